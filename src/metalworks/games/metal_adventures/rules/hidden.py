"""MAD-1.8, MAD-7.22: what a viewer knows, and how what is hidden from them is drawn again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    HAND,
    LIST_TERMS,
    NO_CARD,
    NO_OFFER,
    PAYING,
    PICK_TROPHY,
    PICKING,
    UNDECIDED,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import SHIPS, TROPHIES
from metalworks.games.metal_adventures.rules.knowledge import fitting, trophies_in_hand
from metalworks.games.metal_adventures.rules.offers import (
    get_pick,
    next_pick,
    pick_reason,
    picker,
    set_pick,
    side_list,
)
from metalworks.games.metal_adventures.rules.terms import can_match, wreck_kinds
from metalworks.kernel.fields import Fields
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import POSSIBLE

HIDDEN: Final = -2  # in what a viewer knows: a card that they do not
TRIES: Final = 40  # wrecks are dealt again until all that was said publicly is true

# -- what a viewer knows ----------------------------------------------------------------------


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
    known: i64 = 0
    ships = table.wrecks[seat]
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        if (table.ship_seen[ship] >> viewer) & 1 != 0:
            known |= bit(ship)
    return known


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


# -- drawing again ----------------------------------------------------------------------------


def draw_again(table: Table, viewer: i64, rng: Rng) -> None:
    """What the viewer does not know is permuted over the places they do not know."""
    deal_trophies_again(table, viewer, rng)
    deal_wrecks_again(table, viewer, rng)
    table.held = held_by(table, viewer)
    seat: i64
    for seat in range(len(table.chosen)):
        if seat != viewer and table.chosen[seat] != NO_CARD:
            table.chosen[seat] = table.hand[seat * HAND + rng.below(trophies_in_hand(table, seat))]
    pick_again(table, viewer, rng)


def shuffle(cards: vec[i64], rng: Rng) -> None:
    """Sorted first: where the cards really lie must not show in what the same random numbers make of them."""
    i: i64
    for i in range(1, len(cards)):
        card = cards[i]
        to = i
        while to > 0 and cards[to - 1] > card:
            cards[to] = cards[to - 1]
            to -= 1
        cards[to] = card
    i = len(cards) - 1
    while i > 0:
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


def deal_trophies_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Hands, drawn cards and decided places of the deck change cards among themselves and with the pool."""
    cards = vec[i64]()
    masks = vec[i64]()
    i: i64
    for i in range(len(table.hand)):
        cards, masks = collect(table, cards, masks, table.hand[i], viewer)
    for i in range(len(table.queue)):
        cards, masks = collect(table, cards, masks, table.queue[i], viewer)
    for i in range(len(table.drawn)):
        cards, masks = collect(table, cards, masks, table.drawn[i], viewer)
    for i in range(TROPHIES):
        if (table.pool >> i) & 1 != 0:
            cards = append(cards, i)
    old_hand = table.hand[:]
    old_queue = table.queue[:]
    old_drawn = table.drawn[:]
    old_seen = table.trophy_seen[:]
    shuffle(cards, rng)
    at: i64 = 0
    for i in range(len(old_hand)):
        if is_unknown(old_seen, old_hand[i], viewer):
            table.hand[i] = cards[at]
            at += 1
    for i in range(len(old_queue)):
        if is_unknown(old_seen, old_queue[i], viewer):
            table.queue[i] = cards[at]
            at += 1
    for i in range(len(old_drawn)):
        if is_unknown(old_seen, old_drawn[i], viewer):
            table.drawn[i] = cards[at]
            at += 1
    for i in range(len(masks)):
        table.trophy_seen[cards[i]] = masks[i]
    table.pool = 0
    while at < len(cards):
        table.pool |= bit(cards[at])
        table.trophy_seen[cards[at]] = 0
        at += 1


def is_unknown(seen: vec[i64], trophy: i64, viewer: i64) -> bool:
    return trophy >= 0 and (seen[trophy] >> viewer) & 1 == 0


def collect(table: Table, cards: vec[i64], masks: vec[i64], trophy: i64, viewer: i64) -> tuple[vec[i64], vec[i64]]:
    """A trophy that the viewer does not know, with the knowledge of the others about its place."""
    if trophy != NO_CARD and trophy != UNDECIDED and not knows_trophy(table, trophy, viewer):
        return append(cards, trophy), append(masks, table.trophy_seen[trophy])
    return cards, masks


def deal_wrecks_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Wrecks the viewer does not know are permuted over their owners, so that what was said stays true."""
    cards = vec[i64]()
    masks = vec[i64]()
    owners = vec[i64]()
    seat: i64
    for seat in range(table.seats):
        ships = table.wrecks[seat] & ~known_wrecks(table, seat, viewer)
        while ships != 0:
            ship = lowest(ships)
            ships &= ships - 1
            cards = append(cards, ship)
            masks = append(masks, table.ship_seen[ship])
            owners = append(owners, seat)
    if len(cards) < 2:
        return
    real = cards[:]
    tries: i64
    for tries in range(TRIES + 1):
        if tries == TRIES:
            cards = real
        else:
            shuffle(cards, rng)
        give_wrecks(table, real, cards, masks, owners)
        if is_consistent(table, viewer):
            return
        give_wrecks(table, cards, real, masks, owners)


def give_wrecks(table: Table, old: vec[i64], new: vec[i64], masks: vec[i64], owners: vec[i64]) -> None:
    """Take the old cards away from their owners and give them the new ones."""
    i: i64
    for i in range(len(old)):
        table.wrecks[owners[i]] &= ~bit(old[i])
    for i in range(len(new)):
        table.wrecks[owners[i]] |= bit(new[i])
        table.ship_seen[new[i]] = masks[i]


def is_consistent(table: Table, viewer: i64) -> bool:
    """MAD-7.16: every wreck that somebody offers or is about to pay is what was said."""
    slot: i64
    for slot in range(len(table.offer)):
        if table.offer[slot] == NO_OFFER:
            continue
        maker = table.maker[slot]
        if maker != viewer and not can_match(table, table.wrecks[maker], wreck_kinds(table, slot, side_list(0)), 0):
            return False
    step = table.step()
    who = table.who()
    if step == PICKING and who != viewer:
        slot = table.argument(0)
        kinds = wreck_kinds(table, slot, side_list(table.argument(1)))
        return can_match(table, table.wrecks[who], kinds, 0)
    if step == PAYING and who != viewer:
        return count(fitting(table, table.wrecks[who], table.argument(2))) >= table.argument(1)
    return True


def pick_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Picks that the viewer cannot see become any others that fit."""
    slot: i64
    side: i64
    for slot in range(len(table.offer)):
        if table.offer[slot] == NO_OFFER:
            continue
        for side in range(2):
            if picker(table, slot, side) != viewer:
                pick_side_again(table, slot, side, rng)


def pick_side_again(table: Table, slot: i64, side: i64, rng: Rng) -> None:
    """As many picks as before, in the same order, each drawn from what may be picked."""
    made = vec[i64]()
    at: i64
    for at in range(LIST_TERMS):
        made = append(made, 1 if get_pick(table, slot, side, at) != NO_CARD else 0)
        set_pick(table, slot, side, at, NO_CARD)
    for at in range(LIST_TERMS):
        if made[at] == 0:
            continue
        choices = vec[i64]()
        card: i64
        for card in range(PICK_TROPHY + TROPHIES):
            if (card < SHIPS or card >= PICK_TROPHY) and pick_reason(table, slot, side, card) == POSSIBLE:
                choices = append(choices, card)
        set_pick(table, slot, side, next_pick(table, slot, side), choices[rng.below(len(choices))])
