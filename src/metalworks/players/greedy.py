"""A computer player that makes the best of its own turn and does not look further."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.kernel.appraisal import EVEN, Errors
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.random import Random
from metalworks.players.search.turn import best_action

NONE = Errors(0, 0)


class Greedy:
    """Searches its whole turn, up to the next chance outcome or the next player.

    A level makes mistakes as people do: it looks at fewer positions, misjudges every choice by up to a
    share of the lead that decides games, and now and then does the first thing that comes to mind.
    """

    def __init__(self, level: int | None = None, manner: int = EVEN) -> None:
        self.level = level  # whose errors it makes, as the game lists them; None: nobody's
        self.manner = manner  # in which it bargains

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        appraisal = game.appraisal
        if self.manner != EVEN and (answer := int(appraisal.bargain(state, seat, self.manner))) >= 0:
            return answer
        errors = NONE if self.level is None else appraisal.errors[self.level]
        if rng.below(100) < errors.careless:
            return Random().choose(game, state, seat, rng)
        noise = int(appraisal.scale) * errors.misjudging // 100
        return int(best_action(appraisal, state, seat, min(errors.nodes, appraisal.nodes), rng, noise))
