"""Players for tests."""

from __future__ import annotations

import random
from typing import Any

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
            await table.act(turn, choose(turn.legal, rng))
            done += 1
        except Lost:
            continue  # it reconnects, and shows whether the move was made
        except Refusal as refusal:
            if refusal.code is not Code.STALE:  # two seats of mine, or a computer, were faster
                raise
    return done


def choose(legal: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Anything that does not undo what was done: random players would take tiles back for ever."""
    forward = [
        action for action in legal if "back" not in str(action["action"]) and "revise" not in str(action["action"])
    ]
    return rng.choice(forward or legal)
