"""Chapter 7.17, building an offer: the draft, the claim about a trophy, the secret picks of its maker."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    ADD_TERM,
    BASE,
    CLAIM,
    CLAIMS,
    DRAFT,
    FREE,
    HAND,
    LIST_TERMS,
    MOST_TERMS,
    NO_CARD,
    NO_OFFER,
    OFFER_ENDED,
    OFFER_MADE,
    OPEN,
    PICK,
    PICK_TROPHY,
    PICKS,
    PICKS_LEFT,
    PROPOSE,
    SLOTS,
    TERM,
    TROPHY_CLAIMED,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import SHIPS, TROPHIES
from metalworks.games.metal_adventures.rules.knowledge import fits, holds_trophy, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import ITEMS, TROPHY_ITEM, WRECK_ITEM
from metalworks.games.metal_adventures.rules.reasons import (
    CLAIM_FIRST,
    JOINING_MISSING,
    NO_CLAIM,
    NOT_NOW,
    NOTHING_LIKE_IT,
    OFFER_EMPTY,
    OFFER_REPEATED,
    PICK_UNFIT,
)
from metalworks.games.metal_adventures.rules.terms import (
    GIVE,
    LIST_BASE,
    PROMISE,
    WANT,
    can_match,
    holds_joining,
    is_wreck,
    last_term,
    moment_of_deal,
    term_actions,
    term_at,
    term_reason,
)
from metalworks.kernel.fields import Hasher
from metalworks.kernel.state import POSSIBLE

# -- slots ------------------------------------------------------------------------------------


def start_draft(table: Table, slot: i64, maker: i64, other: i64) -> None:
    """A slot is laid out for a new offer."""
    if len(table.offer) == 0:
        table.offer = vec[i64]([NO_OFFER] * SLOTS)
        table.maker = vec[i64]([0] * SLOTS)
        table.other = vec[i64]([0] * SLOTS)
        table.length = vec[i64]([0] * SLOTS)
        table.terms = vec[i64]([0] * (SLOTS * MOST_TERMS))
        table.picks = vec[i64]([NO_CARD] * (SLOTS * PICKS))
        table.claims = vec[i64]([NO_CARD] * (SLOTS * CLAIMS))
    clear_slot(table, slot)
    table.offer[slot] = DRAFT
    table.maker[slot] = maker
    table.other[slot] = other


def clear_slot(table: Table, slot: i64) -> None:
    """Nothing of an old offer stays behind."""
    table.offer[slot] = NO_OFFER
    table.maker[slot] = 0
    table.other[slot] = 0
    table.length[slot] = 0
    i: i64
    for i in range(MOST_TERMS):
        table.terms[slot * MOST_TERMS + i] = 0
    for i in range(PICKS):
        table.picks[slot * PICKS + i] = NO_CARD
    for i in range(CLAIMS):
        table.claims[slot * CLAIMS + i] = NO_CARD


def end_offer(table: Table, slot: i64, how: i64, why: i64) -> None:
    """An offer ends without a deal."""
    table.note(OFFER_ENDED, table.maker[slot], table.other[slot], how, why)
    clear_slot(table, slot)


def tidy_slots(table: Table) -> None:
    """The lists of slots are empty while no slot is in use: most states are copied without them."""
    for state in table.offer:
        if state != NO_OFFER:
            return
    if len(table.offer) > 0:
        table.offer = vec[i64]()
        table.maker = vec[i64]()
        table.other = vec[i64]()
        table.length = vec[i64]()
        table.terms = vec[i64]()
        table.picks = vec[i64]()
        table.claims = vec[i64]()


# -- the draft --------------------------------------------------------------------------------


def claim_place(table: Table, slot: i64) -> i64:
    """The claim that must come next: for a trophy just given (0) or promised (1), or NO_CARD."""
    last = last_term(table, slot)
    if last < 0 or last % ITEMS != TROPHY_ITEM:
        return NO_CARD
    which = last // LIST_BASE
    if which == GIVE and table.claims[slot * CLAIMS] == NO_CARD:
        return 0
    if which == PROMISE and table.claims[slot * CLAIMS + 1] == NO_CARD:
        return 1
    return NO_CARD


def draft_reason(table: Table, slot: i64, kind: i64, argument: i64) -> i64:
    """MAD-7.17: adding a term, naming a trophy, proposing; picking once that is done."""
    if table.offer[slot] == PICKS_LEFT:
        return pick_reason(table, slot, 0, argument) if kind == PICK else NOT_NOW
    if kind == CLAIM:
        if claim_place(table, slot) == NO_CARD:
            return NO_CLAIM
        return POSSIBLE if argument <= TROPHIES else NOTHING_LIKE_IT
    if kind == ADD_TERM:
        return CLAIM_FIRST if claim_place(table, slot) != NO_CARD else term_reason(table, slot, argument)
    if kind == PROPOSE:
        return propose_reason(table, slot)
    return NOT_NOW


def propose_reason(table: Table, slot: i64) -> i64:
    """MAD-7.11, MAD-7.12, MAD-7.19: not empty, with joining where it must be, not declined before."""
    if claim_place(table, slot) != NO_CARD:
        return CLAIM_FIRST
    if table.length[slot] == 0:
        return OFFER_EMPTY
    if moment_of_deal(table) != FREE and not holds_joining(table, slot):
        return JOINING_MISSING
    if len(table.refused) > 0:
        key = offer_key(table, slot)
        for refused in table.refused:
            if refused == key:
                return OFFER_REPEATED
    return POSSIBLE


def offer_key(table: Table, slot: i64) -> i64:
    """62 bits of an offer: its parties, terms and claims."""
    hasher = Hasher()
    hasher.number(table.maker[slot])
    hasher.number(table.other[slot])
    i: i64
    for i in range(table.length[slot]):
        hasher.number(term_at(table, slot, i))
    for i in range(CLAIMS):
        hasher.number(table.claims[slot * CLAIMS + i])
    return hasher.value()


def draft_actions(table: Table, slot: i64) -> vec[i64]:
    """What the maker of a draft may do, dropping it aside."""
    actions = vec[i64]()
    if table.offer[slot] == PICKS_LEFT:
        return pick_actions(table, slot, 0)
    argument: i64
    if claim_place(table, slot) != NO_CARD:
        for argument in range(TROPHIES + 1):
            actions = append(actions, CLAIM * BASE + argument)
        return actions
    actions = term_actions(table, slot, ADD_TERM * BASE)
    if propose_reason(table, slot) == POSSIBLE:
        actions = append(actions, PROPOSE * BASE)
    return actions


def apply_draft(table: Table, slot: i64, kind: i64, argument: i64) -> None:
    """A step of a draft; the offer is open once everything is picked."""
    if kind == ADD_TERM:
        table.terms[slot * MOST_TERMS + table.length[slot]] = argument
        table.length[slot] += 1
        return
    if kind == CLAIM:
        table.claims[slot * CLAIMS + claim_place(table, slot)] = argument
        table.note(TROPHY_CLAIMED, table.maker[slot], argument)
        return
    if kind == PROPOSE:
        table.offer[slot] = PICKS_LEFT
    else:
        set_pick(table, slot, 0, next_pick(table, slot, 0), argument)
    pick_forced(table, slot, 0)
    if next_pick(table, slot, 0) == NO_CARD:
        table.offer[slot] = OPEN
        note_offer(table, slot)


def note_offer(table: Table, slot: i64) -> None:
    """MAD-7.22: an offer is public; which trophy and wrecks it means is not told."""
    maker = table.maker[slot]
    table.note(OFFER_MADE, maker, table.other[slot], table.length[slot], moment_of_deal(table))
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        claim: i64 = 0
        if term % ITEMS == TROPHY_ITEM and term // LIST_BASE == GIVE:
            claim = table.claims[slot * CLAIMS]
        elif term % ITEMS == TROPHY_ITEM and term // LIST_BASE == PROMISE:
            claim = table.claims[slot * CLAIMS + 1]
        table.note(TERM, maker, term, claim)


# -- picks ------------------------------------------------------------------------------------
# Whether a pick is asked for depends on public facts only: how many trophies and wrecks somebody has.


def picker(table: Table, slot: i64, side: i64) -> i64:
    return table.maker[slot] if side == 0 else table.other[slot]


def side_list(side: i64) -> i64:
    """The list of which a side gives."""
    return GIVE if side == 0 else WANT


def entry_item(table: Table, slot: i64, side: i64, at: i64) -> i64:
    """The item of an entry of a side's list, or NO_CARD behind its end."""
    left = at
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        if term // LIST_BASE == side_list(side):
            if left == 0:
                return term % ITEMS
            left -= 1
    return NO_CARD


