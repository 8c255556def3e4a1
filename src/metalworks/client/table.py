"""A table over its WebSocket: what I see, what I may do, and doing it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from metalworks import messages
from metalworks.contract.types import Role
from metalworks.messages import Code, FromClient, SeatView, Status, TableInfo, Update

Answered = TypeVar("Answered")
Action = dict[str, object]

FINAL = (4403, 4404)  # close codes after which it is no use to come back
LONGEST_PAUSE = 2.0

_decode = msgspec.json.Decoder(messages.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """The server refused: `code`, message `key` with `arguments`, and the `rule`."""

    def __init__(self, refusal: messages.Refusal | messages.Refused, status: int = 0) -> None:
        self.code = refusal.code
        self.key = refusal.key
        self.arguments = refusal.arguments
        self.rule = refusal.rule
        self.status = status
        super().__init__(f"{refusal.code.value}: {refusal.text or refusal.key}")

    @classmethod
    def of_http(cls, status: int, content: bytes) -> Refusal:
        try:
            return cls(msgspec.json.decode(content, type=messages.Refusal), status)
        except msgspec.MsgspecError:
            text = content[:200].decode(errors="replace")
            return cls(messages.Refusal(code=Code.BUSY, key="bad-answer", text=text), status)


class Lost(Exception):
    """The connection ended before the answer came: whether it was done shows after reconnecting."""


class Turn(msgspec.Struct, frozen=True):
    """A seat of mine that must decide, or is asked."""

    seat: int
    seq: int
    role: Role
    legal: list[Action]
    view: dict[str, object] | None


class Table:
    """A connection to a table, which comes back by itself when it is cut."""

    def __init__(self, address: str, cookie: str, *, views: bool = True, events: bool = True) -> None:
        self._address = address
        self._headers = {"cookie": f"metalworks={cookie}"} if cookie else {}
        self._wants = (views, events)
        self._numbers = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[messages.ServerMessage | None]] = {}  # None: the connection ended
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self._welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seats: dict[int | None, SeatView] = {}
        self.waiting: list[int] = []  # the seats that must decide or are asked
        self.asked: list[int] = []  # those of them that are only asked
        self.sheet: dict[str, object] | None = None  # what is printed on the pieces
        self._info: TableInfo | None = None
        self.clocks: list[messages.Clock] | None = None
        self.online: list[bool] = []
        self.spectators = 0
        self.chat: list[messages.ChatLine] = []
        self.events: dict[int | None, list[dict[str, object]]] = {}
        self.updates = 0
        self.reconnections = -1

    async def __aenter__(self) -> Table:
        self._reader = asyncio.create_task(self._keep_reading())
        await self._welcome
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    # -- looking -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self._info is not None and self._info.status in (Status.FINISHED, Status.CLOSED)

    @property
    def info(self) -> TableInfo:
        """What lists show of the table."""
        assert self._info is not None, "the welcome brings it"
        return self._info

    @property
    def mine(self) -> list[int]:
        """My seats."""
        return [seat for seat in self.seats if seat is not None]

    @property
    def view(self) -> SeatView:
        """The table from my seat (the first of them), or from a spectator's chair."""
        return next(iter(self.seats.values()))

    async def turns(self) -> AsyncIterator[Turn]:
        """Every decision that is mine, until the game is over."""
        while True:
            turn = await self.next_turn()
            if turn is None:
                return
            yield turn

    async def next_turn(self) -> Turn | None:
        """My next decision; None at the end."""
        async with self._changed:
            while True:
                if self.is_over:
                    return None
                for seat, view in self.seats.items():
                    if self._socket is not None and seat is not None and seat in self.waiting and view.legal:
                        return Turn(seat, view.seq, view.role, view.legal, view.view)
                await self._changed.wait()

    async def until(self, condition: Callable[[Table], object], timeout: float = 10.0) -> None:
        """Wait until a condition of this table holds."""
        async with self._changed, asyncio.timeout(timeout):
            await self._changed.wait_for(lambda: condition(self))

    # -- doing -------------------------------------------------------------------------------

    async def act(self, turn: Turn, action: Action) -> None:
        """Do a legal action; returns when it is committed and the new view is there."""
        await self.ask(messages.Act(seat=turn.seat, seq=turn.seq, action=action))

    async def undo(self, seat: int) -> None:
        await self.ask(messages.Undo(seat=seat, seq=self.seats[seat].seq))

    async def say(self, text: str) -> None:
        await self.ask(messages.Say(text=text))

    async def hint(self, seat: int) -> messages.Hint:
        answer = await self.ask(messages.AskHint(seat=seat))
        assert isinstance(answer, messages.Hint)
        return answer

    async def ask(self, message: FromClient) -> messages.ServerMessage:
        """Send a message and wait for its answer; Refusal if it is refused, Lost if the connection ends."""
        number = str(next(self._numbers))
        future: asyncio.Future[messages.ServerMessage | None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            await self.send_raw(_encode(msgspec.structs.replace(message, id=number)).decode())
            answer = await future
        finally:
            self._waiting.pop(number, None)
        if answer is None:
            raise Lost
        if isinstance(answer, messages.Refused):
            raise Refusal(answer)
        return answer

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        socket = self._socket
        if socket is None:
            raise Lost
        try:
            await socket.send(data)
        except ConnectionClosed:
            if self._socket is socket:
                self._socket = None  # before its reader hears of it: who tries again waits for another connection
            raise Lost from None

    # -- the connection ----------------------------------------------------------------------

    async def _keep_reading(self) -> None:
        pause = 0.05
        while True:
            try:
                async with connect(
                    self._address, additional_headers=self._headers, max_size=None, compression=None, open_timeout=30
                ) as socket:
                    pause = 0.05
                    self.reconnections += 1
                    await self._read(socket)
                    code = socket.close_code
                if code in FINAL and not self._welcome.done():
                    missing = messages.Refusal(code=Code.MISSING, key="no-such-table")
                    self._welcome.set_exception(Refusal(missing, code))
                    return
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                pass  # it comes back
            finally:
                self._socket = None
                for future in self._waiting.values():
                    if not future.done():
                        future.set_result(None)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _read(self, socket: ClientConnection) -> None:
        views, events = self._wants
        seen = {"" if seat is None else str(seat): view.seq for seat, view in self.seats.items()}
        await socket.send(_encode(messages.Hello(id="hello", seen=seen, views=views, events=events)).decode())
        async for data in frames(socket):
            message: messages.ServerMessage = _decode(data)
            if isinstance(message, Update) and message.re == "hello":
                self._socket = socket
            await self._take(message)
            if self._socket is not None and not self._welcome.done():
                self._welcome.set_result(None)
            re = getattr(message, "re", None)
            future = self._waiting.get(re) if re is not None else None
            if future is not None and not future.done():
                future.set_result(message)

    async def _take(self, message: messages.ServerMessage) -> None:
        async with self._changed:
            match message:
                case Update():
                    self._update(message)
                case messages.Presence(online=online, spectators=spectators):
                    self.online, self.spectators = online, spectators
                case messages.Said(line=line):
                    self.chat.append(line)
            self._changed.notify_all()

    def _update(self, update: Update) -> None:
        self.updates += 1
        self.waiting, self.asked = update.waiting, update.asked
        self.sheet = update.sheet or self.sheet
        self.clocks = update.clocks
        if update.chat:
            self.chat = update.chat
        if update.table is not None:
            self._info = update.table
        for view in update.views:
            if view.seat is not None:
                self.seats.pop(None, None)  # no longer a spectator
            told = self.events.setdefault(view.seat, [])
            if view.rewound:
                told.clear()
            told.extend(view.events)
            self.seats[view.seat] = view


async def frames(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """What comes until the connection ends, in whatever way."""
    try:
        while True:
            yield await socket.recv()
    except ConnectionClosed:
        return


class Signals:
    """The WebSocket of a lobby."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address = address
        self._headers = {"cookie": f"metalworks={cookie}"} if cookie else {}
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Signals:
        self._socket = await connect(self._address, additional_headers=self._headers, compression=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def next(self, timeout: float = 10.0) -> messages.ServerMessage:
        """The next signal."""
        assert self._socket is not None
        message: messages.ServerMessage = _decode(await asyncio.wait_for(self._socket.recv(), timeout))
        return message

    async def wait_for(self, kind: type[Answered], timeout: float = 10.0) -> Answered:
        """The next signal of a kind."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if isinstance(message, kind):
                    return message
