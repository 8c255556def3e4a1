"""The greedy player buys, deploys and fights sensibly."""

from __future__ import annotations

from collections import Counter

import pytest

from metalworks import Match
from metalworks.games.metallum.actions import CommitProgram
from metalworks.games.metallum.events import (
    CardUsed,
    ExtractorPlaced,
    ExtractorRemoved,
    InstallationUsed,
    ModuleBought,
    SubroutineDeclined,
    SubroutineExecuted,
)
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.games.metallum.rules.game import Metallum
from metalworks.kernel.rng import Rng
from metalworks.players import choose
from metalworks.players.search.turn import best_action

from .builder import board, programming
from .positions import programming_state
from .tables import match_at, see

pytestmark = pytest.mark.compiled_only  # thousands of positions a decision


def play_out(match: Match, *levels: str) -> Match:
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, levels[seat]))
    return match


def greedy_phase(match: Match) -> Match:
    """Greedy plays red until it is somebody else's turn, or the next round."""
    round_now = see(match).round
    while match.waiting == (RED,) and see(match).round == round_now:
        match.play(RED, choose(match, RED, "greedy"))
    return match


def test_it_buys_deploys_and_fights() -> None:
    happened: Counter[type] = Counter()
    money: list[int] = []
    for seed in (1, 2):
        match = play_out(Match.new("metallum", 2, seed=seed), "greedy", "greedy")
        happened.update(type(event) for event in match.events(None))
        assert match.result is not None
        money += match.result.points
    games = 2
    assert happened[ModuleBought] >= 2 * games
    assert happened[CardUsed] >= 1
    assert happened[ExtractorPlaced] >= 25 * games
    assert happened[ExtractorRemoved] >= 3 * games
    assert happened[InstallationUsed] >= 12 * games
    assert happened[SubroutineExecuted] > 8 * happened[SubroutineDeclined]
    assert sum(money) / len(money) > 40  # random players end with less than 25


def test_it_beats_chance_by_far() -> None:
    for seed in range(3):
        greedy = seed % 2
        levels = ["random", "random"]
        levels[greedy] = "greedy"
        result = play_out(Match.new("metallum", 2, seed=seed), *levels).result
        assert result is not None
        assert result.winners == (greedy,)
        assert result.points[greedy] > 2 * result.points[1 - greedy]


def test_it_programs_with_few_second_thoughts() -> None:
    match = match_at(programming())
    while match.waiting == (RED, BLUE):
        match.play(RED, choose(match, RED, "greedy"))
    kinds = [line.action["action"] for line in match.journal.lines]
    assert kinds.count("take_tile_back") <= 2
    assert kinds[-1] == "commit_program"
    assert len(see(match, RED).seats[RED].program or ()) >= 3


def test_it_takes_the_majority_it_can_have() -> None:
    """Two extractors against two on a rich planet, next to the ship: it flies there and deploys."""
    match = match_at(
        board(
            ships=("Beta", "Omega"), red={"Gamma": 1}, blue={"Gamma": 2}, markers={"Gamma": "rich"},
            programs=((c.MOVE_BY_1, c.EXTRACTORS_2), ()), spent=((), (0,)), first=BLUE,
        )
    )  # fmt: skip
    greedy_phase(match)
    gamma = see(match).line[2]
    assert gamma.extractors[RED] > gamma.extractors[BLUE]


def test_it_removes_what_stands_in_its_way() -> None:
    """Gamma's installation breaks blue's only majority."""
    match = match_at(
        board(
            ships=("Delta", "Omega"), red={"Gamma": 3, "Beta": 1}, blue={"Beta": 2},
            programs=((c.MOVE_BY_1,), ()), spent=((), (0,)), first=BLUE,
        )
    )  # fmt: skip
    greedy_phase(match)
    assert see(match).line[1].extractors[BLUE] < 2


def test_it_does_not_buy_in_the_last_action_phase_what_brings_nothing() -> None:
    match = match_at(
        board(
            round=9, red={0: 1}, money=(9, 9), programs=((c.MOVE_BY_1, c.EXTRACTORS_1, c.PURCHASE), ()),
            spent=((1, 2), (0, 1, 2)), first=BLUE, market=(c.OVERCLOCK, c.NO_CARD, c.NO_CARD, c.NO_CARD),
        )
    )  # fmt: skip
    greedy_phase(match)
    assert not any(isinstance(event, ModuleBought) for event in match.events(None))


def test_it_commits_to_something() -> None:
    match = match_at(programming(round=3, spent=((0, 1, 5), (0, 1))))
    for _ in range(12):
        code = choose(match, RED, "greedy")
        match.play(RED, code)
        if match.game.action(code) == CommitProgram():
            return
    raise AssertionError("no program after twelve steps")


def best_commitment(start: Metallum, seat: int) -> int:
    """The best standing after any program that this draft can be made into, tiles put and taken back."""
    seen, todo, found = {start.to_bytes()}, [start], []
    while todo:
        state = todo.pop()
        for action in state.legal(seat):
            child = state.copy()
            child.apply(seat, action)
            key = child.to_bytes()
            assert isinstance(child, Metallum)
            if child.epoch != start.epoch or not child.waiting() >> seat & 1:
                found.append(int(APPRAISAL.appraise(child, seat)))
            elif key not in seen:
                seen.add(key)
                todo.append(child)
    return max(found)


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_the_best_program_from_any_draft(seed: int) -> None:
    """Tiles that are put can be taken back, so positions lead to each other in circles."""
    rng = Rng(seed)
    state = programming_state(seed, "en", seed % 9)
    for _ in range(rng.below(12)):
        drafting = [action for action in state.legal(RED) if action // c.BASE in (c.PUT, c.TAKE_BACK)]
        state.apply(RED, drafting[rng.below(len(drafting))])
    best = best_commitment(state, RED)
    epoch = state.epoch
    for _ in range(12):
        state.apply(RED, best_action(state, RED, 40_000, rng))
        if state.epoch != epoch or not state.waiting() & 1:
            break
    assert state.epoch != epoch or not state.waiting() & 1
    assert int(APPRAISAL.appraise(state, RED)) == best
