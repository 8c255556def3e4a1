"""Metal Adventures at the table server: whole games of people, whole offers, six seats and what is around them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest
import pytest_asyncio

from metalworks import Match, messages
from metalworks.client import Client, Refusal, Table
from metalworks.games.metal_adventures import position
from metalworks.games.metal_adventures.actions import AcceptOffer, BetrayAttacker, BreakPromise
from metalworks.games.metal_adventures.events import AttackerBetrayed, DealSealed, PromiseEnd, PromiseEnded
from metalworks.messages import Code
from metalworks.players import choose
from metalworks.table.journal import Line
from tests.server.bots import play_on
from tests.server.house import House

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
in_the_house = pytest.mark.asyncio(loop_scope="module")

ONE_CREDIT = {"item": "credits", "number": 1}
ANY_WRECK = {"item": "wreck", "kind": "any"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    house = House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite3'}")
    await house.open(3)
    yield house
    await house.close()


def play(number: int) -> Match:
    """A game of captains who think, take what they are offered, and keep no word."""
    match = Match.new("metal_adventures", seats=["P", "P 2", "P 3"], seed=f"eventful {number}")
    while not match.is_over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        wayward = [action for action in (AcceptOffer(), BetrayAttacker(), BreakPromise()) if action in legal]
        match.play(seat, wayward[0] if wayward else choose(match, seat, "greedy"))
    return match


def is_eventful(match: Match) -> bool:
    """Whether there was a deal, a betrayal and a broken promise."""
    events = match.events(None)
    return (
        any(isinstance(event, DealSealed) for event in events)
        and any(isinstance(event, AttackerBetrayed) for event in events)
        and any(isinstance(event, PromiseEnded) and event.how is PromiseEnd.BROKEN for event in events)
    )


def plain(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def decisions(match: Match) -> list[Line]:
    return [line for line in match.journal.lines if line.action]


@in_the_house
async def test_three_people_finish_a_game_with_a_deal_a_betrayal_and_a_broken_promise(house: House) -> None:
    """Every view, every list and every event that a captain receives is exactly what the rules let them know."""
    whole = next(match for match in map(play, range(1000)) if is_eventful(match))
    live = await house.table(3, "", seed=whole.journal.header.seed)
    mirror = Match.new("metal_adventures", seats=["P", "P 2", "P 3"], seed=whole.journal.header.seed)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(client.play(live.id)) for client in house.people]
        for number, line in enumerate(decisions(whole)):
            seat = line.seat
            await tables[seat].ask(messages.Act(seat=seat, seq=tables[seat].seats[seat].seq, action=line.action))
            mirror.play(seat, line.action)
            if number % 5 == 0 or mirror.is_over:
                for other, table in enumerate(tables):
                    await table.ask(messages.Ping())
                    assert set(table.seats) == {other}
                    seen = table.seats[other]
                    assert seen.view == plain(mirror.view(other))
                    assert seen.role == mirror.role(other)
                    assert seen.legal == plain(mirror.legal(other))
                    assert table.events[other] == plain(mirror.events(other))
        assert all(table.is_over for table in tables)
        assert tables[0].info.outcome is not None
        assert tables[0].info.outcome.points == list(whole.result.points)  # type: ignore[union-attr]
    assert Match.replay(await house.people[2].journal(live.id)).position == whole.position


# -- whole offers ------------------------------------------------------------------------------------

TRADE = position(credits=(4, 3, 3), wrecks=([1, 11, 19], [2, 12, 20], []), trophies=([1], [3, 4], [5]))


async def act(table: Table, seat: int, action: dict[str, object]) -> None:
    await table.ask(messages.Act(seat=seat, seq=table.seats[seat].seq, action=action))


@pytest.mark.rule("MAD-7.12", "MAD-7.17", "MAD-7.18", "MAD-7.21")
@in_the_house
async def test_a_whole_offer_equals_its_steps(house: House) -> None:
    """Offer, counter and seal in one message each; a twin of the table goes step by step."""
    whole, steps = [await house.table(3, TRADE, seed="trade") for _ in range(2)]
    trophy = {"item": "trophy"}
    wholes: list[tuple[int, dict[str, object]]] = [
        (0, {"action": "make_offer", "other": 1, "give": [ANY_WRECK, ONE_CREDIT], "want": [trophy], "ships": [11]}),
        (1, {"action": "make_counter", "give": [{**trophy, "claim": 9}], "want": [ANY_WRECK], "trophy": 4}),
        (0, {"action": "seal_offer", "ships": [19]}),
    ]
    for seat, action in wholes:
        async with house.people[seat].play(whole.id) as table:
            await act(table, seat, action)
    for line in decisions(whole.hosted.playing()[0]):  # type: ignore[union-attr]
        async with house.people[line.seat].play(steps.id) as table:
            await act(table, line.seat, line.action)
    one, two = (live.hosted.playing()[0] for live in (whole, steps) if live.hosted is not None)
    assert len(decisions(one)) == 14
    assert one.position == two.position
    assert one.journal.lines == two.journal.lines


REFUSED: list[tuple[dict[str, object], str, str, dict[str, object]]] = [
    ({"give": [{"item": "credits", "number": 9}]}, "not-theirs", "MAD-7.13", {"list": "give", "number": 9}),
    ({"give": [ONE_CREDIT, {"item": "improvement", "improvement": 3}]}, "not-theirs", "MAD-7.13", {"improvement": 3}),
    (
        {"give": [ONE_CREDIT], "promise": [{**ONE_CREDIT, "due": "spoils"}]},
        "due-not-open",
        "MAD-7.15",
        {"list": "promise"},
    ),
    ({"give": [ANY_WRECK], "ships": [2]}, "pick-unfit", "MAD-7.13", {"ship": 2}),
    ({}, "offer-empty", "MAD-7.12", {}),
]


@pytest.mark.rule("MAD-7.12", "MAD-7.13", "MAD-7.15")
@in_the_house
async def test_a_refused_offer_changes_nothing_and_names_the_term_and_the_clause(house: House) -> None:
    live = await house.table(3, TRADE, seed="trade")
    async with house.people[0].play(live.id) as table, house.listen(live, 1) as other:
        await other.ask(messages.Hello())
        await other.heard()
        seen = table.seats[0]
        for lists, key, rule, term in REFUSED:
            with pytest.raises(Refusal) as refusal:
                await act(table, 0, {"action": "make_offer", "other": 1, **lists})
            found = refusal.value
            assert (found.code, found.key, found.rule) == (Code.ILLEGAL, f"refused-{key}", rule)
            assert found.arguments.items() >= term.items(), found.arguments
        assert table.seats[0] == seen
        assert await other.heard() == []  # nobody hears of it
    hosted = live.hosted
    assert hosted is not None
    assert hosted.playing()[0].position == TRADE
    assert (hosted.rows, decisions(hosted.playing()[0])) == (1, [])


# -- six seats and everything around them ------------------------------------------------------------


async def follow_hint(table: Table) -> None:
    """Do what a hint says; another one if somebody else was faster."""
    while (turn := await table.next_turn()) is not None:
        hint = await table.hint(0)
        try:
            await table.act(turn, hint.action)
        except Refusal as refusal:
            if refusal.code is not Code.STALE:
                raise
            continue
        assert hint.action in turn.legal
        return
    raise AssertionError("the game is over")


async def test_six_seats_with_people_computers_hints_spectators_and_replays(
    ann: Client, ben: Client, eve: Client
) -> None:
    (game,) = [game for game in await ann.games() if game.id == "metal_adventures"]
    assert (game.least_seats, game.most_seats, game.unofficial_seats) == (2, 6, [2])
    seats = ["me", "open", "greedy", "random", "greedy", "open"]
    table = (await ann.create("metal_adventures", seats, options={"hunters": "own_half"}, public=True)).id
    assert table in [one.id for one in await ben.tables("open", "metal_adventures")]
    assert [seat.yours for seat in (await ben.join(table, 5)).seats] == [False] * 5 + [True]
    started = await ann.start(table, fill="greedy")
    assert len({seat.name for seat in started.seats}) == 6
    async with ann.play(table) as one, ben.play(table) as two, eve.play(table) as watching:
        assert one.sheet is not None
        assert len(one.sheet["ships"]) == 58  # type: ignore[arg-type]
        await play_on(one, random.Random(1), 1)  # which trophy goes under
        answering = asyncio.create_task(play_on(two, random.Random(2)))  # whatever the others ask on the way
        await follow_hint(one)
        answering.cancel()
        await watching.until(lambda watch: watch.spectators == 1 and watch.view.view is not None)
        assert watching.view.view["trophies"] == []  # type: ignore[index]
        assert not any(event["event"] == "trophy_seen" for event in watching.events[None])
        for seat, mine in ((0, one), (5, two)):
            await mine.ask(messages.Concede(seat=seat))
        await watching.until(lambda watch: watch.is_over)
    for viewer in (None, 0, 5):
        replay = await eve.replay(table, seat=viewer, count=40)
        assert replay.sheet is not None
        drawn = [event["seat"] for frame in replay.frames for event in frame.events if event["event"] == "trophy_seen"]
        assert set(drawn) == ({viewer} if viewer is not None else set())
    again = await ann.rematch(table)
    assert [seat.computer for seat in again.seats].count("greedy") == 3
