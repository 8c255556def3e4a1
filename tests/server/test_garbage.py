"""Bytes that no browser sends: heads without end, handshakes that cannot be read, texts that are none."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from metalworks.client import Client
from metalworks.server.serve import GRACE
from metalworks.server.transport import link as links
from metalworks.server.transport.impatient import HEAD
from tests.server.house import House
from tests.server.process import ServerProcess

SLACK = 10.0  # seconds that a busy machine may take for everything else
HOST = b"host: localhost\r\n"
UPGRADE = (
    b"connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
CHUNKS = b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


async def answer(server: ServerProcess, *parts: bytes) -> bytes:
    """What comes until the server closes the connection, which is before a request would be given up as unfinished."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    said = b""
    try:
        async with asyncio.timeout(10):
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.01)  # each comes by itself
            while part := await reader.read(1_000):
                said += part
    except ConnectionError:
        pass
    finally:
        writer.close()
    return said


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /", b"x" * 10_000),
        (b"GET / HTTP/1.1\r\n" + HOST + b"x-long: ", b"x" * 10_000),
        (b"GET / HTTP/1.1\r\n" + HOST, b"x-many: x\r\n" * 1_000),
        (b"POST /api/me/claim HTTP/1.1\r\n" + HOST + CHUNKS + b"x-trailer: ", b"x" * 10_000),
    ],
    ids=["address", "header", "headers", "trailer"],
)
async def test_a_head_without_end_is_cut_off(server: ServerProcess, begin: bytes, more: bytes) -> None:
    """The parser copies all of it with every part that comes, and everybody else would wait."""
    begun = time.monotonic()
    said = await answer(server, begin, *[more] * (HEAD // len(more) + 1))
    assert time.monotonic() - begun < 5
    assert said.startswith(b"HTTP/1.1 431 ") or b"transfer-encoding" in begin
    assert b" 200 " not in said


async def test_a_long_body_and_many_requests_are_not_a_long_head(server: ServerProcess) -> None:
    name = b'{"name":"Ann","more":"' + b"x" * HEAD + b'"}'
    length = b"content-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(name)
    head = b"PATCH /api/me HTTP/1.1\r\n" + HOST + b"connection: close\r\n" + length
    assert (await answer(server, head, name[:50_000], name[50_000:])).startswith(b"HTTP/1.1 400 ")
    many = (b"GET /live HTTP/1.1\r\n" + HOST + b"x-long: " + b"x" * 1_000 + b"\r\n\r\n") * 100
    last = b"GET /live HTTP/1.1\r\n" + HOST + b"connection: close\r\n\r\n"
    assert (await answer(server, many, last)).count(b"HTTP/1.1 200 ") == 101


@pytest.mark.parametrize(
    "odd",
    [
        b"GET /api/signals?" + b"x" * 20_000 + b" HTTP/1.1\r\n" + HOST,
        b"GET /api/signals HTTP/1.1\r\n" + HOST + b"x-long: " + b"x" * 20_000 + b"\r\n",
        b"GET /api/signals HTTP/1.1\r\n" + HOST + b"x-many: x\r\n" * 300,
    ],
    ids=["address", "header", "headers"],
)
async def test_a_handshake_that_cannot_be_read_is_answered_and_closed(server: ServerProcess, odd: bytes) -> None:
    """It is counted no longer as a request and not yet as a WebSocket, and would stay open for ever."""
    assert (await answer(server, odd + UPGRADE + b"\r\n")).startswith(b"HTTP/1.1 400 ")


async def test_a_text_that_is_none_is_a_wrong_request(server: ServerProcess, ann: Client) -> None:
    for body in (b'{"name":"\xff\xfe"}', b'\xff{"name":"x"}', b'{"\xc3(":1}'):
        got = await ann.http.patch("/api/me", content=body, headers={"content-type": "application/json"})
        assert (got.status_code, got.json()["key"]) == (400, "bad-request")
    assert "request failed" not in server.log.read_text()


async def test_garbage_does_not_fill_the_log(server: ServerProcess) -> None:
    before = server.log.stat().st_size
    for _ in range(20):
        await answer(server, b"\x16\x03\x01\x02\x00" + bytes(100))
    assert server.log.stat().st_size == before


async def test_nobody_is_waited_for_who_has_not_finished_a_request(sqlite_database: str, tmp_path: Path) -> None:
    """When the server is stopped: it ends by itself, before it gives anybody up, and without a traceback."""
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        await ann.rename("Ann")
        head = b"POST /api/journals HTTP/1.1\r\n" + HOST + f"cookie: metalworks={ann.cookie}\r\n".encode()
        parts = [b"", b"GET /li", head + b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{"]
        writers = []
        for part in parts:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(part)
            writers.append(writer)
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        assert time.monotonic() - begun < GRACE + SLACK
        for writer in writers:
            writer.close()
    said = server.log.read_text()
    assert "graceful shutdown exceeded" not in said  # it says so where it has waited for somebody in vain
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "end",
    [b"", Frame(Opcode.CLOSE, b"").serialize(mask=True), b"GET / HTTP/1.1\r\n"],
    ids=["for ever", "close", "break"],
)
async def test_who_sends_pings_and_reads_nothing_takes_neither_memory_nor_a_place(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, end: bytes
) -> None:
    """Whether they go on for ever, or close the connection, or break the protocol, with all the answers unread."""
    monkeypatch.setattr(links, "UNREAD", 1.0)
    house = House(sqlite_database)
    await house.open(people=0)
    loop = asyncio.get_running_loop()
    connections = house.service.tables.signals.connections
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.setblocking(False)
        await loop.sock_connect(deaf, ("127.0.0.1", int(house.address.rpartition(":")[2])))
        await loop.sock_sendall(deaf, b"GET /api/signals HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n")
        async with asyncio.timeout(20):
            while not connections:
                await asyncio.sleep(0.01)
        link = next(iter(connections)).link
        link.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100
        most = 0
        async with asyncio.timeout(20):
            while link.is_writable:
                await loop.sock_sendall(deaf, pings)
            for _ in range(200):  # 2.5 MB
                await loop.sock_sendall(deaf, pings)
                most = max(most, link.transport.get_write_buffer_size())
            await loop.sock_sendall(deaf, end)
            while link in link.connections:
                await asyncio.sleep(0.01)
            while connections:
                await asyncio.sleep(0.01)
    assert most < 200_000
    await house.close()
