"""Which positions of Metallum are possible, so that play can go on from them by the rules."""

from __future__ import annotations

from metalworks.contract.notation import bad_value
from metalworks.games.metallum.components import tiles_in
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.components import is_discovered, stands, unspent
from metalworks.games.metallum.rules.game import Metallum
from metalworks.games.metallum.rules.installations import (
    ALPHA_MOVES,
    DELTA_MOVES,
    GAMMA_REMOVALS,
    OMEGA_PLACED,
    THETA_MOVES,
)
from metalworks.games.metallum.rules.market import free_slot
from metalworks.games.metallum.rules.modules import owner_of, place_of
from metalworks.games.metallum.rules.programming import completions, counted_complexity, overclock_card
from metalworks.kernel.state import CHANCE, OVER

PHASES = ("programming", "reveal", "order", "order_draw", "actions", "scoring", "market", "over")
SEATS = (0, 1)
ALL_TILES = (1 << rules.TILES) - 1
SEQUENCE_END = 6  # the round after which action modules come (MET-6.5)

Causes = dict[int, int]  # what may have begun a step, and how many extractors or planets it is about at most


def _installation(planet: int, most: int = 0) -> Causes:
    return {rules.CAUSE_INSTALLATION + planet: most}


_MOVES: Causes = {rules.MOVE_BY_1: 1, rules.MOVE_BY_2: 2, rules.MOVE_BY_3: 3}
_SHIFTS = _installation(rules.ALPHA, ALPHA_MOVES) | _installation(rules.DELTA, DELTA_MOVES)
# Steps begun by a tile or an installation; those begun by a card are below.
_CAUSES: dict[int, Causes] = {
    rules.MOVING: _MOVES,
    rules.PLACING: {
        rules.EXTRACTORS_1: 1,
        rules.EXTRACTORS_2: 2,
        rules.EXTRACTORS_3: 3,
        rules.POWER_BOOST: 1,
        **_installation(rules.BETA, 1),
        **_installation(rules.ETA, 1),
        **_installation(rules.OMEGA, OMEGA_PLACED),
    },
    rules.BOOSTING: {rules.POWER_BOOST: 0},
    rules.REPORTING: {rules.DEPOSITS_REPORT: 0},
    rules.BUYING: {rules.PURCHASE: 0, rules.PURCHASE_OR_TRANSPORT: 0},
    rules.TRANSPORTING: {rules.PURCHASE_OR_TRANSPORT: 0},
    rules.SHIFTING_FROM: _SHIFTS,
    rules.SHIFTING_TO: _SHIFTS,
    rules.REPLACING: _installation(rules.BETA),
    rules.REMOVING: _installation(rules.GAMMA, GAMMA_REMOVALS),
    rules.JUMPING: _installation(rules.EPSILON),
    rules.SWAPPING_OWN: _installation(rules.ZETA),
    rules.SWAPPING_OTHER: _installation(rules.ZETA),
    rules.ADDING: _installation(rules.ETA),
    rules.GATHERING_TO: _installation(rules.THETA, THETA_MOVES),
    rules.GATHERING_FROM: _installation(rules.THETA, THETA_MOVES),
    rules.DISCOVERING: {**_MOVES, rules.POWER_BOOST: 0, **_installation(rules.EPSILON)},
}
_CARD_STEPS = {
    rules.ACQUIRING: rules.ACQUIRE_MODULE,
    rules.SABOTAGING: rules.SABOTAGE,
    rules.DROPPING: rules.EMERGENCY_DROP,
    rules.ROLLING_BACK: rules.ROLLBACK,
    rules.AUDITING: rules.TAX_AUDIT,
    rules.CONTRACTING: rules.BONUS_CONTRACT,
}
_SCORING_STEPS = (rules.MENU, rules.AUDITING, rules.CONTRACTING)
# Steps that have not begun to count down: everything is still to do.
_WHOLE = (rules.MOVING, rules.SHIFTING_FROM, rules.GATHERING_TO)
_AIMED = (rules.PLACING, rules.SHIFTING_TO, rules.SWAPPING_OTHER, rules.GATHERING_FROM, rules.DISCOVERING)


def check(table: Metallum) -> None:
    """A position must be one that play can go on from."""
    _check_round(table)
    _check_cards(table)
    _check_places(table)
    for seat in SEATS:
        _check_tiles(table, seat)
    _check_step(table)
    _check_goes_on(table)


