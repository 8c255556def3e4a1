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
from metalworks.server.frames import frame, pack
from metalworks.server.hosted.table import HostedTable
from metalworks.server.loading import load
from metalworks.server.storage.store import Store
from metalworks.table.journal import dump_line
from metalworks.table.match import Match

WORK = 0.004  # seconds of work, after each of which comes
PAUSE = 0.1  # this pause: at most a twenty-fifth of the processor
BATCH = 20  # tables looked up at once

logger = structlog.get_logger()

Frames = dict[Viewer, list[bytes]]

_encode = msgspec.json.Encoder().encode


async def see(hosted: HostedTable) -> Frames:
    """Every moment of a finished match, for every viewer."""
    whole, _ = hosted.playing()
    match, _ = Match.open(dump_line(whole.journal.header))
    viewers: list[Viewer] = [*range(match.seats), None]
    seen: Frames = {viewer: [] for viewer in viewers}
    since = time.perf_counter()
    for at in range(len(whole.journal.lines) + 1):
        if at:
            match.follow(whole.journal.lines[at - 1], at + 1)
        for viewer in viewers:
            seen[viewer].append(_encode(frame(match, at, viewer)))
        if time.perf_counter() - since > WORK:
            await asyncio.sleep(PAUSE)
            since = time.perf_counter()
    return seen


async def archive(store: Store, table: str) -> bool:
    """Store a finished match; whether there was anything to store."""
    hosted = await load(store, table)
    if hosted.match is None or hosted.status is not Status.FINISHED:
        return False
    seen = await see(hosted)
    sheet = _encode(hosted.match.sheet)
    packed = {viewer: await asyncio.to_thread(pack, frames) for viewer, frames in seen.items()}
    await store.add_replay(table, packed, sheet)
    return True


async def archive_new(store: Store) -> int:
    """Store what has been finished since the last time; the number of matches."""
    done = 0
    for table, updated in await store.not_archived(BATCH):
        try:
            done += await archive(store, table)
        except Exception as error:  # others wait too
            logger.warning("not archived", table=table, error=repr(error))
        await store.archived_until(updated)
    return done
