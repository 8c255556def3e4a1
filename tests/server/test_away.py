"""While the database is away: refused in words, ready again by itself, and everybody's time is the same."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.routes import HTTPRoute

from metalworks import messages
from metalworks.cli.serve import _check_database
from metalworks.contract.problems import Problem
from metalworks.messages import Code, Pace, SeatPlan, Sitter
from metalworks.server import service as services
from metalworks.server.computers.process import Answer, Thought
from metalworks.server.hosted import commands
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.hosted.table import HostedTable
from metalworks.server.refusal import Refuse
from metalworks.server.settings import Settings
from metalworks.server.storage import database
from metalworks.server.storage import store as stores
from metalworks.server.storage import writer as writers
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.store import LEASE, SILENCE, Store
from metalworks.server.tables import Tables
from metalworks.server.transport.app import create_app
from metalworks.server.transport.channels import Backend
from metalworks.server.wall_clock import WallClock
from metalworks.table.match import Match
from tests.server.house import House, told
from tests.server.postgres import Postgres
from tests.server.test_certainty import Outage, a_move, sequence
from tests.server.test_writer import append

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


# Bodies that are taken; a request that is new here needs one too, or the test fails.
BODIES: dict[tuple[str, str], object] = {
    ("PATCH", "/api/me"): {"name": "Anna"},
    ("POST", "/api/me/link"): None,
    ("POST", "/api/me/claim"): {"token": "none"},
    ("PUT", "/api/me/settings"): {"speed": "slow"},
    ("POST", "/api/tables"): {"game": "metallurgie", "seats": [{"sitter": "me"}, {"sitter": "open"}]},
    ("POST", "/api/tables/{table}/join"): {},
    ("POST", "/api/tables/{table}/leave"): None,
    ("POST", "/api/tables/{table}/start"): {},
    ("POST", "/api/tables/{table}/rematch"): None,
    ("POST", "/api/tables/{table}/fork"): {"at": 0},
    ("POST", "/api/journals"): {"journal": Match.new("metallurgie", 2, seed=1).journal.dumps()},
    ("POST", "/api/reports"): {"text": "away"},
    ("POST", "/api/rules/{game}/figures/{figure}"): {"actions": [{"action": "end_turn"}]},
}
WITHOUT = re.compile(  # what is answered without the database
    r"/|/\{path\}|/schema.*|/live|/metrics|/api/games|/api/schema|/api/texts/.*|/api/rules/.*"
)


def every_request() -> list[tuple[str, str]]:
    """Method and path of all requests that the server takes."""
    app = create_app(Settings(database="sqlite://"))
    return [
        (method, re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods - {"OPTIONS"})
    ]


async def test_every_request_says_busy_and_works_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never 500: reading, writing, and what the server says of itself."""
    monkeypatch.setattr(stores, "AWAY", 0.0)
    ann = house.people[0]
    table = await ann.create("metallurgie", ["me", "open"])
    house.service.tables.live.clear()
    outage = Outage(house.service.store, monkeypatch)
    outage.is_away = True
    http = ann.http
    names = {
        "table": table.id,
        "session": "nothing",
        "language": "en",
        "game": "metallurgie",
        "figure": "nothing",
        "path": "/assets/nothing",
    }
    asked = 0
    for method, path in every_request():
        body = BODIES[method, path] if method in ("POST", "PUT", "PATCH") else None
        at = {"at": 1} if path.endswith(("/position", "/picture")) else {}
        answer = await http.request(method, path.format(**names), json=body, params=at)
        if WITHOUT.fullmatch(path):
            assert answer.status_code < 500, (method, path)
        elif path.startswith("/table/"):  # for people: the application, which tries again
            assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        else:
            assert (answer.status_code, answer.json().get("code")) == (503, "busy"), (method, path, answer.text)
            asked += 1
    assert asked >= 24
    assert (await http.get("/live")).status_code == 200
    outage.is_away = False
    assert (await http.get("/ready")).status_code == 200
    assert (await ann.table(table.id)).id == table.id


async def test_ready_says_so_in_time_while_the_database_stands_still() -> None:
    """Whoever watches the server waits for a few seconds only; and nothing has to be started again."""
    postgres = Postgres()
    try:
        house = House(postgres.database())
        await house.open(people=1)
        http = house.people[0].http
        assert (await http.get("/ready")).status_code == 200
        with postgres.standing_still():
            await asyncio.sleep(services.READY_LASTS + 0.1)  # for so long the last answer holds
            for _ in range(2):
                begun = time.monotonic()
                answer = await http.get("/ready", timeout=60)
                assert time.monotonic() - begun < services.READY_LIMIT + 1
                assert (answer.status_code, answer.json()["key"]) == (503, "database-away")
            assert (await http.get("/live")).status_code == 200
        async with asyncio.timeout(40):
            while (await http.get("/ready", timeout=60)).status_code != 200:
                await asyncio.sleep(0.1)
        await house.close()
    finally:
        postgres.stop()


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
    # The server reads by itself too: what of that has failed and is heard of only now must not keep the house away.
    monkeypatch.setattr(stores, "AWAY", 0.0)
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
        driver = connection.connection.driver_connection
        assert driver is not None
        assert driver.info.get_parameters()["connect_timeout"] == str(database.CONNECT_LIMIT)
    store.engine.dispose()


