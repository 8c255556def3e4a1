"""Sequence numbers: each viewer has their own, which counts only the steps they may know of.

So a number reveals nothing about the secret choices of others; and whether an action is stale is
decided by what its seat could know.
"""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.types import Viewer, viewer_number
from metalworks.table.match import Match


class Sequences:
    """Who knows of which steps of a match, what each seat can do, and since which step its decision stands."""

    def __init__(
        self,
        match: Match,
        base: Sequence[int] | None = None,
        known: list[int] | None = None,
        now: list[int] | None = None,
    ) -> None:
        self._match = match
        self._numbers = (*range(match.seats), viewer_number(None))  # of the viewers, spectators last
        self._everybody = sum(1 << number for number in self._numbers)
        self._base = list(base) if base is not None else [0] * len(self._numbers)
        self._now = now or list(self._base)  # with `known`, after these steps
        self._known = known or []  # for each step, the viewers who may know of it, as bits
        self._arose = [0] * match.seats
        self._legal: list[list[int]] = [[] for _ in range(match.seats)]
        self.follow(None)

    def follow(self, actor: int | None) -> None:
        """Take note of the steps since the last time, which a seat has brought about.

        The decision of another seat still stands if that seat can do the same as before and no
        chance was resolved: then the choices were made at the same time.
        """
        match = self._match
        chance = False
        for step in range(len(self._known), match.steps):
            chance = chance or match.actor(step) is None
            known = match.witnesses(step)
            for index, number in enumerate(self._numbers):
                self._now[index] += known >> number & 1
            self._known.append(known)
        for seat, before in enumerate(self._legal):
            legal = self._legal[seat] = match.legal_codes(seat)
            stands = seat != actor and bool(before) and not chance and legal == before
            if not stands:
                self._arose[seat] = match.steps

    def now(self, viewer: Viewer) -> int:
        return self._now[-1 if viewer is None else viewer]

    def legal(self, seat: int) -> list[int]:
        """What a seat can do now, in the rules' own numbers."""
        return self._legal[seat]

    def arose(self, seat: int) -> int:
        """The step since which the present decision of a seat stands."""
        return self._arose[seat]

    def first_unseen(self, viewer: Viewer, seq: int) -> int | None:
        """The first step that a viewer of this sequence has not seen; None if it is of before a rewinding."""
        index = self._index(viewer)
        unseen = self._now[index] - seq
        if seq < self._base[index] or unseen < 0:
            return None
        step = len(self._known)
        while unseen > 0:
            step -= 1
            unseen -= self._known[step] >> self._numbers[index] & 1
        return step

    def is_fresh(self, seat: int, seq: int) -> bool:
        """Whether nothing that matters to the decision of a seat has happened since this sequence."""
        if seq == self._now[seat]:
            return True
        step = self.first_unseen(seat, seq)
        return step is not None and step >= self._arose[seat]

    def everybody_knows(self, since: int) -> bool:
        """Whether any of the steps from this one on is known to all."""
        return any(known & self._everybody == self._everybody for known in self._known[since:])

    def rewound(self) -> Sequences:
        """The sequences of the match now that it has fewer steps: they go on counting."""
        left = self._match.steps
        kept = [now - base for now, base in zip(self._now, self._base, strict=True)]  # how many steps each knows of
        for known in self._known[left:]:
            for index, number in enumerate(self._numbers):
                kept[index] -= known >> number & 1
        base = [number + 1 for number in self._now]
        del self._known[left:]
        now = [first + many for first, many in zip(base, kept, strict=True)]
        return Sequences(self._match, base, self._known, now)

    def _index(self, viewer: Viewer) -> int:
        return len(self._numbers) - 1 if viewer is None else viewer
