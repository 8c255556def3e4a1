"""Chapter 3, trophies: conditions, revealing and holding back, the deck as a queue, drawing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import earn_glory, glory_of, pay, power_of
from metalworks.games.metal_adventures.rules.components import (
    BANK,
    BY_TROPHY,
    FOR_TROPHY,
    HAND,
    KEEPING,
    NO_CARD,
    TROPHIES_DRAWING,
    TROPHIES_DRAWN,
    TROPHY_DRAWING,
    TROPHY_HELD,
    TROPHY_KEPT,
    TROPHY_PUT_UNDER,
    TROPHY_REVEALED,
    TROPHY_SEEN,
    UNDECIDED,
    Table,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    BEAT_ALONE,
    BEAT_HUNTER,
    CLEAN,
    CREDITS,
    DAMAGE,
    EQUIPMENT_OF,
    EQUIPMENT_POWER,
    EQUIPMENT_TYPES,
    JUDGMENT,
    NATIONS_OF_WRECKS,
    POWER,
    SUPPORT,
    TROPHIES,
    WRECKS,
    WRECKS_OF,
)
from metalworks.games.metal_adventures.rules.knowledge import (
    blur_drawn,
    blur_hand,
    fitting,
    holds_trophy,
    trophies_in_hand,
)
from metalworks.games.metal_adventures.rules.reasons import (
    FULFILLED,
    HELD_ALREADY,
    NOT_DRAWN,
    NOT_YOUR_TROPHY,
    NOTHING_LIKE_IT,
    ONE_A_TURN,
    UNFULFILLED,
)
from metalworks.kernel.state import POSSIBLE, PUBLIC, all_but, only

# `Table.deeds`: a bit for each condition from BEAT_HUNTER on, and above them the printed power of the ship
# that was beaten alone.
ALONE_SHIFT: Final = 8


def do_deed(table: Table, seat: i64, condition: i64, power: i64 = 0) -> None:
    """MAD-3.8: a deed holds from its end to the end of this player turn."""
    table.deeds[seat] |= 1 << (condition - BEAT_HUNTER)
    if condition == BEAT_ALONE:
        table.deeds[seat] |= power << ALONE_SHIFT


def progress(table: Table, seat: i64, trophy: i64) -> i64:
    """How much of what a trophy asks for a captain has; compare with `needed`."""
    content = table.content
    condition = content.trophy_condition[trophy]
    of = content.trophy_of[trophy]
    if condition == WRECKS:
        return count(table.wrecks[seat])
    if condition == NATIONS_OF_WRECKS:
        return nations_of(table, seat)
    if condition == WRECKS_OF:
        return count(fitting(table, table.wrecks[seat], of + 1))
    if condition == EQUIPMENT_OF or condition == EQUIPMENT_TYPES or condition == EQUIPMENT_POWER:
        return equipment(table, seat, condition, of)
    if condition == POWER:
        return power_of(table, seat)
    if condition == CREDITS:
        return table.credits[seat]
    if condition == DAMAGE:
        return table.damage[seat]
    if condition == JUDGMENT:
        return table.judgment[seat]
    if condition == CLEAN:
        return glory_of(table, seat) if table.judgment[seat] == 0 else 0
    if condition == BEAT_ALONE:
        return table.deeds[seat] >> ALONE_SHIFT
    return (table.deeds[seat] >> (condition - BEAT_HUNTER)) & 1


def needed(table: Table, trophy: i64) -> i64:
    """How much a trophy asks for: its number; a deed without one once."""
    condition = table.content.trophy_condition[trophy]
    if condition < BEAT_HUNTER or condition == BEAT_ALONE:
        return table.content.trophy_number[trophy]
    return 1


def nations_of(table: Table, seat: i64) -> i64:
    """Of how many nations the wrecks are; OCG counts."""
    nations: i64 = 0
    ships = table.wrecks[seat]
    while ships != 0:
        nations |= 1 << table.content.ship_nation[lowest(ships)]
        ships &= ships - 1
    return count(nations)


def equipment(table: Table, seat: i64, condition: i64, of: i64) -> i64:
    """Pieces of a type, types, or the greatest power of a piece."""
    content = table.content
    pieces: i64 = 0
    types: i64 = 0
    greatest: i64 = 0
    cards = table.owned[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        kind = content.improvement_type[card]
        if kind == SUPPORT:
            continue
        if kind == of:
            pieces += 1
        types |= 1 << kind
        greatest = max(greatest, content.improvement_power[card])
    if condition == EQUIPMENT_OF:
        return pieces
    return count(types) if condition == EQUIPMENT_TYPES else greatest


def is_fulfilled(table: Table, seat: i64, trophy: i64) -> bool:
    """MAD-3.8: whether a captain could reveal this trophy, had they got it."""
    return progress(table, seat, trophy) >= needed(table, trophy)


# -- revealing (MAD-3.4, MAD-3.7) -------------------------------------------------------------


def reveal_reason(table: Table, seat: i64, trophy: i64) -> i64:
    """MAD-3.4: one's own, fulfilled, one a captain a player turn; the caller has looked at the moment."""
    if trophy >= TROPHIES:
        return NOTHING_LIKE_IT
    if not holds_trophy(table, seat, trophy):
        return NOT_YOUR_TROPHY
    if (table.revealed >> seat) & 1 != 0:
        return ONE_A_TURN
    return POSSIBLE if is_fulfilled(table, seat, trophy) else UNFULFILLED


