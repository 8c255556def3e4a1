"""The rules of a game for players, in each language: a Markdown file of numbered clauses.

## 2 A turn
> What the chapter comes to, in a sentence or two.
![What the board shows](climbing)
### Laying cards
- **MGI-2.1** In your turn you lay one or more cards, ...

The boards that illustrate a chapter are positions of `figures.toml` beside it; what is done on them shows the rule.
"""

from __future__ import annotations

import functools
import re
import tomllib
from importlib.resources import files

import msgspec

from metalworks.contract.texts import DEFAULT_LANGUAGE

_CHAPTER = re.compile(r"## (\w+) (.+)")
_PICTURE = re.compile(r"!\[(.+)\]\(([\w-]+)\)")
_CLAUSE = re.compile(r"- \*\*([A-Z]{3}-\w+(?:\.\d+)?)\*\* (.+)")


class Clause(msgspec.Struct, frozen=True):
    """One rule, by the number that refusals name."""

    id: str
    text: str  # a paragraph of Markdown: only *emphasis*
    heading: str = ""  # stands above it, where a part of a chapter begins


class Picture(msgspec.Struct, frozen=True):
    """A figure where it stands in a chapter."""

    figure: str
    caption: str


class Chapter(msgspec.Struct, frozen=True):
    number: str  # `2`, or a letter for an appendix
    title: str
    clauses: tuple[Clause, ...]
    summary: str = ""
    pictures: tuple[Picture, ...] = ()


class Deed(msgspec.Struct, frozen=True):
    """Something that is done on a figure to show a rule."""

    action: dict[str, object]
    seat: int | None = None  # None: the seat that the figure is about


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows a rule; readers may try it out."""

    position: str
    seat: int = 0  # whose eyes
    seed: str = "figure"
    pieces: tuple[str, ...] = ()  # what the board points at
    open: bool = False  # what can be done shows from the start
    place: str = ""  # the part of the board that it looks at, where not all of it is in sight
    deeds: tuple[Deed, ...] = ()


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


@functools.cache
def figures(game: str) -> dict[str, Figure]:
    """The figures of a game's rules by name, in the order of the file."""
    file = files("metalworks") / "games" / game / "rulebook" / "figures.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Figure])


class _Opened:
    """A chapter while it is read."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.summary: list[str] = []
        self.pictures: list[Picture] = []
        self.clauses: list[Clause] = []

    def close(self) -> Chapter:
        return Chapter(self.number, self.title, tuple(self.clauses), " ".join(self.summary), tuple(self.pictures))


def parse(source: str) -> Rulebook:
    """Read a rulebook: a title, an introduction, and chapters of clauses; indented lines go on."""
    title = heading = ""
    introduction: list[str] = []
    chapters: list[_Opened] = []
    for line in re.sub(r"\n +(?=\S)", " ", source).splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("### "):
            heading = line[4:]
        elif line.startswith("> "):
            chapters[-1].summary.append(line[2:])
        elif found := _PICTURE.fullmatch(line):
            chapters[-1].pictures.append(Picture(found[2], found[1]))
        elif found := _CHAPTER.fullmatch(line):
            chapters.append(_Opened(found[1], found[2]))
        elif found := _CLAUSE.fullmatch(line):
            chapters[-1].clauses.append(Clause(found[1], found[2], heading))
            heading = ""
        elif line:
            introduction.append(line)
    return Rulebook(title, " ".join(introduction), tuple(chapter.close() for chapter in chapters))
