"""Real moments of real matches for the tests of the Metallum board: `python web/tests/metallum/fixtures.py`.

Random players reach every step of the game sooner or later; the first moment of each phase and step is kept, and in
the action phase one of a later round, where more stands on the planets. `programs` is one where a program has a tile of
every fate. `sheet.json` is what is printed.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from metalworks import Match
from metalworks.contract.types import Role
from metalworks.games.metallum.view import MetallumView

MOMENTS = Path(__file__).with_name("moments.json")
SHEET = Path(__file__).with_name("sheet.json")
SEEDS = range(40)


def name_of(view: MetallumView, role: Role) -> str:
    late = "late-" if view.round > 4 else ""
    committed = "-committed" if role is Role.MAY else ""
    step = f"-{view.step.value}" if view.step.value != "menu" else ""
    return f"{late}{view.phase.value}{step}{committed}"


def names_of(view: MetallumView, role: Role, seat: int) -> list[str]:
    mine = view.seats[seat]
    whole = mine.program is not None and len(mine.program) == 4
    every_fate = whole and view.cause_tile in mine.executed and len(mine.executed) == 2 and len(mine.declined) == 1
    return [name_of(view, role), *(["programs"] if every_fate else [])]


def collect() -> dict[str, object]:
    found: dict[str, object] = {}
    for seed in SEEDS:
        match = Match.new("metallum", seats=2, seed=seed)
        dice = random.Random(seed)
        since = [0, 0]
        before = [match.view(0), match.view(1)]
        while True:
            over = match.is_over
            for seat in (0, 1) if not over else (0,):
                role = match.role(seat)
                if role is Role.NONE and not over:
                    continue
                view = match.view(seat)
                assert isinstance(view, MetallumView)
                for name in names_of(view, role, seat):
                    if name in found:
                        continue
                    found[name] = {
                        "seat": seat,
                        "role": role,
                        "waiting": match.waiting,
                        "position": match.position,
                        "before": before[seat],
                        "view": view,
                        "legal": [] if over else match.legal(seat),
                        "events": match.events(seat, since[seat]),
                    }
            if over:
                break
            seat = dice.choice(match.waiting)
            since[seat], before[seat] = match.steps, match.view(seat)
            match.play(seat, dice.choice(match.legal(seat)))
    return found


if __name__ == "__main__":
    MOMENTS.write_bytes(msgspec.json.encode(collect()) + b"\n")
    SHEET.write_bytes(msgspec.json.encode(Match.new("metallum", seats=2, seed=0).sheet) + b"\n")
