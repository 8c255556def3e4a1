"""Compares the speed of this working tree's engine with that of another commit.

    python tools/compare_speed.py COMMIT [--game GAME ...] [--seats N] [--rounds N] [--seconds S]

The other commit is checked out and compiled in a temporary worktree, with the Python that runs this
script. Both engines then take turns, each in a process of its own: every round measures one, then the
other, by processor time, so that other load on the machine and a slow spell hardly count. For each game
it prints what both reach, and the median over the rounds of how many times faster this tree is, in

- random games per second from the start to the end, and
- search steps per second: copy a state, apply an action, make a key to recognise the state by.

This tree must be compiled already (`make engine`).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("metallurgie", "metallum", "metal_adventures")
FIGURES = {"games": "random games per second", "steps": "search steps per second"}
MEASURE = """
import json, sys, time
from metalworks import _mode
from metalworks.games import game as game_named
from metalworks.kernel.playout import playouts
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, lowest_seat

def states(start, rng, wanted):
    "States in which a seat decides, from random games, each with one action."
    found = []
    while len(found) < wanted:
        state = start.copy()
        while (waiting := state.waiting()) != OVER and len(found) < wanted:
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
                continue
            seat = lowest_seat(waiting)
            actions = state.legal(seat)
            action = actions[rng.below(len(actions))]
            found.append((state.copy(), seat, action))
            state.apply(seat, action)
    return found

def steps(found):
    for state, seat, action in found:
        after = state.copy()
        after.apply(seat, action)
        key_of(after)

def per_second(work, amount, seconds):
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        work()
        done += amount
    return done / spent

assert _mode.is_compiled(), "not compiled"
name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game = game_named(name)
seats = seats or game.seat_counts[0]
start = game.start(seats, game.read_options({}), game.load_content())
rng = Rng(1)
found = states(start, Rng(2), 2000)
key_of = (lambda state: state.hash()) if hasattr(found[0][0], "hash") else (lambda state: state.to_bytes())
print(json.dumps({
    "games": per_second(lambda: playouts(start, 20, rng), 20, seconds),
    "steps": per_second(lambda: steps(found), len(found), seconds),
}))
"""


def run(command: Sequence[str], cwd: Path, **environment: str) -> str:
    """What a command prints; its own words if it fails."""
    done = subprocess.run(
        command, check=False, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def built(commit: str) -> Iterator[Path]:
    """A temporary worktree of a commit, compiled."""
    with tempfile.TemporaryDirectory(prefix="metalworks-") as folder:
        tree = Path(folder) / "tree"
        run(["git", "worktree", "add", "--detach", str(tree), commit], ROOT)
        try:
            run(["sh", "tools/compile.sh", sys.executable], tree)
            yield tree
        finally:
            run(["git", "worktree", "remove", "--force", str(tree)], ROOT)


def measure(tree: Path, game: str, seats: int, seconds: float) -> dict[str, float]:
    """What the engine of a tree reaches."""
    arguments = ["-c", MEASURE, game, str(seats), str(seconds)]
    figures: dict[str, float] = json.loads(
        run([sys.executable, *arguments], tree, PYTHONPATH=str(tree / "src"), METALWORKS_INTERPRETED="")
    )
    return figures


def compare(here: Path, there: Path, game: str, seats: int, rounds: int, seconds: float) -> None:
    """Measure both in turn and print what they reach."""
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(rounds):
        for tree, figures in [(here, ours), (there, theirs)] if number % 2 else [(there, theirs), (here, ours)]:
            figures.append(measure(tree, game, seats, seconds))
    for figure, words in FIGURES.items():
        ratios = sorted(mine[figure] / other[figure] for mine, other in zip(ours, theirs, strict=True))
        now, then = (statistics.median(one[figure] for one in found) for found in (ours, theirs))
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        print(f"{game}: {words}: {now:,.0f} against {then:,.0f}: {statistics.median(ratios):.2f} times ({spread})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="what to compare with: a commit, a tag or a branch")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be given again")
    parser.add_argument("--seats", type=int, default=0, help="number of seats (default: the fewest)")
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured in turn (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one measure (default: 1)")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    with built(chosen.commit) as other:
        for game in chosen.game or GAMES:
            compare(ROOT, other, game, chosen.seats, chosen.rounds, chosen.seconds)


if __name__ == "__main__":
    main()
