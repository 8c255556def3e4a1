"""Requests about people: who I am, my name, my other devices."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from metalworks import messages
from metalworks.messages import Code, Me
from metalworks.server.hosted.names import clean_name
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service, Serving
from metalworks.server.storage.ids import is_id
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.http.common import REFUSALS, TableId, Visit
from metalworks.server.transport.people import Identity, device_of, link_path


@get("/api/me", tags=["people"], responses=REFUSALS)
async def me(request: Visit, service: Serving) -> Response[Me]:
    """Who I am; makes a guest of a newcomer."""
    identity = service.people.identity(request)
    name = await service.store.name_of(identity.person) if identity is not None else None
    if identity is None or name is None:
        address = address_of(request)
        service.guest_limit.check(address, address)
        identity, name = await service.people.welcome(device_of(request))
    elif identity.session == identity.person:  # of before there were sessions
        service.guest_limit.check(identity.person, address_of(request))
        identity = await service.people.admit(identity.person, device_of(request))
    else:
        await service.store.see(identity.person, identity.session)
    return _identity(request, service, identity, name)


def _identity(request: Visit, service: Service, identity: Identity, name: str) -> Response[Me]:
    cookie = service.people.cookie(identity, request.url.scheme == "https")
    me = Me(id=identity.person, name=name)
    return Response(me, cookies=[cookie], headers={"cache-control": "no-store"}, status_code=200)


@patch("/api/me", tags=["people"], responses=REFUSALS)
async def rename(request: Visit, service: Serving, data: JSONBody[messages.Rename]) -> Me:
    """Change my name; tables where I already sit keep the old one."""
    person = service.people.known(request)
    await service.people.name(person)
    name = clean_name(data.name)
    service.change_limit.check(person, address_of(request))
    await service.store.rename(person, name)
    return Me(id=person, name=name)


@post("/api/me/link", tags=["people"], responses=REFUSALS)
async def link(request: Visit, service: Serving) -> messages.IdentityLink:
    """A private link that brings my identity to another device, once, within a day; earlier ones end."""
    person = service.people.known(request)
    await service.people.name(person)
    service.guest_limit.check(person, address_of(request))
    token, expires = await service.store.add_link(person)
    return messages.IdentityLink(token=token, path=link_path(token), expires=expires)


@post("/api/me/claim", tags=["people"], responses=REFUSALS, status_code=200)
async def claim(request: Visit, service: Serving, data: JSONBody[messages.ClaimIdentity]) -> Response[Me]:
    """Take over the identity of a private link."""
    address = address_of(request)
    service.guest_limit.check(address, address)
    person = await service.store.use_link(data.token)
    if person is None:
        raise Refuse(Code.MISSING, "no-such-link")
    name = await service.people.name(person)
    return _identity(request, service, await service.people.admit(person, device_of(request)), name)


@get("/api/me/sessions", tags=["people"], responses=REFUSALS)
async def list_sessions(request: Visit, service: Serving) -> list[messages.Session]:
    """The devices on which I am known, the last seen first."""
    identity = _known(request, service)
    return [
        messages.Session(
            id=row.id, created=row.created, seen=row.seen, device=row.device, this=row.id == identity.session
        )
        for row in await service.store.sessions_of(identity.person)
    ]


@delete("/api/me/sessions", tags=["people"], responses=REFUSALS, status_code=204)
async def end_others(request: Visit, service: Serving) -> None:
    """End my sessions on all devices but this one."""
    identity = _known(request, service)
    await _end(service, identity.person, but=identity.session)


ENDED = ResponseSpec(None, description="Ended", generate_examples=False)


@delete("/api/me/sessions/{session:str}", tags=["people"], responses={**REFUSALS, 204: ENDED}, status_code=204)
async def end_session(request: Visit, service: Serving, session: TableId) -> Response[None]:
    """End one of my sessions; if it is this one, I am a stranger from now on."""
    identity = _known(request, service)
    if not is_id(session) or not await _end(service, identity.person, only=session):
        raise Refuse(Code.MISSING, "no-such-session")
    gone = [service.people.cookie(None, request.url.scheme == "https")] if session == identity.session else []
    return Response(None, status_code=204, cookies=gone)


def _known(request: Visit, service: Service) -> Identity:
    identity = service.people.identity(request)
    if identity is None:
        raise Refuse(Code.IDENTITY, "no-identity")
    return identity


async def _end(service: Service, person: str, only: str | None = None, but: str | None = None) -> list[str]:
    ended = await service.store.end_sessions(person, only, but)
    service.sanctions.ended.update(ended)
    service.disconnect(frozenset({person}))
    return ended


HANDLERS = [me, rename, link, claim, list_sessions, end_others, end_session]
