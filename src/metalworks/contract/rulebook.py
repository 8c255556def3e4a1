"""The rules of a game for players, in each language: a Markdown file of numbered clauses.

## 2 A turn
- **MGI-2.1** In your turn you lay one or more cards, ...
"""

from __future__ import annotations

import functools
import re
from importlib.resources import files

import msgspec

from metalworks.contract.texts import DEFAULT_LANGUAGE

_CHAPTER = re.compile(r"## (\d+) (.+)")
_CLAUSE = re.compile(r"- \*\*([A-Z]{3}-\w+(?:\.\d+)?)\*\* (.+)")


class Clause(msgspec.Struct, frozen=True):
    """One rule, by the number that refusals name."""

    id: str
    text: str  # a paragraph of Markdown: only *emphasis*


class Chapter(msgspec.Struct, frozen=True):
    number: int
    title: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game in one language."""

    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    def clause(self, id: str) -> Clause | None:
        """The clause of this number, if there is one."""
        return next((clause for clause in self.clauses if clause.id == id), None)


@functools.cache
def rulebook(game: str, language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rules of a game in a language, in English where there are none."""
    folder = files("metalworks") / "games" / game / "rulebook"
    file = folder / f"{language}.md"
    return parse((file if file.is_file() else folder / f"{DEFAULT_LANGUAGE}.md").read_text("utf-8"))


def parse(source: str) -> Rulebook:
    """Read a rulebook; what is neither heading nor clause is the introduction, or goes on a clause."""
    title = ""
    introduction: list[str] = []
    chapters: list[tuple[int, str, list[list[str]]]] = []
    for line in filter(None, map(str.strip, source.splitlines())):
        if line.startswith("# "):
            title = line[2:]
        elif heading := _CHAPTER.fullmatch(line):
            chapters.append((int(heading[1]), heading[2], []))
        elif clause := _CLAUSE.fullmatch(line):
            chapters[-1][2].append([clause[1], clause[2]])
        elif chapters:
            chapters[-1][2][-1].append(line)
        else:
            introduction.append(line)
    return Rulebook(
        title,
        " ".join(introduction),
        tuple(
            Chapter(number, name, tuple(Clause(id, " ".join(lines)) for id, *lines in clauses))
            for number, name, clauses in chapters
        ),
    )
