"""Must, asked, may at a hosted table: answer clocks, silence, and roles, on a small game of the tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from metalworks import messages
from metalworks.client import Client
from metalworks.contract.types import Content, Sheet
from metalworks.games import register
from metalworks.messages import Pace, SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.table import STAND_IN, HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.server.transport.connections import Connection
from tests import parley
from tests.parley.game import AcceptOffer, Bid, CallForBids, DeclineOffer, EndTurn, MakeOffer, ParleyGame, Wave
from tests.server.clock import ManualClock
from tests.server.process import ServerProcess

ANSWER = 45.0


class Hall:
    """A table of people, a clock that we set, and everything around them but the network."""

    def __init__(self, store: Store, settings: Settings, clock: ManualClock) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.tables = Tables(store, settings, clock)
        self.live: LiveTable

    async def open(self, people: int = 3, pace: Pace | None = None, computers: int = 0) -> None:
        seats = [SeatPlan(sitter=Sitter.ME, name=f"P{number}") for number in range(people)]
        seats += [SeatPlan(sitter=Sitter.COMPUTER, level="random")] * computers
        points, bids = ",".join("0" for _ in seats), ",".join("-1" for _ in seats)
        state = "amounts= phase=1 player=0 turn=0 other=0 offers=0 called=0 waved=0"
        wish = messages.CreateTable(
            game="parley",
            seats=seats,
            pace=pace or Pace(bank=100, increment=10),
            position=f"points={points} bids={bids} {state}",
        )
        self.live = await self.tables.create(commands.create(wish, "ann", "Ann"))

    @property
    def hosted(self) -> HostedTable:
        assert self.live.hosted is not None
        return self.live.hosted

    async def act(self, seat: int, action: Any) -> None:
        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            return commands.act(hosted, seat, hosted.playing()[1].now(seat), action)

        await self.tables.change(self.live, decide)

    def left(self, seat: int) -> float:
        return self.hosted.clocks.remaining(seat, self.clock.now())

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something has happened that is under way."""
        async with asyncio.timeout(30):
            while not condition():
                await asyncio.sleep(0.005)

    async def settled(self) -> None:
        """Wait until everybody sleeps who has a reason to."""
        for _ in range(20):
            await asyncio.sleep(0)
        async with self.live.lock:
            pass

    async def lapses(self) -> list[int]:
        """Who did not answer in time, as the log tells it."""
        async with self.live.lock:  # held until what is under way is committed
            pass
        rows = [log.read(row) for _, row in await self.store.log_of(self.live.id)]
        moves = [entry for row in rows for entry in row if isinstance(entry, log.Moved)]
        return [entry.lines[0].seat for entry in moves if entry.lapsed]


