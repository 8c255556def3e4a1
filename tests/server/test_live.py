"""Tables in memory: chat that crosses a Hello, and clocks that are set back."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from metalworks import messages
from metalworks.messages import ChatLine, Pace, SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted.clocks import Outages
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.server.transport.connections import CHAT_KNOWN, Connection
from metalworks.server.wall_clock import WALL_CLOCK
from tests.server.clock import ManualClock


def line(number: int) -> ChatLine:
    return ChatLine(id=number, at=0.0, name="Ann", text=f"line {number}", seat=0, move=0)


def viewer(live: LiveTable) -> Connection:
    socket: Any = SimpleNamespace(host="", is_open=True, is_writable=False)
    connection = Connection(socket, None, Limits(backlog=10**6))
    live.connections.append(connection)
    return connection


def heard(connection: Connection) -> list[int]:
    """The lines of chat that a viewer was told, in order."""
    numbers: list[int] = []
    for text in connection._outbox:
        message = json.loads(text)
        numbers += [said["id"] for said in message.get("chat", [])]
        numbers += [message["line"]["id"]] if message["is"] == "said" else []
    return numbers


@pytest.fixture
def live() -> LiveTable:
    table = LiveTable("x", WALL_CLOCK)
    table.hosted = HostedTable("x", Outages())
    wish = messages.CreateTable(game="metallum", seats=[SeatPlan(sitter=Sitter.ME), SeatPlan()])
    table.hosted.follow(0.0, commands.create(wish, "ann", "Ann"))
    return table


def test_what_is_said_while_somebody_comes_in_is_not_lost(live: LiveTable) -> None:
    there, coming = viewer(live), viewer(live)
    live.welcome(there, messages.Hello(), [line(1)])
    read = [line(1)]  # for the one who is coming; then, before they are welcomed:
    live.say(line(2))
    live.welcome(coming, messages.Hello(), read)
    live.say(line(3))
    assert heard(there) == heard(coming) == [1, 2, 3]


def test_nobody_hears_a_line_twice_and_nobody_misses_it(live: LiveTable) -> None:
    """It is committed, and somebody who comes in reads it, before those who are there are told."""
    there, coming = viewer(live), viewer(live)
    live.welcome(there, messages.Hello(), [])
    live.welcome(coming, messages.Hello(), [line(1)])
    live.say(line(1))
    live.say(line(1))  # another process tells of it too
    assert heard(there) == heard(coming) == [1]


def test_what_is_kept_of_the_chat_has_an_end(live: LiveTable) -> None:
    silent = viewer(live)
    for number in range(1, 3 * CHAT_KNOWN):
        live.say(line(number))
    assert len(silent._said) == CHAT_KNOWN
    assert not silent._outbox


async def test_a_clock_that_is_set_back_gives_nobody_time(sqlite_database: str) -> None:
    clock = ManualClock()
    store = await Store.open(sqlite_database, clock)
    here = Tables(store, Settings(database=sqlite_database), clock)

    def move(hosted: HostedTable, _: float) -> commands.Entries:
        match = hosted.playing()[0]
        seat = match.waiting[0]
        return commands.act_code(hosted, seat, match.legal_codes(seat)[0])

    seats = [SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.ME)]
    wish = messages.CreateTable(game="metallurgie", seats=seats, pace=Pace(bank=100))
    table = await here.create(commands.create(wish, "ann", "Ann"))
    begun = clock.now()
    clock.advance(-3_600)
    hosted = await here.change(table, move)
    assert all(hosted.clocks.remaining(seat, begun) <= 100 for seat in (0, 1))
    times = [at for at, _ in await store.log_of(table.id)]
    assert times == sorted(times)
    await store.close()
