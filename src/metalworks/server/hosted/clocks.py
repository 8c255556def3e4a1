"""The clocks of a table: a bank with an increment for each turn, or days for each turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from metalworks import messages
from metalworks.messages import Pace

DAY = 86_400.0
GRACE = 60.0  # what a person who takes his seat back has at least


class Outages:
    """When no server ran: nobody could move, so nobody's clock ran."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans = list(spans)  # one after the other

    def within(self, start: float, end: float) -> float:
        """How many of the seconds in between no server ran."""
        seconds = 0.0
        for since, until in reversed(self.spans):
            if until <= start:
                break
            seconds += max(0.0, min(end, until) - max(start, since))
        return seconds


class Clocks:
    """How much time each seat has left; computed from the times in the log alone."""

    def __init__(self, pace: Pace, seats: int, outages: Outages) -> None:
        self.pace = pace
        self._outages = outages
        self._allowance = pace.days * DAY if pace.days is not None else pace.bank or 0.0
        self._remaining = [self._allowance] * seats
        self._since: list[float | None] = [None] * seats

    @property
    def are_set(self) -> bool:
        return self.pace.days is not None or self.pace.bank is not None

    def run(self, at: float, thinking: Collection[int], actor: int | None) -> None:
        """From now on the clocks of these seats run; `actor` is who brought it about.

        A turn ends when its seat is no longer waited for. A seat that takes back a choice it had
        made loses the increment again, so that taking back and choosing gains no time.
        """
        for seat, since in enumerate(self._since):
            if since is not None and seat not in thinking:
                self._remaining[seat] -= self._thought(since, at)
                self._since[seat] = None
                if actor == seat:
                    self._remaining[seat] += self.pace.increment
            elif since is None and seat in thinking:
                if actor == seat:
                    self._remaining[seat] -= self.pace.increment
                elif self.pace.days is not None:
                    self._remaining[seat] = self._allowance
                self._since[seat] = at

    def restore(self, seat: int, at: float) -> None:
        """Whoever takes his seat back can think again."""
        least = self._allowance if self.pace.days is not None else max(GRACE, self.pace.increment)
        self._remaining[seat] = max(self.remaining(seat, at), least)
        if self._since[seat] is not None:
            self._since[seat] = at

    def remaining(self, seat: int, at: float) -> float:
        since = self._since[seat]
        return self._remaining[seat] - (self._thought(since, at) if since is not None else 0.0)

    def _thought(self, since: float, at: float) -> float:
        return at - since - self._outages.within(since, at)

    def is_late(self, seat: int, at: float) -> bool:
        return self.are_set and self._since[seat] is not None and self.remaining(seat, at) < 0

    def show(self, at: float) -> list[messages.Clock] | None:
        """The clocks as everybody sees them."""
        if not self.are_set:
            return None
        return [
            messages.Clock(remaining=round(self.remaining(seat, at), 3), running=since is not None)
            for seat, since in enumerate(self._since)
        ]
