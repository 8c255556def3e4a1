"""The game as one viewer may know it: what they see, what happened, what they can do."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

from metalworks.contract.game import Game
from metalworks.contract.types import Role, Viewer
from metalworks.games import game as game_named
from metalworks.messages import SeatView
from metalworks.server.hosted.table import HostedTable

encode = msgspec.json.Encoder().encode


class Written(dict[int, bytes]):
    """The actions of a game as JSON; each is written once and remembered, for there are few and they come often."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, code: int) -> bytes:
        data = self[code] = encode(self._game.action(code))
        return data


@functools.cache
def _written(game: str) -> Written:
    return Written(game_named(game))


def legal_actions(game: str, codes: Sequence[int]) -> msgspec.Raw:
    """Actions as JSON."""
    return msgspec.Raw(b"[" + b",".join(map(_written(game).__getitem__, codes)) + b"]")


def seat_view(
    hosted: HostedTable, viewer: Viewer, seen: int | None, shared: bytes | None, events: bool = True
) -> SeatView:
    """The table from one seat or from a spectator's chair, with the events since a sequence (all without one).

    `shared` is what `Match.shared` has answered, None where no view is wanted.
    """
    match, sequences = hosted.playing()
    first = 0 if seen is None else sequences.first_unseen(viewer, seen)
    role = Role.NONE if viewer is None else hosted.role(viewer)
    is_own = viewer is not None and bool(hosted.waiting) and not hosted.chairs[viewer].computer
    codes = sequences.legal(viewer) if viewer is not None and role is not Role.NONE else []
    told: Any = match.events(viewer, first or 0) if events else []
    legal: Any = legal_actions(hosted.game, codes)
    view: Any = msgspec.Raw(match.encoded_view(viewer, shared)) if shared is not None else None
    return SeatView(
        seat=viewer,
        seq=sequences.now(viewer),
        role=role,
        legal=legal,
        can_undo=is_own and viewer is not None and match.can_undo(viewer),
        events=told,
        view=view,
        rewound=first is None,
    )
