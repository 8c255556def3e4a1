"""What a network is told of Metal Adventures at the menu of a turn, from one captain: whole numbers up to about 256."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import glory_of, is_infamous, power_of
from metalworks.games.metal_adventures.rules.components import Table, count
from metalworks.games.metal_adventures.rules.knowledge import trophies_in_hand
from metalworks.games.metal_adventures.rules.worth import best_glory

ONE: Final = 64  # what "yes" is
MOST_GLORY: Final = 9
GLORY_AT: Final = 16  # how far the captain is, from 0 to MOST_GLORY
INPUTS: Final = 26


def inputs(table: Table, seat: i64) -> vec[i64]:
    """The position from one captain. What others hold in secret is as it was drawn in the search."""
    row = vec[i64]([0] * INPUTS)
    glory = glory_of(table, seat)
    best: i64 = 0
    other: i64
    strongest: i64 = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, glory_of(table, other))
            strongest = max(strongest, power_of(table, other))
    row[0] = (glory - best) * 32
    row[1] = best_glory(table) * 16
    row[2] = min(table.credits[seat], 12) * 16
    row[3] = power_of(table, seat) * 16
    row[4] = (power_of(table, seat) - strongest) * 16
    row[5] = table.damage[seat] * 32
    row[6] = table.judgment[seat] * 32
    row[7] = table.faktor[seat] * 16
    row[8] = count(table.wrecks[seat]) * 32
    row[9] = count(table.owned[seat]) * 32
    row[10] = trophies_in_hand(table, seat) * ONE
    if is_infamous(table, seat):
        row[11] = ONE
    if table.active == seat:
        row[12] = ONE
        if table.fought == 0:
            row[13] = ONE
    row[14] = (seat - table.active + table.seats) % table.seats * ONE // table.seats  # how long until the next turn
    row[15] = (table.seats - 2) * 32
    row[GLORY_AT + max(0, min(MOST_GLORY, glory))] = ONE
    return row