@pytest.fixture
async def hall(fresh: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setenv("METALWORKS_GAMES", "tests.parley")
    register(parley.GAME)
    clock = ManualClock()
    store = await Store.open(fresh, clock)
    hall = Hall(store, Settings(database=fresh, thinkers=1), clock)
    yield hall
    await hall.tables.close()
    await store.close()


async def test_a_silent_person_costs_the_table_one_answer_clock(hall: Hall) -> None:
    await hall.open(4)
    await hall.act(0, CallForBids())
    assert [hall.hosted.waiting, hall.hosted.asked] == [(1, 2, 3)] * 2
    await hall.act(2, Bid(3))
    await hall.settled()
    hall.clock.advance(ANSWER - 1)
    await hall.settled()
    assert list(hall.hosted.asked) == [1, 3]
    hall.clock.advance(1)
    await hall.until(lambda: hall.hosted.waiting == (0,))
    assert sorted(await hall.lapses()) == [1, 3]
    assert [hall.left(seat) for seat in range(4)] == [100.0] * 4  # nobody's bank has run


async def test_an_answer_in_time_stops_the_clock(hall: Hall) -> None:
    await hall.open()
    await hall.act(0, MakeOffer(1, (2,)))
    hall.clock.advance(ANSWER - 1)
    await hall.act(1, AcceptOffer())
    await hall.act(0, MakeOffer(1, (1,)))  # the next question has a clock of its own
    await hall.settled()
    hall.clock.advance(ANSWER - 1)
    await hall.settled()
    assert hall.hosted.asked == (1,)
    hall.clock.advance(1)
    await hall.until(lambda: hall.hosted.waiting == (0,))
    assert await hall.lapses() == [1]


async def test_many_offers_gain_no_time(hall: Hall) -> None:
    await hall.open()
    for number in (1, 2):
        hall.clock.advance(5)
        await hall.act(0, MakeOffer(number, (1,)))
        hall.clock.advance(20)
        await hall.act(number, DeclineOffer())
    assert hall.left(0) == 90
    hall.clock.advance(3)
    await hall.act(0, EndTurn())
    assert hall.left(0) == 97  # one increment for one turn
    assert (hall.left(1), hall.left(2)) == (100, 100)


async def test_a_may_never_starts_a_clock(hall: Hall) -> None:
    await hall.open()
    hall.clock.advance(5)
    before = hall.hosted.clocks.show(hall.clock.now())
    await hall.act(1, Wave())
    await hall.act(2, Wave())
    assert hall.hosted.clocks.show(hall.clock.now()) == before
    assert hall.hosted.clocks.due is None
    assert not hall.live.answer_timers


async def test_another_process_plays_the_silence_of_tables_it_never_saw(hall: Hall) -> None:
    await hall.open()
    await hall.act(0, MakeOffer(2, (3,)))
    await hall.tables.close()  # the process that watched the clock is gone
    there = Tables(hall.store, hall.settings, hall.clock)
    hall.clock.advance(ANSWER - 1)
    assert await hall.store.unattended(hall.clock.now()) == {}
    hall.clock.advance(1)
    assert await there.resume() == 1
    hall.live = await there.open(hall.live.id)
    await hall.until(lambda: hall.hosted.waiting == (0,))
    assert await hall.lapses() == [2]
    assert await hall.store.unattended(hall.clock.now()) == {}
    await there.close()


async def test_of_two_processes_that_watch_a_clock_one_plays_the_silence(hall: Hall) -> None:
    await hall.open()
    await hall.act(0, MakeOffer(2, (3,)))
    there = Tables(hall.store, hall.settings, hall.clock)
    watching = await there.open(hall.live.id)
    await hall.settled()
    await hall.until(lambda: len(hall.clock._sleepers) == 2)
    hall.clock.advance(ANSWER)
    await hall.until(lambda: not hall.live.answer_timers and not watching.answer_timers)
    async with watching.lock:
        pass
    assert await hall.lapses() == [2]
    await there.close()


async def test_a_table_that_is_forgotten_is_found_when_its_time_is_up(hall: Hall) -> None:
    await hall.open(pace=Pace(days=4))
    await hall.act(0, MakeOffer(1, (3,)))
    await hall.settled()
    assert hall.live.is_idle
    hall.live.stop()
    del hall.tables.live[hall.live.id]
    hall.clock.advance(86_400)
    await hall.tables.resume()
    await hall.until(lambda: hall.tables.live[hall.live.id].hosted is not None)
    hall.live = hall.tables.live[hall.live.id]
    await hall.until(lambda: hall.hosted.waiting == (0,))
    assert await hall.lapses() == [1]


async def test_computers_that_are_asked_think(hall: Hall) -> None:
    await hall.open(2, computers=1)
    await hall.act(0, MakeOffer(2, (1,)))
    assert hall.hosted.thinking() == [2]
    assert hall.hosted.clocks.due is None
    await hall.until(lambda: hall.hosted.waiting == (0,))
    assert await hall.lapses() == []


async def test_whoever_gives_up_is_played_on_by_the_strongest(hall: Hall) -> None:
    await hall.open()
    await hall.tables.change(hall.live, lambda hosted, _: commands.concede(hosted, 1))
    assert hall.hosted.chairs[1].computer == STAND_IN


async def test_commands_change_nothing(hall: Hall) -> None:
    await hall.open(4)
    hosted = hall.hosted
    await hall.act(0, MakeOffer(1, (1, 2)))
    hall.clock.advance(ANSWER + 1)
    at = hall.clock.now()
    match, sequences = hosted.playing()
    before = (match.position, match.journal.dumps(), sequences.now(1), hosted.clocks.show(at), hosted.version)
    entries = [
        commands.act(hosted, 1, sequences.now(1), AcceptOffer()),
        commands.lapse(hosted, 1, at),
        commands.undo(hosted, 0, sequences.now(0)),
        commands.concede(hosted, 2),
    ]
    assert all(entries)
    assert (match.position, match.journal.dumps(), sequences.now(1), hosted.clocks.show(at), hosted.version) == before


# -- what viewers are told ---------------------------------------------------------------------------


def told(connection: Connection) -> list[dict[str, Any]]:
    messages = [json.loads(text) for text in connection._outbox]
    connection._outbox.clear()
    return [message for message in messages if message["is"] == "update"]


def sit(live: LiveTable, person: str | None, **hello: Any) -> Connection:
    socket: Any = SimpleNamespace(host="", is_open=True, is_writable=False)
    connection = Connection(socket, person, Limits())
    live.connections.append(connection)
    live.welcome(connection, messages.Hello(**hello))
    return connection


async def test_roles_and_answer_clocks_are_told(hall: Hall) -> None:
    await hall.open()
    people, watching = sit(hall.live, "ann"), sit(hall.live, None)
    (update,) = told(people)
    assert [(view["role"], bool(view["legal"])) for view in update["views"]] == [
        ("must", True),
        ("may", True),
        ("may", True),
    ]
    assert (update["waiting"], update["asked"]) == ([0], [])
    await hall.act(0, MakeOffer(2, (1,)))
    (update,) = told(people)
    assert [view["role"] for view in update["views"]] == ["none", "none", "asked"]
    assert (update["waiting"], update["asked"]) == ([2], [2])
    assert [clock.get("answer") for clock in update["clocks"]] == [None, None, ANSWER]
    assert [view["role"] for view in told(watching)[-1]["views"]] == ["none"]


class Card(Sheet, frozen=True):
    names: tuple[str, ...]


class Printed(ParleyGame):
    """Parley with something printed on its pieces."""

    sheet_type = Card

    def sheet(self, content: Content) -> Sheet:
        return Card((content.id,))


async def test_what_is_printed_is_told_once(hall: Hall) -> None:
    register(Printed())
    await hall.open()
    people, bot = sit(hall.live, "ann"), sit(hall.live, "ann", views=False)
    await hall.act(0, CallForBids())
    first, *others = told(people)
    assert first["sheet"] == {"names": ["none"]}
    assert others
    assert all(update["sheet"] is None for update in (*others, *told(bot)))


# -- the whole server --------------------------------------------------------------------------------


async def test_silence_is_played_after_a_restart(sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        table = await ann.create("parley", ["me", "me", "me"], pace=Pace(bank=6_000, answer=600))
        async with ann.play(table.id) as seats:
            captain = seats.waiting[0]
            turn = await seats.next_turn()
            assert turn is not None
            other = (captain + 1) % 3
            await seats.act(turn, {"action": "make_offer", "other": other, "amounts": [2]})
            assert seats.seats[other].role == "asked"
        server.kill()
        server.start()
        await server.ready()
        assert (await ann.table(table.id)).waiting == [other]
        server.advance(600)
        async with asyncio.timeout(60):
            while (await ann.table(table.id)).waiting == [other]:
                await asyncio.sleep(0.1)
        assert (await ann.table(table.id)).waiting == [captain]
        async with ann.play(table.id) as seats:
            assert seats.events[captain][-1] == {"event": "offer_answered", "seat": other, "accepted": False}
    assert server.stop() == 0
