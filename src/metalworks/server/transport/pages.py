"""The web application, as it was built into the package; and a plain page where it was not."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from metalworks.messages import Code
from metalworks.server.refusal import Refuse
from metalworks.server.service import Service, Serving

# Scripts and styles of our own only; the application draws with inline styles.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self' ws: wss:; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
FRESH = "no-cache"

_PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Metalworks</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1rem}</style>
<h1>Metalworks</h1>
<p>The table server runs, but the web application has not been built.
Run <code>make web</code> in the source folder, then load this page again.</p>
<p>Bots need no browser: see <a href="/schema">the interface</a> and <code>docs/server.md</code>.</p>
"""


@get("/", include_in_schema=False)
async def front(service: Serving) -> Response[bytes]:
    """The application, where most people come in."""
    return application(service)


@get("/{path:path}", include_in_schema=False)
async def page(service: Serving, path: FromPath[str]) -> Response[bytes]:
    """A file of the application, or the application itself for every other path."""
    if path.startswith(("/api/", "/schema/", "/metrics", "/health", "/live", "/ready")):
        raise Refuse(Code.MISSING, "no-such-page")
    root = service.settings.web.resolve()
    is_asset = path.startswith("/assets/")
    file = _file(root, path)
    if file is not None:
        return _send(file, FOREVER if is_asset else FRESH)
    if is_asset:
        raise Refuse(Code.MISSING, "no-such-page")
    return application(service)


def application(service: Service) -> Response[bytes]:
    """The application itself, or a plain page that says how to build it."""
    index = service.settings.web.resolve() / "index.html"
    if index.is_file():
        return _send(index, FRESH)
    return Response(_PLAIN.encode(), media_type="text/html", headers={"cache-control": FRESH})


def _file(root: Path, path: str) -> Path | None:
    """The file of the application at this path, if there is one and nothing beyond it."""
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no name that a file could have
        return None


def _send(file: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind == "application/javascript":  # kinds of text are said to be UTF-8 anyway
        kind += "; charset=utf-8"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
