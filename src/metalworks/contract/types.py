"""The types that cross the edges: everything a client sends or sees is one of these."""

from __future__ import annotations

import re
from enum import StrEnum

import msgspec

from metalworks.kernel.state import SPECTATOR

SeatNumber = int  # as callers name it: compiled code that takes this checks it itself, and refuses what is no seat
Viewer = int | None  # a seat; None watches without one


def viewer_number(viewer: Viewer) -> int:
    """The rules' number of a viewer."""
    return SPECTATOR if viewer is None else viewer


def may_know(viewer: Viewer, audience: int) -> bool:
    """Whether a viewer belongs to an audience."""
    return audience >> viewer_number(viewer) & 1 == 1


class Role(StrEnum):
    """In which way a seat can act now."""

    MUST = "must"  # it has a turn, and everybody waits for it
    ASKED = "asked"  # it is asked in another seat's turn; silence is an answer
    MAY = "may"  # nobody waits for it
    NONE = "none"


def snake_case(name: str) -> str:
    """`PlaceCard` to `place_card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="action", tag=snake_case, omit_defaults=True):
    """What a seat does; imperative: `PlaceCard`."""


# There are so many of them, at all tables, that looking for circles among them would take time; there are none.
class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake_case, omit_defaults=True, gc=False):
    """What happened, as one viewer may know it; past: `CardPlaced`."""


class Outcome(msgspec.Struct, frozen=True, tag_field="outcome", tag=snake_case, omit_defaults=True):
    """What chance decided: `CardFell`."""


class StepUndone(Event, frozen=True):
    """A seat has undone its last step."""

    seat: int


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator may see, built from what is allowed."""


class Sheet(msgspec.Struct, frozen=True):
    """All that is printed on the cards and tiles of a content, sent once; views name cards by number."""

    def card(self, kind: str, number: int) -> CardName | None:
        """What a card is called, by its kind and its number as views have it; None where texts need no names."""
        return None


class CardName(msgspec.Struct, frozen=True):
    """What a card is called: the message `card-<key>`, or a name that the owner of a box has given it."""

    key: str
    name: str = ""


class Phrase(msgspec.Struct, frozen=True):
    """A part of an action or event that is said by a message of its own, with its fields as arguments."""

    @property
    def key(self) -> str:
        raise NotImplementedError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game is set up, apart from the seats."""


class Content(msgspec.Struct, frozen=True):
    """Cards and tiles of a game, read from a content file."""

    id: str
    digest: str  # of what the file says, so that a journal knows what it was played with
    source: dict[str, object]  # the file as parsed, for journals played with a file of one's own

    @property
    def reference(self) -> str:
        return f"{self.id}@{self.digest}"


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won, by what, and every seat's points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str  # message key: `result-points`, `result-tie-gold`, `result-shared`, ...
    rule: str
