"""Random play that checks the cheap laws of the contract at every step, by the million. Compiled.

What costs more, or needs the game's typed side, is in `metalworks.laws`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State

STEP_LIMIT: Final = 100_000  # ours: a game of more steps is taken for one that never ends
COPY_EVERY: Final = 32  # copies are compared at one step in so many, drawn at random

# An open hash set of actions, all -1 between uses; longer lists are compared pair by pair.
_SLOTS: Final = 4096
_MOST: Final = 2048
_SET: Final = vec[i64]([-1] * _SLOTS)


class LawBroken(Exception):
    """A law of the contract does not hold."""


def repeats(actions: vec[i64]) -> bool:
    """Whether an action is listed twice."""
    if len(actions) > _MOST:
        return len(set(actions)) < len(actions)
    found = False
    slots = _SET
    for action in actions:
        at = (action * 40503) & (_SLOTS - 1)
        while slots[at] != -1 and slots[at] != action:
            at = (at + 1) & (_SLOTS - 1)
        if slots[at] == action:
            found = True
        slots[at] = action
    # Emptied whole chains at a time: an action sits between its home and the next free slot.
    for action in actions:
        at = (action * 40503) & (_SLOTS - 1)
        while slots[at] != -1:
            slots[at] = -1
            at = (at + 1) & (_SLOTS - 1)
    return found


def check_choices(state: State, waiting: i64) -> None:
    """Waiting seats have something to do, nobody may act while chance falls or after the end."""
    seat: i64
    for seat in range(state.seats):
        actions = state.legal(seat)
        if (waiting >> seat) & 1 and waiting != CHANCE:
            if len(actions) == 0:
                raise LawBroken(f"seat {seat} must decide but has no legal action")
        elif (waiting == CHANCE or waiting == OVER) and len(actions) > 0:
            raise LawBroken(f"seat {seat} has legal actions while nobody decides")
        if repeats(actions):
            raise LawBroken(f"legal({seat}) lists an action twice")


def check_chance(state: State) -> None:
    """Weights are not negative, and something can fall."""
    total: i64 = 0
    for weight in state.outcomes():
        if weight < 0:
            raise LawBroken("an outcome has a negative weight")
        total += weight
    if total <= 0:
        raise LawBroken("chance must fall but no outcome has weight")
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
    """A copy says the same, and what happens to it does not happen to the original."""
    before = state.to_bytes()
    other = state.copy()
    if other.to_bytes() != before:
        raise LawBroken("a copy differs from its original")
    other.apply(seat, action)
    if state.to_bytes() != before:
        raise LawBroken("playing on a copy changed its original")


def random_seat(state: State, waiting: i64, rng: Rng) -> i64:
    """A seat that acts: of those that must decide, rarely one that may still change its choice."""
    candidates: i64 = 0
    may: i64 = waiting
    seat: i64
    if waiting & (waiting - 1) != 0 or rng.below(8) == 0:
        for seat in range(state.seats):
            if len(state.legal(seat)) > 0 and rng.below(8) == 0:
                may |= 1 << seat
    for seat in range(state.seats):
        candidates += (may >> seat) & 1
    pick = rng.below(candidates)
    seat = 0
    while True:
        if (may >> seat) & 1:
            if pick == 0:
                return seat
            pick -= 1
        seat += 1


def checked_step(state: State, rng: Rng) -> bool:
    """One random step under all cheap laws; False once the game is over."""
    waiting = state.waiting()
    if waiting != CHANCE and waiting >> state.seats != 0:
        raise LawBroken(f"waiting is {waiting}, with {state.seats} seats")
    check_choices(state, waiting)
    if waiting == OVER:
        check_returns(state)
        return False
    epoch = state.epoch
    if waiting == CHANCE:
        check_chance(state)
        state.resolve(rng.weighted(state.outcomes()))
        if state.epoch <= epoch:
            raise LawBroken("chance fell and could still be taken back")
    else:
        seat = random_seat(state, waiting, rng)
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        if rng.below(COPY_EVERY) == 0:
            check_copy(state, seat, action)
        state.apply(seat, action)
        if state.epoch < epoch:
            raise LawBroken("the epoch went back")
    return True


def checked_playout(state: State, rng: Rng) -> i64:
    """Play at random to the end under all cheap laws, in place; the number of steps."""
    steps: i64 = 0
    while checked_step(state, rng):
        steps += 1
        if steps > STEP_LIMIT:
            raise LawBroken(f"the game goes on after {STEP_LIMIT} steps")
    return steps
