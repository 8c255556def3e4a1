"""A WebSocket of a bot, as lean as can be: what measures a server must not be busier than the server.

It speaks to our own server only, which sends whole, unmasked text frames. It masks with zeros, as it may, so that a
message goes out as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

OPEN_WITHIN = 120.0
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
KEY = "bWV0YWx3b3Jrcy1iZW5jaA=="  # the handshake wants one; nobody checks the answer to it


class Wire(asyncio.Protocol):
    """One connection: `hear` is called with each message, `ended` is set at the end."""

    def __init__(self, host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: metalworks={cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended = asyncio.Event()

    @classmethod
    async def open(cls, port: int, table: str, cookie: str, hear: Callable[[bytes], None]) -> Wire:
        """Connect to a table."""
        host = "127.0.0.1"
        async with asyncio.timeout(OPEN_WITHIN):
            _, wire = await asyncio.get_running_loop().create_connection(
                lambda: cls(host, port, f"/api/tables/{table}/play", cookie, hear), host, port
            )
            await wire.opened
        return wire

    def send(self, message: str) -> None:
        data = message.encode()
        self._frame(TEXT, data)

    def close(self) -> None:
        self._transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + data)

    # -- asyncio's side ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class, but can do the same
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set()
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server ended the connection"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._is_open = True
            if self.opened.done():  # nobody waits for it any more
                self.close()
                return
            if buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
            del buffer[: end + 4]
        at = 0
        while len(buffer) - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            end = begin + length
            if len(buffer) < end or len(buffer) < begin:
                break
            kind, message = buffer[at], bytes(buffer[begin:end])
            at = end
            if kind == TEXT:
                self._hear(message)
            elif kind == PING:
                self._frame(PONG, message)
            elif kind == CLOSE:
                self.close()
        del buffer[:at]
