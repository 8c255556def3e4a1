"""What the server sends over the WebSocket of a table, and over the lobby's; the field `is` says what it is."""

from __future__ import annotations

import msgspec

from metalworks.contract.types import Role, snake_case
from metalworks.messages.base import Argument
from metalworks.messages.refusals import Code
from metalworks.messages.tables import ChatLine, TableInfo


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=snake_case):
    """A message of the server."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat, or from a spectator's chair. A hot-seat browser gets one for each of its seats."""

    seat: int | None
    seq: int  # counts what this seat may know of; Act sends it back
    role: Role  # whether this seat must decide, is asked, may act, or none of these
    legal: list[dict[str, object]]  # actions, as Act takes them; [] when there is nothing to do
    can_undo: bool = False  # freely; otherwise Undo asks the others
    events: list[dict[str, object]] = []  # since the last sequence this client saw
    view: dict[str, object] | None = None  # None where Hello said no views
    rewound: bool = False  # steps were undone with consent: forget earlier events, `events` is all of them


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of a seat, at the time the message was sent."""

    remaining: float  # seconds; below zero the seat has run out of time
    running: bool
    answer: float | None = None  # seconds left for an answer, after which silence is the answer; None: not asked


class Update(FromServer, frozen=True):
    """What changed, after Hello everything. Fields that did not change are None or empty."""

    at: float  # the server's time, seconds since 1970
    waiting: list[int]  # the seats that must decide or are asked now
    asked: list[int] = []  # those of them that are only asked
    re: str | None = None
    views: list[SeatView] = []
    clocks: list[Clock] | None = None  # by seat; None: no clocks at this table
    table: TableInfo | None = None  # seats, offers, outcome; only when something of it changed
    chat: list[ChatLine] = []  # after Hello the last ones
    sheet: dict[str, object] | None = None  # what is printed on the pieces; once, with the first views


class Presence(FromServer, frozen=True):
    """Who has the table open."""

    online: list[bool]  # by seat
    spectators: int


class Said(FromServer, frozen=True):
    """A new line of chat."""

    line: ChatLine


class Hint(FromServer, frozen=True):
    """What is best by the analysis, and how it compares with the next best; `seq` says for which moment."""

    re: str
    seat: int
    seq: int
    action: dict[str, object]
    chance: float | None = None  # the expected share of the victory; None where nothing else is worth a thought
    other: dict[str, object] | None = None  # the next best action
    other_chance: float = 0.0
    error: float = 0.0  # the standard error of what the two differ by


class Done(FromServer, frozen=True):
    """The message `re` was carried out; what it changed comes as an Update."""

    re: str


class Refused(FromServer, frozen=True):
    """The message `re` was refused; nothing has changed. After code `stale` an Update has come or comes."""

    re: str | None
    code: Code
    key: str
    arguments: dict[str, Argument] = {}
    rule: str = ""
    game: str | None = None
    text: str = ""


class Goodbye(FromServer, frozen=True):
    """The server stops; reconnect in a moment."""

    key: str


class YourTurn(FromServer, frozen=True):
    """A table waits for you: you must decide, or are asked."""

    table: str
    game: str


class TablesChanged(FromServer, frozen=True):
    """Lists of tables have changed: ask again for those on screen (at most once a second)."""


class RematchOffered(FromServer, frozen=True):
    """A table at which you sat goes on at another one."""

    table: str
    rematch: str


ServerMessage = Update | Presence | Said | Hint | Done | Refused | Goodbye | YourTurn | TablesChanged | RematchOffered
