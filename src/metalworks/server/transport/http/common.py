"""What all requests share: their types, and the refusals that the interface's description lists."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from metalworks import messages
from metalworks.server.live import LiveTable
from metalworks.server.service import Service

Visit = Request[object, object, State]

TableId = Annotated[str, PathParameter(max_length=40)]
REFUSALS = {
    status: ResponseSpec(messages.Refusal, description=description, generate_examples=False)
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


async def open_table(request: Visit, service: Service, table: str) -> LiveTable:
    """The table of a request; often reading tables that nobody has open is refused."""
    host = request.client.host if request.client else ""
    return await service.open_table(table, service.people.person(request), host)


def kilobytes_of(wish: messages.CreateTable) -> float:
    """How much is kept of a table that is made: its position twice."""
    return 1 + len(wish.position) / 500
