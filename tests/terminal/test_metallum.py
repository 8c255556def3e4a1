"""The full-screen table of Metallum, driven by keys and mouse through Textual's own pilot."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import cast

import pytest
from textual.widgets import OptionList

from metalworks import Match
from metalworks.games.metallum import position
from metalworks.games.metallum.actions import EndActions, ExecuteSubroutine, MoveShip, PlaceMarker, Program
from metalworks.games.metallum.components import Marker, Tile
from metalworks.games.metallum.view import MetallumView, Phase, Step, TileState
from metalworks.players import choose
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.boards.metallum.board import MetallumBoard
from metalworks.terminal.boards.metallum.bridge import Bridge
from metalworks.terminal.boards.metallum.cards import phase_signs
from metalworks.terminal.boards.metallum.draft import Draft, draft_of
from metalworks.terminal.boards.metallum.words import card_hint
from metalworks.terminal.plain.play import PlainTable
from metalworks.terminal.screens.dialogs import HandOver
from metalworks.terminal.screens.replay import ALL, ReplayScreen
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting

from .conftest import AppPilot, press, screen_text, settle

WIDE = (120, 40)
NARROW = (80, 24)

Sit = Callable[..., Sitting]


@pytest.fixture
def sit() -> Sit:
    def sit(*kinds: str, seed: str = "7", edition: str = "en") -> Sitting:
        names = ("Ann", "Ben")
        seats = [Seat(name, "" if kind == "human" else kind) for name, kind in zip(names, kinds, strict=True)]
        return Sitting(SaveFile.create(Match.new("metallum", seats, seed, {"edition": edition})))

    return sit


RED_PROGRAM = ("move_by_1", "extractors_1", "deposits_report")
MARKET = ("mining_station", "refinery", "compiler", "jump_gate")


def at(position: str, *seats: Seat) -> Sitting:
    return Sitting(SaveFile.create(Match.at("metallum", position, seats, "7")))


def acting() -> Sitting:
    """A person against a computer in round 1: red with three tiles, blue with a lone move."""
    text = position(phase="actions", programs=(RED_PROGRAM, ("move_by_2",)), market=MARKET)
    return at(text, Seat("Ann"), Seat("Ben", "random"))


def table_app(sitting: Sitting, language: str = "en") -> TerminalApp:
    return TerminalApp(language, lambda: TableScreen(sitting), pace=0)


def table(app: TerminalApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def board(app: TerminalApp) -> MetallumBoard:
    return cast(MetallumBoard, table(app).board)


def view(app: TerminalApp) -> MetallumView:
    return cast(MetallumView, table(app).scene.view)


def draft(app: TerminalApp) -> Draft:
    found = draft_of(table(app).scene)
    assert found is not None
    return found


def handing_over(app: TerminalApp) -> bool:
    return isinstance(app.screen, HandOver)


async def click(pilot: AppPilot, app: TerminalApp, spot: object) -> None:
    at = board(app).query_one(Bridge).canvas.middle_of(cast(Tile, spot))
    assert at is not None, spot
    await pilot.click("#bridge", offset=at)
    await settle(pilot)


# -- programming -------------------------------------------------------------------------------


async def test_a_program_stays_on_its_board_with_what_is_done() -> None:
    text = position(
        phase="actions",
        programs=(RED_PROGRAM, ("move_by_2",)),
        spent=(("move_by_1", "deposits_report"), ()),
        declined=(("deposits_report",), ()),
        market=MARKET,
    )
    app = table_app(at(text, Seat("Ann"), Seat("Ben")))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        signs = [sign for sign in drawn_program(app) if sign in "✓✕"]
        assert signs == ["✓", "✕"]  # Move by 1 executed, Deposits Report declined, 1 Extractor still to do
        assert "complexity 1" in screen_text(app)


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_program_by_keys(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "enter")  # take the keyboard
        start = sitting.match.steps
        await press(pilot, "c")
        assert "MET-3.2" in screen_text(app)
        assert "△" not in drawn_program(app)
        await press(pilot, "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_1,)
        assert "△" in drawn_program(app)
        await press(pilot, "right", "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_1, Tile.EXTRACTORS_1)
        assert "▲" in drawn_program(app)
        await press(pilot, "up", "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_1,)
        await press(pilot, "n")
        assert draft(app).state(board(app).tile) is TileState.ACTIVE
        assert draft(app).problem(board(app).tile) is None
        assert sitting.match.steps == start  # the match learns of none of it
        await press(pilot, "c")
        assert handing_over(app)
        assert sitting.match.steps == start + 1


async def test_a_tile_takes_the_place_of_another_of_its_type(sit: Sit) -> None:
    app = table_app(sit("human", "random", seed="2"))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_1,)
        await press(pilot, "down")
        assert "can take the place of “Move by 1”" in screen_text(app)
        await press(pilot, "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_2,)


async def test_undo_goes_back_over_the_draft_step_by_step(sit: Sit) -> None:
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        steps = ((Tile.MOVE_BY_1,), (Tile.MOVE_BY_2,), (Tile.MOVE_BY_2, Tile.EXTRACTORS_2), (Tile.EXTRACTORS_2,))
        for tile, tiles in zip((Tile.MOVE_BY_1, Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.MOVE_BY_2), steps, strict=True):
            await click(pilot, app, tile)
            assert draft(app).tiles == tiles
        for tiles in (*steps[2::-1], ()):
            await press(pilot, "u")
            assert draft(app).tiles == tiles
        assert not any(line.undo for line in sitting.match.journal.lines)
        await click(pilot, app, Tile.MOVE_BY_1)
        await press(pilot, "c", "b", "u")  # committing is a step of the match
        assert sitting.match.journal.lines[-1].undo
        assert not view(app).seats[0].committed
        assert draft(app).tiles == (Tile.MOVE_BY_1,)
        await press(pilot, "u")
        assert draft(app).tiles == ()


async def test_the_list_offers_what_the_draft_can_become(sit: Sit) -> None:
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        assert len(table(app).listed) == len(table(app).scene.legal)
        await click(pilot, app, Tile.MOVE_BY_2)
        await click(pilot, app, Tile.EXTRACTORS_2)
        listed = [cast(Program, action) for action in table(app).listed]
        assert listed[0] == Program((Tile.MOVE_BY_2, Tile.EXTRACTORS_2))
        assert all({Tile.MOVE_BY_2, Tile.EXTRACTORS_2} <= set(program.tiles) for program in listed)
        assert 1 < len(listed) < len(table(app).scene.legal)
        table(app).query_one("#actions", OptionList).focus()
        await press(pilot, "down", "down")
        number = table(app).query_one("#actions", OptionList).highlighted or 0
        assert board(app).pointer.program == listed[number].tiles
        await press(pilot, "enter")
        assert handing_over(app)
        action = sitting.match.journal.lines[-1].action or {}
        assert list(action["tiles"]) == [tile.value for tile in listed[number].tiles]  # type: ignore[call-overload]


def drawn_program(app: TerminalApp) -> str:
    """The lines of the viewer's program, as drawn."""
    canvas = board(app).query_one(Bridge).canvas
    lines = [canvas.strip(y).text for y in range(canvas.height)]
    first = next(number for number, line in enumerate(lines) if "Your program" in line)
    width = canvas.width if canvas.width < 74 else 32
    return "\n".join(line[:width] for line in lines[first + 1 : first + 10])


