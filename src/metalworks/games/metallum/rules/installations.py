"""Chapter 4, planetary installations: when they can be used, and their small steps.

MET-4.59: what cannot change anything cannot be chosen, so an extractor is never put back where it
was taken from (MET-E3: that would equal not taking it).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ADDING,
    ALPHA,
    BASE,
    BETA,
    CAUSE_INSTALLATION,
    DE,
    DELTA,
    EPSILON,
    ETA,
    GAMMA,
    GATHERING_FROM,
    GATHERING_TO,
    INSTALLATION_USED,
    JUMPING,
    PL,
    PLACE,
    PLACES,
    REMOVE,
    REMOVING,
    REPLACING,
    SHIFTING_FROM,
    SHIFTING_TO,
    STOP,
    SWAPPING_OTHER,
    SWAPPING_OWN,
    TAKE,
    THETA,
    ZETA,
    Table,
    end_effect,
    is_discovered,
    return_to_reserve,
    shift,
    stands,
)
from metalworks.games.metallum.rules.deploying import (
    begin_placing,
    can_place,
    can_place_anywhere,
    has_elsewhere,
    place_actions,
)
from metalworks.games.metallum.rules.modules import is_barred, removable
from metalworks.games.metallum.rules.moving import can_jump, jump_actions

ALPHA_MOVES: Final = 4
DELTA_MOVES: Final = 2
THETA_MOVES: Final = 2
GAMMA_REMOVALS: Final = 2
OMEGA_PLACED: Final = 3


def can_use_installation(table: Table) -> bool:
    """MET-4.44, MET-4.59: not used in this phase, and able to change something."""
    place = table.ship[table.player]
    planet = table.planet[place]
    return (table.used >> planet) & 1 == 0 and can_change(table, planet, place)


def can_change(table: Table, planet: i64, place: i64) -> bool:
    """MET-4.59: whether the installation can change anything now."""
    seat = table.player
    if planet == ALPHA:
        return can_shift(table, seat)
    if planet == BETA:
        return has_removable(table) and can_replace(table)
    if planet == GAMMA:
        return stands(table, seat, place) > 0 and has_removable(table)
    if planet == DELTA:
        return can_shift(table, 1 - seat)
    if planet == EPSILON:
        return can_jump(table)
    if planet == ZETA:
        return can_swap(table)
    if planet == ETA:
        return can_place_anywhere(table, seat)
    if planet == THETA:
        return can_shift(table, seat)
    return can_place(table, seat, place)


def use_installation(table: Table) -> None:
    """Begin the installation of the planet with the FS."""
    seat = table.player
    place = table.ship[seat]
    planet = table.planet[place]
    table.used |= 1 << planet
    table.cause = CAUSE_INSTALLATION + planet
    table.note(INSTALLATION_USED, seat, planet, place)
    if planet == ALPHA:
        table.step_now = SHIFTING_FROM
        table.held = seat
        table.left = ALPHA_MOVES
    elif planet == BETA:
        table.step_now = REPLACING
    elif planet == GAMMA:  # MET-4.52: one's own extractor goes first
        return_to_reserve(table, seat, place, table.cause)
        table.step_now = REMOVING
        table.left = GAMMA_REMOVALS
    elif planet == DELTA:
        table.step_now = SHIFTING_FROM
        table.held = 1 - seat
        table.left = DELTA_MOVES
    elif planet == EPSILON:
        table.step_now = JUMPING
    elif planet == ZETA:
        table.step_now = SWAPPING_OWN
    elif planet == ETA:
        table.step_now = ADDING
    elif planet == THETA:
        table.step_now = GATHERING_TO
        table.left = THETA_MOVES
    else:
        begin_placing(table, place, OMEGA_PLACED, 0)


def installation_actions(table: Table) -> vec[i64]:
    """What the player may choose within an installation."""
    step = table.step_now
    if step == JUMPING:
        return jump_actions(table)
    if step == ADDING:
        return place_actions(table)
    actions = vec[i64](capacity=PLACES + 1)
    seat = table.player
    place: i64
    for place in range(PLACES):
        if step == SHIFTING_FROM:
            if can_shift_from(table, table.held, place):
                actions = append(actions, TAKE * BASE + place)
        elif step == SHIFTING_TO:
            if can_shift_to(table, table.held, place) and place != table.target:
                actions = append(actions, PLACE * BASE + place)
        elif step == REPLACING:
            if removable(table, seat, place) and can_supply_replacement(table, place):
                actions = append(actions, REMOVE * BASE + place)
        elif step == REMOVING:
            if removable(table, seat, place):
                actions = append(actions, REMOVE * BASE + place)
        elif step == SWAPPING_OWN:
            if can_swap_own(table, place):
                actions = append(actions, TAKE * BASE + place)
        elif step == SWAPPING_OTHER:
            if place != table.target and can_swap_other(table, place):
                actions = append(actions, REMOVE * BASE + place)
        elif step == GATHERING_TO:
            if can_gather_to(table, place):
                actions = append(actions, PLACE * BASE + place)
        elif place != table.target and is_movable(table, seat, place):  # GATHERING_FROM
            actions = append(actions, TAKE * BASE + place)
    if may_stop(table):
        actions = append(actions, STOP * BASE)
    return actions


def may_stop(table: Table) -> bool:
    """MET-4.59: "up to n" may end after the first. MET-E2: the German Delta takes exactly two."""
    step = table.step_now
    if step == SHIFTING_TO:
        if table.held == table.player:
            return table.left < ALPHA_MOVES
        return table.left < DELTA_MOVES and table.edition != DE
    if step == REMOVING:
        return table.left < GAMMA_REMOVALS
    return step == GATHERING_FROM and table.left < THETA_MOVES


# Alpha and Delta: extractors of one player leave one planet for others (MET-4.50, MET-4.53).


def is_movable(table: Table, owner: i64, place: i64) -> bool:
    """Whether the player may move an extractor of this owner away from a planet."""
    seat = table.player
    if owner == seat:
        return stands(table, owner, place) > 0 and not is_barred(table, seat, owner, place)
    return removable(table, seat, place) and not is_barred(table, seat, owner, place)


def can_shift_to(table: Table, owner: i64, place: i64) -> bool:
    return is_discovered(table, place) and not is_barred(table, table.player, owner, place)


def has_destination(table: Table, owner: i64, origin: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if place != origin and can_shift_to(table, owner, place):
            return True
    return False


def can_shift_from(table: Table, owner: i64, place: i64) -> bool:
    return is_movable(table, owner, place) and has_destination(table, owner, place)


def can_shift(table: Table, owner: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if can_shift_from(table, owner, place):
            return True
    return False


def shift_from(table: Table, place: i64) -> None:
    """The planet is chosen; its extractors are placed one by one."""
    table.target = place
    table.step_now = SHIFTING_TO


def shift_to(table: Table, place: i64) -> None:
    shift(table, table.held, table.target, place, table.cause)
    table.left -= 1
    if table.left == 0 or stands(table, table.held, table.target) == 0:
        end_effect(table)


# Beta and Gamma: opposing extractors go back to their owner (MET-4.51, MET-4.52).


def has_removable(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if removable(table, table.player, place):
            return True
    return False


def can_supply_replacement(table: Table, place: i64) -> bool:
    """MET-4.51: one of yours from the reserve or by MET-4.21; MET-E7: in Polish even from there."""
    seat = table.player
    if table.reserve[seat] > 0:
        return True
    return has_elsewhere(table, seat, place) or (table.edition == PL and stands(table, seat, place) > 0)


def can_replace(table: Table) -> bool:
    if table.reserve[table.player] > 0:
        return True
    place: i64
    for place in range(PLACES):
        if removable(table, table.player, place) and can_supply_replacement(table, place):
            return True
    return False


def replace(table: Table, place: i64) -> None:
    return_to_reserve(table, 1 - table.player, place, table.cause)
    begin_placing(table, place, 1, 0)


def remove(table: Table, place: i64) -> None:
    return_to_reserve(table, 1 - table.player, place, table.cause)
    table.left -= 1
    if table.left == 0 or not has_removable(table):
        end_effect(table)


# Zeta: one of each colour change places (MET-4.55). Both travel between the same two planets.


def is_open(table: Table, place: i64) -> bool:
    """Whether extractors of both colours may be moved from and to a planet."""
    seat = table.player
    return not is_barred(table, seat, seat, place) and not is_barred(table, seat, 1 - seat, place)


def can_swap_other(table: Table, place: i64) -> bool:
    return removable(table, table.player, place) and is_open(table, place)


def can_swap_own(table: Table, place: i64) -> bool:
    if stands(table, table.player, place) == 0 or not is_open(table, place):
        return False
    other: i64
    for other in range(PLACES):
        if other != place and can_swap_other(table, other):
            return True
    return False


def can_swap(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if can_swap_own(table, place):
            return True
    return False


def swap_own(table: Table, place: i64) -> None:
    table.target = place
    table.step_now = SWAPPING_OTHER


def swap_other(table: Table, place: i64) -> None:
    shift(table, table.player, table.target, place, table.cause)
    shift(table, 1 - table.player, place, table.target, table.cause)
    end_effect(table)


# Theta: own extractors gather on one planet (MET-4.57); where to is chosen first.


def can_gather_to(table: Table, place: i64) -> bool:
    return can_shift_to(table, table.player, place) and has_source(table, place)


def has_source(table: Table, target: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if place != target and is_movable(table, table.player, place):
            return True
    return False


def gather_to(table: Table, place: i64) -> None:
    table.target = place
    table.step_now = GATHERING_FROM


def gather_from(table: Table, place: i64) -> None:
    shift(table, table.player, place, table.target, table.cause)
    table.left -= 1
    if table.left == 0 or not has_source(table, table.target):
        end_effect(table)


def apply_place(table: Table, place: i64) -> None:
    """An extractor goes to a planet, in Alpha, Delta, Eta and Theta."""
    if table.step_now == SHIFTING_TO:
        shift_to(table, place)
    elif table.step_now == GATHERING_TO:
        gather_to(table, place)
    else:
        begin_placing(table, place, 1, 0)


def apply_take(table: Table, place: i64) -> None:
    """An extractor is taken from a planet, in Alpha, Delta, Zeta and Theta."""
    if table.step_now == SHIFTING_FROM:
        shift_from(table, place)
    elif table.step_now == SWAPPING_OWN:
        swap_own(table, place)
    else:
        gather_from(table, place)


def apply_remove(table: Table, place: i64) -> None:
    """An opposing extractor leaves a planet, in Beta, Gamma and Zeta."""
    if table.step_now == REPLACING:
        replace(table, place)
    elif table.step_now == REMOVING:
        remove(table, place)
    else:
        swap_other(table, place)
