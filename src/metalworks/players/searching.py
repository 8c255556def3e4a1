"""A computer player that looks ahead with a tree, alone or in several processes."""

from __future__ import annotations

import copy
import multiprocessing
import re
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from enum import Enum
from math import sqrt
from multiprocessing.synchronize import Event

import msgspec

from metalworks.contract.game import Game
from metalworks.contract.problems import BadOption
from metalworks.games import game as game_named
from metalworks.kernel.appraisal import EVEN, Appraisal
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.greedy import Greedy
from metalworks.players.processes import end_with_parent
from metalworks.players.search.tree import Budget, Search
from metalworks.players.weights import appraisal_of

LEAST_NODES = 50  # positions of its own turn that are looked through for plans: one for every few iterations
MOST_NODES = 1_000
PER_NODE = 4
MOST_PLANNED = 256  # turns that are remembered at once
UNLIMITED = 1 << 40  # iterations of a search that only the clock ends
LONGEST = 3_600.0
LOOK = 0.02  # seconds between two looks whether a team is still needed
_BUDGET = re.compile(r"([0-9]{1,18})|([0-9]{1,9}(?:\.[0-9]{1,9})?)s")


class Effort(Enum):
    """How many iterations, as each game says for itself."""

    FEW = "few"
    MANY = "many"


