"""Chapter 5.30 to 5.35: the challenge with allies on both sides, and plunder."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.games.metal_adventures.rules.faktor import order
from metalworks.games.metal_adventures.rules.ledger import HELP_ITEM, JOIN_ITEM, PEACE_ITEM

from .builder import BARRENS, IMPERIAL, WEAK_SOLAR, Board, credits_term, term
from .house import HOUSE

GIVE, WANT, PROMISE, ASK = range(4)
SPOILS = 1
JOINS = term(WANT, JOIN_ITEM)


def challenge(board: Board, other: int = 1) -> None:
    board.travel()
    board.do(c.CHALLENGE, other)


def nobody_joins(board: Board) -> None:
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)


def fight(board: Board, orange: int, gray: int) -> None:
    nobody_joins(board)
    board.pass_declarations()
    board.chance(orange, gray)


@pytest.mark.rule("MAD-5.30")
def test_both_sides_win_any_number_of_allies_who_stay() -> None:
    board = Board(6)
    challenge(board)
    for ally in (2, 3, 4):
        board.offer(ally, JOINS)
        board.do(c.ACCEPT)
    assert board.state.attackers == 0b010101
    assert board.state.defenders == 0b001010
    assert board.why(c.OPEN_DEAL, 2) == reasons.NOT_FREE, "nobody helps both sides"
    board.do(c.PASS)
    board.do(c.PASS)
    assert board.state.step() == c.DECLARING
    assert board.state.attackers | board.state.defenders == 0b011111, "anybody may stay out"


@pytest.mark.rule("MAD-5.30", "MAD-2.4")
def test_an_infamous_principal_has_no_allies() -> None:
    board = Board(4)
    board.state.judgment[1] = 4
    challenge(board)
    board.offer(2, JOINS)
    board.do(c.ACCEPT)
    assert board.who == 0, "the challenged is not asked"
    assert board.why(c.CHALLENGE, 2) == reasons.NOT_NOW, "it cannot be withdrawn or changed"


@pytest.mark.rule("MAD-5.31")
def test_declarations_go_challenger_allies_challenged_allies_clockwise() -> None:
    board = Board(6, first=2)
    challenge(board, 4)
    for ally in (1, 5, 3, 0):
        board.offer(ally, JOINS)
        board.do(c.ACCEPT)
    assert [int(seat) for seat in order(board.state)] == [2, 3, 1, 4, 5, 0]
    asked = []
    while board.state.step() == c.DECLARING:
        asked.append(board.who)
        board.do(c.KEEP_FAKTOR_BACK)
    assert asked == [2, 3, 1, 4, 5, 0]


@pytest.mark.rule("MAD-5.31", "MAD-5.34")
def test_the_sums_of_both_sides_and_the_challenger_wins_ties() -> None:
    board = Board(4, content=HOUSE, bases=(2, 1, 0, 5))  # +2 challenging; escort 2; lend 1
    board.own(1, 8)  # power 1, +3 challenged
    board.state.faktor[0] = 2
    challenge(board)
    board.do(c.PASS)
    board.offer(3, JOINS)
    board.do(c.ACCEPT)
    nobody_joins(board)
    board.pass_declarations()
    board.chance(6, 1)
    assert board.events(c.BATTLE_DECIDED) == [(8 + 6 + 2 - 2, 9 + 1 + 4 + 2 + 1 + 3, 0, 0, 0)]
    tie = Board()
    challenge(tie)
    fight(tie, 3, 3)
    assert tie.glory(0) == 1


@pytest.mark.rule("MAD-5.32")
@pytest.mark.parametrize(("orange", "victor"), [(6, 0), (1, 1)])
def test_the_victor_gains_a_glory_and_the_pot(orange: int, victor: int) -> None:
    board = Board()
    board.pot(4)
    challenge(board)
    fight(board, orange, 3)
    assert board.glory(victor) == 1
    assert board.state.pot == 0
    assert board.state.credits[victor] == (2 if victor == 0 else 3) + 5
    assert board.state.step() == (c.SPOILS if victor == 0 else c.MENU), "only a challenger plunders"


@pytest.mark.rule("MAD-5.32")
def test_half_the_credits_rounded_up() -> None:
    board = Board()
    board.credits(1, 5)
    challenge(board)
    fight(board, 6, 1)
    board.do(c.PLUNDER_CREDITS)
    assert board.state.credits[1] == 2
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-5.32", "MAD-3.10")
def test_an_improvement_with_room_made_for_it() -> None:
    board = Board()
    board.own(0, 0, 2, 3, 4)
    board.own(1, 5)
    challenge(board)
    fight(board, 6, 1)
    assert board.why(c.TAKE, 5) == reasons.FIFTH_IMPROVEMENT
    assert not board.can(c.FORGO), "there are credits to take"
    board.do(c.DISCARD, 4)
    board.do(c.TAKE, 5)
    assert board.owned(0) == {0, 2, 3, 5}


@pytest.mark.rule("MAD-5.32", "MAD-1.8")
def test_half_the_wrecks_rounded_up_after_a_look_at_all() -> None:
    board = Board()
    board.wreck(1, WEAK_SOLAR, IMPERIAL, BARRENS)
    challenge(board)
    fight(board, 6, 1)
    board.do(c.PLUNDER_WRECKS)
    assert board.why(c.PLUNDER_CREDITS) == reasons.NOT_NOW, "choosing this fixes it"
    assert board.options(c.TAKE_WRECK) == {WEAK_SOLAR, IMPERIAL, BARRENS}
    board.do(c.TAKE_WRECK, IMPERIAL)
    board.do(c.TAKE_WRECK, WEAK_SOLAR)
    assert (board.wrecks(0), board.wrecks(1)) == ({WEAK_SOLAR, IMPERIAL}, {BARRENS})


@pytest.mark.rule("MAD-1.8")
def test_who_only_watched_a_plunder_cannot_tell_the_wrecks_apart() -> None:
    seen = []
    for taken in (WEAK_SOLAR, IMPERIAL):
        board = Board(recording=False)
        board.wreck(1, WEAK_SOLAR, IMPERIAL)
        challenge(board)
        fight(board, 6, 1)
        board.do(c.PLUNDER_WRECKS)
        board.do(c.TAKE_WRECK, taken)
        seen.append(list(board.state.observe(2)))
        assert list(board.state.observe(0)) not in seen
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-5.32")
def test_an_option_that_yields_nothing_is_not_open() -> None:
    board = Board()
    board.credits(1, 1)
    challenge(board)
    fight(board, 6, 1)
    assert board.options(c.TAKE) == set()
    assert board.why(c.PLUNDER_WRECKS) == reasons.YIELDS_NOTHING
    bare = Board()
    bare.credits(1, 0)
    challenge(bare)
    fight(bare, 6, 1)
    assert bare.state.step() == c.MENU


@pytest.mark.rule("MAD-5.33")
def test_the_loser_and_the_allies_take_one_damage_each() -> None:
    board = Board(4)
    challenge(board)
    board.do(c.PASS)
    board.offer(2, JOINS)
    board.do(c.ACCEPT)
    nobody_joins(board)
    board.pass_declarations()
    board.chance(6, 1)
    # 8 + 6 against 8 + 1 + 4
    assert [int(damage) for damage in board.state.damage] == [0, 1, 1, 0]


@pytest.mark.rule("MAD-5.35", "MAD-7.1", "MAD-7.28")
def test_challenger_and_challenged_take_turns_and_two_passes_end_it() -> None:
    board = Board(4)
    challenge(board)
    assert board.who == 0
    assert board.why(c.OPEN_DEAL, 1) == reasons.NOT_FREE, "the two do not deal with each other"
    board.do(c.PASS)
    assert board.who == 1
    assert board.state.silence(1) == c.PASS * c.BASE
    board.offer(2, JOINS)
    board.do(c.DECLINE)
    assert board.who == 0, "a negotiation counts as a turn"
    board.do(c.PASS)
    board.do(c.PASS)
    assert board.state.step() == c.DECLARING


@pytest.mark.rule("MAD-5.35", "MAD-7.19")
def test_each_side_opens_two_negotiations_with_each_free_player() -> None:
    board = Board(3)
    challenge(board)
    for _ in range(2):
        board.do(c.OPEN_DEAL, 2)
        board.do(c.DROP)
        board.do(c.OPEN_DEAL, 2)
        board.do(c.DROP)
    assert board.state.step() == c.DECLARING, "nothing but passing is left"


@pytest.mark.rule("MAD-5.35", "MAD-7.25")
def test_help_is_called_in_the_gathering() -> None:
    board = Board(4)
    board.offer(2, term(ASK, HELP_ITEM))
    board.do(c.ACCEPT)
    challenge(board)
    board.do(c.CALL_HELP, 0)
    assert (board.state.step(), board.who) == (c.HELPING, 2)
    assert board.state.silence(2) == c.JOIN * c.BASE
    board.do(c.JOIN)
    assert board.state.attackers == 0b101
    assert board.state.kept[2] == 1
    assert board.who == 1


@pytest.mark.rule("MAD-7.25")
def test_help_that_being_the_target_forbids_lapses_and_on_the_other_side_it_is_broken() -> None:
    board = Board(4)
    board.offer(1, term(ASK, HELP_ITEM))
    board.do(c.ACCEPT)
    challenge(board)
    board.do(c.CALL_HELP, 0)
    assert board.state.judgment[1] == 0
    assert board.events(c.PROMISE_ENDED) == [(1, 0, HELP_ITEM, c.ENDED_LAPSED, 0)]
    other = Board(4)
    other.offer(2, term(ASK, HELP_ITEM))
    other.do(c.ACCEPT)
    challenge(other)
    other.do(c.PASS)
    other.offer(2, JOINS)
    other.do(c.ACCEPT)
    other.do(c.CALL_HELP, 0)
    assert other.state.judgment[2] == 1


@pytest.mark.rule("MAD-7.25")
def test_breaking_peace_costs_the_point_when_challenging_or_joining() -> None:
    board = Board(4)
    board.offer(1, term(PROMISE, PEACE_ITEM))
    board.do(c.ACCEPT)
    challenge(board)
    assert (board.state.judgment[0], board.promises()) == (1, [])
    joiner = Board(4)
    joiner.offer(2, term(ASK, PEACE_ITEM))
    joiner.do(c.ACCEPT)
    joiner.pass_turn()
    joiner.travel()
    joiner.do(c.CHALLENGE, 0)
    joiner.offer(2, JOINS)
    joiner.do(c.ACCEPT)
    assert joiner.state.judgment[2] == 1


@pytest.mark.rule("MAD-7.15")
def test_spoils_of_a_challenge_are_settled_on_the_side_that_won() -> None:
    board = Board(4)
    challenge(board)
    board.offer(2, JOINS, credits_term(PROMISE, 1, SPOILS))
    board.do(c.ACCEPT)
    board.offer(3, JOINS, credits_term(PROMISE, 1, SPOILS))
    board.do(c.ACCEPT)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.PLUNDER_CREDITS)
    assert board.state.step() == c.SETTLING
    assert board.who == 0
    board.do(c.KEEP)
    assert board.state.credits[2] == 4
    assert board.promises() == [], "those of the side that lost are void"
    assert board.state.judgment[1] == 0


@pytest.mark.rule("MAD-3.8")
def test_winning_a_challenge_is_a_deed_of_the_victor() -> None:
    board = Board()
    challenge(board)
    fight(board, 1, 6)
    assert board.state.deeds[1] >> (printed.WIN_CHALLENGE - printed.BEAT_HUNTER) & 1


@pytest.mark.rule("MAD-5.32")
def test_the_only_wreck_is_taken_without_a_choice() -> None:
    board = Board()
    board.wreck(1, IMPERIAL)
    challenge(board)
    fight(board, 6, 1)
    board.do(c.PLUNDER_WRECKS)
    assert (board.wrecks(0), board.state.step()) == ({IMPERIAL}, c.MENU)
    assert board.knowers(IMPERIAL) >= {0, 1, 2}, "everybody knew it and knows it still"


@pytest.mark.rule("MAD-5.30")
def test_a_challenge_cannot_be_undone() -> None:
    board = Board()
    board.travel()
    epoch = board.state.epoch
    board.do(c.CHALLENGE, 1)
    assert board.state.epoch > epoch
