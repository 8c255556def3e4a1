"""Chapter 4, an action phase: subroutines, an installation and cards in any order, until its owner ends it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.cards import add_cards, card_reason
from metalworks.games.metallum.rules.components import (
    ACTIONS_ENDED,
    ACTIVATE,
    BASE,
    DECLINE,
    DECLINED,
    END_ACTIONS,
    EXECUTE,
    GO_FIRST,
    MOVE_BY_3,
    MOVE_TILES,
    PASS,
    TILES,
    USE_CARD,
    Table,
    unspent,
)
from metalworks.games.metallum.rules.installations import can_use_installation, installation_reason, use_installation
from metalworks.games.metallum.rules.reasons import (
    INSTALLATION_ONCE,
    MOVE_FIRST,
    NO_CARD_ASKED,
    NOTHING_BEGUN,
    ORDER_SETTLED,
    TILE_DONE,
    TILE_NOT_IN_PROGRAM,
)
from metalworks.games.metallum.rules.subroutines import can_execute, execute_reason
from metalworks.kernel.state import POSSIBLE


def menu_actions(table: Table) -> vec[i64]:
    """MET-4.3: what the active player may begin next."""
    actions = vec[i64](capacity=16)
    seat = table.player
    program = unspent(table, seat)
    tile: i64
    for tile in range(TILES):
        if (program >> tile) & 1 != 0 and can_execute(table, tile):
            actions = append(actions, EXECUTE * BASE + tile)
    if table.activated == 0 and can_use_installation(table):
        actions = append(actions, ACTIVATE * BASE)
    if table.round > 6:  # action modules come with round 7; the test saves time before
        actions = add_cards(table, seat, actions)
    for tile in range(MOVE_BY_3 + 1, TILES):  # MET-4.4, MET-4.5
        if (program >> tile) & 1 != 0:
            actions = append(actions, DECLINE * BASE + tile)
    if program & MOVE_TILES == 0:  # MET-4.4, MET-4.8: the move must be executed
        actions = append(actions, END_ACTIONS * BASE)
    return actions


def menu_reason(table: Table, kind: i64, argument: i64) -> i64:
    """Why the active player cannot begin this between two effects, or POSSIBLE."""
    seat = table.player
    if kind == EXECUTE or kind == DECLINE:
        if (unspent(table, seat) >> argument) & 1 == 0:
            return TILE_DONE if (table.spent[seat] >> argument) & 1 != 0 else TILE_NOT_IN_PROGRAM
        if kind == EXECUTE:
            return execute_reason(table, argument)
        return POSSIBLE if argument > MOVE_BY_3 else MOVE_FIRST
    if kind == END_ACTIONS:
        return POSSIBLE if unspent(table, seat) & MOVE_TILES == 0 else MOVE_FIRST
    if kind == ACTIVATE:
        return INSTALLATION_ONCE if table.activated != 0 else installation_reason(table)
    if kind == USE_CARD:
        return card_reason(table, seat, argument)
    if kind == GO_FIRST:
        return ORDER_SETTLED
    return NO_CARD_ASKED if kind == PASS else NOTHING_BEGUN


def decline(table: Table, tile: i64) -> None:
    """MET-4.4, MET-4.5: a tile declined is spent."""
    seat = table.player
    table.spent[seat] |= 1 << tile
    table.declined |= 1 << (seat * TILES + tile)
    table.note(DECLINED, seat, tile)


def activate(table: Table) -> None:
    """MET-4.3: the one installation of the action phase."""
    table.activated = 1
    use_installation(table)


def close_actions(table: Table) -> None:
    """MET-4.5: what is left of the program is declined."""
    left = unspent(table, table.player)
    tile: i64
    for tile in range(TILES):
        if (left >> tile) & 1 != 0:
            decline(table, tile)
    table.note(ACTIONS_ENDED, table.player)
