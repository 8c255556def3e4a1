"""Computer players, by name; they see a game only through `Match.sample`.

People choose among `LEVELS`. For research there are also `random`, `greedy`, `search:BUDGET`, and players of one's own.
"""

from __future__ import annotations

import functools
import importlib
import os
from collections.abc import Callable

from metalworks.contract.game import Game
from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import BadOption
from metalworks.players.greedy import Greedy
from metalworks.players.levels import LEVELS, Level, Player
from metalworks.players.random import Random
from metalworks.players.searching import Limits, Searching, read_limits
from metalworks.players.weights import weights_check
from metalworks.table.match import Match

__all__ = [
    "LEVELS",
    "RESEARCH",
    "STRONGEST",
    "Company",
    "Level",
    "Player",
    "check_player",
    "choose",
    "is_player",
    "newcomer",
    "player",
    "register",
    "thinking",
]

RESEARCH: dict[str, Player] = {"random": Random(), "greedy": Greedy()}
STRONGEST = list(LEVELS)[-1]  # `master:10s` thinks for longer
SEARCH = "search:"  # with its budget: `search:500` iterations, `search:1.5s`
PROCESSES = "*"  # in so many processes: `search:1.5s*4`, `master:10s*2`
MOST_PROCESSES = 256
WEIGHTS = "@"  # and what it values positions by: `search:500@hand`, `search:1.5s@weights.json`

_own: dict[str, Callable[[], Player]] = {}


def register(name: str, make: Callable[[], Player]) -> None:
    """Make a player of one's own known, to the arena for one; tables do not seat it. Each match has a fresh one."""
    _own[name] = make


def player(name: str) -> Player:
    """The computer player of this name: one of ours, or of `PLAYERS` in the modules that METALWORKS_PLAYERS lists."""
    if name in LEVELS:
        return LEVELS[name].player
    if name in RESEARCH:
        return RESEARCH[name]
    if name.startswith(f"{STRONGEST}:"):
        return _strongest(name.removeprefix(f"{STRONGEST}:"))
    if name.startswith(SEARCH):
        return _searching(name.removeprefix(SEARCH))
    if name not in _own:
        _look_around()
    if name in _own:
        return _own[name]()
    raise BadOption("unknown-level", level=name, known=", ".join((*LEVELS, *RESEARCH)))


def _look_around() -> None:
    for module in os.environ.get("METALWORKS_PLAYERS", "").split():
        try:
            _own.update(importlib.import_module(module).PLAYERS)
        except (ImportError, AttributeError) as error:
            raise BadOption("players-unreadable", module=module, detail=str(error)) from None


def newcomer(name: str) -> Player:
    """The computer player of this name, who remembers no other match."""
    one = player(name)
    return one.afresh() if isinstance(one, Searching) else one


def thinking(name: str, seconds: float | None) -> str:
    """The name of the strongest level with so much time for a decision; other names stay as they are."""
    return f"{STRONGEST}:{seconds:g}s" if seconds is not None and name == STRONGEST else name


def is_player(name: str) -> bool:
    """Whether a table may seat a computer player of this name; budgets are for whoever pays for the time."""
    return name in LEVELS or name in RESEARCH


@functools.cache
def _strongest(budget: str) -> Player:
    usual = LEVELS[STRONGEST].player
    assert isinstance(usual, Searching)
    limits, processes = _read_budget(budget)
    return Searching(limits, processes, usual.weights, usual.manner)


@functools.cache
def _searching(text: str) -> Player:
    budget, _, weights = text.partition(WEIGHTS)
    return Searching(*_read_budget(budget), weights=weights)


def _read_budget(text: str) -> tuple[Limits, int]:
    """How long to search, and in how many processes."""
    budget, times, count = text.partition(PROCESSES)
    processes = whole_number(count) if times else 1
    if processes is None or not 0 < processes <= MOST_PROCESSES:
        raise BadOption("bad-budget", budget=text)
    return read_limits(budget), processes


def check_player(name: str, game: Game) -> str:
    """Refuse a computer player that cannot play a game; by what it is told apart from others of its name: its weights,
    or the `version` that a player of one's own may have.
    """
    one = player(name)
    return weights_check(game, one.weights) if isinstance(one, Searching) else str(getattr(one, "version", ""))


def choose(match: Match, seat: int, level: str) -> int:
    """What a computer player of this name does for a waiting seat; it does not know what it planned before."""
    return Company().choose(match, seat, level)


class Company:
    """The computer players of one match.

    What they remember of it, their plans and trees, no other match hears of: so the same match is played the same
    way, whatever was played before.
    """

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}

    def choose(self, match: Match, seat: int, level: str) -> int:
        """What the player of this name does for a waiting seat."""
        if level not in self._players:
            self._players[level] = newcomer(level)
        state, rng = match.sample(seat)
        return self._players[level].choose(match.game, state, seat, rng)
