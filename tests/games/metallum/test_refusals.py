"""Every reason why an action is refused: which, by which clause, in words; and nothing else is ever raised."""

from __future__ import annotations

import ast
import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import metalworks
from metalworks import Match, Refused
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Action
from metalworks.games.metallum import GAME
from metalworks.games.metallum.actions import ACTIONS, PutTile, TakeTileBack
from metalworks.games.metallum.components import Colour, Marker, Tile
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.games.metallum.view import TileProblem
from tests.games.refusing import assert_refused

from .builder import programming
from .positions import positions
from .refused import CASES, Case
from .tables import match_at, see

SOURCES = Path(metalworks.__file__).parent / "games" / "metallum"
OWN_CONTENT_ONLY = {"program-no-pin", "program-position"}  # the house set has no such pair of tiles


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{type(case.action).__name__}")
def test_refused_with_its_reason_and_clause(case: Case) -> None:
    match = match_at(case.table)
    for action in case.before:
        match.play(RED, action)
    assert_refused(match, case.seat, case.action, case.key, case.rule)


def test_every_reason_is_tried() -> None:
    named = set()
    for file in ("refusals.py", "refused_steps.py"):
        for node in ast.walk(ast.parse((SOURCES / file).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
    texts = (SOURCES / "texts" / "en.ftl").read_text("utf-8")
    reasons = {
        line.split(" ")[0].removeprefix("refused-") for line in texts.splitlines() if line.startswith("refused-")
    }
    assert reasons - {"no-such"} <= named
    assert reasons - {case.key for case in CASES} == OWN_CONTENT_ONLY


# -- Joins ----------------------------------------------------------------------------------------


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_a_refused_join_names_both_tiles_and_the_loose_pin() -> None:
    match = match_at(programming())
    match.play(RED, PutTile(Tile.MOVE_BY_3))
    refused = assert_refused(match, RED, PutTile(Tile.EXTRACTORS_3), "program-colour", "MET-C1")
    assert refused.arguments == {"tile": "extractors_3", "neighbour": "move_by_3", "colour": "blue", "position": 2}
    assert "blue" in refused.text("en")
    (problem,) = [one for one in see(match, RED).seats[RED].problems if one.tile is Tile.EXTRACTORS_3]
    assert problem == TileProblem(
        Tile.EXTRACTORS_3, "refused-program-colour", "MET-C1", Tile.EXTRACTORS_3, Tile.MOVE_BY_3, Colour.BLUE, 2
    )
    hidden = see(match, BLUE).seats[RED]
    assert not hidden.problems
    assert not hidden.swaps


@pytest.mark.rule("MET-3.3")
def test_what_can_be_exchanged_is_what_fits_without_the_tile_of_its_type() -> None:
    match = match_at(programming())
    for put in (Tile.MOVE_BY_2, Tile.EXTRACTORS_2):
        match.play(RED, PutTile(put))
    swaps = {swap.tile: swap.problem for swap in see(match, RED).seats[RED].swaps}
    assert {tile.type for tile in swaps} == {Tile.MOVE_BY_2.type, Tile.EXTRACTORS_2.type}
    assert set(swaps.values()) > {None}
    for old in (Tile.MOVE_BY_2, Tile.EXTRACTORS_2):
        match.play(RED, TakeTileBack(old))
        problems = {one.tile: one for one in see(match, RED).seats[RED].problems}
        for tile, problem in swaps.items():
            if tile.type is old.type:
                assert problems.get(tile) == problem
        match.play(RED, PutTile(old))


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_position_and_missing_pins_are_told_apart() -> None:
    source: dict[str, Any] = copy.deepcopy(GAME.load_content().source)
    source["content"]["id"] = "odd"
    tiles = {entry["tile"]: entry for entry in source["tile"]}
    tiles["extractors_1"]["left"] = [{"colour": "red", "position": 2}]
    del tiles["extractors_2"]["left"]
    content = GAME.build_content(source, "odd.toml")
    match = Match.new("metallum", seed=1, content=content)
    match.play(RED, PutTile(Tile.MOVE_BY_1))
    refused = assert_refused(match, RED, PutTile(Tile.EXTRACTORS_1), "program-position", "MET-C1")
    assert (refused.arguments["colour"], refused.arguments["position"]) == ("red", 2)
    assert_refused(match, RED, PutTile(Tile.EXTRACTORS_2), "program-no-pin", "MET-C1")


# -- Nothing but Refused ----------------------------------------------------------------------------

NUMBERS = st.one_of(st.integers(-3, 24), st.integers(), st.none(), st.booleans(), st.text(max_size=3))
TILES = st.one_of(st.sampled_from(Tile), st.sampled_from(["move_by_9", "", 3]))
MARKERS = st.one_of(st.sampled_from(Marker), st.none())
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "tile": TILES, "marker": MARKERS, "place": NUMBERS, "card": NUMBERS, "slot": NUMBERS, "seat": NUMBERS,
}  # fmt: skip


def some_action(kind: type[Action]) -> st.SearchStrategy[Action]:
    return st.builds(kind, **{name: FIELDS[name] for name in kind.__struct_fields__})


def refusal(match: Match, seat: int, action: Action) -> Refused | None:
    """Play; anything but a refusal goes through."""
    try:
        match.play(seat, action)
    except Refused as refused:
        return refused
    return None


@settings(max_examples=60, deadline=None)
@given(positions(), st.lists(st.sampled_from(ACTIONS).flatmap(some_action), min_size=8, max_size=8))
def test_any_action_at_any_table_is_carried_out_or_refused(position: str, actions: list[Action]) -> None:
    match = Match.at("metallum", position, seed=1)
    for number, action in enumerate(actions):
        for seat in (number % 2, 1 - number % 2):
            before = match.position
            refused = refusal(match, seat, action)
            if refused is not None:
                assert match.position == before
                assert refused.rule or refused.key in ("bad-action", "refused-no-such")
                assert all("{" not in refused.text(language) for language in LANGUAGES)


@settings(max_examples=15, deadline=None)
@given(positions())
def test_every_action_that_is_not_legal_has_its_reason(position: str) -> None:
    """All that can be said in the game, at one table: legal, or refused with a clause that exists."""
    match = Match.at("metallum", position, seed=1)
    for seat in (RED, BLUE):
        legal = set(match.legal_codes(seat))
        for kind in range(1, 26):
            for argument in range(21):
                try:
                    action = GAME.action(kind * 32 + argument)
                except IndexError:
                    continue
                if kind * 32 + argument in legal or (argument and not action.__struct_fields__):
                    continue
                with pytest.raises(Refused) as caught:
                    match.play(seat, action)
                assert caught.value.rule.startswith("MET-")
