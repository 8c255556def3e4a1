"""Random play that checks the cheap laws of the contract at every step, by the million. Compiled.

What costs more, or needs the game's typed side, is in `metalworks.laws`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_ACTION, OVER, POSSIBLE, State

STEP_LIMIT: Final = 100_000  # ours: a game of more steps is taken for one that never ends
COPY_EVERY: Final = 128  # copies are compared and candidates asked for at one step in so many, drawn at random
CHOICES_EVERY: Final = 16  # likewise what every seat may do
OFF_TURN_EVERY: Final = 16  # a step in so many is left to seats that only may act
TRAIL_EVERY: Final = 4  # of the runs of decisions that a seat makes alone, one in so many is followed: hashes cost most
REASON_EVERY: Final = 256  # likewise the reasons of every action that can be named, ...
REASON_SHARE: Final = 8  # ... or at one step in a share of their number, if that is more


class LawBroken(Exception):
    """A law of the contract does not hold."""


def repeats(actions: vec[i64]) -> bool:
    """Whether an action is listed twice."""
    size: i64 = 16
    while size < 4 * len(actions):
        size *= 2
    slots = vec[i64]([-1] * size)  # an open hash set
    for action in actions:
        at = (action * 40503) & (size - 1)
        while slots[at] != -1 and slots[at] != action:
            at = (at + 1) & (size - 1)
        if slots[at] == action:
            return True
        slots[at] = action
    return False


def contains(actions: vec[i64], action: i64) -> bool:
    for other in actions:
        if other == action:
            return True
    return False


def check_choices(state: State, waiting: i64) -> None:
    """Waiting seats have something to do; nobody may act while chance is open or after the end."""
    seat: i64
    for seat in range(state.seats):
        actions = state.legal(seat)
        waits = waiting != CHANCE and (waiting >> seat) & 1 != 0
        if waits:
            if len(actions) == 0:
                raise LawBroken(f"seat {seat} must decide but has no legal action")
        elif (waiting == CHANCE or waiting == OVER) and len(actions) > 0:
            raise LawBroken(f"seat {seat} has legal actions while nobody decides")
        if repeats(actions):
            raise LawBroken(f"legal({seat}) lists an action twice")
        silence = state.silence(seat)
        if silence != NO_ACTION and not (waits and contains(actions, silence)):
            raise LawBroken(f"the silence of seat {seat} is {silence}, which it may not do")


def check_candidates(state: State, seat: i64, actions: vec[i64]) -> None:
    """Candidates are a part of what is legal, and there are some where anything is legal."""
    candidates = state.candidates(seat)
    if len(candidates) == 0 and len(actions) > 0:
        raise LawBroken(f"candidates({seat}) is empty")
    if len(candidates) > len(actions) or repeats(candidates):
        raise LawBroken(f"candidates({seat}) lists an action twice")
    if len(candidates) < len(actions):
        for action in candidates:
            if not contains(actions, action):
                raise LawBroken(f"candidates({seat}) lists {action}, which is not legal")


def check_reasons(state: State) -> None:
    """Exactly what is legal is possible, of every action that can be named, for every seat."""
    seat: i64
    action: i64
    for seat in range(state.seats):
        actions = state.legal(seat)
        possible: i64 = 0
        for action in range(state.codes()):
            if state.reason(seat, action) == POSSIBLE:
                possible += 1
                if not contains(actions, action):
                    raise LawBroken(f"action {action} of seat {seat} has no reason against it and is not legal")
        if possible != len(actions):
            for action in actions:
                if action >= state.codes() or state.reason(seat, action) != POSSIBLE:
                    raise LawBroken(f"legal action {action} of seat {seat} has reason {state.reason(seat, action)}")


def check_chance(state: State) -> None:
    """Weights are not negative, and some outcome is possible."""
    total: i64 = 0
    for weight in state.outcomes():
        if weight < 0:
            raise LawBroken("an outcome has a negative weight")
        total += weight
    if total <= 0:
        raise LawBroken("chance is open but no outcome has weight")
    if total >= 1 << 31:
        raise LawBroken("the weights of chance exceed what Rng can draw")


def check_returns(state: State) -> None:
    """One victory is shared among the seats."""
    shares = state.returns()
    total = 0.0
    for share in shares:
        if share < 0.0:
            raise LawBroken("a share of the victory is negative")
        total += share
    if len(shares) != state.seats or abs(total - 1.0) > 1e-9:
        raise LawBroken(f"the shares of the victory are {shares}")


def check_copy(state: State, seat: i64, action: i64) -> None:
    """A copy is the same, and what happens to it does not happen to the original."""
    before = state.to_bytes()
    key = state.hash()
    other = state.copy()
    if other.to_bytes() != before:
        raise LawBroken("a copy differs from its original")
    if other.hash() != key:
        raise LawBroken("a copy has another hash than its original")
    other.apply(seat, action)
    if state.to_bytes() != before or state.hash() != key:
        raise LawBroken("playing on a copy changed its original")


def random_seat(state: State, waiting: i64, rng: Rng) -> i64:
    """A seat that acts: of those that are waited for, now and then one that only may."""
    found: i64 = 0
    acting: i64 = waiting
    seat: i64
    if rng.below(OFF_TURN_EVERY) == 0:
        for seat in range(state.seats):
            if len(state.legal(seat)) > 0 and rng.below(8) == 0:
                acting |= 1 << seat
    for seat in range(state.seats):
        found += (acting >> seat) & 1
    pick = rng.below(found)
    seat = 0
    while True:
        if (acting >> seat) & 1:
            if pick == 0:
                return seat
            pick -= 1
        seat += 1


class Trail:
    """The states that one seat has been in by its own decisions alone, by their hashes."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.runs: i64 = 0
        self.hashes: vec[i64] = vec[i64]()

    def leave(self) -> None:
        """Chance or somebody else came in between."""
        self.seat = -1

    def begin(self, state: State, seat: i64) -> None:
        """A seat that is waited for is about to decide."""
        if self.seat != seat:
            self.seat = seat
            self.runs += 1
            self.hashes = vec[i64]([state.hash()]) if self.runs % TRAIL_EVERY == 1 else vec[i64]()

    def follow(self, state: State, seat: i64) -> None:
        """It has decided, and must not be where it has been."""
        if len(self.hashes) == 0:
            return
        now = state.hash()
        if contains(self.hashes, now):
            raise LawBroken(f"seat {seat} came back to a state by itself")
        self.hashes = append(self.hashes, now)


