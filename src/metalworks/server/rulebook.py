"""The ledger of a game in readable form, a clause each."""

from __future__ import annotations

import functools
import re
from importlib.resources import files
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from metalworks.contract.texts import DEFAULT_LANGUAGE, LANGUAGES
from metalworks.games import GAMES
from metalworks.server.http import REFUSALS, SOON
from metalworks.server.protocol import Clause, Code, Rules
from metalworks.server.refusal import Refuse

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\*\s*")


@get("/api/rules/{game:str}", tags=["games"], responses=REFUSALS, cache_control=SOON)
async def rules(
    game: Annotated[str, Parameter(max_length=40)],
    language: Annotated[str, Parameter(max_length=10)] = DEFAULT_LANGUAGE,
) -> Rules:
    """The rules of a game in a language, in English where there is no translation."""
    if game not in GAMES:
        raise Refuse(Code.MISSING, "unknown-game", name=game, known=", ".join(GAMES))
    return read(game, language if language in LANGUAGES else DEFAULT_LANGUAGE)


@functools.cache
def read(game: str, language: str) -> Rules:
    """The clauses of a game's rulebook; paragraphs, chapter headings and items in Markdown."""
    folder = files(f"metalworks.games.{game}") / "rulebook"
    known = [one for one in (language, DEFAULT_LANGUAGE) if (folder / f"{one}.md").is_file()]
    if not known:
        return Rules(game=game, language=DEFAULT_LANGUAGE, clauses=[])
    clauses: list[Clause] = []
    chapter = ""
    item: list[str] = []
    name = ""

    def close() -> None:
        nonlocal item, name
        if name:
            clauses.append(Clause(id=name, text=" ".join(item), chapter=chapter))
        item, name = [], ""

    for line in (folder / f"{known[0]}.md").read_text("utf-8").splitlines():
        if found := _CLAUSE.match(line):
            close()
            name, item = found[1], [line[found.end() :].strip()]
        elif line.startswith("#") or not line.strip():
            close()
            if line.startswith("## "):
                chapter = line.removeprefix("## ").strip()
        elif name:
            item.append(line.strip())
    close()
    return Rules(game=game, language=known[0], clauses=clauses)
