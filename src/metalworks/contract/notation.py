"""Helpers for position notations: fields `name=value` in one line; a mistake names its field."""

from __future__ import annotations

import re
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.problems import BadPosition


def bad_value(field: str, value: object) -> BadPosition:
    return BadPosition("position-bad-value", field=field, value=str(value))


def read_fields(position: str, known: Sequence[str], optional: Sequence[str] = ()) -> dict[str, str]:
    """The fields of a position: each of the known ones once, but for the optional ones."""
    fields: dict[str, str] = {}
    for part in position.split():
        field, _, value = part.partition("=")
        if field not in known or field in fields:
            raise BadPosition("position-unknown-field", field=field, known=", ".join(known))
        fields[field] = value
    for field in known:
        if field not in fields and field not in optional:
            raise BadPosition("position-missing-field", field=field)
    return fields


def read_number(field: str, value: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not re.fullmatch(r"\d{1,18}", value) or not least <= int(value) <= most:
        raise bad_value(field, value)
    return int(value)


def read_index(field: str, value: str, names: Sequence[str]) -> int:
    """The number of one of these names, or of one of these letters."""
    if value == "" or value not in names:
        raise bad_value(field, value)
    return names.index(value)


def fill(target: vec[i64], values: Sequence[int]) -> None:
    """Write numbers into a vec of the rules, in place.

    A vec made here and handed to compiled code would never be freed: it counts the reader as an
    owner for ever. Reading vecs and writing into them is safe.
    """
    assert len(target) == len(values)
    for at, value in enumerate(values):
        target[at] = value
