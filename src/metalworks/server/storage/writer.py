"""One thread writes everything: whatever has come in meanwhile is committed in one transaction.

So a commit, which waits for the disk, is shared by many tables; and whoever waits for an answer
gets it after their change is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from metalworks.server import metrics
from metalworks.server.storage.database import FAULTS, entries, seats, tables

Done = TypeVar("Done")
Row = dict[str, Any]
Settle = Callable[[object], object]  # hears how it went: a result, or an exception

CHANNEL = "metalworks"  # where other processes hear what was committed
ENTRY = ["table_id", "n", "at", "entry"]
MOVE_CHANGES = ["id", "updated", "rows", "moves", "waiting"]
TABLE_CHANGES = [
    "id",
    "status",
    "host",
    "updated",
    "rows",
    "moves",
    "waiting",
    "thinking",
    "server",
    "due",
    "outcome",
    "rematch",
]
BATCH = 500
TRIES = 5
PATIENCE = 4.0  # seconds of trying again

logger = structlog.get_logger()


class Conflict(Exception):
    """Somebody else has written this row of the log first."""


class NotCommitted(Exception):
    """The database did not take it: nothing has happened."""


class Unknown(Exception):
    """The database went away while it committed, and has not come back to say whether it did."""


class Append:
    """One more row of a table's log, and what lists show of the table."""

    __slots__ = ("is_move", "is_new", "is_uncertain", "notice", "row", "seats", "settle", "table")

    def __init__(self, row: Row, table: Row, seats: list[Row], is_new: bool, is_move: bool, notice: str = "") -> None:
        self.row = row
        self.table = table
        self.is_move = is_move  # only what changes with every move has changed
        self.seats = seats  # only if they changed
        self.is_new = is_new
        self.notice = notice  # for other processes
        self.is_uncertain = False  # a commit of it was begun, and may have succeeded
        self.settle: Settle  # called in the event loop


class Work:
    """Any other writing: a function of the connection.

    It may run a second time after it was committed, if the answer was lost, and must then change nothing more.
    """

    __slots__ = ("is_uncertain", "settle", "write")

    def __init__(self, write: Callable[[sa.Connection], object]) -> None:
        self.write = write
        self.is_uncertain = False
        self.settle: Settle


class Checkpoint:
    """Not a writing, but a pause in which SQLite's log can be emptied."""

    __slots__ = ("settle",)

    def __init__(self) -> None:
        self.settle: Settle


