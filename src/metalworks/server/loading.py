"""Reading a table into memory: from what was kept of it, and the rows of its log since then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from typing import Any

import msgspec
import structlog

from metalworks.games import GAMES, game
from metalworks.messages import Code, Status
from metalworks.server.frames import read_film
from metalworks.server.hosted import entries as log
from metalworks.server.hosted import kept
from metalworks.server.hosted.bygone import BygoneTable, is_bygone
from metalworks.server.hosted.entries import Entries
from metalworks.server.hosted.table import TAIL, HostedTable
from metalworks.server.refusal import Refuse
from metalworks.server.storage.store import Store

BREATH = 0.004  # seconds of folding, after which others have their turn

logger = structlog.get_logger()

Row = tuple[float, str]  # its time, and its entries


async def load(store: Store, table: str) -> HostedTable:
    """A table as its log tells it."""
    hosted = await _taken_up(store, table)
    rows = await store.log_of(table, hosted.rows if hosted is not None else 0)
    if hosted is None:
        if not rows:
            raise Refuse(Code.MISSING, "no-such-table")
        hosted = HostedTable(table, store.outages)
        if is_log_bygone(rows):
            return await _load_bygone(store, table, rows)
    await fold(hosted, rows)
    return hosted


async def _taken_up(store: Store, table: str) -> HostedTable | None:
    """The table as it was kept; None where it was not, or by another code than ours."""
    found = await store.snapshot_of(table)
    if found is None or found.code != kept.code_of(found.game):
        return None
    try:
        hosted = kept.take_up(table, store.outages, found.data)
        return None if is_bygone(hosted.playing()[0].journal.header) else hosted
    except Exception as error:  # the log knows everything that is kept, and more
        logger.warning("snapshot left aside", table=table, error=repr(error))
        return None


def keep(store: Store, hosted: HostedTable) -> Coroutine[Any, Any, None]:
    """Keep a table as it stands now, between two rows of its log; what is returned only stores it."""
    hosted.keep_at = hosted.rows + TAIL
    return _store(store, hosted.id, hosted.game, hosted.rows, kept.keep(hosted))


async def _store(store: Store, table: str, game: str, rows: int, data: bytes) -> None:
    try:
        await store.keep_snapshot(table, game, rows, kept.code_of(game), data)
    except Exception as error:  # the next one may succeed; nothing depends on it
        logger.warning("not kept", table=table, error=repr(error))


async def fold(hosted: HostedTable, rows: Iterable[tuple[float, str | Entries]]) -> None:
    """Carry out rows of a log, so that others have their turn in between."""
    since = time.perf_counter()
    for at, row in rows:
        for entry in log.read(row) if isinstance(row, str) else row:
            hosted.apply(entry, at)
            if time.perf_counter() - since > BREATH:
                await asyncio.sleep(0)
                since = time.perf_counter()
        hosted.close_row(at)


# -- matches of other rules ------------------------------------------------------------------


def is_log_bygone(rows: list[Row]) -> bool:
    """Whether a log tells of a match by other rules; it is among the first rows that it began."""
    for _, row in rows:
        if '"entry":"started"' in row:
            return any(isinstance(entry, log.Started) and is_bygone(entry.header) for entry in log.read(row))
    return False


async def is_table_bygone(store: Store, table: str) -> bool:
    """The same of a table, of which no more is read than that."""
    row = await store.beginning_of(table)
    return row is not None and is_log_bygone([(0.0, row)])


def rules_now() -> str:
    """The rules and the content of all games as they are now."""
    named = ((name, game(name)) for name in GAMES)
    return " ".join(f"{name}={rules.rules_version}:{rules.load_content().reference}" for name, rules in named)


async def _load_bygone(store: Store, table: str, rows: list[Row]) -> HostedTable:
    hosted = BygoneTable(table, store.outages)
    await fold(hosted, rows)
    status, moves, outcome = await store.end_of(table)
    hosted.end_as(Status(status), moves, outcome)
    for viewer in (*range(len(hosted.chairs)), None):
        frames, sheet = await store.replay_of(table, viewer)
        if frames is not None:
            film = read_film(frames)
            hosted.show(viewer, film.frames(film.length - 1, 1)[0].view, msgspec.Raw(sheet))
    return hosted
