"""Somebody who means no good: other people's seats, malformed and oversized frames, fuzzed messages, schemathesis."""

from __future__ import annotations

import asyncio
import json
import random
import string
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from metalworks import messages
from metalworks.client import Client, Refusal
from metalworks.messages import Code
from tests.server.bots import play_on
from tests.server.process import ServerProcess

MESSAGES: list[dict[str, object]] = [
    {"do": "hello", "seen": {"0": 3}},
    {"do": "act", "seat": 0, "seq": 7, "action": {"action": "program", "tiles": ["move_by_1"]}},
    {"do": "act", "seat": 1, "seq": 1, "action": {"action": "end_actions"}},
    {"do": "undo", "seat": 0, "seq": 2},
    {"do": "answer_undo", "seat": 1, "agree": True},
    {"do": "offer_draw", "seat": 0},
    {"do": "answer_draw", "seat": 0, "agree": True},
    {"do": "concede", "seat": 0},
    {"do": "claim_time", "seat": 0, "late": 1, "kind": "win"},
    {"do": "take_back", "seat": 0},
    {"do": "ask_hint", "seat": 0},
    {"do": "ping"},
]


def fuzz(rng: random.Random) -> str | bytes:
    """A message that was, or could have been, one of the protocol."""
    message = json.loads(json.dumps(rng.choice(MESSAGES)))
    message["id"] = rng.choice(["1", "", "x" * 40, "x" * 41, 7, None])
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        key = rng.choice([*message, "", "seat", "extra", "action"])
        message[key] = _anything(rng, 3)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    kind = rng.random()
    if kind < 0.08:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", '"', "{", "}", "\\", "\x00", "é", "[" * 500]) + text[at + rng.randrange(3) :]
    elif kind < 0.10:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
    elif kind < 0.12:
        text = "[" * rng.randrange(5000)
    return text.encode("utf-8", "surrogatepass") if kind > 0.9 else text.encode(errors="replace").decode()


def _anything(rng: random.Random, depth: int) -> object:
    kinds: list[object] = [
        None,
        True,
        -1,
        0,
        1,
        15,
        16,
        2**31,
        2**63,
        -(2**70),
        1.5,
        1e308,
        "",
        "win",
        "x" * rng.randrange(2000),
        "".join(rng.choice(string.printable) for _ in range(10)),
        "\u202e\x00\ud7ff",
    ]
    if depth:
        kinds.append([_anything(rng, depth - 1) for _ in range(rng.randrange(4))])
        kinds.append({str(_anything(rng, 0)): _anything(rng, depth - 1) for _ in range(rng.randrange(4))})
    return rng.choice(kinds)


async def _storm(server: ServerProcess, count: int) -> None:
    """An intruder's fuzzed messages at a running game of two others, whose secrets they must not learn."""
    rng = random.Random(count)
    async with Client(server.address) as ann, Client(server.address) as ben, Client(server.address) as eve:
        table = await ann.create("metallum", ["me", "open"])
        await ben.join(table.id)
        async with ann.play(table.id) as one:
            turn = await one.next_turn()
            assert turn is not None
            await one.act(turn, rng.choice(turn.legal))
            before, journal = one.seats[0], await ann.journal(table.id)
            seen: list[str] = []
            sent = 0
            while sent < count:
                headers = {"cookie": f"metalworks={eve.cookie}"} if rng.random() < 0.8 else {}
                address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play"
                async with connect(address, additional_headers=headers, max_size=None) as raw:
                    reading = asyncio.create_task(_collect(raw, seen))
                    try:
                        for _ in range(min(500, count - sent)):
                            await raw.send(fuzz(rng))
                            sent += 1
                            if sent % 50 == 0:
                                await asyncio.sleep(0.05)
                    except ConnectionClosed:
                        sent += 1
                    await asyncio.sleep(0.1)
                    reading.cancel()
            assert len(seen) > count / 4
            for text in seen:
                _check_leak(json.loads(text))
            assert one.seats[0] == before
            assert await ann.journal(table.id) == journal
            another = messages.Act(seat=0, seq=before.seq, action=rng.choice(before.legal))
            await one.ask(another)  # the game goes on as if nothing had been


