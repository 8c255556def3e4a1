"""The short way of a WebSocket hears and says what the long way does, wherever the network cuts the bytes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from metalworks.server.transport.link import Link, link_of

LONGEST = 70_000


class Wire(asyncio.Transport):
    """What a link writes, kept for a client to read."""

    def __init__(self) -> None:
        super().__init__({"peername": ("10.0.0.1", 4000), "sockname": ("10.0.0.2", 80)})
        self.written = bytearray()
        self.is_shut = False
        self.reads = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        self.is_shut = True

    def is_closing(self) -> bool:
        return self.is_shut

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


class Line:
    """A link and a client of `websockets`, with nothing but bytes in between."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.wire = Wire()
        self.link: Link
        self.client = ClientProtocol(parse_uri("ws://table/"), max_size=None)

    async def _app(self, scope: Any, receive: Any, send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        link = link_of(scope)
        while (message := await link.receive())["type"] == "websocket.receive":
            self.heard.append(message["bytes"] or b"")

    async def open(self) -> None:
        config = uvicorn.Config(
            self._app, interface="asgi3", ws=Link, log_config=None, ws_max_size=LONGEST, ws_per_message_deflate=False
        )
        self.link = Link(config=config, server_state=ServerState(), app_state={})
        self.link.connection_made(self.wire)
        self.client.send_request(self.client.connect())
        await self.pass_on(self.client.data_to_send())

    async def pass_on(self, parts: list[bytes], rng: random.Random | None = None) -> None:
        """Give the link these bytes, cut anywhere; and the client what the link says to them."""
        data = b"".join(parts)
        while data:
            many = rng.choice((1, 2, 5, 13, 400, 5_000)) if rng else len(data)
            self.link.data_received(data[:many])
            data = data[many:]
        for _ in range(5):
            await asyncio.sleep(0)
        self.client.receive_data(bytes(self.wire.written))
        self.wire.written.clear()

    def said(self) -> list[Frame]:
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


@pytest.fixture
async def line() -> Line:
    opened = Line()
    await opened.open()
    opened.client.events_received()
    return opened


@pytest.mark.parametrize("seed", range(5))
async def test_whatever_is_sent_is_heard(line: Line, seed: int) -> None:
    rng = random.Random(seed)
    sent: list[bytes] = []
    pings = 0
    for _ in range(30):
        text = ("é" * (rng.choice((0, 1, 3, 62, 63, 200, 33_000)))).encode()
        kind = rng.random()
        if kind < 0.6:
            line.client.send_text(text)
        elif kind < 0.75:
            line.client.send_binary(text)
        else:  # in pieces, with a ping in between, which is answered at once
            line.client.send_text(text, fin=False)
            line.client.send_ping(b"there?")
            pings += 1
            line.client.send_continuation(b"!", fin=False)
            line.client.send_continuation(b"!", fin=True)
            text += b"!!"
        sent.append(text)
    await line.pass_on(line.client.data_to_send(), rng)
    for _ in range(5):
        await asyncio.sleep(0)
    assert line.heard == sent
    assert [frame.opcode for frame in line.said()] == [Opcode.PONG] * pings
    assert line.wire.reads


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
async def test_what_is_written_arrives(line: Line, length: int) -> None:
    line.link.write(b"x" * length)
    await line.pass_on([])
    (frame,) = line.said()
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"x" * length)


async def test_closing_is_agreed_by_both(line: Line) -> None:
    line.link.end(4429)
    line.link.write(b"too late")
    await line.pass_on([])
    (frame,) = line.said()
    assert frame.opcode == Opcode.CLOSE
    assert line.client.close_rcvd is not None
    assert line.client.close_rcvd.code == 4429
    assert not line.link.is_open
    await line.pass_on(line.client.data_to_send())
    assert line.wire.is_shut


@pytest.mark.parametrize(
    "bad", [b"\x81\x05hello", b"\x81\xff" + (LONGEST + 1).to_bytes(8, "big") + b"abcd", b"\xc1\x80abcd"]
)
async def test_what_breaks_the_protocol_ends_the_connection(line: Line, bad: bytes) -> None:
    """Not masked; too long; with a bit that means nothing."""
    await line.pass_on([bad])
    assert line.wire.is_shut
    assert not line.heard


async def test_a_flood_is_not_read(line: Line) -> None:
    for _ in range(100):
        line.client.send_text(b"x")
    data = b"".join(line.client.data_to_send())
    line.link.data_received(data)
    assert not line.wire.reads
    await line.pass_on([])
    assert line.wire.reads
    assert len(line.heard) == 100
