"""Requests about matches as a whole: journals, replays, positions, forks, bug reports."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from metalworks import messages
from metalworks.contract.game import Game
from metalworks.contract.problems import Problem
from metalworks.contract.types import Viewer
from metalworks.messages import Code, ReplayFrame, SeatPlan, Sitter, Status, TableInfo
from metalworks.players.analysis import Judged, turning_points
from metalworks.server.frames import frame, read_film
from metalworks.server.hosted import commands, infos
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.hosted.commands.gather import NAME_LENGTH
from metalworks.server.hosted.commands.play import MOST_LINES
from metalworks.server.hosted.names import clean_text
from metalworks.server.hosted.table import HostedTable
from metalworks.server.refusal import Refuse, of_problem
from metalworks.server.service import USUAL, Service, Serving
from metalworks.server.storage.ids import new_id
from metalworks.server.tables import chat_line
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.http.common import REFUSALS, TableId, Visit, kilobytes_of, open_table
from metalworks.table.chance import new_seed
from metalworks.table.journal import Header, Line, Seat, dump_line
from metalworks.table.match import Match

FRAMES = 100  # in one answer
LINES = 5_000  # of a journal that may be uploaded; ten times a long game
SEED_LENGTH = 100
POSITION_LENGTH = 5_000  # four times the longest of ours
CONTENT_LENGTH = 200_000  # bytes, of cards and tiles that are not ours
BREATH = 0.004  # seconds of following a match, after which others have their turn
KEPT = 0.15  # kilobytes that a line takes in what is kept of a table as it stands


def _check_reading(request: Visit, service: Service, lines: int = 0) -> None:
    """To go through a match once more takes the processor for a while, the longer the match the more."""
    address = address_of(request)
    service.read_limit.check(service.people.person(request) or address, address, 1 + min(lines, MOST_LINES) // USUAL)


def kept_header(game: Game, header: Header) -> Header:
    """The header of an uploaded journal as it is kept: nothing in it is longer than at a table of ours."""
    for field, most in (("seed", SEED_LENGTH), ("position", POSITION_LENGTH)):
        if len(getattr(header, field)) > most:
            raise Refuse(Code.SHAPE, "journal-field-too-long", field=field, most=most)
    if len(msgspec.json.encode(header.content_source)) > CONTENT_LENGTH:
        raise Refuse(Code.SHAPE, "journal-field-too-long", field="content_source", most=CONTENT_LENGTH)
    return msgspec.structs.replace(
        header,
        seats=tuple(Seat(clean_text(seat.name)[:NAME_LENGTH], seat.computer[:NAME_LENGTH]) for seat in header.seats),
        options=msgspec.to_builtins(game.read_options(header.options)),
        seed=header.seed or new_seed(),  # what falls from here on must fall alike after a restart
    )


async def _hosted(request: Visit, service: Service, table: str) -> HostedTable:
    live = await open_table(request, service, table)
    async with live.lock:
        return await service.tables.load(live)


async def _finished(request: Visit, service: Service, table: str) -> tuple[HostedTable, Match]:
    """A table that is over, and its match; before, its secrets are nobody's business."""
    hosted = await _hosted(request, service, table)
    if isinstance(hosted, BygoneTable):
        raise Refuse(Code.STATE, "rules-changed")
    if hosted.status is not Status.FINISHED or hosted.match is None:
        raise Refuse(Code.STATE, "table-not-finished")
    return hosted, hosted.match


def _open(match: Match) -> Match:
    """The beginning of a match, to go through it once more."""
    return Match.open(dump_line(match.journal.header))[0]


async def _follow(match: Match, lines: Sequence[Line]) -> None:
    """Go on with a match, without keeping everybody else waiting."""
    since = time.perf_counter()
    for number, line in enumerate(lines, match.steps + 2):
        match.follow(line, number)
        if time.perf_counter() - since > BREATH:
            await asyncio.sleep(0)
            since = time.perf_counter()


