"""What a server process holds together: store, people, tables, limits; and its life from start to end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import structlog
from litestar import Litestar

from metalworks.server import notices, protocol
from metalworks.server.channels import Channels
from metalworks.server.limits import Limit
from metalworks.server.live import LiveTable
from metalworks.server.notices import Notice
from metalworks.server.people import People
from metalworks.server.presence import REPEATED
from metalworks.server.settings import Settings
from metalworks.server.store import Store
from metalworks.server.tables import Tables
from metalworks.server.writer import CHANNEL

GOODBYE = 2.0  # seconds
CHECKPOINT = 2.0

logger = structlog.get_logger()


class Service:
    """One server process."""

    store: Store
    people: People
    tables: Tables

    def __init__(self, settings: Settings, channels: Channels | None) -> None:
        self.settings = settings
        self.channels = channels
        limits = settings.limits
        self.chat_limit = Limit("too-much-chat", limits.chat_lines, limits.chat_seconds)
        self.table_limit = Limit("too-many-tables", limits.tables, limits.tables_seconds)
        self.hint_limit = Limit("too-many-hints", limits.hints, 60.0)
        self.guest_limit = Limit("too-many-guests", limits.guests, 60.0)
        self.is_stopping = False

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Open the database, go on where the last process stopped, and close everything at the end."""
        self.store = await Store.open(self.settings.database)
        self.people = People(self.store, await self.store.secret(), self.settings.secure)
        self.tables = Tables(self.store, self.settings)
        tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._checkpoint())]
        if self.channels is not None:
            tasks += [asyncio.create_task(self._listen()), asyncio.create_task(self._repeat_presence())]
        tasks.append(asyncio.create_task(self._resume()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.tables.close()
            await self.store.close()
            logger.info("stopped")

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops; their clients come back by themselves."""
        self.is_stopping = True
        goodbye = protocol.Goodbye(key="server-stops")
        at_tables = [connection for live in self.tables.live.values() for connection in live.connections]
        everybody = [*at_tables, *self.tables.signals.connections]
        for connection in everybody:
            connection.post(goodbye)
            connection.close(1001)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(connection.closed.wait() for connection in everybody))

    # -- in the background -------------------------------------------------------------------

    async def _resume(self) -> None:
        resumed = await self.tables.resume(time.time() + 1)
        if resumed:
            logger.info("resumed", tables=resumed)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                if self.channels is not None and await self.channels.backend.listen_again():
                    logger.warning("listening again")
                await self.tables.sweep()
            except Exception as error:  # the database may be away for a while
                logger.warning("sweep failed", error=repr(error))

    async def _checkpoint(self) -> None:
        while not self.store.is_postgres:
            await asyncio.sleep(CHECKPOINT)
            try:
                await self.store.checkpoint()
            except Exception as error:
                logger.warning("checkpoint failed", error=repr(error))

    async def _listen(self) -> None:
        assert self.channels is not None
        while True:
            try:
                async with self.channels.plugin.start_subscription([CHANNEL]) as subscriber:
                    async for data in subscriber.iter_events():
                        await self._hear(data)
            except Exception as error:  # at the start the channels may not be open yet
                logger.info("not listening yet", error=repr(error))
                await asyncio.sleep(0.1)

    async def _hear(self, data: bytes) -> None:
        try:
            await self.tables.hear(data)
        except Exception as error:  # one bad notice must not make us deaf
            logger.warning("notice lost", error=repr(error))

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEATED)
            for live in list(self.tables.live.values()):
                if live.connections:
                    self.announce_presence(live)

    def announce_presence(self, live: LiveTable) -> None:
        """Tell other processes who is at a table through this one."""
        if self.channels is None or live.record is None:
            return
        people, spectators = live.presence.at_hand(live.connections, live.seated())
        notice = Notice(live.id, present=sorted(people), spectators=spectators)
        self.channels.plugin.publish(notices.write(notice).encode(), [CHANNEL])
