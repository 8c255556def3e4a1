"""The thread that writes: it survives everything, and tells everybody how it went."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from metalworks import messages
from metalworks.messages import Code, SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.settings import Settings
from metalworks.server.storage import store as stores
from metalworks.server.storage.database import entries, tables
from metalworks.server.storage.store import Store
from metalworks.server.storage.writer import Append, Conflict, Job, NotCommitted, Outcome
from metalworks.server.tables import Tables


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def alone(sqlite_database: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_database)
    yield opened
    await opened.close()


def append(table: str, n: int = 0, text: str = "[]") -> Append:
    """A row of a log; the table itself is not needed for what is tested."""
    row = {"table_id": table, "n": n, "at": time.time(), "entry": text}
    changes = {"id": table, "updated": 0.0, "rows": n + 1, "moves": 0, "waiting": 0}
    return Append(row, changes, [], is_new=False, is_move=True, notice="")


async def test_of_two_rows_with_one_number_the_first_stays(store: Store) -> None:
    await store.writer.append(append("twice"))
    with pytest.raises(Conflict):
        await store.writer.append(append("twice"))
    assert len(await store.log_of("twice")) == 1


async def test_a_row_that_cannot_be_written_does_not_stop_the_others(store: Store) -> None:
    """Not even one that the driver chokes on before the database sees it."""
    good, bad = [f"good{number}" for number in range(5)], "\ud800"
    jobs = [append(name) for name in good]
    jobs.insert(2, append("bad", text=bad))
    outcomes = await asyncio.gather(*(store.writer.append(job) for job in jobs), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None) if job.row["entry"] != bad else NotCommitted for job in jobs
    ]
    for name in good:
        assert len(await store.log_of(name)) == 1
    await store.writer.append(append("after"))


@pytest.fixture
def lossy(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store whose first commit succeeds, but nobody hears of it."""
    transaction = store.writer._transaction
    is_lost = False

    def lose(batch: list[Job]) -> list[Outcome]:
        nonlocal is_lost
        outcomes = transaction(batch)
        if not is_lost:
            is_lost = True
            raise sa.exc.OperationalError("commit", {}, OSError("the connection is gone"))
        return outcomes

    monkeypatch.setattr(store.writer, "_transaction", lose)
    return store


async def test_a_commit_whose_answer_was_lost_is_not_taken_for_a_conflict(lossy: Store) -> None:
    jobs = [append(f"lost{number}") for number in range(3)]
    await asyncio.gather(*(lossy.writer.append(job) for job in jobs))
    with pytest.raises(Conflict):
        await lossy.writer.append(append("lost1"))


async def test_a_line_of_chat_whose_commits_answer_was_lost_is_said_once(lossy: Store) -> None:
    who = {"table_id": "talk", "person": "ada", "name": "Ada", "seat": None, "move": 0}
    number = await lossy.say({**who, "at": 1.5, "text": "hello"}, "")
    assert [(row.id, row.text) for row in await lossy.chat_of("talk")] == [(number, "hello")]
    await lossy.say({**who, "at": 2.5, "text": "hello"}, "")
    await lossy.say({**who, "at": 2.5, "text": "in the same moment"}, "")
    assert len(await lossy.chat_of("talk")) == 3


