"""Chapter 4, planetary installations: when they can be used, and their small steps.

MET-4.59: what cannot change anything cannot be chosen, so an extractor is never put back where it
was taken from (MET-E3: that would equal not taking it).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ADDING,
    ALPHA,
    BETA,
    CAUSE,
    CAUSE_INSTALLATION,
    DE,
    DEFENCE_GRID,
    DELTA,
    EPSILON,
    ETA,
    GAMMA,
    GATHERING_FROM,
    GATHERING_TO,
    INSTALLATION_USED,
    JUMPING,
    MORE,
    PL,
    PLACES,
    PLANETARY_EFFECTS,
    REMOVING,
    REPLACING,
    SHIFTING_FROM,
    SHIFTING_TO,
    SIGNAL_JAM,
    SWAPPING_OTHER,
    SWAPPING_OWN,
    THETA,
    WHERE,
    ZETA,
    Table,
    is_discovered,
    one_less,
    return_to_reserve,
    shift,
    stands,
)
from metalworks.games.metallum.rules.deploying import begin_placing, can_place, can_place_anywhere, has_elsewhere
from metalworks.games.metallum.rules.modules import is_barred, is_guarded
from metalworks.games.metallum.rules.moving import can_jump
from metalworks.games.metallum.rules.reasons import (
    DELTA_TAKES_TWO,
    GUARDED,
    INSTALLATION_GUARDED,
    INSTALLATION_IDLE,
    INSTALLATION_JAMMED,
    INSTALLATION_USED_UP,
    JAMMED,
    NO_OPPOSING_THERE,
    NO_OWN_THERE,
    NO_REPLACEMENT,
    NOT_DISCOVERED,
    NOT_OPTIONAL,
    NOT_THERE,
)
from metalworks.kernel.state import POSSIBLE

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


def installation_reason(table: Table) -> i64:
    """The same with the reason why not."""
    place = table.ship[table.player]
    planet = table.planet[place]
    if (table.used >> planet) & 1 != 0:
        return INSTALLATION_USED_UP
    if can_change(table, planet, place):
        return POSSIBLE
    if can_change(without(table, SIGNAL_JAM), planet, place):
        return INSTALLATION_JAMMED
    if can_change(without(table, DEFENCE_GRID), planet, place):
        return INSTALLATION_GUARDED
    return INSTALLATION_IDLE


def without(table: Table, effect: i64) -> Table:
    """The same table with no module of this effect at work."""
    other = cast(Table, table.copy())
    other.power[effect] = 0
    other.power[PLANETARY_EFFECTS + effect] = 0
    return other


def can_change(table: Table, planet: i64, place: i64) -> bool:
    """MET-4.59: whether the installation can change anything now."""
    seat = table.player
    if planet == ALPHA:
        return can_shift(table, seat)
    if planet == BETA:
        return can_replace(table)
    if planet == GAMMA:
        return stands(table, seat, place) > 0 and has_removable(table)
    if planet == DELTA:
        return can_shift(table, 1 - seat)
    if planet == EPSILON:
        return can_jump(table)
    if planet == ZETA:
        return can_swap(table)
    if planet == ETA:
        return can_place_anywhere(table)
    if planet == THETA:
        return can_shift(table, seat)
    return can_place(table, seat, place)


def use_installation(table: Table) -> None:
    """Begin the installation of the planet with the FS."""
    seat = table.player
    place = table.ship[seat]
    planet = table.planet[place]
    table.used |= 1 << planet
    cause = CAUSE_INSTALLATION + planet
    table.note(INSTALLATION_USED, seat, planet, place)
    if planet == ALPHA:
        table.push(SHIFTING_FROM, seat, cause, 0, ALPHA_MOVES)
    elif planet == BETA:
        table.push(REPLACING, seat, cause)
    elif planet == GAMMA:  # MET-4.52: one's own extractor goes first
        return_to_reserve(table, seat, place, cause)
        table.push(REMOVING, seat, cause, 0, GAMMA_REMOVALS)
    elif planet == DELTA:
        table.push(SHIFTING_FROM, 1 - seat, cause, 0, DELTA_MOVES)
    elif planet == EPSILON:
        table.push(JUMPING, seat, cause)
    elif planet == ZETA:
        table.push(SWAPPING_OWN, seat, cause)
    elif planet == ETA:
        table.push(ADDING, seat, cause)
    elif planet == THETA:
        table.push(GATHERING_TO, seat, cause, 0, THETA_MOVES)
    else:
        begin_placing(table, place, OMEGA_PLACED, 0, cause)


def stop_reason(table: Table) -> i64:
    """MET-4.59: "up to n" may end after the first. MET-E2: the German Delta takes exactly two."""
    step = table.step()
    most: i64 = 0
    if step == SHIFTING_TO:
        most = ALPHA_MOVES if table.who() == table.player else DELTA_MOVES
    elif step == REMOVING:
        most = GAMMA_REMOVALS
    elif step == GATHERING_FROM:
        most = THETA_MOVES
    if table.argument(MORE) >= most:
        return NOT_OPTIONAL
    if step == SHIFTING_TO and table.who() != table.player and table.edition == DE:
        return DELTA_TAKES_TWO
    return POSSIBLE


# Alpha and Delta: extractors of one player leave one planet for others (MET-4.50, MET-4.53).


def opposing_reason(table: Table, place: i64) -> i64:
    """MET-C16: whether the player's Beta, Gamma, Delta or Zeta reaches an opposing extractor on a planet."""
    other = 1 - table.player
    if stands(table, other, place) == 0:
        return NO_OPPOSING_THERE
    return GUARDED if is_guarded(table, table.player, other, place) else POSSIBLE


