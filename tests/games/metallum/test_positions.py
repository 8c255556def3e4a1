"""Positions as text: what was written reads back, and every kind of mistake says which field is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metalworks import BadPosition, Match
from metalworks.contract.texts import LANGUAGES
from metalworks.games.metallum import GAME
from metalworks.games.metallum.notation import FIELDS
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER

from .builder import Board, board, programming
from .positions import positions

LONE = ((c.MOVE_BY_1,), (c.MOVE_BY_1,))


def text(table: Board) -> str:
    return GAME.position(table.state)


START = text(programming())
ACTING = text(board(red={0: 3}, blue={1: 2}, programs=((c.MOVE_BY_1, c.EXTRACTORS_2), (c.MOVE_BY_1,))))
LATE = text(board(round=7, programs=LONE, hands=[(RED, c.ROLLBACK)]))
HIDDEN = text(board("Alpha Beta ? ? ? ? omega", programs=LONE))
LAST = text(board(round=9, phase=c.OVER_PHASE))


def changed(position: str, **values: object) -> str:
    fields = dict(part.split("=") for part in position.split())
    return " ".join(f"{name}={value}" for name, value in (fields | {k: str(v) for k, v in values.items()}).items())


def cards(*, moved: dict[int, str], position: str = START) -> str:
    listed = dict(part.split("=") for part in position.split())["cards"].split(",")
    return ",".join(moved.get(number, where) for number, where in enumerate(listed, 1))


# A mistake of form, or of the rules: then with the clause that it offends.
MISTAKES: list[tuple[str, str, str]] = [
    ("edition", "", changed(START, edition="fr")),
    ("round", "", changed(START, round=10)),
    ("round", "", changed(START, round="x")),
    ("round", "MET-1.6", changed(START, round=0)),
    ("round", "MET-2.2", changed(START, round=8, phase="over", cards=cards(moved=dict.fromkeys(range(1, 13), "s")))),
    ("phase", "", changed(START, phase="sleeping")),
    ("planets", "", changed(START, planets="ABGDEZ")),
    ("planets", "", changed(START, planets="BAGDEZO")),
    ("planets", "", changed(START, planets="ABBDEZO")),
    ("planets", "", changed(START, planets="ABbDEZO")),
    ("pool", "", changed(START, pool="HTB")),
    ("pool", "", changed(START, pool="H")),
    ("pool", "", changed(START, planets="ABGDEzO", pool="HT")),  # a hidden planet is in the pool
    ("markers", "", changed(START, markers="---")),
    ("markers", "", changed(START, markers="------x")),
    ("extractors", "", changed(START, extractors="26,0,0,0,0,0,0/0,0,0,0,0,0,0")),
    ("extractors", "", changed(START, extractors="20,6,0,0,0,0,0/0,0,0,0,0,0,0")),
    ("extractors", "", changed(START, extractors="1,0,0/0,0,0,0,0,0,0")),
    ("extractors", "", changed(START, extractors="0,0,0,0,0,0,0")),
    ("extractors", "MET-4.12", changed(HIDDEN, extractors="0,0,1,0,0,0,0/0,0,0,0,0,0,0")),
    ("ships", "", changed(START, ships="0/1")),
    ("ships", "", changed(START, ships="1/8")),
    ("ships", "MET-4.11", changed(HIDDEN, ships="1/3")),
    ("ships", "MET-4.11", changed(HIDDEN, ships="7/1")),
    ("money", "", changed(START, money="-1/0")),
    ("money", "", changed(START, money="1")),
    ("spent", "", changed(START, spent="z/-")),
    ("spent", "", changed(START, spent="aa/-")),
    ("spent", "MET-3.4", changed(START, spent="d/-")),  # nothing is spent in the first round of a sequence
    ("spent", "MET-3.4", changed(START, round=2, spent="ab/-")),  # two moves in one round: the third would be missing
    ("spent", "MET-3.4", changed(START, round=3, spent="abc/-")),
    ("programs", "", changed(START, programs="?/-")),
    ("programs", "MET-3.2", changed(START, programs="ad/-")),  # not committed
    ("programs", "MET-3.2", changed(START, committed="R")),
    ("programs", "MET-3.2", changed(START, programs="de/-", committed="R")),
    ("programs", "MET-3.2", changed(START, programs="ch/-", committed="R")),  # Move by 3 takes nothing below
    ("programs", "MET-3.2", changed(START, programs="dj/-", committed="R")),
    ("programs", "MET-3.2", changed(START, round=2, spent="a/-", programs="a/-", committed="R")),
    ("programs", "MET-3.2", changed(ACTING, programs="ade/a")),
    ("programs", "MET-3.2", changed(ACTING, programs="ae/-")),  # blue has not acted yet
    ("programs", "MET-3.2", changed(ACTING, programs="ae/a", first="B")),  # blue has acted
    ("programs", "MET-3.2", changed(ACTING, phase="order", programs="e/a")),
    ("programs", "MET-3.2", changed(ACTING, phase="scoring")),
    ("declined", "MET-4.4", changed(ACTING, declined="e/-")),  # it is not spent
    ("declined", "MET-4.4", changed(ACTING, spent="a/-", declined="a/-")),  # a move cannot be declined
    ("declined", "", changed(ACTING, declined="z/-")),
    ("counted", "MET-4.1", changed(START, counted="1/0")),  # nothing has been compared yet
    ("counted", "", changed(ACTING, counted="99/0")),
    ("counted", "", changed(ACTING, counted="1")),
    ("committed", "", changed(START, committed="X")),
    ("committed", "MET-3.1", changed(ACTING, committed="B")),
    ("committed", "MET-3.1", changed(START, programs="a/a", committed="RB")),  # then they are revealed
    ("market", "", changed(START, market="1,-,-,-")),
    ("market", "", changed(START, market="99,-,-,-")),
    ("market", "", changed(START, market="-,-,-")),
    ("cards", "", changed(START, cards="d,d,d")),
    ("cards", "", changed(START, cards=cards(moved={1: "q"}))),
    ("cards", "", changed(START, cards=cards(moved={1: "Rh"}))),
    ("cards", "", changed(START, cards=cards(moved={13: "R1"}))),
    ("cards", "MET-6.5", changed(START, cards=cards(moved={1: "o"}))),
    ("cards", "MET-6.5", changed(START, cards=cards(moved={1: "s"}))),
    ("cards", "MET-6.5", changed(START, cards=cards(moved={13: "Rh"}))),  # action modules come with round 7
    ("cards", "MET-6.5", changed(START, cards=cards(moved={13: "m"}), market="13,-,-,-")),
    ("cards", "MET-6.5", changed(LATE, cards=cards(moved={1: "m"}, position=LATE), market="1,-,-,-")),
    ("cards", "MET-6.5", changed(LATE, cards=cards(moved={1: "x"}, position=LATE))),
    ("cards", "MET-4.12", changed(HIDDEN, cards=cards(moved={1: "R3"}, position=HIDDEN))),
    ("asked", "", changed(START, asked="X")),
    ("player", "", changed(START, player="2")),
    ("used", "", changed(START, used="X")),
    ("used", "", changed(START, used="AA")),
    ("activated", "", changed(START, activated="2")),
    ("taxed", "", changed(ACTING, taxed="8/-")),
    ("taxed", "MET-C24", changed(ACTING, taxed="1/-")),
    ("contracts", "", changed(ACTING, contracts="19/-")),
    ("contracts", "MET-C25", changed(ACTING, contracts="19@1/-")),
    ("effect", "", changed(START, effect="dancing:move_by_1:R:-:1")),
    ("effect", "", changed(ACTING, effect="moving")),
    ("effect", "", changed(ACTING, effect="moving:walk:R:-:1")),
    ("effect", "", changed(ACTING, effect="moving:move_by_1:R:3:1")),  # it is about no place
    ("effect", "", changed(ACTING, effect="placing:extractors_2:R:-:1")),
    ("effect", "MET-4.8", changed(START, effect="moving:move_by_1:R:-:1")),
    ("effect", "MET-4.8", changed(ACTING, effect="auditing:18:R:-:0")),
    ("effect", "MET-4.8", changed(ACTING, effect="moving:extractors_1:R:-:1")),
    ("effect", "MET-4.8", changed(ACTING, effect="rolling_back:20:R:-:0")),
    ("effect", "MET-4.8", changed(LATE, effect="rolling_back:20:R:-:0")),  # the card is still held
    ("effect", "MET-4.10", changed(ACTING, effect="moving:move_by_1:R:-:2")),
    ("effect", "MET-4.52", changed(ACTING, effect="removing:gamma:R:-:3")),
    ("effect", "MET-4.52", changed(ACTING, effect="removing:gamma:R:-:0")),
    ("effect", "MET-4.50", changed(ACTING, effect="shifting_from:alpha:B:-:4")),
    ("effect", "MET-4.43", changed(ACTING, effect="transporting:purchase_or_transport:R:3:0")),  # not red's
    ("effect", "MET-4.50", changed(ACTING, effect="shifting_to:alpha:R:4:4")),
    ("effect", "MET-4.55", changed(ACTING, effect="swapping_other:zeta:R:4:0")),
    ("effect", "MET-4.20", changed(ACTING, effect="placing:extractors_1:R:1:1")),  # the reserve goes first
    ("ships", "MET-4.11", changed(ACTING, effect="discovering:move_by_1:R:1:0")),
    ("phase", "MET-4.59", changed(ACTING, phase="reveal", programs="a/a", counted="0/0")),  # nobody holds a card for it
    (
        "phase",
        "MET-4.59",
        changed(
            START, phase="market", programs="-/-", market="1,2,3,4", cards=cards(moved=dict.fromkeys((1, 2, 3, 4), "m"))
        ),
    ),
    (
        "phase",
        "MET-4.59",
        changed(ACTING, effect="replacing:beta:R:-:0", extractors="3,0,0,0,0,0,0/0,0,0,0,0,0,0"),
    ),
    ("phase", "MET-4.59", changed(LAST, phase="turning_up")),  # nothing lies face down
]


@pytest.mark.parametrize(("field", "rule", "position"), MISTAKES)
def test_a_mistake_names_its_field_its_value_and_its_clause(field: str, rule: str, position: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Match.at("metallum", position)
    assert caught.value.arguments["field"] == field
    assert caught.value.arguments.get("rule", "") == rule
    texts = {caught.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(field in words and rule in words and str(caught.value.arguments["value"]) in words for words in texts)


def test_unknown_missing_and_repeated_fields() -> None:
    for position, key, field in (
        (f"{START} colour=red", "position-unknown-field", "colour"),
        (f"{START} money=1/2", "position-unknown-field", "money"),
        (START.replace("money=0/0 ", ""), "position-missing-field", "money"),
        ("", "position-missing-field", "edition"),
    ):
        with pytest.raises(BadPosition) as caught:
            Match.at("metallum", position)
        assert (caught.value.key, caught.value.arguments["field"]) == (key, field)


@settings(max_examples=150, deadline=None)
@given(positions(), st.sampled_from(FIELDS), st.text("0123456789-/,:@ABRabcdhmosx?*", max_size=8))
def test_a_mutilated_position_is_refused_or_can_be_played_to_its_end(position: str, field: str, value: str) -> None:
    try:
        match = Match.at("metallum", changed(position, **{field: value}), seed=1)
    except BadPosition:
        return
    state, _ = match.sample(RED)
    rng = Rng(1)
    while (waiting := int(state.waiting())) != OVER:
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = RED if waiting & 1 else BLUE
        actions = state.legal(seat)
        assert len(actions) > 0
        state.apply(seat, actions[rng.below(len(actions))])
    for viewer in (RED, BLUE, None):
        match.view(viewer)


@settings(max_examples=100, deadline=None)
@given(positions())
def test_what_was_written_reads_back(position: str) -> None:
    assert GAME.position(GAME.read_position(position, GAME.load_content())) == position
