"""Requests about what a person has chosen once and wants on every device: speed, theme, text size and the like."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from litestar import get, put
from litestar.params import JSONBody

from metalworks.messages import Code
from metalworks.server.refusal import Refuse
from metalworks.server.service import Serving
from metalworks.server.storage.database import SETTINGS_OF, settings
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.http.common import REFUSALS, Visit

Choices = dict[str, str | int | bool]

MOST = 40  # choices; the application has a dozen
LONGEST = 80  # letters of a name or a value
SIZE = 2_000  # bytes of all of them: a letter may take several


@get("/api/me/settings", tags=["people"], responses=REFUSALS)
async def show(request: Visit, service: Serving) -> Choices:
    """What I have chosen; nothing yet, for a newcomer."""
    person = service.people.known(request)
    query = sa.select(settings.c.value).where(settings.c.key == _key(person))
    found = await service.store.read(lambda connection: connection.execute(query).scalar())
    return msgspec.json.decode(found, type=Choices) if found else {}


@put("/api/me/settings", tags=["people"], responses=REFUSALS)
async def keep(request: Visit, service: Serving, data: JSONBody[Choices]) -> Choices:
    """Keep what I have chosen, instead of what was kept before."""
    person = service.people.known(request)
    await service.people.name(person)
    if len(data) > MOST or any(len(str(part)) > LONGEST for pair in data.items() for part in pair):
        raise Refuse(Code.SHAPE, "settings-too-many")
    value = msgspec.json.encode(data)
    if len(value) > SIZE:
        raise Refuse(Code.SHAPE, "settings-too-many")
    service.change_limit.check(person, address_of(request))
    service.disk_limit.check(person, address_of(request), len(value) / 1_000)
    row: dict[str, object] = {"key": _key(person), "value": value.decode()}
    await service.store.writer.work(lambda connection: service.store.put(connection, settings, row))
    return data


def _key(person: str) -> str:
    return SETTINGS_OF + person


HANDLERS = [show, keep]
