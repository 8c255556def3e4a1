"""Chapter 4, moving: the factory ship along the line, and what it discovers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    DISCOVERING,
    DISCOVERY,
    FOR_DISCOVERY,
    JUMP_GATE,
    LAST_PLACE,
    MOVED,
    NO_CARD,
    PL,
    PLACES,
    PLANETS,
    UNKNOWN,
    Table,
    earn,
    is_discovered,
    is_hidden,
)
from metalworks.games.metallum.rules.modules import power
from metalworks.games.metallum.rules.reasons import JUMP_NOT_DISCOVERED, NO_JUMP_TO_ITSELF, WRONG_DISTANCE
from metalworks.kernel.state import POSSIBLE


def distance_reason(table: Table, place: i64, distance: i64) -> i64:
    """MET-4.10: exactly so far in one direction; the line ends at its ends."""
    at = table.ship[table.player]
    return POSSIBLE if place - at == distance or at - place == distance else WRONG_DISTANCE


def move_reason(table: Table, place: i64, distance: i64) -> i64:
    """MET-4.10, MET-C14: where the move subroutine may lead, a Jump Gate included."""
    if place != table.ship[table.player] and power(table, table.player, JUMP_GATE, place) > 0:
        return POSSIBLE
    return distance_reason(table, place, distance)


def can_jump(table: Table) -> bool:
    """MET-4.54, MET-E1: Epsilon needs another planet; in the Polish edition a discovered one."""
    return table.edition != PL or table.discovered & ~(1 << table.ship[table.player]) != 0


def jump_reason(table: Table, place: i64) -> i64:
    """MET-4.54, MET-E1: any other planet; in the Polish edition any other discovered one."""
    if place == table.ship[table.player]:
        return NO_JUMP_TO_ITSELF
    return POSSIBLE if table.edition != PL or is_discovered(table, place) else JUMP_NOT_DISCOVERED


def move_ship(table: Table, place: i64, cause: i64) -> None:
    """The FS goes to a planet; a face-down one is discovered (MET-4.11)."""
    seat = table.player
    table.note(MOVED, seat, table.ship[seat], place, cause)
    table.ship[seat] = place
    if is_discovered(table, place):
        return
    if place == LAST_PLACE:  # MET-1.3: everybody knows that Omega lies there
        discover(table, place, table.planet[place])
        table.epoch += 1  # MET-4.13
    else:
        table.push(DISCOVERING, seat, cause, place)


def planet_outcomes(table: Table, place: i64) -> vec[i64]:
    """MET-1.3: any planet not yet seen is equally likely, since the box hides two of them.

    Where a position fixes face-down planets, the one fixed here is certain, and those fixed
    elsewhere are impossible.
    """
    possible = table.pool
    fixed = table.planet[place]
    if fixed != UNKNOWN:
        possible = 1 << fixed
    else:
        other: i64
        for other in range(PLACES):
            if table.planet[other] != UNKNOWN:
                possible &= ~(1 << table.planet[other])
    weights = vec[i64](capacity=PLANETS)
    planet: i64
    for planet in range(PLANETS):
        weights = append(weights, (possible >> planet) & 1)
    return weights


def discover(table: Table, place: i64, planet: i64) -> None:
    """MET-4.11: the planet is turned up and the player earns $1."""
    see(table, place, planet)
    table.discovered |= 1 << place
    table.note(DISCOVERY, table.player, planet, place)
    earn(table, table.player, 1, place, FOR_DISCOVERY, NO_CARD)


def see(table: Table, place: i64, planet: i64) -> None:
    """Everybody knows the planet at a place from now on."""
    table.planet[place] = planet
    table.pool &= ~(1 << planet)


def first_hidden(table: Table) -> i64:
    """The first place whose planet nobody knows, or PLACES."""
    place: i64 = 0
    while place < PLACES and not is_hidden(table, place):
        place += 1
    return place
