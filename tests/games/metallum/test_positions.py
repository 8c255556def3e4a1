"""Positions as text: what was written reads back, and every kind of mistake says which field is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from metalworks.games.metallum.position import FIELDS

from metalworks import BadPosition, Match
from metalworks.contract.texts import LANGUAGES
from metalworks.games.metallum import GAME
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


def changed(position: str, **values: object) -> str:
    fields = dict(part.split("=") for part in position.split())
    return " ".join(f"{name}={value}" for name, value in (fields | {k: str(v) for k, v in values.items()}).items())


def cards(*, moved: dict[int, str], position: str = START) -> str:
    listed = dict(part.split("=") for part in position.split())["cards"].split(",")
    return ",".join(moved.get(number, where) for number, where in enumerate(listed, 1))


MISTAKES = [
    ("edition", changed(START, edition="fr")),
    ("round", changed(START, round=10)),
    ("round", changed(START, round="x")),
    ("round", changed(START, round=0)),
    ("round", changed(START, round=8, phase="over", cards=cards(moved=dict.fromkeys(range(1, 13), "s")))),
    ("phase", changed(START, phase="sleeping")),
    ("planets", changed(START, planets="ABGDEZ")),
    ("planets", changed(START, planets="BAGDEZO")),
    ("planets", changed(START, planets="ABBDEZO")),
    ("planets", changed(START, pool="HTB")),
    ("markers", changed(START, markers="---")),
    ("markers", changed(START, markers="------x")),
    ("extractors", changed(START, extractors="26,0,0,0,0,0,0/0,0,0,0,0,0,0")),
    ("extractors", changed(START, extractors="20,6,0,0,0,0,0/0,0,0,0,0,0,0")),
    ("extractors", changed(START, extractors="1,0,0/0,0,0,0,0,0,0")),
    ("extractors", changed(START, extractors="0,0,0,0,0,0,0")),
    ("extractors", changed(HIDDEN, extractors="0,0,1,0,0,0,0/0,0,0,0,0,0,0")),
    ("ships", changed(START, ships="0/1")),
    ("ships", changed(START, ships="1/8")),
    ("ships", changed(HIDDEN, ships="1/3")),
    ("ships", changed(HIDDEN, ships="7/1")),
    ("money", changed(START, money="-1/0")),
    ("money", changed(START, money="1")),
    ("spent", changed(START, spent="z/-")),
    ("spent", changed(START, spent="aa/-")),
    ("spent", changed(START, spent="d/-")),  # nothing is spent in the first round of a sequence
    ("spent", changed(START, round=2, spent="ab/-")),  # two moves in one round: the third would be missing
    ("spent", changed(START, round=3, spent="abc/-")),
    ("programs", changed(START, programs="?/-")),
    ("programs", changed(START, programs="de/-")),
    ("programs", changed(START, programs="ch/-")),  # Move by 3 takes nothing below
    ("programs", changed(START, programs="dj/-", committed="R")),
    ("programs", changed(START, round=2, spent="a/-", programs="a/-")),
    ("programs", changed(ACTING, programs="ade/a")),
    ("programs", changed(ACTING, programs="ae/-")),  # blue has not acted yet
    ("programs", changed(ACTING, programs="ae/a", first=1)),  # blue has acted
    ("programs", changed(ACTING, phase="order", programs="e/a")),
    ("programs", changed(ACTING, phase="scoring")),
    ("declined", changed(ACTING, declined="e/-")),  # it is not spent
    ("declined", changed(ACTING, spent="a/-", declined="a/-")),  # a move cannot be declined
    ("declined", changed(ACTING, declined="z/-")),
    ("counted", changed(START, counted="1/0")),  # nothing has been compared yet
    ("counted", changed(ACTING, counted="99/0")),
    ("counted", changed(ACTING, counted="1")),
    ("committed", changed(START, committed="X")),
    ("committed", changed(ACTING, committed="B")),
    ("market", changed(START, market="1,-,-,-")),
    ("market", changed(START, market="99,-,-,-")),
    ("cards", changed(START, market="-,-,-")),
    ("cards", changed(START, cards="d,d,d")),
    ("cards", changed(START, cards=cards(moved={1: "q"}))),
    ("cards", changed(START, cards=cards(moved={1: "Rh"}))),
    ("cards", changed(START, cards=cards(moved={13: "R1"}))),
    ("cards", changed(START, cards=cards(moved={1: "o"}))),
    ("cards", changed(START, cards=cards(moved={1: "s"}))),
    ("cards", changed(START, cards=cards(moved={13: "Rh"}))),  # action modules come with round 7
    ("cards", changed(START, cards=cards(moved={13: "m"}), market="13,-,-,-")),
    ("cards", changed(LATE, cards=cards(moved={1: "m"}, position=LATE), market="1,-,-,-")),
    ("cards", changed(LATE, cards=cards(moved={1: "x"}, position=LATE))),
    ("cards", changed(HIDDEN, cards=cards(moved={1: "R3"}, position=HIDDEN))),
    ("asked", changed(START, asked=4)),
    ("player", changed(START, player=2)),
    ("used", changed(START, used=512)),
    ("taxed", changed(ACTING, taxed=1)),
    ("contract", changed(ACTING, contract=2)),
    ("step", changed(START, step=99)),
    ("step", changed(START, step=c.MOVING)),
    ("step", changed(ACTING, step=c.AUDITING)),
    ("cause", changed(ACTING, cause=5)),
    ("cause", changed(ACTING, step=c.MOVING, cause=c.EXTRACTORS_1, left=1)),
    ("cause", changed(ACTING, step=c.MOVING, cause=13, left=1)),
    ("cause", changed(ACTING, step=c.REMOVING, cause=c.CAUSE_INSTALLATION + 12, left=1)),
    ("cause", changed(ACTING, step=c.ROLLING_BACK, cause=c.CAUSE_CARD + c.ROLLBACK, held=c.ROLLBACK)),
    ("cause", changed(LATE, step=c.ROLLING_BACK, cause=c.CAUSE_CARD + c.ROLLBACK, held=c.ROLLBACK)),  # still held
    ("left", changed(ACTING, step=c.MOVING, cause=c.MOVE_BY_1, left=2)),
    ("left", changed(ACTING, step=c.REMOVING, cause=c.CAUSE_INSTALLATION + c.GAMMA, left=3)),
    ("left", changed(ACTING, step=c.REMOVING, cause=c.CAUSE_INSTALLATION + c.GAMMA, left=0)),
    ("left", changed(ACTING, left=1)),
    ("held", changed(ACTING, held=1)),
    ("held", changed(ACTING, step=c.SHIFTING_FROM, cause=c.CAUSE_INSTALLATION + c.ALPHA, left=4, held=1)),
    ("held", changed(ACTING, step=c.TRANSPORTING, cause=c.PURCHASE_OR_TRANSPORT, held=30)),
    ("held", changed(ACTING, step=c.BUYING, cause=c.PURCHASE, held=1)),
    ("target", changed(ACTING, target=3)),
    ("target", changed(ACTING, step=c.SHIFTING_TO, cause=c.CAUSE_INSTALLATION + c.ALPHA, left=4, target=3)),
    ("target", changed(ACTING, step=c.SWAPPING_OTHER, cause=c.CAUSE_INSTALLATION + c.ZETA, target=3)),
    ("target", changed(ACTING, step=c.PLACING, cause=c.EXTRACTORS_1, left=1)),  # the reserve goes first
    ("ships", changed(ACTING, step=c.DISCOVERING, cause=c.MOVE_BY_1)),
    ("phase", changed(ACTING, phase="reveal", programs="a/a")),  # nobody holds a card for it
    (
        "phase",
        changed(
            START, phase="market", programs="-/-", market="1,2,3,4", cards=cards(moved=dict.fromkeys((1, 2, 3, 4), "m"))
        ),
    ),
    (
        "phase",
        changed(
            ACTING, step=c.REPLACING, cause=c.CAUSE_INSTALLATION + c.BETA, extractors="3,0,0,0,0,0,0/0,0,0,0,0,0,0"
        ),
    ),
]


@pytest.mark.parametrize(("field", "position"), MISTAKES)
def test_a_mistake_names_its_field(field: str, position: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Match.at("metallum", position)
    assert caught.value.arguments["field"] == field
    texts = {caught.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(field in words for words in texts)


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
@given(positions(), st.sampled_from(FIELDS), st.text("0123456789-/,ABRabcdhmosx?*", max_size=8))
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
