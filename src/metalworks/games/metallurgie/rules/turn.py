"""Chapter 2, a turn: laying cards of one metal, or ascending in one position, and refilling."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    DRAWN,
    DREW,
    END_CARD,
    END_TURN,
    FIT_ROOM,
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
    cards_in_deck,
    cards_in_hand,
    lay_iron,
    note_hand,
    show,
)
from metalworks.games.metallurgie.rules.ending import end_game
from metalworks.games.metallurgie.rules.scoring import score_turn
from metalworks.kernel.rng import Rng


def turn_actions(table: Table) -> vec[i64]:
    """What the player may do while cards are laid."""
    hand = table.hand
    count = table.fit_count
    base = table.player * METALS
    metal: i64
    if table.phase == START:  # MGI-2.4, MGI-2.7
        size: i64 = 1
        for metal in range(IRON, METALS):
            if hand[base + metal] > 0:
                size += count[metal]
        actions = vec[i64]([DRAW_CARD * AREA] * size)
        at: i64 = 1
        for metal in range(IRON, METALS):
            if hand[base + metal] > 0:
                at = list_placements(table, metal, actions, at)
        return actions
    metal = table.metal
    if table.phase == DRAWN:  # MGI-2.5
        actions = vec[i64]([0] * count[metal])
        list_placements(table, metal, actions, 0)
        return actions
    same_metal = table.mode != SAME_PLACE and hand[base + metal] > 0
    ascending = table.mode != SAME_METAL and metal < GOLD and hand[base + metal + 1] > 0
    size = 1
    if same_metal:
        size += count[metal]
    if ascending:
        size += 1
    actions = vec[i64]([END_TURN] * size)  # MGI-2.9
    if same_metal:
        list_placements(table, metal, actions, 1)
    if ascending:
        actions[size - 1] = (metal + 1) * AREA + table.last
    return actions


def any_turn_action(table: Table, rng: Rng) -> i64:
    """One of `turn_actions`, each with the same chance, without the list: random games are made of this."""
    hand = table.hand
    count = table.fit_count
    base = table.player * METALS
    metal: i64
    if table.phase == START:
        size: i64 = 1
        for metal in range(IRON, METALS):
            if hand[base + metal] > 0:
                size += count[metal]
        number = rng.below(size) - 1
        if number < 0:
            return DRAW_CARD * AREA
        metal = IRON
        while hand[base + metal] == 0 or number >= count[metal]:
            if hand[base + metal] > 0:
                number -= count[metal]
            metal += 1
        return metal * AREA + i64(table.fits[metal * FIT_ROOM + number])
    metal = table.metal
    if table.phase == DRAWN:
        return metal * AREA + i64(table.fits[metal * FIT_ROOM + rng.below(count[metal])])
    room: i64 = count[metal] if table.mode != SAME_PLACE and hand[base + metal] > 0 else 0
    ascending = table.mode != SAME_METAL and metal < GOLD and hand[base + metal + 1] > 0
    number = rng.below(room + 2 if ascending else room + 1) - 1
    if number < 0:
        return END_TURN
    if number < room:
        return metal * AREA + i64(table.fits[metal * FIT_ROOM + number])
    return (metal + 1) * AREA + table.last


def list_placements(table: Table, metal: i64, actions: vec[i64], at: i64) -> i64:
    """MGI-2.3: write every position where a card of this metal may be laid, from `at` on; where the list ends."""
    fits = table.fits
    kind = metal * AREA
    i: i64
    for i in range(metal * FIT_ROOM, metal * FIT_ROOM + table.fit_count[metal]):
        actions[at] = kind + i64(fits[i])
        at += 1
    return at


def place(table: Table, metal: i64, cell: i64) -> None:
    """Lay a card from the hand, or the card just drawn."""
    drawn: i64 = 1
    if table.phase != DRAWN:
        drawn = 0
        table.hand[table.player * METALS + metal] -= 1
    if table.phase == FOLLOW and table.mode == FREE:  # MGI-2.8: the second card fixes the kind
        table.mode = SAME_METAL if metal == table.metal else SAME_PLACE
    if table.recording:
        table.note(PLACED, table.player, metal, cell, drawn, i64(table.top[cell]))
    if metal == IRON:
        lay_iron(table, cell)
    else:
        show(table, cell, metal)
    table.metal = metal
    # Cards of one metal may follow anywhere: the way there is forgotten, and search finds equals.
    table.last = 0
    if table.mode != SAME_METAL:
        table.last = cell
    table.phase = FOLLOW


def end_placing(table: Table) -> None:
    """MGI-2.9: the player ends the turn; now it is scored (MGI-3.5)."""
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
    table.note(DREW, table.player, card, cards_in_deck(table))
    table.metal = card
    if table.fit_count[card] > 0:
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
    note_hand(table, REFILLED, table.player, card)
    begin_refill(table)


def next_turn(table: Table) -> None:
    """MGI-2.1: the turn goes clockwise."""
    table.player = (table.player + 1) % table.seats
    table.turn += 1
    table.epoch += 1
    table.phase = START
    table.mode = FREE
    table.metal = 0
    table.last = 0


def draw_card(table: Table) -> None:
    """MGI-2.4: the top card of the deck will be turned up."""
    table.phase = DRAW
