"""Chapter 6: the ten tour actions, with every way to pay."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.kernel.state import CHANCE

from .builder import BARRENS, FREIGHT, HUNTER, IMPERIAL, WEAK_SOLAR, Board
from .house import HOUSE

EXXALIA, BAZAAR, KAROKUM = range(3)


def tour(number: int, way: int = 0) -> int:
    return number * 64 + way


def touring(**options: object) -> Board:
    """A rich captain who has paid the Brotherhood."""
    board = Board(**options)  # type: ignore[arg-type]
    board.credits(0, 21)
    board.travel()
    return board


@pytest.mark.rule("MAD-6.1")
def test_actions_go_forward_and_each_is_taken_once() -> None:
    board = touring()
    board.do(c.TOUR, tour(5))
    board.chance(10, 11, 12, 13)
    assert board.why(c.TOUR, tour(5)) == reasons.TOUR_FORWARD
    assert board.why(c.TOUR, tour(1, 1)) == reasons.TOUR_FORWARD
    assert board.can(c.TOUR, tour(6, 0))


@pytest.mark.rule("MAD-6.1")
def test_costs_on_planets_go_to_their_treasure_and_at_the_ocg_to_the_bank() -> None:
    board = touring()
    board.state.damage[0] = 1
    board.state.judgment[0] = 1
    board.adrift(IMPERIAL)
    board.wreck(0, WEAK_SOLAR)
    bank = board.state.bank
    board.do(c.TOUR, tour(2))
    board.do(c.TOUR, tour(5))
    board.chance(10, 11, 12, 13)
    board.do(c.TOUR, tour(8))
    board.do(c.TOUR, tour(9, IMPERIAL))
    assert [int(treasure) for treasure in board.state.treasure] == [1, 2, 1]
    assert board.state.bank == bank + 1


@pytest.mark.rule("MAD-6.2", "MAD-3.9")
def test_trophies_for_two_credits_or_a_trophy_and_a_credit() -> None:
    board = touring()
    assert board.why(c.TOUR, tour(1, 0)) == reasons.TWO_TROPHIES
    board.do(c.TOUR, tour(1, 1))
    board.do(c.PAY_TROPHY, 0)
    board.chance(9, 12)
    board.do(c.KEEP_TROPHY, 12)
    assert (board.hand(0), board.state.treasure[EXXALIA]) == ([1, 12], 1)
    assert [int(card) for card in board.state.queue][-2:] == [0, 9], "the paid one first"
    one = Board(hands=[(4, 1, 2)])
    one.credits(0, 9)
    one.own(0, 0)
    one.do(c.REVEAL, 4)
    one.travel()
    one.do(c.TOUR, tour(1, 0))
    one.chance(9, 12)
    one.do(c.KEEP_TROPHY, 9)
    assert (one.hand(0), one.state.treasure[EXXALIA]) == ([1, 9], 2)


@pytest.mark.rule("MAD-6.2")
def test_the_draw_is_secret() -> None:
    seen = []
    for kept in (9, 12):
        board = touring(recording=False)
        board.do(c.TOUR, tour(1, 1))
        board.do(c.PAY_TROPHY, 0)
        board.chance(9, 12)
        board.do(c.KEEP_TROPHY, kept)
        seen.append((list(board.state.observe(1)), list(board.state.observe(0))))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


@pytest.mark.rule("MAD-6.2")
def test_minor_repair_for_a_credit_or_a_wreck() -> None:
    board = touring()
    board.state.damage[0] = 2
    board.wreck(0, WEAK_SOLAR, IMPERIAL)
    board.do(c.TOUR, tour(2, 1))
    board.do(c.PAY_WRECK, IMPERIAL)
    assert (board.state.damage[0], board.wrecks(0)) == (1, {WEAK_SOLAR})
    assert board.state.gone >> IMPERIAL & 1


@pytest.mark.rule("MAD-6.2", "MAD-8.1")
def test_a_dock_makes_minor_repair_free() -> None:
    board = Board(content=HOUSE, bases=(0, 1, 2))
    board.credits(0, 1)
    board.state.damage[0] = 1
    board.state.damage[1] = 1
    board.travel()
    assert board.state.credits[0] == 0
    board.do(c.TOUR, tour(2))
    assert board.state.damage[0] == 0


@pytest.mark.rule("MAD-6.2")
@pytest.mark.parametrize("wrecks", [0, 1, 2])
def test_complete_repair_in_any_mix(wrecks: int) -> None:
    board = touring()
    board.state.damage[0] = 3
    board.wreck(0, WEAK_SOLAR, IMPERIAL, BARRENS)
    board.do(c.TOUR, tour(3, wrecks))
    for ship in (WEAK_SOLAR, BARRENS)[:wrecks]:
        board.do(c.PAY_WRECK, ship)
    assert (board.state.damage[0], board.state.credits[0]) == (0, 20 - 2 + wrecks)
    assert len(board.wrecks(0)) == 3 - wrecks


@pytest.mark.rule("MAD-6.2", "MAD-6.5")
def test_a_winch_counts_one_wreck_as_two_once_a_turn() -> None:
    board = touring()
    board.own(0, 11)
    board.state.damage[0] = 3
    board.wreck(0, WEAK_SOLAR, IMPERIAL)
    board.do(c.TOUR, tour(3, 8 + 1))
    board.do(c.PAY_WRECK, IMPERIAL)
    assert (board.state.damage[0], board.state.credits[0]) == (0, 20)
    assert board.why(c.TOUR, tour(10, 8 + 1)) == reasons.TOUR_NO_WAY
    assert board.can(c.TOUR, tour(10, 1))


@pytest.mark.rule("MAD-6.3")
def test_a_glory_title_for_three_wrecks_of_a_nation_but_not_of_the_ocg() -> None:
    board = touring()
    board.wreck(0, IMPERIAL, 11, 12, 13, WEAK_SOLAR)
    board.wreck(0, FREIGHT, 26, 27)
    assert board.can(c.TOUR, tour(4, printed.IMPERIAL))
    assert board.why(c.TOUR, tour(4, printed.SOLAR)) == reasons.TOUR_TOO_DEAR
    assert board.why(c.TOUR, tour(4, printed.OCG)) == reasons.TOUR_NO_WAY
    board.do(c.TOUR, tour(4, printed.IMPERIAL))
    assert board.options(c.PAY_WRECK) == {IMPERIAL, 11, 12, 13}
    assert board.why(c.PAY_WRECK, WEAK_SOLAR) == reasons.WRECK_UNFIT
    for ship in (IMPERIAL, 11, 13):
        board.do(c.PAY_WRECK, ship)
    assert (board.glory(0), board.state.credits[0]) == (1, 24)


@pytest.mark.rule("MAD-6.3", "MAD-3.5")
def test_new_choices_turn_up_four_and_shuffle_the_old_ones_in() -> None:
    board = touring()
    board.own(0, 7)
    board.do(c.DISCARD, 7)
    board.do(c.TOUR, tour(5))
    assert board.state.outcomes()[0] == 0, "the old ones lie aside"
    assert board.state.outcomes()[7] == 0, "what was discarded lies at the bottom"
    board.chance(10, 11, 12, 13)
    assert [int(card) for card in board.state.market] == [10, 11, 12, 13]
    assert board.state.stock & 0b10001111 == 0b10001111, "all shuffled together"
    assert len(board.state.bottom) == 0


@pytest.mark.rule("MAD-6.3", "MAD-6.7")
def test_new_choices_with_few_cards_in_the_deck() -> None:
    board = touring()
    stock = board.state.stock
    board.state.stock = 1 << 9
    board.state.bazaar = stock & ~(1 << 9) & 0b111111111 << 15
    board.state.owned[1] = stock & ~(1 << 9) & (1 << 15) - 1
    board.do(c.TOUR, tour(5))
    board.chance(9)
    assert sum(int(weight) for weight in board.state.outcomes()) == 4, "the old ones fill up"
    board.chance(2, 0, 1)
    assert [int(card) for card in board.state.market] == [9, 2, 0, 1]
    assert board.state.stock == 1 << 3
    empty = touring()
    empty.state.owned[1] = empty.state.stock & (1 << 15) - 1
    empty.state.bazaar = empty.state.stock & 0b111111111 << 15
    empty.state.stock = 0
    assert empty.why(c.TOUR, tour(5)) == reasons.TOUR_NOTHING


@pytest.mark.rule("MAD-6.3", "MAD-8.1")
def test_purchase_with_a_discount() -> None:
    board = touring()
    board.own(0, 12)
    board.do(c.TOUR, tour(6, 1))
    assert board.state.credits[0] == 20 - 3
    assert board.state.waiting() == CHANCE


@pytest.mark.rule("MAD-6.4", "MAD-3.6")
def test_smuggling_pays_bazaar_fee_and_cost() -> None:
    board = touring()
    assert board.why(c.TOUR, tour(7, 16)) == reasons.TOUR_NOTHING
    board.at_bazaar(16, 18)
    assert board.why(c.TOUR, tour(7, 20)) == reasons.TOUR_NO_WAY
    board.do(c.TOUR, tour(7, 16))
    assert (board.state.credits[0], board.state.treasure[BAZAAR]) == (15, 5)
    assert board.owned(0) == {16}


@pytest.mark.rule("MAD-6.4", "MAD-6.7")
def test_amnesty_for_two_credits_or_a_hunter_wreck() -> None:
    board = touring()
    assert board.why(c.TOUR, tour(8)) == reasons.TOUR_NOTHING
    board.state.judgment[0] = 2
    assert board.why(c.TOUR, tour(8, 1)) == reasons.TOUR_TOO_DEAR
    board.wreck(0, HUNTER, IMPERIAL)
    board.do(c.TOUR, tour(8, 1))
    assert board.options(c.PAY_WRECK) == {HUNTER}
    board.do(c.PAY_WRECK, HUNTER)
    assert (board.state.judgment[0], board.state.gone >> HUNTER & 1) == (1, 1)


@pytest.mark.rule("MAD-6.4", "MAD-2.4")
def test_no_amnesty_in_a_turn_in_which_judgment_was_taken() -> None:
    board = Board()
    board.state.judgment[0] = 4
    board.do(c.TRAVEL)
    board.do(c.TAKE_JUDGMENT)
    assert board.why(c.TOUR, tour(8)) == reasons.JUDGED_NOW, "a point lost at 4 counts"


@pytest.mark.rule("MAD-6.5")
def test_the_scrapping_bonus_swaps_a_wreck_with_a_ship_of_the_discard() -> None:
    board = touring()
    board.adrift(IMPERIAL, FREIGHT)
    assert board.why(c.TOUR, tour(9, IMPERIAL)) == reasons.TOUR_NOTHING
    board.wreck(0, WEAK_SOLAR, BARRENS)
    board.do(c.TOUR, tour(9, FREIGHT))
    board.do(c.PAY_WRECK, BARRENS)
    assert board.wrecks(0) == {WEAK_SOLAR, FREIGHT}
    assert board.state.karokum == 1 << IMPERIAL | 1 << BARRENS


@pytest.mark.rule("MAD-6.5")
@pytest.mark.parametrize("wrecks", range(7))
def test_extravagant_expenditure_in_any_mix(wrecks: int) -> None:
    board = touring()
    ships = (WEAK_SOLAR, 1, 2, 3, 4, 5, 6)
    board.wreck(0, *ships)
    board.do(c.TOUR, tour(10, wrecks))
    for ship in ships[:wrecks]:
        board.do(c.PAY_WRECK, ship)
    assert (board.glory(0), board.state.credits[0]) == (1, 20 - 6 + wrecks)
    assert len(board.wrecks(0)) == 7 - wrecks


@pytest.mark.rule("MAD-6.6")
def test_the_tour_is_one_block() -> None:
    board = touring()
    board.state.damage[0] = 2
    board.do(c.TOUR, tour(2))
    board.do(c.RAID, KAROKUM)
    board.fight_alone(1, 6)
    assert board.why(c.TOUR, tour(6, 0)) == reasons.TOUR_IS_OVER
    after = touring()
    after.do(c.RAID, KAROKUM)
    after.fight_alone(1, 6)
    after.do(c.TOUR, tour(2))
    assert after.can(c.TOUR, tour(6, 0)), "after the battle as well"


@pytest.mark.rule("MAD-6.7")
def test_an_action_that_would_do_nothing_is_not_open() -> None:
    board = touring()
    assert board.why(c.TOUR, tour(2)) == reasons.TOUR_NOTHING
    assert board.why(c.TOUR, tour(3)) == reasons.TOUR_NOTHING
    board.wreck(0, WEAK_SOLAR)
    assert board.why(c.TOUR, tour(9, IMPERIAL)) == reasons.TOUR_NOTHING


@pytest.mark.rule("MAD-6.2")
def test_the_only_trophy_is_paid_without_a_choice() -> None:
    board = Board(hands=[(4, 1, 2)])
    board.credits(0, 9)
    board.own(0, 0)
    board.do(c.REVEAL, 4)
    board.travel()
    board.do(c.TOUR, tour(1, 1))
    board.chance(9, 12)
    board.do(c.KEEP_TROPHY, 12)
    assert board.hand(0) == [12]


@pytest.mark.rule("MAD-6.6")
def test_deals_and_cards_do_not_interrupt_the_tour() -> None:
    board = touring()
    board.own(0, 0)
    board.state.damage[0] = 2
    board.do(c.TOUR, tour(2))
    board.do(c.DISCARD, 0)
    board.do(c.OPEN_DEAL, 1)
    board.do(c.DROP)
    assert board.can(c.TOUR, tour(3))
