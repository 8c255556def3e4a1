"""Chapter 2, a turn."""

from __future__ import annotations

import pytest

from metalworks.games.metallurgie.actions import PlaceCard
from metalworks.games.metallurgie.components import Cell
from metalworks.games.metallurgie.view import Phase
from tests.games.refusing import assert_refused

from .tables import COPPER, DRAW, END, GOLD, IRON, SILVER, cells, place, score, see, shown, table, take


@pytest.mark.rule("MGI-2.1")
def test_after_his_cards_a_player_refills_to_three_and_the_next_follows() -> None:
    match = table(hands=("iic", "iii"), deck="s" * 9)
    match.play(0, place(IRON, 2, 0))
    match.play(0, place(IRON, 3, 0))
    assert see(match, 0).seats[0].hand_size == 1
    match.play(0, END)
    assert see(match, 0).seats[0].hand == {IRON: 0, COPPER: 1, SILVER: 2, GOLD: 0}
    assert see(match).deck_size == 9 + 1 - 2
    assert match.waiting == (1,)
    assert see(match).turn == 2


@pytest.mark.rule("MGI-2.1")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    match = table(hands=("iii", "iii"))
    assert match.legal(1) == []
    assert_refused(match, 1, place(IRON, 2, 0), "not-your-turn", "MGI-2.1")
    assert_refused(match, 1, DRAW, "not-your-turn", "MGI-2.1")
    assert_refused(match, 1, END, "not-your-turn", "MGI-2.1")


@pytest.mark.rule("MGI-2.2")
def test_cards_of_one_metal_go_anywhere() -> None:
    match = table(hands=("ccc", "iii"))
    for at in cells("0,1;-1,0;1,-1"):
        match.play(0, PlaceCard(COPPER, at))
    match.play(0, END)
    assert {stack.metal for stack in see(match).pattern} == {COPPER, SILVER}


@pytest.mark.rule("MGI-2.2")
def test_cards_in_one_position_ascend() -> None:
    match = table(hands=("csg", "iii"))
    match.play(0, place(COPPER, 0, 1))
    match.play(0, place(SILVER, 0, 1))
    match.play(0, place(GOLD, 0, 1))
    assert shown(match, (0, 1)) is GOLD


@pytest.mark.rule("MGI-2.2")
def test_a_turn_of_one_metal_stays_with_it() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    match.play(0, place(IRON, 3, 0))
    assert match.legal(0) == [END]
    assert_refused(match, 0, place(COPPER, 3, 0), "one-metal", "MGI-2.2")
    assert_refused(match, 0, place(COPPER, 0, 1), "one-metal", "MGI-2.2")


@pytest.mark.rule("MGI-2.2")
def test_a_turn_in_one_position_stays_there() -> None:
    match = table(hands=("ccs", "iii"))
    match.play(0, place(COPPER, 0, 1))
    match.play(0, place(SILVER, 0, 1))
    assert match.legal(0) == [END]
    assert_refused(match, 0, place(COPPER, -1, 0), "one-position", "MGI-2.2")


@pytest.mark.rule("MGI-2.2")
def test_one_position_does_not_descend_or_skip() -> None:
    match = table(hands=("isg", "iii"))
    match.play(0, place(IRON, 2, 0))
    assert_refused(match, 0, place(SILVER, 2, 0), "one-metal-or-position", "MGI-2.8")
    match = table(hands=("sgc", "iii"))
    match.play(0, place(SILVER, 1, 0))
    assert_refused(match, 0, place(COPPER, 0, 1), "one-metal-or-position", "MGI-2.8")


@pytest.mark.rule("MGI-2.3")
def test_iron_extends_the_pattern() -> None:
    match = table(hands=("iii", "iii"))
    rim = "2,0;1,1;0,2;-1,2;-2,2;-2,1;-2,0;-1,-1;0,-2;1,-2;2,-2;2,-1"
    assert {action.at for action in match.legal(0) if isinstance(action, PlaceCard)} == set(cells(rim))
    assert_refused(match, 0, place(IRON, 0, 1), "iron-on-card", "MGI-2.3")
    assert_refused(match, 0, place(IRON, 3, 0), "iron-apart", "MGI-2.3")
    match.play(0, place(IRON, 2, 0))
    match.play(0, place(IRON, 3, 0))  # cards laid earlier in the turn belong to the pattern
    assert shown(match, (3, 0)) is IRON


