"""Reading the database, and the small writings; every call runs outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite

from metalworks.messages import Outcome, Shelf, Status
from metalworks.server.hosted.clocks import Outages
from metalworks.server.storage.database import (
    CONNECT_LIMIT,
    FAULTS,
    STATEMENT_LIMIT,
    Lines,
    chat,
    connect,
    entries,
    incidents,
    links,
    outages,
    people,
    replays,
    reports,
    sanctions,
    servers,
    sessions,
    settings,
    snapshots,
    tables,
)
from metalworks.server.storage.ids import new_id
from metalworks.server.storage.opening import migrate
from metalworks.server.storage.shelves import Listed, Place, page
from metalworks.server.storage.writer import CHANNEL, NotCommitted, Unknown, Writer
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

Found = TypeVar("Found")

logger = structlog.get_logger()

CHAT_SHOWN = 100
_NAME = sa.select(people.c.name).where(people.c.id == sa.bindparam("person"))
MOST_INCIDENTS = 100_000
HOUR = 3_600.0
LINK_LASTS = 86_400.0
LOG_PAGES = 4_000  # 16 MB
ARCHIVED = "archived"  # the setting that says until when finished matches were stored
RULES = "rules"  # the setting that says by which rules all running matches are played
OVERLAP = 3_600.0  # seconds: a table may be finished by a step that lists do not show
SPECTATOR, SHEET = -1, -2  # in the place of a seat
LEASE = 7.0  # seconds without a sign of life from a server: others take over its computers
AWAY = 1.0
CLOSE_LIMIT = 5.0
READ_LIMIT = float(STATEMENT_LIMIT + CONNECT_LIMIT + 1)  # seconds: beyond those of the database itself
TOOK_TOO_LONG = "57014"  # PostgreSQL's code for a statement that was cancelled
SILENCE = 20.0  # seconds without a sign of life from any server: an outage


class Away(Exception):
    """The database does not answer."""


class Store:
    """The database of one server process."""

    def __init__(self, address: str, clock: WallClock = WALL_CLOCK) -> None:
        self.engine = connect(address)
        self._lines = Lines(self.engine)
        self.clock = clock
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self.process = new_id()  # as other processes know it
        self._away_until = 0.0  # nobody is kept waiting for a database that has just failed to answer
        self.writer: Writer
        self.outages = Outages()

    @classmethod
    async def open(cls, address: str, clock: WallClock = WALL_CLOCK, *, migrates: bool = True) -> Store:
        """Migrate the database, unless it is known to be of our schema, and start to write."""
        if migrates:
            await asyncio.to_thread(migrate, address)
        store = cls(address, clock)
        store.writer = Writer(store.engine)
        return store

    async def close(self) -> None:
        """Write what has come in, and say goodbye to the other processes; not for ever where the database is stuck."""
        closing = asyncio.create_task(self._close())
        limit = CLOSE_LIMIT
        while not (await asyncio.wait([closing], timeout=limit))[0]:
            self._lines.cut()
            limit = 1.0
        await closing
        self.engine.dispose()
        self._lines.cut()  # those that threads still wait for

    async def _close(self) -> None:
        with contextlib.suppress(NotCommitted, Unknown):  # then it is found out without a word
            mine = sa.delete(servers).where(servers.c.id == self.process)
            await self.writer.work(lambda connection: connection.execute(mine) and None)
        await self.writer.close()

    async def read(self, query: Callable[[sa.Connection], Found]) -> Found:
        """What a function reads; Away if the database does not answer."""
        if time.monotonic() < self._away_until:
            raise Away

        def run() -> Found:
            with self.engine.connect() as connection:
                return query(connection)

        try:
            async with asyncio.timeout(READ_LIMIT if self.is_postgres else None):
                return await asyncio.to_thread(run)
        except TimeoutError as error:
            self._lines.cut()
            self._away_until = time.monotonic() + AWAY
            raise Away("no answer") from error
        except (*FAULTS, sa.exc.TimeoutError) as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) != TOOK_TOO_LONG:
                self._away_until = time.monotonic() + AWAY
            raise Away(str(error)) from error
        except sa.exc.DatabaseError as error:
            if type(error) is not sa.exc.DatabaseError:  # SQLite's word for a file that is damaged, where it was read
                raise
            logger.error("the database is damaged", error=str(error.orig))
            raise Away(str(error)) from error

    async def checkpoint(self) -> None:
        """Bring what SQLite has committed to its log into the file itself, while others go on writing."""
        if self.is_postgres:
            return
        checkpoint = "PRAGMA wal_checkpoint(PASSIVE)"
        _, pages, _ = await self.read(lambda connection: tuple(connection.exec_driver_sql(checkpoint).one()))
        if pages > LOG_PAGES:
            # As long as somebody writes meanwhile, the log is never started again, and its file would grow for ever.
            await self.writer.checkpoint()

    def cut_if_stuck(self) -> bool:
        """Give up the connections to a database that has not answered the writer for long; whether that was so."""
        is_stuck = self.is_postgres and self.writer.busy_for() > READ_LIMIT
        if is_stuck:
            self._lines.cut()
        return is_stuck

    async def probe(self) -> None:
        """Read and write something; an exception if that does not work."""
        await self.read(lambda connection: connection.execute(sa.select(sa.literal(1))).scalar())
        beat = sa.update(servers).where(servers.c.id == self.process).values(beat=servers.c.beat)
        await self.writer.work(lambda connection: connection.execute(beat) and None)

    async def time(self) -> float:
        """What time it is for all servers: the database's; of a file, the machine's."""
        if not self.is_postgres:
            return self.clock.machine()
        now = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
        return await self.read(lambda connection: float(connection.execute(now).scalar_one()))

    async def beat(self, at: float) -> None:
        """Note that a server runs; if none has for a while, that was an outage, and all processes learn of it."""

        def write(connection: sa.Connection) -> list[tuple[float, float]]:
            self._add(connection, servers, {"id": self.process, "beat": at})
            connection.execute(sa.update(servers).where(servers.c.id == self.process).values(beat=at))
            connection.execute(sa.delete(servers).where(servers.c.beat < at - HOUR))
            last = connection.execute(sa.select(settings.c.value).where(settings.c.key == "alive")).scalar()
            if last is None:
                connection.execute(sa.insert(settings), {"key": "alive", "value": str(at)})
            else:
                connection.execute(sa.update(settings).where(settings.c.key == "alive").values(value=str(at)))
                if at - float(last) > SILENCE:
                    connection.execute(sa.insert(outages), {"since": float(last), "until": at})
            known = sa.select(outages.c.since, outages.c.until).order_by(outages.c.since)
            return [(row.since, row.until) for row in connection.execute(known)]

        with contextlib.suppress(sa.exc.IntegrityError):  # another process was faster: we learn of it next time
            self.outages.spans[:] = await self.writer.work(write)

    # -- people ------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs cookies: made once, the same for all processes."""

        def find(connection: sa.Connection) -> str:
            query = sa.select(settings.c.value).where(settings.c.key == "secret")
            found = connection.execute(query).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(sa.insert(settings), {"key": "secret", "value": found})
            return str(found)

        try:
            return await self.writer.work(find)
        except sa.exc.IntegrityError:  # another process was faster
            return await self.writer.work(find)

    async def add_person(self, person: str, name: str, session: str, device: str) -> None:
        """A new guest, on their first device."""
        at = self.clock.now()

        def write(connection: sa.Connection) -> None:
            self._add(connection, people, {"id": person, "name": name, "created": at, "seen": at})
            self._add(connection, sessions, _session(session, person, at, device))

        await self.writer.work(write)

    def _add(self, connection: sa.Connection, table: sa.Table, row: dict[str, object]) -> None:
        """Insert a row, which is there already if the commit's answer was lost and this is the second time."""
        insert = (postgresql if self.is_postgres else sqlite).insert(table).on_conflict_do_nothing()
        connection.execute(insert, row)

    def put(self, connection: sa.Connection, table: sa.Table, row: dict[str, object]) -> None:
        """Insert a row in the place of the one with the same key, which another process may write at this moment."""
        insert = (postgresql if self.is_postgres else sqlite).insert(table)
        keys = [column.name for column in table.primary_key]
        fresh = {name: insert.excluded[name] for name in row if name not in keys}
        connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=fresh), row)

    def _hold(self, connection: sa.Connection, person: str) -> None:
        """Have other processes wait who change what this person has; in a file one writes at a time anyway."""
        connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())

    async def name_of(self, person: str) -> str | None:
        return await self.read(lambda connection: connection.execute(_NAME, {"person": person}).scalar())

    async def rename(self, person: str, name: str) -> None:
        query = sa.update(people).where(people.c.id == person).values(name=name)
        await self.writer.work(lambda connection: connection.execute(query) and None)

    async def add_link(self, person: str) -> tuple[str, float]:
        """A token for a private link, and until when it is good; earlier ones of the same person no longer are."""
        token, expires = secrets.token_urlsafe(24), self.clock.now() + LINK_LASTS

        def write(connection: sa.Connection) -> None:
            digest = _digest(token)
            self._hold(connection, person)  # of two links made at once the later one must see the earlier
            connection.execute(sa.delete(links).where(links.c.person == person, links.c.digest != digest))
            self._add(connection, links, {"digest": digest, "person": person, "expires": expires})

        await self.writer.work(write)
        return token, expires

    async def use_link(self, token: str) -> str | None:
        """Whose link this is; it works once."""
        claim = new_id()
        unused = sa.or_(links.c.used.is_(None), links.c.used == claim)
        query = (
            sa.update(links)
            .where(links.c.digest == _digest(token), unused, links.c.expires > self.clock.now())
            .values(used=claim)
            .returning(links.c.person)
        )
        return await self.writer.work(lambda connection: connection.execute(query).scalar())

    # -- sessions ----------------------------------------------------------------------------

    async def add_session(self, session: str, person: str, device: str) -> None:
        """One more device on which a person is known."""
        row = _session(session, person, self.clock.now(), device)
        await self.writer.work(lambda connection: self._add(connection, sessions, row))

    async def see(self, person: str, session: str) -> None:
        """Note that somebody was here, to the hour."""
        now = self.clock.now()
        stale = sessions.c.seen < now - HOUR
        query = sa.select(sessions.c.id).where(sessions.c.id == session, stale)
        if await self.read(lambda connection: connection.execute(query).scalar()) is None:
            return

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.update(sessions).where(sessions.c.id == session).values(seen=now))
            connection.execute(sa.update(people).where(people.c.id == person).values(seen=now))

        await self.writer.work(write)

    async def sessions_of(self, person: str) -> list[sa.Row[tuple[object, ...]]]:
        """The devices on which a person is known, the last seen first."""
        query = (
            sa.select(sessions)
            .where(sessions.c.person == person, sessions.c.ended.is_(None))
            .order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        return await self.read(lambda connection: list(connection.execute(query)))

    async def end_sessions(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all of them but one, and then private links too; which ended."""
        query = sa.update(sessions).where(sessions.c.person == person)
        if only is not None:
            query = query.where(sessions.c.id == only)
        if but is not None:
            query = query.where(sessions.c.id != but)
        query = query.values(ended=sa.func.coalesce(sessions.c.ended, self.clock.now()))
        found = query.returning(sessions.c.id)
        # A cookie of before there were sessions is one too, called like the person.
        old = {**_session(person, person, 0.0, ""), "ended": self.clock.now()}

        def write(connection: sa.Connection) -> list[str]:
            if only is None:
                self._hold(connection, person)  # a link that is being made would stay
                self._add(connection, sessions, old)
                connection.execute(sa.delete(links).where(links.c.person == person))
            return list(connection.execute(found).scalars())

        return await self.writer.work(write)

    async def ended_sessions(self, since: float) -> list[tuple[str, str]]:
        """Sessions that ended since a moment, and whose they were."""
        query = sa.select(sessions.c.id, sessions.c.person).where(sessions.c.ended >= since)
        return await self.read(lambda connection: [(row.id, row.person) for row in connection.execute(query)])

    # -- order -------------------------------------------------------------------------------

    async def sanctions(self) -> list[sa.Row[tuple[object, ...]]]:
        """The sanctions in force."""
        lasting = sa.or_(sanctions.c.until.is_(None), sanctions.c.until > self.clock.now())
        query = sa.select(sanctions).where(lasting).order_by(sanctions.c.at)
        return await self.read(lambda connection: list(connection.execute(query)))

    async def impose(self, kind: str, who: str, until: float | None, why: str) -> None:
        """A sanction, in the place of an earlier one of the same kind."""
        row = {"kind": kind, "who": who, "at": self.clock.now(), "until": until, "why": why}
        await self.writer.work(lambda connection: self.put(connection, sanctions, row))

    async def lift(self, kind: str, who: str) -> bool:
        """Take a sanction back; whether there was one."""
        same = (sanctions.c.kind == kind, sanctions.c.who == who)
        return await self.writer.work(
            lambda connection: connection.execute(sa.delete(sanctions).where(*same)).rowcount > 0
        )

    async def add_incidents(self, rows: list[dict[str, object]]) -> None:
        """Keep what was refused, and of all that was only the last: addresses and identities are many."""
        last = sa.select(sa.func.max(incidents.c.id)).scalar_subquery()
        first: list[int] = []  # the number of the first row, once they have been written

        def write(connection: sa.Connection) -> None:
            # Written already, if the commit's answer was lost and this is the second time.
            same = sa.select(incidents.c.id).filter_by(**rows[0]).where(incidents.c.id.in_(first))
            if connection.execute(same).first() is not None:
                return
            first[:] = connection.execute(sa.insert(incidents).returning(incidents.c.id), rows[0]).scalars()
            if rows[1:]:
                connection.execute(sa.insert(incidents), rows[1:])
            connection.execute(sa.delete(incidents).where(incidents.c.id <= last - MOST_INCIDENTS))

        await self.writer.work(write)

    # -- tables ------------------------------------------------------------------------------

    async def log_of(self, table: str, since: int = 0) -> list[tuple[float, str]]:
        """The rows of a table's log."""
        query = (
            sa.select(entries.c.at, entries.c.entry)
            .where(entries.c.table_id == table, entries.c.n >= since)
            .order_by(entries.c.n)
        )
        return await self.read(lambda connection: [(row.at, row.entry) for row in connection.execute(query)])

    async def snapshot_of(self, table: str) -> sa.Row[tuple[object, ...]] | None:
        """A table as it was kept last."""
        query = sa.select(snapshots).where(snapshots.c.table_id == table)
        return await self.read(lambda connection: connection.execute(query).first())

    async def keep_snapshot(self, table: str, game: str, rows: int, code: str, data: bytes) -> None:
        """Keep a table as it stands, instead of what was kept before."""
        row = {"table_id": table, "game": game, "rows": rows, "code": code, "data": data}
        await self.writer.work(lambda connection: self.put(connection, snapshots, row))

    async def end_of(self, table: str) -> tuple[str, int, Outcome | None]:
        """The status of a table, its moves and its outcome, as lists know them."""
        query = sa.select(tables.c.status, tables.c.moves, tables.c.outcome).where(tables.c.id == table)
        row = await self.read(lambda connection: connection.execute(query).one())
        return row.status, row.moves, msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None

    async def running(self) -> list[str]:
        """The tables where a match is played."""
        query = sa.select(tables.c.id).where(tables.c.status == Status.PLAYING.value).order_by(tables.c.updated)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def beginning_of(self, table: str) -> str | None:
        """The row of a table's log by which its match began."""
        is_beginning = entries.c.entry.contains('"entry":"started"', autoescape=True)
        query = sa.select(entries.c.entry).where(entries.c.table_id == table, is_beginning)
        first = query.order_by(entries.c.n).limit(1)
        return await self.read(lambda connection: connection.execute(first).scalar())

    async def rules(self) -> str | None:
        """The rules by which all running matches are known to be played."""
        query = sa.select(settings.c.value).where(settings.c.key == RULES)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def note_rules(self, rules: str) -> None:
        """From now on they are known to be these."""
        row: dict[str, object] = {"key": RULES, "value": rules}
        await self.writer.work(lambda connection: self.put(connection, settings, row))

    async def rows_of(self, names: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = sa.select(tables.c.id, tables.c.rows).where(tables.c.id.in_(names))
        return await self.read(lambda connection: {row.id: row.rows for row in connection.execute(query)})

    async def unattended(self, now: float) -> dict[str, int]:
        """Tables where this process must act by itself, and how long their logs are.

        That is, where a computer is waited for and no other living process lets it think, or where an answer clock
        has run out. Of several processes only one gets the computers of one that has died.
        """
        is_playing = tables.c.status == Status.PLAYING.value
        query = sa.select(tables.c.id, tables.c.rows, tables.c.server, tables.c.thinking).where(
            is_playing, sa.or_(sa.and_(tables.c.thinking, self._is_mine(now)), tables.c.due <= now)
        )
        found = await self.read(lambda connection: list(connection.execute(query)))
        orphans = [row.id for row in found if row.thinking and row.server != self.process]
        if not orphans or not self.is_postgres:
            return {row.id: row.rows for row in found}
        claim = sa.update(tables).where(tables.c.id.in_(orphans), self._is_mine(now)).values(server=self.process)
        returning = claim.returning(tables.c.id)
        claimed = await self.writer.work(lambda connection: set(connection.execute(returning).scalars()))
        return {row.id: row.rows for row in found if row.id not in orphans or row.id in claimed}

    def _is_mine(self, now: float) -> sa.ColumnElement[bool]:
        """Whether no other living process lets the computers of a table think."""
        if not self.is_postgres:
            return sa.true()
        others = sa.select(servers.c.id).where(servers.c.beat > now - LEASE, servers.c.id != self.process)
        return sa.or_(tables.c.server.is_(None), tables.c.server.not_in(others))

    async def is_mine(self, table: str) -> bool:
        """The same for one table."""
        query = sa.select(tables.c.id).where(tables.c.id == table, self._is_mine(self.clock.now()))
        return not self.is_postgres or await self.read(
            lambda connection: connection.execute(query).scalar() is not None
        )

    async def shelf(
        self, shelf: Shelf, person: str | None, game: str | None, after: Place | None
    ) -> tuple[list[Listed], Place | None]:
        """A page of a list: the tables, each with its seats; and where the next page begins, if there is one."""
        return await self.read(lambda connection: page(connection, shelf, person, game, after))

    # -- finished matches --------------------------------------------------------------------

    async def not_archived(
        self, many: int, but: Collection[str] = (), since: float | None = None
    ) -> list[tuple[str, float]]:
        """Finished tables that are not among the replays, and when they changed last; the oldest first.

        They are those since a moment, without one since somewhat before what was stored last.
        """
        last = sa.select(sa.cast(settings.c.value, sa.Double)).where(settings.c.key == ARCHIVED).scalar_subquery()
        query = (
            sa.select(tables.c.id, tables.c.updated)
            .where(
                tables.c.status == Status.FINISHED.value,
                tables.c.updated >= (sa.func.coalesce(last, 0.0) - OVERLAP if since is None else since),
                tables.c.id.not_in(list(but)),
                ~sa.exists().where(replays.c.table_id == tables.c.id),
            )
            .order_by(tables.c.updated)
            .limit(many)
        )
        return await self.read(lambda connection: [(row.id, row.updated) for row in connection.execute(query)])

    async def archived_until(self, updated: float) -> None:
        """From now on look only at tables that changed after this."""
        row: dict[str, object] = {"key": ARCHIVED, "value": str(updated)}
        await self.writer.work(lambda connection: self.put(connection, settings, row))

    async def add_replay(self, table: str, frames: Mapping[int | None, bytes], sheet: bytes) -> None:
        """Store a match as each viewer saw it, and what was printed on its pieces."""
        rows = [{"table_id": table, "viewer": _viewer(viewer), "data": data} for viewer, data in frames.items()]
        rows.append({"table_id": table, "viewer": SHEET, "data": sheet})
        with contextlib.suppress(sa.exc.IntegrityError):  # another process was faster
            await self.writer.work(lambda connection: connection.execute(sa.insert(replays), rows) and None)

    async def replay_of(self, table: str, viewer: int | None) -> tuple[bytes | None, bytes]:
        """The frames of a stored match, None if there are none; and what was printed on its pieces."""
        query = sa.select(replays.c.viewer, replays.c.data).where(
            replays.c.table_id == table, replays.c.viewer.in_([_viewer(viewer), SHEET])
        )
        found = await self.read(lambda connection: {row.viewer: row.data for row in connection.execute(query)})
        return found.get(_viewer(viewer)), found.get(SHEET, b"null")

    # -- chat and reports --------------------------------------------------------------------

    async def say(self, row: dict[str, object], notice: str) -> int:
        """Keep a line of chat; its number."""

        def write(connection: sa.Connection) -> int:
            # Written already, if the commit's answer was lost and this is the second time.
            same = sa.select(chat.c.id).filter_by(**{key: row[key] for key in ("table_id", "person", "at", "text")})
            written = connection.execute(same).scalar()
            if written is not None:
                return int(written)
            number = connection.execute(sa.insert(chat).returning(chat.c.id), row).scalar_one()
            if self.is_postgres:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))
            return int(number)

        return await self.writer.work(write)

    async def chat_of(self, table: str, after: int = 0) -> list[sa.Row[tuple[object, ...]]]:
        """The last lines of a table's chat, in order."""
        query = sa.select(chat).where(chat.c.table_id == table, chat.c.id > after)
        last = query.order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        return await self.read(lambda connection: list(connection.execute(last))[::-1])

    async def add_report(self, row: dict[str, object]) -> None:
        await self.writer.work(lambda connection: self._add(connection, reports, row))


def _session(session: str, person: str, at: float, device: str) -> dict[str, object]:
    return {"id": session, "person": person, "created": at, "seen": at, "device": device}


def _viewer(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
