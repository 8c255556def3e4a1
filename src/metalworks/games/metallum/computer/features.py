"""What can be learned from in a position of Metallum between two rounds, from one seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    CARDS,
    HELD,
    OWNED,
    PLACES,
    PLANETARY_CARDS,
    PLANETS,
    ROUNDS,
    SEQUENCE,
    TILES,
    Table,
    is_discovered,
    stands,
)
from metalworks.games.metallum.rules.modules import owner_of
from metalworks.games.metallum.rules.scoring import count, planet_income

ONE: Final = 16  # what "yes" is
MOST_MONEY: Final = 60
MARGINS: Final = 7  # behind by three or more, ..., ahead by three or more
TILES_AT: Final = 10
MARGINS_AT: Final = 22
MODULES_AT: Final = 36
CARDS_AT: Final = 48
SHIP_AT: Final = 57
FEATURES: Final = 66
# What each of them is worth, in UNIT of `Appraisal`: a logistic regression on the results of 2,200 games between
# quick greedy players who err now and then (19,800 positions; log loss 0.407 on games left out, 0.693 is guessing).
WEIGHTS: Final = vec[i64](
    [
        748,
        241,
        -184,
        1545,
        175,
        139,
        1555,
        919,
        0,
        0,
        699,
        1446,
        -2145,
        1562,
        81,
        -153,
        -408,
        237,
        1296,
        -364,
        -36,
        735,
        807,
        134,
        106,
        0,
        212,
        709,
        1383,
        -631,
        -116,
        -540,
        0,
        -207,
        904,
        1358,
        688,
        232,
        -953,
        371,
        1311,
        1324,
        1611,
        1695,
        -999,
        2401,
        -115,
        -2500,
        290,
        350,
        -167,
        153,
        119,
        629,
        226,
        129,
        -640,
        -47,
        248,
        -240,
        -17,
        -294,
        -205,
        120,
        -230,
        663,
    ]
)


def features(table: Table, seat: i64) -> vec[i64]:
    """The position from one seat; `left` scorings are to come."""
    told = vec[i64]([0] * FEATURES)
    left = ROUNDS - table.round + 1
    other = 1 - seat
    lead = max(-MOST_MONEY, min(MOST_MONEY, table.money[seat] - table.money[other]))
    told[0] = lead * 4
    told[1] = lead * 8 // left
    told[2] = min(table.money[seat], 6) * 4  # enough to buy something
    income: i64 = 0
    standing: i64 = 0
    place: i64
    for place in range(PLACES):
        mine = count(table, seat, place)
        theirs = count(table, other, place)
        standing += stands(table, seat, place)
        if mine == 0:
            continue
        income += planet_income(table, seat, place)
        at = MARGINS_AT + max(-3, min(3, mine - theirs)) + 3
        told[at] += ONE
        told[at + MARGINS] += 2 * left
    told[3] = income * 4
    told[4] = income * left
    told[5] = standing * 4
    told[6] = standing * left // 2
    told[7] = min(table.reserve[seat], 4) * 4
    rest = SEQUENCE - (table.round - 1) % SEQUENCE  # rounds of this sequence that are still to be played
    tile: i64
    if rest < SEQUENCE:
        told[8 + rest - 1] = ONE
        for tile in range(TILES):
            if (table.spent[seat] >> tile) & 1 == 0:
                told[TILES_AT + tile] = ONE
    card: i64
    for card in range(PLANETARY_CARDS):
        if owner_of(table.cards[card]) == seat:
            told[MODULES_AT + table.content.effects[card]] += 2 * left
    for card in range(PLANETARY_CARDS, CARDS):
        if table.cards[card] == OWNED + seat * 8 + HELD:
            told[CARDS_AT + table.content.effects[card] - PLANETARY_CARDS] += ONE
    if is_discovered(table, table.ship[seat]) and table.planet[table.ship[seat]] < PLANETS:
        told[SHIP_AT + table.planet[table.ship[seat]]] = ONE
    return told
