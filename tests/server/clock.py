"""Clocks for tests: time passes when a test says so."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from metalworks.server.wall_clock import WallClock

BLINK = 0.02  # seconds of real time


class ManualClock(WallClock):
    """Stands still until it is advanced."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._sleepers: list[asyncio.Future[None]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        until = self._now + seconds
        while self._now < until:
            waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.append(waking)
            await waking

    def advance(self, seconds: float) -> None:
        self._now += seconds
        sleepers, self._sleepers = self._sleepers, []
        for waking in sleepers:
            if not waking.done():
                waking.set_result(None)


class ShiftedClock(WallClock):
    """The real time, and as many seconds more as a file says: for a server in another process."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> float:
        return time.time() + float(self._file.read_text())

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        while self.now() < until:
            await asyncio.sleep(BLINK)