async def test_while_the_database_is_away_nobody_waits_for_long(alone: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    transaction = alone.writer._transaction
    away = True

    def fail(batch: list[Job]) -> list[Outcome]:
        if away:
            raise sa.exc.OperationalError("begin", {}, OSError("no database"))
        return transaction(batch)

    monkeypatch.setattr(alone.writer, "_transaction", fail)
    async with asyncio.timeout(15):  # one after the other they would take minutes
        jobs = [append(f"away{number}") for number in range(100)]
        outcomes = await asyncio.gather(*(alone.writer.append(job) for job in jobs), return_exceptions=True)
        assert all(isinstance(outcome, NotCommitted) for outcome in outcomes)
        away = False
        await alone.writer.append(append("back"))
    assert len(await alone.log_of("back")) == 1


async def test_sqlites_log_does_not_grow_for_ever(
    alone: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However busy the server is: somebody always writes while the log is brought into the file."""
    monkeypatch.setattr(stores, "LOG_PAGES", 50)

    async def write(number: int) -> None:
        for n in range(120):
            await alone.writer.append(append(f"busy{number}", n, "x" * 4_000))
            if number == 0 and n % 12 == 0:  # the others go on writing meanwhile
                await alone.checkpoint()

    await asyncio.gather(*(write(number) for number in range(8)))
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size < 3_000_000


# -- the tables above it ---------------------------------------------------------------------------


def two_seats() -> commands.Entries:
    wish = messages.CreateTable(game="metallurgie", seats=[SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.ME)])
    return commands.create(wish, "ann", "Ann")


def any_move(hosted: HostedTable, _: float) -> commands.Entries:
    match = hosted.playing()[0]
    seat = match.waiting[0]
    return commands.act_code(hosted, seat, match.legal_codes(seat)[0])


async def test_whoever_is_cancelled_leaves_the_table_as_it_was_committed(alone: Store, sqlite_database: str) -> None:
    here = Tables(alone, Settings(database=sqlite_database))
    live = await here.create(two_seats())
    for wait in (0, 0, 0.001, 0.003):
        moving = asyncio.create_task(here.change(live, any_move))
        await asyncio.sleep(wait)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        async with live.lock:
            hosted = await here.load(live)
            assert hosted.rows == len(await alone.log_of(live.id))
    await here.change(live, any_move)
    assert (await here.load(live)).rows == len(await alone.log_of(live.id))


async def test_what_was_not_committed_has_not_happened(
    alone: Store, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Tables(alone, Settings(database=sqlite_database))
    live = await here.create(two_seats())

    def fail(_: list[Job]) -> list[Outcome]:
        raise RuntimeError("anything")

    with monkeypatch.context() as patch:
        patch.setattr(alone.writer, "_transaction", fail)
        with pytest.raises(Refuse) as refused:
            await here.change(live, any_move)
    assert refused.value.code is Code.BUSY
    assert (await here.change(live, any_move)).moves == 1


async def test_one_table_that_cannot_be_read_does_not_stop_the_computers_of_others(
    alone: Store, sqlite_database: str
) -> None:
    """After rules have changed, say: its log tells of a game that is played no more."""
    here = Tables(alone, Settings(database=sqlite_database, thinkers=1))

    seats = [SeatPlan(sitter=Sitter.COMPUTER, level="random"), SeatPlan(sitter=Sitter.ME)]
    wish = messages.CreateTable(game="metallum", seats=seats)
    names = [(await here.create(commands.create(wish, "ann", "Ann"))).id for _ in range(3)]
    await here.close()
    broken = min(await alone.unattended(time.time()))
    with alone.engine.begin() as connection:
        old = sa.select(entries.c.entry).where(entries.c.table_id == broken, entries.c.n == 0)
        text = connection.execute(old).scalar_one().replace('"rules":', '"rules":9')
        connection.execute(sa.update(entries).where(entries.c.table_id == broken, entries.c.n == 0).values(entry=text))
    there = Tables(alone, Settings(database=sqlite_database, thinkers=1))
    await there.resume()
    assert {name for name, live in there.live.items() if live.thoughts} == set(names) - {broken}
    await there.close()


async def _is_committed(here: Tables, live: LiveTable) -> bool:
    """Whether the person is waited for, as the database says too: under the lock memory may be ahead of it."""
    async with live.lock:
        return (await here.load(live)).waiting == (0,)


async def test_a_process_that_missed_everything_still_takes_over_the_computers(store: Store, database: str) -> None:
    """The table is in its memory as it was long ago: no notice came, and then the other process died."""
    here, there = (Tables(store, Settings(database=database, thinkers=1)) for _ in range(2))

    seats = [SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.COMPUTER, level="random")]
    wish = messages.CreateTable(game="metallurgie", seats=seats)
    live = await here.create(commands.create(wish, "ann", "Ann"))
    async with asyncio.timeout(30):
        while not await _is_committed(here, live):
            await asyncio.sleep(0.01)
    stale = await there.open(live.id)
    while not live.thoughts:
        await here.change(live, any_move)
    await here.close()
    with store.engine.begin() as connection:
        assert connection.execute(sa.select(tables.c.thinking).where(tables.c.id == live.id)).scalar_one()
    assert not stale.thoughts
    await there.resume()
    assert stale.thoughts
    await there.close()
