"""Recorded games replay to what came out then, and show every module, installation, edition and way to decide."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from metalworks import Match
from metalworks.games.metallum.events import MoneyChanged
from metalworks.games.metallum.rules.components import BLUE, RED

from .record import FOLDER, facts
from .tables import see
from .witness import everything, shown

JOURNALS = sorted(FOLDER.glob("*.jsonl"))
FACTS = json.loads((FOLDER / "facts.json").read_text("utf-8"))
EDITIONS = pytest.mark.parametrize("edition", ["en", "de", "pl"])


def read(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text("utf-8")


def earned(match: Match, seat: int) -> int:
    return sum(event.amount for event in match.events(None) if isinstance(event, MoneyChanged) and event.seat == seat)


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    assert Match.replay(text).journal.dumps() == text
    assert facts(text) == FACTS[file.stem]


def test_everything_is_shown() -> None:
    assert {file.stem for file in JOURNALS} == set(FACTS)
    together = {name for one in FACTS.values() for name in one["shows"]}
    assert everything() <= together
    assert sum(file.stat().st_size for file in JOURNALS) < 300_000


@pytest.mark.rule("MET-7.1")
@pytest.mark.parametrize(
    ("name", "reason", "winners"),
    [
        ("money", "money", [1]),
        ("extractors", "tie-extractors", [1]),
        ("costs", "tie-costs", [1]),
        ("draw", "draw", [0, 1]),
    ],
)
def test_every_way_to_decide(name: str, reason: str, winners: list[int]) -> None:
    match, seen = shown(read(f"tie-{name}"))
    assert f"decided by {name}" in seen
    assert match.result is not None
    assert match.result.reason == f"result-{reason}"
    assert list(match.result.winners) == winners


@pytest.mark.rule("MET-5.5")
@EDITIONS
def test_the_example_of_scoring(edition: str) -> None:
    match = Match.replay(read(f"example-scoring-{edition}"))
    assert see(match).edition == edition
    assert (earned(match, RED), earned(match, BLUE)) == (13, 7)
    assert [seat.money for seat in see(match).seats] == [13, 7]


@pytest.mark.rule("MET-9.1", "MET-9.2", "MET-9.3", "MET-9.4")
@EDITIONS
def test_the_example_of_an_action_phase(edition: str) -> None:
    match = Match.replay(read(f"example-actions-{edition}"))
    view = see(match)
    assert (view.edition, view.round) == (edition, 2)
    assert [seat.money for seat in view.seats] == [5, 7]
    assert (2 + earned(match, RED), 3 + earned(match, BLUE)) == (5, 7)
    assert [seat.reserve for seat in view.seats] == [23, 24]
    assert [place.extractors for place in view.line[1:4]] == [(1, 0), (0, 1), (1, 0)]
    moves = [read(f"example-actions-{name}").split("\n")[1:] for name in ("en", edition)]
    assert moves[0] == moves[1]
