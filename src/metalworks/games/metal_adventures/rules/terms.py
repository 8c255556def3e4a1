"""Chapter 7.12 to 7.16: how a term is coded, and which terms an offer may hold.

A term is one number, list * 256 + due * 64 + item. The lists are as the maker sees them. An offer is
an ascending list of terms, so that each can be built in one way only (MAD-7.17); only wrecks repeat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    ALLIANCE,
    FREE,
    GATHERED,
    LIST_TERMS,
    MOST_PROMISES,
    MOST_TERMS,
    NO_BATTLE,
    NO_CARD,
    ON_PLANET,
    WITH_CAPTAIN,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import BAZAAR, KAROKUM, NATIONS
from metalworks.games.metal_adventures.rules.improvements import owns
from metalworks.games.metal_adventures.rules.knowledge import fitting, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    HELP_ITEM,
    IMPROVEMENT_ITEM,
    ITEMS,
    JOIN_DIE_ITEM,
    JOIN_ITEM,
    RELEASE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
    open_promise,
    open_promises,
)
from metalworks.games.metal_adventures.rules.reasons import (
    DIE_NOT_BLANK,
    DUE_NOT_OPEN,
    LIST_FULL,
    NO_JOINING_HERE,
    NO_RELEASE,
    NO_SUCH_SPOILS,
    NOT_IN_THIS_LIST,
    NOT_THEIRS,
    ONCE_A_LIST,
    OUT_OF_ORDER,
    PROMISES_FULL,
)
from metalworks.kernel.state import POSSIBLE

GIVE: Final = 0
WANT: Final = 1
PROMISE: Final = 2
ASK: Final = 3
LISTS: Final = 4
LIST_BASE: Final = 256

NO_DUE: Final = 0
SPOILS_DUE: Final = 1
THIS_TURN: Final = 2
NEXT_TURN: Final = 3
DUES: Final = 4
DUE_BASE: Final = 64

MOST_CREDITS: Final = 24  # given now
MOST_PROMISED: Final = 9


def moment_of_deal(table: Table) -> i64:
    """MAD-7.11: free between actions, the alliance, or the gathering for a challenge."""
    if table.kind == NO_BATTLE:
        return FREE
    return GATHERED if table.kind == WITH_CAPTAIN else ALLIANCE


def is_principal(table: Table, seat: i64) -> bool:
    """Whether a captain may win allies in the battle at hand."""
    return seat == table.active or (table.kind == WITH_CAPTAIN and seat == table.target)


def term_at(table: Table, slot: i64, i: i64) -> i64:
    return table.terms[slot * MOST_TERMS + i]


def last_term(table: Table, slot: i64) -> i64:
    """The highest term of a draft, or -1."""
    return term_at(table, slot, table.length[slot] - 1) if table.length[slot] > 0 else -1


def list_length(table: Table, slot: i64, which: i64) -> i64:
    found: i64 = 0
    i: i64
    for i in range(table.length[slot]):
        if term_at(table, slot, i) // LIST_BASE == which:
            found += 1
    return found


def is_wreck(item: i64) -> bool:
    return WRECK_ITEM <= item < TROPHY_ITEM


def is_release(item: i64) -> bool:
    return RELEASE_ITEM <= item < JOIN_ITEM


def is_joining(item: i64) -> bool:
    return item == JOIN_ITEM or item == JOIN_DIE_ITEM


def holds_joining(table: Table, slot: i64) -> bool:
    """MAD-7.11: whether an offer holds that somebody joins."""
    i: i64
    for i in range(table.length[slot]):
        if is_joining(term_at(table, slot, i) % ITEMS):
            return True
    return False


def family(item: i64) -> i64:
    """What may stand in a list only once: credits of any number, joining with or without the die."""
    if item < IMPROVEMENT_ITEM:
        return 0
    return JOIN_ITEM if item == JOIN_DIE_ITEM else item


def giver_of(table: Table, slot: i64, which: i64) -> i64:
    """Who gives or promises what a list holds."""
    return table.maker[slot] if which == GIVE or which == PROMISE else table.other[slot]


def receiver_of(table: Table, slot: i64, which: i64) -> i64:
    return table.other[slot] if which == GIVE or which == PROMISE else table.maker[slot]


def term_reason(table: Table, slot: i64, term: i64) -> i64:
    """MAD-7.12 to MAD-7.15, MAD-7.23: why a draft may not take in a term, from public facts and its maker's cards."""
    which = term // LIST_BASE
    item = term % ITEMS
    due = (term // DUE_BASE) % DUES
    last = last_term(table, slot)
    if term < last or (term == last and not is_wreck(item)):
        return OUT_OF_ORDER
    in_list: i64 = 0
    i: i64
    for i in range(table.length[slot]):
        other = term_at(table, slot, i)
        if other // LIST_BASE == which:
            in_list += 1
            if not is_wreck(item) and family(other % ITEMS) == family(item):
                return ONCE_A_LIST
    if in_list >= LIST_TERMS:
        return LIST_FULL
    if which < PROMISE:
        return now_reason(table, slot, which, due, item)
    return later_reason(table, slot, which, due, item, in_list)


def now_reason(table: Table, slot: i64, which: i64, due: i64, item: i64) -> i64:
    """MAD-7.13: what is exchanged at once."""
    if due != NO_DUE:
        return DUE_NOT_OPEN
    giver = giver_of(table, slot, which)
    receiver = receiver_of(table, slot, which)
    if item < IMPROVEMENT_ITEM:
        return POSSIBLE if item + 1 <= table.credits[giver] else NOT_THEIRS
    if item < WRECK_ITEM:
        return POSSIBLE if owns(table, giver, item - IMPROVEMENT_ITEM) else NOT_THEIRS
    if is_wreck(item):
        return POSSIBLE if can_add_wreck(table, slot, which, item - WRECK_ITEM) else NOT_THEIRS
    if item == TROPHY_ITEM:
        return POSSIBLE if trophies_in_hand(table, giver) > 0 else NOT_THEIRS
    if is_release(item):
        promise = open_promise(table, receiver, giver, item - RELEASE_ITEM)
        return POSSIBLE if promise != NO_CARD else NO_RELEASE
    if is_joining(item):
        if moment_of_deal(table) == FREE or is_principal(table, giver):
            return NO_JOINING_HERE
        return DIE_NOT_BLANK if item == JOIN_DIE_ITEM and table.faktor[giver] != 0 else POSSIBLE
    return NOT_IN_THIS_LIST


def later_reason(table: Table, slot: i64, which: i64, due: i64, item: i64, in_list: i64) -> i64:
    """MAD-7.14, MAD-7.15, MAD-7.23: what is promised, and when it is due."""
    giver = giver_of(table, slot, which)
    if is_release(item) or is_joining(item):
        return NOT_IN_THIS_LIST
    if item < IMPROVEMENT_ITEM and item + 1 > MOST_PROMISED:
        return NOT_THEIRS
    if IMPROVEMENT_ITEM <= item < WRECK_ITEM and not owns(table, giver, item - IMPROVEMENT_ITEM):
        return NOT_THEIRS
    if item >= HELP_ITEM:
        if due != NO_DUE:
            return DUE_NOT_OPEN
    elif due == NO_DUE or (due == SPOILS_DUE and moment_of_deal(table) == FREE):
        return DUE_NOT_OPEN
    if item == BATTLE_WRECK_ITEM or item == BATTLE_SUPPORT_ITEM:
        if due != SPOILS_DUE:
            return DUE_NOT_OPEN
        if giver != table.active or not can_bring(table, item):
            return NO_SUCH_SPOILS
    receiver = receiver_of(table, slot, which)
    if open_after_releases(table, slot, giver, receiver) + in_list >= MOST_PROMISES:
        return PROMISES_FULL
    return POSSIBLE


def can_bring(table: Table, item: i64) -> bool:
    """MAD-7.14: whether the victory of the battle at hand can bring a wreck, or a support card."""
    if table.kind == WITH_CAPTAIN or table.kind == NO_BATTLE:
        return False
    if item == BATTLE_WRECK_ITEM:
        return table.kind != ON_PLANET or (table.target == KAROKUM and table.karokum != 0)
    if table.kind == ON_PLANET:
        return table.target == BAZAAR
    return table.content.ship_support[table.target] != 0


def open_after_releases(table: Table, slot: i64, promiser: i64, promisee: i64) -> i64:
    """MAD-7.23: open promises from one to the other, those the offer releases not counted."""
    total = open_promises(table, promiser, promisee)
    which = GIVE if promisee == table.maker[slot] else WANT
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        if term // LIST_BASE == which and is_release(term % ITEMS):
            total -= 1
    return total


# -- wrecks that must be what the offer says (MAD-7.16) ---------------------------------------


def wreck_kinds(table: Table, slot: i64, which: i64) -> vec[i64]:
    """The kinds of the wrecks in a list, in order."""
    kinds = vec[i64](capacity=LIST_TERMS)
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        if term // LIST_BASE == which and is_wreck(term % ITEMS):
            kinds = append(kinds, term % ITEMS - WRECK_ITEM)
    return kinds


def can_add_wreck(table: Table, slot: i64, which: i64, kind: i64) -> bool:
    """One's own wrecks must fit; of the other side's only the number is known."""
    giver = giver_of(table, slot, which)
    kinds = append(wreck_kinds(table, slot, which), kind)
    if which == WANT:
        return len(kinds) <= count(table.wrecks[giver])
    return can_match(table, table.wrecks[giver], kinds, 0)


def can_match(table: Table, ships: i64, kinds: vec[i64], start: i64) -> bool:
    """Whether different ships of a set fit the kinds from a place on."""
    if start >= len(kinds):
        return True
    if count(ships) < len(kinds) - start:
        return False
    choices = fitting(table, ships, kinds[start])
    if start == len(kinds) - 1:
        return choices != 0
    while choices != 0:
        ship = choices & -choices
        if can_match(table, ships & ~ship, kinds, start + 1):
            return True
        choices &= choices - 1
    return False


# -- the list of all possible terms -----------------------------------------------------------
# Drafts are most of what random play decides, so the list is built without asking `term_reason` for each
# of a thousand terms. `checked.check_reasons` compares both.


def term_actions(table: Table, slot: i64, offset: i64) -> vec[i64]:
    """Every term above the last that a draft may take in, each with an offset added."""
    actions = vec[i64](capacity=128)
    last = last_term(table, slot)
    which: i64 = last // LIST_BASE if last >= 0 else 0
    while which < LISTS:
        number: i64 = 0
        taken: i64 = 0  # families in this list
        i: i64
        for i in range(table.length[slot]):
            term = term_at(table, slot, i)
            if term // LIST_BASE == which:
                number += 1
                taken |= bit(family(term % ITEMS))
        if number < LIST_TERMS:
            if which < PROMISE:
                actions = add_now(table, slot, actions, which, last, taken, offset)
            else:
                actions = add_later(table, slot, actions, which, last, taken, number, offset)
        which += 1
    return actions


def add_now(table: Table, slot: i64, actions: vec[i64], which: i64, last: i64, taken: i64, offset: i64) -> vec[i64]:
    """MAD-7.13: what is exchanged at once."""
    base = which * LIST_BASE
    giver = giver_of(table, slot, which)
    actions = add_goods(table, actions, giver, base, last, taken, min(MOST_CREDITS, table.credits[giver]), offset)
    if table.wrecks[giver] != 0:
        kind: i64
        for kind in range(NATIONS + 2):
            if base + WRECK_ITEM + kind >= last and can_add_wreck(table, slot, which, kind):
                actions = append(actions, offset + base + WRECK_ITEM + kind)
    if base + TROPHY_ITEM > last and trophies_in_hand(table, giver) > 0:
        actions = append(actions, offset + base + TROPHY_ITEM)
    place: i64
    for place in range(open_promises(table, receiver_of(table, slot, which), giver)):
        if base + RELEASE_ITEM + place > last and place < MOST_PROMISES:
            actions = append(actions, offset + base + RELEASE_ITEM + place)
    if moment_of_deal(table) != FREE and not is_principal(table, giver) and (taken >> JOIN_ITEM) & 1 == 0:
        if base + JOIN_ITEM > last:
            actions = append(actions, offset + base + JOIN_ITEM)
        if base + JOIN_DIE_ITEM > last and table.faktor[giver] == 0:
            actions = append(actions, offset + base + JOIN_DIE_ITEM)
    return actions


def add_later(
    table: Table, slot: i64, actions: vec[i64], which: i64, last: i64, taken: i64, number: i64, offset: i64
) -> vec[i64]:
    """MAD-7.14, MAD-7.15: what is promised, by its due moment."""
    giver = giver_of(table, slot, which)
    if open_after_releases(table, slot, giver, receiver_of(table, slot, which)) + number >= MOST_PROMISES:
        return actions
    item: i64
    due: i64 = (last // DUE_BASE) % DUES if last // LIST_BASE == which else NO_DUE
    while due < DUES:
        base = which * LIST_BASE + due * DUE_BASE
        if due == NO_DUE:
            for item in range(HELP_ITEM, ITEMS):
                if base + item > last:
                    actions = append(actions, offset + base + item)
        elif due != SPOILS_DUE or moment_of_deal(table) != FREE:
            actions = add_goods(table, actions, giver, base, last, taken, MOST_PROMISED, offset)
            for item in range(WRECK_ITEM, TROPHY_ITEM):
                if base + item >= last:
                    actions = append(actions, offset + base + item)
            if base + TROPHY_ITEM > last and (taken >> TROPHY_ITEM) & 1 == 0:
                actions = append(actions, offset + base + TROPHY_ITEM)
            if due == SPOILS_DUE and giver == table.active:
                for item in range(BATTLE_WRECK_ITEM, HELP_ITEM):
                    if base + item > last and can_bring(table, item):
                        actions = append(actions, offset + base + item)
        due += 1
    return actions


def add_goods(
    table: Table, actions: vec[i64], giver: i64, base: i64, last: i64, taken: i64, most: i64, offset: i64
) -> vec[i64]:
    """Credits and improvements of one list and due moment."""
    item: i64
    if taken & 1 == 0:
        for item in range(most):
            if base + item > last:
                actions = append(actions, offset + base + item)
    cards = table.owned[giver]
    while cards != 0:
        item = IMPROVEMENT_ITEM + lowest(cards)
        cards &= cards - 1
        if base + item > last and (taken >> item) & 1 == 0:
            actions = append(actions, offset + base + item)
    return actions