def _check_round(table: Metallum) -> None:
    phase, number = int(table.phase), int(table.round)
    too_early = phase != rules.MARKET if number == 0 else phase == rules.OVER_PHASE and number < rules.ROUNDS
    if too_early:
        raise bad_value("round", number)
    if int(table.committed) and phase != rules.PROGRAMMING:
        raise bad_value("committed", "RB"[int(table.committed) - 1])
    if phase != rules.SCORING and (int(table.taxed) or int(table.contract)):
        raise bad_value("taxed" if int(table.taxed) else "contract", int(table.taxed) or int(table.contract))


def _check_cards(table: Metallum) -> None:
    """MET-6.5: which cards may lie where depends on the round."""
    number = int(table.round)
    late = number > SEQUENCE_END or (number == SEQUENCE_END and int(table.phase) == rules.MARKET)
    planetary = (rules.SET_ASIDE,) if late else (rules.IN_DECK, rules.IN_MARKET, rules.DISCARDED)
    action = (rules.IN_DECK, rules.IN_MARKET, rules.DISCARDED, rules.OUT_OF_GAME) if late else (rules.IN_DECK,)
    for card in range(rules.CARDS):
        where = int(table.cards[card])
        is_owned = int(owner_of(where)) >= 0
        is_planetary = card < rules.PLANETARY_CARDS
        if not (where in (planetary if is_planetary else action) or (is_owned and (is_planetary or late))):
            raise bad_value("cards", card + 1)
        if is_owned and is_planetary and not is_discovered(table, place_of(where)):
            raise bad_value("cards", card + 1)


def _check_places(table: Metallum) -> None:
    """MET-4.12: extractors and ships are on discovered planets, but for a ship that is just discovering one."""
    for seat in SEATS:
        for place in range(rules.PLACES):
            if int(stands(table, seat, place)) and not is_discovered(table, place):
                raise bad_value("extractors", place + 1)
        arriving = int(table.step_now) == rules.DISCOVERING and int(table.player) == seat
        place = int(table.ship[seat])
        if is_discovered(table, place) == arriving or (arriving and int(table.planet[place]) != rules.UNKNOWN):
            raise bad_value("ships", place + 1)


def _check_tiles(table: Metallum, seat: int) -> None:
    """MET-3.4: one move tile a round, so that one is always left; MET-3.2: whole programs until they are acted out."""
    spent, program, phase = int(table.spent[seat]), int(table.program[seat]), int(table.phase)
    round_of_sequence = (int(table.round) - 1) % rules.SEQUENCE if int(table.round) else -1
    moves = ((spent | int(unspent(table, seat))) & rules.MOVE_TILES).bit_count()
    drafting = phase == rules.PROGRAMMING
    at_most = round_of_sequence + 1 - (drafting and not program & rules.MOVE_TILES)
    if phase == rules.MARKET and round_of_sequence == rules.SEQUENCE - 1 and int(table.round) < rules.ROUNDS:
        at_most = 0  # MET-6.4
        moves = (spent & rules.MOVE_TILES).bit_count()
    if moves > at_most or (at_most == 0 and spent):
        raise bad_value("spent", _named(spent))
    if not _is_program(table, seat, program):
        raise bad_value("programs", _named(program))
    declined = int(table.declined) >> seat * rules.TILES & ALL_TILES
    done = program if phase > rules.ACTIONS else program & spent
    if declined & ~(done & ~rules.MOVE_TILES):  # MET-4.4
        raise bad_value("declined", _named(declined))
    if phase in (rules.PROGRAMMING, rules.REVEAL) and int(table.counted):
        raise bad_value("counted", int(counted_complexity(table, seat)))


def _is_program(table: Metallum, seat: int, program: int) -> bool:
    """Whether what lies on a seat's board is a draft or a program, spent as far as it must be by now.

    A program that is being or was acted out may lack tiles that are done: nothing depends on them any more.
    """
    phase = int(table.phase)
    if phase == rules.PROGRAMMING:
        reach = int(completions(table, seat, program))
        return reach < 0 if int(table.committed) >> seat & 1 else reach != 0
    if phase in (rules.REVEAL, rules.ORDER, rules.ORDER_DRAW):
        return int(completions(table, seat, program)) < 0
    if phase == rules.ACTIONS and seat not in (int(table.player), int(table.first)):
        return int(completions(table, seat, program)) < 0
    acting = phase == rules.ACTIONS and seat == int(table.player)
    back = phase == rules.MARKET  # MET-6.4: the tiles may be with their owners again
    if not (acting or back) and int(unspent(table, seat)):
        return False
    return any(program & int(whole) == program for whole in table.content.programs)


