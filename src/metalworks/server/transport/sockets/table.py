"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from metalworks import messages
from metalworks.messages import ChatLine, Code
from metalworks.server import metrics
from metalworks.server.hosted import commands
from metalworks.server.hosted.names import clean_text
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service, Serving
from metalworks.server.storage.store import Away
from metalworks.server.storage.writer import NotCommitted, Unknown
from metalworks.server.tables import Again, Decide
from metalworks.server.transport import answers, notices
from metalworks.server.transport.addresses import LOCAL, neighbourhood
from metalworks.server.transport.connections import TOO_MANY, TOO_SLOW, Connection
from metalworks.server.transport.delivery import caught_up, finish
from metalworks.server.transport.limits import Bucket
from metalworks.server.transport.link import link_of

MISSING = 4404
FOREIGN = 4403
TOO_BIG = 1009
HELLO_LIMIT = 30.0  # seconds
MANY_STEPS = 2_000  # of a match, which count as one more Hello
FLOOD = 20  # messages too many, after which a client is sent away
FLOOD_PAUSE = 0.05  # seconds for each message that is too many

logger = structlog.get_logger()


class Act(messages.FromClient, frozen=True, tag="act"):
    """A messages.Act whose action is left as it came, for the game to read."""

    seat: messages.SeatNumber
    seq: messages.Sequence
    action: msgspec.Raw


Decision = (
    messages.Undo
    | messages.AnswerUndo
    | messages.OfferDraw
    | messages.AnswerDraw
    | messages.Concede
    | messages.ClaimTime
    | messages.TakeBack
)
Message = Act | Decision | messages.Hello | messages.AskHint | messages.Say | messages.Ping

_decode = msgspec.json.Decoder(Message).decode


