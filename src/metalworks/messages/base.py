"""What messages are made of: names, numbers and lengths that the server checks."""

from __future__ import annotations

from typing import Annotated

import msgspec

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
