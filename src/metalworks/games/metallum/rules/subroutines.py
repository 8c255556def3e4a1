"""Chapter 4, subroutines: when a tile can be executed, and how it begins."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    BASE,
    BOOSTING,
    BUYING,
    DEEP_MINING,
    DEPOSITS_REPORT,
    EXECUTED,
    EXTRA_ACTIVATION,
    EXTRACTORS_1,
    EXTRACTORS_3,
    MARK_POOR,
    MARK_RICH,
    MARKER_PLACED,
    MARKER_REMOVED,
    MOVE_BY_3,
    MOVING,
    NO_MARKER,
    PLACE,
    PLACES,
    POWER_BOOST,
    PURCHASE,
    PURCHASE_OR_TRANSPORT,
    REPORTING,
    UNMARK,
    Table,
    end_effect,
)
from metalworks.games.metallum.rules.deploying import begin_placing, can_place, deploy
from metalworks.games.metallum.rules.installations import can_use_installation, use_installation
from metalworks.games.metallum.rules.market import can_buy_any
from metalworks.games.metallum.rules.modules import can_transport
from metalworks.games.metallum.rules.moving import add_steps
from metalworks.games.metallum.rules.scoring import deep_mine, deep_mining_income


def can_execute(table: Table, tile: i64) -> bool:
    """Whether a subroutine can do anything now; if not it can only be declined (MET-4.40, MET-4.59)."""
    seat = table.player
    if tile <= MOVE_BY_3 or tile == DEPOSITS_REPORT or tile == POWER_BOOST:
        return True
    if tile <= EXTRACTORS_3:
        return can_place(table, seat, table.ship[seat])
    if tile == DEEP_MINING:
        return deep_mining_income(table, seat, table.ship[seat]) > 0
    if tile == PURCHASE:
        return can_buy_any(table, seat)
    if tile == PURCHASE_OR_TRANSPORT:
        return can_buy_any(table, seat) or can_transport(table, seat)
    return can_use_installation(table)


def execute(table: Table, tile: i64, again: bool) -> None:
    """MET-4.5, MET-4.6: a tile is spent the moment it is executed; Rollback leaves it spent."""
    seat = table.player
    table.spent[seat] |= 1 << tile
    table.note(EXECUTED, seat, tile, 1 if again else 0)
    table.cause = tile
    if tile <= MOVE_BY_3:
        table.step_now = MOVING
        table.left = tile + 1
    elif tile <= EXTRACTORS_3:
        deploy(table, tile - EXTRACTORS_1 + 1)
    elif tile == DEPOSITS_REPORT:
        table.step_now = REPORTING
    elif tile == POWER_BOOST:
        table.step_now = BOOSTING
    elif tile == DEEP_MINING:
        deep_mine(table)
        end_effect(table)
    elif tile == EXTRA_ACTIVATION:
        use_installation(table)
    else:
        table.step_now = BUYING
        table.held = 1 if tile == PURCHASE_OR_TRANSPORT else 0


def boost_actions(table: Table) -> vec[i64]:
    """MET-4.31: place one extractor here, or move to an adjacent planet."""
    actions = vec[i64](capacity=4)
    here = table.ship[table.player]
    if can_place(table, table.player, here):
        actions = append(actions, PLACE * BASE + here)
    return add_steps(table, 1, actions)


def boost_place(table: Table, place: i64) -> None:
    begin_placing(table, place, 1, 0)


def report_actions(table: Table) -> vec[i64]:
    """MET-4.30: any planet, face up or down: a marker is placed, or the one there removed."""
    actions = vec[i64](capacity=2 * PLACES)
    place: i64
    for place in range(PLACES):
        if table.marker[place] == NO_MARKER:
            actions = append(actions, MARK_RICH * BASE + place)
            actions = append(actions, MARK_POOR * BASE + place)
        else:
            actions = append(actions, UNMARK * BASE + place)
    return actions


def mark(table: Table, place: i64, marker: i64) -> None:
    table.marker[place] = marker
    table.note(MARKER_PLACED, table.player, place, marker)
    end_effect(table)


def unmark(table: Table, place: i64) -> None:
    table.note(MARKER_REMOVED, table.player, place, table.marker[place])
    table.marker[place] = NO_MARKER
    end_effect(table)
