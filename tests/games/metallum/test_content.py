"""Content files: every mistake names entry and field, the template is a good start, and own cards play by the rules."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from metalworks import BadContent, Match
from metalworks._mode import is_compiled
from metalworks.cli.content import content as command
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Content
from metalworks.games import metallum
from metalworks.games.metallum import GAME, laws
from metalworks.games.metallum.actions import AimCard, Program, UseCard
from metalworks.games.metallum.components import COLOURS, EFFECTS, TILES, Edition, Effect, RoundPhase, TileType, Timing
from metalworks.games.metallum.content import NUMBERS, PHASES, TIMINGS
from metalworks.games.metallum.events import MoneyChanged, Reason
from metalworks.games.metallum.rules.components import PLANETARY_EFFECTS, RED
from metalworks.games.metallum.rules.game import Metallum
from metalworks.games.metallum.sheet import MetallumSheet
from metalworks.kernel.checked import checked_playout
from metalworks.kernel.rng import Rng
from metalworks.players import choose

from .tables import see

Source = dict[str, Any]
Mistake = Callable[[Source], object]


def house() -> Source:
    return copy.deepcopy(GAME.load_content().source)


def tile(source: Source, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in source["tile"] if entry["tile"] == name)
    return found


def two(position: int) -> list[dict[str, object]]:
    return [{"colour": "red", "position": 1}, {"colour": "blue", "position": position}]


MISTAKES: list[tuple[str, str, Mistake]] = [
    ("content", "game", lambda s: s.pop("content")),
    ("content", "id", lambda s: s["content"].pop("id")),
    ("content", "colour", lambda s: s["content"].update(colour="red")),
    ("tile", "-", lambda s: s.pop("tile")),
    ("tile", "-", lambda s: s.update(tile="none")),
    ("planetary", "-", lambda s: s.pop("planetary")),
    ("tile 1", "tile", lambda s: s["tile"][0].update(tile="move_by_9")),
    ("tile 1", "complexity", lambda s: s["tile"][0].pop("complexity")),
    ("tile 2", "complexity", lambda s: s["tile"][1].update(complexity="one")),
    ("tile 2", "origin", lambda s: s["tile"][1].update(origin="dream")),
    ("tile 3", "weight", lambda s: s["tile"][2].update(weight=1)),
    ("tile 1", "right[0].colour", lambda s: s["tile"][0].update(right=[{"colour": "pink", "position": 1}])),
    ("tile 1", "right[0]", lambda s: s["tile"][0].update(right=["red"])),
    ("tile 13", "move_by_1", lambda s: s["tile"].append(s["tile"][0])),
    ("extra_activation", "-", lambda s: s["tile"].pop()),
    ("move_by_1", "complexity", lambda s: s["tile"][0].update(complexity=10)),
    ("move_by_1", "right.position", lambda s: s["tile"][0].update(right=two(3))),
    ("move_by_1", "right", lambda s: s["tile"][0].update(right=two(1))),
    ("move_by_1", "top", lambda s: s["tile"][0].update(top=two(2))),
    ("purchase_module", "bottom", lambda s: tile(s, "purchase_module").update(bottom=two(2))),
    ("planetary", "-", lambda s: s["planetary"].pop()),
    ("action", "-", lambda s: s["action"].append(s["action"][0])),
    ("planetary 1", "effect", lambda s: s["planetary"][0].update(effect="wishing_well")),
    ("planetary 1", "cost", lambda s: s["planetary"][0].pop("cost")),
    ("planetary 1 (mining_station)", "cost", lambda s: s["planetary"][0].update(cost=21)),
    ("planetary 1 (mining_station)", "cost", lambda s: s["planetary"][0].update(cost=-1)),
    ("planetary 1 (mining_station)", "number", lambda s: s["planetary"][0].update(number=0)),
    ("planetary 3 (signal_jam)", "number", lambda s: s["planetary"][2].update(number=2)),
    ("planetary 1 (rollback)", "-", lambda s: s["planetary"][0].update(effect="rollback")),
    ("action 1 (refinery)", "-", lambda s: s["action"][0].update(effect="refinery")),
    ("action 7 (bonus_contract)", "number", lambda s: s["action"][6].update(number=4)),
    ("planetary 1 (mining_station)", "phases", lambda s: s["planetary"][0].pop("phases")),
    ("planetary 1 (mining_station)", "phases", lambda s: s["planetary"][0].update(phases=["scoring"])),
    ("planetary 1", "phases[0]", lambda s: s["planetary"][0].update(phases=["lunch"])),
    ("planetary 1 (mining_station)", "timing", lambda s: s["planetary"][0].update(timing="scoring")),
    ("action 6 (tax_audit)", "timing", lambda s: s["action"][5].pop("timing")),
    ("action 6 (tax_audit)", "timing", lambda s: s["action"][5].update(timing="actions")),
    ("action 6 (tax_audit)", "phases", lambda s: s["action"][5].update(phases=["scoring"])),
    ("-", "extra", lambda s: s.update(extra=1)),
]


@pytest.mark.parametrize(("entry", "field", "mistake"), MISTAKES)
def test_a_mistake_names_entry_and_field(entry: str, field: str, mistake: Mistake) -> None:
    source = house()
    mistake(source)
    with pytest.raises(BadContent) as caught:
        GAME.build_content(source, "mine.toml")
    named = {str(value) for value in caught.value.arguments.values()}
    assert entry in named
    assert field in named or field == "-"
    for language in LANGUAGES:
        assert "mine.toml" in caught.value.text(language)
        assert entry in caught.value.text(language)


def test_a_file_of_another_game() -> None:
    source = house()
    source["content"]["game"] = "metallurgie"
    with pytest.raises(BadContent) as caught:
        GAME.build_content(source, "mine.toml")
    assert caught.value.key == "content-other-game"


def test_the_template_is_commented_and_good(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    written = CliRunner().invoke(command, ["template", "metallum", "-o", str(file)])
    assert written.exit_code == 0, written.output
    for what in (str(file), "metallum"):  # a game stands for its own cards
        checked = CliRunner().invoke(command, ["check", what])
        assert checked.exit_code == 0, checked.output
    text = file.read_text("utf-8")
    comments = "\n".join(line for line in text.splitlines() if line.startswith("#"))
    assert all(colour.value in comments for colour in COLOURS)
    for effect in EFFECTS:  # what an owner of the box may choose from, each with its meaning
        assert re.search(rf'effect = "{effect.value}"  # \w+', text)
    source = tomllib.loads(text)
    assert {entry["origin"] for kind in ("tile", "planetary", "action") for entry in source[kind]} <= {
        "own",
        "rulebook",
    }


# -- Own cards --------------------------------------------------------------------------------------

EDGES = {
    TileType.MOVE: ("right", "bottom"), TileType.DEPLOYMENT: ("left", "bottom"),
    TileType.SPECIAL: ("top", "right"), TileType.ENHANCEMENT: ("top", "left"),
}  # fmt: skip
# Few colours, so that some tiles fit.
CONNECTORS = st.lists(
    st.fixed_dictionaries({"colour": st.sampled_from(["red", "blue"]), "position": st.sampled_from([1, 2])}),
    max_size=2,
    unique_by=lambda connector: connector["position"],
)


def at_work(entry: dict[str, Any], effect: Effect) -> None:
    """Say when a card works, as its effect does."""
    if effect in PHASES:
        entry["phases"] = [phase.value for phase in PHASES[effect]]
    else:
        entry["timing"] = TIMINGS[effect].value


@st.composite
def sources(draw: st.DrawFn) -> Source:
    """Content files of an owner with odd cards: any connectors, effects more than once, other numbers and costs."""
    source = house()
    source["content"] |= {"id": "odd", "name": "Odd", "origin": "own"}
    for name, entry in zip(TILES, source["tile"], strict=True):
        entry["complexity"] = draw(st.integers(0, 9))
        for edge in EDGES[name.type]:
            entry[edge] = draw(CONNECTORS)
    for kind, effects in (("planetary", EFFECTS[:PLANETARY_EFFECTS]), ("action", EFFECTS[PLANETARY_EFFECTS:])):
        for entry in source[kind]:
            effect = draw(st.sampled_from(effects))
            entry |= {"effect": effect.value, "cost": draw(st.integers(0, 8)), "origin": "own"}
            entry["number"] = draw(st.integers(*NUMBERS.get(effect, (1, 1))))
            at_work(entry, effect)
    return source


def play_under_the_laws(content: Content, edition: str, seed: int) -> Metallum:
    """A random game: nobody is ever stuck, no piece is lost, every $ has its event."""
    start = GAME.start(2, GAME.read_options({"edition": edition}), content)
    state = start.copy()
    state.recording = True
    checked_playout(state, Rng(seed))
    assert laws.pieces(state) == laws.pieces(start)
    changes = laws.booked([int(number) for number in state.log])
    assert laws.accounts(state) == {name: was + changes[name] for name, was in laws.accounts(start).items()}
    assert isinstance(state, Metallum)
    return state


@settings(max_examples=60 if is_compiled() else 8, deadline=None)
@given(sources(), st.sampled_from([edition.value for edition in Edition]), st.integers(0, 10**6))
def test_any_own_cards_play_under_the_laws(source: Source, edition: str, seed: int) -> None:
    play_under_the_laws(GAME.build_content(source, "odd.toml"), edition, seed)


@settings(max_examples=12 if is_compiled() else 3, deadline=None)
@given(sources(), st.integers(0, 10**6))
def test_positions_and_journals_keep_own_cards(source: Source, seed: int) -> None:
    content = GAME.build_content(source, "odd.toml")
    match = Match.new("metallum", seed=seed, content=content)
    for _ in range(60):
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "random"))
    assert Match.replay(match.journal.dumps()).position == match.position
    assert Match.at("metallum", match.position, content=content).position == match.position


@pytest.mark.rule("MET-3.4")
def test_tiles_that_never_join_leave_lone_moves_and_no_deadlock() -> None:
    source = house()
    source["content"]["id"] = "loose"
    for entry in source["tile"]:
        for edge in ("top", "left"):
            entry.pop(edge, None)
    content = GAME.build_content(source, "loose.toml")
    for seed in range(5):
        state = play_under_the_laws(content, "en", seed)
        assert len(state.content.programs) == 3
    match = Match.new("metallum", seed=1, content=content)
    assert match.legal(RED) == [Program((tile,)) for tile in TILES[:3]]
    sheet = match.sheet
    assert isinstance(sheet, MetallumSheet)
    assert {join.key for join in sheet.joins} == {"refused-program-no-pin"}


@pytest.mark.rule("MET-8.8", "MET-8.10")
def test_the_sheet_says_when_a_card_works_and_what_is_printed_on_it() -> None:
    source = house()
    source["content"]["id"] = "named"
    source["planetary"][0]["name"] = "Deep Drill"
    content = GAME.build_content(source, "named.toml")
    sheet = GAME.sheet(content)
    cards = {card.effect: card for card in sheet.cards}
    assert [card.card for card in sheet.cards] == list(range(1, 22))
    station = cards[Effect.MINING_STATION]
    assert (station.number, station.cost, station.name) == (1, 3, "Deep Drill")
    assert (station.phases, station.timing) == ((RoundPhase.ACTIONS, RoundPhase.SCORING), None)
    assert cards[Effect.COMPILER].phases == (RoundPhase.PROGRAMMING,)
    assert cards[Effect.ROBOT_FACTORY].phases == (RoundPhase.END_OF_ROUND,)
    assert {effect: cards[effect].timing for effect in EFFECTS[PLANETARY_EFFECTS:]} == TIMINGS
    assert cards[Effect.OVERCLOCK].timing is Timing.REVEAL
    assert cards[Effect.REFINERY].name is None
    assert [tile.complexity for tile in sheet.tiles] == [0, 1, 2, 0, 2, 3, 1, 2, 3, 1, 2, 3]


@pytest.mark.rule("MET-C25")
def test_three_threefold_contracts_on_one_planet_pay_twenty_seven_times() -> None:
    source = house()
    source["content"]["id"] = "contracts"
    for entry in source["action"][:3]:
        entry |= {"effect": "bonus_contract", "number": 3, "timing": "scoring"}
    content = GAME.build_content(source, "contracts.toml")
    position = metallum.position(
        round=7, phase="actions", planets={2: "beta"}, extractors=({"beta": 1}, {}), first=1,
        hands=([13, 14, 15], []), programs=((), ()), spent=(["move_by_1"], ["move_by_1"]), content=content,
    )  # fmt: skip
    match = Match.at("metallum", position, content=content, seed=1)
    match.play(RED, "end_actions")
    for card in (13, 14, 15):
        match.play(RED, UseCard(card))
        assert Match.at("metallum", match.position, content=content).position == match.position
        match.play(RED, AimCard(2))
        if card < 15:
            assert Match.at("metallum", match.position, content=content).position == match.position
    assert see(match).seats[RED].money == 81
    paid = [event for event in match.events(None) if isinstance(event, MoneyChanged)]
    assert [(event.amount, event.reason, event.card) for event in paid] == [
        (3, Reason.MAJORITY, None),
        (6, Reason.CONTRACT, 13),
        (18, Reason.CONTRACT, 14),
        (54, Reason.CONTRACT, 15),
    ]
