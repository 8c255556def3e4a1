"""Random play to the end: the measure of speed, and what the laws are checked on."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, lowest_seat


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end, in place; the number of decisions seats took."""
    decisions: i64 = 0
    while True:
        waiting = state.waiting()
        if waiting == OVER:
            return decisions
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
        else:
            seat = lowest_seat(waiting)
            state.apply(seat, state.any_action(seat, rng))
            decisions += 1


def playouts(start: State, games: i64, rng: Rng) -> i64:
    """Many random games from one start; the number of decisions in all."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions


def copies(state: State, times: i64) -> i64:
    """Copy a state many times, for the benchmark."""
    total: i64 = 0
    for _ in range(times):
        total += state.copy().epoch
    return total


def hashes(state: State, times: i64) -> i64:
    """Hash a state many times, for the benchmark."""
    total: i64 = 0
    for _ in range(times):
        total ^= state.hash()
    return total


def trace(state: State, rng: Rng) -> i64:
    """A number over every choice offered and made in a random game, to compare both modes."""
    h: i64 = 7
    while True:
        waiting = state.waiting()
        if waiting == OVER:
            break
        h = (h * 31 + waiting) % 1000000007
        if waiting == CHANCE:
            weights = state.outcomes()
            for weight in weights:
                h = (h * 31 + weight) % 1000000007
            outcome = rng.weighted(weights)
            h = (h * 37 + outcome) % 1000000007
            state.resolve(outcome)
            h = (h * 31 + state.hash()) % 1000000007
        else:
            seat = lowest_seat(waiting)
            actions = state.legal(seat)
            for action in actions:
                h = (h * 31 + action) % 1000000007
            action = actions[rng.below(len(actions))]
            h = (h * 37 + action) % 1000000007
            state.apply(seat, action)
    for share in state.returns():
        h = (h * 41 + int(share * 60)) % 1000000007
    return h
