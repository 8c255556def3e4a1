"""Computer players as OpenSpiel bots, and OpenSpiel's own bots with a clock: which is stronger in equal time?

python -m metalworks.adapters.openspiel_bots metallurgie master ismcts --games 100
"""

from __future__ import annotations

from metalworks.contract.extras import need

need("openspiel", "numpy", "pyspiel")

import argparse
import time
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from metalworks.adapters.openspiel import PREFIX, MetalworksState
from metalworks.contract.problems import Problem
from metalworks.games import game as game_named
from metalworks.kernel.rng import Rng
from metalworks.players import Player, check_player, newcomer

UCT_C = 1.4
FIRST_SECONDS = 0.05  # a move, until it is known how long the level takes


class Clocked(Protocol):
    """A bot whose time to think can be set."""

    seconds: float

    def step(self, state: pyspiel.State) -> int: ...


class OutOfTime(Exception):
    """A search must answer now."""


class LevelBot(pyspiel.Bot):
    """A computer player; it sees what its seat may know. Keeps count of the time that real choices took it."""

    def __init__(self, level: Player, seed: int) -> None:
        super().__init__()
        self._level = level
        self._rng = Rng(seed)
        self.spent = 0.0
        self.choices = 0

    @property
    def seconds(self) -> float:
        """What a choice took on average."""
        return self.spent / self.choices if self.choices else FIRST_SECONDS

    def step(self, state: MetalworksState) -> int:
        seat = state.current_player()
        begun = time.process_time()
        action = self._level.choose(state.rules, state.state.resample(seat, self._rng), seat, self._rng)
        if len(state.legal_actions()) > 1:
            self.spent += time.process_time() - begun
            self.choices += 1
        return action


class TimedMCTS(mcts.MCTSBot):
    """OpenSpiel's Monte Carlo tree search with random rollouts. It is handed the real state: it sees what is hidden."""

    def __init__(self, game: pyspiel.Game, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, UCT_C, 1 << 30, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
        self.seconds = FIRST_SECONDS
        self._end = 0.0
        self._root: Any = None

    def mcts_search(self, state: pyspiel.State) -> Any:
        self._end = time.process_time() + self.seconds
        try:
            return super().mcts_search(state)
        except OutOfTime:
            return self._root

    def _apply_tree_policy(self, root: Any, state: pyspiel.State) -> Any:
        self._root = root
        if root.explore_count > 1 and time.process_time() >= self._end:
            raise OutOfTime
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's search over information sets with random rollouts."""

    def __init__(self, game: pyspiel.Game, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, UCT_C, 1 << 30, random_state=chance, use_observation_string=True)
        self.seconds = FIRST_SECONDS
        self._end = 0.0

    def run_search(self, state: pyspiel.State) -> Any:
        self._end = time.process_time() + self.seconds
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def run_simulation(self, state: pyspiel.State) -> Any:
        if self._root_node.total_visits > 0 and time.process_time() >= self._end:
            raise OutOfTime
        return super().run_simulation(state)


BOTS: dict[str, Callable[[pyspiel.Game, int], Clocked]] = {"mcts": TimedMCTS, "ismcts": TimedISMCTS}


def play(name: str, level: str, bot: str, number: int) -> tuple[float, float]:
    """One game of two: the share of the victory of the level, and the seconds that a choice took it.

    Each deal is played twice, with seats exchanged. For every move the bot has as long as the level took on average.
    """
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2)")
    mine = LevelBot(newcomer(level), number)
    other = BOTS[bot](game, number)
    chance = np.random.RandomState(number // 2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=weights)))
        elif state.current_player() == number % 2:
            state.apply_action(mine.step(state))
        else:
            other.seconds = mine.seconds
            state.apply_action(other.step(state))
    return (float(state.returns()[number % 2]) + 1) / 2, mine.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=["metallum", "metallurgie"])
    parser.add_argument("level")
    parser.add_argument("bot", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: to go on, or on another core")
    asked = parser.parse_args()
    if asked.games < 1 or asked.first < 0:
        parser.error("--games must be 1 or more, --first 0 or more")
    try:
        check_player(asked.level, game_named(asked.game))
    except Problem as problem:
        parser.error(str(problem))
    won, seconds = 0.0, 0.0
    for played in range(1, asked.games + 1):
        share, took = play(asked.game, asked.level, asked.bot, asked.first + played - 1)
        won += share
        seconds += took
        print(f"{asked.level} – {asked.bot}: {won:g} / {played}, {seconds / played:.3f} s a choice", flush=True)


if __name__ == "__main__":
    main()
