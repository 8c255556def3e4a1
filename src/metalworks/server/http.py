"""Requests about people, games, tables and texts."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec
import prometheus_client
from litestar import Request, Response, get, patch, post
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import metalworks
from metalworks.contract.rulebook import rulebook
from metalworks.contract.texts import BROWSER, DEFAULT_LANGUAGE, LANGUAGES, resources
from metalworks.games import GAMES, game
from metalworks.players import LEVELS
from metalworks.server import decisions, infos, metrics, protocol, schema
from metalworks.server.entries import RematchMade
from metalworks.server.names import clean_name
from metalworks.server.protocol import Code, GameInfo, Me, Shelf, Sitter, Status, TableInfo, TableList
from metalworks.server.record import Record
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service
from metalworks.server.store import PAGE

Visit = Request[object, object, State]

TableId = Annotated[str, Parameter(max_length=40)]
REFUSALS = {
    status: ResponseSpec(protocol.Refusal, description=description, generate_examples=False)
    for status, description in {
        400: "Not a request of this protocol",
        401: "No identity",
        403: "Not yours",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too big",
        415: "Not JSON",
        429: "Too often",
        503: "The server stops or is overloaded",
    }.items()
}
SOON = CacheControlHeader(no_cache=True)


# -- people ------------------------------------------------------------------------------------


@get("/api/me", tags=["people"], responses=REFUSALS)
async def me(request: Visit, service: Service) -> Response[Me]:
    """Who I am; makes a guest of a newcomer."""
    person = service.people.person(request)
    name = await service.store.name_of(person) if person is not None else None
    if person is None or name is None:
        service.guest_limit.check(request.client.host if request.client else "")
        person, name = await service.people.welcome()
    return _identity(request, service, person, name)


def _identity(request: Visit, service: Service, person: str, name: str) -> Response[Me]:
    cookie = service.people.cookie(person, request.url.scheme == "https")
    return Response(Me(id=person, name=name), cookies=[cookie], headers={"cache-control": "no-store"}, status_code=200)


@patch("/api/me", tags=["people"], responses=REFUSALS)
async def rename(request: Visit, service: Service, data: protocol.Rename) -> Me:
    """Change my name; tables where I already sit keep the old one."""
    person = service.people.known(request)
    await service.people.name(person)
    name = clean_name(data.name)
    await service.store.rename(person, name)
    return Me(id=person, name=name)


@post("/api/me/link", tags=["people"], responses=REFUSALS)
async def link(request: Visit, service: Service) -> protocol.IdentityLink:
    """A private link that brings my identity to another device, once, within a day."""
    person = service.people.known(request)
    await service.people.name(person)
    service.guest_limit.check(person)
    token, expires = await service.store.add_link(person)
    return protocol.IdentityLink(token=token, path=f"/link/{token}", expires=expires)


@post("/api/me/claim", tags=["people"], responses=REFUSALS, status_code=200)
async def claim(request: Visit, service: Service, data: protocol.ClaimIdentity) -> Response[Me]:
    """Take over the identity of a private link."""
    service.guest_limit.check(request.client.host if request.client else "")
    person = await service.store.use_link(data.token)
    if person is None:
        raise Refuse(Code.MISSING, "no-such-link")
    return _identity(request, service, person, await service.people.name(person))


# -- tables ------------------------------------------------------------------------------------


@get("/api/tables", tags=["tables"], responses=REFUSALS)
async def list_tables(
    request: Visit,
    service: Service,
    shelf: Shelf = Shelf.OPEN,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None,
) -> TableList:
    """A list of tables, the newest first."""
    person = service.people.person(request)
    if game is not None and game not in GAMES:
        return TableList(tables=[])
    rows = await service.store.shelf(shelf, person, game, before)
    listed = [infos.listed(row, chairs, person, _online(service, row.id)) for row, chairs in rows]
    more = str(listed[-1].updated) if len(listed) == PAGE and shelf is not Shelf.MINE else None
    return TableList(tables=listed, next=more)


def _online(service: Service, table: str) -> frozenset[str]:
    live = service.tables.live.get(table)
    return live.present()[0] if live is not None and live.record is not None else frozenset()


@post("/api/tables", tags=["tables"], responses=REFUSALS)
async def create_table(request: Visit, service: Service, data: protocol.CreateTable) -> TableInfo:
    """Make a table; one without open seats starts at once."""
    person = service.people.known(request)
    name = await service.people.name(person)
    service.table_limit.check(person)
    live = await service.tables.create(lambda record, at: decisions.create(record, data, person, name, at))
    return await _info(service, live.id, person)


@get("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def show_table(request: Visit, service: Service, table: TableId) -> TableInfo:
    """A table as I may know it."""
    return await _info(service, table, service.people.person(request))


async def _info(service: Service, table: str, person: str | None) -> TableInfo:
    live = await service.tables.open(table)
    async with live.lock:
        record = await service.tables.load(live)
        return infos.table_info(record, person, *live.present())


@post("/api/tables/{table:str}/join", tags=["tables"], responses=REFUSALS, status_code=200)
async def join_table(request: Visit, service: Service, table: TableId, data: protocol.JoinTable) -> TableInfo:
    """Take an open seat."""
    person = service.people.known(request)
    name = await service.people.name(person)
    live = await service.tables.open(table)
    await service.tables.change(live, lambda record, at: decisions.join(record, person, name, data, at))
    return await _info(service, table, person)


@post("/api/tables/{table:str}/leave", tags=["tables"], responses=REFUSALS, status_code=200)
async def leave_table(request: Visit, service: Service, table: TableId) -> TableInfo:
    """Give up my seats before the start."""
    person = service.people.known(request)
    live = await service.tables.open(table)
    await service.tables.change(live, lambda record, at: decisions.leave(record, person, at))
    return await _info(service, table, person)


@post("/api/tables/{table:str}/start", tags=["tables"], responses=REFUSALS, status_code=200)
async def start_table(request: Visit, service: Service, table: TableId, data: protocol.StartTable) -> TableInfo:
    """Begin, by the host."""
    person = service.people.known(request)
    live = await service.tables.open(table)
    await service.tables.change(live, lambda record, at: decisions.start(record, person, data, at))
    return await _info(service, table, person)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=REFUSALS, status_code=200)
async def rematch(request: Visit, service: Service, table: TableId) -> TableInfo:
    """The same again: makes the next table, or joins it if somebody else has made it."""
    person = service.people.known(request)
    name = await service.people.name(person)
    live = await service.tables.open(table)
    async with live.lock:
        record = await service.tables.load(live)
        wish = _again(record, person)
    if record.rematch is None:
        service.table_limit.check(person)
        following = await service.tables.create(lambda new, at: decisions.create(new, wish, person, name, at))

        def follow(record: Record, at: float) -> decisions.Entries:
            if record.rematch is not None:
                raise Refuse(Code.STATE, "rematch-made")
            entry = RematchMade(following.id)
            record.apply(entry, at)
            return [entry]

        try:
            await service.tables.change(live, follow)
            return await _info(service, following.id, person)
        except Refuse as refuse:
            if refuse.key != "rematch-made":
                raise
            if following.record is not None and following.record.status is Status.OPEN:
                await service.tables.change(following, lambda new, at: decisions.leave(new, person, at))
    assert live.record is not None
    assert live.record.rematch is not None
    following = await service.tables.open(live.record.rematch)
    if following.record is not None and not following.record.seats_of(person):
        await service.tables.change(
            following, lambda new, at: decisions.join(new, person, name, protocol.JoinTable(), at)
        )
    return await _info(service, following.id, person)


def _again(record: Record, person: str) -> protocol.CreateTable:
    """The same table once more, with the others' seats open."""
    if not record.seats_of(person):
        raise Refuse(Code.SEAT, "table-not-in")
    if record.status is not Status.FINISHED:
        raise Refuse(Code.STATE, "table-not-finished")

    def seat(number: int) -> protocol.SeatPlan:
        chair = record.chairs[number]
        if chair.level:
            return protocol.SeatPlan(sitter=Sitter.COMPUTER, level=chair.level)
        if chair.person == person:
            return protocol.SeatPlan(sitter=Sitter.ME, name=chair.name if len(record.seats_of(person)) > 1 else "")
        return protocol.SeatPlan()

    setup = record.setup
    return protocol.CreateTable(
        game=record.game,
        seats=[seat(number) for number in range(len(record.chairs))],
        options=setup.options,
        pace=setup.pace,
        position=setup.position,
    )


