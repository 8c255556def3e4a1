"""Undo, draws, conceding, running out of time, returning to a seat."""

from __future__ import annotations

import asyncio
import random

import pytest

from metalworks import messages
from metalworks.client import Client, Refusal, Table
from metalworks.messages import ClaimKind, Code, Pace, Status
from tests.server.bots import play_on
from tests.server.process import ServerProcess


async def step(table: Table, kind: str) -> int:
    """Do the first legal action of a kind for the seat that is waiting; which seat."""
    turn = await table.next_turn()
    assert turn is not None
    await table.act(turn, next(action for action in turn.legal if action["action"] == kind))
    return turn.seat


async def test_a_step_nobody_else_is_concerned_with_is_undone_at_once(ann: Client) -> None:
    table = await ann.create("metallum", ["me", "me"])
    async with ann.play(table.id) as both:
        views = [both.seats[0].view]
        for _ in range(2):  # a program, and another one instead
            seat = both.seats[0]
            await both.ask(messages.Act(seat=0, seq=seat.seq, action=seat.legal[0]))
            views.append(both.seats[0].view)
        assert both.seats[0].can_undo
        await both.undo(0)
        assert both.seats[0].view == views[1] != views[2]
        assert both.events[0][-1] == {"event": "step_undone", "seat": 0}
        assert {"event": "step_undone", "seat": 0} not in both.events[1]  # it was secret
        await both.undo(0)
        assert both.seats[0].view == views[0] != views[1]
        assert both.events[1][-1] == {"event": "step_undone", "seat": 0}  # that there was a program was not
        with pytest.raises(Refusal) as refused:
            await both.undo(0)
        assert refused.value.key == "refused-nothing-to-undo"


async def _two(ann: Client, ben: Client) -> str:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    return table.id


async def test_an_undo_past_what_others_know_needs_their_consent(ann: Client, ben: Client) -> None:
    table = await _two(ann, ben)
    async with ann.play(table) as one, ben.play(table) as two:
        seats = {0: one, 1: two}
        mover = one.waiting[0]
        mine, other = seats[mover], seats[1 - mover]
        before = mine.seats[mover].view
        await step(mine, "draw_card")  # a card from the deck: that cannot be unseen
        assert not mine.seats[mover].can_undo
        for agree in (False, True):
            await mine.undo(mover)
            await other.until(lambda t: t.info.undo_request is not None)
            assert other.info.undo_request is not None
            assert other.info.undo_request.missing == [1 - mover]
            with pytest.raises(Refusal) as refused:
                await mine.ask(messages.AnswerUndo(seat=mover, agree=True))  # not for itself
            assert refused.value.key == "nothing-to-answer"
            await other.ask(messages.AnswerUndo(seat=1 - mover, agree=agree))
            await mine.until(lambda t: t.info.undo_request is None)
        assert mine.seats[mover].view == before
        assert mine.seats[mover].rewound
        await other.until(lambda t: t.seats[1 - mover].rewound)
        assert not any(event["event"] == "card_drawn" for event in other.events[1 - mover])
        await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
        assert one.is_over


async def test_a_request_lapses_with_the_next_step_and_can_be_withdrawn(ann: Client, ben: Client) -> None:
    table = await _two(ann, ben)
    async with ann.play(table) as one, ben.play(table) as two:
        mover = one.waiting[0]
        mine = (one, two)[mover]
        await step(mine, "draw_card")
        await mine.undo(mover)
        with pytest.raises(Refusal) as refused:
            await mine.undo(mover)
        assert refused.value.key == "undo-asked-already"
        await mine.ask(messages.AnswerUndo(seat=mover, agree=False))
        await mine.until(lambda t: t.info.undo_request is None)
        await mine.undo(mover)
        await play_on(mine, random.Random(1), 1)
        await mine.until(lambda t: t.info.undo_request is None)


async def test_computers_consent_by_themselves(ann: Client) -> None:
    table = await ann.create("metallurgie", ["me", "random"])
    async with ann.play(table.id) as mine:
        await mine.next_turn()
        await step(mine, "draw_card")
        drawn = mine.seats[0].seq
        await mine.undo(0)
        assert mine.seats[0].rewound
        assert mine.seats[0].seq > drawn


