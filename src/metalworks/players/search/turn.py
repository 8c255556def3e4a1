"""The best that a seat can do in one turn: all its decisions up to chance or another seat's."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State


class TurnSearch:
    """Depth-first over one seat's decisions; positions reached twice are looked at once."""

    def __init__(self, seat: i64, nodes: i64) -> None:
        self.seat: i64 = seat
        self.nodes: i64 = nodes  # how many positions may still be looked at
        self.seen: dict[bytes, i64] = {}

    def value(self, state: State) -> i64:
        """The best standing that can be reached from here."""
        seat = self.seat
        if state.waiting() != 1 << seat or self.nodes <= 0:
            return state.appraise(seat)
        self.nodes -= 1
        key = state.to_bytes()
        known = self.seen.get(key)
        if known is not None:
            return known
        best: i64 = -(1 << 60)
        for action in state.legal(seat):
            child = state.copy()
            child.apply(seat, action)
            value = self.value(child)
            best = max(best, value)
        self.seen[key] = best
        return best


def best_action(state: State, seat: i64, nodes: i64, rng: Rng) -> i64:
    """The action with the best standing at the end of the turn; equals are drawn."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    search = TurnSearch(seat, nodes)
    best: i64 = -(1 << 60)
    chosen: i64 = actions[0]
    equals: i64 = 0
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        value = search.value(child)
        if value > best:
            best = value
            chosen = action
            equals = 1
        elif value == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = action
    return chosen
