"""Chapter 7: offers, answers, calls, the exchange, and the promise ledger."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_WRECK_ITEM,
    HELP_ITEM,
    IMPROVEMENT_ITEM,
    JOIN_ITEM,
    PEACE_ITEM,
    RELEASE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
)
from metalworks.kernel.state import SPECTATOR

from .builder import HUNTER, IMPERIAL, WEAK_SOLAR, Board, credits_term, term

GIVE, WANT, PROMISE, ASK = range(4)
NO_DUE, SPOILS, THIS_TURN, NEXT_TURN = range(4)
JOINS = term(WANT, JOIN_ITEM)
ANY, SOLAR, HUNTERS = 0, 1, 5


def wreck(which: int, kind: int = ANY, due: int = 0) -> int:
    return term(which, WRECK_ITEM + kind, due)


def improvement(which: int, card: int, due: int = 0) -> int:
    return term(which, IMPROVEMENT_ITEM + card, due)


def deal(board: Board, other: int, *terms: int) -> None:
    board.offer(other, *terms)
    board.do(c.ACCEPT)


def quiet_turn(board: Board) -> None:
    """A whole turn with a lost raid, whose promises are settled by somebody else."""
    board.travel()
    board.do(c.RAID, printed.EXXALIA)
    board.fight_alone(1, 6)
    board.state.damage[board.state.active] = 0
    board.do(c.END_TURN)


def beat_hunter(board: Board, *terms: int) -> None:
    """A victory over a Pirate Hunter, with seat 1 as an ally: these terms of the alliance are bound (MAD-7.26)."""
    board.own(0, 0)
    board.travel()
    board.meet(HUNTER, 1, 3)
    board.offer(1, JOINS, *terms)
    board.do(c.ACCEPT)
    board.pass_declarations()
    board.chance(6, 1)


# -- what may be dealt in ----------------------------------------------------------------------


@pytest.mark.rule("MAD-7.1", "MAD-7.10")
def test_the_active_player_deals_with_anyone_and_nobody_else_opens() -> None:
    board = Board(4)
    assert board.options(c.OPEN_DEAL) == {1, 2, 3}
    assert board.why(c.OPEN_DEAL, 0) == reasons.YOURSELF
    assert board.why(c.OPEN_DEAL, 2, 1) == reasons.NOT_YOUR_DECISION


@pytest.mark.rule("MAD-7.2", "MAD-7.21")
def test_everything_changes_hands_at_once() -> None:
    board = Board()
    board.own(0, 0)
    board.own(1, 5)
    board.wreck(0, WEAK_SOLAR)
    board.offer(
        1, credits_term(GIVE, 2), improvement(GIVE, 0), wreck(GIVE), improvement(WANT, 5), term(WANT, TROPHY_ITEM)
    )
    assert board.why(c.ACCEPT) == reasons.NO_ROOM, "three trophies would be too many"
    board.do(c.DECLINE)
    board.offer(1, credits_term(GIVE, 2), improvement(GIVE, 0), wreck(GIVE), improvement(WANT, 5))
    board.do(c.ACCEPT)
    assert (board.owned(0), board.owned(1)) == ({5}, {0})
    assert (board.wrecks(1), board.state.credits[0], board.state.credits[1]) == ({WEAK_SOLAR}, 1, 5)
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-7.12")
def test_three_entries_a_list_and_credits_once() -> None:
    board = Board()
    board.own(0, 0, 1, 2, 4)
    board.do(c.OPEN_DEAL, 1)
    assert board.why(c.PROPOSE) == reasons.OFFER_EMPTY
    board.do(c.ADD_TERM, credits_term(GIVE, 1))
    assert board.why(c.ADD_TERM, credits_term(GIVE, 2)) == reasons.ONCE_A_LIST
    board.do(c.ADD_TERM, improvement(GIVE, 0))
    board.do(c.ADD_TERM, improvement(GIVE, 1))
    assert board.why(c.ADD_TERM, improvement(GIVE, 2)) == reasons.LIST_FULL
    assert board.can(c.ADD_TERM, credits_term(WANT, 3))


@pytest.mark.rule("MAD-7.12", "MAD-7.11")
def test_joining_may_be_for_nothing_and_must_be_there() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, credits_term(GIVE, 1))
    assert board.why(c.PROPOSE) == reasons.JOINING_MISSING
    assert board.why(c.ADD_TERM, term(GIVE, JOIN_ITEM)) == reasons.NO_JOINING_HERE
    board.do(c.ADD_TERM, JOINS)
    assert board.can(c.PROPOSE)


@pytest.mark.rule("MAD-7.11")
def test_there_is_no_joining_and_no_spoils_in_a_free_moment() -> None:
    board = Board()
    board.do(c.OPEN_DEAL, 1)
    assert board.why(c.ADD_TERM, JOINS) == reasons.NO_JOINING_HERE
    assert board.why(c.ADD_TERM, credits_term(PROMISE, 1, SPOILS)) == reasons.DUE_NOT_OPEN
    assert board.why(c.ADD_TERM, term(PROMISE, BATTLE_WRECK_ITEM, SPOILS)) == reasons.DUE_NOT_OPEN


@pytest.mark.rule("MAD-7.11")
def test_no_deal_from_the_first_declaration_on() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.GO_ALONE)
    assert board.why(c.OPEN_DEAL, 1) == reasons.NO_DEAL_NOW


@pytest.mark.rule("MAD-7.13")
def test_what_is_given_now_must_be_there() -> None:
    board = Board()
    board.credits(0, 30)
    board.own(1, 5)
    board.wreck(0, IMPERIAL, 11)
    board.wreck(1, WEAK_SOLAR)
    board.do(c.OPEN_DEAL, 1)
    assert {term for term in board.options(c.ADD_TERM) if term < 24} == set(range(24)), "1 to 24 credits"
    assert board.why(c.ADD_TERM, credits_term(WANT, 4)) == reasons.NOT_THEIRS
    assert board.why(c.ADD_TERM, improvement(GIVE, 5)) == reasons.NOT_THEIRS
    assert board.can(c.ADD_TERM, improvement(WANT, 5))
    assert board.why(c.ADD_TERM, wreck(GIVE, SOLAR)) == reasons.NOT_THEIRS, "a wreck is what the offer says"
    assert board.can(c.ADD_TERM, wreck(WANT, HUNTERS)), "only how many the other has is looked at"
    board.do(c.ADD_TERM, wreck(GIVE))
    board.do(c.ADD_TERM, wreck(GIVE))
    assert board.why(c.ADD_TERM, wreck(GIVE)) == reasons.NOT_THEIRS, "only wrecks repeat, while there are some"
    board.do(c.ADD_TERM, wreck(WANT))
    assert board.why(c.ADD_TERM, wreck(WANT)) == reasons.NOT_THEIRS


@pytest.mark.rule("MAD-7.13", "MAD-7.23")
def test_a_release_ends_a_promise() -> None:
    board = Board()
    deal(board, 1, term(PROMISE, PEACE_ITEM), credits_term(PROMISE, 2, NEXT_TURN))
    assert len(board.promises()) == 2
    board.offer(1, credits_term(GIVE, 1), term(WANT, RELEASE_ITEM))
    board.events()
    board.do(c.ACCEPT)
    assert board.promises() == [(0, 1, 1)]
    assert board.events(c.PROMISE_ENDED) == [(0, 1, PEACE_ITEM, c.ENDED_RELEASED, 0)]
    board.do(c.OPEN_DEAL, 2)
    assert board.why(c.ADD_TERM, term(WANT, RELEASE_ITEM)) == reasons.NO_RELEASE


@pytest.mark.rule("MAD-7.14")
def test_what_may_be_promised() -> None:
    board = Board()
    board.own(0, 0)
    board.do(c.OPEN_DEAL, 1)
    assert board.can(c.ADD_TERM, credits_term(PROMISE, 9, NEXT_TURN)), "more than they have now"
    assert board.why(c.ADD_TERM, credits_term(PROMISE, 10, NEXT_TURN)) == reasons.NOT_THEIRS
    assert board.can(c.ADD_TERM, improvement(PROMISE, 0, THIS_TURN))
    assert board.why(c.ADD_TERM, improvement(PROMISE, 1, THIS_TURN)) == reasons.NOT_THEIRS
    assert board.can(c.ADD_TERM, wreck(PROMISE, SOLAR, NEXT_TURN))
    assert board.can(c.ADD_TERM, term(PROMISE, TROPHY_ITEM, NEXT_TURN))
    assert board.can(c.ADD_TERM, term(ASK, HELP_ITEM))
    assert board.why(c.ADD_TERM, term(PROMISE, RELEASE_ITEM, THIS_TURN)) == reasons.NOT_IN_THIS_LIST


@pytest.mark.rule("MAD-7.15")
def test_when_promises_are_due() -> None:
    board = Board(first=1)
    deal(board, 2, wreck(PROMISE, ANY, THIS_TURN), credits_term(PROMISE, 1, NEXT_TURN))
    deal(board, 2, term(PROMISE, HELP_ITEM), term(ASK, PEACE_ITEM))
    last = [int(board.state.promises[i * c.PROMISE_INTS + c.LAST]) for i in range(4)]
    # turn 1 of seat 1; the next of seat 1 is turn 4, the next of seat 2 is turn 2
    assert last == [1, 4, 2, 2]


@pytest.mark.rule("MAD-7.16", "MAD-7.17")
def test_a_trophy_may_be_lied_about() -> None:
    board = Board()
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, term(GIVE, TROPHY_ITEM))
    assert board.why(c.ADD_TERM, credits_term(WANT, 1)) == reasons.CLAIM_FIRST
    board.do(c.CLAIM, 1 + 16)
    assert board.why(c.CLAIM, 0) == reasons.NO_CLAIM
    board.do(c.ADD_TERM, credits_term(WANT, 3))
    board.do(c.PROPOSE)
    assert board.options(c.PICK) == {64 + 0, 64 + 1}
    board.do(c.PICK, 64 + 1)
    assert board.who == 1
    assert (0, 54, 17, 0, 0) in board.events(c.TERM)


@pytest.mark.rule("MAD-7.17")
def test_terms_come_in_ascending_order() -> None:
    board = Board()
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, credits_term(WANT, 2))
    assert board.why(c.ADD_TERM, credits_term(GIVE, 1)) == reasons.OUT_OF_ORDER
    board.do(c.DROP)
    assert board.state.step() == c.MENU
    assert board.state.opened[1] == 1, "a dropped draft counts"


@pytest.mark.rule("MAD-7.17", "MAD-7.22")
def test_picks_are_secret() -> None:
    seen = []
    for picked in (WEAK_SOLAR, IMPERIAL):
        board = Board(recording=False)
        board.wreck(0, WEAK_SOLAR, IMPERIAL)
        board.do(c.OPEN_DEAL, 1)
        board.do(c.ADD_TERM, wreck(GIVE))
        board.do(c.PROPOSE)
        board.do(c.PICK, picked)
        seen.append([list(board.state.observe(viewer)) for viewer in (1, 2, SPECTATOR)])
        board.do(c.ACCEPT)
        assert board.wrecks(1) == {picked}
        seen[-1].append(list(board.state.observe(2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-7.22")
def test_giver_and_receiver_see_the_card_and_the_others_hear_of_it() -> None:
    board = Board()
    board.wreck(0, WEAK_SOLAR, IMPERIAL)
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, wreck(GIVE))
    board.do(c.PROPOSE)
    board.do(c.PICK, IMPERIAL)
    board.events()
    board.do(c.ACCEPT)
    copy = board.state.log[:]
    assert (c.WRECK_GIVEN, 0, 1, IMPERIAL, 0, 0) in board.heard(1)
    board.state.log = copy
    told = [event for event in board.heard(2) if event[0] == c.WRECK_GIVEN]
    assert told == [(c.WRECK_GIVEN, 0, 1, c.NO_CARD, 0, 0)]
    assert board.knowers(IMPERIAL) == board.knowers(WEAK_SOLAR) == {0, 1}


@pytest.mark.rule("MAD-7.22")
def test_where_only_one_card_fits_nothing_is_lost() -> None:
    board = Board()
    board.wreck(0, WEAK_SOLAR, IMPERIAL)
    board.offer(1, wreck(GIVE, SOLAR))
    board.do(c.PICK, WEAK_SOLAR)
    board.do(c.ACCEPT)
    assert board.knowers(WEAK_SOLAR) == {0, 1, 2, SPECTATOR}
    assert board.knowers(IMPERIAL) == {0, 1, 2, SPECTATOR}


# -- answers -----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-7.18", "MAD-7.28")
def test_an_offer_is_accepted_declined_or_countered_three_times_at_most() -> None:
    board = Board()
    board.offer(1, credits_term(GIVE, 1), credits_term(WANT, 2))
    assert board.state.silence(1) == c.DECLINE * c.BASE
    board.do(c.COUNTER)
    board.draft(credits_term(GIVE, 1), credits_term(WANT, 2))
    assert (board.state.step(), board.who) == (c.ANSWERING, 0)
    assert board.state.silence(0) == -1, "it is their turn"
    board.do(c.COUNTER)
    board.draft(credits_term(GIVE, 2), credits_term(WANT, 2))
    assert board.who == 1
    assert board.why(c.COUNTER) == reasons.NO_COUNTER_LEFT
    board.do(c.DECLINE, 3)
    assert board.events(c.OFFER_ENDED)[-1] == (0, 1, c.OFFER_DECLINED, 3, 0)
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-7.18")
def test_its_maker_may_withdraw_an_offer_until_it_is_answered() -> None:
    board = Board()
    board.offer(1, credits_term(GIVE, 1))
    assert board.options(c.WITHDRAW, 0) == {0}
    assert board.why(c.WITHDRAW, 0, 2) == reasons.NO_STANDING_OFFER
    epoch = board.state.epoch
    board.do(c.WITHDRAW, 0, 0)
    assert board.state.epoch > epoch
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-7.19")
def test_two_negotiations_with_each_player_and_no_declined_offer_again() -> None:
    board = Board()
    board.offer(1, credits_term(GIVE, 1))
    board.do(c.DECLINE)
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, credits_term(GIVE, 1))
    assert board.why(c.PROPOSE) == reasons.OFFER_REPEATED
    board.do(c.DROP)
    assert board.why(c.OPEN_DEAL, 1) == reasons.OPENED_TWICE
    board.offer(2, credits_term(GIVE, 1))
    board.do(c.DECLINE)
    quiet_turn(board)
    board.offer(2, credits_term(GIVE, 1))


@pytest.mark.rule("MAD-7.20", "MAD-7.28")
def test_a_call_is_answered_by_all_at_once_and_one_offer_is_accepted() -> None:
    board = Board(4)
    board.do(c.CALL_FOR_OFFERS)
    assert board.state.waiting() == 0b1110
    assert board.state.silence(2) == c.PASS * c.BASE
    board.draft(credits_term(GIVE, 1), seat=3)
    assert board.state.waiting() == 0b0110
    board.do(c.PASS, 0, 1)
    board.draft(credits_term(GIVE, 2), seat=2)
    assert (board.state.step(), board.who) == (c.MENU, 0)
    assert board.options(c.TAKE_OFFER) == {2, 3}
    assert board.why(c.CALL_FOR_OFFERS) == reasons.CALLED_ONCE
    board.do(c.TAKE_OFFER, 2)
    assert board.state.credits[0] == 5
    assert board.options(c.TAKE_OFFER) == set(), "at most one"


@pytest.mark.rule("MAD-7.20", "MAD-2.4")
def test_nobody_is_called_where_nobody_may_ally() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    assert board.state.step() == c.ALLYING
    for other in (1, 2):  # as they may become while an ally is sought
        board.state.judgment[other] = 4
    assert board.why(c.CALL_FOR_OFFERS) == reasons.NOBODY_TO_CALL
    board.state.judgment[2] = 3
    board.do(c.CALL_FOR_OFFERS)
    assert board.state.waiting() == 0b100


@pytest.mark.rule("MAD-7.20", "MAD-7.18")
def test_called_offers_lapse_with_their_moment_and_may_be_withdrawn() -> None:
    board = Board()
    board.do(c.CALL_FOR_OFFERS)
    board.draft(credits_term(GIVE, 1), seat=1)
    board.draft(credits_term(GIVE, 1), seat=2)
    assert board.options(c.WITHDRAW, 1) == {0}
    board.do(c.WITHDRAW, 0, 1)
    assert board.options(c.TAKE_OFFER) == {2}
    board.do(c.TRAVEL)
    assert board.options(c.TAKE_OFFER) == {2}
    board.do(c.PAY_BROTHERHOOD)
    assert board.options(c.TAKE_OFFER) == set()
    assert board.events(c.OFFER_ENDED)[-1][2] == c.OFFER_LAPSED


@pytest.mark.rule("MAD-7.20")
def test_a_called_offer_stands_only_while_its_maker_can_give() -> None:
    board = Board()
    board.do(c.CALL_FOR_OFFERS)
    board.draft(credits_term(GIVE, 3), seat=1)
    board.do(c.PASS, 0, 2)
    deal(board, 1, credits_term(WANT, 1))
    assert board.options(c.TAKE_OFFER) == set()


@pytest.mark.rule("MAD-7.20", "MAD-7.22")
def test_a_called_offer_of_a_trophy_lapses_when_any_trophy_goes() -> None:
    board = Board(hands=[(0, 1, 2), (4, 7, 5)])
    board.own(1, 0)
    board.do(c.CALL_FOR_OFFERS)
    board.draft(term(GIVE, TROPHY_ITEM), seat=1)
    board.do(c.PICK, 64 + 7, 1)
    board.do(c.PASS, 0, 2)
    board.do(c.REVEAL, 4, 1)
    assert board.options(c.TAKE_OFFER) == set()


@pytest.mark.rule("MAD-7.20")
def test_in_the_alliance_those_who_may_ally_are_called_and_offer_to_join() -> None:
    board = Board(4)
    board.state.judgment[3] = 4
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.CALL_FOR_OFFERS)
    assert board.state.waiting() == 0b0110
    board.draft(term(GIVE, JOIN_ITEM), term(ASK, BATTLE_WRECK_ITEM, SPOILS), seat=1)
    board.do(c.PASS, 0, 2)
    board.do(c.TAKE_OFFER, 1)
    assert (board.state.ally, board.state.step()) == (1, c.WORD)
    assert board.promises() == [(0, 1, BATTLE_WRECK_ITEM)]


@pytest.mark.rule("MAD-7.21")
def test_who_cannot_give_cannot_accept() -> None:
    board = Board()
    board.wreck(1, IMPERIAL)
    board.offer(1, credits_term(GIVE, 1), wreck(WANT, SOLAR))
    assert board.why(c.ACCEPT) == reasons.CANNOT_GIVE
    assert board.options(c.DECLINE) == set(range(6))


@pytest.mark.rule("MAD-7.21")
def test_the_accepter_picks_and_both_keep_within_their_limits() -> None:
    board = Board()
    board.wreck(1, WEAK_SOLAR, IMPERIAL)
    board.offer(1, credits_term(GIVE, 1), wreck(WANT))
    board.do(c.ACCEPT)
    assert (board.state.step(), board.who) == (c.PICKING, 1)
    assert board.state.silence(1) == c.PICK * c.BASE + WEAK_SOLAR, "the first that fits"
    board.do(c.PICK, IMPERIAL)
    assert board.wrecks(0) == {IMPERIAL}
    full = Board()
    full.own(0, 0, 1, 2, 4)
    full.own(1, 5)
    full.offer(1, improvement(WANT, 5))
    assert full.why(c.ACCEPT) == reasons.NO_ROOM
    full.do(c.DECLINE)
    full.offer(1, improvement(GIVE, 0), improvement(WANT, 5))
    full.do(c.ACCEPT)
    assert full.owned(0) == {1, 2, 4, 5}, "only the result counts"


@pytest.mark.rule("MAD-7.13", "MAD-7.21")
def test_trophies_are_exchanged_unseen() -> None:
    board = Board()
    board.offer(1, term(GIVE, TROPHY_ITEM), term(WANT, TROPHY_ITEM))
    board.do(c.PICK, 64 + 1)
    board.do(c.ACCEPT)
    board.do(c.PICK, 64 + 3)
    assert (board.hand(0), board.hand(1)) == ([0, 3], [4, 1])
    assert board.state.trophy_seen[1] & 0b111 == 0b011
    assert board.state.trophy_seen[0] & 0b111 == 0b001


# -- promises ----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-7.23")
def test_at_most_three_open_promises_from_one_to_another() -> None:
    board = Board()
    deal(board, 1, credits_term(PROMISE, 1, NEXT_TURN), wreck(PROMISE, ANY, NEXT_TURN))
    board.do(c.OPEN_DEAL, 1)
    board.do(c.ADD_TERM, term(PROMISE, PEACE_ITEM))
    assert board.why(c.ADD_TERM, wreck(PROMISE, ANY, NEXT_TURN)) == reasons.PROMISES_FULL
    assert board.can(c.ADD_TERM, term(ASK, PEACE_ITEM)), "the other way is counted apart"


@pytest.mark.rule("MAD-7.24", "MAD-7.3")
def test_when_due_each_entry_is_kept_or_broken_in_the_order_made() -> None:
    board = Board(4)
    board.credits(0, 9)
    deal(board, 1, credits_term(PROMISE, 1, THIS_TURN))
    deal(board, 2, credits_term(PROMISE, 2, THIS_TURN))
    deal(board, 1, credits_term(PROMISE, 3, THIS_TURN))
    quiet_turn(board)
    assert board.state.silence(0) == -1
    board.do(c.BREAK)
    board.do(c.KEEP)
    board.do(c.BREAK)
    assert board.state.judgment[0] == 1, "two broken to one player are one point"
    assert (board.state.credits[2], board.state.credits[1]) == (5, 3)
    assert (int(board.state.kept[0]), int(board.state.broken[0])) == (1, 2)
    assert board.who == 1


@pytest.mark.rule("MAD-7.3")
def test_a_point_for_each_player_to_whom_something_is_broken() -> None:
    board = Board(4)
    deal(board, 1, credits_term(PROMISE, 1, THIS_TURN))
    deal(board, 2, credits_term(PROMISE, 1, THIS_TURN))
    quiet_turn(board)
    board.do(c.BREAK)
    assert board.state.judgment[0] == 0, "not before all of them are settled"
    board.do(c.BREAK)
    assert board.state.judgment[0] == 2


@pytest.mark.rule("MAD-7.24", "MAD-7.28")
def test_promisers_settle_in_turn_order_and_silence_keeps() -> None:
    board = Board()
    deal(board, 1, credits_term(PROMISE, 1, THIS_TURN), credits_term(ASK, 2, THIS_TURN))
    deal(board, 2, credits_term(ASK, 2, THIS_TURN))
    quiet_turn(board)
    assert board.who == 0
    board.do(c.KEEP)
    assert board.who == 1
    assert board.state.silence(1) == c.KEEP * c.BASE
    board.do(c.KEEP)
    assert board.who == 2
    board.do(c.BREAK)
    assert board.state.judgment[2] == 1


@pytest.mark.rule("MAD-7.24")
def test_what_cannot_be_given_is_broken() -> None:
    board = Board()
    deal(board, 1, credits_term(PROMISE, 9, THIS_TURN))
    quiet_turn(board)
    assert board.state.judgment[0] == 1
    assert board.who == 1


@pytest.mark.rule("MAD-7.24", "MAD-7.28")
def test_whether_a_promised_wreck_is_there_nobody_learns_by_the_question() -> None:
    board = Board()
    board.wreck(0, IMPERIAL)
    deal(board, 1, wreck(PROMISE, SOLAR, THIS_TURN))
    quiet_turn(board)
    assert board.who == 0
    assert board.why(c.KEEP) == reasons.CANNOT_KEEP
    board.do(c.BREAK)
    assert board.state.judgment[0] == 1


@pytest.mark.rule("MAD-7.24")
def test_goods_are_kept_early_in_a_free_moment_of_ones_own_turn() -> None:
    board = Board()
    board.wreck(0, WEAK_SOLAR, HUNTER)
    deal(board, 1, term(PROMISE, PEACE_ITEM), wreck(PROMISE, HUNTERS, NEXT_TURN))
    assert board.options(c.KEEP_EARLY) == {1}, "peace is nothing to hand over"
    board.do(c.KEEP_EARLY, 1)
    board.do(c.PICK, HUNTER)
    assert board.wrecks(1) == {HUNTER}
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-7.24", "MAD-7.28")
def test_a_receiver_without_room_makes_room_or_forgoes() -> None:
    for forgoes in (True, False):
        board = Board()
        board.own(0, 0)
        board.own(1, 5, 6, 7, 8)
        deal(board, 1, improvement(PROMISE, 0, THIS_TURN))
        board.do(c.KEEP_EARLY, 0)
        assert (board.state.step(), board.who) == (c.ROOM, 1)
        assert board.state.silence(1) == c.FORGO * c.BASE
        if forgoes:
            board.do(c.FORGO)
            assert board.owned(0) == {0}
        else:
            board.do(c.DISCARD, 8)
            assert board.owned(1) == {0, 5, 6, 7}
        assert board.state.kept[0] == 1, "the promise is kept"
        assert board.promises() == []


@pytest.mark.rule("MAD-7.24")
def test_a_receiver_of_a_third_trophy_puts_one_under() -> None:
    board = Board()
    deal(board, 1, term(PROMISE, TROPHY_ITEM, THIS_TURN))
    board.do(c.KEEP_EARLY, 0)
    board.do(c.PAY_TROPHY, 3)
    board.do(c.PICK, 64 + 0)
    assert (board.hand(0), board.hand(1)) == ([1], [4, 0])


@pytest.mark.rule("MAD-7.20", "MAD-7.24")
def test_a_called_offer_of_a_trophy_lapses_when_its_maker_makes_room() -> None:
    board = Board()
    deal(board, 1, term(PROMISE, TROPHY_ITEM, THIS_TURN))
    board.do(c.CALL_FOR_OFFERS)
    board.draft(term(GIVE, TROPHY_ITEM), seat=1)
    board.do(c.PICK, 64 + 3, 1)
    board.do(c.PASS, 0, 2)
    board.do(c.KEEP_EARLY, 0)
    board.do(c.PAY_TROPHY, 3)
    assert board.options(c.TAKE_OFFER) == set()
    assert board.events(c.OFFER_ENDED)[-1][2] == c.OFFER_LAPSED


@pytest.mark.rule("MAD-7.25")
def test_help_is_called_in_an_alliance_and_joins_or_breaks() -> None:
    board = Board()
    deal(board, 1, term(ASK, HELP_ITEM))
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.CALL_HELP, 0)
    board.do(c.JOIN)
    assert (board.state.ally, board.state.step()) == (1, c.WORD)
    other = Board()
    deal(other, 1, term(ASK, HELP_ITEM))
    other.travel()
    other.meet(IMPERIAL, 1, 3)
    other.do(c.CALL_HELP, 0)
    other.do(c.BREAK)
    assert (other.state.judgment[1], other.state.step()) == (1, c.ALLYING)


@pytest.mark.rule("MAD-7.25")
def test_help_that_infamy_forbids_lapses_and_help_not_called_too() -> None:
    board = Board(4)
    deal(board, 1, term(ASK, HELP_ITEM))
    board.state.judgment[1] = 4
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.CALL_HELP, 0)
    assert board.events(c.PROMISE_ENDED) == [(1, 0, HELP_ITEM, c.ENDED_LAPSED, 0)]
    other = Board(2)
    deal(other, 1, term(PROMISE, HELP_ITEM))
    quiet_turn(other)
    assert other.promises() == [(0, 1, HELP_ITEM)]
    quiet_turn(other)
    assert other.events(c.PROMISE_ENDED) == [(0, 1, HELP_ITEM, c.ENDED_LAPSED, 0)]


@pytest.mark.rule("MAD-7.15", "MAD-7.25", "MAD-3.8")
def test_peace_that_was_kept_is_a_kept_word() -> None:
    board = Board(2, hands=[(0, 1, 2), (17, 4, 5)])
    deal(board, 1, term(ASK, PEACE_ITEM))
    quiet_turn(board)
    quiet_turn(board)
    assert board.events(c.PROMISE_ENDED) == [(1, 0, PEACE_ITEM, c.ENDED_KEPT, 0)]
    assert board.hand(1) == [4], "Word of Honour was revealed by itself"


@pytest.mark.rule("MAD-7.26")
def test_bound_peace_forbids_the_challenge_and_the_other_side() -> None:
    board = Board(4)
    beat_hunter(board, term(PROMISE, PEACE_ITEM), term(ASK, PEACE_ITEM))
    board.do(c.END_TURN)
    board.travel()
    assert board.why(c.CHALLENGE, 0) == reasons.BOUND_WORD
    board.do(c.CHALLENGE, 2)
    board.offer(0, JOINS)
    board.do(c.DECLINE)
    other = Board(4)
    beat_hunter(other, term(PROMISE, PEACE_ITEM))
    other.do(c.END_TURN)
    quiet_turn(other)
    other.travel()
    other.do(c.CHALLENGE, 1)
    assert other.why(c.OPEN_DEAL, 0) == reasons.BOUND_WORD


@pytest.mark.rule("MAD-7.27")
def test_at_the_end_of_the_game_promises_not_yet_due_are_void_and_due_ones_settled_before() -> None:
    board = Board()
    board.credits(0, 5)
    board.state.earned[2] = 9
    deal(board, 1, credits_term(PROMISE, 1, THIS_TURN))
    deal(board, 1, credits_term(PROMISE, 1, NEXT_TURN))
    quiet_turn(board)
    board.do(c.KEEP)
    assert board.state.step() == c.GAME_OVER
    assert [event[3] for event in board.events(c.PROMISE_ENDED)] == [c.ENDED_KEPT, c.ENDED_VOID]


@pytest.mark.rule("MAD-7.28")
def test_silence_is_asked_of_those_only_who_are_asked() -> None:
    board = Board()
    assert [int(board.state.silence(seat)) for seat in range(3)] == [-1, -1, -1]
    board.offer(1, credits_term(GIVE, 1))
    assert [int(board.state.silence(seat)) for seat in range(3)] == [-1, c.DECLINE * c.BASE, -1]
    board.do(c.COUNTER)
    assert board.state.silence(1) == c.DROP * c.BASE


@pytest.mark.rule("MAD-7.26", "MAD-7.25")
def test_bound_help_joins_without_a_choice() -> None:
    board = Board()
    beat_hunter(board, term(ASK, HELP_ITEM))
    board.do(c.END_TURN)
    quiet_turn(board)
    quiet_turn(board)
    board.travel()
    board.meet(IMPERIAL, 4, 5)
    board.do(c.CALL_HELP, 0)
    assert (board.state.ally, board.state.step(), board.state.kept[1]) == (1, c.WORD, 1)


@pytest.mark.rule("MAD-7.26", "MAD-7.25")
def test_bound_help_that_bound_peace_forbids_is_broken() -> None:
    board = Board(4)
    beat_hunter(board, term(ASK, HELP_ITEM))
    # Peace of seat 1 to seat 2, bound as if they had fought a hunter together as well.
    state = board.state
    first = [int(number) for number in state.promises]
    state.promises = type(state.promises)([*first, 1 * 8 + 2, PEACE_ITEM, 9, 1, 1, 1])
    board.do(c.END_TURN)
    for _ in range(3):
        quiet_turn(board)
    board.travel()
    board.do(c.CHALLENGE, 2)
    board.do(c.CALL_HELP, 0)
    assert (state.attackers, state.judgment[1]) == (0b0001, 1)


@pytest.mark.rule("MAD-7.20", "MAD-7.13")
def test_a_called_offer_of_a_release_lapses_when_the_promises_change() -> None:
    board = Board()
    deal(board, 1, credits_term(PROMISE, 1, NEXT_TURN))
    deal(board, 1, credits_term(PROMISE, 1, NEXT_TURN))
    board.do(c.CALL_FOR_OFFERS)
    board.draft(term(GIVE, RELEASE_ITEM + 1), credits_term(WANT, 1), seat=1)
    board.do(c.PASS, 0, 2)
    assert board.options(c.TAKE_OFFER) == {1}
    board.do(c.KEEP_EARLY, 0)
    assert board.options(c.TAKE_OFFER) == set()


@pytest.mark.rule("MAD-7.13")
def test_the_second_of_two_promises_is_released() -> None:
    board = Board()
    deal(board, 1, term(PROMISE, PEACE_ITEM), credits_term(PROMISE, 4, NEXT_TURN))
    deal(board, 1, term(WANT, RELEASE_ITEM + 1))
    assert board.promises() == [(0, 1, PEACE_ITEM)]


@pytest.mark.rule("MAD-7.17", "MAD-7.21")
def test_nobody_is_asked_for_their_only_trophy_or_all_their_wrecks() -> None:
    board = Board(hands=[(4, 1, 2)])
    board.own(0, 0)
    board.do(c.REVEAL, 4)
    board.wreck(0, WEAK_SOLAR, IMPERIAL)
    board.wreck(1, 3)
    board.offer(1, wreck(GIVE, ANY), wreck(GIVE, SOLAR), credits_term(WANT, 1))
    board.do(c.ACCEPT)
    assert board.wrecks(1) == {WEAK_SOLAR, IMPERIAL, 3}
    board.offer(2, term(GIVE, TROPHY_ITEM), credits_term(WANT, 1))
    assert (board.state.step(), board.who) == (c.ANSWERING, 2)
    assert board.why(c.ACCEPT) == reasons.NO_ROOM


@pytest.mark.rule("MAD-7.18", "MAD-7.19")
def test_a_countered_offer_may_be_made_again_and_a_dropped_counter_ends_it() -> None:
    board = Board()
    board.offer(1, credits_term(GIVE, 1))
    board.do(c.COUNTER)
    assert board.why(c.PROPOSE) == reasons.OFFER_EMPTY
    board.do(c.DROP)
    assert board.state.step() == c.MENU
    board.offer(1, credits_term(GIVE, 1))
    assert board.who == 1


@pytest.mark.rule("MAD-7.15", "MAD-7.3")
def test_a_promise_for_the_next_turn_is_due_at_the_end_of_the_promisers_next_turn() -> None:
    board = Board(2)
    deal(board, 1, credits_term(PROMISE, 1, NEXT_TURN), credits_term(ASK, 2, NEXT_TURN))
    quiet_turn(board)
    quiet_turn(board)
    assert (board.state.step(), board.who) == (c.SETTLING, 1)
    board.do(c.KEEP)
    quiet_turn(board)
    assert (board.state.step(), board.who) == (c.SETTLING, 0)
    board.do(c.BREAK)
    assert board.state.judgment[0] == 1
