"""Chapter 2, the astrolabe: power, damage, glory, judgment; and `pay`, the only way a credit moves."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    BANK,
    CREDITS_PAID,
    DAMAGE_TAKEN,
    FAKTOR_SET,
    GLORY_EARNED,
    JUDGMENT_BACK,
    JUDGMENT_TAKEN,
    MOST_DAMAGE,
    MOST_JUDGMENT,
    POT,
    REPAIRED,
    START_POWER,
    TREASURE,
    Table,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import AGAINST_NONE, LEND


def power_of(table: Table, seat: i64) -> i64:
    """MAD-2.1: 8, plus the power of the equipment owned, minus damage."""
    power = START_POWER - table.damage[seat]
    cards = table.owned[seat]
    while cards != 0:
        power += table.content.improvement_power[lowest(cards)]
        cards &= cards - 1
    return power


def support_power(table: Table, seat: i64) -> i64:
    """MAD-2.2, MAD-C1: half the main power, rounded down; so damage lowers it too."""
    return power_of(table, seat) // 2


def effect_of(table: Table, seat: i64, effect: i64, against: i64 = AGAINST_NONE) -> i64:
    """MAD-3.5: the sum of one effect over the equipment and the base starship of a captain."""
    content = table.content
    total: i64 = 0
    base = table.base[seat]
    if base >= 0 and content.base_effect[base] == effect and content.base_against[base] == against:
        total += content.base_number[base]
    cards = table.owned[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if content.improvement_effect[card] == effect and content.improvement_against[card] == against:
            total += content.improvement_number[card]
    return total


def lent_power(table: Table, seat: i64) -> i64:
    """What a captain adds who helps or betrays: support power, and what `lend` gives."""
    return support_power(table, seat) + effect_of(table, seat, LEND)


def glory_of(table: Table, seat: i64) -> i64:
    """MAD-2.6: glory earned minus judgment."""
    return table.earned[seat] - table.judgment[seat]


def is_infamous(table: Table, seat: i64) -> bool:
    """MAD-2.4: four points of judgment."""
    return table.judgment[seat] >= MOST_JUDGMENT


def pay(table: Table, source: i64, target: i64, amount: i64, why: i64) -> None:
    """MAD-1.6: credits go from one account to another; only the bank may fall below zero."""
    if amount == 0:
        return
    book(table, source, -amount)
    book(table, target, amount)
    table.note(CREDITS_PAID, source, target, amount, why)


def book(table: Table, account: i64, amount: i64) -> None:
    """Half of `pay`."""
    if account == BANK:
        table.bank += amount
    elif account == POT:
        table.pot += amount
    elif account >= TREASURE:
        table.treasure[account - TREASURE] += amount
    else:
        table.credits[account] += amount


def take_damage(table: Table, seat: i64, points: i64, why: i64) -> None:
    """MAD-2.3: never more than 4; points beyond are lost (immunity)."""
    counted = min(points, MOST_DAMAGE - table.damage[seat])
    if points > 0:
        table.damage[seat] += counted
        table.note(DAMAGE_TAKEN, seat, counted, why)


def repair(table: Table, seat: i64, points: i64, why: i64) -> None:
    """MAD-2.5: damage is turned back."""
    counted = min(points, table.damage[seat])
    if counted > 0:
        table.damage[seat] -= counted
        table.note(REPAIRED, seat, counted, why)


def take_judgment(table: Table, seat: i64, why: i64) -> None:
    """MAD-2.4, MAD-7.4: one point; beyond 4 it is lost, but counts as taken for Amnesty."""
    table.judged |= 1 << seat
    counted: i64 = 1 if table.judgment[seat] < MOST_JUDGMENT else 0
    table.judgment[seat] += counted
    table.note(JUDGMENT_TAKEN, seat, counted, why)


def give_amnesty(table: Table, seat: i64, points: i64, why: i64) -> None:
    """MAD-2.5: judgment, and the glory lost with it, is turned back."""
    counted = min(points, table.judgment[seat])
    if counted > 0:
        table.judgment[seat] -= counted
        table.note(JUDGMENT_BACK, seat, counted, why)


def earn_glory(table: Table, seat: i64, points: i64, why: i64) -> None:
    if points > 0:
        table.earned[seat] += points
        table.note(GLORY_EARNED, seat, points, why)


def set_faktor(table: Table, seat: i64, face: i64, why: i64) -> None:
    """The Metal Faktor die is laid on a face."""
    if table.faktor[seat] != face:
        table.faktor[seat] = face
        table.note(FAKTOR_SET, seat, face, why)
