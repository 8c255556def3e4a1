"""Moments of a match as replays show them, and how they are stored."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from metalworks.contract.types import Viewer
from metalworks.messages import ReplayFrame
from metalworks.table.match import Match

PORTION = 100  # frames that are packed together: as many as one answer has at most

_decode = msgspec.json.Decoder(list[ReplayFrame]).decode


def frame(match: Match, at: int, viewer: Viewer) -> ReplayFrame:
    """The moment after so many lines, which is the present one of the match."""
    line = match.journal.lines[at - 1] if at else None
    view: Any = msgspec.Raw(match.encoded_view(viewer))
    return ReplayFrame(
        at=at,
        seat=match.actor(at - 1) if at else None,
        events=msgspec.to_builtins(match.events(viewer, at - 1)) if at else [],
        view=view,
        waiting=list(match.waiting),
        undo=line is not None and line.undo,
    )


class Film(msgspec.Struct, array_like=True):
    """All frames of one viewer, packed; only those are unpacked that are asked for."""

    length: int = 0
    portions: list[bytes] = []

    def add(self, frames: list[bytes]) -> None:
        """The next portion, each frame as JSON: they are so alike that little of them is left."""
        self.length += len(frames)
        self.portions.append(zlib.compress(b"[" + b",".join(frames) + b"]", 6))

    def frames(self, first: int, count: int) -> list[ReplayFrame]:
        found: list[ReplayFrame] = []
        end = min(first + count, self.length)
        for number in range(first // PORTION, -(-end // PORTION)):
            begin = number * PORTION
            found += _decode(zlib.decompress(self.portions[number]))[max(0, first - begin) : end - begin]
        return found


write_film = msgspec.msgpack.Encoder().encode
read_film = msgspec.msgpack.Decoder(Film).decode
