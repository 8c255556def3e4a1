"""What a client sends over the WebSocket of a table, `/api/tables/{id}/play`; the field `do` says what it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from metalworks.contract.types import snake_case
from metalworks.messages.base import CHAT_LENGTH, Id, SeatNumber, Sequence


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
    """Undo the last step of a seat; where others would have to forget something, this asks for their consent."""

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
    """Give up; with more than one opponent left a computer plays on for the seat."""

    seat: SeatNumber


class ClaimKind(StrEnum):
    """What to do about a seat that has run out of time."""

    WIN = "win"  # the seat has lost; two players: the claimer wins
    COMPUTER = "computer"  # a computer plays for it until its person returns


class ClaimTime(FromClient, frozen=True):
    """Seat `late` has run out of time: do something about it."""

    seat: SeatNumber  # of the claimer
    late: SeatNumber
    kind: ClaimKind
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of the computer player, the strongest without


class TakeBack(FromClient, frozen=True):
    """Return to my seat, which a computer plays."""

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
