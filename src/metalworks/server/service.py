"""What a server process holds together: store, people, tables, limits; and its life from start to end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import structlog
from litestar import Litestar

from metalworks import messages
from metalworks.server.archive import archive_new
from metalworks.server.live import LiveTable
from metalworks.server.settings import Settings
from metalworks.server.storage.store import Store
from metalworks.server.storage.writer import CHANNEL
from metalworks.server.tables import Tables
from metalworks.server.transport import notices
from metalworks.server.transport.channels import Channels
from metalworks.server.transport.limits import Limit
from metalworks.server.transport.notices import Notice
from metalworks.server.transport.people import People
from metalworks.server.transport.presence import REPEATED
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

GOODBYE = 2.0  # seconds
CHECKPOINT = 2.0
BEAT = 5.0  # between signs of life
MEND = 1.0

logger = structlog.get_logger()


class Service:
    """One server process."""

    store: Store
    people: People
    tables: Tables

    def __init__(self, settings: Settings, channels: Channels | None, clock: WallClock = WALL_CLOCK) -> None:
        self.settings = settings
        self.clock = clock
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
        self.store = await Store.open(self.settings.database, self.clock)
        self.people = People(self.store, await self.store.secret(), self.settings.secure)
        self.tables = Tables(self.store, self.settings, self.clock)
        await self._beat()
        work = [self._every(BEAT, self._beat), self._every(CHECKPOINT, self._checkpoint)]
        work += [self._every(self.settings.sweep, self._sweep), self._every(MEND, self._mend), self._resume()]
        if self.channels is not None:
            work += [self._listen(), self._every(REPEATED, self._repeat_presence)]
        tasks = [asyncio.create_task(one) for one in work]
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
        goodbye = messages.Goodbye(key="server-stops")
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
        resumed = await self.tables.resume(self.clock.now() + 1)
        if resumed:
            logger.info("resumed", tables=resumed)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:  # the database may be away for a while
                logger.warning("failed", work=work.__name__.strip("_"), error=repr(error))

    async def _beat(self) -> None:
        await self.store.beat(self.clock.now())

    async def _checkpoint(self) -> None:
        await self.store.checkpoint()

    async def _mend(self) -> None:
        await self.tables.mend()

    async def _archive(self) -> None:
        await archive_new(self.store)

    async def _sweep(self) -> None:
        if self.channels is not None and await self.channels.backend.listen_again():
            logger.warning("listening again")
        await self.tables.sweep()

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
        for live in list(self.tables.live.values()):
            if live.connections:
                self.announce_presence(live)

    def announce_presence(self, live: LiveTable) -> None:
        """Tell other processes who is at a table through this one."""
        if self.channels is None or live.hosted is None:
            return
        people, spectators = live.presence.at_hand(live.connections, live.seated())
        notice = Notice(live.id, present=sorted(people), spectators=spectators)
        self.channels.plugin.publish(notices.write(notice).encode(), [CHANNEL])
