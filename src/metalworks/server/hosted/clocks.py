"""The clocks of a table: a bank with an increment for each turn, or days for each turn; and a short one for answers.

A seat that *must* decide uses its bank. A seat that is *asked* in another seat's turn has an answer clock instead,
and its bank stands still. A seat that *may* act uses no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from metalworks import messages
from metalworks.messages import Pace

DAY = 86_400.0
GRACE = 60.0  # seconds that a person who returns to their seat has at least
ANSWER = 45.0  # seconds to answer, where a bank is set and nothing else is said
ANSWER_SHARE = 0.25  # of the days for a turn, likewise


def answer_limit(pace: Pace) -> float | None:
    """How many seconds a seat that is asked has for its answer, None without a limit."""
    if pace.answer is not None:
        return pace.answer
    if pace.days is not None:
        return ANSWER_SHARE * pace.days * DAY
    return ANSWER if pace.bank is not None else None


class Outages:
    """When no server was running: nobody could move, so all clocks paused."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans = list(spans)  # one after the other

    def within(self, start: float, end: float) -> float:
        """During how many of the seconds in between no server was running."""
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
        self._since: list[float | None] = [None] * seats  # when the bank began to run
        self._paused = [False] * seats  # its turn goes on once others have answered
        self._answer = answer_limit(pace)
        self._asked: list[float | None] = [None] * seats  # when the answer clock began to run
        self.are_set = pace.days is not None or pace.bank is not None

    def run(
        self,
        at: float,
        thinking: Collection[int],
        answering: Collection[int] = (),
        *,
        actor: int | None = None,
        is_paused: bool = False,
    ) -> None:
        """From now on the banks of some seats run, and the answer clocks of others.

        `actor` is the seat that brought it about, and `is_paused` says that everybody who is waited for is only
        asked. Then the turn is paused, not ended: otherwise asking others would earn its seat an increment or
        fresh days. A seat that brings its turn back, by undo say, loses the increment again.
        """
        if not self.are_set:
            return
        for seat, since in enumerate(self._since):
            if seat in thinking:
                if since is None:
                    if not self._paused[seat]:
                        self._begin_turn(seat, actor)
                    self._paused[seat] = False
                    self._since[seat] = at
            elif since is not None:
                self._remaining[seat] -= self._thought(since, at)
                self._since[seat] = None
                if is_paused:
                    self._paused[seat] = True
                elif actor == seat:
                    self._remaining[seat] += self.pace.increment
            elif self._paused[seat] and not is_paused:
                self._paused[seat] = False
                self._remaining[seat] += self.pace.increment  # the last answer ended its turn
            if seat not in answering:
                self._asked[seat] = None
            elif self._asked[seat] is None or actor == seat:  # a new question
                self._asked[seat] = at

    def _begin_turn(self, seat: int, actor: int | None) -> None:
        if actor == seat and self._asked[seat] is None:  # not by an answer of its own
            self._remaining[seat] -= self.pace.increment
        elif self.pace.days is not None:
            self._remaining[seat] = self._allowance

    def restore(self, seat: int, at: float) -> None:
        """Whoever returns to their seat can think again."""
        least = self._allowance if self.pace.days is not None else max(GRACE, self.pace.increment)
        self._remaining[seat] = max(self.remaining(seat, at), least)
        if self._since[seat] is not None:
            self._since[seat] = at

    def remaining(self, seat: int, at: float) -> float:
        """What is left of the bank or of the days."""
        since = self._since[seat]
        return self._remaining[seat] - (self._thought(since, at) if since is not None else 0.0)

    def answer_left(self, seat: int, at: float) -> float | None:
        """What is left for an answer; None for a seat that is not asked, or may take any time."""
        asked = self._asked[seat]
        if asked is None or self._answer is None:
            return None
        return self._answer - self._thought(asked, at)

    @property
    def due(self) -> float | None:
        """When the first answer clock runs out, if the server is not stopped before; None where none runs."""
        if self._answer is None:
            return None
        return min((asked + self._answer for asked in self._asked if asked is not None), default=None)

    def _thought(self, since: float, at: float) -> float:
        return max(0.0, at - since - self._outages.within(since, at))  # a clock that was set back gives no time

    def is_late(self, seat: int, at: float) -> bool:
        return self.are_set and self._since[seat] is not None and self.remaining(seat, at) < 0

    def show(self, at: float) -> list[messages.Clock] | None:
        """The clocks as everybody sees them."""
        if not self.are_set:
            return None
        return [self._shown(seat, at) for seat in range(len(self._since))]

    def _shown(self, seat: int, at: float) -> messages.Clock:
        left = self.answer_left(seat, at)
        return messages.Clock(
            remaining=round(self.remaining(seat, at), 3),
            running=self._since[seat] is not None,
            answer=round(left, 3) if left is not None else None,
        )
