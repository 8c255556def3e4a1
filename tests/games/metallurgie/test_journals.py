"""Whole recorded games for every player count, variant and way to end replay to what came out then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from metalworks import Match
from metalworks.table.journal import Journal

from .record import FOLDER, facts, wanted, way_to_end

JOURNALS = sorted(FOLDER.glob("*.jsonl"))
FACTS = json.loads((FOLDER / "facts.json").read_text("utf-8"))


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.replay(text)
    assert match.journal.dumps() == text
    assert facts(match) == FACTS[file.stem]


def test_every_way_to_end_is_recorded() -> None:
    assert {file.stem for file in JOURNALS} == set(FACTS)
    for name, seats, bonus, way, reason in wanted():
        journal = Journal.loads((FOLDER / f"{name}.jsonl").read_text("utf-8"))
        assert len(journal.header.seats) == seats
        assert journal.header.options.get("bonus", False) is bonus
        assert way in ("", way_to_end(journal.lines))
        assert FACTS[name]["result"]["reason"] == f"result-{reason}"


def test_undone_steps_and_own_content_are_among_them() -> None:
    assert '"undo":true' in (FOLDER / "4-with-undo.jsonl").read_text("utf-8")
    assert Journal.loads((FOLDER / "3-own-content.jsonl").read_text("utf-8")).header.content.startswith("mine@")
    assert Journal.loads((FOLDER / "2-from-a-position.jsonl").read_text("utf-8")).header.position
