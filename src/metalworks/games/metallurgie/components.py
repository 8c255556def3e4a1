"""The pieces of Metallurgie as people name them."""

from __future__ import annotations

import functools
from enum import StrEnum
from typing import NamedTuple

from metalworks.games.metallurgie.rules.components import CENTRE, WIDTH


class Metal(StrEnum):
    """The four metals, in ascending order."""

    IRON = "iron"
    COPPER = "copper"
    SILVER = "silver"
    GOLD = "gold"

    @property
    def number(self) -> int:
        return METALS.index(self) + 1


METALS = tuple(Metal)


def metal(number: int) -> Metal:
    """The metal of a rules' number, 1 to 4."""
    return METALS[number - 1]


class Cell(NamedTuple):
    """A position of the pattern in axial coordinates, the middle of the start pattern at 0,0."""

    q: int
    r: int


_HALF = WIDTH // 2


@functools.cache  # a view names each position several times
def cell(number: int) -> Cell:
    """The position of a rules' cell number."""
    row, column = divmod(number, WIDTH)
    return Cell(column - _HALF, row - _HALF)


def cell_number(at: Cell) -> int:
    """The rules' number of a position, -1 if it is beyond the table."""
    if max(abs(at.q), abs(at.r)) >= _HALF:
        return -1
    return CENTRE + at.q + at.r * WIDTH
