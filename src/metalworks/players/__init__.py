"""Computer players, by level; they see a game only through `Match.sample`."""

from __future__ import annotations

from typing import Protocol

from metalworks.contract.game import Game
from metalworks.contract.problems import BadOption
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.greedy import Greedy
from metalworks.players.random import Random
from metalworks.table.match import Match


class Player(Protocol):
    """Decides for one seat from a state that this seat cannot tell from the real one."""

    def choose(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions, in the rules' own numbers."""


# From the weakest to the strongest.
LEVELS: dict[str, Player] = {"random": Random(), "greedy": Greedy()}


def player(level: str) -> Player:
    """The computer player of this level."""
    if level not in LEVELS:
        raise BadOption("unknown-level", level=level, known=", ".join(LEVELS))
    return LEVELS[level]


def choose(match: Match, seat: int, level: str) -> int:
    """What a computer player of this level does for a waiting seat."""
    state, rng = match.sample(seat)
    return player(level).choose(match.game, state, seat, rng)
