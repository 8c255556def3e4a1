"""Waiting until what was posted to a connection is delivered."""

from __future__ import annotations

import asyncio
import contextlib

from metalworks.server.transport.connections import Connection

LAST_DELIVERY = 1.0  # seconds


async def caught_up(connection: Connection) -> None:
    """Where answers pile up, wait until they are delivered before more is read."""
    while connection.is_behind and not connection.closed.is_set():
        await connection.link.writable.wait()


async def finish(connection: Connection, code: int) -> None:
    """Deliver what is still to be delivered, and close."""
    connection.close(code)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LAST_DELIVERY):
            await connection.closed.wait()
    connection.link.end(code)
    connection.link.leave()
