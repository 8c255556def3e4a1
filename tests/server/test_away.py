"""While the database is away: refused in words, ready again by itself, and everybody's time is the same."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from metalworks import messages
from metalworks.cli.serve import _check_database
from metalworks.contract.problems import Problem
from metalworks.messages import Pace, SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.settings import Settings
from metalworks.server.storage import database
from metalworks.server.storage import store as stores
from metalworks.server.storage import writer as writers
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.store import LEASE, SILENCE, Store
from metalworks.server.tables import Tables
from metalworks.server.transport.channels import Backend
from metalworks.server.wall_clock import WallClock
from tests.server.house import House
from tests.server.postgres import Postgres
from tests.server.test_certainty import Outage
from tests.server.test_writer import append

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


async def test_every_request_says_busy_and_works_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never 500: reading, writing, and what the server says of itself."""
    monkeypatch.setattr(stores, "AWAY", 0.0)
    ann = house.people[0]
    table = await ann.create("metallurgie", ["me", "open"])
    house.service.tables.live.clear()
    outage = Outage(house.service.store, monkeypatch)
    outage.is_away = True
    http = ann.http
    new = {"game": "metallurgie", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
    answers = [
        await http.get("/api/me"),
        await http.patch("/api/me", json={"name": "Anna"}),
        await http.post("/api/me/link"),
        await http.get("/api/me/sessions"),
        await http.get("/api/tables"),
        await http.post("/api/tables", json=new),
        await http.get(f"/api/tables/{table.id}"),
        await http.post(f"/api/tables/{table.id}/join", json={}),
        await http.get(f"/api/tables/{table.id}/journal"),
        await http.post("/api/reports", json={"text": "away"}),
        await http.get("/ready"),
        await http.get("/health"),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "busy")] * len(answers)
    assert (await http.get("/live")).status_code == 200
    outage.is_away = False
    assert (await http.get("/ready")).status_code == 200
    assert (await ann.table(table.id)).id == table.id


async def test_a_message_says_busy_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.people[0]
    table = await ann.create("metallurgie", ["me", "me"])
    live = await house.service.tables.open(table.id)
    outage = Outage(house.service.store, monkeypatch)
    async with house.listen(live, 0) as one:
        await one.ask(messages.Hello())
        outage.is_away = True
        for message in (messages.Say(text="hello?"), messages.Concede(seat=0)):
            assert '"busy"' in (await one.ask(message))[-1]
        outage.is_away = False


async def test_nobody_waits_for_a_database_that_has_just_failed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    store = house.service.store
    outage = Outage(store, monkeypatch)
    monkeypatch.setattr(stores, "AWAY", 3_600.0)
    outage.is_away = True
    with pytest.raises(stores.Away):
        await store.name_of("anybody")
    outage.is_away = False
    with pytest.raises(stores.Away):  # at once, without asking it
        await store.name_of("anybody")
    store._away_until = 0.0
    assert await store.name_of("anybody") is None


async def test_a_failed_announcement_does_not_end_the_worker() -> None:
    """Otherwise the server would wait for it for ever when it stops."""
    backend = Backend("postgresql://nobody@127.0.0.1:1/none")
    backend._queue = asyncio.Queue()
    await backend.publish(b"{}", ["metalworks"])
    begun = time.monotonic()
    for _ in range(100):  # and while the database is away nobody waits for each of them
        await backend.publish(b"{}", ["metalworks"])
    assert time.monotonic() - begun < 5


async def test_statements_and_connections_have_a_limit(postgres: Postgres) -> None:
    store = Store(postgres.database())
    with store.engine.connect() as connection:
        for name in ("statement_timeout", "lock_timeout"):
            assert connection.execute(sa.text(f"SHOW {name}")).scalar() == "10s"
    store.engine.dispose()


