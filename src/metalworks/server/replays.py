"""Requests about matches as a whole: journals, replays, positions, forks, bug reports."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from metalworks.contract.problems import Problem
from metalworks.contract.types import Viewer
from metalworks.server import decisions, infos, protocol
from metalworks.server import entries as log
from metalworks.server.http import REFUSALS, TableId, Visit
from metalworks.server.names import clean_text
from metalworks.server.protocol import Code, ReplayFrame, SeatPlan, Sitter, Status, TableInfo
from metalworks.server.record import Record
from metalworks.server.refusal import Refuse, of_problem
from metalworks.server.service import Service
from metalworks.server.store import new_id
from metalworks.server.tables import chat_line
from metalworks.table.chance import new_seed
from metalworks.table.journal import Line, dump_line
from metalworks.table.match import Match

FRAMES = 100  # in one answer
LINES = 5_000  # of a journal that may be uploaded; ten times a long game
BREATH = 20  # lines after which others have their turn


async def _record(service: Service, table: str) -> Record:
    live = await service.tables.open(table)
    async with live.lock:
        return await service.tables.load(live)


async def _finished(service: Service, table: str) -> tuple[Record, Match]:
    """A table that is over, and its match; before, its secrets are nobody's business."""
    record = await _record(service, table)
    if record.status is not Status.FINISHED or record.match is None:
        raise Refuse(Code.STATE, "table-not-finished")
    return record, record.match


def _open(match: Match) -> Match:
    """The beginning of a match, to go through it once more."""
    return Match.open(dump_line(match.journal.header))[0]


async def _follow(match: Match, lines: Sequence[Line]) -> None:
    """Go on with a match, without keeping everybody else waiting."""
    for number, line in enumerate(lines, match.steps + 2):
        match.follow(line, number)
        if number % BREATH == 0:
            await asyncio.sleep(0)


@get("/api/tables/{table:str}/journal", tags=["replays"], responses=REFUSALS, media_type="text/plain")
async def journal(request: Visit, service: Service, table: TableId) -> Response[str]:
    """The journal: of a finished match everything, of a running one what I saw."""
    record = await _record(service, table)
    if record.match is None:
        raise Refuse(Code.STATE, "table-not-started")
    seats = record.seats_of(service.people.person(request))
    viewer: Viewer = seats[0] if seats else None
    over = record.status is Status.FINISHED
    text = record.match.journal.dumps() if over else record.match.journal_for(viewer)
    name = f"{record.game}-{record.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", tags=["replays"], responses=REFUSALS)
async def replay(
    request: Visit,
    service: Service,
    table: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = FRAMES,
) -> protocol.Replay:
    """Frames of a finished match as one seat saw it, or a spectator."""
    record, whole = await _finished(service, table)
    if seat is not None and seat >= len(record.chairs):
        raise Refuse(Code.MISSING, "refused-no-such-seat", number=seat, seats=len(record.chairs))
    said = [chat_line(row, is_over=True) for row in await service.store.chat_of(table)]
    match = _open(whole)
    lines = whole.journal.lines
    frames: list[ReplayFrame] = []
    await _follow(match, lines[: max(0, first - 1)])
    for at in range(first, min(first + count, len(lines) + 1)):
        await _follow(match, lines[match.steps : at])
        frames.append(_frame(match, at, seat, said, len(lines)))
    info = infos.table_info(record, service.people.person(request))
    return protocol.Replay(table=info, lines=len(lines), frames=frames, seat=seat)


def _frame(match: Match, at: int, viewer: Viewer, said: list[protocol.ChatLine], last: int) -> ReplayFrame:
    line = match.journal.lines[at - 1] if at else None
    return ReplayFrame(
        at=at,
        seat=line.seat if line is not None and line.seat >= 0 else None,
        events=msgspec.to_builtins(match.events(viewer, at - 1)) if at else [],
        view=msgspec.to_builtins(match.view(viewer)),
        waiting=list(match.waiting),
        undo=line is not None and line.undo,
        said=[one for one in said if one.move == at or (at == last and one.move > last)],
    )


