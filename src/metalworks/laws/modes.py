"""Both modes agree: the compiled engine and its sources play the same games alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

from metalworks._mode import is_compiled
from metalworks.games import game as game_named
from metalworks.kernel.checked import LawBroken
from metalworks.kernel.playout import trace
from metalworks.kernel.rng import Rng


def traces(game: str, seats: int, first: int, games: int, options: Mapping[str, object] | None = None) -> list[int]:
    """A number for each random game, over every choice offered and made in it."""
    rules = game_named(game)
    start = rules.start(seats, rules.read_options(dict(options or {})), rules.load_content())
    return [int(trace(start.copy(), Rng(seed))) for seed in range(first, first + games)]


def check_modes(
    game: str, seats: int, first: int = 0, games: int = 10, options: Mapping[str, object] | None = None
) -> bool:
    """Whether both modes could be compared; LawBroken if they differ."""
    results = [_other_process(interpreted, game, seats, first, games, options) for interpreted in (True, False)]
    if not results[1][0]:
        return False  # nothing is compiled on this machine
    if results[0][0] or results[0][1] != results[1][1]:
        raise LawBroken(f"compiled and interpreted {game} differ with {seats} seats, seeds {first} to {first + games}")
    return True


def _other_process(
    interpreted: bool, game: str, seats: int, first: int, games: int, options: Mapping[str, object] | None
) -> tuple[bool, list[int]]:
    """Whether that process was compiled, and its traces."""
    environment = {**os.environ, "METALWORKS_INTERPRETED": "1" if interpreted else "0"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    arguments = [game, str(seats), str(first), str(games), json.dumps(dict(options or {}))]
    done = subprocess.run(
        [sys.executable, "-c", "from metalworks.laws.modes import tell; tell()", *arguments],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    compiled, found = json.loads(done.stdout)
    return bool(compiled), found


def tell() -> None:
    """What the other process says: its mode, and its traces of the games that its arguments name."""
    name, seats, first, games, options = sys.argv[1:]
    print(json.dumps([is_compiled(), traces(name, int(seats), int(first), int(games), json.loads(options))]))
