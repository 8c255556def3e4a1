"""Requests about tables: making, joining and listing them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from metalworks.messages.base import Part, SeatNumber


class Sitter(StrEnum):
    """Who is meant to sit on a seat."""

    ME = "me"  # whoever makes the table; several such seats make a hot-seat table
    COMPUTER = "computer"
    OPEN = "open"  # anybody who joins


class SeatPlan(Part, frozen=True):
    """A seat of a table to be made."""

    sitter: Sitter = Sitter.OPEN
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of a computer player; one of GameInfo.levels
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""  # for hot-seat tables; otherwise the person's own


class Pace(Part, frozen=True):
    """How long a seat may think: nothing set is no clock; `bank` (and `increment`), or `days` for each turn."""

    bank: Annotated[float, msgspec.Meta(gt=0, le=86_400)] | None = None  # seconds for the whole game
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0  # seconds added for each turn
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] | None = None  # for each turn
    # Seconds for an answer in another seat's turn. Without it: 45 with a bank, a quarter of the days with days.
    answer: Annotated[float, msgspec.Meta(gt=0, le=5_184_000)] | None = None


class CreateTable(Part, frozen=True):
    """`POST /api/tables`: answers TableInfo; a table without open seats starts at once."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}  # of the game: edition, variant, ...; see GameInfo.options
    public: bool = False  # listed for everybody; otherwise who has the link
    pace: Pace = Pace()
    auto_start: bool = True  # as soon as every seat is taken
    position: Annotated[str, msgspec.Meta(max_length=5_000)] = ""  # begin here instead of at the beginning
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""  # only where every seat is the maker's or a computer's


class JoinTable(Part, frozen=True):
    """`POST /api/tables/{id}/join`: take an open seat, the first without a number; answers TableInfo."""

    seat: SeatNumber | None = None


class StartTable(Part, frozen=True):
    """`POST /api/tables/{id}/start`, by the host; `fill` puts computer players of a level on open seats."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Status(StrEnum):
    """Where a table stands."""

    OPEN = "open"  # waits for people
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"  # everybody left before it began


class SeatInfo(Part, frozen=True):
    """A seat as everybody sees it."""

    name: str  # "" while nobody sits there
    computer: str = ""  # the level of the computer player that plays it now
    is_open: bool = False
    person: bool = False  # belongs to a person, even while a computer plays it
    yours: bool = False  # you may act for it
    away: bool = False  # a computer plays for a person, who can return to the seat
    conceded: bool = False
    online: bool = False  # its person has the table open


class Outcome(Part, frozen=True):
    """How a table ended."""

    winners: list[int]
    points: list[int]
    reason: str  # message key: of the game where `game` is set, of the application otherwise
    rule: str = ""
    by: str = "rules"  # rules, concession, draw, time, closed
    game: str | None = None


class UndoRequest(Part, frozen=True):
    """A seat asks to undo its last step; those in `missing` have not agreed yet."""

    seat: int
    missing: list[int]


class DrawOffer(Part, frozen=True):
    """A seat offers a draw; those in `missing` have not agreed yet."""

    seat: int
    missing: list[int]


class TableInfo(Part, frozen=True):
    """A table as one viewer may know it, in lists and on its page."""

    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, object]
    pace: Pace
    seats: list[SeatInfo]
    host: bool  # you made it: you may start it
    created: float
    updated: float
    waiting: list[int] = []  # the seats that must decide or are asked
    your_turn: bool = False
    moves: int = 0
    spectators: int = 0
    undo_request: UndoRequest | None = None
    draw_offer: DrawOffer | None = None
    outcome: Outcome | None = None
    rematch: str | None = None  # the table that follows this one; only for those who sat here
    sandbox: bool = False  # began at a position or with an uploaded journal


class Shelf(StrEnum):
    """The lists of `GET /api/tables?shelf=`."""

    OPEN = "open"  # public, to join
    MINE = "mine"  # where I sit, my turn first, finished ones not
    LIVE = "live"  # public, to watch
    FINISHED = "finished"  # public ones and mine
    PLAYED = "played"  # finished ones where I sat


class TableList(Part, frozen=True):
    """A page of a list of tables, the newest first; `next` goes into `?before=` for the next page."""

    tables: list[TableInfo]
    next: str | None = None


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat."""

    id: int
    at: float
    name: str
    text: str
    seat: int | None = None  # None: a spectator
    move: int = 0  # after how many lines of the journal, so that a replay can show it in its place
