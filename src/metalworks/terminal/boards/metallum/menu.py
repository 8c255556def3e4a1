"""What the person at the screen may choose now, beside the planets: a numbered list on the board."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.types import Action
from metalworks.games.metallum.actions import (
    DeclineSubroutine,
    EndActions,
    ExecuteSubroutine,
    Program,
    Stop,
    UseInstallation,
    UseNoCard,
)
from metalworks.terminal.boards.metallum.signs import HULL, INK, INK_3, LEGAL, LEGAL_DARK, fitted, ink
from metalworks.terminal.canvas import Canvas
from metalworks.terminal.scene import Scene

# What is chosen most comes first; declining and ending last.
_ORDER: tuple[type[Action], ...] = (ExecuteSubroutine, UseInstallation)
_LAST: tuple[type[Action], ...] = (DeclineSubroutine, Stop, UseNoCard, EndActions)
_ENDING: tuple[type[Action], ...] = (EndActions, Stop, UseNoCard)


def place_of(action: Action) -> int | None:
    """The place of the line that an action is about."""
    place = getattr(action, "place", None)
    return place if isinstance(place, int) else None


def targets(legal: Sequence[Action]) -> frozenset[int]:
    return frozenset(place for action in legal if (place := place_of(action)) is not None)


def entries(scene: Scene, cursor: int) -> list[Action]:
    """The list: what may be done with the planet under the cursor, then what needs no planet."""
    shown = [action for action in scene.legal if place_of(action) in (None, cursor) and not isinstance(action, Program)]
    return sorted(shown, key=_rank)


def _rank(action: Action) -> int:
    if place_of(action) is not None:
        return -1
    kind = type(action)
    if kind in _ORDER:
        return _ORDER.index(kind)
    return len(_ORDER) + 1 + _LAST.index(kind) if kind in _LAST else len(_ORDER)


def key_of(action: Action, number: int) -> str:
    """What to press for an entry: its number, or the letter of what ends things."""
    if isinstance(action, _ENDING):
        return "e"
    return str(number) if number <= 9 else " "


def paint_menu(
    canvas: Canvas, scene: Scene, found: Sequence[Action], box: tuple[int, int, int, int], selected: int
) -> None:
    """Draw the entries in a box of x, y, width and height, as many around the selected as there is room for."""
    x, y, width, height = box
    first = max(0, min(selected - height // 2, len(found) - height))
    for row, (number, action) in enumerate(list(enumerate(found))[first : first + height]):
        here = number == selected
        style = ink(LEGAL if here else INK, on=LEGAL_DARK if here else HULL, bold=here)
        key = key_of(action, number + 1)
        words = fitted(f"{'▸' if here else ' '}{key} {scene.say(action)}", width)
        canvas.put(x, y + row, words.ljust(width), style, ("entry", number))
        if not here:
            canvas.put(x + 1, y + row, key, ink(INK_3), ("entry", number))
