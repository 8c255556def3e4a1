"""Running the server."""

from __future__ import annotations

import gc
import socket
import sys

import prometheus_client
import structlog
import uvicorn

from metalworks.messages import FRAME_LENGTH
from metalworks.server import logs
from metalworks.server.service import Service
from metalworks.server.settings import Settings
from metalworks.server.storage.lock import FileLock
from metalworks.server.transport.app import Heads, create_app
from metalworks.server.transport.impatient import Impatient
from metalworks.server.transport.link import Link
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

try:
    import resource
except ImportError:  # no such limits on this system
    resource = None  # type: ignore[assignment]

FILES = 65_536  # that may be open: every visitor has a connection, and the usual 1,024 are soon used up

GRACE = 5  # seconds for requests that are being answered, when the server stops

SWITCH = 0.0005  # seconds that the event loop may keep the interpreter while the writer wants it

logger = structlog.get_logger()


class TableServer(uvicorn.Server):
    """Uvicorn that says goodbye to open tables before it closes them."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping")
        await self._service.say_goodbye()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # we were asked to stop and did: not a failure


def server(settings: Settings, clock: WallClock = WALL_CLOCK, lock: FileLock | None = None) -> TableServer:
    """A server that is ready to run."""
    app = create_app(settings, clock, lock)
    config = uvicorn.Config(
        Heads(app),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=Impatient,
        ws=Link,
        ws_max_size=4 * FRAME_LENGTH,  # beyond ours, which is refused by name
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=settings.secure,
        server_header=False,
    )
    return TableServer(config, app.state.service)


def run(settings: Settings, clock: WallClock = WALL_CLOCK, lock: FileLock | None = None) -> None:
    """Serve until somebody stops it; the lock of the database is the caller's, if it has been taken already."""
    logs.set_up(settings.log_json)
    # Tables live long and hold no cycles: a full collection would only keep everybody waiting.
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)
    # The writer has little to do between two waits for the disk, and many wait for it: it need not wait for its turn.
    sys.setswitchinterval(SWITCH)
    _open_many_files()
    logger.info("serving", host=settings.host, port=settings.port, postgres=settings.is_postgres)
    if settings.metrics_port is not None:
        prometheus_client.start_http_server(settings.metrics_port, "127.0.0.1")
    server(settings, clock, lock).run()


def _open_many_files() -> None:
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
