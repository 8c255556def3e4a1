"""Every reason why an action is refused: which, by which clause, in words; and nothing else is ever raised."""

from __future__ import annotations

import copy
import itertools
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import metalworks
from metalworks import Match, Refused
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.contract.types import Action
from metalworks.games.metallum import GAME
from metalworks.games.metallum.actions import ACTIONS, AcquireModule, Program, UseCard
from metalworks.games.metallum.components import Marker, Tile, TileType
from metalworks.games.metallum.refusals import REASONS
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules import reasons as why
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.games.metallum.rules.game import is_action
from metalworks.games.metallum.sheet import MetallumSheet
from tests.games.refusing import assert_refused

from .builder import programming
from .positions import positions
from .refused import CASES, Case, holding
from .tables import match_at, see

SOURCES = Path(metalworks.__file__).parent / "games" / "metallum"
OWN_CONTENT_ONLY = {"program-no-pin", "program-position"}  # the house set has no such pair of tiles
FOR_CLIENTS = {"program-no-completion"}  # said of a draft, which the rules know nothing of


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{type(case.action).__name__}")
def test_refused_with_its_reason_and_clause(case: Case) -> None:
    match = match_at(case.table)
    for action in case.before:
        match.play(RED, action)
    assert_refused(match, case.seat, case.action, case.key, case.rule)


def test_every_reason_is_tried() -> None:
    texts = (SOURCES / "texts" / "en.ftl").read_text("utf-8")
    reasons = {
        line.split(" ")[0].removeprefix("refused-") for line in texts.splitlines() if line.startswith("refused-")
    }
    assert reasons - {"no-such", "no-such-card", *FOR_CLIENTS} == {key for key, _ in REASONS.values()}
    assert reasons - {case.key for case in CASES} == OWN_CONTENT_ONLY | FOR_CLIENTS
    numbers = {number for name, number in vars(why).items() if name.isupper()}
    assert numbers - {why.NO_SUCH_ACTION} == set(REASONS)


# -- Joins ----------------------------------------------------------------------------------------


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_a_refused_join_names_both_tiles_and_the_loose_pin() -> None:
    match = match_at(programming())
    program = Program((Tile.MOVE_BY_3, Tile.EXTRACTORS_3))
    refused = assert_refused(match, RED, program, "program-colour", "MET-C1")
    assert refused.arguments == {"tile": "extractors_3", "neighbour": "move_by_3", "colour": "blue", "position": 2}
    assert "blue" in refused.text("en")


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_the_joins_of_the_sheet_say_what_a_refused_program_would() -> None:
    match = match_at(programming())
    sheet = match.sheet
    assert isinstance(sheet, MetallumSheet)
    joins = {(join.tile, join.neighbour): join for join in sheet.joins}
    assert len(joins) == len(sheet.joins) == 72
    for join in sheet.joins:
        other = joins[join.neighbour, join.tile]
        assert (other.fits, other.pin, other.key, other.colour) == (join.fits, join.pin, join.key, join.colour)
        if TileType.MOVE not in (join.tile.type, join.neighbour.type):
            continue
        program = Program((join.tile, join.neighbour))
        if join.fits:
            assert match.codes(RED, program)[0] in match.legal_codes(RED)
            continue
        with pytest.raises(Refused) as caught:
            match.play(RED, program)
        refused = caught.value
        assert (refused.key, refused.rule) == (join.key, join.rule)
        assert refused.arguments["tile"] == join.pin
        assert (refused.arguments.get("colour"), refused.arguments.get("position")) == (join.colour, join.position)


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_the_joins_and_the_types_alone_make_the_valid_programs() -> None:
    """What clients put together from the sheet is what the rules allow."""
    match = match_at(programming())
    sheet = match.sheet
    assert isinstance(sheet, MetallumSheet)
    fits = {(join.tile, join.neighbour): join.fits for join in sheet.joins}
    legal = {action.tiles for action in match.legal(RED) if isinstance(action, Program)}
    assert len(legal) == 91
    for tiles in legal:
        assert all(fits.get(pair, True) for pair in itertools.combinations(tiles, 2))


