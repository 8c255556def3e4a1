"""Chapter 8, action modules: when a card can be used, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACQUIRE_MODULE,
    ACQUIRING,
    ACTIONS,
    ACTIVATION,
    AUDITING,
    BASE,
    BLUE,
    BONUS_CONTRACT,
    CARD_AIMED,
    CARD_USED,
    CARDS,
    CAUSE,
    CAUSE_CARD,
    CONTRACTING,
    DE,
    DROPPING,
    EMERGENCY_DROP,
    EXTRACTORS,
    FORCE_SHIELD,
    HELD,
    IN_MARKET,
    MODULE_ACQUIRED,
    MOVE_TILES,
    NO_CARD,
    NUCLEAR_EXPLOSION,
    OUT_OF_GAME,
    OVERCLOCK,
    OWNED,
    PLACES,
    PLANETARY_CARDS,
    RED,
    REVEAL,
    ROLLBACK,
    ROLLING_BACK,
    SABOTAGE,
    SABOTAGING,
    SCORING,
    SLOTS,
    TAX_AUDIT,
    TILES,
    USE_CARD,
    Table,
    return_to_reserve,
    stands,
)
from metalworks.games.metallum.rules.deploying import begin_placing, can_place_anywhere, placing_reason
from metalworks.games.metallum.rules.installations import (
    can_use_installation,
    installation_reason,
    use_installation,
    without,
)
from metalworks.games.metallum.rules.modules import is_shielded, lay_module, move_module, owner_of, place_of
from metalworks.games.metallum.rules.programming import complexity
from metalworks.games.metallum.rules.reasons import (
    AIM_IDLE,
    CARD_IDLE,
    CARD_NOT_HELD,
    CARD_OTHER_TIME,
    CARD_SHIELDED,
    NO_EXTRACTOR_THERE,
    NOT_ACQUIRABLE,
    RERUN_MOVE,
    RERUN_NOT_SPENT,
    SHIELDED,
)
from metalworks.games.metallum.rules.scoring import planet_income
from metalworks.games.metallum.rules.subroutines import can_execute, execute, execute_reason
from metalworks.kernel.state import NO_SEAT, POSSIBLE


def is_held(table: Table, seat: i64, card: i64) -> bool:
    """MET-4.42: whether an action module lies unused before a seat."""
    return table.cards[card] == OWNED + seat * 8 + HELD


def add_cards(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """MET-4.42, MET-8.10: the action modules that a seat may use at this moment, any number of them."""
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if is_held(table, seat, card) and can_use(table, seat, table.content.effects[card]):
            actions = append(actions, USE_CARD * BASE + card)
    return actions


def has_card(table: Table, seat: i64) -> bool:
    """Whether a seat has a card for this moment."""
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if is_held(table, seat, card) and can_use(table, seat, table.content.effects[card]):
            return True
    return False


def moment_of(effect: i64) -> i64:
    """MET-8.10: the phase in which a card is used."""
    if effect == OVERCLOCK:
        return REVEAL
    return SCORING if effect == TAX_AUDIT or effect == BONUS_CONTRACT else ACTIONS


def can_use(table: Table, seat: i64, effect: i64) -> bool:
    """MET-4.59: whether a card is for this moment and can change anything."""
    if moment_of(effect) != table.phase:
        return False
    if effect == ACQUIRE_MODULE:
        return can_acquire(table)
    if effect == NUCLEAR_EXPLOSION:
        return losses(table, table.ship[seat]) > 0
    if effect == ACTIVATION:
        return can_use_installation(table)
    if effect == EMERGENCY_DROP:
        return can_place_anywhere(table)
    if effect == ROLLBACK:
        return can_roll_back(table)
    if effect == OVERCLOCK:
        return complexity(table, seat) > 0
    place: i64
    for place in range(PLACES):
        if aim_reason(table, seat, effect, place) == POSSIBLE:
            return True
    return False


def card_reason(table: Table, seat: i64, card: i64) -> i64:
    """The same with the reason why not."""
    if not is_held(table, seat, card):
        return CARD_NOT_HELD
    effect = table.content.effects[card]
    if moment_of(effect) != table.phase:
        return CARD_OTHER_TIME
    if can_use(table, seat, effect):
        return POSSIBLE
    if effect == ACTIVATION:
        return installation_reason(table)
    if can_use(without(table, FORCE_SHIELD), seat, effect):
        return CARD_SHIELDED
    return CARD_IDLE


def use_card(table: Table, card: i64) -> None:
    """MET-4.42: a card is used once and leaves the game."""
    seat = table.player
    table.cards[card] = OUT_OF_GAME
    table.note(CARD_USED, seat, card)
    cause = CAUSE_CARD + card
    effect = table.content.effects[card]
    if effect == ACQUIRE_MODULE:
        table.push(ACQUIRING, seat, cause)
    elif effect == NUCLEAR_EXPLOSION:  # MET-C20
        lose(table, table.ship[seat], EXTRACTORS, cause)
    elif effect == SABOTAGE:
        table.push(SABOTAGING, seat, cause)
    elif effect == ACTIVATION:
        use_installation(table)
    elif effect == EMERGENCY_DROP:
        table.push(DROPPING, seat, cause)
    elif effect == ROLLBACK:
        table.push(ROLLING_BACK, seat, cause)
    elif effect == TAX_AUDIT:
        table.push(AUDITING, seat, cause)
    elif effect == BONUS_CONTRACT:
        table.push(CONTRACTING, seat, cause)
    else:
        table.overclocked |= 1 << seat  # MET-C27


def aim_reason(table: Table, seat: i64, effect: i64, place: i64) -> i64:
    """Whether a card of this seat changes anything on this planet."""
    if effect == EMERGENCY_DROP:
        return placing_reason(table, place)
    if effect == SABOTAGE:
        if losses(table, place) > 0:
            return POSSIBLE
        return SHIELDED if stands(table, RED, place) + stands(table, BLUE, place) > 0 else NO_EXTRACTOR_THERE
    victim = 1 - seat if effect == TAX_AUDIT else seat
    return POSSIBLE if planet_income(table, victim, place) > 0 else AIM_IDLE


def aim(table: Table, place: i64) -> None:
    """A planet is chosen for a card."""
    seat = table.player
    cause = table.argument(CAUSE)
    card = cause - CAUSE_CARD
    step = table.step()
    table.pop()
    table.note(CARD_AIMED, seat, card, place)
    if step == DROPPING:  # MET-C23
        begin_placing(table, place, table.content.numbers[card], 0, cause)
    elif step == SABOTAGING:  # MET-C21
        lose(table, place, table.content.numbers[card], cause)
    elif step == AUDITING:  # MET-C24
        table.taxed |= 1 << ((1 - seat) * PLACES + place)
    else:  # MET-C25
        table.aim_contract(card, seat, place)


# Nuclear Explosion and Sabotage (MET-C20, MET-C21): Force Shields protect (MET-8.2).


def losses(table: Table, place: i64) -> i64:
    """How many extractors an attack by card can reach on a planet."""
    total: i64 = 0
    seat: i64
    for seat in range(2):
        if not is_shielded(table, seat, place):
            total += stands(table, seat, place)
    return total


def lose(table: Table, place: i64, most: i64, cause: i64) -> None:
    """Each player without a Force Shield there loses so many extractors, or all if fewer."""
    seat: i64
    for seat in range(2):
        if is_shielded(table, seat, place):
            continue
        gone = min(most, stands(table, seat, place))
        for _ in range(gone):
            return_to_reserve(table, seat, place, cause)


# Acquire Module (MET-8.1).


def acquiring_reason(table: Table, card: i64) -> i64:
    """MET-8.1: nobody owns it. MET-E8: in the German edition also one's own module, which then comes to the FS."""
    if card >= PLANETARY_CARDS:
        return NOT_ACQUIRABLE
    where = table.cards[card]
    owner = owner_of(where)
    if owner == NO_SEAT:
        return POSSIBLE
    comes = table.edition == DE and owner == table.player and place_of(where) != table.ship[table.player]
    return POSSIBLE if comes else NOT_ACQUIRABLE


