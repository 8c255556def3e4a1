"""Requests about games: what there is, the shapes of its messages, its texts and its rules."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from metalworks import messages
from metalworks.contract.rulebook import figures as rulebook_figures
from metalworks.contract.rulebook import rulebook
from metalworks.contract.texts import BROWSER, DEFAULT_LANGUAGE, LANGUAGES, resources
from metalworks.games import GAMES, game
from metalworks.messages import Code, GameInfo, schema
from metalworks.players import LEVELS
from metalworks.server.figures import all_figures, tried
from metalworks.server.refusal import Refuse
from metalworks.server.service import Serving
from metalworks.server.transport.addresses import address_of
from metalworks.server.transport.http.common import REFUSALS, SOON, TableId, Visit


@get("/api/games", tags=["games"], cache_control=SOON)
async def games() -> list[GameInfo]:
    """The games of this server."""
    return [game_info(name) for name in GAMES]


@functools.cache
def game_info(name: str) -> GameInfo:
    rules = game(name)
    return GameInfo(
        id=rules.id,
        title=rules.title,
        clauses=rules.clauses,
        rules_version=rules.rules_version,
        least_seats=rules.seat_counts[0],
        most_seats=rules.seat_counts[-1],
        unofficial_seats=[seats for seats in rules.seat_counts if seats not in rules.official_seats],
        levels=list(LEVELS),
        faces={name: level.face for name, level in LEVELS.items()},
        options=msgspec.json.schema(rules.options, schema_hook=schema.any_value),
    )


@get("/api/schema", tags=["games"], cache_control=SOON)
async def message_schema() -> dict[str, object]:
    """JSON Schema of every message, and of every game's actions, events, views and options."""
    return schema.document()


@get("/api/texts/{language:str}", tags=["games"], responses=REFUSALS, media_type="text/plain", cache_control=SOON)
async def texts(language: FromPath[str], game: Annotated[str | None, QueryParameter(max_length=40)] = None) -> str:
    """What a browser says: the Fluent files of the application and of one game, without the terminal's."""
    if language not in LANGUAGES:
        raise Refuse(Code.MISSING, "no-such-language", known=", ".join(LANGUAGES))
    if game is not None and game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    return "\n".join(resources(language, game, BROWSER))


@get("/api/rules/{game:str}", tags=["games"], responses=REFUSALS, cache_control=SOON)
async def rules(
    game: TableId, language: Annotated[str, QueryParameter(max_length=10)] = DEFAULT_LANGUAGE
) -> messages.Rules:
    """The ledger of a game in a language, a clause each."""
    if game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    if language not in LANGUAGES:
        raise Refuse(Code.MISSING, "no-such-language", known=", ".join(LANGUAGES))
    book = rulebook(game, language)
    clauses = [
        messages.Clause(
            id=clause.id, text=clause.text, chapter=f"{chapter.number} {chapter.title}", heading=clause.heading
        )
        for chapter in book.chapters
        for clause in chapter.clauses
    ]
    return messages.Rules(
        game=game,
        language=language,
        title=book.title,
        introduction=book.introduction,
        clauses=clauses,
        chapters=[
            messages.Chapter(
                number=chapter.number,
                title=chapter.title,
                summary=chapter.summary,
                pictures=[messages.Picture(figure=one.figure, caption=one.caption) for one in chapter.pictures],
            )
            for chapter in book.chapters
        ],
    )


@get("/api/rules/{game:str}/figures", tags=["games"], responses=REFUSALS, cache_control=SOON, sync_to_thread=True)
def figures(game: TableId) -> messages.Figures:
    """The boards that illustrate the rules of a game."""
    if game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    return all_figures(game)


@post("/api/rules/{game:str}/figures/{figure:str}", tags=["games"], status_code=200, responses=REFUSALS)
async def try_figure(
    request: Visit, service: Serving, game: TableId, figure: TableId, data: JSONBody[messages.TryFigure]
) -> messages.FigureMoment:
    """What comes of doing something on a board of the rules; nothing is kept."""
    address = address_of(request)
    service.read_limit.check(service.people.person(request) or address, address)
    if game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    found = rulebook_figures(game).get(figure)
    if found is None:
        raise Refuse(Code.MISSING, "no-such-page")
    return tried(game, found, data.actions)


HANDLERS = [games, message_schema, texts, rules, figures, try_figure]
