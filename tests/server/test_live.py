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
from metalworks.server.live import CHAT_KNOWN, LiveTable
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.store import CHAT_SHOWN, Store
from metalworks.server.tables import Tables
from metalworks.server.transport.connections import Connection
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


def test_what_was_said_before_somebody_comes_in_is_told_them_once(live: LiveTable) -> None:
    there, coming = viewer(live), viewer(live)
    live.say(line(1))
    live.welcome(there, messages.Hello())
    live.say(line(2))  # one is there, the other has not said Hello yet
    live.welcome(coming, messages.Hello())
    live.say(line(3))
    live.say(line(3))  # another process tells of it too
    assert heard(there) == heard(coming) == [1, 2, 3]


def test_a_line_of_which_a_notice_comes_late_has_its_place(live: LiveTable) -> None:
    there, coming = viewer(live), viewer(live)
    live.welcome(there, messages.Hello())
    for number in (1, 3, 2):
        live.say(line(number))
    live.welcome(coming, messages.Hello())
    assert heard(there) == [1, 3, 2]
    assert heard(coming) == [1, 2, 3]


def test_what_is_kept_of_the_chat_has_an_end(live: LiveTable) -> None:
    for number in range(1, 3 * CHAT_KNOWN):
        live.say(line(number))
    assert len(live._chat) == CHAT_KNOWN
    coming = viewer(live)
    live.welcome(coming, messages.Hello())
    assert heard(coming) == [*range(3 * CHAT_KNOWN - CHAT_SHOWN, 3 * CHAT_KNOWN)]


async def test_chat_is_read_once_and_again_where_a_line_may_stand_unheard(fresh: str) -> None:
    store = await Store.open(fresh)
    here = Tables(store, Settings(database=fresh))
    wish = messages.CreateTable(game="metallurgie", seats=[SeatPlan(sitter=Sitter.ME)] * 2)
    created = await here.create(commands.create(wish, "ann", "Ann"))
    row = {"table_id": created.id, "person": "ann", "name": "Ann", "seat": 0, "at": 1.0, "move": 0, "text": "Hello"}
    await store.say(row, "")
    here.live.clear()
    live = await here.open(created.id)
    await here.know_chat(live)
    assert [said.text for said in live._chat.values()] == ["Hello"]
    await store.say({**row, "at": 2.0, "text": "Again"}, "")  # by another process, or without an answer
    await here.know_chat(live)
    expected = ["Hello", "Again"] if store.is_postgres else ["Hello"]
    assert [said.text for said in live._chat.values()] == expected
    live.is_chat_known = False
    there = viewer(live)
    live.welcome(there, messages.Hello())
    await here.know_chat(live)
    assert [said.text for said in live._chat.values()] == ["Hello", "Again"]
    live.say([*live._chat.values()][-1])  # whoever said it is told at last that it stands
    assert heard(there) == [*live._chat]  # each line once
    await store.close()


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