async def test_a_program_by_mouse_against_a_computer(sit: Sit) -> None:
    app = table_app(sit("human", "random", seed="2"))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        for tile in (Tile.MOVE_BY_2, Tile.POWER_BOOST, Tile.EXTRACTORS_2):
            await click(pilot, app, tile)
        assert draft(app).tiles == (Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.POWER_BOOST)
        assert draft(app).is_valid
        await click(pilot, app, Tile.POWER_BOOST)
        assert draft(app).tiles == (Tile.MOVE_BY_2, Tile.EXTRACTORS_2)
        await click(pilot, app, "commit")
        assert view(app).phase is not Phase.PROGRAMMING


async def test_what_does_not_join_says_why(sit: Sit) -> None:
    app = table_app(sit("human", "random"))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await click(pilot, app, Tile.MOVE_BY_3)
        await click(pilot, app, Tile.EXTRACTORS_2)
        assert draft(app).tiles == (Tile.MOVE_BY_3,)
        words = screen_text(app)
        assert "MET-C1" in words
        assert "no socket" in words  # below a special tile in the tray


async def test_a_draft_offers_what_the_match_offers(sit: Sit) -> None:
    """Whatever is put together step by step, each tile that fits leads to a program, and each other says why not."""
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        programs = [set(cast(Program, action).tiles) for action in sitting.match.legal(0)]
        for program in ({Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.POWER_BOOST}, {Tile.MOVE_BY_3}, {Tile.DEEP_MINING}):
            for tile in draft(app).tiles:
                await click(pilot, app, tile)
            for tile in program:
                await click(pilot, app, tile)
            assert set(draft(app).tiles) == program
            assert draft(app).is_valid == (program in programs)
            for tile in Tile:
                wanted = {tile} | {other for other in program if other.type is not tile.type}
                problem = draft(app).problem(tile)
                assert (problem is None) == (tile in program or any(wanted <= whole for whole in programs)), tile
                assert problem is None or problem.rule in ("MET-C1", "MET-3.3")


