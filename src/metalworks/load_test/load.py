"""Bots at many tables: moves per second, and how soon each is answered.

Every table has two bots, each with a connection of its own. The load is offered at a rate, spread over the
tables, as it comes from people, or as fast as it is answered; latency is from sending a move to its
acknowledgement, which follows its commit. The bots are callbacks on lean connections, so that the processor is left
to the server: `load_us_per_move` says what they take themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec
import psutil

from metalworks.client import Client
from metalworks.load_test.figures import Point
from metalworks.load_test.process import BenchServer
from metalworks.load_test.wire import Wire
from metalworks.messages import Health

RATE = 1_100.0  # moves per second that are offered in all
WARM_UP = 3.0
SECONDS = 10.0
GAME = "metallurgie"
DEBT = 1.0  # seconds that a table may be late and still make up for


class View(msgspec.Struct):
    """What a bot needs of a SeatView."""

    seat: int | None
    seq: int
    legal: list[msgspec.Raw]


class News(msgspec.Struct):
    """What a bot needs of a message of the server."""

    kind: str = msgspec.field(name="is")
    re: str | None = None
    waiting: list[int] = []
    views: list[View] = []
    code: str = ""


decode = msgspec.json.Decoder(News).decode


class Load:
    """Bots at some tables, and what they measured."""

    def __init__(self, houses: Sequence[House], tables: int, rate: float) -> None:
        self._houses = houses
        self._pause = tables / rate if rate else 0.0  # between two moves at one table
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0  # that came to their end
        self.seated = 0  # bots that have seen the first table they came to
        self.measuring = False

    async def table(self, number: int) -> None:
        """Game after game at one table; the tables are spread over the servers."""
        house = self._houses[number % len(self._houses)]
        await self.game(house, is_first=True)
        while True:
            await self.game(house)

    async def game(self, house: House, is_first: bool = False) -> None:
        info = await house.host.create(GAME, ["me", "open"])
        await house.guest.join(info.id)
        slots = Slots(self._pause)
        bots = [Bot(self, slots, is_first) for _ in range(2)]
        try:
            for bot, client in zip(bots, (house.host, house.guest), strict=True):
                await bot.sit(house.server, client.cookie, info.id)
            for bot in bots:
                await bot.wire.ended.wait()
                if not bot.is_over:
                    raise RuntimeError("the server ended the connection")
            self.games += 1
        finally:
            for bot in bots:
                bot.leave()


class Bot:
    """One seat at one table: moves at random whenever it can, and looks on otherwise."""

    def __init__(self, load: Load, slots: Slots, is_first: bool) -> None:
        self._load = load
        self._slots = slots
        self._is_awaited = is_first  # nothing is measured before it has seen its table
        self._sent: float | None = None
        self._number = 0
        self._due: asyncio.TimerHandle | None = None
        self.is_over = False
        self.wire: Wire

    async def sit(self, server: BenchServer, cookie: str, table: str) -> None:
        self.wire = await Wire.open(server.port, table, cookie, self._hear)
        self.wire.send('{"do":"hello","events":true}')

    def leave(self) -> None:
        if self._due is not None:
            self._due.cancel()
        if hasattr(self, "wire"):
            self.wire.close()

    def _hear(self, data: bytes) -> None:
        news = decode(data)
        if news.kind not in ("update", "refused"):
            return
        load = self._load
        if self._is_awaited and news.views:
            self._is_awaited = False
            load.seated += 1
        if self._sent is not None and news.re == str(self._number):
            if load.measuring:
                load.latencies.append(time.perf_counter() - self._sent)
                load.refused += news.kind == "refused"
            self._sent = None
        if news.kind == "update" and not news.waiting:
            self.is_over = True
            self.wire.close()
        view = news.views[0] if news.views else None
        if view is not None and self._sent is None and view.seat in news.waiting and view.legal:
            wait = self._slots.next()
            if wait > 0:
                self._due = asyncio.get_running_loop().call_later(wait, self._move, view)
            else:
                self._move(view)

    def _move(self, view: View) -> None:
        self._number += 1
        self._sent = time.perf_counter()
        self.wire.send(act(self._number, view, random.choice(view.legal)))


def act(number: int, view: View, action: msgspec.Raw) -> str:
    """The message of a move."""
    words = bytes(action).decode()
    return f'{{"do":"act","id":"{number}","seat":{view.seat},"seq":{view.seq},"action":{words}}}'


class Slots:
    """The moments at which the next move of a table is due."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._due = time.perf_counter() + random.random() * pause

    def next(self) -> float:
        """In how many seconds the next move is due; it counts as made."""
        now = time.perf_counter()
        wait = self._due - now
        self._due = max(self._due, now - DEBT) + self._pause
        return wait


