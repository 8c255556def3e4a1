"""People against the strongest level at many tables at once: how soon it answers, and how soon people are served.

Every table has a bot for the person, who moves at random soon after it is asked, and computers of the strongest level:
as hard as it gets, for a computer is waited for nearly all the time at every table. The time of a decision is from the
message after which the computer was waited for to the message of what it did, as the person sees it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from metalworks.client import Client
from metalworks.load_test.figures import Pace
from metalworks.load_test.load import View, act, decode
from metalworks.load_test.process import BenchServer
from metalworks.load_test.wire import Wire
from metalworks.players import STRONGEST

GAMES = {"metallum": 2, "metallurgie": 2, "metal_adventures": 3}  # with their seats; a person has one of them
PAUSE = 0.3  # seconds that a person takes
WARM_UP = 10.0


class Crowd:
    """What was measured at all tables."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds until a person's move was acknowledged
        self.decisions: list[float] = []  # seconds until a computer had decided
        self.measuring = False
        self.refused = 0


class Person:
    """A person at one table, game after game."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._number = 0
        self._sent: float | None = None
        self._since: float | None = None  # when a computer began to be waited for
        self._due: asyncio.TimerHandle | None = None
        self._wire: Wire

    async def play(self, server: BenchServer, client: Client, game: str) -> None:
        while True:
            info = await client.create(game, ["me", *[STRONGEST] * (GAMES[game] - 1)])
            self._wire = await Wire.open(server.port, info.id, client.cookie, self._hear)
            self._wire.send('{"do":"hello"}')
            await self._wire.ended.wait()

    def leave(self) -> None:
        if self._due is not None:
            self._due.cancel()
        if hasattr(self, "_wire"):
            self._wire.close()

    @property
    def waits(self) -> float:
        """For how many seconds a computer has been waited for by now."""
        return time.perf_counter() - self._since if self._since is not None else 0.0

    def _hear(self, data: bytes) -> None:
        news = decode(data)
        if news.kind not in ("update", "refused"):
            return
        now = time.perf_counter()
        crowd = self._crowd
        if self._sent is not None and news.re == str(self._number):
            if crowd.measuring:
                crowd.moves.append(now - self._sent)
                crowd.refused += news.kind == "refused"
            self._sent = None
        if news.kind == "refused" or not news.views:
            return
        view = news.views[0]
        if self._since is not None and crowd.measuring:
            crowd.decisions.append(now - self._since)
        mine = view.seat in news.waiting
        self._since = now if news.waiting and not mine else None
        if not news.waiting:
            self._wire.close()
        elif mine and view.legal and self._sent is None and self._due is None:
            pause = PAUSE * (0.5 + random.random())
            self._due = asyncio.get_running_loop().call_later(pause, self._move, view)

    def _move(self, view: View) -> None:
        self._due = None
        self._number += 1
        self._sent = time.perf_counter()
        self._wire.send(act(self._number, view, random.choice(view.legal)))


async def measure(tables: int, seconds: float, tell: Callable[[float], None]) -> Pace:
    """People at so many tables against the strongest level, for so long."""
    crowd = Crowd()
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = await stack.enter_async_context(BenchServer(f"sqlite:///{Path(folder) / 'bench.sqlite3'}"))
        clients = [await stack.enter_async_context(Client(server.address, timeout=120)) for _ in range(tables)]
        people = [Person(crowd) for _ in range(tables)]
        games = list(GAMES)
        tasks = [
            asyncio.create_task(person.play(server, client, games[number % len(games)]))
            for number, (person, client) in enumerate(zip(people, clients, strict=True))
        ]
        try:
            begun = time.perf_counter()
            while (passed := time.perf_counter() - begun) < WARM_UP + seconds:
                crowd.measuring = passed >= WARM_UP
                tell(passed / (WARM_UP + seconds))
                await asyncio.sleep(0.25)
                if failed := [task for task in tasks if task.done()]:
                    await failed[0]
            crowd.decisions += [person.waits for person in people if person.waits]  # those under way count too
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for person in people:
                person.leave()
    if not crowd.moves or not crowd.decisions or crowd.refused:
        raise RuntimeError(f"{crowd.refused} of {len(crowd.moves)} moves were refused")
    moves, decisions = sorted(crowd.moves), sorted(crowd.decisions)
    tell(1.0)
    return Pace(
        tables=tables,
        moves=len(moves),
        p50_ms=round(_part(moves, 0.5) * 1000, 2),
        p99_ms=round(_part(moves, 0.99) * 1000, 2),
        decisions=len(decisions),
        decision_p50_s=round(_part(decisions, 0.5), 3),
        decision_p99_s=round(_part(decisions, 0.99), 3),
        decision_most_s=round(decisions[-1], 3),
    )


def _part(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
