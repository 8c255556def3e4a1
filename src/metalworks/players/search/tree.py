"""Monte Carlo search over information sets, for any game and number of seats.

A decision is a choice among plans: the ways the turn of the viewer can end (`plans.py`). Each iteration
draws again what the viewer cannot know (`Appraisal.imagine`), plays one plan and whatever follows it, and
values where that leads to for every seat. The plans are tried alike, on the same draws, then the better half
of them twice as often, and so on until one is left. Where a plan reveals something in the middle of the turn,
each way that it can turn out has plans of its own, of which the best is found alike. What follows a plan
is a tree by what the viewer would observe: a seat prefers what is worth most to itself (max^n), and beyond
the positions that were met often enough to be in the tree everybody plays a quick turn. Seats that choose
at once do so by regret matching.
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
from metalworks.players.search.joint import OTHER, Joint, Mixed, drawn
from metalworks.players.search.plans import Plan, Plans, Reply, better, by_standing
from metalworks.players.search.settle import play_to_the_end, settle

FIRST_PASS: Final = 256  # iterations until one plan is left for the first time; then twice as many, and so on
LEAST_PLANS: Final = 4
MOST_PLANS: Final = 64
PER_PLAN: Final = 12  # iterations that a plan must be able to get on average to come into question
OFTEN: Final = 64  # visits after which a position is in the tree
NODES: Final = 100_000  # how many positions a tree may hold; then it only learns more about them
LOOK: Final = 8  # iterations between two looks at the budget
LEAST_NODES: Final = 32  # positions that are looked through for plans where a turn goes on
SEQUELS: Final = 64  # ways to go on that are kept for one decision; in more of them it is played on quickly
FIRST_WIDTH: Final = 2.0
WIDENING: Final = 1.0  # choices tried at a position that was visited n times: FIRST_WIDTH + WIDENING * sqrt(n)
JOINT_WIDENING: Final = 2.0  # the same where seats choose at once
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


class Sequel:
    """How the viewer's turn may go on after something was revealed in it."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans: list[Plan] = plans  # from the best down
        self.iterations: i64 = 0  # of the last time that they were compared


