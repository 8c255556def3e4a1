"""Must, asked, may at the terminal, with the small game of the tests: questions, silence, and chances to act."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from metalworks import Match
from metalworks.contract.types import Action
from metalworks.games import register
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.plain.play import PlainTable
from metalworks.terminal.screens.dialogs import HandOver, ResultScreen
from metalworks.terminal.screens.menu import NOBODY, Choice, MenuScreen
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting
from tests.parley import GAME
from tests.parley.game import AcceptOffer, CallForBids, EndTurn, MakeOffer, Wave

from .conftest import Run, press, prompt, saves, screen_text

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay")
WIDE, NARROW = (120, 36), (80, 24)

Sit = Callable[..., Sitting]


class Scripted(Sitting):
    """A table where the computers play what the test says, and then say nothing and end their turns."""

    def __init__(self, save: SaveFile, script: list[Action]) -> None:
        super().__init__(save)
        self.script = script

    def think(self, seat: int) -> int:
        action = self.script.pop(0) if self.script else self.match.silence(seat) or EndTurn()
        if isinstance(action, MakeOffer):
            first, *rest = self.match.codes(seat, action)
            self.script[:0] = [self.match.game.action(code) for code in rest]
            return first
        return self.match.codes(seat, action)[0]


@pytest.fixture
def sit() -> Sit:
    """`sit("human", "computer", script=[...])`: the last seat has the first turn."""
    register(GAME)

    def sit(*kinds: str, script: list[Action] | None = None) -> Sitting:
        seats = [Seat(name, "" if kind == "human" else "random") for name, kind in zip(NAMES, kinds, strict=False)]
        match = Match.new("parley", seats, "1", chance=[{"outcome": "first_fell", "seat": len(kinds) - 1}])
        return Scripted(SaveFile.create(match), list(script or []))

    return sit


def actions(sitting: Sitting) -> list[tuple[int, str]]:
    """Who did what so far."""
    return [(line.seat, str(line.action["action"])) for line in sitting.match.journal.lines if line.action]


# -- who is waited for -------------------------------------------------------------------------


def test_a_person_who_may_act_is_given_the_chance_once(sit: Sit) -> None:
    sitting = sit("human", "computer", "computer", script=[MakeOffer(1, (1,)), AcceptOffer()])
    assert (sitting.computer_to_move(), sitting.may_act(), sitting.person_to_move()) == (2, 0, None)
    sitting.let_pass(0)
    while sitting.match.view(None).player == 2:  # type: ignore[attr-defined]  # Parley's view
        assert sitting.may_act() is None  # also after the offer, when the same can be done again
        seat = sitting.computer_to_move()
        assert seat is not None
        sitting.play_computer(seat, sitting.think(seat))
    assert sitting.person_to_move() == 0
    assert sitting.may_act() is None  # everybody waits for Ann now
    sitting.play(EndTurn())
    assert sitting.may_act() == 0  # a new chance after a turn of their own
    sitting.play(Wave())
    assert sitting.may_act() is None


def test_the_person_at_the_screen_comes_first(sit: Sit) -> None:
    sitting = sit("human", "human", "human", "computer")
    assert sitting.may_act() == 0
    sitting.viewer = 1
    assert sitting.may_act() == 1
    assert sitting.next_person() == 2
    sitting.let_pass(1)
    assert sitting.may_act() == 0


# -- line by line ------------------------------------------------------------------------------


def plain(sitting: Sitting, *said: str, language: str = "en") -> str:
    printed = io.StringIO()
    PlainTable(sitting, language, io.StringIO("".join(f"{line}\n" for line in said)), printed).run()
    return printed.getvalue()


def test_line_by_line_an_empty_line_lets_play_go_on(sit: Sit) -> None:
    sitting = sit("human", "computer")
    printed = plain(sitting, "")
    assert "an empty line lets play go on" in printed
    assert actions(sitting) == [(1, "end_turn")]
    assert "Ann, it is your move." in printed.splitlines()[-2]


def test_line_by_line_a_chance_can_be_taken(sit: Sit) -> None:
    sitting = sit("human", "computer")
    plain(sitting, "wave")
    assert actions(sitting) == [(0, "wave"), (1, "end_turn")]


@pytest.mark.parametrize(
    ("answer", "taken"), [("", "decline_offer"), ("accept_offer", "accept_offer"), ("1", "accept_offer")]
)
def test_line_by_line_a_question_says_what_silence_means(sit: Sit, answer: str, taken: str) -> None:
    sitting = sit("human", "computer", script=[MakeOffer(0, (1, 2))])
    printed = plain(sitting, "", answer)
    assert "Your answer? An empty line means: action-decline-offer." in printed
    assert (0, taken) in actions(sitting)


def test_line_by_line_an_empty_line_decides_nothing_in_an_own_turn(sit: Sit) -> None:
    sitting = sit("computer", "human")
    printed = plain(sitting, "", "", "make_offer 0 2,1", "make_offer 0 1,2", "end_turn")
    assert "PAR-5" in printed  # amounts ascend
    steps = [action for seat, action in actions(sitting) if seat == 1]
    assert steps == ["open_offer", "add_amount", "add_amount", "propose_offer", "end_turn"]


def test_line_by_line_secret_bids_of_three_people(sit: Sit) -> None:
    """All are asked at once and answer one after the other, beginning with Cem, who has the keyboard."""
    sitting = sit("human", "human", "human", "computer", script=[CallForBids()])
    printed = plain(sitting, *["", ""] * 3, "bid 1", "", "bid 3", "", "")
    for name in ("Ann", "Ben", "Cem"):
        assert f"Pass the keyboard to {name}" in printed
    bids = [line.action for line in sitting.match.journal.lines if line.action and line.action["action"] == "bid"]
    assert [bid["amount"] for bid in bids] == [1, 3, 0]


def test_line_by_line_the_last_person_can_come_back(sit: Sit) -> None:
    sitting = sit("human", "human")
    printed = plain(sitting, "", "end_turn", "back", "wave", "")
    assert "Or type “back”: Ben wants to change something first." in printed
    assert actions(sitting) == [(1, "end_turn"), (1, "wave")]


def test_the_real_program_plays_a_game_from_outside(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METALWORKS_GAMES", "tests.parley")
    done = run("play", "parley", "--plain", "--seed", "2", "--players", "2", said="end_turn\n\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "2 is not an official number" in done.stdout
    register(GAME)
    assert Match.replay(saves(home)[0].read_text()).is_over


# -- full screen -------------------------------------------------------------------------------


def app_of(sitting: Sitting, language: str = "en") -> TerminalApp:
    return TerminalApp(language, lambda: TableScreen(sitting), pace=0)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
async def test_computers_wait_once_for_a_person_who_may_act(sit: Sit, language: str) -> None:
    sitting = sit("human", "computer")
    app = app_of(sitting, language)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot)
        assert prompt(app).startswith("◇ ")
        assert actions(sitting) == []
        await press(pilot, "p")
        assert actions(sitting) == [(1, "end_turn")]
        assert prompt(app).startswith("▶ ")


async def test_a_chance_is_taken_from_the_list(sit: Sit) -> None:
    sitting = sit("human", "computer")
    app = app_of(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot)
        app.screen.query_one("#actions").focus()
        await press(pilot, "down", "enter")
        assert actions(sitting) == [(0, "wave"), (1, "end_turn")]


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_question_looks_like_one_and_silence_answers_it(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", "computer", script=[MakeOffer(0, (1, 2))])
    app = app_of(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "p")
        assert prompt(app).startswith("? ")
        assert "If you do not answer (p): action-decline-offer." in screen_text(app).replace("\n", " ")
        assert "no answer" in screen_text(app)
        await press(pilot, "p")
        assert (0, "decline_offer") in actions(sitting)


async def test_everybody_who_is_asked_is_marked(sit: Sit) -> None:
    sitting = sit("human", "human", "human", "computer", script=[CallForBids()])
    app = app_of(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot)
        for _ in range(3):  # each of them lets the computer's turn pass
            assert isinstance(app.screen, HandOver)
            await press(pilot, "enter", "p")
        assert set(sitting.match.asked) == {0, 1, 2}
        assert sitting.viewer == 2  # Cem has the keyboard already
        words = screen_text(app)
        assert all(f"?{sign} {name}" in words for sign, name in (("◆", "Ann"), ("▲", "Ben"), ("●", "Cem")))
        assert "?■ Dot" not in words
        await press(pilot, "p")
        assert set(sitting.match.asked) == {0, 1}
        assert isinstance(app.screen, HandOver)


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_six_seats_from_the_first_turn_to_the_result(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", *["computer"] * 5)
    app = app_of(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot)
        assert all(name in screen_text(app) for name in NAMES)
        for _ in range(40):
            if isinstance(app.screen, ResultScreen):
                break
            if sitting.match.role(0) == "must":
                sitting.play(EndTurn())
                table = app.screen
                assert isinstance(table, TableScreen)
                table._take_up()
                await press(pilot)
            else:
                await press(pilot, "p")
        assert isinstance(app.screen, ResultScreen)
        assert all(name in screen_text(app) for name in NAMES)


# -- the menu ----------------------------------------------------------------------------------


async def test_the_menu_starts_from_the_official_number_of_seats(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    del sit  # registers the game
    monkeypatch.setattr("metalworks.terminal.screens.menu.GAMES", ("parley",))
    app = TerminalApp("en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot)
        assert isinstance(app.screen, MenuScreen)
        words = screen_text(app)
        assert "3 to 6 players, unofficially also 2" in words
        assert "not an official number" not in words
        seats = list(app.screen.query("#seats Choice").results(Choice))
        assert [bool(seat.value) for seat in seats] == [True] * 3 + [False] * 3
        for _ in seats[2].values:
            if seats[2].value != NOBODY:
                await pilot.click(seats[2])
                await press(pilot)
        assert "2 is not an official number of players" in screen_text(app)
        await press(pilot, "s")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.sitting.match.seats == 2
