"""Finished matches as they were seen, stored while their rules are at hand: they replay for ever.

A release may change the rules of a game. Then a journal of before cannot be played through any more, but what every
viewer saw at every step was put aside here. It is done beside everything else, a little at a time.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from metalworks.contract.types import Viewer
from metalworks.messages import Status
from metalworks.server.frames import PORTION, Film, frame, write_film
from metalworks.server.hosted.table import HostedTable
from metalworks.server.loading import load
from metalworks.server.storage.store import OVERLAP, Away, Store
from metalworks.server.storage.writer import NotCommitted, Unknown
from metalworks.table.journal import dump_line
from metalworks.table.match import Match

WORK = 0.004  # seconds of work, after each of which comes
PAUSE = 0.1  # this pause: at most a twenty-fifth of the processor; and
PATIENCE = 10  # times as long a pause while people wait for the processor:
LATE = 0.01  # seconds that the pause took longer than it should
BATCH = 20  # tables looked up at once

logger = structlog.get_logger()

_encode = msgspec.json.Encoder().encode


async def film(hosted: HostedTable, pause: float) -> dict[Viewer, Film]:
    """Every moment of a finished match, for every viewer; packed as it goes on, for a long match is long."""
    whole, _ = hosted.playing()
    match, _ = Match.open(dump_line(whole.journal.header))
    seen: dict[Viewer, list[bytes]] = {viewer: [] for viewer in (*range(match.seats), None)}
    films = {viewer: Film() for viewer in seen}
    lines = whole.journal.lines
    since = time.perf_counter()
    for at in range(len(lines) + 1):
        if at:
            match.follow(lines[at - 1], at + 1)
        for viewer, frames in seen.items():
            frames.append(_encode(frame(match, at, viewer)))
            if len(frames) == PORTION or at == len(lines):
                await asyncio.to_thread(films[viewer].add, frames.copy())
                frames.clear()
        if time.perf_counter() - since > WORK:
            await make_way(pause)
            since = time.perf_counter()
    return films


async def make_way(pause: float) -> None:
    """Let others work; longer where they have much to do, for this can wait and they cannot."""
    begun = time.perf_counter()
    await asyncio.sleep(pause)
    if time.perf_counter() - begun > pause + LATE:
        await asyncio.sleep(pause * PATIENCE)


async def archive(store: Store, table: str, pause: float = PAUSE) -> bool:
    """Store a finished match; whether there was anything to store."""
    hosted = await load(store, table)
    if hosted.match is None or hosted.status is not Status.FINISHED:
        return False
    films = await film(hosted, pause)
    sheet = _encode(hosted.match.sheet)
    await store.add_replay(table, {viewer: write_film(one) for viewer, one in films.items()}, sheet)
    return True


class Archivist:
    """Stores what was finished, and does not try again what cannot be stored: a match whose rules are gone, say."""

    def __init__(self, store: Store, pause: float = PAUSE) -> None:
        self._store = store
        self._pause = pause
        self._left_aside: dict[str, float] = {}  # and when they changed last
        self.stored = 0  # matches

    async def work(self) -> bool:
        """Store some of what has been finished since the last time; whether there was anything."""
        found = await self._store.not_archived(BATCH, self._left_aside)
        for table, updated in found:
            try:
                is_stored = await archive(self._store, table, self._pause)
            except (Away, NotCommitted, Unknown):  # another time
                return False
            except Exception as error:  # others wait too
                logger.warning("not archived", table=table, error=repr(error))
                is_stored = False
            self.stored += is_stored
            if not is_stored:
                self._left_aside[table] = updated
            await self._store.archived_until(updated)
            since = updated - OVERLAP  # what is older is not looked for any more
            self._left_aside = {name: at for name, at in self._left_aside.items() if at >= since}
        return bool(found)