class Search:
    """What one viewer finds out about its decisions; the tree is kept for the next ones while they lie in it."""

    def __init__(self, appraisal: Appraisal, viewer: i64, turn_nodes: i64 = 0, random_playouts: bool = False) -> None:
        self.appraisal: Appraisal = appraisal
        self.viewer: i64 = viewer
        self.turn_nodes: i64 = turn_nodes  # positions of its own turn that are looked through for plans
        self.random_playouts: bool = random_playouts
        self.often: i64 = 1 if random_playouts else OFTEN
        self.reply: Reply = Reply(appraisal, appraisal.reply_nodes)
        self.horizon: i64 = appraisal.horizon
        self.widening: float = JOINT_WIDENING
        self.clues: vec[i64] = vec[i64]()  # to what the viewer cannot see
        self.until: i64 = 0  # by the clock of the appraisal: when positions are appraised
        self.now: i64 = 0  # by the same clock: the turn that is decided about
        self.nodes: dict[i64, Node] = {}
        self.root: Node = Node(viewer)
        self.sequels: dict[i64, Sequel] = {}  # by information set
        self.sequel_iterations: i64 = 0  # for each of them; 0 where there are none
        self.in_sequel: bool = False  # while the plans of one are compared
        self.budget: Budget = Budget(0)
        self.plans: list[Plan] = []  # from the best down
        self.done: i64 = 0  # iterations of the last decision
        self.further: i64 = 0  # and those in its sequels
        self.sums: list[float] = []  # of the values of those iterations, by seat
        self.squares: list[float] = []

    # -- deciding ------------------------------------------------------------------------------

    def think(self, state: State, budget: Budget, rng: Rng) -> None:
        """Learn about the decision of the viewer in this state until the budget is spent."""
        self.clues = self.appraisal.clues(state, self.viewer)
        start = self.imagine(state, rng)
        self.appraisal.reopen(start, self.viewer)
        self.now = self.appraisal.clock(start)
        self.until = self.now + self.horizon
        if len(self.nodes) > NODES // 2:
            self.nodes = {}
        self.done = 0
        self.further = 0
        self.sums = [0.0] * state.seats
        self.squares = [0.0] * state.seats
        self.plans = []
        self.sequels = {}
        self.sequel_iterations = 0
        self.budget = budget
        waiting = start.waiting()
        if self.random_playouts or waiting & (waiting - 1) != 0:
            self.think_in_tree(start, budget, rng)
        else:
            self.think_in_plans(start, budget, rng)

    def imagine(self, state: State, rng: Rng) -> State:
        """A state that the viewer cannot tell from this one."""
        return self.appraisal.imagine(state, self.viewer, self.clues, rng)

    def think_in_tree(self, start: State, budget: Budget, rng: Rng) -> None:
        """The decision is the root of the tree: seats choose at once, or nothing is known of what is a good turn."""
        key = self.key(start)
        root = self.nodes.get(key)
        if root is None:
            root = Node(self.viewer)
            self.nodes[key] = root
        self.root = root
        if root.joint is None and len(root.actions) == 0:
            self.open(root, start, start.waiting())
        root.count = max(root.count, self.often)
        while self.done < budget.iterations:
            state = self.imagine(start, rng)
            self.count_in(self.iterate(state, rng))
            if self.done % LOOK == 0 and budget.is_spent():
                break

    def think_in_plans(self, start: State, budget: Budget, rng: Rng) -> None:
        """Halve the plans in question until one is left; with time left, begin again and know more."""
        self.plans = Plans(self.appraisal, self.viewer, self.turn_nodes).find(start)
        for plan in self.plans:
            plan.totals = [0.0] * start.seats
        passing: i64 = FIRST_PASS
        while self.done < budget.iterations:
            iterations = min(passing, budget.iterations - self.done)
            if self.appraisal.sequel_share > 0:
                self.sequel_iterations = iterations // self.appraisal.sequel_share
            if not self.halve(self.plans, iterations, rng):
                break
            passing *= 2

    def halve(self, plans: list[Plan], iterations: i64, rng: Rng) -> bool:
        """Spend so many iterations and put the plans in order; False where the budget ended it."""
        field = plans[: max(LEAST_PLANS, min(MOST_PLANS, iterations // PER_PLAN))]
        done: i64 = 0
        rounds: i64 = 1
        while 1 << rounds < len(field):
            rounds += 1
        while done < iterations:
            share = iterations // rounds if len(field) > 2 else iterations - done
            until = min(iterations, done + max(share, len(field)))
            while done < until:
                seed = rng.next()
                for plan in field:
                    if done < iterations:
                        self.try_plan(plan, Rng(seed))
                        done += 1
                        if done % LOOK == 0 and self.budget.is_spent():
                            plans[:] = better(plans, len(plans), self.viewer)
                            return False
            field = better(field, max(2, (len(field) + 1) // 2), self.viewer)
        # The most visited are those that were never among the worse half.
        plans[:] = better(plans, len(plans), self.viewer)
        return True

    def has_sequel(self, state: State, key: i64) -> bool:
        """Whether the turn that is decided about still goes on, and it is worth a search how. None within another."""
        if self.sequel_iterations == 0 or self.in_sequel or self.appraisal.clock(state) != self.now:
            return False
        return len(self.sequels) < SEQUELS or key in self.sequels

    def go_on(self, state: State, key: i64, rng: Rng) -> None:
        """Play the viewer's turn on, in place, as it is best after what was just revealed."""
        sequel = self.sequels.get(key)
        if sequel is None:
            sequel = Sequel(Plans(self.appraisal, self.viewer, max(LEAST_NODES, self.turn_nodes // 4)).find(state))
            for plan in sequel.plans:
                plan.totals = [0.0] * state.seats
            self.sequels[key] = sequel
        iterations = self.sequel_iterations
        if sequel.iterations < iterations and len(sequel.plans) > 1:
            sequel.iterations = iterations
            self.in_sequel = True
            self.halve(sequel.plans, iterations, rng)
            self.in_sequel = False
        for action in sequel.plans[0].actions:
            state.apply(self.viewer, action)

    def try_plan(self, plan: Plan, rng: Rng) -> None:
        values = self.iterate(self.imagine(plan.end, rng), rng)
        plan.count_in(values, self.viewer)
        if self.in_sequel:
            self.further += 1
        else:
            self.count_in(values)

    def count_in(self, values: list[float]) -> None:
        """One more iteration is done."""
        self.done += 1
        seat: i64
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]

    def figures(self) -> list[tuple[int, int, float, float, float]]:
        """Of every choice that was tried: action, visits, what it was worth and the error of that, and how often it
        should be played.
        """
        if len(self.plans) > 0:
            return self.figures_of_plans()
        found: list[tuple[int, int, float, float, float]] = []
        spread = self.spread(self.viewer)
        number: i64
        joint = self.root.joint
        if joint is not None:
            for side in joint.sides:
                if side.seat == self.viewer:
                    shares = side.average()
                    for number in range(len(side.actions)):
                        if side.visits[number] > 0:
                            visits = float(side.visits[number])
                            worth = side.totals[number * joint.seats + side.seat] / visits
                            action = int(side.actions[number])
                            found.append((action, int(visits), worth, spread / sqrt(visits), shares[number]))
            return found
        root = self.root
        for number in range(len(root.actions)):
            if root.visits[number] > 0:
                visits = float(root.visits[number])
                worth = root.totals[number] / visits
                share = visits / float(self.done)
                found.append((int(root.actions[number]), int(visits), worth, spread / sqrt(visits), share))
        return found

    def figures_of_plans(self) -> list[tuple[int, int, float, float, float]]:
        """A choice is worth what the best plan is that begins with it."""
        best: dict[i64, Plan] = {}
        visits: dict[i64, i64] = {}
        for plan in self.plans:
            if plan.visits > 0:
                action = plan.actions[0]
                if action not in best:
                    best[action] = plan
                    visits[action] = 0
                visits[action] += plan.visits
        return [
            (
                int(action),
                int(visits[action]),
                best[action].worth(self.viewer),
                best[action].error(self.viewer),
                float(visits[action]) / float(self.done),
            )
            for action in best
        ]

    def expected(self) -> list[float]:
        """The expected share of the victory of every seat."""
        if len(self.plans) > 0:
            best = self.plans[0]
            return [best.worth(seat) for seat in range(len(best.totals))]
        return [total / float(self.done) for total in self.sums]

    def assess(self, state: State, action: i64, iterations: i64, rng: Rng) -> tuple[float, float]:
        """What an action is worth to the viewer, and the error of that, after `think` about the same state."""
        start = self.imagine(state, rng)
        self.appraisal.reopen(start, self.viewer)
        joint = self.root.joint if len(self.plans) == 0 else None
        plan = self.plan_of(start, action)
        plan.totals = [0.0] * start.seats
        for _ in range(iterations):
            if joint is None:
                self.try_plan(plan, rng)
            else:
                other = self.imagine(start, rng)
                self.answer(joint, other, action, rng)
                plan.count_in(self.iterate(other, rng), self.viewer)
        return plan.worth(self.viewer), plan.error(self.viewer)

    def plan_of(self, start: State, action: i64) -> Plan:
        """The best plan that begins with an action, to be tried afresh."""
        for plan in self.plans:
            if plan.actions[0] == action:
                return Plan(plan.actions, plan.end, plan.standing)
        child = start.copy()
        child.apply(self.viewer, action)
        return Plan(vec[i64]([action]), child, 0)

    def answer(self, joint: Joint, state: State, action: i64, rng: Rng) -> None:
        """The viewer does this, and the others what they do on average."""
        for side in joint.sides:
            chosen = action
            if side.seat != self.viewer:
                chosen = side.actions[drawn(side.average(), rng)]
                actions = state.candidates(side.seat)
                if position(actions, chosen) < 0:
                    chosen = actions[rng.below(len(actions))]
            state.apply(side.seat, chosen)

    # -- one iteration -------------------------------------------------------------------------

    def iterate(self, state: State, rng: Rng) -> list[float]:
        """Down the tree from a state whose hidden part was just drawn, and back; what it was worth to every seat."""
        path: list[Node] = []
        taken = vec[i64](capacity=16)  # of each node of the path the number of its choice
        joints: list[Joint] = []
        combined: list[vec[i64]] = []
        revealed = False
        while True:
            waiting = state.waiting()
            if waiting == OVER:
                values = state.returns()
                break
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
                revealed = True
                continue
            alone = waiting & (waiting - 1) == 0
            seat = lowest_seat(waiting)
            actions = state.candidates(seat)
            if alone and len(actions) == 1 and (len(path) > 0 or len(joints) > 0):
                state.apply(seat, actions[0])
                continue
            key = self.key(state)
            if revealed and alone and seat == self.viewer and self.has_sequel(state, key):
                self.go_on(state, key, rng)
                continue
            node = self.nodes.get(key)
            if node is None and len(self.nodes) < NODES:
                node = Node(seat)
                self.nodes[key] = node
            if node is not None:
                node.count += 1
            if node is None or node.count <= self.often:
                if self.random_playouts:
                    values = play_to_the_end(state, rng)
                else:
                    values = settle(self.appraisal, self.reply, state, self.until, rng)
                break
            if len(node.actions) == 0 and node.joint is None:
                self.open(node, state, waiting)
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
            joint.learn(combined[at], values, self.joint_width(joint))
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
                    actions = self.ordered(state, seat, state.candidates(seat))
                    joint.sides.append(Mixed(seat, actions[:MOST_CHOICES], state.seats))
            node.joint = joint
            return
        node.seat = lowest_seat(waiting)
        node.listed = state.candidates(node.seat)
        for action in self.ordered(state, node.seat, node.listed):
            node.add(action)

    def ordered(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        """The choices of a seat, from the one after which it stands best."""
        if self.random_playouts:
            return actions
        standings = vec[i64](capacity=len(actions))
        for action in actions:
            child = state.copy()
            child.apply(seat, action)
            standings = append(standings, self.appraisal.appraise(child, seat))
        ordered = vec[i64](capacity=len(actions))
        for number in by_standing(standings):
            ordered = append(ordered, actions[number])
        return ordered

    def select(self, node: Node, actions: vec[i64]) -> i64:
        """The number of a choice: an untried one of those in question, or the one with the best upper bound."""
        complete = node.seat == self.viewer or same(actions, node.listed)
        if not complete:
            for action in actions:
                if position(node.actions, action) < 0:
                    node.add(action)
        bonus = EXPLORATION * self.spread(node.seat)
        left = width(node.count - self.often + 1)
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

    def joint_width(self, joint: Joint) -> i64:
        """How many choices of each side are in question."""
        return i64(FIRST_WIDTH + self.widening * sqrt(float(joint.visits + 1)))

    def choose_jointly(self, joint: Joint, state: State, rng: Rng) -> vec[i64]:
        """Every side chooses, and nobody knows of the others' choices; by side its number, or OTHER."""
        choices = joint.choose(self.joint_width(joint), rng)
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
