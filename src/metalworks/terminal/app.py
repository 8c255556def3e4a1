"""The full-screen table: one application, a screen for the menu, the table and the replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual.app import App
from textual.reactive import reactive
from textual.screen import Screen

from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.terminal.screens.menu import MenuScreen
from metalworks.terminal.screens.speaking import Speaking
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting

PACE = 0.7  # seconds after each step of a computer, so that a person can follow


class TerminalApp(App[Path | None]):
    """The full-screen program; its result is the save file of the match that was left unfinished."""

    CSS_PATH = [  # noqa: RUF012  (as Textual declares it)
        "style.tcss",
        "boards/metallum/style.tcss",
        "boards/metal_adventures/style.tcss",
    ]
    TITLE = "Metalworks"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (104, "-wide"), (132, "-broad")]  # noqa: RUF012  (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012

    language: reactive[str] = reactive("en")

    def __init__(
        self,
        language: str,
        first: Callable[[], Screen[None]] = MenuScreen,
        *,
        pace: float = PACE,
        seconds: float | None = None,
    ) -> None:
        super().__init__()
        self.pace = pace
        self.seconds = seconds  # for a decision of the strongest level, instead of its own
        self.first = first
        self.is_slow = False  # the engine is not compiled, which whoever plays is told
        # A computer thinks in a thread of its own; nothing else may look at the match or change it meanwhile.
        self.engine = asyncio.Lock()
        self.set_reactive(TerminalApp.language, language)

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.push_screen(self.first())
        if self.is_slow:
            self.notify(self.texts("engine-interpreted"), severity="warning", timeout=12)

    def sit_down(self, sitting: Sitting) -> None:
        """Leave the present screen for a table."""
        sitting.seconds = self.seconds
        self.switch_screen(TableScreen(sitting))

    def to_menu(self) -> None:
        self.switch_screen(MenuScreen())

    def next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def watch_language(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.speak()
        self.notify(self.texts("terminal-language-now"), timeout=2)

    @property
    def texts(self) -> Texts:
        return Texts(self.language)

    def complain(self, problem: Problem) -> None:
        self.notify(problem.text(self.language), severity="error", timeout=8)
