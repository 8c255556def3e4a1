"""The contract of a game in progress.

The laws, which `metalworks.laws` checks on random play for every game:

- Exactly one of three holds: seats must decide (`waiting` is a set of seats), chance must fall
  (`CHANCE`), or the game is over (`OVER`).
- Every action in `legal(seat)` can be applied; the list is never empty for a waiting seat, holds
  no action twice, and depends only on what that seat may know.
- `copy` shares nothing that changes.
- `resample(seat, rng)` gives a state that this seat cannot tell from the real one.
- Every game ends.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from metalworks.kernel.rng import Rng

OVER: Final = 0
CHANCE: Final = 1 << 16  # seats take the bits below
NOBODY: Final = -1

EVENT_INTS: Final = 6  # kind and five arguments


@mypyc_attr(allow_interpreted_subclasses=False)
class State:
    """A game in progress, in whole numbers; the rules of a game fill it in."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # Counts the moments nothing can be taken back past: something hidden came out, or the
        # turn went to somebody else.
        self.epoch: i64 = 0
        # What happened, EVENT_INTS numbers an event; kept only while somebody listens.
        self.recording: bool = False
        self.log: vec[i64] = vec[i64]()

    def copy(self) -> State:
        """An independent copy; it does not record."""
        raise NotImplementedError  # abstract

    def waiting(self) -> i64:
        """The seats that must decide now as bits, or CHANCE, or OVER."""
        raise NotImplementedError  # abstract

    def legal(self, seat: i64) -> vec[i64]:
        """What a seat may do, in an order that depends only on what it may know.

        Never empty for a waiting seat. For another seat it is empty, unless that seat may still
        change a choice it has made at the same time as others.
        """
        raise NotImplementedError  # abstract

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of a waiting seat."""
        raise NotImplementedError  # abstract

    def outcomes(self) -> vec[i64]:
        """What may fall now: the weight of each outcome by its number, 0 where it cannot."""
        raise NotImplementedError  # abstract

    def resolve(self, outcome: i64) -> None:
        """Let an outcome of positive weight fall."""
        raise NotImplementedError  # abstract

    def returns(self) -> list[float]:
        """At the end: one victory, shared equally among the winners."""
        raise NotImplementedError  # abstract

    def appraise(self, seat: i64) -> i64:
        """How well a seat stands, from what it may know; 1000 is the worth of one point."""
        raise NotImplementedError  # abstract

    def resample(self, seat: i64, rng: Rng) -> State:
        """A copy in which everything hidden from this seat is drawn anew (NOBODY: from all)."""
        raise NotImplementedError  # abstract

    def to_bytes(self) -> bytes:
        """The whole state; the `from_bytes` of the game's rules reads it back."""
        raise NotImplementedError  # abstract

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event for whoever listens."""
        if self.recording:
            log = self.log
            log = append(log, kind)
            log = append(log, a)
            log = append(log, b)
            log = append(log, c)
            log = append(log, d)
            log = append(log, e)
            self.log = log

    def take_log(self) -> vec[i64]:
        """What was recorded since the last time."""
        log = self.log
        self.log = vec[i64]()
        return log


def lowest_seat(seats: i64) -> i64:
    """The first of a non-empty set of seats."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat
