"""What a game says of itself to the laws: which pieces it counts, and whether it has secrets."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from metalworks.contract.game import Game
from metalworks.kernel.state import State

Pieces = dict[str, int]


def count_pieces(game: Game) -> Callable[[State], Pieces]:
    """The `pieces` of `metalworks/games/<game>/laws.py`: named counts that never change."""
    name = f"metalworks.games.{game.id}.laws"
    if importlib.util.find_spec(name) is None:
        return lambda state: {}
    counter: Callable[[State], Pieces] = importlib.import_module(name).pieces
    return counter


def has_secrets(game: Game) -> bool:
    """Whether seats know things that others do not; `HAS_SECRETS = False` there says no."""
    name = f"metalworks.games.{game.id}.laws"
    if importlib.util.find_spec(name) is None:
        return True
    return bool(getattr(importlib.import_module(name), "HAS_SECRETS", True))
