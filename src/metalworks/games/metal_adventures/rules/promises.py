"""Chapter 7.24 to 7.28: promises that are due, kept early, bound; goods handed over; help."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import is_infamous, pay
from metalworks.games.metal_adventures.rules.battles import join
from metalworks.games.metal_adventures.rules.components import (
    ALLYING,
    BASE,
    BOUND,
    DISCARD,
    END_OF_TURN,
    ENDED_BROKEN,
    ENDED_KEPT,
    ENDED_LAPSED,
    ENDED_VOID,
    FOR_PROMISE,
    FORGO,
    GIFT,
    GIVING,
    HAND,
    HELP_CALLED,
    HELPING,
    ITEM,
    LAST,
    MOST_TERMS,
    MOST_TROPHIES,
    NO_CARD,
    OF_BATTLE,
    PAY_TROPHY,
    PICKING,
    REWARD_FORGONE,
    REWARD_PROMISE,
    ROOM,
    SETTLING,
    WITH_CAPTAIN,
    WRECK_GIVEN,
    Table,
    bit,
    from_active,
)
from metalworks.games.metal_adventures.rules.content import IMPROVEMENTS
from metalworks.games.metal_adventures.rules.deals import (
    TROPHY_GOES,
    end_allying,
    give_improvement,
    joining_reason,
    lapse_of,
    receive_cards,
    release_cards,
)
from metalworks.games.metal_adventures.rules.improvements import discard, discard_reason, has_room, owns
from metalworks.games.metal_adventures.rules.knowledge import fitting, holds_trophy, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    HELP_ITEM,
    IMPROVEMENT_ITEM,
    PEACE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
    end_promise,
    entry,
    judge_broken,
    peace_binds,
    promise_count,
    promisee_of,
    promiser_of,
)
from metalworks.games.metal_adventures.rules.offers import (
    clear_slot,
    next_pick,
    pick_forced,
    set_pick,
    start_draft,
)
from metalworks.games.metal_adventures.rules.reasons import (
    BOUND_WORD,
    CANNOT_KEEP,
    NO_HELP,
    NO_PROMISE,
    NOT_NOW,
    NOT_YOUR_TROPHY,
)
from metalworks.games.metal_adventures.rules.terms import is_wreck
from metalworks.games.metal_adventures.rules.trophies import put_under
from metalworks.kernel.state import POSSIBLE

# How far GIVING is, in its third argument.
ROOM_OPEN: Final = 0
ROOM_MADE: Final = 1
ROOM_REFUSED: Final = 2

# -- settling (MAD-7.24) ----------------------------------------------------------------------


def settle(table: Table) -> None:
    """The step SETTLEMENT: promisers in turn order from the active player, entries in the order made."""
    when = table.argument(0)
    done = table.argument(1)
    if done == table.seats:
        table.pop()
        return
    promiser = from_active(table, done)
    promise = next_due(table, promiser, when)
    if promise == NO_CARD:
        wronged = table.argument(2)
        table.set_argument(1, done + 1)
        table.set_argument(2, 0)
        judge_broken(table, promiser, wronged)
        return
    item = entry(table, promise, ITEM)
    if item == HELP_ITEM:  # MAD-7.25: help not called lapses
        end_promise(table, promise, ENDED_LAPSED)
    elif item == PEACE_ITEM:
        end_promise(table, promise, ENDED_KEPT)
    elif is_void(table, promise, when):
        end_promise(table, promise, ENDED_VOID)
    elif entry(table, promise, BOUND) != 0:
        carry_out(table, promise)
    elif not could_keep(table, promise):
        break_promise(table, promise)
    else:
        table.push(SETTLING, promiser, promise)


def next_due(table: Table, promiser: i64, when: i64) -> i64:
    """The first entry of a promiser that is due now, or NO_CARD."""
    promise: i64
    for promise in range(promise_count(table)):
        if promiser_of(table, promise) != promiser:
            continue
        last = entry(table, promise, LAST)
        if when == END_OF_TURN:
            if last == table.turn:
                return promise
        elif last == 0 and entry(table, promise, OF_BATTLE) == table.battle:
            return promise
    return NO_CARD


def is_void(table: Table, promise: i64, when: i64) -> bool:
    """MAD-7.27: spoils promises after a defeat, and what the victory did not bring."""
    if when == END_OF_TURN:
        return False
    winners = table.attackers if table.won != 0 else table.defenders
    if table.won == 0 and table.kind != WITH_CAPTAIN:
        return True
    if (winners >> promiser_of(table, promise)) & 1 == 0 or (winners >> promisee_of(table, promise)) & 1 == 0:
        return True
    item = entry(table, promise, ITEM)
    if item == BATTLE_WRECK_ITEM:
        return table.spoil_wreck == NO_CARD
    return item == BATTLE_SUPPORT_ITEM and table.spoil_support == NO_CARD and table.forgone == 0


def could_keep(table: Table, promise: i64) -> bool:
    """Whether a promiser could keep an entry as far as everybody knows; so asking tells nothing."""
    seat = promiser_of(table, promise)
    item = entry(table, promise, ITEM)
    if is_wreck(item):
        return table.wrecks[seat] != 0
    if item == BATTLE_WRECK_ITEM:
        return table.wrecks[seat] != 0 and table.spoil_wreck != NO_CARD
    return can_keep(table, promise)


def can_keep(table: Table, promise: i64) -> bool:
    """MAD-7.24: whether a promiser has what was promised."""
    seat = promiser_of(table, promise)
    item = entry(table, promise, ITEM)
    if item < IMPROVEMENT_ITEM:
        return table.credits[seat] >= item + 1
    if item < WRECK_ITEM:
        return owns(table, seat, item - IMPROVEMENT_ITEM)
    if is_wreck(item):
        return fitting(table, table.wrecks[seat], item - WRECK_ITEM) != 0
    if item == TROPHY_ITEM:
        return trophies_in_hand(table, seat) > 0
    if item == BATTLE_WRECK_ITEM:
        return table.spoil_wreck != NO_CARD and (table.wrecks[seat] >> table.spoil_wreck) & 1 != 0
    if item == BATTLE_SUPPORT_ITEM:
        return table.spoil_support != NO_CARD and owns(table, seat, table.spoil_support)
    return False


def keep_reason(table: Table, promise: i64) -> i64:
    return POSSIBLE if can_keep(table, promise) else CANNOT_KEEP


def keep_promise(table: Table, promise: i64) -> None:
    """The goods go over; the promise is kept even if the receiver has no room for them."""
    promiser = promiser_of(table, promise)
    promisee = promisee_of(table, promise)
    item = entry(table, promise, ITEM)
    end_promise(table, promise, ENDED_KEPT)
    start_draft(table, GIFT, promiser, promisee)
    table.push(GIVING, promiser, promisee, item, ROOM_OPEN)


def break_promise(table: Table, promise: i64) -> None:
    """The point for it is taken once all of this promiser is settled (MAD-7.3)."""
    table.set_argument(2, table.argument(2) | 1 << promisee_of(table, promise))
    end_promise(table, promise, ENDED_BROKEN)


def carry_out(table: Table, promise: i64) -> None:
    """MAD-7.26: a bound promise is kept without a choice; who cannot give all gives what there is."""
    if can_keep(table, promise):
        keep_promise(table, promise)
        return
    promiser = promiser_of(table, promise)
    promisee = promisee_of(table, promise)
    if entry(table, promise, ITEM) < IMPROVEMENT_ITEM:
        pay(table, promiser, promisee, table.credits[promiser], FOR_PROMISE)
    break_promise(table, promise)


def keep_early_reason(table: Table, seat: i64, promise: i64) -> i64:
    """MAD-7.24: goods may be kept early in a free moment of one's own turn."""
    if promise >= promise_count(table) or promiser_of(table, promise) != seat:
        return NO_PROMISE
    if entry(table, promise, ITEM) >= HELP_ITEM:
        return NO_PROMISE
    return keep_reason(table, promise)


