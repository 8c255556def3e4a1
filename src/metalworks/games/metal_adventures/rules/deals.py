"""Chapter 7.18 to 7.22: opening, answering, calls for offers, and the exchange in one step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import is_infamous, pay
from metalworks.games.metal_adventures.rules.battles import join
from metalworks.games.metal_adventures.rules.components import (
    ALLIANCE,
    ALLYING,
    ANSWERING,
    CALLING,
    DEAL_OPENED,
    DEAL_SEALED,
    DRAFT,
    ENDED_RELEASED,
    FOR_DEAL,
    FREE,
    GATHERED,
    IMPROVEMENT_GIVEN,
    LIST_TERMS,
    MOST_IMPROVEMENTS,
    MOST_OPENED,
    MOST_PROMISES,
    MOST_PROPOSALS,
    MOST_SEATS,
    MOST_TROPHIES,
    NEGOTIATION,
    NO_CARD,
    OFFER_COUNTERED,
    OFFER_DECLINED,
    OFFER_DROPPED,
    OFFER_LAPSED,
    OFFER_PASSED,
    OFFER_WITHDRAWN,
    OFFERS_CALLED,
    OPEN,
    PICK_TROPHY,
    PICKING,
    PICKS_LEFT,
    TERMS,
    TROPHY_GIVEN,
    WITH_CAPTAIN,
    WRECK_GIVEN,
    Table,
    bit,
    count,
)
from metalworks.games.metal_adventures.rules.improvements import owns
from metalworks.games.metal_adventures.rules.knowledge import blur_hand, blur_wrecks, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import (
    HELP_ITEM,
    IMPROVEMENT_ITEM,
    ITEMS,
    JOIN_DIE_ITEM,
    RELEASE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
    add_promise,
    end_promise,
    next_turn_of,
    open_promise,
    peace_binds,
)
from metalworks.games.metal_adventures.rules.offers import (
    clear_slot,
    end_offer,
    entry_item,
    get_pick,
    next_pick,
    offer_key,
    pick_forced,
    set_pick,
    side_list,
    start_draft,
)
from metalworks.games.metal_adventures.rules.reasons import (
    BOUND_WORD,
    CALLED_ONCE,
    CANNOT_GIVE,
    INFAMOUS,
    MAKER_CANNOT_GIVE,
    NO_ROOM,
    NO_STANDING_OFFER,
    NOBODY_TO_CALL,
    NOT_FREE,
    NOTHING_LIKE_IT,
    OPENED_TWICE,
    OTHER_INFAMOUS,
    PROMISES_FULL,
    YOURSELF,
)
from metalworks.games.metal_adventures.rules.terms import (
    ASK,
    DUE_BASE,
    DUES,
    LIST_BASE,
    NEXT_TURN,
    PROMISE,
    SPOILS_DUE,
    THIS_TURN,
    can_match,
    giver_of,
    is_joining,
    is_release,
    is_wreck,
    list_length,
    moment_of_deal,
    open_after_releases,
    receiver_of,
    term_at,
    wreck_kinds,
)
from metalworks.games.metal_adventures.rules.trophies import put_into_hand, take_from_hand
from metalworks.kernel.state import POSSIBLE, PUBLIC, only

NOTHING_GOES: Final = 0
TROPHY_GOES: Final = 1  # what has left somebody's hands unseen
WRECK_GOES: Final = 2

# -- opening (MAD-7.10, MAD-7.11, MAD-7.19) ---------------------------------------------------


def opening_row(table: Table, seat: i64) -> i64:
    """Where the negotiations of a moment are counted: a row for each side of a gathering."""
    moment = moment_of_deal(table)
    return 3 if moment == GATHERED and seat != table.active else moment


def open_reason(table: Table, seat: i64, other: i64) -> i64:
    """MAD-7.19, MAD-2.4, MAD-5.30: with whom a negotiation may be opened."""
    if other >= table.seats:
        return NOTHING_LIKE_IT
    if other == seat:
        return YOURSELF
    moment = moment_of_deal(table)
    if moment != FREE:
        why = joining_reason(table, seat, other)
        if why != POSSIBLE:
            return why
    if table.opened[opening_row(table, seat) * MOST_SEATS + other] >= MOST_OPENED:
        return OPENED_TWICE
    return POSSIBLE


def joining_reason(table: Table, principal: i64, ally: i64) -> i64:
    """MAD-2.4, MAD-5.30, MAD-7.26: why a captain cannot join a side."""
    if (table.attackers | table.defenders) >> ally & 1 != 0:
        return NOT_FREE
    if is_infamous(table, principal):
        return INFAMOUS
    if is_infamous(table, ally):
        return OTHER_INFAMOUS
    if table.kind == WITH_CAPTAIN:
        opponents = table.defenders if principal == table.active else table.attackers
        if peace_binds(table, ally, opponents):
            return BOUND_WORD
    return POSSIBLE


def open_deal(table: Table, seat: i64, other: i64) -> None:
    """MAD-7.17: a partner is chosen; a dropped draft counts too."""
    table.opened[opening_row(table, seat) * MOST_SEATS + other] += 1
    table.note(DEAL_OPENED, seat, other, moment_of_deal(table))
    start_draft(table, NEGOTIATION, seat, other)
    table.push(TERMS, seat, other, 0)


def go_on_with_draft(table: Table) -> None:
    """After a step of the negotiation's draft: once it is open the other side answers."""
    if table.offer[NEGOTIATION] == OPEN:
        maker = table.who()
        other = table.argument(0)
        proposals = table.argument(1) + 1
        table.pop()
        table.push(ANSWERING, other, maker, proposals)


