"""Who has a table open, through this process and through others."""

from __future__ import annotations

import time
from collections.abc import Iterable

from metalworks.server.transport.connections import Connection

FORGOTTEN = 60.0  # seconds after which a silent process is taken for gone
REPEATED = 20.0


class Presence:
    """People and spectators at one table."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, tuple[float, frozenset[str], int]] = {}

    def hear(self, process: str, people: Iterable[str], spectators: int) -> None:
        """Another process says who is there through it."""
        self._elsewhere[process] = (time.monotonic(), frozenset(people), spectators)

    def at_hand(self, connections: Iterable[Connection], seated: frozenset[str]) -> tuple[frozenset[str], int]:
        """Who is there through this process: the people, and how many only watch."""
        here = [one for one in connections if one.is_ready]
        people = frozenset(one.person for one in here if one.person in seated and one.person is not None)
        spectators = sum(1 for one in here if one.person not in seated)
        return people, spectators

    def all(self, connections: Iterable[Connection], seated: frozenset[str]) -> tuple[frozenset[str], int]:
        """The same through all processes."""
        people, spectators = self.at_hand(connections, seated)
        now = time.monotonic()
        for process, (at, others, watching) in list(self._elsewhere.items()):
            if now - at > FORGOTTEN:
                del self._elsewhere[process]
            else:
                people |= others
                spectators += watching
        return people, spectators
