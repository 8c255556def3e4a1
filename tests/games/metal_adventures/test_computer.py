"""Odds, and what computer captains make of positions and offers."""

from __future__ import annotations

from itertools import product

import pytest

from metalworks.games.metal_adventures.computer.appraisal import MetalAdventuresAppraisal, trust, worth
from metalworks.games.metal_adventures.computer.bargaining import is_taken, offer_gain
from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules.ledger import JOIN_ITEM
from metalworks.games.metal_adventures.rules.odds import chance, chance_now, lead_on_captain, lead_on_ship

from .builder import HUNTER, IMPERIAL, WEAK_SOLAR, Board, credits_term, term
from .house import HOUSE, NEAR_SHIPS

GIVE, WANT, PROMISE, ASK = range(4)
SPOILS, THIS_TURN, NEXT_TURN = 1, 2, 3
JOINS = term(WANT, JOIN_ITEM)
FAKTOR = (0, 0, 2, 2, 4, 6)
DIE = range(1, 7)


@pytest.mark.rule("MAD-5.6", "MAD-C1")
@pytest.mark.parametrize(("lead", "own", "other"), [(0, 0, 0), (-3, 0, 0), (2, 0, 0), (-4, 1, 0), (1, 0, 1), (0, 1, 1)])
def test_odds_are_those_of_counting_all_rolls(lead: int, own: int, other: int) -> None:
    rolls = list(product(DIE, DIE, *[FAKTOR] * (own + other)))
    won = sum(lead + roll[0] - roll[1] + sum(roll[2 : 2 + own]) - sum(roll[2 + own :]) >= 0 for roll in rolls)
    assert chance(HOUSE, lead, True, True, own, other) == round(1000 * won / len(rolls))


@pytest.mark.rule("MAD-5.6")
def test_the_odds_of_a_battle_follow_what_is_declared_and_rolled() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    assert chance_now(board.state) == 583
    assert chance_now(board.state, 1) == chance(board.state.content, 4, True, True, 0, 0)
    board.do(c.GO_ALONE)
    board.do(c.COMMIT_FAKTOR)
    assert chance_now(board.state) == chance(board.state.content, 0, True, True, 1, 0)
    board.chance(2, 4)
    assert chance_now(board.state) == 667, "a 2, 4 or 6 is needed"


@pytest.mark.rule("MAD-5.6", "MAD-5.34")
def test_leads_count_bonuses_and_debt() -> None:
    board = Board(content=HOUSE, bases=(4, 2, 0))
    board.state.faktor[0] = 2
    board.own(1, 8)
    assert lead_on_ship(board.state, 0, HUNTER) == 8 - 2 + 2 - 12
    assert lead_on_ship(board.state, 0, IMPERIAL) == 8 - 2 - 8
    assert lead_on_captain(board.state, 1, 0) == 9 + 1 - 8
    assert lead_on_captain(board.state, 0, 1) == 8 - 2 - 9 - 3


def test_worth_rises_with_glory_credits_and_wrecks_and_falls_with_damage() -> None:
    board = Board()
    start = worth(board.state, 0, 0, 1000)
    board.state.earned[0] = 1
    assert worth(board.state, 0, 0, 1000) > start + 900
    board.credits(0, 5)
    richer = worth(board.state, 0, 0, 1000)
    board.state.damage[0] = 2
    assert worth(board.state, 0, 0, 1000) < richer


def test_a_rivals_gain_is_a_loss() -> None:
    board = Board()
    appraisal = MetalAdventuresAppraisal()
    start = appraisal.appraise(board.state, 0)
    board.state.earned[1] = 3
    behind = appraisal.appraise(board.state, 0)
    assert behind < start
    board.state.earned[1] = 8
    assert appraisal.appraise(board.state, 0) < behind - 5000, "who nearly wins counts in full"
    assert sum(appraisal.values(board.state)) == pytest.approx(1.0)


def test_trust_follows_kept_and_broken_promises() -> None:
    board = Board()
    start = trust(board.state, 1)
    board.state.broken[1] = 3
    assert trust(board.state, 1) < start
    board.state.kept[1] = 20
    assert trust(board.state, 1) > start


def test_a_good_offer_is_taken_and_a_bad_one_declined_with_a_reason() -> None:
    board = Board()
    board.wreck(1, WEAK_SOLAR)
    board.offer(1, credits_term(GIVE, 3), term(WANT, 48))
    assert list(board.state.candidates(1)) == [c.ACCEPT * c.BASE]
    board.do(c.DECLINE)
    board.offer(1, credits_term(WANT, 3))
    assert offer_gain(board.state, c.NEGOTIATION, 1) < 0
    assert not is_taken(board.state, c.NEGOTIATION, 1)
    assert [int(action) // c.BASE for action in board.state.candidates(1)] == [c.DECLINE]
    assert [int(action) % c.BASE for action in board.state.candidates(1)] != [0], "the reason is named"


def test_an_ally_is_asked_where_the_odds_need_one() -> None:
    board = Board()
    board.own(0, 1)
    board.travel()
    board.meet(14, 1, 3)  # power 13: a lead of -2, with an ally of +2
    steps = []
    while board.who == 0 and board.state.step() in (c.ALLYING, c.TERMS):
        candidates = list(board.state.candidates(0))
        assert len(candidates) == 1
        steps.append(int(candidates[0]) // c.BASE)
        board.state.apply(0, candidates[0])
    assert steps[0] == c.OPEN_DEAL
    assert steps[-1] == c.PROPOSE
    assert list(board.state.candidates(board.who)) == [c.ACCEPT * c.BASE], "both judge by the same rule"


def test_an_easy_fight_is_fought_alone() -> None:
    board = Board()
    board.own(0, 0, 5)
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    assert list(board.state.candidates(0)) == [c.GO_ALONE * c.BASE]


def test_small_promises_are_kept() -> None:
    board = Board()
    board.offer(1, credits_term(PROMISE, 1, THIS_TURN))
    board.do(c.ACCEPT)
    board.travel()
    board.do(c.RAID, printed.EXXALIA)
    board.fight_alone(1, 6)
    board.do(c.END_TURN)
    assert list(board.state.candidates(0)) == [c.KEEP * c.BASE]


@pytest.mark.rule("MAD-C3")
def test_ships_of_the_house_set_grow_with_their_power() -> None:
    near = [int(HOUSE.ship_power[ship]) for ship in range(30)]
    deep = [int(HOUSE.ship_power[ship]) for ship in range(30, 58)]
    assert (min(near), max(near), min(deep), max(deep)) == (6, 14, 10, 20)
    for ships in (range(30), range(30, 58)):
        assert {int(HOUSE.ship_nation[ship]) for ship in ships} == {0, 1, 2, 3}
    hunters = [ship for ship in range(58) if HOUSE.ship_hunter[ship]]
    assert len(hunters) == 10
    assert all(HOUSE.ship_glory[ship] > 0 for ship in hunters)
    assert len(NEAR_SHIPS) == 30
    assert all(1 <= HOUSE.ship_damage[ship] <= 3 for ship in range(58))