def drop(table: Table) -> None:
    """A draft is dropped: the negotiation is over."""
    end_offer(table, NEGOTIATION, OFFER_DROPPED, 0)
    table.pop()


# -- answering (MAD-7.18) ---------------------------------------------------------------------


def can_counter(table: Table) -> bool:
    """At most three proposals a negotiation."""
    return table.argument(1) < MOST_PROPOSALS


def counter(table: Table, seat: i64) -> None:
    maker = table.argument(0)
    proposals = table.argument(1)
    table.pop()
    end_offer(table, NEGOTIATION, OFFER_COUNTERED, 0)
    start_draft(table, NEGOTIATION, seat, maker)
    table.push(TERMS, seat, maker, proposals)


def decline(table: Table, why: i64) -> None:
    """A reason may be named, which binds nobody; the offer cannot be repeated unchanged (MAD-7.19)."""
    table.refused = append(table.refused, offer_key(table, NEGOTIATION))
    end_offer(table, NEGOTIATION, OFFER_DECLINED, why)
    table.pop()


def withdraw_reason(table: Table, seat: i64, step_is_open: bool) -> i64:
    """Its maker may withdraw an offer until it is answered; called ones in their moment."""
    if len(table.offer) > 0:
        if table.step() == ANSWERING and table.argument(0) == seat:
            return POSSIBLE
        if step_is_open and table.offer[seat] == OPEN:
            return POSSIBLE
    return NO_STANDING_OFFER


def withdraw(table: Table, seat: i64) -> None:
    table.epoch += 1
    if table.step() == ANSWERING:
        end_offer(table, NEGOTIATION, OFFER_WITHDRAWN, 0)
        table.pop()
    else:
        end_offer(table, seat, OFFER_WITHDRAWN, 0)


# -- accepting (MAD-7.21) ---------------------------------------------------------------------


def accept_reason(table: Table, slot: i64) -> i64:
    """Open only if both can give all of it and both end with at most 4 improvements and 2 trophies."""
    if not can_give(table, slot, 1):
        return CANNOT_GIVE
    if not can_give(table, slot, 0):
        return MAKER_CANNOT_GIVE
    maker = table.maker[slot]
    other = table.other[slot]
    cards_out = number_given(table, slot, 0, IMPROVEMENT_ITEM, WRECK_ITEM)
    cards_in = number_given(table, slot, 1, IMPROVEMENT_ITEM, WRECK_ITEM)
    trophies_out = number_given(table, slot, 0, TROPHY_ITEM, RELEASE_ITEM)
    trophies_in = number_given(table, slot, 1, TROPHY_ITEM, RELEASE_ITEM)
    if (
        count(table.owned[maker]) - cards_out + cards_in > MOST_IMPROVEMENTS
        or count(table.owned[other]) - cards_in + cards_out > MOST_IMPROVEMENTS
        or trophies_in_hand(table, maker) - trophies_out + trophies_in > MOST_TROPHIES
        or trophies_in_hand(table, other) - trophies_in + trophies_out > MOST_TROPHIES
    ):
        return NO_ROOM
    promised = list_length(table, slot, PROMISE)
    asked = list_length(table, slot, ASK)
    if (promised > 0 and open_after_releases(table, slot, maker, other) + promised > MOST_PROMISES) or (
        asked > 0 and open_after_releases(table, slot, other, maker) + asked > MOST_PROMISES
    ):
        return PROMISES_FULL
    return POSSIBLE