async def test_a_database_that_stands_still_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes connections and answers nothing: reading and writing are given up, and go on when it does."""
    monkeypatch.setattr(stores, "READ_LIMIT", 0.5)
    monkeypatch.setattr(stores, "AWAY", 0.0)
    monkeypatch.setattr(stores, "CLOSE_LIMIT", 0.5)
    monkeypatch.setattr(database, "CONNECT_LIMIT", 1)
    monkeypatch.setattr(writers, "PATIENCE", 0.0)
    postgres = await asyncio.to_thread(Postgres)
    try:
        store, other = [await Store.open(postgres.database()) for _ in range(2)]
        with postgres.standing_still():
            reading = asyncio.create_task(store.name_of("anybody"))
            writing = asyncio.create_task(store.writer.append(append("late")))
            async with asyncio.timeout(30):
                while not writing.done():
                    await asyncio.sleep(0.1)
                    store.cut_if_stuck()
                with pytest.raises(stores.Away):
                    await reading
                await other.close()  # a server can be stopped meanwhile
        assert isinstance(writing.exception(), writers.NotCommitted | writers.Unknown)
        async with asyncio.timeout(30):
            while True:
                try:
                    assert await store.name_of("anybody") is None
                    await store.writer.append(append("again"))
                    break
                except (stores.Away, writers.NotCommitted):
                    await asyncio.sleep(0.1)
        await store.close()
    finally:
        postgres.stop()


# -- who lets computers think ----------------------------------------------------------------------


class StillClock(WallClock):
    """Says what it was told."""

    def __init__(self, at: float) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    def set(self, now: float) -> None:
        self.at = now


async def test_computers_of_a_dead_server_are_taken_over_once(postgres: Postgres) -> None:
    """Within the lease nobody touches them; after it exactly one of the others has them."""
    address = postgres.database()
    clock = StillClock(1_000.0)
    one, two, three = [await Store.open(address, clock) for _ in range(3)]
    there = Tables(one, Settings(database=address, thinkers=1), clock)
    there.driver.drive = lambda live, think=True: None  # type: ignore[method-assign]  # it only waits
    seats = [SeatPlan(sitter=Sitter.COMPUTER, level="random"), SeatPlan(sitter=Sitter.ME)]
    wish = messages.CreateTable(game="metallum", seats=seats)
    names = {(await there.create(commands.create(wish, "ann", "Ann"))).id for _ in range(3)}
    for store in (one, two, three):
        await store.beat(1_000.0)
    assert set(await one.unattended(1_001.0)) == names
    assert set(await two.unattended(1_000.0 + LEASE - 1)) == set()
    clock.at = 1_000.0 + LEASE + 1
    assert await two.is_mine(min(names))
    for store in (two, three):
        await store.beat(clock.at)
    assert set(await two.unattended(clock.at)) == names
    assert set(await three.unattended(clock.at)) == set()
    await two.close()  # it says goodbye: nobody has to wait
    assert set(await three.unattended(clock.at)) == names
    for store in (one, three):
        await store.close()


async def test_a_server_alone_has_all_computers_at_once(tmp_path: Path) -> None:
    """After a crash with SQLite there is nobody else to wait for."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    clock = StillClock(1_000.0)
    one = await Store.open(address, clock)
    there = Tables(one, Settings(database=address, thinkers=1), clock)
    there.driver.drive = lambda live, think=True: None  # type: ignore[method-assign]
    seats = [SeatPlan(sitter=Sitter.COMPUTER, level="random"), SeatPlan(sitter=Sitter.ME)]
    wish = messages.CreateTable(game="metallum", seats=seats)
    name = (await there.create(commands.create(wish, "ann", "Ann"))).id
    await one.beat(1_000.0)
    two = await Store.open(address, clock)
    assert set(await two.unattended(1_000.0)) == {name}
    for store in (one, two):
        await store.close()


# -- time ------------------------------------------------------------------------------------------


class WrongClock(WallClock):
    """The clock of a machine that is off by some seconds."""

    def __init__(self, off: float) -> None:
        self.off = off
        super().__init__()

    def machine(self) -> float:
        return time.time() + self.off


async def test_servers_whose_clocks_differ_show_the_same_bank(postgres: Postgres) -> None:
    address = postgres.database()
    wish = messages.CreateTable(
        game="metallurgie", seats=[SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.ME)], pace=Pace(bank=300)
    )
    name, left = "", []
    for off in (-7_200.0, 7_200.0):
        clock = WrongClock(off)
        store = await Store.open(address, clock)
        clock.set(await store.time())
        here = Tables(store, Settings(database=address, thinkers=1), clock)
        live = await here.open(name) if name else await here.create(commands.create(wish, "ann", "Ann"))
        name = live.id
        hosted = await here.load(live)
        left.append(hosted.clocks.remaining(hosted.waiting[0], clock.now()))
        await store.close()
    assert all(200 < remaining <= 300 for remaining in left), left


async def test_a_clock_that_jumps_costs_nobody_their_bank(fresh: str) -> None:
    """Forward: nobody could move in the time that there was not, as in an outage. Back: nobody gains anything."""
    clock = StillClock(1_000.0)
    store = await Store.open(fresh, clock)
    await store.beat(1_000.0)
    clocks = Clocks(Pace(bank=60), 2, store.outages)
    clocks.run(1_000.0, [0])
    await store.beat(1_010.0)
    hour = 1_010.0 + 3_600.0
    await store.beat(hour)  # the clock of the database was set forward
    assert store.outages.spans == [(1_010.0, hour)]
    assert clocks.remaining(0, hour + 5) == 60 - 10 - 5
    await store.beat(1_000.0 - 3_600.0)  # and back again, by far
    assert clocks.remaining(0, 1_000.0 - 3_600.0) == 60
    assert store.outages.spans == [(1_010.0, hour)]
    assert hour - 1_010.0 > SILENCE
    await store.close()


async def test_time_passes_evenly_between_two_looks_at_the_database() -> None:
    clock = WrongClock(0.0)
    before = clock.now()
    clock.off = 86_400.0  # somebody sets the clock of the machine
    assert 0 <= clock.now() - before < 60
    clock.set(before + 500)
    assert 500 <= clock.now() - before < 560
    assert Outages([(0, 10)]).within(5, 20) == 5


# -- one file, one server ----------------------------------------------------------------------------


async def test_a_second_server_on_one_file_is_refused_in_words(house: House) -> None:
    if house.service.store.is_postgres:
        FileLock(house.service.settings.database).release()  # several may share it
        return
    with pytest.raises(Problem) as refused:
        _check_database(house.service.settings.database)
    assert refused.value.key == "serve-database-taken"
    assert "Another server" in refused.value.text("en")
