"""The best that a seat can do in one turn: all its decisions until something is revealed or the turn passes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State

WORST: Final = -(1 << 60)
POINT: Final = 1000  # what `Appraisal.appraise` calls one point
NODES_AFTER_GAIN: Final = 60


class TurnSearch:
    """Depth-first over one seat's decisions; positions reached twice are searched once.

    Ways to gain something are searched with all positions allowed. What follows a gain within the
    same turn (which cards to take, say) gets only a few of them: there the gain is safe, and its
    details have their own search when they are decided.
    """

    def __init__(self, appraisal: Appraisal, seat: i64, nodes: i64, start: i64, epoch: i64) -> None:
        self.appraisal: Appraisal = appraisal
        self.seat: i64 = seat
        self.nodes: i64 = nodes  # how many positions may still be searched
        self.start: i64 = start  # how the seat stood at the root
        self.epoch: i64 = epoch  # what comes after it cannot be foreseen
        self.gained: bool = False
        self.known: dict[i64, i64] = {}  # by the hash of a position: the best standing reached from there

    def value(self, state: State) -> i64:
        """The best standing that can be reached from here, as far as it is known."""
        standing = self.appraisal.appraise(state, self.seat)
        # Where several seats choose at once, this one goes on until its own choice is made.
        if state.epoch != self.epoch or (state.waiting() >> self.seat) & 1 == 0 or self.nodes <= 0:
            return standing
        if self.appraisal.is_settled(state, self.seat):
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
        key = state.hash()
        if key in self.known:
            return self.known[key]
        self.nodes -= 1
        best: i64 = WORST
        for action in state.candidates(self.seat):
            child = state.copy()
            child.apply(self.seat, action)
            best = max(best, self.value(child))
        self.known[key] = best
        return best


def turn_values(appraisal: Appraisal, state: State, seat: i64, actions: vec[i64], nodes: i64) -> vec[i64]:
    """The best standing at the end of the turn after each of these actions."""
    search = TurnSearch(appraisal, seat, nodes, appraisal.appraise(state, seat), state.epoch)
    values = vec[i64](capacity=len(actions))
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        values = append(values, search.value(child))
    return values


def best_action(appraisal: Appraisal, state: State, seat: i64, nodes: i64, rng: Rng, noise: i64 = 0) -> i64:
    """The action with the best standing at the end of the turn; equals are drawn.

    With noise every standing is misjudged by up to so much in either direction.
    """
    actions = state.candidates(seat)
    if len(actions) == 1:
        return actions[0]
    values = turn_values(appraisal, state, seat, actions, nodes)
    best: i64 = WORST
    chosen: i64 = actions[0]
    equals: i64 = 0
    for number in range(len(actions)):
        value = values[number]
        if noise > 0:
            value += rng.below(2 * noise + 1) - noise
        if value > best:
            best = value
            chosen = actions[number]
            equals = 1
        elif value == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = actions[number]
    return chosen
