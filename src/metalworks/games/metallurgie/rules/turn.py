"""Chapter 2, a turn: laying cards of one metal, or ascending in one position, and refilling."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from metalworks.games.metallurgie.rules.components import (
    AREA,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    DRAWN,
    DREW,
    END_CARD,
    END_TURN,
    FOLLOW,
    FREE,
    GOLD,
    HAND_SIZE,
    IRON,
    METALS,
    PLACED,
    REFILL,
    REFILLED,
    SAME_METAL,
    SAME_PLACE,
    START,
    TURN_ENDED,
    Table,
    cards_in_hand,
    lay_iron,
)
from metalworks.games.metallurgie.rules.ending import end_game
from metalworks.games.metallurgie.rules.scoring import score_turn
from metalworks.kernel.state import all_but, only


def turn_actions(table: Table) -> vec[i64]:
    """What the player may do while cards are laid."""
    actions = vec[i64](capacity=56)
    base = table.player * METALS
    metal: i64
    if table.phase == START:  # MGI-2.4, MGI-2.7
        actions = append(actions, DRAW_CARD * AREA)
        for metal in range(IRON, METALS):
            if table.hand[base + metal] > 0:
                actions = add_placements(table, metal, actions)
    elif table.phase == DRAWN:  # MGI-2.5
        actions = add_placements(table, table.metal, actions)
    else:
        metal = table.metal
        actions = append(actions, END_TURN)  # MGI-2.9
        if table.mode != SAME_PLACE and table.hand[base + metal] > 0:
            actions = add_placements(table, metal, actions)
        if table.mode != SAME_METAL and metal < GOLD and table.hand[base + metal + 1] > 0:
            actions = append(actions, (metal + 1) * AREA + table.last)
    return actions


def add_placements(table: Table, metal: i64, actions: vec[i64]) -> vec[i64]:
    """MGI-2.3: every position where a card of this metal may be laid."""
    if metal == IRON:
        for cell in table.rim:
            actions = append(actions, IRON * AREA + cell)
    else:
        below = u8(metal - 1)
        for cell in table.cells:
            if table.top[cell] == below:
                actions = append(actions, metal * AREA + cell)
    return actions


def can_place(table: Table, metal: i64) -> bool:
    """MGI-2.5: whether a card of this metal fits anywhere; iron always does."""
    if metal == IRON:
        return True
    below = u8(metal - 1)
    for cell in table.cells:
        if table.top[cell] == below:
            return True
    return False


def place(table: Table, metal: i64, cell: i64) -> None:
    """Lay a card from the hand, or the card just drawn."""
    drawn = table.phase == DRAWN
    if not drawn:
        table.hand[table.player * METALS + metal] -= 1
    if table.phase == FOLLOW and table.mode == FREE:  # MGI-2.8: the second card fixes the kind
        table.mode = SAME_METAL if metal == table.metal else SAME_PLACE
    if metal == IRON:
        lay_iron(table, cell)
    else:
        table.top[cell] = u8(metal)
    table.metal = metal
    # Cards of one metal may follow anywhere: the way there is forgotten, and search finds equals.
    table.last = 0 if table.mode == SAME_METAL else cell
    table.phase = FOLLOW
    table.note(PLACED, table.player, metal, cell, 1 if drawn else 0)


def end_placing(table: Table) -> None:
    """MGI-2.9: the player ends his turn; now it is scored (MGI-3.5)."""
    table.note(TURN_ENDED, table.player)
    score_turn(table)
    if table.phase == REFILL:
        begin_refill(table)


def drawn_to_place(table: Table, card: i64) -> None:
    """MGI-2.4, MGI-2.5: the top card of the deck must be laid at once, or the turn is over."""
    table.deck[card] -= 1
    if card == END_CARD:
        end_game(table)
        return
    table.note(DREW, table.player, card)
    table.metal = card
    if can_place(table, card):
        table.phase = DRAWN
    else:
        table.discard[card] += 1
        table.note(DISCARDED, table.player, card)
        next_turn(table)


def begin_refill(table: Table) -> None:
    """MGI-2.1: the hand is filled up to three, card by card."""
    if cards_in_hand(table, table.player) == HAND_SIZE:
        next_turn(table)
    else:
        table.phase = REFILL


def refilled(table: Table, card: i64) -> None:
    """MGI-4.1: one card comes to the hand; the end card ends the game at once."""
    table.deck[card] -= 1
    if card == END_CARD:
        end_game(table)
        return
    table.hand[table.player * METALS + card] += 1
    table.note_for(only(table.player), REFILLED, table.player, card)
    table.note_for(all_but(table.player), REFILLED, table.player)
    begin_refill(table)


def next_turn(table: Table) -> None:
    """The turn goes clockwise, and nothing before it can be taken back."""
    table.player = (table.player + 1) % table.seats
    table.turn += 1
    table.epoch += 1
    table.phase = START
    table.mode = FREE
    table.metal = 0
    table.last = 0


def draw_card(table: Table) -> None:
    """MGI-2.4: try one's luck with the deck first."""
    table.phase = DRAW
