"""The chance of a match: one seed, a stream for its outcomes and one for each computer player.

Every number is computed from the seed and its own place in the match, so that a match goes on
alike after a restart, and no stream gives away another one.
"""

from __future__ import annotations

import hashlib
import secrets

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


class Streams:
    """The separate random streams of one match."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self._hash = hashlib.blake2b(key=key, digest_size=16)

    def _number(self, stream: str, at: int) -> int:
        hashed = self._hash.copy()
        hashed.update(f"{stream}:{at}".encode())
        return int.from_bytes(hashed.digest(), "big")

    def draw(self, weights: vec[i64], at: int) -> int:
        """The outcome number `at` of the match, drawn by weight."""
        drawn = self._number("chance", at) % sum(weights)
        for outcome, weight in enumerate(weights):
            if drawn < weight:
                return outcome
            drawn -= weight
        raise AssertionError("weights without a sum")

    def player(self, seat: int, at: int) -> Rng:
        """The randomness of a computer player for its decision number `at`."""
        return Rng(self._number(f"player {seat}", at) >> 66)  # 62 bits, within the kernel's range
