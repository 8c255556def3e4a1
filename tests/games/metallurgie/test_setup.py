"""Chapter 1, components and set-up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import metalworks
from metalworks import BadOption, Match
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.laws import pieces
from tests.games.refusing import assert_refused

from .tables import BOX, COPPER, DRAW, END, GOLD, IRON, SILVER, cells, place, position, see, table


def draw_chances(text: str) -> dict[Metal | None, int]:
    """The chance outcomes of a position with their weights; None is the end card."""
    game = metalworks.game("metallurgie")
    weights = game.read_position(text, game.load_content()).outcomes()
    return {kind: int(weight) for kind, weight in zip([None, *Metal], weights, strict=True) if weight}


@pytest.mark.rule("MGI-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_103_metal_cards_in_unequal_numbers_and_one_end_card(seats: int) -> None:
    game = metalworks.game("metallurgie")
    start = game.start(seats, game.read_options({}), game.load_content())
    assert pieces(start) == {"iron": 40, "copper": 30, "silver": 20, "gold": 13, "end card": 1}
    assert sum(BOX.values()) == 103
    assert len(set(BOX.values())) == 4


@pytest.mark.rule("MGI-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, 100])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Match.new("metallurgie", seats=seats)
    assert caught.value.key == "bad-seats"


@pytest.mark.rule("MGI-1.1")
def test_the_order_of_the_metals_ascends() -> None:
    assert list(Metal) == [IRON, COPPER, SILVER, GOLD]
    assert [metal.number for metal in Metal] == [1, 2, 3, 4]


@pytest.mark.rule("MGI-1.2")
def test_a_lone_card_has_six_neighbours() -> None:
    match = table(i="0,0", c="", s="")
    around = {action.at for action in match.legal(0) if isinstance(action, type(place(IRON, 0, 0)))}
    assert around == set(cells("1,0;0,1;-1,1;-1,0;0,-1;1,-1"))
    assert_refused(match, 0, place(IRON, 1, 1), "iron-apart", "MGI-2.3")
    assert_refused(match, 0, place(IRON, -1, -1), "iron-apart", "MGI-2.3")


@pytest.mark.rule("MGI-1.2")
@pytest.mark.parametrize("at", [(40, 0), (0, -40), (10**12, 0)])
def test_beyond_the_table_is_no_position(at: tuple[int, int]) -> None:
    assert_refused(table(), 0, place(IRON, *at), "off-table", "MGI-1.2")


@pytest.mark.rule("MGI-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_pattern(seats: int) -> None:
    pattern = {stack.at: stack.metal for stack in see(Match.new("metallurgie", seats=seats, seed=4)).pattern}
    assert pattern == {
        Cell(0, 0): SILVER,
        Cell(1, 0): COPPER, Cell(-1, 1): COPPER, Cell(0, -1): COPPER,
        Cell(0, 1): IRON, Cell(-1, 0): IRON, Cell(1, -1): IRON,
    }  # fmt: skip


@pytest.mark.rule("MGI-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_are_dealt_to_each_player(seats: int) -> None:
    view = see(Match.new("metallurgie", seats=seats, seed=1), None)
    assert [side.hand_size for side in view.seats] == [3] * seats
    assert view.deck_size == 103 - 12 - 3 * seats + 1


@pytest.mark.rule("MGI-1.4")
def test_the_end_card_is_never_dealt_to_a_hand_at_the_start() -> None:
    assert None not in draw_chances(position(hands=("iii", "ii"), phase="deal_hands", deck="ics"))


@pytest.mark.rule("MGI-1.4")
def test_the_end_card_is_one_of_the_last_six() -> None:
    assert draw_chances(position(phase="draw", deck="iiccsg")) == {IRON: 2, COPPER: 2, SILVER: 1, GOLD: 1}
    assert draw_chances(position(phase="draw", deck="iiccs")) == {None: 1, IRON: 2, COPPER: 2, SILVER: 1}
    assert draw_chances(position(phase="draw", deck="s")) == {None: 1, SILVER: 1}
    assert draw_chances(position(phase="draw", deck="")) == {None: 1}


@pytest.mark.rule("MGI-1.4")
def test_the_end_card_lies_anywhere_among_the_last_six() -> None:
    below = Counter[int]()
    for seed in range(120):
        start = position(hands=("ggg", "ggg"), i="0,0", c="", s="", deck="ssssss")
        match = Match.at("metallurgie", start, seed=seed)
        while not match.is_over:  # silver and gold fit nowhere: every turn draws and discards
            match.play(match.waiting[0], DRAW)
        below[see(match).deck_size] += 1
    assert set(below) == set(range(6))
    assert min(below.values()) > 6  # 20 expected


@pytest.mark.rule("MGI-1.5")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = table(hands=("ics", "ggc", "iii"))
    assert see(match, 1).seats[1].hand == {IRON: 0, COPPER: 1, SILVER: 0, GOLD: 2}
    for viewer in (0, 2, None):
        assert see(match, viewer).seats[1].hand is None
        assert see(match, viewer).seats[1].hand_size == 3


@pytest.mark.rule("MGI-1.5")
def test_deck_size_collected_cards_and_discards_are_public() -> None:
    match = table(hands=("iii", "iii"), won=("ggi", "c"), deck="iiiccc")
    for viewer in (0, 1, None):
        view = see(match, viewer)
        assert view.deck_size == 7
        assert view.seats[0].collected == {IRON: 1, COPPER: 0, SILVER: 0, GOLD: 2}
        assert view.seats[1].points == 1
        assert view.discards == {IRON: 40 - 7 - 6 - 1 - 3, COPPER: 30 - 4 - 1 - 3, SILVER: 19, GOLD: 11}


@pytest.mark.rule("MGI-1.5")
def test_a_card_drawn_to_be_placed_is_public_and_a_refilled_one_is_not() -> None:
    match = table(hands=("ccc", "iii"), deck="ssssssss")
    match.play(0, DRAW)
    assert see(match, 1).drawn is SILVER
    assert see(match, None).drawn is SILVER
    match = table(hands=("ccc", "iii"), deck="ssssssss")
    match.play(0, place(COPPER, 0, 1))
    match.play(0, END)
    told = [[msgspec.to_builtins(event) for event in match.events(viewer)][-1] for viewer in (0, 1, None)]
    assert told[0] == {"event": "card_refilled", "seat": 0, "deck": 8, "metal": "silver"}
    assert told[1] == told[2] == {"event": "card_refilled", "seat": 0, "deck": 8}


@pytest.mark.rule("MGI-1.6")
def test_the_start_player_is_random() -> None:
    first = Counter(Match.new("metallurgie", seats=3, seed=seed).waiting[0] for seed in range(60))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 8  # 20 expected


@pytest.mark.rule("MGI-1.6")
def test_play_goes_clockwise() -> None:
    match = table(hands=("iii",) * 4, player=2)
    order = []
    for _ in range(6):
        (seat,) = match.waiting
        order.append(seat)
        match.play(seat, match.legal(seat)[-1])
        match.play(seat, END)
    assert order == [2, 3, 0, 1, 2, 3]
