"""Whole games of Metallum at the real program: on a pseudo terminal, and line by line through pipes."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from metalworks import Match

from .conftest import COMMAND, Run, saves

COLUMNS, LINES = 80, 24
DOWN, ENTER = "\x1b[B", "\r"


class Person:
    """Sits at the real program in a pseudo terminal and plays by the list of moves and the keys."""

    def __init__(self, home: Path, *words: str) -> None:
        environment = {**os.environ, "METALWORKS_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        program, *rest = COMMAND
        self.home = home
        self.child = pexpect.spawn(
            program, [*rest, *words], dimensions=(LINES, COLUMNS), env=environment, timeout=30, encoding="utf-8"
        )
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.Stream(self.screen)

    def look(self, timeout: float = 0.02) -> str:
        """What is on the screen once nothing more comes for a moment."""
        try:
            while True:
                self.stream.feed(self.child.read_nonblocking(1 << 16, timeout=timeout))
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            raise AssertionError("the program has ended:\n" + "\n".join(self.screen.display)) from None
        return "\n".join(self.screen.display)

    def until(self, *words: str) -> str:
        """Wait for one of some words."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            text = self.look()
            if any(word in text for word in words):
                return text
        raise AssertionError(f"none of {words}:\n{self.look()}")

    @property
    def lines(self) -> int:
        """How far the match is, from its save file."""
        return len(saves(self.home)[0].read_text().splitlines())

    def do(self, keys: str) -> None:
        """Press keys and wait until the match has taken a step, or somebody else is asked."""
        before = self.lines
        self.child.send(keys)
        end = time.monotonic() + 30
        while self.lines == before and time.monotonic() < end:
            if "Pass the keyboard" in self.look() or OVER in self.look():
                return
        assert self.lines > before, self.look()


OVER = "The match is over"
ASKED = "▶ "  # the prompt of a person who must decide


@pytest.fixture
def people() -> Iterator[list[Person]]:
    sitting: list[Person] = []
    yield sitting
    for person in sitting:
        if person.child.isalive():
            person.child.kill(9)
            person.child.wait()


def play_to_the_end(person: Person) -> str:
    """Each round a move and one more tile, then everything the list offers from its top."""
    person.until(ASKED, "Pass the keyboard")
    listing = False
    for _ in range(1500):
        text = person.until(ASKED, "Pass the keyboard", OVER)
        if OVER in text:
            return text
        if "Pass the keyboard" in text:
            person.child.send(ENTER)
            while "Pass the keyboard" in person.look():
                pass
            continue
        if not listing:
            person.child.send("a")
            listing = True
        if "Programming" in text.splitlines()[0]:
            person.do(DOWN + ENTER)  # the first move tile that is left
            person.do(DOWN + DOWN + ENTER)  # the first tile that joins it, or back to none
            person.do("c" if "Commit" in person.look() else DOWN + ENTER)
        else:
            person.do(DOWN + ENTER)
    raise AssertionError(person.look())


def finished(home: Path, text: str) -> Match:
    match = Match.replay(saves(home)[0].read_text())
    assert match.result is not None
    assert match.result.rule in text
    for name, points in zip(match.names, match.result.points, strict=True):
        assert name in text
        assert str(points) in text
    return match


def test_two_people_in_one_terminal(home: Path, people: list[Person]) -> None:
    words = ("play", "metallum", "--seats", "human,human", "--names", "Ann,Ben", "--seed", "5", "--pace", "0")
    people.append(person := Person(home, *words))
    match = finished(home, play_to_the_end(person))
    assert {line.seat for line in match.journal.lines} == {-1, 0, 1}


def test_one_against_the_greedy_computer(home: Path, people: list[Person]) -> None:
    words = ("play", "metallum", "--names", "Ann,Ben", "--seed", "6", "--pace", "0")
    people.append(person := Person(home, *words))
    match = finished(home, play_to_the_end(person))
    assert match.journal.header.seats[1].computer == "greedy"


# -- line by line ------------------------------------------------------------------------------


def test_line_by_line_against_the_greedy_computer(run: Run, home: Path) -> None:
    done = run("play", "metallum", "--plain", "--seed", "3", "--names", "Ann", said="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = Match.replay(saves(home)[0].read_text())
    assert match.result is not None
    assert f"({match.result.rule})" in done.stdout.splitlines()[-1]


def test_line_by_line_two_people_and_words(run: Run, home: Path) -> None:
    """The first round in words, in two languages; the rest by numbers."""
    first_round = [
        "",  # Ann takes the keyboard
        "put deep_mining", "put extractors_3", "back deep_mining", "put 3 Extractors", "put move_by_1", "commit",
        "",  # Ben takes it
        "lang de", "lege bewegung", "lege move_by_2", "lege power_boost", "bestätigen",
    ]  # fmt: skip
    actions = ["first red", "execute extractors_3", "execute move_by_1", "move 7", "move 2", "end"]
    blue = ["ausführen power_boost", "setze 1", "ausführen move_by_2", "fliege 3", "ende"]
    both = [*actions, *blue, *actions, *blue]
    said = "\n".join([*first_round, *both]) + "\n" + "1\n" * 3000
    done = run("play", "metallum", "--plain", "--seed", "9", "--seats", "human,human", "--names", "Ann,Ben", said=said)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = Match.replay(saves(home)[0].read_text())
    assert match.is_over
    taken = [str(line.action) for line in match.journal.lines if line.action]
    for part in ("extractors_3", "'move_ship', 'place': 2", "'move_ship', 'place': 3", "'end_actions'"):
        assert any(part in action for action in taken[:20]), (part, taken[:20])
    assert "MET-C1" in done.stdout or "MET-3.3" in done.stdout  # Deep Mining beside 3 Extractors: no program
    assert "MET-4.10" in done.stdout


def test_line_by_line_hides_programs(run: Run) -> None:
    """What Ben reads is the same, whatever Ann has committed."""
    words = ("play", "metallum", "--plain", "--seed", "4", "--seats", "human,human", "--names", "Ann,Ben")
    seen = []
    for tiles in (["move_by_1"], ["move_by_2", "extractors_2", "power_boost"]):
        said = ["", *(f"put {tile}" for tile in tiles), "commit", "", "put move_by_3", "log", "hand"]
        done = run(*words, said="\n".join(said) + "\n")
        assert done.returncode == 0, done.stderr
        marker = "Pass the keyboard to Ben"
        seen.append(done.stdout[done.stdout.index(marker) :].rsplit("\n", 2)[0])
    assert seen[0] == seen[1]
    assert "Move by 3" in seen[0]