# -- handing over -----------------------------------------------------------------------------


def give(table: Table) -> None:
    """The step GIVING: room, then the secret pick, then the goods."""
    giver = table.who()
    receiver = table.argument(0)
    item = table.argument(1)
    if table.argument(2) == ROOM_REFUSED:
        end_giving(table)
        return
    if table.argument(2) == ROOM_OPEN and lacks_room(table, receiver, item):
        table.push(ROOM, receiver, giver, item)
        return
    if item < IMPROVEMENT_ITEM:
        pay(table, giver, receiver, item + 1, FOR_PROMISE)
    elif item < WRECK_ITEM:
        give_improvement(table, giver, receiver, item - IMPROVEMENT_ITEM)
    elif item == BATTLE_SUPPORT_ITEM:
        give_improvement(table, giver, receiver, table.spoil_support)
    elif item == BATTLE_WRECK_ITEM:
        ship = table.spoil_wreck
        table.wrecks[giver] &= ~bit(ship)
        table.wrecks[receiver] |= bit(ship)
        table.note(WRECK_GIVEN, giver, receiver, ship, 0)
    else:
        give_picked(table, giver, item)
        return
    end_giving(table)


def give_picked(table: Table, giver: i64, item: i64) -> None:
    """A wreck or trophy: the giver picks it in secret, as in a deal."""
    if table.length[GIFT] == 0:
        table.terms[GIFT * MOST_TERMS] = item  # one term of the list that is given
        table.length[GIFT] = 1
        pick_forced(table, GIFT, 0)
    if next_pick(table, GIFT, 0) != NO_CARD:
        table.push(PICKING, giver, GIFT, 0)
        return
    release_cards(table, GIFT, 0)
    receive_cards(table, GIFT, 0)
    end_giving(table)