@get("/api/tables/{table:str}/journal", tags=["replays"], responses=REFUSALS, media_type="text/plain")
async def journal(request: Visit, service: Serving, table: TableId) -> Response[str]:
    """The journal: of a finished match everything, of a running one what I saw."""
    _check_reading(request, service)
    hosted = await _hosted(request, service, table)
    if isinstance(hosted, BygoneTable):
        return _journal(hosted, hosted.journal.dumps())
    if hosted.match is None:
        raise Refuse(Code.STATE, "table-not-started")
    seats = hosted.seats_of(service.people.person(request))
    viewer: Viewer = seats[0] if seats else None
    over = hosted.status is Status.FINISHED
    return _journal(hosted, hosted.match.journal.dumps() if over else hosted.match.journal_for(viewer))


def _journal(hosted: HostedTable, text: str) -> Response[str]:
    name = f"{hosted.game}-{hosted.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", tags=["replays"], responses=REFUSALS)
async def replay(
    request: Visit,
    service: Serving,
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=FRAMES)] = FRAMES,
) -> messages.Replay:
    """Frames of a finished match as one seat saw it, or a spectator."""
    _check_reading(request, service, first)
    hosted = await _hosted(request, service, table)
    if seat is not None and seat >= len(hosted.chairs):
        raise Refuse(Code.MISSING, "refused-no-such-seat", number=seat, seats=len(hosted.chairs))
    said = [chat_line(row, is_over=True) for row in await service.store.chat_of(table)]
    info = infos.table_info(hosted, service.people.person(request))
    if isinstance(hosted, BygoneTable):
        return await _stored_replay(service, info, seat, first, count, said)
    hosted, whole = await _finished(request, service, table)
    match = _open(whole)
    lines = whole.journal.lines
    frames: list[ReplayFrame] = []
    await _follow(match, lines[: max(0, first - 1)])
    for at in range(first, min(first + count, len(lines) + 1)):
        await _follow(match, lines[match.steps : at])
        frames.append(_with_chat(frame(match, at, seat), said, len(lines)))
    sheet = msgspec.to_builtins(whole.sheet)
    return messages.Replay(table=info, lines=len(lines), frames=frames, seat=seat, sheet=sheet)


async def _stored_replay(
    service: Service, info: TableInfo, seat: int | None, first: int, count: int, said: list[messages.ChatLine]
) -> messages.Replay:
    """The same of a match whose rules are gone."""
    data, sheet = await service.store.replay_of(info.id, seat)
    if data is None:
        raise Refuse(Code.STATE, "rules-changed")
    film = read_film(data)
    last = film.length - 1
    frames = [_with_chat(one, said, last) for one in await asyncio.to_thread(film.frames, first, count)]
    return messages.Replay(table=info, lines=last, frames=frames, seat=seat, sheet=msgspec.json.decode(sheet))


def _with_chat(frame: ReplayFrame, said: list[messages.ChatLine], last: int) -> ReplayFrame:
    at = frame.at
    heard = [one for one in said if one.move == at or (at == last and one.move > last)]
    return msgspec.structs.replace(frame, said=heard)


async def _match_at(whole: Match, at: int) -> Match:
    if at > len(whole.journal.lines):
        raise Refuse(Code.MISSING, "no-such-frame", at=at, last=len(whole.journal.lines))
    match = _open(whole)
    await _follow(match, whole.journal.lines[:at])
    return match


@get("/api/tables/{table:str}/course", tags=["replays"], responses=REFUSALS)
async def course(request: Visit, service: Serving, table: TableId) -> messages.Course:
    """How the chances of a finished match went, as far as that is known by now."""
    _check_reading(request, service)
    _, match = await _finished(request, service, table)
    found = service.tables.analyst.course(table, address_of(request), match.steps, match.journal.dumps)
    moments = [_moment(match, one) for one in found.decisions]
    turns = turning_points(found.decisions, match.returns if match.is_over else []) if found.is_whole else []
    return messages.Course(moments=moments, done=found.is_done, turns=turns)


