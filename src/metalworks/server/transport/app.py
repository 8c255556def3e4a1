"""The application: all requests, refusals as values, headers, the interface's description."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import metalworks
from metalworks import messages
from metalworks.contract.problems import Problem
from metalworks.messages import JOURNAL_LENGTH, Code
from metalworks.server import metrics
from metalworks.server.refusal import Refuse, of_problem
from metalworks.server.service import Service
from metalworks.server.settings import Settings
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.store import Away
from metalworks.server.storage.writer import NotCommitted, Unknown
from metalworks.server.transport import answers, invitation, pages
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.channels import Channels
from metalworks.server.transport.description import Description
from metalworks.server.transport.http import games, matches, people, preferences, status, tables
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
    b"content-security-policy": pages.POLICY.encode(),
}
HTTPS_ONLY = {b"strict-transport-security": b"max-age=31536000"}
MISDIRECTED = 421
WITH_BODY = ("POST", "PUT", "PATCH")


def create_app(settings: Settings, clock: WallClock = WALL_CLOCK, lock: FileLock | None = None) -> Litestar:
    """The ASGI application of one server process."""
    channels = Channels(settings.database) if settings.is_postgres else None
    service = Service(settings, channels, clock, lock)
    return Litestar(
        route_handlers=[*REQUESTS, play, signals, invitation.table_page, pages.front, pages.page],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False, use_cache=True)},
        lifespan=[service.lifespan],
        plugins=[channels.plugin] if channels is not None else [],
        exception_handlers={
            Problem: _refused,
            NotCommitted: _not_committed,
            Unknown: _unknown,
            Away: _away,
            RecursionError: _too_deep,
            HTTPException: _http_problem,
            Exception: _failed,
        },
        before_request=_admit,
        before_send=[_secure_headers],
        request_max_body_size=2 * JOURNAL_LENGTH,
        openapi_config=OpenAPIConfig(
            title="Metalworks",
            version=metalworks.__version__,
            description="Tables of Metalworks over HTTP. Play goes over WebSockets: see docs/protocol.md.",
            render_plugins=[Description()],
            path="/schema",
        ),
        state=State({"service": service}),
        logging_config=None,  # ours: metalworks.server.logs
    )


async def _admit(request: AnyRequest) -> Response[Any] | None:
    """Turn away whoever may not come in, before anything else; and answer what needs no handler."""
    service: Service = request.app.state.service
    refuse = service.turned_away(request)
    if refuse is not None:
        return _answer(refuse, MISDIRECTED if refuse.key == "foreign-host" else 403)
    if request.path_params and request.url.path.startswith("/schema/"):  # Litestar has a page of its own for these
        return _answer(Refuse(Code.MISSING, "no-such-page"))
    if request.method == "OPTIONS":
        methods = ", ".join(allowed(request.app, request.url.path))
        return Response(None, status_code=HTTPStatus.NO_CONTENT, headers={"allow": methods})
    # Looked at here, because a text that is none is our own mistake wherever else one is found.
    if request.method in WITH_BODY and not _is_text(await request.body()):
        return _answer(Refuse(Code.SHAPE, "bad-request", detail="not UTF-8"))
    return None


def _is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _secure_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    service: Service = scope["litestar_app"].state.service
    transport = HTTPS_ONLY if service.settings.secure else {}
    message["headers"] = [*message.get("headers", []), *HEADERS.items(), *transport.items()]


def _answer(refuse: Refuse, code: int | None = None) -> Response[messages.Refusal]:
    metrics.REFUSALS.labels(refuse.code).inc()
    return Response(
        answers.body(refuse),
        status_code=code or answers.STATUS[refuse.code],
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )


def _refused(request: AnyRequest, problem: Problem) -> Response[messages.Refusal]:
    refuse = of_problem(problem)
    if refuse.code is Code.RATE:
        service: Service = request.app.state.service
        service.incidents.note(refuse.key, address_of(request), service.people.person(request))
    return _answer(refuse)


def _not_committed(_: AnyRequest, __: NotCommitted) -> Response[messages.Refusal]:
    return _answer(Refuse(Code.BUSY, "not-committed"))


def _unknown(_: AnyRequest, __: Unknown) -> Response[messages.Refusal]:
    return _answer(Refuse(Code.BUSY, "outcome-unknown"))


def _away(_: AnyRequest, __: Away) -> Response[messages.Refusal]:
    return _answer(Refuse(Code.BUSY, "database-away"))


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[messages.Refusal]:
    """JSON that is nested without end."""
    return _answer(Refuse(Code.SHAPE, "bad-request", detail="nested too deeply"))


def _http_problem(request: AnyRequest, error: HTTPException) -> Response[messages.Refusal]:
    """What Litestar itself refuses, in our own form."""
    if isinstance(error.__cause__, RecursionError):
        return _too_deep(request, error.__cause__)
    status = error.status_code
    code = Code.MISSING if status in (404, 405) else Code.SHAPE if status < 500 else Code.BUSY
    detail = error.detail
    if error.extra:
        detail = f"{detail}: {msgspec.json.encode(error.extra, enc_hook=str).decode()[:500]}"
    key = "no-such-page" if code is Code.MISSING else "bad-request"
    answer = _answer(Refuse(code, key, detail=detail), status)
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        answer.set_header("allow", ", ".join(allowed(request.app, request.url.path)))
    return answer


def allowed(app: Litestar, path: str) -> list[str]:
    """The methods that an address takes."""
    found: set[str] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and "{path}" not in route.path_format:
            pattern = re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(route.path_format))
            if re.fullmatch(pattern, path):
                found |= set(route.methods)
    found = found or {"GET"}
    return sorted(found | ({"HEAD"} if "GET" in found else set()) | {"OPTIONS"})


class Heads:
    """HEAD is answered as GET is, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)  # type: ignore[arg-type]


def _failed(request: AnyRequest, error: Exception) -> Response[messages.Refusal]:
    metrics.ERRORS.labels("request").inc()
    logger.error("request failed", path=request.url.path, exc_info=error)
    return _answer(Refuse(Code.BUSY, "server-failed"), 500)
