"""What is printed on the tiles and cards of Metallum, and which tiles join: the same for a whole match."""

from __future__ import annotations

import msgspec

from metalworks.contract.types import Sheet
from metalworks.games.metallum.components import (
    TILE_TYPES,
    TILES,
    Colour,
    Effect,
    RoundPhase,
    Tile,
    TileType,
    Timing,
)
from metalworks.games.metallum.content import Connector, MetallumContent, connectors
from metalworks.games.metallum.refusals import PROGRAMS, loose_pin
from metalworks.games.metallum.rules import components as rules
from metalworks.kernel.state import POSSIBLE


class TileSheet(msgspec.Struct, frozen=True):
    """A tile as printed: the same for both players."""

    tile: Tile
    type: TileType
    complexity: int
    top: tuple[Connector, ...]
    right: tuple[Connector, ...]
    bottom: tuple[Connector, ...]
    left: tuple[Connector, ...]


class CardSheet(msgspec.Struct, frozen=True):
    """A module card as printed."""

    card: int
    effect: Effect
    number: int
    cost: int
    phases: tuple[RoundPhase, ...]  # in which a planetary module works (MET-8.8)
    timing: Timing | None  # when an action module is used (MET-8.10)
    name: str | None = None  # that the card of an own box bears


class Join(msgspec.Struct, frozen=True):
    """Whether a tile fits a neighbour on the board, and if not why: what a refused program would say.

    `pin` is the lower or right one of the two, whose pins must meet sockets of the other.
    """

    tile: Tile
    neighbour: Tile
    fits: bool
    pin: Tile
    key: str | None = None  # of the message, with the pin's tile as $tile and the other as $neighbour
    rule: str | None = None
    colour: Colour | None = None  # of the first pin that meets no socket
    position: int | None = None


class MetallumSheet(Sheet, frozen=True):
    """All that is printed in a box of Metallum."""

    tiles: tuple[TileSheet, ...]
    cards: tuple[CardSheet, ...]
    joins: tuple[Join, ...]  # every pair of tiles that can be neighbours, in both orders


# The pairs of types that touch on the board, the one with the pins first.
_TOUCHING = (
    (rules.DEPLOYMENT, rules.MOVE),
    (rules.SPECIAL, rules.MOVE),
    (rules.ENHANCEMENT, rules.DEPLOYMENT),
    (rules.ENHANCEMENT, rules.SPECIAL),
)


def sheet(content: MetallumContent) -> MetallumSheet:
    """What is printed in a content."""
    printed = content.rules
    tiles = tuple(
        TileSheet(
            tile,
            TILE_TYPES[number // 3],
            int(printed.complexity[number]),
            *(connectors(int(printed.edges[number * 4 + edge])) for edge in range(4)),
        )
        for number, tile in enumerate(TILES)
    )
    cards = tuple(
        CardSheet(number, entry.effect, entry.number, entry.cost, tuple(entry.phases), entry.timing, entry.name)
        for number, entry in enumerate(content.cards, 1)
    )
    joins = tuple(
        join
        for kind, beside in _TOUCHING
        for tile in range(kind * 3, kind * 3 + 3)
        for neighbour in range(beside * 3, beside * 3 + 3)
        for join in _joins(content, tile, neighbour)
    )
    return MetallumSheet(tiles, cards, joins)


def _joins(content: MetallumContent, tile: int, neighbour: int) -> tuple[Join, Join]:
    """How a tile with pins fits a neighbour, in both orders."""
    reason = int(content.rules.join_reason(tile, neighbour))
    pins, other = TILES[tile], TILES[neighbour]
    if reason == POSSIBLE:
        return Join(pins, other, True, pins), Join(other, pins, True, pins)
    key, rule = PROGRAMS[reason]
    pin = loose_pin(content.rules, tile, neighbour)
    colour, position = (pin.colour, pin.position) if pin else (None, None)
    why = (pins, f"refused-{key}", rule, colour, position)
    return Join(pins, other, False, *why), Join(other, pins, False, *why)