def movable_reason(table: Table, owner: i64, place: i64) -> i64:
    """Whether the player may move an extractor of this owner away from a planet."""
    if owner != table.player:
        why = opposing_reason(table, place)
        if why != POSSIBLE:
            return why
    elif stands(table, owner, place) == 0:
        return NO_OWN_THERE
    return JAMMED if is_barred(table, table.player, owner, place) else POSSIBLE


def reachable_reason(table: Table, owner: i64, place: i64) -> i64:
    """MET-4.12, MET-8.5: whether the player may move an extractor of this owner to a planet."""
    if not is_discovered(table, place):
        return NOT_DISCOVERED
    return JAMMED if is_barred(table, table.player, owner, place) else POSSIBLE


def has_destination(table: Table, owner: i64, origin: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if place != origin and reachable_reason(table, owner, place) == POSSIBLE:
            return True
    return False


def shift_from_reason(table: Table, owner: i64, place: i64) -> i64:
    why = movable_reason(table, owner, place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if has_destination(table, owner, place) else NOT_THERE


def can_shift(table: Table, owner: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if shift_from_reason(table, owner, place) == POSSIBLE:
            return True
    return False


def shift_from(table: Table, place: i64) -> None:
    """The planet is chosen; its extractors are placed one by one."""
    owner = table.who()
    cause = table.argument(CAUSE)
    most = table.argument(MORE)
    table.pop()
    table.push(SHIFTING_TO, owner, cause, place, most)


def shift_to_reason(table: Table, place: i64) -> i64:
    """Another planet than the origin (MET-E3)."""
    why = reachable_reason(table, table.who(), place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if place != table.argument(WHERE) else NOT_THERE


def shift_to(table: Table, place: i64) -> None:
    owner = table.who()
    origin = table.argument(WHERE)
    shift(table, owner, origin, place, table.argument(CAUSE))
    if one_less(table) == 0 or stands(table, owner, origin) == 0:
        table.pop()


# Beta and Gamma: opposing extractors go back to their owner (MET-4.51, MET-4.52).


def has_removable(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if opposing_reason(table, place) == POSSIBLE:
            return True
    return False


def replace_reason(table: Table, place: i64) -> i64:
    """MET-4.51: one of yours from the reserve or by MET-4.21; MET-E7: in the Polish edition even from there."""
    why = opposing_reason(table, place)
    if why != POSSIBLE:
        return why
    seat = table.player
    supplied = table.reserve[seat] > 0 or has_elsewhere(table, seat, place)
    return POSSIBLE if supplied or (table.edition == PL and stands(table, seat, place) > 0) else NO_REPLACEMENT


def can_replace(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if replace_reason(table, place) == POSSIBLE:
            return True
    return False


def replace(table: Table, place: i64) -> None:
    cause = table.argument(CAUSE)
    table.pop()
    return_to_reserve(table, 1 - table.player, place, cause)
    begin_placing(table, place, 1, 0, cause)


def remove(table: Table, place: i64) -> None:
    return_to_reserve(table, 1 - table.player, place, table.argument(CAUSE))
    if one_less(table) == 0 or not has_removable(table):
        table.pop()


# Zeta: one of each colour change places (MET-4.55). Both travel between the same two planets.


def is_open(table: Table, place: i64) -> bool:
    """Whether extractors of both colours may be moved from and to a planet."""
    seat = table.player
    return not is_barred(table, seat, seat, place) and not is_barred(table, seat, 1 - seat, place)


def swappable_reason(table: Table, place: i64) -> i64:
    """Whether the opposing extractor on a planet may be swapped for one elsewhere."""
    why = opposing_reason(table, place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if is_open(table, place) else JAMMED


def swap_own_reason(table: Table, place: i64) -> i64:
    if stands(table, table.player, place) == 0:
        return NO_OWN_THERE
    if not is_open(table, place):
        return JAMMED
    other: i64
    for other in range(PLACES):
        if other != place and swappable_reason(table, other) == POSSIBLE:
            return POSSIBLE
    return NOT_THERE


def swap_other_reason(table: Table, place: i64) -> i64:
    """MET-4.55, MET-E4: on another planet than one's own; within one planet a swap would change nothing."""
    why = swappable_reason(table, place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if place != table.argument(WHERE) else NOT_THERE


def can_swap(table: Table) -> bool:
    place: i64
    for place in range(PLACES):
        if swap_own_reason(table, place) == POSSIBLE:
            return True
    return False


def swap_own(table: Table, place: i64) -> None:
    cause = table.argument(CAUSE)
    table.pop()
    table.push(SWAPPING_OTHER, table.player, cause, place)


def swap_other(table: Table, place: i64) -> None:
    seat = table.player
    own = table.argument(WHERE)
    cause = table.argument(CAUSE)
    table.pop()
    shift(table, seat, own, place, cause)
    shift(table, 1 - seat, place, own, cause)


# Theta: own extractors gather on one planet (MET-4.57); where to is chosen first.


def gather_to_reason(table: Table, place: i64) -> i64:
    why = reachable_reason(table, table.player, place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if has_source(table, place) else NOT_THERE


def gather_from_reason(table: Table, place: i64) -> i64:
    why = movable_reason(table, table.player, place)
    if why != POSSIBLE:
        return why
    return POSSIBLE if place != table.argument(WHERE) else NOT_THERE


def has_source(table: Table, target: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if place != target and movable_reason(table, table.player, place) == POSSIBLE:
            return True
    return False


def gather_to(table: Table, place: i64) -> None:
    cause = table.argument(CAUSE)
    table.pop()
    table.push(GATHERING_FROM, table.player, cause, place, THETA_MOVES)


def gather_from(table: Table, place: i64) -> None:
    target = table.argument(WHERE)
    shift(table, table.player, place, target, table.argument(CAUSE))
    if one_less(table) == 0 or not has_source(table, target):
        table.pop()
