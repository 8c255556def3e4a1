"""How well a captain stands, for the search; what things are worth is in `rules/worth.py` and `rules/prospects.py`."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.computer.inputs import inputs
from metalworks.games.metal_adventures.rules.bargaining import bargained
from metalworks.games.metal_adventures.rules.components import ALLYING, MENU, TERMS, WORD, Table
from metalworks.games.metal_adventures.rules.prospects import standing
from metalworks.kernel.appraisal import Appraisal, Errors
from metalworks.kernel.state import State

SCALE: Final = 2_500.0  # of `values`: so many thousandths of a glory ahead multiply the chances by e
NODES: Final = 400  # a captain's turn has few branches that are worth a look


class MetalAdventuresAppraisal(Appraisal):
    """One's own worth, less a share of every rival's that grows with how near they are to winning."""

    def __init__(self) -> None:
        super().__init__(SCALE, NODES)
        self.few = 12
        self.many = 120
        self.errors = [Errors(100, 88, 0), Errors(68, 46, 0), Errors(40, 22), Errors(0, 60)]

    def appraise(self, state: State, seat: i64) -> i64:
        return standing(cast(Table, state), seat)

    def is_settled(self, state: State, seat: i64) -> bool:
        """Battles and negotiations are valued as they stand: what others will say in them cannot be searched."""
        step = cast(Table, state).step()
        return ALLYING <= step <= WORD or step >= TERMS

    def is_calm(self, state: State) -> bool:
        """At the menu of a turn, with no battle, deal or event under way."""
        return cast(Table, state).step() == MENU

    def bargain(self, state: State, seat: i64, manner: i64) -> i64:
        table = cast(Table, state)
        action = bargained(table, seat, table.step(), manner)
        for legal in table.legal(seat):
            if legal == action:
                return action
        return -1

    def inputs(self, state: State) -> list[vec[i64]]:
        table = cast(Table, state)
        seat: i64
        rows: list[vec[i64]] = []
        for seat in range(table.seats):
            rows.append(inputs(table, seat))
        return rows

    def clock(self, state: State) -> i64:
        return cast(Table, state).turn
