"""Texts for people: Fluent files in English, German and Polish, beside each game and for the application."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from enum import Enum
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pl")
DEFAULT_LANGUAGE = "en"

Argument = str | int | float
_LONG = 10**15

# Fields of events and actions that hold a seat; their texts get the name that sits there.
SEAT_FIELDS = frozenset({"seat", "owner", "other", "winner"})


def resources(language: str, game: str | None) -> list[str]:
    """The Fluent sources of the application and of one game, if it has any."""
    folders = [files("metalworks") / "texts"]
    if game is not None:
        folders.append(files("metalworks") / "games" / game / "texts")
    return [path.read_text("utf-8") for folder in folders for path in _named(folder, f"{language}.ftl")]


def _named(folder: Traversable, name: str) -> list[Traversable]:
    """The files of this name in a folder and below it."""
    if not folder.is_dir():
        return []
    inside = sorted(folder.iterdir(), key=lambda entry: entry.name)
    below = [path for entry in inside if entry.is_dir() for path in _named(entry, name)]
    return [entry for entry in inside if entry.name == name] + below


@functools.cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    # No isolation marks: terminals and plain pipes would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for source in resources(language, game):
        bundle.add_resource(FluentResource(source))
    return bundle


def _sized(value: Argument) -> Argument:
    """Numbers too long for the formatter, which only bad input holds, are shown as they are."""
    return str(value) if isinstance(value, int) and abs(value) >= _LONG else value


class Texts:
    """The texts of the application and of one game in one language, English where one is missing."""

    def __init__(self, language: str = DEFAULT_LANGUAGE, game: str | None = None) -> None:
        self.language = language if language in LANGUAGES else DEFAULT_LANGUAGE
        self.game = game
        self._bundles = [_bundle(self.language, game), _bundle(DEFAULT_LANGUAGE, game)]

    def __call__(self, key: str, **arguments: Argument) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, {name: _sized(arguments[name]) for name in arguments})
                    return str(text)
        return key

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, thing: msgspec.Struct, names: Sequence[str], **more: Argument) -> str:
        """An action or event in words: the message `action-…` or `event-…` of its type."""
        return self(message_key(thing), **{**arguments_of(thing, names), **self._lists(thing), **more})

    def _lists(self, thing: msgspec.Struct) -> dict[str, Argument]:
        """Fields that list things of the game, in words: the messages `tile-…` for a field `tiles`."""
        lists: dict[str, Argument] = {}
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if isinstance(value, tuple) and all(isinstance(part, Enum) for part in value):
                keys = [f"{field.removesuffix('s')}-{part.value}".replace("_", "-") for part in value]
                lists[field] = ", ".join(self(key) for key in keys)
        return lists


def message_key(thing: msgspec.Struct) -> str:
    """`action-place-card` for a PlaceCard, `event-card-placed` for a CardPlaced."""
    config = type(thing).__struct_config__
    return f"{config.tag_field}-{config.tag}".replace("_", "-")


def arguments_of(thing: msgspec.Struct, names: Sequence[str]) -> dict[str, Argument]:
    """The fields of an action or event as Fluent arguments; seats become names."""
    arguments: dict[str, Argument] = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field in SEAT_FIELDS and isinstance(value, int):
            arguments[field] = names[value]
        else:
            arguments[field] = plain(value)
        if type(value) is tuple:  # also part by part; a Cell, which has named parts, is one thing
            arguments |= {f"{field}_{number}": plain(part) for number, part in enumerate(value, 1)}
    return arguments


def plain(value: object) -> Argument:
    """A value of a field as Fluent can use it in a selector or print it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "hidden"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, msgspec.Struct):
        return str(value)
    if isinstance(value, tuple | list):
        return ",".join(str(plain(part)) for part in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    return value if isinstance(value, str | int | float) else str(value)
