"""The house set of MET-C1 to MET-C27, as content for the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.content import BOTTOM, LEFT, RIGHT, TOP, Content

COLOURS = ("red", "blue", "yellow", "green", "white", "violet", "orange", "cyan")

# Tile by tile: its two edges with connectors, as MET-C2 prints them.
CONNECTORS: tuple[tuple[tuple[int, str], tuple[int, str]], ...] = (
    ((RIGHT, "1 red, 2 blue"), (BOTTOM, "1 yellow, 2 green")),
    ((RIGHT, "1 red, 2 blue"), (BOTTOM, "1 yellow, 2 green")),
    ((RIGHT, "1 red, 2 green"), (BOTTOM, "")),
    ((LEFT, "1 red"), (BOTTOM, "1 white, 2 violet")),
    ((LEFT, "2 blue"), (BOTTOM, "1 white, 2 violet")),
    ((LEFT, "1 red, 2 blue"), (BOTTOM, "")),
    ((TOP, "1 yellow"), (RIGHT, "1 orange, 2 cyan")),
    ((TOP, "2 green"), (RIGHT, "1 orange, 2 cyan")),
    ((TOP, "1 yellow, 2 green"), (RIGHT, "1 orange, 2 white")),
    ((TOP, "1 white"), (LEFT, "1 orange")),
    ((TOP, "2 violet"), (LEFT, "2 cyan")),
    ((TOP, "1 white, 2 violet"), (LEFT, "1 orange, 2 cyan")),
)
COMPLEXITY = [0, 1, 2, 0, 2, 3, 1, 2, 3, 1, 2, 3]
COSTS = [3, 2, 3, 2, 4, 4, 4, 3, 3, 5, 3, 2, 3, 5, 3, 2, 3, 3, 4, 3, 2]
NUMBERS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 1]


def mask(connectors: str) -> int:
    bits = 0
    for connector in filter(None, connectors.split(", ")):
        position, colour = connector.split()
        bits |= 1 << (COLOURS.index(colour) * 2 + int(position) - 1)
    return bits


def edges() -> list[int]:
    flat = [0] * 48
    for tile, sides in enumerate(CONNECTORS):
        for edge, connectors in sides:
            flat[tile * 4 + edge] = mask(connectors)
    return flat


def house(
    effects: list[int] | None = None, costs: list[int] | None = None, numbers: list[int] | None = None
) -> Content:
    return Content(
        vec[i64](edges()),
        vec[i64](COMPLEXITY),
        vec[i64](effects or list(range(21))),
        vec[i64](costs or COSTS),
        vec[i64](numbers or NUMBERS),
    )


HOUSE = house()
