"""A backup of the database while games run, and back again: one format for SQLite and PostgreSQL.

Gzipped lines of JSON: a head, then for each table its columns and its rows, all of one moment.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast

import msgspec
import sqlalchemy as sa

from metalworks.contract.problems import Problem
from metalworks.server.storage.database import FAULTS, VERSION, connect
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.opening import is_ours, migrate, refuse_newer

FORMAT = 1
PORTION = 500  # rows
HEAD_LENGTH = 1_000  # more than the first line has
# What comes of reading a file that is something else, or half of a backup.
NOT_A_BACKUP = (OSError, EOFError, ValueError, LookupError, RecursionError, zlib.error, sa.exc.StatementError)

Cell = str | int | float | bool | None

_encode = msgspec.json.Encoder().encode


class Head(msgspec.Struct):
    """The first line."""

    metalworks_backup: int
    revision: str  # of the schema


class TableHead(msgspec.Struct):
    """What follows are the rows of a table."""

    table: str
    columns: list[str]


_decode_head = msgspec.json.Decoder(Head).decode
_decode_row = msgspec.json.Decoder(TableHead | list[Cell]).decode


def backup(address: str, file: Path) -> int:
    """Write everything to a file, as it is at one moment; the number of rows."""
    if not is_ours(address):
        raise Problem("backup-of-nothing")
    if not _may_replace(file):
        raise Problem("backup-in-the-way", file=str(file))
    engine = connect(address)
    fresh = file.with_name(file.name + ".part")
    try:
        try:
            with _one_moment(engine) as connection, _open_private(fresh) as raw, gzip.open(raw, "wb") as out:
                rows = _dump(connection, cast(BinaryIO, out))
            with fresh.open("rb+") as written:
                os.fsync(written.fileno())
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise Problem("backup-unwritable", file=str(file), detail=error.strerror or str(error)) from None
    finally:
        engine.dispose()
    return rows


def _may_replace(file: Path) -> bool:
    """Only an earlier backup: a slip in the name must not cost something else, the database itself above all."""
    try:
        if not file.exists():
            return bool(file.name)
        if not file.is_file():
            return False
        if not file.stat().st_size:  # somebody has made room for it
            return True
        with gzip.open(file, "rb") as unzipped:
            _decode_head(unzipped.readline(HEAD_LENGTH))
    except NOT_A_BACKUP:
        return False
    return True


def _open_private(file: Path) -> BinaryIO:
    """A new file for its owner only, because the key that signs cookies is in it: with it anybody could be anybody."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _one_moment(engine: sa.Engine) -> sa.Connection:
    """A connection that sees one moment, however long it looks."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
    return connection


def _dump(connection: sa.Connection, out: BinaryIO) -> int:
    schema = _schema(connection)
    revision = connection.execute(sa.select(schema.tables[VERSION].c.version_num)).scalar_one()
    out.write(_encode(Head(FORMAT, revision)) + b"\n")
    count = 0
    for table in _contents(schema):
        out.write(_encode(TableHead(str(table.name), [str(column.name) for column in table.columns])) + b"\n")
        for row in connection.execution_options(stream_results=True).execute(sa.select(table)):
            out.write(_encode(list(row)) + b"\n")
            count += 1
    return count


def restore(address: str, file: Path) -> int:
    """Fill an empty database from a file; the number of rows. Afterwards it has the newest schema."""
    is_ours(address)
    lock = FileLock(address)
    try:
        with gzip.open(file, "rb") as unzipped:
            source = cast(BinaryIO, unzipped)
            head = _read_head(source, file)
            migrate(address, head.revision)
            engine = connect(address)
            try:
                with engine.connect().execution_options(writes=True) as connection, connection.begin():
                    rows = _fill(connection, source)
            finally:
                engine.dispose()
        migrate(address)
    except FAULTS:
        raise
    except NOT_A_BACKUP as error:
        detail = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Problem("backup-unreadable", file=str(file), detail=detail) from None
    finally:
        lock.release()
    return rows


def _read_head(source: BinaryIO, file: Path) -> Head:
    head = _decode_head(source.readline(HEAD_LENGTH))
    if head.metalworks_backup != FORMAT:
        raise Problem("backup-unreadable", file=str(file), detail=str(head.metalworks_backup))
    refuse_newer("backup-newer", head.revision, file=str(file))
    return head


def _fill(connection: sa.Connection, source: BinaryIO) -> int:
    schema = _schema(connection)
    for table in _contents(schema):
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).scalar():
            raise Problem("restore-not-empty", table=table.name)
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
    count = 0
    for table, rows in _portions(source, schema):
        connection.execute(sa.insert(table), rows)
        count += len(rows)
    if connection.dialect.name == "postgresql":
        _set_counters(connection, schema)
    return count


def _portions(source: BinaryIO, schema: sa.MetaData) -> Iterator[tuple[sa.Table, list[dict[str, object]]]]:
    table: sa.Table | None = None
    columns: list[str] = []
    rows: list[dict[str, object]] = []
    for line in source:
        read = _decode_row(line)
        if isinstance(read, TableHead):
            if table is not None and rows:
                yield table, rows
            table, columns, rows = schema.tables[read.table], read.columns, []
            continue
        if table is None:
            raise ValueError("rows of no table")
        rows.append(dict(zip(columns, _values(table, columns, read), strict=True)))
        if len(rows) == PORTION:
            yield table, rows
            rows = []
    if table is not None and rows:
        yield table, rows


def _values(table: sa.Table, columns: list[str], row: list[Cell]) -> Iterator[object]:
    for name, value in zip(columns, row, strict=True):
        is_binary = isinstance(table.columns[name].type, sa.LargeBinary)
        yield base64.b64decode(value, validate=True) if is_binary and isinstance(value, str) else value


def _set_counters(connection: sa.Connection, schema: sa.MetaData) -> None:
    """PostgreSQL counts new rows beside the tables."""
    for table in _contents(schema):
        column = table.autoincrement_column
        if column is not None and isinstance(column.type, sa.Integer):
            counter = sa.func.pg_get_serial_sequence(table.name, column.name)
            last = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
            connection.execute(sa.select(sa.func.setval(counter, last, sa.false())))


def _schema(connection: sa.Connection) -> sa.MetaData:
    """The tables as this database has them, which may be of an older version than this program."""
    schema = sa.MetaData()
    schema.reflect(connection)
    return schema


def _contents(schema: sa.MetaData) -> list[sa.Table]:
    return [table for table in schema.sorted_tables if table.name != VERSION]
