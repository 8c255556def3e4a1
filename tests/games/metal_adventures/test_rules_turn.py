"""Chapter 4: travel or rest, the Brotherhood, the end of turn and game."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.kernel.state import CHANCE, OVER

from .builder import WEAK_SOLAR, Board, credits_term

GIVE, WANT, PROMISE, ASK = range(4)
THIS_TURN = 2


@pytest.mark.rule("MAD-4.1")
def test_rest_needs_damage_and_the_choice_stands() -> None:
    board = Board()
    assert board.why(c.REST) == reasons.NO_DAMAGE_TO_REST
    board.state.damage[0] = 1
    assert board.can(c.REST)
    board.do(c.TRAVEL)
    assert board.why(c.REST) == reasons.JOURNEY_CHOSEN
    assert board.why(c.TRAVEL) == reasons.JOURNEY_CHOSEN


@pytest.mark.rule("MAD-4.2")
def test_the_brotherhood_comes_before_any_other_action() -> None:
    board = Board()
    assert board.why(c.ATTACK_IN_SPACE) == reasons.JOURNEY_FIRST
    board.do(c.TRAVEL)
    assert board.why(c.ATTACK_IN_SPACE) == reasons.BROTHERHOOD_FIRST
    assert board.why(c.TOUR, 1 * 64) == reasons.BROTHERHOOD_FIRST
    board.do(c.PAY_BROTHERHOOD)
    assert board.can(c.ATTACK_IN_SPACE)
    assert board.can(c.TOUR, 1 * 64 + 1)


@pytest.mark.rule("MAD-4.2")
def test_exactly_one_battle_and_the_turn_cannot_end_without() -> None:
    board = Board()
    board.travel()
    assert board.why(c.END_TURN) == reasons.BATTLE_MISSING
    board.meet(WEAK_SOLAR, 1, 3)
    board.fight_alone(6, 1)
    assert board.why(c.RAID, 0) == reasons.BATTLE_DONE
    assert board.can(c.END_TURN)


@pytest.mark.rule("MAD-4.2", "MAD-7.11")
def test_deals_and_discards_are_open_from_the_start_of_the_turn() -> None:
    board = Board()
    board.own(0, 0)
    assert board.can(c.OPEN_DEAL, 1)
    assert board.can(c.DISCARD, 0)
    assert board.can(c.CALL_FOR_OFFERS)


@pytest.mark.rule("MAD-4.3")
def test_the_brotherhood_takes_a_credit_or_a_judgment() -> None:
    board = Board()
    board.do(c.TRAVEL)
    assert board.can(c.TAKE_JUDGMENT), "also if they could pay"
    board.do(c.PAY_BROTHERHOOD)
    assert (board.state.pot, board.state.credits[0]) == (1, 2)
    poor = Board()
    poor.credits(0, 0)
    poor.do(c.TRAVEL)
    assert poor.why(c.PAY_BROTHERHOOD) == reasons.BROTHERHOOD_TOO_DEAR
    poor.do(c.TAKE_JUDGMENT)
    assert poor.state.judgment[0] == 1


@pytest.mark.rule("MAD-4.3")
def test_only_the_strictly_weakest_is_exempt() -> None:
    board = Board()
    board.state.damage[0] = 1
    board.do(c.TRAVEL)
    assert board.why(c.PAY_BROTHERHOOD) == reasons.BROTHERHOOD_SPARES
    assert board.can(c.ATTACK_IN_SPACE)
    board.state.damage[1] = 1
    assert board.can(c.PAY_BROTHERHOOD), "a tie for lowest is not exempt"
    assert not board.can(c.ATTACK_IN_SPACE)


@pytest.mark.rule("MAD-4.4")
def test_a_rest_brings_credits_repair_and_a_blank_die() -> None:
    board = Board()
    board.state.damage[0] = 3
    board.state.faktor[0] = 6
    board.do(c.REST)
    assert (board.state.credits[0], board.state.damage[0], board.state.faktor[0]) == (5, 0, 0)
    board.do(c.PASS)
    board.do(c.PASS)
    assert board.why(c.ATTACK_IN_SPACE) == reasons.RESTING_NOW
    assert board.why(c.TOUR, 64) == reasons.RESTING_NOW
    assert board.why(c.PAY_BROTHERHOOD) == reasons.RESTING_NOW
    assert board.can(c.OPEN_DEAL, 1)
    board.do(c.END_TURN)
    assert board.who == 1


@pytest.mark.rule("MAD-4.4")
def test_resting_an_unfulfilled_trophy_may_be_swapped_for_one_of_the_top_two() -> None:
    board = Board(hands=[(4, 1, 2)])
    board.own(0, 0)
    board.state.damage[0] = 1
    board.do(c.REST)
    assert board.options(c.SWAP_TROPHY) == {1}
    assert board.why(c.SWAP_TROPHY, 4) == reasons.FULFILLED
    board.do(c.SWAP_TROPHY, 1)
    board.chance(12, 16)
    board.do(c.KEEP_TROPHY, 16)
    assert board.hand(0) == [4, 16]
    assert [int(card) for card in board.state.queue][-2:] == [1, 12]


@pytest.mark.rule("MAD-4.4", "MAD-3.6")
def test_resting_one_card_costs_one_more_and_pays_the_bank() -> None:
    board = Board()
    board.state.damage[0] = 1
    bank = board.state.bank
    board.do(c.REST)
    board.do(c.PASS)
    assert board.options(c.BUY) == {1, 2, 3}, "the 2 credits of the rest count too"
    board.do(c.BUY, 1)
    board.chance(9)
    assert (board.state.credits[0], board.state.bank) == (0, bank - 2 + 5)
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-4.4", "MAD-8.1")
def test_a_hideaway_and_a_discount_help_the_resting() -> None:
    board = Board()
    board.own(0, 9, 12)
    board.credits(0, 0)
    board.state.damage[0] = 1
    board.do(c.REST)
    assert board.state.credits[0] == 4
    board.do(c.PASS)
    board.do(c.BUY, 1)
    assert board.state.credits[0] == 0, "4 and 1 more, less 1"


@pytest.mark.rule("MAD-4.5")
def test_nine_glory_end_the_game_at_the_end_of_a_turn() -> None:
    board = Board()
    board.state.earned[2] = 9
    board.pass_turn()
    assert board.state.waiting() == OVER
    assert board.state.returns() == [0.0, 0.0, 1.0]
    assert board.events(c.GAME_ENDED) == [(c.BY_GLORY, 0, 0, 0, 0)]


@pytest.mark.rule("MAD-4.5")
def test_a_space_deck_of_two_ends_the_game() -> None:
    board = Board()
    board.lose_ships(*range(56))
    board.state.gone_events = (1 << 10) - 1
    board.state.near_events = board.state.deep_events = 0
    board.pass_turn()
    assert board.state.waiting() == OVER
    assert board.events(c.GAME_ENDED) == [(c.BY_DECK, 0, 0, 0, 0)]


@pytest.mark.rule("MAD-4.5")
def test_ties_are_broken_by_credits_and_then_shared() -> None:
    board = Board()
    for seat in range(3):
        board.state.earned[seat] = 9
        board.credits(seat, 5)
    board.pass_turn()
    assert board.state.credits[0] == 4, "the Brotherhood"
    assert board.state.returns() == [0.0, 0.5, 0.5]


@pytest.mark.rule("MAD-4.5")
def test_glory_is_looked_at_only_at_the_end_of_the_turn() -> None:
    board = Board()
    board.state.earned[0] = 9
    board.travel()
    assert board.state.waiting() == 1
    board.do(c.RAID, printed.EXXALIA)
    board.fight_alone(1, 6)
    board.state.judgment[0] = 1
    board.end_turn()
    assert board.state.waiting() != OVER


@pytest.mark.rule("MAD-4.7", "MAD-7.24")
def test_promises_are_due_before_trophies_are_revealed() -> None:
    board = Board(hands=[(7, 1, 2)])
    board.credits(0, 9)
    board.offer(1, credits_term(PROMISE, 3, THIS_TURN))
    board.do(c.ACCEPT)
    board.travel()
    board.do(c.RAID, printed.EXXALIA)
    board.fight_alone(1, 6)
    board.do(c.END_TURN)
    assert board.state.step() == c.SETTLING
    board.do(c.KEEP)
    assert board.hand(0) == [7, 1], "5 credits are too few for Deep Pockets"
    assert board.who == 1


@pytest.mark.rule("MAD-4.8")
def test_the_game_ends_when_everybody_has_had_forty_turns() -> None:
    board = Board(2)
    for _ in range(79):
        board.pass_turn()
        assert board.state.waiting() not in (OVER, CHANCE)
    board.pass_turn()
    assert board.state.waiting() == OVER
    assert board.events(c.GAME_ENDED) == [(c.BY_TURNS, 0, 0, 0, 0)]
    assert [int(turns) for turns in board.state.turns] == [40, 40]


@pytest.mark.rule("MAD-4.3")
def test_the_weakest_owes_nothing_with_their_first_action() -> None:
    board = Board()
    board.state.damage[0] = 1
    board.do(c.TRAVEL)
    board.do(c.ATTACK_IN_SPACE)
    assert board.events(c.BROTHERHOOD_SPARED) == [(0, 0, 0, 0, 0)]
    assert board.state.credits[0] == 3