def number_given(table: Table, slot: i64, side: i64, start: i64, end: i64) -> i64:
    """How many entries of a side's list are items from a number to below another."""
    found: i64 = 0
    at: i64
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, side, at)
        if item != NO_CARD and start <= item < end:
            found += 1
    return found


def can_give(table: Table, slot: i64, side: i64) -> bool:
    """Whether a side has all that its list holds; a maker's picks are already made."""
    seat = giver_of(table, slot, side_list(side))
    receiver = receiver_of(table, slot, side_list(side))
    at: i64
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, side, at)
        if item == NO_CARD:
            break
        if item < IMPROVEMENT_ITEM:
            if table.credits[seat] < item + 1:
                return False
        elif item < WRECK_ITEM:
            if not owns(table, seat, item - IMPROVEMENT_ITEM):
                return False
        elif item == TROPHY_ITEM:
            if trophies_in_hand(table, seat) == 0:
                return False
        elif is_release(item):
            if open_promise(table, receiver, seat, item - RELEASE_ITEM) == NO_CARD:
                return False
        elif item == JOIN_DIE_ITEM and table.faktor[seat] != 0:
            return False
    kinds = wreck_kinds(table, slot, side_list(side))
    return can_match(table, table.wrecks[seat], kinds, 0)


def accept(table: Table, slot: i64, seat: i64) -> None:
    """The accepter picks their own trophy and wrecks, then everything changes hands."""
    pick_forced(table, slot, 1)
    if next_pick(table, slot, 1) == NO_CARD:
        exchange(table, slot)
    else:
        table.push(PICKING, seat, slot, 1)


def go_on_picking(table: Table, card: i64) -> None:
    """The step PICKING of an accepter."""
    slot = table.argument(0)
    set_pick(table, slot, 1, next_pick(table, slot, 1), card)
    pick_forced(table, slot, 1)
    if next_pick(table, slot, 1) == NO_CARD:
        table.pop()
        exchange(table, slot)


def exchange(table: Table, slot: i64) -> None:
    """MAD-7.21: everything changes hands at once and promises are entered; nothing can happen in between."""
    maker = table.maker[slot]
    other = table.other[slot]
    moment = moment_of_deal(table)
    table.offer[slot] = PICKS_LEFT  # it no longer stands, so nothing below can make it lapse
    table.note(DEAL_SEALED, maker, other)
    hand_over_credits(table, slot)
    hand_over_improvements(table, slot)
    side: i64
    for side in range(2):  # everything leaves before anything arrives
        release_cards(table, slot, side)
    for side in range(2):
        receive_cards(table, slot, side)
    end_releases(table, slot)
    enter_promises(table, slot, moment)
    joined = join_by_deal(table, slot)
    clear_slot(table, slot)
    if slot < NEGOTIATION:  # MAD-7.20: at most one of them is accepted
        lapse_called(table)
    if joined and moment == ALLIANCE:
        end_allying(table)


def hand_over_credits(table: Table, slot: i64) -> None:
    side: i64
    at: i64
    for side in range(2):
        which = side_list(side)
        for at in range(LIST_TERMS):
            item = entry_item(table, slot, side, at)
            if item != NO_CARD and item < IMPROVEMENT_ITEM:
                pay(table, giver_of(table, slot, which), receiver_of(table, slot, which), item + 1, FOR_DEAL)


def hand_over_improvements(table: Table, slot: i64) -> None:
    """MAD-3.10: only the result counts, so the limit is not looked at in between."""
    side: i64
    at: i64
    for side in range(2):
        giver = giver_of(table, slot, side_list(side))
        receiver = receiver_of(table, slot, side_list(side))
        for at in range(LIST_TERMS):
            item = entry_item(table, slot, side, at)
            if IMPROVEMENT_ITEM <= item < WRECK_ITEM:
                give_improvement(table, giver, receiver, item - IMPROVEMENT_ITEM)