@websocket("/api/tables/{table:str}/play", opt={"exclude_from_auth": True})
async def play(socket: WebSocket, service: Serving, table: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Everything that happens at a table; see docs/protocol.md."""
    if service.turned_away(socket) is not None:
        await socket.close(FOREIGN)
        return
    person = service.people.person(socket)
    await socket.accept()
    try:
        live = await service.open_table(table, person, socket.client.host if socket.client else "")
    except Refuse as refuse:
        await socket.close(TOO_MANY if refuse.code is Code.RATE else MISSING)
        return
    except Away:
        await socket.close(TOO_SLOW)
        return
    connection = Connection(link_of(socket.scope), person, service.settings.limits)
    crowd = sum(1 for one in live.connections if one.who == connection.who)
    if crowd >= service.settings.limits.connections or service.is_stopping or service.is_full(connection.host):
        await socket.close(TOO_MANY if not service.is_stopping else 1001)
        return
    live.connections.append(connection)
    impatience = asyncio.get_running_loop().call_later(HELLO_LIMIT, _send_away, connection)
    try:
        with service.counted(connection.host):
            await Player(service, live, connection).listen()
    finally:
        impatience.cancel()
        live.connections.remove(connection)
        await finish(connection, 1000)
        if connection.is_ready:
            live.tell_presence()
            service.announce_presence(live)


def _send_away(connection: Connection) -> None:
    """Whoever says nothing needs no connection."""
    if not connection.is_ready:
        connection.close(TOO_SLOW)


class Player:
    """One connection at a table: reads its messages, and answers each exactly once."""

    def __init__(self, service: Service, live: LiveTable, connection: Connection) -> None:
        self._service = service
        self._tables = service.tables
        self._live = live
        self._connection = connection
        self._flood = 0  # messages that were too many
        self._is_local = connection.host in LOCAL
        hellos = service.settings.limits.hellos
        self._hellos = Bucket(hellos, hellos / 60)
        self._is_busy = False  # with a message that is not answered yet
        self._answered: asyncio.Future[None] | None = None  # for whoever waits until it is
        self._again: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Carry out message after message until the connection ends."""
        link = self._connection.link
        link.at_once = self._at_once
        while True:
            frame = await link.receive()
            if frame["type"] != "websocket.receive":
                return
            data = frame["bytes"] or b""
            if len(data) > messages.FRAME_LENGTH:
                self._connection.close(TOO_BIG)
                return
            if self._is_busy:
                self._answered = asyncio.get_running_loop().create_future()
                await self._answered
            self._is_busy = True
            await self._answer(data)
            self._is_busy = False
            if self._flood > FLOOD:
                self._service.incidents.note("flood", neighbourhood(self._connection.host), self._connection.person)
                self._connection.close(TOO_MANY)
                return
            await caught_up(self._connection)

    def _at_once(self, data: bytes) -> bool:
        """Carry out a move here and now, as nearly all can be; False where it is to go the long way, by `listen`."""
        connection, live = self._connection, self._live
        hosted = live.hosted
        if self._is_busy or connection.is_behind or hosted is None or len(data) > messages.FRAME_LENGTH:
            return False
        started = time.perf_counter()

        def done(refuse: Refuse | None) -> None:
            if isinstance(refuse, Again):
                self._again = asyncio.create_task(self._act_again(data))
                return
            if refuse is None:
                metrics.MOVES.inc()
            else:
                self._refuse(refuse, data)
            metrics.ANSWER.observe(time.perf_counter() - started)
            self._end()

        try:
            message = _decode(data)
            if not isinstance(message, Act) or live.lock.locked() or not connection.bucket.take():
                return False
            decide = self._move(message, hosted)
            self._is_busy = self._tables.change_at_once(live, decide, connection, message.id, done)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        except Refuse as refuse:
            self._refuse(refuse, data)
        except Exception:
            self._fail(data)
        else:
            return self._is_busy
        return True

    def _end(self) -> None:
        """A message is answered; the next one may have come in meanwhile."""
        self._is_busy = False
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    async def _act_again(self, data: bytes) -> None:
        await self._answer(data)
        self._end()

    async def _answer(self, data: bytes) -> None:
        started = time.perf_counter()
        try:
            if not self._connection.bucket.take():
                self._flood += 1
                await asyncio.sleep(FLOOD_PAUSE)
                raise Refuse(Code.RATE, "too-many-messages")
            await self._carry_out(read(data))
        except Refuse as refuse:
            self._refuse(refuse, data)
        except Away:
            self._busy("database-away", data)
        except NotCommitted:
            self._busy("not-committed", data)
        except Unknown:  # never denied: it may stand
            self._busy("outcome-unknown", data)
        except Exception:
            self._fail(data)
        metrics.ANSWER.observe(time.perf_counter() - started)

    def _refuse(self, refuse: Refuse, data: bytes) -> None:
        metrics.REFUSALS.labels(refuse.code).inc()
        self._connection.post(answers.message(refuse, id_of(data)))
        if refuse.code is Code.STALE:
            self._live.show_again(self._connection)

    def _busy(self, key: str, data: bytes) -> None:
        self._connection.post(answers.message(Refuse(Code.BUSY, key), id_of(data)))

    def _fail(self, data: bytes) -> None:
        metrics.ERRORS.labels("message").inc()
        logger.exception("message failed", table=self._live.id)
        self._connection.post(answers.message(Refuse(Code.BUSY, "server-failed"), id_of(data)))

    async def _carry_out(self, message: Message) -> None:
        match message:
            case Act():
                await self._act(message)
            case messages.Hello():
                await self._hello(message)
            case messages.Ping():
                self._connection.post(messages.Done(re=message.id))
            case messages.Say():
                await self._say(message)
            case messages.AskHint():
                await self._hint(message)
            case _:
                await self._decide(message)

    async def _act(self, message: Act) -> None:
        hosted = self._live.hosted
        if hosted is None:
            async with self._live.lock:
                hosted = await self._tables.load(self._live)
        await self._tables.change(self._live, self._move(message, hosted), self._connection, message.id)
        metrics.MOVES.inc()

    def _move(self, message: Act, hosted: HostedTable) -> Decide:
        """A move as a command; refused here where its shape is wrong already, or where it is one too many."""
        person = self._connection.person
        if not self._is_local:  # bots of this machine may do as much as it can
            self._service.move_limit.check(person, neighbourhood(self._connection.host))
        action = commands.read_action(hosted, bytes(message.action))

        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            commands.own_seat(hosted, person, message.seat)
            return commands.act(hosted, message.seat, message.seq, action)

        return decide

    async def _decide(self, message: Decision) -> None:
        who, address = (self._connection.person, self._live.id), neighbourhood(self._connection.host)
        match message:
            case messages.Undo():
                self._service.undo_limit.check(who, address)
            case messages.OfferDraw():
                self._service.draw_limit.check(who, address)

        def decide(hosted: HostedTable, at: float) -> commands.Entries:
            commands.own_seat(hosted, self._connection.person, message.seat)
            match message:
                case messages.Undo(seat=seat, seq=seq):
                    return commands.undo(hosted, seat, seq)
                case messages.AnswerUndo(seat=seat, agree=agree):
                    return commands.answer_undo(hosted, seat, agree)
                case messages.OfferDraw(seat=seat):
                    return commands.offer_draw(hosted, seat)
                case messages.AnswerDraw(seat=seat, agree=agree):
                    return commands.answer_draw(hosted, seat, agree)
                case messages.Concede(seat=seat):
                    return commands.concede(hosted, seat)
                case messages.ClaimTime():
                    return commands.claim_time(hosted, message, at)
                case messages.TakeBack(seat=seat):
                    return commands.take_back(hosted, seat)

        await self._tables.change(self._live, decide, self._connection, message.id)

    async def _hello(self, message: messages.Hello) -> None:
        if not self._hellos.take():  # each is answered with everything
            raise Refuse(Code.RATE, "too-many-messages")
        await self._tables.know_chat(self._live)
        async with self._live.lock:
            hosted = await self._tables.load(self._live)
            if not self._is_local:
                self._check_hello(hosted, message)
            self._live.welcome(self._connection, message)
        self._live.tell_presence()
        self._service.announce_presence(self._live)

    def _check_hello(self, hosted: HostedTable, message: messages.Hello) -> None:
        """New connections do not help against the limit; to be told all of a long match counts as several."""
        address = neighbourhood(self._connection.host)
        steps = hosted.match.steps if hosted.match is not None and not message.seen and message.events else 0
        who = (self._connection.person or address, self._live.id)
        self._service.hello_limit.check(who, address, 1 + steps // MANY_STEPS)

    async def _say(self, message: messages.Say) -> None:
        person = self._connection.person
        if person is None:
            raise Refuse(Code.IDENTITY, "no-identity")
        self._service.sanctions.check_chat(person)
        text = clean_text(message.text)
        if not text:
            raise Refuse(Code.SHAPE, "chat-empty")
        address = neighbourhood(self._connection.host)
        self._service.chat_limit.check((person, self._live.id), address)
        self._service.disk_limit.check(person, address, len(text.encode()) / 1_000)
        name = await self._service.people.name(person)
        async with self._live.lock:
            hosted = await self._tables.load(self._live)
        seats = hosted.seats_of(person)
        row: dict[str, object] = {
            "table_id": self._live.id,
            "person": person,
            "name": hosted.chairs[seats[0]].name if len(seats) == 1 else name,
            "seat": seats[0] if seats else None,
            "at": round(self._service.clock.now(), 3),
            "move": hosted.match.steps if hosted.match is not None else 0,
            "text": text,
        }
        notice = notices.write(notices.Notice(self._live.id, chat=True))
        try:
            number = await self._service.store.say(row, notice)
        except BaseException:  # perhaps it was kept all the same
            self._live.is_chat_known = False
            raise
        shown = {key: row[key] for key in ("at", "name", "text", "seat")}
        self._live.say(msgspec.convert({"id": number, **shown}, ChatLine), self._connection, message.id)

    async def _hint(self, message: messages.AskHint) -> None:
        async with self._live.lock:
            hosted = await self._tables.load(self._live)
            commands.own_seat(hosted, self._connection.person, message.seat)
            if message.seat not in hosted.waiting:
                raise Refuse(Code.STATE, "no-hint-now")
            self._service.hint_limit.check(self._connection.person, neighbourhood(self._connection.host))
            match, sequences = hosted.playing()
            seq = sequences.now(message.seat)
        best = await self._tables.driver.hint(hosted, message.seat, self._live.house())
        self._connection.post(
            messages.Hint(
                re=message.id,
                seat=message.seat,
                seq=seq,
                action=msgspec.to_builtins(match.game.action(best.code)),
                chance=best.chance,
                other=None if best.other is None else msgspec.to_builtins(match.game.action(best.other)),
                other_chance=best.other_chance,
                error=best.error,
            )
        )


class Numbered(msgspec.Struct):
    """All that is needed to answer a message that is otherwise wrong."""

    id: messages.Id = ""


_decode_id = msgspec.json.Decoder(Numbered).decode


def id_of(data: bytes) -> str | None:
    """The client's own number of a message, if it has one."""
    try:
        return _decode_id(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read(data: bytes) -> Message:
    """A message of a client; refused if it is none of the protocol."""
    try:
        message: Message = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse(Code.SHAPE, "bad-message", detail=str(error)) from None
    return message
