"""Requests about games: what the server knows, and the rules in readable form."""

from __future__ import annotations

from metalworks.messages.base import Part


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


class Rules(Part, frozen=True):
    """`GET /api/rules/{game}?language=`: the ledger of a game in readable form."""

    game: str
    language: str
    title: str
    introduction: str
    clauses: list[Clause]
