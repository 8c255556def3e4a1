"""Whole games of Metal Adventures at the real program: on a pseudo terminal, and line by line through pipes."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO, cast

import pytest

from metalworks import Match
from metalworks.contract.types import Action, Role
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.building import position
from metalworks.games.metal_adventures.view import MetalAdventuresView
from metalworks.players import choose
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metal_adventures import battle, captains, deals, plain, space, tour
from metalworks.terminal.boards.metal_adventures.form import Begin
from metalworks.terminal.boards.metal_adventures.pages import Page, home
from metalworks.terminal.boards.metal_adventures.pirate_map import keys_of
from metalworks.terminal.plain.play import PlainTable
from metalworks.terminal.scene import scene_of
from metalworks.terminal.sitting import Sitting

from .conftest import Run, saves
from .person import DOWN, ENTER, HAND_OVER, OVER, RIGHT, Person

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay")
ROWS = {
    Page.SPACE: space.rows,
    Page.CAPTAINS: captains.rows,
    Page.TOUR: tour.rows,
    Page.BATTLE: battle.rows,
    Page.DEALS: deals.rows,
}
# What a person does who is in no hurry to fight: the first of these that is legal.
CALM = (acts.PlunderCredits, acts.KeepPromise, acts.Pass, acts.KeepFaktorBack, acts.Done, acts.EndTurn)


def last_turns(home: Path) -> Path:
    """The save of a game in its last turns: Ann, who has a rich ship, and five greedy computers."""
    text = position(
        seats=6,
        turn=7,
        credits=(14, 3, 3, 3, 3, 3),
        earned=(6, 1, 1, 1, 1, 1),
        trophies=(("deep_pockets", "last_hull_floating"),),
        improvements=(("hull_saw", "rail_culverin"),),
    )
    seats = [Seat(name, "greedy" if seat else "") for seat, name in enumerate(NAMES)]
    return SaveFile.create(Match.at("metal_adventures", text, seats, "1"), home / "saves").path


def view(match: Match) -> MetalAdventuresView:
    return cast(MetalAdventuresView, match.view(0))


def events(match: Match) -> list[str]:
    return [type(event).__name__ for event in match.events(0)]


def calm(match: Match) -> Action:
    legal = match.legal(0)
    return next((action for kind in CALM for action in legal if isinstance(action, kind)), legal[0])


def finished(match: Match) -> None:
    """The deal, the ally, the challenge and the trophy revealed in Ben's turn are in the journal of a finished game."""
    assert match.is_over
    told = match.events(0)
    assert events(match).count("DealSealed") >= 2
    assert {"AllyJoined", "ChallengeMade"} <= set(events(match))
    bens_turn = next(at for at, event in enumerate(told) if type(event).__name__ == "TurnBegun" and event.seat == 1)  # type: ignore[attr-defined]
    revealed = [event for event in told[bens_turn:] if type(event).__name__ == "TrophyRevealed"]
    assert any(event.seat == 0 and not event.by_itself for event in revealed)  # type: ignore[attr-defined]


# -- full screen -------------------------------------------------------------------------------


def keys_for(match: Match, seat: int, choice: Choice) -> str:
    """The page that a choice is on, and its key there."""
    scene = scene_of(match, seat, "en")
    meant = acts.OpenDeal(choice.other) if isinstance(choice, Begin) else choice
    assert isinstance(meant, Action)
    page = home(cast(MetalAdventuresView, scene.view), meant)
    rows = ROWS[page](scene, 76)
    at = next(at for at, row in enumerate(rows) if row.choice == choice)
    return page.value + keys_of(rows)[at]


def until(person: Person, happened: str, times: int = 1) -> None:
    """Wait until something has happened in the match, and Ann decides again."""

    def reached() -> bool:
        person.follow()
        return events(person.match).count(happened) >= times and 0 in person.match.waiting

    person.wait(reached)


def test_one_person_and_five_computer_pirates(home: Path, people: list[Person]) -> None:
    """A deal and an ally by the form, a challenge, and a trophy revealed in somebody else's turn."""
    people.append(person := Person(home, "play", "--resume", str(last_turns(home)), "--pace", "0"))
    match = person.match
    person.press(keys_for(match, 0, Begin(1)) + "+" + "o")
    until(person, "DealSealed")
    person.press(keys_for(match, 0, acts.Challenge(2)))
    until(person, "ChallengeMade")
    person.press(keys_for(match, 0, Begin(1)) + "+" + RIGHT + RIGHT + DOWN + ENTER + "o")
    until(person, "DealSealed", 2)
    while not match.is_over:
        person.follow()
        chances = [action for action in match.legal(0) if isinstance(action, acts.Reveal)]
        if match.role(0) is Role.MUST:
            person.press(keys_for(match, 0, calm(match)))
        elif match.role(0) is Role.ASKED:
            person.press("p")
        elif chances and view(match).active == 1:
            person.press(keys_for(match, 0, chances[0]))
        else:
            person.wait(person.follow)
    person.wait(lambda: OVER in person.said)
    screen = person.screen()
    assert "MAD-4.5" in screen
    assert all(name in screen for name in NAMES)
    finished(match)


