"""What the terminal says under the cursor at a table of Metallurgie."""

from __future__ import annotations

import pytest

from metalworks import Match
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.terminal.boards.metallurgie.words import hint
from metalworks.terminal.scene import scene_of
from tests.games.metallurgie.tables import COPPER, END, IRON, SILVER, place, row, table


def says(match: Match, at: tuple[int, int], metal: Metal | None = None, language: str = "en") -> str:
    scene = scene_of(match, 0, language)
    return hint(scene, Cell(*at), metal)


def test_what_a_card_would_bring() -> None:
    match = table(i="5,1", c=f"{row(5, 1)};4,0", s=row(4), hands=("sii", "iii"))
    assert says(match, (4, 0), SILVER).endswith("★ silver 5 of 5 would score · then a chain: copper 8 of 7")
    assert says(match, (6, 1), IRON).endswith("would make iron 2 of 9")
    assert says(match, (0, 0), COPPER).endswith("silver area, 4 of 5")  # it may not be laid there
    match.play(0, place(SILVER, 4, 0))
    match.play(0, END)
    assert "then a chain: copper" in says(match, (2, 0))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "must stay: 2 cards would be cut off"),
        ("de", "muss bleiben: 2 Karten würden abgetrennt"),
        ("pl", "musi zostać: odcięte byłyby 2 karty"),
    ],
)
def test_what_a_card_holds(language: str, words: str) -> None:
    match = table(i=row(8), c="", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    assert says(match, (2, 0), language=language).endswith(words)
    assert "cut off" not in says(match, (0, 0))
