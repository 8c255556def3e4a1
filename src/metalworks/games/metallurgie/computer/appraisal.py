"""How well a seat of Metallurgie stands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import SEEN, Table, connected
from metalworks.games.metallurgie.rules.ending import points
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import State


class MetallurgieAppraisal(Appraisal):
    """Values positions of Metallurgie."""

    def appraise(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        return appraise(state, seat)


def appraise(table: Table, seat: i64) -> i64:
    """Points, less a little for every area that the next player could finish.

    The weights are ours, not the rules': one card short is a gift, two are half of one.
    """
    value: i64 = 0
    other: i64
    for other in range(table.seats):
        value += points(table, other) * (1000 if other == seat else -500 // (table.seats - 1))
    seen = SEEN
    marked = vec[i64](capacity=48)
    for cell in table.cells:
        if seen[cell] != 0:
            continue
        metal = i64(table.top[cell])
        area = connected(table, cell)
        for at in area:
            seen[at] = 1
            marked = append(marked, at)
        short = table.metals.needed[metal] - len(area)
        if short == 1:
            value -= 120
        elif short == 2:
            value -= 50
    for cell in marked:
        seen[cell] = 0
    return value
