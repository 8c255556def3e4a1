"""Litestar's channels over PostgreSQL, on a connection that is made again when it was cut."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import make_url

from metalworks.server.storage.writer import CHANNEL


class Backend(AsyncPgChannelsBackend):
    """LISTEN and NOTIFY."""

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
