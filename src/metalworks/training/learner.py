"""Temporal differences: what a network says of a position moves towards what is said of the positions after it, and
in the end towards the result; or towards what a search expected there. JAX and optax do the arithmetic; the result is
rounded to whole numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from metalworks.kernel.appraisal import ONE
from metalworks.kernel.network import HIDDEN_BITS, RESULT_BITS, WEIGHT_BITS
from metalworks.training.self_play import UNKNOWN, Played

Floats = npt.NDArray[np.float32]
Params = dict[str, Any]

RATE = 2e-3  # at the beginning of each time that something is learned; it falls to nothing
DECAY = 1e-2
BATCH = 256
TRACE = 0.8  # lambda: 1 learns from results only, 0 from the next position only
PASSES = 4  # over all positions that are kept, for each generation


class Lessons(NamedTuple):
    """Positions of some games with one number of seats."""

    rows: Floats  # [position, seat, input]
    standings: Floats  # [position, seat]
    game: npt.NDArray[np.int32]  # [position]
    results: Floats  # [position, seat]
    searched: Floats  # [position, seat]; UNKNOWN where nobody searched


def lessons(games: Sequence[Played]) -> list[Lessons]:
    """The positions of some games, by number of seats."""
    found = []
    for seats in sorted({game.seats for game in games}):
        own = [game for game in games if game.seats == seats and game.positions]
        rows = [np.array(game.numbers(), dtype=np.float32).reshape(game.positions, seats, -1) / ONE for game in own]
        found.append(
            Lessons(
                np.concatenate(rows),
                np.concatenate([np.array(game.standings, np.float32).reshape(-1, seats) for game in own]),
                np.concatenate([np.full(game.positions, number, np.int32) for number, game in enumerate(own)]),
                np.concatenate([np.tile(np.array(game.result, np.float32), (game.positions, 1)) for game in own]),
                np.concatenate([_searched(game) for game in own]),
            )
        )
    return found


def _searched(game: Played) -> Floats:
    if not game.searched:  # kept by an earlier release
        return np.full((game.positions, game.seats), UNKNOWN, np.float32)
    return np.array(game.searched, np.float32).reshape(-1, game.seats)


def start(inputs: int, hidden: int, seed: int) -> Params:
    """A network that says nothing yet: what is written by hand stands."""
    rng = np.random.default_rng(seed)
    return {
        "inward": jnp.asarray(rng.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)), jnp.float32),
        "bias": jnp.full(hidden, 0.25, jnp.float32),
        "outward": jnp.zeros(hidden, jnp.float32),
        "direct": jnp.zeros(inputs, jnp.float32),
    }


def logits(params: Params, rows: Any, standings: Any) -> Any:
    hidden = jnp.clip(rows @ params["inward"] + params["bias"], 0.0, 1.0)
    return standings + hidden @ params["outward"] + rows @ params["direct"]


@jax.jit
def shares(params: Params, rows: Any, standings: Any) -> Any:
    """The expected share of the victory of every seat."""
    return jax.nn.softmax(logits(params, rows, standings), axis=-1)


def loss(params: Params, rows: Any, standings: Any, targets: Any) -> Any:
    """The mean log loss."""
    return optax.softmax_cross_entropy(logits(params, rows, standings), targets).mean()


_loss = jax.jit(loss)


def targets(params: Params, of: Lessons, by_search: bool = False) -> Floats:
    """What each position should be worth: a mixture of what is said of all later ones, and the result.

    By search, what a search expected of a position counts instead of what is said of the next one.
    """
    said = np.asarray(shares(params, of.rows, of.standings))
    found = np.empty_like(said)
    for at in range(len(said) - 1, -1, -1):
        if at + 1 == len(said) or of.game[at + 1] != of.game[at]:
            found[at] = of.results[at]
        else:
            searched = of.searched[at]
            ahead = searched if by_search and searched[0] != UNKNOWN else said[at + 1]
            found[at] = (1 - TRACE) * ahead + TRACE * found[at + 1]
    return found


class Learner:
    """A network that learns. The optimiser begins afresh each time: a training that was stopped goes on alike."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self._rule = optax.chain(optax.scale_by_adam(), optax.add_decayed_weights(DECAY))

        @jax.jit
        def step(params: Params, memory: Any, rate: Any, rows: Any, standings: Any, wanted: Any) -> tuple[Params, Any]:
            slopes = jax.grad(loss)(params, rows, standings, wanted)
            updates, memory = self._rule.update(slopes, memory, params)
            return optax.apply_updates(params, jax.tree.map(lambda update: -rate * update, updates)), memory

        self._step = step

    def learn(self, found: Sequence[Lessons], seed: int, by_search: bool = False) -> None:
        """Go over all positions a few times."""
        rng = np.random.default_rng(seed)
        memory = self._rule.init(self.params)
        positions = sum(len(of.rows) for of in found)
        learned = 0  # positions
        for _ in range(PASSES):
            for of in found:
                wanted = targets(self.params, of, by_search)
                for batch in _batches(len(of.rows), rng):
                    rate = RATE * (1 + math.cos(math.pi * learned / (PASSES * positions))) / 2
                    self.params, memory = self._step(
                        self.params, memory, rate, of.rows[batch], of.standings[batch], wanted[batch]
                    )
                    learned += len(batch)


def _batches(count: int, rng: np.random.Generator) -> Iterator[npt.NDArray[np.int64]]:
    """All numbers below a count in batches of one size; what is left over has its turn another time."""
    order = rng.permutation(count)
    size = min(BATCH, count)
    for at in range(0, count - size + 1, size):
        yield order[at : at + size]


def log_loss(params: Params | None, found: Sequence[Lessons]) -> float:
    """How well results are foretold; None is what is written by hand. Two seats that guess have 0.693."""
    total, count = 0.0, 0
    for of in found:
        if params is None:
            said = optax.softmax_cross_entropy(jnp.asarray(of.standings), jnp.asarray(of.results)).mean()
        else:
            said = _loss(params, of.rows, of.standings, of.results)
        total += float(said) * len(of.rows)
        count += len(of.rows)
    return total / count


def rounded(params: Params) -> dict[str, list[int]]:
    """The whole numbers of `kernel/network.py`."""
    scales = {
        "inward": (1 << WEIGHT_BITS) / ONE,
        "bias": 1 << WEIGHT_BITS,
        "outward": 1 << RESULT_BITS,
        "direct": (1 << (HIDDEN_BITS + RESULT_BITS)) / ONE,
    }
    return {
        name: [int(number) for number in np.rint(np.asarray(params[name]).ravel() * scale)]
        for name, scale in scales.items()
    }
