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
# The dice of six captains move a lead by 36 and a battle die by 9 more, either way.
MIDDLE: Final = 48
WIDTH: Final = 97


def chance(content: Content, lead: i64, orange: bool, gray: bool, own: i64, other: i64) -> i64:
    """The chance of a lead of 0 or more, once the dice that are still open are rolled.

    `own` and `other` are the Metal Faktor dice of the attacker's side and of the other one.
    """
    ways = vec[i64]([0] * WIDTH)  # by lead, from -MIDDLE on: in how many rolls
    ways[MIDDLE] = 1
    total: i64 = 1
    if orange:
        ways = add_die(ways, content.battle_weights, 1)
        total *= faces(content.battle_weights)
    if gray:
        ways = add_die(ways, content.battle_weights, -1)
        total *= faces(content.battle_weights)
    for _ in range(own):
        ways = add_die(ways, content.faktor_weights, 2)
        total *= faces(content.faktor_weights)
    for _ in range(other):
        ways = add_die(ways, content.faktor_weights, -2)
        total *= faces(content.faktor_weights)
    won: i64 = 0
    at: i64 = max(0, MIDDLE - lead)
    while at < WIDTH:
        won += ways[at]
        at += 1
    return (won * ALL + total // 2) // total


def faces(weights: vec[i64]) -> i64:
    """How many faces a die has."""
    total: i64 = 0
    for weight in weights:
        total += weight
    return total


def add_die(ways: vec[i64], weights: vec[i64], step: i64) -> vec[i64]:
    """One more die: face number i moves the lead by i * step."""
    result = vec[i64]([0] * WIDTH)
    at: i64
    for at in range(WIDTH):
        here = ways[at]
        if here == 0:
            continue
        to = at
        for weight in weights:
            if weight > 0:
                result[to] += here * weight
            to += step
    return result


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
