"""Chapters 3 and C, what is printed on tiles and cards, and the programs the connectors allow."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.fields import Writer

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


def joins(edges: vec[i64], pins_of: i64, pin_edge: i64, sockets_of: i64, socket_edge: i64) -> bool:
    """MET-C1: at least one pin, and every pin meets a socket of its colour and position."""
    pins = edges[pins_of * 4 + pin_edge]
    return pins != 0 and pins & ~edges[sockets_of * 4 + socket_edge] == 0


def valid_programs(edges: vec[i64]) -> vec[i64]:
    """MET-3.2, MET-3.3: every program whose neighbours join and that hangs together, as masks of tiles."""
    programs = vec[i64](capacity=96)
    move: i64
    deployment: i64
    special: i64
    enhancement: i64
    for move in range(3):
        for deployment in range(2, 6):  # the number below each first tile stands for none
            if deployment > 2 and not joins(edges, deployment, LEFT, move, RIGHT):
                continue
            for special in range(5, 9):
                if special > 5 and not joins(edges, special, TOP, move, BOTTOM):
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
                        if deployment > 2 and not joins(edges, enhancement, TOP, deployment, BOTTOM):
                            continue
                        if special > 5 and not joins(edges, enhancement, LEFT, special, RIGHT):
                            continue
                        mask |= 1 << enhancement
                    programs = append(programs, mask)
    return programs
