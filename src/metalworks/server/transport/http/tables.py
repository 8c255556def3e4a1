"""Requests about tables: listing, making, joining, starting, playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from metalworks import messages
from metalworks.games import GAMES
from metalworks.messages import Code, Shelf, Sitter, Status, TableInfo, TableList
from metalworks.server.hosted import commands, infos
from metalworks.server.hosted.table import HostedTable
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service, Serving
from metalworks.server.storage.rows import listed_table
from metalworks.server.storage.shelves import Place
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.http.common import REFUSALS, TableId, Visit, kilobytes_of, open_table


@get("/api/tables", tags=["tables"], responses=REFUSALS)
async def list_tables(
    request: Visit,
    service: Serving,
    shelf: FromQuery[Shelf] = Shelf.OPEN,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> TableList:
    """A list of tables, the newest first."""
    person = service.people.person(request)
    if game is not None and game not in GAMES:
        return TableList(tables=[])
    place = Place.read(before) if before is not None else None
    rows, more = await service.store.shelf(shelf, person, game, place)
    listed = [listed_table(row, chairs, person, _online(service, row.id)) for row, chairs in rows]
    return TableList(tables=listed, next=more.write() if more is not None else None)


def _online(service: Service, table: str) -> frozenset[str]:
    live = service.tables.live.get(table)
    return live.present()[0] if live is not None and live.hosted is not None else frozenset()


@post("/api/tables", tags=["tables"], responses=REFUSALS)
async def create_table(request: Visit, service: Serving, data: JSONBody[messages.CreateTable]) -> TableInfo:
    """Make a table; one without open seats starts at once."""
    person = service.people.known(request)
    name = await service.people.name(person)
    service.table_limit.check(person, address_of(request))
    service.disk_limit.check(person, address_of(request), kilobytes_of(data))
    live = await service.tables.create(commands.create(data, person, name))
    return await _info(request, service, live.id)


@get("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def show_table(request: Visit, service: Serving, table: TableId) -> TableInfo:
    """A table as I may know it."""
    return await _info(request, service, table)


async def _info(request: Visit, service: Service, table: str) -> TableInfo:
    live = await open_table(request, service, table)
    async with live.lock:
        hosted = await service.tables.load(live)
        return infos.table_info(hosted, service.people.person(request), *live.present())


@post("/api/tables/{table:str}/join", tags=["tables"], responses=REFUSALS, status_code=200)
async def join_table(request: Visit, service: Serving, table: TableId, data: JSONBody[messages.JoinTable]) -> TableInfo:
    """Take an open seat."""
    person = service.people.known(request)
    name = await service.people.name(person)
    service.change_limit.check(person, address_of(request))
    live = await open_table(request, service, table)
    await service.tables.change(live, lambda hosted, _: commands.join(hosted, person, name, data))
    return await _info(request, service, table)


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=REFUSALS, status_code=200)
async def leave_table(request: Visit, service: Serving, table: TableId) -> TableInfo:
    """Give up my seats before the start."""
    person = service.people.known(request)
    live = await open_table(request, service, table)
    await service.tables.change(live, lambda hosted, _: commands.leave(hosted, person))
    return await _info(request, service, table)


@post("/api/tables/{table:str}/start", tags=["tables"], responses=REFUSALS, status_code=200)
async def start_table(
    request: Visit, service: Serving, table: TableId, data: JSONBody[messages.StartTable]
) -> TableInfo:
    """Begin, by the host."""
    person = service.people.known(request)
    live = await open_table(request, service, table)
    await service.tables.change(live, lambda hosted, _: commands.start(hosted, person, data))
    return await _info(request, service, table)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=REFUSALS, status_code=200)
async def rematch(request: Visit, service: Serving, table: TableId) -> TableInfo:
    """The same again: makes the next table, or joins it if somebody else has made it."""
    person = service.people.known(request)
    name = await service.people.name(person)
    live = await open_table(request, service, table)
    async with live.lock:
        hosted = await service.tables.load(live)
        wish = _again(hosted, person)
    if hosted.rematch is None:
        service.table_limit.check(person, address_of(request))
        service.disk_limit.check(person, address_of(request), kilobytes_of(wish))
        following = await service.tables.create(commands.create(wish, person, name))
        try:
            await service.tables.change(live, lambda hosted, _: commands.rematch(hosted, following.id))
            return await _info(request, service, following.id)
        except Refuse as refuse:
            if refuse.key != "rematch-made":
                raise
            if following.hosted is not None and following.hosted.status is Status.OPEN:
                await service.tables.change(following, lambda new, _: commands.leave(new, person))
    assert live.hosted is not None
    assert live.hosted.rematch is not None
    following = await service.tables.open(live.hosted.rematch)
    if following.hosted is not None and not following.hosted.seats_of(person):
        await service.tables.change(following, lambda new, _: commands.join(new, person, name, messages.JoinTable()))
    return await _info(request, service, following.id)


def _again(hosted: HostedTable, person: str) -> messages.CreateTable:
    """The same table once more, with the others' seats open."""
    if not hosted.seats_of(person):
        raise Refuse(Code.SEAT, "table-not-in")
    if hosted.status is not Status.FINISHED:
        raise Refuse(Code.STATE, "table-not-finished")

    def seat(number: int) -> messages.SeatPlan:
        chair = hosted.chairs[number]
        if chair.level:
            return messages.SeatPlan(sitter=Sitter.COMPUTER, level=chair.level)
        if chair.person == person:
            return messages.SeatPlan(sitter=Sitter.ME, name=chair.name if len(hosted.seats_of(person)) > 1 else "")
        return messages.SeatPlan()

    setup = hosted.setup
    return messages.CreateTable(
        game=hosted.game,
        seats=[seat(number) for number in range(len(hosted.chairs))],
        options=setup.options,
        pace=setup.pace,
        position=setup.position,
    )


HANDLERS = [list_tables, create_table, show_table, join_table, leave_table, start_table, rematch]