# -- two people, one keyboard ------------------------------------------------------------------


async def programmed(sit: Sit, *tiles: Tile) -> tuple[str, str, str]:
    """What is on the screen after red has committed, for blue, and when blue has made a draft."""
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        assert handing_over(app)
        assert sitting.viewer is None
        await press(pilot, "enter")
        for tile in tiles:
            await click(pilot, app, tile)
        await press(pilot, "c")
        assert handing_over(app)
        assert draft_of(table(app).scene) is None
        between = screen_text(app)
        await press(pilot, "enter")
        assert table(app).scene.viewer == 1
        assert view(app).seats[0].program is None
        for_blue = screen_text(app)
        await click(pilot, app, Tile.MOVE_BY_1)
        drafted = screen_text(app)
        await press(pilot, "c")
        assert not handing_over(app)  # open now: nothing to hide
        assert view(app).phase is not Phase.PROGRAMMING
        return between, for_blue, drafted


async def test_nothing_of_a_committed_program_is_on_the_screen(sit: Sit) -> None:
    one = await programmed(sit, Tile.MOVE_BY_1)
    other = await programmed(sit, Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.POWER_BOOST)
    assert one == other
    assert "sealed:" in one[1]


async def drafted_by_both(sit: Sit, *tiles: Tile) -> list[str]:
    """What blue sees, and what is seen in between, while red has only made a draft; then what is left of it."""
    app = table_app(sit("human", "human"))
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        for tile in tiles:
            await click(pilot, app, tile)
        await press(pilot, "p")
        seen = [screen_text(app)]
        assert handing_over(app)
        await press(pilot, "enter")
        assert table(app).scene.viewer == 1
        assert draft(app).tiles == ()
        seen.append(screen_text(app))
        await click(pilot, app, Tile.MOVE_BY_3)
        await press(pilot, "p", "enter")
        assert table(app).scene.viewer == 0
        assert set(draft(app).tiles) == set(tiles)
        await press(pilot, "p", "enter")
        assert draft(app).tiles == (Tile.MOVE_BY_3,)
        return seen


async def test_drafts_stay_secret_and_are_kept_when_the_keyboard_goes_back_and_forth(sit: Sit) -> None:
    one = await drafted_by_both(sit, Tile.MOVE_BY_1)
    assert one == await drafted_by_both(sit, Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.POWER_BOOST)


async def test_the_first_may_change_a_program_before_the_second_sits_down(sit: Sit) -> None:
    sitting = sit("human", "human")
    app = table_app(sitting)
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "enter", "c")
        assert handing_over(app)
        await press(pilot, "b")
        assert sitting.viewer == 0
        assert view(app).seats[0].committed
        assert draft(app).is_committed
        assert "committed" in screen_text(app)
        await press(pilot, "down", "enter")
        assert not draft(app).is_committed
        assert "You have changed your program" in screen_text(app)
        assert view(app).seats[0].program == (Tile.MOVE_BY_1,)
        await press(pilot, "c")
        assert handing_over(app)
        await press(pilot, "b")
        assert view(app).seats[0].program == (Tile.MOVE_BY_2,)
        assert draft(app).is_committed


async def test_a_computer_waits_once_for_a_change_of_a_committed_program() -> None:
    """After a save was taken up again; otherwise computers commit first."""
    sitting = at(position(programs=(("move_by_1",), None), market=MARKET), Seat("Ann"), Seat("Ben", "random"))
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        assert view(app).phase is Phase.PROGRAMMING
        assert "p lets play go on" in screen_text(app).replace("\n", " ")
        await click(pilot, app, Tile.MOVE_BY_2)
        await press(pilot, "c")
        assert view(app).phase is Phase.PROGRAMMING  # the list has changed: one more chance
        assert view(app).seats[0].program == (Tile.MOVE_BY_2,)
        await press(pilot, "p")
        assert view(app).phase is not Phase.PROGRAMMING


# -- actions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_actions_by_keys_and_undo_step_by_step(size: tuple[int, int]) -> None:
    sitting = acting()
    app = table_app(sitting)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        start = sitting.match.position
        entries = board(app).query_one(Bridge).entries
        assert list(entries[:3]) == [
            ExecuteSubroutine(Tile.MOVE_BY_1),
            ExecuteSubroutine(Tile.EXTRACTORS_1),
            ExecuteSubroutine(Tile.DEPOSITS_REPORT),
        ]
        await press(pilot, "e")
        assert "MET-4.4" in screen_text(app)
        await press(pilot, "2")
        assert view(app).line[0].extractors == (1, 0)
        await press(pilot, "2")  # the report is second now
        assert view(app).step is Step.REPORTING
        await press(pilot, "right", "right", "down", "enter")
        marker = view(app).line[2].marker
        assert marker is not None
        assert marker.value == "poor"
        await press(pilot, "u", "u", "u")
        assert sitting.match.position == start
        await press(pilot, "enter")
        assert view(app).step is Step.MOVING
        assert board(app).pointer.place == 2
        await press(pilot, "right", "right", "enter")
        assert "MET-4.10" in screen_text(app)
        await press(pilot, "n", "enter")
        assert view(app).seats[0].ship == 2
        assert view(app).line[1].discovered
        await press(pilot, "u")  # no way back behind a discovery
        assert view(app).line[1].discovered


async def test_actions_by_mouse() -> None:
    sitting = acting()
    app = table_app(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await click(pilot, app, Tile.EXTRACTORS_1)
        assert view(app).line[0].extractors == (1, 0)
        await click(pilot, app, Tile.MOVE_BY_1)
        await click(pilot, app, 5)
        assert "MET-4.10" in screen_text(app)
        await click(pilot, app, 2)
        assert view(app).seats[0].ship == 2
        await click(pilot, app, ("entry", board(app).query_one(Bridge).entries.index(EndActions())))
        assert view(app).seats[0].tiles[Tile.DEPOSITS_REPORT] is TileState.SPENT


async def test_the_list_of_moves_points_at_the_board() -> None:
    app = table_app(acting())
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        await press(pilot, "1")
        table(app).query_one("#actions", OptionList).focus()
        await press(pilot, "down")
        assert table(app).scene.legal[0] == MoveShip(2)
        assert board(app).pointer.place == 2
        await press(pilot, "enter")
        assert view(app).seats[0].ship == 2


@pytest.mark.parametrize(
    ("planet", "said", "moves"),
    [
        ("alpha", "use\nfrom 2\nshift 3\nstop\n", ["choose_origin", "move_extractor", "stop"]),
        ("zeta", "use\nfrom 2\nexchange 3\n", ["choose_origin", "swap_extractor"]),
        ("beta", "use\nreplace 3\n", ["replace_extractor"]),
        ("gamma", "use\nremove 3\nstop\n", ["remove_extractor", "stop"]),
        ("theta", "use\nto 4\ntake 2\nstop\n", ["choose_destination", "take_extractor", "stop"]),
        ("eta", "use\nplace 3\n", ["place_extractor"]),
    ],
)
def test_installations_in_words(planet: str, said: str, moves: list[str]) -> None:
    """Every verb has a word; the line is Alpha, then the planet, then two others."""
    others = [name for name in ("delta", "epsilon", "omega") if name != planet]
    line = ["delta", "epsilon", "zeta"] if planet == "alpha" else [planet, *others[:2]]
    here = 1 if planet == "alpha" else 2
    text = position(
        phase="actions",
        planets=line,
        ships=(here, 1),
        extractors=({here: 1, 2: 2}, {3: 2}),
        programs=(RED_PROGRAM, ("move_by_2",)),
        market=MARKET,
    )
    sitting = at(text, Seat("Ann"), Seat("Ben", "random"))
    printed = io.StringIO()
    PlainTable(sitting, "en", io.StringIO(said), printed).run()
    taken = [str(line.action["action"]) for line in sitting.match.journal.lines if line.action]
    assert taken == ["use_installation", *moves], printed.getvalue()


# -- languages and replay ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_language_changes_and_nothing_is_lost(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", "random", edition="pl")
    app = table_app(sitting)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "right", "down")
        before, pointer = sitting.match.position, board(app).pointer
        seen = []
        for _ in range(3):
            seen.append(screen_text(app))
            await press(pilot, "L")
        assert len(set(seen)) == 3
        for words, expected in zip(seen, ("Your program", "Dein Programm", "Twój program"), strict=True):
            assert expected in words
        assert "Tiefenförd" in seen[1]
        assert "Wzmożone" in seen[2]
        assert (sitting.match.position, board(app).pointer) == (before, pointer)


