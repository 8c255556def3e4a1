"""The page at /schema: what the HTTP interface offers, as a plain page of our own that loads nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>body{{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}
td{{padding:.2rem 1rem .2rem 0;vertical-align:top}}code{{white-space:nowrap}}</style>
<h1>{title} {version}</h1>
<p>{description}</p>
<p>For programs: <a href="/schema/openapi.json">OpenAPI</a>, <a href="/api/schema">JSON Schema of all messages</a>.</p>
{groups}
"""


class Description(OpenAPIRenderPlugin):
    """A table of all requests."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        groups: dict[str, list[str]] = {}
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                row = (
                    f"<tr><td>{method.upper()}<td><code>{escape(path)}</code>"
                    f"<td>{escape(operation.get('description', ''))}"
                )
                groups.setdefault(operation.get("tags", [""])[0], []).append(row)
        info = openapi_schema["info"]
        shown = (f"<h2>{escape(name)}</h2><table>{''.join(rows)}</table>" for name, rows in sorted(groups.items()))
        return _PAGE.format(
            title=escape(info["title"]),
            version=escape(info["version"]),
            description=escape(info["description"]),
            groups="".join(shown),
        ).encode()
