"""Monte Carlo tree search over information sets, for any game and number of seats.

Every iteration draws again what the viewer cannot know, walks down the tree by what the viewer
would observe, adds one position, values it for every seat, and keeps the values on the way back.
A seat prefers what is worth most to itself (max^n). The first choices of a seat, in the order of
how it would stand right after them, are tried first; the more often a position is visited, the
more of them are. Seats that choose at once do so by regret matching.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.fields import Hasher
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, lowest_seat
from metalworks.players.search.joint import OTHER, Joint, Mixed
from metalworks.players.search.settle import play_to_the_end, settle
from metalworks.players.search.turn import turn_values

NODES: Final = 100_000  # how many positions a tree may hold; then it only learns more about them
LOOK: Final = 8  # iterations between two looks at the budget
FIRST_WIDTH: Final = 2.0
WIDENING: Final = 1.0  # choices tried at a position that was visited n times: FIRST_WIDTH + WIDENING * sqrt(n)
EXPLORATION: Final = 1.0  # in units of how far the values of a seat spread, so that it is the same far ahead and behind
LEAST_SPREAD: Final = 0.02
MOST_CHOICES: Final = 1000  # of one seat at once: no more than the key of a joint choice can name


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How long a search goes on: so many visits of its root."""

    def __init__(self, iterations: i64) -> None:
        self.iterations: i64 = iterations

    def is_spent(self) -> bool:
        """Asked every few iterations: whether the time is over, or nobody needs the answer any more."""
        return False


