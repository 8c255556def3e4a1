"""Open WebSockets: what each has seen, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from metalworks.contract.types import Viewer
from metalworks.messages import ChatLine
from metalworks.server.hosted.table import HostedTable
from metalworks.server.settings import Limits
from metalworks.server.transport.limits import Bucket

TOO_SLOW = 1013
TOO_MANY = 4429
PILE = 16
LAST_DELIVERY = 1.0  # seconds
CHAT_KNOWN = 300  # lines; more than are shown

encode = msgspec.json.Encoder().encode


class Connection:
    """One WebSocket; messages are posted at once and delivered in order by a task of its own."""

    def __init__(self, socket: WebSocket, person: str | None, limits: Limits) -> None:  # type: ignore[type-arg]
        self.socket = socket
        self.person = person
        self.host = socket.client.host if socket.client else ""
        self.who = person or self.host  # whose connections are counted together
        self.bucket = Bucket(limits.burst, limits.messages)
        self._backlog = limits.backlog
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._empty = asyncio.Event()
        self.closed = asyncio.Event()  # all is delivered, or can no longer be
        self._close_code: int | None = None
        # What a viewer of a table has seen; nothing before Hello.
        self.is_ready = False
        self._said: dict[int, ChatLine] = {}  # the last lines of chat that it was sent, or that wait for its Hello
        self.views = True
        self.events = True
        self.seen: dict[Viewer, int] = {}
        self.version: int | None = None
        self.waiting: tuple[tuple[int, ...], tuple[int, ...]] | None = None  # who was waited for, who of them was asked
        self.has_sheet = False

    def viewers(self, hosted: HostedTable) -> list[Viewer]:
        """The chairs from which this connection sees the table: its own seats, or a spectator's."""
        return [*hosted.seats_of(self.person)] or [None]

    def hear(self, line: ChatLine, message: bytes) -> None:
        """Somebody said something; before Hello it is kept, because the chat may have been read already."""
        if line.id in self._said:
            return
        self._said[line.id] = line
        if len(self._said) > CHAT_KNOWN:
            del self._said[min(self._said)]
        if self.is_ready:
            self.post(message)

    def all_said(self, chat: list[ChatLine]) -> list[ChatLine]:
        """The chat that answers Hello: what was read, and what was said since then."""
        self._said |= {line.id: line for line in chat}
        first = min((line.id for line in chat), default=0)
        return [self._said[number] for number in sorted(self._said) if number >= first]

    def post(self, message: msgspec.Struct | bytes) -> None:
        """Send a message when its turn comes; a reader who is too slow is disconnected, to come back."""
        if self._close_code is not None:
            return
        if len(self._outbox) >= self._backlog:
            self.close(TOO_SLOW)
            return
        data = message if isinstance(message, bytes) else encode(message)
        self._outbox.append(data.decode())
        self._wake.set()

    async def caught_up(self) -> None:
        """Where answers pile up, wait until they are delivered before more is read."""
        if len(self._outbox) > PILE:
            self._empty.clear()
            await self._empty.wait()

    def close(self, code: int) -> None:
        """Close after what has been posted is delivered."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    async def finish(self, delivery: asyncio.Task[None], code: int) -> None:
        """Deliver what is still to be delivered, and close."""
        self.close(code)
        await asyncio.wait([delivery], timeout=LAST_DELIVERY)
        delivery.cancel()

    async def deliver(self) -> None:
        """Send what is posted until the connection ends."""
        try:
            while self._outbox or self._close_code is None:
                if not self._outbox:
                    self._empty.set()
                    self._wake.clear()
                    await self._wake.wait()
                    self._empty.clear()
                while self._outbox:
                    await self.socket.send_data(self._outbox.popleft(), mode="text")
            await self.socket.close(self._close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._close_code = self._close_code or 1006
            self._outbox.clear()
        finally:
            self._empty.set()
            self.closed.set()
