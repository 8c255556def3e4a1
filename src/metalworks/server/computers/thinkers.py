"""The processes in which computer players think, outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import OrderedDict, deque

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


class Waiting:
    """Those who wait for a process: by turns, one of each house, and in a house whoever came first.

    A house is an address where people live: whoever opens hundreds of tables waits for themselves, not the others
    for them.
    """

    def __init__(self) -> None:
        # By house, the one whose turn is next first: who waits there, each with the moment of the question.
        self._houses: OrderedDict[str, deque[tuple[float, asyncio.Future[Thinker]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._houses.values()))

    def add(self, house: str, asked: float, place: asyncio.Future[Thinker]) -> None:
        self._houses.setdefault(house, deque()).append((asked, place))

    def remove(self, house: str, place: asyncio.Future[Thinker]) -> None:
        """Somebody waits no more."""
        left = deque(one for one in self._houses.get(house, ()) if one[1] is not place)
        if left:
            self._houses[house] = left
        else:
            self._houses.pop(house, None)

    def next(self) -> asyncio.Future[Thinker] | None:
        """Whose turn it is, if anybody waits; their house is the last one now."""
        if not self._houses:
            return None
        house, queue = next(iter(self._houses.items()))
        _, place = queue.popleft()
        if queue:
            self._houses.move_to_end(house)
        else:
            del self._houses[house]
        return place

    def turns(self, house: str) -> list[tuple[int, float]]:
        """In how many turns those are served that a thought of this house must not keep waiting, and when they asked.

        These are the first ones of the other houses, and all of its own: many thoughts of one house hurry each
        other, and nobody else's.
        """
        many = len(self._houses)
        others = [(turn, queue[0][0]) for turn, (name, queue) in enumerate(self._houses.items(), 1) if name != house]
        own = [(turn * max(1, many), asked) for turn, (asked, _) in enumerate(self._houses.get(house, ()), 1)]
        return others + own


class Thinkers:
    """A few processes for all tables."""

    def __init__(self, count: int, limit: float, longest: float | None = None) -> None:
        self._longest = longest  # seconds for the strongest level, instead of its own
        self._all = [Thinker() for _ in range(count)]
        self._idle = list(self._all)  # the last one is taken first, because it has run already
        self._waiting = Waiting()
        self._limit = limit
        self._unwanted: set[asyncio.Task[None]] = set()  # thoughts that nobody waits for any more
        self.crashes = 0

    @property
    def waiting(self) -> int:
        """Thoughts for which there is no process yet."""
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.pid for thinker in self._all if thinker.pid is not None]

    async def choose(self, thought: Thought, house: str = "") -> Answer:
        """What a computer player decides; after crashes, what the simplest one decides. Houses take turns."""
        thought = msgspec.structs.replace(thought, level=thinking(thought.level, self._longest))
        for attempt in range(TRIES):
            thinker = await self._idle_one(house)
            hurried = msgspec.structs.replace(thought, seconds=self._share(house))
            asking = asyncio.create_task(thinker.ask(hurried, self._limit))
            try:
                answer = await asyncio.shield(asking)
            except Crashed as crash:
                thinker.kill()
                self._give_back(thinker)
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
                self._give_back(thinker)
                return answer
        return think(msgspec.structs.replace(thought, level=SIMPLEST))

    async def _idle_one(self, house: str) -> Thinker:
        if self._idle:
            return self._idle.pop()
        place: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.add(house, time.monotonic(), place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            else:
                self._waiting.remove(house, place)
            raise

    def _give_back(self, thinker: Thinker) -> None:
        while (place := self._waiting.next()) is not None:
            if not place.done():  # cancelled, and about to leave
                place.set_result(thinker)
                return
        self._idle.append(thinker)

    def _share(self, house: str) -> float:
        """The seconds for a thought of a house, so that those behind it are answered within ROUND of their question."""
        now = time.monotonic()
        left = [len(self._all) * (asked + ROUND - now) / (turn + 1) for turn, asked in self._waiting.turns(house)]
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
            self._give_back(thinker)

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
