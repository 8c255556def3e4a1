"""The rules of a game for players, in each language: a Markdown file of numbered clauses.

## 2 A turn
### Laying cards
- **MGI-2.1** In your turn you lay one or more cards, ...
"""

from __future__ import annotations

import functools
import re
from importlib.resources import files

import msgspec

from metalworks.contract.texts import DEFAULT_LANGUAGE

_CHAPTER = re.compile(r"## (\w+) (.+)")
_CLAUSE = re.compile(r"- \*\*([A-Z]{3}-\w+(?:\.\d+)?)\*\* (.+)")


class Clause(msgspec.Struct, frozen=True):
    """One rule, by the number that refusals name."""

    id: str
    text: str  # a paragraph of Markdown: only *emphasis*
    heading: str = ""  # stands above it, where a part of a chapter begins


class Chapter(msgspec.Struct, frozen=True):
    number: str  # `2`, or a letter for an appendix
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
    """Read a rulebook: a title, an introduction, and chapters of clauses; indented lines go on."""
    title = heading = ""
    introduction: list[str] = []
    chapters: list[tuple[str, str, list[Clause]]] = []
    for line in re.sub(r"\n +(?=\S)", " ", source).splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("### "):
            heading = line[4:]
        elif found := _CHAPTER.fullmatch(line):
            chapters.append((found[1], found[2], []))
        elif found := _CLAUSE.fullmatch(line):
            chapters[-1][2].append(Clause(found[1], found[2], heading))
            heading = ""
        elif line:
            introduction.append(line)
    parts = tuple(Chapter(number, name, tuple(clauses)) for number, name, clauses in chapters)
    return Rulebook(title, " ".join(introduction), parts)
