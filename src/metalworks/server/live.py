"""A table in memory: the fold of its log, the connections around it, and telling them what they may know."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from metalworks import messages
from metalworks.contract.types import Viewer
from metalworks.messages import ChatLine, Update
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.hosted.infos import table_info
from metalworks.server.hosted.table import HostedTable
from metalworks.server.hosted.views import seat_view
from metalworks.server.lock import Lock
from metalworks.server.storage.store import CHAT_SHOWN
from metalworks.server.transport.addresses import neighbourhood
from metalworks.server.transport.connections import Connection, encode
from metalworks.server.transport.presence import Presence
from metalworks.server.wall_clock import WallClock

CHAT_KNOWN = 2 * CHAT_SHOWN  # lines; more than are read at once, so that none of those is taken for new


class Told:
    """How a table stands at one moment, and what has been built of it already, for all who are told."""

    __slots__ = ("asked", "at", "clocks", "hosted", "shared", "views", "waiting", "who")

    def __init__(self, hosted: HostedTable, at: float) -> None:
        self.hosted = hosted
        self.at = round(at, 3)
        self.who = (hosted.waiting, hosted.asked)
        self.waiting, self.asked = list(hosted.waiting), list(hosted.asked)
        self.clocks = hosted.clocks.show(at) if hosted.status is not messages.Status.OPEN else None
        self.shared: bytes | None = None  # the part of the view that is the same for all
        self.views: dict[tuple[object, ...], bytes] = {}  # by viewer, and what they have seen


class LiveTable:
    """A table that somebody looks at or a computer plays at."""

    def __init__(self, table: str, clock: WallClock) -> None:
        self.id = table
        self.lock = Lock()  # held while memory is ahead of the database
        self.hosted: HostedTable | None = None  # None: to be read from the log
        self.connections: list[Connection] = []
        self.presence = Presence()
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # of computer players, by seat
        self.answer_timers: dict[int, asyncio.Task[None]] = {}  # of people who are asked, by seat
        self.used = time.monotonic()
        self._clock = clock
        self._chat: dict[int, ChatLine] = {}  # the last lines, in order
        self.is_chat_known = False  # it was read from the database, and all that is said since then is heard here
        self._sheet: tuple[object, Any] = (None, None)  # of which content, and what is printed on it

    @property
    def is_idle(self) -> bool:
        """Whether it may be forgotten; what waits for an answer is found again when the time is up."""
        return not self.connections and not self.thoughts and not self.lock.locked()

    def stop(self) -> None:
        """Stop what is done for its seats."""
        for task in (*self.thoughts.values(), *self.answer_timers.values()):
            task.cancel()

    # -- telling -----------------------------------------------------------------------------

    def welcome(self, connection: Connection, hello: messages.Hello) -> None:
        """Answer Hello with everything."""
        hosted = self._hosted()
        connection.is_ready = True
        connection.views, connection.events = hello.views, hello.events
        connection.version = connection.waiting = None
        connection.has_sheet = not hello.views
        for viewer in connection.viewers(hosted):
            seq = hello.seen.get("" if viewer is None else str(viewer))
            if seq is not None:
                connection.seen[viewer] = seq
        self._update(connection, hello.id, self._told(), [*self._chat.values()][-CHAT_SHOWN:], everything=True)

    def show_again(self, connection: Connection) -> None:
        """Whatever a client believes that it knows, this is how the table stands."""
        if connection.is_ready and self.hosted is not None:
            self._update(connection, None, self._told(), everything=True)

    def tell(self, asker: Connection | None = None, re: str | None = None) -> None:
        """Tell every viewer what has changed for them; the asker in any case, as the answer."""
        if not self.connections:
            return
        told = self._told()
        for connection in self.connections:
            if connection.is_ready:
                self._update(connection, re if connection is asker else None, told)

    def _told(self) -> Told:
        return Told(self._hosted(), self._clock.now())

    def _update(
        self,
        connection: Connection,
        re: str | None,
        told: Told,
        chat: list[ChatLine] | None = None,
        everything: bool = False,
    ) -> None:
        hosted = told.hosted
        has_waiting_changed = connection.waiting != told.who
        has_table_changed = connection.version != hosted.version
        viewers = connection.viewers(hosted)
        learning: list[Viewer] = []
        if hosted.sequences is not None:
            now = hosted.sequences.now
            changed = everything or has_waiting_changed or has_table_changed
            learning = [viewer for viewer in viewers if changed or connection.seen.get(viewer) != now(viewer)]
        if re is None and not learning and not has_table_changed and not has_waiting_changed:
            return
        views: Any = [self._view(connection, viewer, told) for viewer in learning]
        sheet = self._sheet_for(connection) if learning and not connection.has_sheet else None
        if everything and isinstance(hosted, BygoneTable):
            views, sheet = hosted.views(viewers), hosted.sheet
        info = table_info(hosted, connection.person, *self.present()) if has_table_changed else None
        connection.version, connection.waiting = hosted.version, told.who
        connection.post(
            Update(
                at=told.at,
                waiting=told.waiting,
                asked=told.asked,
                re=re,
                views=views,
                clocks=told.clocks,
                table=info,
                chat=chat or [],
                sheet=sheet,
            )
        )

    def _view(self, connection: Connection, viewer: Viewer, told: Told) -> msgspec.Raw:
        """The table from one chair; those who have seen the same get the same."""
        hosted = told.hosted
        seen = connection.seen.get(viewer)
        key = (viewer, seen, connection.views, connection.events)
        data = told.views.get(key)
        if data is None:
            if connection.views and told.shared is None:
                told.shared = hosted.playing()[0].shared()
            shared = told.shared if connection.views else None
            data = told.views[key] = encode(seat_view(hosted, viewer, seen, shared, connection.events))
        assert hosted.sequences is not None
        connection.seen[viewer] = hosted.sequences.now(viewer)
        return msgspec.Raw(data)

    def _sheet_for(self, connection: Connection) -> Any:
        """What is printed on the pieces, for whoever has not been sent it; encoded once."""
        match, _ = self._hosted().playing()
        content, sheet = self._sheet
        if content is not match.content:
            printed = match.sheet
            sheet = msgspec.Raw(encode(printed)) if printed is not None else None
            self._sheet = (match.content, sheet)
        connection.has_sheet = True
        return sheet

    def say(self, line: ChatLine, asker: Connection | None = None, re: str | None = None) -> None:
        """Pass on a line of chat, if it is new; whoever comes later is told it with all the others."""
        if line.id not in self._chat:
            is_late = bool(self._chat) and line.id < next(reversed(self._chat))
            self._chat[line.id] = line
            if is_late:  # other processes take lines too, and notices of them come late
                self._chat = dict(sorted(self._chat.items()))
            if len(self._chat) > CHAT_KNOWN:
                del self._chat[next(iter(self._chat))]
            said = encode(messages.Said(line=line))
            for connection in self.connections:
                if connection.is_ready:
                    connection.post(said)
        if asker is not None and re is not None:
            asker.post(messages.Done(re=re))

    # -- presence ----------------------------------------------------------------------------

    def seated(self) -> frozenset[str]:
        return frozenset(chair.person for chair in self._hosted().chairs if chair.person)

    def house(self) -> str:
        """The address from which people play here; that of nobody where none of them is there."""
        seated = self.seated()
        return next((neighbourhood(one.host) for one in self.connections if one.person in seated), "")

    def present(self) -> tuple[frozenset[str], int]:
        """The people at the table who sit there, and the number of those who watch."""
        return self.presence.all(self.connections, self.seated())

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        if self.hosted is None:
            return
        people, spectators = self.present()
        online = [bool(chair.person) and chair.person in people for chair in self.hosted.chairs]
        message = encode(messages.Presence(online=online, spectators=spectators))
        for connection in self.connections:
            if connection.is_ready:
                connection.post(message)

    def _hosted(self) -> HostedTable:
        assert self.hosted is not None
        return self.hosted
