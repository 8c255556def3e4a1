"""Chapter 3: events, trophies, improvements."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.games.metal_adventures.rules.content import SHIPS
from metalworks.games.metal_adventures.rules.trophies import is_fulfilled, needed, progress
from metalworks.kernel.state import CHANCE, SPECTATOR

from .builder import FREIGHT, IMPERIAL, SOLAR_SUPPORT, WEAK_SOLAR, Board

GIFT, MEND, LEVY, STORM, STRIKE, SHAKEDOWN, HOARD, HUSH, SCRAP, JUBILEE = (SHIPS + event for event in range(10))

# Trophies of the house set by number.
THREE_FLAGS, SCRAPYARD, TAKEOVER, BATTERY, BIG_ONE, TRADES, FORTRESS, POCKETS, TAR = range(9)
WANTED, CLEAN, COLLAR, TOOTH, GATES, LAST_HULL, FIDDLE, KNIFE, HONOUR = range(9, 18)


def deep(board: Board) -> None:
    """Take near space away, so that deep space is on top."""
    board.lose_ships(*range(30))
    board.state.gone_events |= board.state.near_events
    board.state.near_events = 0


# -- events ------------------------------------------------------------------------------------


@pytest.mark.rule("MAD-3.2")
def test_only_the_first_event_of_a_turn_acts_and_every_event_leaves_the_game() -> None:
    board = Board()
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(GIFT)
    assert [int(credits) for credits in board.state.credits] == [3, 4, 4]
    board.state.damage[1] = 1
    board.chance(MEND)
    assert board.state.damage[1] == 1
    assert board.events(c.INCIDENT_STRUCK) == [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0)]
    assert board.state.gone_events == 0b11
    assert board.state.karokum == 0


@pytest.mark.rule("MAD-3.2", "MAD-7.28")
def test_choices_of_an_event_go_round_from_the_active_player() -> None:
    board = Board(first=1)
    for seat in range(3):
        board.own(seat, 15 + seat)
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(STORM)
    order = []
    while board.state.step() == c.CHOICE:
        order.append(board.who)
        silence = board.state.silence(board.who)
        assert silence == (-1 if board.who == 1 else c.CHOOSE * c.BASE)
        board.do(c.CHOOSE, 0 if board.who != 2 else 18)
    assert order == [1, 2, 0]
    assert [int(damage) for damage in board.state.damage] == [1, 1, 0]
    assert board.state.bazaar == 1 << 17
    assert board.state.step() == c.SPACE_DRAWING


@pytest.mark.rule("MAD-3.2", "MAD-8.2")
def test_what_each_event_does() -> None:
    expected = {
        GIFT: ("credits", [8, 4, 4]),
        MEND: ("damage", [0, 1, 0]),
        LEVY: ("credits", [6, 3, 3]),
        STRIKE: ("damage", [1, 3, 1]),
        HOARD: ("treasure", [2, 2, 2]),
        HUSH: ("faktor", [0, 0, 0]),
        JUBILEE: ("judgment", [0, 3, 0]),
    }
    for event, (field, numbers) in expected.items():
        board = Board()
        if event >= STRIKE:
            deep(board)
        board.credits(0, 8)
        board.own(0, 7)  # armor
        board.state.damage[0] = 1
        board.state.damage[1] = 2
        board.state.faktor[1] = 4
        board.state.judgment[1] = 4
        board.travel()
        board.do(c.ATTACK_IN_SPACE)
        board.chance(event)
        assert [int(number) for number in getattr(board.state, field)] == numbers, event
        assert board.state.pot == (2 if event == LEVY else 1), "the Brotherhood's credit, and the levy's"
        assert board.state.waiting() == CHANCE, "an event takes effect completely before the next card"


@pytest.mark.rule("MAD-8.2", "MAD-8.3")
def test_a_shakedown_is_paid_or_hurts() -> None:
    board = Board()
    deep(board)
    board.credits(2, 0)
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(SHAKEDOWN)
    board.do(c.CHOOSE, 0)
    board.do(c.CHOOSE, 1)
    assert board.state.waiting() == CHANCE, "who has no credit has no choice"
    assert [int(damage) for damage in board.state.damage] == [0, 1, 1]
    assert board.state.pot == 2


@pytest.mark.rule("MAD-8.2")
def test_scrap_fever_buys_a_wreck_of_everybody_who_wants() -> None:
    board = Board()
    deep(board)
    board.state.gone &= ~(1 << WEAK_SOLAR)
    board.wreck(1, WEAK_SOLAR)
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(SCRAP)
    assert (board.who, board.options(c.CHOOSE)) == (1, {0, 1 + WEAK_SOLAR})
    board.do(c.CHOOSE, 1 + WEAK_SOLAR)
    assert (board.state.credits[1], board.wrecks(1)) == (5, set())
    assert board.state.gone >> WEAK_SOLAR & 1


# -- trophies ----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-3.3", "MAD-3.9")
def test_a_revealed_trophy_brings_its_glory_and_credits_and_goes_under_for_all_to_see() -> None:
    board = Board(hands=[(BIG_ONE, 1, 2)])
    board.own(0, 1)
    board.do(c.REVEAL, BIG_ONE)
    assert (board.glory(0), board.state.credits[0], board.hand(0)) == (1, 4, [1])
    assert board.state.queue[len(board.state.queue) - 1] == BIG_ONE
    assert board.state.trophy_seen[BIG_ONE] >> SPECTATOR & 1


@pytest.mark.rule("MAD-3.4")
def test_anybody_reveals_in_anybodys_turn_but_one_a_turn() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, POCKETS, 5), (6, 8, 9)])
    board.own(1, 1)
    board.credits(1, 9)
    assert board.who == 0
    assert board.options(c.REVEAL, 1) == {BIG_ONE, POCKETS}
    board.do(c.REVEAL, POCKETS, 1)
    assert board.options(c.REVEAL, 1) == set()
    assert board.why(c.REVEAL, BIG_ONE, 1) == reasons.ONE_A_TURN
    assert board.why(c.REVEAL, BIG_ONE, 2) == reasons.NOT_YOUR_TROPHY
    board.pass_turn()
    assert board.can(c.REVEAL, BIG_ONE, 1)


@pytest.mark.rule("MAD-3.4")
def test_a_condition_that_is_lost_cannot_be_claimed_any_more() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, 5, 6)])
    board.own(1, 1)
    board.travel()
    board.do(c.CHALLENGE, 1)
    assert board.why(c.REVEAL, BIG_ONE, 1) == reasons.NOT_NOW, "not within an action"
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.TAKE, 1)
    assert board.why(c.REVEAL, BIG_ONE, 1) == reasons.UNFULFILLED


@pytest.mark.rule("MAD-3.7")
def test_nobody_is_waited_for_because_of_a_trophy() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, 5, 6)])
    before = board.state.waiting()
    board.own(1, 1)
    assert board.state.waiting() == before == 1
    assert board.state.silence(1) == -1


@pytest.mark.rule("MAD-3.7")
def test_at_the_end_of_the_turn_the_best_fulfilled_trophy_is_revealed_by_itself() -> None:
    board = Board(hands=[(POCKETS, FORTRESS, 2), (BIG_ONE, TAR, 5), (9, 10, 11)])
    board.own(0, 0, 5)
    board.credits(0, 10)
    board.own(1, 1)
    board.state.damage[1] = 4
    board.pass_turn()
    assert board.glory(0) == 2, "most glory first"
    assert board.hand(0) == [POCKETS]
    assert board.hand(1) == [BIG_ONE], "then most credits"
    assert board.state.credits[1] == 3 + 2


@pytest.mark.rule("MAD-3.7")
def test_of_equals_the_one_held_longer_goes_first() -> None:
    board = Board(hands=[(BIG_ONE, LAST_HULL, 2)])
    board.own(0, 0)
    board.travel()
    board.do(c.CHALLENGE, 1)
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.PLUNDER_CREDITS)
    board.end_turn()
    assert board.hand(0) == [LAST_HULL]


@pytest.mark.rule("MAD-3.7")
def test_holding_back_is_secret_and_lasts() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, 5, 6)])
    board.own(1, 1)
    seen = {viewer: list(board.state.observe(viewer)) for viewer in (0, 2, SPECTATOR)}
    epoch = board.state.epoch
    board.do(c.HOLD_BACK, BIG_ONE, 1)
    assert seen == {viewer: list(board.state.observe(viewer)) for viewer in (0, 2, SPECTATOR)}
    assert board.state.epoch == epoch, "another seat may still undo"
    assert [event for viewer in (0, 2, SPECTATOR) for event in board.heard(viewer)] == []
    assert board.why(c.HOLD_BACK, BIG_ONE, 1) == reasons.HELD_ALREADY
    board.pass_turn()
    assert board.hand(1) == [BIG_ONE, 5]
    board.do(c.REVEAL, BIG_ONE, 1)
    assert board.state.held == 0


@pytest.mark.rule("MAD-3.7")
def test_only_a_fulfilled_trophy_is_held_back() -> None:
    board = Board(hands=[(BIG_ONE, 1, 2)])
    assert board.why(c.HOLD_BACK, BIG_ONE) == reasons.UNFULFILLED


@pytest.mark.rule("MAD-3.8", "MAD-8.4")
def test_possessions_hold_now_and_deeds_until_the_end_of_the_turn() -> None:
    board = Board(hands=[(0, 1, 2), (3, 4, 5), (LAST_HULL, 7, 8)])
    board.travel()
    board.do(c.CHALLENGE, 1)
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.PLUNDER_CREDITS)
    assert is_fulfilled(board.state, 0, LAST_HULL), "even if the trophy comes later"
    assert not is_fulfilled(board.state, 1, LAST_HULL)
    board.end_turn()
    assert not is_fulfilled(board.state, 0, LAST_HULL)


@pytest.mark.rule("MAD-8.4", "MAD-C4")
def test_every_condition_of_the_house_set() -> None:
    board = Board()
    state = board.state

    def holds(trophy: int) -> bool:
        return bool(is_fulfilled(state, 0, trophy))

    for trophy in range(18):
        assert not holds(trophy), trophy
    board.wreck(0, FREIGHT, 26)
    assert holds(TAKEOVER)
    assert (progress(state, 0, THREE_FLAGS), needed(state, THREE_FLAGS)) == (1, 3)
    board.wreck(0, WEAK_SOLAR, IMPERIAL, 18)
    assert holds(THREE_FLAGS)
    assert holds(SCRAPYARD)
    board.own(0, 1, 2, 6, 11)
    assert holds(BATTERY)
    assert holds(BIG_ONE)
    assert holds(TRADES)
    assert holds(FORTRESS)
    board.credits(0, 8)
    assert holds(POCKETS)
    state.damage[0] = 4
    assert holds(TAR)
    state.earned[0] = 5
    assert holds(CLEAN)
    state.judgment[0] = 3
    assert holds(WANTED)
    assert not holds(CLEAN)


@pytest.mark.rule("MAD-3.9")
def test_the_trophy_deck_is_a_queue_and_whoever_put_a_card_under_knows_it() -> None:
    board = Board(6)
    board.state.damage[0] = 1
    board.do(c.REST)
    board.do(c.SWAP_TROPHY, 0)
    assert board.state.step() == c.KEEPING, "six decided places need no chance"
    assert board.options(c.KEEP_TROPHY) == {2, 5}
    assert board.state.trophy_seen[5] & 0b11 == 0b11
    board.do(c.KEEP_TROPHY, 5)
    assert board.hand(0) == [1, 5]
    assert [int(card) for card in board.state.queue] == [8, 11, 14, 17, 0, 2]
    assert board.state.trophy_seen[5] & 0b10 == 0, "seat 1 no longer knows whether 5 was kept"


# -- improvements ------------------------------------------------------------------------------


@pytest.mark.rule("MAD-3.5")
def test_equipment_goes_under_the_deck_and_support_cards_to_bazaar() -> None:
    board = Board()
    board.own(0, 0, 5, 16)
    board.do(c.DISCARD, 5)
    board.do(c.DISCARD, 0)
    board.do(c.DISCARD, 16)
    assert [int(card) for card in board.state.bottom] == [5, 0]
    assert board.state.bazaar == 1 << 16


@pytest.mark.rule("MAD-3.6", "MAD-3.13")
def test_a_purchase_pays_the_bank_and_the_card_is_replaced_at_once() -> None:
    board = Board()
    board.credits(0, 9)
    board.travel()
    bank = board.state.bank
    board.do(c.TOUR, 6 * 64 + 1)
    assert board.state.waiting() == CHANCE
    board.chance(20)
    assert (board.state.credits[0], board.state.bank) == (4, bank + 4)
    assert [int(card) for card in board.state.market] == [0, 20, 2, 3]
    assert board.owned(0) == {1}


@pytest.mark.rule("MAD-3.13")
def test_an_empty_deck_leaves_the_slot_empty_and_the_bottom_comes_in_its_order() -> None:
    board = Board()
    board.credits(0, 20)
    board.state.bazaar = board.state.stock & 0b111111111 << 15
    for card in range(15):
        if board.state.stock >> card & 1:
            board.state.owned[1] |= 1 << card
    board.state.stock = 0
    board.state.owned[1] &= ~0b110000
    board.state.bottom = type(board.state.bottom)([5, 4])
    board.travel()
    board.do(c.TOUR, 6 * 64 + 2)
    assert [int(card) for card in board.state.market] == [0, 1, 5, 3]
    assert [int(card) for card in board.state.bottom] == [4]


@pytest.mark.rule("MAD-3.10")
def test_who_would_get_a_fifth_improvement_discards_one_or_declines() -> None:
    board = Board()
    board.own(0, 0, 5, 6, 7)
    board.at_bazaar(16)
    board.travel()
    board.meet(SOLAR_SUPPORT, 1, 3)
    board.fight_alone(6, 1)
    assert board.state.step() == c.SPOILS
    assert board.why(c.TAKE, 16) == reasons.FIFTH_IMPROVEMENT
    assert board.can(c.FORGO)
    board.do(c.DISCARD, 7)
    assert not board.can(c.FORGO), "there is room now"
    board.do(c.TAKE, 16)
    assert board.owned(0) == {0, 5, 6, 16}


@pytest.mark.rule("MAD-3.10")
def test_a_declined_reward_lapses() -> None:
    board = Board()
    board.own(0, 0, 5, 6, 7)
    board.at_bazaar(16)
    board.travel()
    board.meet(SOLAR_SUPPORT, 1, 3)
    board.fight_alone(6, 1)
    board.do(c.FORGO)
    assert board.state.bazaar == 1 << 16
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-3.10")
def test_a_purchase_needs_room() -> None:
    board = Board()
    board.own(0, 4, 5, 6, 7)
    board.credits(0, 9)
    board.travel()
    assert board.why(c.TOUR, 6 * 64 + 1) == reasons.FIFTH_IMPROVEMENT
    board.do(c.DISCARD, 4)
    assert board.can(c.TOUR, 6 * 64 + 1)


@pytest.mark.rule("MAD-3.11", "MAD-8.3")
def test_turn_cards_are_used_between_actions_of_ones_own_turn() -> None:
    board = Board()
    board.own(0, 20, 21, 22, 23)
    board.state.faktor[0] = 4
    board.state.judgment[0] = 2
    board.state.damage[0] = 3
    board.do(c.USE_CARD, 20 * 8 + 7)
    board.do(c.USE_CARD, 21 * 8 + 2)
    board.do(c.USE_CARD, 22 * 8 + 7)
    board.do(c.USE_CARD, 23 * 8 + 7)
    state = board.state
    assert (state.faktor[0], state.damage[2], state.judgment[0], state.damage[0]) == (0, 2, 1, 1)
    assert state.bazaar == 0b1111 << 20


@pytest.mark.rule("MAD-3.11")
def test_a_card_that_would_do_nothing_is_not_open() -> None:
    board = Board()
    board.own(0, 20, 21, 22, 23)
    for card in (20, 22, 23):
        assert board.why(c.USE_CARD, card * 8 + 7) == reasons.CARD_NOTHING
    board.state.damage[1] = 4
    assert board.why(c.USE_CARD, 21 * 8 + 1) == reasons.CARD_NOTHING
    assert board.why(c.USE_CARD, 21 * 8 + 0) == reasons.NO_TARGET
    board.own(1, 16)
    assert board.why(c.USE_CARD, 16 * 8 + 7) == reasons.NOT_YOUR_CARD


@pytest.mark.rule("MAD-3.11", "MAD-6.4")
def test_a_pardon_needs_a_turn_without_judgment() -> None:
    board = Board()
    board.own(0, 22)
    board.state.judgment[0] = 1
    board.do(c.TRAVEL)
    board.do(c.TAKE_JUDGMENT)
    assert board.why(c.USE_CARD, 22 * 8 + 7) == reasons.JUDGED_NOW


@pytest.mark.rule("MAD-3.11")
def test_battle_cards_are_not_used_between_actions() -> None:
    board = Board()
    board.own(0, 16, 18)
    assert board.why(c.USE_CARD, 16 * 8 + 7) == reasons.WRONG_MOMENT
    assert board.why(c.USE_CARD, 18 * 8 + 7) == reasons.WRONG_MOMENT


@pytest.mark.rule("MAD-3.12")
def test_cards_are_discarded_before_the_brotherhood_but_never_in_a_battle() -> None:
    board = Board()
    board.own(0, 0, 16)
    board.do(c.TRAVEL)
    board.do(c.DISCARD, 0)
    board.do(c.PAY_BROTHERHOOD)
    board.do(c.RAID, printed.KAROKUM)
    board.do(c.GO_ALONE)
    assert board.why(c.DISCARD, 16) == reasons.NOT_NOW
    assert board.why(c.DISCARD, 16, 1) == reasons.NOT_YOUR_DECISION


@pytest.mark.rule("MAD-3.12")
def test_resting_with_four_one_may_be_discarded_for_a_purchase() -> None:
    board = Board()
    board.own(0, 4, 5, 6, 7)
    board.credits(0, 6)
    board.state.damage[0] = 1
    board.do(c.REST)
    board.do(c.PASS)
    assert board.options(c.BUY) == set()
    board.do(c.DISCARD, 4)
    board.do(c.BUY, 1)
    assert board.state.credits[0] == 6 + 2 - 5
