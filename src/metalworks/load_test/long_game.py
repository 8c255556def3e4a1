"""One game made as long as one likes: does a move cost more at its end than at its beginning?

In Metallum a seat may commit one program after the other while the other seat still thinks: the log grows, the
board does not.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection

from metalworks.client import Client
from metalworks.load_test.figures import LongGame
from metalworks.load_test.load import View, act, decode
from metalworks.load_test.process import BenchServer

GAME = "metallum"
LENGTH = 5_000  # moves
PARTS = 10
LONGEST = 90.0  # seconds, after which the game is broken off
WARM_UP = 300  # moves at another table
MISSED = 5  # moves that a viewer misses before they come back


async def play(database: str, length: int, tell: Callable[[float], None]) -> LongGame:
    """Play it, come back, restart the server and come back once more."""
    async with BenchServer(database) as server, Client(server.address) as host, Client(server.address) as guest:
        warm = await Marathon.open(server, host, guest)
        await warm.run(WARM_UP, lambda share: None)
        short = await Marathon.open(server, host, guest)
        game = await Marathon.open(server, host, guest)
        memory = server.memory
        await game.run(length, tell)
        memory = server.memory - memory
        back, whole = await game.welcome(game.seq - MISSED), await game.welcome(None)
    async with BenchServer(database) as server:
        for one in (short, game):
            one.server = server
        await short.welcome(None)  # what a new process does but once, it does now
        started = time.perf_counter()
        await game.welcome(game.seq)
        loading = time.perf_counter() - started
    latencies = [round(statistics.median(part) * 1000, 2) for part in game.latencies]
    cpu = [round(part / len(game.latencies[0]) * 1e6, 1) for part in game.cpu]
    return LongGame(
        moves=game.moves,
        p50_ms=latencies,
        cpu_us=cpu,
        latency_growth=round(latencies[-1] / latencies[0], 2),
        cpu_growth=round(cpu[-1] / cpu[0], 2) if cpu[0] else 1.0,
        bytes_per_move=round(memory / game.moves, 1),
        back_bytes=back,
        whole_bytes=whole,
        load_ms=round(loading * 1000, 1),
    )


class Marathon:
    """A table at which one seat never comes to an end; the other one and a spectator look on."""

    def __init__(self, server: BenchServer, host: Client, guest: Client, table: str) -> None:
        self.server = server
        self._player = host.cookie
        self._watchers = (guest.cookie, "")
        self._table = table
        self.moves = 0
        self.seq = 0
        self.latencies: list[list[float]] = []
        self.cpu: list[float] = []

    @classmethod
    async def open(cls, server: BenchServer, host: Client, guest: Client) -> Marathon:
        info = await host.create(GAME, ["me", "open"])
        await guest.join(info.id)
        return cls(server, host, guest, info.id)

    async def run(self, length: int, tell: Callable[[float], None]) -> None:
        watching = [asyncio.create_task(self._watch(cookie)) for cookie in self._watchers]
        try:
            await self._run(length, tell)
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _run(self, length: int, tell: Callable[[float], None]) -> None:
        rng = random.Random(1)
        size = max(1, length // PARTS)
        until = time.perf_counter() + LONGEST
        async with self.server.connect(self._player, self._table) as link:
            await link.send('{"do":"hello"}')
            view = await self._answer(link, None)
            while len(self.latencies) < PARTS and time.perf_counter() < until:
                part: list[float] = []
                worked = self.server.cpu
                for _ in range(size):
                    self.moves += 1
                    sent = time.perf_counter()
                    await link.send(act(self.moves, view, rng.choice(view.legal)))
                    view = await self._answer(link, str(self.moves))
                    part.append(time.perf_counter() - sent)
                self.cpu.append(self.server.cpu - worked)
                self.latencies.append(part)
                tell(len(self.latencies) / PARTS)
        self.seq = view.seq

    async def _answer(self, link: ClientConnection, re: str | None) -> View:
        async for data in link:
            news = decode(data)
            if news.kind == "refused":
                raise RuntimeError(f"a move was refused: {news.code}")
            if news.views and (re is None or news.re == re):
                return news.views[0]
        raise RuntimeError("the server ended the connection")

    async def _watch(self, cookie: str) -> None:
        async with self.server.connect(cookie, self._table) as link:
            await link.send('{"do":"hello"}')
            async for _ in link:
                pass

    async def welcome(self, seen: int | None) -> int:
        """Come to the table, having seen so much of it; the bytes one is sent."""
        hello: dict[str, object] = {"do": "hello", "id": "hello"}
        if seen is not None:
            hello["seen"] = {"0": seen}
        async with self.server.connect(self._player, self._table) as link:
            await link.send(msgspec.json.encode(hello).decode())
            async for data in link:
                if decode(data).re == "hello":
                    return len(data)
        raise RuntimeError("the server ended the connection")