def hold_reason(table: Table, seat: i64, trophy: i64) -> i64:
    """MAD-3.7: whenever the trophy is fulfilled and one could be revealed."""
    why = reveal_reason(table, seat, trophy)
    if why == POSSIBLE and (table.held >> trophy) & 1 != 0:
        return HELD_ALREADY
    return why


def hold_back(table: Table, seat: i64, trophy: i64) -> None:
    table.held |= 1 << trophy
    table.note_for(only(seat), TROPHY_HELD, seat, trophy)


def reveal(table: Table, seat: i64, trophy: i64, by_itself: i64) -> None:
    """MAD-3.3: glory, perhaps credits, and the card goes under the deck for all to see."""
    take_from_hand(table, seat, trophy)
    table.revealed |= 1 << seat
    table.trophy_seen[trophy] = PUBLIC
    table.queue = append(table.queue, trophy)
    table.note(TROPHY_REVEALED, seat, trophy, by_itself)
    earn_glory(table, seat, table.content.trophy_glory[trophy], BY_TROPHY)
    pay(table, BANK, seat, table.content.trophy_credits[trophy], FOR_TROPHY)


def reveal_by_itself(table: Table, seat: i64) -> None:
    """MAD-3.7: at the end of a turn the best fulfilled trophy that is not held back."""
    if (table.revealed >> seat) & 1 != 0:
        return
    content = table.content
    best: i64 = NO_CARD
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy == NO_CARD or (table.held >> trophy) & 1 != 0 or not is_fulfilled(table, seat, trophy):
            continue
        if (
            best == NO_CARD
            or content.trophy_glory[trophy] > content.trophy_glory[best]
            or (
                content.trophy_glory[trophy] == content.trophy_glory[best]
                and content.trophy_credits[trophy] > content.trophy_credits[best]
            )
        ):
            best = trophy
    if best != NO_CARD:
        reveal(table, seat, best, 1)


# -- hand and deck (MAD-3.9) ------------------------------------------------------------------


def take_from_hand(table: Table, seat: i64, trophy: i64) -> None:
    """The others move up, so that the one held longest comes first."""
    slot: i64
    to: i64 = 0
    for slot in range(HAND):
        card = table.hand[seat * HAND + slot]
        if card != trophy:
            table.hand[seat * HAND + to] = card
            to += 1
    while to < HAND:
        table.hand[seat * HAND + to] = NO_CARD
        to += 1
    table.held &= ~(1 << trophy)


