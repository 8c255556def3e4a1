"""A table that was kept as it stands is taken up as its log would bring it about; and long logs have bounds."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import metalworks
from metalworks import messages
from metalworks.contract.types import Viewer
from metalworks.kernel.state import State
from metalworks.messages import Code, Pace, SeatPlan, Sitter, Status
from metalworks.server import loading
from metalworks.server import tables as tables_module
from metalworks.server.hosted import commands, kept
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.hosted.commands import agree, play
from metalworks.server.hosted.sequences import Sequences
from metalworks.server.hosted.table import TAIL, HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.settings import Settings
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.table.journal import Journal
from metalworks.table.match import Match
from metalworks.table.step import Step

GAMES = {"metallurgie": 2, "metallum": 2, "metal_adventures": 3}
OURS = (HostedTable, Match, Step, Sequences, Clocks)
# Found again when it is asked for, or of this process only.
LAZY = {"without", "rungs_without", "_planned", "_streams", "rungs", "_marks", "marks", "keep_at"}


def all_of(thing: Any) -> Any:
    """Everything that an object of ours holds, however deep, as values that can be compared."""
    if isinstance(thing, State):
        return bytes(thing.to_bytes())
    if isinstance(thing, Journal):
        return thing.dumps()
    if isinstance(thing, Outages | type(None) | str | int | float | bytes | msgspec.Struct):
        return None if isinstance(thing, Outages) else thing
    if isinstance(thing, list | tuple):
        return [all_of(one) for one in thing]
    if isinstance(thing, dict):
        return {key: all_of(value) for key, value in thing.items()}
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    fields = {name: getattr(thing, name) for name in slots} | getattr(thing, "__dict__", {})
    if isinstance(thing, OURS) or slots:
        return {name: all_of(value) for name, value in fields.items() if name not in LAZY and name != "_match"}
    return type(thing).__name__  # a game


class Room:
    """Tables without a network."""

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.tables = Tables(store, Settings(database=address))

    async def open(self, game: str, seats: int) -> LiveTable:
        pace = Pace(bank=600, increment=5)
        wish = messages.CreateTable(game=game, seats=[SeatPlan(sitter=Sitter.ME)] * seats, pace=pace)
        return await self.tables.create(commands.create(wish, "ann", "Ann"))

    async def do(self, live: LiveTable, *entries: log.AnyEntry) -> None:
        await self.tables.change(live, lambda hosted, at: [*entries])

    async def move(self, live: LiveTable, rng: random.Random) -> None:
        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            match, sequences = hosted.playing()
            seat = rng.choice(hosted.waiting)
            if rng.random() < 0.25 and match.last_step(seat) is not None:
                return commands.undo(hosted, seat, sequences.now(seat))
            return commands.act(hosted, seat, sequences.now(seat), rng.choice(match.legal(seat)))

        await self.tables.change(live, decide)

    async def folded(self, live: LiveTable) -> HostedTable:
        """The table as the whole log tells it."""
        hosted = HostedTable(live.id, self.store.outages)
        await loading.fold(hosted, await self.store.log_of(live.id))
        return hosted


@pytest.fixture
async def room(sqlite_database: str) -> AsyncIterator[Room]:
    store = await Store.open(sqlite_database)
    yield Room(store, sqlite_database)
    await store.close()


@pytest.fixture
async def any_room(fresh: str) -> AsyncIterator[Room]:
    """The same on each kind of database."""
    store = await Store.open(fresh)
    yield Room(store, fresh)
    await store.close()


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_kept_is_what_the_log_brings_about(room: Room, game: str) -> None:
    rng = random.Random(5)
    live = await room.open(game, GAMES[game])
    for _ in range(40):
        await room.move(live, rng)
    hosted = live.hosted
    assert hosted is not None
    assert hosted.rewindings
    taken_up = kept.take_up(live.id, room.store.outages, kept.keep(hosted))
    assert all_of(taken_up) == all_of(await room.folded(live)) == all_of(hosted)
    live.hosted = taken_up
    for _ in range(15):  # and it goes on alike
        await room.move(live, rng)
    assert all_of(live.hosted) == all_of(await room.folded(live))
    viewers: list[Viewer] = [*range(GAMES[game]), None]
    match = live.hosted.playing()[0]
    again = (await room.folded(live)).playing()[0]
    assert [match.view(viewer) for viewer in viewers] == [again.view(viewer) for viewer in viewers]


async def test_only_the_tail_of_a_long_log_is_read(any_room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room = any_room
    monkeypatch.setattr(loading, "TAIL", 20)
    rng = random.Random(1)
    live = await room.open("metallum", 2)
    assert live.hosted is not None
    live.hosted.keep_at = 20
    while live.hosted is not None and live.hosted.rows < 50:
        await room.move(live, rng)
    assert live.hosted is not None
    await room.tables.close()  # all that nobody waits for is done
    read: list[int] = []
    log_of = room.store.log_of

    async def note(table: str, since: int = 0) -> list[tuple[float, str]]:
        rows = await log_of(table, since)
        read.append(len(rows))
        return rows

    monkeypatch.setattr(room.store, "log_of", note)
    loaded = await loading.load(room.store, live.id)
    assert read == [10]  # it was kept at 20 rows and at 40
    assert all_of(loaded) == all_of(live.hosted)


async def test_whoever_reads_a_long_log_leaves_others_their_turn(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(2)
    live = await room.open("metallurgie", 2)
    for _ in range(30):
        await room.move(live, rng)
    rows = await room.store.log_of(live.id)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(loading, "BREATH", 0.0)
    task = asyncio.create_task(others())
    await loading.fold(HostedTable(live.id, room.store.outages), rows)
    task.cancel()
    assert turns >= 30


def long_match(rng: random.Random) -> Match:
    """A match of many lines that is not over."""
    match = Match.new("metal_adventures", 3, seed=0)
    while match.steps < 2 * TAIL:
        seat = rng.choice(match.waiting)
        if rng.random() < 0.48 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.legal_codes(seat)))
    return match


async def test_an_uploaded_journal_is_kept_at_once(any_room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """One row of its log has all the lines: whoever opens the table need not go through them."""
    room = any_room
    live = await room.tables.create(commands.upload(long_match(random.Random(0)), "ann"))
    await room.tables.close()  # all that nobody waits for is done
    followed: list[int] = []

    async def note(hosted: HostedTable, rows: list[Any]) -> None:
        followed.append(len(rows))
        await fold(hosted, rows)

    fold = loading.fold
    monkeypatch.setattr(loading, "fold", note)
    assert all_of(await loading.load(room.store, live.id)) == all_of(live.hosted)
    assert followed == [0]


class Long:
    """A table of one person with a long match."""

    def __init__(self, room: Room, live: LiveTable, rng: random.Random) -> None:
        self.room, self.live, self.rng = room, live, rng

    async def go_back(self) -> None:
        """Undo what can be undone only with everybody's consent."""

        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            match = hosted.playing()[0]
            return [log.Rewound(max(last for last in map(match.last_step, range(2)) if last is not None))]

        await self.room.tables.change(self.live, decide)

    async def move(self) -> None:
        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            match, sequences = hosted.playing()
            seat = self.rng.choice(hosted.waiting)
            return commands.act(hosted, seat, sequences.now(seat), self.rng.choice(match.legal(seat)))

        await self.room.tables.change(self.live, decide)


