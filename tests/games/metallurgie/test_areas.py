"""What cards would make of the areas, as computer players see it: against following the areas from cell to cell."""

from __future__ import annotations

import itertools

from metalworks.games.metallurgie.computer.areas import Areas
from metalworks.games.metallurgie.rules.components import FIT_ROOM, IRON, METALS, RING, Table

from .tables import table


def mosaic() -> Table:
    """Thirty-six cards of which no two alike lie side by side: as many areas."""
    cells = list(itertools.product(range(-2, 4), range(-2, 4)))
    iron, copper, silver = (";".join(f"{q},{r}" for q, r in cells if (q - r) % 3 == metal) for metal in range(3))
    state = table(i=iron, c=copper, s=silver, hands=("ccc", "ccc"))._state
    assert isinstance(state, Table)
    return state


def size_with(state: Table, metal: int, laid: tuple[int, ...]) -> int:
    """The size of the area of the first of some cards, once all are laid."""
    seen, ahead = {laid[0]}, [laid[0]]
    while ahead:
        cell = ahead.pop()
        for step in RING:
            near = cell + int(step)
            if near not in seen and (near in laid or int(state.top[near]) == metal):
                seen.add(near)
                ahead.append(near)
    return len(seen) if set(laid) <= seen else 0


def test_however_many_areas_there_are_each_is_counted_once() -> None:
    state = mosaic()
    areas = Areas()
    areas.read(state)
    assert len({int(areas.label[cell]) for cell in state.cells}) == 36
    for metal in range(IRON, METALS):
        first = metal * FIT_ROOM
        places = [int(cell) for cell in state.fits[first : first + state.fit_count[metal]]]
        assert places
        for cell in places:
            assert areas.together(state, metal, cell) == size_with(state, metal, (cell,))
        for cell, other in itertools.permutations(places, 2):
            assert areas.joined(state, metal, cell, other) == size_with(state, metal, (cell, other))
