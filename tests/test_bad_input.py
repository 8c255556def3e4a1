"""Bad input through the API: always a problem that a person can act on, never another exception."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import metalworks
from metalworks import BadContent, BadJournal, BadOption, BadPosition, Match, Problem, Refused, UnknownGame
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import PlaceCard, TakeCard
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.view import MetallurgieView
from tests.games.metallurgie.tables import DRAW, END, position, table


def problem_of(deed: Callable[[], object], kind: type[Problem], key: str) -> Problem:
    """The problem a deed ends in, which has a text of its own in every language."""
    with pytest.raises(Problem) as caught:
        deed()
    problem = caught.value
    assert type(problem) is kind
    assert problem.key == key
    for language in LANGUAGES:
        assert key in Texts(language, problem.game)
        text = problem.text(language)
        assert text
        assert not text.startswith(key)
        assert "{" not in text or any("{" in str(value) for value in problem.arguments.values())
    return problem


# -- Starting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ludo", "", "Metallurgie", "../metallurgie", "metallurgie\n"])
def test_unknown_game(name: str) -> None:
    for deed in (lambda: Match.new(name), lambda: Match.at(name, "x"), lambda: metalworks.game(name)):
        assert "metallurgie" in problem_of(deed, UnknownGame, "unknown-game").text()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_wrong_number_of_seats(seats: int) -> None:
    problem = problem_of(lambda: Match.new("metallurgie", seats=seats), BadOption, "bad-seats")
    assert problem.arguments["seats"] == seats


def test_wrong_number_of_names() -> None:
    problem_of(lambda: Match.new("metallurgie", seats=["alone"]), BadOption, "bad-seats")
    problem_of(lambda: Match.at("metallurgie", position(), seats=["a", "b", "c"]), BadOption, "bad-position-seats")


@pytest.mark.parametrize("options", [{"bonus": "yes"}, {"bonus": 1}, {"bonuses": True}, {"bonus": None}])
def test_wrong_options(options: dict[str, object]) -> None:
    problem = problem_of(lambda: Match.new("metallurgie", options=options), BadOption, "bad-option")
    assert "bonus" in problem.text()


# -- Journals -------------------------------------------------------------------------------------


def journal(steps: int = 12, seed: int = 3) -> str:
    match = Match.new("metallurgie", seats=2, seed=seed)
    for _ in range(steps):
        (seat,) = match.waiting
        match.play(seat, match.legal(seat)[-1])
    return match.journal.dumps()


def changed(number: int, **fields: object) -> str:
    """A journal with other fields in one line, counted from 1."""
    rows = journal().splitlines()
    rows[number - 1] = json.dumps(json.loads(rows[number - 1]) | fields)
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "journal-empty"),
        ("\n\n", "journal-empty"),
        ("hello", "journal-foreign"),
        ("{}", "journal-foreign"),
        ("[1, 2]", "journal-foreign"),
        ('{"event": "chess"}\n', "journal-foreign"),
        ('[Event "Casual game"]\n1. e4 e5\n', "journal-foreign"),
        ('{"metalworks": "one", "game": "metallurgie"}', "journal-foreign"),
        ('{"metalworks": 1, "game": "metallurgie"}', "journal-foreign"),
        ('{"metalworks": 0, "game": "metallurgie"}', "journal-foreign"),
        ("\x00\x01\x02", "journal-foreign"),
        ("\ud800", "journal-foreign"),
        ('{"metalworks":1,"options":' + "[" * 100_000, "journal-foreign"),
        ('{"metalworks": 2, "something": "new"}', "journal-newer"),
        (changed(1, metalworks=99), "journal-newer"),
        (changed(1, rules=77), "journal-rules"),
        (changed(1, content="house@000000000000"), "journal-content"),
        (changed(1, content="mine@5f3759df0000"), "journal-content"),
        (changed(1, seats=[{"name": "alone"}]), "journal-header"),
        (changed(1, options={"bonus": 3}), "journal-header"),
        (changed(1, position="nowhere"), "journal-header"),
        (changed(1, position=position(hands=("iii",) * 3)), "journal-header"),
    ],
)
def test_a_journal_with_a_bad_beginning(text: str, key: str) -> None:
    problem = problem_of(lambda: Match.replay(text), BadJournal, key)
    assert isinstance(problem, BadJournal)
    assert problem.line == 1


def test_a_journal_of_an_unknown_game() -> None:
    problem_of(lambda: Match.replay(changed(1, game="ludo")), UnknownGame, "unknown-game")


def test_a_journal_with_broken_content() -> None:
    source = {"content": {"game": "metallurgie", "id": "mine", "name": "Mine"}}
    problem_of(lambda: Match.replay(changed(1, content_source=source)), BadContent, "content-no-entries")


@pytest.mark.parametrize(
    ("number", "fields", "key"),
    [
        (2, {"chance": {"outcome": "first_player_fell", "seat": 5}}, "journal-impossible-chance"),
        (2, {"chance": {"outcome": "first_player_fell", "seat": -1}}, "journal-impossible-chance"),
        (2, {"chance": {"outcome": "bonus_fell", "metal": "iron"}}, "journal-impossible-chance"),
        (3, {"chance": {"outcome": "card_fell"}}, "journal-impossible-chance"),  # the end card in the deal
        (3, {"chance": {"outcome": "card_fell", "metal": "lead"}}, "journal-refused"),
        (3, {"chance": {"outcome": "dice_fell"}}, "journal-refused"),
        (9, {"seat": 7}, "journal-refused"),
        (9, {"action": {"action": "cheat"}}, "journal-refused"),
        (9, {"action": {}}, "journal-refused"),
        (9, {"action": {"action": "end_turn"}}, "journal-refused"),
        (9, {"undo": True}, "journal-refused"),
        (9, {"chance": {"outcome": "card_fell", "metal": "iron"}}, "journal-impossible-chance"),
        (9, {"seat": "one"}, "journal-bad-line"),
        (9, {"action": 5}, "journal-bad-line"),
    ],
)
def test_a_journal_with_one_bad_line_names_it(number: int, fields: dict[str, object], key: str) -> None:
    problem = problem_of(lambda: Match.replay(changed(number, **fields)), BadJournal, key)
    assert isinstance(problem, BadJournal)
    assert problem.line == number
    for language in LANGUAGES:
        assert str(number) in problem.text(language)


def test_an_illegal_line_names_its_rule() -> None:
    text = changed(9, action={"action": "end_turn"})
    problem = problem_of(lambda: Match.replay(text), BadJournal, "journal-refused")
    for language in LANGUAGES:
        assert "MGI-2.7" in problem.text(language)
    refused = problem.__cause__
    assert isinstance(refused, Refused)
    assert refused.rule == "MGI-2.7"


def test_a_line_of_another_seat_names_its_rule() -> None:
    seat = json.loads(journal().splitlines()[8])["seat"]
    problem = problem_of(lambda: Match.replay(changed(9, seat=1 - seat)), BadJournal, "journal-refused")
    assert "MGI-2.1" in problem.text()


@pytest.mark.parametrize("name", metalworks.GAMES)
def test_every_number_names_an_action_or_is_refused(name: str) -> None:
    """Programs that learn try any number below `action_codes`, and some beyond."""
    game = metalworks.game(name)
    match = Match.new(name, game.seat_counts[0], seed=1)
    position, refused = match.position, 0
    legal = set(match.legal_codes(match.waiting[0]))
    for code in (*range(-3, match.action_codes + 3), 1 << 40, -(1 << 40)):
        try:
            game.action(code)
        except Refused:
            assert code not in legal
            refused += 1
    assert refused
    with pytest.raises(Refused):
        match.play(match.waiting[0], -1)
    assert match.position == position


def test_a_torn_journal_is_refused_and_can_be_salvaged() -> None:
    text = journal()
    whole = text[: text.rindex("\n", 0, -1) + 1]
    torn = text[:-9]
    problem = problem_of(lambda: Match.replay(torn), BadJournal, "journal-cut-off")
    assert isinstance(problem, BadJournal)
    assert problem.line == len(text.splitlines())
    assert Match.replay(torn, salvage=True).position == Match.replay(whole).position


def test_broken_in_the_middle_is_not_salvaged() -> None:
    rows = journal().splitlines()
    rows[9] = rows[9][:7]
    deed = "\n".join(rows) + "\n"
    problem_of(lambda: Match.replay(deed, salvage=True), BadJournal, "journal-bad-line")


def test_a_journal_cut_at_any_place_is_a_problem_or_a_shorter_match() -> None:
    text = journal(4)
    lines = text.splitlines()
    for size in range(len(text)):
        cut = text[:size]
        try:
            match = Match.replay(cut)
        except Problem:
            assert cut.splitlines() != lines[: len(cut.splitlines())] or size == 0  # the last line is torn
        else:
            assert match.journal.dumps().startswith(cut)
            assert text.startswith(match.journal.dumps())  # chance comes out the same again


def test_windows_line_ends_and_empty_lines_do_no_harm() -> None:
    text = journal()
    assert Match.replay(text.replace("\n", "\r\n")).position == Match.replay(text).position
    assert Match.replay(text.replace("\n", "\n\n") + "\n").position == Match.replay(text).position


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_damaged_journal_is_never_more_than_a_problem(data: st.DataObject) -> None:
    text = journal(5)
    at = data.draw(st.integers(0, len(text) - 1))
    patch = data.draw(st.text(max_size=5) | st.sampled_from(["}", '"', "-1", "null", "1e400", "[]"]))
    size = data.draw(st.integers(0, 6))
    with contextlib.suppress(Problem):
        Match.replay(text[:at] + patch + text[at + size :])


# -- Content --------------------------------------------------------------------------------------

HEAD = '[content]\ngame = "metallurgie"\nid = "mine"\nname = "Mine"\n'


def metal(name: str, cards: object, needed: object, removed: object, origin: str = '"own"') -> str:
    return f'[[metal]]\nmetal = "{name}"\ncards = {cards}\nneeded = {needed}\nremoved = {removed}\norigin = {origin}\n'


IRON, COPPER = metal("iron", 40, 9, 5), metal("copper", 30, 7, 4)
SILVER, GOLD = metal("silver", 20, 5, 3), metal("gold", 13, 3, 2)
GOOD = HEAD + IRON + COPPER + SILVER + GOLD


def test_a_good_content_file_is_played_and_kept_in_the_journal(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace("cards = 13", "cards = 12"))
    for path in (file, str(file)):
        match = Match.new("metallurgie", content=path, seed=1)
        view = match.view(None)
        assert isinstance(view, MetallurgieView)
        assert view.cards[Metal.GOLD].count == 12
        file_gone = Match.replay(match.journal.dumps())
        assert file_gone.position == match.position


@pytest.mark.parametrize(
    ("text", "key", "names"),
    [
        ("", "content-field", ["content", "game"]),
        ("metal = [", "content-not-toml", []),
        (GOOD.replace('name = "Mine"\n', ""), "content-field", ["content", "name"]),
        (GOOD.replace('"metallurgie"', '"metallum"'), "content-other-game", ["metallum"]),
        (GOOD.replace('"metallurgie"', '"../../etc"'), "content-other-game", ["../../etc"]),
        (HEAD, "content-no-entries", ["metal"]),
        ("metal = 3\n" + HEAD, "content-no-entries", ["metal"]),
        ("metal = [3]\n" + HEAD, "content-field", ["metal 1"]),
        (HEAD + IRON + COPPER + SILVER, "content-lacks", ["gold"]),
        (GOOD + GOLD, "content-twice", ["gold", "metal 5"]),
        (GOOD.replace("needed = 7\n", ""), "content-field", ["metal 2", "needed"]),
        (GOOD + "colour = 3\n", "content-field", ["metal 4", "colour"]),
        (GOOD.replace("[content]", "[content]\nauthor = 1"), "content-field", ["content", "author"]),
        (GOOD + "[extra]\n", "content-field", ["extra"]),
        (GOOD.replace("cards = 20", 'cards = "twenty"'), "content-field", ["metal 3", "cards"]),
        (GOOD.replace("cards = 20", "cards = 20.5"), "content-field", ["metal 3", "cards"]),
        (GOOD.replace("cards = 20", "cards = true"), "content-field", ["metal 3", "cards"]),
        (GOOD.replace('"gold"', '"lead"'), "content-field", ["metal 4", "metal"]),
        (HEAD + metal("iron", 40, 9, 5, '"hearsay"'), "content-field", ["metal 1", "origin"]),
        (GOOD.replace("cards = 40", "cards = 6"), "content-range", ["iron", "cards"]),
        (GOOD.replace("cards = 40", "cards = 46"), "content-range", ["iron", "cards"]),
        (GOOD.replace("cards = 13", "cards = -1"), "content-range", ["gold", "cards"]),
        (GOOD.replace("cards = 13", f"cards = {10**30}"), "content-range", ["gold", "cards"]),
        (GOOD.replace("needed = 9", "needed = 1"), "content-range", ["iron", "needed"]),
        (GOOD.replace("removed = 5", "removed = 9"), "content-range", ["iron", "removed"]),
        (GOOD.replace("removed = 5", "removed = 0"), "content-range", ["iron", "removed"]),
        (
            HEAD + metal("iron", 8, 9, 5) + metal("copper", 5, 7, 4) + metal("silver", 2, 5, 3) + GOLD,
            "content-few-cards",
            ["16", "17"],
        ),
    ],
)
def test_a_content_file_with_a_mistake(text: str, key: str, names: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    problem = problem_of(lambda: Match.new("metallurgie", content=file), BadContent, key)
    for name in ["mine.toml", *names]:
        assert name in problem.text()


def test_a_content_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes("name = 'Größe'".encode("latin-1"))
    for name, key in (("none.toml", "missing"), (".", "unreadable"), ("latin.toml", "unreadable")):
        file = tmp_path / name
        problem_of(lambda file=file: Match.new("metallurgie", content=file), BadContent, f"content-{key}")  # type: ignore[misc]


# -- Positions ------------------------------------------------------------------------------------


def swapped(old: str, new: str, **fields: object) -> str:
    text = position(**fields)  # type: ignore[arg-type]
    assert text.count(old) == 1, text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "key", "name"),
    [
        ("", "position-missing-field", "seats"),
        (swapped(" deck=", " dekc="), "position-unknown-field", "dekc"),
        (position() + " seats=2", "position-unknown-field", "seats"),
        (swapped(" bonus=-", ""), "position-missing-field", "bonus"),
        (swapped("seats=2", "seats=5"), "position-bad-value", "seats"),
        (swapped("seats=2", "seats=two"), "position-bad-value", "seats"),
        (swapped("seats=2", "seats=3"), "position-bad-value", "hands"),
        (swapped("player=0", "player=2"), "position-bad-value", "player"),
        (swapped("phase=start", "phase=lunch"), "position-bad-value", "phase"),
        (swapped("mode=free", "mode=same_metal"), "position-against-rules", "phase"),
        (swapped("metal=-", "metal=lead"), "position-bad-value", "metal"),
        (swapped("last=-", "last=1"), "position-bad-value", "last"),
        (swapped("left=0", "left=1"), "position-against-rules", "phase"),
        (swapped("removing=-", "removing=0,0"), "position-against-rules", "phase"),
        (swapped("pattern=i:", "pattern=x:"), "position-bad-value", "pattern"),
        (swapped("c:1,0", "c:0,0;1,0"), "position-bad-value", "pattern"),
        (swapped("s:0,0", "s:0,0;400,0"), "position-bad-value", "pattern"),
        (swapped("s:0,0", "s:0"), "position-bad-value", "pattern"),
        (swapped("hands=i3,", "hands=i4,"), "position-against-rules", "hands"),
        (swapped("hands=i3,", "hands=i2e1,"), "position-bad-value", "hands"),
        (swapped("hands=i3,", "hands=iii,"), "position-bad-value", "hands"),
        (swapped("won=-,-", "won=-"), "position-bad-value", "won"),
        (swapped("discard=-", "discard=e1"), "position-bad-value", "discard"),
        (swapped("discard=-", "discard=g1"), "position-cards", "gold"),
        (swapped("deck=e1", "deck="), "position-end-card", ""),
        (swapped("deck=e1", "deck=e2"), "position-end-card", ""),
        (swapped("phase=start", "phase=over"), "position-end-card", ""),
        (swapped("bonus=-", "bonus=i"), "position-bad-value", "bonus"),
        (swapped("bonus=-", "bonus=i,i"), "position-against-rules", "bonus"),
        (swapped("bonus=-", "bonus=i,?"), "position-against-rules", "bonus"),
        (position(phase="deal_bonus", bonus="?,i"), "position-against-rules", "bonus"),
        (position(phase="deal_bonus"), "position-against-rules", "bonus"),
        (position(phase="deal_hands", hands=("", ""), bonus="i,c"), "position-against-rules", "bonus"),
        (position(i="5,5;0,1"), "position-split", ""),
        (position(i="", c="", s=""), "position-split", ""),
        (position(i="39,0", c="", s=""), "position-against-rules", "39,0"),
        (position(phase="deal_hands"), "position-against-rules", "deal_hands"),
        (position(phase="deal_hands", hands=("", ""), deck="iiccs"), "position-against-rules", "deal_hands"),
        (position(phase="place_drawn"), "position-against-rules", "place_drawn"),
        (position(phase="place_drawn", metal="gold", s=""), "position-against-rules", "place_drawn"),
        (position(phase="follow", metal="iron"), "position-against-rules", "follow"),
        (position(phase="follow", metal="iron", last="1,0"), "position-against-rules", "follow"),
        (position(phase="follow", metal="iron", last="0,1", mode="same_metal"), "position-against-rules", "follow"),
        (position(phase="choose_area"), "position-against-rules", "choose_area"),
        (position(phase="remove", metal="iron", left=5), "position-against-rules", "remove"),
        (position(phase="remove", metal="gold", left=2, removing="0,0"), "position-against-rules", "remove"),
        (position(phase="remove", metal="silver", left=1, removing="0,0"), "position-against-rules", "remove"),
        (position(phase="refill"), "position-against-rules", "refill"),
        (position(g="2,0;3,0;4,0"), "position-against-rules", "start"),  # three golds would have scored
    ],
)
def test_a_position_with_a_mistake(text: str, key: str, name: str) -> None:
    problem = problem_of(lambda: Match.at("metallurgie", text), BadPosition, key)
    assert name in problem.text()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_position_is_a_problem_or_can_be_played(data: st.DataObject) -> None:
    phase = data.draw(st.sampled_from(["start", "refill", "place_drawn", "follow", "deal_hands"]))
    text = position(hands=("ic", "iii"), phase=phase, metal="copper", last="1,0")
    at = data.draw(st.integers(0, len(text) - 1))
    patch = data.draw(st.sampled_from(["0", "1", "2", "9", "-", ",", ";", "i", "c", "e", "?", "=", " ", ""]))
    with contextlib.suppress(BadPosition):
        match = Match.at("metallurgie", text[:at] + patch + text[at + 1 :], seed=1)
        for _ in range(12):
            if not match.is_over:
                match.play(match.waiting[0], match.legal(match.waiting[0])[-1])


# -- Actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {}, [], None, 7, "{", b"\xff", '"end_turn"', {"action": "cheat"}, {"action": None}, {"action": "place_card"},
        {"action": "place_card", "metal": "lead", "at": [0, 0]},
        {"action": "place_card", "metal": "iron", "at": [0]},
        {"action": "place_card", "metal": "iron", "at": [0, 0.5]},
        {"action": "place_card", "metal": "iron", "at": {"q": 0}},
        "[" * 100_000,
    ],
)  # fmt: skip
def test_malformed_actions_are_no_actions(data: object) -> None:
    game = metalworks.game("metallurgie")
    problem_of(lambda: game.read_action(data), Refused, "bad-action")


@pytest.mark.parametrize(
    "action",
    [
        None, True, "cheat", object(), {"action": "cheat"}, [1], PlaceCard("lead", Cell(0, 0)),  # type: ignore[arg-type]
        PlaceCard(Metal.IRON, (0, 0, 0)),  # type: ignore[arg-type]
        PlaceCard(Metal.IRON, Cell("a", "b")),  # type: ignore[arg-type]
        TakeCard(None),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(action: Action) -> None:
    match = table()
    before = match.journal.dumps()
    problem_of(lambda: match.play(0, action), Refused, "bad-action")
    assert match.journal.dumps() == before


@pytest.mark.parametrize("code", [-1, -(10**9), 8 * 6561, 10**15])
def test_numbers_that_are_no_action_are_refused(code: int) -> None:
    match = table()
    problem_of(lambda: match.play(0, code), Refused, "bad-action")


def test_numbers_that_are_not_legal_are_refused() -> None:
    match = table()
    problem_of(lambda: match.play(0, match.game.code(END)), Refused, "refused-play-or-draw")
    problem_of(lambda: match.play(0, 6561 * 2), Refused, "refused-off-table")


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**20, True, "0", 1.0])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = table()
    for deed in (
        lambda: match.play(seat, DRAW),
        lambda: match.decide(seat, DRAW),
        lambda: match.undo(seat),
        lambda: match.undo_line(seat),
        lambda: match.legal(seat),
        lambda: match.role(seat),
        lambda: match.silence(seat),
        lambda: match.sample(seat),
    ):
        problem_of(deed, Refused, "refused-no-such-seat")


@pytest.mark.parametrize("viewer", [-1, 2, 16, 10**20, True, "0", 1.0])
def test_whoever_is_not_at_the_table_sees_nothing(viewer: int) -> None:
    match = table()
    for look in (
        lambda: match.view(viewer),
        lambda: match.events(viewer),
        lambda: match.position_for(viewer),
        lambda: match.journal_for(viewer),
    ):
        problem_of(look, Refused, "refused-no-such-seat")
