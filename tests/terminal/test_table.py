"""The full-screen table, driven by keys and mouse through Textual's own pilot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from textual.widgets import Button, OptionList, Static

from metalworks import Match
from metalworks.games.metallurgie.actions import PlaceCard
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.view import MetallurgieView, Phase
from metalworks.players import choose
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.boards.metallurgie.board import MetallurgieBoard, Pattern
from metalworks.terminal.boards.metallurgie.tray import Tray
from metalworks.terminal.screens.dialogs import HandOver, HelpScreen, ResultScreen
from metalworks.terminal.screens.menu import MenuScreen
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting

from .conftest import AppPilot, Sit, saves, screen_text, settle

WIDE = (120, 36)
NARROW = (80, 24)


def table_app(sitting: Sitting, language: str = "en") -> TerminalApp:
    return TerminalApp(language, lambda: TableScreen(sitting), pace=0)


def table(app: TerminalApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def view(app: TerminalApp) -> MetallurgieView:
    return cast(MetallurgieView, table(app).scene.view)


def board(app: TerminalApp) -> MetallurgieBoard:
    return cast(MetallurgieBoard, table(app).board)


async def my_turn(pilot: AppPilot, app: TerminalApp) -> None:
    await settle(pilot)
    assert table(app).scene.is_mine


def hint(app: TerminalApp) -> Static:
    return table(app).query_one("#hint", Static)


async def one_key(pilot: AppPilot, app: TerminalApp) -> None:
    """Something legal by a key, whatever the phase."""
    scene = table(app).scene
    lays = any(isinstance(action, PlaceCard) for action in scene.legal)
    phase = view(app).phase
    if phase is Phase.FOLLOW:
        await pilot.press("e")
    elif phase is Phase.START and not lays:
        await pilot.press("d")
    else:
        await pilot.press("enter")


async def test_a_whole_game_by_keys_to_the_result_and_a_rematch(sit: Sit, home: Path) -> None:
    sitting = sit("human", "greedy", bonus=True)
    app = table_app(sitting)
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot)
        for _ in range(1500):
            if isinstance(app.screen, ResultScreen):
                break
            if table(app).scene.is_mine:
                steps = sitting.match.steps
                await one_key(pilot, app)
                await settle(pilot)
                assert sitting.match.steps > steps
            else:
                await settle(pilot)
        assert isinstance(app.screen, ResultScreen)
        result = sitting.match.result
        assert result is not None
        words = screen_text(app)
        for name, points in zip(sitting.match.names, result.points, strict=True):
            assert name in words
            assert str(points) in words
        assert result.rule in words
        assert Match.replay(saves(home)[0].read_text()).position == sitting.match.position
        await pilot.press("r")
        await settle(pilot)
        again = table(app).sitting
        assert again is not sitting
        assert again.match.names == sitting.match.names
        assert not again.match.is_over
        assert len(saves(home)) == 2


async def test_a_click_lays_a_card_and_undo_takes_it_back(sit: Sit) -> None:
    sitting = sit("human", "greedy", seed="3")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        before = sitting.match.position
        target = next(action for action in table(app).scene.legal if isinstance(action, PlaceCard))
        card = board(app).query_one(Tray).canvas.middle_of(target.metal)
        assert card is not None
        await pilot.click("#tray", offset=card)
        assert board(app).selected is target.metal
        place = board(app).query_one(Pattern).canvas.middle_of(target.at)
        assert place is not None
        await pilot.click("#pattern", offset=place)
        await settle(pilot)
        assert view(app).last == target.at
        assert sitting.match.position != before
        await pilot.press("u")
        await settle(pilot)
        assert sitting.match.position == before
        assert view(app).phase is Phase.START


async def test_a_click_on_the_deck_draws(sit: Sit) -> None:
    app = table_app(sit("human", "random", seed="3"))
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        deck, turn = view(app).deck_size, view(app).turn
        await pilot.click("#tray", offset=(3, 1))
        await settle(pilot)
        assert view(app).deck_size < deck
        assert view(app).phase is Phase.PLACE_DRAWN or view(app).turn > turn


async def test_moves_from_the_list(sit: Sit) -> None:
    sitting = sit("human", "greedy", seed="3")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        actions = table(app).query_one("#actions", OptionList)
        legal = table(app).scene.legal
        assert actions.option_count == len(legal)
        actions.focus()
        await pilot.press("down", "down", "down")
        chosen = legal[actions.highlighted or 0]
        assert isinstance(chosen, PlaceCard)
        assert board(app).cursor == chosen.at
        await pilot.press("enter")
        await settle(pilot)
        assert view(app).last == chosen.at


async def test_a_hint_says_why(sit: Sit) -> None:
    app = table_app(sit("human", "smith"))
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        before = table(app).sitting.match.steps
        await pilot.press("i")
        await settle(pilot)
        assert "Suggestion: " in str(hint(app).content)
        assert re.search(r"winning the game: about \d+%|Nothing else is worth", str(hint(app).content))
        assert table(app).sitting.match.steps == before


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_an_illegal_move_is_refused_with_its_rule(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", "greedy", seed="3")
    app = table_app(sitting)
    async with app.run_test(size=size) as pilot:
        await my_turn(pilot, app)
        steps = sitting.match.steps
        await pilot.press("e")
        await settle(pilot)
        assert "MGI-2.7" in str(hint(app).render())
        assert "MGI-2.7" in screen_text(app)
        legal = {(action.metal, action.at) for action in table(app).scene.legal if isinstance(action, PlaceCard)}
        metal = board(app).selected
        wrong = next(stack.at for stack in view(app).pattern if (metal, stack.at) not in legal)
        board(app).cursor = wrong
        await pilot.press("enter")
        await settle(pilot)
        assert "MGI-2.3" in screen_text(app)
        assert sitting.match.steps == steps


async def test_the_language_changes_and_nothing_is_lost(sit: Sit) -> None:
    sitting = sit("human", "greedy", seed="3")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter")
        await settle(pilot)
        position, cursor = sitting.match.position, board(app).cursor
        seen = []
        for _ in range(3):
            seen.append((app.language, screen_text(app)))
            await pilot.press("L")
            await settle(pilot)
        assert [language for language, _ in seen] == ["en", "de", "pl"]
        assert len({words for _, words in seen}) == 3
        assert "Kupfer" in seen[1][1]
        assert "Miedź" in seen[2][1]
        assert app.language == "en"
        assert (sitting.match.position, board(app).cursor) == (position, cursor)


async def test_cursor_and_cards_by_keys(sit: Sit) -> None:
    app = table_app(sit("human", "greedy", seed="3"))
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        board(app).cursor = Cell(0, 0)
        for keys, there in (("right", Cell(1, 0)), ("l", None), ("h", Cell(1, 0)), ("left", Cell(0, 0))):
            await pilot.press(keys)
            if there is not None:
                assert board(app).cursor == there
        await pilot.press("j")
        down = board(app).cursor
        assert down is not None
        assert down.r == 1
        await pilot.press("up")
        assert board(app).cursor == Cell(0, 0)
        fits = {action.metal for action in table(app).scene.legal if isinstance(action, PlaceCard)}
        for metal in fits:
            await pilot.press(str(metal.number))
            assert board(app).selected is metal
            await pilot.press("n")
            assert PlaceCard(metal, board(app).cursor or Cell(0, 0)) in table(app).scene.legal


async def test_help_and_rules_open_and_close(sit: Sit) -> None:
    app = table_app(sit("human", "greedy", seed="3"))
    async with app.run_test(size=WIDE) as pilot:
        await my_turn(pilot, app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        await pilot.press("r")
        await pilot.pause()
        assert "MGI-1.1" in screen_text(app)
        await pilot.press("L")
        await pilot.pause()
        assert "MGI-1.1" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_moves_come_and_go_on_a_small_screen(sit: Sit) -> None:
    app = table_app(sit("human", "greedy", seed="3"))
    async with app.run_test(size=NARROW) as pilot:
        await my_turn(pilot, app)
        assert not table(app).query_one("#right").display
        await pilot.press("a")
        await pilot.pause()
        assert table(app).query_one("#right").display
        assert table(app).query_one("#actions").has_focus
        await pilot.press("a")
        await pilot.pause()
        assert not table(app).query_one("#right").display


# -- two people, one keyboard ------------------------------------------------------------------


async def test_hot_seat_hides_hands_between_turns(sit: Sit) -> None:
    sitting = sit("human", "human", seed="5", bonus=True)
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        for _ in range(6):
            assert isinstance(app.screen, HandOver)
            person = sitting.person_to_move()
            assert person is not None
            assert table(app).scene.viewer is None
            assert all(seat.hand is None and seat.bonus is None for seat in view(app).seats)
            assert not board(app).query_one(Tray).canvas.spots & set(Metal)
            assert not table(app).scene.legal
            assert sitting.match.names[person] in screen_text(app)
            await pilot.press("enter")
            await settle(pilot)
            assert sitting.viewer == person
            assert [seat.hand is not None for seat in view(app).seats] == [n == person for n in range(2)]
            while sitting.match.waiting == (person,):
                await one_key(pilot, app)
                await settle(pilot)


async def test_the_handover_screen_is_the_same_whatever_the_hands() -> None:
    """Two matches that differ only in hidden cards look alike until somebody takes the keyboard."""
    seen = []
    for hands in ("i3,c3", "c3,i3"):
        seats = [Seat("Ann"), Seat("Ben")]
        match = Match.at("metallurgie", with_hands(hands), seats, "9")
        app = table_app(Sitting(SaveFile.create(match)))
        async with app.run_test(size=WIDE) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, HandOver)
            seen.append(screen_text(app))
    assert seen[0] == seen[1]


def with_hands(hands: str) -> str:
    """The start of a match with these two hands, the rest of the cards in the deck."""
    position = Match.new("metallurgie", 2, "1").position
    return position.replace(field(position, "hands"), hands).replace(field(position, "deck"), "e1i30c23s19g13")


def field(position: str, name: str) -> str:
    return next(part.partition("=")[2] for part in position.split() if part.startswith(f"{name}="))


# -- menu --------------------------------------------------------------------------------------


async def test_the_menu_starts_a_game_with_the_chosen_seats(home: Path) -> None:
    app = TerminalApp("en", pace=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        assert "Metallurgie" in screen_text(app)
        games = app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("metallurgie")
        games.action_select()
        await pilot.pause()
        choices = list(app.screen.query("#seats Button").results(Button))
        await pilot.click(choices[2])
        await pilot.click(next(iter(app.screen.query("#options Button").results(Button))))
        await pilot.press("L")
        await pilot.press("s")
        await settle(pilot)
        match = table(app).sitting.match
        assert match.seats == 3
        assert match.journal.header.options == {"bonus": True}
        await pilot.press("q")
        await pilot.pause()
    assert app.return_value == saves(home)[0]


async def test_only_computers_play_by_themselves(sit: Sit) -> None:
    sitting = sit("random", "greedy", "random")
    while cast(MetallurgieView, sitting.match.view(None)).deck_size > 15:
        seat = sitting.match.waiting[0]
        sitting.match.play(seat, choose(sitting.match, seat, "random"))
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(200):
            await settle(pilot)
            if isinstance(app.screen, ResultScreen):
                break
        assert sitting.match.is_over
