"""The database: what is kept, and how to reach it. SQLite or PostgreSQL, the same tables in both.

`entries` is the truth; `tables` and `seats` are what lists need of it, written in the same transaction.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import weakref
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Column, event
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from metalworks.contract.problems import Problem

CONNECT_LIMIT = 3  # seconds, with PostgreSQL
STATEMENT_LIMIT = 10
VERSION = "alembic_version"  # the table that says which schema this is

# What is not our mistake but the database's: it is away, locked or full, or may only be read.
FAULTS = (OperationalError, InterfaceError, InternalError)

schema = sa.MetaData()

SETTINGS_OF = "of "  # and a person: the key of what they have chosen

settings = sa.Table(
    "settings",
    schema,
    Column("key", sa.String(40), primary_key=True),
    Column("value", sa.Text, nullable=False),
)

outages = sa.Table(  # when no server ran
    "outages",
    schema,
    Column("since", sa.Double, primary_key=True),
    Column("until", sa.Double, nullable=False),
)

servers = sa.Table(  # the processes that run
    "servers",
    schema,
    Column("id", sa.String(40), primary_key=True),
    Column("beat", sa.Double, nullable=False),  # their last sign of life
)

people = sa.Table(
    "people",
    schema,
    Column("id", sa.String(40), primary_key=True),
    Column("name", sa.String(40), nullable=False),
    Column("created", sa.Double, nullable=False),
    Column("seen", sa.Double),  # to the hour; NULL before anybody noted it
)

sessions = sa.Table(  # the devices on which somebody is known
    "sessions",
    schema,
    Column("id", sa.String(40), primary_key=True),
    Column("person", sa.String(40), nullable=False),
    Column("created", sa.Double, nullable=False),
    Column("seen", sa.Double, nullable=False),
    Column("device", sa.String(200), nullable=False),
    Column("ended", sa.Double),
    sa.Index("sessions_by_person", "person"),
)

sanctions = sa.Table(  # by whoever runs the server
    "sanctions",
    schema,
    Column("kind", sa.String(10), primary_key=True),  # ban and mute: a person; block: an address
    Column("who", sa.String(64), primary_key=True),
    Column("at", sa.Double, nullable=False),
    Column("until", sa.Double),
    Column("why", sa.Text, nullable=False),
)

incidents = sa.Table(  # what was refused because it was too much, or not allowed
    "incidents",
    schema,
    Column("id", sa.Integer, primary_key=True, autoincrement=True),
    Column("at", sa.Double, nullable=False),
    Column("kind", sa.String(40), nullable=False),
    Column("address", sa.String(64), nullable=False),
    Column("person", sa.String(40), nullable=False),
    Column("times", sa.Integer, nullable=False),
    sa.Index("incidents_by_time", "at"),
)

links = sa.Table(
    "links",
    schema,
    Column("digest", sa.String(64), primary_key=True),  # of the token, which only the link has
    Column("person", sa.String(40), nullable=False),
    Column("expires", sa.Double, nullable=False),
    Column("used", sa.String(40)),  # by which claim
)

tables = sa.Table(
    "tables",
    schema,
    Column("id", sa.String(40), primary_key=True),
    Column("game", sa.String(40), nullable=False),
    Column("status", sa.String(10), nullable=False),
    Column("public", sa.Boolean, nullable=False),
    Column("host", sa.String(40), nullable=False),
    Column("sandbox", sa.Boolean, nullable=False),
    Column("options", sa.Text, nullable=False),
    Column("pace", sa.Text, nullable=False),
    Column("created", sa.Double, nullable=False),
    Column("updated", sa.Double, nullable=False),
    Column("rows", sa.Integer, nullable=False),
    Column("moves", sa.Integer, nullable=False),
    Column("waiting", sa.Integer, nullable=False),  # the seats that must decide or are asked, as bits
    Column("thinking", sa.Boolean, nullable=False),  # a computer must decide
    Column("server", sa.String(40)),  # the process that lets it
    Column("due", sa.Double),  # when the answer clock of a person runs out; NULL where none runs
    Column("outcome", sa.Text),
    Column("rematch", sa.String(40)),
    sa.Index("tables_by_status", "status", "public"),
)

# A move writes no index: `updated` is in one only after the end, and the others change with the status.
sa.Index(
    "tables_finished",
    tables.c.updated,
    sqlite_where=tables.c.status == "finished",
    postgresql_where=tables.c.status == "finished",
)
sa.Index("tables_thinking", tables.c.id, sqlite_where=tables.c.thinking, postgresql_where=tables.c.thinking)
is_due = tables.c.due.is_not(None)
sa.Index("tables_due", tables.c.due, sqlite_where=is_due, postgresql_where=is_due)

seats = sa.Table(
    "seats",
    schema,
    Column("table_id", sa.String(40), primary_key=True),
    Column("seat", sa.Integer, primary_key=True),
    Column("person", sa.String(40), nullable=False),
    Column("name", sa.String(50), nullable=False),
    Column("level", sa.String(40), nullable=False),
    Column("stand_in", sa.String(40), nullable=False),
    Column("conceded", sa.Boolean, nullable=False),
    sa.Index("seats_by_person", "person"),
)

entries = sa.Table(
    "entries",
    schema,
    Column("table_id", sa.String(40), primary_key=True),
    Column("n", sa.Integer, primary_key=True),
    Column("at", sa.Double, nullable=False),
    Column("entry", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(  # tables as they stand: only the rows of their logs since then need to be read
    "snapshots",
    schema,
    Column("table_id", sa.String(40), primary_key=True),
    Column("game", sa.String(40), nullable=False),
    Column("rows", sa.Integer, nullable=False),
    Column("code", sa.String(64), nullable=False),  # that wrote it, and can read it
    Column("data", sa.LargeBinary, nullable=False),
)

replays = sa.Table(  # finished matches as they were seen, for the time when their rules are gone
    "replays",
    schema,
    Column("table_id", sa.String(40), primary_key=True),
    Column("viewer", sa.Integer, primary_key=True),  # a seat; SPECTATOR and SHEET below zero
    Column("data", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    schema,
    Column("id", sa.Integer, primary_key=True, autoincrement=True),
    Column("table_id", sa.String(40), nullable=False),
    Column("person", sa.String(40), nullable=False),
    Column("name", sa.String(50), nullable=False),
    Column("seat", sa.Integer),
    Column("at", sa.Double, nullable=False),
    Column("move", sa.Integer, nullable=False),
    Column("text", sa.Text, nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)

reports = sa.Table(
    "reports",
    schema,
    Column("id", sa.String(40), primary_key=True),
    Column("person", sa.String(40), nullable=False),
    Column("table_id", sa.String(40)),
    Column("at", sa.Double, nullable=False),
    Column("text", sa.Text, nullable=False),
    Column("client", sa.Text, nullable=False),
    Column("rows", sa.Integer),  # of the table's log at that moment
)


def connect(address: str) -> sa.Engine:
    """An engine for a database's address."""
    url = sa.make_url(address)
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=5,
            max_overflow=10,
            pool_timeout=CONNECT_LIMIT,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": CONNECT_LIMIT,
                "options": f"-c statement_timeout={STATEMENT_LIMIT * 1000} -c lock_timeout={STATEMENT_LIMIT * 1000}",
                # A network that swallows everything: the connection is given up, nobody waits for ever.
                "tcp_user_timeout": STATEMENT_LIMIT * 1000,
                "keepalives_idle": 10,
                "keepalives_interval": 5,
                "keepalives_count": 3,
            },
        )
    file = file_of(address)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        _make_private(file)
    engine = sa.create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def file_of(address: str) -> Path | None:
    """The file of a SQLite database; PostgreSQL has none, and memory is refused, which every thread has its own of."""
    url = sa.make_url(address)
    if url.get_backend_name() != "sqlite":
        return None
    if url.database in (None, "", ":memory:"):
        raise Problem("database-in-memory")
    return Path(str(url.database))