@pytest.mark.rule("MGI-2.3")
@pytest.mark.parametrize(
    ("card", "fits", "wrong"),
    [
        (COPPER, "0,1;-1,0;1,-1", "1,0;0,0;2,0"),
        (SILVER, "1,0;-1,1;0,-1", "0,1;0,0;2,0"),
        (GOLD, "0,0", "0,1;1,0;2,0"),
    ],
)
def test_every_other_metal_goes_on_the_one_below(card: str, fits: str, wrong: str) -> None:
    match = table(hands=("csg", "iii"))
    laid = {action.at for action in match.legal(0) if isinstance(action, PlaceCard) and action.metal == card}
    assert laid == set(cells(fits))
    metal = {"copper": COPPER, "silver": SILVER, "gold": GOLD}[card]
    for at in cells(wrong):
        assert_refused(match, 0, PlaceCard(metal, at), "wrong-metal-below", "MGI-2.3")


@pytest.mark.rule("MGI-2.3")
def test_nothing_goes_on_gold() -> None:
    match = table(hands=("csg", "ggg"), s="", g="0,0")
    for metal in (COPPER, SILVER, GOLD):
        assert_refused(match, 0, place(metal, 0, 0), "wrong-metal-below", "MGI-2.3")


@pytest.mark.rule("MGI-2.4")
def test_from_the_hand_only_one_to_three_cards() -> None:
    match = table(hands=("iii", "iii"))
    for q in (2, 3, 4):
        match.play(0, place(IRON, q, 0))
    assert match.legal(0) == [END]
    assert_refused(match, 0, place(IRON, 5, 0), "not-in-hand", "MGI-2.4")
    assert_refused(table(hands=("iii", "iii")), 0, place(GOLD, 0, 0), "not-in-hand", "MGI-2.4")


@pytest.mark.rule("MGI-2.4")
def test_a_drawn_card_is_placed_and_cards_of_the_hand_follow() -> None:
    match = table(hands=("cci", "iii"), deck="c" * 9)
    match.play(0, DRAW)
    assert see(match).drawn is COPPER
    match.play(0, place(COPPER, 0, 1))
    match.play(0, place(COPPER, -1, 0))
    assert see(match).seats[0].hand_size == 2  # the drawn card was none of the hand
    match = table(hands=("ssi", "iii"), deck="c" * 9)
    match.play(0, DRAW)
    match.play(0, place(COPPER, 0, 1))
    match.play(0, place(SILVER, 0, 1))
    assert shown(match, (0, 1)) is SILVER


@pytest.mark.rule("MGI-2.4")
def test_drawing_comes_first() -> None:
    match = table(hands=("iii", "iii"))
    match.play(0, place(IRON, 2, 0))
    assert_refused(match, 0, DRAW, "draw-first-only", "MGI-2.4")
    match = table(hands=("iii", "iii"), deck="i" * 9)
    match.play(0, DRAW)
    assert_refused(match, 0, DRAW, "draw-first-only", "MGI-2.4")
    match.play(0, place(IRON, 2, 0))
    assert_refused(match, 0, DRAW, "draw-first-only", "MGI-2.4")


@pytest.mark.rule("MGI-2.5")
def test_a_drawn_card_that_fits_nowhere_is_discarded_and_the_turn_ends() -> None:
    match = table(hands=("iic", "iii"), i="0,0;1,0", c="2,0", s="", deck="g" * 9)
    discarded = see(match).discards[GOLD]
    match.play(0, DRAW)
    view = see(match, 0)
    assert view.discards[GOLD] == discarded + 1
    assert view.seats[0].hand == {IRON: 2, COPPER: 1, SILVER: 0, GOLD: 0}
    assert view.deck_size == 9 + 1 - 1
    assert match.waiting == (1,)
    assert len(view.pattern) == 3


