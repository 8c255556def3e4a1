"""Tables before and after the game: making, joining, leaving, starting, lists, rematches, signals."""

from __future__ import annotations

import asyncio
import random

import pytest

from metalworks import messages
from metalworks.client import Client, Refusal, Table
from metalworks.messages import Code, Pace, SeatPlan, Sitter, Status
from tests.server.bots import play_on


async def test_open_seats_are_joined_and_the_game_starts(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"], public=True)
    assert table.status is Status.OPEN
    assert [seat.is_open for seat in table.seats] == [False, True]
    assert table.id in [one.id for one in await ben.tables("open")]
    joined = await ben.join(table.id)
    assert joined.status is Status.PLAYING
    assert [seat.name for seat in joined.seats] == ["Ann", "Ben"]
    assert [seat.yours for seat in joined.seats] == [False, True]
    assert table.id in [one.id for one in await eve.tables("live", "metallurgie")]
    assert table.id not in [one.id for one in await eve.tables("open")]
    for client, call in ((eve, "join"), (ben, "leave"), (ann, "start")):
        with pytest.raises(Refusal) as refused:
            await getattr(client, call)(table.id)
        assert refused.value.key == "table-started"


async def test_a_table_by_link_is_in_no_list(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    assert table.id not in [one.id for one in await ben.tables("open")]
    assert (await ben.table(table.id)).id == table.id


async def test_leaving_before_the_start(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open", "open"])
    await ben.join(table.id, 2)
    left = await ann.leave(table.id)
    assert [seat.is_open for seat in left.seats] == [True, True, False]
    assert (await ben.table(table.id)).host  # the table goes to whoever is left
    assert (await ben.leave(table.id)).status is Status.CLOSED
    with pytest.raises(Refusal) as refused:
        await ann.join(table.id)
    assert refused.value.key == "table-closed"


async def test_the_host_starts_and_fills_with_computers(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open", "open", "open"], auto_start=False)
    await ben.join(table.id)
    with pytest.raises(Refusal) as refused:
        await ben.start(table.id)
    assert refused.value.code is Code.SEAT
    with pytest.raises(Refusal) as refused:
        await ann.start(table.id)
    assert refused.value.key == "table-not-full"
    started = await ann.start(table.id, fill="random")
    assert started.status is Status.PLAYING
    assert [seat.computer for seat in started.seats] == ["", "", "random", "random"]
    assert len({seat.name for seat in started.seats}) == 4


@pytest.mark.parametrize(
    ("game", "seats", "changes", "key"),
    [
        ("chess", ["me", "open"], {}, "unknown-game"),
        ("metallurgie", ["me"], {}, "bad-seats"),
        ("metallurgie", ["me", "genius"], {}, "unknown-level"),
        ("metallurgie", ["random", "random"], {}, "table-no-person"),
        ("metallurgie", ["me", "open"], {"options": {"colour": "red"}}, "bad-option"),
        ("metallurgie", ["me", "open"], {"seed": "7"}, "table-seed"),
        ("metallurgie", ["me", "open"], {"pace": Pace(bank=60, days=1)}, "table-pace"),
        ("metallurgie", ["me", "open"], {"position": "nonsense"}, None),
    ],
)
async def test_impossible_tables(
    ann: Client, game: str, seats: list[str], changes: dict[str, object], key: str | None
) -> None:
    with pytest.raises(Refusal) as refused:
        await ann.create(game, seats, **changes)  # type: ignore[arg-type]
    assert refused.value.status == 400
    assert key is None or refused.value.key == key


async def test_a_hot_seat_table(ann: Client) -> None:
    seats = [SeatPlan(sitter=Sitter.ME, name="Left"), SeatPlan(sitter=Sitter.ME, name="Right")]
    table = await ann.create("metallum", seats)
    assert [seat.name for seat in table.seats] == ["Left", "Right"]
    async with ann.play(table.id) as both:
        assert both.mine == [0, 1]
        await play_on(both, random.Random(1))
        assert both.info.outcome is not None
        # Each seat was told its own secrets only: one hears of its tiles, the other does not.
        assert both.events[0] != both.events[1]


async def test_my_tables_have_my_turn_first(ann: Client, ben: Client) -> None:
    tables = [await ann.create("metallurgie", ["me", "open"], public=True) for _ in range(6)]
    for table in tables:
        await ben.join(table.id)
    await ann.create("metallurgie", ["me", "open"])
    mine = await ann.tables("mine")
    assert len(mine) == 7
    turns = [one.your_turn for one in mine]
    assert turns == sorted(turns, reverse=True)
    for one in mine:
        assert one.your_turn == (await ann.table(one.id)).your_turn
        assert one.waiting == (await ann.table(one.id)).waiting


async def test_a_seed_decides_the_deal(ann: Client) -> None:
    views = []
    for _ in range(2):
        table = await ann.create("metallurgie", ["me", "me"], seed="the same")
        async with ann.play(table.id) as both:
            views.append(both.seats[0].view)
    assert views[0] == views[1]


async def test_rematch(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    with pytest.raises(Refusal) as refused:
        await ann.rematch(table.id)
    assert refused.value.key == "table-not-finished"
    async with ann.play(table.id) as one, ben.play(table.id) as other, ben.signals() as signals:
        await one.ask(messages.Concede(seat=0))
        following = await ann.rematch(table.id)
        assert following.status is Status.OPEN
        offered = await signals.wait_for(messages.RematchOffered)
        assert (offered.table, offered.rematch) == (table.id, following.id)
        await other.until(lambda t: t.info.rematch == following.id)
    again = await ben.rematch(table.id)
    assert again.id == following.id
    assert again.status is Status.PLAYING
    assert (await ann.rematch(table.id)).id == following.id
    with pytest.raises(Refusal) as refused:
        await eve.rematch(table.id)
    assert refused.value.code is Code.SEAT


async def test_two_rematches_at_once_are_one_table(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one:
        await one.ask(messages.Concede(seat=0))
    first, second = await asyncio.gather(ann.rematch(table.id), ben.rematch(table.id))
    assert first.id == second.id
    assert (await ann.table(first.id)).status is Status.PLAYING


async def test_signals(ann: Client, ben: Client) -> None:
    async with ann.signals() as signals:
        table = await ann.create("metallurgie", ["me", "open"], public=True)
        assert isinstance(await signals.next(), messages.TablesChanged)
        await ben.join(table.id)
        async with ben.play(table.id) as other, ann.play(table.id) as mine:
            if 0 not in mine.waiting:
                await play_on_until(other, 0)
            signal = await signals.wait_for(messages.YourTurn)
            assert signal.table == table.id


async def play_on_until(table: Table, seat: int) -> None:
    """Play my turn until another seat must decide."""
    rng = random.Random(5)
    while seat not in table.waiting:
        await play_on(table, rng, 1)


async def test_finished_games_are_listed(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "random"])
    async with ann.play(table.id) as mine:
        await mine.ask(messages.Concede(seat=0))
    listed = [one for one in await ann.tables("finished") if one.id == table.id]
    assert listed[0].outcome is not None
    assert listed[0].outcome.winners == [1]
    assert table.id not in [one.id for one in await ann.tables("mine")]
    assert table.id not in [one.id for one in await ben.tables("finished")]  # not public, not theirs


async def test_no_such_table(ann: Client) -> None:
    for call in (ann.table, ann.join, ann.leave, ann.rematch, ann.journal):
        with pytest.raises(Refusal) as refused:
            await call("nothing")
        assert refused.value.status == 404
        assert refused.value.key == "no-such-table"
    with pytest.raises(Refusal):
        async with ann.play("nothing"):
            pass
