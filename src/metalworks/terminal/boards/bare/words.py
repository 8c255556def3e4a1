"""Any game in words, from what its contract says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from metalworks.contract.problems import Refused
from metalworks.contract.texts import plain
from metalworks.contract.types import Action
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.palette import INK, INK_2, SCORE, SEAT_COLOURS, SEAT_SIGNS
from metalworks.terminal.scene import Scene


def status(scene: Scene) -> str:
    return ", ".join(scene.names)


def prompt(scene: Scene) -> str:
    if scene.result is not None:
        return scene.texts("terminal-result")
    if scene.is_mine:
        return scene.texts("terminal-your-move", name=scene.names[scene.viewer or 0])
    return scene.texts("terminal-waiting", name=", ".join(scene.names[seat] for seat in scene.waiting))


def player(scene: Scene, seat: int, *, narrow: bool) -> Text:  # noqa: ARG001  (a line is enough in both)
    turn = seat in scene.waiting
    return Text.assemble(
        (scene.mark(seat), SCORE),
        (f"{SEAT_SIGNS[seat]} ", SEAT_COLOURS[seat]),
        (scene.names[seat], f"bold {INK}" if turn else INK_2),
        no_wrap=True,
        overflow="ellipsis",
    )


def summary(scene: Scene) -> Text:  # noqa: ARG001  (nothing to remind of)
    return Text()


def board_lines(scene: Scene) -> list[str]:
    """The fields of the view."""
    return [f"{field}: {plain(getattr(scene.view, field))}" for field in scene.view.__struct_fields__]


def hand_lines(scene: Scene) -> list[str]:  # noqa: ARG001  (the view says it all)
    return []


def groups(scene: Scene) -> list[tuple[str, list[Choice]]]:
    return [("", list(scene.legal))]


def label(scene: Scene, choice: Choice) -> str:
    """In words where the game has them, and otherwise as it can be typed."""
    assert isinstance(choice, Action)
    typed = _typed(choice)
    words = scene.say(choice)
    return typed if words.startswith("action-") else f"{words} ({typed})"


def _typed(action: Action) -> str:
    values = [str(plain(getattr(action, field))) for field in action.__struct_fields__]
    return " ".join([str(action.__struct_config__.tag), *values])


def help_lines(scene: Scene) -> list[str]:  # noqa: ARG001  (the headings tell it all)
    return []


def read(scene: Scene, said: Sequence[str]) -> Choice | None:
    """The name of an action and its fields in order, with commas within a list: `make_offer 1 2,3`."""
    kind = next((kind for kind in scene.game.action_types if kind.__struct_config__.tag == said[0].lower()), None)
    if kind is None or len(said) - 1 != len(kind.__struct_fields__):
        return None
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType)
    values: dict[str, object] = {"action": said[0].lower()}
    for field, word in zip(shape.fields, said[1:], strict=True):
        is_list = isinstance(field.type, msgspec.inspect.CollectionType | msgspec.inspect.VarTupleType)
        values[field.name] = [_value(part) for part in word.split(",")] if is_list else _value(word)
    try:
        return scene.game.read_action(values)
    except Refused:
        return None


def _value(word: str) -> object:
    return int(word) if word.removeprefix("-").isdecimal() else word
