"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("metalworks_moves_total", "Moves of people and remote bots that were accepted")
COMPUTER_MOVES = Counter("metalworks_computer_moves_total", "Moves of computer seats")
LAPSES = Counter("metalworks_lapses_total", "Answers that did not come in time")
REFUSALS = Counter("metalworks_refusals_total", "Messages and requests that were refused", ["code"])
CONFLICTS = Counter("metalworks_conflicts_total", "Changes that another process was faster with")
COMMIT = Histogram("metalworks_commit_seconds", "From a decision to its commit", buckets=BUCKETS)
ANSWER = Histogram("metalworks_answer_seconds", "From a message to its answer", buckets=BUCKETS)
CONNECTIONS = Gauge("metalworks_connections", "Open WebSockets")
LIVE_TABLES = Gauge("metalworks_live_tables", "Tables in memory")
CRASHES = Gauge("metalworks_player_crashes", "Computer players that crashed or thought for too long")
