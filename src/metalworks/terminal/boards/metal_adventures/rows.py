"""The pages of the board are made of rows: what each says, what it does when chosen, and a longer word about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metal_adventures.signs import GOLD, INK, INK_2

Part = tuple[str, str]  # words and their colour


@dataclass(frozen=True)
class Row:
    """A line of a page."""

    parts: tuple[Part, ...] = ()
    choice: Choice | None = None
    is_open: bool = True  # a closed choice is refused, with the reason
    hint: str = ""
    heading: bool = False
    fewer: Choice | None = None  # the step back, by `-`

    key: object = None  # which row it is, while what it does changes

    def is_same(self, other: Row) -> bool:
        """Whether it is that row at another moment."""
        if self.key is not None or other.key is not None:
            return self.key == other.key
        return self.choice is not None and self.choice == other.choice

    @property
    def text(self) -> str:
        return "".join(words for words, _ in self.parts)


def heading(words: str, more: str = "") -> Row:
    return Row(((words, GOLD), (f"  {more}" if more else "", INK_2)), heading=True)


def line(words: str, hint: str = "", *, colour: str = INK_2) -> Row:
    return Row(((words, colour),), hint=hint)


def chosen(words: str, choice: Choice, hint: str = "", more: str = "") -> Row:
    """A row that can be chosen, with something more at its end."""
    return Row(((words, INK), (f"  {more}" if more else "", GOLD)), choice, hint=hint)


def cell(words: object, width: int) -> str:
    """Left-aligned in a column, with a sign where something is missing."""
    said = str(words)
    return said.ljust(width) if len(said) <= width else said[: max(0, width - 1)] + "…"


def number(value: object, width: int) -> str:
    return str(value).rjust(width)


def flowing(words: Iterable[str], width: int, indent: str = "") -> list[str]:
    """Words one after the other, in as many lines as they need; a longer one is broken at its spaces."""
    lines: list[str] = []
    for word in (part for one in words for part in one.split(" ")):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{indent}{word}")
    return lines


def listed(names: Sequence[str], width: int, indent: str = "", colour: str = INK_2) -> list[Row]:
    """Names separated by commas, in as many rows as they need; the words of one stay together if they can."""
    lines: list[str] = []
    for at, one in enumerate(names):
        said = one + ("," if at < len(names) - 1 else "")
        if lines and len(lines[-1]) + 1 + len(said) <= width:
            lines[-1] += f" {said}"
        else:
            lines.append(f"{indent}{said}")
    return [line(words, colour=colour) for words in lines]
