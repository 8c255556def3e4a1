"""A choice that several seats make at once: regret matching, so that it cannot be foreseen and exploited.

Every combination of choices that was tried has a cell with what it was worth to each seat. Few are tried
often, and chance makes each try say little: what a combination is worth is guessed from what its choices
are worth each, the less the more its own tries say. After each try a seat regrets what its other choices
would have been worth against what the others did. It plays in proportion to its regrets; what it plays
on average is close to an equilibrium.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.rng import Rng

CHOICE_BITS: Final = 10  # of one seat's choice in the key of a cell
EXPLORATION: Final = 0.1  # so often a seat tries anything
NEGLIGIBLE: Final = 0.03  # choices with less than this share of the most frequent one are left-overs of trying
FIRST_TRIES: Final = 3  # of each choice, before anything is known about it
FIRST_TRUST: Final = 1.0
MOST_TRUST: Final = 50.0
ENOUGH: Final = 8.0  # tries of the same combinations, to say how far they lie apart
NOISY: Final = 0.01  # a variance that matters
OTHER: Final = -1  # a choice that a seat has only with other hidden cards: nothing is learnt about it
DRAW: Final = 1 << 30


class Cell:
    """What one combination of choices was worth to each seat."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)


class Mixed:
    """The choices of one seat, with their regrets and how often each was meant to be played."""

    def __init__(self, seat: i64, actions: vec[i64], seats: i64) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = actions
        size = len(actions)
        self.regrets: vec[float] = vec[float]([0.0] * size)
        self.played: vec[float] = vec[float]([0.0] * size)
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.totals: vec[float] = vec[float]([0.0] * (size * seats))  # [choice * seats + seat]

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

    def untried(self, width: i64) -> i64:
        """The first of some choices that was not tried often enough to say anything about it, or -1."""
        number: i64
        for number in range(width):
            if self.visits[number] < FIRST_TRIES:
                return number
        return -1

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
        self.totals: vec[float] = vec[float]([0.0] * seats)
        self.meant: vec[i64] = vec[i64]()  # by side: what it would have chosen last without trying anything
        # How far values of one combination lie apart (chance), and those of different ones from what their
        # choices are worth each: the sums of squares, and of how many.
        self.noise: float = 0.0
        self.repeats: float = 0.0
        self.surprise: float = 0.0
        self.firsts: float = 0.0

    def cell_key(self, choices: vec[i64]) -> i64:
        key: i64 = 0
        for choice in choices:
            key = key << CHOICE_BITS | choice + 1
        return key

    def choose(self, width: i64, rng: Rng) -> vec[i64]:
        """A choice for every side, of its first `width`."""
        choices = vec[i64](capacity=len(self.sides))
        meant = vec[i64](capacity=len(self.sides))
        for side in self.sides:
            wide = min(width, len(side.actions))
            shares = side.strategy(wide)
            weight = float(self.visits + 1)  # later strategies are better ones
            number: i64
            for number in range(wide):
                side.played[number] += weight * shares[number]
            meant = append(meant, drawn(shares, rng))
            number = side.untried(wide)
            choices = append(choices, explored(shares, rng) if number < 0 or rng.below(2) == 0 else number)
        self.meant = meant
        return choices

    def learn(self, choices: vec[i64], values: list[float], width: i64) -> None:
        """What this combination was worth."""
        key = self.cell_key(choices)
        cell = self.cells.get(key)
        if cell is None:
            cell = Cell(self.seats)
            self.cells[key] = cell
        self.count_surprise(cell, choices, values)
        self.visits += 1
        cell.visits += 1
        seat: i64
        for seat in range(self.seats):
            cell.totals[seat] += values[seat]
            self.totals[seat] += values[seat]
        at: i64
        for at in range(len(self.sides)):
            side = self.sides[at]
            chosen = choices[at]
            if chosen != OTHER:
                side.visits[chosen] += 1
                for seat in range(self.seats):
                    side.totals[chosen * self.seats + seat] += values[seat]
        trust = self.trust()
        for at in range(len(self.sides)):
            if choices[at] != OTHER:
                self.regret(at, min(width, len(self.sides[at].actions)), trust)

    def regret(self, at: i64, wide: i64, trust: float) -> None:
        """What the choices of a side would be worth against what the others mean to do, beside what it plays.

        What others only try says nothing about what they will do.
        """
        side = self.sides[at]
        shares = side.strategy(wide)
        choices = self.meant
        shift = CHOICE_BITS * (len(self.sides) - 1 - at)
        others = self.cell_key(choices) - (choices[at] + 1 << shift)
        worths = vec[float](capacity=wide)
        expected = 0.0
        number: i64
        for number in range(wide):
            worth = self.guess(choices, side.seat, at, number)
            cell = self.cells.get(others | number + 1 << shift)
            if cell is not None:
                worth = (cell.totals[side.seat] + trust * worth) / (float(cell.visits) + trust)
            worths = append(worths, worth)
            expected += shares[number] * worth
        for number in range(wide):
            if side.visits[number] > 0:
                regret = side.regrets[number] + worths[number] - expected
                side.regrets[number] = regret if regret > 0.0 else 0.0

    def guess(self, choices: vec[i64], seat: i64, at: i64, number: i64) -> float:
        """What a combination is worth to a seat, from what its choices were worth each.

        It is that of these choices, but for the side `at`, which chooses `number`.
        """
        if self.visits == 0:
            return 0.5
        mean = self.totals[seat] / float(self.visits)
        worth = mean
        other: i64
        for other in range(len(self.sides)):
            side = self.sides[other]
            chosen = number if other == at else choices[other]
            if chosen != OTHER and side.visits[chosen] > 0:
                worth += side.totals[chosen * self.seats + seat] / float(side.visits[chosen]) - mean
        return min(1.0, max(0.0, worth))

    def count_surprise(self, cell: Cell, choices: vec[i64], values: list[float]) -> None:
        """Keep count of how much a combination says beyond its choices, and chance beyond the combination."""
        seat = self.sides[0].seat
        if cell.visits > 0:
            visits = float(cell.visits)
            off = values[seat] - cell.totals[seat] / visits
            self.noise += off * off * visits / (visits + 1.0)
            self.repeats += 1.0
        elif choices[0] != OTHER and self.sides[0].visits[choices[0]] >= FIRST_TRIES:
            off = values[seat] - self.guess(choices, seat, 0, choices[0])
            self.surprise += off * off
            self.firsts += 1.0

    def trust(self) -> float:
        """How many visits of a combination say as much as what its choices are worth each."""
        if self.repeats < ENOUGH:
            return FIRST_TRUST
        noise = self.noise / self.repeats
        own = self.surprise / max(1.0, self.firsts) - noise
        if noise < own:
            return noise / own
        return min(MOST_TRUST, noise / own) if own > 0.0 else MOST_TRUST * min(1.0, noise / NOISY)


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
