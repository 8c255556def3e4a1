"""Chapter 4, deploying: placing extractors from the reserve, or from elsewhere once it is empty."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ASSEMBLY_PLANT,
    BASE,
    EXTRACTORS,
    PL,
    PLACE,
    PLACES,
    PLACING,
    TAKE,
    TARGET,
    Table,
    end_effect,
    is_discovered,
    place_from_reserve,
    shift,
    stands,
)
from metalworks.games.metallum.rules.modules import power


def has_elsewhere(table: Table, seat: i64, place: i64) -> bool:
    """MET-4.21: whether a seat has extractors on other planets than this one."""
    return EXTRACTORS - table.reserve[seat] - stands(table, seat, place) > 0


def can_place(table: Table, seat: i64, place: i64) -> bool:
    """MET-4.21: whether placing on this planet changes anything."""
    return table.reserve[seat] > 0 or has_elsewhere(table, seat, place)


def can_place_anywhere(table: Table, seat: i64) -> bool:
    """Whether there is a discovered planet on which placing changes anything."""
    place: i64
    for place in range(PLACES):
        if is_discovered(table, place) and can_place(table, seat, place):
            return True
    return False


def add_targets(table: Table, kind: i64, actions: vec[i64]) -> vec[i64]:
    """MET-4.12: the discovered planets on which placing changes anything."""
    place: i64
    for place in range(PLACES):
        if is_discovered(table, place) and can_place(table, table.player, place):
            actions = append(actions, kind * BASE + place)
    return actions


def begin_placing(table: Table, place: i64, count: i64, more: i64) -> None:
    """MET-4.20, MET-4.21: place so many on a planet, and some more from the reserve only."""
    table.step_now = PLACING
    table.target = place
    table.left = count
    table.held = more
    go_on_placing(table)


def deploy(table: Table, count: i64) -> None:
    """MET-4.20, MET-C13: a deployment subroutine at the planet with the FS."""
    place = table.ship[table.player]
    begin_placing(table, place, count, power(table, table.player, ASSEMBLY_PLANT, place))


def go_on_placing(table: Table) -> None:
    """Use the reserve first; when it is empty the player chooses a source, if there is one."""
    seat = table.player
    place = table.target
    while table.left > 0 and table.reserve[seat] > 0:
        place_from_reserve(table, seat, place, table.cause)
        table.left -= 1
    if table.left > 0 and has_elsewhere(table, seat, place):
        return
    if table.left == 0:
        while table.held > 0 and table.reserve[seat] > 0:
            place_from_reserve(table, seat, place, table.cause)
            table.held -= 1
    end_effect(table)


def source_actions(table: Table) -> vec[i64]:
    """MET-4.21, MET-E7: another planet; in the Polish edition also the target itself."""
    actions = vec[i64](capacity=PLACES)
    place: i64
    for place in range(PLACES):
        if stands(table, table.player, place) > 0 and (place != table.target or table.edition == PL):
            actions = append(actions, TAKE * BASE + place)
    return actions


def take_from(table: Table, place: i64) -> None:
    """MET-4.21: one extractor comes from this planet."""
    if place != table.target:
        shift(table, table.player, place, table.target, table.cause)
    table.left -= 1
    go_on_placing(table)


def place_actions(table: Table) -> vec[i64]:
    """MET-4.56: where Eta may place its extractor."""
    return add_targets(table, PLACE, vec[i64](capacity=PLACES))


def drop_actions(table: Table) -> vec[i64]:
    """MET-C23: where Emergency Drop may place its extractors."""
    return add_targets(table, TARGET, vec[i64](capacity=PLACES))
