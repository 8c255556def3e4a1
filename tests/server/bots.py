"""Players for tests."""

from __future__ import annotations

import random

from metalworks.client import Lost, Refusal, Table
from metalworks.messages import Code


async def play_on(table: Table, rng: random.Random, steps: int | None = None) -> int:
    """Do anything legal for my seats, to the end or for some steps; how many were acknowledged."""
    done = 0
    while steps is None or done < steps:
        turn = await table.next_turn()
        if turn is None:
            break
        try:
            await table.act(turn, rng.choice(turn.legal))
            done += 1
        except Lost:
            continue  # it reconnects, and shows whether the move was made
        except Refusal as refusal:
            if refusal.code is not Code.STALE:  # two seats of mine, or a computer, were faster
                raise
    return done
