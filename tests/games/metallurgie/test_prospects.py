"""What a card would bring is what it brings: looking ahead against doing it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from metalworks import Match
from metalworks.games.metallurgie.actions import PlaceCard, TakeCard
from metalworks.games.metallurgie.components import Cell
from metalworks.games.metallurgie.view import Area, Phase, Reach

from .tables import COPPER, END, IRON, SILVER, cells, place, row, see, table


def area_at(match: Match, at: Cell) -> Area:
    return next(area for area in see(match).areas if at in area.cells)


@pytest.mark.rule("MGI-3.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_brings_what_was_foretold(seed: int) -> None:
    match = Match.new("metallurgie", seats=2, seed=seed)
    choose = random.Random(seed)
    while match.result is None:
        seat = match.waiting[0]
        view, before = see(match, seat), match.position
        legal = match.legal(seat)
        foretold = {(one.metal, one.cells[0]): one for one in view.prospects}
        assert set(foretold) == {(one.metal, one.at) for one in legal if isinstance(one, PlaceCard)}
        assert not any(see(match, other).prospects or see(match, other).leaving for other in (1 - seat, None))
        assert match.position == before  # looking changes nothing
        action = choose.choice(legal)
        match.play(seat, action)
        if isinstance(action, PlaceCard) and match.result is None:
            expected = foretold[action.metal, action.at]
            area = area_at(match, action.at)
            assert (set(area.cells), area.scores) == (set(expected.cells), expected.scores)


@pytest.mark.rule("MGI-3.3")
@pytest.mark.parametrize("seed", range(8))
def test_what_taking_cards_can_bring_to_light(seed: int) -> None:
    """Against every way to take three of five silver cards, with copper here and there below them."""
    mixed = random.Random(seed).sample(cells(row(7, 1, -1)), 7)
    copper, iron = mixed[: 3 + seed % 3], mixed[3 + seed % 3 :]
    match = table(i=text(iron), c=text([Cell(4, 0), *copper]), s=row(4), hands=("sii", "iii"))
    foretold = {one.cells[0]: one for one in see(match).prospects if one.metal is SILVER}[Cell(4, 0)]
    assert foretold.scores
    match.play(0, place(SILVER, 4, 0))
    match.play(0, END)
    view = see(match)
    assert (view.phase, view.to_remove) == (Phase.REMOVE, 3)
    best = dict.fromkeys(view.removing, 0)
    for taken in itertools.combinations(view.removing, 3):
        size = max(size_around(at, {*copper, *taken}) for at in taken)
        for at in taken:
            best[at] = max(best[at], size)
    needed = view.cards[COPPER].needed
    assert {one.at: one.chain.size if one.chain else 0 for one in view.leaving} == {
        at: size if size >= needed else 0 for at, size in best.items()
    }
    biggest = max(best.values())
    assert foretold.chain == (Reach(COPPER, biggest) if biggest >= needed else None)


def text(positions: Sequence[Cell]) -> str:
    return ";".join(f"{q},{r}" for q, r in positions)


def size_around(start: Cell, shown: set[Cell]) -> int:
    reached, todo = {start}, [start]
    while todo:
        q, r = todo.pop()
        for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            near = Cell(q + dq, r + dr)
            if near in shown and near not in reached:
                reached.add(near)
                todo.append(near)
    return len(reached)


@pytest.mark.rule("MGI-3.4")
def test_what_a_card_of_iron_holds() -> None:
    match = table(i=row(8), c="", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    view = see(match)
    assert view.phase is Phase.REMOVE
    takes = {one.at for one in match.legal(0) if isinstance(one, TakeCard)}
    for one in view.leaving:
        assert (not one.holds) == (one.at in takes)
    middle = next(one for one in view.leaving if one.at == (2, 0))
    assert set(middle.holds) == {(0, 0), (1, 0)}


@pytest.mark.rule("MGI-1.4")
def test_where_the_end_card_may_be() -> None:
    assert see(table(deck="iiiiiiiii")).end_among == 6
    assert see(table(deck="ii")).end_among == 3
    assert see(table(hands=("i", "iii"))).draws == 2
