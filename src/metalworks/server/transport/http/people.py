"""Requests about people: who I am, my name, my other devices."""

from __future__ import annotations

from litestar import Response, get, patch, post

from metalworks import messages
from metalworks.messages import Code, Me
from metalworks.server.hosted.names import clean_name
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service
from metalworks.server.transport.http.common import REFUSALS, Visit


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
async def rename(request: Visit, service: Service, data: messages.Rename) -> Me:
    """Change my name; tables where I already sit keep the old one."""
    person = service.people.known(request)
    await service.people.name(person)
    name = clean_name(data.name)
    await service.store.rename(person, name)
    return Me(id=person, name=name)


@post("/api/me/link", tags=["people"], responses=REFUSALS)
async def link(request: Visit, service: Service) -> messages.IdentityLink:
    """A private link that brings my identity to another device, once, within a day."""
    person = service.people.known(request)
    await service.people.name(person)
    service.guest_limit.check(person)
    token, expires = await service.store.add_link(person)
    return messages.IdentityLink(token=token, path=f"/link/{token}", expires=expires)


@post("/api/me/claim", tags=["people"], responses=REFUSALS, status_code=200)
async def claim(request: Visit, service: Service, data: messages.ClaimIdentity) -> Response[Me]:
    """Take over the identity of a private link."""
    service.guest_limit.check(request.client.host if request.client else "")
    person = await service.store.use_link(data.token)
    if person is None:
        raise Refuse(Code.MISSING, "no-such-link")
    return _identity(request, service, person, await service.people.name(person))


HANDLERS = [me, rename, link, claim]
