"""Computer players: whole games of every kind, and what greedy must never miss."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator

import pytest

from metalworks import GAMES, Match, game
from metalworks.contract.problems import BadOption
from metalworks.games.metallurgie.rules.components import AREA, DRAW_CARD, FOLLOW, START, Table
from metalworks.games.metallurgie.rules.ending import collected
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State
from metalworks.players import LEVELS, RESEARCH, choose, player


def play_out(match: Match, *levels: str) -> Match:
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, levels[seat]))
    return match


# Greedy looks at thousands of positions per decision: interpreted, whole games of it take minutes.
thoughtful = pytest.mark.compiled_only


@pytest.mark.parametrize(
    "level", ["random", *(pytest.param(one, marks=thoughtful) for one in ("greedy", "apprentice"))]
)
@pytest.mark.parametrize("name", GAMES)
def test_players_play_whole_games(name: str, level: str) -> None:
    seats = game(name).seat_counts[-1]
    assert play_out(Match.new(name, seats, seed=3), *[level] * seats).result is not None


@thoughtful
@pytest.mark.parametrize("name", GAMES)
def test_a_player_is_reproducible(name: str) -> None:
    first, second = (play_out(Match.new(name, 2, seed=11), "random", "greedy") for _ in range(2))
    assert first.journal.dumps() == second.journal.dumps()


def test_an_unknown_level_says_which_there_are() -> None:
    with pytest.raises(BadOption, match=", ".join((*LEVELS, *RESEARCH))):
        player("grandmaster")


@pytest.mark.long  # by the clock on the wall: not beside other tests
@thoughtful
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_decides_in_time(name: str, level: str) -> None:
    match = Match.new(name, game(name).official_seats[-1], seed=8)
    for _ in range(2):
        begun = time.monotonic()
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, level))
        assert time.monotonic() - begun < 5.0


def test_every_level_has_a_face_of_its_own() -> None:
    faces = [level.face for level in LEVELS.values()]
    assert len(LEVELS) == len(set(faces)) == 5
    assert all(len(face) == 1 for face in faces)


@thoughtful
@pytest.mark.parametrize(
    ("name", "weaker", "stronger"),
    [
        *((name, "random", "greedy") for name in GAMES),
        ("metal_adventures", "apprentice", "smith"),
        ("metallum", "apprentice", "search:200"),
        ("metallurgie", "apprentice", "smith"),
    ],
)
def test_the_stronger_player_wins(name: str, weaker: str, stronger: str) -> None:
    assert wins(name, weaker, stronger, 4) >= 3


@thoughtful
@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), list(itertools.pairwise(LEVELS)))
@pytest.mark.parametrize("name", ["metallum", "metallurgie"])
def test_every_level_beats_the_one_below(name: str, weaker: str, stronger: str) -> None:
    assert wins(name, weaker, stronger, 20) >= 12


def wins(name: str, weaker: str, stronger: str, games: int) -> int:
    """How many games between two the stronger one wins alone."""
    won = 0
    for seed in range(games):
        better = seed % 2  # each level goes first as often
        levels = [stronger if seat == better else weaker for seat in (0, 1)]
        result = play_out(Match.new(name, 2, seed=seed), *levels).result
        assert result is not None
        won += result.winners == (better,)
    return won


# Metallurgie: never misses a score it can make


def can_score(state: State, seat: int, had: int, seen: set[bytes]) -> bool:
    """Whether cards of the hand can make a score in this turn: every way there is."""
    assert isinstance(state, Table)
    if collected(state, seat) > had:
        return True
    if state.waiting() != 1 << seat or state.phase not in (START, FOLLOW):
        # Scoring has begun: its first card is the point.
        return bool(state.waiting() == 1 << seat and state.phase not in (START, FOLLOW))
    key = state.to_bytes()
    if key in seen:
        return False
    seen.add(key)
    for action in state.legal(seat):
        if action == DRAW_CARD * AREA:
            continue
        child = state.copy()
        child.apply(seat, action)
        turn_passed = child.epoch != state.epoch
        if not turn_passed and can_score(child, seat, had, seen):
            return True
    return False


def greedily(state: State, seat: int, rng: Rng) -> int:
    return player("greedy").choose(game("metallurgie"), state, seat, rng)


def at_random(state: State, seat: int, rng: Rng) -> int:
    actions = state.legal(seat)
    return int(actions[rng.below(len(actions))])


def by_rule_of_thumb(state: State, seat: int, rng: Rng) -> int:
    return int(game("metallurgie").appraisal.quick_action(state, seat, rng))


def chances_to_score(seats: int, rng: Rng, decide: Callable[[State, int, Rng], int]) -> Iterator[tuple[State, int]]:
    """The turns of a game in which the hand can make a score, each with whose it is."""
    rules = game("metallurgie")
    state = rules.start(seats, rules.read_options({}), rules.load_content())
    while (waiting := int(state.waiting())) != 0:
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        assert isinstance(state, Table)
        seat = int(state.player)
        if state.phase == START and can_score(state, seat, int(collected(state, seat)), set()):
            yield state.copy(), seat
        state.apply(seat, decide(state, seat, rng))


def scores_in_turn(state: State, seat: int, decide: Callable[[State, int, Rng], int] = greedily) -> bool:
    """Whether a score is made in the turn that begins here."""
    assert isinstance(state, Table)
    had = collected(state, seat)
    rng = Rng(1)
    while state.waiting() == 1 << seat:
        state.apply(seat, decide(state.resample(seat, rng), seat, rng))
    return bool(collected(state, seat) > had)


@thoughtful
@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.long), 4])
def test_greedy_never_misses_a_score(seats: int) -> None:
    scored = [scores_in_turn(state, seat) for state, seat in chances_to_score(seats, Rng(seats), at_random)]
    assert len(scored) >= 3
    assert all(scored)


@thoughtful
def test_the_rule_of_thumb_finds_what_cards_can_finish() -> None:
    """What the search plays on with: areas that one or two cards join, and those that are climbed to."""
    rng = Rng(7)
    scored = [
        scores_in_turn(state, seat, by_rule_of_thumb)
        for _ in range(6)
        for state, seat in chances_to_score(2, rng, by_rule_of_thumb)
    ]
    assert len(scored) >= 20
    assert sum(scored) >= 0.9 * len(scored)


@thoughtful
def test_smith_makes_scores_and_leaves_many_a_one_lying() -> None:
    """As its line says (`level-smith-help`)."""
    rules, smith = game("metallurgie"), player("smith")
    rng = Rng(8)
    scored: list[bool] = []
    while len(scored) < 40:
        scored += [
            scores_in_turn(state, seat, lambda state, seat, rng: smith.choose(rules, state, seat, rng))
            for state, seat in chances_to_score(2, rng, by_rule_of_thumb)
        ]
    assert 0.2 * len(scored) < sum(scored) < 0.8 * len(scored)


@thoughtful
def test_the_rule_of_thumb_is_worth_playing_on_with() -> None:
    """In a few microseconds a turn, against a search of whole turns."""
    rules = game("metallurgie")
    won = 0.0
    for seed in range(40):
        state = rules.start(2, rules.read_options({}), rules.load_content())
        rng = Rng(seed // 2)
        quick = seed % 2
        while (waiting := int(state.waiting())) != 0:
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
            else:
                seat = waiting - 1
                decide = rules.appraisal.quick_action if seat == quick else greedily
                state.apply(seat, decide(state, seat, rng))
        won += state.returns()[quick]
    assert won >= 14
