"""Numbers for Prometheus."""

from __future__ import annotations

from typing import Protocol

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("metalworks_moves_total", "Moves of people and remote bots that were accepted")
COMPUTER_MOVES = Counter("metalworks_computer_moves_total", "Moves of computer seats")
LAPSES = Counter("metalworks_lapses_total", "Answers that did not come in time")
REFUSALS = Counter("metalworks_refusals_total", "Messages and requests that were refused", ["code"])
ERRORS = Counter("metalworks_errors_total", "Messages, requests and commits that failed", ["where"])
CONFLICTS = Counter("metalworks_conflicts_total", "Changes that another process was faster with")
COMMIT = Histogram("metalworks_commit_seconds", "From a decision to its commit", buckets=BUCKETS)
TRANSACTION = Histogram("metalworks_transaction_seconds", "One transaction of the writer", buckets=BUCKETS)
ANSWER = Histogram("metalworks_answer_seconds", "From a message to its answer", buckets=BUCKETS)
CONNECTIONS = Gauge("metalworks_connections", "Open WebSockets")
LIVE_TABLES = Gauge("metalworks_live_tables", "Tables in memory")
WRITES_WAITING = Gauge("metalworks_writes_waiting", "Changes that wait for the writer")
THOUGHTS_WAITING = Gauge("metalworks_thoughts_waiting", "Decisions that wait for a process to think in")
CRASHES = Gauge("metalworks_player_crashes", "Computer players that crashed or thought for too long")


class Thinkers(Protocol):
    """What computer players do."""

    crashes: int
    waiting: int


class Tables(Protocol):
    """The tables in memory."""

    live: dict[str, object]

    @property
    def thinkers(self) -> Thinkers: ...


class Writer(Protocol):
    """What is to be written."""

    @property
    def waiting(self) -> int: ...


class Store(Protocol):
    """The database."""

    writer: Writer


def observe(tables: Tables, store: Store) -> None:
    """Whose numbers are shown whenever somebody asks."""
    LIVE_TABLES.set_function(lambda: len(tables.live))
    WRITES_WAITING.set_function(lambda: store.writer.waiting)
    THOUGHTS_WAITING.set_function(lambda: tables.thinkers.waiting)
    CRASHES.set_function(lambda: tables.thinkers.crashes)
