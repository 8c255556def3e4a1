"""Chapter 7.23, the ledger of promises: entries, how they end, what binds them and what makes them void."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import take_judgment
from metalworks.games.metal_adventures.rules.components import (
    BOUND,
    BY_BROKEN_WORD,
    ENDED_BROKEN,
    ENDED_KEPT,
    ENDED_VOID,
    ITEM,
    MADE,
    MOST_TERMS,
    NEGOTIATION,
    NO_CARD,
    NO_OFFER,
    OF_BATTLE,
    OFFER_ENDED,
    OFFER_LAPSED,
    OPEN,
    PARTIES,
    PROMISE_ENDED,
    PROMISE_INTS,
    PROMISE_MADE,
    PROMISES_BOUND,
    Table,
)
from metalworks.games.metal_adventures.rules.content import KEEP_WORD
from metalworks.games.metal_adventures.rules.trophies import do_deed

# Items of a term (MAD-7.13, MAD-7.14).
IMPROVEMENT_ITEM: Final = 24  # + improvement; below it: credits - 1
WRECK_ITEM: Final = 48  # + kind of wreck
TROPHY_ITEM: Final = 54
RELEASE_ITEM: Final = 55  # + the place of the promise among the open ones
JOIN_ITEM: Final = 58
JOIN_DIE_ITEM: Final = 59
BATTLE_WRECK_ITEM: Final = 60
BATTLE_SUPPORT_ITEM: Final = 61
HELP_ITEM: Final = 62
PEACE_ITEM: Final = 63
ITEMS: Final = 64


def promise_count(table: Table) -> i64:
    return len(table.promises) // PROMISE_INTS


def entry(table: Table, promise: i64, field: i64) -> i64:
    """A number of an entry."""
    return table.promises[promise * PROMISE_INTS + field]


def promiser_of(table: Table, promise: i64) -> i64:
    return entry(table, promise, PARTIES) // 8


def promisee_of(table: Table, promise: i64) -> i64:
    return entry(table, promise, PARTIES) % 8


def open_promises(table: Table, promiser: i64, promisee: i64) -> i64:
    """MAD-7.23: how many entries are open from one captain to another."""
    found: i64 = 0
    promise: i64
    for promise in range(promise_count(table)):
        if entry(table, promise, PARTIES) == promiser * 8 + promisee:
            found += 1
    return found


def open_promise(table: Table, promiser: i64, promisee: i64, place: i64) -> i64:
    """The entry at a place among those open from one captain to another, or NO_CARD."""
    left = place
    promise: i64
    for promise in range(promise_count(table)):
        if entry(table, promise, PARTIES) == promiser * 8 + promisee:
            if left == 0:
                return promise
            left -= 1
    return NO_CARD


def next_turn_of(table: Table, seat: i64) -> i64:
    """The number of the next player turn of a seat after the running one."""
    ahead = (seat - table.active + table.seats) % table.seats
    return table.turn + (ahead if ahead > 0 else table.seats)


def add_promise(table: Table, promiser: i64, promisee: i64, item: i64, last: i64, battle: i64) -> None:
    """MAD-7.23: an entry is made."""
    promises = table.promises
    promises = append(promises, promiser * 8 + promisee)
    promises = append(promises, item)
    promises = append(promises, last)
    promises = append(promises, table.turn)
    promises = append(promises, battle)
    promises = append(promises, 0)
    table.promises = promises
    table.note(PROMISE_MADE, promiser, promisee, item, last, battle)


def end_promise(table: Table, promise: i64, how: i64) -> None:
    """An entry is struck out; called offers to release from a promise of these two lapse with it."""
    promiser = promiser_of(table, promise)
    promisee = promisee_of(table, promise)
    item = entry(table, promise, ITEM)
    if how == ENDED_KEPT:
        table.kept[promiser] += 1
        if entry(table, promise, MADE) < table.turn:
            do_deed(table, promiser, KEEP_WORD)
    elif how == ENDED_BROKEN:
        table.broken[promiser] += 1
    start = promise * PROMISE_INTS
    rest = table.promises[:start]
    for number in table.promises[start + PROMISE_INTS :]:
        rest = append(rest, number)
    table.promises = rest
    table.note(PROMISE_ENDED, promiser, promisee, item, how)
    lapse_releases(table, promiser, promisee)


def lapse_releases(table: Table, promiser: i64, promisee: i64) -> None:
    """Places among open promises have changed, so no standing offer may speak of them any more."""
    if len(table.offer) == 0:
        return
    slot: i64
    i: i64
    for slot in range(NEGOTIATION):
        if table.offer[slot] != OPEN:
            continue
        maker = table.maker[slot]
        other = table.other[slot]
        if not (maker == promiser and other == promisee) and not (maker == promisee and other == promiser):
            continue
        for i in range(table.length[slot]):
            item = table.terms[slot * MOST_TERMS + i] % ITEMS
            if RELEASE_ITEM <= item < JOIN_ITEM and table.offer[slot] == OPEN:
                table.offer[slot] = NO_OFFER
                table.note(OFFER_ENDED, maker, other, OFFER_LAPSED, 0)


def void_after_betrayal(table: Table, attacker: i64, traitor: i64) -> None:
    """MAD-5.22, MAD-7.27: the attacker's promises of this alliance to the traitor are void."""
    promise: i64 = 0
    while promise < promise_count(table):
        if (
            entry(table, promise, OF_BATTLE) == table.battle
            and entry(table, promise, PARTIES) == attacker * 8 + traitor
        ):
            end_promise(table, promise, ENDED_VOID)
        else:
            promise += 1


def bind_alliance(table: Table) -> None:
    """MAD-7.26: after a victory over a Pirate Hunter all promises of that alliance deal are bound."""
    bound = False
    promise: i64
    for promise in range(promise_count(table)):
        if entry(table, promise, OF_BATTLE) == table.battle:
            table.promises[promise * PROMISE_INTS + BOUND] = 1
            bound = True
    if bound:
        table.note(PROMISES_BOUND, table.active, table.ally)


def void_all(table: Table) -> None:
    """MAD-7.27: at the end of the game all promises not yet due are void."""
    while promise_count(table) > 0:
        end_promise(table, 0, ENDED_VOID)


def peace_binds(table: Table, seat: i64, against: i64) -> bool:
    """MAD-7.26: whether a bound promise of peace forbids a captain to go against one of these."""
    promise: i64
    for promise in range(promise_count(table)):
        if (
            entry(table, promise, ITEM) == PEACE_ITEM
            and promiser_of(table, promise) == seat
            and (against >> promisee_of(table, promise)) & 1 != 0
            and entry(table, promise, BOUND) != 0
        ):
            return True
    return False


def break_peace(table: Table, seat: i64, against: i64) -> None:
    """MAD-7.25: going against those to whom peace was promised costs a point for each of them."""
    wronged: i64 = 0
    promise: i64 = 0
    while promise < promise_count(table):
        promisee = promisee_of(table, promise)
        if (
            entry(table, promise, ITEM) == PEACE_ITEM
            and promiser_of(table, promise) == seat
            and (against >> promisee) & 1 != 0
        ):
            wronged |= 1 << promisee
            end_promise(table, promise, ENDED_BROKEN)
        else:
            promise += 1
    judge_broken(table, seat, wronged)


def judge_broken(table: Table, seat: i64, wronged: i64) -> None:
    """MAD-7.3: one point for each captain to whom something was broken at the same moment."""
    promisee: i64
    for promisee in range(table.seats):
        if (wronged >> promisee) & 1 != 0:
            take_judgment(table, seat, BY_BROKEN_WORD)
