"""Options of a game, from the words of a command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import BadOption


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """`bonus=true` as values: true, false and whole numbers are what they look like."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("terminal-option-shape", option=pair)
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> object:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    number = whole_number(text.removeprefix("-"))
    if number is None:
        return text
    return -number if text.startswith("-") else number


def folder_part(options: Mapping[str, object]) -> str:
    """What tells the folders of studies apart that have other options; nothing for the usual ones."""
    return "".join(f"-{name}_{value}" for name, value in sorted(options.items()))
