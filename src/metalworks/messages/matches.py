"""Requests about whole matches: journals, replays, positions, forks; and reports of bugs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from metalworks.messages.base import JOURNAL_LENGTH, REPORT_LENGTH, Id, Part
from metalworks.messages.tables import ChatLine, SeatPlan, TableInfo


class ForkTable(Part, frozen=True):
    """`POST /api/tables/{id}/fork`: a new table from any position of a finished game; answers TableInfo."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # ReplayFrame.at
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=16)] = []  # all the maker's if empty


class ImportJournal(Part, frozen=True):
    """`POST /api/journals`: a journal as text; a finished match becomes a replay, a running one a hot-seat table."""

    journal: Annotated[str, msgspec.Meta(min_length=1, max_length=JOURNAL_LENGTH)]


class ReplayFrame(Part, frozen=True):
    """A finished match after its first `at` lines."""

    at: int
    seat: int | None  # who did it, None for chance and for the beginning
    events: list[dict[str, object]]  # what this line brought, as the viewer may know it
    view: dict[str, object]
    waiting: list[int]
    undo: bool = False
    said: list[ChatLine] = []


class Replay(Part, frozen=True):
    """`GET /api/tables/{id}/replay?seat=&first=&count=`: frames of a finished match; no seat sees as a spectator."""

    table: TableInfo
    lines: int  # frames are numbered from 0 to this
    frames: list[ReplayFrame]
    seat: int | None = None
    sheet: dict[str, object] | None = None  # what is printed on the pieces, as in Update


class CourseMoment(Part, frozen=True):
    """One decision of a finished match in hindsight, judged by what its seat could know."""

    at: int  # ReplayFrame.at, right before the decision
    seat: int
    values: list[float]  # the expected share of the victory of every seat
    error: float  # the standard error of the deciding seat's
    lost: float = 0.0  # the share of the victory that a mistake lost
    played: dict[str, object] | None = None  # the action, where it was a mistake
    better: dict[str, object] | None = None


class Course(Part, frozen=True):
    """`GET /api/tables/{id}/course` of a finished match: how the chances went. The first question begins the work."""

    moments: list[CourseMoment]  # as far as the work is done
    done: bool  # nothing more will come, though a game that takes too long is judged only in part, or not at all
    turns: list[int]  # numbers of moments after which the chances turned; once it is done


class Position(Part, frozen=True):
    """`GET /api/tables/{id}/position?at=` of a finished match: the whole position as a line of text."""

    game: str
    position: str


class Report(Part, frozen=True):
    """`POST /api/reports`: a bug; the server itself attaches the journal and the position of the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=REPORT_LENGTH)]
    table: Id | None = None
    client: Annotated[str, msgspec.Meta(max_length=REPORT_LENGTH)] = ""  # browser, screen, last errors


class ReportTaken(Part, frozen=True):
    """The number of a report."""

    id: str


class Live(Part, frozen=True):
    """`GET /live`: the process runs."""

    status: str
    version: str


class Health(Part, frozen=True):
    """`GET /ready`, or `/health`: the server can do its work."""

    status: str
    version: str
    database: str
    live_tables: int
    connections: int
