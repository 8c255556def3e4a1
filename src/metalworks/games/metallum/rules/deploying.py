"""Chapter 4, deploying: placing extractors from the reserve, or from elsewhere once it is empty."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ASSEMBLY_PLANT,
    CAUSE,
    EXTRACTORS,
    PL,
    PLACES,
    PLACING,
    WHERE,
    Table,
    is_discovered,
    one_less,
    place_from_reserve,
    shift,
    stands,
)
from metalworks.games.metallum.rules.modules import power
from metalworks.games.metallum.rules.reasons import NO_EXTRACTOR, NO_OWN_THERE, NOT_DISCOVERED, NOT_FROM_TARGET
from metalworks.kernel.state import POSSIBLE


def has_elsewhere(table: Table, seat: i64, place: i64) -> bool:
    """MET-4.21: whether a seat has extractors on other planets than this one."""
    return EXTRACTORS - table.reserve[seat] - stands(table, seat, place) > 0


def can_place(table: Table, seat: i64, place: i64) -> bool:
    """MET-4.21: whether placing on this planet changes anything."""
    return table.reserve[seat] > 0 or has_elsewhere(table, seat, place)


def placing_reason(table: Table, place: i64) -> i64:
    """MET-4.12, MET-4.56, MET-C23: any discovered planet on which placing changes anything."""
    if not is_discovered(table, place):
        return NOT_DISCOVERED
    return POSSIBLE if can_place(table, table.player, place) else NO_EXTRACTOR


def can_place_anywhere(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if placing_reason(table, place) == POSSIBLE:
            return True
    return False


def begin_placing(table: Table, place: i64, count: i64, more: i64, cause: i64) -> None:
    """MET-4.20, MET-4.21: so many go on a planet, and some more from the reserve only.

    The reserve goes first; once it is empty the player chooses a source for each of the rest, if
    there is one, and what comes from the reserve only is void.
    """
    seat = table.player
    left = count
    while table.reserve[seat] > 0 and left + more > 0:
        place_from_reserve(table, seat, place, cause)
        if left > 0:
            left -= 1
        else:
            more -= 1
    if left > 0 and has_elsewhere(table, seat, place):
        table.push(PLACING, seat, cause, place, left)


def deploy(table: Table, count: i64, cause: i64) -> None:
    """MET-4.20, MET-C13: a deployment subroutine at the planet with the FS."""
    place = table.ship[table.player]
    begin_placing(table, place, count, power(table, table.player, ASSEMBLY_PLANT, place), cause)


def source_reason(table: Table, place: i64) -> i64:
    """MET-4.21, MET-E7: another planet; in the Polish edition also the target itself."""
    if stands(table, table.player, place) == 0:
        return NO_OWN_THERE
    return POSSIBLE if place != table.argument(WHERE) or table.edition == PL else NOT_FROM_TARGET


def take_from(table: Table, place: i64) -> None:
    """MET-4.21: one extractor comes from this planet."""
    seat = table.player
    target = table.argument(WHERE)
    if place != target:
        shift(table, seat, place, target, table.argument(CAUSE))
    if one_less(table) == 0 or not has_elsewhere(table, seat, target):
        table.pop()
