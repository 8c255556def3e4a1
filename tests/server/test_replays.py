"""Journals, replays, positions, forks, uploads, reports; and that a running game keeps its secrets."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from metalworks import Match, messages
from metalworks.client import Client, Refusal
from metalworks.messages import Code, Status
from tests.server.bots import play_on


async def _finished(client: Client, game: str = "metallurgie") -> str:
    table = await client.create(game, ["me", "me"], options={"bonus": True} if game == "metallurgie" else None)
    async with client.play(table.id) as both:
        await play_on(both, random.Random(8), 4)
        await both.say("in the middle")
        await play_on(both, random.Random(9))
    return table.id


@pytest.mark.parametrize("game", ["metallurgie", "metallum"])
async def test_a_finished_match_by_link(ann: Client, eve: Client, game: str) -> None:
    table = await _finished(ann, game)
    journal = await eve.journal(table)
    match = Match.replay(journal)
    assert match.is_over
    assert match.journal.dumps() == journal
    replay = await eve.replay(table, seat=1, first=0, count=100)
    assert replay.lines == len(match.journal.lines)
    assert [frame.at for frame in replay.frames] == list(range(min(100, replay.lines + 1)))
    last = (await eve.replay(table, seat=0, first=replay.lines)).frames[-1]
    async with ann.play(table) as both:
        assert last.view == both.seats[0].view
        assert last.waiting == []
    everything = [
        frame for first in range(0, replay.lines, 100) for frame in (await eve.replay(table, 0, first)).frames
    ]
    assert sum(len(frame.events) for frame in everything) >= len(match.events(0)) - len(match.journal.lines)
    assert [line.text for frame in everything for line in frame.said] == ["in the middle"]
    assert await eve.position(table, replay.lines) == match.position


async def test_the_chances_of_a_finished_match_in_hindsight(ann: Client, eve: Client) -> None:
    table = (await ann.create("metallurgie", ["me", "me"])).id
    async with ann.play(table) as both:
        await play_on(both, random.Random(8), 4)
        with pytest.raises(Refusal) as refused:
            await eve.course(table)
        assert refused.value.key == "table-not-finished"
        await both.ask(messages.Concede(seat=0))
    async with asyncio.timeout(60):
        while not (course := await eve.course(table)).done:
            await asyncio.sleep(0.2)
    whole = Match.replay(await eve.journal(table))
    assert 0 < len(course.moments) <= 4
    for moment in course.moments:
        assert whole.actor(moment.at) == moment.seat  # the line right after is the decision
        assert sum(moment.values) == pytest.approx(1.0)
        assert (moment.better is None) == (moment.lost == 0)


async def test_a_running_match_keeps_its_secrets(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallum", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one:
        turn = await one.next_turn()
        assert turn is not None
        action = random.Random(1).choice(turn.legal)
        await one.act(turn, action)
    for call in (
        lambda: eve.replay(table.id),
        lambda: ben.replay(table.id, 0),
        lambda: ben.position(table.id, 1),
        lambda: ben.fork(table.id, 1),
    ):
        with pytest.raises(Refusal) as refused:
            await call()
        assert refused.value.key == "table-not-finished"
    own = (await ann.journal(table.id)).splitlines()
    others = (await ben.journal(table.id)).splitlines()
    watched = (await eve.journal(table.id)).splitlines()
    assert json.loads(own[-1]) == {"seat": 0, "action": action}
    assert own[-1] not in others
    assert len(others) == len(own) - 1
    assert watched == others
    assert all("seed" not in json.loads(lines[0]) for lines in (own, others, watched))


async def test_after_a_concession_everything_is_told(ann: Client, ben: Client, eve: Client) -> None:
    table = await ann.create("metallurgie", ["me", "open"], options={"bonus": True})
    await ben.join(table.id)
    async with ann.play(table.id) as one:
        await one.ask(messages.Concede(seat=0))
    assert json.loads((await eve.journal(table.id)).splitlines()[0])["seed"]
    assert (await eve.replay(table.id, seat=1)).frames


async def test_any_position_of_a_finished_game_is_a_new_table(ann: Client, eve: Client) -> None:
    table = await _finished(ann)
    for at in (0, 3, 60, 10**6):
        if at == 10**6:
            with pytest.raises(Refusal) as refused:
                await eve.fork(table, at)
            assert refused.value.key == "no-such-frame"
            continue
        fork = await eve.fork(table, at, ["me", "random"])
        assert fork.sandbox
        assert fork.status is Status.PLAYING
        async with eve.play(fork.id) as mine:
            await play_on(mine, random.Random(2))
            assert mine.is_over
    alone = await eve.fork(table, 60)
    assert all(seat.yours for seat in alone.seats)


async def test_uploaded_journals(ann: Client, eve: Client) -> None:
    table = await _finished(ann)
    journal = await ann.journal(table)
    replayed = await eve.upload(journal)
    assert replayed.status is Status.FINISHED
    assert (await ann.replay(replayed.id)).lines == len(journal.splitlines()) - 1
    running = await eve.upload("\n".join(journal.splitlines()[:40]))
    assert running.status is Status.PLAYING
    async with eve.play(running.id) as both:
        await play_on(both, random.Random(1))
        assert both.is_over


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda lines: ["{}", *lines[1:]], "journal-foreign"),
        (lambda lines: [*lines[:20], "nonsense", *lines[20:]], "journal-bad-line"),
        (lambda lines: [*lines[:20], *lines[25:]], None),
        (lambda lines: [lines[0].replace('"rules":', '"rules":9'), *lines[1:]], "journal-rules"),
        (lambda lines: [*lines, *["{}"] * 5_001], "journal-too-long"),
        (lambda lines: ["x" * 100], "journal-foreign"),
    ],
)
async def test_bad_journals_are_explained(ann: Client, spoil: object, key: str | None) -> None:
    journal = await ann.journal(await _finished(ann))
    assert callable(spoil)
    with pytest.raises(Refusal) as refused:
        await ann.upload("\n".join(spoil(journal.splitlines())))
    assert refused.value.status == 400
    assert refused.value.code is Code.SHAPE
    assert key is None or refused.value.key == key


async def test_a_report_is_kept_with_the_position(ann: Client) -> None:
    table = await ann.create("metallurgie", ["me", "random"])
    assert await ann.report("the iron is blue", table.id)
    assert await ann.report("no table at all")
    with pytest.raises(Refusal) as refused:
        await ann.report("what", "nothing")
    assert refused.value.status == 404
