"""Which positions of Metallum are possible, so that play can go on from them by the rules."""

from __future__ import annotations

from metalworks.contract.problems import BadPosition
from metalworks.games.metallum.components import tiles_in
from metalworks.games.metallum.refusals import CARDS, INSTALLATIONS, SUBROUTINES
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.cards import has_card
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
from metalworks.games.metallum.rules.moving import first_hidden
from metalworks.games.metallum.rules.programming import counted_complexity, explain_program
from metalworks.kernel.state import CHANCE, NO_SEAT, OVER, POSSIBLE

PHASES = ("programming", "reveal", "order", "order_draw", "actions", "scoring", "market", "turning_up", "over")
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
    rules.DISCOVERING: {**dict.fromkeys(_MOVES, 0), rules.POWER_BOOST: 0, **_installation(rules.EPSILON)},
}
_CARD_STEPS = {
    rules.ACQUIRING: rules.ACQUIRE_MODULE,
    rules.SABOTAGING: rules.SABOTAGE,
    rules.DROPPING: rules.EMERGENCY_DROP,
    rules.ROLLING_BACK: rules.ROLLBACK,
    rules.AUDITING: rules.TAX_AUDIT,
    rules.CONTRACTING: rules.BONUS_CONTRACT,
}
_SCORING_STEPS = (rules.AUDITING, rules.CONTRACTING)
# Steps that have not begun to count down: everything is still to do.
_WHOLE = (rules.MOVING, rules.SHIFTING_FROM, rules.GATHERING_TO)


def impossible(field: str, value: object, rule: str) -> BadPosition:
    """A value that the rules do not allow, with the clause that forbids it."""
    return BadPosition("position-against-rules", game="metallum", field=field, value=str(value), rule=rule)


def check(table: Metallum) -> None:
    """A position must be one that play can go on from."""
    _check_round(table)
    _check_cards(table)
    _check_places(table)
    for seat in SEATS:
        _check_tiles(table, seat)
    _check_contracts(table)
    _check_effect(table)
    _check_goes_on(table)


def _check_round(table: Metallum) -> None:
    phase, number = int(table.phase), int(table.round)
    at_end = phase in (rules.TURNING_UP, rules.OVER_PHASE)
    if phase != rules.MARKET if number == 0 else at_end and number < rules.ROUNDS:
        raise impossible("round", number, "MET-2.2" if at_end else "MET-1.6")
    committed = int(table.committed)
    if committed and phase != rules.PROGRAMMING:
        raise impossible("committed", _seats(committed), "MET-3.1")
    if committed == 3:  # then both are revealed
        raise impossible("committed", _seats(committed), "MET-3.1")
    if int(table.taxed) and phase != rules.SCORING:
        raise impossible("taxed", int(table.taxed), "MET-C24")


def _seats(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate("RB") if mask >> seat & 1)


def _check_cards(table: Metallum) -> None:
    """MET-6.5: which cards may lie where depends on the round."""
    number = int(table.round)
    late = number > SEQUENCE_END or (number == SEQUENCE_END and int(table.phase) == rules.MARKET)
    planetary = (rules.SET_ASIDE,) if late else (rules.IN_DECK, rules.IN_MARKET, rules.DISCARDED)
    action = (rules.IN_DECK, rules.IN_MARKET, rules.DISCARDED, rules.OUT_OF_GAME) if late else (rules.IN_DECK,)
    for card in range(rules.CARDS):
        where = int(table.cards[card])
        is_owned = int(owner_of(where)) != NO_SEAT
        is_planetary = card < rules.PLANETARY_CARDS
        if not (where in (planetary if is_planetary else action) or (is_owned and (is_planetary or late))):
            raise impossible("cards", card + 1, "MET-6.5")
        if is_owned and is_planetary and not is_discovered(table, place_of(where)):
            raise impossible("cards", card + 1, "MET-4.12")


def _check_places(table: Metallum) -> None:
    """MET-4.12: extractors and ships are on discovered planets, but for a ship that is just discovering one."""
    for seat in SEATS:
        for place in range(rules.PLACES):
            if int(stands(table, seat, place)) and not is_discovered(table, place):
                raise impossible("extractors", place + 1, "MET-4.12")
        arriving = int(table.step()) == rules.DISCOVERING and int(table.player) == seat
        place = int(table.ship[seat])
        if is_discovered(table, place) == arriving or (arriving and place == rules.LAST_PLACE):
            raise impossible("ships", place + 1, "MET-4.11")


def _check_tiles(table: Metallum, seat: int) -> None:
    """MET-3.4: one move tile a round, so that one is always left; MET-3.2: whole programs until they are acted out."""
    spent, program, phase = int(table.spent[seat]), int(table.program[seat]), int(table.phase)
    round_of_sequence = (int(table.round) - 1) % rules.SEQUENCE if int(table.round) else -1
    moves = ((spent | int(unspent(table, seat))) & rules.MOVE_TILES).bit_count()
    at_most = round_of_sequence + 1 - (phase == rules.PROGRAMMING and not program)
    if phase == rules.MARKET and round_of_sequence == rules.SEQUENCE - 1 and int(table.round) < rules.ROUNDS:
        at_most = 0  # MET-6.4
        moves = (spent & rules.MOVE_TILES).bit_count()
    if not _is_program(table, seat, program):
        raise impossible("programs", _named(program), "MET-3.2")
    if moves > at_most or (at_most == 0 and spent):
        raise impossible("spent", _named(spent), "MET-3.4")
    declined = int(table.declined) >> seat * rules.TILES & ALL_TILES
    done = program if phase > rules.ACTIONS else program & spent
    if declined & ~(done & ~rules.MOVE_TILES):
        raise impossible("declined", _named(declined), "MET-4.4")
    if phase in (rules.PROGRAMMING, rules.REVEAL) and int(table.counted):
        raise impossible("counted", int(counted_complexity(table, seat)), "MET-4.1")


