"""Computer players, by name; they see a game only through `Match.sample`.

People choose among `LEVELS`. For research there are also `random`, `greedy` and `search:BUDGET`.
"""

from __future__ import annotations

import functools

from metalworks.contract.problems import BadOption
from metalworks.players.greedy import Greedy
from metalworks.players.levels import LEVELS, Level, Player
from metalworks.players.random import Random
from metalworks.players.searching import Searching, read_limits
from metalworks.table.match import Match

__all__ = ["LEVELS", "RESEARCH", "Level", "Player", "choose", "is_player", "player"]

RESEARCH: dict[str, Player] = {"random": Random(), "greedy": Greedy()}
SEARCH = "search:"  # with its budget: `search:500` iterations, `search:1.5s`


def player(name: str) -> Player:
    """The computer player of this name."""
    if name in LEVELS:
        return LEVELS[name].player
    if name in RESEARCH:
        return RESEARCH[name]
    if name.startswith(SEARCH):
        return _searching(name.removeprefix(SEARCH))
    raise BadOption("unknown-level", level=name, known=", ".join((*LEVELS, *RESEARCH)))


def is_player(name: str) -> bool:
    """Whether a table may seat a computer player of this name; budgets are for whoever pays for the time."""
    return name in LEVELS or name in RESEARCH


@functools.cache
def _searching(budget: str) -> Player:
    return Searching(read_limits(budget))


def choose(match: Match, seat: int, level: str) -> int:
    """What a computer player of this name does for a waiting seat."""
    state, rng = match.sample(seat)
    return player(level).choose(match.game, state, seat, rng)