Job = Append | Work
Outcome = tuple[Job | Checkpoint, object]  # the job, and its result or exception


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._coming: list[Job | Checkpoint] = []  # since the thread was last given something
        self._queue: queue.SimpleQueue[list[Job | Checkpoint] | None] = queue.SimpleQueue()
        self._given = self._taken = 0  # jobs, by the event loop and by the thread
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._is_postgres = engine.dialect.name == "postgresql"
        self._update_seat = sa.update(seats).where(
            seats.c.table_id == sa.bindparam("key"), seats.c.seat == sa.bindparam("number")
        )
        self._notify = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("notice")))
        self._rows = ManyRows(engine)
        self._connection: sa.Connection | None = None  # kept: to take one from the pool costs more than to write
        self._is_away = False  # the database did not answer the last time
        self._is_closed = False
        self.batches = 0
        self._begun: float | None = None  # when it began with what it is at
        self._thread.start()

    def put(self, job: Job | Checkpoint, settle: Settle) -> None:
        """Have something written; `settle` is told how it went, whatever happens meanwhile."""
        if self._is_closed:  # nobody would ever answer
            raise NotCommitted
        job.settle = settle
        # All that comes within one round of the event loop is handed over together: to wake the thread costs both.
        if not self._coming:
            self._loop.call_soon(self._hand_over)
        self._coming.append(job)

    def _hand_over(self) -> None:
        coming, self._coming = self._coming, []
        self._given += len(coming)
        self._queue.put(coming)

    async def append(self, job: Append) -> None:
        """Commit a row of a log; Conflict if there is one with this number already.

        Once it is in the queue it will be written: whoever is cancelled meanwhile still learns how it
        went, and is cancelled where they wait next.
        """
        future = self._future(job)
        is_cancelled = False
        while not future.done():
            try:
                await asyncio.shield(future)
            except asyncio.CancelledError:
                is_cancelled = True
        if is_cancelled and (task := asyncio.current_task()) is not None:
            task.cancel()
        future.result()

    async def work(self, write: Callable[[sa.Connection], Done]) -> Done:
        """Commit what a function writes."""
        return await self._future(Work(write))  # type: ignore[return-value]  # what `write` returned

    async def checkpoint(self) -> None:
        """Empty SQLite's log, while nobody writes to it."""
        await self._future(Checkpoint())

    def _future(self, job: Job | Checkpoint) -> asyncio.Future[object]:
        future: asyncio.Future[object] = self._loop.create_future()

        def settle(result: object) -> None:
            if future.done():  # nobody waits any more
                return
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.put(job, settle)
        return future

    @property
    def waiting(self) -> int:
        """How many changes nobody has begun to write."""
        return len(self._coming) + self._given - self._taken

    def busy_for(self) -> float:
        """For how many seconds the thread has been waiting for the database."""
        begun = self._begun
        return time.monotonic() - begun if begun is not None else 0.0

    async def close(self) -> None:
        """Commit what has come in, then stop."""
        self._is_closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        is_closing = False
        while not is_closing:
            coming = self._queue.get()
            jobs: list[Job | Checkpoint] = []
            while coming is not None:
                jobs += coming
                if len(jobs) >= BATCH or self._queue.empty():
                    break
                coming = self._queue.get()
            is_closing = coming is None
            self._taken += len(jobs)
            batch: list[Job] = [job for job in jobs if isinstance(job, Append | Work)]
            if batch:
                outcomes = self._commit(batch)
                self.batches += 1
                self._loop.call_soon_threadsafe(_settle, outcomes)
            emptied: list[Outcome] = [(job, self._empty_log()) for job in jobs if isinstance(job, Checkpoint)]
            if emptied:
                self._loop.call_soon_threadsafe(_settle, emptied)
        self._disconnect()

    def _commit(self, batch: list[Job]) -> list[Outcome]:
        """Carry out a batch, again where the connection is lost.

        While the database is away everybody is told so at once; and whatever else happens, the thread
        goes on, for without it nobody would get an answer any more.
        """
        begun = time.monotonic()
        for attempt in range(1 if self._is_away else TRIES):
            self._begun = time.monotonic()
            try:
                outcomes = self._attempt(batch)
            except FAULTS as error:  # gone, locked or a deadlock: once more
                self._begun = None
                logger.warning("commit again", attempt=attempt, error=str(error.orig))
                self._disconnect()
                if time.monotonic() > begun + PATIENCE:
                    break
                threading.Event().wait(0.05 * 2**attempt)
            else:
                self._begun = None
                self._is_away = False
                metrics.TRANSACTION.observe(time.monotonic() - begun)
                return outcomes
        self._is_away = True
        metrics.ERRORS.labels("commit").inc()
        return [(job, Unknown() if job.is_uncertain else NotCommitted()) for job in batch]

    def _attempt(self, batch: list[Job]) -> list[Outcome]:
        """Carry out a batch in one transaction; if one of its jobs cannot be done, each in one of its own."""
        # What an earlier attempt has committed, though the answer was lost: the row says so.
        stands = [job for job in batch if isinstance(job, Append) and job.is_uncertain and self._is_written(job)]
        rest = [job for job in batch if job not in stands]
        outcomes: list[Outcome] = [(job, None) for job in stands]
        if not rest:
            return outcomes
        try:
            return [*outcomes, *self._transaction(rest)]
        except FAULTS:
            raise
        except Exception as error:
            if len(rest) > 1:  # one of them came too late, or is bad: see which
                return [*outcomes, *(outcome for job in rest for outcome in self._commit([job]))]
            return [*outcomes, (rest[0], self._failure(rest[0], error))]

    def _failure(self, job: Job, error: Exception) -> Exception | None:
        """What it means that a job could not be carried out."""
        if isinstance(job, Append) and job.is_uncertain and self._is_written(job):
            return None  # what is in the way is ourselves
        if isinstance(error, IntegrityError):
            return Conflict()
        metrics.ERRORS.labels("commit").inc()
        logger.error("commit failed", error=repr(error))
        self._disconnect()
        return Unknown() if job.is_uncertain else NotCommitted()

    def _is_written(self, job: Append) -> bool:
        key = entries.c.table_id == job.row["table_id"], entries.c.n == job.row["n"]
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(entries.c.at, entries.c.entry).where(*key)).first()
        return row is not None and (row.at, row.entry) == (job.row["at"], job.row["entry"])

    def _empty_log(self) -> Exception | None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
        except Exception as error:
            return error
        return None

    def _connect(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it may be broken in any way
                connection.invalidate()
                connection.close()

    def _transaction(self, batch: list[Job]) -> list[Outcome]:
        connection = self._connect()
        with connection.begin():
            # In one order for all processes, so that they do not wait for each other in a ring.
            appends = sorted(
                (job for job in batch if isinstance(job, Append)), key=lambda job: str(job.row["table_id"])
            )
            outcomes = self._append_all(connection, appends) if appends else []
            for job in batch:
                if isinstance(job, Work):
                    outcomes.append((job, _carry_out(job, connection)))
            for job in batch:  # from here on the answer can be lost
                job.is_uncertain = True
        return outcomes

    def _append_all(self, connection: sa.Connection, appends: list[Append]) -> list[Outcome]:
        self._rows.insert(connection, entries.name, ENTRY, [job.row for job in appends])
        new = [job for job in appends if job.is_new]
        moves = [job for job in appends if job.is_move]
        old = [job for job in appends if not job.is_new and not job.is_move]
        if new:
            connection.execute(sa.insert(tables), [job.table for job in new])
            connection.execute(sa.insert(seats), [row for job in new for row in job.seats])
        if moves:
            self._rows.update(connection, tables.name, MOVE_CHANGES, [job.table for job in moves])
        if old:
            self._rows.update(connection, tables.name, TABLE_CHANGES, [job.table for job in old])
            changed = [{**row, "key": row["table_id"], "number": row["seat"]} for job in old for row in job.seats]
            if changed:
                connection.execute(self._update_seat, changed)
        if self._is_postgres:
            for job in appends:
                connection.execute(self._notify, {"notice": job.notice})
        return [(job, None) for job in appends]


class ManyRows:
    """One statement for many rows.

    A driver gives the interpreter's lock away at each statement, and a busy event loop is slow to give
    it back; so a batch takes as few statements as possible, whatever its size.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"

    def _values(self, rows: list[Row], names: list[str]) -> tuple[str, tuple[object, ...]]:
        row = "(" + ", ".join([self._mark] * len(names)) + ")"
        return ", ".join([row] * len(rows)), tuple([values[name] for values in rows for name in names])

    def insert(self, connection: sa.Connection, table: str, names: list[str], rows: list[Row]) -> None:
        """Insert rows."""
        values, parameters = self._values(rows, names)
        connection.exec_driver_sql(f"INSERT INTO {table} ({', '.join(names)}) VALUES {values}", parameters)

    def update(self, connection: sa.Connection, table: str, names: list[str], rows: list[Row]) -> None:
        """Update rows, found by the first of the names."""
        values, parameters = self._values(rows, names)
        changes = ", ".join(self._change(name, number) for number, name in enumerate(names[1:], 2))
        connection.exec_driver_sql(
            f"UPDATE {table} SET {changes} FROM (VALUES {values}) AS new WHERE {table}.{names[0]} = new.column1",
            parameters,
        )

    def _change(self, name: str, number: int) -> str:
        value = f"new.column{number}"
        # PostgreSQL takes a column of nothing but NULL for text.
        return f"{name} = CAST({value} AS DOUBLE PRECISION)" if name == tables.c.due.name else f"{name} = {value}"


def _carry_out(job: Work, connection: sa.Connection) -> object:
    try:
        with connection.begin_nested():
            return job.write(connection)
    except FAULTS:
        raise
    except Exception as error:
        return error


def _settle(outcomes: list[Outcome]) -> None:
    for job, result in outcomes:
        settle = job.settle
        del job.settle  # it may lead back to the job, and circles are not looked for while people play
        try:
            settle(result)
        except Exception:  # the others wait to hear it too
            logger.exception("not told")
