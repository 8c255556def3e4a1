"""A turn of Metallurgie as one plays it without much thought: thousands of games in a second, for the search.

Whoever can finish an area does. Otherwise a card is laid where it helps the next player least.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.features import Areas
from metalworks.games.metallurgie.rules.components import (
    AREA,
    DRAW_CARD,
    DRAWN,
    END_TURN,
    FIT_ROOM,
    FOLLOW,
    IRON,
    METALS,
    SAME_PLACE,
    START,
    Table,
)
from metalworks.kernel.rng import Rng

# In thousandths: how likely the next player finishes an area that is so many cards short, by metal.
GIFT: Final = vec[i64](
    [0] * 5 + [0, 800, 450, 150, 0] + [0, 720, 320, 80, 0] + [0, 580, 180, 30, 0] + [0, 450, 90, 10, 0]
)
NEAR: Final = 4  # so many cards short, nobody cares
DRAWING: Final = 500  # what a card costs of which nothing is known, in the same thousandths


class Quick:
    """Plays quickly; keeps nothing but room for the areas of the pattern."""

    def __init__(self, areas: Areas) -> None:
        self.areas: Areas = areas
        self.cell: i64 = 0  # the place that was found last

    def action(self, table: Table, rng: Rng) -> i64:
        """What the player does now."""
        phase = table.phase
        if phase == START:
            self.areas.mark(table)
            return self.begin(table, rng)
        if phase == DRAWN:
            self.areas.mark(table)
            metal = table.metal
            if self.finishes(table, metal, table.hand[table.player * METALS + metal] + 1):
                return metal * AREA + self.cell
            self.safest(table, metal, rng)
            return metal * AREA + self.cell
        if phase == FOLLOW:
            metal = table.metal
            cards = table.hand[table.player * METALS + metal]
            if cards > 0 and table.mode != SAME_PLACE:
                self.areas.mark(table)
                if not self.areas.is_enough(table, metal) and self.finishes(table, metal, cards):
                    return metal * AREA + self.cell
            return END_TURN
        actions = table.legal(table.player)
        return actions[rng.below(len(actions))]

    def begin(self, table: Table, rng: Rng) -> i64:
        """Finish an area with as few cards as possible, or lay the card that does least harm, or draw one."""
        base = table.player * METALS
        least = DRAWING + rng.below(DRAWING)
        chosen: i64 = DRAW_CARD * AREA
        metal: i64
        for metal in range(IRON, METALS):
            cards = table.hand[base + metal]
            if cards > 0 and table.fit_count[metal] > 0:
                if self.finishes(table, metal, cards):
                    return metal * AREA + self.cell
                harm = self.safest(table, metal, rng)
                if harm < least:
                    least = harm
                    chosen = metal * AREA + self.cell
        return chosen

    def finishes(self, table: Table, metal: i64, cards: i64) -> bool:
        """Whether so many cards finish an area, as far as one sees; where the first of them goes is in `cell`."""
        needed = table.metals.needed[metal] - cards
        best = needed
        first = metal * FIT_ROOM
        i: i64
        for i in range(first, first + table.fit_count[metal]):
            cell = i64(table.fits[i])
            size = self.areas.together(table, metal, cell)
            if size > best:
                best = size
                self.cell = cell
        return best > needed

    def safest(self, table: Table, metal: i64, rng: Rng) -> i64:
        """How much a card of this metal helps the next player at least; where it goes then is in `cell`."""
        needed = table.metals.needed[metal]
        first = metal * FIT_ROOM
        least: i64 = 1 << 30
        equals: i64 = 0
        i: i64
        for i in range(first, first + table.fit_count[metal]):
            cell = i64(table.fits[i])
            short = needed - self.areas.together(table, metal, cell)
            harm: i64 = 0
            if short < NEAR:
                harm = GIFT[metal * 5 + max(1, short)]
            if metal > IRON:
                below = metal - 1
                missing = table.metals.needed[below] - self.areas.size[self.areas.label[cell]]
                if 0 < missing < NEAR:
                    harm -= GIFT[below * 5 + missing] - GIFT[below * 5 + missing + 1]
            if harm < least:
                least = harm
                self.cell = cell
                equals = 1
            elif harm == least:
                equals += 1
                if rng.below(equals) == 0:
                    self.cell = cell
        return least
