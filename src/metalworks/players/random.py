"""A computer player that does anything legal."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State


class Random:
    """Chooses with equal chances among what is worth a thought."""

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        actions = state.candidates(seat)
        return int(actions[rng.below(len(actions))])