@pytest.mark.rule("MET-3.3", "MET-C1")
def test_position_and_missing_pins_are_told_apart() -> None:
    source: dict[str, Any] = copy.deepcopy(GAME.load_content().source)
    source["content"]["id"] = "odd"
    tiles = {entry["tile"]: entry for entry in source["tile"]}
    tiles["extractors_1"]["left"] = [{"colour": "red", "position": 2}]
    del tiles["extractors_2"]["left"]
    content = GAME.build_content(source, "odd.toml")
    match = Match.new("metallum", seed=1, content=content)
    program = Program((Tile.MOVE_BY_1, Tile.EXTRACTORS_1))
    refused = assert_refused(match, RED, program, "program-position", "MET-C1")
    assert (refused.arguments["colour"], refused.arguments["position"]) == ("red", 2)
    assert_refused(match, RED, Program((Tile.MOVE_BY_1, Tile.EXTRACTORS_2)), "program-no-pin", "MET-C1")
    sheet = match.sheet
    assert isinstance(sheet, MetallumSheet)
    (join,) = [one for one in sheet.joins if (one.tile, one.neighbour) == (Tile.EXTRACTORS_2, Tile.MOVE_BY_1)]
    assert (join.key, join.colour) == ("refused-program-no-pin", None)


# -- The German edition (MET-E8) --------------------------------------------------------------------


@pytest.mark.rule("MET-E8")
@pytest.mark.parametrize("edition", [c.EN, c.DE, c.PL])
def test_what_can_be_acquired_is_said_as_the_edition_plays_it(edition: int) -> None:
    table = holding(c.ACQUIRE_MODULE, modules=[(RED, c.SIGNAL_JAM, "Beta"), (BLUE, c.JUMP_GATE, "Beta")])
    table.state.edition = edition
    match = match_at(table)
    match.play(RED, UseCard("acquire_module"))
    own, theirs = AcquireModule(c.SIGNAL_JAM + 1), AcquireModule(c.JUMP_GATE + 1)
    is_german = edition == c.DE
    assert (own in match.legal(RED)) == is_german
    with pytest.raises(Refused) as caught:
        match.play(RED, theirs)
    assert ("your own" in caught.value.text("en")) == is_german
    assert ("eigenes" in caught.value.text("de")) == is_german
    assert ("własny" in caught.value.text("pl")) == is_german
    name = ("en", "de", "pl")[edition]
    for language, word in (("en", "your own"), ("de", "eigenes"), ("pl", "własny")):
        texts = Texts(language, "metallum")
        for key in ("module-acquire-module-text", "step-acquiring"):
            assert (word in texts(key, edition=name)) == is_german
        rules = (SOURCES / "rulebook" / f"{language}.md").read_text("utf-8")
        assert any("MET-E8" in line for line in rules.splitlines())
    if is_german:
        match.play(RED, own)
        assert any(module.card == c.SIGNAL_JAM + 1 for module in see(match).line[0].modules)


# -- Nothing but Refused ----------------------------------------------------------------------------

NUMBERS = st.one_of(st.integers(-3, 24), st.integers(), st.none(), st.booleans(), st.text(max_size=3))
TILES = st.one_of(st.sampled_from(Tile), st.sampled_from(["move_by_9", "", 3]))
MARKERS = st.one_of(st.sampled_from(Marker), st.none())
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "tile": TILES, "marker": MARKERS, "place": NUMBERS, "card": NUMBERS, "slot": NUMBERS, "seat": NUMBERS,
    "tiles": st.one_of(st.lists(TILES, max_size=5).map(tuple), NUMBERS),
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
@given(positions(), st.randoms(use_true_random=False))
def test_every_action_that_is_not_legal_has_its_reason(position: str, dice: Random) -> None:
    """All that can be said in the game, at one table: legal, or refused with a clause that exists."""
    match = Match.at("metallum", position, seed=1)
    codes = [code for code in range(c.CODES) if is_action(code)]
    first_program = c.PROGRAM * c.BASE
    some = [code for code in codes if code < first_program] + dice.sample(range(first_program, c.CODES), 40)
    for seat in (RED, BLUE):
        legal = set(match.legal_codes(seat))
        for code in some:
            if code in legal:
                continue
            with pytest.raises(Refused) as caught:
                match.play(seat, GAME.action(code))
            assert caught.value.rule.startswith("MET-")
            assert "{" not in caught.value.text("en")
