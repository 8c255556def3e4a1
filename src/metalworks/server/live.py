"""Tables in memory: a cache of the log, the connections around each, and telling them what they may know."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from metalworks.contract.types import Viewer
from metalworks.server import protocol
from metalworks.server.connections import Connection, encode
from metalworks.server.infos import table_info
from metalworks.server.presence import Presence
from metalworks.server.protocol import ChatLine, Update
from metalworks.server.record import Record
from metalworks.server.views import seat_view


class LiveTable:
    """A table that somebody looks at or a computer plays at."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()  # held while the record is ahead of the database
        self.record: Record | None = None  # None: to be read from the log
        self.connections: list[Connection] = []
        self.presence = Presence()
        self.computers: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.computers and not self.lock.locked()

    # -- telling -----------------------------------------------------------------------------

    def welcome(self, connection: Connection, hello: protocol.Hello, chat: list[ChatLine]) -> None:
        """Answer Hello with everything."""
        chat = connection.all_said(chat)
        record = self._record()
        connection.is_ready = True
        connection.views, connection.events = hello.views, hello.events
        connection.version, connection.waiting = -1, None
        for viewer in connection.viewers(record):
            seq = hello.seen.get("" if viewer is None else str(viewer))
            if seq is not None:
                connection.seen[viewer] = seq
        self._update(connection, hello.id, {}, chat, everything=True)

    def tell(self, asker: Connection | None = None, re: str | None = None) -> None:
        """Tell every viewer what has changed for him; the asker in any case, as the answer."""
        shared: dict[tuple[object, ...], bytes] = {}
        for connection in self.connections:
            if connection.is_ready:
                self._update(connection, re if connection is asker else None, shared)

    def _update(
        self,
        connection: Connection,
        re: str | None,
        shared: dict[tuple[object, ...], bytes],
        chat: list[ChatLine] | None = None,
        everything: bool = False,
    ) -> None:
        record = self._record()
        has_waiting_changed = connection.waiting != record.waiting
        has_table_changed = connection.version != record.version
        viewers = connection.viewers(record)
        learning: list[Viewer] = []
        if record.sequences is not None:
            now = record.sequences.now
            changed = everything or has_waiting_changed or has_table_changed
            learning = [viewer for viewer in viewers if changed or connection.seen.get(viewer) != now(viewer)]
        if re is None and not learning and not has_table_changed and not has_waiting_changed:
            return
        views: Any = [self._view(connection, viewer, shared) for viewer in learning]
        at = time.time()
        info = table_info(record, connection.person, *self.present()) if has_table_changed else None
        connection.version, connection.waiting = record.version, record.waiting
        connection.post(
            Update(
                at=round(at, 3),
                waiting=list(record.waiting),
                re=re,
                views=views,
                clocks=record.clocks.show(at) if record.status is not protocol.Status.OPEN else None,
                table=info,
                chat=chat or [],
            )
        )

    def _view(self, connection: Connection, viewer: Viewer, shared: dict[tuple[object, ...], bytes]) -> msgspec.Raw:
        """The table from one chair; those who have seen the same get the same."""
        record = self._record()
        seen = connection.seen.get(viewer)
        key = (viewer, seen, connection.views, connection.events)
        data = shared.get(key)
        if data is None:
            data = encode(seat_view(record, viewer, seen, connection.views, connection.events))
            shared[key] = data
        assert record.sequences is not None
        connection.seen[viewer] = record.sequences.now(viewer)
        return msgspec.Raw(data)

    def say(self, line: ChatLine, asker: Connection | None = None, re: str | None = None) -> None:
        """Pass on what somebody said, to whom it is new."""
        said = encode(protocol.Said(line=line))
        for connection in self.connections:
            connection.hear(line, said)
        if asker is not None and re is not None:
            asker.post(protocol.Done(re=re))

    # -- presence ----------------------------------------------------------------------------

    def seated(self) -> frozenset[str]:
        return frozenset(chair.person for chair in self._record().chairs if chair.person)

    def present(self) -> tuple[frozenset[str], int]:
        """The people at the table who sit there, and the number of those who watch."""
        return self.presence.all(self.connections, self.seated())

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        if self.record is None:
            return
        people, spectators = self.present()
        online = [bool(chair.person) and chair.person in people for chair in self.record.chairs]
        message = encode(protocol.Presence(online=online, spectators=spectators))
        for connection in self.connections:
            if connection.is_ready:
                connection.post(message)

    def _record(self) -> Record:
        assert self.record is not None
        return self.record
