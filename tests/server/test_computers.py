"""Computer seats: outside the event loop, resumed after a restart, cancelled at the end, replaced after crashes."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from pathlib import Path

import msgspec
import psutil
import pytest
import uvloop

from metalworks import GAMES, game, messages
from metalworks.client import Client
from metalworks.kernel.rng import Rng
from metalworks.server.computers.process import ADVISED, Answer, Thought, think
from metalworks.server.computers.thinkers import LEAST, ROUND, Thinker, Thinkers, Waiting, thought_of
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
    code = (await thinkers.choose(thought_of(match, 0, "greedy"))).code
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
        assert (await thinkers.choose(thought_of(match, 0, "random"))).code in match.legal_codes(0)
        assert thinkers.crashes == 1
        await thinkers.close()

    uvloop.run(play())


async def test_a_thought_that_takes_too_long_is_cut_off() -> None:
    match = Match.new("metallum", 2, seed=5)
    thinkers = Thinkers(1, limit=0.000_001)
    assert (await thinkers.choose(thought_of(match, 0, "greedy"))).code in match.legal_codes(0)
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


async def test_many_who_wait_share_the_time_in_the_order_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("metallum", 2, seed=5)
    asked: list[tuple[str, float]] = []

    async def ask(thinker: Thinker, thought: Thought, limit: float) -> Answer:  # noqa: ARG001
        asked.append((thought.level, thought.seconds))
        await asyncio.sleep(0.001)
        return Answer(match.legal_codes(0)[0])

    monkeypatch.setattr(Thinker, "ask", ask)
    thinkers = Thinkers(2, limit=60.0)
    await asyncio.gather(*(thinkers.choose(thought_of(match, 0, f"search:{number}")) for number in range(1, 21)))
    assert [level for level, _ in asked] == [f"search:{number}" for number in range(1, 21)]
    shares = [seconds for _, seconds in asked]
    assert shares[5] == pytest.approx(ROUND * 2 / 15, rel=0.1)  # the last of fourteen behind it shall not wait for long
    assert shares[-1] > ROUND  # the last one has all the time it likes
    # Had these thoughts taken their time: one after the other they leave no more than ROUND to all.
    for late, share in ((0.8, 2 * ROUND * 0.2 / 11), (2.0, LEAST)):
        thinkers._waiting = Waiting()
        for _ in range(10):
            thinkers._waiting.add("", time.monotonic() - ROUND * late, asyncio.Future())
        assert thinkers._share("") == pytest.approx(share, rel=0.1)
    await thinkers.close()


async def test_the_strongest_level_gets_more_time_if_the_host_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("metallum", 2, seed=5)
    asked: list[str] = []

    async def ask(thinker: Thinker, thought: Thought, limit: float) -> Answer:  # noqa: ARG001
        asked.append(thought.level)
        return Answer(match.legal_codes(0)[0])

    monkeypatch.setattr(Thinker, "ask", ask)
    thinkers = Thinkers(1, limit=60.0, longest=12.5)
    for level in ("master", "engineer", "random"):
        await thinkers.choose(thought_of(match, 0, level))
    assert asked == ["master:12.5s", "engineer", "random"]
    await thinkers.close()


def test_a_player_who_is_hurried_takes_no_longer() -> None:
    match = Match.new("metallum", 2, seed=5)
    thought = msgspec.structs.replace(thought_of(match, 0, "master:600s"), seconds=0.2)
    begun = time.monotonic()
    assert think(thought).code in match.legal_codes(0)
    assert time.monotonic() - begun < 20  # and not ten minutes


@pytest.mark.parametrize("name", GAMES)
def test_advice_compares_the_best_with_the_next_best(name: str) -> None:
    """From what the seat may know alone: the same for a state that differs only in what it cannot see."""
    match = Match.new(name, game(name).official_seats[0], seed=3)
    compared = 0
    for _ in range(6):
        seat = match.waiting[0]
        thought = msgspec.structs.replace(thought_of(match, seat, ADVISED), seconds=3_600.0)
        rules = match.game
        other = rules.from_bytes(thought.state).resample(seat, Rng(99)).to_bytes()
        found = think(thought)
        assert found == think(msgspec.structs.replace(thought, state=other))
        assert found.code in match.legal_codes(seat)
        if found.chance is not None:
            compared += 1
            assert 0 <= found.chance <= 1
            assert found.other != found.code
        match.advance(seat, found.code)
    assert compared >= 2


async def test_many_tables_of_one_house_do_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """One process; a house with three hundred tables; then somebody else comes, and somebody after them."""
    match = Match.new("metallurgie", 2, seed=5)
    served: list[int] = []
    hurried: dict[int, float] = {}

    async def ask(_: Thinker, thought: Thought, limit: float) -> Answer:  # noqa: ARG001  (as the real one)
        served.append(thought.seat)
        hurried[thought.seat] = thought.seconds
        await asyncio.sleep(0)
        return Answer(0)

    monkeypatch.setattr(Thinker, "ask", ask)
    thinkers = Thinkers(1, limit=60.0)
    about = thought_of(match, 0, "master")
    crowd, ann, bob = 300, 1_000, 2_000

    def come(house: str, number: int) -> asyncio.Task[Answer]:
        thought = msgspec.structs.replace(about, seat=number)
        return asyncio.create_task(thinkers.choose(thought, house))

    waiting = [come("crowd", number) for number in range(crowd)]
    await asyncio.sleep(0)
    waiting += [come("ann", ann), come("ann", ann + 1), come("bob", bob)]
    await asyncio.sleep(0)
    leaving = waiting[5]
    leaving.cancel()
    assert thinkers.waiting >= crowd
    await asyncio.gather(*waiting, return_exceptions=True)
    places = {number: place for place, number in enumerate(served)}
    assert max(places[ann], places[bob]) <= 4
    assert places[ann + 1] <= 8
    assert leaving.cancelled()
    assert sorted(places) == sorted({*range(crowd), ann, ann + 1, bob} - {5})
    assert [number for number in served if number < crowd] == sorted(set(range(crowd)) - {5})  # who came first, first
    # The crowd hurries itself, and nobody else.
    assert hurried[bob] > 1.0 > hurried[20]
    assert thinkers.waiting == 0
    await thinkers.close()
