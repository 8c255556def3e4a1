"""The games, by name."""

from __future__ import annotations

import functools
import importlib

from metalworks.contract.game import Game
from metalworks.contract.problems import UnknownGame

# In the order in which menus show them.
GAMES = ("metallum", "metallurgie")


@functools.cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
    found = importlib.import_module(f"metalworks.games.{name}").GAME
    assert isinstance(found, Game)
    return found