async def _collect(raw: ClientConnection, seen: list[str]) -> None:
    try:
        async for data in raw:
            seen.append(data if isinstance(data, str) else data.decode())
    except ConnectionClosed:
        return


def _check_leak(message: dict[str, object]) -> None:
    """A stranger gets refusals, presence and a spectator's views, nothing else."""
    assert message["is"] in ("refused", "presence", "done", "update"), message
    if message["is"] == "refused":
        assert message["code"] in {code.value for code in Code}
        assert message["code"] != "busy", message  # nothing may fail inside
    for view in message.get("views", []):  # type: ignore[attr-defined]
        assert view["seat"] is None
        assert view["legal"] == []
        assert all(seat.get("program") in (None, [], ()) for seat in view["view"].get("seats", []))


async def test_fuzzed_messages(server: ServerProcess) -> None:
    await _storm(server, 1_500)


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_ten_thousand_fuzzed_messages(server: ServerProcess) -> None:
    await _storm(server, 10_000)


async def test_a_thief_of_seats(ann: Client, ben: Client, eve: Client) -> None:
    """Every message that names a seat is refused to whoever does not sit there."""
    table = await ann.create("metallum", ["me", "open"])
    await ben.join(table.id)
    async with eve.play(table.id) as thief, ben.play(table.id) as two:
        for at, seats in ((thief, (0, 1)), (two, (0,))):
            for seat in seats:
                for message in (
                    messages.Act(seat=seat, seq=0, action={"action": "end_actions"}),
                    messages.Undo(seat=seat, seq=0),
                    messages.AnswerUndo(seat=seat, agree=True),
                    messages.OfferDraw(seat=seat),
                    messages.AnswerDraw(seat=seat, agree=True),
                    messages.Concede(seat=seat),
                    messages.ClaimTime(seat=seat, late=1 - seat, kind=messages.ClaimKind.WIN),
                    messages.TakeBack(seat=seat),
                    messages.AskHint(seat=seat),
                ):
                    with pytest.raises(Refusal) as refused:
                        await at.ask(message)
                    assert refused.value.code is Code.SEAT, message


async def test_sequence_numbers_tell_and_allow_nothing(ann: Client, ben: Client) -> None:
    """Trying all sequence numbers neither finds out about hidden steps nor gets an action through twice."""
    table = await ann.create("metallum", ["me", "open"])
    await ben.join(table.id)
    async with ann.play(table.id) as one, ben.play(table.id) as two:
        await play_on(one, random.Random(1), 1)
        await two.until(lambda t: t.waiting == [1])
        impossible: dict[str, object] = {"action": "program", "tiles": ["move_by_1", "move_by_3"]}  # of one type
        answers: list[list[str]] = []
        for _ in range(2):
            tried: list[str] = []
            for seq in range(two.seats[1].seq + 5):
                with pytest.raises(Refusal) as refused:
                    await two.ask(messages.Act(seat=1, seq=seq, action=impossible))
                tried.append(refused.value.code.value)
            answers.append(tried)
            mine = one.seats[0]  # another program, of which the other must not know
            await one.ask(messages.Act(seat=0, seq=mine.seq, action=mine.legal[0]))
        assert answers[0] == answers[1]
        assert answers[0].count("illegal") == 2  # before and after the other committed: the decision is the same


