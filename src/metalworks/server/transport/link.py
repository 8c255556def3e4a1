"""The WebSocket itself: uvicorn's, with a short way for what is sent and received all the time.

A message of a client is nearly always one masked text frame that arrives whole; it is taken apart here. All else
(handshake, fragments, pings, closing, what breaks the protocol) goes to the parser of `websockets`, which is given
whole frames only, so that both agree where a frame begins. What goes out is framed and written at once, without a task.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

EXTENSION = "metalworks.link"  # where the ASGI scope has the link
NOT_READ = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = 32  # messages waiting to be carried out, from which on no more are read
FINAL_TEXT, MASKED, LENGTH = 0x81, 0x80, 0x7F
UNREAD = 20.0  # seconds in which the other end must read what was sent, and after closing take the rest
HEAD, SHORT = 6, 125  # bytes before a short message of a client, and of the longest such message


class Link(WebSocketsSansIOProtocol):
    """One WebSocket of a server process."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._buffer = bytearray()  # the beginning of a frame
        self._is_split_here = True  # False: `websockets` finds the frames by itself
        self._is_fragmented = False  # within a message of several frames
        self.is_writable = True  # what is written goes out soon; otherwise `on_writable` is called when it does again
        self.on_writable: Callable[[], object] = _nothing
        self.at_once: Callable[[bytes], bool] | None = None  # may carry out a message as soon as it is there
        self._reading: TimerHandle | None = None  # while what was sent piles up

    # -- reading -----------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # refused
            return
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            if self.handshake_initiated:  # too early: the parser keeps it
                self._is_split_here = False
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.transport.write(NOT_READ)  # an address or headers too long for the parser, which says nothing
                self.transport.close()
            elif self.handshake_initiated and self.conn.reader.buffer:
                self._is_split_here = False
        elif not self._is_split_here:
            super().data_received(data)
        elif self._is_short_message(data):
            self._take(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            self._buffer += data
            self._split()

    def _is_short_message(self, data: bytes) -> bool:
        """Whether this is one whole short text frame, and nothing of another."""
        length = len(data) - HEAD
        is_one = 0 <= length <= SHORT and data[0] == FINAL_TEXT and data[1] == length | MASKED
        return is_one and not self._is_fragmented and not self._buffer

    def _split(self) -> None:
        """Take whole frames from the buffer."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= HEAD:
            first, second = buffer[at], buffer[at + 1]
            length, begin = second & LENGTH, at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                begin += size
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            end = begin + 4 + length
            if not second & MASKED or length > self.config.ws_max_size:  # the parser says what is wrong with it
                self._is_split_here = False
                super().data_received(bytes(buffer[at:]))
                buffer.clear()
                return
            if len(buffer) < end:
                break
            if first == FINAL_TEXT and not self._is_fragmented:
                mask = begin + 4
                self._take(apply_mask(bytes(buffer[mask:end]), bytes(buffer[begin:mask])))
            else:
                if first & 0x0F < 8:  # not a ping or the like, which may come between
                    self._is_fragmented = first < 0x80
                super().data_received(bytes(buffer[at:end]))
            at = end
        del buffer[:at]

    def send_receive_event_to_app(self) -> None:
        """A message that the parser has put together."""
        data = b"".join(self.frames)
        self.frames = []
        self._take(data)

    def _take(self, data: bytes) -> None:
        if self.close_sent:
            return
        if self.at_once is not None and self.queue.empty() and self.at_once(data):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= FULL:
            self.read_paused = True
            self.transport.pause_reading()

    # -- writing -----------------------------------------------------------------------------

    @property
    def host(self) -> str:
        """The address of whoever is at the other end."""
        return self.scope["client"][0] if self.scope["client"] else ""

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    def write(self, text: bytes) -> None:
        """Send a message."""
        if not self.is_open:
            return
        length = len(text)
        if length < 126:
            head = bytes((FINAL_TEXT, length))
        elif length < 1 << 16:
            head = b"\x81\x7e" + length.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + length.to_bytes(8, "big")
        self.transport.write(head + text)

    def end(self, code: int) -> None:
        """Say that this was all, and close when the other end has heard it."""
        if not self.is_open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def leave(self) -> None:
        """Nobody listens any more; what listened is let go, for circles are not looked for while people play."""
        self.at_once = None
        self.on_writable = _nothing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False
        if self._reading is None:
            self._reading = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._be_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._be_writable()

    def _be_writable(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self.is_writable = True
        self.on_writable()

    def handle_ping(self) -> None:
        if self.is_writable:
            super().handle_ping()
        else:  # who does not read what is sent is sent no more
            self.conn.data_to_send()

    # However uvicorn closes: what the other end does not take would keep the connection open for ever.

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._do_not_linger()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._do_not_linger()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._do_not_linger()

    def _do_not_linger(self) -> None:
        if self.transport.is_closing():
            self.loop.call_later(UNREAD, self.transport.abort)


def _nothing() -> None:
    pass


def link_of(scope: Any) -> Link:
    """The WebSocket of an ASGI scope."""
    link = scope["extensions"][EXTENSION]
    assert isinstance(link, Link)
    return link
