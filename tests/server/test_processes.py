"""Two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from metalworks import messages
from metalworks.client import Client, Refusal, Table
from metalworks.messages import Code
from metalworks.server.storage.database import links, sanctions
from metalworks.server.storage.store import Store
from metalworks.table.match import Match
from tests.server.bots import play_on
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

SOON = 20.0  # seconds: the lease, a look, and the thoughts of all tables at once

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def processes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    database = postgres.database()
    folder = tmp_path_factory.mktemp("processes")
    return ServerProcess(database, folder / "one", think_limit=2.0), ServerProcess(
        database, folder / "two", think_limit=2.0
    )


@pytest.fixture
async def pair(processes: Pair) -> Pair:
    """Both are up; they start at once, on an empty database the first time."""
    for process in processes:
        if not process.is_running:
            process.start()
    for process in processes:
        await process.ready()
    return processes


@pytest.fixture(scope="module", autouse=True)
def stopped(processes: Pair) -> object:
    yield
    for process in processes:
        if process.is_running:
            process.stop()


async def test_a_game_through_two_processes(pair: Pair) -> None:
    async with Client(pair[0].address) as ann, Client(pair[1].address) as ben, Client(pair[1].address) as eve:
        table = await ann.create("metallurgie", ["me", "open"], public=True)
        assert table.id in [one.id for one in await ben.tables("open")]
        async with ann.play(table.id) as one, eve.play(table.id) as watching, ben.signals() as signals:
            await ben.join(table.id)
            await one.until(lambda t: t.info.status.value == "playing")
            async with ben.play(table.id) as two:
                await one.until(lambda t: t.online == [True, True] and t.spectators == 1)
                await one.say("across")
                await two.until(lambda t: [line.text for line in t.chat] == ["across"])
                await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
                await watching.until(lambda t: t.is_over)
                assert one.info.outcome == watching.info.outcome
                assert one.seats[0].view is not None
            assert (await signals.wait_for(messages.YourTurn)).table == table.id
        assert await ann.journal(table.id) == await ben.journal(table.id)
        assert (await ann.rematch(table.id)).id == (await ben.rematch(table.id)).id


async def test_of_two_conflicting_actions_exactly_one_wins(pair: Pair) -> None:
    """The same person through both processes at once, with different actions for the same moment."""
    async with Client(pair[0].address) as ann:
        rng = random.Random(3)
        table = await ann.create("metallurgie", ["me", "me"])
        async with (
            Client(pair[1].address, cookie=ann.cookie) as twin,
            ann.play(table.id) as here,
            twin.play(table.id) as there,
        ):
            won = 0
            for _ in range(40):
                turn = await here.next_turn()
                assert turn is not None
                await there.until(lambda t: t.seats[turn.seat].seq >= turn.seq)  # noqa: B023

                async def attempt(at: Table, action: dict[str, object]) -> int:
                    try:
                        await at.act(turn, action)  # noqa: B023
                    except Refusal as refusal:
                        if refusal.code not in (Code.STALE, Code.ILLEGAL):
                            raise
                        return 0
                    return 1

                done = await asyncio.gather(
                    attempt(here, rng.choice(turn.legal)), attempt(there, rng.choice(turn.legal))
                )
                assert sum(done) == 1, done
                won += 1
                newest = max(here.seats[turn.seat].seq, there.seats[turn.seat].seq)
                for at in (here, there):
                    await at.until(lambda t: t.seats[turn.seat].seq >= newest)  # noqa: B023
            for seat in (0, 1):
                assert here.seats[seat].view == there.seats[seat].view
            await here.ask(messages.Concede(seat=0))
            await there.until(lambda t: t.is_over)
        actions = [line for line in Match.replay(await ann.journal(table.id)).journal.lines if line.action]
        assert len(actions) == won


async def test_settings_from_two_devices_at_once(pair: Pair) -> None:
    """Each through its own server: one of them is kept, and nobody hears of an error."""
    async with Client(pair[0].address) as here:
        await here.me()
        async with Client(pair[1].address, cookie=here.cookie) as there:
            for number in range(25):
                chosen = [{"theme": f"{number} {device}"} for device in ("phone", "tablet")]
                answers = await asyncio.gather(
                    *(
                        one.http.put("/api/me/settings", json=put)
                        for one, put in zip((here, there), chosen, strict=True)
                    )
                )
                assert [answer.status_code for answer in answers] == [200, 200]
                assert (await here.http.get("/api/me/settings")).json() in chosen


async def test_what_two_servers_write_at_once_is_there_once(postgres: Postgres) -> None:
    """A sanction, whichever came last; and of two private links only one is good."""
    address = postgres.database()
    both = [await Store.open(address) for _ in range(2)]
    await both[0].add_person("ann", "Ann", "session", "")
    there = sa.select(sa.func.count()).select_from(sanctions)
    for number in range(40):
        await asyncio.gather(*(store.impose("mute", "ann", None, f"note {number}") for store in both))
        assert await both[0].read(lambda it: it.execute(there).scalar_one()) == 1
    good = sa.select(sa.func.count()).select_from(links).where(links.c.used.is_(None))
    for _ in range(40):
        await asyncio.gather(*(store.add_link("ann") for store in both))
        assert await both[0].read(lambda it: it.execute(good).scalar_one()) == 1
    for store in both:
        await store.close()


async def test_another_process_takes_over_the_computers_of_a_dead_one(pair: Pair) -> None:
    """Killed while computers think: the other process goes on at all its tables."""
    async with Client(pair[1].address) as ann:
        async with Client(pair[0].address, cookie=ann.cookie) as same:
            tables = [(await same.create("metallurgie", ["me", "greedy", "greedy"])).id for _ in range(6)]
        started = {table: (await ann.table(table)).moves for table in tables}
        pair[0].kill()
        killed = time.monotonic()

        async def taken_over(table: str) -> float:
            """After how many seconds a computer has moved there; it is not our turn before."""
            while (info := await ann.table(table)).moves == started[table] and info.waiting != [0]:
                await asyncio.sleep(0.05)
            return time.monotonic() - killed

        waited = await asyncio.gather(*map(taken_over, tables))
        assert max(waited) < SOON, waited

        async def finish(table: str) -> None:
            async with ann.play(table) as mine:
                await play_on(mine, random.Random(1))
                assert mine.is_over

        await asyncio.gather(*map(finish, tables))


async def test_a_lost_announcement_is_made_up_for(pair: Pair, postgres: Postgres) -> None:
    """Even if the channel between the processes is cut, viewers hear of a move with the next sweep.

    The sweep also opens the channel again, on which chat then goes through.
    """
    async with Client(pair[0].address) as ann:
        table = await ann.create("metallurgie", ["me", "me"])
        async with (
            Client(pair[1].address, cookie=ann.cookie) as twin,
            ann.play(table.id) as here,
            twin.play(table.id) as there,
        ):
            _cut_listeners(postgres)
            await play_on(here, random.Random(1), 3)
            newest = {seat: view.seq for seat, view in here.seats.items()}
            await there.until(lambda t: {seat: view.seq for seat, view in t.seats.items()} == newest, timeout=20)
            async with asyncio.timeout(30):
                while len(there.chat) == 0:  # until a sweep has opened the channel again
                    await here.say("can you hear me?")
                    await asyncio.sleep(2.5)  # no flood of chat


def _cut_listeners(postgres: Postgres) -> None:
    import psycopg

    with psycopg.connect(f"postgresql://metalworks@127.0.0.1:{postgres.port}/postgres", autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")


def test_logs_are_clean(processes: Pair) -> None:
    for process in processes:
        assert "Traceback" not in Path(process.log).read_text()
