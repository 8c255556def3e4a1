"""The laws that are Metallum's own: pieces are conserved, and money is the sum of its events."""

from __future__ import annotations

import pytest

from metalworks import laws
from metalworks.games.metallum import GAME
from metalworks.games.metallum import laws as own
from metalworks.kernel.checked import LawBroken
from metalworks.kernel.state import State

from .positions import random_state


@pytest.mark.rule("MET-1.1", "MET-1.2", "MET-1.5")
def test_what_is_counted() -> None:
    counted = own.pieces(random_state(1, 250))
    assert counted == {
        "red extractors": 25, "red below zero": 0, "red tiles": 12,
        "blue extractors": 25, "blue below zero": 0, "blue tiles": 12,
        "planetary cards": 12, "action cards": 9, "slots without their card": 0, "planets": 9,
    }  # fmt: skip
    assert counted == own.pieces(GAME.start(2, GAME.read_options({}), GAME.load_content()))


@pytest.mark.parametrize("name", ["red money", "blue reserve"])
def test_money_without_an_event_breaks_a_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = own.accounts

    def forged(state: State) -> dict[str, int]:
        found = honest(state)
        return found | {name: found[name] + int(state.waiting() == 0)}

    monkeypatch.setattr(own, "accounts", forged)
    with pytest.raises(LawBroken, match=f"by the events there should be .*{name}"):
        list(laws.check_quickly("metallum", 2, 0))


def test_a_lost_extractor_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = own.pieces
    monkeypatch.setattr(own, "pieces", lambda state: honest(state) | {"red extractors": 25 - int(state.waiting() == 0)})
    with pytest.raises(LawBroken, match="pieces were"):
        list(laws.check_quickly("metallum", 2, 0))
