"""What people can do at a table: each command checks, in a fixed order, and returns what the log gains.

A command changes nothing: `HostedTable.apply` does, and nobody is told before the entries are committed. The order of
the checks: shape (when the message was read), identity, seat, stale sequence, legality.
"""

from metalworks.server.hosted.commands.agree import (
    answer_draw,
    answer_undo,
    claim_time,
    concede,
    offer_draw,
    take_back,
    undo,
)
from metalworks.server.hosted.commands.gather import create, join, leave, rematch, start, upload
from metalworks.server.hosted.commands.play import act, act_code, lapse, own_seat, read_action
from metalworks.server.hosted.entries import Entries

__all__ = [
    "Entries",
    "act",
    "act_code",
    "answer_draw",
    "answer_undo",
    "claim_time",
    "concede",
    "create",
    "join",
    "lapse",
    "leave",
    "offer_draw",
    "own_seat",
    "read_action",
    "rematch",
    "start",
    "take_back",
    "undo",
    "upload",
]
