"""The time of day. Whatever needs it gets this object, so that tests can bring a clock of their own."""

from __future__ import annotations

import asyncio
import time


class WallClock:
    """What time it is, and waiting.

    The machine's own clock says it once; from then on the database does (`set`), because all servers share it, and in
    between time passes evenly, whatever happens to the clocks of machines.
    """

    def __init__(self) -> None:
        self._ahead = self.machine() - time.monotonic()

    def machine(self) -> float:
        """What the clock of this machine says, seconds since 1970."""
        return time.time()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._ahead

    def set(self, now: float) -> None:
        """The database says that it is this time."""
        self._ahead = now - time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


WALL_CLOCK = WallClock()
