"""The games, by name."""

from __future__ import annotations

import importlib

from metalworks.contract.game import Game
from metalworks.contract.problems import UnknownGame

# In the order in which menus show them.
GAMES = ("metallum", "metallurgie")

_known: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in _known:
        if name not in GAMES:
            raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
        register(importlib.import_module(f"metalworks.games.{name}").GAME)
    return _known[name]


def register(game: Game) -> None:
    """Make a game known by its id, also one that is not part of this package; menus do not show it."""
    _known[game.id] = game
