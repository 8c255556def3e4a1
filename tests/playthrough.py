"""Playthroughs: what every viewer of a random match sees at every step, as text kept in git.

    python -m tests.playthrough        # writes them all again, after a change that is meant

A step shows what was told, what changed in the spectator's view, and what changed in what each
seat sees and may do besides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import msgspec

import metalworks
from metalworks import Match, laws
from metalworks.kernel.rng import Rng

GAMES = Path(__file__).parent / "games"
MOST_CHARACTERS = 150_000
AHEAD = ("prospects", "misfits", "swaps", "goods", "tour")  # what follows from the rest and fills pages: only how many
UNDO_ONE_IN = 12  # undone steps belong to a match as well

Plan = tuple[str, int, int]  # game, seats, number of the variant


def plans() -> list[Plan]:
    """For every game and number of seats one match, going through the ways to set it up."""
    return [
        (game, seats, number % len(laws.variants(game)))
        for game in metalworks.GAMES
        for number, seats in enumerate(metalworks.game(game).seat_counts)
    ]


def path_of(plan: Plan) -> Path:
    game, seats, variant = plan
    return GAMES / game / "playthroughs" / f"{seats}-seats-variant-{variant}.txt"


def playthrough(plan: Plan) -> str:
    """The whole text of one match."""
    game, seats, variant = plan
    options = laws.variants(game)[variant]
    match = Match.new(game, seats=seats, seed=f"playthrough {seats}", options=options)
    rng = Rng(seats)
    lines = [f"{game}, {seats} seats, {options}"]
    before: object = {}
    besides: list[list[str]] = [[] for _ in range(seats)]
    told = 0
    step = "start"
    over = False
    while True:
        spectator = msgspec.to_builtins(match.view(None))
        lines += ["", f"== {step}"]
        lines += _told(match, told)
        lines += [f"  {line}" for line in differences(before, spectator)]
        for seat in range(seats):
            seen = [*differences(spectator, msgspec.to_builtins(match.view(seat))), *_may(match, seat)]
            lines += [f"  seat {seat} no more {line.split(' ')[0]}" for line in besides[seat] if line not in seen]
            lines += [f"  seat {seat} {line}" for line in seen if line not in besides[seat]]
            besides[seat] = seen
        before, told = spectator, match.steps
        if over:
            return "\n".join([*lines, f"result {_compact(match.result)}", ""])
        step = _go_on(match, rng)
        if sum(map(len, lines)) > MOST_CHARACTERS:  # of a long game only the end is shown as well
            while match.waiting:
                step = _go_on(match, rng)
            told = match.steps
        over = match.is_over


def _go_on(match: Match, rng: Rng) -> str:
    """One random step; sometimes one is undone."""
    for seat in range(match.seats):
        if match.can_undo(seat) and rng.below(UNDO_ONE_IN) == 0:
            match.undo(seat)
            return f"seat {seat} takes back"
    seat = match.waiting[rng.below(len(match.waiting))]
    actions = match.legal(seat)
    action = actions[rng.below(len(actions))]
    match.play(seat, action)
    return f"seat {seat} {_compact(action)}"


def _may(match: Match, seat: int) -> Iterator[str]:
    legal = [_compact(action) for action in match.legal(seat)]
    if legal:
        yield f"may {len(legal)}: {legal[0]} ... {legal[-1]}"


def _told(match: Match, since: int) -> Iterator[str]:
    public = match.events(None, since)
    for event in public:
        yield f"  told {_compact(event)}"
    for seat in range(match.seats):
        for event in match.events(seat, since):
            if event not in public:
                yield f"  told seat {seat} {_compact(event)}"


def differences(one: object, two: object, path: str = "") -> Iterator[str]:
    """What is in the second and not in the first; lists of things as items that came and went."""
    if one == two:
        return
    if isinstance(one, dict) and isinstance(two, dict):
        for key in dict.fromkeys([*one, *two]):
            old, new = [len(side.get(key, ())) if key in AHEAD else side.get(key) for side in (one, two)]
            yield from differences(old, new, f"{path}.{key}" if path else str(key))
    elif _is_list_of_things(one) and _is_list_of_things(two) and len(one) == len(two) and len(two) < 9:
        for number, (old, new) in enumerate(zip(one, two, strict=True)):
            yield from differences(old, new, f"{path}[{number}]")
    elif _is_list_of_things(one) and _is_list_of_things(two):
        yield from (f"{path} - {_compact(item)}" for item in one if item not in two)
        yield from (f"{path} + {_compact(item)}" for item in two if item not in one)
    else:
        yield f"{path} = {_compact(two)}"


def _is_list_of_things(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value)


def _compact(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    for plan in plans():
        path = path_of(plan)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(plan), "utf-8")
        print(f"{path}: {path.stat().st_size // 1000} kB")
