"""The application: all requests, refusals as values, headers, the interface's description."""

from __future__ import annotations

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import RedocRenderPlugin, ScalarRenderPlugin, SwaggerRenderPlugin
from litestar.types import Message, Scope

import metalworks
from metalworks import messages
from metalworks.contract.problems import Problem
from metalworks.messages import JOURNAL_LENGTH, Code
from metalworks.server import metrics
from metalworks.server.refusal import Refuse, of_problem
from metalworks.server.service import Service
from metalworks.server.settings import Settings
from metalworks.server.storage.writer import NotCommitted
from metalworks.server.transport import answers, invitation, pages
from metalworks.server.transport.channels import Channels
from metalworks.server.transport.http import games, matches, people, preferences, status, tables
from metalworks.server.transport.people import is_foreign
from metalworks.server.transport.sockets.lobby import signals
from metalworks.server.transport.sockets.table import play
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

logger = structlog.get_logger()

REQUESTS = [handler for about in (people, preferences, tables, games, matches, status) for handler in about.HANDLERS]
AnyRequest = Request[object, object, State]

HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
}


def create_app(settings: Settings, clock: WallClock = WALL_CLOCK) -> Litestar:
    """The ASGI application of one server process."""
    channels = Channels(settings.database) if settings.is_postgres else None
    service = Service(settings, channels, clock)
    return Litestar(
        route_handlers=[*REQUESTS, play, signals, invitation.table_page, pages.page],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False, use_cache=True)},
        lifespan=[service.lifespan],
        plugins=[channels.plugin] if channels is not None else [],
        exception_handlers={
            Problem: _refused,
            NotCommitted: _not_committed,
            HTTPException: _http_problem,
            Exception: _failed,
        },
        before_request=_same_site,
        before_send=[_secure_headers],
        request_max_body_size=2 * JOURNAL_LENGTH,
        openapi_config=OpenAPIConfig(
            title="Metalworks",
            version=metalworks.__version__,
            description="Tables of Metalworks over HTTP. Play goes over WebSockets: see docs/protocol.md.",
            render_plugins=[ScalarRenderPlugin(), SwaggerRenderPlugin(), RedocRenderPlugin()],
            path="/schema",
        ),
        state=State({"service": service}),
        logging_config=None,  # ours: metalworks.server.logs
    )


async def _same_site(request: AnyRequest) -> Response[messages.Refusal] | None:
    """A page of another site may not send anything in a visitor's name."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and is_foreign(request):
        return _answer(Refuse(Code.IDENTITY, "foreign-site"), 403)
    return None


async def _secure_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    policy = {} if scope["path"].startswith("/schema") else {b"content-security-policy": pages.POLICY.encode()}
    message["headers"] = [*message.get("headers", []), *HEADERS.items(), *policy.items()]


def _answer(refuse: Refuse, code: int | None = None) -> Response[messages.Refusal]:
    metrics.REFUSALS.labels(refuse.code).inc()
    return Response(
        answers.body(refuse),
        status_code=code or answers.STATUS[refuse.code],
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )


def _refused(_: AnyRequest, problem: Problem) -> Response[messages.Refusal]:
    return _answer(of_problem(problem))


def _not_committed(_: AnyRequest, __: NotCommitted) -> Response[messages.Refusal]:
    return _answer(Refuse(Code.BUSY, "not-committed"))


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[messages.Refusal]:
    """What Litestar itself refuses, in our own form."""
    status = error.status_code
    code = Code.MISSING if status in (404, 405) else Code.SHAPE if status < 500 else Code.BUSY
    detail = error.detail
    if error.extra:
        detail = f"{detail}: {msgspec.json.encode(error.extra, enc_hook=str).decode()[:500]}"
    key = "no-such-page" if code is Code.MISSING else "bad-request"
    return _answer(Refuse(code, key, detail=detail), status)


def _failed(request: AnyRequest, error: Exception) -> Response[messages.Refusal]:
    logger.error("request failed", path=request.url.path, exc_info=error)
    return _answer(Refuse(Code.BUSY, "server-failed"), 500)
