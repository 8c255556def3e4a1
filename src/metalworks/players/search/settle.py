"""Valuing a position in the middle of something: play on quickly until it is calm, then appraise it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.playout import playout
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, lowest_seat
from metalworks.players.search.plans import Reply

STEP_LIMIT: Final = 120  # decisions until a position is appraised as it stands
WORST: Final = -(1 << 60)


def quick_action(appraisal: Appraisal, state: State, seat: i64, rng: Rng) -> i64:
    """The action after which a seat stands best at once; equals are drawn."""
    actions = state.candidates(seat)
    chosen = actions[0]
    if len(actions) == 1:
        return chosen
    best: i64 = WORST
    equals: i64 = 0
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        value = appraisal.appraise(child, seat)
        if value > best:
            best = value
            chosen = action
            equals = 1
        elif value == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = action
    return chosen


def settle(appraisal: Appraisal, reply: Reply, state: State, rng: Rng) -> list[float]:
    """What a position is worth to every seat; plays on in place."""
    steps: i64 = 0
    while steps < STEP_LIMIT:
        waiting = state.waiting()
        if waiting == OVER:
            break
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        if appraisal.is_calm(state):
            break
        seat = lowest_seat(waiting)
        if appraisal.reply_nodes > 0:
            steps += reply.play(state, seat)
        else:
            state.apply(seat, quick_action(appraisal, state, seat, rng))
            steps += 1
    return appraisal.values(state)


def play_to_the_end(state: State, rng: Rng) -> list[float]:
    """The result of random play from here, in place: what a search without an appraisal goes by."""
    playout(state, rng)
    return state.returns()
