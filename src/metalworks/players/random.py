"""A computer player that does anything legal."""

from __future__ import annotations

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State


class Random:
    """Chooses among the legal actions with equal chances."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal(seat)
        return int(actions[rng.below(len(actions))])
