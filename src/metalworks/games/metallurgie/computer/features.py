"""How the next turns of Metallurgie look from one seat, between two turns: what its hand can finish."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.areas import Areas
from metalworks.games.metallurgie.rules.components import IRON, METALS, SILVER, Table, cards_in_deck
from metalworks.games.metallurgie.rules.ending import points, rank

FEATURES: Final = 20
SIDE: Final = 7
# The features, from 0: the lead, the lead as the deck runs out, the lead in a tie. Then SIDE for whoever moves now, and
# as many for anybody else: whether the hand finishes an area, and the same as the deck runs out; the chance that a
# card from the deck does, and the same as it runs out; further metals that finish one; cards of one metal beyond the
# first; cards of silver and gold. Last, for whoever moves: metals one card short of an area, two and three.
# What they are worth, in UNIT of `Appraisal`, is from a regression over 3,000 games of `quick.py` against itself.
WEIGHTS: Final = vec[i64](
    [352, 6509, 3664, 1879, 4337, 733, 1839, -893, -535, 720, 1673, 1409, 927, 464, -387, -621, 847, -48, 10, -78]
)


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
    moves = table.player == seat
    at: i64 = 3 if moves else 3 + SIDE
    metal: i64
    finished: i64 = 0
    drawn: i64 = 0
    biggest: i64 = 1
    for metal in range(IRON, METALS):
        if areas.finishes(table, seat, metal, 0):
            finished += 1
        elif areas.finishes(table, seat, metal, 1):
            drawn += table.deck[metal]
        biggest = max(biggest, table.hand[seat * METALS + metal])
        if metal >= SILVER:
            row[at + 6] += table.hand[seat * METALS + metal] * 16
        if moves and areas.short[metal] <= 3:
            row[2 + 2 * SIDE + areas.short[metal]] += 16
    if finished > 0:
        row[at] = 16
        row[at + 1] = 256 // (deck + 8)
        row[at + 4] = (finished - 1) * 16
    elif deck > 0:
        row[at + 2] = drawn * 64 // deck
        row[at + 3] = drawn * 1024 // (deck * (deck + 8))
    row[at + 5] = (biggest - 1) * 16
    return row
