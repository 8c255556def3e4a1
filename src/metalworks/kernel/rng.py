"""Random numbers for search and playouts: fast, seeded, the same compiled and interpreted.

The chance of a match does not come from here: see `metalworks.table.chance`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift128: four words of 32 bits, so nothing leaves the range of an i64."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        # A linear congruential warm-up spreads small seeds over all four words.
        word: i64 = (seed ^ (seed >> 32)) & _MASK
        for i in range(4):
            word = (word * 1664525 + 1013904223) & _MASK
            if i == 0:
                self.x = word
            elif i == 1:
                self.y = word
            elif i == 2:
                self.z = word
            else:
                self.w = word | 1  # the state must not be all zero
        for _ in range(16):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        t = (self.x ^ (self.x << 11)) & _MASK
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2^31."""
        return (self.next() * n) >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """An index, drawn with the given weights: at least one is positive, and all together are below 2^31."""
        total: i64 = 0
        for weight in weights:
            total += weight
        at = self.below(total)
        i: i64 = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return i
