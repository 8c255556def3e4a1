"""Positions by named arguments."""

from __future__ import annotations

import copy
from typing import cast

import pytest

import metalworks
from metalworks import Match
from metalworks.contract.problems import BadPosition
from metalworks.games.metallurgie import CardFell, EndTurn, Metal, PlaceCard, position
from metalworks.games.metallurgie.components import Cell

from .tables import COPPER, GOLD, IRON, SILVER, see, shown, table


def test_without_arguments_it_is_the_start_of_a_turn() -> None:
    """MGI-1.3 and a hand of iron for each of two players."""
    assert position() == table().position


def test_cards_and_cells_may_be_written_in_several_ways() -> None:
    one = position(iron="1,0;2,0", copper="0,0", silver="", hands=("iic", "g"), won=("", "s"))
    two = position(
        iron=[(2, 0), (1, 0)],
        copper=[(0, 0)],
        silver=[],
        hands=(["iron", "copper", "iron"], {"gold": 1}),
        won=({}, [Metal.SILVER]),
    )
    assert one == two
    view = see(Match.at("metallurgie", one), 0)
    assert view.seats[0].hand == {IRON: 2, COPPER: 1, SILVER: 0, GOLD: 0}
    assert view.seats[1].collected[SILVER] == 1


def test_the_phase_follows_from_what_is_named() -> None:
    assert " phase=place_drawn mode=free metal=gold " in position(drawn="g")
    laid = position(iron="0,1;-1,0;1,-1;2,0", hands=("ii", "iii"), last=(2, 0))
    assert " phase=follow mode=free metal=iron last=2,0 " in laid
    match = Match.at("metallurgie", laid)
    match.play(0, EndTurn())
    scoring = position(gold="0,0;1,0;2,0", silver="", copper="", iron="3,0", removing="0,0;1,0;2,0")
    assert " phase=remove mode=free metal=gold last=- removing=0,0;1,0;2,0 left=2 " in scoring


def test_cards_that_are_named_nowhere_are_in_the_deck_or_discarded() -> None:
    assert " deck=e1i27c26s19g13 discard=- " in position()
    assert " deck=e1c1g2 discard=i27c25s19g11 " in position(deck="gcg")


def test_the_bonus_metals_choose_the_variant() -> None:
    text = position(bonus=("gold", "i"))
    assert text.endswith("bonus=g,i")
    assert see(Match.at("metallurgie", text), 0).seats[0].bonus is GOLD


def test_chance_can_be_settled_beforehand() -> None:
    text = position(hands=("ic", "iii"), deck="icsgg")
    match = Match.at("metallurgie", text, chance=[CardFell(GOLD), {"outcome": "card_fell"}])
    match.play(0, PlaceCard(IRON, Cell(2, 0)))
    match.play(0, EndTurn())
    assert match.is_over
    assert see(match, 0).seats[0].hand == {IRON: 0, COPPER: 1, SILVER: 0, GOLD: 1}
    assert shown(match, (2, 0)) is IRON


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"drawn": "lead"}, "drawn=lead"),
        ({"hands": ("xi", "")}, "hands=x"),
        ({"hands": ("iiii", "")}, r"hands=i4,-.*MGI-2\.1"),
        ({"iron": [(1,)]}, r"iron=\[\(1,\)\]"),
        ({"iron": "0,0"}, "pattern"),
        ({"iron": "5,5"}, r"MGI-3\.4"),
        ({"won": ("g" * 9, "g" * 9)}, r"18 gold cards.*13.*MGI-1\.1"),
        ({"deck": "s" * 30}, r"silver.*MGI-1\.1"),
        ({"player": 2}, "player=2"),
        ({"bonus": ("gold", "gold")}, r"bonus=g,g.*MGI-5\.1"),
        ({"gold": "1,1;2,1;3,1"}, r"phase=start.*MGI-3\.5"),
        ({"phase": "lunch"}, "phase=lunch"),
        ({"last": (0, 0), "metal": "gold"}, r"phase=follow.*MGI-2\.8"),
    ],
)
def test_a_mistake_names_the_field_the_value_and_the_clause(fields: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        position(**fields)  # type: ignore[arg-type]  # wrong on purpose


def test_another_content_has_other_cards() -> None:
    game = metalworks.game("metallurgie")
    source = copy.deepcopy(game.load_content().source)
    for entry in cast(list[dict[str, int]], source["metal"]):
        entry["cards"] += 1
    content = game.build_content(source, "mine.toml")
    assert " deck=e1i28c27s20g14 " in position(content=content)
