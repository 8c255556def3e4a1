"""Bots at many tables: moves per second, and how soon each is answered.

Every table has two bots, each with a connection of its own. The load is offered at a rate, spread over the
tables, as it comes from people, or as fast as it is answered; latency is from sending a move to its
acknowledgement, which follows its commit.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection

from metalworks.client import Client
from metalworks.load_test.figures import Point
from metalworks.load_test.process import BenchServer
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

    def __init__(self, server: BenchServer, clients: tuple[Client, Client], tables: int, rate: float) -> None:
        self._server = server
        self._clients = clients
        self._pause = tables / rate if rate else 0.0  # between two moves at one table
        self.latencies: list[float] = []
        self.refused = 0
        self.seated = 0  # bots that have seen their table
        self.measuring = False

    async def table(self) -> None:
        """Game after game at one table."""
        while True:
            await self.game()

    async def game(self) -> None:
        host, guest = self._clients
        info = await host.create(GAME, ["me", "open"])
        await guest.join(info.id)
        slots = Slots(self._pause)
        bots = [asyncio.create_task(self._bot(client, info.id, slots)) for client in self._clients]
        try:
            await asyncio.gather(*bots)
        finally:
            for bot in bots:
                bot.cancel()

    async def _bot(self, client: Client, table: str, slots: Slots) -> None:
        async with self._server.connect(client.cookie, table) as link:
            await link.send('{"do":"hello","events":true}')
            await self._play(link, slots)

    async def _play(self, link: ClientConnection, slots: Slots) -> None:
        sent: float | None = None
        number = 0
        seat: int | None = None
        async for data in link:
            news = decode(data)
            self.seated += seat is None and bool(news.views)
            if news.kind not in ("update", "refused"):
                continue
            if sent is not None and news.re == str(number):
                if self.measuring:
                    self.latencies.append(time.perf_counter() - sent)
                    self.refused += news.kind == "refused"
                sent = None
            if news.kind == "update" and not news.waiting:
                return  # the game is over
            view = news.views[0] if news.views else None
            if view is None or view.seat is None:
                continue
            seat = view.seat
            if sent is None and seat in news.waiting and view.legal:
                await slots.next()
                number += 1
                sent = time.perf_counter()
                await link.send(act(number, view, random.choice(view.legal)))


def act(number: int, view: View, action: msgspec.Raw) -> str:
    """The message of a move."""
    words = bytes(action).decode()
    return f'{{"do":"act","id":"{number}","seat":{view.seat},"seq":{view.seq},"action":{words}}}'


class Slots:
    """The moments at which the next move of a table is due."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._due = time.perf_counter() + random.random() * pause

    async def next(self) -> None:
        now = time.perf_counter()
        wait = self._due - now
        self._due = max(self._due, now - DEBT) + self._pause
        if wait > 0:
            await asyncio.sleep(wait)


async def measure(
    server: BenchServer, tables: int, seconds: float, rate: float, tell: Callable[[float], None]
) -> Point:
    """One point of the curve."""
    async with Client(server.address, timeout=120) as host, Client(server.address, timeout=120) as guest:
        await Load(server, (host, guest), 1, 0.0).game()  # what every server comes to need, before its memory is read
        empty, held = server.memory, await _tables_held(host)
        load = Load(server, (host, guest), tables, rate)
        tasks: list[asyncio.Task[None]] = []
        for _ in range(tables):
            tasks.append(asyncio.create_task(load.table()))
            await asyncio.sleep(0.004)  # a thousand tables do not all arrive in one moment
        while load.seated < 2 * tables and not any(task.done() for task in tasks):
            await asyncio.sleep(0.1)
            tell(0.3 * load.seated / (2 * tables))
        warm_up = min(WARM_UP, seconds)
        await _wait(warm_up, lambda share: tell(0.3 + 0.1 * share))
        load.measuring = True
        started, worked = time.perf_counter(), server.cpu
        await _wait(seconds, lambda share: tell(0.4 + 0.6 * share))
        elapsed, worked = time.perf_counter() - started, server.cpu - worked
        load.measuring = False
        full = server.memory
        for task in tasks:
            task.cancel()
        failures = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
        held = await _tables_held(host) - held
    if failures:
        raise failures[0]
    ordered = sorted(load.latencies)
    if not ordered or load.refused:
        raise RuntimeError(f"{load.refused} of {len(ordered)} moves were refused")
    return Point(
        tables=tables,
        moves_per_s=round(len(ordered) / elapsed, 1),
        p50_ms=round(ordered[len(ordered) // 2] * 1000, 2),
        p99_ms=round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        rss_mb=round(full / 2**20, 1),
        kb_per_table=round((full - empty) / max(1, held) / 1024, 1),
        cpu_us_per_move=round(worked / len(ordered) * 1e6, 1),
    )


async def _tables_held(client: Client) -> int:
    """The tables in the memory of the server: those that are played, and those that were."""
    return (await client.ask("GET", "/health", Health)).live_tables


async def _wait(seconds: float, tell: Callable[[float], None]) -> None:
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        tell(passed / seconds)
        await asyncio.sleep(min(0.5, seconds - passed))
