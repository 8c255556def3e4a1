"""Computer seats: outside the event loop, resumed after a restart, cancelled at the end, replaced after crashes."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from pathlib import Path

import psutil
import pytest
import uvloop

from metalworks import messages
from metalworks.client import Client
from metalworks.server.computers.thinkers import Thinkers, thought_of
from metalworks.table.match import Match
from tests.server.bots import play_on
from tests.server.process import ServerProcess


async def test_they_resume_after_a_crash_of_the_server(sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        tables = [(await ann.create("metallurgie", ["me", "greedy", "greedy"])).id for _ in range(4)]
        server.kill()
        server.start()
        await server.ready()
        for table in tables:  # nobody has them open: they go on all the same
            async with asyncio.timeout(60):
                while (await ann.table(table)).waiting != [0]:
                    await asyncio.sleep(0.1)
        async with ann.play(tables[0]) as mine:
            await play_on(mine, random.Random(1), 10)
    assert server.stop() == 0


async def test_a_crash_of_a_player_does_not_stop_the_game(sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log", thinkers=1)
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        table = await ann.create("metallum", ["me", "greedy"])
        async with ann.play(table.id) as mine:
            assert await _crashes(ann) == 0
            rng = random.Random(2)
            for crashes in (1, 2, 3):
                async with asyncio.timeout(90):
                    while not _kill_thinker(server.pid):  # none runs until there is something to think about
                        assert await play_on(mine, rng, 1) == 1
                    while await _crashes(ann) < crashes:
                        assert await play_on(mine, rng, 1) == 1  # my turn comes in spite of it
            await mine.ask(messages.Concede(seat=0))
    assert server.stop() == 0


async def _crashes(client: Client) -> float:
    text = (await client.http.get("/metrics")).text
    found = re.search(r"^metalworks_player_crashes (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def _kill_thinker(pid: int) -> bool:
    """Whatever it does now: its present thought fails, or the next one. False where none runs."""
    thinkers = [child for child in psutil.Process(pid).children() if _thinks(child)]
    if thinkers:
        os.kill(thinkers[0].pid, signal.SIGKILL)
    return bool(thinkers)


def _thinks(process: psutil.Process) -> bool:
    return process.status() != psutil.STATUS_ZOMBIE and "metalworks.server.computers.process" in process.cmdline()


async def test_the_simplest_player_takes_over_after_crashes() -> None:
    """A process that is killed in every thought: the decision is made all the same."""
    match = Match.new("metallum", 2, seed=5)
    thinkers = Thinkers(1, limit=60.0)
    thinking = True

    async def kill() -> None:
        while thinking:
            for pid in thinkers.pids:
                os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.01)

    killer = asyncio.create_task(kill())
    code = await thinkers.choose(thought_of(match, 0, "greedy"))
    thinking = False
    await killer
    assert code in match.legal_codes(0)
    assert thinkers.crashes == 2
    await thinkers.close()


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced() -> None:
    """On the server's own event loop, which says so in another way than Python's."""
    match = Match.new("metallum", 2, seed=5)

    async def play() -> None:
        thinkers = Thinkers(1, limit=60.0)
        await thinkers.choose(thought_of(match, 0, "random"))
        (dead,) = thinkers.pids
        os.kill(dead, signal.SIGKILL)
        async with asyncio.timeout(30):
            while psutil.pid_exists(dead):  # until the loop has noticed, and buried it
                await asyncio.sleep(0.01)
        assert await thinkers.choose(thought_of(match, 0, "random")) in match.legal_codes(0)
        assert thinkers.crashes == 1
        await thinkers.close()

    uvloop.run(play())


async def test_a_thought_that_takes_too_long_is_cut_off() -> None:
    match = Match.new("metallum", 2, seed=5)
    thinkers = Thinkers(1, limit=0.000_001)
    assert await thinkers.choose(thought_of(match, 0, "greedy")) in match.legal_codes(0)
    assert thinkers.crashes == 2
    await thinkers.close()


async def test_at_the_end_no_process_is_left() -> None:
    """Not even one in the middle of a thought that nobody waits for any more."""
    match = Match.new("metallum", 2, seed=5)
    thinkers = Thinkers(1, limit=60.0)
    thinking = asyncio.create_task(thinkers.choose(thought_of(match, 0, "greedy")))
    async with asyncio.timeout(30):
        while not thinkers.pids:
            await asyncio.sleep(0.01)
    pids = thinkers.pids
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    await thinkers.close()
    assert thinkers.pids == []
    assert not any(psutil.pid_exists(pid) and psutil.Process(pid).status() != "zombie" for pid in pids)
