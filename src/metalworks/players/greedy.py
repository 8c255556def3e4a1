"""A computer player that makes the best of its own turn and does not look further."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.kernel.appraisal import EVEN
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.random import Random
from metalworks.players.search.turn import best_action


class Greedy:
    """Searches its whole turn, up to the next chance outcome or the next player.

    To make mistakes as people do, it can look at fewer positions, misjudge every choice by up to a
    share of the lead that decides games, and now and then do the first thing that comes to mind.
    """

    def __init__(
        self, nodes: int | None = None, misjudging: float = 0.0, careless: float = 0.0, manner: int = EVEN
    ) -> None:
        self.nodes = nodes  # None: as many positions as are worth it
        self.misjudging = misjudging
        self.careless = careless
        self.manner = manner  # in which it bargains

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        if self.manner != EVEN and (answer := int(game.appraisal.bargain(state, seat, self.manner))) >= 0:
            return answer
        if rng.below(1000) < int(self.careless * 1000):
            return Random().choose(game, state, seat, rng)
        appraisal = game.appraisal
        nodes = appraisal.nodes if self.nodes is None else min(self.nodes, appraisal.nodes)
        return int(best_action(appraisal, state, seat, nodes, rng, int(self.misjudging * appraisal.scale)))
