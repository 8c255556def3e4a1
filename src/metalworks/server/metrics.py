"""Numbers for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sized
from itertools import accumulate
from typing import Protocol

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Times(Collector):
    """A histogram of seconds that is counted in the event loop alone, so that every move can afford it."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        limits = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(limits, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Count(Collector):
    """A counter of the same kind."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self._many = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        self._many += 1

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self._name, self._about, value=self._many)


MOVES = Count("metalworks_moves_total", "Moves of people and remote bots that were accepted")
COMPUTER_MOVES = Counter("metalworks_computer_moves_total", "Moves of computer seats")
LAPSES = Counter("metalworks_lapses_total", "Answers that did not come in time")
REFUSALS = Counter("metalworks_refusals_total", "Messages and requests that were refused", ["code"])
ERRORS = Counter("metalworks_errors_total", "Messages, requests and commits that failed", ["where"])
CONFLICTS = Counter("metalworks_conflicts_total", "Changes that another process was faster with")
COMMIT = Times("metalworks_commit_seconds", "From a decision to its commit")
TRANSACTION = Histogram("metalworks_transaction_seconds", "One transaction of the writer", buckets=BUCKETS)
ANSWER = Times("metalworks_answer_seconds", "From a message to its answer")
CONNECTIONS = Gauge("metalworks_connections", "Open WebSockets")
LIVE_TABLES = Gauge("metalworks_live_tables", "Tables in memory")
WRITES_WAITING = Gauge("metalworks_writes_waiting", "Changes that wait for the writer")
THOUGHTS_WAITING = Gauge("metalworks_thoughts_waiting", "Decisions that wait for a process to think in")
CRASHES = Gauge("metalworks_player_crashes", "Computer players that crashed or thought for too long")


class Writer(Protocol):
    """What is to be written."""

    @property
    def waiting(self) -> int: ...


class Thinkers(Protocol):
    """What computer players do."""

    crashes: int

    @property
    def waiting(self) -> int: ...


def observe(live: Sized, writer: Writer, thinkers: Thinkers) -> None:
    """Whose numbers are shown whenever somebody asks."""
    LIVE_TABLES.set_function(lambda: len(live))
    WRITES_WAITING.set_function(lambda: writer.waiting)
    THOUGHTS_WAITING.set_function(lambda: thinkers.waiting)
    CRASHES.set_function(lambda: thinkers.crashes)
