"""MAD-5.6, MAD-5.34: exact chances of battles in thousandths, for views and computer players."""

from __future__ import annotations

from typing import Final

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
    BATTLE_FACES,
    DAMPER,
    ESCORT,
    FAKTOR_FACES,
    Content,
)

ALL: Final = 1000
# More dice than these hardly move the chance, and every die multiplies the work by four.
MOST_DICE: Final = 3
MEAN_OF_DIE: Final = 2  # of a Metal Faktor die that is not counted out


def chance(content: Content, lead: i64, orange: bool, gray: bool, own: i64, other: i64) -> i64:
    """The chance of a lead of 0 or more, once the dice that are still open are rolled."""
    if own > MOST_DICE:
        return chance(content, lead + MEAN_OF_DIE, orange, gray, own - 1, other)
    if other > MOST_DICE:
        return chance(content, lead - MEAN_OF_DIE, orange, gray, own, other - 1)
    total: i64 = 1
    faces: i64 = 0
    for weight in content.faktor_weights:
        faces += weight
    for _ in range(own + other):
        total *= faces
    battle_faces: i64 = 0
    for weight in content.battle_weights:
        battle_faces += weight
    if orange:
        total *= battle_faces
    if gray:
        total *= battle_faces
    return (winning(content, lead, orange, gray, own, other) * ALL + total // 2) // total


def winning(content: Content, lead: i64, orange: bool, gray: bool, own: i64, other: i64) -> i64:
    """The number of rolls that win, of all that are alike."""
    ways: i64 = 0
    face: i64
    if own > 0:
        for face in range(FAKTOR_FACES):
            weight = content.faktor_weights[face]
            if weight > 0:
                ways += weight * winning(content, lead + 2 * face, orange, gray, own - 1, other)
        return ways
    if other > 0:
        for face in range(FAKTOR_FACES):
            weight = content.faktor_weights[face]
            if weight > 0:
                ways += weight * winning(content, lead - 2 * face, orange, gray, 0, other - 1)
        return ways
    if orange:
        for face in range(BATTLE_FACES):
            weight = content.battle_weights[face]
            if weight > 0:
                ways += weight * winning(content, lead + face, False, gray, 0, 0)
        return ways
    if gray:
        for face in range(BATTLE_FACES):
            if lead >= face:
                ways += content.battle_weights[face]
        return ways
    return 1 if lead >= 0 else 0


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
