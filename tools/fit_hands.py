"""What hidden hands of Metallurgie probably are: fits the tables of `games/metallurgie/computer/hands.py`.

    python tools/fit_hands.py --games 1500      # prints the tables, and how well they foretell

Computer players of three kinds play at two to four seats. At the start of every turn, whoever moves asks what each of
the others holds. Of all hands of so many cards from what that seat has not seen, the real one is foretold by how many
ways there are to draw it, times a factor for each metal and number of cards (conditional logit).
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import exp

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]
from scipy.special import gammaln, logsumexp  # type: ignore[import-untyped]

from metalworks.games import game as game_named
from metalworks.games.metallurgie.computer.areas import FAR, Areas
from metalworks.games.metallurgie.computer.hands import COUNTS, ONE, TURNS, stage_of
from metalworks.games.metallurgie.rules.components import IRON, METALS, START, Table, cards_in_hand
from metalworks.games.metallurgie.rules.setup import unseen
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, lowest_seat
from metalworks.players import player
from metalworks.players.processes import end_with_parent

PLAYERS = ("engineer", "greedy", "search:400")
FULL_HAND = 3
KINDS = METALS - IRON
STAGES = len(TURNS) + 1
HANDS = np.array([hand for hand in product(range(COUNTS), repeat=KINDS) if sum(hand) == FULL_HAND])
CAUTION = 4.0  # how much a factor that the games say little about is held at ONE
HELD_BACK = 5  # one game in so many is not fitted to

Numbers = NDArray[np.int64]
Figures = NDArray[np.float64]


def play(number: int) -> list[list[int]]:
    """A game; of every hidden hand the game's number, the stage, how short areas are, what nobody saw, and the hand."""
    game = game_named("metallurgie")
    seats = 2 + number % 3
    players = [player(PLAYERS[(number // 3 + seat) % len(PLAYERS)]) for seat in range(seats)]
    state = game.start(seats, game.read_options({}), game.load_content())
    rng = Rng(number)
    areas = Areas()
    told: list[list[int]] = []
    asked = -1
    while (waiting := int(state.waiting())) != OVER:
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = lowest_seat(waiting)
        assert isinstance(state, Table)
        if state.phase == START and state.turn != asked:
            asked = int(state.turn)
            areas.read(state)
            short = [max(1, min(FAR, int(areas.short[metal]))) - 1 for metal in range(IRON, METALS)]
            pool = [int(cards) for cards in unseen(state, seat)][IRON:]
            for other in range(seats):
                if other != seat and cards_in_hand(state, other) == FULL_HAND:
                    hand = [int(state.hand[other * METALS + metal]) for metal in range(IRON, METALS)]
                    told.append([number, int(stage_of(state)), *short, *pool, *hand])
        state.apply(seat, players[seat].choose(game, state.resample(seat, rng), seat, rng))
    return told


class Fit:
    """The logarithms of all factors, found by the greatest likelihood."""

    def __init__(self, rows: Numbers) -> None:
        self.stage = rows[:, 1]
        self.short = rows[:, 2 : 2 + KINDS]
        pool = rows[:, 2 + KINDS : 2 + 2 * KINDS]
        hand = rows[:, 2 + 2 * KINDS :]
        self.chosen = (hand[:, None, :] == HANDS[None]).all(axis=2).argmax(axis=1)
        left = pool[:, None, :] - HANDS[None]
        ways = gammaln(pool + 1)[:, None, :] - gammaln(np.maximum(left, 0) + 1) - gammaln(HANDS + 1)[None]
        self.ways: Figures = np.where((left < 0).any(axis=2), -np.inf, ways.sum(axis=2))
        kinds = np.arange(KINDS)
        kept = ((self.stage[:, None, None] * KINDS + kinds) * COUNTS) + HANDS[None]
        unused = ((kinds * FAR + self.short[:, None, :]) * COUNTS) + HANDS[None]
        self.numbers: Numbers = np.concatenate([kept, unused + STAGES * KINDS * COUNTS], axis=2)

    def loss(self, factors: Figures) -> tuple[float, Figures]:
        """By hand, the negative logarithm of its likelihood, and how that changes with each factor."""
        worth = self.ways + factors[self.numbers].sum(axis=2)
        chances = np.exp(worth - logsumexp(worth, axis=1)[:, None])
        rows = np.arange(len(self.chosen))
        loss = -float(np.log(chances[rows, self.chosen]).sum()) + CAUTION / 2 * float((factors**2).sum())
        chances[rows, self.chosen] -= 1.0
        shares = np.broadcast_to(chances[:, :, None], self.numbers.shape)
        slope = np.bincount(self.numbers.ravel(), weights=shares.ravel(), minlength=len(factors)) + CAUTION * factors
        none = np.arange(len(factors)) % COUNTS == 0  # no card of a metal is what the others are compared with
        slope[none] = 0.0
        return loss, slope

    def log_loss(self, factors: Figures) -> float:
        worth = self.ways + factors[self.numbers].sum(axis=2)
        found = worth[np.arange(len(self.chosen)), self.chosen] - logsumexp(worth, axis=1)
        return -float(found.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs, initializer=end_with_parent) as pool:
        rows = np.array([row for told in pool.map(play, range(asked.games), chunksize=4) for row in told])
    held_back = rows[:, 0] % HELD_BACK == 0
    size = (STAGES + FAR) * KINDS * COUNTS
    found = minimize(Fit(rows[~held_back]).loss, np.zeros(size), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    test = Fit(rows[held_back])
    print(f"{len(rows):,} hidden hands of {asked.games:,} games")
    print(f"log loss of those not fitted to: {test.log_loss(found.x):.4f}")
    print(f"against {test.log_loss(np.zeros(size)):.4f} if all cards were equally likely")
    factors = [round(ONE * exp(factor)) for factor in found.x]
    split = STAGES * KINDS * COUNTS
    for name, part, rows_of in (("KEPT", factors[:split], KINDS), ("UNUSED", factors[split:], FAR)):
        cells = [part[at : at + COUNTS] for at in range(0, len(part), COUNTS)]
        print(f"{name}: Final = [")
        for at in range(0, len(cells), rows_of):
            print(f"    {cells[at : at + rows_of]},")
        print("]")


if __name__ == "__main__":
    main()
