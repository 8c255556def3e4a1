"""The page of a table, with what a messenger shows of its link: who invites to what, in words and a picture."""

from __future__ import annotations

import html

import sqlalchemy as sa
from litestar import Response, get
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from metalworks.contract.texts import DEFAULT_LANGUAGE, LANGUAGES, Texts
from metalworks.games import GAMES, game
from metalworks.messages import Status
from metalworks.server.service import Service, Serving
from metalworks.server.storage.database import seats, tables
from metalworks.server.storage.ids import is_id
from metalworks.server.storage.store import Away
from metalworks.server.transport import pages
from metalworks.server.transport.http.common import TableId, Visit


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: Visit, service: Serving, table: TableId) -> Response[bytes]:
    """The application; its head says what the link leads to."""
    answer = pages.application(service)
    try:
        found = await _invitation(service, table)
    except Away:  # the application says so to people, and comes back by itself
        answer.status_code = HTTP_503_SERVICE_UNAVAILABLE
        return answer
    if found is None:
        return answer
    name, played, is_open = found
    texts = Texts(_language(request), None, ("server",))
    key = "invitation-title" if is_open else "invitation-table"
    base = str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:site_name": "Metalworks",
        "og:title": texts(key, name=name, game=game(played).title),
        "og:description": texts(f"invitation-{played.replace('_', '-')}"),
        "og:url": f"{base}/table/{table}",
        "og:image": f"{base}/previews/{played}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    head = "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items())
    answer.content = answer.content.replace(b"</head>", head.encode() + b"</head>", 1)
    return answer


async def _invitation(service: Service, table: str) -> tuple[str, str, bool] | None:
    """Who made the table, which game it is for, and whether it waits for players; None: there is no such table."""
    if not is_id(table):
        return None
    host = sa.select(seats.c.name).where(seats.c.table_id == table, seats.c.person == tables.c.host).limit(1)
    query = sa.select(tables.c.game, tables.c.status, host.scalar_subquery().label("name")).where(tables.c.id == table)
    row = await service.store.read(lambda connection: connection.execute(query).first())
    if row is None or row.game not in GAMES:
        return None
    return row.name or "Metalworks", row.game, row.status == Status.OPEN.value


def _language(request: Visit) -> str:
    """The first of our languages that the visitor's program asks for."""
    wanted = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((one for one in wanted if one in LANGUAGES), DEFAULT_LANGUAGE)
