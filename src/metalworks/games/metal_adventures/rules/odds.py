"""MAD-5.6, MAD-5.34: exact chances of battles in thousandths, for views and computer players."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import effect_of, lent_power, power_of
from metalworks.games.metal_adventures.rules.battles import attack_sum, defence_sum
from metalworks.games.metal_adventures.rules.components import (
    FAKTOR,
    GRAY,
    NOBODY,
    NOT_ROLLED,
    ORANGE,
    Table,
)
from metalworks.games.metal_adventures.rules.content import (
    AGAINST_CAPTAIN,
    AGAINST_CHALLENGER,
    AGAINST_HUNTER,
    AGAINST_PLANET,
    BANE,
    DAMPER,
    ESCORT,
    Content,
)

ALL: Final = 1000
# More dice than these hardly move the chance, and every die multiplies the work by four.
MOST_DICE: Final = 3
MEAN_OF_DIE: Final = 2  # of a Metal Faktor die that is not counted out
LEAD: Final = 28  # more than all dice that are counted out can add or take
LEADS: Final = 2 * LEAD + 1
UNKNOWN: Final = -1  # a chance that has not been counted out yet


def chance(content: Content, lead: i64, orange: bool, gray: bool, own: i64, other: i64) -> i64:
    """The chance of a lead of 0 or more, once the dice that are still open are rolled."""
    if own > MOST_DICE:
        return chance(content, lead + MEAN_OF_DIE, orange, gray, own - 1, other)
    if other > MOST_DICE:
        return chance(content, lead - MEAN_OF_DIE, orange, gray, own, other - 1)
    if lead >= LEAD:
        return ALL
    if lead < -LEAD:
        return 0
    dice: i64 = (2 if orange else 0) + (1 if gray else 0)
    row = ((dice * (MOST_DICE + 1) + own) * (MOST_DICE + 1) + other) * LEADS
    if len(content.chances) == 0:
        content.chances = vec[i64]([UNKNOWN] * (4 * (MOST_DICE + 1) * (MOST_DICE + 1) * LEADS))
    if content.chances[row] == UNKNOWN:
        count_out(content, row, orange, gray, own, other)
    return content.chances[row + LEAD + lead]


def count_out(content: Content, row: i64, orange: bool, gray: bool, own: i64, other: i64) -> None:
    """Fill a row of the chances: for every lead the share of the rolls that keep it at 0 or more."""
    ways = vec[i64]([0] * LEADS)  # by what the dice add to the lead, from -LEAD on
    ways[LEAD] = 1
    if orange:
        ways = rolled(ways, content.battle_weights, 1)
    if gray:
        ways = rolled(ways, content.battle_weights, -1)
    for _ in range(own):
        ways = rolled(ways, content.faktor_weights, 2)
    for _ in range(other):
        ways = rolled(ways, content.faktor_weights, -2)
    total: i64 = 0
    for number in ways:
        total += number
    winning: i64 = 0
    i: i64
    for i in range(LEADS):  # a lead of i - LEAD wins where the dice add LEAD - i or more
        winning += ways[LEADS - 1 - i]
        content.chances[row + i] = (winning * ALL + total // 2) // total


def rolled(ways: vec[i64], weights: vec[i64], step: i64) -> vec[i64]:
    """The same with one more die, whose faces count `step` each."""
    after = vec[i64]([0] * LEADS)
    i: i64
    face: i64
    for i in range(LEADS):
        if ways[i] > 0:
            for face in range(len(weights)):
                if weights[face] > 0:
                    after[i + step * face] += ways[i] * weights[face]
    return after


def debt_of(table: Table, seat: i64) -> i64:
    """MAD-5.41: what a captain's die would cost as attacker."""
    return max(0, table.faktor[seat] - effect_of(table, seat, DAMPER))


def help_of(table: Table, principal: i64, ally: i64) -> i64:
    """What an ally adds to a principal's side, dice and cards aside."""
    return lent_power(table, ally) + effect_of(table, principal, ESCORT)


def lead_on_ship(table: Table, seat: i64, ship: i64) -> i64:
    """By how much an attacker alone is ahead of a ship before the dice."""
    lead = power_of(table, seat) - debt_of(table, seat) - table.content.ship_power[ship]
    if table.content.ship_hunter[ship] != 0:
        lead += effect_of(table, seat, BANE, AGAINST_HUNTER)
    return lead


def lead_on_planet(table: Table, seat: i64, planet: i64) -> i64:
    """The same for a planet."""
    lead = power_of(table, seat) - debt_of(table, seat) - table.content.planet_power[planet]
    return lead + effect_of(table, seat, BANE, AGAINST_PLANET)


def lead_on_captain(table: Table, seat: i64, other: i64) -> i64:
    """The same for a challenge without allies."""
    lead = power_of(table, seat) - debt_of(table, seat) - power_of(table, other)
    lead += effect_of(table, seat, BANE, AGAINST_CAPTAIN)
    return lead - effect_of(table, other, BANE, AGAINST_CHALLENGER)


def chance_alone(table: Table, lead: i64, dice: i64) -> i64:
    """The chance of an attacker with a lead, with so many dice of their own side."""
    return chance(table.content, lead, True, True, dice, 0)


def chance_now(table: Table, ally: i64 = NOBODY) -> i64:
    """The attacker's chance in the battle at hand, with what is declared so far; perhaps with one more ally."""
    lead = attack_sum(table) - defence_sum(table)
    if ally != NOBODY:
        lead += help_of(table, table.active, ally)
    own: i64 = 0
    other: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (table.committed >> seat) & 1 != 0 and table.dice[FAKTOR + seat] == NOT_ROLLED:
            if (table.attackers >> seat) & 1 != 0:
                own += 1
            else:
                other += 1
    orange = table.dice[ORANGE] == NOT_ROLLED
    gray = table.dice[GRAY] == NOT_ROLLED
    return chance(table.content, lead, orange, gray, own, other)
