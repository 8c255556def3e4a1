"""How often somebody may do something: one person, one address, and all together."""

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

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is room for one more, or for something that counts as several."""
        now = time.monotonic()
        self._filled = max(0.0, self._filled - (now - self._at) * self._rate)
        self._at = now
        if self._filled + amount > self._size:
            return False
        self._filled += amount
        return True

    @property
    def is_idle(self) -> bool:
        return self._filled - (time.monotonic() - self._at) * self._rate <= 0


class Buckets:
    """A bucket for each key; those that are empty are forgotten."""

    def __init__(self, many: float, seconds: float) -> None:
        self._many = many
        self._seconds = seconds
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        if len(self._buckets) > _FORGET:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_idle}
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._many, self._many / self._seconds)
        return bucket.take(amount)


class Limit:
    """At most so many in so many seconds: by one person, by `crowd` times as many at one address, by all together.

    New identities cost nothing, so a limit for each of them alone would be none.
    """

    def __init__(self, key: str, many: int, seconds: float, crowd: int = 1, everybody: int = 1) -> None:
        self._key = key  # of the message
        self._many = many
        self._seconds = seconds
        self._persons = Buckets(many, seconds)
        self._addresses = Buckets(many * crowd, seconds)
        self._all = Bucket(many * everybody, many * everybody / seconds)

    def check(self, who: Hashable, address: str, amount: float = 1.0) -> None:
        """Refuse if that is too often; what costs more than usual counts as several."""
        if not (self._persons.take(who, amount) and self._addresses.take(address, amount) and self._all.take(amount)):
            raise Refuse(Code.RATE, self._key, many=self._many, seconds=int(self._seconds))
