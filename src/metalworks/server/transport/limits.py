"""How often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Hashable

from metalworks.messages import Code
from metalworks.server.refusal import Refuse

_FORGET = 10_000  # buckets, before full ones are forgotten


class Bucket:
    """Room for some things at once, which empties with time."""

    __slots__ = ("_at", "_filled", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate  # that empties per second
        self._filled = 0.0
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self._filled = max(0.0, self._filled - (now - self._at) * self._rate)
        self._at = now
        if self._filled + 1 > self._size:
            return False
        self._filled += 1
        return True

    @property
    def is_idle(self) -> bool:
        return self._filled - (time.monotonic() - self._at) * self._rate <= 0


class Limit:
    """At most so many in so many seconds, for each key."""

    def __init__(self, key: str, many: int, seconds: float) -> None:
        self._key = key  # of the message
        self._many = many
        self._seconds = seconds
        self._buckets: dict[Hashable, Bucket] = {}

    def check(self, who: Hashable) -> None:
        """Refuse if that is too often."""
        if len(self._buckets) > _FORGET:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_idle}
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._many, self._many / self._seconds)
        if not bucket.take():
            raise Refuse(Code.RATE, self._key, many=self._many, seconds=int(self._seconds))
