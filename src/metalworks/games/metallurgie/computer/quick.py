"""A turn of Metallurgie as one plays it without much thought: thousands of games in a second, for the search.

Whoever can finish an area does. Otherwise a card is laid where it helps the next player least.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.areas import Areas
from metalworks.games.metallurgie.rules.components import (
    AREA,
    DRAW_CARD,
    DRAWN,
    END_CARD,
    END_TURN,
    FIT_ROOM,
    FOLLOW,
    GOLD,
    IRON,
    METALS,
    REMOVE,
    SAME_METAL,
    SAME_PLACE,
    START,
    Table,
    cards_in_deck,
)
from metalworks.kernel.rng import Rng

# In thousandths: how likely the next player finishes an area that is so many cards short, by metal.
GIFT: Final = vec[i64](
    [0] * 5 + [0, 800, 450, 150, 0] + [0, 720, 320, 80, 0] + [0, 580, 180, 30, 0] + [0, 450, 90, 10, 0]
)
NEAR: Final = 4  # so many cards short, nobody cares
SCORING: Final = 1000  # what a point of one's own is worth, in the same thousandths
DRAWING: Final = 100  # what it costs to leave to chance what is laid
PART_OF_SET: Final = 60  # how much rather one lays a card of which there are more in the hand, for each of them


class Quick:
    """Plays quickly; keeps nothing but room for the areas of the pattern."""

    def __init__(self, areas: Areas) -> None:
        self.areas: Areas = areas
        self.cell: i64 = 0  # the place that was found last

    def action(self, table: Table, rng: Rng) -> i64:
        """What the player does now."""
        phase = table.phase
        metal = table.metal
        if phase == START:
            self.areas.read(table)
            return self.begin(table, rng)
        if phase == DRAWN:
            self.areas.read(table)
            if self.areas.finishes(table, table.player, metal, 1):
                self.first(table, metal, 1)
            else:
                self.safest(table, metal, rng)
            return metal * AREA + self.cell
        self.areas.mark(table)
        if phase == FOLLOW:
            return self.follow(table, metal)
        actions = table.legal(table.player)
        if phase == REMOVE and metal > IRON:
            return self.taken(table, actions, metal - 1, rng)
        return actions[rng.below(len(actions))]

    def begin(self, table: Table, rng: Rng) -> i64:
        """Finish an area, of the highest metal if there are several, or do what helps the next player least."""
        metal: i64
        for metal in range(GOLD, END_CARD, -1):
            if self.areas.finishes(table, table.player, metal, 0):
                self.first(table, metal, 0)
                return metal * AREA + self.cell
        least: i64 = 1 << 30
        chosen: i64 = DRAW_CARD * AREA
        drawing: i64 = 0
        for metal in range(IRON, METALS):
            if table.fit_count[metal] == 0:
                continue
            cards = table.hand[table.player * METALS + metal]
            harm = self.safest(table, metal, rng)
            cost = harm - PART_OF_SET * (cards - 1)
            if cards > 0 and cost < least:
                least = cost
                chosen = metal * AREA + self.cell
            if self.areas.finishes(table, table.player, metal, 1):
                harm = -SCORING
            drawing += table.deck[metal] * harm
        deck = cards_in_deck(table)
        if deck > 0 and DRAWING + drawing // deck < least:
            return DRAW_CARD * AREA
        return chosen

    def first(self, table: Table, metal: i64, drawn: i64) -> None:
        """Find where the first card of a turn that finishes an area goes."""
        cards = table.hand[table.player * METALS + metal] + drawn
        if cards >= self.areas.short[metal]:
            self.areas.shortest(table, metal)
            self.cell = self.areas.cell
            return
        first = metal * FIT_ROOM
        i: i64
        for i in range(first, first + table.fit_count[metal]):
            self.cell = i64(table.fits[i])
            if self.climbs(table, metal, self.cell):
                return

    def climbs(self, table: Table, metal: i64, cell: i64) -> bool:
        """Whether the next metals in the hand finish an area when they are laid here, one on the other."""
        base = table.player * METALS
        while metal < GOLD and table.hand[base + metal + 1] > 0:
            metal += 1
            if self.areas.together(table, metal, cell) >= table.metals.needed[metal]:
                return True
        return False

    def follow(self, table: Table, metal: i64) -> i64:
        """Go on until an area is finished."""
        if not self.areas.is_enough(table, metal):
            cards = table.hand[table.player * METALS + metal]
            if table.mode != SAME_PLACE and cards > 0 and cards >= self.areas.shortest(table, metal):
                return metal * AREA + self.areas.cell
            if table.mode != SAME_METAL and self.climbs(table, metal, table.last):
                return (metal + 1) * AREA + table.last
        return END_TURN

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

    def taken(self, table: Table, actions: vec[i64], below: i64, rng: Rng) -> i64:
        """The card to take: one that helps to make an area of what lies below, or else helps the next player least."""
        needed = table.metals.needed[below]
        biggest: i64 = 0
        smallest: i64 = 1 << 30
        most = actions[0]
        fewest = actions[0]
        equals: i64 = 0
        for action in actions:
            size = self.areas.together(table, below, action % AREA)
            if size > biggest:
                biggest = size
                most = action
            if size < smallest:
                smallest = size
                fewest = action
                equals = 1
            elif size == smallest:
                equals += 1
                if rng.below(equals) == 0:
                    fewest = action
        return most if biggest + table.left > needed else fewest
