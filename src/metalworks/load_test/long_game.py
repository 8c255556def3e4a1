"""One table for as long as one likes: does a move cost more at the end than at the beginning?

In Metallum a seat may commit one program after the other while the other seat still thinks: the log grows, the
board does not. Metal Adventures is long by itself when five captains move at random; Metallurgie is not, so one match
follows the other.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable

import msgspec
from websockets.asyncio.client import ClientConnection

from metalworks.client import Client
from metalworks.load_test.figures import LongGame
from metalworks.load_test.load import News, act, decode
from metalworks.load_test.process import BenchServer

SEATS = {"metallurgie": 2, "metallum": 2, "metal_adventures": 5}
WAITED_FOR = ("metallum",)  # where the second seat is another person's, who never moves
LENGTH = 5_000  # moves
PARTS = 10
LONGEST = 90.0  # seconds, after which the game is broken off
WARM_UP = 300  # moves at another table, or as many as there will be
MISSED = 5  # moves that a viewer misses before they come back


async def play(database: str, name: str, length: int, tell: Callable[[float], None]) -> LongGame:
    """Play it, come back, restart the server and come back once more."""
    async with BenchServer(database) as server, Client(server.address) as host, Client(server.address) as guest:
        people = (host, guest)
        warm = await Marathon.open(server, people, name)
        await warm.run(min(WARM_UP, length), lambda share: None)
        game = await Marathon.open(server, people, name)
        memory = server.memory
        await game.run(length, tell)
        memory = server.memory - memory
        back, whole = await game.welcome(missed=MISSED), await game.welcome()
    async with BenchServer(database) as server:
        for one in (warm, game):
            one.server = server
        await warm.welcome()  # what a new process does but once, it does now
        await server.calm()
        started = time.perf_counter()
        await game.welcome(missed=0)
        loading = time.perf_counter() - started
    latencies = [round(statistics.median(part) * 1000, 2) for part in game.latencies]
    cpu = [round(part / len(game.latencies[0]) * 1e6, 1) for part in game.cpu]
    return LongGame(
        game=name,
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
    """A table at which one person never comes to an end; another one and a spectator look on."""

    def __init__(self, server: BenchServer, people: tuple[Client, Client], game: str, table: str) -> None:
        self.server = server
        self._people = people
        self._watchers = (people[1].cookie, "")
        self._game = game
        self._table = table
        self._rng = random.Random(1)
        self.moves = 0
        self._seen: dict[str, int] = {}  # by seat of the one who plays
        self.latencies: list[list[float]] = []
        self.cpu: list[float] = []

    @classmethod
    async def open(cls, server: BenchServer, people: tuple[Client, Client], game: str) -> Marathon:
        return cls(server, people, game, await _open_table(people, game))

    async def run(self, length: int, tell: Callable[[float], None]) -> None:
        size = max(1, length // PARTS)
        until = time.perf_counter() + LONGEST
        part: list[float] = []
        worked = self.server.cpu
        async for latency in self._play():
            part.append(latency)
            if len(part) == size:
                self.latencies.append(part)
                self.cpu.append(self.server.cpu - worked)
                part, worked = [], self.server.cpu
                tell(len(self.latencies) / PARTS)
                if len(self.latencies) == PARTS or time.perf_counter() > until:
                    break

    async def _play(self) -> AsyncIterator[float]:
        """Match after match; the seconds until each move was answered."""
        while True:
            watching = [asyncio.create_task(self._watch(cookie)) for cookie in self._watchers]
            try:
                async with self.server.connect(self._people[0].cookie, self._table) as link:
                    await link.send('{"do":"hello"}')
                    news = await self._answer(link, None)
                    while news.waiting:
                        view = next(view for view in news.views if view.legal)
                        self.moves += 1
                        sent = time.perf_counter()
                        await link.send(act(self.moves, view, self._rng.choice(view.legal)))
                        news = await self._answer(link, str(self.moves))
                        self._seen |= {str(one.seat): one.seq for one in news.views}
                        yield time.perf_counter() - sent
            finally:
                for task in watching:
                    task.cancel()
                await asyncio.gather(*watching, return_exceptions=True)
            self._table = await _open_table(self._people, self._game)
            self._seen = {}

    async def _answer(self, link: ClientConnection, re: str | None) -> News:
        async for data in link:
            news = decode(data)
            if news.kind == "refused":
                raise RuntimeError(f"a move was refused: {news.code}")
            if news.views and (re is None or news.re == re):
                return news
        raise RuntimeError("the server ended the connection")

    async def _watch(self, cookie: str) -> None:
        async with self.server.connect(cookie, self._table) as link:
            await link.send('{"do":"hello"}')
            async for _ in link:
                pass

    async def welcome(self, missed: int | None = None) -> int:
        """Come to the table, having missed the last so many steps, or all; the bytes one is sent."""
        hello: dict[str, object] = {"do": "hello", "id": "hello"}
        if missed is not None:
            hello["seen"] = {seat: seq - missed for seat, seq in self._seen.items()}
        async with self.server.connect(self._people[0].cookie, self._table) as link:
            await link.send(msgspec.json.encode(hello).decode())
            async for data in link:
                if decode(data).re == "hello":
                    return len(data)
        raise RuntimeError("the server ended the connection")


async def _open_table(people: tuple[Client, Client], game: str) -> str:
    host, guest = people
    info = await host.create(game, ["me", "open"] if game in WAITED_FOR else ["me"] * SEATS[game])
    if game in WAITED_FOR:
        await guest.join(info.id)
    return info.id
