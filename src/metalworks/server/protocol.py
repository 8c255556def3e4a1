"""Every message between the server and its clients, both ways; `docs/protocol.md` tells how they go together.

Three families, told apart by one field: what a client sends over a table's WebSocket (`do`), what the server sends
there and over the signals' WebSocket (`is`), and the bodies of HTTP requests and answers (no tag). Actions, events,
views and options are those of the game: see `metalworks.server.schema`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from metalworks.contract.types import snake_case

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]

CHAT_LENGTH = 500
REPORT_LENGTH = 5_000
JOURNAL_LENGTH = 1_000_000
FRAME_LENGTH = 16_384  # of a WebSocket message from a client

Argument = str | float


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a message."""


# -- refusals, everywhere the same ---------------------------------------------------------


class Code(StrEnum):
    """Why something was refused, in the order of the checks."""

    SHAPE = "shape"  # not a message of this protocol
    IDENTITY = "identity"  # no cookie, or not one of this server
    SEAT = "seat"  # not your seat, or not your table
    STALE = "stale"  # the game has gone on since the sequence that was sent
    ILLEGAL = "illegal"  # the rules of the game do not allow it; `rule` says which clause
    MISSING = "missing"  # no such table, game, page
    STATE = "state"  # not possible at this table now: already started, not yet over, no offer to answer
    RATE = "rate"  # too many or too fast
    TIME = "time"  # no time-out to claim
    BUSY = "busy"  # the server stops or is overloaded: try again


class Refusal(Part, frozen=True):
    """The body of every HTTP answer from 400 on. Texts: the message `key` of the Fluent files with `arguments`."""

    code: Code
    key: str
    arguments: dict[str, Argument] = {}
    rule: str = ""
    game: str | None = None  # whose Fluent files know the key; None: the application's
    text: str = ""  # in English, for logs and bots


# -- people --------------------------------------------------------------------------------


class Me(Part, frozen=True):
    """Who I am: `GET /api/me`, which makes a guest of a newcomer."""

    id: str
    name: str


class Rename(Part, frozen=True):
    """`PATCH /api/me`"""

    name: Name


class IdentityLink(Part, frozen=True):
    """`POST /api/me/link`: a private link that brings this identity to another device, once."""

    token: str
    path: str  # of the page to open there; it sends ClaimIdentity
    expires: float


class ClaimIdentity(Part, frozen=True):
    """`POST /api/me/claim`: take over the identity of a private link; answers Me and the cookie."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


# -- tables --------------------------------------------------------------------------------


class Sitter(StrEnum):
    """Who is meant to sit on a seat."""

    ME = "me"  # whoever makes the table; several such seats make a hot-seat table
    COMPUTER = "computer"
    OPEN = "open"  # anybody who joins


class SeatPlan(Part, frozen=True):
    """A seat of a table to be made."""

    sitter: Sitter = Sitter.OPEN
    level: str = ""  # of a computer player; one of GameInfo.levels
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""  # for hot-seat tables; otherwise the person's own


class Pace(Part, frozen=True):
    """How long a seat may think: nothing set is no clock; `bank` (and `increment`), or `days` a move."""

    bank: Annotated[float, msgspec.Meta(gt=0, le=86_400)] | None = None  # seconds for the whole game
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0  # seconds added for each turn
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] | None = None  # for each turn


class CreateTable(Part, frozen=True):
    """`POST /api/tables`: answers TableInfo; a table without open seats starts at once."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}  # of the game: edition, variant, ...; see GameInfo.options
    public: bool = False  # listed for everybody; otherwise who has the link
    pace: Pace = Pace()
    auto_start: bool = True  # as soon as every seat is taken
    position: Annotated[str, msgspec.Meta(max_length=20_000)] = ""  # begin here instead of at the beginning
    seed: Annotated[str, msgspec.Meta(max_length=100)] = ""  # only where every seat is the maker's or a computer's


class JoinTable(Part, frozen=True):
    """`POST /api/tables/{id}/join`: take an open seat, the first without a number; answers TableInfo."""

    seat: SeatNumber | None = None


