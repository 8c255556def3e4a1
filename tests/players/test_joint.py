"""Regret matching on the joint choice: what it plays on average is close to an equilibrium."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, islice

import numpy as np
import numpy.typing as npt
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks import game
from metalworks.games.metallum.rules.components import PROGRAMMING, ROUNDS, Table
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State, lowest_seat
from metalworks.players.search.joint import Joint, Mixed
from metalworks.players.search.plans import Reply
from metalworks.players.search.settle import settle

Matrix = npt.NDArray[np.float64]

LEADS = (0, 1, 2, 3, 4, 6, 8, -1, -2, -3, -4)  # of the first seat, in $, that are tried
MIXED = 3053  # the seed of a game whose last round has no pair of single programs that is an equilibrium


def learn(matrix: Matrix, iterations: int) -> tuple[Matrix, Matrix]:
    """The average strategies after so many tries; the matrix says what the first seat wins of one victory."""
    joint = Joint(2)
    for seat, size in enumerate(matrix.shape):
        joint.sides.append(Mixed(seat, vec[i64]([i64(action) for action in range(size)]), 2))
    width = max(matrix.shape)
    rng = Rng(1)
    for _ in range(iterations):
        choices = joint.choose(width, rng)
        value = float(matrix[int(choices[0]), int(choices[1])])
        joint.learn(choices, [value, 1.0 - value], width)
    first, second = (np.array([float(share) for share in side.average()]) for side in joint.sides)
    return first, second


def bounds(matrix: Matrix, first: Matrix, second: Matrix) -> tuple[float, float]:
    """What each strategy secures against the best answer: the value of the game lies between the two."""
    return float((first @ matrix).min()), float((matrix @ second).max())


@pytest.mark.parametrize(
    ("rows", "value", "plan"),
    [
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], 0.5, [1 / 3, 1 / 3, 1 / 3]),
        ([[0.9, 0.1], [0.3, 0.5]], 0.42, [0.2, 0.8]),
        ([[0.2, 0.3], [0.6, 0.7]], 0.6, [0.0, 1.0]),
    ],
)
def test_small_games_are_solved(rows: list[list[float]], value: float, plan: list[float]) -> None:
    matrix = np.array(rows)
    first, second = learn(matrix, 4_000)
    least, most = bounds(matrix, first, second)
    assert least <= value + 1e-9 <= most + 2e-9
    assert most - least < 0.03
    assert first == pytest.approx(plan, abs=0.06)


def last_round(seed: int) -> Table | None:
    """The beginning of the last round of a random game of Metallum, None where somebody has no choice."""
    rules = game("metallum")
    state = rules.start(2, rules.read_options({}), rules.load_content())
    rng = Rng(seed)
    while True:
        assert isinstance(state, Table)
        if state.phase == PROGRAMMING and state.round == ROUNDS:
            return state if min(len(state.candidates(0)), len(state.candidates(1))) > 1 else None
        waiting = int(state.waiting())
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
        else:
            seat = lowest_seat(waiting)
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])


def matrix_of(state: State, samples: int) -> Matrix:
    """What the first seat wins by every pair of programs, played on by the search's own quick play."""
    rules = game("metallum")
    reply = Reply(rules.appraisal, rules.appraisal.reply_nodes)
    rows = []
    for mine in state.candidates(0):
        row = []
        for theirs in state.candidates(1):
            total = 0.0
            for sample in range(samples):
                child = state.copy()
                child.apply(0, mine)
                child.apply(1, theirs)
                total += settle(rules.appraisal, reply, child, ROUNDS, Rng(sample))[0]
            row.append(total / samples)
        rows.append(row)
    return np.array(rows)


def solved(matrix: Matrix) -> float:
    """The value of a game whose matrix is known: regret matching that sees every cell, until it is sure to 0.002."""
    rows, columns = (np.zeros(size) for size in matrix.shape)
    played = [np.zeros(size) for size in matrix.shape]
    weight = 0.0
    while True:
        weight += 1.0
        first, second = (
            plan / plan.sum() if plan.any() else np.full(plan.size, 1 / plan.size) for plan in (rows, columns)
        )
        played[0] += weight * first
        played[1] += weight * second
        rows = np.maximum(0.0, rows + matrix @ second - first @ matrix @ second)
        columns = np.maximum(0.0, columns - first @ matrix + first @ matrix @ second)
        least, most = bounds(matrix, *(total / total.sum() for total in played))
        if most - least < 0.002:
            return (least + most) / 2


def is_mixed(matrix: Matrix) -> bool:
    """Whether whoever shows their program loses something by it: no pair of single programs is an equilibrium."""
    return float(matrix.max(axis=0).min() - matrix.min(axis=1).max()) > 0.02


def contested(seed: int) -> Matrix | None:
    """A last round in which both must mix: that of a random game, as it is or with money that makes it close."""
    state = last_round(seed)
    if state is None:
        return None
    own, other = (int(money) for money in state.money)
    for lead in (own - other, *LEADS):
        state.money[0] = other + lead
        if is_mixed(matrix := matrix_of(state, 2)):
            return matrix
    return None


def misses(seeds: Iterable[int]) -> Iterator[float]:
    """How far from the value of the game what regret matching secures is, for the last rounds that must be mixed."""
    for seed in seeds:
        matrix = contested(seed)
        if matrix is not None:
            value = solved(matrix)
            least, most = bounds(matrix, *learn(matrix, 20_000))
            yield max(value - least, most - value)


@pytest.mark.compiled_only
def test_a_last_round_of_metallum_that_must_be_mixed_is_close_to_solved() -> None:
    (miss,) = misses([MIXED])
    assert miss < 0.02


@pytest.mark.long
@pytest.mark.compiled_only
def test_fifty_last_rounds_of_metallum_that_must_be_mixed_are_close_to_solved() -> None:
    assert max(islice(misses(count()), 50)) < 0.02