async def test_draws_are_agreed(ann: Client, ben: Client) -> None:
    table = await _two(ann, ben)
    async with ann.play(table) as one, ben.play(table) as two:
        await one.ask(messages.OfferDraw(seat=0))
        await two.until(lambda t: t.info.draw_offer is not None)
        with pytest.raises(Refusal) as refused:
            await two.ask(messages.OfferDraw(seat=1))
        assert refused.value.key == "draw-offered-already"
        await two.ask(messages.AnswerDraw(seat=1, agree=False))
        await one.until(lambda t: t.info.draw_offer is None)
        with pytest.raises(Refusal) as refused:
            await two.ask(messages.AnswerDraw(seat=1, agree=True))
        assert refused.value.key == "nothing-to-answer"
        await two.ask(messages.OfferDraw(seat=1))
        await one.ask(messages.AnswerDraw(seat=0, agree=True))
        await two.until(lambda t: t.is_over)
        assert two.info.outcome is not None
        assert (two.info.outcome.by, two.info.outcome.winners) == ("draw", [0, 1])
    alone = await ann.create("metallurgie", ["me", "random"])
    async with ann.play(alone.id) as mine:
        with pytest.raises(Refusal) as refused:
            await mine.ask(messages.OfferDraw(seat=0))
        assert refused.value.key == "draw-people-only"


async def test_conceding_between_two_ends_the_game(ann: Client, ben: Client) -> None:
    table = await _two(ann, ben)
    async with ann.play(table) as one, ben.play(table) as two:
        await two.ask(messages.Concede(seat=1))
        await one.until(lambda t: t.is_over)
        assert one.info.outcome is not None
        assert (one.info.outcome.by, one.info.outcome.winners) == ("concession", [0])
        with pytest.raises(Refusal) as refused:
            await one.ask(messages.Concede(seat=0))
        assert refused.value.key == "table-finished"


async def test_conceding_among_three_leaves_the_seat_to_a_computer(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open", "open"])
    await ben.join(table.id)
    await eve.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two, eve.play(table.id) as three:
        await two.ask(messages.Concede(seat=1))
        await one.until(lambda t: t.info.seats[1].conceded)
        assert one.info.status is Status.PLAYING
        assert two.seats[1].legal == []
        with pytest.raises(Refusal) as refused:
            await two.ask(messages.TakeBack(seat=1))
        assert refused.value.key == "seat-conceded"
        await asyncio.gather(play_on(one, random.Random(1)), play_on(three, random.Random(2)))
        await two.until(lambda t: t.is_over)
        assert two.info.outcome is not None
        assert 1 not in two.info.outcome.winners


async def test_time_that_has_not_run_out_cannot_be_claimed(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"], pace=Pace(bank=60))
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two:
        late = one.waiting[0]
        for kind in ClaimKind:
            with pytest.raises(Refusal) as refused:
                await (two, one)[late].ask(messages.ClaimTime(seat=1 - late, late=late, kind=kind))
            assert refused.value.code is Code.TIME


async def test_time_runs_out(server: ServerProcess, ann: Client, ben: Client) -> None:
    """Claim a win, or let a computer play until its person takes the seat back."""
    for kind in ClaimKind:
        table = await ann.create("metallurgie", ["me", "open"], pace=Pace(bank=5))
        await ben.join(table.id)
        async with ann.play(table.id) as one, ben.play(table.id) as two:
            late = one.waiting[0]
            claimer, sleeper = ((two, one), (one, two))[late]
            claim = messages.ClaimTime(seat=1 - late, late=late, kind=kind, level="random")
            server.advance(6)
            with pytest.raises(Refusal) as refused:
                await sleeper.ask(messages.ClaimTime(seat=late, late=1 - late, kind=kind))
            assert refused.value.code is Code.TIME  # the sleeper's own clock runs, not the other's
            await claimer.ask(claim)
            if kind is ClaimKind.WIN:
                assert claimer.info.outcome is not None
                assert (claimer.info.outcome.by, claimer.info.outcome.winners) == ("time", [1 - late])
                continue
            await sleeper.until(lambda t: t.info.seats[late].away)  # noqa: B023
            await claimer.until(lambda t: 1 - late in t.waiting)  # noqa: B023  # the computer has moved
            await sleeper.ask(messages.TakeBack(seat=late))
            await claimer.until(lambda t: not t.info.seats[late].away)  # noqa: B023
            assert claimer.clocks is not None
            assert claimer.clocks[late].remaining > 30
            assert not claimer.clocks[late].running
            with pytest.raises(Refusal) as refused:
                await sleeper.ask(messages.TakeBack(seat=late))
            assert refused.value.key == "seat-not-away"


async def test_whoever_is_away_must_return_before_they_decide(server: ServerProcess, ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open", "open"], pace=Pace(bank=5))
    await ben.join(table.id)
    async with Client(ann.address) as third:
        await third.join(table.id)
        async with ann.play(table.id) as one, ben.play(table.id) as two, third.play(table.id) as three:
            seats = [one, two, three]
            late = one.waiting[0]
            claimer = (late + 1) % 3
            server.advance(6)
            claim = messages.ClaimTime(seat=claimer, late=late, kind=ClaimKind.COMPUTER, level="random")
            await seats[claimer].ask(claim)
            with pytest.raises(Refusal) as refused:
                await seats[late].ask(
                    messages.Act(seat=late, seq=seats[late].seats[late].seq, action={"action": "draw_card"})
                )
            assert refused.value.key == "seat-away"