def put_into_hand(table: Table, seat: i64, trophy: i64) -> None:
    table.hand[seat * HAND + trophies_in_hand(table, seat)] = trophy
    table.trophy_seen[trophy] |= 1 << seat


def put_under(table: Table, seat: i64, trophy: i64) -> None:
    """MAD-3.9: a trophy of the hand goes under the deck unseen; whoever put it there knows it."""
    blur_hand(table, seat, only(seat))
    take_from_hand(table, seat, trophy)
    table.trophy_seen[trophy] |= 1 << seat
    table.queue = append(table.queue, trophy)
    table.note_for(only(seat), TROPHY_PUT_UNDER, seat, trophy)
    table.note_for(all_but(seat), TROPHY_PUT_UNDER, seat, NO_CARD)


def draw_trophies(table: Table, seat: i64, number: i64) -> None:
    """A captain draws so many and will keep one."""
    table.note(TROPHIES_DRAWN, seat, number)
    table.push(TROPHIES_DRAWING, seat, number)


def draw_next_trophy(table: Table) -> None:
    """The step TROPHIES_DRAWING: a place that is decided needs no chance."""
    if table.argument(0) == 0 or len(table.queue) == 0:
        seat = table.who()
        table.pop()
        table.push(KEEPING, seat)
        return
    table.set_argument(0, table.argument(0) - 1)
    trophy = table.queue[0]
    if trophy == UNDECIDED:
        table.push(TROPHY_DRAWING, table.who())
    else:
        table.queue = table.queue[1:]
        show_drawn(table, table.who(), trophy)


def show_drawn(table: Table, seat: i64, trophy: i64) -> None:
    table.epoch += 1  # a decided place needs no chance, and is seen all the same
    table.drawn = append(table.drawn, trophy)
    table.trophy_seen[trophy] |= 1 << seat
    table.note_for(only(seat), TROPHY_SEEN, seat, trophy)


def trophy_outcomes(table: Table) -> vec[i64]:
    """Every trophy of the pool alike."""
    weights = vec[i64]([0] * TROPHIES)
    trophy: i64
    for trophy in range(TROPHIES):
        weights[trophy] = (table.pool >> trophy) & 1
    return weights


def draw_trophy(table: Table, trophy: i64) -> None:
    """Resolve TROPHY_DRAWING: the top place is decided."""
    seat = table.who()
    table.pop()
    table.pool &= ~(1 << trophy)
    table.queue = table.queue[1:]
    show_drawn(table, seat, trophy)


def keep_reason(table: Table, trophy: i64) -> i64:
    for card in table.drawn:
        if card == trophy:
            return POSSIBLE
    return NOT_DRAWN


def keep_trophy(table: Table, trophy: i64) -> None:
    """MAD-3.9: one is kept, the others go under in the order drawn."""
    seat = table.who()
    table.pop()
    blur_drawn(table, seat)
    put_into_hand(table, seat, trophy)
    table.note_for(only(seat), TROPHY_KEPT, seat, trophy)
    table.note_for(all_but(seat), TROPHY_KEPT, seat, NO_CARD)
    for card in table.drawn:
        if card != trophy:
            table.queue = append(table.queue, card)
            table.note_for(only(seat), TROPHY_PUT_UNDER, seat, card)
            table.note_for(all_but(seat), TROPHY_PUT_UNDER, seat, NO_CARD)
    table.drawn = vec[i64]()


def swap_reason(table: Table, seat: i64, trophy: i64) -> i64:
    """MAD-4.4: only a trophy whose condition does not hold now."""
    if trophy >= TROPHIES:
        return NOTHING_LIKE_IT
    if not holds_trophy(table, seat, trophy):
        return NOT_YOUR_TROPHY
    return FULFILLED if is_fulfilled(table, seat, trophy) else POSSIBLE
