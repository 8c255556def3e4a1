"""Chapters 1 and 2: components, set-up, and the astrolabe."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.games.metal_adventures.actions import OpenDeal
from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.games.metal_adventures.rules.astrolabe import (
    give_amnesty,
    is_infamous,
    lent_power,
    repair,
    support_power,
    take_damage,
    take_judgment,
)
from metalworks.games.metal_adventures.rules.game import new_game
from metalworks.games.metal_adventures.rules.space import space_deck_size
from metalworks.kernel.state import CHANCE, SPECTATOR

from .builder import HUNTER, IMPERIAL, WEAK_SOLAR, Board
from .house import HOUSE


@pytest.mark.rule("MAD-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    board = Board(seats)
    assert board.state.seats == seats
    board.travel()
    assert board.options(c.CHALLENGE) == set(range(1, seats))


@pytest.mark.rule("MAD-1.1", "MAD-5.30")
def test_a_challenge_of_two_has_no_allies() -> None:
    board = Board(2)
    board.travel()
    board.do(c.CHALLENGE, 1)
    assert board.state.step() == c.DECLARING


@pytest.mark.rule("MAD-1.2")
def test_everybody_starts_alike() -> None:
    board = Board(4)
    state = board.state
    for seat in range(4):
        assert (board.power(seat), state.damage[seat], board.glory(seat), state.judgment[seat]) == (8, 0, 0, 0)
        assert (state.faktor[seat], state.credits[seat]) == (0, 3)
    assert sorted(state.base) == [0, 1, 2, 3]


@pytest.mark.rule("MAD-1.2")
def test_a_base_starship_is_dealt_once() -> None:
    state = new_game(HOUSE, 3, c.WHOLE_DECK)
    state.resolve(0)
    state.resolve(4)
    assert [int(weight) for weight in state.outcomes()] == [1, 1, 1, 1, 0, 1]


@pytest.mark.rule("MAD-1.3")
def test_all_choose_at_once_and_thirds_go_under_in_turn_order() -> None:
    state = new_game(HOUSE, 3, c.WHOLE_DECK)
    for outcome in (1, 0, 1, 2, 0, 1, 2, 3, *range(9)):
        state.resolve(outcome)
    assert state.waiting() == 0b111
    state.apply(2, c.PUT_UNDER * c.BASE + 7)
    state.apply(0, c.PUT_UNDER * c.BASE + 0)
    assert state.waiting() == 0b010
    assert list(state.hand)[:3] == [0, 1, 2], "nothing happens before the last has chosen"
    state.apply(1, c.PUT_UNDER * c.BASE + 5)
    assert [int(card) for card in state.queue][-3:] == [5, 7, 0], "from the first player on"
    assert len(state.queue) == 12
    assert [int(card) for card in state.hand] == [1, 2, -1, 3, 4, -1, 6, 8, -1]


@pytest.mark.rule("MAD-1.3")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_whoever_chooses_last_nobody_takes_a_choice_back_after_it(last: int) -> None:
    match = Match.new("metal_adventures", seats=3, seed=34)
    order = [seat for seat in range(3) if seat != last]
    for seat in order:
        match.play(seat, match.legal(seat)[0])
        assert match.can_undo(seat)
    match.play(last, match.legal(last)[0])
    assert not any(match.can_undo(seat) for seat in range(3))
    first = match.waiting[0]
    deal = next(action for action in match.legal(first) if isinstance(action, OpenDeal))
    match.play(first, deal)
    match.play(first, match.legal(first)[0])  # a term, which hangs on what everybody holds
    for seat in set(order) - {first}:  # who has a step of this turn to undo
        with pytest.raises(Refused):
            match.undo(seat)


@pytest.mark.rule("MAD-1.3")
def test_with_six_the_trophy_deck_is_exactly_the_six_thirds() -> None:
    board = Board(6)
    assert [int(card) for card in board.state.queue] == [2, 5, 8, 11, 14, 17]


@pytest.mark.rule("MAD-1.4")
def test_near_space_lies_on_deep_space() -> None:
    board = Board()
    assert space_deck_size(board.state) == 68
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    weights = [int(weight) for weight in board.state.outcomes()]
    assert sum(weights) == 34
    assert sum(weights[:30]) == 30
    assert sum(weights[58:62]) == 4


@pytest.mark.rule("MAD-1.5")
def test_four_of_the_improvements_lie_face_up() -> None:
    board = Board(market=(5, 16, 2, 9))
    assert [int(card) for card in board.state.market] == [5, 16, 2, 9]
    assert int(board.state.stock).bit_count() == 20


@pytest.mark.rule("MAD-1.6")
def test_the_bank_holds_what_nobody_has_and_may_fall_below_zero() -> None:
    board = Board(6)
    state = board.state
    assert state.bank == 72 - 18
    assert (state.pot, [int(treasure) for treasure in state.treasure]) == (0, [0, 0, 0])
    board.credits(1, 57)
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.fight_alone(6, 1)
    assert state.bank == -2
    assert state.credits[0] == 4


@pytest.mark.rule("MAD-1.7")
def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    state = new_game(HOUSE, 3, c.WHOLE_DECK)
    assert state.waiting() == CHANCE
    assert [int(weight) for weight in state.outcomes()] == [1, 1, 1]
    board = Board(first=2)
    assert board.who == 2
    board.pass_turn()
    assert board.who == 0


@pytest.mark.rule("MAD-1.8")
def test_a_player_sees_only_their_own_trophies() -> None:
    board = Board()
    other = Board(hands=[(0, 1, 2), (9, 10, 5), (6, 7, 8)])
    assert list(board.state.observe(0)) == list(other.state.observe(0))
    assert list(board.state.observe(SPECTATOR)) == list(other.state.observe(SPECTATOR))
    assert list(board.state.observe(1)) != list(other.state.observe(1))


@pytest.mark.rule("MAD-1.8")
def test_a_wreck_won_is_known_to_all_and_a_plundered_one_to_the_two() -> None:
    board = Board()
    board.wreck(1, WEAK_SOLAR, IMPERIAL)
    board.travel()
    board.do(c.CHALLENGE, 1)
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)
    board.pass_declarations()
    board.chance(6, 1)
    board.events()
    board.do(c.PLUNDER_WRECKS)
    board.do(c.TAKE_WRECK, IMPERIAL)
    assert board.knowers(IMPERIAL) == {0, 1}
    assert board.knowers(WEAK_SOLAR) == {0, 1}, "seat 2 cannot know which one stayed"
    assert all(IMPERIAL not in event[1:] for event in board.heard(2) if event[0] == c.WRECK_PLUNDERED)


@pytest.mark.rule("MAD-2.1")
def test_main_power_is_eight_plus_equipment_minus_damage() -> None:
    board = Board()
    board.own(0, 0, 5, 16)
    assert board.power(0) == 16, "a support card has no power"
    board.state.damage[0] = 3
    assert board.power(0) == 13


@pytest.mark.rule("MAD-2.2", "MAD-C1")
def test_support_power_is_half_of_main_power_rounded_down() -> None:
    board = Board()
    assert support_power(board.state, 0) == 4
    board.state.damage[0] = 1
    assert support_power(board.state, 0) == 3
    board.own(0, 0)
    assert support_power(board.state, 0) == 5


@pytest.mark.rule("MAD-2.3")
def test_damage_beyond_four_is_lost() -> None:
    board = Board()
    take_damage(board.state, 0, 3, c.BY_BATTLE)
    take_damage(board.state, 0, 3, c.BY_BATTLE)
    assert board.state.damage[0] == 4
    assert board.events(c.DAMAGE_TAKEN) == [(0, 3, c.BY_BATTLE, 0, 0), (0, 1, c.BY_BATTLE, 0, 0)]


@pytest.mark.rule("MAD-2.4", "MAD-7.4")
def test_judgment_lowers_glory_and_a_fifth_point_is_lost_but_counts_as_taken() -> None:
    board = Board()
    board.state.earned[0] = 2
    for _ in range(4):
        take_judgment(board.state, 0, c.BY_BROTHERHOOD)
    assert board.glory(0) == -2
    assert is_infamous(board.state, 0)
    board.state.judged = 0
    take_judgment(board.state, 0, c.BY_BROTHERHOOD)
    assert (board.glory(0), board.state.judgment[0], board.state.judged) == (-2, 4, 1)


@pytest.mark.rule("MAD-2.4")
def test_the_infamous_neither_ally_nor_help_nor_are_helped() -> None:
    board = Board()
    board.state.judgment[1] = 4
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    assert board.options(c.OPEN_DEAL) == {2}
    assert board.why(c.OPEN_DEAL, 1) == reasons.OTHER_INFAMOUS
    other = Board()
    other.state.judgment[0] = 4
    other.travel()
    other.meet(WEAK_SOLAR, 1, 3)
    assert other.state.step() == c.DECLARING, "nobody may help the infamous"


@pytest.mark.rule("MAD-2.4")
def test_the_infamous_may_trade_and_challenge() -> None:
    board = Board()
    board.state.judgment[0] = 4
    board.travel()
    assert board.can(c.OPEN_DEAL, 1)
    assert board.can(c.CHALLENGE, 1)


@pytest.mark.rule("MAD-2.5")
def test_repair_and_amnesty_turn_the_wheels_back() -> None:
    board = Board()
    board.state.damage[0] = 2
    board.state.judgment[0] = 1
    repair(board.state, 0, 3, c.BY_TOUR)
    give_amnesty(board.state, 0, 2, c.BY_TOUR)
    assert (board.power(0), board.glory(0)) == (8, 0)
    assert board.events(c.REPAIRED) == [(0, 2, c.BY_TOUR, 0, 0)]


@pytest.mark.rule("MAD-2.6")
def test_glory_may_be_negative_and_may_pass_nine() -> None:
    board = Board()
    board.state.earned[0] = 12
    board.state.judgment[0] = 1
    board.state.judgment[1] = 2
    assert (board.glory(0), board.glory(1)) == (11, -2)


@pytest.mark.rule("MAD-C1")
def test_dice_of_the_house_set() -> None:
    assert [int(weight) for weight in HOUSE.battle_weights] == [0, 1, 1, 1, 1, 1, 1, 0, 0, 0]
    assert [int(weight) for weight in HOUSE.faktor_weights] == [2, 2, 1, 1]


@pytest.mark.rule("MAD-8.1")
def test_base_starships_help_in_their_situation_only() -> None:
    board = Board(content=HOUSE, bases=(5, 1, 0))
    assert board.power(0) == 8
    assert lent_power(board.state, 0) == 5
    assert lent_power(board.state, 1) == 4


@pytest.mark.rule("MAD-3.1")
def test_a_hunter_has_a_nation_and_its_wreck_counts_for_it() -> None:
    board = Board()
    board.wreck(0, HUNTER, IMPERIAL, 11)
    board.travel()
    assert board.can(c.TOUR, 4 * 64 + printed.IMPERIAL)
