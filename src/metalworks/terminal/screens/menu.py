"""The menu: which game, who sits where, which options."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts
from metalworks.games import GAMES, game
from metalworks.players import LEVELS
from metalworks.table.match import Match
from metalworks.table.save import SaveFile, latest_unfinished
from metalworks.terminal.palette import INK, INK_2, INK_3, SCORE
from metalworks.terminal.screens.speaking import SpeakingScreen, key_bar
from metalworks.terminal.seating import HUMAN, OPPONENT, levels, seating
from metalworks.terminal.sitting import Sitting

NOBODY = ""


class Choice(Button):
    """A button that goes through some values when pressed."""

    def __init__(self, name: str, values: tuple[object, ...], value: object) -> None:
        super().__init__(classes="choice")
        self.option = name
        self.values = values
        self.value = value

    def turn(self) -> None:
        self.value = self.values[(self.values.index(self.value) + 1) % len(self.values)]


def choices_of(options: type[msgspec.Struct]) -> list[tuple[str, tuple[object, ...], object]]:
    """The options of a game that have a few values each: name, values, default."""
    found: list[tuple[str, tuple[object, ...], object]] = []
    shape = msgspec.inspect.type_info(options)
    assert isinstance(shape, msgspec.inspect.StructType)
    for field in shape.fields:
        default = field.default.value if isinstance(field.default, Enum) else field.default
        match field.type:
            case msgspec.inspect.BoolType():
                found.append((field.name, (False, True), default))
            case msgspec.inspect.EnumType(cls=kinds):
                found.append((field.name, tuple(kind.value for kind in kinds), default))
            case msgspec.inspect.LiteralType(values=values):
                found.append((field.name, tuple(values), default))
    return found


class MenuScreen(SpeakingScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("l,L,f2", "language", show=False),
        Binding("s", "start", show=False),
        Binding("c", "resume", show=False),
        Binding("q,escape,ctrl+q,ctrl+c", "quit", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.game = game(GAMES[0])

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="menu", can_focus=False):
            yield Static(id="menu-title", classes="title")
            yield OptionList(id="games")
            yield Static(id="seats-label", classes="label")
            yield Vertical(id="seats")
            yield Static(id="options-label", classes="label")
            yield Vertical(id="options")
            with Horizontal(classes="buttons"):
                yield Button(id="start", variant="primary")
                yield Button(id="resume")
                yield Button(id="quit")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        games = self.query_one("#games", OptionList)
        games.add_options(Option("", id=name) for name in GAMES)
        await self._set_up()
        games.highlighted = 0
        self.query_one("#start", Button).focus()

    async def _set_up(self) -> None:
        """Seats and options of the chosen game."""
        seats, options = self.query_one("#seats", Vertical), self.query_one("#options", Vertical)
        await seats.remove_children()
        await options.remove_children()
        least, usual = self.game.seat_counts[0], self.game.official_seats[0]
        for number in range(self.game.seat_counts[-1]):
            kinds = levels() if number < least else (NOBODY, *levels())
            kind = HUMAN if number == 0 else OPPONENT if number < usual else NOBODY
            await seats.mount(Choice(str(number), kinds, kind))
        for name, values, value in choices_of(self.game.options):
            await options.mount(Choice(name, values, value))
        self.speak()

    def speak(self) -> None:
        texts, options = self.texts, Texts(self.terminal.language, self.game.id)
        self._set("#menu-title", texts("terminal-menu-title"))
        players = len(self._seats())
        unofficial = "" if players in self.game.official_seats else texts("terminal-unofficial", players=players)
        self._set("#seats-label", f"{texts('terminal-menu-seats')}  {unofficial}".rstrip())
        self._set("#options-label", texts("terminal-menu-options"))
        games = self.query_one("#games", OptionList)
        for name in GAMES:
            games.replace_option_prompt(name, self._entry(name))
        for choice in self.query("#seats Choice").results(Choice):
            kind = str(choice.value)
            words = texts("terminal-menu-none") if kind == NOBODY else self._kind(kind)
            seat = texts("terminal-menu-seat", number=int(choice.option) + 1)
            choice.label = f"{seat}: {words}"
        for choice in self.query("#options Choice").results(Choice):
            mark = "✓" if choice.value is True else "–" if choice.value is False else str(choice.value)
            choice.label = Text(f"{mark}  {options(f'option-{choice.option}')}")
            choice.tooltip = options(f"option-{choice.option}-help")
        for button in ("start", "resume"):
            self.query_one(f"#{button}", Button).label = texts(f"terminal-menu-{button}")
        self.query_one("#quit", Button).label = texts("terminal-quit")
        self.query_one("#keys", Static).update(
            key_bar(
                [
                    ("↑↓", texts("terminal-key-menu"), ""),
                    ("↵", texts("terminal-key-change"), ""),
                    ("s", texts("terminal-menu-start"), "screen.start"),
                    ("c", texts("terminal-menu-resume"), "screen.resume"),
                    ("L", texts("terminal-bar-language"), "screen.language"),
                    ("q", texts("terminal-quit"), "screen.quit"),
                ]
            )
        )

    def _seats(self) -> list[str]:
        """Who plays, in the order of the seats."""
        kinds = [str(choice.value) for choice in self.query("#seats Choice").results(Choice)]
        return [kind for kind in kinds if kind != NOBODY]

    def _kind(self, kind: str) -> str:
        return (
            self.texts("terminal-kind-human") if kind == HUMAN else f"{LEVELS[kind].face} {self.texts(f'level-{kind}')}"
        )

    def _entry(self, name: str) -> Text:
        official = game(name).official_seats
        others = [str(seats) for seats in game(name).seat_counts if seats not in official]
        players = self.texts("terminal-menu-counts", least=official[0], most=official[-1])
        if others:
            players = self.texts("terminal-menu-unofficial", players=players, others=", ".join(others))
        return Text.assemble(
            (game(name).title, f"bold {SCORE if name == self.game.id else INK}"),
            (f"  {players}\n", INK_3),
            (self.texts(f"game-{name}-line".replace("_", "-")), INK_2),
        )

    def _set(self, selector: str, words: str) -> None:
        self.query_one(selector, Static).update(Text(words))

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None and event.option_id != self.game.id:
            self.game = game(event.option_id)
            await self._set_up()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if isinstance(event.button, Choice):
            event.button.turn()
            self.speak()
        elif event.button.id == "start":
            self.action_start()
        elif event.button.id == "resume":
            self.action_resume()
        else:
            self.action_quit()

    def action_start(self) -> None:
        options = {choice.option: choice.value for choice in self.query("#options Choice").results(Choice)}
        try:
            sitting = seating(self._seats(), (), self.terminal.language)
            match = Match.new(self.game.id, sitting, options=options)
            self.terminal.sit_down(Sitting(SaveFile.create(match)))
        except Problem as problem:
            self.terminal.complain(problem)

    def action_resume(self) -> None:
        try:
            self.terminal.sit_down(Sitting(SaveFile.resume(latest_unfinished())))
        except Problem as problem:
            self.terminal.complain(problem)

    def action_quit(self) -> None:
        self.app.exit(None)