def get_pick(table: Table, slot: i64, side: i64, at: i64) -> i64:
    return table.picks[slot * PICKS + side * LIST_TERMS + at]


def set_pick(table: Table, slot: i64, side: i64, at: i64, card: i64) -> None:
    table.picks[slot * PICKS + side * LIST_TERMS + at] = card


def next_pick(table: Table, slot: i64, side: i64) -> i64:
    """The first entry of a side whose card is still to be picked, or NO_CARD."""
    at: i64
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, side, at)
        if item != NO_CARD and (is_wreck(item) or item == TROPHY_ITEM) and get_pick(table, slot, side, at) == NO_CARD:
            return at
    return NO_CARD


def free_wrecks(table: Table, slot: i64, side: i64) -> i64:
    """The wrecks of a side that are not picked yet."""
    ships = table.wrecks[picker(table, slot, side)]
    at: i64
    for at in range(LIST_TERMS):
        card = get_pick(table, slot, side, at)
        if card != NO_CARD and card < SHIPS:
            ships &= ~bit(card)
    return ships


def kinds_to_pick(table: Table, slot: i64, side: i64) -> vec[i64]:
    """The kinds of wreck still to be picked, in order."""
    kinds = vec[i64](capacity=LIST_TERMS)
    at: i64
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, side, at)
        if item != NO_CARD and is_wreck(item) and get_pick(table, slot, side, at) == NO_CARD:
            kinds = append(kinds, item - WRECK_ITEM)
    return kinds


