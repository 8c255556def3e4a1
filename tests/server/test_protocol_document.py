"""docs/protocol.md names every request, every list, every way a connection is closed, and every kind of being busy."""

from __future__ import annotations

import re
from pathlib import Path

from litestar.routes import HTTPRoute, WebSocketRoute

from metalworks.messages import Code, Shelf
from metalworks.server import service
from metalworks.server.settings import Settings
from metalworks.server.transport import connections
from metalworks.server.transport.app import create_app
from metalworks.server.transport.sockets import table

TEXT = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text()
NOT_FOR_CLIENTS = re.compile(r"/|/schema.*|/\{path:path\}|/table/.*")


def _plain(path: str) -> str:
    """A path without what its parameters are called."""
    return re.sub(r"\{[^}]*\}", "{}", path.partition("?")[0])


def test_every_request_and_socket_is_described() -> None:
    described = {
        (method, _plain(path))
        for methods, paths in re.findall(r"^\| `([A-Z|]+) ([^`]+)`(?: \(`[^`]+`\))?", TEXT, re.MULTILINE)
        for path in paths.split()
        for method in methods.split("|")
    }
    described.add(("GET", "/health"))
    app = create_app(Settings(database="sqlite://"))
    requests = {
        (method, _plain(route.path))
        for route in app.routes
        if isinstance(route, HTTPRoute) and not NOT_FOR_CLIENTS.fullmatch(route.path)
        for method in route.methods
        if method != "OPTIONS"
    }
    assert requests == described
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            assert f"`{route.path.replace('{table:str}', '{id}')}`" in TEXT


def test_every_list_and_code_is_described() -> None:
    for shelf in Shelf:
        assert f"| `{shelf.value}` |" in TEXT
    ours = (service.AGAIN, table.TOO_BIG, table.MISSING, table.FOREIGN, connections.TOO_SLOW, connections.TOO_MANY)
    for closing in (1001, *ours):
        assert f"| `{closing}` |" in TEXT
    for key in ("database-away", "server-stops", "not-committed", "outcome-unknown", "server-failed"):
        assert f"| `{key}`" in TEXT
    for code in Code:
        assert f"`{code.value}`" in TEXT, code