@pytest.mark.parametrize("size", [(40, 12), (104, 30), (60, 20), (200, 60)])
async def test_odd_sizes(sit: Sit, size: tuple[int, int]) -> None:
    sitting = sit("human", "random", seed="5")
    while not sitting.match.is_over and cast(MetallumView, sitting.match.view(0)).round < 8:
        seat = sitting.match.waiting[0]
        sitting.match.play(seat, choose(sitting.match, seat, "random"))
    app = table_app(sitting)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert screen_text(app)
        assert any(isinstance(spot, int) for spot in board(app).query_one(Bridge).canvas.spots)


async def test_the_replay_shows_secret_programs_only_to_their_players() -> None:
    match = Match.new("metallum", ["Ann", "Ben"], "6")
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "random"))
    app = TerminalApp("en", lambda: ReplayScreen(match, ALL), pace=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        replay = cast(ReplayScreen, app.screen)

        def programs() -> list[bool]:
            assert replay.scene is not None
            return [seat.program is not None for seat in cast(MetallumView, replay.scene.view).seats]

        assert programs() == [False, False]
        await pilot.press("right")
        await pilot.pause()
        [committed] = [seat for seat, shown in enumerate(programs()) if shown]
        await pilot.press("v")
        await pilot.pause()
        assert programs() == [False, False]
        assert "sealed" in screen_text(app)
        for seat in (0, 1):
            await pilot.press("v")
            await pilot.pause()
            assert programs() == [seat == committed == 0, seat == committed == 1]
        await pilot.press("end")
        await pilot.pause()
        assert "MET-7.1" in screen_text(app)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Works in: Actions, Scoring"), ("de", "Wirkt in"), ("pl", "Działa w")]
)
async def test_a_card_says_when_it_works(language: str, words: str) -> None:
    """MET-8.8: Mining Station works in actions and scoring."""
    sitting = acting()
    app = table_app(sitting, language)
    async with app.run_test(size=WIDE) as pilot:
        await settle(pilot)
        scene = table(app).scene
        assert words in card_hint(scene, 1)
        assert phase_signs(scene, 1) == "·23·"
        planetary = [slot.card for slot in view(app).market if slot.card]
        assert all(phase_signs(scene, card) in screen_text(app) for card in planetary)


def test_actions_are_told_with_the_names_of_planets() -> None:
    sitting = acting()
    sitting.match.play(0, ExecuteSubroutine(Tile.DEPOSITS_REPORT))
    scene = sitting.scene("en")
    assert scene.say(PlaceMarker(1, Marker.RICH)) == "Mark Alpha as rich"
