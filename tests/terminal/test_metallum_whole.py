"""Whole games of Metallum at the real program: on a pseudo terminal, and line by line through pipes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from metalworks import Match
from metalworks.contract.types import Action
from metalworks.games.metallum.actions import DeclineSubroutine, Program
from metalworks.games.metallum.view import MetallumView, Phase
from metalworks.terminal.seating import OPPONENT

from .conftest import Run, saves
from .person import ENTER, HAND_OVER, OVER, RIGHT, Person

FIRST_PROGRAM = {"action": "program", "tiles": ("move_by_1", "extractors_1")}


def phase(match: Match) -> Phase:
    view = match.view(None)
    assert isinstance(view, MetallumView)
    return view.phase


def take_over(person: Person, seat: int) -> None:
    """Another person sits down: with care while programs are secret, else at once."""
    is_secret = phase(person.match) is Phase.PROGRAMMING
    if is_secret:
        person.wait(lambda: HAND_OVER in person.said)
        person.said = ""
        person.child.send(ENTER)
    person.wait(lambda: f"{person.match.names[seat]}: " in person.said, ENTER * is_secret)
    person.viewer = seat


def listed(match: Match, seat: int) -> list[Action]:
    """The list of moves as it is shown without a draft: the shortest programs first."""
    return sorted(match.legal(seat), key=lambda action: len(action.tiles) if isinstance(action, Program) else 0)


def chosen(actions: list[Action], luck: random.Random) -> int:
    """One of the shorter programs, and anything but declining for the rest; few keys for each."""
    wanted = [number for number, action in enumerate(actions) if not isinstance(action, DeclineSubroutine)]
    most = 20 if isinstance(actions[0], Program) else 4
    return luck.choice(wanted[:most] or list(range(len(actions))))


def play_to_the_end(person: Person, seats: tuple[int, ...]) -> str:
    luck = random.Random(1)
    listing = False
    match = person.match
    person.viewer = seats[0] if len(seats) == 1 else -1
    while not match.is_over:
        waiting = [seat for seat in match.waiting if seat in seats]
        if not waiting:
            person.wait(person.follow)
            continue
        seat = person.viewer if person.viewer in waiting else waiting[0]
        if seat != person.viewer:
            take_over(person, seat)
        if FIRST_PROGRAM not in [line.action for line in match.journal.lines]:
            person.press(ENTER + RIGHT + ENTER + "c")  # by keys on the board, the rest from the list
            continue
        if not listing:
            person.child.send("a")
            listing = True
        person.choose(chosen(listed(match, seat), luck))
    person.wait(lambda: OVER in person.said)
    return person.screen()


def finished(person: Person, text: str) -> None:
    result = person.match.result
    assert result is not None
    assert result.rule in text
    for name, points in zip(person.match.names, result.points, strict=True):
        assert name in text
        assert str(points) in text
    assert Match.replay(person.path.read_text()).position == person.match.position


@pytest.mark.long
def test_two_people_in_one_terminal(home: Path, people: list[Person]) -> None:
    words = ("play", "metallum", "--seats", "human,human", "--names", "Ann,Ben", "--seed", "5", "--pace", "0")
    people.append(person := Person(home, *words))
    assert HAND_OVER in person.screen()
    finished(person, play_to_the_end(person, (0, 1)))
    assert {line.seat for line in person.match.journal.lines} == {-1, 0, 1}


def test_one_against_the_greedy_computer(home: Path, people: list[Person]) -> None:
    words = ("play", "metallum", "--names", "Ann,Ben", "--seed", "6", "--pace", "0")
    people.append(person := Person(home, *words))
    assert "Your program" in person.screen()
    finished(person, play_to_the_end(person, (0,)))
    assert person.match.journal.header.seats[1].computer == OPPONENT


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
        "put move_by_3", "put deep_mining", "back Move by 3", "put extractors_3", "put move_by_2", "put move_by_1",
        "undo", "undo", "put move_by_1", "commit",
        "back", "commit move_by_1", "back", "undo",  # and changes her mind, and changes it back
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
    lines = [line for line in match.journal.lines if line.seat >= 0]
    taken = [str(line.action or "undo") for line in lines]
    assert [line.action.get("tiles", "undo") if line.action else "undo" for line in lines[:4]] == [
        ("move_by_1", "extractors_3"), ("move_by_1",), "undo", ("move_by_2", "power_boost"),
    ]  # fmt: skip
    for part in ("'move_ship', 'place': 2", "'move_ship', 'place': 3", "'end_actions'"):
        assert any(part in action for action in taken[:25]), (part, taken[:25])
    assert "can take the place of “Move by 2”" in done.stdout
    assert "MET-C1" in done.stdout  # Deep Mining finds no socket below Move by 3
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
    assert "Program so far: Move by 3" in seen[0]
