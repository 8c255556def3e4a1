"""How well a seat of Metallurgie stands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.computer.areas import Areas
from metalworks.games.metallurgie.computer.features import WEIGHTS, features
from metalworks.games.metallurgie.computer.hands import clues, imagine
from metalworks.games.metallurgie.computer.inputs import inputs
from metalworks.games.metallurgie.computer.quick import Quick
from metalworks.games.metallurgie.rules.components import METALS, START, Table, mark_area, unmark
from metalworks.games.metallurgie.rules.ending import points
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.kernel.appraisal import Appraisal, Errors
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State


class MetallurgieAppraisal(Appraisal):
    """Values positions of Metallurgie."""

    def __init__(self) -> None:
        super().__init__()
        self.few = 64
        self.many = 12_000
        self.sequel_share = 8  # a card that is drawn may be laid anywhere
        self.errors = [Errors(8, 15, 0), Errors(35, 20, 100), Errors(24, 9), Errors(0, 35)]
        self.weights = WEIGHTS
        self.areas: Areas = Areas()
        self.quick: Quick = Quick(self.areas)

    def appraise(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        return appraise(state, seat, self.areas.found)

    def clues(self, state: State, viewer: i64) -> vec[i64]:
        """What others keep and would have used."""
        assert isinstance(state, Table)
        self.areas.read(state)
        return clues(state, self.areas)

    def imagine(self, state: State, viewer: i64, told: vec[i64], rng: Rng) -> State:
        assert isinstance(state, Metallurgie)
        return imagine(state, viewer, told, rng)

    def is_calm(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, Table)
        return state.phase == START

    def clock(self, state: State) -> i64:
        assert isinstance(state, Table)
        return state.turn

    def quick_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Table)
        return self.quick.action(state, rng)

    def features(self, state: State) -> list[vec[i64]]:
        assert isinstance(state, Table)
        self.areas.read(state)
        seat: i64
        told: list[vec[i64]] = []
        for seat in range(state.seats):
            told.append(features(state, self.areas, seat))
        return told

    def inputs(self, state: State) -> list[vec[i64]]:
        assert isinstance(state, Table)
        self.areas.read(state)
        seat: i64
        rows: list[vec[i64]] = []
        for seat in range(state.seats):
            rows.append(inputs(state, self.areas, seat))
        return rows


def appraise(table: Table, seat: i64, found: vec[i64]) -> i64:
    """Points, less a little for every area that the next player could finish; `found` is room for the pattern.

    The weights are ours, not the rules': one card short is a gift, two are half of one.
    """
    value: i64 = 0
    other: i64
    for other in range(table.seats):
        value += points(table, other) * (1000 if other == seat else -500 // (table.seats - 1))
    top = table.top
    needed = table.metals.needed
    end: i64 = 0
    for cell in table.cells:
        metal = i64(top[cell])
        if metal < METALS:  # not counted yet
            begin = end
            end = mark_area(top, cell, found, begin)
            short = needed[metal] - (end - begin)
            if short == 1:
                value -= 120
            elif short == 2:
                value -= 50
    unmark(top, found, end)
    return value
