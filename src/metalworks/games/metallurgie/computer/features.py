"""How the next turns of Metallurgie look from one seat, between two turns: what its hand can finish."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    FIT_ROOM,
    IRON,
    METALS,
    RING,
    Table,
    cards_in_deck,
    mark_area,
    unmark,
)
from metalworks.games.metallurgie.rules.ending import points, rank

FAR: Final = 4  # so many cards short of an area that scores, or more
# The features, from 0: the lead, the lead as the deck runs out, the lead in a tie; for whoever moves now and for
# anybody else: metals with which the hand finishes an area, and the chances of drawing the card it is short of;
# for whoever moves: areas that one card finishes, and that two cards do.
FEATURES: Final = 9
# What they are worth, in UNIT of `Appraisal`. Set by hand: a point is a third of a victory late in the game and a
# tenth early, an area in the hand of whoever moves is nearly a point, in that of another seat a third of one.
WEIGHTS: Final = vec[i64]([1_230, 4_230, 2_000, 2_000, 800, 510, 200, 400, 200])


class Areas:
    """The areas of a pattern: which cell belongs to which, and how big they are. Made once and used again."""

    def __init__(self) -> None:
        self.label: vec[i64] = vec[i64]([0] * AREA)  # of the cells of the pattern only
        self.size: vec[i64] = vec[i64]([0] * FIT_ROOM)
        self.found: vec[i64] = vec[i64]([0] * FIT_ROOM)
        self.short: vec[i64] = vec[i64]([0] * METALS)  # by metal: cards until the nearest area scores

    def read(self, table: Table) -> None:
        """Find the areas, and how many cards of each metal would finish one."""
        self.mark(table)
        metal: i64
        for metal in range(IRON, METALS):
            biggest = self.biggest(table, metal)
            needed = table.metals.needed[metal]
            self.short[metal] = FAR if biggest == 0 else min(FAR, max(1, needed - biggest + 1))

    def mark(self, table: Table) -> None:
        """Find the areas."""
        top = table.top
        label = self.label
        found = self.found
        number: i64 = 0
        end: i64 = 0
        i: i64
        for cell in table.cells:
            if i64(top[cell]) < METALS:  # not marked yet
                begin = end
                end = mark_area(top, cell, found, begin)
                for i in range(begin, end):
                    label[found[i]] = number
                self.size[number] = end - begin
                number += 1
        unmark(top, found, end)

    def biggest(self, table: Table, metal: i64) -> i64:
        """The biggest area that one card of this metal can make; 0 where none fits."""
        biggest: i64 = 0
        first = metal * FIT_ROOM
        i: i64
        for i in range(first, first + table.fit_count[metal]):
            biggest = max(biggest, self.together(table, metal, i64(table.fits[i])))
        return biggest

    def together(self, table: Table, metal: i64, cell: i64) -> i64:
        """The size of the area that a card of this metal makes here."""
        top = table.top
        label = self.label
        size: i64 = 1
        seen: i64 = 0  # areas already counted, as bits
        for step in RING:
            near = cell + step
            if i64(top[near]) == metal:
                bit = i64(1) << label[near]
                if seen & bit == 0:
                    seen |= bit
                    size += self.size[label[near]]
        return size

    def is_enough(self, table: Table, metal: i64) -> bool:
        """Whether an area of this metal scores already."""
        first = (metal + 1) * FIT_ROOM  # where the cards that show this metal are listed
        i: i64
        for i in range(first, first + table.fit_count[metal + 1]):
            if self.size[self.label[i64(table.fits[i])]] >= table.metals.needed[metal]:
                return True
        return False


def features(table: Table, areas: Areas, seat: i64) -> vec[i64]:
    """The position from one seat, for `Areas` that have read it."""
    row = vec[i64]([0] * FEATURES)
    deck = cards_in_deck(table)
    most: i64 = -1
    highest: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            most = max(most, points(table, other))
            highest = max(highest, rank(table, other))
    lead = points(table, seat) - most
    row[0] = lead * 8
    row[1] = lead * 128 // (deck + 8)
    if lead == 0 and highest != rank(table, seat):
        row[2] = (128 if rank(table, seat) > highest else -128) // (deck + 8)
    mine: i64 = 0 if table.player == seat else 1
    metal: i64
    for metal in range(IRON, METALS):
        cards = table.hand[seat * METALS + metal]
        short = areas.short[metal]
        if cards >= short:
            row[3 + mine] = 16
        elif cards + 1 == short and deck > 0:
            row[5 + mine] += table.deck[metal] * 64 // deck
        if mine == 0 and short <= 2:
            row[6 + short] += 16
    return row