class StartTable(Part, frozen=True):
    """`POST /api/tables/{id}/start`, by the host; `fill` puts computer players of a level on open seats."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ForkTable(Part, frozen=True):
    """`POST /api/tables/{id}/fork`: a new table from any position of a finished game; answers TableInfo."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # ReplayFrame.at
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=16)] = []  # all the maker's if empty


class ImportJournal(Part, frozen=True):
    """`POST /api/journals`: a journal as text; a finished match becomes a replay, a running one a hot-seat table."""

    journal: Annotated[str, msgspec.Meta(min_length=1, max_length=JOURNAL_LENGTH)]


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
    away: bool = False  # a computer plays for a person, who can take the seat back
    conceded: bool = False
    online: bool = False  # its person has the table open


class Outcome(Part, frozen=True):
    """How a table ended."""

    winners: list[int]
    points: list[int]
    reason: str  # message key: of the game where `game` is set, of the application otherwise
    rule: str = ""
    by: str = "rules"  # rules, concession, draw, time
    game: str | None = None


class UndoRequest(Part, frozen=True):
    """A seat asks to take back its last step; those in `missing` have not yet agreed."""

    seat: int
    missing: list[int]


class DrawOffer(Part, frozen=True):
    """A seat offers a draw; those in `missing` have not yet agreed."""

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
    waiting: list[int] = []
    your_turn: bool = False
    moves: int = 0
    spectators: int = 0
    undo_request: UndoRequest | None = None
    draw_offer: DrawOffer | None = None
    outcome: Outcome | None = None
    rematch: str | None = None  # the table that follows this one
    sandbox: bool = False  # began at a position or with an uploaded journal


class Shelf(StrEnum):
    """The lists of `GET /api/tables?shelf=`."""

    OPEN = "open"  # public, to join
    MINE = "mine"  # where I sit, my turn first, finished ones not
    LIVE = "live"  # public, to watch
    FINISHED = "finished"  # public ones and mine


class TableList(Part, frozen=True):
    """A page of a list of tables, the newest first; `next` goes into `?before=` for the next page."""

    tables: list[TableInfo]
    next: str | None = None


# -- games, texts, rules -------------------------------------------------------------------


class GameInfo(Part, frozen=True):
    """A game that this server knows: `GET /api/games`."""

    id: str
    title: str
    clauses: str  # prefix of its clauses in the ledger
    rules_version: int
    least_seats: int
    most_seats: int
    levels: list[str]  # of computer players, from the weakest
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


# -- replays, journals, reports ------------------------------------------------------------


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


class Position(Part, frozen=True):
    """`GET /api/tables/{id}/position?at=` of a finished match: the whole position as a line of text."""

    game: str
    position: str


class Report(Part, frozen=True):
    """`POST /api/reports`: a bug; the server attaches journal and position of the table by itself."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=REPORT_LENGTH)]
    table: Id | None = None
    client: Annotated[str, msgspec.Meta(max_length=REPORT_LENGTH)] = ""  # browser, screen, last errors


class ReportTaken(Part, frozen=True):
    """The number of a report."""

    id: str


class Health(Part, frozen=True):
    """`GET /health`"""

    status: str
    version: str
    database: str
    live_tables: int
    connections: int


# -- what a client sends over the WebSocket of a table: /api/tables/{id}/play ------------------


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=snake_case):
    """A message; its `id` is of the client's choice, and exactly one answer has it in `re`."""

    id: Id = ""


class Hello(FromClient, frozen=True):
    """First of all, once; answered by a full Update. `seen`: by seat ("" as a spectator) the last sequence known."""

    seen: Annotated[dict[Annotated[str, msgspec.Meta(max_length=2)], Sequence], msgspec.Meta(max_length=16)] = {}
    views: bool = True  # False for bots that need legal actions only
    events: bool = True


class Act(FromClient, frozen=True):
    """Do a legal action for a seat, from what the seat knew at `seq`."""

    seat: SeatNumber
    seq: Sequence
    action: dict[str, object]