class Limits(msgspec.Struct, frozen=True):
    """How long a search may go on: whichever ends first."""

    iterations: int | Effort = UNLIMITED
    seconds: float = LONGEST

    def search(self, appraisal: Appraisal, seat: int) -> Search:
        """A search of a seat that looks for as many plans as it has the iterations to tell apart."""
        return Search(appraisal, seat, max(LEAST_NODES, min(MOST_NODES, self.count(appraisal) // PER_NODE)))

    def count(self, appraisal: Appraisal) -> int:
        """The iterations, in the game of this appraisal."""
        if isinstance(self.iterations, Effort):
            return int(appraisal.few if self.iterations is Effort.FEW else appraisal.many)
        return self.iterations


class Tried(msgspec.Struct, frozen=True):
    """What a search found out about one action."""

    action: int
    visits: int
    value: float  # the share of the victory that is expected after it
    error: float  # the standard error of that
    share: float  # how often it should be played


class Advice(msgspec.Struct, frozen=True):
    """What a search found out about a decision."""

    tried: list[Tried]  # the most visited first
    values: list[float]  # the expected share of the victory of every seat
    iterations: int
    joint: bool  # several seats choose at once, so that what is best must be mixed
    line: tuple[int, ...] = ()  # how the best turn goes on after its first action

    def choice(self, rng: Rng) -> int:
        """The most visited action; of a joint choice one drawn by the shares."""
        if self.joint:
            at = rng.below(1 << 30) / (1 << 30)
            for one in self.tried:
                at -= one.share
                if at < 0:
                    return one.action
        return self.tried[0].action


class Clock(Budget):
    """Ends a search by the clock, or at once when somebody says so."""

    def __init__(self, iterations: int, seconds: float, cancelled: Callable[[], bool]) -> None:
        super().__init__(iterations)
        self._end = time.monotonic() + seconds
        self._cancelled = cancelled

    def is_spent(self) -> bool:
        return time.monotonic() >= self._end or self._cancelled()


def read_limits(text: str) -> Limits:
    """`500` iterations, or `1.5s`."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise BadOption("bad-budget", budget=text)
    limits = Limits(iterations=int(found[1])) if found[1] else Limits(seconds=float(found[2]))
    if (found[1] and not 0 < int(found[1]) <= UNLIMITED) or not 0 < limits.seconds <= LONGEST:
        raise BadOption("bad-budget", budget=text)
    return limits


def never() -> bool:
    return False


class Searching:
    """Looks ahead as far as its budget goes; what it has planned for the rest of its turn it carries out."""

    def __init__(
        self, limits: Limits, processes: int = 1, weights: str = "", manner: int = EVEN, level: int | None = None
    ) -> None:
        self.limits = limits
        self.weights = weights  # as `appraisal_of` reads it
        self.manner = manner  # in which it bargains
        self.level = level  # whose carelessness it has, as the game lists it; None: nobody's
        self._team = Team(processes) if processes > 1 else None
        self._kept: tuple[str, Search] | None = None
        # By what a seat observes: the rest of its turn. Several tables may be served in turn.
        self._planned: dict[tuple[str, bytes], tuple[int, ...]] = {}

    def within(self, seconds: float) -> Searching:
        """The same player with no more time than this, which carries out the same plans."""
        if self.limits.seconds <= seconds:
            return self
        hurried = copy.copy(self)
        hurried.limits = msgspec.structs.replace(self.limits, seconds=seconds)
        return hurried

    def afresh(self) -> Searching:
        """The same player, who remembers nothing."""
        other = copy.copy(self)
        other._kept = None
        other._planned = {}
        return other

    def choose(self, game: Game, state: State, seat: int, rng: Rng, cancelled: Callable[[], bool] = never) -> int:
        if self.manner != EVEN and (answer := int(game.appraisal.bargain(state, seat, self.manner))) >= 0:
            return answer
        actions = state.candidates(seat)
        if len(actions) == 1:
            return int(actions[0])
        line = self._planned.pop(_moment(game, state, seat), None)
        if line is None and self.level is not None and rng.below(100) < game.appraisal.errors[self.level].careless:
            return Greedy(self.level - 1).choose(game, state, seat, rng)
        if line is None:
            advice = self.advise(game, state, seat, rng, cancelled)
            line = (advice.choice(rng), *advice.line)
        self._plan(game, state, seat, line)
        return line[0]

    def _plan(self, game: Game, state: State, seat: int, line: tuple[int, ...]) -> None:
        """Remember how a turn goes on after the next action, for the next moment with something to choose."""
        state = state.copy()
        epoch = state.epoch
        for number, action in enumerate(line[:-1], 1):
            state.apply(seat, action)
            if state.epoch != epoch:
                return
            if len(state.candidates(seat)) > 1:
                if len(self._planned) >= MOST_PLANNED:
                    del self._planned[next(iter(self._planned))]
                self._planned[_moment(game, state, seat)] = line[number:]
                return

    def advise(self, game: Game, state: State, seat: int, rng: Rng, cancelled: Callable[[], bool] = never) -> Advice:
        """All that can be found out within the budget about the decision of a seat."""
        if self._team is not None:
            return self._team.advise(game, state, seat, self.limits, rng, cancelled, self.weights)
        search = self._tree(game, seat)
        advice = think(search, state, self.limits, rng, cancelled)
        self._kept = (game.id, search)
        return advice

    def close(self) -> None:
        """End the processes of the team, if there is one."""
        if self._team is not None:
            self._team.close()

    def _tree(self, game: Game, seat: int) -> Search:
        """The tree of this seat's last decision if it was the last that was asked for, else a new one."""
        kept, self._kept = self._kept, None  # two threads never share one
        if kept is not None and kept[0] == game.id and kept[1].viewer == seat:
            return kept[1]
        return self.limits.search(appraisal_of(game.id, self.weights), seat)


def _moment(game: Game, state: State, seat: int) -> tuple[str, bytes]:
    """What a seat knows, to be recognised."""
    numbers = [int(number) for number in state.observe(seat)]
    return game.id, msgspec.msgpack.encode((seat, numbers))


def think(search: Search, state: State, limits: Limits, rng: Rng, cancelled: Callable[[], bool]) -> Advice:
    """Let a search go on within a budget."""
    search.think(state, Clock(limits.count(search.appraisal), limits.seconds, cancelled), rng)
    tried = sorted((Tried(*row) for row in search.figures()), key=lambda one: (-one.visits, -one.value))
    line: tuple[int, ...] = ()
    if search.plans:
        actions = [int(action) for action in search.plans[0].actions]
        tried.sort(key=lambda one: one.action != actions[0])  # the best plan's first, whatever others its rivals share
        line = tuple(actions[1:])
    return Advice(tried, search.expected(), int(search.done), search.root.joint is not None and not search.plans, line)


# Several processes: each grows a tree of its own, and what they know about the root is put together.

_stop: Event | None = None


def _begin(stop: Event) -> None:
    global _stop  # noqa: PLW0603  (a process of the team gets it once, when it begins)
    _stop = stop
    end_with_parent()


def _grow(name: str, state: bytes, seat: int, limits: Limits, seed: int, weights: str) -> Advice:
    assert _stop is not None
    search = limits.search(appraisal_of(name, weights), seat)
    return think(search, game_named(name).from_bytes(state), limits, Rng(seed), _stop.is_set)


class Team:
    """Processes that think about the same decision; they are started when they are first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(processes, context, _begin, (self._stop,))

    def advise(
        self,
        game: Game,
        state: State,
        seat: int,
        limits: Limits,
        rng: Rng,
        cancelled: Callable[[], bool],
        weights: str = "",
    ) -> Advice:
        each = msgspec.structs.replace(limits, iterations=-(-limits.count(game.appraisal) // self.processes))
        # What is handed over is a sample of its own: the processes know no more than the seat does.
        data = state.resample(seat, rng).to_bytes()
        seeds = [int(rng.next()) for _ in range(self.processes)]
        self._stop.clear()
        thoughts = [self._pool.submit(_grow, game.id, data, seat, each, seed, weights) for seed in seeds]
        while wait(thoughts, timeout=LOOK).not_done:
            if cancelled():
                self._stop.set()
        return merged([thought.result() for thought in thoughts])

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


def merged(parts: list[Advice]) -> Advice:
    """What several searches of the same decision found, as one."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    shares: dict[int, float] = {}
    errors: dict[int, float] = {}
    for part in parts:
        for one in part.tried:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            totals[one.action] = totals.get(one.action, 0.0) + one.visits * one.value
            shares[one.action] = shares.get(one.action, 0.0) + one.share / len(parts)
            errors[one.action] = errors.get(one.action, 0.0) + (one.visits * one.error) ** 2
    tried = [
        Tried(action, count, totals[action] / count, sqrt(errors[action]) / count, shares[action])
        for action, count in visits.items()
    ]
    tried.sort(key=lambda one: (-one.visits, -one.value))
    iterations = sum(part.iterations for part in parts)
    values = [
        sum(part.values[seat] * part.iterations for part in parts) / max(1, iterations)
        for seat in range(len(parts[0].values))
    ]
    # The turn goes on as the one plans that tried its beginning most; one of them has tried it at all.
    agreed = [part for part in parts if part.tried[0].action == tried[0].action] if tried else []
    line = max(agreed, key=lambda part: part.tried[0].visits).line if agreed else ()
    return Advice(tried, values, iterations, parts[0].joint, line)
