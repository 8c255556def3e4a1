"""Moments of a match as replays show them, and how they are stored."""

from __future__ import annotations

import zlib

import msgspec

from metalworks.contract.types import Viewer
from metalworks.messages import ReplayFrame
from metalworks.table.match import Match

_decode = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_frame = msgspec.json.Decoder(ReplayFrame).decode


def frame(match: Match, at: int, viewer: Viewer) -> ReplayFrame:
    """The moment after so many lines, which is the present one of the match."""
    line = match.journal.lines[at - 1] if at else None
    return ReplayFrame(
        at=at,
        seat=match.actor(at - 1) if at else None,
        events=msgspec.to_builtins(match.events(viewer, at - 1)) if at else [],
        view=msgspec.to_builtins(match.view(viewer)),
        waiting=list(match.waiting),
        undo=line is not None and line.undo,
    )


def pack(frames: list[bytes]) -> bytes:
    """The frames of one viewer, each as JSON: they are so alike that little of them is left."""
    return zlib.compress(b"[" + b",".join(frames) + b"]", 6)


def unpack(data: bytes) -> list[msgspec.Raw]:
    return _decode(zlib.decompress(data))


def read(data: msgspec.Raw) -> ReplayFrame:
    """One of the frames."""
    return _decode_frame(data)
