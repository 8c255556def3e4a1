"""What several commands check."""

from __future__ import annotations

from metalworks.messages import Code, Status
from metalworks.players import LEVELS, is_player
from metalworks.server.hosted.table import HostedTable
from metalworks.server.refusal import Refuse


def check_level(level: str) -> None:
    if not is_player(level):
        raise Refuse(Code.SHAPE, "unknown-level", level=level, known=", ".join(LEVELS))


def check_open(hosted: HostedTable) -> None:
    if hosted.status is not Status.OPEN:
        raise Refuse(Code.STATE, "table-started" if hosted.status is not Status.CLOSED else "table-closed")


def check_playing(hosted: HostedTable) -> None:
    if hosted.status is Status.FINISHED:
        raise Refuse(Code.STATE, "table-finished")
    if hosted.status is not Status.PLAYING:
        raise Refuse(Code.STATE, "table-not-started")


def check_at_hand(hosted: HostedTable, seat: int) -> None:
    """A person whose seat a computer plays returns to it before they decide again."""
    if hosted.chairs[seat].stand_in:
        raise Refuse(Code.SEAT, "seat-away", seat=seat)


def check_fresh(hosted: HostedTable, seat: int, seq: int) -> None:
    """Nothing that matters to the decision has happened since the sequence it was made from."""
    _, sequences = hosted.playing()
    if not sequences.is_fresh(seat, seq):
        raise Refuse(Code.STALE, "stale", seq=seq, now=sequences.now(seat))
