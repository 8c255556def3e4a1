"""Helpers for position notations."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


def fill(target: vec[i64], values: Sequence[int]) -> None:
    """Write numbers into a vec of the rules, in place.

    A vec made here and handed to compiled code would never be freed: it counts the reader as an
    owner for ever. Reading vecs and writing into them is safe.
    """
    assert len(target) == len(values)
    for at, value in enumerate(values):
        target[at] = value