class Undo(FromClient, frozen=True):
    """Take back the last step of a seat; where others would have to forget something, this asks for their consent."""

    seat: SeatNumber
    seq: Sequence


class AnswerUndo(FromClient, frozen=True):
    """Agree to an UndoRequest or not; the asking seat itself withdraws it with `agree` false."""

    seat: SeatNumber
    agree: bool


class OfferDraw(FromClient, frozen=True):
    """Offer the other people a draw; a table with a computer player among the living seats has none."""

    seat: SeatNumber


class AnswerDraw(FromClient, frozen=True):
    """Agree to a DrawOffer or not; the offering seat itself withdraws it with `agree` false."""

    seat: SeatNumber
    agree: bool


class Concede(FromClient, frozen=True):
    """Give up; with more than one opponent left a computer plays the seat on."""

    seat: SeatNumber


class ClaimKind(StrEnum):
    """What to do about a seat whose time is up."""

    WIN = "win"  # the seat has lost; two players: the claimer wins
    COMPUTER = "computer"  # a computer plays for it until its person takes it back


class ClaimTime(FromClient, frozen=True):
    """The time of seat `late` is up: do something about it."""

    seat: SeatNumber  # of the claimer
    late: SeatNumber
    kind: ClaimKind
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of the computer player, the strongest without


class TakeBack(FromClient, frozen=True):
    """Take my seat back from the computer that plays for it."""

    seat: SeatNumber


class AskHint(FromClient, frozen=True):
    """Ask what a good computer player would do for this seat: answered by Hint."""

    seat: SeatNumber


class Say(FromClient, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Ping(FromClient, frozen=True):
    """Answered by Done."""


ClientMessage = (
    Hello | Act | Undo | AnswerUndo | OfferDraw | AnswerDraw | Concede | ClaimTime | TakeBack | AskHint | Say | Ping
)

# -- what the server sends over the WebSocket of a table ---------------------------------------


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=snake_case):
    """A message of the server."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat, or from a spectator's chair. A hot-seat browser gets one for each of its seats."""

    seat: int | None
    seq: int  # counts what this seat may know of; Act sends it back
    legal: list[dict[str, object]]  # actions, as Act takes them; [] when there is nothing to do
    can_undo: bool = False  # freely; otherwise Undo asks the others
    events: list[dict[str, object]] = []  # since the last sequence this client saw
    view: dict[str, object] | None = None  # None where Hello said no views
    rewound: bool = False  # steps were taken back with consent: forget earlier events, `events` is all of them


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a seat, at the time the message was sent."""

    remaining: float  # seconds; below zero its time is up
    running: bool


class Update(FromServer, frozen=True):
    """What changed, after Hello everything. Fields that did not change are None or empty."""

    at: float  # the server's time, seconds since 1970
    waiting: list[int]  # the seats that must decide now
    re: str | None = None
    views: list[SeatView] = []
    clocks: list[Clock] | None = None  # by seat; None: no clocks at this table
    table: TableInfo | None = None  # seats, offers, outcome; only when something of it changed
    chat: list[ChatLine] = []  # after Hello the last ones


class Presence(FromServer, frozen=True):
    """Who has the table open."""

    online: list[bool]  # by seat
    spectators: int


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said."""

    id: int
    at: float
    name: str
    text: str
    seat: int | None = None  # None: a spectator
    move: int = 0  # after how many lines of the journal, so that a replay can show it in its place


class Said(FromServer, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Hint(FromServer, frozen=True):
    """What a computer player would do; `seq` says for which moment."""

    re: str
    seat: int
    seq: int
    action: dict[str, object]


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


# -- what the server sends over /api/signals, to people who are not at the table ------------------


class YourTurn(FromServer, frozen=True):
    """A table waits for you."""

    table: str
    game: str


class TablesChanged(FromServer, frozen=True):
    """Lists of tables have changed: ask again for those on screen (at most once a second)."""


class RematchOffered(FromServer, frozen=True):
    """A table at which you sat goes on at another one."""

    table: str
    rematch: str


ServerMessage = Update | Presence | Said | Hint | Done | Refused | Goodbye | YourTurn | TablesChanged | RematchOffered