def _is_program(table: Metallum, seat: int, program: int) -> bool:
    """Whether what lies on a seat's board is a program, spent as far as it must be by now.

    A program that is being or was acted out may lack tiles that are done: nothing depends on them any more.
    """
    phase = int(table.phase)
    whole = int(explain_program(table, seat, program)[0]) == POSSIBLE
    if phase == rules.PROGRAMMING:
        return whole if int(table.committed) >> seat & 1 else not program
    if phase in (rules.REVEAL, rules.ORDER, rules.ORDER_DRAW):
        return whole
    if phase == rules.ACTIONS and seat not in (int(table.player), int(table.first)):
        return whole
    acting = phase == rules.ACTIONS and seat == int(table.player)
    back = phase == rules.MARKET  # MET-6.4: the tiles may be with their owners again
    if not (acting or back) and int(unspent(table, seat)):
        return False
    return any(program & int(whole) == program for whole in table.content.programs)


def _named(tiles: int) -> str:
    return ", ".join(tile.value for tile in tiles_in(tiles)) or "-"


def _check_contracts(table: Metallum) -> None:
    """MET-C25: Bonus Contracts that were used, in scoring only, each once."""
    cards = [int(contract) // rules.CONTRACT for contract in table.contracts]
    for card in cards:
        used = int(table.cards[card]) == rules.OUT_OF_GAME
        is_contract = int(table.content.effects[card]) == rules.BONUS_CONTRACT
        if int(table.phase) != rules.SCORING or not (used and is_contract) or cards.count(card) > 1:
            raise impossible("contracts", card + 1, "MET-C25")


def _check_effect(table: Metallum) -> None:
    """What has begun, by what, and how much of it is left must agree."""
    step, phase = int(table.step()), int(table.phase)
    if step == rules.MENU:
        return
    cause, left = int(table.argument(rules.CAUSE)), int(table.argument(rules.MORE))
    if phase != (rules.SCORING if step in _SCORING_STEPS else rules.ACTIONS):
        raise impossible("effect", PHASES[phase], "MET-4.8")
    most = _most(table, step, cause)
    if most is None:
        raise impossible("effect", f"{step}: {cause}", "MET-4.8")
    rule = _clause(table, cause)
    if left > most or (left != most if step in _WHOLE else left < min(1, most)):
        raise impossible("effect", left, rule)
    owner = 1 - int(table.player) if cause == rules.CAUSE_INSTALLATION + rules.DELTA else int(table.player)
    if int(table.who()) != owner:
        raise impossible("effect", "RB"[int(table.who())], rule)
    if not _is_target(table, step):
        raise impossible("effect", int(table.argument(rules.WHERE)) + 1, rule)


def _most(table: Metallum, step: int, cause: int) -> int | None:
    """How much a step begun by this cause may be about, None if it cannot have begun it."""
    if cause < rules.CAUSE_CARD:
        return _CAUSES.get(step, {}).get(cause)
    card = cause - rules.CAUSE_CARD
    if int(table.cards[card]) != rules.OUT_OF_GAME:
        return None
    effect = int(table.content.effects[card])
    if step == rules.PLACING and effect == rules.EMERGENCY_DROP:
        return int(table.content.numbers[card])
    return 0 if _CARD_STEPS.get(step) == effect else None


def _clause(table: Metallum, cause: int) -> str:
    if cause >= rules.CAUSE_CARD:
        return CARDS[int(table.content.effects[cause - rules.CAUSE_CARD])]
    return INSTALLATIONS[cause - rules.CAUSE_INSTALLATION] if cause >= rules.CAUSE_INSTALLATION else SUBROUTINES[cause]


def _is_target(table: Metallum, step: int) -> bool:
    target, player = int(table.argument(rules.WHERE)), int(table.player)
    if step == rules.TRANSPORTING:
        return int(owner_of(table.cards[target])) == player
    if step == rules.DISCOVERING:
        return target == int(table.ship[player])
    if step == rules.SHIFTING_TO:
        return int(stands(table, table.who(), target)) > 0
    if step == rules.SWAPPING_OTHER:
        return int(stands(table, player, target)) > 0
    if step == rules.PLACING and int(table.reserve[player]) > 0:
        return False  # the reserve goes first (MET-4.21)
    return bool(is_discovered(table, target))


def _check_goes_on(table: Metallum) -> None:
    """Whoever must decide has something to choose, and chance an outcome."""
    waiting, phase = int(table.waiting()), int(table.phase)
    if waiting == OVER:
        return
    if waiting == CHANCE:
        goes_on = (phase != rules.TURNING_UP or int(first_hidden(table)) < rules.PLACES) and any(table.outcomes())
        goes_on = goes_on and (phase != rules.MARKET or int(free_slot(table)) < rules.SLOTS)
    elif phase in (rules.REVEAL, rules.SCORING) and int(table.step()) == rules.MENU:
        goes_on = has_card(table, table.player)
    else:
        goes_on = all(len(table.legal(seat)) > 0 for seat in SEATS if waiting >> seat & 1)
    if not goes_on:
        raise impossible("phase", PHASES[phase], "MET-4.59")
