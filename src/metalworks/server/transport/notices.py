"""What server processes on one database tell each other, over Litestar's channels.

Changes are announced by the transaction that makes them, so none is announced that is not
committed, and none committed that is not announced.
"""

from __future__ import annotations

import os
import secrets

import msgspec

PROCESS = f"{os.getpid()}-{secrets.token_hex(4)}"


class Notice(msgspec.Struct, frozen=True):
    """Something happened at a table."""

    table: str
    process: str = PROCESS  # who says it
    rows: int = 0  # the length of its log now
    game: str = ""
    turns: list[str] = []  # people for whom it has become their turn
    listed: bool = False  # lists of tables have changed
    rematch: str = ""  # the table that follows
    people: list[str] = []  # who sat here, and wants to know of the rematch
    chat: bool = False  # somebody said something
    present: list[str] | None = None  # the people at the table, through this process
    spectators: int = 0


_encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Notice).decode


def write(notice: Notice) -> str:
    return _encode(notice).decode()
