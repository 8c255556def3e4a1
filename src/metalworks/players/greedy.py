"""A computer player that makes the best of its own turn and does not look further."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.random import Random
from metalworks.players.search.turn import best_action


class Greedy:
    """Searches its whole turn, up to the next chance outcome or the next player.

    To make mistakes as people do, it can look at fewer positions, misjudge every choice by up to a
    share of the lead that decides games, and now and then do the first thing that comes to mind.
    """

    def __init__(self, nodes: int | None = None, misjudging: float = 0.0, careless: float = 0.0) -> None:
        self.nodes = nodes  # None: as many positions as are worth it
        self.misjudging = misjudging
        self.careless = careless

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        if rng.below(1000) < int(self.careless * 1000):
            return Random().choose(game, state, seat, rng)
        appraisal = game.appraisal
        nodes = appraisal.nodes if self.nodes is None else min(self.nodes, appraisal.nodes)
        return int(best_action(appraisal, state, seat, nodes, rng, int(self.misjudging * appraisal.scale)))
