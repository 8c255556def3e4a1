"""MAD-1.8, MAD-7.22: what a viewer knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    HAND,
    LIST_TERMS,
    NO_CARD,
    NO_OFFER,
    Table,
    count,
)
from metalworks.games.metal_adventures.rules.knowledge import known_ships
from metalworks.games.metal_adventures.rules.offers import get_pick, picker
from metalworks.kernel.fields import Fields

HIDDEN: Final = -2  # in what a viewer knows: a card that they do not


class Notebook(Fields):
    """Writes down numbers one after the other, lists with their length."""

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64](capacity=512)

    def number(self, value: i64) -> i64:
        self.seen = append(self.seen, value)
        return value

    def numbers(self, values: vec[i64]) -> vec[i64]:
        seen = append(self.seen, len(values))
        for value in values:
            seen = append(seen, value)
        self.seen = seen
        return values


def observe(table: Table, viewer: i64) -> vec[i64]:
    """Everything public, and of the secrets those that the viewer knows."""
    book = Notebook()
    book.numbers(table.frames)
    public_lists(table, book)
    public_numbers(table, book)
    seat: i64
    slot: i64
    for seat in range(table.seats):
        for slot in range(HAND):
            book.number(trophy_for(table, table.hand[seat * HAND + slot], viewer))
        book.number(count(table.wrecks[seat]))
        book.number(known_wrecks(table, seat, viewer))
    for trophy in table.queue:
        book.number(trophy_for(table, trophy, viewer))
    for trophy in table.drawn:
        book.number(trophy_for(table, trophy, viewer))
    for seat in range(len(table.chosen)):
        choice = table.chosen[seat]
        book.number(choice if seat == viewer or choice == NO_CARD else HIDDEN)
    book.number(held_by(table, viewer))
    for slot in range(len(table.offer)):
        own_picks(table, book, slot, viewer)
    return book.seen


def public_lists(table: Table, book: Notebook) -> None:
    book.numbers(table.base)
    book.numbers(table.damage)
    book.numbers(table.judgment)
    book.numbers(table.earned)
    book.numbers(table.credits)
    book.numbers(table.faktor)
    book.numbers(table.turns)
    book.numbers(table.deeds)
    book.numbers(table.kept)
    book.numbers(table.broken)
    book.numbers(table.owned)
    book.numbers(table.market)
    book.numbers(table.bottom)
    book.numbers(table.treasure)
    book.numbers(table.offer)
    book.numbers(table.maker)
    book.numbers(table.other)
    book.numbers(table.length)
    book.numbers(table.terms)
    book.numbers(table.claims)
    book.numbers(table.promises)
    book.numbers(table.refused)
    book.numbers(table.opened)
    book.numbers(table.dice)
    book.number(len(table.queue))
    book.number(len(table.drawn))
    book.number(len(table.chosen))


def public_numbers(table: Table, book: Notebook) -> None:
    book.number(table.near)
    book.number(table.deep)
    book.number(table.mixed)
    book.number(table.near_events)
    book.number(table.deep_events)
    book.number(table.mixed_events)
    book.number(table.face_up)
    book.number(table.karokum)
    book.number(table.gone)
    book.number(table.gone_events)
    book.number(table.stock)
    book.number(table.aside)
    book.number(table.bazaar)
    book.number(table.pot)
    book.number(table.bank)
    book.number(table.called)
    book.number(table.turn)
    book.number(table.active)
    book.number(table.first)
    book.number(table.journey)
    book.number(table.tribute)
    book.number(table.fought)
    book.number(table.tour)
    book.number(table.tour_at)
    book.number(table.visited)
    book.number(table.raided)
    book.number(table.judged)
    book.number(table.revealed)
    book.number(table.winched)
    book.number(table.struck)
    book.number(table.battle)
    book.number(table.kind)
    book.number(table.target)
    book.number(table.attackers)
    book.number(table.defenders)
    book.number(table.ally)
    book.number(table.traitor)
    book.number(table.pledged)
    book.number(table.committed)
    book.number(table.attack_cards)
    book.number(table.defence_cards)
    book.number(table.escaping)
    book.number(table.won)
    book.number(table.spoil_wreck)
    book.number(table.spoil_support)
    book.number(table.forgone)


def knows_trophy(table: Table, trophy: i64, viewer: i64) -> bool:
    return (table.trophy_seen[trophy] >> viewer) & 1 != 0


def trophy_for(table: Table, trophy: i64, viewer: i64) -> i64:
    """A trophy at a place as a viewer sees it."""
    if trophy < 0 or knows_trophy(table, trophy, viewer):
        return trophy
    return HIDDEN


def known_wrecks(table: Table, seat: i64, viewer: i64) -> i64:
    """The wrecks of a captain whose faces a viewer knows, as a mask."""
    return known_ships(table, table.wrecks[seat], viewer)


def held_by(table: Table, viewer: i64) -> i64:
    """MAD-3.7: what a captain holds back is a secret of their own."""
    own: i64 = 0
    if viewer < table.seats:
        slot: i64
        for slot in range(HAND):
            trophy = table.hand[viewer * HAND + slot]
            if trophy != NO_CARD:
                own |= 1 << trophy
    return table.held & own


def own_picks(table: Table, book: Notebook, slot: i64, viewer: i64) -> None:
    """Picks are seen by whoever made them; how far somebody else is with picking tells nothing."""
    side: i64
    at: i64
    for side in range(2):
        if table.offer[slot] != NO_OFFER and picker(table, slot, side) == viewer:
            for at in range(LIST_TERMS):
                book.number(get_pick(table, slot, side, at))
