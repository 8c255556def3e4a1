"""Positions built from named arguments: defaults, names, places counted from 1, and mistakes that say what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from metalworks import BadPosition, Match
from metalworks.games import metallum
from metalworks.games.metallum import GAME
from metalworks.games.metallum.components import Marker, Planet, Tile
from metalworks.games.metallum.view import Phase, PlacedModule

from .tables import see


def at(**options: Any) -> Match:
    return Match.at("metallum", metallum.position(**options), seats=["Red", "Blue"], seed=1)


def test_nothing_named_is_the_first_programming_phase() -> None:
    match = at()
    view = see(match)
    assert (view.round, view.phase, match.waiting) == (1, Phase.PROGRAMMING, (0, 1))
    assert [place.planet for place in view.line] == [Planet.ALPHA, None, None, None, None, None, Planet.OMEGA]
    assert [seat.money for seat in view.seats] == [0, 0]
    assert view.deck_sizes == (12, 9)


def test_what_is_named_is_there() -> None:
    match = at(
        edition="pl", round=7, phase="actions", money=(12, 9), planets={2: "beta", 4: "eta"},
        markers={"eta": "rich", 6: "poor"}, extractors=({1: 3, "beta": 1}, {"eta": 2}), ships=("beta", 1),
        programs=(["move_by_2", "extractors_1"], ["move_by_1"]), modules=({"refinery": "beta"}, {12: 1}),
        acquired=["refinery"], hands=(["tax_audit"], [13]), market=("sabotage", None, None, 16),
        discarded=["rollback"], used_up=["overclock"], installations_used=["eta"],
    )  # fmt: skip
    view = see(match)
    assert (view.edition, view.round, view.player, view.first) == ("pl", 7, 0, 0)
    assert [seat.money for seat in view.seats] == [12, 9]
    assert [seat.ship for seat in view.seats] == [2, 1]
    assert [seat.reserve for seat in view.seats] == [21, 23]
    assert [place.extractors for place in view.line[:4]] == [(3, 0), (1, 0), (0, 0), (0, 2)]
    assert (view.line[3].marker, view.line[5].marker) == (Marker.RICH, Marker.POOR)
    assert view.line[1].modules == (PlacedModule(6, 0),)
    assert view.line[0].modules == (PlacedModule(12, 1),)
    assert [seat.hand for seat in view.seats] == [(18,), (13,)]
    assert [slot.card for slot in view.market] == [15, None, None, 16]
    assert view.discards == (20,)
    assert view.line[3].installation_used
    assert view.seats[0].program == (Tile.MOVE_BY_2, Tile.EXTRACTORS_1)
    assert "R2*" in match.position


def test_planets_may_be_listed_from_the_second_place_on() -> None:
    line = see(at(planets=["beta", "gamma"])).line
    assert [place.planet for place in line[:4]] == [Planet.ALPHA, Planet.BETA, Planet.GAMMA, None]


@pytest.mark.rule("MET-3.1")
def test_a_program_while_programming_is_committed() -> None:
    match = at(programs=(["move_by_1"], None))
    assert match.waiting == (1,)
    assert see(match, 0).seats[0].program == (Tile.MOVE_BY_1,)


@pytest.mark.parametrize("phase", ["order", "actions"])
@pytest.mark.rule("MET-3.4")
def test_a_lone_move_tile_is_the_default_program(phase: str) -> None:
    match = at(round=2, phase=phase, spent=(["move_by_1"], []), money=(0, 1))
    assert [seat.program for seat in see(match).seats] == [(Tile.MOVE_BY_2,), (Tile.MOVE_BY_1,)]


def test_the_second_to_act_finds_the_first_done() -> None:
    match = at(phase="actions", player=1, first=0)
    assert match.waiting == (1,)
    assert see(match).seats[0].program == ()


def test_what_is_being_carried_out_may_be_named() -> None:
    match = at(
        phase="actions", planets={2: "beta"}, effect="moving:move_by_1:R:-:1", spent=(["move_by_1"], []),
        programs=(["move_by_1"], None),
    )  # fmt: skip
    assert match.legal(0) == [metallum.MoveShip(2)]


def test_coming_chance_can_be_settled() -> None:
    position = metallum.position(phase="actions")
    match = Match.at("metallum", position, chance=[metallum.PlanetFell(Planet.THETA)])
    match.play(0, metallum.ExecuteSubroutine(Tile.MOVE_BY_1))
    match.play(0, {"action": "move_ship", "place": 2})
    assert see(match).line[1].planet is Planet.THETA


def test_actions_and_cards_by_name() -> None:
    match = at(round=7, phase="actions", hands=(["nuclear_explosion"], []), extractors=({}, {1: 2}))
    match.play(0, metallum.UseCard("nuclear_explosion"))
    assert see(match).line[0].extractors == (0, 0)
    assert match.journal.lines[-1].action == {"action": "use_card", "card": 14}
    programming = at()
    programming.play(0, metallum.Program([Tile.MOVE_BY_1, "extractors_1"]))  # type: ignore[arg-type]  # as people write it
    assert see(programming, 0).seats[0].program == (Tile.MOVE_BY_1, Tile.EXTRACTORS_1)


MISTAKES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("planets", "pluto", "", {"planets": {2: "pluto"}}),
    ("planets", "8", "MET-1.2", {"planets": {8: "beta"}}),
    ("planets", "ABB???o", "MET-1.2", {"planets": ["beta", "beta"]}),
    ("planets", "ABb???o", "MET-1.2", {"planets": {2: "beta"}, "hidden": {3: "beta"}}),
    ("hidden", "0", "MET-1.2", {"hidden": {0: "beta"}}),
    ("ships", "9", "MET-1.2", {"ships": (9, 1)}),
    ("ships", "beta", "", {"ships": ("beta", 1)}),
    ("ships", "2", "MET-4.11", {"ships": (2, 1)}),
    ("extractors", "3", "MET-4.12", {"extractors": ({3: 1}, {})}),
    ("markers", "huge", "", {"markers": {1: "huge"}}),
    ("spent", "move_by_9", "", {"spent": (["move_by_9"], [])}),
    ("programs", "move_by_1, move_by_2", "MET-3.2", {"programs": (["move_by_1", "move_by_2"], None)}),
    ("hands", "wishes", "MET-1.5", {"round": 7, "hands": (["wishes"], [])}),
    ("market", "22", "MET-1.5", {"market": (22, None, None, None)}),
    ("cards", "18", "MET-6.5", {"hands": (["tax_audit"], [])}),
    ("player", "2", "", {"player": 2}),
    ("round", "12", "", {"round": 12}),
    ("installations_used", "x", "", {"installations_used": ["x"]}),
]


@pytest.mark.parametrize(("field", "value", "rule", "options"), MISTAKES)
def test_a_mistake_names_field_value_and_clause(field: str, value: str, rule: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        metallum.position(**options)
    assert (caught.value.arguments["field"], caught.value.arguments["value"]) == (field, value)
    assert caught.value.arguments.get("rule", "") == rule
    assert value in str(caught.value)


def test_a_built_position_is_a_whole_position() -> None:
    position = metallum.position(round=3, money=(4, 5), hidden={2: "zeta"})
    assert GAME.position(GAME.read_position(position, GAME.load_content())) == position
    assert "planets=Az????o" in position
