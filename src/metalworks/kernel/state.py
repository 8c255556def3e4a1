"""The contract of a game in progress.

A seat acts in one of three roles. It *must* decide: it has a turn and is waited for. It *is asked*:
it is waited for in another seat's turn, and `silence` is the answer that stands for none. It *may*
act though nobody waits for it.

The laws, which `metalworks.laws` checks on random play for every game:

- Exactly one of three holds: seats must decide or are asked (`waiting` is a set of seats), chance
  must be resolved (`CHANCE`), or the game is over (`OVER`). None of it depends on what is hidden
  from anybody at the table.
- Every action in `legal(seat)` can be applied and has reason 0, every other action has another
  reason; the list is never empty for a waiting seat, holds no action twice, and depends only on
  what that seat may know.
- A seat that must decide cannot return to a state it has been in without another seat or chance
  coming in between; so every game ends.
- `copy` shares nothing that changes, and neither it nor `visit` forgets a field.
- `resample(viewer, rng)` gives a state that this viewer cannot tell from the real one: `observe` is
  the same. Where two views differ, `observe` differs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from metalworks.kernel.fields import Fields, Hasher
from metalworks.kernel.rng import Rng

# Viewers: seats from 0 to 15, and whoever only watches. An audience is a set of viewers as bits.
SPECTATOR: Final = 16
PUBLIC: Final = (1 << 17) - 1

# What `waiting` says besides a set of seats.
OVER: Final = 0
CHANCE: Final = 1 << 17

POSSIBLE: Final = 0  # what `reason` says of a legal action
NO_ACTION: Final = -1  # what `silence` says of a seat that is not asked
NO_SEAT: Final = -1  # in events and outcomes, where a seat could be named and none is

EVENT_INTS: Final = 7  # audience, kind and five arguments
FRAME_INTS: Final = 5  # step, who, and three arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress, in whole numbers; the rules of a game fill it in."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # Undo barrier: rises when hidden information is revealed or the turn passes.
        self.epoch: i64 = 0
        # Where compound effects stand: a stack of small steps, FRAME_INTS numbers each.
        self.frames: vec[i64] = vec[i64]()
        # What happened, EVENT_INTS numbers an event; kept only while somebody listens.
        self.recording: bool = False
        self.log: vec[i64] = vec[i64]()

    # -- the questions every game answers ----------------------------------------------------

    def copy(self) -> State:
        """An independent copy; it does not record."""
        raise NotImplementedError  # abstract

    def waiting(self) -> i64:
        """The seats that must decide or are asked now as bits, or CHANCE, or OVER."""
        raise NotImplementedError  # abstract

    def legal(self, seat: i64) -> vec[i64]:
        """What a seat may do, in an order that depends only on what it may know.

        Never empty for a waiting seat. For another seat it is what that seat may do though nobody
        waits for it.
        """
        raise NotImplementedError  # abstract

    def reason(self, seat: i64, action: i64) -> i64:
        """Why a seat may not do this now: POSSIBLE, or a number that the game puts into words."""
        raise NotImplementedError  # abstract

    def codes(self) -> i64:
        """Every action that can be named is a number from 0 to below this one."""
        raise NotImplementedError  # abstract

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError  # abstract

    def outcomes(self) -> vec[i64]:
        """The chance outcomes: the weight of each by its number, 0 where it is impossible."""
        raise NotImplementedError  # abstract

    def resolve(self, outcome: i64) -> None:
        """Resolve chance with an outcome of positive weight."""
        raise NotImplementedError  # abstract

    def returns(self) -> list[float]:
        """At the end: one victory, shared equally among the winners."""
        raise NotImplementedError  # abstract

    def resample(self, viewer: i64, rng: Rng) -> State:
        """A copy in which everything hidden from a viewer is drawn again."""
        raise NotImplementedError  # abstract

    def observe(self, viewer: i64) -> vec[i64]:
        """All that a viewer knows, in a fixed order: the key of an information set."""
        raise NotImplementedError  # abstract

    def to_bytes(self) -> bytes:
        """The whole state; the `from_bytes` of the game's rules reads it back."""
        raise NotImplementedError  # abstract

    # -- what some games answer differently --------------------------------------------------

    def candidates(self, seat: i64) -> vec[i64]:
        """The part of `legal` that is worth a search's time; not empty where `legal` is not."""
        return self.legal(seat)

    def any_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each with the same chance; a game may find one without listing them all."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def silence(self, seat: i64) -> i64:
        """The legal action that stands for the answer of a seat that is asked; NO_ACTION for any other seat."""
        return NO_ACTION

    def visit(self, fields: Fields) -> None:
        """Show every field that is not derived from others; a game adds its own after these."""
        self.epoch = fields.number(self.epoch)
        self.frames = fields.numbers(self.frames)

    def hash(self) -> i64:
        """62 bits of the whole state."""
        hasher = Hasher()
        self.visit(hasher)
        return hasher.value()

    # -- the same for all ---------------------------------------------------------------------

    def copy_base(self, other: State) -> None:
        """Take over the fields that every state has, but not who listens."""
        self.epoch = other.epoch
        self.frames = other.frames[:]

    def push(self, step: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Begin a small step; what is below it goes on when it is popped."""
        frames = self.frames
        frames = append(frames, step)
        frames = append(frames, who)
        frames = append(frames, a)
        frames = append(frames, b)
        frames = append(frames, c)
        self.frames = frames

    def pop(self) -> None:
        """The step on top is done."""
        self.frames = self.frames[: len(self.frames) - FRAME_INTS]

    def depth(self) -> i64:
        """How many steps are open."""
        return len(self.frames) // FRAME_INTS

    def step(self) -> i64:
        """The step on top; 0 where there is none, so steps are numbered from 1."""
        return self.frames[len(self.frames) - FRAME_INTS] if len(self.frames) > 0 else 0

    def who(self) -> i64:
        """The seat that the step on top is about."""
        return self.frames[len(self.frames) - FRAME_INTS + 1]

    def argument(self, number: i64) -> i64:
        """An argument of the step on top: 0, 1 or 2."""
        return self.frames[len(self.frames) - FRAME_INTS + 2 + number]

    def set_argument(self, number: i64, value: i64) -> None:
        self.frames[len(self.frames) - FRAME_INTS + 2 + number] = value

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event that everybody may know of."""
        if self.recording:
            self.note_for(PUBLIC, kind, a, b, c, d, e)

    def note_for(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event for a set of viewers; another event has its public half for the rest."""
        if self.recording:
            log = self.log
            log = append(log, audience)
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


def only(seat: i64) -> i64:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """The audience of everybody else, spectators included."""
    return PUBLIC & ~(1 << seat)


def lowest_seat(seats: i64) -> i64:
    """The first of a non-empty set of seats."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat
