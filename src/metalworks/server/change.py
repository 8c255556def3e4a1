"""A change of a table: what it is to the database and to others."""

from __future__ import annotations

import time

from metalworks.messages import Status
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.entries import Entries
from metalworks.server.hosted.table import HostedTable
from metalworks.server.storage.rows import move_row, seat_rows, table_row
from metalworks.server.storage.writer import Append
from metalworks.server.transport.notices import Notice


class Change:
    """What the log of a table gains by one command; made before it is carried out, to see what it changes."""

    __slots__ = ("_attention", "_version", "_waiting", "begun", "entries", "hosted", "job")

    def __init__(self, hosted: HostedTable, entries: Entries) -> None:
        self.begun = time.perf_counter()
        self.hosted = hosted
        self.entries = entries
        self.job: Append  # what is to be written, once it is carried out
        self._waiting = hosted.waiting
        self._version = hosted.version
        self._attention = (bool(hosted.thinking()), hosted.clocks.due)

    def carry_out(self, at: float, process: str) -> None:
        """Apply it in this server process."""
        hosted = self.hosted
        hosted.follow(at, self.entries)
        row = entry_row(hosted, self.entries, at)
        if self._is_move():
            self.job = Append(row, move_row(hosted), [], is_new=False, is_move=True)
        else:
            table = {**table_row(hosted), "server": process}
            self.job = Append(row, table, seat_rows(hosted), is_new=False, is_move=False)

    def _is_move(self) -> bool:
        """Whether only that has changed which changes with every move."""
        hosted = self.hosted
        return hosted.version == self._version and self._attention == (bool(hosted.thinking()), hosted.clocks.due)

    def notice(self) -> Notice:
        """What other processes and lobbies need to know."""
        hosted = self.hosted
        rematch = next((entry.table for entry in self.entries if isinstance(entry, log.RematchMade)), "")
        return Notice(
            hosted.id,
            rows=hosted.rows,
            game=hosted.game,
            turns=turns(hosted, self._waiting),
            listed=hosted.version != self._version,
            rematch=rematch,
            people=[chair.person for chair in hosted.chairs if chair.person] if rematch else [],
        )


def entry_row(hosted: HostedTable, entries: Entries, at: float) -> dict[str, object]:
    """What a table has just carried out, as a row of its log."""
    return {"table_id": hosted.id, "n": hosted.rows - 1, "at": at, "entry": log.write(entries)}


def turns(hosted: HostedTable, before: tuple[int, ...]) -> list[str]:
    """The people who are waited for now and were not before."""
    if hosted.status is not Status.PLAYING:
        return []
    fresh = (hosted.chairs[seat] for seat in hosted.waiting if seat not in before)
    return [chair.person for chair in fresh if chair.person and not chair.stand_in]
