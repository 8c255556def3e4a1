"""Chapter 4, subroutines: when a tile can be executed, and how it begins."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    BOOSTING,
    BUYING,
    CAUSE,
    DEEP_MINING,
    DEPOSITS_REPORT,
    EXECUTED,
    EXTRA_ACTIVATION,
    EXTRACTORS_1,
    EXTRACTORS_3,
    MARKER_PLACED,
    MARKER_REMOVED,
    MOVE_BY_3,
    MOVING,
    NO_MARKER,
    POWER_BOOST,
    PURCHASE,
    PURCHASE_OR_TRANSPORT,
    REPORTING,
    Table,
)
from metalworks.games.metallum.rules.deploying import begin_placing, can_place, deploy
from metalworks.games.metallum.rules.installations import can_use_installation, installation_reason, use_installation
from metalworks.games.metallum.rules.market import can_buy_any
from metalworks.games.metallum.rules.modules import can_transport
from metalworks.games.metallum.rules.reasons import (
    MARKER_THERE,
    NO_EXTRACTOR,
    NO_MARKER_THERE,
    NOT_WITH_SHIP,
    NOTHING_AFFORDABLE,
    NOTHING_TO_BUY_OR_TRANSPORT,
    NOTHING_TO_MINE,
)
from metalworks.games.metallum.rules.scoring import deep_mine, deep_mining_income
from metalworks.kernel.state import POSSIBLE


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


def execute_reason(table: Table, tile: i64) -> i64:
    """The same with the reason why not."""
    if can_execute(table, tile):
        return POSSIBLE
    if tile <= EXTRACTORS_3:
        return NO_EXTRACTOR
    if tile == DEEP_MINING:
        return NOTHING_TO_MINE
    if tile == PURCHASE:
        return NOTHING_AFFORDABLE
    return NOTHING_TO_BUY_OR_TRANSPORT if tile == PURCHASE_OR_TRANSPORT else installation_reason(table)


def execute(table: Table, tile: i64, again: bool) -> None:
    """MET-4.5, MET-4.6: a tile is spent the moment it is executed; Rollback leaves it spent."""
    seat = table.player
    table.spent[seat] |= 1 << tile
    table.note(EXECUTED, seat, tile, 1 if again else 0)
    if tile <= MOVE_BY_3:
        table.push(MOVING, seat, tile, 0, tile + 1)
    elif tile <= EXTRACTORS_3:
        deploy(table, tile - EXTRACTORS_1 + 1, tile)
    elif tile == DEPOSITS_REPORT:
        table.push(REPORTING, seat, tile)
    elif tile == POWER_BOOST:
        table.push(BOOSTING, seat, tile)
    elif tile == DEEP_MINING:
        deep_mine(table)
    elif tile == EXTRA_ACTIVATION:
        use_installation(table)
    else:
        table.push(BUYING, seat, tile)


def boost_reason(table: Table, place: i64) -> i64:
    """MET-4.31: one extractor on the planet with the FS."""
    if place != table.ship[table.player]:
        return NOT_WITH_SHIP
    return POSSIBLE if can_place(table, table.player, place) else NO_EXTRACTOR


def place_one(table: Table, place: i64) -> None:
    """MET-4.31, MET-4.56: Power Boost or Eta places one extractor."""
    cause = table.argument(CAUSE)
    table.pop()
    begin_placing(table, place, 1, 0, cause)


def mark_reason(table: Table, place: i64) -> i64:
    """MET-4.30, MET-E5: any planet without a marker; one that is there is not replaced or turned in any edition."""
    return POSSIBLE if table.marker[place] == NO_MARKER else MARKER_THERE


def unmark_reason(table: Table, place: i64) -> i64:
    """MET-4.30: a planet with a marker."""
    return POSSIBLE if table.marker[place] != NO_MARKER else NO_MARKER_THERE


def mark(table: Table, place: i64, marker: i64) -> None:
    table.marker[place] = marker
    table.note(MARKER_PLACED, table.player, place, marker)
    table.pop()


def unmark(table: Table, place: i64) -> None:
    table.note(MARKER_REMOVED, table.player, place, table.marker[place])
    table.marker[place] = NO_MARKER
    table.pop()
