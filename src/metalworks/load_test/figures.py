"""What is measured."""

from __future__ import annotations

import msgspec


class LongGame(msgspec.Struct, kw_only=True):
    """What a long game cost, from its first tenth to its last."""

    game: str
    moves: int
    p50_ms: list[float]  # the median latency of a move, in each tenth of the game
    cpu_us: list[float]  # the time of the server's processor for a move, in each tenth
    latency_growth: float  # the last tenth over the first
    cpu_growth: float
    bytes_per_move: float  # of the server's memory
    back_bytes: int  # what a viewer is sent who has missed a few moves at the end
    whole_bytes: int  # and one who has seen nothing
    load_ms: float  # until a viewer sees the table after a restart, when its log is read


class Point(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One point of the curve over the number of tables."""

    tables: int
    processes: int = 1  # of the server
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    rss_mb: float  # of all server processes
    kb_per_table: float  # what its memory grew by, for each table it holds
    cpu_us_per_move: float  # of all server processes
    load_us_per_move: float  # of the bots
    stolen_percent: float = 0.0  # of the processors: taken by other guests of the host while it was measured
    long_games: list[LongGame] = []  # one of each game, the same in all points


class Pace(msgspec.Struct, kw_only=True):
    """People against the strongest level at many tables at once."""

    tables: int
    moves: int  # of people
    p50_ms: float  # until they were acknowledged
    p99_ms: float
    decisions: int  # of computers
    decision_p50_s: float  # until they were made
    decision_p99_s: float
    decision_most_s: float


class Memory(msgspec.Struct, kw_only=True):
    """The memory of a server at which bots play for a while."""

    seconds: float
    moves: int
    games: int  # that came to their end
    rss_mb: list[float]  # after each tenth of the time
    kb_per_1000_moves: float  # what it grew by after the first third: the slope
