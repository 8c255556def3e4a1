"""How fast the engine is, compiled against interpreted, measured in one run.

`python -m metalworks.bench GAME` measures the mode of its own process and prints it as JSON;
`compare` starts one such process for each mode, so that both are measured alike.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

import msgspec

from metalworks import _mode
from metalworks.games import game as game_named
from metalworks.kernel.playout import copies, hashes, playouts
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State, lowest_seat
from metalworks.players import Company
from metalworks.players.search.tree import Search
from metalworks.players.searching import UNLIMITED, Clock, never
from metalworks.table.match import Match

SLICES = 5  # the best of these counts: other programs only ever make a slice slower
_COPIES_KEPT = 2_000
_MIDDLE = 60  # decisions before the one that is searched


class Speed(msgspec.Struct, frozen=True):
    """What one mode of the engine reaches on one core."""

    playouts_per_s: float
    decisions_per_s: float
    copy_us: float
    hash_us: float  # the key of a position in a search
    state_bytes: int


class Comparison(msgspec.Struct, frozen=True):
    """Both modes, measured in one run."""

    game: str
    seats: int
    compiled: Speed | None  # None where the engine was not compiled
    interpreted: Speed

    @property
    def ratio(self) -> float:
        """How many times faster the compiled engine plays."""
        return self.compiled.decisions_per_s / self.interpreted.decisions_per_s if self.compiled else 1.0


class SearchSpeed(msgspec.Struct, frozen=True):
    """What the search of one mode reaches on one core."""

    iterations_per_s: float
    random_per_s: float  # with random games to the end instead of an appraisal
    node_bytes: int


class SearchComparison(msgspec.Struct, frozen=True):
    """The search of a game in both modes, measured in one run."""

    game: str
    seats: int
    compiled: SearchSpeed | None
    interpreted: SearchSpeed

    @property
    def ratio(self) -> float:
        """How many times faster the compiled search is."""
        return self.compiled.iterations_per_s / self.interpreted.iterations_per_s if self.compiled else 1.0


def measure(name: str, seats: int, seconds: float) -> Speed:
    """Random games from the start, copies, and the memory of a state, in this process."""
    game = game_named(name)
    game.check_seats(seats)
    start = game.start(seats, game.read_options({}), game.load_content())
    rng = Rng(1)
    budget = seconds / SLICES
    once, _ = _timed(lambda: int(playouts(start, 10, rng)))
    batch = max(1, int(budget / 10 / (once / 10)))
    best_games, best_decisions = 0.0, 0.0
    for _ in range(SLICES):
        games, decisions, spent = 0, 0, 0.0
        while spent < budget:
            took, made = _timed(lambda: int(playouts(start, batch, rng)))
            games, decisions, spent = games + batch, decisions + made, spent + took
        best_games = max(best_games, games / spent)
        best_decisions = max(best_decisions, decisions / spent)
    many = 20_000 if _mode.is_compiled() else 500
    copy_us = min(_timed(lambda: int(copies(start, many)))[0] for _ in range(SLICES)) / many * 1e6
    hash_us = min(_timed(lambda: int(hashes(start, many)))[0] for _ in range(SLICES)) / many * 1e6
    return Speed(best_games, best_decisions, copy_us, hash_us, _state_bytes(start.copy))


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    """The processor time that some work takes, so that what else the machine does hardly counts."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


def _state_bytes(copy: Callable[[], object]) -> int:
    """Memory that a copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [copy() for _ in range(_COPIES_KEPT)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(kept)


def measure_search(name: str, seats: int, seconds: float) -> SearchSpeed:
    """Searches of one decision in the middle of a random game, in this process: the best of some slices."""
    state, seat = _middle(name, seats)
    speeds = []
    for random_playouts in (False, True):
        search = Search(game_named(name).appraisal, seat, 0, random_playouts)
        slices = [_timed(lambda search=search: _think(search, state, seconds / SLICES)) for _ in range(SLICES)]  # type: ignore[misc]
        speeds.append(max(done / spent for spent, done in slices))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    search = Search(game_named(name).appraisal, seat)
    _think(search, state, seconds / 4)
    search.plans, search.sequels = [], {}  # of one decision and bounded: only the tree grows with the iterations
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return SearchSpeed(speeds[0], speeds[1], taken // len(search.nodes))


def _think(search: Search, state: State, seconds: float) -> int:
    search.think(state, Clock(UNLIMITED, seconds, never), Rng(1))
    return int(search.done + search.further)


def _middle(name: str, seats: int) -> tuple[State, int]:
    """A decision of a random game with something to choose, after a third of a usual one."""
    rules = game_named(name)
    rng = Rng(2)
    state = rules.start(seats, rules.read_options({}), rules.load_content())
    decisions = 0
    while True:
        waiting = int(state.waiting())
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = int(lowest_seat(waiting))
        actions = state.candidates(seat)
        if decisions >= _MIDDLE and len(actions) > 2 and waiting == 1 << seat:
            return state, seat
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1


class Pace(msgspec.Struct, frozen=True):
    """How long a level thinks about a decision, on one core, in one whole game against itself."""

    game: str
    seats: int
    level: str
    decisions: int  # with something to choose
    mean_s: float
    p99_s: float
    most_s: float


def measure_pace(name: str, seats: int, level: str, seed: int = 1) -> Pace:
    """Play a game to its end, this level at every seat."""
    match = Match.new(name, seats=seats, seed=seed)
    company = Company()
    took = []
    while match.waiting:
        seat = match.waiting[0]
        chooses = len(match.candidate_codes(seat)) > 1
        spent, code = _timed(lambda seat=seat: company.choose(match, seat, level))  # type: ignore[misc]
        if chooses:
            took.append(spent)
        match.advance(seat, code)
    took.sort()
    return Pace(name, seats, level, len(took), sum(took) / len(took), took[len(took) * 99 // 100], took[-1])


def compare_search(name: str, seconds: float) -> SearchComparison:
    """Measure the search in both modes, one process after the other."""
    seats = game_named(name).official_seats[0]
    done = [
        msgspec.json.decode(_other_process(name, seats, seconds, interpreted, "search"), type=SearchSpeed)
        if interpreted or _mode.has_compiled()
        else None
        for interpreted in (False, True)
    ]
    assert done[1] is not None
    return SearchComparison(name, seats, done[0], done[1])


def compare(name: str, seats: int, seconds: float) -> Comparison:
    """Measure both modes, one process after the other."""
    game_named(name).check_seats(seats)
    compiled, interpreted = (
        msgspec.json.decode(_other_process(name, seats, seconds, slowly, "engine"), type=Speed)
        if slowly or _mode.has_compiled()
        else None
        for slowly in (False, True)
    )
    assert interpreted is not None
    return Comparison(name, seats, compiled, interpreted)


def _other_process(name: str, seats: int, seconds: float, interpreted: bool, what: str) -> bytes:
    environment = {**os.environ, "METALWORKS_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "metalworks.bench", name, str(seats), str(seconds), what]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout


if __name__ == "__main__":
    work = measure_search if sys.argv[4] == "search" else measure
    measured = work(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
    sys.stdout.buffer.write(msgspec.json.encode(measured))
