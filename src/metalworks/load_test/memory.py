"""Does the server's memory stay the same, however long it runs?

Bots play game after game as fast as they are answered, so that a few minutes see as many moves as hours of people. The
server keeps few tables where nobody is, because those it keeps are no growth; what it grows by once it has them is.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable

from metalworks.load_test.figures import Memory
from metalworks.load_test.load import Load, houses
from metalworks.load_test.process import BenchServer

TABLES = 20
KEEP = 20  # tables where nobody is
EVERY = 1.0  # seconds between two looks
WARM = 1 / 3  # of the time, after which nothing should grow any more


async def measure(database: str, seconds: float, tell: Callable[[float], None]) -> Memory:
    """What the memory grows by with every thousand moves: the slope of a line through what was seen of it."""
    async with BenchServer(database, keep=KEEP) as server, houses([server]) as open_houses:
        load = Load(open_houses, TABLES, 0.0)
        tasks = [asyncio.create_task(load.table(number)) for number in range(TABLES)]
        load.measuring = True
        seen: list[tuple[float, float]] = []  # moves, and megabytes
        begun = time.perf_counter()
        try:
            while (passed := time.perf_counter() - begun) < seconds:
                await asyncio.sleep(EVERY)
                if failed := [task for task in tasks if task.done()]:
                    await failed[0]
                seen.append((len(load.latencies), server.memory / 2**20))
                tell(passed / seconds)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    tell(1.0)
    late = seen[int(len(seen) * WARM) :]
    slope = statistics.linear_regression([moves for moves, _ in late], [memory for _, memory in late]).slope
    tenths = [seen[min(len(seen) - 1, (number + 1) * len(seen) // 10)][1] for number in range(10)]
    return Memory(
        seconds=round(seconds, 1),
        moves=int(seen[-1][0]),
        games=load.games,
        rss_mb=[round(one, 1) for one in tenths],
        kb_per_1000_moves=round(slope * 1024 * 1000, 2),
    )
