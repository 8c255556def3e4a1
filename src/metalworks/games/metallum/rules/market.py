"""Chapters 4 and 6, the market: what cards cost, buying them, and the refill at the end of a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    CARD_DISCARDED,
    CARD_TO_MARKET,
    CARDS,
    CARDS_SET_ASIDE,
    DISCARDED,
    FOR_PURCHASE,
    HELD,
    IN_DECK,
    IN_MARKET,
    NO_CARD,
    NO_PLACE,
    OWNED,
    PLANETARY_CARDS,
    PURCHASED,
    RESEARCH_STATION,
    RESHUFFLED,
    SET_ASIDE,
    SLOTS,
    Table,
    earn,
)
from metalworks.games.metallum.rules.modules import lay_module, total_power
from metalworks.games.metallum.rules.reasons import SLOT_EMPTY, TOO_EXPENSIVE
from metalworks.kernel.state import POSSIBLE


def modifier(slot: i64) -> i64:
    """MET-1.6: the price modifiers of the four slots are -1, 0, 0, +1."""
    if slot == 0:
        return -1
    return 1 if slot == SLOTS - 1 else 0


def price(table: Table, seat: i64, slot: i64) -> i64:
    """MET-4.40: printed cost, slot modifier, and MET-8.3; never below $0.

    MET-E6: in every edition a Research Station lowers the prices of its owner only, and adds to the -1 slot.
    """
    cost = table.content.costs[table.market[slot]] + modifier(slot) - total_power(table, seat, RESEARCH_STATION)
    return cost if cost > 0 else 0


def buying_reason(table: Table, seat: i64, slot: i64) -> i64:
    """MET-4.40: a card lies there and the money in hand is enough."""
    if table.market[slot] == NO_CARD:
        return SLOT_EMPTY
    return POSSIBLE if price(table, seat, slot) <= table.money[seat] else TOO_EXPENSIVE


def can_buy_any(table: Table, seat: i64) -> bool:
    slot: i64
    for slot in range(SLOTS):
        if buying_reason(table, seat, slot) == POSSIBLE:
            return True
    return False


def buy(table: Table, slot: i64) -> None:
    """MET-4.40 to MET-4.42, MET-4.45: pay the bank; the slot stays empty until the end of the round."""
    seat = table.player
    card = table.market[slot]
    cost = price(table, seat, slot)
    table.market[slot] = NO_CARD
    table.note(PURCHASED, seat, card, cost, slot)
    earn(table, seat, -cost, NO_PLACE, FOR_PURCHASE, card)
    if card < PLANETARY_CARDS:
        lay_module(table, seat, card, table.ship[seat], False)
    else:
        table.cards[card] = OWNED + seat * 8 + HELD
    table.pop()


def slide(table: Table) -> None:
    """MET-6.1, MET-6.2: the card at -1 is discarded, the others close up towards that end."""
    market = table.market
    if market[0] != NO_CARD:
        table.cards[market[0]] = DISCARDED
        table.note(CARD_DISCARDED, market[0])
        market[0] = NO_CARD
    free: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        card = market[slot]
        if card != NO_CARD:
            market[slot] = NO_CARD
            market[free] = card
            free += 1


def set_planetary_aside(table: Table) -> None:
    """MET-6.5: the planetary cards nobody bought leave the market, the deck and the discards."""
    slot: i64
    for slot in range(SLOTS):
        table.market[slot] = NO_CARD
    card: i64
    for card in range(PLANETARY_CARDS):
        where = table.cards[card]
        if where == IN_DECK or where == IN_MARKET or where == DISCARDED:
            table.cards[card] = SET_ASIDE
    table.note(CARDS_SET_ASIDE)


def free_slot(table: Table) -> i64:
    """The slot the next card comes to, or SLOTS; at set-up -1 stays empty (MET-1.6)."""
    slot: i64 = 1 if table.round == 0 else 0
    while slot < SLOTS and table.market[slot] != NO_CARD:
        slot += 1
    return slot


def first_of_deck(table: Table) -> i64:
    """MET-6.5: the first card of the deck that refills the market now: planetary up to round 5."""
    return 0 if table.round < 6 else PLANETARY_CARDS


def end_of_deck(table: Table) -> i64:
    return PLANETARY_CARDS if table.round < 6 else CARDS


def has_in(table: Table, where: i64) -> bool:
    """Whether a card of the present deck's kind is there."""
    card = first_of_deck(table)
    while card < end_of_deck(table):
        if table.cards[card] == where:
            return True
        card += 1
    return False


def needs_card(table: Table) -> bool:
    """MET-6.2, MET-6.3: whether a card must be drawn; an empty deck is refilled with its discards."""
    if free_slot(table) == SLOTS:
        return False
    if not has_in(table, IN_DECK):
        if not has_in(table, DISCARDED):
            return False  # the slots stay empty
        card = first_of_deck(table)
        while card < end_of_deck(table):
            if table.cards[card] == DISCARDED:
                table.cards[card] = IN_DECK
            card += 1
        table.note(RESHUFFLED, 0 if table.round < 6 else 1)
    return True


def card_outcomes(table: Table) -> vec[i64]:
    """Any card of the deck is equally likely on top; the outcome is its number."""
    weights = vec[i64](capacity=CARDS)
    card: i64
    for card in range(CARDS):
        drawn = table.cards[card] == IN_DECK and first_of_deck(table) <= card < end_of_deck(table)
        weights = append(weights, 1 if drawn else 0)
    return weights


def card_to_market(table: Table, card: i64) -> None:
    slot = free_slot(table)
    table.market[slot] = card
    table.cards[card] = IN_MARKET
    table.note(CARD_TO_MARKET, card, slot)
