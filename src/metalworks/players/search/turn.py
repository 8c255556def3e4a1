"""The best that a seat can do in one turn: all its decisions until something comes out or the turn passes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State

WORST: Final = -(1 << 60)
POINT: Final = 1000  # what `State.appraise` calls one point
NODES_AFTER_GAIN: Final = 60
END: Final = -1
OPEN: Final = 1 << 40


class TurnSearch:
    """Depth-first over one seat's decisions; positions reached twice are looked at once.

    Ways to gain something are looked for with all positions allowed. What follows a gain within
    the same turn (which cards to take, say) gets only a few of them: there the gain is safe, and
    its details have their own search when they are decided.

    Where a decision can be taken back, the value of a position depends on positions that are still
    being looked at. So the ways between positions are kept, and `settle` carries the values along
    them until each has the best that can be reached from it.
    """

    def __init__(self, seat: i64, nodes: i64, start: i64, epoch: i64) -> None:
        self.seat: i64 = seat
        self.nodes: i64 = nodes  # how many positions may still be looked at
        self.start: i64 = start  # how the seat stood at the root
        self.epoch: i64 = epoch  # what comes after it cannot be foreseen
        self.gained: bool = False
        self.circles: bool = False  # whether a decision can be taken back by another
        self.numbers: dict[bytes, i64] = {}  # of the positions looked at
        self.values: vec[i64] = vec[i64]()  # [number]: the best standing known to be reached from there
        self.ways: vec[i64] = vec[i64]()  # [number]: how many decisions away it is; OPEN while being looked at
        self.steps: vec[i64] = vec[i64]()  # [number]: the last of the steps from there to other positions
        self.target: vec[i64] = vec[i64]()  # [step]: number
        self.before: vec[i64] = vec[i64]()  # [step]: the step from the same position before it
        # Of the position looked at last: its number, or END, and decisions from it to its best standing.
        self.number: i64 = END
        self.way: i64 = 0

    def value(self, state: State) -> i64:
        """The best standing that can be reached from here, as far as it is known."""
        self.number = END
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
        number = self.numbers.get(key, END)
        if number != END:
            if self.ways[number] == OPEN:
                self.circles = True
            self.number = number
            self.way = self.ways[number]
            return self.values[number]
        self.nodes -= 1
        number = len(self.values)
        self.numbers[key] = number
        self.values = append(self.values, WORST)
        self.ways = append(self.ways, OPEN)
        self.steps = append(self.steps, END)
        best: i64 = WORST
        way: i64 = OPEN
        for action in state.legal(self.seat):
            child = state.copy()
            child.apply(self.seat, action)
            value = self.value(child)
            if self.number != END:
                self.before = append(self.before, self.steps[number])
                self.steps[number] = len(self.target)
                self.target = append(self.target, self.number)
            if value > best or (value == best and self.way < way):
                best = value
                way = self.way
        self.values[number] = best
        self.ways[number] = way + 1
        self.number = number
        self.way = way + 1
        return best

    def settle(self) -> None:
        """Carry values back along the steps until every position has the best that can be reached from it."""
        changed = self.circles  # without circles each was known when it was needed
        while changed:
            changed = False
            number = len(self.values) - 1
            while number >= 0:
                step = self.steps[number]
                while step != END:
                    target = self.target[step]
                    value = self.values[target]
                    way = self.ways[target] + 1
                    if value > self.values[number] or (value == self.values[number] and way < self.ways[number]):
                        self.values[number] = value
                        self.ways[number] = way
                        changed = True
                    step = self.before[step]
                number -= 1


def best_action(state: State, seat: i64, nodes: i64, rng: Rng) -> i64:
    """The action with the best standing at the end of the turn; equals are drawn.

    Where decisions can be taken back, only the shortest ways are equal: otherwise a draft would be
    changed and changed back, again and again.
    """
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    search = TurnSearch(seat, nodes, state.appraise(seat), state.epoch)
    values = vec[i64]()
    ways = vec[i64]()
    numbers = vec[i64]()
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        values = append(values, search.value(child))
        ways = append(ways, search.way)
        numbers = append(numbers, search.number)
    search.settle()
    best: i64 = WORST
    way: i64 = 0
    chosen: i64 = actions[0]
    equals: i64 = 0
    for number in range(len(actions)):
        at = numbers[number]
        value = values[number] if at == END else search.values[at]
        length: i64 = 0
        if search.circles:
            length = ways[number] if at == END else search.ways[at]
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
