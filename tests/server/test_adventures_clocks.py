"""Metal Adventures at real sockets: answer clocks and silence, turns that pause, captains who act at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import sqlalchemy as sa

from metalworks import Match, messages
from metalworks.client import Client, Refusal, Table
from metalworks.games.metal_adventures import position
from metalworks.kernel.rng import Rng
from metalworks.messages import Code, Pace
from metalworks.server.hosted import entries as log
from metalworks.server.live import LiveTable
from metalworks.server.storage.database import connect, settings
from tests.games.metal_adventures.record import anything
from tests.server.house import House
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")

ANSWER = 45.0
BANK, INCREMENT = 600.0, 10.0
PACE = Pace(bank=BANK, increment=INCREMENT)
WEAKEST = 1
RICH = 8  # the trophy Deep Pockets, which credits fulfil
Action = dict[str, object]

END_TURN: Action = {"action": "end_turn"}
ACCEPT: Action = {"action": "accept_offer"}
DECLINE: Action = {"action": "decline_offer", "reason": "no_trust"}
WITHDRAW: Action = {"action": "withdraw_offer"}
REVEAL: Action = {"action": "reveal", "trophy": RICH}


def offer(other: int, number: int = 1, **lists: object) -> Action:
    """So many credits for nothing; in an alliance for joining."""
    return {"action": "make_offer", "other": other, "give": [{"item": "credits", "number": number}], **lists}


async def act(table: Table, seat: int, action: Action) -> None:
    """What a seat must, is asked to, or only may do, from what it sees now."""
    await table.ask(messages.Act(seat=seat, seq=table.seats[seat].seq, action=action))


# -- clocks that we set ------------------------------------------------------------------------------


@pytest.fixture
async def house(fresh: str) -> AsyncIterator[House]:
    house = House(fresh)
    await house.open(6)
    yield house
    await house.close()


@asynccontextmanager
async def seated(
    house: House, seats: int, text: str, connected: int = 6
) -> AsyncIterator[tuple[LiveTable, list[Table]]]:
    """A table and the sockets of its captains."""
    live = await house.table(seats, text, seed="clocks", pace=PACE)
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(client.play(live.id)) for client in house.people[: min(seats, connected)]
        ]
        yield live, tables


async def asleep(house: House, live: LiveTable) -> None:
    """Wait until a timer runs for everybody who is asked."""
    async with asyncio.timeout(30):
        while len(live.answer_timers) > len(house.clock._sleepers):
            await asyncio.sleep(0)


async def lapses(house: House, live: LiveTable) -> list[int]:
    """Who did not answer in time, as the log tells it."""
    async with live.lock:  # held until what is under way is committed
        pass
    rows = [log.read(row) for _, row in await house.service.store.log_of(live.id)]
    moves = [entry for row in rows for entry in row if isinstance(entry, log.Moved)]
    return [entry.lines[0].seat for entry in moves if entry.lapsed]


def clocks_of(table: Table) -> list[messages.Clock]:
    assert table.clocks is not None
    return table.clocks


@pytest.mark.rule("MAD-7.28", "MAD-7.18")
async def test_an_answer_clock_runs_out_and_the_turn_goes_on_where_it_paused(house: House) -> None:
    async with seated(house, 3, position(fought=True)) as (live, tables):
        house.clock.advance(5)
        await act(tables[0], 0, offer(1))
        await tables[1].until(lambda table: table.asked == [1])
        assert tables[1].seats[1].role == "asked"
        assert [clock.answer for clock in clocks_of(tables[1])] == [None, ANSWER, None]
        assert not any(clock.running for clock in clocks_of(tables[1]))
        await asleep(house, live)
        house.clock.advance(ANSWER - 1)
        await asleep(house, live)
        await tables[1].ask(messages.Ping())
        assert tables[1].asked == [1]
        house.clock.advance(1)
        await tables[0].until(lambda table: table.waiting == [0])
        assert await lapses(house, live) == [1]
        assert tables[0].events[0][-1] == {"event": "offer_declined", "maker": 0, "other": 1, "answer": "none"}
        assert [clock.running for clock in clocks_of(tables[0])] == [True, False, False]
        assert [clock.remaining for clock in clocks_of(tables[0])] == [BANK - 5, BANK, BANK]


@pytest.mark.rule("MAD-7.19", "MAD-7.20")
async def test_twenty_offers_gain_no_time_and_silence_costs_one_clock(house: House) -> None:
    text = position(seats=6, credits=(9, 3, 3, 3, 3, 3), karokum=[WEAKEST])
    join = {"want": [{"item": "join"}]}
    async with seated(house, 6, text) as (live, tables):
        captain = tables[0]
        for number in (1, 2):
            for other in range(1, 6):
                await offer_and_decline(house, tables, other, offer(other, number))
        await act(captain, 0, {"action": "attack_via_karokum", "ship": WEAKEST})
        for number in (1, 2):
            for other in range(1, 6):
                await offer_and_decline(house, tables, other, offer(other, number, **join))
        assert clocks_of(captain)[0].remaining == BANK - 20
        await act(captain, 0, {"action": "call_for_offers"})
        assert captain.asked == [1, 2, 3, 4, 5]
        await asleep(house, live)
        house.clock.advance(ANSWER)
        await captain.until(lambda table: table.waiting == [0])
        assert sorted(await lapses(house, live)) == [1, 2, 3, 4, 5]
        assert [clock.remaining for clock in clocks_of(captain)] == [BANK - 20, *[BANK] * 5]
        await act(captain, 0, {"action": "go_alone"})
        while END_TURN not in captain.seats[0].legal:
            await act(captain, 0, captain.seats[0].legal[-1])
        await act(captain, 0, END_TURN)
        assert clocks_of(captain)[0].remaining == BANK - 20 + INCREMENT  # one increment for one turn


async def offer_and_decline(house: House, tables: Sequence[Table], other: int, action: Action) -> None:
    """The captain thinks for a second, the other one for twenty."""
    house.clock.advance(1)
    await act(tables[0], 0, action)
    house.clock.advance(20)
    await tables[other].until(lambda table: table.asked == [other])
    await act(tables[other], other, DECLINE)
    await tables[0].until(lambda table: table.waiting == [0])


@pytest.mark.rule("MAD-7.28")
async def test_a_game_goes_on_though_nobody_ever_answers(house: House) -> None:
    """Whoever is waited for plays; whoever is only asked is silent, whatever they are asked."""
    start = Match.new("metal_adventures", seats=4, seed="silent")
    while start.asked or start.waiting == (0, 1, 2, 3):
        start.play(start.waiting[-1], start.legal(start.waiting[-1])[0])
    rng, asked = Rng(7), set[str]()
    async with seated(house, 4, start.position, connected=1) as (live, (table,)):
        hosted = live.hosted
        assert hosted is not None
        for _ in range(100):
            match = hosted.playing()[0]
            if match.is_over:
                break
            if not match.asked:
                await house.do(live, match.waiting[0], anything(match._state, match.waiting[0], rng))
                continue
            phase, before = str(match.view(None).phase), len(match.journal.lines)  # type: ignore[attr-defined]
            silences = {seat: match.silence(seat) for seat in match.asked}
            await asleep(house, live)
            house.clock.advance(ANSWER)
            async with asyncio.timeout(30):
                while set(silences) & {*match.asked} and len(match.journal.lines) < before + len(silences):
                    await asyncio.sleep(0.001)
            async with live.lock:
                pass
            asked.add(phase)
            said = {line.seat: line.action for line in match.journal.lines[before:] if line.action}
            assert {seat: match.game.read_action(action) for seat, action in said.items()} == silences
        assert len(asked) >= 3, asked
        assert len(await lapses(house, live)) > 5
        await table.ask(messages.Ping())
        assert list(hosted.waiting) == table.waiting


# -- captains who act at the same moment -------------------------------------------------------------

Doors = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def doors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """Two ways in: to one process, or to two on one database where that can be."""
    folder = tmp_path_factory.mktemp("doors")
    if request.param == "sqlite":
        only = ServerProcess(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "only")
        processes = (only, only)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
        processes = (ServerProcess(database, folder / "one"), ServerProcess(database, folder / "two"))
    for process in set(processes):
        process.start()
    for process in set(processes):
        asyncio.run(process.ready())
    yield processes
    for process in set(processes):
        if process.is_running:
            assert process.stop() == 0
        assert "Traceback" not in process.log.read_text()


def advance(processes: Doors, seconds: float) -> None:
    for process in set(processes):
        process.advance(seconds)


@asynccontextmanager
async def two_captains(doors: Doors, text: str, pace: Pace = PACE) -> AsyncIterator[tuple[Table, Table]]:
    """Seats 0 and 1, each through a door of their own; a greedy computer is the third."""
    async with Client(doors[0].address) as ann, Client(doors[1].address) as ben:
        table = (await ann.create("metal_adventures", ["me", "open", "greedy"], position=text, pace=pace)).id
        await ben.join(table)
        async with ann.play(table) as one, ben.play(table) as two:
            await one.until(lambda table: 0 in table.seats)  # ann's server may not have heard yet that ben has joined
            await two.until(lambda table: 1 in table.seats)
            yield one, two


async def attempt(table: Table, seat: int, action: Action, after: float = 0.0) -> bool:
    """Whether it was done; if not, because something else was done before."""
    await asyncio.sleep(after)
    try:
        await act(table, seat, action)
    except Refusal as refusal:
        if refusal.code not in (Code.STALE, Code.ILLEGAL):
            raise
        return False
    return True


def told(table: Table, seat: int, *names: str) -> list[str]:
    return [str(event["event"]) for event in table.events[seat] if event["event"] in names]


@pytest.mark.rule("MAD-7.18")
async def test_withdraw_against_accept(doors: Doors) -> None:
    for _ in range(4):
        async with two_captains(doors, position(fought=True)) as (one, two):
            await act(one, 0, offer(1))
            await two.until(lambda table: table.asked == [1])
            done = await asyncio.gather(attempt(one, 0, WITHDRAW), attempt(two, 1, ACCEPT))
            assert sorted(done) == [False, True], done
            for seat, table in ((0, one), (1, two)):
                await table.until(lambda table: table.waiting == [0])
                ends = told(table, seat, "deal_sealed", "offer_ended")
                assert ends == ["offer_ended" if done[0] else "deal_sealed"]


@pytest.mark.rule("MAD-3.7")
async def test_reveal_against_the_end_of_the_turn(doors: Doors) -> None:
    """The end of the turn is never stale because of a reveal; the trophy is revealed once."""
    for _ in range(4):
        text = position(fought=True, credits=(3, 20, 3), trophies=([], [RICH], []))
        async with two_captains(doors, text) as (one, two):
            assert (one.seats[0].role, two.seats[1].role) == ("must", "may")
            ended, revealed = await asyncio.gather(attempt(one, 0, END_TURN), attempt(two, 1, REVEAL))
            assert ended
            for seat, table in ((0, one), (1, two)):
                await table.until(lambda table: 0 not in table.waiting)
                (reveal,) = [event for event in table.events[seat] if event["event"] == "trophy_revealed"]
                assert reveal["by_itself"] is not revealed


@pytest.mark.rule("MAD-7.28")
async def test_lapse_against_answer(doors: Doors) -> None:
    rng = random.Random(3)
    pace = Pace(bank=BANK, answer=4)  # three times that is less than what counts as an outage
    for _ in range(3):
        async with two_captains(doors, position(fought=True), pace) as (one, two):
            await act(one, 0, offer(1))
            await two.until(lambda table: table.asked == [1])
            advance(doors, 4)
            answered = await attempt(two, 1, ACCEPT, after=rng.uniform(0, 0.06))
            for seat, table in ((0, one), (1, two)):
                await table.until(lambda table: table.waiting == [0])
                ends = told(table, seat, "deal_sealed", "offer_declined")
                assert ends == ["deal_sealed" if answered else "offer_declined"]


async def seen(doors: Doors, moment: float) -> None:
    """Wait for a sign of life after a moment of the database's time, which no test shifts."""
    engine = connect(doors[0].database)
    query = sa.select(settings.c.value).where(settings.c.key == "alive")
    async with asyncio.timeout(60):
        while True:
            with engine.connect() as connection:
                if float(connection.execute(query).scalar_one()) >= moment:
                    break
            await asyncio.sleep(0.1)
    engine.dispose()


@pytest.mark.rule("MAD-7.28")
async def test_an_answer_clock_goes_on_after_kill_9(doors: Doors) -> None:
    async with Client(doors[0].address) as ann:
        table = (await ann.create("metal_adventures", ["me"] * 3, position=position(fought=True), pace=PACE)).id
        async with ann.play(table) as seats:
            await act(seats, 0, offer(1))
            await seen(doors, time.time())
            advance(doors, 10)  # less than what counts as an outage
            await seen(doors, time.time())
        for process in set(doors):
            process.kill()
        for process in set(doors):
            process.start()
        for process in set(doors):
            await process.ready()
        async with ann.play(table) as seats:
            assert (seats.asked, seats.seats[1].role) == ([1], "asked")
            left = clocks_of(seats)[1].answer
            assert left is not None
            assert 0 < left < ANSWER - 9, left
            while seats.asked:
                advance(doors, 2)
                await asyncio.sleep(0.05)
            assert seats.waiting == [0]
            assert seats.events[0][-1]["event"] == "offer_declined"
