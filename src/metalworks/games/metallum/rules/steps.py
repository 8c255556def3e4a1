"""Chapter 4, choices within an effect: which there are, why one is not possible, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.cards import acquire, acquiring_reason, aim, aim_reason, rerun, rerun_reason
from metalworks.games.metallum.rules.components import (
    ACQUIRE,
    ACQUIRING,
    ADDING,
    AUDITING,
    BASE,
    BOOSTING,
    BUY,
    BUYING,
    CAUSE,
    CAUSE_CARD,
    CONTRACTING,
    DESTINATION,
    DROPPING,
    GATHERING_FROM,
    GATHERING_TO,
    JUMPING,
    LAY,
    MARK_POOR,
    MARK_RICH,
    MORE,
    MOVE_TO,
    MOVING,
    ORIGIN,
    PLACE,
    PLACES,
    PLACING,
    PLANETARY_CARDS,
    POOR,
    REMOVE,
    REMOVING,
    REPLACE,
    REPLACING,
    REPORTING,
    RERUN,
    RICH,
    ROLLING_BACK,
    SABOTAGING,
    SHIFT,
    SHIFTING_FROM,
    SHIFTING_TO,
    SLOTS,
    STOP,
    SWAP,
    SWAPPING_OTHER,
    SWAPPING_OWN,
    TAKE,
    TARGET,
    TILES,
    TRANSPORT,
    TRANSPORTING,
    UNMARK,
    Table,
)
from metalworks.games.metallum.rules.deploying import placing_reason, source_reason, take_from
from metalworks.games.metallum.rules.installations import (
    gather_from,
    gather_from_reason,
    gather_to,
    gather_to_reason,
    opposing_reason,
    remove,
    replace,
    replace_reason,
    shift_from,
    shift_from_reason,
    shift_to,
    shift_to_reason,
    stop_reason,
    swap_other,
    swap_other_reason,
    swap_own,
    swap_own_reason,
)
from metalworks.games.metallum.rules.market import buy, buying_reason
from metalworks.games.metallum.rules.modules import laying_reason, take_up_module, transport, transport_reason
from metalworks.games.metallum.rules.moving import distance_reason, jump_reason, move_reason, move_ship
from metalworks.games.metallum.rules.reasons import FINISH_EFFECT, NOT_THIS_STEP
from metalworks.games.metallum.rules.subroutines import (
    boost_reason,
    mark,
    mark_reason,
    place_one,
    unmark,
    unmark_reason,
)
from metalworks.kernel.state import POSSIBLE


def step_actions(table: Table) -> vec[i64]:
    """What the player may choose within the effect in progress."""
    actions = vec[i64](capacity=16)
    step = table.step()
    if step == BUYING:
        actions = add_possible(table, BUY, SLOTS, actions)
        return add_possible(table, TRANSPORT, PLANETARY_CARDS, actions)
    if step == REPORTING:
        actions = add_possible(table, MARK_RICH, PLACES, actions)
        actions = add_possible(table, MARK_POOR, PLACES, actions)
        return add_possible(table, UNMARK, PLACES, actions)
    if step == ACQUIRING:
        return add_possible(table, ACQUIRE, PLANETARY_CARDS, actions)
    if step == ROLLING_BACK:
        return add_possible(table, RERUN, TILES, actions)
    if step == BOOSTING:
        actions = add_possible(table, PLACE, PLACES, actions)
    actions = add_possible(table, kind_of(step), PLACES, actions)
    if step_reason(table, STOP, 0) == POSSIBLE:
        actions = append(actions, STOP * BASE)
    return actions


def kind_of(step: i64) -> i64:
    """The kind of action that chooses a place in a step."""
    if step == MOVING or step == BOOSTING or step == JUMPING:
        return MOVE_TO
    if step == PLACING or step == GATHERING_FROM:
        return TAKE
    if step == SHIFTING_FROM or step == SWAPPING_OWN:
        return ORIGIN
    if step == SHIFTING_TO:
        return SHIFT
    if step == REPLACING:
        return REPLACE
    if step == REMOVING:
        return REMOVE
    if step == SWAPPING_OTHER:
        return SWAP
    if step == ADDING:
        return PLACE
    if step == GATHERING_TO:
        return DESTINATION
    return LAY if step == TRANSPORTING else TARGET


def add_possible(table: Table, kind: i64, count: i64, actions: vec[i64]) -> vec[i64]:
    argument: i64
    for argument in range(count):
        if step_reason(table, kind, argument) == POSSIBLE:
            actions = append(actions, kind * BASE + argument)
    return actions


def step_reason(table: Table, kind: i64, argument: i64) -> i64:
    """MET-4.8: why a choice does not fit the effect in progress, or POSSIBLE."""
    step = table.step()
    if kind == MOVE_TO:
        if step == MOVING:
            return move_reason(table, argument, table.argument(MORE))
        if step == BOOSTING:
            return distance_reason(table, argument, 1)
        return jump_reason(table, argument) if step == JUMPING else NOT_THIS_STEP
    if kind == SHIFT:
        return shift_to_reason(table, argument) if step == SHIFTING_TO else NOT_THIS_STEP
    if kind == ORIGIN:
        if step == SHIFTING_FROM:
            return shift_from_reason(table, table.who(), argument)
        return swap_own_reason(table, argument) if step == SWAPPING_OWN else NOT_THIS_STEP
    if kind == TAKE:
        if step == PLACING:
            return source_reason(table, argument)
        return gather_from_reason(table, argument) if step == GATHERING_FROM else NOT_THIS_STEP
    if kind == PLACE:
        if step == BOOSTING:
            return boost_reason(table, argument)
        return placing_reason(table, argument) if step == ADDING else NOT_THIS_STEP
    if kind == REMOVE:
        return opposing_reason(table, argument) if step == REMOVING else NOT_THIS_STEP
    if kind == REPLACE:
        return replace_reason(table, argument) if step == REPLACING else NOT_THIS_STEP
    if kind == SWAP:
        return swap_other_reason(table, argument) if step == SWAPPING_OTHER else NOT_THIS_STEP
    if kind == DESTINATION:
        return gather_to_reason(table, argument) if step == GATHERING_TO else NOT_THIS_STEP
    if kind == STOP:
        return stop_reason(table)
    return other_reason(table, step, kind, argument)


def other_reason(table: Table, step: i64, kind: i64, argument: i64) -> i64:
    """The same for markers, modules and cards."""
    if kind == MARK_RICH or kind == MARK_POOR:
        return mark_reason(table, argument) if step == REPORTING else NOT_THIS_STEP
    if kind == UNMARK:
        return unmark_reason(table, argument) if step == REPORTING else NOT_THIS_STEP
    if kind == BUY:
        return buying_reason(table, table.player, argument) if step == BUYING else NOT_THIS_STEP
    if kind == TRANSPORT:
        return transport_reason(table, argument) if step == BUYING else NOT_THIS_STEP
    if kind == LAY:
        return laying_reason(table, argument) if step == TRANSPORTING else NOT_THIS_STEP
    if kind == ACQUIRE:
        return acquiring_reason(table, argument) if step == ACQUIRING else NOT_THIS_STEP
    if kind == RERUN:
        return rerun_reason(table, argument) if step == ROLLING_BACK else NOT_THIS_STEP
    if kind == TARGET:
        if step == SABOTAGING or step == DROPPING or step == AUDITING or step == CONTRACTING:
            effect = table.content.effects[table.argument(CAUSE) - CAUSE_CARD]
            return aim_reason(table, table.player, effect, argument)
        return NOT_THIS_STEP
    return FINISH_EFFECT


def apply_step(table: Table, kind: i64, argument: i64) -> None:
    """Carry out a choice within the effect in progress."""
    if kind == MOVE_TO:
        cause = table.argument(CAUSE)
        table.pop()
        move_ship(table, argument, cause)
    elif kind == SHIFT:
        shift_to(table, argument)
    elif kind == ORIGIN:
        if table.step() == SHIFTING_FROM:
            shift_from(table, argument)
        else:
            swap_own(table, argument)
    elif kind == TAKE:
        if table.step() == PLACING:
            take_from(table, argument)
        else:
            gather_from(table, argument)
    elif kind == PLACE:
        place_one(table, argument)
    elif kind == REMOVE:
        remove(table, argument)
    elif kind == REPLACE:
        replace(table, argument)
    elif kind == SWAP:
        swap_other(table, argument)
    elif kind == DESTINATION:
        gather_to(table, argument)
    elif kind == STOP:
        table.pop()
    elif kind == MARK_RICH:
        mark(table, argument, RICH)
    elif kind == MARK_POOR:
        mark(table, argument, POOR)
    elif kind == UNMARK:
        unmark(table, argument)
    elif kind == BUY:
        buy(table, argument)
    elif kind == TRANSPORT:
        take_up_module(table, argument)
    elif kind == LAY:
        transport(table, argument)
    elif kind == ACQUIRE:
        acquire(table, argument)
    elif kind == RERUN:
        rerun(table, argument)
    else:
        aim(table, argument)