@pytest.fixture
async def long(any_room: Room) -> Long:
    rng = random.Random(0)
    return Long(any_room, await any_room.tables.create(commands.upload(long_match(rng), "ann")), rng)


async def test_undos_far_into_a_match_do_not_keep_it_each_time(long: Long, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept of a long match is large: twenty undos must not write it twenty times."""
    kept_times = 0
    keep_snapshot = long.room.store.keep_snapshot

    async def count(*what: Any) -> None:
        nonlocal kept_times
        kept_times += 1
        await keep_snapshot(*what)

    await asyncio.gather(*long.room.tables._background)
    monkeypatch.setattr(long.room.store, "keep_snapshot", count)
    for _ in range(20):
        await long.move()
        await long.go_back()
    await long.room.tables.close()
    assert kept_times == 0
    assert long.live.hosted is not None
    assert long.live.hosted.rewindings == 20
    assert all_of(await loading.load(long.room.store, long.live.id)) == all_of(long.live.hosted)


async def test_an_undo_in_a_log_does_not_follow_the_whole_match_again(
    long: Long, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line is followed once when a log is read, however many undos there are in it."""
    for _ in range(20):
        await long.move()
        await long.go_back()
    game = type(metalworks.game("metal_adventures"))
    followed = 0
    codes = game.codes

    def count(*of: Any) -> Any:
        nonlocal followed
        followed += 1
        return codes(*of)

    monkeypatch.setattr(game, "codes", count)
    folded = await long.room.folded(long.live)
    assert followed < 2 * TAIL + 100
    assert all_of(folded) == all_of(long.live.hosted)


async def test_a_table_that_cannot_be_read_is_tried_less_and_less_often(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.open("metallurgie", 2)
    live.hosted = None
    now, tried = 0.0, 0
    monkeypatch.setattr(tables_module, "time", SimpleNamespace(monotonic=lambda: now))

    async def fail(*_: object) -> HostedTable:
        nonlocal tried
        tried += 1
        raise ValueError("unreadable")

    with monkeypatch.context() as patch:
        patch.setattr(loading, "load", fail)
        for second in range(1_000, 2_000):
            now = float(second)
            await room.tables.mend()
    assert 8 <= tried <= 15
    now = 3_000.0
    await room.tables.mend()
    assert live.hosted is not None
    assert not room.tables._unread


async def test_what_another_code_has_kept_is_left_aside(any_room: Room) -> None:
    room = any_room
    live = await room.open("metallurgie", 2)
    assert live.hosted is not None
    data = kept.keep(live.hosted)
    for code, bad in (("another", data), (kept.code_of("metallurgie"), data[:-9])):
        await room.store.keep_snapshot(live.id, "metallurgie", 1, code, bad)
        assert all_of(await loading.load(room.store, live.id)) == all_of(live.hosted)


async def test_a_match_without_end_is_closed_with_a_reason(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_LINES", 12)
    live = await room.open("metallum", 2)
    rng = random.Random(1)
    while live.hosted is not None and live.hosted.status is Status.PLAYING:
        await room.move(live, rng)
    assert live.hosted is not None
    assert live.hosted.outcome is not None
    assert (live.hosted.outcome.by, live.hosted.outcome.reason) == ("closed", "table-result-too-long")
    assert live.hosted.playing()[0].steps <= 15
    assert (await room.folded(live)).outcome == live.hosted.outcome


async def test_undos_have_a_bound(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agree, "MOST_UNDOS", 1)
    live = await room.open("metallum", 2)

    def act(hosted: HostedTable, _: float) -> commands.Entries:
        match, sequences = hosted.playing()
        return commands.act(hosted, 0, sequences.now(0), match.legal(0)[0])

    def undo(hosted: HostedTable, _: float) -> commands.Entries:
        return commands.undo(hosted, 0, hosted.playing()[1].now(0))

    await room.tables.change(live, act)
    await room.tables.change(live, undo)
    await room.tables.change(live, act)
    with pytest.raises(Refuse) as refused:
        await room.tables.change(live, undo)
    assert (refused.value.code, refused.value.key) == (Code.STATE, "undos-spent")
