"""Real moments of real matches for the tests of the Metallum board: `python web/tests/metallum/fixtures.py`.

Random players reach every step of the game sooner or later; the first moment of each phase and step is kept, and in
the action phase one of a later round, where more stands on the planets.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from metalworks import Match
from metalworks.games.metallum.view import MetallumView

TARGET = Path(__file__).with_name("moments.json")
SEEDS = range(40)


def name_of(view: MetallumView, legal: list[object]) -> str:
    late = "late-" if view.round > 4 else ""
    committed = "-committed" if any(type(action).__name__ == "ReopenProgram" for action in legal) else ""
    step = f"-{view.step.value}" if view.step.value != "menu" else ""
    return f"{late}{view.phase.value}{step}{committed}"


def collect() -> dict[str, object]:
    found: dict[str, object] = {}
    for seed in SEEDS:
        match = Match.new("metallum", seats=2, seed=seed)
        dice = random.Random(seed)
        since = [0, 0]
        before = [match.view(0), match.view(1)]
        while True:
            over = match.is_over
            for seat in match.waiting if not over else (0,):
                view = match.view(seat)
                assert isinstance(view, MetallumView)
                legal = [] if over else match.legal(seat)
                name = name_of(view, list(legal))
                if name not in found:
                    found[name] = {
                        "seat": seat,
                        "waiting": match.waiting,
                        "position": match.position,
                        "before": before[seat],
                        "view": view,
                        "legal": legal,
                        "events": match.events(seat, since[seat]),
                    }
            if over:
                break
            seat = dice.choice(match.waiting)
            since[seat], before[seat] = match.steps, match.view(seat)
            legal = match.legal(seat)
            # Programs of several tiles are rare by chance alone.
            puts = [action for action in legal if type(action).__name__ == "PutTile"]
            match.play(seat, dice.choice(puts if puts and dice.random() < 0.9 else legal))
    return found


if __name__ == "__main__":
    TARGET.write_bytes(msgspec.json.encode(collect()) + b"\n")
