"""Chapter 5.2, the space deck: near over deep, the mixed deck, hunters that go back into it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    HUNTERS_RETURNED,
    OWN_HALF,
    SHIPS_ADRIFT,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import NEAR, SHIPS, SPACE_CARDS


def space_deck_size(table: Table) -> i64:
    """How many cards the space deck has; everybody may know."""
    events = table.near_events | table.deep_events | table.mixed_events
    return count(table.near | table.deep | table.mixed) + count(events)


def is_mixed(table: Table) -> bool:
    """MAD-5.2: whether the halves are mixed, so that the top card's back is not shown."""
    return table.mixed | table.mixed_events != 0


def top_ships(table: Table) -> i64:
    """The ships one of which may lie on top."""
    if is_mixed(table):
        return table.mixed
    return table.near if table.near | table.near_events != 0 else table.deep


def top_events(table: Table) -> i64:
    """The events one of which may lie on top."""
    if is_mixed(table):
        return table.mixed_events
    return table.near_events if table.near | table.near_events != 0 else table.deep_events


def space_outcomes(table: Table) -> vec[i64]:
    """Every card alike of the half on top, or of the mixed deck."""
    weights = vec[i64]([0] * SPACE_CARDS)
    ships = top_ships(table)
    while ships != 0:
        weights[lowest(ships)] = 1
        ships &= ships - 1
    events = top_events(table)
    while events != 0:
        weights[SHIPS + lowest(events)] = 1
        events &= events - 1
    return weights


def take_space_card(table: Table, card: i64) -> None:
    """A card leaves the space deck."""
    if card < SHIPS:
        keep = ~bit(card)
        table.near &= keep
        table.deep &= keep
        table.mixed &= keep
    else:
        keep = ~(1 << (card - SHIPS))
        table.near_events &= keep
        table.deep_events &= keep
        table.mixed_events &= keep


def leave_unchosen(table: Table) -> None:
    """MAD-5.2: unchosen hunters go back into the deck, which is shuffled once; the others go to Karokum."""
    returning: i64 = 0
    adrift: i64 = 0
    ships = table.face_up
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        if table.content.ship_hunter[ship] != 0:
            returning |= bit(ship)
        else:
            adrift |= bit(ship)
    table.face_up = 0
    table.karokum |= adrift
    if adrift != 0:
        table.note(SHIPS_ADRIFT, adrift)
    if returning != 0:
        return_hunters(table, returning)
        table.note(HUNTERS_RETURNED, returning)


def return_hunters(table: Table, returning: i64) -> None:
    """MAD-5.2: into the whole deck; with the option, among cards of their own back while there are any."""
    near_left = table.near | table.near_events != 0
    deep_left = table.deep | table.deep_events != 0
    whole = table.hunters != OWN_HALF or is_mixed(table)
    ships = returning
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        is_near = table.content.half_of(ship) == NEAR
        if not (near_left if is_near else deep_left):
            whole = True
        if is_near:
            table.near |= bit(ship)
        else:
            table.deep |= bit(ship)
    if whole:
        table.mixed |= table.near | table.deep
        table.mixed_events |= table.near_events | table.deep_events
        table.near = 0
        table.deep = 0
        table.near_events = 0
        table.deep_events = 0
