"""One step of a match."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from metalworks.contract.types import Event

AnyEvent = TypeVar("AnyEvent", bound=Event)


class Step(msgspec.Struct, Generic[AnyEvent], array_like=True, gc=False):
    """One thing that happened in a match, and who may know of it."""

    seat: int | None  # None for chance
    code: int
    epoch: int  # of the state before it
    audience: int  # of its line in the journal
    undoes: int | None = None  # the number of the step that it undid
    undone: bool = False
    events: tuple[tuple[int, AnyEvent], ...] = ()  # made when it happened, each with its audience

    @property
    def is_undo(self) -> bool:
        return self.undoes is not None

    @property
    def witnesses(self) -> int:
        """Who may know that it was taken: whoever may read its line, or know one of its events."""
        known = self.audience
        for audience, _ in self.events:
            known |= audience
        return known
