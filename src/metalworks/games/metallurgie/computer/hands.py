"""What the others of Metallurgie probably hold: people keep gold and lay iron, and use what finishes an area.

A search that took all hidden hands for equally likely would expect two cards of gold, late in a game, less than half as
often. Everything here follows from what the viewer sees.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.areas import FAR, Areas
from metalworks.games.metallurgie.rules.components import (
    IRON,
    METALS,
    OVER_PHASE,
    Table,
    cards_in_hand,
)
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.setup import unseen
from metalworks.kernel.rng import Rng

ONE: Final = 64  # as likely as the cards that nobody has seen say
COUNTS: Final = 4  # none to three cards of a metal
SCALE: Final = ONE * ONE * ONE  # of the four factors of a hand, so that all weights together stay below 2^31
HANDS: Final = 20  # of three cards
CLUES: Final = 16  # COUNTS for each metal, iron first: how much likelier so many cards of it are

# By turns played (none, 1, 3, 6, and 10 or more), metal and number of cards: what keeping and laying make of it. These
# factors and the next are fitted to the 153,142 hidden hands of 1,500 games of two to four computer players, by
# `tools/fit_hands.py`: of hands not fitted to, the log loss is 2.69 against 2.95 if all cards were equally likely.
TURNS: Final = vec[i64]([1, 3, 6, 10])
KEPT: Final = [
    [[64, 58, 72, 74], [64, 74, 91, 94], [64, 75, 73, 79], [64, 50, 37, 30]],
    [[64, 52, 35, 24], [64, 59, 69, 91], [64, 71, 84, 87], [64, 72, 77, 95]],
    [[64, 46, 32, 27], [64, 51, 44, 47], [64, 63, 69, 84], [64, 94, 131, 205]],
    [[64, 48, 36, 30], [64, 49, 40, 36], [64, 59, 63, 69], [64, 89, 143, 292]],
    [[64, 51, 38, 35], [64, 50, 40, 39], [64, 56, 56, 60], [64, 85, 123, 308]],
]
# By metal, cards that its nearest area is short (1 to FAR) and number of cards: who could finish it has done so.
UNUSED: Final = [
    [[64, 45, 32, 32], [64, 51, 39, 24], [64, 47, 36, 31], [64, 49, 38, 32]],
    [[64, 47, 42, 35], [64, 64, 56, 64], [64, 55, 57, 65], [64, 53, 51, 60]],
    [[64, 50, 41, 49], [64, 84, 88, 84], [64, 70, 90, 110], [64, 58, 70, 82]],
    [[64, 47, 36, 33], [64, 86, 90, 118], [64, 102, 170, 254], [64, 95, 185, 843]],
]


def stage_of(table: Table) -> i64:
    """How far the game is, as a number of KEPT."""
    played = table.turn // table.seats
    stage: i64 = 0
    while stage < len(TURNS) and played >= TURNS[stage]:
        stage += 1
    return stage


def clues(table: Table, areas: Areas) -> vec[i64]:
    """What a position tells of hidden hands, for `Areas` that have read it."""
    stage = stage_of(table)
    found = vec[i64](capacity=CLUES)
    metal: i64
    count: i64
    for metal in range(IRON, METALS):
        short = max(1, min(FAR, areas.short[metal]))
        for count in range(COUNTS):
            factor = KEPT[stage][metal - IRON][count] * UNUSED[metal - IRON][short - 1][count]
            found = append(found, max(1, factor // ONE))
    return found


def imagine(table: Metallurgie, viewer: i64, told: vec[i64], rng: Rng) -> Metallurgie:
    """A state that the viewer cannot tell from this one, with hands as likely as the clues say."""
    other = table.resample(viewer, rng)
    assert isinstance(other, Metallurgie)
    if table.phase == OVER_PHASE:
        return other
    pool = unseen(table, viewer)
    seat: i64
    metal: i64
    for seat in range(table.seats):
        if seat != viewer:
            drawn = draw(pool, cards_in_hand(table, seat), told, rng)
            for metal in range(IRON, METALS):
                other.hand[seat * METALS + metal] = drawn[metal]
                pool[metal] -= drawn[metal]
    other.deck = pool
    return other


def draw(pool: vec[i64], size: i64, told: vec[i64], rng: Rng) -> vec[i64]:
    """A hand of so many cards from the pool, by metal."""
    likely = vec[i64](capacity=CLUES)
    metal: i64
    count: i64
    for metal in range(IRON, METALS):
        for count in range(COUNTS):
            likely = append(likely, ways(pool[metal], count) * told[len(likely)])
    weights = vec[i64](capacity=HANDS)
    iron: i64
    copper: i64
    silver: i64
    for iron in range(size + 1):
        for copper in range(size - iron + 1):
            below = likely[iron] * likely[COUNTS + copper]
            left = size - iron - copper
            for silver in range(left + 1):
                above = likely[2 * COUNTS + silver] * likely[3 * COUNTS + left - silver]
                weights = append(weights, below * above // SCALE)
    number = rng.weighted(weights)
    for iron in range(size + 1):  # the same way again, to the hand of this number
        for copper in range(size - iron + 1):
            left = size - iron - copper
            if number <= left:
                return vec[i64]([0, iron, copper, number, left - number])
            number -= left + 1
    return vec[i64]()  # never


def ways(cards: i64, chosen: i64) -> i64:
    """How many ways there are to choose none to three of so many cards."""
    if chosen == 0:
        return 1
    if chosen == 1:
        return cards
    if chosen == 2:
        return cards * (cards - 1) // 2
    return cards * (cards - 1) * (cards - 2) // 6
