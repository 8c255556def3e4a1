"""The best that a seat can do in one turn: all its decisions until something comes out or the turn passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State

WORST: Final = -(1 << 60)
POINT: Final = 1000  # what `State.appraise` calls one point
NODES_AFTER_GAIN: Final = 60


class TurnSearch:
    """Depth-first over one seat's decisions; positions reached twice are looked at once.

    Ways to gain something are looked for with all positions allowed. What follows a gain within
    the same turn (which cards to take, say) gets only a few of them: there the gain is safe, and
    its details have their own search when they are decided.
    """

    def __init__(self, seat: i64, nodes: i64, start: i64, epoch: i64) -> None:
        self.seat: i64 = seat
        self.nodes: i64 = nodes  # how many positions may still be looked at
        self.start: i64 = start  # how the seat stood at the root
        self.epoch: i64 = epoch  # what comes after it cannot be foreseen
        self.gained: bool = False
        self.seen: dict[bytes, i64] = {}
        self.ways: dict[bytes, i64] = {}  # decisions from a position to the best standing
        self.way: i64 = 0  # the same for the position looked at last
        self.circles: bool = False  # whether a decision can be taken back by another

    def value(self, state: State) -> i64:
        """The best standing that can be reached from here."""
        self.way = 0
        standing = state.appraise(self.seat)
        # Where several seats choose at once, this one goes on until its own choice is made.
        if state.epoch != self.epoch or (state.waiting() >> self.seat) & 1 == 0 or self.nodes <= 0:
            return standing
        if self.gained or standing < self.start + POINT // 2:
            return self.best(state)
        kept = self.nodes
        self.nodes = NODES_AFTER_GAIN
        self.gained = True
        value = self.best(state)
        self.gained = False
        self.nodes = kept - (NODES_AFTER_GAIN - self.nodes)
        return value

    def best(self, state: State) -> i64:
        """The best of what may be done here."""
        key = state.to_bytes()
        known = self.seen.get(key)
        if known is not None:
            self.way = self.ways[key]
            if known == WORST:
                self.circles = True
            return known
        self.nodes -= 1
        self.seen[key] = WORST  # a way that leads back here leads nowhere
        self.ways[key] = 0
        best: i64 = WORST
        way: i64 = 0
        for action in state.legal(self.seat):
            child = state.copy()
            child.apply(self.seat, action)
            value = self.value(child)
            if value > best or (value == best and self.way < way):
                best = value
                way = self.way
        self.seen[key] = best
        self.ways[key] = self.way = way + 1
        return best


def best_action(state: State, seat: i64, nodes: i64, rng: Rng) -> i64:
    """The action with the best standing at the end of the turn; equals are drawn.

    Where decisions can be taken back, only the shortest ways are equal: otherwise a draft would be
    changed and changed back, again and again.
    """
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    search = TurnSearch(seat, nodes, state.appraise(seat), state.epoch)
    values: list[i64] = []
    ways: list[i64] = []
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        values.append(search.value(child))
        ways.append(search.way)
    best: i64 = WORST
    way: i64 = 0
    chosen: i64 = actions[0]
    equals: i64 = 0
    for number in range(len(actions)):
        value = values[number]
        length = ways[number] if search.circles else 0
        if value > best or (value == best and length < way):
            best = value
            way = length
            chosen = actions[number]
            equals = 1
        elif value == best and length == way:
            equals += 1
            if rng.below(equals) == 0:
                chosen = actions[number]
    return chosen
