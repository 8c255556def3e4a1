"""A choice that several seats make at once: regret matching, so that it cannot be foreseen and exploited.

Every combination of choices that was tried has a cell with what it was worth to each seat. After
each try a seat regrets what its other choices would have been worth against what the others did.
It plays in proportion to its regrets; what it plays on average is close to an equilibrium.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng

CHOICE_BITS: Final = 10  # of one seat's choice in the key of a cell
EXPLORATION: Final = 0.1  # so often a seat tries anything
NEGLIGIBLE: Final = 0.1  # choices with less than this share of the most frequent one are left-overs of trying
OTHER: Final = -1  # a choice that a seat has only with other hidden cards: nothing is learnt about it
DRAW: Final = 1 << 30


class Cell:
    """What one combination of choices was worth to each seat."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)


class Mixed:
    """The choices of one seat, with their regrets and how often each was meant to be played."""

    def __init__(self, seat: i64, actions: vec[i64]) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = actions
        size = len(actions)
        self.regrets: vec[float] = vec[float]([0.0] * size)
        self.played: vec[float] = vec[float]([0.0] * size)
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.totals: vec[float] = vec[float]([0.0] * size)

    def strategy(self, width: i64) -> vec[float]:
        """In proportion to the regrets; all alike where there are none."""
        shares = vec[float](capacity=width)
        total = 0.0
        number: i64
        for number in range(width):
            total += self.regrets[number]
        for number in range(width):
            shares = append(shares, self.regrets[number] / total if total > 0.0 else 1.0 / float(width))
        return shares

    def average(self) -> vec[float]:
        """What was played on average, without what was only tried."""
        most = 0.0
        for share in self.played:
            most = max(most, share)
        shares = vec[float](capacity=len(self.played))
        total = 0.0
        for share in self.played:
            kept = share if share >= most * NEGLIGIBLE else 0.0
            total += kept
            shares = append(shares, kept)
        number: i64
        for number in range(len(shares)):
            shares[number] = shares[number] / total if total > 0.0 else 1.0 / float(len(shares))
        return shares


class Joint:
    """A moment at which several seats choose."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.sides: list[Mixed] = []
        self.cells: dict[i64, Cell] = {}
        self.visits: i64 = 0

    def cell_key(self, choices: vec[i64]) -> i64:
        key: i64 = 0
        for choice in choices:
            key = key << CHOICE_BITS | choice + 1
        return key

    def choose(self, width: i64, rng: Rng) -> vec[i64]:
        """A choice for every side, of its first `width`."""
        choices = vec[i64](capacity=len(self.sides))
        for side in self.sides:
            wide = min(width, len(side.actions))
            shares = side.strategy(wide)
            weight = float(self.visits + 1)  # later strategies are better ones
            number: i64
            for number in range(wide):
                side.played[number] += weight * shares[number]
            choices = append(choices, explored(shares, rng))
        return choices

    def learn(self, choices: vec[i64], values: list[float], width: i64) -> None:
        """What this combination was worth."""
        self.visits += 1
        key = self.cell_key(choices)
        cell = self.cells.get(key)
        if cell is None:
            cell = Cell(self.seats)
            self.cells[key] = cell
        cell.visits += 1
        seat: i64
        for seat in range(self.seats):
            cell.totals[seat] += values[seat]
        at: i64
        for at in range(len(self.sides)):
            side = self.sides[at]
            value = values[side.seat]
            chosen = choices[at]
            if chosen == OTHER:
                continue
            side.visits[chosen] += 1
            side.totals[chosen] += value
            shift = CHOICE_BITS * (len(self.sides) - 1 - at)
            others = key - (chosen + 1 << shift)
            number: i64
            for number in range(min(width, len(side.actions))):
                if number == chosen:
                    worth = value
                else:
                    other = self.cells.get(others | number + 1 << shift)
                    if other is not None:
                        worth = other.totals[side.seat] / float(other.visits)
                    elif side.visits[number] > 0:
                        worth = side.totals[number] / float(side.visits[number])
                    else:
                        continue
                regret = side.regrets[number] + worth - value
                side.regrets[number] = regret if regret > 0.0 else 0.0


def explored(shares: vec[float], rng: Rng) -> i64:
    """A number drawn with these shares, now and then with equal ones."""
    if rng.below(DRAW) < i64(EXPLORATION * float(DRAW)):
        return rng.below(len(shares))
    return drawn(shares, rng)


def drawn(shares: vec[float], rng: Rng) -> i64:
    """A number drawn with these shares."""
    at = float(rng.below(DRAW)) / float(DRAW)
    number: i64 = 0
    while number < len(shares) - 1:
        at -= shares[number]
        if at < 0.0:
            break
        number += 1
    while shares[number] <= 0.0 and number > 0:  # what rounding left over
        number -= 1
    return number