async def _position_at(whole: Match, at: int) -> str:
    if at > len(whole.journal.lines):
        raise Refuse(Code.MISSING, "no-such-frame", at=at, last=len(whole.journal.lines))
    match = _open(whole)
    await _follow(match, whole.journal.lines[:at])
    return match.position


@get("/api/tables/{table:str}/position", tags=["replays"], responses=REFUSALS)
async def position(
    service: Service, table: TableId, at: Annotated[int, Parameter(ge=0, le=1_000_000)]
) -> protocol.Position:
    """The whole position of a finished match after some of its lines."""
    record, whole = await _finished(service, table)
    return protocol.Position(game=record.game, position=await _position_at(whole, at))


@post("/api/tables/{table:str}/fork", tags=["replays"], responses=REFUSALS)
async def fork(request: Visit, service: Service, table: TableId, data: protocol.ForkTable) -> TableInfo:
    """A sandbox table from any position of a finished match."""
    person = service.people.known(request)
    name = await service.people.name(person)
    record, whole = await _finished(service, table)
    service.table_limit.check(person)
    seats = data.seats or [SeatPlan(sitter=Sitter.ME, name=chair.name[:40]) for chair in record.chairs]
    wish = protocol.CreateTable(game=record.game, seats=seats, position=await _position_at(whole, data.at))
    live = await service.tables.create(lambda new, at: decisions.create(new, wish, person, name, at))
    assert live.record is not None
    return infos.table_info(live.record, person)


@post("/api/journals", tags=["replays"], responses=REFUSALS)
async def upload(request: Visit, service: Service, data: protocol.ImportJournal) -> TableInfo:
    """A journal: a finished match becomes a replay, a running one a hot-seat table."""
    person = service.people.known(request)
    await service.people.name(person)
    service.table_limit.check(person)
    if data.journal.count("\n") > LINES:
        raise Refuse(Code.SHAPE, "journal-too-long", lines=LINES)
    try:
        match, lines = Match.open(data.journal)
        if not match.journal.header.seed:  # what falls from here on must fall alike after a restart
            seeded = msgspec.structs.replace(match.journal.header, seed=new_seed())
            match, _ = Match.open(dump_line(seeded))
        await _follow(match, lines)
        match.resolve_chance()
    except Problem as problem:
        raise of_problem(problem) from None

    def decide(record: Record, at: float) -> decisions.Entries:
        header = match.journal.header
        created = log.Created(
            host=person,
            game=header.game,
            chairs=[log.ChairPlan(name=clean_text(seat.name)[:40], person=person) for seat in header.seats],
            options=header.options,
            sandbox=True,
        )
        record.apply(created, at)
        record.begin(match, at)  # not played again, which would keep everybody waiting
        return [created, log.Started(header, list(match.journal.lines))]

    live = await service.tables.create(decide)
    assert live.record is not None
    return infos.table_info(live.record, person)


@post("/api/reports", tags=["server"], responses=REFUSALS)
async def report(request: Visit, service: Service, data: protocol.Report) -> protocol.ReportTaken:
    """A bug; journal and position of the table are kept with it, for the developers only."""
    person = service.people.known(request)
    service.hint_limit.check(("report", person))
    match = (await _record(service, data.table)).match if data.table is not None else None
    number = new_id()
    await service.store.add_report(
        {
            "id": number,
            "person": person,
            "table_id": data.table,
            "at": time.time(),
            "text": clean_text(data.text),
            "client": clean_text(data.client),
            "journal": match.journal.dumps() if match is not None else "",
            "position": match.position if match is not None else "",
        }
    )
    return protocol.ReportTaken(id=number)


HANDLERS = [journal, replay, position, fork, upload, report]