def _named(tiles: int) -> str:
    return ", ".join(tile.value for tile in tiles_in(tiles)) or "-"


def _check_step(table: Metallum) -> None:
    """What has begun, by what, and how much of it is left must agree."""
    step, cause, left = int(table.step_now), int(table.cause), int(table.left)
    phase = int(table.phase)
    if step == rules.MENU:
        for field in ("cause", "target", "left", "held"):
            if int(getattr(table, field)):
                raise bad_value(field, int(getattr(table, field)))
        return
    if phase != rules.ACTIONS if step not in _SCORING_STEPS else phase != rules.SCORING:
        raise bad_value("step", step)
    most = _most(table, step, cause)
    if most is None:
        raise bad_value("cause", cause)
    if step == rules.DISCOVERING:
        most = left  # left over from the move, of no use any more
    if left > most or (left != most if step in _WHOLE else left < min(1, most)):
        raise bad_value("left", left)
    if not _is_held(table, step, cause):
        raise bad_value("held", int(table.held))
    if not _is_target(table, step):
        raise bad_value("target", int(table.target))


def _most(table: Metallum, step: int, cause: int) -> int | None:
    """How much a step begun by this cause may be about, None if it cannot have begun it."""
    if cause < rules.CAUSE_CARD:
        return _CAUSES.get(step, {}).get(cause)
    card = cause - rules.CAUSE_CARD
    if not rules.PLANETARY_CARDS <= card < rules.CARDS or int(table.cards[card]) != rules.OUT_OF_GAME:
        return None
    effect = int(table.content.effects[card])
    if step == rules.PLACING and effect == rules.EMERGENCY_DROP:
        return int(table.content.numbers[card])
    return 0 if _CARD_STEPS.get(step) == effect else None


def _is_held(table: Metallum, step: int, cause: int) -> bool:
    held, player = int(table.held), int(table.player)
    if step in (rules.SHIFTING_FROM, rules.SHIFTING_TO):
        return held == (player if cause == rules.CAUSE_INSTALLATION + rules.ALPHA else 1 - player)
    if step == rules.BUYING:
        return held == int(cause == rules.PURCHASE_OR_TRANSPORT)
    if step == rules.TRANSPORTING:
        return held < rules.PLANETARY_CARDS and int(owner_of(table.cards[held])) == player
    if step in _CARD_STEPS:
        return held == cause - rules.CAUSE_CARD
    if step == rules.PLACING and rules.EXTRACTORS_1 <= cause <= rules.EXTRACTORS_3:
        return True  # what an Assembly Plant adds; with an empty reserve it is void
    return held == 0


def _is_target(table: Metallum, step: int) -> bool:
    target, player = int(table.target), int(table.player)
    if step not in _AIMED:
        return target == 0
    if step == rules.DISCOVERING:
        return target == int(table.ship[player])
    if step == rules.SHIFTING_TO:
        return int(stands(table, table.held, target)) > 0
    if step == rules.SWAPPING_OTHER:
        return int(stands(table, player, target)) > 0
    if step == rules.PLACING and int(table.reserve[player]) > 0:
        return False  # the reserve goes first (MET-4.21)
    return bool(is_discovered(table, target))


def _check_goes_on(table: Metallum) -> None:
    """Whoever must decide has something to choose, and chance something to let fall."""
    waiting, phase = int(table.waiting()), int(table.phase)
    if waiting == OVER:
        return
    if waiting == CHANCE:
        goes_on = any(table.outcomes()) and (phase != rules.MARKET or int(free_slot(table)) < rules.SLOTS)
    elif phase == rules.REVEAL:
        goes_on = int(overclock_card(table, table.player)) != rules.NONE
    else:
        goes_on = all(len(table.legal(seat)) > 0 for seat in SEATS if waiting >> seat & 1)
    if not goes_on:
        raise bad_value("phase", PHASES[phase])
