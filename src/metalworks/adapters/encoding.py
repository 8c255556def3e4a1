"""What a seat knows, and what it may do, as arrays of a fixed size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from metalworks.contract.game import Game

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

DIGIT = 256  # a number is written in digits of this base, which fractions of 32 bits hold exactly


class Bounds(NamedTuple):
    """What a game never exceeds; libraries ask for it before the first move."""

    numbers: int  # that `observe` has
    numbers_per_seat: int  # and so many more for each seat
    digits: int  # that the largest of them has
    outcomes: int  # of chance
    decisions_per_seat: int


BOUNDS = {
    "metallum": Bounds(128, 0, 4, 32, 1_000),
    "metallurgie": Bounds(96, 16, 2, 8, 1_000),
    # Open promises alone are up to 3 from one captain to another, six numbers each (MAD-7.23); decisions as in the
    # proof that every game ends, 2,000 a turn in 40 turns.
    "metal_adventures": Bounds(384, 128, 8, 128, 80_000),
}
OTHERS = Bounds(1024, 128, 8, 256, 100_000)  # for games outside the package


def bounds_of(game: Game) -> Bounds:
    return BOUNDS.get(game.id, OTHERS)


class Encoding:
    """`State.observe` as fractions between -1 and 1, from which the numbers can be read again.

    Row 0 holds the lowest digit of every number, row 1 the next, and so on: a small number is one fraction,
    a set of cards one fraction for eight of them. How many numbers there are comes first, then they follow.
    """

    def __init__(self, game: Game, seats: int) -> None:
        bounds = bounds_of(game)
        self.numbers = bounds.numbers + bounds.numbers_per_seat * seats
        self.shape = (bounds.digits, self.numbers + 1)
        self.size = self.shape[0] * self.shape[1]

    def encode(self, observed: Sequence[int]) -> Floats:
        found = np.zeros(self.shape, np.float32)
        self.write(observed, found)
        return found

    def write(self, observed: Sequence[int], into: Floats) -> None:
        """Encode into an array that is there already."""
        if len(observed) > self.numbers:
            raise OverflowError(f"{len(observed)} numbers are observed, {self.numbers} fit")
        values = np.array([len(observed), *observed], np.int64)
        sign, rest = np.sign(values), np.abs(values)
        into.fill(0)
        for row in into:
            row[: len(values)] = sign * (rest % DIGIT) / DIGIT
            rest //= DIGIT
        if rest.any():
            raise OverflowError(f"a number that is observed has more than {len(into)} digits")

    def decode(self, found: Floats) -> list[int]:
        """What was encoded."""
        rows = np.rint(found.astype(np.float64) * DIGIT).astype(np.int64)
        values: list[int] = (rows * DIGIT ** np.arange(len(rows))[:, None]).sum(axis=0).tolist()
        return values[1 : values[0] + 1]


def mask_of(codes: int, legal: Iterable[int]) -> Mask:
    """1 for each action that is legal."""
    mask = np.zeros(codes, np.int8)
    mask[list(legal)] = 1
    return mask


def rewards_of(shares: Sequence[float]) -> list[float]:
    """Shares of the victory as rewards whose sum is 0: 1 for a victory, at a table of two -1 for a defeat."""
    seats = len(shares)
    return [(share * seats - 1) / (seats - 1) for share in shares]
