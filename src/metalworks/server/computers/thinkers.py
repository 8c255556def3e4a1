"""The processes in which computer players think, outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time

import msgspec
import structlog

from metalworks.players import thinking
from metalworks.players.searching import LONGEST
from metalworks.server.computers.process import LENGTH, READY, Answer, Thought, think
from metalworks.table.match import Match

logger = structlog.get_logger()

TRIES = 2  # before the simplest player takes over
START_LIMIT = 60.0
GRACE = 3.0  # seconds for a thought that is no longer needed
SIMPLEST = "random"  # takes no time, and cannot fail
ROUND = 5.0  # seconds in which all who wait now should have been answered: the more there are, the less time for each
LEAST = 0.05


class Crashed(Exception):
    """The process ended, or thought for too long."""


class Thinker:
    """One process; it is started when there is something to think about, and again after a crash."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ending: set[asyncio.Task[int]] = set()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "metalworks.server.computers.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which then closes this one
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._process = process
        assert process.stdout is not None
        if await asyncio.wait_for(process.stdout.readexactly(len(READY)), START_LIMIT) != READY:
            raise Crashed
        return process

    async def ask(self, thought: Thought, limit: float) -> Answer:
        """What the player decides; Crashed if it cannot."""
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            data = msgspec.msgpack.encode(thought)
            process.stdin.write(LENGTH.pack(len(data)) + data)
            async with asyncio.timeout(limit):
                head = await process.stdout.readexactly(LENGTH.size)
                answer = await process.stdout.readexactly(LENGTH.unpack(head)[0])
            return msgspec.msgpack.decode(answer, type=Answer)
        except Exception as error:  # each event loop has its own way to say that the process is gone
            raise Crashed(repr(error)) from error

    def kill(self) -> None:
        """End the process, in the middle of a thought if need be."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            ending = asyncio.create_task(process.wait())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the process, and see that none is left."""
        self.kill()
        await asyncio.gather(*self._ending)


class Thinkers:
    """A few processes for all tables."""

    def __init__(self, count: int, limit: float, longest: float | None = None) -> None:
        self._longest = longest  # seconds for the strongest level, instead of its own
        self._all = [Thinker() for _ in range(count)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._limit = limit
        self._unwanted: set[asyncio.Task[None]] = set()  # thoughts that nobody waits for any more
        self._asked: dict[object, float] = {}  # when those who wait asked, in their order
        self.crashes = 0
        self.waiting = 0  # thoughts for which there is no process yet

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.pid for thinker in self._all if thinker.pid is not None]

    async def choose(self, thought: Thought) -> Answer:
        """What a computer player decides; after crashes, what the simplest one decides. First come, first served."""
        thought = msgspec.structs.replace(thought, level=thinking(thought.level, self._longest))
        for attempt in range(TRIES):
            self.waiting += 1
            ticket = object()
            self._asked[ticket] = time.monotonic()
            try:
                thinker = await self._idle.get()
            finally:
                self.waiting -= 1
                del self._asked[ticket]
            hurried = msgspec.structs.replace(thought, seconds=self._share())
            asking = asyncio.create_task(thinker.ask(hurried, self._limit))
            try:
                answer = await asyncio.shield(asking)
            except Crashed as crash:
                thinker.kill()
                self._idle.put_nowait(thinker)
                self.crashes += 1
                logger.warning(
                    "player crashed", level=thought.level, game=thought.game, attempt=attempt, why=str(crash)
                )
            except asyncio.CancelledError:
                unwanted = asyncio.create_task(self._await_unwanted(thinker, asking))
                self._unwanted.add(unwanted)
                unwanted.add_done_callback(self._unwanted.discard)
                raise
            else:
                self._idle.put_nowait(thinker)
                return answer
        return think(msgspec.structs.replace(thought, level=SIMPLEST))

    def _share(self) -> float:
        """The seconds for one thought, so that everybody behind it is still answered within ROUND of their question."""
        now = time.monotonic()
        left = [
            len(self._all) * (asked + ROUND - now) / (place + 1) for place, asked in enumerate(self._asked.values(), 1)
        ]
        return max(LEAST, min(left, default=LONGEST))

    async def _await_unwanted(self, thinker: Thinker, asking: asyncio.Task[Answer]) -> None:
        """Let a thought end that nobody waits for any more: to start a process again costs more than most thoughts."""
        try:
            await asyncio.wait_for(asking, GRACE)
        except (Crashed, TimeoutError):
            thinker.kill()
        except asyncio.CancelledError:
            thinker.kill()
            raise
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """End them all."""
        for unwanted in self._unwanted:
            unwanted.cancel()
        await asyncio.gather(*self._unwanted, return_exceptions=True)
        await asyncio.gather(*(thinker.close() for thinker in self._all))


def thought_of(match: Match, seat: int, level: str) -> Thought:
    """What a computer player on this seat has to decide now, as it may know it."""
    state, rng = match.sample(seat)
    words = (int(rng.x), int(rng.y), int(rng.z), int(rng.w))
    return Thought(match.game.id, state.to_bytes(), seat, level, words)
