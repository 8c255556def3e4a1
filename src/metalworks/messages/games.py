"""Requests about games: what the server knows, and the rules in readable form."""

from __future__ import annotations

from typing import Annotated

import msgspec

from metalworks.contract.types import Role
from metalworks.messages.base import Part

FIGURE_ACTIONS = 40  # that a reader may do on a figure, one after the other


class GameInfo(Part, frozen=True):
    """A game that this server knows: `GET /api/games`."""

    id: str
    title: str
    clauses: str  # prefix of its clauses in the ledger
    rules_version: int
    least_seats: int
    most_seats: int
    unofficial_seats: list[int]  # those numbers of seats in between that the rulebook does not name
    levels: list[str]  # of computer players, from the weakest; the texts `level-…` and `level-…-help` present them
    faces: dict[str, str]  # one sign for each level
    options: dict[str, object]  # JSON Schema
    can_draw: bool = True


class Clause(Part, frozen=True):
    """A clause of the ledger in one language."""

    id: str
    text: str  # a paragraph of Markdown: only *emphasis*
    chapter: str = ""  # number and title
    heading: str = ""  # stands above it, where a part of a chapter begins


class Picture(Part, frozen=True):
    """A figure in a chapter of the rules."""

    figure: str  # its name among the Figures
    caption: str


class Chapter(Part, frozen=True):
    """A chapter of the rules; its clauses name it by number and title."""

    number: str
    title: str
    summary: str
    pictures: list[Picture]


class Rules(Part, frozen=True):
    """`GET /api/rules/{game}?language=`: the ledger of a game in readable form."""

    game: str
    language: str
    title: str
    introduction: str
    clauses: list[Clause]
    chapters: list[Chapter]


class FigureMoment(Part, frozen=True):
    """A figure of the rules after something was done on it, as its seat sees it."""

    view: dict[str, object]
    events: list[dict[str, object]]  # since the moment before
    legal: list[dict[str, object]]
    role: Role
    waiting: list[int]


class Figure(Part, frozen=True):
    """A small board that shows a rule: a position, and what is done on it."""

    id: str
    seat: int
    seats: int
    pieces: list[str]  # what it points at
    open: bool  # what can be done shows from the start
    place: str  # the part of the board that it looks at, "" for all of it
    moments: list[FigureMoment]  # the position, then one after each thing that is done


class Figures(Part, frozen=True):
    """`GET /api/rules/{game}/figures`: the boards of the rules, in no language."""

    figures: list[Figure]
    sheet: dict[str, object] | None = None  # what is printed on the pieces, as in Update


class TryFigure(Part, frozen=True):
    """`POST /api/rules/{game}/figures/{figure}`: all that a reader has done on a figure; answers FigureMoment."""

    actions: Annotated[list[dict[str, object]], msgspec.Meta(min_length=1, max_length=FIGURE_ACTIONS)]
