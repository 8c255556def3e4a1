"""The small screens in front of the table: hand-over, result, keys, rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Static

from metalworks.contract.texts import Texts
from metalworks.contract.types import Result
from metalworks.terminal.boards import board_of
from metalworks.terminal.palette import INK, INK_2, SCORE
from metalworks.terminal.screens.speaking import SpeakingModal


class HandOver(SpeakingModal[bool | None]):
    """Between two people at one keyboard, with nobody's cards on the screen.

    True when the next person takes over, False when the last one wants to go back, None to quit.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", show=False),
        Binding("b", "back", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
        Binding("l,L,f2", "language", show=False),
    ]

    def __init__(self, name: str, before: str) -> None:
        super().__init__()
        self.name_of_next = name
        self.before = before  # who may still come back; empty if nobody

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="handover-title", classes="title")
            yield Static(id="handover-text")
            yield Static(id="handover-back", classes="faint")

    def on_mount(self) -> None:
        self.speak()

    def speak(self) -> None:
        texts = self.texts
        self.query_one("#handover-title", Static).update(Text(texts("terminal-handover", name=self.name_of_next)))
        self.query_one("#handover-text", Static).update(Text(texts("terminal-handover-wait", name=self.name_of_next)))
        back = texts("terminal-handover-back", name=self.before) if self.before else ""
        self.query_one("#handover-back", Static).update(Text(back))

    def on_click(self) -> None:
        self.dismiss(True)

    def action_take(self) -> None:
        self.dismiss(True)

    def action_back(self) -> None:
        if self.before:
            self.dismiss(False)

    def action_leave(self) -> None:
        self.dismiss(None)


class ResultScreen(SpeakingModal[str]):
    """The end of a match: who won and why; the answer is what to do next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "choose('rematch')", show=False),
        Binding("b,escape", "choose('look')", show=False),
        Binding("m", "choose('to-menu')", show=False),
        Binding("q", "choose('quit')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("l,L,f2", "language", show=False),
    ]

    def __init__(self, result: Result, names: Sequence[str], game: str) -> None:
        super().__init__()
        self.result = result
        self.names = names
        self.game = game

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="result-title", classes="title")
            yield Static(id="result-winner")
            yield Static(id="result-points")
            yield Static(id="result-reason", classes="faint")
            with Horizontal(classes="buttons"):
                yield Button(id="rematch", variant="primary")
                yield Button(id="look")
                yield Button(id="to-menu")
                yield Button(id="quit")

    def on_mount(self) -> None:
        self.speak()
        self.query_one("#rematch", Button).focus()

    def speak(self) -> None:
        texts = self.texts
        self.query_one("#result-title", Static).update(Text(texts("terminal-result")))
        self.query_one("#result-winner", Static).update(
            Text(f"★ {winner_line(self.result, self.names, texts.language)}", style=f"bold {SCORE}")
        )
        board = board_of(self.game)
        table = Table.grid(padding=(0, 2))
        order = sorted(range(len(self.names)), key=lambda seat: -self.result.points[seat])
        for seat in order:
            won = seat in self.result.winners
            table.add_row(
                Text(board.seat_signs[seat], style=board.seat_colours[seat]),
                Text(self.names[seat], style=f"bold {INK}" if won else INK_2),
                Text(texts("terminal-points", points=self.result.points[seat]), style=SCORE if won else INK_2),
            )
        self.query_one("#result-points", Static).update(table)
        reason = reason_line(self.result, self.names, self.game, texts.language)
        self.query_one("#result-reason", Static).update(Text(reason))
        labels = {
            "rematch": ("r", "terminal-rematch"),
            "look": ("b", "terminal-look"),
            "to-menu": ("m", "terminal-menu"),
            "quit": ("q", "terminal-quit"),
        }
        for button, (key, label) in labels.items():
            self.query_one(f"#{button}", Button).label = f"{texts(label)} ({key})"

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")

    def action_choose(self, answer: str) -> None:
        self.dismiss(answer)


class HelpScreen(SpeakingModal[None]):
    """Keys or rules, to read and close."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,r,question_mark,space", "close", show=False),
        Binding("l,L,f2", "language", show=False),
    ]

    def __init__(self, heading: str, body: Callable[[str], RenderableType]) -> None:
        super().__init__()
        self.heading = heading  # a message key
        self.body = body  # what to read, in a language

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog wide"):
            yield Static(id="help-title", classes="title")
            with VerticalScroll():
                yield Static(id="help-body")
            yield Static(id="help-close", classes="faint")

    def on_mount(self) -> None:
        self.speak()
        self.query_one(VerticalScroll).focus()

    def speak(self) -> None:
        self.query_one("#help-title", Static).update(Text(self.texts(self.heading)))
        self.query_one("#help-body", Static).update(self.body(self.terminal.language))
        self.query_one("#help-close", Static).update(Text(self.texts("terminal-press-any")))

    def action_close(self) -> None:
        self.dismiss()


def winner_line(result: Result, names: Sequence[str], language: str) -> str:
    winners = ", ".join(names[seat] for seat in result.winners)
    return Texts(language)("terminal-winner", count=len(result.winners), names=winners)


def reason_line(result: Result, names: Sequence[str], game: str, language: str) -> str:
    """Why the match was won, with the clause."""
    winners = ", ".join(names[seat] for seat in result.winners)
    words = Texts(language, game)(result.reason, names=winners, points=max(result.points))
    return f"{words} ({result.rule})" if result.rule else words