def pick_gift(table: Table, card: i64) -> None:
    """The step PICKING of a promiser."""
    table.pop()
    set_pick(table, GIFT, 0, 0, card)


def end_giving(table: Table) -> None:
    table.pop()
    clear_slot(table, GIFT)


def lacks_room(table: Table, seat: i64, item: i64) -> bool:
    """MAD-7.24: whether a receiver must first make room."""
    if IMPROVEMENT_ITEM <= item < WRECK_ITEM or item == BATTLE_SUPPORT_ITEM:
        return not has_room(table, seat)
    return item == TROPHY_ITEM and trophies_in_hand(table, seat) >= MOST_TROPHIES


def room_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """The step ROOM: discard an improvement, put a trophy under, or forgo."""
    if kind == FORGO:
        return POSSIBLE
    is_trophy = table.argument(1) == TROPHY_ITEM
    if kind == PAY_TROPHY and is_trophy:
        return POSSIBLE if holds_trophy(table, seat, argument) else NOT_YOUR_TROPHY
    if kind == DISCARD and not is_trophy:
        return discard_reason(table, seat, argument)
    return NOT_NOW


def room_actions(table: Table, seat: i64) -> vec[i64]:
    actions = vec[i64]([FORGO * BASE])
    argument: i64
    if table.argument(1) == TROPHY_ITEM:
        for argument in range(HAND):
            if table.hand[seat * HAND + argument] != NO_CARD:
                actions = append(actions, PAY_TROPHY * BASE + table.hand[seat * HAND + argument])
        return actions
    for argument in range(IMPROVEMENTS):
        if owns(table, seat, argument):
            actions = append(actions, DISCARD * BASE + argument)
    return actions


def make_room(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    table.pop()
    if kind == FORGO:
        table.note(REWARD_FORGONE, seat, REWARD_PROMISE)
        table.set_argument(2, ROOM_REFUSED)
        return
    if kind == DISCARD:
        discard(table, seat, argument)
    else:
        put_under(table, seat, argument)
        lapse_of(table, seat, TROPHY_GOES)
    table.set_argument(2, ROOM_MADE)


# -- help (MAD-7.25) --------------------------------------------------------------------------


def help_reason(table: Table, seat: i64, promise: i64) -> i64:
    """A promise of help to this captain, from somebody who does not stand on their side already."""
    if promise >= promise_count(table) or promisee_of(table, promise) != seat:
        return NO_PROMISE
    if entry(table, promise, ITEM) != HELP_ITEM:
        return NO_HELP
    side = table.attackers if (table.attackers >> seat) & 1 != 0 else table.defenders
    return NO_HELP if (side >> promiser_of(table, promise)) & 1 != 0 else POSSIBLE


def call_help(table: Table, seat: i64, promise: i64) -> None:
    """Called to help, the promiser joins or breaks; what infamy or being the target forbids lapses."""
    promiser = promiser_of(table, promise)
    table.note(HELP_CALLED, seat, promiser)
    is_target = table.kind == WITH_CAPTAIN and (promiser == table.target or promiser == table.active)
    if is_target or is_infamous(table, promiser) or is_infamous(table, seat):
        end_promise(table, promise, ENDED_LAPSED)
    elif (table.attackers | table.defenders) >> promiser & 1 != 0:
        break_help(table, promise)
    elif entry(table, promise, BOUND) == 0:
        table.push(HELPING, promiser, seat, promise)
    elif joining_reason(table, seat, promiser) == POSSIBLE:
        help_out(table, promiser, seat, promise)
    else:
        break_help(table, promise)


def join_reason(table: Table, seat: i64) -> i64:
    """MAD-7.26: a bound promise of peace forbids joining against its promisee."""
    opponents = table.defenders if (table.attackers >> table.argument(0)) & 1 != 0 else table.attackers
    return BOUND_WORD if table.kind == WITH_CAPTAIN and peace_binds(table, seat, opponents) else POSSIBLE


def answer_help(table: Table, seat: i64, joins: bool) -> None:
    principal = table.argument(0)
    promise = table.argument(1)
    table.pop()
    if joins:
        help_out(table, seat, principal, promise)
    else:
        break_help(table, promise)


def help_out(table: Table, seat: i64, principal: i64, promise: i64) -> None:
    """The promiser joins for no further reward."""
    end_promise(table, promise, ENDED_KEPT)
    join(table, seat, principal, 0)
    if table.step() == ALLYING:
        end_allying(table)


def break_help(table: Table, promise: i64) -> None:
    promiser = promiser_of(table, promise)
    promisee = promisee_of(table, promise)
    end_promise(table, promise, ENDED_BROKEN)
    judge_broken(table, promiser, 1 << promisee)
