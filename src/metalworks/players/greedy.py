"""A computer player that makes the best of its own turn and does not look further."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.search.turn import best_action


class Greedy:
    """Searches its whole turn, up to the next chance outcome or the next player."""

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        return int(best_action(game.appraisal, state, seat, game.appraisal.nodes, rng))
