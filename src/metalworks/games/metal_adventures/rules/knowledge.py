"""MAD-1.8, MAD-3.9: who knows where a secret card is, and what a secret choice takes away.

A secret choice among several cards takes the knowledge of everybody who does not see it from every card
it may have been. So knowledge is never wrong, only sometimes less than a perfect memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import HAND, NO_CARD, Table, bit, lowest
from metalworks.games.metal_adventures.rules.content import NATIONS
from metalworks.kernel.state import SPECTATOR

# Kinds of wreck in offers, promises and payments (MAD-7.13): any, 1 + nation, or a Pirate Hunter.
ANY_WRECK: Final = 0
HUNTER_WRECK: Final = 5


def fits(table: Table, ship: i64, kind: i64) -> bool:
    """Whether a wreck is what was said (MAD-7.16)."""
    if kind == 0:
        return True
    if kind > NATIONS:
        return table.content.ship_hunter[ship] != 0
    return table.content.ship_nation[ship] == kind - 1


def fitting(table: Table, ships: i64, kind: i64) -> i64:
    """The ships of a set that fit, as a mask."""
    if kind == 0:
        return ships
    found: i64 = 0
    rest = ships
    while rest != 0:
        ship = lowest(rest)
        rest &= rest - 1
        if fits(table, ship, kind):
            found |= bit(ship)
    return found


def trophies_in_hand(table: Table, seat: i64) -> i64:
    """How many trophies a captain has; everybody may know (MAD-1.8)."""
    total: i64 = 0
    slot: i64
    for slot in range(HAND):
        if table.hand[seat * HAND + slot] != NO_CARD:
            total += 1
    return total


def holds_trophy(table: Table, seat: i64, trophy: i64) -> bool:
    slot: i64
    for slot in range(HAND):
        if table.hand[seat * HAND + slot] == trophy:
            return True
    return False


def blur_hand(table: Table, seat: i64, witnesses: i64) -> None:
    """A trophy is about to leave a hand unseen: which one, only the witnesses know."""
    if trophies_in_hand(table, seat) < 2:
        return
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy != NO_CARD:
            table.trophy_seen[trophy] &= witnesses


def blur_drawn(table: Table, seat: i64) -> None:
    """One of several drawn trophies is kept: which one, only its owner knows."""
    if len(table.drawn) > 1:
        for trophy in table.drawn:
            table.trophy_seen[trophy] &= 1 << seat


def blur_wrecks(table: Table, seat: i64, ship: i64, kind: i64, witnesses: i64) -> None:
    """A wreck is about to leave its owner unseen: others lose every card it may have been."""
    rest = table.wrecks[seat] & ~bit(ship)
    may_be = fitting(table, table.wrecks[seat], kind)
    viewer: i64
    for viewer in range(SPECTATOR + 1):
        if (witnesses >> viewer) & 1 != 0 or (viewer >= table.seats and viewer != SPECTATOR):
            continue
        if rest & ~known_ships(table, rest, viewer) == 0 and may_be == bit(ship):
            continue  # this viewer knows all the others, and none of them fits
        ships = may_be
        while ships != 0:
            table.ship_seen[lowest(ships)] &= ~(1 << viewer)
            ships &= ships - 1


def known_ships(table: Table, ships: i64, viewer: i64) -> i64:
    """Of a set of wrecks those that a viewer knows."""
    known: i64 = 0
    rest = ships
    while rest != 0:
        ship = lowest(rest)
        rest &= rest - 1
        if (table.ship_seen[ship] >> viewer) & 1 != 0:
            known |= bit(ship)
    return known
