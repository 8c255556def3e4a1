"""Never wrong about what happened: a commit whose answer was lost, a table that was read again, a stale message."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import sqlalchemy as sa

from metalworks import messages
from metalworks.messages import SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.storage import store as stores
from metalworks.server.storage import writer as writers
from metalworks.server.storage.store import Store
from metalworks.server.storage.writer import Job, NotCommitted, Outcome, Unknown
from metalworks.server.tables import Tables
from metalworks.server.transport import notices
from metalworks.server.transport.notices import Notice
from tests.server.house import Ear, House, told
from tests.server.test_writer import append

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Outage:
    """A database that can be cut off: at once, or in the moment after it has committed something."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_away = False
        self.goes_after_commit = False
        self._transaction = store.writer._transaction
        self._read = store.engine.connect
        monkeypatch.setattr(writers, "TRIES", 2)
        monkeypatch.setattr(stores, "AWAY", 0.0)  # when it is back, it is back at once, whoever asked in between
        monkeypatch.setattr(store.writer, "_transaction", self._commit)
        monkeypatch.setattr(store.engine, "connect", self._connect)

    def _gone(self) -> sa.exc.OperationalError:
        return sa.exc.OperationalError("commit", {}, OSError("the connection is gone"))

    def _commit(self, batch: list[Job]) -> list[Outcome]:
        if self.is_away:
            raise self._gone()
        outcomes = self._transaction(batch)
        if self.goes_after_commit and any(isinstance(job, writers.Append) for job in batch):
            self.is_away, self.goes_after_commit = True, False
            raise self._gone()
        return outcomes

    def _connect(self) -> sa.Connection:
        if self.is_away:
            raise self._gone()
        return self._read()


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


async def test_only_what_certainly_did_not_happen_is_said_not_to_have(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = house.service.store
    outage = Outage(store, monkeypatch)
    outage.is_away = True
    with pytest.raises(NotCommitted):
        await store.writer.append(append("never"))
    outage.is_away, outage.goes_after_commit = False, True
    with pytest.raises(Unknown):
        await store.writer.append(append("perhaps"))
    outage.is_away = False
    assert (len(await store.log_of("never")), len(await store.log_of("perhaps"))) == (0, 1)


async def test_after_it_was_closed_the_writer_keeps_nobody_waiting(database: str) -> None:
    store = await Store.open(database)
    await store.close()
    with pytest.raises(NotCommitted):
        await store.writer.append(append("late"))


# -- at the table --------------------------------------------------------------------------------


async def two_people(house: House) -> LiveTable:
    ann, ben, _ = house.people
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    return await house.service.tables.open(table.id)


def any_move(hosted: HostedTable, _: float) -> commands.Entries:
    match = hosted.playing()[0]
    seat = match.waiting[0]
    return commands.act_code(hosted, seat, match.legal_codes(seat)[0])


def sequence(frames: list[str], seat: int) -> int:
    """The last sequence that a seat was told."""
    return int([view["seq"] for frame in told(frames) for view in frame["views"] if view["seat"] == seat][-1])


async def next_update(ear: Ear) -> list[str]:
    """What comes by itself, until there is an update in it."""
    frames: list[str] = []
    async with asyncio.timeout(20):
        while not told(frames):
            frames += await ear.heard()
    return frames


def a_move(frames: list[str]) -> messages.Act:
    """Whoever can move, their first move."""
    views: list[dict[str, Any]] = [view for frame in told(frames) for view in frame["views"] if view["legal"]]
    view = views[-1]
    return messages.Act(seat=view["seat"], seq=view["seq"], action=view["legal"][0])


async def test_an_unknown_outcome_is_not_denied_and_then_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move was committed, its answer lost: everybody sees it when the database is back."""
    live = await two_people(house)
    outage = Outage(house.service.store, monkeypatch)
    async with house.listen(live, 0) as one, house.listen(live, 1) as two:
        hellos = [await ear.ask(messages.Hello()) for ear in (one, two)]
        mover = 0 if told(hellos[0])[-1]["views"][0]["legal"] else 1
        ears = (one, two) if mover == 0 else (two, one)
        outage.goes_after_commit = True
        refused = json.loads((await ears[0].ask(a_move(hellos[mover])))[-1])
        assert (refused["code"], refused["key"]) == ("busy", "outcome-unknown")
        await house.service.tables.mend()  # in vain
        outage.is_away = False
        for ear, seat in zip(ears, (mover, 1 - mover), strict=True):
            assert sequence(await next_update(ear), seat) > sequence(hellos[seat], seat)
        assert (await house.people[0].table(live.id)).moves == 1


async def test_what_was_said_is_not_denied_either(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor said to be uncertain where it is certain that nothing was stored."""
    live = await two_people(house)
    async with house.listen(live, 0) as one:
        await one.ask(messages.Hello())
        for error, key in (
            (NotCommitted(), "not-committed"),
            (Unknown(), "outcome-unknown"),
            (stores.Away(), "database-away"),
        ):

            async def fail(*_: object, error: Exception = error) -> int:
                raise error

            monkeypatch.setattr(house.service.store, "say", fail)
            refused = json.loads((await one.ask(messages.Say(text="hello?")))[-1])
            assert (refused["code"], refused["key"]) == ("busy", key)


async def test_whoever_sends_something_stale_is_shown_the_table(house: House) -> None:
    """Every time, whatever the server believes that they have seen."""
    live = await two_people(house)
    async with house.listen(live, 0) as one:
        hello = await one.ask(messages.Hello())
        now = sequence(hello, 0)
        for seq in (now + 1, now + 1, 1_000_000):  # of a table that was restored from an older backup, say
            frames = await one.ask(messages.Undo(seat=0, seq=seq))
            assert json.loads(frames[-1])["code"] == "stale"
            assert sequence(await one.heard(), 0) == now


async def test_what_another_process_did_is_told_though_the_table_was_thrown_away(house: House) -> None:
    live = await two_people(house)
    service = house.service
    there = Tables(service.store, service.settings, house.clock)
    async with house.listen(live, 0) as one:
        await one.ask(messages.Hello())
        before = (await house.people[0].table(live.id)).moves
        live.hosted = None
        hosted = await there.change(await there.open(live.id), any_move)
        notice = Notice(live.id, process="another", rows=hosted.rows)
        await service.tables.hear(notices.write(notice).encode())
        assert told(await one.heard())
        assert (await house.people[0].table(live.id)).moves == before + 1
    await there.close()


async def test_a_table_that_was_thrown_away_is_read_again_by_itself(house: House) -> None:
    """Its computer goes on too, though nobody does anything."""
    seats = [SeatPlan(sitter=Sitter.ME), SeatPlan(sitter=Sitter.COMPUTER, level="random")]
    table = await house.people[0].create("metallurgie", seats)
    tables = house.service.tables
    live = await tables.open(table.id)
    async with live.lock:  # whoever is waited for: the table is lost in the middle of it
        live.stop()
        live.hosted = None
    async with asyncio.timeout(30):
        while (await house.people[0].table(table.id)).waiting != [0]:
            await asyncio.sleep(0.02)
        async with live.lock:
            live.hosted = None
        while live.hosted is None:
            await asyncio.sleep(0.02)
