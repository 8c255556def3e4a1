"""Requests about the server itself: whether it runs, whether it works, and numbers for Prometheus."""

from __future__ import annotations

import prometheus_client
from litestar import Response, get

import metalworks
from metalworks import messages
from metalworks.messages import Code
from metalworks.server.refusal import Refuse
from metalworks.server.service import Serving
from metalworks.server.transport.addresses import is_direct
from metalworks.server.transport.http.common import REFUSALS, Visit


@get("/live", tags=["server"], responses=REFUSALS)
async def live() -> messages.Live:
    """Whether the process runs: if this is not answered, it must be started again."""
    return messages.Live(status="ok", version=metalworks.__version__)


@get(["/ready", "/health"], tags=["server"], responses=REFUSALS)
async def ready(service: Serving) -> messages.Health:
    """Whether the server can do its work now, reading and writing; otherwise send nobody to it."""
    if not await service.is_ready():
        raise Refuse(Code.BUSY, "server-stops" if service.is_stopping else "database-away")
    return messages.Health(
        status="ok",
        version=metalworks.__version__,
        database="postgresql" if service.store.is_postgres else "sqlite",
        live_tables=len(service.tables.live),
        connections=sum(len(live.connections) for live in service.tables.live.values()),
    )


@get("/metrics", tags=["server"], responses=REFUSALS, media_type="text/plain")
async def measurements(request: Visit, service: Serving) -> Response[bytes]:
    """Numbers for Prometheus, on this machine only: totals could reveal secret moves.

    Behind a proxy everybody seems to be on this machine; then there is another port for it.
    """
    if service.settings.secure or not is_direct(request):
        raise Refuse(Code.MISSING, "no-such-page")
    return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)


HANDLERS = [live, ready, measurements]
