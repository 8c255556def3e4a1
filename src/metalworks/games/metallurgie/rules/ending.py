"""Chapters 4 and 5, the end and the bonus variant: who has won."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    BONUS_SHOWN,
    COPPER,
    END_CARD_TAKEN,
    GOLD,
    IRON,
    METALS,
    OVER_PHASE,
    SILVER,
    Table,
)


def end_game(table: Table) -> None:
    """MGI-4.1: the end card is out; nothing more is placed. MGI-5.1: bonus cards are shown."""
    table.phase = OVER_PHASE
    table.epoch += 1
    table.note(END_CARD_TAKEN, table.player)
    seat: i64
    for seat in range(len(table.bonus)):
        table.note(BONUS_SHOWN, seat, table.bonus[seat])


def collected(table: Table, seat: i64) -> i64:
    """The number of cards a seat has collected."""
    base = seat * METALS
    won = table.won
    return won[base + IRON] + won[base + COPPER] + won[base + SILVER] + won[base + GOLD]


def points(table: Table, seat: i64) -> i64:
    """MGI-4.2, MGI-5.1: a point a card; two for a card of one's bonus metal."""
    total = collected(table, seat)
    if len(table.bonus) > 0 and table.bonus[seat] > 0:
        total += table.won[seat * METALS + table.bonus[seat]]
    return total


def rank(table: Table, seat: i64) -> i64:
    """MGI-4.2: points, then collected gold, silver, copper and iron, as one number to compare."""
    base = seat * METALS
    won = table.won
    value = points(table, seat)
    value = value * 128 + won[base + GOLD]
    value = value * 128 + won[base + SILVER]
    value = value * 128 + won[base + COPPER]
    return value * 128 + won[base + IRON]
