"""A game in hindsight: the chances, the turning points and the mistakes, and what the command says."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import metalworks
from metalworks import Match
from metalworks.cli import app
from metalworks.contract.problems import Problem
from metalworks.games.metallurgie.rules.components import AREA, DRAW_CARD, END_TURN, Table, cards_in_deck
from metalworks.games.metallurgie.rules.ending import points
from metalworks.players import choose
from metalworks.players.analysis import FEW, Judged, analyse, judge, turning_points

ITERATIONS = 8
LATE = 20  # cards in the deck


def journal(decisions: int) -> str:
    match = Match.new("metallurgie", ["Ada", "Grace"], seed=3)
    for _ in range(decisions):
        seat = match.waiting[0]
        match.advance(seat, choose(match, seat, "random"))
    return match.journal.dumps()


def test_every_decision_with_a_choice_is_judged() -> None:
    text = journal(20)
    found = analyse(text, ITERATIONS)
    match, lines = Match.open(text)
    decided = 0
    for line in lines:
        decided += bool(line.action) and len(match.candidate_codes(line.seat)) > 1
        match.follow(line)
    assert len(found.decisions) == decided > 5
    assert found.names == ["Ada", "Grace"]
    assert found.result == []
    for one in found.decisions:
        assert sum(one.values) == pytest.approx(1.0)
        assert 0 <= one.error <= 1


def test_each_decision_tells_what_else_was_considered() -> None:
    found = analyse(journal(20), 40)
    game = metalworks.game("metallurgie")
    several = 0
    for one in found.decisions:
        assert len(one.errors) == len(one.values)
        assert all(0 < error <= 1 for error in one.errors)
        told = one.considered
        assert len({each.action for each in told}) == len(told) <= FEW + 1
        assert one.played in [each.action for each in told]
        if one.better is not None:
            assert one.better in [each.action for each in told]
        assert all(each.visits > 0 for each in told if each.action != one.played)
        for each in told:
            assert game.code(game.read_action(each.notation)) == each.action
            assert 0 <= each.value <= 1
        several += len(told) > 2
    assert several > 3


def test_the_same_journal_is_judged_alike() -> None:
    assert analyse(journal(12), ITERATIONS) == analyse(journal(12), ITERATIONS)


def finishing() -> tuple[Match, int]:
    """A turn of Metallurgie in which a card of the hand finishes an area late and at even scores: the point decides."""
    for seed in range(1000):
        match = Match.new("metallurgie", 2, seed=seed)
        while match.waiting:
            seat = match.waiting[0]
            state = match.sample(seat)[0]
            assert isinstance(state, Table)
            is_close = cards_in_deck(state) <= LATE and points(state, 0) == points(state, 1)
            for code in match.candidate_codes(seat) if is_close else ():
                after = Match.replay(match.journal.dumps())
                after.advance(seat, code)
                if END_TURN * AREA in after.legal_codes(seat):
                    after.advance(seat, END_TURN * AREA)
                    if after.waiting == (seat,) and DRAW_CARD * AREA not in after.legal_codes(seat):
                        return match, seat
            match.advance(seat, choose(match, seat, "random"))
    raise AssertionError


@pytest.mark.compiled_only
def test_not_taking_a_point_is_a_mistake_and_taking_it_is_none() -> None:
    match, seat = finishing()
    draw = judge(match, seat, DRAW_CARD * AREA, 60)
    assert draw.better is not None
    assert draw.lost > 0.05
    best = judge(match, seat, draw.better, 60)
    assert best.better is None
    assert best.value > draw.value


def judged(share: float, error: float = 0.01, seat: int = 0) -> Judged:
    return Judged(0, seat, [share, 1 - share], error, 0, share, None, 0.0)


def test_chances_turn_where_they_change_by_more_than_is_uncertain() -> None:
    course = [judged(0.5), judged(0.55), judged(0.8), judged(0.5, error=0.3), judged(0.8)]
    assert turning_points(course, [1.0, 0.0]) == [1, 2, 4]
    assert turning_points(course, []) == [1, 2]


def test_what_others_know_more_is_no_turning_point() -> None:
    """As when each knows their own cards: what they think differs, and nothing has changed."""
    course = [judged(0.9), judged(0.6, seat=1), judged(0.9), judged(0.6, seat=1)]
    assert turning_points(course, []) == []
    assert turning_points(course, [1.0, 0.0]) == [3]
    assert turning_points([judged(0.9), judged(0.6, seat=1), judged(0.5), judged(0.2, seat=1)], []) == [0]
    assert turning_points([], []) == turning_points([judged(0.9)], []) == []


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["analyse", *words])
    if isinstance(result.exception, Problem):
        return 2, result.exception.text()
    return result.exit_code, result.stdout


def test_the_command_writes_every_decision_and_a_picture(tmp_path: Path) -> None:
    file, picture = tmp_path / "match.journal", tmp_path / "course.png"
    file.write_text(journal(14), "utf-8")
    code, out = run(str(file), "--iterations", str(ITERATIONS), "--json", "--plot", str(picture))
    assert code == 0
    report = json.loads(out)
    first = report["analysis"]["decisions"][0]
    assert first["values"]
    assert {"action", "notation", "visits", "value", "error", "share"} == set(first["considered"][0])
    assert {one["decision"] for one in report["mistakes"]} == set(report["analysis"]["mistakes"])
    assert [one["decision"] for one in report["turns"]] == report["analysis"]["turns"]
    for one in report["turns"]:
        assert one["before"] != one["after"]
        assert one["played"]
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_command_says_it_in_words(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "match.journal"
    file.write_text(journal(30), "utf-8")
    code, out = run(str(file), "--iterations", str(ITERATIONS), "--lang", lang)
    assert code == 0
    assert "→" in out
    assert "Ada" in out
    assert "analyse-" not in out


@pytest.mark.compiled_only
def test_the_command_calls_cards_by_their_names(tmp_path: Path) -> None:
    match = Match.new("metal_adventures", 3, seed=1)
    for _ in range(60):
        seat = match.waiting[0]
        match.advance(seat, choose(match, seat, "random"))
    file = tmp_path / "match.journal"
    file.write_text(match.journal.dumps(), "utf-8")
    code, out = run(str(file), "--iterations", "4")
    assert code == 0
    named = re.findall("“(.+?)”", out)
    assert named
    assert not any(name.isdigit() for name in named)


@pytest.mark.parametrize("decisions", [0, 1])
def test_a_game_that_has_hardly_begun_has_a_picture_too(decisions: int, tmp_path: Path) -> None:
    file, picture = tmp_path / "match.journal", tmp_path / "course.png"
    file.write_text(journal(decisions), "utf-8")
    code, out = run(str(file), "--iterations", "2", "--plot", str(picture))
    assert code == 0
    assert "No turning point" in out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_what_is_no_journal_is_said_at_once(tmp_path: Path) -> None:
    broken = tmp_path / "broken.journal"
    broken.write_text("{}\n", "utf-8")
    whole = tmp_path / "whole.journal"
    whole.write_text(journal(4), "utf-8")
    assert str(tmp_path / "none") in run(str(tmp_path / "none"))[1]
    assert run(str(broken))[0] == 2
    assert run(str(whole), "--iterations", "0")[0] == 2


@pytest.mark.parametrize("plot", ["no/course.png", "", "course.foo", "course", "folder.png"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_anybody_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plot: str
) -> None:
    file = tmp_path / "match.journal"
    file.write_text(journal(4), "utf-8")
    (tmp_path / "folder.png").mkdir()
    monkeypatch.setattr("metalworks.cli.analyse.walk", None)
    code, said = run(str(file), "--plot", str(tmp_path / plot))
    assert code == 2
    assert str((tmp_path / plot).parent if "no/" in plot else tmp_path / plot) in said


def test_a_picture_needs_a_file_that_may_be_written_and_something_to_draw_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.journal"
    file.write_text(journal(4), "utf-8")
    monkeypatch.setattr("metalworks.cli.analyse.walk", None)
    with monkeypatch.context() as patched:
        patched.setattr("os.access", lambda *_: False)
        assert run(str(file), "--plot", str(tmp_path / "course.png"))[0] == 2
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, said = run(str(file), "--plot", str(tmp_path / "course.png"))
    assert code == 2
    assert "metalworks[plots]" in said
