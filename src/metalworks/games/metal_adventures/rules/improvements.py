"""Chapter 3, improvements: equipment and support cards, the market, discarding, cards used between actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    give_amnesty,
    repair,
    set_faktor,
    take_damage,
)
from metalworks.games.metal_adventures.rules.components import (
    BY_CARD,
    CARD_USED,
    IMPROVEMENT_DISCARDED,
    IMPROVEMENT_DRAWING,
    MARKET_FILLED,
    MARKET_FILLING,
    MARKET_SLOTS,
    MOST_DAMAGE,
    MOST_IMPROVEMENTS,
    NO_CARD,
    NOBODY,
    Table,
    bit,
    count,
)
from metalworks.games.metal_adventures.rules.content import (
    COOL,
    IMPROVEMENTS,
    MINE,
    PARDON,
    SUPPORT,
    TURN,
)
from metalworks.games.metal_adventures.rules.reasons import (
    CARD_NOTHING,
    JUDGED_NOW,
    NO_TARGET,
    NOT_YOUR_CARD,
    NOTHING_LIKE_IT,
    WRONG_MOMENT,
)
from metalworks.kernel.state import POSSIBLE

NO_TARGET_CODE: Final = 7  # in USE_CARD: the card is aimed at nobody


def owns(table: Table, seat: i64, card: i64) -> bool:
    return (table.owned[seat] >> card) & 1 != 0


def has_room(table: Table, seat: i64) -> bool:
    """MAD-3.5: at most four improvements."""
    return count(table.owned[seat]) < MOST_IMPROVEMENTS


def is_support(table: Table, card: i64) -> bool:
    return table.content.improvement_type[card] == SUPPORT


def support_cards(table: Table, cards: i64) -> i64:
    """The support cards among a set of improvements."""
    found: i64 = 0
    card: i64
    for card in range(IMPROVEMENTS):
        if (cards >> card) & 1 != 0 and is_support(table, card):
            found |= bit(card)
    return found


def cards_of_moment(table: Table, seat: i64, moment: i64) -> i64:
    """MAD-3.11: the support cards of a captain that name this moment."""
    found: i64 = 0
    cards = table.owned[seat]
    card: i64
    for card in range(IMPROVEMENTS):
        if (cards >> card) & 1 != 0 and table.content.moment_of(card) == moment:
            found |= bit(card)
    return found


def put_away(table: Table, seat: i64, card: i64) -> None:
    """MAD-3.5: support cards go to the discard on Bazaar, equipment under the improvement deck."""
    table.owned[seat] &= ~bit(card)
    if is_support(table, card):
        table.bazaar |= bit(card)
    else:
        table.bottom = append(table.bottom, card)


def discard_reason(table: Table, seat: i64, card: i64) -> i64:
    """MAD-3.12: what may be discarded by a captain who may discard now."""
    if card >= IMPROVEMENTS:
        return NOTHING_LIKE_IT
    return POSSIBLE if owns(table, seat, card) else NOT_YOUR_CARD


def discard(table: Table, seat: i64, card: i64) -> None:
    """MAD-3.12: a card goes where MAD-3.5 says."""
    put_away(table, seat, card)
    table.note(IMPROVEMENT_DISCARDED, seat, card)


# -- the market (MAD-1.5, MAD-3.13, MAD-6.3) --------------------------------------------------


def deck_size(table: Table) -> i64:
    """How many improvements lie in the deck."""
    return count(table.stock) + len(table.bottom)


def take_from_market(table: Table, slot: i64) -> i64:
    """MAD-3.13: a card is taken and replaced at once, while the deck lasts."""
    card = table.market[slot]
    table.market[slot] = NO_CARD
    table.push(MARKET_FILLING, table.active)
    return card


def slot_of(table: Table, card: i64) -> i64:
    """The slot of the market in which a card lies, or NO_CARD."""
    slot: i64
    for slot in range(MARKET_SLOTS):
        if table.market[slot] == card:
            return slot
    return NO_CARD


def fill_market(table: Table) -> None:
    """The step MARKET_FILLING: the first empty slot gets the top card."""
    slot = slot_of(table, NO_CARD)
    if slot != NO_CARD:
        if table.stock == 0 and len(table.bottom) == 0 and table.aside != 0:
            shuffle_in(table)  # MAD-6.3: fewer than four lay in the deck
        if table.stock != 0:
            table.push(IMPROVEMENT_DRAWING, table.active, slot)
            return
        if len(table.bottom) > 0:
            card = table.bottom[0]
            table.bottom = table.bottom[1:]
            lay_out_improvement(table, slot, card)
            return
    if table.aside != 0:
        shuffle_in(table)
    table.pop()


def shuffle_in(table: Table) -> None:
    """MAD-6.3: the old ones are shuffled in; with them what lay at the bottom loses its order."""
    table.stock |= table.aside
    table.aside = 0
    for card in table.bottom:
        table.stock |= bit(card)
    table.bottom = vec[i64]()


def lay_out_improvement(table: Table, slot: i64, card: i64) -> None:
    table.market[slot] = card
    table.note(MARKET_FILLED, slot, card)


def improvement_outcomes(table: Table) -> vec[i64]:
    """Every card of the shuffled part alike."""
    weights = vec[i64]([0] * IMPROVEMENTS)
    card: i64
    for card in range(IMPROVEMENTS):
        weights[card] = (table.stock >> card) & 1
    return weights


def draw_improvement(table: Table, card: i64) -> None:
    """Resolve IMPROVEMENT_DRAWING."""
    slot = table.argument(0)
    table.pop()
    table.stock &= ~bit(card)
    lay_out_improvement(table, slot, card)


# -- cards used between actions (MAD-3.11) ----------------------------------------------------


def use_reason(table: Table, seat: i64, argument: i64) -> i64:
    """MAD-3.11: a *turn* card in its owner's turn; one that would do nothing is not open."""
    card = argument // 8
    target = argument % 8
    if card >= IMPROVEMENTS:
        return NOTHING_LIKE_IT
    if not owns(table, seat, card):
        return NOT_YOUR_CARD
    if table.content.moment_of(card) != TURN:
        return WRONG_MOMENT
    effect = table.content.improvement_effect[card]
    if effect == MINE:
        if target >= table.seats or target == seat:
            return NO_TARGET
        return POSSIBLE if table.damage[target] < MOST_DAMAGE else CARD_NOTHING
    if target != NO_TARGET_CODE:
        return NO_TARGET
    if effect == COOL:
        return POSSIBLE if table.faktor[seat] != 0 else CARD_NOTHING
    if effect == PARDON:
        if (table.judged >> seat) & 1 != 0:
            return JUDGED_NOW
        return POSSIBLE if table.judgment[seat] > 0 else CARD_NOTHING
    return POSSIBLE if table.damage[seat] > 0 else CARD_NOTHING


def use_turn_card(table: Table, seat: i64, argument: i64) -> None:
    card = argument // 8
    target = argument % 8
    effect = table.content.improvement_effect[card]
    number = table.content.improvement_number[card]
    put_away(table, seat, card)
    table.note(CARD_USED, seat, card, NOBODY if target == NO_TARGET_CODE else target)
    if effect == MINE:
        take_damage(table, target, number, BY_CARD)
    elif effect == COOL:
        set_faktor(table, seat, 0, BY_CARD)
    elif effect == PARDON:
        give_amnesty(table, seat, number, BY_CARD)
    else:
        repair(table, seat, number, BY_CARD)