async def test_characters_that_databases_dislike(ann: Client, eve: Client) -> None:
    """NUL and other control characters: cleaned or refused, never a failure."""
    seats = [messages.SeatPlan(sitter=messages.Sitter.ME, name=f"A\x00\x1b{number}") for number in range(2)]
    table = await ann.create("metallurgie", seats)
    assert [seat.name for seat in table.seats] == ["A0", "A1"]
    async with ann.play(table.id) as both:
        await both.say("one\x00\ntwo\u202e")
        await both.until(lambda t: len(t.chat) == 1)
        assert both.chat[0].text == "one\ntwo"
        with pytest.raises(Refusal) as refused:
            await both.say("\x00")
        assert refused.value.key == "chat-empty"
    assert await ann.report("broken\x00", table.id)
    for path in (
        "/api/tables/%00",
        "/api/tables/%00/journal",
        "/api/tables?game=%00",
        "/api/tables/a%2Fb",
        "/%00",
        "/" + "x" * 5000,
    ):
        assert (await eve.http.get(path)).status_code < 500, path
    for token in ("\x00", "ä" * 90):
        with pytest.raises(Refusal) as refused:
            await eve.claim(token)
        assert refused.value.status == 404


async def test_oversized_frames(ann: Client, server: ServerProcess) -> None:
    table = await ann.create("metallurgie", ["me", "me"])
    for size in (messages.FRAME_LENGTH + 1, 10 * messages.FRAME_LENGTH):
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play"
        async with connect(address, additional_headers={"cookie": f"metalworks={ann.cookie}"}) as raw:
            with pytest.raises(ConnectionClosed) as closed:
                await _send_and_wait(raw, "x" * size)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


async def _send_and_wait(raw: ClientConnection, text: str) -> None:
    await raw.send(text)
    while True:
        await raw.recv()


async def test_a_flood_is_slowed_down(ann: Client, server: ServerProcess) -> None:
    table = await ann.create("metallurgie", ["me", "me"])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play"
    async with connect(address, additional_headers={"cookie": f"metalworks={ann.cookie}"}, max_size=None) as raw:
        seen: list[str] = []
        reading = asyncio.create_task(_collect(raw, seen))
        with pytest.raises(ConnectionClosed) as closed:
            await _flood(raw)
        await reading
        assert any(json.loads(text).get("code") == "rate" for text in seen)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


async def _flood(raw: ClientConnection) -> None:
    async with asyncio.timeout(60):
        while True:
            await raw.send('{"do":"ping","id":"p"}')
            await asyncio.sleep(0)


async def test_a_page_of_another_site_cannot_connect(ann: Client, server: ServerProcess) -> None:
    table = await ann.create("metallurgie", ["me", "me"])
    headers = {"cookie": f"metalworks={ann.cookie}", "origin": "https://example.org"}
    for path in (f"/api/tables/{table.id}/play", "/api/signals"):
        with pytest.raises(Exception, match="403"):
            await connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers)


# Without names of real tables every request would end at "no such table".
_REAL_TABLES = """
[parameters]
"path.table" = "{playing}"
"path.game" = "metallum"
"path.language" = "de"

[[operations]]
include-path-regex = "/(replay|position|fork|rematch)$"
parameters = {{ "path.table" = "{finished}" }}
"""


# A mark of the function would win over that of a parameter, so each has its own.
@pytest.mark.parametrize(
    "examples",
    [
        pytest.param(6, marks=pytest.mark.timeout(300)),
        pytest.param(200, marks=[pytest.mark.long, pytest.mark.timeout(3000)]),
    ],
)
async def test_schemathesis_finds_nothing(server: ServerProcess, ann: Client, tmp_path: Path, examples: int) -> None:
    """Requests made from the OpenAPI description, sane and insane: no 5xx, and only what is described."""
    playing = await ann.create("metallurgie", ["me", "me"])
    finished = await ann.create("metallurgie", ["me", "random"])
    async with ann.play(finished.id) as mine:
        await mine.ask(messages.Concede(seat=0))
    (tmp_path / "schemathesis.toml").write_text(_REAL_TABLES.format(playing=playing.id, finished=finished.id))
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{server.address}/schema/openapi.json",
        "--max-examples",
        str(examples),
        "--phases",
        "examples,coverage,fuzzing",
        "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--header",
        f"cookie: metalworks={ann.cookie}",
        "--suppress-health-check=all",
        "--seed=1",
        "--workers=2",
        "--max-failures=5",
    ]
    done = await asyncio.to_thread(subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