# -- games, texts, the server itself ---------------------------------------------------------------


@get("/api/games", tags=["games"], cache_control=SOON)
async def games() -> list[GameInfo]:
    """The games of this server."""
    return [game_info(name) for name in GAMES]


@functools.cache
def game_info(name: str) -> GameInfo:
    rules = game(name)
    return GameInfo(
        id=rules.id,
        title=rules.title,
        clauses=rules.clauses,
        rules_version=rules.rules_version,
        least_seats=rules.seat_counts[0],
        most_seats=rules.seat_counts[-1],
        levels=list(LEVELS),
        options=msgspec.json.schema(rules.options, schema_hook=schema.any_value),
    )


@get("/api/schema", tags=["games"], cache_control=SOON)
async def message_schema() -> dict[str, object]:
    """JSON Schema of every message, and of every game's actions, events, views and options."""
    return schema.document()


@get("/api/texts/{language:str}", tags=["games"], responses=REFUSALS, media_type="text/plain", cache_control=SOON)
async def texts(language: str, game: Annotated[str | None, Parameter(max_length=40)] = None) -> str:
    """What a browser says: the Fluent files of the application and of one game, without the terminal's."""
    if language not in LANGUAGES:
        raise Refuse(Code.MISSING, "no-such-language", known=", ".join(LANGUAGES))
    if game is not None and game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    return "\n".join(resources(language, game, BROWSER))


