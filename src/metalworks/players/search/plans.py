"""Whole turns of one seat: all its decisions until something is revealed, somebody else is asked, or the turn passes.

`Reply` finds one good turn quickly; it is how everybody plays on in a search. `Plans` lists the ways a turn
can end; they are what a search chooses among.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import State

WORST: Final = -(1 << 60)


def goes_on(appraisal: Appraisal, state: State, seat: i64, epoch: i64) -> bool:
    """Whether the turn of a seat that began in this epoch is still its own to play and can be foreseen."""
    if state.epoch != epoch or (state.waiting() >> seat) & 1 == 0:
        return False
    return not appraisal.is_settled(state, seat)


def by_standing(standings: vec[i64]) -> vec[i64]:
    """The numbers of some choices from the best standing down; alike ones stay in their order."""
    order = vec[i64](capacity=len(standings))
    number: i64
    for number in range(len(standings)):
        order = append(order, number)
        at = len(order) - 1
        while at > 0 and standings[order[at - 1]] < standings[number]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = number
    return order


def branches(appraisal: Appraisal, state: State, seat: i64, actions: vec[i64]) -> tuple[list[State], vec[i64]]:
    """The position after each of some actions, and how the seat stands in it."""
    children: list[State] = []
    standings = vec[i64](capacity=len(actions))
    for action in actions:
        child = state.copy()
        child.apply(seat, action)
        children.append(child)
        standings = append(standings, appraisal.appraise(child, seat))
    return children, standings


class Reply:
    """One good turn: what looks best at once is searched with half of the positions, the next with half of the rest."""

    def __init__(self, appraisal: Appraisal, nodes: i64) -> None:
        self.appraisal: Appraisal = appraisal
        self.nodes: i64 = nodes
        self.seat: i64 = 0
        self.epoch: i64 = 0
        self.searched: i64 = 0
        self.known: dict[i64, i64] = {}  # by the hash of a position: the best standing reached from there
        self.choices: dict[i64, i64] = {}  # and how it begins

    def play(self, state: State, seat: i64) -> i64:
        """Play the turn in place; how many decisions it took. It may stop within the turn."""
        self.seat = seat
        self.epoch = state.epoch
        self.searched = 0
        self.known = {}
        self.choices = {}
        self.best(state.copy(), self.nodes)
        taken: i64 = 0
        while goes_on(self.appraisal, state, seat, self.epoch) or taken == 0:
            key = state.hash()
            if key not in self.choices:
                break
            state.apply(seat, self.choices[key])
            taken += 1
        return taken

    def best(self, state: State, nodes: i64) -> i64:
        """The best standing that can be reached from here; the state is used up."""
        key = state.hash()
        if key in self.known:
            return self.known[key]
        actions = state.candidates(self.seat)
        value: i64 = WORST
        if len(actions) == 1:  # nothing to choose: no copy, and no position spent
            self.choices[key] = actions[0]
            state.apply(self.seat, actions[0])
            if nodes > 0 and goes_on(self.appraisal, state, self.seat, self.epoch):
                value = self.best(state, nodes)
            else:
                value = self.appraisal.appraise(state, self.seat)
            self.known[key] = value
            return value
        self.searched += 1
        children, standings = branches(self.appraisal, state, self.seat, actions)
        left = nodes - 1
        for number in by_standing(standings):
            child = children[number]
            standing = standings[number]
            if left > 0 and goes_on(self.appraisal, child, self.seat, self.epoch):
                before = self.searched
                standing = self.best(child, (left + 1) // 2)
                left -= self.searched - before
            if standing > value:
                value = standing
                self.choices[key] = actions[number]
        self.known[key] = value
        return value


class Plan:
    """One way to end a turn."""

    def __init__(self, actions: vec[i64], end: State, standing: i64) -> None:
        self.actions: vec[i64] = actions
        self.end: State = end  # as the viewer knows it: what is hidden is drawn again before it is played on
        self.standing: i64 = standing
        self.visits: i64 = 0
        self.totals: list[float] = []  # by seat: the sum of what the visits were worth
        self.squares: float = 0.0  # the sum of their squares, to the seat whose plan it is

    def count_in(self, values: list[float], seat: i64) -> None:
        """One more visit was worth this; the plan is one of this seat's."""
        self.visits += 1
        who: i64
        for who in range(len(values)):
            self.totals[who] += values[who]
        self.squares += values[seat] * values[seat]

    def worth(self, seat: i64) -> float:
        return self.totals[seat] / float(self.visits) if self.visits > 0 else 0.0

    def error(self, seat: i64) -> float:
        """The standard error of what the plan is worth to the seat whose plan it is."""
        if self.visits < 2:
            return 1.0
        mean = self.worth(seat)
        return sqrt(max(0.0, self.squares / float(self.visits) - mean * mean) / float(self.visits - 1))


def better(plans: list[Plan], count: i64, seat: i64) -> list[Plan]:
    """So many of the plans, from the best down: the most visited first, which were never among the worse half."""
    return sorted(plans, key=lambda plan: (-plan.visits, -plan.worth(seat)))[:count]


class Plans:
    """The ways a turn can end, each once, from the best standing down."""

    def __init__(self, appraisal: Appraisal, seat: i64, nodes: i64) -> None:
        self.appraisal: Appraisal = appraisal
        self.seat: i64 = seat
        self.nodes: i64 = nodes
        self.epoch: i64 = 0
        self.searched: i64 = 0
        self.known: set[i64] = set()
        self.found: list[Plan] = []

    def find(self, state: State) -> list[Plan]:
        self.epoch = state.epoch
        self.look(state, vec[i64](), self.nodes)
        standings = vec[i64](capacity=len(self.found))
        for plan in self.found:
            standings = append(standings, plan.standing)
        return [self.found[number] for number in by_standing(standings)]

    def look(self, state: State, line: vec[i64], nodes: i64) -> None:
        """Follow every choice here as far as the positions go; what is left open is a plan too."""
        self.searched += 1
        actions = state.candidates(self.seat)
        children, standings = branches(self.appraisal, state, self.seat, actions)
        left = nodes - 1
        for number in by_standing(standings):
            child = children[number]
            key = child.hash()
            if key in self.known:
                continue
            self.known.add(key)
            further = append(line[:], actions[number])
            if left > 0 and goes_on(self.appraisal, child, self.seat, self.epoch):
                before = self.searched
                self.look(child, further, (left + 1) // 2)
                left -= self.searched - before
            else:
                self.found.append(Plan(further, child, standings[number]))
