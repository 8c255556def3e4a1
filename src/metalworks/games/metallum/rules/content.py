"""Chapters 3 and C, what is printed on tiles and cards, and the programs the connectors allow."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.reasons import (
    PROGRAM_COLOUR,
    PROGRAM_NO_PIN,
    PROGRAM_NO_SOCKET,
    PROGRAM_POSITION,
)
from metalworks.kernel.fields import Writer
from metalworks.kernel.state import POSSIBLE

# Edges of a tile, in `Content.edges`.
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


class Content:
    """What is printed on tiles and cards; shared by all states of a game and never changed.

    edges[tile * 4 + edge] is a mask of connectors, bit (colour * 2 + position - 1): pins on the top
    and left edges, sockets on the right and bottom ones. Colours are numbers from 0 to 30.
    """

    def __init__(
        self,
        edges: vec[i64],
        complexity: vec[i64],
        effects: vec[i64],
        costs: vec[i64],
        numbers: vec[i64],
    ) -> None:
        self.edges: vec[i64] = edges
        self.complexity: vec[i64] = complexity  # by tile
        self.effects: vec[i64] = effects  # by card
        self.costs: vec[i64] = costs  # by card
        self.numbers: vec[i64] = numbers  # by card; 1 where the effect needs none
        self.programs: vec[i64] = valid_programs(edges)  # all valid programs, masks of tiles
        writer = Writer()
        for values in (edges, complexity, effects, costs, numbers):
            writer.numbers(values)
        self.packed: bytes = writer.bytes()  # how every state's bytes begin

    def join_reason(self, tile: i64, neighbour: i64) -> i64:
        """MET-C1: why the pins of a tile do not fit the tile above it or to its left."""
        return join_reason(self.edges, tile, neighbour)


def join_reason(edges: vec[i64], tile: i64, neighbour: i64) -> i64:
    """MET-C1: why the pins of a tile do not fit the tile above it or to its left.

    At least one pin, and every pin meets a socket of its colour and position.
    """
    # The move tile is to the left of the deployment, the special one of the enhancement.
    beside = tile // 3 - neighbour // 3 == 1 and neighbour // 3 != 1
    pins = edges[tile * 4 + (LEFT if beside else TOP)]
    sockets = edges[neighbour * 4 + (RIGHT if beside else BOTTOM)]
    if pins == 0:
        return PROGRAM_NO_PIN
    loose = pins & ~sockets
    if loose == 0:
        return POSSIBLE
    if sockets == 0:
        return PROGRAM_NO_SOCKET
    colour: i64 = 0
    while (loose >> (colour * 2)) & 3 == 0:
        colour += 1
    return PROGRAM_POSITION if (sockets >> (colour * 2)) & 3 != 0 else PROGRAM_COLOUR


def joins(edges: vec[i64], tile: i64, neighbour: i64) -> bool:
    return join_reason(edges, tile, neighbour) == POSSIBLE


def valid_programs(edges: vec[i64]) -> vec[i64]:
    """MET-3.2, MET-3.3: every program whose neighbours join and that hangs together, as masks of tiles."""
    programs = vec[i64](capacity=96)
    move: i64
    deployment: i64
    special: i64
    enhancement: i64
    for move in range(3):
        for deployment in range(2, 6):  # the number below each first tile stands for none
            if deployment > 2 and not joins(edges, deployment, move):
                continue
            for special in range(5, 9):
                if special > 5 and not joins(edges, special, move):
                    continue
                for enhancement in range(8, 12):
                    mask: i64 = 1 << move
                    if deployment > 2:
                        mask |= 1 << deployment
                    if special > 5:
                        mask |= 1 << special
                    if enhancement > 8:
                        if deployment == 2 and special == 5:  # a diagonal is no join
                            continue
                        if deployment > 2 and not joins(edges, enhancement, deployment):
                            continue
                        if special > 5 and not joins(edges, enhancement, special):
                            continue
                        mask |= 1 << enhancement
                    programs = append(programs, mask)
    return programs
