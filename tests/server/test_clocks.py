"""Clocks, from the times in the log alone."""

from __future__ import annotations

import pytest

from metalworks.messages import Pace
from metalworks.server.hosted.clocks import DAY, GRACE, Clocks, Outages


def test_a_bank_with_an_increment() -> None:
    clocks = Clocks(Pace(bank=100, increment=10), 2, Outages())
    clocks.run(0, [0])
    clocks.run(30, [0], actor=0)  # a step within the turn
    assert clocks.remaining(0, 40) == 60
    clocks.run(40, [1], actor=0)
    assert clocks.remaining(0, 1000) == 70
    assert clocks.remaining(1, 50) == 90
    assert not clocks.is_late(1, 140)
    assert clocks.is_late(1, 141)
    assert not clocks.is_late(0, 10_000)


def test_days_for_each_turn() -> None:
    clocks = Clocks(Pace(days=2), 2, Outages())
    clocks.run(0, [0])
    clocks.run(DAY, [1], actor=0)
    clocks.run(2 * DAY, [0], actor=1)
    assert clocks.remaining(0, 2 * DAY) == 2 * DAY
    assert clocks.is_late(0, 4 * DAY + 1)


def test_undoing_a_choice_gains_no_time() -> None:
    clocks = Clocks(Pace(bank=100, increment=10), 2, Outages())
    clocks.run(0, [0, 1])
    for at in range(0, 50, 10):
        clocks.run(at + 5, [1], actor=0)  # committed
        clocks.run(at + 10, [0, 1], actor=0)  # and undone
    assert clocks.remaining(0, 50) == 75
    days = Clocks(Pace(days=1), 2, Outages())
    days.run(0, [0, 1])
    days.run(100, [1], actor=0)
    days.run(200, [0, 1], actor=0)
    assert days.remaining(0, 200) == DAY - 100


def test_whoever_comes_back_can_think() -> None:
    clocks = Clocks(Pace(bank=10), 2, Outages())
    clocks.run(0, [0])
    clocks.run(20, [])  # a computer plays
    assert clocks.remaining(0, 20) == -10
    clocks.run(30, [0])
    clocks.restore(0, 30)
    assert clocks.remaining(0, 30) == GRACE


def test_a_turn_is_paused_while_others_are_asked() -> None:
    """Nobody earns time by asking: the increment comes once, when the turn ends."""
    clocks = Clocks(Pace(bank=100, increment=10), 3, Outages())
    clocks.run(0, [0])
    for at in range(10, 60, 10):  # five offers, each thought about for five seconds and answered within five
        clocks.run(at - 5, [], [1], actor=0, is_paused=True)
        assert clocks.remaining(0, at) == 100 - at / 2
        clocks.run(at, [0], actor=1)
    assert clocks.remaining(0, 50) == 75
    clocks.run(50, [1], actor=0)
    assert clocks.remaining(0, 99) == 85


def test_a_turn_that_an_answer_ends_gets_its_increment() -> None:
    clocks = Clocks(Pace(bank=100, increment=10), 2, Outages())
    clocks.run(0, [0])
    clocks.run(5, [], [1], actor=0, is_paused=True)
    clocks.run(7, [1], actor=1)
    assert clocks.remaining(0, 50) == 105
    assert clocks.remaining(1, 7) == 100


def test_a_pause_brings_no_fresh_days() -> None:
    clocks = Clocks(Pace(days=1), 2, Outages())
    clocks.run(0, [0])
    clocks.run(600, [], [1], actor=0, is_paused=True)
    clocks.run(DAY / 5, [0], actor=1)
    assert clocks.remaining(0, DAY / 5) == DAY - 600
    clocks.run(DAY / 4, [1], actor=0)
    clocks.run(DAY / 3, [0], actor=1)
    assert clocks.remaining(0, DAY / 3) == DAY


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (Pace(bank=600), 45),
        (Pace(bank=600, answer=20), 20),
        (Pace(days=2), DAY / 2),
        (Pace(days=2, answer=3600), 3600),
    ],
)
def test_an_answer_has_a_clock_of_its_own(pace: Pace, seconds: float) -> None:
    clocks = Clocks(pace, 3, Outages())
    clocks.run(0, [0])
    assert clocks.due is None
    clocks.run(10, [], [1, 2], actor=0, is_paused=True)
    assert clocks.due == 10 + seconds
    clocks.run(15, [], [2], actor=1, is_paused=True)  # one has answered, the other's clock goes on
    assert clocks.answer_left(1, 15) is None
    assert clocks.answer_left(2, 15) == seconds - 5
    assert not clocks.is_late(2, 10 + 2 * seconds)  # no bank was used
    shown = clocks.show(15)
    assert shown is not None
    assert [(clock.running, clock.answer) for clock in shown] == [(False, None), (False, None), (False, seconds - 5)]
    clocks.run(16, [], [2], actor=2, is_paused=True)  # the next question
    assert clocks.answer_left(2, 16) == seconds


def test_an_answer_clock_pauses_while_no_server_is_running() -> None:
    clocks = Clocks(Pace(bank=600), 2, Outages([(20, 1020)]))
    clocks.run(10, [], [1], actor=0, is_paused=True)
    assert clocks.answer_left(1, 1020) == 35


def test_without_clocks_an_answer_takes_any_time() -> None:
    clocks = Clocks(Pace(), 2, Outages())
    clocks.run(0, [], [1], actor=0, is_paused=True)
    assert clocks.answer_left(1, 1e9) is None
    assert clocks.due is None


def test_no_clock() -> None:
    clocks = Clocks(Pace(), 2, Outages())
    clocks.run(0, [0])
    assert not clocks.is_late(0, 1e9)
    assert clocks.show(5) is None


@pytest.mark.parametrize("pace", [Pace(bank=5), Pace(days=1)])
def test_shown(pace: Pace) -> None:
    clocks = Clocks(pace, 2, Outages())
    clocks.run(0, [1])
    shown = clocks.show(1.5)
    assert shown is not None
    assert [clock.running for clock in shown] == [False, True]
    assert shown[0].remaining - shown[1].remaining == 1.5


def test_clocks_pause_while_no_server_is_running() -> None:
    clocks = Clocks(Pace(bank=100), 2, Outages([(10, 20), (50, 1050), (2000, 2500)]))
    clocks.run(15, [0])  # told by a clock that was behind
    assert clocks.remaining(0, 30) == 90
    assert clocks.remaining(0, 1060) == 100 - 30 - 10
    clocks.run(1060, [1], actor=0)
    assert clocks.remaining(0, 3000) == 60
    assert clocks.remaining(1, 1100) == 60
    assert not clocks.is_late(1, 1160)
    assert clocks.is_late(1, 1161)
