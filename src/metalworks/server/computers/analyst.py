"""Finished games in hindsight, one after the other in a process of their own; what was found is kept in memory."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec
import structlog

from metalworks.players.analysis import Judged

logger = structlog.get_logger()

ITERATIONS = 60  # a decision: half a minute for a game of Metallum
MOST_KEPT = 200  # games


class Course:
    """What is known of one game so far."""

    def __init__(self) -> None:
        self.decisions: list[Judged] = []
        self.is_whole = False


class Analyst:
    """Looks at the games that somebody asks about; a game is begun again where the process ended too early."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self._iterations = iterations
        self._courses: dict[str, Course] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    def course(self, table: str, journal: str) -> Course:
        """What is known of a finished game; the first question begins the work."""
        course = self._courses.pop(table, None) or Course()
        self._courses[table] = course  # the last one that was asked for is forgotten last
        while len(self._courses) > MOST_KEPT:
            forgotten = next(iter(self._courses))
            del self._courses[forgotten]
            if (task := self._tasks.pop(forgotten, None)) is not None:
                task.cancel()
        if not course.is_whole and table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._look(table, journal, course))
        return course

    async def _look(self, table: str, journal: str, course: Course) -> None:
        try:
            async with self._turn:
                course.decisions.clear()
                course.is_whole = await self._walk(journal, course)
            if not course.is_whole:
                logger.warning("analysis ended early", table=table, decisions=len(course.decisions))
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                del self._tasks[table]

    async def _walk(self, journal: str, course: Course) -> bool:
        """Let a process walk through a game; whether it came to the end."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "metalworks.server.computers.analysing",
            str(self._iterations),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends this one
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(journal.encode())
            process.stdin.close()
            async for line in process.stdout:
                course.decisions.append(msgspec.json.decode(line, type=Judged))
            return await process.wait() == 0
        finally:
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
