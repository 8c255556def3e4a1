"""The lock of a table."""

from __future__ import annotations

import asyncio


class Lock(asyncio.Lock):
    """A lock that can also be had without waiting, where nobody holds it or waits for it."""

    def take(self) -> bool:
        """Whether it was free, and is ours now."""
        if self.locked():
            return False
        acquiring = self.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()  # somebody is waiting, and about to have it
        return False
