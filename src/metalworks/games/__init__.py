"""The games, by name."""

from __future__ import annotations

import importlib
import os

from metalworks.contract.game import Game
from metalworks.contract.problems import UnknownGame

# In the order in which menus show them.
GAMES = ("metallum", "metallurgie", "metal_adventures")

_known: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name: one of GAMES, or one of the modules that METALWORKS_GAMES lists."""
    if name not in _known:
        if name in GAMES:
            register(importlib.import_module(f"metalworks.games.{name}").GAME)
        else:
            for module in os.environ.get("METALWORKS_GAMES", "").split():
                register(importlib.import_module(module).GAME)
    if name not in _known:
        raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
    return _known[name]


def register(game: Game) -> None:
    """Make a game known by its id, also one that is not part of this package; menus do not show it."""
    _known[game.id] = game
