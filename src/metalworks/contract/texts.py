"""Texts for people: Fluent files in English, German and Polish, beside each game and for the application."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from enum import Enum
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from metalworks.contract.types import Phrase, Sheet

LANGUAGES = ("en", "de", "pl")
DEFAULT_LANGUAGE = "en"

Argument = str | int | float
MOST_SHOWN = 2_000  # characters of one part of a text: the formatter shows none of a longer one
_LONG = 10**15

# Fields of events and actions that hold a seat; their texts get the name that sits there.
SEAT_FIELDS = frozenset({"seat", "owner", "other", "winner", "ally", "traitor", "maker", "promiser", "promisee"})

# Fields that hold a card of a kind by its number; their texts get its name. A field in the plural lists such cards.
CARD_FIELDS = {
    "ship": "ship",
    "taken": "ship",
    "improvement": "improvement",
    "trophy": "trophy",
    "claim": "trophy",
    "base": "base",
    "incident": "incident",
}


# Where texts live, in the application's folder and in each game's: those for every table, and those for one kind.
BROWSER = ("", "server", "web", "web/scenes")
TERMINAL = ("", "server", "terminal", "arena")


def resources(language: str, game: str | None, rooms: Sequence[str]) -> list[str]:
    """The Fluent sources of the application and of one game, if it has any, for one kind of table."""
    folders = [files("metalworks") / "texts"]
    if game is not None:
        folders.append(files("metalworks") / "games" / game / "texts")
    found = (folder / room / f"{language}.ftl" for folder in folders for room in rooms)
    return [path.read_text("utf-8") for path in found if path.is_file()]


@functools.cache
def _bundle(language: str, game: str | None, rooms: tuple[str, ...] = TERMINAL) -> FluentBundle:
    # No isolation marks: terminals and plain pipes would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for source in resources(language, game, rooms):
        bundle.add_resource(FluentResource(source))
    return bundle


def _sized(value: Argument) -> Argument:
    """What is too long for the formatter, which only bad input holds: numbers are shown as they are, texts are cut."""
    if isinstance(value, str) and len(value) > MOST_SHOWN:
        return f"{value[:MOST_SHOWN]}…"
    return str(value) if isinstance(value, int) and abs(value) >= _LONG else value


class Texts:
    """The texts of the application and of one game in one language, English where one is missing."""

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        game: str | None = None,
        rooms: tuple[str, ...] = TERMINAL,
        sheet: Sheet | None = None,
    ) -> None:
        self.language = language if language in LANGUAGES else DEFAULT_LANGUAGE
        self.game = game
        self.sheet = sheet  # of the match that is told: what its cards are called
        self._bundles = [_bundle(self.language, game, rooms), _bundle(DEFAULT_LANGUAGE, game, rooms)]

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
        named: dict[str, Argument] = {}
        for field, value in more.items():
            if isinstance(value, int) and field in CARD_FIELDS:
                named[field] = self.card(CARD_FIELDS[field], value)
            elif isinstance(value, int) and field in SEAT_FIELDS:
                named[field] = names[value]
        return self(message_key(thing), **{**arguments_of(thing, names), **self._parts(thing, names), **more, **named})

    def _parts(self, thing: msgspec.Struct, names: Sequence[str]) -> dict[str, Argument]:
        """Fields that hold or list things of the game, in words."""
        parts: dict[str, Argument] = {}
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if isinstance(value, tuple):
                said = [self._part(field.removesuffix("s"), part, names) for part in value]
                if said and all(word is not None for word in said):
                    comma = "; " if isinstance(value[0], Phrase) else ", "
                    parts[field] = comma.join(str(word) for word in said)
            elif (word := self._part(field, value, names)) is not None and not isinstance(value, Enum):
                parts[field] = word
        return parts

    def _part(self, field: str, value: object, names: Sequence[str]) -> str | None:
        """A card by its name, a phrase by its message, one of a list of names by `<field>-…`; None for the rest."""
        if isinstance(value, Phrase):
            return self.phrase(value, names)
        if isinstance(value, Enum):
            return self(f"{field}-{value.value}".replace("_", "-"))
        if field in CARD_FIELDS and self.sheet is not None:
            return self.card(CARD_FIELDS[field], value) if isinstance(value, int) else self._unknown(field)
        return None

    def phrase(self, phrase: Phrase, names: Sequence[str]) -> str:
        """A part of a sentence in words, by its message."""
        return self(phrase.key, **{**arguments_of(phrase, names), **self._parts(phrase, names)})

    def card(self, kind: str, number: int) -> str:
        """What a card is called, by its kind and number."""
        card = self.sheet.card(kind, number) if self.sheet is not None else None
        if card is None:
            return str(number)
        return card.name or self(f"card-{card.key}".replace("_", "-"))

    def _unknown(self, field: str) -> str | None:
        """A card that is not named, or that the viewer may not know, where a game has words for that."""
        key = f"unknown-{CARD_FIELDS[field]}"
        return self(key) if key in self else None


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
