"""The table of Metal Adventures: its pages, the form for deals, chances off turn, and sentences line by line."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest
from textual.widgets import Static

from metalworks import Match
from metalworks.contract.problems import Problem, Refused
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Action
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.building import position
from metalworks.games.metal_adventures.components import Answer, Nation, Planet, WreckKind
from metalworks.games.metal_adventures.terms import Due, Item, Term, TermList
from metalworks.games.metal_adventures.view import MetalAdventuresView, Phase
from metalworks.players import choose
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.boards.metal_adventures import battle, captains, deals, plain, space, tour
from metalworks.terminal.boards.metal_adventures.board import MetalAdventuresBoard
from metalworks.terminal.boards.metal_adventures.form import Begin, DealDesk, Form, Leave, Put, Take, TurnTo, form_of
from metalworks.terminal.boards.metal_adventures.pages import Page
from metalworks.terminal.boards.metal_adventures.pirate_map import PirateMap
from metalworks.terminal.boards.metal_adventures.rows import fitted
from metalworks.terminal.boards.metal_adventures.signs import percent
from metalworks.terminal.plain.play import PlainTable
from metalworks.terminal.scene import scene_of
from metalworks.terminal.screens.dialogs import HandOver
from metalworks.terminal.screens.replay import ALL, ReplayScreen
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting

from .conftest import press, prompt, screen_text

WIDE, NARROW = (140, 45), (80, 24)
NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay")
PAGES = (space.rows, captains.rows, tour.rows, battle.rows, deals.rows)
CREDIT = Term(Item.CREDITS, number=1)
JOIN = Term(Item.JOIN)


class Scripted(Sitting):
    """A table where the computers play what the test says, and then what they like; asked, they say nothing."""

    def __init__(self, save: SaveFile, script: Sequence[Action]) -> None:
        super().__init__(save)
        self.script = list(script)

    def think(self, seat: int) -> int:
        action = self.script.pop(0) if self.script else self.match.silence(seat)
        return super().think(seat) if action is None else self.match.codes(seat, action)[0]


def sit(people: Sequence[int] = (0,), script: Sequence[Action] = (), **fields: object) -> Sitting:
    """At a position between two actions; everybody but the people is a computer."""
    text = position(**fields)  # type: ignore[arg-type]  # as `position` names them
    seats = cast(int, fields.get("seats", 3))
    sitting = [Seat(name, "" if seat in people else "greedy") for seat, name in enumerate(NAMES[:seats])]
    return Scripted(SaveFile.create(Match.at("metal_adventures", text, sitting, "1")), script)


def app_of(sitting: Sitting, language: str = "en") -> TerminalApp:
    return TerminalApp(language, lambda: TableScreen(sitting), pace=0)


def table(app: TerminalApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def board(app: TerminalApp) -> MetalAdventuresBoard:
    return cast(MetalAdventuresBoard, table(app).board)


def form(app: TerminalApp) -> Form:
    found = form_of(table(app).scene)
    assert found is not None
    return found


def hint(app: TerminalApp) -> str:
    return str(app.screen.query_one("#hint", Static).render())


def taken(sitting: Sitting) -> list[str]:
    return [str(line.action["action"]) for line in sitting.match.journal.lines if line.action]


def view(sitting: Sitting, seat: int = 0) -> MetalAdventuresView:
    return cast(MetalAdventuresView, sitting.match.view(seat))


# -- pages -------------------------------------------------------------------------------------


def test_every_legal_action_is_on_a_page_and_nothing_is_cut() -> None:
    """At the first moment of each kind and now and then, in every language, on the narrowest board and a usual one."""
    match = Match.new("metal_adventures", [Seat(f"Computer {n}", "greedy") for n in range(1, 5)], "5")
    phases: set[Phase] = set()
    steps = 0
    while not match.is_over:
        seat = match.waiting[0]
        phase = cast(MetalAdventuresView, match.view(None)).phase
        if phase not in phases or steps % 40 == 0:
            phases.add(phase)
            scene = scene_of(match, seat, LANGUAGES[steps % 3])
            for width in (64, 76):
                rows = [row for page in PAGES for row in fitted(page(scene, width), width)]
                assert not [row.text for row in rows if len(row.text) > width + 2 * row.heading]
                choices = {row.choice for row in rows if row.is_open}
                for action in scene.legal:
                    is_form = isinstance(action, acts.OpenDeal | acts.CounterOffer)
                    assert is_form or action in choices, action
                    assert not isinstance(action, acts.OpenDeal) or Begin(action.other) in choices
        match.play(seat, choose(match, seat, "greedy" if steps % 3 else "random"))
        steps += 1
    assert {Phase.MENU, Phase.TARGETING, Phase.ALLYING, Phase.ANSWERING} <= phases


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_page_of_the_moment_comes_by_itself(size: tuple[int, int]) -> None:
    sitting = sit(credits=(4, 3, 3), damage=(1, 0, 0), bases=(2, 3, 4), trophies=(("deep_pockets", "three_flags"),))
    app = app_of(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot)
        assert board(app).page is Page.SPACE
        assert "Attack a ship in space." in screen_text(app)
        await press(pilot, "c")
        assert "Deep Pockets" in screen_text(app)
        assert "4 of 8" in screen_text(app)
        await press(pilot, "t")
        assert "2 Minor repair: pay 1 credit." in screen_text(app)
        rows = "\n".join(row.text for row in board(app).rows)
        assert "9 Scrapping bonus  ✕ nothing to do (MAD-6.7)" in rows  # below the edge of a small screen
        await press(pilot, "left", "right", "right", "d", "s", "1")
        assert view(sitting).phase is Phase.TARGETING
        assert board(app).page is Page.SPACE
        ship = view(sitting).space.ships[0]
        assert table(app).scene.texts.card("ship", ship) in screen_text(app)
        await press(pilot, "1")
        assert board(app).page is Page.BATTLE
        words = screen_text(app)
        assert "Attack 7" in words
        assert "Ann: power 7" in words
        assert "The attack wins with a chance of" in words
        await press(pilot, "e")  # alone
        assert "keep_faktor_back" not in taken(sitting)
        await press(pilot, "e")
        assert {"go_alone", "keep_faktor_back"} <= set(taken(sitting))


async def test_a_closed_way_says_why_with_its_clause() -> None:
    app = app_of(sit(credits=(0, 3, 3), damage=(1, 0, 0)))
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot, "t", "down", "down")
        spot = next(at for at, row in enumerate(board(app).rows) if row.choice == acts.Tour(2, pay=acts.Pay.WRECK))
        board(app).cursor = spot
        await press(pilot, "enter")
        assert hint(app).startswith("✕ ")
        assert "(MAD-6.2)" in hint(app)
        await press(pilot, "e")
        assert "(MAD-4.2)" in hint(app)  # the battle is missing


async def test_the_mouse_turns_pages_and_chooses_rows() -> None:
    sitting = sit()
    app = app_of(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot)
        for spot in (Page.CAPTAINS, Page.SPACE):
            where = board(app).query_one(PirateMap).canvas.middle_of(spot)
            assert where is not None
            await pilot.click("#map", offset=where)
            await press(pilot)
            assert board(app).page is spot
        at = next(at for at, row in enumerate(board(app).rows) if row.choice == acts.Challenge(1))
        where = board(app).query_one(PirateMap).canvas.middle_of(("row", at))
        assert where is not None
        await pilot.click("#map", offset=where)
        await press(pilot)
        assert taken(sitting)[0] == "challenge"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_says_its_own_words(language: str) -> None:
    sitting = sit(trophies=(("three_flags",),))
    app = app_of(sitting, language)
    trophy = {"en": "Three Flags", "de": "Drei Flaggen", "pl": "Trzy Flagi"}[language]
    async with app.run_test(size=NARROW) as pilot:
        await press(pilot, "c")
        assert trophy in screen_text(app)
        for key in "tbds":
            await press(pilot, key)
            assert "adventures-" not in screen_text(app)
        await press(pilot, "question_mark")
        assert "adventures-" not in screen_text(app)


# -- the form ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_an_ally_is_won_with_the_form(size: tuple[int, int]) -> None:
    sitting = sit(credits=(4, 3, 3), script=[acts.AcceptOffer(), acts.StandBy()])
    app = app_of(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot)
        board(app).choose(acts.Raid(Planet.KAROKUM))
        await press(pilot)
        fight = view(sitting).battle
        assert fight is not None
        ben = fight.helpers[0]
        assert ben.faktor is not None
        assert f"+4 {percent(ben.odds)} + MF {percent(ben.faktor)}" in screen_text(app)  # what Ben would bring
        steps = sitting.match.steps
        await press(pilot, "1")
        assert board(app).page is Page.DEALS
        assert form(app).lists[TermList.WANT] == (JOIN,)
        await press(pilot, "+", "+", "-", "right", "right", "down", "enter", "+")
        assert form(app).lists[TermList.GIVE] == (CREDIT,)
        assert form(app).lists[TermList.PROMISE] == (Term(Item.CREDITS, number=2, due=Due.SPOILS),)
        assert "2 credits from the spoils" in screen_text(app)
        await press(pilot, "u")
        assert form(app).lists[TermList.PROMISE] == (Term(Item.CREDITS, number=1, due=Due.SPOILS),)
        assert sitting.match.steps == steps  # the match learns of none of it
        await press(pilot, "o")
        fight = view(sitting).battle
        assert fight is not None
        assert fight.ally == 1
        assert [promise.term.item for promise in view(sitting).promises] == [Item.CREDITS]


async def test_the_form_refuses_what_the_rules_refuse() -> None:
    sitting = sit(credits=(1, 3, 3), wrecks=((1, 2, 3, 4), (), ()))
    app = app_of(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot, "d", "1", "o")
        assert "(MAD-7.12)" in hint(app)  # nothing in it
        await press(pilot, "+", "+")
        assert "(MAD-7.13)" in hint(app)  # one credit is all there is
        wreck = next(row.choice for row in board(app).rows if isinstance(row.choice, Put) and row.choice.term.kind)
        for _ in range(3):
            board(app).choose(wreck)
            await press(pilot)
        assert "(MAD-7.12)" in hint(app)  # a fourth entry
        await press(pilot, "x")
        assert form_of(table(app).scene) is None
        assert taken(sitting) == []


async def test_an_offer_is_answered_by_a_counter_from_the_form() -> None:
    offer = acts.MakeOffer(0, want=(CREDIT,), promise=(Term(Item.CREDITS, number=1, due=Due.NEXT_TURN),))
    sitting = sit(active=1)
    for code in sitting.match.codes(1, offer):
        sitting.play_computer(1, code)
    app = app_of(sitting)
    async with app.run_test(size=NARROW) as pilot:
        await press(pilot)
        assert prompt(app).startswith("? ")
        assert "Ben wants 1 credit" in screen_text(app)
        board(app).choose(Begin(1, counter=True))
        await press(pilot, "right", "+", "o")
        at = taken(sitting).index("counter_offer")
        assert taken(sitting)[at + 1 : at + 4] == ["add_term", "propose_offer", "decline_offer"]


def test_the_desk_holds_one_form_of_each_captain_and_claims_what_it_likes() -> None:
    sitting = sit(people=(0, 1), trophies=(("three_flags",), ("deep_pockets",)))
    sitting.viewer = 0
    desk = DealDesk()
    scene = desk.lay_out(sitting.scene("en"))
    with pytest.raises(Refused, match=r"MAD-7\.11"):
        desk.handle(scene, Leave())
    for piece in (Begin(1), TurnTo(TermList.PROMISE), Put(TermList.GIVE, Term(Item.TROPHY))):
        desk.handle(scene, piece)
        scene = desk.lay_out(scene)
    found = form_of(scene)
    assert found is not None
    assert found.at is TermList.PROMISE
    assert found.own_trophy(TermList.GIVE) is not None
    spectator = desk.lay_out(scene_of(sitting.match, None, "en"))
    assert form_of(spectator) is None
    assert form_of(desk.lay_out(replace(spectator, viewer=1))) is None
    desk.handle(scene, Take(TermList.GIVE, Term(Item.TROPHY)))
    assert desk.undo(scene)
    scene = desk.lay_out(scene)
    assert form_of(scene) == replace(found)
    assert desk.undo(scene)
    assert desk.undo(scene)  # without steps the form itself goes
    assert form_of(desk.lay_out(scene)) is None
    assert not desk.undo(scene)


# -- off turn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_off_turn_a_fulfilled_trophy_can_be_revealed(size: tuple[int, int]) -> None:
    sitting = sit(active=1, credits=(9, 3, 3), trophies=(("deep_pockets",),))
    app = app_of(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot)
        assert prompt(app).startswith("◇ While Ben decides you may: Reveal “Deep Pockets”.")
        assert board(app).page is Page.CAPTAINS
        before = view(sitting).captains[0].glory
        await press(pilot, "1")
        assert taken(sitting)[0] == "reveal"
        assert view(sitting).captains[0].glory == before + 1


async def test_at_one_keyboard_nobody_learns_who_could_act() -> None:
    """Computers do not wait for one of several people; `p` gives the keyboard to anybody."""
    sitting = sit(people=(0, 1), active=2, credits=(9, 3, 3), trophies=(("deep_pockets",), ("three_flags",)))
    assert sitting.match.legal(0)
    assert sitting.may_act() is None
    for here, after in ((None, 0), (0, 1), (1, 0)):
        sitting.viewer = here
        assert sitting.next_person() == after
    sitting.viewer = 0
    assert sitting.may_act() == 0


async def test_the_hand_over_shows_nobodys_trophies() -> None:
    sitting = sit(people=(0, 1, 2), trophies=(("deep_pockets",), ("three_flags",), ("clean_hands",)))
    app = app_of(sitting)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot)
        for name, trophy in (("Ann", "Deep Pockets"), ("Ben", "Three Flags"), ("Cem", "Clean Hands")):
            assert isinstance(app.screen, HandOver)
            assert name in screen_text(app)
            secrets = ("Deep Pockets", "Three Flags", "Clean Hands")
            assert not [secret for secret in secrets if secret in screen_text(app)]
            await press(pilot, "enter", "c")
            assert trophy in screen_text(app)
            await press(pilot, "p")


# -- replay ------------------------------------------------------------------------------------


async def test_a_replay_shows_all_trophies_or_those_of_one_captain() -> None:
    sitting = sit(people=(0, 1, 2), trophies=(("deep_pockets",), ("three_flags",), ("clean_hands",)))
    sitting.viewer = 0
    sitting.play(acts.Challenge(1))
    app = TerminalApp("en", lambda: ReplayScreen(sitting.match, ALL), pace=0)
    async with app.run_test(size=WIDE) as pilot:
        await press(pilot, "end", "c")
        assert all(trophy in screen_text(app) for trophy in ("Deep Pockets", "Three Flags", "Clean Hands"))
        await press(pilot, "v", "c")  # the spectator
        assert not any(trophy in screen_text(app) for trophy in ("Deep Pockets", "Three Flags", "Clean Hands"))


# -- line by line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        (
            "en",
            "offer P3 give 1c want join+mf promise 2c if-won",
            acts.MakeOffer(
                2, (CREDIT,), (Term(Item.JOIN_FAKTOR),), (Term(Item.CREDITS, number=2, due=Due.SPOILS),), ()
            ),
        ),
        (
            "de",
            "biete Cem gib 1 Credit will wrack:sol versprich frieden",
            acts.MakeOffer(2, (CREDIT,), (Term(Item.WRECK, kind=WreckKind.SOLAR),), (Term(Item.PEACE),), ()),
        ),
        (
            "pl",
            "kontroferta daj trofeum:three-flags, piła do kadłubów żądam 2 wraki ta-tura",
            acts.MakeCounter(
                (Term(Item.TROPHY, claim=1), Term(Item.IMPROVEMENT, improvement=2)),
                ask=(Term(Item.WRECK, kind=WreckKind.ANY, due=Due.THIS_TURN),) * 2,
            ),
        ),
        (
            "en",
            "counter give release:1 ask help",
            acts.MakeCounter((Term(Item.RELEASE, number=1),), ask=(Term(Item.HELP),)),
        ),
        ("en", "accept trophy 1 wreck crown-auditor", acts.SealOffer(None, (15,), 8)),
        ("en", "decline no-trust", acts.DeclineOffer(Answer.NO_TRUST)),
        ("en", "reveal 1", acts.Reveal(8)),
        ("de", "fordere ben", acts.Challenge(1)),
        ("en", "tour 2 wreck", acts.Tour(2, pay=acts.Pay.WRECK)),
        ("en", "tour 4 solar", acts.Tour(4, nation=Nation.SOLAR)),
        ("en", "use limpet mine P2", acts.UseCard(22, 1)),
        ("pl", "złup bazar", acts.Raid(Planet.BAZAAR)),
        ("en", "keep 2", acts.KeepPromise(2)),
    ],
)
def test_a_sentence_is_an_action(language: str, said: str, meant: Action) -> None:
    scene = sit(trophies=(("deep_pockets",),)).scene(language)
    assert plain.read(scene, said.split()) == meant


@pytest.mark.parametrize("said", ["offer", "offer Nobody give 1c", "offer Ben give rubbish", "offer Ben want trophy:1"])
def test_a_word_that_means_nothing_is_named(said: str) -> None:
    with pytest.raises(Problem, match=said.split()[-1].split(":")[-1]):
        plain.read(sit().scene("en"), said.split())


def read_lines(sitting: Sitting, *said: str, language: str = "en") -> str:
    printed = io.StringIO()
    PlainTable(sitting, language, io.StringIO("".join(f"{line}\n" for line in said)), printed).run()
    return printed.getvalue()


def test_line_by_line_a_deal_and_its_refusals() -> None:
    sitting = sit(credits=(4, 3, 3), script=[acts.AcceptOffer()])
    said = (
        "offer Ben give 9c",
        "offer Ben give 1c want join",
        "offer Ben give 1c promise 2c",
        "tour 2",
        "help",
        "board",
    )
    printed = read_lines(sitting, *said)
    assert "9 credits in what you give" in printed
    assert "(MAD-7.13)" in printed
    assert "(MAD-7.11)" in printed  # nobody can join here
    assert "(MAD-6.7)" in printed  # nothing to repair
    assert "Ben have a deal" in printed.replace("Ann and ", "")
    assert "1: Ann to Ben: 2 credits by the end of the next turn" in printed
    assert "offer P3 give 1c" in printed
    assert view(sitting).captains[0].credits == 3


def test_line_by_line_the_chance_with_every_ally_is_told_to_who_seeks_one() -> None:
    sitting = sit(credits=(4, 3, 3), damage=(0, 0, 2))
    printed = read_lines(sitting, "raid karokum")
    fight = view(sitting).battle
    assert fight is not None
    ben, cem = fight.helpers
    assert f"with Ben {percent(ben.odds)}, with Cem {percent(cem.odds)}." in printed
    assert cem.odds < ben.odds


def test_line_by_line_somebody_else_is_called_to_the_keyboard() -> None:
    sitting = sit(people=(0, 1, 2), credits=(3, 9, 3), trophies=((), ("deep_pockets",), ()))
    printed = read_lines(sitting, "", "seat Nobody", "seat Ben", "", "reveal 1", "")
    assert "Nobody called “nobody” sits" in printed.replace("“Nobody”", "“nobody”")
    assert "While Ann decides you may: Reveal “Deep Pockets”." in printed
    assert taken(sitting) == ["reveal"]
    assert printed.count("Pass the keyboard to Ann") == 2
