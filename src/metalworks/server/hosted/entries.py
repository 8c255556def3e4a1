"""The log of a table: everything that was decided at it, in order. A table is the fold of its entries.

A row of the log holds the entries of one command, so that they are committed together or not at all.
"""

from __future__ import annotations

import msgspec

from metalworks.contract.types import snake_case
from metalworks.messages import ClaimKind, Pace
from metalworks.table.journal import Header, Line


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=snake_case, omit_defaults=True):
    """One thing that happened at a table."""


class ChairPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up: a person, a computer player of a level, or open."""

    name: str = ""
    person: str = ""
    level: str = ""


class Created(Entry, frozen=True):
    """The table was made."""

    host: str
    game: str
    chairs: list[ChairPlan]
    options: dict[str, object] = {}
    public: bool = False
    pace: Pace = Pace()
    auto_start: bool = True
    position: str = ""
    seed: str = ""
    sandbox: bool = False


class Joined(Entry, frozen=True):
    """A person took an open seat."""

    seat: int
    person: str
    name: str


class Left(Entry, frozen=True):
    """A person gave up all their seats before the start."""

    person: str


class Filled(Entry, frozen=True):
    """A computer player took an open seat."""

    seat: int
    level: str
    name: str


class Started(Entry, frozen=True):
    """The match began: its header, and the chance outcomes before the first decision."""

    header: Header
    lines: list[Line]


class Continued(Entry, frozen=True):
    """Some more lines of an uploaded journal; few enough that others do not wait long for them."""

    lines: list[Line]


class Moved(Entry, frozen=True):
    """A decision or an undo of a seat, and the chance outcomes after it."""

    lines: list[Line]
    lapsed: bool = False  # the seat did not answer in time: silence was its answer


class UndoAsked(Entry, frozen=True):
    """A seat asks for the others' consent to undo its last step."""

    seat: int
    to: int  # lines of the journal that would remain


class UndoAnswered(Entry, frozen=True):
    """Consent to an undo, or not."""

    seat: int
    agree: bool


class Rewound(Entry, frozen=True):
    """Everybody agreed to an undo."""

    to: int  # lines of the journal that remain


class DrawOffered(Entry, frozen=True):
    """A seat offers a draw."""

    seat: int


class DrawAnswered(Entry, frozen=True):
    """Consent to a draw, or not."""

    seat: int
    agree: bool


class Conceded(Entry, frozen=True):
    """A seat gave up."""

    seat: int


class TimeClaimed(Entry, frozen=True):
    """A seat had run out of time, and another one did something about it."""

    late: int
    kind: ClaimKind
    level: str = ""


class TakenBack(Entry, frozen=True):
    """A person returned to their seat, which a computer had played."""

    seat: int


class RematchMade(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The server ended a match that cannot go on."""

    reason: str  # the message is `table-result-<reason>`


AnyEntry = (
    Created
    | Joined
    | Left
    | Filled
    | Started
    | Continued
    | Moved
    | UndoAsked
    | UndoAnswered
    | Rewound
    | DrawOffered
    | DrawAnswered
    | Conceded
    | TimeClaimed
    | TakenBack
    | RematchMade
    | Closed
)

Entries = list[AnyEntry]  # of one command

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entries).decode


def write(entries: Entries) -> str:
    """The row of the log that holds the entries of one command."""
    return _encode(entries).decode()


def read(row: str) -> Entries:
    """The entries of a row."""
    return _decode(row)
