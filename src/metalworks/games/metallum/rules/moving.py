"""Chapter 4, moving: the factory ship along the line, and what it discovers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    BASE,
    DISCOVERING,
    DISCOVERY,
    FOR_DISCOVERY,
    JUMP_GATE,
    LAST_PLACE,
    MOVE_TO,
    MOVED,
    PL,
    PLACES,
    PLANETS,
    Table,
    earn,
    end_effect,
    is_discovered,
)
from metalworks.games.metallum.rules.modules import power


def add_steps(table: Table, distance: i64, actions: vec[i64]) -> vec[i64]:
    """MET-4.10: exactly so far in one direction, not past the ends of the line."""
    at = table.ship[table.player]
    if at >= distance:
        actions = append(actions, MOVE_TO * BASE + at - distance)
    if at + distance < PLACES:
        actions = append(actions, MOVE_TO * BASE + at + distance)
    return actions


def move_actions(table: Table) -> vec[i64]:
    """MET-4.10, MET-C14: where the move subroutine may lead, a Jump Gate included."""
    actions = add_steps(table, table.left, vec[i64](capacity=8))
    seat = table.player
    at = table.ship[seat]
    place: i64
    for place in range(PLACES):
        if power(table, seat, JUMP_GATE, place) > 0:
            distance = place - at if place > at else at - place
            if distance != 0 and distance != table.left:
                actions = append(actions, MOVE_TO * BASE + place)
    return actions


def can_jump(table: Table) -> bool:
    """MET-4.54, MET-E1: Epsilon needs another planet; in the Polish edition a discovered one."""
    return table.edition != PL or table.discovered & ~(1 << table.ship[table.player]) != 0


def jump_actions(table: Table) -> vec[i64]:
    """MET-4.54, MET-E1: any other planet; in the Polish edition any other discovered one."""
    actions = vec[i64](capacity=PLACES)
    place: i64
    for place in range(PLACES):
        if place != table.ship[table.player] and (table.edition != PL or is_discovered(table, place)):
            actions = append(actions, MOVE_TO * BASE + place)
    return actions


def move_ship(table: Table, place: i64) -> None:
    """The FS goes to a planet; a face-down one is discovered (MET-4.11)."""
    seat = table.player
    table.note(MOVED, seat, table.ship[seat], place, table.cause)
    table.ship[seat] = place
    if is_discovered(table, place):
        end_effect(table)
    elif place == LAST_PLACE:  # MET-1.3: everybody knows that Omega lies there
        discover(table, place, table.planet[place])
        table.epoch += 1  # MET-4.13
    else:
        table.step_now = DISCOVERING
        table.target = place


def discovery_outcomes(table: Table) -> vec[i64]:
    """MET-1.3: any planet not yet turned up is equally likely; the box hides two of them."""
    weights = vec[i64](capacity=PLANETS)
    planet: i64
    for planet in range(PLANETS):
        weights = append(weights, (table.pool >> planet) & 1)
    return weights


def discover(table: Table, place: i64, planet: i64) -> None:
    """MET-4.11: the planet is turned up and the player earns $1."""
    table.planet[place] = planet
    table.pool &= ~(1 << planet)
    table.discovered |= 1 << place
    table.note(DISCOVERY, table.player, planet, place)
    earn(table, table.player, 1, place, FOR_DISCOVERY)
    end_effect(table)
