"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

KEEP = 500  # tables, some 0.3 MB each, in memory though nobody is there
THINKERS = max(1, (os.cpu_count() or 2) - 1)


def default_database() -> str:
    """The address of the SQLite file in the user's own data folder."""
    folder = user_data_path("metalworks", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Limits(msgspec.Struct, frozen=True):
    """What one visitor may do; generous for people, tight for floods."""

    crowd: int = 8  # times as much comes from one address at most, where several people may live
    everybody: int = 60  # times as much from all together
    chat_lines: int = 5  # in `chat_seconds`, by one person at one table
    chat_seconds: float = 10.0
    tables: int = 120  # made by one person in `tables_seconds`
    tables_seconds: float = 600.0
    uploads: int = 6  # of journals, in the same time
    reports: int = 6  # of bugs, in the same time
    kilobytes: int = 2_000  # of all that is kept, in `tables_seconds`; an address may keep twice as much
    changes: int = 60  # of seats, names and settings in a minute
    reads: int = 120  # of journals, replays and positions in a minute; a long match counts as several
    hints: int = 30  # by one person in a minute
    guests: int = 120  # from one address in a minute
    draws: int = 4  # offered by one person at one table in `patience`
    undos: int = 60  # likewise
    patience: float = 120.0
    hellos: int = 20  # over one WebSocket in a minute, and by one person at one table
    moves: int = 12_000  # of one person in `tables_seconds`, and of twice as many from one address of elsewhere
    messages: float = 200.0  # per second over one WebSocket, on average
    burst: int = 400
    connections: int = 64  # of one person or address to one table
    sockets: int = 4_000  # open at once from one address
    backlog: int = 256  # messages that a slow reader may be behind


class Retention(msgspec.Struct, frozen=True):
    """For how many days something is kept that nobody needs any more."""

    guests: float = 90.0  # not seen, who sit nowhere
    sessions: float = 730.0  # as long as their cookie is good
    reports: float = 365.0
    incidents: float = 30.0  # with addresses
    open: float = 14.0  # tables that never began
    abandoned: float = 365.0  # tables at which nobody moves any more


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    database: str  # an address as SQLAlchemy writes it; `sqlite:///file` or `postgresql://…`
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = THINKERS  # processes for computer players
    think: float | None = None  # seconds for a decision of the strongest level, where nobody else waits; None: its own
    think_limit: float = 60.0  # seconds after which a computer player is taken to hang; with `think`, so much later
    sweep: float = 2.0  # seconds between looks for what another process left undone
    keep: int = KEEP
    limits: Limits = Limits()
    log_json: bool = False
    web: Path = Path(__file__).parent.parent / "web"  # the built web application
    secure: bool = False  # behind a proxy that speaks https
    names: tuple[str, ...] = ()  # host names by which it is reached besides those of the machine
    metrics_port: int | None = None  # where Prometheus asks, on this machine only
    retention: Retention = Retention()

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")
