"""Reading the database, and the small writings; every call runs outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

import sqlalchemy as sa

from metalworks.messages import Shelf, Status
from metalworks.server.hosted.clocks import Outages
from metalworks.server.storage.database import (
    chat,
    connect,
    entries,
    links,
    migrate,
    outages,
    people,
    reports,
    seats,
    settings,
    tables,
)
from metalworks.server.storage.writer import CHANNEL, Writer
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

Found = TypeVar("Found")

PAGE = 50
CHAT_SHOWN = 100
LINK_LASTS = 86_400.0
LOG_PAGES = 4_000  # 16 MB
SILENCE = 20.0  # seconds without a sign of life from any server: an outage


def new_id() -> str:
    """A name that nobody can guess: 96 bits."""
    return secrets.token_urlsafe(12)


def is_id(name: str) -> bool:
    """Whether this could be such a name."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,40}", name) is not None


class Store:
    """The database of one server process."""

    def __init__(self, address: str, clock: WallClock = WALL_CLOCK) -> None:
        self.engine = connect(address)
        self.clock = clock
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self.writer: Writer
        self.outages = Outages()

    @classmethod
    async def open(cls, address: str, clock: WallClock = WALL_CLOCK) -> Store:
        """Migrate the database, and start to write."""
        await asyncio.to_thread(migrate, address)
        store = cls(address, clock)
        store.writer = Writer(store.engine)
        return store

    async def close(self) -> None:
        await self.writer.close()
        self.engine.dispose()

    async def read(self, query: Callable[[sa.Connection], Found]) -> Found:
        """What a function reads."""

        def run() -> Found:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.to_thread(run)

    async def checkpoint(self) -> None:
        """Bring what SQLite has committed to its log into the file itself, while others go on writing."""
        if self.is_postgres:
            return
        checkpoint = "PRAGMA wal_checkpoint(PASSIVE)"
        _, pages, _ = await self.read(lambda connection: tuple(connection.exec_driver_sql(checkpoint).one()))
        if pages > LOG_PAGES:
            # As long as somebody writes meanwhile, the log is never started again, and its file would grow for ever.
            await self.writer.checkpoint()

    async def is_alive(self) -> bool:
        return await self.read(lambda connection: connection.execute(sa.select(sa.literal(1))).scalar() == 1)

    async def beat(self, at: float) -> None:
        """Note that a server runs; if none has for a while, that was an outage, and all processes learn of it."""

        def write(connection: sa.Connection) -> list[tuple[float, float]]:
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

    async def add_person(self, person: str, name: str) -> None:
        row = {"id": person, "name": name, "created": self.clock.now()}
        await self.writer.work(lambda connection: connection.execute(sa.insert(people), row) and None)

    async def name_of(self, person: str) -> str | None:
        query = sa.select(people.c.name).where(people.c.id == person)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def rename(self, person: str, name: str) -> None:
        query = sa.update(people).where(people.c.id == person).values(name=name)
        await self.writer.work(lambda connection: connection.execute(query) and None)

    async def add_link(self, person: str) -> tuple[str, float]:
        """A token for a private link, and until when it is good."""
        token, expires = secrets.token_urlsafe(24), self.clock.now() + LINK_LASTS
        row = {"digest": _digest(token), "person": person, "expires": expires}
        await self.writer.work(lambda connection: connection.execute(sa.insert(links), row) and None)
        return token, expires

    async def use_link(self, token: str) -> str | None:
        """Whose link this is; it works once."""

        def use(connection: sa.Connection) -> str | None:
            query = sa.delete(links).where(links.c.digest == _digest(token)).returning(links.c.person, links.c.expires)
            row = connection.execute(query).first()
            return str(row.person) if row is not None and row.expires > self.clock.now() else None

        return await self.writer.work(use)

    # -- tables ------------------------------------------------------------------------------

    async def log_of(self, table: str, since: int = 0) -> list[tuple[float, str]]:
        """The rows of a table's log."""
        query = (
            sa.select(entries.c.at, entries.c.entry)
            .where(entries.c.table_id == table, entries.c.n >= since)
            .order_by(entries.c.n)
        )
        return await self.read(lambda connection: [(row.at, row.entry) for row in connection.execute(query)])

    async def rows_of(self, names: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        query = sa.select(tables.c.id, tables.c.rows).where(tables.c.id.in_(names))
        return await self.read(lambda connection: {row.id: row.rows for row in connection.execute(query)})

    async def unattended(self, before: float, now: float) -> dict[str, int]:
        """Tables where the server must act by itself, and how long their logs are.

        That is, where a computer has been waited for since a moment or longer, or an answer clock has run out.
        """
        late = sa.or_(sa.and_(tables.c.thinking, tables.c.updated < before), tables.c.due <= now)
        query = sa.select(tables.c.id, tables.c.rows).where(tables.c.status == Status.PLAYING.value, late)
        return await self.read(lambda connection: {row.id: row.rows for row in connection.execute(query)})

    async def shelf(
        self, shelf: Shelf, person: str | None, game: str | None, before: float | None
    ) -> list[tuple[sa.Row[tuple[object, ...]], list[sa.Row[tuple[object, ...]]]]]:
        """A page of a list: the tables, each with its seats."""
        sits = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == (person or "-")))
        query = sa.select(tables)
        order: list[sa.ColumnElement[object]] = [tables.c.updated.desc(), tables.c.id]
        match shelf:
            case Shelf.OPEN:
                query = query.where(tables.c.status == Status.OPEN.value, tables.c.public)
            case Shelf.LIVE:
                query = query.where(tables.c.status == Status.PLAYING.value, tables.c.public)
            case Shelf.FINISHED:
                query = query.where(tables.c.status == Status.FINISHED.value, sa.or_(tables.c.public, sits))
            case Shelf.PLAYED:
                query = query.where(tables.c.status == Status.FINISHED.value, sits)
            case Shelf.MINE:
                query = query.where(tables.c.status.in_([Status.OPEN.value, Status.PLAYING.value]), sits)
                turn = (
                    sa.select(sa.func.max(tables.c.waiting.op(">>")(seats.c.seat).op("&")(1)))
                    .where(seats.c.table_id == tables.c.id, seats.c.person == (person or "-"), seats.c.stand_in == "")
                    .correlate(tables)
                    .scalar_subquery()
                )
                order = [turn.desc(), *order]
        if game:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.updated < before)
        page = query.order_by(*order).limit(PAGE)

        def find(
            connection: sa.Connection,
        ) -> list[tuple[sa.Row[tuple[object, ...]], list[sa.Row[tuple[object, ...]]]]]:
            found = list(connection.execute(page))
            sitting = sa.select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.seat)
            chairs: dict[str, list[sa.Row[tuple[object, ...]]]] = {}
            for row in connection.execute(sitting):
                chairs.setdefault(row.table_id, []).append(row)
            return [(row, chairs.get(row.id, [])) for row in found]

        return await self.read(find)

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
        await self.writer.work(lambda connection: connection.execute(sa.insert(reports), row) and None)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
