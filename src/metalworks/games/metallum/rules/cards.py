"""Chapter 8, action modules: when a card can be used, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACQUIRE,
    ACQUIRE_MODULE,
    ACQUIRING,
    ACTIVATION,
    AUDITING,
    BASE,
    BONUS_CONTRACT,
    CARD_AIMED,
    CARD_USED,
    CARDS,
    CAUSE_CARD,
    CONTRACTING,
    DE,
    DROPPING,
    EMERGENCY_DROP,
    EXTRACTORS,
    HELD,
    IN_MARKET,
    MODULE_ACQUIRED,
    MOVE_TILES,
    NO_CARD,
    NUCLEAR_EXPLOSION,
    OUT_OF_GAME,
    OWNED,
    PLACES,
    PLANETARY_CARDS,
    RERUN,
    ROLLBACK,
    ROLLING_BACK,
    SABOTAGE,
    SABOTAGING,
    SLOTS,
    TARGET,
    TAX_AUDIT,
    TILES,
    USE_CARD,
    Table,
    end_effect,
    return_to_reserve,
    stands,
)
from metalworks.games.metallum.rules.deploying import begin_placing, can_place_anywhere, drop_actions
from metalworks.games.metallum.rules.installations import can_use_installation, use_installation
from metalworks.games.metallum.rules.modules import is_shielded, lay_module, move_module, owner_of, place_of
from metalworks.games.metallum.rules.scoring import factor, planet_income
from metalworks.games.metallum.rules.subroutines import can_execute, execute

MOST_FACTOR: Final = 15  # four bits hold the factor of a planet; not a rule


def is_held(table: Table, seat: i64, card: i64) -> bool:
    """MET-4.42: whether an action module lies unused before a seat."""
    return table.cards[card] == OWNED + seat * 8 + HELD


def holds(table: Table, seat: i64, effect: i64) -> bool:
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if is_held(table, seat, card) and table.content.effects[card] == effect:
            return True
    return False


def add_card_uses(table: Table, actions: vec[i64]) -> vec[i64]:
    """MET-4.42, MET-8.10: the action modules the active player may use now, any number of them."""
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if is_held(table, table.player, card) and can_use_card(table, table.content.effects[card]):
            actions = append(actions, USE_CARD * BASE + card)
    return actions


def can_use_card(table: Table, effect: i64) -> bool:
    """Whether a card is for the action phase and can change anything."""
    if effect == ACQUIRE_MODULE:
        return can_acquire(table)
    if effect == NUCLEAR_EXPLOSION:
        return losses(table, table.ship[table.player]) > 0
    if effect == SABOTAGE:
        return has_aim(table, table.player, effect)
    if effect == ACTIVATION:
        return can_use_installation(table)
    if effect == EMERGENCY_DROP:
        return can_place_anywhere(table, table.player)
    if effect == ROLLBACK:
        return can_roll_back(table)
    return False


def add_scoring_cards(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """MET-8.10: the cards a seat may use before the planets are scored."""
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if is_held(table, seat, card):
            effect = table.content.effects[card]
            if (effect == TAX_AUDIT or effect == BONUS_CONTRACT) and has_aim(table, seat, effect):
                actions = append(actions, USE_CARD * BASE + card)
    return actions


def use_card(table: Table, card: i64) -> None:
    """MET-4.42: a card is used once and leaves the game."""
    seat = table.player
    table.cards[card] = OUT_OF_GAME
    table.note(CARD_USED, seat, card)
    table.cause = CAUSE_CARD + card
    table.held = card
    effect = table.content.effects[card]
    if effect == ACQUIRE_MODULE:
        table.step_now = ACQUIRING
    elif effect == NUCLEAR_EXPLOSION:
        explode(table)
    elif effect == SABOTAGE:
        table.step_now = SABOTAGING
    elif effect == ACTIVATION:
        table.held = 0
        use_installation(table)
    elif effect == EMERGENCY_DROP:
        table.step_now = DROPPING
    elif effect == ROLLBACK:
        table.step_now = ROLLING_BACK
    elif effect == TAX_AUDIT:
        table.step_now = AUDITING
    elif effect == BONUS_CONTRACT:
        table.step_now = CONTRACTING
    else:
        table.overclocked |= 1 << seat  # MET-C27
        end_effect(table)


def card_actions(table: Table) -> vec[i64]:
    """What the player may choose within a card's effect."""
    step = table.step_now
    if step == DROPPING:
        return drop_actions(table)
    actions = vec[i64](capacity=PLANETARY_CARDS)
    if step == ACQUIRING:
        return add_acquirable(table, actions)
    if step == ROLLING_BACK:
        return add_reruns(table, actions)
    place: i64
    for place in range(PLACES):
        if is_aim(table, table.player, table.content.effects[table.held], place):
            actions = append(actions, TARGET * BASE + place)
    return actions


