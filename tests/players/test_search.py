"""The search: it sees no more than its seat, keeps to its budget, and is the same again for the same seed."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from typing import Any

import pytest

from metalworks import GAMES, Match, game
from metalworks.bench import measure_pace, measure_search
from metalworks.contract.problems import BadOption
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State, lowest_seat
from metalworks.players import player
from metalworks.players.search import tree
from metalworks.players.searching import Advice, Limits, Searching, Tried, merged, read_limits
from tests.killed import assert_ends_with_its_processes

ITERATIONS = 40


def positions(name: str, seats: int, seed: int, every: int) -> list[tuple[State, int]]:
    """Decisions of a random game, with the seat that decides."""
    rules = game(name)
    state = rules.start(seats, rules.read_options({}), rules.load_content())
    rng = Rng(seed)
    found: list[tuple[State, int]] = []
    steps = 0
    while (waiting := int(state.waiting())) != 0:
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = int(lowest_seat(waiting))
        actions = state.candidates(seat)
        if len(actions) > 1:
            steps += 1
            if steps % every == 0:
                found.append((state.copy(), seat))
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def twins(name: str, seats: int, every: int) -> Iterator[tuple[State, State, int]]:
    """Decisions of random games, each with another position that the seat which decides cannot tell from it."""
    rules = game(name)
    for seed in range(5, 25):
        for number, (state, seat) in enumerate(positions(name, seats, seed, every)):
            other = state.resample(seat, Rng(1000 * seed + number))
            if rules.position(other) != rules.position(state):
                yield state, other, seat


def chosen(name: str, state: State, seat: int, seed: int) -> int:
    return Searching(Limits(iterations=ITERATIONS)).choose(game(name), state, seat, Rng(seed))


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str) -> None:
    seats = game(name).official_seats[0]
    compared = 0
    for number, (state, other, seat) in enumerate(itertools.islice(twins(name, seats, every=7), 15)):
        assert chosen(name, state, seat, number) == chosen(name, other, seat, number)
        compared += 1
    assert compared == 15


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(name: str) -> None:
    state, seat = positions(name, game(name).official_seats[0], 2, every=5)[2]
    first, second = (Searching(Limits(iterations=ITERATIONS)).advise(game(name), state, seat, Rng(9)) for _ in range(2))
    assert first == second
    assert first.iterations == ITERATIONS
    assert sum(first.values) == pytest.approx(1.0)


def test_a_search_ends_at_once_when_it_is_cancelled() -> None:
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked >= 2

    advice = Searching(Limits()).advise(game("metallurgie"), state, seat, Rng(1), cancelled)
    assert 0 < advice.iterations <= 2 * tree.LOOK
    assert advice.choice(Rng(1)) in list(state.legal(seat))


@pytest.mark.compiled_only
def test_a_search_keeps_to_its_time() -> None:
    state, seat = positions("metallum", 2, 2, every=5)[2]
    begun = time.monotonic()
    advice = Searching(Limits(seconds=0.2)).advise(game("metallum"), state, seat, Rng(1))
    assert 0.2 <= time.monotonic() - begun < 2.0
    assert advice.iterations > tree.LOOK


@pytest.mark.parametrize("name", ["metallum", "metallurgie"])
def test_a_planned_turn_is_carried_out_without_thinking_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searching = Searching(Limits(iterations=12))
    thoughts: list[tuple[int, ...]] = []
    advise = searching.advise

    def noted(*arguments: Any) -> Advice:
        advice = advise(*arguments)
        thoughts.append((advice.tried[0].action, *advice.line))
        return advice

    monkeypatch.setattr(searching, "advise", noted)
    match = Match.new(name, 2, seed=4)
    played: list[int] = []
    while not any(len(plan) > 2 for plan in thoughts):
        seat = match.waiting[0]
        state, rng = match.sample(seat)
        played.append(searching.choose(match.game, state, seat, rng))
        match.advance(seat, played[-1])
    plan = thoughts[-1]
    begun = len(thoughts)
    for action in plan[1:]:
        assert match.waiting == (seat,)
        state, rng = match.sample(seat)
        assert searching.choose(match.game, state, seat, rng) == action
        match.advance(seat, action)
    assert len(thoughts) == begun


@pytest.mark.compiled_only
def test_several_processes_put_together_what_they_found() -> None:
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    searching = Searching(Limits(iterations=100), processes=2)
    try:
        first, second = (searching.advise(game("metallurgie"), state, seat, Rng(3)) for _ in range(2))
    finally:
        searching.close()
    assert first == second
    assert first.iterations == 100
    assert sum(one.visits for one in first.tried) == 100


def test_what_several_searches_found_is_weighed_by_their_visits() -> None:
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    parts = [
        Searching(Limits(iterations=count)).advise(game("metallurgie"), state, seat, Rng(count)) for count in (20, 40)
    ]
    both = merged(parts)
    for one in both.tried:
        found = [other for part in parts for other in part.tried if other.action == one.action]
        assert one.visits == sum(other.visits for other in found)
        assert one.value == pytest.approx(sum(other.visits * other.value for other in found) / one.visits)


@pytest.mark.compiled_only
def test_a_team_carries_out_the_turn_that_it_has_planned() -> None:
    parts = [
        Advice([Tried(1, 30, 0.5, 0.1, 0.5), Tried(2, 20, 0.4, 0.1, 0.5)], [0.5, 0.5], 50, False, (7,)),
        Advice([Tried(1, 40, 0.5, 0.1, 0.8), Tried(3, 10, 0.4, 0.1, 0.2)], [0.5, 0.5], 50, False, (8, 9)),
        Advice([Tried(2, 45, 0.5, 0.1, 0.9), Tried(3, 5, 0.4, 0.1, 0.1)], [0.5, 0.5], 50, False, (6,)),
    ]
    assert (merged(parts).tried[0].action, merged(parts).line) == (1, (8, 9))


@pytest.mark.compiled_only
def test_a_team_is_cancelled_at_once() -> None:
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    searching = Searching(Limits(seconds=60.0), processes=2)
    try:
        searching.within(0.05).advise(game("metallurgie"), state, seat, Rng(1))  # the processes have started
        begun = time.monotonic()
        advice = searching.advise(game("metallurgie"), state, seat, Rng(1), lambda: time.monotonic() > begun + 0.1)
        assert time.monotonic() < begun + 5
        assert advice.tried
    finally:
        searching.close()


@pytest.mark.compiled_only
@pytest.mark.timeout(60)
def test_a_team_ends_with_the_command() -> None:
    task = "import time; from metalworks import Match; from metalworks.players.searching import Limits, Searching\n"
    task += "match = Match.new('metallurgie', 2, seed=1)\n"
    task += "seat, = match.waiting\n"
    task += "state, rng = match.sample(seat)\n"
    task += "searching = Searching(Limits(iterations=4), processes=2)\n"
    task += "searching.advise(match.game, state, seat, rng)\n"
    task += "print('.', end='', flush=True); time.sleep(600)\n"
    assert_ends_with_its_processes(task, ".")


@pytest.mark.compiled_only
def test_a_search_that_is_named_with_processes_uses_them() -> None:
    one = player("search:60*2")
    assert isinstance(one, Searching)
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    try:
        assert one.advise(game("metallurgie"), state, seat, Rng(1)).iterations == 60
        assert one._team is not None
        assert one._team.processes == 2
    finally:
        one.close()


@pytest.mark.compiled_only
def test_captains_who_answer_a_call_at_once_are_mixed_by_regrets() -> None:
    """Levels answer by their character; a search without one treats calls for offers as a choice made at once."""
    rules = game("metal_adventures")
    joint = 0
    for game_number in range(8):
        for state, seat in positions("metal_adventures", 3, game_number, every=1):
            waiting = int(state.waiting())
            if waiting & (waiting - 1) and len(state.candidates(seat)) > 1:
                advice = Searching(Limits(iterations=60)).advise(rules, state, seat, Rng(1))
                assert advice.joint
                assert sum(one.share for one in advice.tried) == pytest.approx(1.0)
                joint += 1
    assert joint >= 5


@pytest.mark.long
@pytest.mark.compiled_only
def test_a_tree_does_not_outgrow_its_memory() -> None:
    state, seat = positions("metallurgie", 2, 2, every=5)[2]
    search = tree.Search(game("metallurgie").appraisal, seat, 0, True)
    search.think(state, tree.Budget(150_000), Rng(1))  # each random game adds a position
    assert search.done == 150_000
    assert len(search.nodes) == tree.NODES


@pytest.mark.parametrize("name", GAMES)
def test_the_speed_of_a_search_can_be_measured(name: str) -> None:
    speed = measure_search(name, game(name).official_seats[0], 0.2)
    assert speed.iterations_per_s > 0
    assert speed.random_per_s > 0
    assert speed.node_bytes > 50


def test_the_bench_counts_the_decisions_of_a_whole_game() -> None:
    pace = measure_pace("metallurgie", 2, "smith")
    assert pace.decisions > 50
    assert 0 < pace.mean_s <= pace.most_s
    assert pace.p99_s <= pace.most_s


@pytest.mark.parametrize(
    "budget",
    ["", "0", "0s", "-5", "5m", "99999s", "1e3", "9" * 30, "9" * 5000, "٣", "5*", "5*0", "5*-1", "5*²", "1.5s*9999"],
)
def test_a_wrong_budget_says_what_one_looks_like(budget: str) -> None:
    with pytest.raises(BadOption, match=r"1\.5s"):
        player(f"search:{budget}")


def test_budgets_are_iterations_or_seconds() -> None:
    assert read_limits("500") == Limits(iterations=500)
    assert read_limits("1.5s") == Limits(seconds=1.5)