def pick_forced(table: Table, slot: i64, side: i64) -> None:
    """The only trophy, or all the wrecks: nobody needs to be asked, and everybody knows why."""
    seat = picker(table, slot, side)
    while True:
        at = next_pick(table, slot, side)
        if at == NO_CARD:
            return
        if entry_item(table, slot, side, at) == TROPHY_ITEM:
            if trophies_in_hand(table, seat) != 1:
                return
            set_pick(table, slot, side, at, PICK_TROPHY + table.hand[seat * HAND])
        else:
            kinds = kinds_to_pick(table, slot, side)
            if count(free_wrecks(table, slot, side)) != len(kinds):
                return
            set_pick(table, slot, side, at, first_fit(table, slot, side))


def first_fit(table: Table, slot: i64, side: i64) -> i64:
    """The first wreck that may be picked now."""
    ships = free_wrecks(table, slot, side)
    while ships != 0:
        ship = lowest(ships)
        if pick_reason(table, slot, side, ship) == POSSIBLE:
            return ship
        ships &= ships - 1
    return NO_CARD


def pick_reason(table: Table, slot: i64, side: i64, card: i64) -> i64:
    """MAD-7.16, MAD-7.17: a card of one's own that is what the offer says, so that the rest still fits."""
    at = next_pick(table, slot, side)
    if at == NO_CARD:
        return NOT_NOW
    seat = picker(table, slot, side)
    if entry_item(table, slot, side, at) == TROPHY_ITEM:
        is_own = card >= PICK_TROPHY and holds_trophy(table, seat, card - PICK_TROPHY)
        return POSSIBLE if is_own else PICK_UNFIT
    ships = free_wrecks(table, slot, side)
    if card >= SHIPS or (ships >> card) & 1 == 0:
        return PICK_UNFIT
    kinds = kinds_to_pick(table, slot, side)
    if not fits(table, card, kinds[0]) or not can_match(table, ships & ~bit(card), kinds, 1):
        return PICK_UNFIT
    return POSSIBLE


def pick_actions(table: Table, slot: i64, side: i64) -> vec[i64]:
    actions = vec[i64]()
    at = next_pick(table, slot, side)
    seat = picker(table, slot, side)
    if entry_item(table, slot, side, at) == TROPHY_ITEM:
        place: i64
        for place in range(HAND):
            trophy = table.hand[seat * HAND + place]
            if trophy != NO_CARD:
                actions = append(actions, PICK * BASE + PICK_TROPHY + trophy)
        return actions
    ships = free_wrecks(table, slot, side)
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        if pick_reason(table, slot, side, ship) == POSSIBLE:
            actions = append(actions, PICK * BASE + ship)
    return actions
