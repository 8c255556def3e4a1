"""Clocks, from the times in the log alone."""

from __future__ import annotations

import pytest

from metalworks.messages import Pace
from metalworks.server.hosted.clocks import DAY, GRACE, Clocks, Outages


def test_a_bank_with_an_increment() -> None:
    clocks = Clocks(Pace(bank=100, increment=10), 2, Outages())
    clocks.run(0, [0], None)
    clocks.run(30, [0], 0)  # a step within the turn
    assert clocks.remaining(0, 40) == 60
    clocks.run(40, [1], 0)
    assert clocks.remaining(0, 1000) == 70
    assert clocks.remaining(1, 50) == 90
    assert not clocks.is_late(1, 140)
    assert clocks.is_late(1, 141)
    assert not clocks.is_late(0, 10_000)


def test_days_for_each_turn() -> None:
    clocks = Clocks(Pace(days=2), 2, Outages())
    clocks.run(0, [0], None)
    clocks.run(DAY, [1], 0)
    clocks.run(2 * DAY, [0], 1)
    assert clocks.remaining(0, 2 * DAY) == 2 * DAY
    assert clocks.is_late(0, 4 * DAY + 1)


def test_taking_a_choice_back_gains_no_time() -> None:
    clocks = Clocks(Pace(bank=100, increment=10), 2, Outages())
    clocks.run(0, [0, 1], None)
    for at in range(0, 50, 10):
        clocks.run(at + 5, [1], 0)  # committed
        clocks.run(at + 10, [0, 1], 0)  # and taken back
    assert clocks.remaining(0, 50) == 75
    days = Clocks(Pace(days=1), 2, Outages())
    days.run(0, [0, 1], None)
    days.run(100, [1], 0)
    days.run(200, [0, 1], 0)
    assert days.remaining(0, 200) == DAY - 100


def test_whoever_comes_back_can_think() -> None:
    clocks = Clocks(Pace(bank=10), 2, Outages())
    clocks.run(0, [0], None)
    clocks.run(20, [], None)  # a computer plays
    assert clocks.remaining(0, 20) == -10
    clocks.run(30, [0], None)
    clocks.restore(0, 30)
    assert clocks.remaining(0, 30) == GRACE


def test_no_clock() -> None:
    clocks = Clocks(Pace(), 2, Outages())
    clocks.run(0, [0], None)
    assert not clocks.is_late(0, 1e9)
    assert clocks.show(5) is None


@pytest.mark.parametrize("pace", [Pace(bank=5), Pace(days=1)])
def test_shown(pace: Pace) -> None:
    clocks = Clocks(pace, 2, Outages())
    clocks.run(0, [1], None)
    shown = clocks.show(1.5)
    assert shown is not None
    assert [clock.running for clock in shown] == [False, True]
    assert shown[0].remaining - shown[1].remaining == 1.5


def test_nobodys_clock_runs_while_no_server_does() -> None:
    clocks = Clocks(Pace(bank=100), 2, Outages([(10, 20), (50, 1050), (2000, 2500)]))
    clocks.run(15, [0], None)  # told by a clock that was behind
    assert clocks.remaining(0, 30) == 90
    assert clocks.remaining(0, 1060) == 100 - 30 - 10
    clocks.run(1060, [1], 0)
    assert clocks.remaining(0, 3000) == 60
    assert clocks.remaining(1, 1100) == 60
    assert not clocks.is_late(1, 1160)
    assert clocks.is_late(1, 1161)