@pytest.mark.rule("MGI-2.5")
def test_a_drawn_card_that_fits_must_be_placed_wherever_the_player_likes() -> None:
    match = table(hands=("iic", "iii"), deck="s" * 9)
    match.play(0, DRAW)
    assert set(match.legal(0)) == {PlaceCard(SILVER, at) for at in cells("1,0;-1,1;0,-1")}
    assert_refused(match, 0, END, "drawn-must-be-placed", "MGI-2.5")
    assert_refused(match, 0, place(IRON, 2, 0), "drawn-must-be-placed", "MGI-2.5")
    assert_refused(match, 0, place(SILVER, 0, 1), "wrong-metal-below", "MGI-2.3")


@pytest.mark.rule("MGI-2.6")
def test_at_most_four_cards_are_played() -> None:
    match = table(hands=("iii", "iii"), deck="i" * 9)
    match.play(0, DRAW)
    for q in (2, 3, 4, 5):
        match.play(0, place(IRON, q, 0))
    assert match.legal(0) == [END]
    assert len(see(match).pattern) == 7 + 4
    match = table(hands=("csg", "iii"), deck="i" * 9)
    match.play(0, DRAW)
    for metal in (IRON, COPPER, SILVER, GOLD):
        match.play(0, place(metal, 2, 0))
    assert match.legal(0) == [END]


@pytest.mark.rule("MGI-2.7")
def test_a_turn_plays_a_card_or_draws_one() -> None:
    assert_refused(table(hands=("iii", "iii")), 0, END, "play-or-draw", "MGI-2.7")


@pytest.mark.rule("MGI-2.7")
def test_if_no_card_of_the_hand_fits_the_player_must_draw() -> None:
    match = table(hands=("sgg", "iii"), i="0,0;1,0", c="", s="")
    assert match.legal(0) == [DRAW]
    assert_refused(match, 0, END, "play-or-draw", "MGI-2.7")


@pytest.mark.rule("MGI-2.8")
def test_the_second_card_fixes_the_kind_of_the_turn() -> None:
    match = table(hands=("icc", "iii"))
    match.play(0, place(IRON, 2, 0))
    assert place(COPPER, 2, 0) in match.legal(0)
    assert_refused(match, 0, place(COPPER, 0, 1), "one-metal-or-position", "MGI-2.8")
    match.play(0, place(COPPER, 2, 0))
    assert_refused(match, 0, place(COPPER, 0, 1), "one-position", "MGI-2.2")
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    match.play(0, place(IRON, 1, 1))
    assert_refused(match, 0, place(COPPER, 1, 1), "one-metal", "MGI-2.2")


@pytest.mark.rule("MGI-2.8")
def test_the_next_metal_goes_on_the_card_just_laid_only() -> None:
    match = table(hands=("cs" + "i", "iii"))
    match.play(0, place(COPPER, 0, 1))
    assert [action.at for action in match.legal(0) if isinstance(action, PlaceCard)] == [Cell(0, 1)]
    assert_refused(match, 0, place(SILVER, 1, 0), "one-metal-or-position", "MGI-2.8")


@pytest.mark.rule("MGI-2.9")
def test_the_turn_does_not_end_by_itself() -> None:
    match = table(hands=("csg", "iii"))
    for metal in (COPPER, SILVER, GOLD):
        match.play(0, place(metal, 0, 1))
    assert see(match).seats[0].hand_size == 0
    assert match.waiting == (0,)
    assert see(match).phase is Phase.FOLLOW
    assert match.legal(0) == [END]


@pytest.mark.rule("MGI-2.9")
def test_ending_looks_alike_whatever_the_hand() -> None:
    """With and without a card that fits, the others see the same table."""
    seen = []
    for rest in ("ii", "gg"):
        match = table(hands=("i" + rest, "ccc"), deck="s" * 9)
        match.play(0, place(IRON, 2, 0))
        seen.append((match.view(1), match.waiting))
    views = [(view.pattern, view.phase, view.last, waiting) for view, waiting in seen]  # type: ignore[attr-defined]
    assert views[0] == views[1]


@pytest.mark.rule("MGI-3.5")
def test_scoring_is_not_for_the_time_of_placing() -> None:
    match = table(hands=("iii", "iii"))
    assert_refused(match, 0, score(0, 1), "area-does-not-score", "MGI-3.5")
    assert_refused(match, 0, take(0, 1), "nothing-to-take", "MGI-3.5")
