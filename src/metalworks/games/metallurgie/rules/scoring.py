"""Chapter 3, scoring: areas that are big enough, what leaves them, and the chains that follow."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    CHOOSE,
    FIT_ROOM,
    IN_AREA,
    IRON,
    METALS,
    REFILL,
    REMOVE,
    SAME_PLACE,
    SCORE_AREA,
    SCORED,
    TAKE_CARD,
    TAKEN,
    Table,
    connected,
    insert_sorted,
    lift_iron,
    mark_area,
    show,
    shown,
    unmark,
    would_split,
)


def scoring_areas(table: Table) -> vec[i64]:
    """MGI-3.5, MGI-3.6: all areas of the pattern that score now, each named by its first cell."""
    areas = vec[i64]()
    metal: i64
    for metal in range(IRON, METALS):
        areas = add_areas(table, metal, 0, areas)
    return areas


def add_areas(table: Table, metal: i64, likely: i64, areas: vec[i64]) -> vec[i64]:
    """The areas of one metal that score now; first the one of a likely cell, where that is not 0."""
    needed = table.metals.needed[metal]
    left = shown(table, metal)
    if left < needed:
        return areas
    top = table.top
    # One list for all areas of the metal: each begins where the one before it ends.
    found = vec[i64]([0] * left)
    end: i64 = 0
    i = (metal + 1) * FIT_ROOM
    while left >= needed:  # what is left of the metal could still be an area that scores
        cell = likely
        if cell == 0:
            cell = i64(table.fits[i])
            i += 1
            if i64(top[cell]) != metal:
                continue  # of an area that has been followed
        likely = 0
        first = end
        end = mark_area(top, cell, found, first)
        left -= end - first
        if end - first >= needed and (metal > IRON or any_can_leave(table, found, first, end)):
            areas = append(areas, first_of(found[first:end]))
    unmark(top, found, end)
    return areas


def any_can_leave(table: Table, cells: vec[i64], first: i64, end: i64) -> bool:
    """MGI-3.9: whether one of these iron cards can leave."""
    i: i64
    for i in range(first, end):
        if not would_split(table, cells[i]):
            return True
    return False


def first_of(cells: vec[i64]) -> i64:
    """The lowest cell, which names an area."""
    first = cells[0]
    for cell in cells:
        first = min(first, cell)
    return first


def can_remove(table: Table, cell: i64) -> bool:
    """MGI-3.4: iron must not split the pattern; any other card uncovers what lies below."""
    return table.top[cell] != IRON or not would_split(table, cell)


def can_remove_any(table: Table, area: vec[i64]) -> bool:
    """MGI-3.9: whether a card of this area can leave at all."""
    for cell in area:
        if can_remove(table, cell):
            return True
    return False


def score_turn(table: Table) -> None:
    """MGI-3.5: score what the cards of the turn have made or freed.

    No area scored when the turn began, and of the cards laid only the last metal is visible: no other
    area can have grown. But iron frees iron that could not leave (MGI-3.9), even if the turn covers it.
    """
    areas = vec[i64]()
    if table.mode == SAME_PLACE:
        areas = add_areas(table, IRON, 0, areas)
    score_areas(table, add_areas(table, table.metal, table.last, areas))


def score_next(table: Table) -> None:
    """MGI-3.3, MGI-3.5: score on while any area is big enough."""
    score_areas(table, scoring_areas(table))


def score_areas(table: Table, areas: vec[i64]) -> None:
    """MGI-3.6: one area scores at once, several are a choice, none leaves the refill."""
    if len(areas) == 0:
        table.phase = REFILL
    elif len(areas) == 1:
        begin_scoring(table, areas[0])
    else:
        table.phase = CHOOSE


def begin_scoring(table: Table, cell: i64) -> None:
    """MGI-3.2: cards will leave the area as it is now (MGI-3.7)."""
    metal = i64(table.top[cell])
    area = connected(table, cell)
    table.area = sorted_cells(area)
    table.note(SCORED, table.player, metal)
    table.metal = metal
    table.left = table.metals.removed[metal]
    table.phase = REMOVE


def can_take_any(table: Table) -> bool:
    """MGI-3.7: whether another card of the area being scored can leave."""
    return can_remove_any(table, table.area)


def sorted_cells(cells: vec[i64]) -> vec[i64]:
    """Ascending, so that the list does not depend on where the area was entered."""
    ordered = vec[i64](capacity=len(cells))
    for cell in cells:
        ordered = insert_sorted(ordered, cell)
    return ordered


def all_areas(table: Table) -> vec[i64]:
    """MGI-3.1: every area of the pattern, flat: its size, whether it scores now, its cells ascending."""
    top = table.top
    cells = table.cells
    flat = vec[i64](capacity=128)
    # One list for all areas: each begins where the one before it ends.
    found = vec[i64]([0] * len(cells))
    end: i64 = 0
    for cell in cells:
        if top[cell] >= IN_AREA:
            continue  # of an area that has been followed
        metal = i64(top[cell])
        first = end
        end = mark_area(top, cell, found, first)
        scores = end - first >= table.metals.needed[metal] and (metal > IRON or any_can_leave(table, found, first, end))
        flat = append(flat, end - first)
        flat = append(flat, 1 if scores else 0)
        for at in sorted_cells(found[first:end]):
            flat = append(flat, at)
    unmark(top, found, end)
    return flat


def scoring_actions(table: Table) -> vec[i64]:
    """Which area is scored next (MGI-3.6), or which card leaves next (MGI-3.7)."""
    actions = vec[i64](capacity=16)
    if table.phase == CHOOSE:
        for cell in scoring_areas(table):
            actions = append(actions, SCORE_AREA * AREA + cell)
    else:
        for cell in table.area:
            if can_remove(table, cell):
                actions = append(actions, TAKE_CARD * AREA + cell)
    return actions


def take(table: Table, cell: i64) -> None:
    """MGI-3.2, MGI-3.7: the first card taken is the victory point, the others are discarded."""
    metal = table.metal
    kept = table.left == table.metals.removed[metal]
    if kept:
        table.won[table.player * METALS + metal] += 1
    else:
        table.discard[metal] += 1
    table.note(TAKEN, table.player, metal, cell, 1 if kept else 0, metal - 1)
    if metal == IRON:
        lift_iron(table, cell)
    else:
        show(table, cell, metal - 1)
    table.area = remove(table.area, cell)
    table.left -= 1
    if table.left == 0 or not can_take_any(table):
        table.area = vec[i64]()
        table.left = 0
        score_next(table)
