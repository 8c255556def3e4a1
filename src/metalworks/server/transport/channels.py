"""Litestar's channels over PostgreSQL, on a connection that is made again when it was cut."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable

import asyncpg
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import make_url

from metalworks.server.storage.database import CONNECT_LIMIT, STATEMENT_LIMIT
from metalworks.server.storage.writer import CHANNEL

PAUSE = 1.0  # seconds after a failure in which nothing is tried

logger = structlog.get_logger()


class Backend(AsyncPgChannelsBackend):
    """LISTEN and NOTIFY."""

    def __init__(self, database: str) -> None:
        async def connect() -> asyncpg.Connection:
            return await asyncpg.connect(database, timeout=CONNECT_LIMIT, command_timeout=STATEMENT_LIMIT)

        super().__init__(make_connection=connect)
        self._failed = -PAUSE

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Announce something, or leave it.

        What is announced here (who is at a table) is repeated; a failure must not end the worker that calls this,
        for at the end the server waits until it has done everything.
        """
        if time.monotonic() - self._failed < PAUSE:
            return
        try:
            await super().publish(data, channels)
        except Exception as error:
            self._failed = time.monotonic()
            logger.info("not announced", error=repr(error))

    async def on_shutdown(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_LIMIT):
                await super().on_shutdown()
        except Exception:  # the connection is gone, or does not answer
            with contextlib.suppress(Exception):
                self._listener_conn.terminate()

    async def listen_again(self) -> bool:
        """Connect again if the connection is gone; whether it was."""
        async with self._listener_lock:
            if not self._listener_conn.is_closed():
                return False
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)
        return True


class Channels:
    """The plugin and its backend."""

    def __init__(self, database: str) -> None:
        url = make_url(database).set(drivername="postgresql")
        self.backend = Backend(url.render_as_string(hide_password=False))
        self.plugin = ChannelsPlugin(self.backend, channels=[CHANNEL])
