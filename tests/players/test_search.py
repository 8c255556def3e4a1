"""The search: it sees no more than its seat, keeps to its budget, and is the same again for the same seed."""

from __future__ import annotations

import time
from typing import Any

import pytest

from metalworks import GAMES, Match, game
from metalworks.contract.problems import BadOption
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State, lowest_seat
from metalworks.players import player
from metalworks.players.search import tree
from metalworks.players.searching import Advice, Limits, Searching, merged, read_limits

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


def chosen(name: str, state: State, seat: int, seed: int) -> int:
    return Searching(Limits(iterations=ITERATIONS)).choose(game(name), state, seat, Rng(seed))


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str) -> None:
    seats = game(name).official_seats[0]
    differed = 0
    for number, (state, seat) in enumerate(positions(name, seats, 5, every=7)[:25]):
        other = state.resample(seat, Rng(1000 + number))
        differed += other.hash() != state.hash()
        assert chosen(name, state, seat, number) == chosen(name, other, seat, number)
    assert differed >= 3


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
        return asked == 2

    advice = Searching(Limits()).advise(game("metallurgie"), state, seat, Rng(1), cancelled)
    assert advice.iterations == 2 * tree.LOOK
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


@pytest.mark.parametrize("budget", ["", "0", "0s", "-5", "5m", "99999s", "1e3", "9" * 30])
def test_a_wrong_budget_says_what_one_looks_like(budget: str) -> None:
    with pytest.raises(BadOption, match=r"1\.5s"):
        player(f"search:{budget}")


def test_budgets_are_iterations_or_seconds() -> None:
    assert read_limits("500") == Limits(iterations=500)
    assert read_limits("1.5s") == Limits(seconds=1.5)
