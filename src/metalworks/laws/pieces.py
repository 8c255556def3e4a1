"""What a game says of itself to the laws: which pieces it counts, and whether it has secrets."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from types import ModuleType

from metalworks.contract.game import Game
from metalworks.kernel.state import State

Pieces = dict[str, int]


def count_pieces(game: Game) -> Callable[[State], Pieces]:
    """The `pieces` of `metalworks/games/<game>/laws.py`: named counts that never change."""
    own = _own_laws(game)
    if own is None or not hasattr(own, "pieces"):
        return lambda state: {}
    counter: Callable[[State], Pieces] = own.pieces
    return counter


def unbooked(game: Game) -> Callable[[State, State, Sequence[int]], str] | None:
    """What is wrong with the books between two states and the events noted in between, "" if nothing.

    A game that keeps books has `accounts(state)` there, amounts that change only by events, and
    `booked(log)`, by how much.
    """
    own = _own_laws(game)
    if own is None or not hasattr(own, "accounts"):
        return None
    accounts: Callable[[State], Pieces] = own.accounts
    booked: Callable[[Sequence[int]], Pieces] = own.booked

    def audit(start: State, end: State, log: Sequence[int]) -> str:
        changes, held = booked(log), accounts(end)
        wrong = {
            name: was + changes[name] for name, was in accounts(start).items() if was + changes[name] != held[name]
        }
        return f"by the events there should be {wrong}, and there are {held}" if wrong else ""

    return audit


def has_secrets(game: Game) -> bool:
    """Whether seats know things that others do not; `HAS_SECRETS = False` there says no."""
    return bool(getattr(_own_laws(game), "HAS_SECRETS", True))


def _own_laws(game: Game) -> ModuleType | None:
    name = f"{game.package}.laws"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None
