"""Who may not: what whoever runs the server has decided, and the sessions that were ended. Kept in the database."""

from __future__ import annotations

from enum import StrEnum

from metalworks.messages import Code
from metalworks.server.refusal import Refuse
from metalworks.server.storage.store import Store
from metalworks.server.transport.addresses import Blocks


class Kind(StrEnum):
    """What somebody may not do."""

    BAN = "ban"  # a person: nothing at all
    MUTE = "mute"  # a person: chat
    BLOCK = "block"  # an address or a network: nothing at all


class Sanctions:
    """What is in force, as this process knows it: every look at the database brings it up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._who: dict[Kind, frozenset[str]] = {kind: frozenset() for kind in Kind}
        self.blocks = Blocks()
        self.ended: set[str] = set()  # sessions
        self._looked = 0.0

    async def look(self) -> frozenset[str]:
        """Bring it up to date: the people whose connections must be looked at again."""
        rows = await self._store.sanctions()
        self._who = {kind: frozenset(row.who for row in rows if row.kind == kind) for kind in Kind}
        self.blocks = Blocks(self._who[Kind.BLOCK])
        now = self._store.clock.now()
        ended = await self._store.ended_sessions(self._looked)
        self._looked = max(0.0, now - 60)  # other processes' clocks differ a little
        news = frozenset(person for session, person in ended if session not in self.ended)
        self.ended |= {session for session, _ in ended}
        return news | self._who[Kind.BAN]

    def check(self, person: str | None, address: str) -> None:
        """Refuse whoever may do nothing here."""
        if person in self._who[Kind.BAN] or self.blocks.has(address):
            raise Refuse(Code.IDENTITY, "banned")

    def check_chat(self, person: str) -> None:
        """Refuse whoever may not chat."""
        if person in self._who[Kind.MUTE]:
            raise Refuse(Code.SEAT, "muted")
