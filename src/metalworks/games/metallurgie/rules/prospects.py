"""Chapter 3, looking ahead: what a card would bring if it were laid or taken. The table stays as it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from metalworks.games.metallurgie.rules.components import (
    AREA,
    GOLD,
    IRON,
    REACHED,
    RING,
    Table,
    connected,
    lay_iron,
    lift_iron,
)
from metalworks.games.metallurgie.rules.scoring import can_remove_any

MOST: Final = 2_000  # ways to take cards that are looked through; beyond them nothing is promised


def prospects(table: Table) -> vec[i64]:
    """For each card that the player may lay, flat: its metal, the size of its area, whether that scores, the size
    of the biggest area that may then come to light (MGI-3.3), and the cells of its area, beginning with its own.
    """
    flat = vec[i64](capacity=256)
    for action in table.legal(table.player):
        metal = action // AREA
        if metal < IRON or metal > GOLD:
            continue
        cell = action % AREA
        below = table.top[cell]
        table.top[cell] = u8(metal)
        area = connected(table, cell)
        table.top[cell] = below
        scores = len(area) >= table.metals.needed[metal] and would_score(table, metal, area)
        chain: i64 = 0
        if scores and metal > IRON:
            table.top[cell] = u8(metal)
            for size in uncovered(table, area, table.metals.removed[metal]):
                chain = max(chain, size)
            table.top[cell] = below
        flat = append(flat, metal)
        flat = append(flat, len(area))
        flat = append(flat, 1 if scores else 0)
        flat = append(flat, chain)
        for at in area:
            flat = append(flat, at)
    return flat


def would_score(table: Table, metal: i64, area: vec[i64]) -> bool:
    """MGI-3.9: whether a card can leave an area that is big enough once its first cell is laid."""
    if metal > IRON:
        return True
    lay_iron(table, area[0])
    scores = can_remove_any(table, area)
    lift_iron(table, area[0])
    return scores


def uncovered(table: Table, area: vec[i64], take: i64) -> vec[i64]:
    """MGI-3.3: for each card of an area, how big an area of the metal below can come to light if it is among
    the cards that are taken; 0 below iron, and where there are too many ways to look through.
    """
    found = vec[i64]([0] * len(area))
    metal = i64(table.top[area[0]])
    count = min(take, len(area))
    if metal == IRON or count == 0 or ways(len(area), count) > MOST:
        return found
    top = table.top
    chosen = vec[i64]([0] * count)
    i: i64
    for i in range(count):
        chosen[i] = i
    while True:
        for i in chosen:
            top[area[i]] = u8(metal - 1)
        best: i64 = 0
        for i in chosen:
            best = max(best, len(connected(table, area[i])))
        for i in chosen:
            top[area[i]] = u8(metal)
            found[i] = max(found[i], best)
        # The next choice: move the last card that can move, and all after it right behind it.
        last = count - 1
        while last >= 0 and chosen[last] == len(area) - count + last:
            last -= 1
        if last < 0:
            return found
        chosen[last] += 1
        for i in range(last + 1, count):
            chosen[i] = chosen[i - 1] + 1


def leaving(table: Table) -> vec[i64]:
    """`uncovered` for the cards of the area being scored."""
    return uncovered(table, table.area, table.left)


def ways(cards: i64, taken: i64) -> i64:
    """How many ways there are to take so many of these cards; no more than just above MOST are counted."""
    found: i64 = 1
    i: i64
    for i in range(taken):
        found = found * (cards - i) // (i + 1)
        if found > MOST:
            return found
    return found


def cut_off(table: Table, cell: i64) -> vec[i64]:
    """MGI-3.4: the cells that would hang on nothing without this one: all parts but the biggest."""
    top = table.top
    top[cell] += REACHED
    parts = vec[i64](capacity=48)  # one after the other
    begin: i64 = 0  # of the biggest part
    size: i64 = 0
    i: i64 = 0
    for start in table.cells:
        if top[start] > REACHED:
            continue
        first = i
        top[start] += REACHED
        parts = append(parts, start)
        while i < len(parts):
            at = parts[i]
            i += 1
            for step in RING:
                near = at + step
                if top[near] > 0 and top[near] < REACHED:
                    top[near] += REACHED
                    parts = append(parts, near)
        if i - first > size:
            begin = first
            size = i - first
    for at in table.cells:
        top[at] -= REACHED
    cut = vec[i64](capacity=16)
    for i in range(len(parts)):
        if i < begin or i >= begin + size:
            cut = append(cut, parts[i])
    return cut
