"""How many durable moves a second: N tables of bots over real WebSockets, server and bots on one machine.

Every table has two bots, each with a connection of its own. The load is offered at a fixed rate, spread over the
tables, as it comes from people; latency is from sending a move to its acknowledgement, which follows its commit.
"""

from __future__ import annotations

import asyncio
import random
import socket
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from metalworks.client import Client

RATE = 1_100.0  # moves a second that are offered in all
WARM_UP = 3.0
SECONDS = 10.0
GAME = "metallurgie"


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


_decode = msgspec.json.Decoder(News).decode


class Load:
    """Bots at some tables, and what they measured."""

    def __init__(self, clients: tuple[Client, Client], tables: int, rate: float) -> None:
        self.clients = clients
        self.tables = tables
        self.pause = tables / rate  # between two moves at one table
        self.latencies: list[float] = []
        self.refused = 0
        self.seated = 0  # bots that have seen their table
        self.measuring = False

    async def table(self) -> None:
        """Game after game at one table."""
        host, guest = self.clients
        while True:
            info = await host.create(GAME, ["me", "open"])
            await guest.join(info.id)
            slots = Slots(self.pause)
            bots = [asyncio.create_task(self._bot(client, info.id, slots)) for client in self.clients]
            try:
                await asyncio.gather(*bots)
            finally:
                for bot in bots:
                    bot.cancel()

    async def _bot(self, client: Client, table: str, slots: Slots) -> None:
        address = f"ws{client.address.removeprefix('http')}/api/tables/{table}/play"
        headers = {"cookie": f"metalworks={client.cookie}"}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=120, ping_interval=None
        ) as link:
            await link.send('{"do":"hello","events":true}')
            await self._play(link, slots)

    async def _play(self, link: ClientConnection, slots: Slots) -> None:
        sent: float | None = None
        number = 0
        seat = -1
        async for data in link:
            news = _decode(data)
            self.seated += seat < 0 and bool(news.views)
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
                action = bytes(random.choice(view.legal)).decode()
                sent = time.perf_counter()
                await link.send(f'{{"do":"act","id":"{number}","seat":{seat},"seq":{view.seq},"action":{action}}}')


class Slots:
    """The moments at which the next move of a table is due."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._due = time.perf_counter() + random.random() * pause

    async def next(self) -> None:
        now = time.perf_counter()
        wait = self._due - now
        self._due = max(self._due, now) + self._pause
        if wait > 0:
            await asyncio.sleep(wait)


async def measure(
    address: str, server: psutil.Process, tables: int, seconds: float = SECONDS, rate: float = RATE
) -> dict[str, float]:
    """One point of the curve."""
    async with Client(address, timeout=120) as host, Client(address, timeout=120) as guest:
        load = Load((host, guest), tables, rate)
        tasks: list[asyncio.Task[None]] = []
        for _ in range(tables):
            tasks.append(asyncio.create_task(load.table()))
            await asyncio.sleep(0.004)  # a thousand tables do not all arrive in one moment
        while load.seated < 2 * tables and not any(task.done() for task in tasks):
            await asyncio.sleep(0.1)
        await asyncio.sleep(min(WARM_UP, seconds))
        load.measuring = True
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        elapsed = time.perf_counter() - started
        load.measuring = False
        memory = server.memory_info().rss / 2**20
        for task in tasks:
            task.cancel()
        failures = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
    if failures:
        raise failures[0]
    ordered = sorted(load.latencies)
    if not ordered or load.refused:
        raise RuntimeError(f"{load.refused} of {len(ordered)} moves were refused")
    return {
        "tables": tables,
        "moves_per_s": round(len(ordered) / elapsed, 1),
        "p50_ms": round(ordered[len(ordered) // 2] * 1000, 2),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        "rss_mb": round(memory, 1),
    }


async def _with_server(tables: int, database: str | None, seconds: float, rate: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        address = database or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "metalworks.server.bench", address, str(port), stderr=asyncio.subprocess.DEVNULL
        )
        try:
            await _until_healthy(f"http://127.0.0.1:{port}")
            return await measure(f"http://127.0.0.1:{port}", psutil.Process(process.pid), tables, seconds, rate)
        finally:
            process.terminate()
            await process.wait()


async def _until_healthy(address: str) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                async with Client(address):
                    return
            except OSError:
                await asyncio.sleep(0.1)
            except Exception as error:
                if "onnect" not in type(error).__name__:
                    raise
                await asyncio.sleep(0.1)


def run(
    tables: Sequence[int] = (10, 100, 1000),
    database: str | None = None,
    seconds: float = SECONDS,
    rate: float = RATE,
) -> list[dict[str, float]]:
    """The curve over the number of tables; a fresh SQLite file for each point, or the given database."""
    return [asyncio.run(_with_server(count, database, seconds, rate)) for count in tables]


def main() -> None:
    """The server of a benchmark: as always, but one person may open any number of tables."""
    from metalworks.server.serve import run as serve
    from metalworks.server.settings import Limits, Settings

    many = Limits(tables=10**6, guests=10**6, connections=10**6)
    serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=many))


if __name__ == "__main__":
    main()