def can_acquire(table: Table) -> bool:
    card: i64
    for card in range(PLANETARY_CARDS):
        if acquiring_reason(table, card) == POSSIBLE:
            return True
    return False


def acquire(table: Table, card: i64) -> None:
    """MET-8.1: the module is laid at the planet with the FS, at no further cost."""
    seat = table.player
    where = table.cards[card]
    table.pop()
    table.note(MODULE_ACQUIRED, seat, card)
    if owner_of(where) == seat:  # MET-E8: it stays bought (MET-7.1)
        move_module(table, seat, card, table.ship[seat])
        return
    if where == IN_MARKET:
        slot: i64
        for slot in range(SLOTS):
            if table.market[slot] == card:
                table.market[slot] = NO_CARD
    lay_module(table, seat, card, table.ship[seat], True)


# Rollback (MET-C26).


def rerun_reason(table: Table, tile: i64) -> i64:
    """Any spent tile except a move that can do something; one still in the program is not spent."""
    if (MOVE_TILES >> tile) & 1 != 0:
        return RERUN_MOVE
    if (table.spent[table.player] >> tile) & 1 == 0:
        return RERUN_NOT_SPENT
    return execute_reason(table, tile)


def can_roll_back(table: Table) -> bool:
    spent = table.spent[table.player] & ~MOVE_TILES
    tile: i64
    for tile in range(TILES):
        if (spent >> tile) & 1 != 0 and can_execute(table, tile):
            return True
    return False


def rerun(table: Table, tile: i64) -> None:
    table.pop()
    execute(table, tile, True)
