"""Finished games in hindsight, one after the other in a process of their own; what was found is kept in memory.

Nobody waits for it, so everything about it is bounded: how long a game may be, how many wait, how many of them for one
address, and how long the process may take.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

import msgspec
import structlog

from metalworks.players.analysis import Judged

logger = structlog.get_logger()

ITERATIONS = 60  # a decision: half a minute for a game of Metallum
MOST_LINES = 2_000  # of a game that is looked at; the longest games of people have a quarter of that
MOST_WAITING = 16  # games, with the one that is being looked at
MOST_OF_ADDRESS = 3  # of them asked for from one address
MOST_KEPT = 50_000  # decisions of all games together
TRIES = 2
CPU_LIMIT = 300  # seconds of the processor for one game; what was found until then is all
TIME_LIMIT = 1_800.0  # the same where others need the processor
OUT_OF_TIME = getattr(signal, "SIGXCPU", 0)


class Course:
    """What is known of one game so far."""

    def __init__(self) -> None:
        self.decisions: list[Judged] = []
        self.is_whole = False  # every decision was judged
        self.is_done = False  # nothing more will be found
        self.tries = 0


class Analyst:
    """Looks at the games that somebody asks about; a game is begun again where the process ended too early."""

    def __init__(self, iterations: int = ITERATIONS, cpu_limit: int = CPU_LIMIT) -> None:
        self._iterations = iterations
        self._cpu_limit = cpu_limit
        self._courses: dict[str, Course] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked_from: dict[str, str] = {}  # the addresses that the waiting games were asked for from
        self._turn = asyncio.Semaphore(1)
        self.pid: int | None = None  # of the process that looks at a game now

    def course(self, table: str, address: str, lines: int, journal: Callable[[], str]) -> Course:
        """What is known of a finished game.

        The first question begins the work, or puts it into the queue; where there is no room, a later question does.
        """
        course = self._courses.pop(table, None) or Course()
        if lines > MOST_LINES:
            course.is_done = True
        if not course.is_done and table not in self._tasks and self._has_room(address):
            self._asked_from[table] = address
            self._tasks[table] = asyncio.create_task(self._look(table, journal(), course))
        self._courses[table] = course  # the last one that was asked for is forgotten last
        self._forget()
        return course

    def _has_room(self, address: str) -> bool:
        mine = sum(1 for one in self._asked_from.values() if one == address)
        return len(self._tasks) < MOST_WAITING and mine < MOST_OF_ADDRESS

    def _forget(self) -> None:
        """Forget the games that nobody has asked for longest; never one that is waited for."""
        kept = sum(1 + len(course.decisions) for course in self._courses.values())
        for table in [table for table in self._courses if table not in self._tasks]:
            if kept <= MOST_KEPT:
                return
            kept -= 1 + len(self._courses.pop(table).decisions)

    async def _look(self, table: str, journal: str, course: Course) -> None:
        try:
            async with self._turn:
                course.decisions.clear()
                course.tries += 1
                course.is_whole = await self._walk(journal, course)
                course.is_done = course.is_done or course.is_whole or course.tries >= TRIES
            if not course.is_whole:
                logger.warning("analysis ended early", table=table, decisions=len(course.decisions))
        finally:
            del self._tasks[table], self._asked_from[table]

    async def _walk(self, journal: str, course: Course) -> bool:
        """Let a process walk through a game; whether it came to the end."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "metalworks.server.computers.analysing",
            str(self._iterations),
            str(self._cpu_limit),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends this one
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self.pid = process.pid
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(TIME_LIMIT):
                process.stdin.write(journal.encode())
                process.stdin.close()
                async for line in process.stdout:
                    course.decisions.append(msgspec.json.decode(line, type=Judged))
                ended = await process.wait()
            course.is_done = ended == -OUT_OF_TIME
            return ended == 0
        except TimeoutError:
            course.is_done = True
            return False
        finally:
            self.pid = None
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        """End what is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