def aim(table: Table, place: i64) -> None:
    """A planet is chosen for a card."""
    card = table.held
    seat = table.player
    table.note(CARD_AIMED, seat, card, place)
    step = table.step_now
    if step == DROPPING:  # MET-C23
        begin_placing(table, place, table.content.numbers[card], 0)
        return
    if step == SABOTAGING:  # MET-C21
        lose(table, place, table.content.numbers[card])
    elif step == AUDITING:  # MET-C24
        table.taxed |= 1 << ((1 - seat) * PLACES + place)
    else:  # MET-C25
        product = factor(table, seat, place) * table.content.numbers[card]
        if product > MOST_FACTOR:
            product = MOST_FACTOR
        shift = (seat * PLACES + place) * 4
        table.contract = table.contract & ~(15 << shift) | product << shift
    end_effect(table)


def is_aim(table: Table, seat: i64, effect: i64, place: i64) -> bool:
    """Whether a card of this seat changes anything on this planet."""
    if effect == SABOTAGE:
        return losses(table, place) > 0
    if effect == TAX_AUDIT:
        return planet_income(table, 1 - seat, place) > 0
    return planet_income(table, seat, place) > 0


def has_aim(table: Table, seat: i64, effect: i64) -> bool:
    place: i64
    for place in range(PLACES):
        if is_aim(table, seat, effect, place):
            return True
    return False


# Nuclear Explosion and Sabotage (MET-C20, MET-C21): Force Shields protect (MET-8.2).


def losses(table: Table, place: i64) -> i64:
    """How many extractors an attack by card can reach on a planet."""
    total: i64 = 0
    seat: i64
    for seat in range(2):
        if not is_shielded(table, seat, place):
            total += stands(table, seat, place)
    return total


def lose(table: Table, place: i64, most: i64) -> None:
    """Each player without a Force Shield there loses so many extractors, or all if fewer."""
    seat: i64
    for seat in range(2):
        if is_shielded(table, seat, place):
            continue
        gone = min(most, stands(table, seat, place))
        for _ in range(gone):
            return_to_reserve(table, seat, place, table.cause)


def explode(table: Table) -> None:
    """MET-C20: all extractors leave the planet with the FS."""
    lose(table, table.ship[table.player], EXTRACTORS)
    end_effect(table)


# Acquire Module (MET-8.1).


def is_acquirable(table: Table, card: i64) -> bool:
    """MET-8.1: nobody owns it. MET-E8: in German also an own module, which so comes to the FS."""
    where = table.cards[card]
    owner = owner_of(where)
    if owner < 0:
        return True
    return table.edition == DE and owner == table.player and place_of(where) != table.ship[table.player]


def can_acquire(table: Table) -> bool:
    card: i64
    for card in range(PLANETARY_CARDS):
        if is_acquirable(table, card):
            return True
    return False


def add_acquirable(table: Table, actions: vec[i64]) -> vec[i64]:
    card: i64
    for card in range(PLANETARY_CARDS):
        if is_acquirable(table, card):
            actions = append(actions, ACQUIRE * BASE + card)
    return actions


def acquire(table: Table, card: i64) -> None:
    """MET-8.1: the module is laid at the planet with the FS, at no further cost."""
    seat = table.player
    where = table.cards[card]
    table.note(MODULE_ACQUIRED, seat, card)
    if owner_of(where) == seat:
        move_module(table, seat, card, table.ship[seat])
    else:
        if where == IN_MARKET:
            slot: i64
            for slot in range(SLOTS):
                if table.market[slot] == card:
                    table.market[slot] = NO_CARD
        lay_module(table, seat, card, table.ship[seat], True)
    end_effect(table)


# Rollback (MET-C26).


def can_rerun(table: Table, tile: i64) -> bool:
    """A tile but a move, lying spent, that can do something; one still in the program is not spent."""
    return ((table.spent[table.player] & ~MOVE_TILES) >> tile) & 1 != 0 and can_execute(table, tile)


def can_roll_back(table: Table) -> bool:
    tile: i64
    for tile in range(TILES):
        if can_rerun(table, tile):
            return True
    return False


def add_reruns(table: Table, actions: vec[i64]) -> vec[i64]:
    tile: i64
    for tile in range(TILES):
        if can_rerun(table, tile):
            actions = append(actions, RERUN * BASE + tile)
    return actions


def rerun(table: Table, tile: i64) -> None:
    table.held = 0
    execute(table, tile, True)