def give_improvement(table: Table, giver: i64, receiver: i64, card: i64) -> None:
    table.owned[giver] &= ~bit(card)
    table.owned[receiver] |= bit(card)
    table.note(IMPROVEMENT_GIVEN, giver, receiver, card)


def release_cards(table: Table, slot: i64, side: i64) -> None:
    """The picked trophy and wrecks of a side leave it unseen."""
    giver = giver_of(table, slot, side_list(side))
    receiver = receiver_of(table, slot, side_list(side))
    witnesses = only(giver) | only(receiver)
    what: i64 = NOTHING_GOES
    at: i64
    for at in range(LIST_TERMS):
        card = get_pick(table, slot, side, at)
        if card == NO_CARD:
            continue
        if card >= PICK_TROPHY:
            what |= TROPHY_GOES
            blur_hand(table, giver, witnesses)
            take_from_hand(table, giver, card - PICK_TROPHY)
        else:
            what |= WRECK_GOES
            blur_wrecks(table, giver, card, entry_item(table, slot, side, at) - WRECK_ITEM, witnesses)
            table.wrecks[giver] &= ~bit(card)
    lapse_of(table, giver, what)


def receive_cards(table: Table, slot: i64, side: i64) -> None:
    """They arrive; which they are only the two know (MAD-7.22)."""
    table.epoch += 1
    giver = giver_of(table, slot, side_list(side))
    receiver = receiver_of(table, slot, side_list(side))
    witnesses = only(giver) | only(receiver)
    at: i64
    for at in range(LIST_TERMS):
        card = get_pick(table, slot, side, at)
        if card == NO_CARD:
            continue
        if card >= PICK_TROPHY:
            trophy = card - PICK_TROPHY
            table.trophy_seen[trophy] |= witnesses
            put_into_hand(table, receiver, trophy)
            table.note_for(witnesses, TROPHY_GIVEN, giver, receiver, trophy)
            table.note_for(PUBLIC & ~witnesses, TROPHY_GIVEN, giver, receiver, NO_CARD)
        else:
            kind = entry_item(table, slot, side, at) - WRECK_ITEM
            table.wrecks[receiver] |= bit(card)
            table.ship_seen[card] |= witnesses
            table.note_for(witnesses, WRECK_GIVEN, giver, receiver, card, kind)
            table.note_for(PUBLIC & ~witnesses, WRECK_GIVEN, giver, receiver, NO_CARD, kind)


def end_releases(table: Table, slot: i64) -> None:
    """Places among the open promises count down from the last, so that none of them moves."""
    side: i64
    for side in range(2):
        giver = giver_of(table, slot, side_list(side))
        receiver = receiver_of(table, slot, side_list(side))
        at: i64 = LIST_TERMS - 1
        while at >= 0:
            item = entry_item(table, slot, side, at)
            if item != NO_CARD and is_release(item):
                end_promise(table, open_promise(table, receiver, giver, item - RELEASE_ITEM), ENDED_RELEASED)
            at -= 1


