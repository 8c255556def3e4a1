"""Play games between computer players, on all cores."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import time
from collections.abc import Callable, Iterable

from metalworks.arena.store import Folder, Played, Study
from metalworks.arena.workers import spread
from metalworks.contract.game import Game
from metalworks.contract.tally import Tally
from metalworks.contract.texts import message_key
from metalworks.contract.types import Event
from metalworks.games import game as game_named
from metalworks.players import Company
from metalworks.table.match import Match


def study_of(game: Game, level: str, options: dict[str, object]) -> Study:
    """What a study of this game is about, as its folder keeps it."""
    return Study(game.id, game.rules_version, game.load_content().reference, level, game.unusual(options))


def play(study: Study, seats: int, seed: int) -> Played:
    """One game; the same number gives the same game again."""
    begun = time.process_time()
    match = Match.new(study.game, seats=seats, seed=seed, options=study.options)
    company = Company()
    decisions = 0
    while match.waiting:
        seat = match.waiting[0]
        match.advance(seat, company.choose(match, seat, study.level))
        decisions += 1
    result = match.result
    assert result is not None
    spent = time.process_time() - begun
    return Played(
        seats, seed, result.winners, result.points, result.reason, decisions, round(spent, 4), tally_of(match)
    )


def tally_of(match: Match) -> Tally:
    """The game's own counts (`tally` of its module `balance`), or how often each event happened."""
    events = match.events(None)
    name = f"{match.game.package}.balance"
    if importlib.util.find_spec(name) is None:
        return Tally(match.steps, "balance-steps", {"balance-events": count(events)})
    own: Callable[[Iterable[Event], object, object], Tally] = importlib.import_module(name).tally
    return own(events, match.view(None), match.sheet)


def count(events: Iterable[Event]) -> dict[str, int]:
    """How often each kind of event happened."""
    found: dict[str, int] = {}
    for event in events:
        key = message_key(event).removeprefix("event-")
        found[key] = found.get(key, 0) + 1
    return found


def _batch(study: Study, games: list[tuple[int, int]]) -> list[Played]:
    return [play(study, seats, seed) for seats, seed in games]


def run(
    folder: Folder, counts: Iterable[int], games: int, jobs: int, done: Callable[[int, int], None]
) -> dict[int, list[Played]]:
    """Play what the folder lacks; by number of seats all games, in the order of their seeds."""
    wanted = {seats: [(seats, seed) for seed in range(games)] for seats in counts}
    todo = [key for keys in wanted.values() for key in keys if key not in folder.games]
    for seats, keys in wanted.items():
        done(seats, sum(key in folder.games for key in keys))
    size = max(1, min(16, len(todo) // (jobs * 8)))
    batches = [todo[at : at + size] for at in range(0, len(todo), size)]
    with folder.open() as file:
        for found in spread(functools.partial(_batch, folder.study), batches, jobs):
            for played in found:
                folder.add(file, played)
                done(played.seats, 1)
    return {seats: [folder.games[key] for key in keys] for seats, keys in wanted.items()}


def official_counts(game: str) -> list[int]:
    return list(game_named(game).official_seats)
