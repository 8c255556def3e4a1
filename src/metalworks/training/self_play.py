"""A game that a computer player plays against itself, and the calm positions in it."""

from __future__ import annotations

import functools
import time
import zlib
from array import array

import msgspec

from metalworks.arena.workers import check_worker
from metalworks.games import game as game_named
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, lowest_seat
from metalworks.players.search.tree import Search
from metalworks.players.searching import Limits, never, think
from metalworks.players.weights import Weights, with_weights

NODES = 100  # positions of a turn that are looked through for plans: more games teach more than better ones
CARELESS = 3  # decisions of a hundred that are drawn: from other positions, other things can be learned
UNKNOWN = -1.0


class Lesson(msgspec.Struct, frozen=True):
    """A game to be played; the same lesson gives the same game again."""

    game: str
    number: int
    seats: int
    iterations: int
    weights: bytes = b""  # what was learned so far; none: what is written by hand


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    seats: int
    positions: int
    rows: bytes  # [position, seat, input], two bytes each, compressed
    standings: list[float]  # [position, seat]: as they are written by hand
    result: list[float]
    seconds: float
    searched: list[float] = []  # [position, seat]: what a search expected there; UNKNOWN where nobody searched

    def numbers(self) -> array[int]:
        found = array("h")
        found.frombytes(zlib.decompress(self.rows))
        return found


def play_for(rules: int, content: str, lesson: Lesson) -> Played:
    """Play a game of a training with these rules and cards, which a worker must have too."""
    game = game_named(lesson.game)
    check_worker((rules, content), (game.rules_version, game.load_content().reference))
    return play(lesson)


def play(lesson: Lesson) -> Played:
    """Play a game; everybody looks ahead a little and now and then does anything."""
    begun = time.process_time()
    rules = game_named(lesson.game)
    appraisal = _appraisal(lesson.game, lesson.weights)
    state = rules.start(lesson.seats, rules.read_options({}), rules.load_content())
    rng = Rng(lesson.number)
    limits = Limits(iterations=lesson.iterations)
    told = array("h")
    standings: list[float] = []
    searched: list[float] = []
    last: list[list[int]] = []  # the inputs of the last position, without how the seats stand by hand
    planned: tuple[int, ...] = ()  # how the turn of a seat goes on
    owner = -1
    while (waiting := int(state.waiting())) != OVER:
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        is_new = False
        if appraisal.is_calm(state):
            stands = appraisal.standings(state)
            rows = [[int(number) for number in row] for row in appraisal.rows(state, stands)]
            inputs = [row[:-1] for row in rows]
            if inputs != last:  # seats that choose at once do not change what is learned from
                is_new = True
                last = inputs
                standings += stands
                searched += [UNKNOWN] * lesson.seats
                for row in rows:
                    told.extend(row)
        seat = lowest_seat(waiting)
        epoch = state.epoch
        action, planned, expected = _decide(appraisal, state, seat, limits, planned if seat == owner else (), rng)
        if is_new and expected:
            searched[-lesson.seats :] = [round(value, 4) for value in expected]
        owner = seat
        state.apply(seat, action)
        if state.epoch != epoch:
            planned = ()
    count = len(standings) // lesson.seats
    packed = zlib.compress(told.tobytes())
    spent = round(time.process_time() - begun, 3)
    return Played(lesson.number, lesson.seats, count, packed, standings, state.returns(), spent, searched)


def _decide(
    appraisal: Appraisal, state: State, seat: int, limits: Limits, planned: tuple[int, ...], rng: Rng
) -> tuple[int, tuple[int, ...], list[float]]:
    """The next action, how the turn goes on after it, and what a search expected for every seat if there was one."""
    actions = state.candidates(seat)
    if len(actions) == 1:
        only = int(actions[0])
        return only, planned[1:] if planned[:1] == (only,) else (), []
    if rng.below(100) < CARELESS:
        return int(actions[rng.below(len(actions))]), (), []
    if planned:
        return planned[0], planned[1:], []
    advice = think(Search(appraisal, seat, NODES), state, limits, rng, never)
    return advice.choice(rng), advice.line, advice.values


@functools.lru_cache(maxsize=2)
def _appraisal(game: str, weights: bytes) -> Appraisal:
    rules = game_named(game)
    return with_weights(rules, msgspec.json.decode(weights, type=Weights)) if weights else rules.appraisal
