"""The line-by-line table, the real program in a process of its own with piped input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metalworks import Match

from .conftest import Run, saves

NEW = ("play", "metallurgie", "--plain", "--seed", "11")


def test_a_whole_game_by_numbers(run: Run, home: Path) -> None:
    done = run(*NEW, "--names", "Ann", said="1\n" * 1000)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = Match.replay(saves(home)[0].read_text())
    result = match.result
    assert result is not None
    assert f"({result.rule})" in done.stdout.splitlines()[-1]
    assert "Ann: " in done.stdout


def test_computers_are_introduced_and_called_by_their_names(run: Run) -> None:
    done = run("play", "metallurgie", "--plain", "--seed", "11", "--seats", "human,smith,tinker,smith", said="log\n")
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith("◕ Smith: ")]
    assert [line for line in lines if line.startswith("◑ Tinker: ")]
    assert sum(line.startswith("◕") for line in lines) == 1
    for name in ("Smith 1", "Smith 2", "Tinker:"):
        assert any(name in line for line in lines), name
    assert "Computer" not in done.stdout


def test_what_looks_like_a_number_and_is_none(run: Run) -> None:
    done = run(*NEW, said=f"²\n{'9' * 5000}\n99\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_no_colour_and_no_cursor_control(run: Run) -> None:
    done = run(*NEW, said="1\n1\nlog\nboard\nhand\nhelp\nrules\n")
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", done.stdout)
    assert "MGI-1.1" in done.stdout


def test_the_end_of_input_saves_and_says_how_to_go_on(run: Run, home: Path) -> None:
    first = run(*NEW, said="1\n1\n")
    assert first.returncode == 0
    [save] = saves(home)
    hint = first.stdout.splitlines()[-1]
    assert f"--resume {save}" in hint
    before = Match.replay(save.read_text())
    second = run("play", "--plain", "--resume", str(save), said="save\nquit\n")
    assert second.returncode == 0
    assert str(save) in second.stdout
    assert Match.replay(save.read_text()).position == before.position
    third = run("play", "--plain", "--resume", said="1\n1\n1\n")
    assert third.returncode == 0
    assert len(save.read_text()) > len(before.journal.dumps())
    assert len(saves(home)) == 1


def test_words_do_what_numbers_do(run: Run, home: Path) -> None:
    """Undo, words in two languages, refusals with their rule, and what means nothing."""
    hot_seat = ("play", "metallurgie", "--plain", "--seed", "1", "--seats", "human,human")
    said = ["", "iron 0,2", "undo", "iron 9,9", "end", "nonsense", "999", "lang xx", "lang de", "eisen 0,2", "ende"]
    done = run(*hot_seat, said="\n".join(said) + "\n")
    assert done.returncode == 0, done.stderr
    [save] = saves(home)
    lines = [line for line in Match.replay(save.read_text()).journal.lines if line.seat >= 0]
    iron = {"action": "place_card", "metal": "iron", "at": (0, 2)}
    assert [line.action or "undo" for line in lines] == [iron, "undo", iron, {"action": "end_turn"}]
    assert "MGI-2.3" in done.stdout
    assert "MGI-2.7" in done.stdout
    assert "nonsense" in done.stdout
    assert "999" in done.stdout
    assert "xx" in done.stdout


@pytest.mark.parametrize("game", ["metallurgie", "metallum", "metal_adventures"])
def test_a_hint_says_what_to_do_and_why(run: Run, home: Path, game: str) -> None:
    """In a sentence, in the language of the moment, and nothing is done by it."""
    done = run("play", game, "--plain", "--seed", "11", said="hint\nlang de\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    why = r"Your chance of winning the game: about \d+%|Nothing else is worth a thought"
    assert re.search(rf"^Suggestion: .+\. ({why})", done.stdout, re.MULTILINE)
    assert re.search(r"^Vorschlag: .+\. .+\.$", done.stdout, re.MULTILINE)
    [save] = saves(home)
    assert not [line for line in Match.replay(save.read_text()).journal.lines if line.seat == 0]


def test_hot_seat_hands_over_and_hides(run: Run) -> None:
    """Before the first person takes the keyboard nothing of any hand is said."""
    words = ("play", "metallurgie", "--plain", "--seats", "human,human", "--names", "Ann,Ben", "--seed", "1")
    lines = run(*words).stdout.splitlines()
    assert "Ann" in lines[2]
    assert not re.search("iron|copper|silver|gold", "\n".join(lines[:-1]), re.IGNORECASE)
    taken = run(*words, said="\n").stdout
    assert re.search("iron|copper|silver|gold", taken, re.IGNORECASE)


def test_languages(run: Run) -> None:
    assert re.search("Kupfer|Eisen|Silber", run(*NEW, said="hand\n", lang="de_DE.UTF-8").stdout)
    assert re.search("Miedź|Żelazo|Srebro", run(*NEW, "--lang", "pl", said="hand\n", lang="de_DE.UTF-8").stdout)


def test_only_computers(run: Run, home: Path) -> None:
    done = run("play", "metallurgie", "--plain", "--seats", "random,random,random", "--option", "bonus=true")
    assert done.returncode == 0, done.stderr
    assert Match.replay(saves(home)[0].read_text()).is_over
