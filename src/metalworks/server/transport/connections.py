"""Open WebSockets: what each has seen, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from metalworks.contract.types import Viewer
from metalworks.server.hosted.table import HostedTable
from metalworks.server.settings import Limits
from metalworks.server.transport.limits import Bucket
from metalworks.server.transport.link import Link

TOO_SLOW = 1013
TOO_MANY = 4429

encode = msgspec.json.Encoder().encode


class Connection:
    """One WebSocket; messages are posted in order, and wait here while the other end does not read."""

    def __init__(self, link: Link, person: str | None, limits: Limits) -> None:
        self.link = link
        self.person = person
        self.host = link.host
        self.who = person or link.host  # whose connections are counted together
        self.bucket = Bucket(limits.burst, limits.messages)
        self._backlog = limits.backlog
        self._outbox: deque[bytes] = deque()
        self.closed = asyncio.Event()  # all is delivered, or can no longer be
        self._close_code: int | None = None
        link.on_writable = self._flush
        # What a viewer of a table has seen; nothing before Hello.
        self.is_ready = False
        self.views = True
        self.events = True
        self.seen: dict[Viewer, int] = {}
        self.version: int | None = None
        self.waiting: tuple[tuple[int, ...], tuple[int, ...]] | None = None  # who was waited for, who of them was asked
        self.has_sheet = False
        self._viewers: list[Viewer] = []
        self._looked_at: tuple[HostedTable, int] | None = None  # when they were found

    def viewers(self, hosted: HostedTable) -> list[Viewer]:
        """The chairs from which this connection sees the table: its own seats, or a spectator's."""
        looked_at = (hosted, hosted.version)  # seats change with the version only
        if self._looked_at != looked_at:
            self._looked_at = looked_at
            self._viewers = [*hosted.seats_of(self.person)] or [None]
        return self._viewers

    def post(self, message: msgspec.Struct | bytes) -> None:
        """Send a message when its turn comes; a reader who is too slow is disconnected, to come back."""
        if self._close_code is not None:
            return
        data = message if isinstance(message, bytes) else encode(message)
        if self.link.is_writable and not self._outbox:
            self.link.write(data)
        elif len(self._outbox) >= self._backlog:
            self.close(TOO_SLOW)
        else:
            self._outbox.append(data)

    @property
    def is_behind(self) -> bool:
        """Whether answers pile up that it does not read."""
        return bool(self._outbox)

    def close(self, code: int) -> None:
        """Close after what has been posted is delivered."""
        if self._close_code is None:
            self._close_code = code
            self._flush()

    def _flush(self) -> None:
        """Deliver what has waited, as far as it goes."""
        if not self.link.is_open:
            self._close_code = self._close_code or 1006
            self._outbox.clear()
        while self._outbox and self.link.is_writable:
            self.link.write(self._outbox.popleft())
        if self._close_code is not None and not self._outbox:
            self.link.end(self._close_code)
            self.closed.set()
