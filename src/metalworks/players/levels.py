"""The five levels for people: who they are and how they play."""

from __future__ import annotations

from typing import Protocol

import msgspec

from metalworks.contract.game import Game
from metalworks.kernel.appraisal import FIRM, FRIENDLY, HARD, TRUSTING
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.greedy import Greedy
from metalworks.players.searching import Effort, Limits, Searching


class Player(Protocol):
    """Decides for one seat from a state that this seat cannot tell from the real one."""

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions, in the rules' own numbers."""


class Level(msgspec.Struct, frozen=True):
    """A computer player as people meet it; its name and character are the texts `level-…` and `level-…-help`."""

    face: str  # one sign that every terminal and browser can draw
    player: Player


# From the weakest to the strongest. How much each errs is for each game to say.
LEVELS: dict[str, Level] = {
    "apprentice": Level("◔", Greedy(0, TRUSTING)),
    "tinker": Level("◑", Greedy(1, FRIENDLY)),
    "smith": Level("◕", Greedy(2)),
    "engineer": Level("●", Searching(Limits(iterations=Effort.FEW, seconds=2.0), manner=FIRM, level=3)),
    "master": Level("★", Searching(Limits(iterations=Effort.MANY, seconds=2.0), manner=HARD)),
}
