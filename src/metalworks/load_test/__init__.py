"""How many durable moves per second, how soon each is answered, what a table costs; and whether a long game costs more.

N tables of bots over real WebSockets, server and bots on one machine: `metalworks bench server`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from metalworks.load_test.figures import LongGame, Point
from metalworks.load_test.load import RATE, SECONDS, measure
from metalworks.load_test.long_game import LENGTH, play
from metalworks.load_test.process import BenchServer

Tell = Callable[[int, float], None]  # the number of tables (0: the long game), and how much of it is done

LONG_GAME = 0


def run(
    tables: Sequence[int] = (10, 100, 1000),
    database: str | None = None,
    seconds: float = SECONDS,
    rate: float = RATE,
    length: int = LENGTH,
    tell: Tell = lambda tables, share: None,
) -> list[Point]:
    """The curve over the number of tables; a fresh SQLite file for each point, or the given database.

    With a rate of 0 the bots move as fast as they are answered; with a length of 0 there is no long game.
    """
    long_game = asyncio.run(_long_game(database, length, tell)) if length else None
    points = [asyncio.run(_point(count, database, seconds, rate, tell)) for count in tables]
    for point in points:
        point.long_game = long_game
    return points


async def _point(tables: int, database: str | None, seconds: float, rate: float, tell: Tell) -> Point:
    with tempfile.TemporaryDirectory() as folder:
        async with BenchServer(database or _fresh(folder)) as server:
            point = await measure(server, tables, seconds, rate, lambda share: tell(tables, share))
    tell(tables, 1.0)
    return point


async def _long_game(database: str | None, length: int, tell: Tell) -> LongGame:
    with tempfile.TemporaryDirectory() as folder:
        game = await play(database or _fresh(folder), length, lambda share: tell(LONG_GAME, share))
    tell(LONG_GAME, 1.0)
    return game


def _fresh(folder: str) -> str:
    return f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
