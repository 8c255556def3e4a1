"""The log of abuse: what was refused because it was too much or not allowed, and from where. Kept for a set time."""

from __future__ import annotations

from collections import Counter

from metalworks.server.storage.store import Store

MOST = 500  # kinds of incidents between two writings; a flood must not fill the disk by its own log


class Incidents:
    """Counted in memory, written from time to time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: Counter[tuple[str, str, str]] = Counter()

    def note(self, kind: str, address: str, person: str | None = None) -> None:
        key = (kind, address, person or "")
        self._counted[key if key in self._counted or len(self._counted) < MOST else (kind, "", "")] += 1

    async def write(self) -> None:
        """Keep what has been counted."""
        counted, self._counted = self._counted, Counter()
        if counted:
            at = self._store.clock.now()
            await self._store.add_incidents(
                [
                    {"at": at, "kind": kind, "address": address, "person": person, "times": times}
                    for (kind, address, person), times in counted.items()
                ]
            )
