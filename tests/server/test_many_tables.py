"""The strongest level at twenty tables at once: nobody waits long, neither for it nor for the server."""

from __future__ import annotations

import pytest

from metalworks import GAMES, game
from metalworks.load_test import computers, run_computers


def test_all_games_are_at_the_many_tables() -> None:
    assert list(computers.GAMES) == list(GAMES)
    for name, seats in computers.GAMES.items():
        assert seats == game(name).official_seats[0]


@pytest.mark.compiled_only
def test_a_person_plays_with_two_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few seconds of one table: whether everybody acts, not how fast."""
    monkeypatch.setattr(computers, "WARM_UP", 0.0)
    monkeypatch.setattr(computers, "GAMES", {"metal_adventures": 3})
    pace = run_computers(tables=1, seconds=4.0)
    assert pace.moves > 0
    assert pace.decisions > 0


@pytest.mark.long  # by the clock on the wall: not beside other tests
@pytest.mark.compiled_only
@pytest.mark.timeout(600)
def test_twenty_tables_against_the_strongest_level() -> None:
    pace = run_computers(tables=20, seconds=60.0)
    assert pace.decisions > 200
    assert pace.decision_most_s < 10
    assert pace.moves > 100
    assert pace.p99_ms < 200
