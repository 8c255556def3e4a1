"""The areas of a pattern, and which cards would finish one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    FIT_ROOM,
    GOLD,
    IRON,
    METALS,
    RING,
    Table,
    mark_area,
    shown,
    unmark,
)

FAR: Final = 4  # so many cards short of an area that scores, or more


class Areas:
    """Which cell belongs to which area, how big they are and what would finish one. Made once and used again."""

    def __init__(self) -> None:
        self.label: vec[i64] = vec[i64]([0] * AREA)  # of the cells of the pattern only
        self.size: vec[i64] = vec[i64]([0] * FIT_ROOM)
        self.found: vec[i64] = vec[i64]([0] * FIT_ROOM)
        self.sizes: vec[i64] = vec[i64]([0] * FIT_ROOM)  # by place for a card of the metal looked at: what it makes
        self.short: vec[i64] = vec[i64]([0] * METALS)  # by metal: cards until the nearest area scores
        # By metal, as bits: metals of which a card finishes an area on top of this one and those between.
        self.climbs: vec[i64] = vec[i64]([0] * METALS)
        self.cell: i64 = 0  # the place that was found last
        self.met: vec[i64] = vec[i64]([0] * len(RING))  # the areas that a card joins
        self.met_count: i64 = 0

    def read(self, table: Table) -> None:
        """Find the areas, and how many cards of each metal would finish one."""
        self.mark(table)
        metal: i64
        for metal in range(IRON, METALS):
            self.short[metal] = self.shortest(table, metal)
            self.climbs[metal] = 0
        for metal in range(IRON + 1, METALS):
            if shown(table, metal) >= table.metals.needed[metal] - 1:
                self.find_climbs(table, metal)

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

    def shortest(self, table: Table, metal: i64) -> i64:
        """How many cards of this metal finish an area, where one or two of them join it; the first goes to `cell`."""
        needed = table.metals.needed[metal]
        first = metal * FIT_ROOM
        count = table.fit_count[metal]
        sizes = self.sizes
        best: i64 = FAR
        i: i64
        j: i64
        for i in range(count):
            cell = i64(table.fits[first + i])
            sizes[i] = self.together(table, metal, cell)
            short = max(1, needed - sizes[i] + 1)
            if short < best:
                best = short
                self.cell = cell
        if best <= 2:
            return best
        for i in range(count):
            if sizes[i] == 1:
                continue
            for j in range(i):
                if needed - sizes[i] - sizes[j] + 2 < best and sizes[j] > 1:
                    cell = i64(table.fits[first + i])
                    short = max(2, needed - self.joined(table, metal, cell, i64(table.fits[first + j])) + 2)
                    if short < best:
                        best = short
                        self.cell = cell
        return best

    def find_climbs(self, table: Table, metal: i64) -> None:
        """Find from which lower metals a card of this one can be reached that finishes an area."""
        lower: i64
        i: i64
        for lower in range(IRON, metal):
            first = lower * FIT_ROOM
            for i in range(first, first + table.fit_count[lower]):
                if self.together(table, metal, i64(table.fits[i])) >= table.metals.needed[metal]:
                    self.climbs[lower] |= 1 << metal
                    break

    def finishes(self, table: Table, seat: i64, metal: i64, drawn: i64) -> bool:
        """Whether a turn of a seat that begins with this metal finishes an area; `drawn` cards of it come to the hand.

        For areas that have been read.
        """
        hand = table.hand
        base = seat * METALS
        cards = hand[base + metal] + drawn
        if cards >= self.short[metal]:
            return self.short[metal] < FAR
        climbs = self.climbs[metal]
        if cards > 0 and climbs != 0:
            above = metal + 1
            while above <= GOLD and hand[base + above] > 0:
                if (climbs >> above) & 1 != 0:
                    return True
                above += 1
        return False

    def together(self, table: Table, metal: i64, cell: i64) -> i64:
        """The size of the area that a card of this metal makes here; those that it joins are in `met`."""
        top = table.top
        label = self.label
        met = self.met
        count: i64 = 0
        size: i64 = 1
        for step in RING:
            near = cell + step
            if i64(top[near]) == metal:
                number = label[near]
                if not contains(met, count, number):
                    met[count] = number
                    count += 1
                    size += self.size[number]
        self.met_count = count
        return size

    def joined(self, table: Table, metal: i64, cell: i64, other: i64) -> i64:
        """The size of the area that two cards of this metal make; 0 where they do not meet."""
        size = self.together(table, metal, cell)
        first = self.met[:]
        count = self.met_count
        size += self.together(table, metal, other)
        meet = False
        for step in RING:
            if cell + step == other:
                meet = True
        i: i64
        for i in range(self.met_count):
            if contains(first, count, self.met[i]):  # counted twice
                size -= self.size[self.met[i]]
                meet = True
        return size if meet else 0

    def is_enough(self, table: Table, metal: i64) -> bool:
        """Whether an area of this metal scores already."""
        first = (metal + 1) * FIT_ROOM  # where the cards that show this metal are listed
        i: i64
        for i in range(first, first + table.fit_count[metal + 1]):
            if self.size[self.label[i64(table.fits[i])]] >= table.metals.needed[metal]:
                return True
        return False


def contains(numbers: vec[i64], count: i64, number: i64) -> bool:
    """Whether a number is among the first so many."""
    i: i64
    for i in range(count):
        if numbers[i] == number:
            return True
    return False
