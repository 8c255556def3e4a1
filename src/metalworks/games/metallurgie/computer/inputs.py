"""What a network is told of Metallurgie between two turns, from one seat: whole numbers of about -256 to 256."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.areas import FAR, Areas
from metalworks.games.metallurgie.rules.components import IRON, METALS, Table, cards_in_deck
from metalworks.games.metallurgie.rules.ending import points, rank

ONE: Final = 64  # what "yes" is
MOST_LEAD: Final = 12
GENERAL: Final = 9
PER_METAL: Final = 13
HANDS_AT: Final = 61  # GENERAL, and PER_METAL for each of four
MOST_CARDS: Final = 3
HAND: Final = 16  # so many cards of a metal, from none to MOST_CARDS, with the nearest area 1 to FAR cards short
INPUTS: Final = 189  # HANDS_AT, and a HAND for each metal of whoever moves and of anybody else


def inputs(table: Table, areas: Areas, seat: i64) -> vec[i64]:
    """The position from one seat, for `Areas` that have read it."""
    row = vec[i64]([0] * INPUTS)
    deck = cards_in_deck(table)
    most: i64 = -1
    highest: i64 = -1
    other: i64
    for other in range(table.seats):
        if other != seat:
            most = max(most, points(table, other))
            highest = max(highest, rank(table, other))
    lead = max(-MOST_LEAD, min(MOST_LEAD, points(table, seat) - most))
    row[0] = lead * 16
    row[1] = lead * 256 // (deck + 8)
    if highest != rank(table, seat):
        row[2] = (512 if rank(table, seat) > highest else -512) // (deck + 8)
    row[3] = deck
    moves = table.player == seat
    if moves:
        row[4] = ONE
        row[5] = deck
    row[8] = (table.player - seat + table.seats) % table.seats * ONE // table.seats  # how long until the next turn
    metal: i64
    at: i64 = GENERAL
    finishes: i64 = 0
    for metal in range(IRON, METALS):
        cards = table.hand[seat * METALS + metal]
        short = areas.short[metal]
        row[at] = cards * 32
        if cards >= short:
            finishes += 1
            row[at + 1 if moves else at + 2] = ONE
        elif cards + 1 == short and deck > 0:
            row[at + 3 if moves else at + 4] = table.deck[metal] * 256 // deck
        if moves:
            row[at + 4 + short] = ONE
            row[at + 9] = table.fit_count[metal] * 8  # places for a card of this metal
        else:
            row[at + 10] = table.fit_count[metal] * 8
        row[at + 11] = table.won[seat * METALS + metal] * 16
        if deck > 0:
            row[at + 12] = table.deck[metal] * 128 // deck
        pair = (metal - IRON) * 2 + (0 if moves else 1)
        row[HANDS_AT + pair * HAND + min(cards, MOST_CARDS) * FAR + short - 1] = ONE
        at += PER_METAL
    row[6 if moves else 7] = finishes * ONE
    return row
