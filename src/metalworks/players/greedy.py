"""A computer player that makes the best of its own turn and does not look further."""

from __future__ import annotations

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.search.turn import best_action


class Greedy:
    """Looks through its whole turn, up to the next chance or the next player."""

    def __init__(self, nodes: int = 40_000) -> None:
        self.nodes = nodes

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return int(best_action(state, seat, self.nodes, rng))
