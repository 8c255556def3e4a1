"""Chapter 5.40, the Metal Faktor die: committing, rolling, the debt; and the order of declarations."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import effect_of, set_faktor
from metalworks.games.metal_adventures.rules.components import (
    BY_BATTLE,
    DIE_ROLLED,
    FAKTOR,
    FAKTOR_DECLARED,
    NOBODY,
    WITH_CAPTAIN,
    Table,
)
from metalworks.games.metal_adventures.rules.content import DAMPER


def order(table: Table) -> vec[i64]:
    """MAD-5.9, MAD-5.21, MAD-5.31: the participants in the order of their declarations."""
    seats = vec[i64](capacity=6)
    if table.kind == WITH_CAPTAIN:
        seats = with_allies(table, seats, table.active, table.attackers)
        return with_allies(table, seats, table.target, table.defenders)
    if table.traitor != NOBODY:
        seats = append(seats, table.traitor)
        return append(seats, table.active)
    seats = append(seats, table.active)
    if table.ally != NOBODY:
        seats = append(seats, table.ally)
    return seats


def with_allies(table: Table, seats: vec[i64], principal: i64, side: i64) -> vec[i64]:
    """A principal and then the allies clockwise."""
    i: i64
    for i in range(table.seats):
        seat = (principal + i) % table.seats
        if (side >> seat) & 1 != 0:
            seats = append(seats, seat)
    return seats


def can_commit(table: Table, seat: i64) -> bool:
    """MAD-5.40, MAD-5.41: only a blank die; so a debt forbids it."""
    return table.faktor[seat] == 0 and (table.committed >> seat) & 1 == 0


def commit(table: Table, seat: i64) -> None:
    table.committed |= 1 << seat
    table.note(FAKTOR_DECLARED, seat, 1)


def debt(table: Table) -> i64:
    """MAD-5.41: the number on the attacker's die, unless it is rolled in this battle; `damper` lowers it."""
    if (table.committed >> table.active) & 1 != 0:
        return 0
    return max(0, table.faktor[table.active] - effect_of(table, table.active, DAMPER))


def roll_faktor(table: Table, seat: i64, face: i64) -> None:
    """MAD-5.40: what is rolled is added, and the die stays on that face."""
    table.dice[FAKTOR + seat] = face
    table.note(DIE_ROLLED, FAKTOR + seat, face)
    set_faktor(table, seat, face, BY_BATTLE)


def clear_debt(table: Table) -> None:
    """MAD-5.41: after the attacker's battle, won or lost, the die that owed is blank."""
    if (table.committed >> table.active) & 1 == 0:
        set_faktor(table, table.active, 0, BY_BATTLE)
