"""Chapter 1, set-up: the start pattern, the deal, the deck with the end card among its last six."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    BONUS_DEALT,
    CENTRE,
    COPPER,
    DEAL_BONUS,
    DEAL_FIRST,
    DEAL_HANDS,
    DEALT,
    END_CARD,
    FIRST_PLAYER,
    HAND_SIZE,
    IRON,
    LAST_CARDS,
    METALS,
    RING,
    SILVER,
    START,
    Table,
    cards_in_deck,
    cards_in_hand,
    clear_pattern,
    fit,
    lay_iron,
    note_hand,
    show,
)
from metalworks.kernel.state import all_but, only


def lay_out(table: Table, bonus: bool) -> None:
    """MGI-1.3: seven iron, four copper on them, one silver in the middle; the rest is the deck."""
    clear_pattern(table)
    fit(table, IRON, CENTRE)
    lay_iron(table, CENTRE)
    for step in RING:
        lay_iron(table, CENTRE + step)
    i: i64
    for i in range(0, 6, 2):
        show(table, CENTRE + RING[i], COPPER)
    show(table, CENTRE, SILVER)
    table.hand = vec[i64]([0] * (table.seats * METALS))
    table.won = vec[i64]([0] * (table.seats * METALS))
    counts = table.metals.counts
    table.deck = vec[i64]([1, counts[1] - 7, counts[2] - 4, counts[3] - 1, counts[4]])
    table.discard = vec[i64]([0] * METALS)
    if bonus:
        table.bonus = vec[i64]([0] * table.seats)


def deal_outcomes(table: Table) -> vec[i64]:
    """The chance outcomes while the game is set up: the first player, a card, a bonus card."""
    if table.phase == DEAL_FIRST:  # MGI-1.6
        return vec[i64]([1] * table.seats)
    if table.phase == DEAL_HANDS:
        weights = table.deck[:]
        weights[END_CARD] = 0  # MGI-1.4: it joins the deck after the deal
        return weights
    weights = vec[i64]([0, 1, 1, 1, 1])  # MGI-5.1: one bonus card a metal
    for metal in table.bonus:
        weights[metal] = 0
    return weights


def deal(table: Table, outcome: i64) -> None:
    """Resolve who plays first, the next card of a hand, or the next bonus card."""
    if table.phase == DEAL_FIRST:
        table.first = outcome
        table.player = outcome
        table.note(FIRST_PLAYER, outcome)
        table.phase = DEAL_HANDS
    elif table.phase == DEAL_HANDS:
        seat = hungry_seat(table)
        table.deck[outcome] -= 1
        table.hand[seat * METALS + outcome] += 1
        note_hand(table, DEALT, seat, outcome)
        if hungry_seat(table) == table.seats:
            table.phase = DEAL_BONUS if len(table.bonus) > 0 else START
    else:
        seat = 0
        while table.bonus[seat] != 0:
            seat += 1
        table.bonus[seat] = outcome
        table.note_for(only(seat), BONUS_DEALT, seat, outcome)
        table.note_for(all_but(seat), BONUS_DEALT, seat)
        if seat == table.seats - 1:
            table.phase = START


def hungry_seat(table: Table) -> i64:
    """The first seat with fewer than three cards, or the number of seats."""
    seat: i64 = 0
    while seat < table.seats and cards_in_hand(table, seat) == HAND_SIZE:
        seat += 1
    return seat


def deck_outcomes(table: Table) -> vec[i64]:
    """MGI-1.4: any card of the deck is equally likely on top; the end card once six are left."""
    weights = table.deck[:]
    if cards_in_deck(table) > LAST_CARDS:
        weights[END_CARD] = 0
    return weights


def unseen(table: Table, viewer: i64) -> vec[i64]:
    """MGI-1.5: the cards that a viewer cannot see: those of the deck and of the other hands."""
    pool = vec[i64](capacity=METALS)
    metal: i64
    other: i64
    for metal in range(METALS):
        count = table.deck[metal]
        for other in range(table.seats):
            if other != viewer:
                count += table.hand[other * METALS + metal]
        pool = append(pool, count)
    return pool