@get("/api/rules/{game:str}", tags=["games"], responses=REFUSALS, cache_control=SOON)
async def rules(game: TableId, language: Annotated[str, Parameter(max_length=10)] = DEFAULT_LANGUAGE) -> protocol.Rules:
    """The ledger of a game in a language, a clause each."""
    if game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    if language not in LANGUAGES:
        raise Refuse(Code.MISSING, "no-such-language", known=", ".join(LANGUAGES))
    book = rulebook(game, language)
    clauses = [
        protocol.Clause(
            id=clause.id, text=clause.text, chapter=f"{chapter.number} {chapter.title}", heading=clause.heading
        )
        for chapter in book.chapters
        for clause in chapter.clauses
    ]
    return protocol.Rules(
        game=game, language=language, title=book.title, introduction=book.introduction, clauses=clauses
    )


@get("/health", tags=["server"], responses=REFUSALS)
async def health(service: Service) -> protocol.Health:
    """Whether the server can do its work."""
    if service.is_stopping or not await service.store.is_alive():
        raise Refuse(Code.BUSY, "server-stops")
    return protocol.Health(
        status="ok",
        version=metalworks.__version__,
        database="postgresql" if service.store.is_postgres else "sqlite",
        live_tables=len(service.tables.live),
        connections=sum(len(live.connections) for live in service.tables.live.values()),
    )


@get("/metrics", tags=["server"], responses=REFUSALS, media_type="text/plain")
async def measurements(request: Visit, service: Service) -> Response[bytes]:
    """Numbers for Prometheus, on this machine only: totals could tell of secret moves."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "localhost")
    if not local or "x-forwarded-for" in request.headers:
        raise Refuse(Code.MISSING, "no-such-page")
    metrics.LIVE_TABLES.set(len(service.tables.live))
    metrics.CRASHES.set(service.tables.thinkers.crashes)
    return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)


HANDLERS = [
    me,
    rename,
    link,
    claim,
    list_tables,
    create_table,
    show_table,
    join_table,
    leave_table,
    start_table,
    rematch,
    games,
    message_schema,
    texts,
    rules,
    health,
    measurements,
]
