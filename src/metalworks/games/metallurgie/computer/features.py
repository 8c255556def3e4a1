"""What a network is told about a position of Metallurgie, from one seat: whole numbers of about -256 to 256."""

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

ONE: Final = 16  # what "yes" is
MOST_LEAD: Final = 12
FAR: Final = 4  # so many cards short of an area that scores, or more
PER_METAL: Final = 13
GENERAL: Final = 8
FEATURES: Final = GENERAL + PER_METAL * 4


class Areas:
    """The areas of a pattern: which cell belongs to which, and how big they are. Made once and used again."""

    def __init__(self) -> None:
        self.label: vec[i64] = vec[i64]([0] * AREA)  # of the cells of the pattern only
        self.size: vec[i64] = vec[i64]([0] * 64)
        self.found: vec[i64] = vec[i64]([0] * 64)
        self.short: vec[i64] = vec[i64]([0] * METALS)  # by metal: cards until the nearest area scores
        self.places: vec[i64] = vec[i64]([0] * METALS)  # by metal: how many places are the best ones

    def read(self, table: Table) -> None:
        """Find the areas, and how many cards of each metal would finish one."""
        top = table.top
        label = self.label
        found = self.found
        number: i64 = 0
        end: i64 = 0
        i: i64
        for cell in table.cells:
            if top[cell] < METALS:
                begin = end
                end = mark_area(top, cell, found, begin)
                for i in range(begin, end):
                    label[found[i]] = number
                self.size[number] = end - begin
                number += 1
        unmark(top, found, end)
        metal: i64
        for metal in range(IRON, METALS):
            self.look(table, metal)

    def look(self, table: Table, metal: i64) -> None:
        """How far the biggest area is from scoring that one card of this metal can make."""
        top = table.top
        label = self.label
        biggest: i64 = 0
        places: i64 = 0
        first = metal * FIT_ROOM
        i: i64
        for i in range(first, first + table.fit_count[metal]):
            cell = i64(table.fits[i])
            together: i64 = 1
            seen: i64 = 0  # areas already counted, as bits
            for step in RING:
                near = cell + step
                if i64(top[near]) == metal:
                    bit = i64(1) << label[near]
                    if seen & bit == 0:
                        seen |= bit
                        together += self.size[label[near]]
            if together > biggest:
                biggest = together
                places = 1
            elif together == biggest:
                places += 1
        self.short[metal] = FAR if biggest == 0 else min(FAR, max(1, table.metals.needed[metal] - biggest + 1))
        self.places[metal] = places


def features(table: Table, areas: Areas, seat: i64) -> vec[i64]:
    """The position from one seat, for `Areas` that have read it."""
    told = vec[i64]([0] * FEATURES)
    deck = cards_in_deck(table)
    best: i64 = -1
    highest: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = max(best, points(table, other))
            highest = max(highest, rank(table, other))
    lead = max(-MOST_LEAD, min(MOST_LEAD, points(table, seat) - best))
    told[0] = lead * 8
    told[1] = lead * 128 // (deck + 8)
    if highest != rank(table, seat):
        told[2] = (ONE if rank(table, seat) > highest else -ONE) * 16 // (deck + 8)
    told[3] = min(deck, 96) // 4
    moves = table.player == seat
    if moves:
        told[4] = ONE
        told[5] = deck // 8
    metal: i64
    at: i64 = GENERAL
    finishes: i64 = 0
    for metal in range(IRON, METALS):
        cards = table.hand[seat * METALS + metal]
        short = areas.short[metal]
        told[at] = cards * 8
        if cards >= short:
            finishes += 1
            told[at + 1 if moves else at + 2] = ONE
        elif cards + 1 == short and deck > 0:
            told[at + 3 if moves else at + 4] = table.deck[metal] * 64 // deck
        if moves:
            told[at + 4 + short] = ONE
            if short <= 2:
                told[at + 9] = min(4, areas.places[metal]) * 4
        else:
            if short <= 2:
                told[at + 10] = min(4, areas.places[metal]) * 4
        told[at + 11] = table.won[seat * METALS + metal] * 4
        told[at + 12] = table.fit_count[metal + 1] if moves else 0
        at += PER_METAL
    told[6 if moves else 7] = finishes * ONE
    return told
