"""Valuing a position in the middle of something: play on quickly until it is calm, then appraise it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.playout import playout
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, lowest_seat
from metalworks.players.search.plans import Reply

STEP_LIMIT: Final = 400  # decisions until a position is appraised as it stands


def settle(appraisal: Appraisal, reply: Reply, state: State, until: i64, rng: Rng) -> list[float]:
    """What a position is worth to every seat: plays on in place to a calm moment, not before a time by the clock."""
    steps: i64 = 0
    while steps < STEP_LIMIT:
        waiting = state.waiting()
        if waiting == OVER:
            break
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        if appraisal.is_calm(state) and appraisal.clock(state) >= until:
            break
        seat = lowest_seat(waiting)
        if appraisal.reply_nodes > 0:
            steps += reply.play(state, seat)
        else:
            state.apply(seat, appraisal.quick_action(state, seat, rng))
            steps += 1
    return appraisal.values(state)


def play_to_the_end(state: State, rng: Rng) -> list[float]:
    """The result of random play from here, in place: what a search without an appraisal goes by."""
    playout(state, rng)
    return state.returns()
