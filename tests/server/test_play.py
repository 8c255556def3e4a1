"""Playing over the WebSocket: whole games, refusals in their order, sequences, secrets, reconnection."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from websockets.asyncio.client import connect

from metalworks import messages
from metalworks.client import Client, Lost, Refusal, Table
from metalworks.messages import Act, Code, Status
from tests.server.bots import play_on
from tests.server.process import ServerProcess


@pytest.mark.parametrize("game", ["metallurgie", "metallum"])
async def test_a_whole_game_between_two_people(ann: Client, ben: Client, eve: Client, game: str) -> None:
    table = await ann.create(game, ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two, eve.play(table.id) as watching:
        await asyncio.gather(play_on(one, random.Random(1)), play_on(two, random.Random(2)))
        await watching.until(lambda t: t.is_over)
        assert one.info.outcome == two.info.outcome == watching.info.outcome
        assert one.info.outcome is not None
        assert one.info.outcome.by == "rules"
        assert watching.view.seat is None
        assert watching.view.legal == []


@pytest.mark.parametrize(("game", "level"), [("metallurgie", "greedy"), ("metallum", "random")])
async def test_a_whole_game_against_a_computer(ann: Client, game: str, level: str) -> None:
    table = await ann.create(game, ["me", level])
    assert table.status is Status.PLAYING
    async with ann.play(table.id) as mine:
        await asyncio.wait_for(play_on(mine, random.Random(3)), 60)
        assert mine.is_over


async def test_refusals_come_in_their_order(ann: Client, ben: Client, server: ServerProcess) -> None:
    """Shape, identity, seat, stale sequence, legality: what fails first is what is told."""
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)

    async def refusal(at: Table, **changes: object) -> Refusal:
        message: dict[str, object] = {"seat": 0, "seq": 10**6, "action": {"action": "take_card", "at": [40, 40]}}
        with pytest.raises(Refusal) as refused:
            await at.ask(Act(**{**message, **changes}))  # type: ignore[arg-type]
        return refused.value

    async with ann.play(table.id) as one, ben.play(table.id) as two:
        bad = {"action": "take_card", "at": "nowhere"}
        assert (await refusal(two, seat=1, action=bad)).code is Code.SHAPE
        stranger = Client(server.address)
        async with stranger.play(table.id) as nobody:
            assert (await refusal(nobody, action=bad)).code is Code.SHAPE
            assert (await refusal(nobody)).code is Code.IDENTITY
        await stranger.http.aclose()
        assert (await refusal(two, seat=0)).code is Code.SEAT
        assert (await refusal(two, seat=7)).code is Code.SEAT
        mover, seat = (one, 0) if 0 in one.waiting else (two, 1)
        assert (await refusal(mover, seat=seat)).code is Code.STALE
        illegal = await refusal(mover, seat=seat, seq=mover.seats[seat].seq)
        assert illegal.code is Code.ILLEGAL
        assert illegal.rule.startswith("MGI-")
        late = await refusal(mover, seat=seat, seq=mover.seats[seat].seq, action={"action": "end_turn"})
        assert (late.code, late.rule) == (Code.ILLEGAL, "MGI-2.7")
        other, seat = (two, 1) if mover is one else (one, 0)
        not_now = await refusal(other, seat=seat, seq=other.seats[seat].seq)
        assert not_now.key == "refused-off-table" or not_now.key == "refused-not-your-turn"
        assert not_now.rule.startswith("MGI-")


async def test_a_stale_action_is_refused_and_changes_nothing(ann: Client) -> None:
    table = await ann.create("metallurgie", ["me", "me"])
    async with ann.play(table.id) as both:
        turn = await both.next_turn()
        assert turn is not None
        action = random.Random(1).choice(turn.legal)
        await both.act(turn, action)
        before = {seat: view.seq for seat, view in both.seats.items()}
        with pytest.raises(Refusal) as refused:
            await both.act(turn, action)
        assert refused.value.code is Code.STALE
        assert {seat: view.seq for seat, view in both.seats.items()} == before


async def test_simultaneous_choices_do_not_disturb_each_other(ann: Client, ben: Client) -> None:
    """Metallum: both program at once; what one does is neither seen nor felt by the other."""
    table = await ann.create("metallum", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two:
        assert one.waiting == [0, 1]
        first = await two.next_turn()
        assert first is not None
        await play_on(one, random.Random(4), 1)
        await two.until(lambda t: t.waiting == [1])  # that somebody is ready is public
        assert two.seats[1].seq > first.seq
        heard = two.updates
        listed = await ben.table(table.id)
        for _ in range(3):  # another program, as often as one likes
            assert one.seats[0].role == "may"
            await one.ask(messages.Act(seat=0, seq=one.seats[0].seq, action=one.seats[0].legal[0]))
            await two.ask(messages.Ping())
            assert two.updates == heard  # not a word
            assert await ben.table(table.id) == listed
        await two.act(first, first.legal[0])  # from before: still what it was


async def test_nothing_hidden_in_a_spectators_messages(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallum", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, eve.play(table.id) as watching:
        await play_on(one, random.Random(1), 1)
        await watching.until(lambda t: t.waiting == [1])
        assert watching.events[None][-1] == {"event": "program_committed", "seat": 0}
        before = watching.updates
        await one.ask(messages.Act(seat=0, seq=one.seats[0].seq, action=one.seats[0].legal[0]))
        await watching.ask(messages.Ping())
        assert watching.updates == before


async def test_reconnecting_gets_what_was_missed_once(ann: Client, ben: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two, ben.play(table.id) as twin:
        rng = random.Random(7)
        for round_ in range(8):
            await asyncio.gather(*(play_on(at, rng, 1) for at, seat in ((one, 0), (two, 1)) if seat in at.waiting))
            if round_ == 3:
                assert two._socket is not None
                await two._socket.close()  # cut off; it comes back by itself
        await twin.ask(messages.Ping())
        await two.until(lambda t: t._socket is not None and t.seats[1].seq == twin.seats[1].seq)
        assert two.reconnections == 1
        assert two.events == twin.events
        assert two.seats[1].view == twin.seats[1].view


async def test_who_moves_into_a_connection_that_has_just_broken_waits_for_the_next(ann: Client) -> None:
    """Trying again at once must not keep the loop from hearing that the connection is gone."""
    table = await ann.create("metallurgie", ["me", "me"])
    async with ann.play(table.id) as mine:
        assert mine._socket is not None
        mine._socket.transport.abort()
        await asyncio.sleep(0)  # broken, and its reader has not heard of it
        lost = 0
        while lost < 100:
            turn = await mine.next_turn()
            assert turn is not None
            try:
                await mine.act(turn, turn.legal[0])
            except Lost:
                lost += 1
                continue
            break
        assert lost == 1
        assert mine.reconnections == 1


async def test_bots_may_do_without_views(ann: Client) -> None:
    table = await ann.create("metallurgie", ["me", "random"])
    async with ann.play(table.id, views=False, events=False) as mine:
        await play_on(mine, random.Random(1), 5)
        assert mine.seats[0].view is None
        assert mine.events[0] == []


async def test_presence_and_spectators(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one:
        await one.until(lambda t: t.online == [True, False])
        async with ben.play(table.id):
            await one.until(lambda t: t.online == [True, True])
            async with eve.play(table.id):
                await one.until(lambda t: t.spectators == 1)
        await one.until(lambda t: t.online == [True, False] and t.spectators == 0)


async def test_chat(ann: Client, ben: Client, eve: Client, server: ServerProcess) -> None:
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two, eve.play(table.id) as watching:
        await one.say("  Good luck! <b>&amp; ❤ ")
        await watching.say("hello")
        await two.until(lambda t: len(t.chat) == 2)
        assert [(line.name, line.seat, line.text) for line in two.chat] == [
            ("Ann", 0, "Good luck! <b>&amp; ❤"),
            ("Eve", None, "hello"),
        ]
        for text, code in (("   ", Code.SHAPE), ("", Code.SHAPE), ("x" * 501, Code.SHAPE)):
            with pytest.raises(Refusal) as refused:
                await one.say(text)
            assert refused.value.code is code
        with pytest.raises(Refusal) as refused:
            await asyncio.gather(*(two.say("spam") for _ in range(20)))
        assert refused.value.code is Code.RATE
    async with ben.play(table.id) as two:
        assert two.chat[0].text.startswith("Good luck")
    stranger = Client(server.address)
    async with stranger.play(table.id) as nobody:
        with pytest.raises(Refusal) as refused:
            await nobody.say("hi")
        assert refused.value.code is Code.IDENTITY
    await stranger.http.aclose()


async def test_a_hint_is_legal_and_has_a_reason(ann: Client) -> None:
    reasons = 0
    for game in ("metallurgie", "metallum"):
        table = await ann.create(game, ["me", "me"])
        async with ann.play(table.id) as both:
            for _ in range(4):
                turn = await both.next_turn()
                assert turn is not None
                hint = await both.hint(turn.seat)
                assert hint.action in turn.legal
                assert hint.seq == turn.seq
                if hint.chance is not None:  # the reason: what it promises, and how the next best compares
                    reasons += 1
                    assert 0 <= hint.chance <= 1
                    assert hint.other is None or hint.other in turn.legal
                await both.act(turn, hint.action)
            waiting = both.waiting[0]
        other = [seat for seat in (0, 1) if seat != waiting]
        if game == "metallurgie":
            async with ann.play(table.id) as both:
                with pytest.raises(Refusal) as refused:
                    await both.hint(other[0])
                assert refused.value.key == "no-hint-now"
    assert reasons >= 4


async def test_raw_frames(ann: Client, server: ServerProcess) -> None:
    """The wire itself: text and binary, and messages before Hello."""
    table = await ann.create("metallurgie", ["me", "me"])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play"
    async with connect(address, additional_headers={"cookie": f"metalworks={ann.cookie}"}) as raw:
        await raw.send(b'{"do":"ping","id":"a"}')
        assert json.loads(await raw.recv()) == {"is": "done", "re": "a"}
        await raw.send('{"do":"hello","id":"b"}')
        update = json.loads(await raw.recv())
        assert (update["is"], update["re"], len(update["views"])) == ("update", "b", 2)
        assert update["table"]["id"] == table.id
