"""The journal: a match as a human-readable file of JSON lines, which is also its save file.

The first line is the header. Then one line for each decision (`seat`, `action`), each outcome of
chance (`chance`) and each undo (`seat`, `undo`). State is the fold of these lines.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from metalworks.contract.problems import BadJournal

FORMAT = 1


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at the table: a name, and the level of a computer player."""

    name: str
    computer: str = ""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match is about; everything needed to replay it."""

    metalworks: int  # the format of the journal
    game: str
    rules: int
    content: str
    seats: tuple[Seat, ...]
    options: dict[str, object] = {}
    seed: str = ""  # left out of what a player of a running match may see
    position: str = ""  # where the match began, if not at the beginning
    content_source: dict[str, object] = {}  # the content itself, where it is not shipped


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One decision, outcome or undo."""

    seat: int = -1
    action: dict[str, object] = {}
    chance: dict[str, object] = {}
    undo: bool = False


class _Format(msgspec.Struct):
    metalworks: Annotated[int, msgspec.Meta(ge=1)]


# What the decoder raises for a text that is no JSON, nested without end, or no text at all.
_UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)

_encode = msgspec.json.Encoder().encode
_decode_format = msgspec.json.Decoder(_Format).decode
_decode_header = msgspec.json.Decoder(Header).decode
_decode_line = msgspec.json.Decoder(Line, strict=True).decode


class Journal:
    """The header and the lines of a match."""

    def __init__(self, header: Header, lines: list[Line] | None = None) -> None:
        self.header = header
        self.lines: list[Line] = lines if lines is not None else []

    def dumps(self) -> str:
        """The whole journal, a line each."""
        return dump_line(self.header) + "".join(dump_line(line) for line in self.lines)

    @classmethod
    def loads(cls, text: str, *, salvage: bool = False) -> Journal:
        """Read a journal; with `salvage` a last line that was cut off is left out."""
        rows = text.split("\n")  # not splitlines: names may hold other line separators
        if not rows or not rows[0].strip():
            raise BadJournal("journal-empty", line=1)
        header = _read_header(rows[0])
        lines: list[Line] = []
        for number, row in enumerate(rows[1:], 2):
            if not row.strip():
                continue
            try:
                lines.append(_decode_line(row))
            except _UNREADABLE as error:
                torn = number == len(rows) and not isinstance(error, msgspec.ValidationError)
                if torn and salvage:
                    break
                key = "journal-cut-off" if torn else "journal-bad-line"
                raise BadJournal(key, line=number, detail=str(error)) from None
        return cls(header, lines)


def dump_line(part: Header | Line) -> str:
    """A part of the journal as its line of text."""
    return _encode(part).decode() + "\n"


def _read_header(row: str) -> Header:
    try:
        # The format first: the rest of a newer header may look different.
        known = _decode_format(row).metalworks
        if known > FORMAT:
            raise BadJournal("journal-newer", line=1, format=known, known=FORMAT)
        return _decode_header(row)
    except _UNREADABLE as error:
        raise BadJournal("journal-foreign", line=1, detail=str(error)) from None