def play_by_advice(person: Person, seats: Sequence[int]) -> None:
    """To the end by keys on the board, as a greedy computer would."""
    match = person.match
    person.viewer = seats[0] if len(seats) == 1 else -1
    while not match.is_over:
        person.follow()
        waiting = [seat for seat in match.waiting if seat in seats]
        if not waiting:
            if person.viewer in seats and match.role(person.viewer) is Role.MAY:
                person.child.send("p")
            person.wait(person.follow)
            continue
        if person.viewer not in waiting:
            person.wait(lambda: HAND_OVER in person.said)
            person.said = ""
            person.child.send(ENTER)
            person.viewer = waiting[0]
            person.wait(lambda: f"{match.names[person.viewer]}: " in person.said, ENTER)
        seat = person.viewer
        person.choose(match.legal_codes(seat).index(choose(match, seat, "greedy")))
    person.wait(lambda: OVER in person.said)


@pytest.mark.long
@pytest.mark.parametrize("people_at_once", [1, 3])
def test_a_whole_game_from_the_first_card(home: Path, people: list[Person], people_at_once: int) -> None:
    kinds = ["human"] * people_at_once + ["greedy"] * (5 if people_at_once == 1 else 0)
    names = ",".join(NAMES[: len(kinds)])
    words = ("play", "metal_adventures", "--seats", ",".join(kinds), "--names", names, "--seed", "3", "--pace", "0")
    people.append(person := Person(home, *words))
    if people_at_once > 1:
        person.said = ""
        person.child.send(ENTER)
        person.wait(lambda: "Ann: " in person.said)
    person.child.send("a")
    play_by_advice(person, range(people_at_once))
    assert person.match.is_over


# -- line by line ------------------------------------------------------------------------------


def test_line_by_line_with_five_computer_pirates(run: Run, home: Path) -> None:
    save = last_turns(home)
    said = [
        "offer P2 give 1c",
        "challenge Cem",
        "offer Ben give 1c want join promise 1c if-won",
        "pass",
        "back",
        "plunder",
        "keep",
        "end",
        "reveal 1",
    ]
    done = run("play", "--plain", "--resume", str(save), said="\n".join(said) + "\n" * 40)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = Match.replay(save.read_text())
    finished(match)
    assert "(MAD-4.5)" in done.stdout.splitlines()[-1]
    assert "While Ben decides you may: Reveal “Deep Pockets”." in done.stdout


class Adviser:
    """Types what a greedy computer would do, by its number in the list, and remembers every line."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.said: list[str] = []

    def readline(self) -> str:
        self.said.append(self._next())
        return f"{self.said[-1]}\n"

    def _next(self) -> str:
        match, viewer = self.sitting.match, self.sitting.viewer
        if viewer is None or viewer not in match.waiting:
            return ""  # take the keyboard, or let play go on
        scene = self.sitting.scene("en")
        listed = [choice for _, choices in plain.groups(scene) for choice in choices]
        return str(listed.index(match.game.action(choose(match, viewer, "greedy"))) + 1)


@pytest.mark.parametrize(
    ("kinds", "seed"), [("human,human,human", "10"), ("human,greedy,greedy,greedy,greedy,greedy", "9")]
)
def test_line_by_line_from_the_first_card(run: Run, home: Path, kinds: str, seed: str) -> None:
    """What a person would type is found out beforehand; the real program then plays the very same game."""
    seats = [Seat(name, "" if kind == "human" else kind) for name, kind in zip(NAMES, kinds.split(","), strict=False)]
    sitting = Sitting(SaveFile.create(Match.new("metal_adventures", seats, seed), home / "other"))
    adviser = Adviser(sitting)
    PlainTable(sitting, "en", cast(TextIO, adviser), io.StringIO()).run()
    assert sitting.match.is_over
    names = ",".join(seat.name for seat in seats)
    words = ("play", "metal_adventures", "--plain", "--seats", kinds, "--names", names, "--seed", seed)
    done = run(*words, said="".join(f"{line}\n" for line in adviser.said))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    match = Match.replay(saves(home)[0].read_text())
    assert match.position == sitting.match.position
    assert f"({match.result.rule})" in done.stdout.splitlines()[-1]  # type: ignore[union-attr]
    if kinds.count("human") > 1:
        assert all(f"Pass the keyboard to {name}" in done.stdout for name in NAMES[:3])