class Node:
    """What is known about one information set: a row of figures per choice."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # who chooses
        self.count: i64 = 0
        self.joint: Joint | None = None
        self.listed: vec[i64] = vec[i64]()  # the candidates as the game listed them first
        self.actions: vec[i64] = vec[i64]()  # the same from the most promising on; empty until the second visit
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # how often a choice was available: hidden cards decide over others'
        self.totals: vec[float] = vec[float]()

    def add(self, action: i64) -> None:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.totals = append(self.totals, 0.0)


class Search:
    """The tree of one viewer; it is kept for the next decisions while they lie in it."""

    def __init__(self, appraisal: Appraisal, viewer: i64, turn_nodes: i64 = 0, random_playouts: bool = False) -> None:
        self.appraisal: Appraisal = appraisal
        self.viewer: i64 = viewer
        self.turn_nodes: i64 = turn_nodes  # positions of its own turn that are searched to put its choices in order
        self.random_playouts: bool = random_playouts
        self.nodes: dict[i64, Node] = {}
        self.root: Node = Node(viewer)
        self.done: i64 = 0  # iterations of the last decision
        self.sums: list[float] = []  # of the values of those iterations, by seat
        self.squares: list[float] = []

    # -- deciding ------------------------------------------------------------------------------

    def think(self, state: State, budget: Budget, rng: Rng) -> None:
        """Learn about the decision of the viewer in this state until the budget is spent."""
        start = state.resample(self.viewer, rng)
        self.appraisal.reopen(start, self.viewer)
        key = self.key(start)
        root = self.nodes.get(key)
        if root is None or len(self.nodes) > NODES // 2:
            self.nodes = {}
            root = Node(self.viewer)
            self.nodes[key] = root
        self.root = root
        if root.joint is None and len(root.actions) == 0:
            self.open(root, start, start.waiting())
        self.done = 0
        self.sums = [0.0] * state.seats
        self.squares = [0.0] * state.seats
        while root.count < budget.iterations:
            values = self.iterate(state, rng)
            seat: i64
            for seat in range(state.seats):
                self.sums[seat] += values[seat]
                self.squares[seat] += values[seat] * values[seat]
            self.done += 1
            if self.done % LOOK == 0 and budget.is_spent():
                break

    def figures(self) -> list[tuple[int, int, float, float]]:
        """Of every choice that was tried: action, visits, what it was worth, how often it should be played."""
        found: list[tuple[int, int, float, float]] = []
        joint = self.root.joint
        number: i64
        if joint is not None:
            for side in joint.sides:
                if side.seat == self.viewer:
                    shares = side.average()
                    for number in range(len(side.actions)):
                        if side.visits[number] > 0:
                            worth = side.totals[number] / float(side.visits[number])
                            found.append((int(side.actions[number]), int(side.visits[number]), worth, shares[number]))
            return found
        root = self.root
        total = 0.0
        for number in range(len(root.actions)):
            total += float(root.visits[number])
        for number in range(len(root.actions)):
            if root.visits[number] > 0:
                visits = float(root.visits[number])
                worth = root.totals[number] / visits
                found.append((int(root.actions[number]), int(root.visits[number]), worth, visits / total))
        return found

    # -- one iteration -------------------------------------------------------------------------

    def iterate(self, root: State, rng: Rng) -> list[float]:
        """Down the tree, one position further, and back; what it was worth to every seat."""
        state = root.resample(self.viewer, rng)
        self.appraisal.reopen(state, self.viewer)
        path: list[Node] = []
        taken = vec[i64](capacity=16)  # of each node of the path the number of its choice
        joints: list[Joint] = []
        combined: list[vec[i64]] = []
        while True:
            waiting = state.waiting()
            if waiting == OVER:
                values = state.returns()
                break
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
                continue
            alone = waiting & (waiting - 1) == 0
            seat = lowest_seat(waiting)
            actions = state.candidates(seat)
            if alone and len(actions) == 1 and (len(path) > 0 or len(joints) > 0):
                state.apply(seat, actions[0])
                continue
            key = self.key(state)
            node = self.nodes.get(key)
            if node is None:
                if len(self.nodes) < NODES:
                    node = Node(seat)
                    node.count = 1
                    self.nodes[key] = node
                values = play_to_the_end(state, rng) if self.random_playouts else settle(self.appraisal, state, rng)
                break
            if len(node.actions) == 0 and node.joint is None:
                self.open(node, state, waiting)
            node.count += 1
            if node.joint is not None:
                joints.append(node.joint)
                combined.append(self.choose_jointly(node.joint, state, rng))
            else:
                number = self.select(node, actions)
                path.append(node)
                taken = append(taken, number)
                state.apply(seat, node.actions[number])
        at: i64
        for at in range(len(path)):
            node = path[at]
            number = taken[at]
            node.visits[number] += 1
            node.totals[number] += values[node.seat]
        for at in range(len(joints)):
            joint = joints[at]
            joint.learn(combined[at], values, width(joint.visits + 1))
        return values

    def key(self, state: State) -> i64:
        """The information set of the viewer."""
        hasher = Hasher()
        hasher.numbers(state.observe(self.viewer))
        hasher.number(state.waiting())
        return hasher.value()

    def open(self, node: Node, state: State, waiting: i64) -> None:
        """Put the choices of a node in order."""
        if waiting & (waiting - 1) != 0:
            joint = Joint(state.seats)
            seat: i64
            for seat in range(state.seats):
                if (waiting >> seat) & 1 != 0:
                    actions = self.ordered(state, seat, state.candidates(seat), False)
                    joint.sides.append(Mixed(seat, actions[:MOST_CHOICES]))
            node.joint = joint
            return
        node.seat = lowest_seat(waiting)
        node.listed = state.candidates(node.seat)
        for action in self.ordered(state, node.seat, node.listed, node is self.root):
            node.add(action)

    def ordered(self, state: State, seat: i64, actions: vec[i64], thoroughly: bool) -> vec[i64]:
        """The choices of a seat, from the one after which it stands best."""
        if self.random_playouts:
            return actions
        if thoroughly and self.turn_nodes > 0:
            standings = turn_values(self.appraisal, state, seat, actions, self.turn_nodes)
        else:
            standings = vec[i64](capacity=len(actions))
            for action in actions:
                child = state.copy()
                child.apply(seat, action)
                standings = append(standings, self.appraisal.appraise(child, seat))
        ordered = actions[:]
        at: i64
        for at in range(1, len(ordered)):  # by insertion: the lists are short and stay in their order where alike
            action = ordered[at]
            standing = standings[at]
            to = at
            while to > 0 and standings[to - 1] < standing:
                ordered[to] = ordered[to - 1]
                standings[to] = standings[to - 1]
                to -= 1
            ordered[to] = action
            standings[to] = standing
        return ordered

    def select(self, node: Node, actions: vec[i64]) -> i64:
        """The number of a choice: an untried one of those in question, or the one with the best upper bound."""
        complete = node.seat == self.viewer or same(actions, node.listed)
        if not complete:
            for action in actions:
                if position(node.actions, action) < 0:
                    node.add(action)
        bonus = EXPLORATION * self.spread(node.seat)
        left = width(node.count)
        best: i64 = -1
        best_score = -1.0
        number: i64
        for number in range(len(node.actions)):
            if not complete and position(actions, node.actions[number]) < 0:
                continue
            node.offered[number] += 1
            visits = node.visits[number]
            if visits == 0:
                return number
            share = float(visits)
            score = node.totals[number] / share + bonus * sqrt(log(float(node.offered[number])) / share)
            if score > best_score:
                best_score = score
                best = number
            left -= 1
            if left == 0:
                break
        return best

    def spread(self, seat: i64) -> float:
        """The standard deviation of what the iterations were worth to a seat."""
        if self.done == 0:
            return LEAST_SPREAD
        mean = self.sums[seat] / float(self.done)
        variance = self.squares[seat] / float(self.done) - mean * mean
        return sqrt(variance) if variance > LEAST_SPREAD * LEAST_SPREAD else LEAST_SPREAD

    def choose_jointly(self, joint: Joint, state: State, rng: Rng) -> vec[i64]:
        """Every side chooses, and nobody knows of the others' choices; by side its number, or OTHER."""
        choices = joint.choose(width(joint.visits + 1), rng)
        at: i64
        for at in range(len(joint.sides)):
            side = joint.sides[at]
            action = side.actions[choices[at]]
            actions = state.candidates(side.seat)
            if position(actions, action) < 0:  # other hidden cards, other choices
                action = actions[rng.below(len(actions))]
                choices[at] = OTHER
            state.apply(side.seat, action)
        return choices


def width(count: i64) -> i64:
    """How many choices are in question at a position with so many visits."""
    return i64(FIRST_WIDTH + WIDENING * sqrt(float(count)))


def position(actions: vec[i64], action: i64) -> i64:
    """Where an action stands in a list, -1 where it does not."""
    number: i64
    for number in range(len(actions)):
        if actions[number] == action:
            return number
    return -1


def same(first: vec[i64], second: vec[i64]) -> bool:
    if len(first) != len(second):
        return False
    number: i64
    for number in range(len(first)):
        if first[number] != second[number]:
            return False
    return True
