"""Why an action is not possible: one number for each reason, in the order in which they are looked for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    CHOOSE,
    DRAW_CARD,
    DRAWN,
    END_TURN,
    FOLLOW,
    IRON,
    METALS,
    OVER_PHASE,
    REMOVE,
    SAME_METAL,
    SAME_PLACE,
    SCORE_AREA,
    START,
    TAKE_CARD,
    WIDTH,
    Table,
    connected,
    is_near_pattern,
)
from metalworks.games.metallurgie.rules.scoring import can_remove, can_remove_any, first_of
from metalworks.kernel.state import POSSIBLE

GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3
OFF_TABLE: Final = 4
CHOOSE_AREA_FIRST: Final = 5
TAKE_CARDS_FIRST: Final = 6
DRAWN_MUST_BE_PLACED: Final = 7
PLAY_OR_DRAW: Final = 8
DRAW_FIRST_ONLY: Final = 9
NOTHING_TO_SCORE: Final = 10
AREA_DOES_NOT_SCORE: Final = 11
AREA_HAS_ANOTHER_NAME: Final = 12
NOTHING_TO_TAKE: Final = 13
NOT_IN_AREA: Final = 14
WOULD_SPLIT: Final = 15
NOT_IN_HAND: Final = 16
ONE_METAL: Final = 17
ONE_POSITION: Final = 18
ONE_METAL_OR_POSITION: Final = 19
IRON_ON_CARD: Final = 20
IRON_APART: Final = 21
WRONG_METAL_BELOW: Final = 22

FAR_CELL: Final = WIDTH + 1  # a corner of the table, which no pattern comes near


def reason_against(table: Table, action: i64) -> i64:
    """Why the player whose turn it is may not do this now."""
    kind = action // AREA
    cell = action % AREA
    phase = table.phase
    if kind < END_TURN or kind > TAKE_CARD:
        return NO_SUCH_ACTION
    if kind == END_TURN or kind == DRAW_CARD:
        if cell != 0:
            return NO_SUCH_ACTION
    elif not is_on_table(cell):
        return OFF_TABLE
    if phase == CHOOSE and kind != SCORE_AREA:
        return CHOOSE_AREA_FIRST
    if phase == REMOVE and kind != TAKE_CARD:
        return TAKE_CARDS_FIRST
    if kind == END_TURN:
        if phase == FOLLOW:
            return POSSIBLE
        return DRAWN_MUST_BE_PLACED if phase == DRAWN else PLAY_OR_DRAW
    if kind == DRAW_CARD:
        return POSSIBLE if phase == START else DRAW_FIRST_ONLY
    if kind == SCORE_AREA:
        return against_scoring(table, cell)
    if kind == TAKE_CARD:
        return against_taking(table, cell)
    return against_laying(table, kind, cell)


def is_on_table(cell: i64) -> bool:
    """MGI-1.2: whether a cell has six neighbours on the square that the pattern is kept on."""
    row = cell // WIDTH
    column = cell % WIDTH
    return row > 0 and row < WIDTH - 1 and column > 0 and column < WIDTH - 1


def against_scoring(table: Table, cell: i64) -> i64:
    """MGI-3.1, MGI-3.6: an area is named by its first cell."""
    if table.phase != CHOOSE:
        return NOTHING_TO_SCORE
    if table.top[cell] == 0:
        return AREA_DOES_NOT_SCORE
    area = connected(table, cell)
    if len(area) < table.metals.needed[i64(table.top[cell])] or not can_remove_any(table, area):
        return AREA_DOES_NOT_SCORE
    return POSSIBLE if first_of(area) == cell else AREA_HAS_ANOTHER_NAME


def against_taking(table: Table, cell: i64) -> i64:
    """MGI-3.4, MGI-3.7."""
    if table.phase != REMOVE:
        return NOTHING_TO_TAKE
    for at in table.area:
        if at == cell:
            return POSSIBLE if can_remove(table, cell) else WOULD_SPLIT
    return NOT_IN_AREA


def against_laying(table: Table, metal: i64, cell: i64) -> i64:
    """MGI-2.2, MGI-2.4, MGI-2.5: whether this card may be laid now; then whether it fits there."""
    if table.phase == DRAWN:
        if metal != table.metal:
            return DRAWN_MUST_BE_PLACED
    elif table.hand[table.player * METALS + metal] == 0:
        return NOT_IN_HAND
    if table.phase == FOLLOW:
        same_metal = metal == table.metal
        ascending = metal == table.metal + 1 and cell == table.last
        if table.mode == SAME_METAL and not same_metal:
            return ONE_METAL
        if table.mode == SAME_PLACE and not ascending:
            return ONE_POSITION
        if not same_metal and not ascending:
            return ONE_METAL_OR_POSITION
    return against_fitting(table, metal, cell)


def against_fitting(table: Table, metal: i64, cell: i64) -> i64:
    """MGI-2.3: what this card must lie on."""
    on = i64(table.top[cell])
    if metal > IRON:
        return POSSIBLE if on == metal - 1 else WRONG_METAL_BELOW
    if on > 0:
        return IRON_ON_CARD
    return POSSIBLE if is_near_pattern(table.top, cell) else IRON_APART


def misfits(table: Table) -> vec[i64]:
    """Why the player may not lay each card they could choose, flat: its metal, a reason, and the cells it is for.

    The cells are those of the pattern, after their number. For each metal the reason that comes without
    cells is for all others: that of FAR_CELL, where nothing can be laid.
    """
    flat = vec[i64](capacity=64)
    metal: i64
    for metal in range(IRON, METALS):
        if table.hand[table.player * METALS + metal] == 0 and (table.phase != DRAWN or metal != table.metal):
            continue
        elsewhere = reason_against(table, metal * AREA + FAR_CELL)
        flat = append(flat, metal)
        flat = append(flat, elsewhere)
        flat = append(flat, 0)
        count: i64 = -1  # where the number of cells of the last reason stands
        for cell in table.cells:
            reason = reason_against(table, metal * AREA + cell)
            if reason == POSSIBLE or reason == elsewhere:
                continue
            if count < 0 or flat[count - 1] != reason:
                flat = append(flat, metal)
                flat = append(flat, reason)
                count = len(flat)
                flat = append(flat, 0)
            flat = append(flat, cell)
            flat[count] += 1
    return flat


def reason_of(table: Table, seat: i64, action: i64) -> i64:
    """Why a seat may not do this now, POSSIBLE if it may."""
    if table.phase == OVER_PHASE:
        return GAME_OVER
    if table.waiting() != 1 << seat:
        return NOT_YOUR_TURN
    return reason_against(table, action)