class House(msgspec.Struct):
    """A server and the two people who play at all tables there."""

    server: BenchServer
    host: Client
    guest: Client


@contextlib.asynccontextmanager
async def houses(servers: Sequence[BenchServer]) -> AsyncIterator[list[House]]:
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for server in servers:
            people = [await stack.enter_async_context(Client(server.address, timeout=120)) for _ in range(2)]
            found.append(House(server, *people))
        yield found


async def measure(
    servers: Sequence[BenchServer], tables: int, seconds: float, rate: float, tell: Callable[[float], None]
) -> Point:
    """One point of the curve."""
    async with houses(servers) as open_houses:
        first = Load(open_houses, 1, 0.0)
        for house in open_houses:
            await first.game(house)  # what every server comes to need, before its memory is read
        empty, held = _memory(servers), await _tables_held(open_houses)
        load = Load(open_houses, tables, rate)
        tasks: list[asyncio.Task[None]] = []
        for number in range(tables):
            tasks.append(asyncio.create_task(load.table(number)))
            await asyncio.sleep(0.004)  # a thousand tables do not all arrive in one moment
        while load.seated < 2 * tables and not any(task.done() for task in tasks):
            await asyncio.sleep(0.1)
            tell(0.3 * load.seated / (2 * tables))
        warm_up = min(WARM_UP, seconds)
        await _wait(warm_up, lambda share: tell(0.3 + 0.1 * share))
        load.measuring = True
        before = _Work(servers)
        await _wait(seconds, lambda share: tell(0.4 + 0.6 * share))
        after = _Work(servers)
        load.measuring = False
        full = _memory(servers)
        for task in tasks:
            task.cancel()
        failures = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
        held = await _tables_held(open_houses) - held
    if failures:
        raise failures[0]
    ordered = sorted(load.latencies)
    if not ordered or load.refused:
        raise RuntimeError(f"{load.refused} of {len(ordered)} moves were refused")
    return Point(
        tables=tables,
        processes=len(servers),
        moves_per_s=round(len(ordered) / (after.at - before.at), 1),
        p50_ms=round(ordered[len(ordered) // 2] * 1000, 2),
        p99_ms=round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        rss_mb=round(full / 2**20, 1),
        kb_per_table=round((full - empty) / max(1, held) / 1024, 1),
        cpu_us_per_move=round((after.server - before.server) / len(ordered) * 1e6, 1),
        load_us_per_move=round((after.load - before.load) / len(ordered) * 1e6, 1),
        stolen_percent=round(100 * (after.stolen - before.stolen) / (after.all - before.all), 1),
    )


class _Work:
    """The seconds of processor time so far: of servers and bots, of all, and what a host gave to its other guests."""

    def __init__(self, servers: Sequence[BenchServer]) -> None:
        self.at = time.perf_counter()
        self.server = sum(server.cpu for server in servers)
        self.load = time.process_time()
        times = psutil.cpu_times()
        self.all = sum(times)
        self.stolen: float = getattr(times, "steal", 0.0)  # where the system says so


def _memory(servers: Sequence[BenchServer]) -> int:
    return sum(server.memory for server in servers)


async def _tables_held(open_houses: Sequence[House]) -> int:
    """The tables in the memory of the servers: those that are played, and those that were."""
    return sum([(await house.host.ask("GET", "/health", Health)).live_tables for house in open_houses])


async def _wait(seconds: float, tell: Callable[[float], None]) -> None:
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        tell(passed / seconds)
        await asyncio.sleep(min(0.5, seconds - passed))
