"""The greedy player buys, deploys and fights sensibly."""

from __future__ import annotations

from collections import Counter

import pytest

from metalworks import Match
from metalworks.games.metallum import GAME
from metalworks.games.metallum.components import Tile
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


def test_it_programs_in_one_decision() -> None:
    match = match_at(programming())
    match.play(RED, choose(match, RED, "greedy"))
    assert [line.action["action"] for line in match.journal.lines] == ["program"]
    assert match.waiting == (BLUE,)
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


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_the_best_program(seed: int) -> None:
    state = programming_state(seed, "en", seed % 9)

    def standing(action: int) -> int:
        child = state.copy()
        child.apply(RED, action)
        return int(GAME.appraisal.appraise(child, RED))

    values = {int(action): standing(int(action)) for action in state.legal(RED)}
    chosen = int(best_action(GAME.appraisal, state, RED, 40_000, Rng(seed)))
    assert values[chosen] == max(values.values())
    assert len(set(values.values())) > 1 or len(values) == 1


def test_it_spends_no_purchase_on_an_empty_purse() -> None:
    """With nothing in reach a purchase is no better than leaving it out."""
    match = match_at(programming(market=(c.NO_CARD, c.ROBOT_FACTORY, c.REFINERY, c.NO_CARD)))
    match.play(RED, choose(match, RED, "greedy"))
    program = see(match, RED).seats[RED].program
    assert program is not None
    assert Tile.PURCHASE_OR_TRANSPORT not in program