def checked_step(state: State, rng: Rng, trail: Trail) -> bool:
    """One random step under all cheap laws; False once the game is over."""
    waiting = state.waiting()
    if waiting != CHANCE and waiting >> state.seats != 0:
        raise LawBroken(f"waiting is {waiting}, with {state.seats} seats")
    if waiting == OVER or rng.below(CHOICES_EVERY) == 0:
        check_choices(state, waiting)
    if waiting == OVER:
        check_returns(state)
        return False
    epoch = state.epoch
    if waiting == CHANCE:
        check_chance(state)
        state.resolve(rng.weighted(state.outcomes()))
        trail.leave()
        if state.epoch <= epoch:
            raise LawBroken("chance was resolved and could still be undone")
        return True
    if rng.below(max(REASON_EVERY, state.codes() * state.seats // REASON_SHARE)) == 0:
        check_reasons(state)
    seat = random_seat(state, waiting, rng)
    actions = state.legal(seat)
    if len(actions) == 0:
        raise LawBroken(f"seat {seat} must decide but has no legal action")
    action = actions[rng.below(len(actions))]
    if rng.below(COPY_EVERY) == 0:
        check_copy(state, seat, action)
        check_candidates(state, seat, actions)
    waits = (waiting >> seat) & 1 != 0
    if waits:
        trail.begin(state, seat)
    state.apply(seat, action)
    if waits:
        trail.follow(state, seat)
    else:
        trail.leave()
    if state.epoch < epoch:
        raise LawBroken("the epoch went back")
    return True


def checked_playout(state: State, rng: Rng) -> i64:
    """Play at random to the end under all cheap laws, in place; the number of steps."""
    steps: i64 = 0
    trail = Trail()
    while checked_step(state, rng, trail):
        steps += 1
        if steps > STEP_LIMIT:
            raise LawBroken(f"the game goes on after {STEP_LIMIT} steps")
    return steps
