"""Recorded games replay to what came out then, and together show all that the game has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .record import CARDS, FOLDER, cards, facts, read
from .witness import everything, sheet_of, shown

JOURNALS = sorted(FOLDER.glob("*.jsonl"))
FACTS = json.loads((FOLDER / "facts.json").read_text("utf-8"))


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    text = read(file.stem)
    match, seen = shown(text)
    assert match.journal.dumps() == text
    assert facts(match, seen) == FACTS[file.stem]


def test_everything_is_shown() -> None:
    assert {file.stem for file in JOURNALS} == set(FACTS)
    together = {name for one in FACTS.values() for name in one["shows"]}
    assert everything(sheet_of(cards())) <= together
    assert sum(file.stat().st_size for file in (*JOURNALS, CARDS)) < 600_000