def enter_promises(table: Table, slot: i64, moment: i64) -> None:
    """MAD-7.15: every promise with the turn at whose end it is due or lapses."""
    battle: i64 = table.battle if moment != FREE else 0
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        which = term // LIST_BASE
        if which < PROMISE:
            continue
        item = term % ITEMS
        due = (term // DUE_BASE) % DUES
        promiser = giver_of(table, slot, which)
        promisee = receiver_of(table, slot, which)
        last: i64 = 0
        if item == HELP_ITEM:
            last = next_turn_of(table, promisee)
        elif item > HELP_ITEM or due == NEXT_TURN:
            last = next_turn_of(table, promiser)
        elif due == THIS_TURN:
            last = table.turn
        elif due == SPOILS_DUE:
            last = 0
        add_promise(table, promiser, promisee, item, last, battle)


def join_by_deal(table: Table, slot: i64) -> bool:
    """MAD-5.5: the alliance is sealed."""
    side: i64
    at: i64
    for side in range(2):
        for at in range(LIST_TERMS):
            item = entry_item(table, slot, side, at)
            if item != NO_CARD and is_joining(item):
                ally = giver_of(table, slot, side_list(side))
                principal = receiver_of(table, slot, side_list(side))
                join(table, ally, principal, 1 if item == JOIN_DIE_ITEM else 0)
                return True
    return False


def end_allying(table: Table) -> None:
    """An ally is won, or the attacker goes alone: the moment is over."""
    lapse_called(table)
    if table.step() == ALLYING:
        table.pop()


# -- calls (MAD-7.20) -------------------------------------------------------------------------


def call_reason(table: Table) -> i64:
    """Once a turn in a free moment, once in the alliance, where anybody may answer."""
    moment = moment_of_deal(table)
    if (table.called >> moment) & 1 != 0:
        return CALLED_ONCE
    return POSSIBLE if asked_by_call(table, table.who()) != 0 else NOBODY_TO_CALL


def asked_by_call(table: Table, seat: i64) -> i64:
    """Each other player, in the alliance each who may ally, as bits."""
    free = moment_of_deal(table) == FREE
    asked: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat and (free or joining_reason(table, seat, other) == POSSIBLE):
            asked |= 1 << other
    return asked


def call_for_offers(table: Table, seat: i64) -> None:
    """Whoever is asked proposes an offer or passes, all at once."""
    table.called |= 1 << moment_of_deal(table)
    asked = asked_by_call(table, seat)
    other: i64
    for other in range(table.seats):
        if (asked >> other) & 1 != 0:
            start_draft(table, other, other, seat)
    table.note(OFFERS_CALLED, seat, asked)
    table.push(CALLING, seat, asked)


def pass_call(table: Table, seat: i64) -> None:
    end_offer(table, seat, OFFER_PASSED, 0)
    answer_call(table, seat)


def answer_call(table: Table, seat: i64) -> None:
    """A called captain has passed, or the offer is open."""
    if table.offer[seat] == OPEN or table.offer[seat] < DRAFT:
        left = table.argument(0) & ~(1 << seat)
        table.set_argument(0, left)
        if left == 0:
            table.pop()


def take_offer_reason(table: Table, seat: i64) -> i64:
    if seat >= table.seats:
        return NOTHING_LIKE_IT
    if len(table.offer) == 0 or table.offer[seat] != OPEN:
        return NO_STANDING_OFFER
    return accept_reason(table, seat)


def lapse_called(table: Table) -> None:
    """MAD-7.18: open offers lapse with their moment."""
    slot: i64
    if len(table.offer) > 0:
        for slot in range(NEGOTIATION):
            if table.offer[slot] == OPEN:
                end_offer(table, slot, OFFER_LAPSED, 0)


def lapse_broken(table: Table) -> None:
    """MAD-7.20: an offer stands only while its maker can give; looks at public facts only."""
    slot: i64
    if len(table.offer) > 0:
        for slot in range(NEGOTIATION):
            if table.offer[slot] == OPEN and not can_give_openly(table, slot):
                end_offer(table, slot, OFFER_LAPSED, 0)


def can_give_openly(table: Table, slot: i64) -> bool:
    """Whether the maker of a called offer has the credits and improvements in it."""
    seat = table.maker[slot]
    at: i64
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, 0, at)
        if 0 <= item < IMPROVEMENT_ITEM and table.credits[seat] < item + 1:
            return False
        if IMPROVEMENT_ITEM <= item < WRECK_ITEM and not owns(table, seat, item - IMPROVEMENT_ITEM):
            return False
    return True


def lapse_of(table: Table, seat: i64, what: i64) -> None:
    """A called offer that gives a trophy or wreck lapses when its maker parts with any: whether it was the
    picked one nobody learns."""
    slot = seat
    at: i64
    if what == NOTHING_GOES or len(table.offer) == 0 or table.offer[slot] != OPEN:
        return
    for at in range(LIST_TERMS):
        item = entry_item(table, slot, 0, at)
        if item == NO_CARD:
            return
        if (item == TROPHY_ITEM and what & TROPHY_GOES != 0) or (is_wreck(item) and what & WRECK_GOES != 0):
            end_offer(table, slot, OFFER_LAPSED, 0)
            return
