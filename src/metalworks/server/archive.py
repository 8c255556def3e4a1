"""Finished matches as they were seen, stored while their rules are at hand: they replay for ever.

A release may change the rules of a game. Then a journal of before cannot be played through any more, but what every
viewer saw at every step was put aside here. It is done beside everything else, a little at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
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
    """Stores what was finished, and does not try again what cannot be stored: a match whose rules are gone, say.

    When nothing new is left it looks once through all the older ones: what failed for a passing reason in an earlier
    process is found again, and so is what a release with other rules has found unstored.
    """

    def __init__(self, store: Store, pause: float = PAUSE) -> None:
        self._store = store
        self._pause = pause
        self._left_aside: dict[str, float] = {}  # and when they changed last
        self._tried: set[str] = set()  # whatever could not be stored, however old
        self._back: float | None = 0.0  # until when the older ones were looked through; None: all of them
        self._same_moment: list[str] = []  # those that changed last in that moment
        self.stored = 0  # matches

    @property
    def lost(self) -> int:
        """Matches that cannot be replayed any more."""
        return len(self._tried)

    async def work(self) -> bool:
        """Store some of what has been finished since the last time; whether there was anything."""
        found = await self._store.not_archived(BATCH, self._left_aside)
        for table, updated in found:
            is_stored = await self._store_one(table)
            if is_stored is None:
                return False
            if not is_stored:
                self._left_aside[table] = updated
            await self._store.archived_until(updated)
            since = updated - OVERLAP  # what is older is not looked for any more
            self._left_aside = {name: at for name, at in self._left_aside.items() if at >= since}
        return bool(found) or await self._look_back()

    async def _look_back(self) -> bool:
        """Some of the older ones; whether there were any."""
        if self._back is None:
            return False
        found = await self._store.not_archived(BATCH, self._same_moment, since=self._back)
        for table, updated in found:
            if table not in self._tried and await self._store_one(table) is None:
                return False
            if updated > self._back:
                self._back, self._same_moment = updated, []
            self._same_moment.append(table)
        if not found:
            self._back = None
            if self.lost:
                logger.warning("cannot be replayed: finished by other rules, and never stored", matches=self.lost)
        return bool(found)

    async def _store_one(self, table: str) -> bool | None:
        """Store a match; whether that was possible, None if it may be another time."""
        try:
            is_stored = await archive(self._store, table, self._pause)
        except (Away, NotCommitted, Unknown):
            return None
        except Exception as error:  # others wait too
            logger.warning("not archived", table=table, error=repr(error))
            is_stored = False
        self.stored += is_stored
        if not is_stored:
            self._tried.add(table)
        return is_stored

    async def finish(self, seconds: float) -> None:
        """Store what was finished last, before the process ends: the next one may have other rules."""
        self._pause, self._back = 0.0, None
        with contextlib.suppress(TimeoutError, Away):
            async with asyncio.timeout(seconds):
                while await self.work():
                    pass
