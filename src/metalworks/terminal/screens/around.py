"""What stands around a board, whether it is played on or replayed: status, players, log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from metalworks.terminal.boards import Board, board_of
from metalworks.terminal.palette import INK_2, SCORE
from metalworks.terminal.scene import Scene
from metalworks.terminal.screens.speaking import SpeakingScreen

IN_ONE_COLUMN = 4  # players on a narrow screen; more share their lines


def _strip(players: Sequence[Text]) -> Table:
    """The players of a narrow screen, line by line."""
    columns = 1 if len(players) <= IN_ONE_COLUMN else 2
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(columns):
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for first in range(0, len(players), columns):
        table.add_row(*players[first : first + columns])
    return table


class BoardScreen(SpeakingScreen):
    """A screen around the board of a game: board in the middle, players left, log right, the prompt below."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.add_class(game)
        self.board: Board = board_of(game)(id="board")
        self._said: dict[str, Text | str] = {}

    def _frame(
        self, *, may_focus_log: bool, below_log: Sequence[Widget] = (), above_prompt: Sequence[Widget] = ()
    ) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="strip")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="people", can_focus=False):
                    yield Static(id="players")
                yield Static(id="summary")
            yield self.board
            with Vertical(id="right"):
                yield Static(id="log-title", classes="heading")
                with VerticalScroll(id="log", can_focus=may_focus_log):
                    yield Static(id="log-lines")
                yield from below_log
        yield from above_prompt
        yield Static(id="prompt")
        yield Static(id="hint")
        yield Static(id="keys")

    def _draw_around(self, scene: Scene) -> None:
        words = self.board.in_words
        seats = range(len(scene.seats))
        self._set("#top", Text.assemble((f" {scene.game.title}  ", f"bold {SCORE}"), (words.status(scene), INK_2)))
        self._set("#players", Text("\n\n").join(words.player(scene, seat, narrow=False) for seat in seats))
        strip = [words.player(scene, seat, narrow=True) for seat in seats]
        self._set("#strip", Text("\n").join(strip), shown=_strip(strip))
        self._set("#summary", words.summary(scene))
        self._set("#log-title", Text(scene.texts("terminal-happened")))

    def _draw_log(self, lines: Text) -> None:
        self._set("#log-lines", lines)
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def _set(self, selector: str, content: Text | str, shown: Table | None = None) -> None:
        """Show a text unless it is shown already, because laying out the screen again takes time."""
        if self._said.get(selector) != content:
            self._said[selector] = content
            self.query_one(selector, Static).update(shown or content)
