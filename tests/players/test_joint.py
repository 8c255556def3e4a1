"""Regret matching on the joint choice: what it plays on average is close to an equilibrium."""

from __future__ import annotations

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
from metalworks.players.search.settle import settle

Matrix = npt.NDArray[np.float64]


def learn(matrix: Matrix, iterations: int) -> tuple[Matrix, Matrix]:
    """The average strategies after so many tries; the matrix says what the first seat wins of one victory."""
    joint = Joint(2)
    for seat, size in enumerate(matrix.shape):
        joint.sides.append(Mixed(seat, vec[i64]([i64(action) for action in range(size)])))
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
    """The beginning of the last round of a random game of Metallum, None where nobody can change the result."""
    rules = game("metallum")
    state = rules.start(2, rules.read_options({}), rules.load_content())
    rng = Rng(seed)
    while True:
        assert isinstance(state, Table)
        if state.phase == PROGRAMMING and state.round == ROUNDS:
            return state if abs(int(state.money[0] - state.money[1])) < 15 else None
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
    rows = []
    for mine in state.candidates(0):
        row = []
        for theirs in state.candidates(1):
            total = 0.0
            for sample in range(samples):
                child = state.copy()
                child.apply(0, mine)
                child.apply(1, theirs)
                total += settle(rules.appraisal, child, Rng(sample))[0]
            row.append(total / samples)
        rows.append(row)
    return np.array(rows)


def gap(seed: int) -> float | None:
    """How far what regret matching secures lies below what it must fear, in a last round."""
    state = last_round(seed)
    if state is None:
        return None
    matrix = matrix_of(state, 2)
    least, most = bounds(matrix, *learn(matrix, 20_000))
    return most - least


def gaps(wanted: int) -> list[float]:
    """Of so many last rounds in which something is still to be decided."""
    found: list[float] = []
    seed = 0
    while len(found) < wanted:
        if (one := gap(seed)) is not None:
            found.append(one)
        seed += 1
    return found


@pytest.mark.compiled_only
def test_last_rounds_of_metallum_are_close_to_solved() -> None:
    assert max(gaps(2)) < 0.04


@pytest.mark.long
@pytest.mark.compiled_only
def test_fifty_last_rounds_of_metallum_are_close_to_solved() -> None:
    assert max(gaps(50)) < 0.04