def _make_private(file: Path) -> None:
    """A new file is for its owner only from the beginning; SQLite makes those beside it with the same rights."""
    with contextlib.suppress(OSError):  # it is there, or SQLite itself says what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


class Lines:
    """The connections of an engine to PostgreSQL, which can be cut where the other end does not answer any more.

    Its own time limits are kept by the database itself, and a machine that swallows everything is noticed by TCP; but a
    database that stands still, behind a disk that does not answer, say, would keep whoever waits for it for ever.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._all: weakref.WeakSet[Any] = weakref.WeakSet()
        self._lock = threading.Lock()
        if engine.dialect.name == "postgresql":
            event.listen(engine, "connect", self._add)

    def _add(self, connection: Any, record: object) -> None:
        with self._lock:
            self._all.add(connection)

    def cut(self) -> None:
        """Whoever waits for an answer is told that there is none; the next connection is a new one."""
        with self._lock:
            every = [connection for connection in self._all if not connection.closed]
        for connection in every:
            with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)


def _set_up_sqlite(connection: Any, record: object) -> None:  # noqa: ARG001  (SQLAlchemy's signature)
    connection.isolation_level = None  # we say BEGIN ourselves: savepoints work, readers do not block
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: every commit is on the disk before it is acknowledged, so not even a power cut loses one.
    cursor.execute("PRAGMA synchronous=FULL")
    # Not by the thread that commits, which would keep everybody waiting: see `Store.checkpoint`.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
