"""MAD-C5: what studies of games between computer captains say."""

from __future__ import annotations

from pathlib import Path

import pytest

import metalworks
from metalworks.arena.balance import Balance, balance
from metalworks.arena.play import play, run, study_of
from metalworks.arena.store import Folder

STUDY = study_of(metalworks.game("metal_adventures"), "greedy", {})
LENGTHS = {3: (8, 14), 4: (8, 14), 5: (6, 12), 6: (6, 12)}


def ended_by_glory(report: Balance) -> float:
    return report.used["balance-endings"]["balance-ending-glory"]


@pytest.mark.rule("MAD-C5")
@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "games"), [(3, 16), (6, 5)])
def test_a_small_study_is_about_right(seats: int, games: int) -> None:
    """So few games say nothing of seats and cards; length and endings they show, with a turn to spare."""
    report = balance(seats, [play(STUDY, seats, seed) for seed in range(games)])
    shortest, longest = LENGTHS[seats]
    assert shortest - 1 <= report.length.median <= longest
    assert ended_by_glory(report) >= 0.8
    assert report.used["balance-deals"]["balance-deals-sealed"] >= 2
    assert report.used["balance-tour"]["tour-6"] >= 2


@pytest.mark.long
@pytest.mark.rule("MAD-C5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_thousand_games_are_balanced(seats: int, tmp_path: Path) -> None:
    games = run(Folder(tmp_path, STUDY), [seats], 2000, 2, lambda count, more: None)[seats]
    report = balance(seats, games)
    shortest, longest = LENGTHS[seats]
    assert shortest <= report.length.median <= longest
    assert ended_by_glory(report) >= 0.8
    assert max(share.times_fair for share in report.by_seat) <= 1.25
    assert max(share.times_fair for share in report.by_trait["balance-base"].values()) <= 1.5
    assert min(report.used["balance-trophies"].values()) > 0
    assert min(report.used["balance-tour"].values()) > 0
