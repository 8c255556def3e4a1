"""Chapter 3, scoring."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.contract.problems import BadPosition
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.view import Phase
from tests.games.refusing import assert_refused

from .tables import COPPER, DRAW, END, GOLD, IRON, SILVER, cells, place, row, score, see, shown, table, take

SIZES = {IRON: (9, 5), COPPER: (7, 4), SILVER: (5, 3), GOLD: (3, 2)}  # needed, removed


def iron_row(length: int, hand: str = "iii") -> Match:
    """A row of iron cards, nothing else."""
    return table(i=row(length), c="", s="", hands=(hand, "iii"))


def one_short(metal: Metal, lacking: int = 1) -> Match:
    """A row of one metal that lacks cards at its right end; the player holds one of them."""
    letter = metal.value[0]
    size = SIZES[metal][0] - lacking
    shown = {"i": "", "c": "", "s": "", "g": ""} | {letter: row(size)}
    if metal is not IRON:
        shown["icsg"[metal.number - 2]] = f"{size},0"
    return table(i=shown["i"], c=shown["c"], s=shown["s"], g=shown["g"], hands=(letter + "ii", "iii"))


@pytest.mark.rule("MGI-3.1", "MGI-3.2")
@pytest.mark.parametrize("metal", list(Metal))
def test_an_area_scores_at_its_size_and_loses_half_of_it_rounded_up(metal: Metal) -> None:
    needed, removed = SIZES[metal]
    match = one_short(metal)
    before = see(match).discards[metal]
    assert [area.needed for area in see(match).areas if area.metal is metal] == [needed]
    match.play(0, place(metal, needed - 1, 0))
    match.play(0, END)
    view = see(match)
    assert view.phase is Phase.REMOVE
    assert (view.removing_metal, view.to_remove) == (metal, removed)
    assert set(view.removing) == set(cells(row(needed)))
    for q in range(removed):
        match.play(0, take(q, 0))
    view = see(match)
    assert view.seats[0].collected == {one: int(one is metal) for one in Metal}
    assert view.seats[0].points == 1
    assert view.discards[metal] == before + removed - 1
    assert match.waiting == (1,)
    for q in range(needed):
        below = None if metal is IRON else list(Metal)[metal.number - 2]
        assert shown(match, (q, 0)) is (below if q < removed else metal)


@pytest.mark.rule("MGI-3.1")
@pytest.mark.parametrize("metal", list(Metal))
def test_a_smaller_area_does_not_score(metal: Metal) -> None:
    match = one_short(metal, lacking=2)
    match.play(0, place(metal, SIZES[metal][0] - 2, 0))
    assert not any(area.scores for area in see(match).areas)
    match.play(0, END)
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.1")
def test_an_area_is_what_hangs_together_not_what_is_there() -> None:
    """Nine iron cards in two parts, with copper between them, are two areas."""
    match = table(i=row(4) + ";" + row(4, first=5), c="4,0", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, 9, 0))
    assert sorted(len(area.cells) for area in see(match).areas) == [1, 4, 5]
    match.play(0, END)
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.1")
def test_only_visible_cards_make_an_area() -> None:
    """Eight irons and one under copper: no nine."""
    match = table(i=row(7), c="7,0", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, -1, 0))
    match.play(0, END)
    assert see(match).seats[0].points == 0


@pytest.mark.rule("MGI-3.2")
def test_the_scoring_player_chooses_which_cards_leave() -> None:
    match = one_short(COPPER)
    match.play(0, place(COPPER, 6, 0))
    match.play(0, END)
    assert set(match.legal(0)) == {take(q, 0) for q in range(7)}
    for q in (5, 0, 3, 6):
        match.play(0, take(q, 0))
    assert [q for q in range(7) if shown(match, (q, 0)) is COPPER] == [1, 2, 4]


@pytest.mark.rule("MGI-3.2")
def test_an_area_above_its_size_loses_no_more_and_gives_one_point() -> None:
    match = table(i="6,0;7,0;8,0", c=row(6), s="", hands=("ccc", "iii"))
    for q in (6, 7, 8):
        match.play(0, place(COPPER, q, 0))
    match.play(0, END)
    assert see(match).to_remove == 4
    for q in range(4):
        match.play(0, take(q, 0))
    view = see(match)
    assert view.seats[0].points == 1
    assert sum(stack.metal is COPPER for stack in view.pattern) == 5
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.3")
def test_uncovered_metal_scores_in_the_same_turn() -> None:
    """Four irons come to light beside five: the iron scores too."""
    match = table(i="6,0;" + row(5, r=1, first=-1), c=row(6), s="", hands=("cii", "iii"))
    match.play(0, place(COPPER, 6, 0))
    match.play(0, END)
    for q in range(4):
        match.play(0, take(q, 0))
    view = see(match)
    assert (view.phase, view.removing_metal, len(view.removing)) == (Phase.REMOVE, IRON, 9)
    assert match.waiting == (0,)
    for at in cells("-1,1;0,1;0,0;1,1;1,0"):
        match.play(0, take(*at))
    assert see(match).seats[0].collected == {IRON: 1, COPPER: 1, SILVER: 0, GOLD: 0}
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.3")
def test_a_chain_through_all_four_metals() -> None:
    """Gold uncovers silver, silver copper, copper iron; each makes its area just big enough."""
    match = table(
        g="0,0;1,0", s="2,0;" + row(3, r=1, first=-1), c=row(4, r=2, first=-2), i=row(5, r=3, first=-3),
        hands=("gii", "iii"),
    )  # fmt: skip
    match.play(0, place(GOLD, 2, 0))
    match.play(0, END)
    for metal, taken in ((GOLD, "0,0;1,0"), (SILVER, row(3, 1, -1)), (COPPER, row(4, 2, -2)), (IRON, row(5, 3, -3))):
        assert see(match).removing_metal is metal
        assert len(see(match).removing) == SIZES[metal][0]
        for at in cells(taken):
            match.play(0, take(*at))
    assert see(match).seats[0].collected == dict.fromkeys(Metal, 1)
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.4")
def test_iron_leaves_so_that_the_pattern_is_never_split() -> None:
    match = iron_row(8)
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    assert match.legal(0) == [take(0, 0), take(8, 0)]
    assert_refused(match, 0, take(4, 0), "would-split", "MGI-3.4")
    match.play(0, take(0, 0))
    assert match.legal(0) == [take(1, 0), take(8, 0)]  # card by card
    assert_refused(match, 0, take(2, 0), "would-split", "MGI-3.4")


@pytest.mark.rule("MGI-3.4")
def test_other_metals_hold_the_pattern_together() -> None:
    """A detour over copper: the iron beside it may leave."""
    match = table(i=row(8), c="2,1;3,1;4,1", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    assert match.legal(0) == [take(0, 0), take(3, 0), take(4, 0), take(8, 0)]
    match.play(0, take(3, 0))
    match.play(0, take(4, 0))
    assert_refused(match, 0, take(2, 0), "would-split", "MGI-3.4")


@pytest.mark.rule("MGI-3.4")
def test_other_metals_never_split_the_pattern() -> None:
    match = one_short(SILVER)
    match.play(0, place(SILVER, 4, 0))
    match.play(0, END)
    match.play(0, take(2, 0))  # the middle: copper stays there
    assert shown(match, (2, 0)) is COPPER


@pytest.mark.rule("MGI-3.5")
def test_scoring_is_not_optional_and_comes_before_the_refill() -> None:
    match = one_short(COPPER)
    match.play(0, place(COPPER, 6, 0))
    match.play(0, END)
    assert see(match).seats[0].hand_size == 2
    for action in (END, DRAW, place(IRON, 7, 0), score(0, 0)):
        assert_refused(match, 0, action, "take-cards-first", "MGI-3.5")


@pytest.mark.rule("MGI-3.5")
def test_nothing_scores_before_all_cards_of_the_turn_are_placed() -> None:
    match = table(i="6,0;7,0", c=row(6), s="", hands=("cci", "iii"))
    match.play(0, place(COPPER, 6, 0))
    assert [area.scores for area in see(match).areas if area.metal is COPPER] == [True]
    assert see(match).phase is Phase.FOLLOW
    match.play(0, place(COPPER, 7, 0))
    match.play(0, END)
    assert len(see(match).removing) == 8


@pytest.mark.rule("MGI-3.5")
def test_an_area_that_is_still_big_enough_scores_again() -> None:
    """Two areas of five and six copper cards, joined by one: twelve."""
    match = table(i="6,0", c=row(6) + ";" + row(5, first=7), s="", hands=("cii", "iii"))
    match.play(0, place(COPPER, 6, 0))
    match.play(0, END)
    for q in (0, 1, 2, 3):
        match.play(0, take(q, 0))
    view = see(match)
    assert (view.phase, view.removing_metal, len(view.removing)) == (Phase.REMOVE, COPPER, 8)
    for q in (4, 5, 6, 7):
        match.play(0, take(q, 0))
    assert see(match).seats[0].points == 2
    assert match.waiting == (1,)


def two_gold_areas() -> Match:
    match = table(
        g="0,0;1,0;5,0;6,0", s="2,0;7,0", i="3,0;4,0", c="", hands=("ggi", "iii"),
    )  # fmt: skip
    match.play(0, place(GOLD, 2, 0))
    match.play(0, place(GOLD, 7, 0))
    match.play(0, END)
    return match


@pytest.mark.rule("MGI-3.6")
def test_of_two_areas_the_scoring_player_chooses_the_next() -> None:
    match = two_gold_areas()
    assert see(match).phase is Phase.CHOOSE_AREA
    assert match.legal(0) == [score(0, 0), score(5, 0)]
    assert_refused(match, 0, take(0, 0), "choose-area-first", "MGI-3.6")
    assert_refused(match, 0, END, "choose-area-first", "MGI-3.6")
    assert_refused(match, 0, score(3, 0), "area-does-not-score", "MGI-3.1")
    match.play(0, score(5, 0))
    assert set(see(match).removing) == set(cells("5,0;6,0;7,0"))
    match.play(0, take(5, 0))
    assert_refused(match, 0, take(0, 0), "not-in-area", "MGI-3.7")
    match.play(0, take(6, 0))
    assert set(see(match).removing) == set(cells("0,0;1,0;2,0"))  # one is left, no choice


@pytest.mark.rule("MGI-3.6")
@pytest.mark.parametrize("at", [5, 6, 7])
def test_an_area_may_be_named_by_any_of_its_positions(at: int) -> None:
    match = two_gold_areas()
    assert match.legal(0) == [score(0, 0), score(5, 0)]  # one action an area
    assert match.codes(0, score(at, 0)) == match.codes(0, score(5, 0))
    match.play(0, score(at, 0))
    assert set(see(match).removing) == set(cells("5,0;6,0;7,0"))
    assert '"at":[5,0]' in match.journal.dumps().splitlines()[-1]
    assert Match.replay(match.journal.dumps()).position == match.position


@pytest.mark.rule("MGI-3.6")
def test_a_journal_may_name_an_area_by_any_of_its_positions() -> None:
    match = two_gold_areas()
    match.play(0, score(5, 0))
    text = match.journal.dumps()
    other = text.replace('"at":[5,0]', '"at":[6,0]')
    assert other != text
    assert Match.replay(other).journal.dumps() == text


@pytest.mark.rule("MGI-3.1", "MGI-3.6")
def test_a_position_of_no_area_that_scores_is_refused_as_it_was_named() -> None:
    match = two_gold_areas()
    assert_refused(match, 0, score(4, 0), "area-does-not-score", "MGI-3.1")
    with pytest.raises(Refused, match="4,0"):  # not 3,0, the area's first position
        match.play(0, score(4, 0))
    assert_refused(match, 0, score(0, 5), "area-does-not-score", "MGI-3.1")  # nothing lies there
    assert_refused(match, 0, score(900, 0), "off-table", "MGI-1.2")


@pytest.mark.rule("MGI-3.6")
def test_newly_uncovered_areas_join_the_choice() -> None:
    """Three gold areas; taking two golds of the first uncovers a silver area of five."""
    match = table(
        g="0,0;1,0;5,0;6,0", s="2,0;7,0;0,1;-1,1;1,-1;2,-1", i="3,0;4,0", c="", hands=("ggi", "iii"),
    )  # fmt: skip
    match.play(0, place(GOLD, 2, 0))
    match.play(0, place(GOLD, 7, 0))
    match.play(0, END)
    assert match.legal(0) == [score(0, 0), score(5, 0)]
    match.play(0, score(0, 0))
    match.play(0, take(0, 0))
    match.play(0, take(1, 0))
    assert see(match).phase is Phase.CHOOSE_AREA
    names = {area.cells[0]: area.metal for area in see(match).areas if area.scores}
    assert names == {Cell(1, -1): SILVER, Cell(5, 0): GOLD}
    assert set(match.legal(0)) == {score(1, -1), score(5, 0)}


@pytest.mark.rule("MGI-3.7")
def test_the_first_card_taken_is_the_point_and_the_rest_is_discarded() -> None:
    match = one_short(SILVER)
    discarded = see(match).discards[SILVER]
    match.play(0, place(SILVER, 4, 0))
    match.play(0, END)
    match.play(0, take(2, 0))
    assert see(match).seats[0].collected[SILVER] == 1
    assert see(match).discards[SILVER] == discarded
    match.play(0, take(0, 0))
    match.play(0, take(4, 0))
    assert see(match).seats[0].collected[SILVER] == 1
    assert see(match).discards[SILVER] == discarded + 2


@pytest.mark.rule("MGI-3.7")
def test_cards_are_chosen_from_the_area_as_it_was() -> None:
    """The first card taken parts the area; both parts still give cards."""
    match = one_short(COPPER)
    match.play(0, place(COPPER, 6, 0))
    match.play(0, END)
    match.play(0, take(3, 0))
    assert set(match.legal(0)) == {take(q, 0) for q in (0, 1, 2, 4, 5, 6)}
    assert_refused(match, 0, take(3, 0), "not-in-area", "MGI-3.7")


@pytest.mark.rule("MGI-3.7")
def test_the_removal_ends_where_every_iron_would_split_and_the_point_is_kept() -> None:
    """Eight irons between two coppers, and one beside them: only that one can leave."""
    match = table(i=row(8, first=1), c="0,0;9,0", s="", hands=("iii", "iii"))
    match.play(0, place(IRON, 4, 1))
    match.play(0, END)
    assert match.legal(0) == [take(4, 1)]
    match.play(0, take(4, 1))
    assert see(match).seats[0].collected[IRON] == 1
    assert match.waiting == (1,)
    assert len(see(match).pattern) == 10


@pytest.mark.rule("MGI-3.7")
@pytest.mark.parametrize(("taken", "count"), [("0,0;-2,2", 2), ("0,0;-2,1;-1,1", 3)])
def test_the_player_need_not_choose_so_that_most_can_be_removed(taken: str, count: int) -> None:
    match = table(
        i="-4,0;-4,1;-4,2;-3,2;-2,1;-2,2;-1,1;-1,2;0,0", c="-5,0;0,2", s="", hands=("ii", "iii"),
        phase="follow", metal="iron", last="0,0",
    )  # fmt: skip
    match.play(0, END)
    for at in cells(taken):
        match.play(0, take(*at))
    assert match.waiting == (1,)
    assert len(see(match).pattern) == 11 - count


@pytest.mark.rule("MGI-3.8")
def test_an_emptied_position_can_be_built_on_again() -> None:
    match = iron_row(8)
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    for q in range(5):
        match.play(0, take(q, 0))
    assert shown(match, (4, 0)) is None
    assert_refused(match, 1, place(IRON, 3, 0), "iron-apart", "MGI-2.3")
    match.play(1, place(IRON, 4, 0))
    match.play(1, place(IRON, 3, 0))
    assert shown(match, (4, 0)) is IRON


def walled_in() -> Match:
    """Nine irons in a row between two coppers: each would split the pattern."""
    return table(i=row(9, first=1), c="0,0;10,0", s="", hands=("icc", "iii"), deck="c" * 9)


@pytest.mark.rule("MGI-3.9")
def test_nine_irons_that_all_hold_the_pattern_do_not_score() -> None:
    match = walled_in()
    assert [area.scores for area in see(match).areas if area.metal is IRON] == [False]
    match.play(0, place(IRON, -1, 0))
    match.play(0, END)
    assert see(match).seats[0].points == 0
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.9")
def test_they_are_looked_at_again_later() -> None:
    match = walled_in()
    match.play(0, place(IRON, 5, 1))
    match.play(0, END)
    assert set(see(match).removing) == set(cells(row(9, first=1) + ";5,1"))
    assert match.legal(0) == [take(5, 1)]
    match.play(0, take(5, 1))
    assert see(match).seats[0].points == 1
    assert match.waiting == (1,)
    assert [len(area.cells) for area in see(match).areas if area.metal is IRON] == [9]


@pytest.mark.rule("MGI-3.6", "MGI-3.9")
def test_all_areas_are_looked_at_again_when_another_one_is_scored() -> None:
    """Copper leaves the end of the walled-in row; the iron below it opens the wall."""
    match = table(
        i=row(9, first=1) + ";12,0", c="0,0;10,0;11,0;10,1;11,1;10,2;9,2", s="", hands=("cii", "iii"),
    )  # fmt: skip
    assert not any(area.scores for area in see(match).areas)
    match.play(0, place(COPPER, 12, 0))
    match.play(0, END)
    for at in cells("10,0;11,0;10,1;11,1"):
        match.play(0, take(*at))
    assert (see(match).removing_metal, len(see(match).removing)) == (IRON, 13)


@pytest.mark.rule("MGI-3.10")
def test_a_ninth_iron_that_is_covered_in_the_same_turn_does_not_score() -> None:
    match = iron_row(8, hand="icc")
    match.play(0, place(IRON, 8, 0))
    match.play(0, place(COPPER, 8, 0))
    match.play(0, END)
    assert see(match).seats[0].points == 0
    assert match.waiting == (1,)
    assert [len(area.cells) for area in see(match).areas] == [8, 1]


@pytest.mark.rule("MGI-3.5", "MGI-3.6", "MGI-3.9", "MGI-3.10")
@pytest.mark.parametrize("on_top", [COPPER, SILVER, GOLD])
def test_stuck_iron_that_a_covered_iron_card_has_freed_is_scored(on_top: Metal) -> None:
    """An iron card at 5,1 completes a way around 5,0; what covers it does not close that way."""
    match = table(i=row(9, first=1), c="0,0;10,0;4,1", s="", hands=("csg", "iii"), deck="i" * 9)
    assert not any(area.scores for area in see(match).areas)
    match.play(0, DRAW)
    for metal in list(Metal)[: on_top.number]:
        match.play(0, place(metal, 5, 1))
    assert shown(match, (5, 1)) is on_top
    assert Match.at("metallurgie", match.position).position == match.position
    match.play(0, END)
    view = see(match)
    assert (view.phase, view.removing_metal) == (Phase.REMOVE, IRON)
    assert set(view.removing) == set(cells(row(9, first=1)))  # without the covered card
    assert match.legal(0) == [take(5, 0)]
    assert Match.at("metallurgie", match.position).position == match.position
    match.play(0, take(5, 0))
    assert see(match).seats[0].collected == {IRON: 1, COPPER: 0, SILVER: 0, GOLD: 0}
    assert match.waiting == (1,)


@pytest.mark.rule("MGI-3.6", "MGI-3.9")
def test_what_a_turn_has_freed_and_what_it_has_made_are_a_choice() -> None:
    """The copper on the freeing iron card is the seventh of its area."""
    match = table(i=row(9, first=1), c="0,0;10,0;4,1;4,2;3,2;2,3;1,3;0,4", s="", hands=("ici", "iii"))
    match.play(0, place(IRON, 5, 1))
    match.play(0, place(COPPER, 5, 1))
    match.play(0, END)
    assert see(match).phase is Phase.CHOOSE_AREA
    assert match.legal(0) == [score(1, 0), score(4, 1)]


@pytest.mark.rule("MGI-3.5")
def test_a_position_with_an_area_left_over_from_an_earlier_turn_is_none() -> None:
    """Silver lies on copper at the end of the row, but the iron that scores does not need that position."""
    with pytest.raises(BadPosition, match=r"MGI-3\.5"):
        table(i=row(9), c="", s="9,0", phase="follow", mode="same_place", metal="silver", last="9,0")
