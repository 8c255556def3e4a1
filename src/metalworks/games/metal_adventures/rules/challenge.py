"""Chapter 5.30 to 5.35: the challenge, and how both sides gather allies."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import is_infamous
from metalworks.games.metal_adventures.rules.battles import begin_battle
from metalworks.games.metal_adventures.rules.components import (
    BASE,
    CALL_HELP,
    CHALLENGE_MADE,
    GATHERING,
    GATHERING_PASSED,
    OPEN_DEAL,
    PASS,
    WITH_CAPTAIN,
    Table,
)
from metalworks.games.metal_adventures.rules.deals import open_deal, open_reason
from metalworks.games.metal_adventures.rules.ledger import break_peace, peace_binds, promise_count
from metalworks.games.metal_adventures.rules.promises import call_help, help_reason
from metalworks.games.metal_adventures.rules.reasons import BOUND_WORD, INFAMOUS, NOT_NOW, NOTHING_LIKE_IT, YOURSELF
from metalworks.kernel.state import POSSIBLE


def challenge_reason(table: Table, seat: i64, other: i64) -> i64:
    """MAD-5.30: any other player; MAD-7.26: unless a bound promise of peace forbids it."""
    if other >= table.seats:
        return NOTHING_LIKE_IT
    if other == seat:
        return YOURSELF
    return BOUND_WORD if peace_binds(table, seat, 1 << other) else POSSIBLE


def challenge(table: Table, seat: i64, other: i64) -> None:
    """MAD-5.30: it cannot be withdrawn; a promise of peace is broken by it (MAD-7.25)."""
    table.epoch += 1
    begin_battle(table, WITH_CAPTAIN, other)
    table.defenders = 1 << other
    table.note(CHALLENGE_MADE, seat, other)
    break_peace(table, seat, 1 << other)


# -- gathering (MAD-5.35) ---------------------------------------------------------------------


def gathering_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """One negotiation with a free player, one promise of help called, or a pass."""
    if kind == PASS:
        return POSSIBLE
    if is_infamous(table, seat):
        return INFAMOUS
    if kind == OPEN_DEAL:
        return open_reason(table, seat, argument)
    if kind == CALL_HELP:
        return help_reason(table, seat, argument)
    return NOT_NOW


def gathering_actions(table: Table, seat: i64) -> vec[i64]:
    actions = vec[i64]()
    argument: i64
    for argument in range(table.seats):
        if gathering_reason(table, seat, OPEN_DEAL, argument) == POSSIBLE:
            actions = append(actions, OPEN_DEAL * BASE + argument)
    for argument in range(promise_count(table)):
        if gathering_reason(table, seat, CALL_HELP, argument) == POSSIBLE:
            actions = append(actions, CALL_HELP * BASE + argument)
    return append(actions, PASS * BASE)


def has_gathering_choice(table: Table) -> bool:
    """Whether a principal could do anything but pass: a public fact, so a mere pass is not asked for."""
    return len(gathering_actions(table, table.who())) > 1


def pass_gathering(table: Table) -> None:
    """Two passes in a row end it."""
    seat = table.who()
    passes = table.argument(0) + 1
    table.pop()
    table.note(GATHERING_PASSED, seat)
    if passes < 2:
        table.push(GATHERING, opposite(table, seat), passes)


def opposite(table: Table, seat: i64) -> i64:
    return table.target if seat == table.active else table.active


def apply_gathering(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    """The other principal is next once this is over."""
    if kind == PASS:
        pass_gathering(table)
        return
    table.pop()
    table.push(GATHERING, opposite(table, seat), 0)
    if kind == OPEN_DEAL:
        open_deal(table, seat, argument)
    else:
        call_help(table, seat, argument)
