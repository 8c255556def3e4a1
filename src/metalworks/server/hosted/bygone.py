"""A table whose match was played by other rules than ours: nobody can go on with it, but it stays readable.

Its log is folded without the game. What was seen of a finished match was stored while its rules were at hand
(`metalworks.server.archive`); a match that was still running is closed, with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from metalworks.contract.types import Role, Viewer
from metalworks.games import game as game_named
from metalworks.messages import Outcome, SeatView, Status
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.clocks import Outages
from metalworks.server.hosted.table import HostedTable
from metalworks.table.journal import Header, Journal

RULES_CHANGED = "rules-changed"


def is_bygone(header: Header) -> bool:
    """Whether a match was played by rules or with content that we no longer have."""
    rules = game_named(header.game)
    is_ours = header.content_source or rules.load_content().reference == header.content
    return header.rules != rules.rules_version or not is_ours


class BygoneTable(HostedTable):
    """One such table."""

    def __init__(self, table: str, outages: Outages) -> None:
        super().__init__(table, outages)
        self.journal: Journal
        self._views: dict[Viewer, SeatView] = {}  # how each viewer saw the end, where that was stored
        self.sheet: Any = None  # what was printed on the pieces

    def end_as(self, status: Status, moves: int, outcome: Outcome | None) -> None:
        """How it ended, if it did: the rules that said so are gone, but lists know it."""
        if status is Status.FINISHED:
            self.status, self.moves, self.outcome = status, moves, outcome

    def show(self, viewer: Viewer, view: dict[str, object], sheet: Any) -> None:
        """What a viewer saw at the end."""
        self._views[viewer] = SeatView(seat=viewer, seq=0, role=Role.NONE, legal=[], view=view)
        self.sheet = sheet

    def views(self, viewers: Iterable[Viewer]) -> list[SeatView]:
        """What these viewers saw at the end, as far as it was stored."""
        return [self._views[viewer] for viewer in viewers if viewer in self._views]

    # -- folding ---------------------------------------------------------------------------

    def _start(self, entry: log.Started, at: float) -> None:
        self.journal = Journal(entry.header, list(entry.lines))
        self.status = Status.PLAYING
        for chair, seat in zip(self.chairs, entry.header.seats, strict=True):
            chair.name = chair.name or seat.name
        self.version += 1

    def _continue(self, entry: log.Continued, at: float) -> None:
        self.journal.lines.extend(entry.lines)

    def _move(self, entry: log.Moved, at: float) -> None:
        self.journal.lines.extend(entry.lines)
        self.moves += 1

    def _rewind(self, entry: log.Rewound, at: float) -> None:
        del self.journal.lines[entry.to :]
        self.version += 1

    def _pass_turn(self, actor: int | None, at: float) -> None:
        self.waiting = self.asked = ()
        self.clocks.run(at, ())