def _moment(match: Match, one: Judged) -> messages.CourseMoment:
    played, better = (
        (msgspec.to_builtins(match.game.action(code)) for code in (one.played, one.better))
        if one.better is not None
        else (None, None)
    )
    return messages.CourseMoment(
        at=one.step, seat=one.seat, values=one.values, error=one.error, lost=one.lost, played=played, better=better
    )


@get("/api/tables/{table:str}/position", tags=["replays"], responses=REFUSALS)
async def position(
    request: Visit, service: Serving, table: TableId, at: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> messages.Position:
    """The whole position of a finished match after some of its lines."""
    _check_reading(request, service, at)
    hosted, whole = await _finished(request, service, table)
    return messages.Position(game=hosted.game, position=(await _match_at(whole, at)).position)


@get("/api/tables/{table:str}/picture", tags=["replays"], responses=REFUSALS, media_type="image/svg+xml")
async def picture(
    request: Visit, service: Serving, table: TableId, at: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> Response[bytes]:
    """A moment of a finished match as a picture, to be handed on: what a spectator saw."""
    _check_reading(request, service, at)
    _, whole = await _finished(request, service, table)
    return Response((await _match_at(whole, at)).drawing().encode(), media_type="image/svg+xml")


@post("/api/tables/{table:str}/fork", tags=["replays"], responses=REFUSALS)
async def fork(request: Visit, service: Serving, table: TableId, data: JSONBody[messages.ForkTable]) -> TableInfo:
    """A sandbox table from any position of a finished match."""
    person = service.people.known(request)
    name = await service.people.name(person)
    _check_reading(request, service, data.at)
    service.table_limit.check(person, address_of(request))
    hosted, whole = await _finished(request, service, table)
    seats = data.seats or [SeatPlan(sitter=Sitter.ME, name=chair.name[:40]) for chair in hosted.chairs]
    wish = messages.CreateTable(game=hosted.game, seats=seats, position=(await _match_at(whole, data.at)).position)
    service.disk_limit.check(person, address_of(request), kilobytes_of(wish))
    live = await service.tables.create(commands.create(wish, person, name))
    assert live.hosted is not None
    return infos.table_info(live.hosted, person)


@post("/api/journals", tags=["replays"], responses=REFUSALS)
async def upload(request: Visit, service: Serving, data: JSONBody[messages.ImportJournal]) -> TableInfo:
    """A journal: a finished match becomes a replay, a running one a hot-seat table."""
    person = service.people.known(request)
    await service.people.name(person)
    service.upload_limit.check(person, address_of(request))
    lines_in_all = data.journal.count("\n")
    if lines_in_all > LINES:
        raise Refuse(Code.SHAPE, "journal-too-long", lines=LINES)
    service.disk_limit.check(person, address_of(request), _kilobytes(data.journal) + KEPT * lines_in_all)
    try:
        match, lines = Match.open(data.journal)
        match, _ = Match.open(dump_line(kept_header(match.game, match.journal.header)))
        await _follow(match, lines)
        match.resolve_chance()
    except Problem as problem:
        raise of_problem(problem) from None
    live = await service.tables.create(commands.upload(match, person))
    assert live.hosted is not None
    return infos.table_info(live.hosted, person)


def _kilobytes(*texts: str) -> float:
    return sum(len(text.encode()) for text in texts) / 1_000


@post("/api/reports", tags=["server"], responses=REFUSALS)
async def report(request: Visit, service: Serving, data: JSONBody[messages.Report]) -> messages.ReportTaken:
    """A bug; which moment of which table it is about is kept with it, for the developers only."""
    person = service.people.known(request)
    await service.people.name(person)
    service.report_limit.check(person, address_of(request))
    service.disk_limit.check(person, address_of(request), _kilobytes(data.text, data.client))
    rows = (await _hosted(request, service, data.table)).rows if data.table is not None else None
    number = new_id()
    await service.store.add_report(
        {
            "id": number,
            "person": person,
            "table_id": data.table,
            "at": service.clock.now(),
            "text": clean_text(data.text),
            "client": clean_text(data.client),
            "rows": rows,
        }
    )
    return messages.ReportTaken(id=number)


HANDLERS = [journal, replay, course, position, picture, fork, upload, report]
