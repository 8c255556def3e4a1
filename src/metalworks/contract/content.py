"""Reading content files, with errors that name the file, the entry and the field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from enum import StrEnum
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from metalworks.contract.problems import BadContent

Source = TypeVar("Source", bound=msgspec.Struct)
Name = TypeVar("Name", bound=StrEnum)


class Origin(StrEnum):
    """Where an entry of a content file comes from."""

    RULEBOOK = "rulebook"
    PUBLISHED = "published"
    HOUSE = "house"
    OWN = "own"  # an owner's own box


class ContentHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first table of every content file."""

    game: str
    id: str
    name: str
    origin: Origin = Origin.OWN


def read_content(file: Path | Traversable) -> dict[str, object]:
    """A content file as plain values."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadContent("content-missing", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent("content-unreadable", file=str(file), detail=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent("content-not-toml", file=str(file), detail=str(error)) from None


def head_of(source: dict[str, object], file: str) -> ContentHead:
    """The head of a content file, which says for which game it is."""
    return convert(source.get("content", {}), ContentHead, file, "content")


def convert(data: object, shape: type[Source], file: str, entry: str) -> Source:
    """Plain values to a Struct; a mistake names the entry and the field."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at ")
        field = path.strip("`").removeprefix("$").removeprefix(".") or _named_field(detail)
        raise BadContent("content-field", file=file, entry=entry, field=field or "-", detail=detail) from None


def entries(source: dict[str, object], name: str, file: str) -> list[object]:
    """The entries of one kind, as plain values."""
    listed = source.get(name)
    if not isinstance(listed, list):
        raise BadContent("content-no-entries", file=file, entry=name)
    return listed


def one_for_each(
    names: Iterable[Name], source: dict[str, object], kind: str, shape: type[Source], file: str
) -> dict[Name, Source]:
    """The entries of one kind by the field that names them; each name once."""
    found: dict[Name, Source] = {}
    for number, values in enumerate(entries(source, kind, file), 1):
        entry = convert(values, shape, file, f"{kind} {number}")
        name: Name = getattr(entry, kind)
        if name in found:
            raise BadContent("content-twice", file=file, entry=f"{kind} {number}", name=name.value)
        found[name] = entry
    for name in names:
        if name not in found:
            raise BadContent("content-lacks", file=file, name=name.value)
    return found


def check_game(head: ContentHead, game: str, file: str) -> None:
    """A content file must be for this game."""
    if head.game != game:
        raise BadContent("content-other-game", file=file, found=head.game, expected=game)


def check_range(file: str, entry: str, field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadContent("content-range", file=file, entry=entry, field=field, value=value, least=least, most=most)


def _named_field(detail: str) -> str:
    """The field that a message of the validator names itself (missing or unknown fields)."""
    named = re.search(r"field `(\w+)`", detail)
    return named[1] if named else ""


def digest(source: dict[str, object]) -> str:
    """A short fingerprint of what a content file says, whatever its layout and comments."""
    canonical = msgspec.json.encode(source, order="sorted")
    return hashlib.sha256(canonical).hexdigest()[:12]
