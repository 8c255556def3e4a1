"""The rules of a game to read at the table."""

from __future__ import annotations

import re

from rich.text import Text

from metalworks.contract.rulebook import rulebook
from metalworks.contract.texts import Texts
from metalworks.terminal.palette import BRASS, INK, INK_2, INK_3

_EMPHASIS = re.compile(r"\*(.+?)\*")


def rules_text(game: str, language: str) -> Text:
    """The whole rulebook, styled; a game from outside the package has none here."""
    try:
        book = rulebook(game, language)
    except FileNotFoundError:
        return Text(Texts(language)("terminal-no-rules"), style=INK)
    text = Text(f"{book.introduction}\n", style=INK)
    for chapter in book.chapters:
        text.append(f"\n{chapter.number} {chapter.title}\n", f"bold {BRASS}")
        if chapter.summary:
            text.append(f"{chapter.summary}\n", INK)
        for clause in chapter.clauses:
            text.append(f"{clause.id}  ", INK_3)
            for number, part in enumerate(_EMPHASIS.split(clause.text)):
                text.append(part, f"italic {INK}" if number % 2 else INK_2)
            text.append("\n")
    return text


def rules_lines(game: str, language: str) -> list[str]:
    """The same as plain lines."""
    return re.sub(r"\n+", "\n", rules_text(game, language).plain).strip().splitlines()
