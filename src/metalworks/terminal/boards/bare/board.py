"""The board of any game: the fields of its view, with the moves in the shell's list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from metalworks.contract.texts import Texts
from metalworks.contract.types import View
from metalworks.terminal.boards.bare import words
from metalworks.terminal.boards.board import Board, Lines, Words
from metalworks.terminal.palette import INK
from metalworks.terminal.scene import Scene


class BareBoard(Board):
    in_words: ClassVar[Words] = words
    in_lines: ClassVar[Lines] = words

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(id="fields")

    def show(self, scene: Scene) -> None:
        self.query_one("#fields", Static).update(Text("\n".join(words.board_lines(scene)), style=INK))

    def press(self, key: str) -> bool:
        return False

    @staticmethod
    def key_help(texts: Texts) -> Sequence[tuple[str, str]]:
        return ()

    @staticmethod
    def key_bar(texts: Texts) -> Sequence[tuple[str, str]]:
        return ()

    @staticmethod
    def open_view(table: View, views: Sequence[View]) -> View:
        """As the spectator sees it: which fields are secret, only the game knows."""
        return table
