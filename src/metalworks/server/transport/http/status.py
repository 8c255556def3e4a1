"""Requests about the server itself: whether it works, and numbers for Prometheus."""

from __future__ import annotations

import prometheus_client
from litestar import Response, get

import metalworks
from metalworks import messages
from metalworks.messages import Code
from metalworks.server import metrics
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service
from metalworks.server.transport.http.common import REFUSALS, Visit


@get("/health", tags=["server"], responses=REFUSALS)
async def health(service: Service) -> messages.Health:
    """Whether the server can do its work."""
    if service.is_stopping or not await service.store.is_alive():
        raise Refuse(Code.BUSY, "server-stops")
    return messages.Health(
        status="ok",
        version=metalworks.__version__,
        database="postgresql" if service.store.is_postgres else "sqlite",
        live_tables=len(service.tables.live),
        connections=sum(len(live.connections) for live in service.tables.live.values()),
    )


@get("/metrics", tags=["server"], responses=REFUSALS, media_type="text/plain")
async def measurements(request: Visit, service: Service) -> Response[bytes]:
    """Numbers for Prometheus, on this machine only: totals could reveal secret moves."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "localhost")
    if not local or "x-forwarded-for" in request.headers:
        raise Refuse(Code.MISSING, "no-such-page")
    metrics.LIVE_TABLES.set(len(service.tables.live))
    metrics.CRASHES.set(service.tables.thinkers.crashes)
    return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)


HANDLERS = [health, measurements]
