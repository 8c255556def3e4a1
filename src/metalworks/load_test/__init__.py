"""How many durable moves per second, how soon each is answered, what a table costs; and whether a long game costs more.

N tables of bots over real WebSockets, server and bots on one machine: `metalworks bench server`.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from metalworks import GAMES
from metalworks.load_test import computers, memory
from metalworks.load_test.figures import LongGame, Memory, Pace, Point
from metalworks.load_test.load import RATE, SECONDS, measure
from metalworks.load_test.long_game import LENGTH, play
from metalworks.load_test.process import BenchServer

What = tuple[int, int]  # the number of tables and of server processes
Tell = Callable[[What, float], None]  # what is measured, and how much of it is done

LONG_GAME = (0, 1)
Done = TypeVar("Done")


def run(
    tables: Sequence[int] = (10, 100, 1000),
    database: str | None = None,
    seconds: float = SECONDS,
    rate: float = RATE,
    length: int = LENGTH,
    tell: Tell = lambda what, share: None,
    processes: Sequence[int] = (1,),
) -> list[Point]:
    """The curve over the number of tables; a fresh SQLite file for each point, or the given database.

    With a rate of 0 the bots move as fast as they are answered; with a length of 0 there is no long game. More than
    one server process need a PostgreSQL.
    """
    long_games = [_run(_long_game(database, game, length, tell)) for game in GAMES] if length else []
    points = [_run(_point((count, many), database, seconds, rate, tell)) for many in processes for count in tables]
    for point in points:
        point.long_games = long_games
    return points


def run_computers(tables: int, seconds: float, tell: Callable[[float], None] = lambda share: None) -> Pace:
    """People against the strongest level at so many tables."""
    return _run(computers.measure(tables, seconds, tell))


def run_memory(seconds: float, database: str | None, tell: Callable[[float], None]) -> Memory:
    """Whether the memory grows while bots play for so long."""

    async def look() -> Memory:
        with tempfile.TemporaryDirectory() as folder:
            return await memory.measure(database or _fresh(folder), seconds, tell)

    return _run(look())


async def _point(what: What, database: str | None, seconds: float, rate: float, tell: Tell) -> Point:
    tables, processes = what
    async with contextlib.AsyncExitStack() as stack:
        address = database or _fresh(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = [await stack.enter_async_context(BenchServer(address)) for _ in range(processes)]
        point = await measure(servers, tables, seconds, rate, lambda share: tell(what, share))
    tell(what, 1.0)
    return point


async def _long_game(database: str | None, game: str, length: int, tell: Tell) -> LongGame:
    done = GAMES.index(game)
    with tempfile.TemporaryDirectory() as folder:
        address = database or _fresh(folder)
        return await play(address, game, length, lambda share: tell(LONG_GAME, (done + share) / len(GAMES)))


def _fresh(folder: str) -> str:
    return f"sqlite:///{Path(folder) / 'bench.sqlite3'}"


def _run(work: Coroutine[Any, Any, Done]) -> Done:
    """On the fast event loop where there is one, as the server itself does."""
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(work)
