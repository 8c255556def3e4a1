"""The time of day. Whatever needs it gets this object, so that tests can bring a clock of their own."""

from __future__ import annotations

import asyncio
import time


class WallClock:
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


WALL_CLOCK = WallClock()
