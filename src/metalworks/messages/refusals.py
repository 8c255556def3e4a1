"""Why something was refused; the same over HTTP and over WebSockets."""

from __future__ import annotations

from enum import StrEnum

from metalworks.messages.base import Argument, Part


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