async def test_an_outage_is_seen_in_the_numbers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be committed is counted as an error, and what could with its time."""
    ann = house.people[0]

    async def number(name: str) -> float:
        page = (await ann.http.get("/metrics")).text
        found = re.search(rf"^metalworks_{re.escape(name)} (\S+)$", page, re.MULTILINE)
        return float(found[1]) if found is not None else 0.0

    errors, times = 'errors_total{where="commit"}', "transaction_seconds_count"
    outage = Outage(house.service.store, monkeypatch)
    failed = await number(errors)
    outage.is_away = True
    with pytest.raises(writers.NotCommitted):
        await house.service.store.rename(house.ids[0], "Anna")
    outage.is_away = False
    assert await number(errors) > failed
    failed, written = await number(errors), await number(times)
    await ann.rename("Anna")
    assert await number(times) > written
    assert await number(errors) == failed


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


async def test_nobody_waits_long_for_the_computers_of_a_dead_server() -> None:
    """Some seconds: its last sign of life, the lease, and the next look of another."""
    assert LEASE >= 3 * services.BEAT  # one that is only slow keeps its computers
    assert LEASE + Settings(database="sqlite://").sweep <= 10


async def test_undo_while_a_computer_thinks_at_a_table_costs_no_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought is not needed any more, and ends by itself; the same process thinks the next one."""
    seats = [SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.COMPUTER, level="random")]
    table = await house.people[0].create("metallurgie", seats)
    tables = house.service.tables
    live = await tables.open(table.id)
    thinkers = tables.thinkers

    frames: list[str] = []

    def is_my_turn() -> bool:
        """As far as I was told."""
        return bool([view for frame in told(frames) for view in frame["views"]][-1]["legal"])

    async def my_turn() -> None:
        while not is_my_turn():
            await asyncio.sleep(0.02)
            frames.extend(await one.heard())

    async def move_on() -> None:
        """All moves of my turn: until the computer is waited for."""
        await my_turn()
        while is_my_turn():
            frames.extend(await one.ask(a_move(frames)))

    async with house.listen(live, 0) as one, asyncio.timeout(60):
        frames.extend(await one.ask(messages.Hello()))
        await move_on()
        await my_turn()  # its process runs, and the first moves are made
        pids, crashes = thinkers.pids, thinkers.crashes
        (thinker,) = thinkers._all
        ask = thinker.ask
        for rewindings in (1, 2, 3):
            is_thinking, may_end = asyncio.Event(), asyncio.Event()

            async def think_long(
                thought: Thought, limit: float, begun: asyncio.Event = is_thinking, end: asyncio.Event = may_end
            ) -> Answer:
                answer = await ask(thought, limit)
                begun.set()
                await end.wait()
                return answer

            monkeypatch.setattr(thinker, "ask", think_long)
            await move_on()
            await is_thinking.wait()
            frames.extend(await one.ask(messages.Undo(seat=0, seq=sequence(frames, 0))))
            await my_turn()
            assert (await tables.load(live)).rewindings == rewindings
            assert live.thoughts == {}
            assert not thinkers._idle  # it is still at it
            may_end.set()
            while not thinkers._idle:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(thinker, "ask", ask)
        await move_on()
        await my_turn()
    assert (thinkers.pids, thinkers.crashes) == (pids, crashes)


NOT_NOW = (stores.Away(), writers.NotCommitted(), writers.Unknown(), Refuse(Code.BUSY, "not-committed"))


@pytest.mark.parametrize("error", NOT_NOW, ids=lambda error: type(error).__name__)
async def test_a_computer_and_a_clock_that_meet_an_outage_end_quietly(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Where the table has to be read, and where it is to be changed; whoever reads it again goes on from there."""
    tables = house.service.tables
    seats = [SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.COMPUTER, level="random")]
    monkeypatch.setattr(tables.driver, "drive", lambda live, think=True: None)  # it only waits
    wish = messages.CreateTable(game="metallum", seats=seats)
    live = await tables.create(commands.create(wish, house.ids[0], "P"))
    asked: list[str] = []

    async def fail(*_: object) -> HostedTable:
        asked.append("failed")
        raise error

    async def time_is_up(_: object) -> Any:
        return SimpleNamespace(clocks=SimpleNamespace(answer_left=lambda seat, now: 0.0))

    with monkeypatch.context() as patch:
        patch.setattr(tables, "change", fail)
        await tables.driver._think(live, 1)
        patch.setattr(tables, "load", time_is_up)
        await tables.driver._await_answer(live, 0)
        patch.setattr(tables, "load", fail)
        await tables.driver._think(live, 1)
        await tables.driver._await_answer(live, 0)
    assert len(asked) >= 4


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
        _check_database(house.service.settings.database).release()
    assert refused.value.key == "serve-database-taken"
    assert "Another server" in refused.value.text("en")
