"""What a server process holds together: store, people, tables, limits; and its life from start to end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import structlog
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from metalworks import messages
from metalworks.games import GAMES
from metalworks.messages import Code
from metalworks.server import metrics
from metalworks.server.archive import Archivist
from metalworks.server.hosted import kept
from metalworks.server.incidents import Incidents
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.sanctions import Sanctions
from metalworks.server.settings import Settings
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.retention import tidy
from metalworks.server.storage.store import Away, Store
from metalworks.server.storage.writer import CHANNEL, NotCommitted, Unknown
from metalworks.server.tables import Tables
from metalworks.server.transport import notices
from metalworks.server.transport.addresses import LOCAL, address_of, is_ours, neighbourhood
from metalworks.server.transport.channels import Channels
from metalworks.server.transport.connections import Connection
from metalworks.server.transport.limits import Limit
from metalworks.server.transport.notices import Notice
from metalworks.server.transport.people import People, is_foreign
from metalworks.server.transport.presence import REPEATED
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

GOODBYE = 2.0  # seconds
CHECKPOINT = 2.0
BEAT = 2.0  # between signs of life
LOOK = 5.0  # at what whoever runs the server has decided
TIDY = 3_600.0
ARCHIVE = 5.0
LAST_ARCHIVE = 3.0  # seconds for what was finished last, when the server stops
READY_LIMIT = 2.0
READY_LASTS = 0.5
USUAL = 500  # lines of a log that count as one reading
AGAIN = 1012  # the code of a connection that may be made again
MEND = 1.0
WATCH = 1.0

logger = structlog.get_logger()


class Service:
    """One server process."""

    store: Store
    people: People
    tables: Tables
    sanctions: Sanctions
    incidents: Incidents
    archivist: Archivist

    def __init__(
        self,
        settings: Settings,
        channels: Channels | None,
        clock: WallClock = WALL_CLOCK,
        lock: FileLock | None = None,  # if it has been taken already
    ) -> None:
        self.settings = settings
        self._lock = lock
        self.clock = clock
        self.channels = channels
        limits = settings.limits

        def limit(
            key: str, many: int, seconds: float, crowd: int = limits.crowd, everybody: int = limits.everybody
        ) -> Limit:
            return Limit(key, many, seconds, crowd, everybody)

        self.chat_limit = limit("too-much-chat", limits.chat_lines, limits.chat_seconds)
        self.table_limit = limit("too-many-tables", limits.tables, limits.tables_seconds)
        self.upload_limit = limit("too-many-tables", limits.uploads, limits.tables_seconds)
        self.report_limit = limit("too-many-reports", limits.reports, limits.tables_seconds)
        self.disk_limit = limit("too-much-kept", limits.kilobytes, limits.tables_seconds, crowd=2)
        self.change_limit = limit("too-many-changes", limits.changes, 60.0)
        self.move_limit = limit("too-many-messages", limits.moves, limits.tables_seconds, crowd=2, everybody=10**6)
        self.read_limit = limit("too-many-requests", limits.reads, 60.0)
        # Everybody at an address comes back at once when a server starts again.
        self.hello_limit = limit("too-many-messages", limits.hellos, 60.0, crowd=32, everybody=10**6)
        self.hint_limit = limit("too-many-hints", limits.hints, 60.0)
        self.guest_limit = limit("too-many-guests", limits.guests, 60.0)
        self.draw_limit = limit("too-many-offers", limits.draws, limits.patience)
        self.undo_limit = limit("too-many-undos", limits.undos, limits.patience)
        self.is_stopping = False
        self._ready_until = 0.0
        self._probing: asyncio.Task[bool] | None = None
        self._sockets: Counter[str] = Counter()  # open WebSockets by address

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Open the database, go on where the last process stopped, and close everything at the end."""
        lock = self._lock or FileLock(self.settings.database)
        self.store = await Store.open(self.settings.database, self.clock)
        self.sanctions = Sanctions(self.store)
        self.incidents = Incidents(self.store)
        self.people = People(self.store, await self.store.secret(), self.settings.secure, self.sanctions)
        self.tables = Tables(self.store, self.settings, self.clock)
        self.archivist = Archivist(self.store)
        metrics.observe(self.tables.live, self.store.writer, self.tables.thinkers)
        for game in GAMES:
            kept.prepare(game)  # after a restart everybody comes back at once
        await self._beat()
        await self._look()
        work = [self._every(BEAT, self._beat), self._every(CHECKPOINT, self._checkpoint)]
        work += [self._every(LOOK, self._look), self._every(TIDY, self._tidy), self._every(ARCHIVE, self._archive)]
        work += [self._every(self.settings.sweep, self._sweep), self._every(MEND, self._mend)]
        work += [self._every(WATCH, self._watch), self._resume()]
        if self.channels is not None:
            work += [self._listen(), self._every(REPEATED, self._repeat_presence)]
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._archive_the_last()
            await self.tables.close()
            await self.store.close()
            lock.release()
            logger.info("stopped")

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops; their clients come back by themselves."""
        self.is_stopping = True
        goodbye = messages.Goodbye(key="server-stops")
        everybody = self._everybody()
        for connection in everybody:
            connection.post(goodbye)
            connection.close(1001)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(connection.closed.wait() for connection in everybody))

    # -- in the background -------------------------------------------------------------------

    async def _resume(self) -> None:
        try:
            resumed = await self.tables.resume()
        except Exception as error:  # the next sweep tries again
            logger.warning("not resumed", error=repr(error))
        else:
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
        # The clock last: if it jumps, the outage that this is to all others is already known.
        now = await self.store.time()
        await self.store.beat(now)
        self.clock.set(now)

    async def _look(self) -> None:
        """Follow what whoever runs the server has decided, and keep what happened."""
        self.disconnect(await self.sanctions.look())
        await self.incidents.write()

    async def _tidy(self) -> None:
        keep = frozenset(name for name, live in self.tables.live.items() if live.connections)
        removed = await tidy(self.store, self.settings.retention, keep)
        if any(removed.values()):
            logger.info("tidied", **removed)

    async def is_ready(self) -> bool:
        """Whether it can do its work now: also write."""
        if self.is_stopping:
            return False
        if time.monotonic() < self._ready_until:  # whoever asks writes a row: that must not cost more the more ask
            return True
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> bool:
        try:
            async with asyncio.timeout(READY_LIMIT):
                await self.store.probe()
        except (TimeoutError, Away, NotCommitted, Unknown):
            return False
        self._ready_until = time.monotonic() + READY_LASTS
        return True

    # -- who may come in ---------------------------------------------------------------------

    def turned_away(self, connection: ASGIConnection) -> Refuse | None:  # type: ignore[type-arg]
        """Why somebody may not come in at all."""
        address, person = address_of(connection), self.people.person(connection)
        # Behind https another name has no certificate, so that its pages cannot pass for ours.
        is_name_known = self.settings.secure and not self.settings.names
        if not is_name_known and not is_ours(connection.headers.get("host", ""), self.settings.names):
            refuse = Refuse(Code.IDENTITY, "foreign-host")
        elif connection.scope.get("method") not in ("GET", "HEAD", "OPTIONS") and is_foreign(connection):
            refuse = Refuse(Code.IDENTITY, "foreign-site")
        else:
            try:
                self.sanctions.check(person, address)
            except Refuse as banned:
                refuse = banned
            else:
                return None
        self.incidents.note(refuse.key, address, person)
        return refuse

    async def open_table(self, table: str, person: str | None, host: str) -> LiveTable:
        """A table for a visitor; to read one from its log is limited, the longer the log the more.

        Not for this machine, whose bots may do as much as it can.
        """
        if host not in LOCAL:
            rows = await self.tables.length_of_unread(table)
            if rows is not None:
                address = neighbourhood(host)
                self.read_limit.check(person or address, address, 1 + rows // USUAL)
        return await self.tables.open(table)

    def is_full(self, host: str) -> bool:
        """Whether an address has as many WebSockets open as it may."""
        return self._sockets[neighbourhood(host)] >= self.settings.limits.sockets

    @contextlib.contextmanager
    def counted(self, host: str) -> Iterator[None]:
        """A WebSocket of an address, while it is open."""
        address = neighbourhood(host)
        self._sockets[address] += 1
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def disconnect(self, people: frozenset[str]) -> None:
        """Close the WebSockets of some people, and those from blocked addresses; whoever may come back does so."""
        blocks = self.sanctions.blocks
        for connection in self._everybody() if people or blocks else ():
            if connection.person in people or blocks.has(neighbourhood(connection.host)):
                connection.close(AGAIN)

    def _everybody(self) -> list[Connection]:
        at_tables = [connection for live in self.tables.live.values() for connection in live.connections]
        return [*at_tables, *self.tables.signals.connections]

    async def _checkpoint(self) -> None:
        await self.store.checkpoint()

    async def _mend(self) -> None:
        await self.tables.mend()

    async def _watch(self) -> None:
        if self.store.cut_if_stuck():
            logger.warning("the database does not answer")

    async def _archive(self) -> None:
        await self.archivist.work()

    async def _archive_the_last(self) -> None:
        try:
            await self.archivist.finish(LAST_ARCHIVE)
        except Exception as error:  # the process ends all the same; the next one tries again
            logger.warning("not archived", error=repr(error))

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


Serving = NamedDependency[Service]  # the one that answers, as the handlers of requests are given it
