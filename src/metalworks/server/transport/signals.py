"""Signals to people who are not at the table: your turn, lists have changed, a rematch."""

from __future__ import annotations

import asyncio
import time

from metalworks import messages
from metalworks.server.transport.connections import Connection
from metalworks.server.transport.notices import Notice

LISTS_EVERY = 1.0  # seconds


class Signals:
    """The WebSockets of lobbies, by person."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._listed = 0.0
        self._later: asyncio.TimerHandle | None = None

    def pass_on(self, notice: Notice) -> None:
        """Tell whom it concerns."""
        if not self.connections:
            return
        for connection in self.connections:
            if connection.person in notice.turns:
                connection.post(messages.YourTurn(table=notice.table, game=notice.game))
            if notice.rematch and connection.person in notice.people:
                connection.post(messages.RematchOffered(table=notice.table, rematch=notice.rematch))
        if notice.listed and self._later is None:
            wait = max(0.0, self._listed + LISTS_EVERY - time.monotonic())
            self._later = asyncio.get_running_loop().call_later(wait, self._tell_lists)

    def _tell_lists(self) -> None:
        self._later = None
        self._listed = time.monotonic()
        for connection in self.connections:
            connection.post(messages.TablesChanged())
