"""What a game brings to the terminal: a board to look at and click on, and the same in lines of text.

The shell does everything else (list of actions, log, undo, hand-over, saving), for any game. A
board has no rule of its game inside: it gets a scene with the view and the legal actions, and
gives back actions; one that is not legal is refused by the match, with the reason.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.containers import Vertical
from textual.message import Message

from metalworks.contract.texts import Texts
from metalworks.contract.types import Action, View
from metalworks.terminal.palette import SEAT_COLOURS, SEAT_SIGNS
from metalworks.terminal.scene import Scene


class Board(Vertical):
    """The board of one game; a container of whatever widgets it needs."""

    # Keys that work wherever the focus is, and keys that need the board in focus.
    hot_keys: ClassVar[frozenset[str]] = frozenset()
    moving_keys: ClassVar[frozenset[str]] = frozenset()
    # How the seats look: colour and shape together.
    seat_colours: ClassVar[tuple[str, ...]] = SEAT_COLOURS
    seat_signs: ClassVar[tuple[str, ...]] = SEAT_SIGNS

    class Chosen(Message):
        """The person wants to do this; the shell tries it."""

        def __init__(self, action: Action) -> None:
            self.action = action
            super().__init__()

    class Hint(Message):
        """A line about what is under the cursor, for the shell to show."""

        def __init__(self, text: str) -> None:
            self.text = text
            super().__init__()

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Draw a scene; called after every step and on a change of language."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """A key of `hot_keys` or `moving_keys`; whether it did something."""

    def mark(self, action: Action | None) -> None:
        """Point at what an entry of the list of actions is about."""

    @staticmethod
    def has_secrets(scene: Scene) -> bool:
        """Whether anything on the screen is for one seat only, so that people pass it on with care."""
        return True

    @staticmethod
    @abstractmethod
    def key_help(texts: Texts) -> Sequence[tuple[str, str]]:
        """The board's keys and what they do."""

    @staticmethod
    @abstractmethod
    def key_bar(texts: Texts) -> Sequence[tuple[str, str]]:
        """The few of them that the bottom line shows."""

    # -- in words --------------------------------------------------------------------------

    @staticmethod
    @abstractmethod
    def status(scene: Scene) -> str:
        """Turn and phase, for the top line."""

    @staticmethod
    @abstractmethod
    def prompt(scene: Scene) -> str:
        """What the person at the screen has to do now, or whom everybody waits for."""

    @staticmethod
    @abstractmethod
    def player(scene: Scene, seat: int, *, narrow: bool) -> Text:
        """What everybody may know of a seat: one line if narrow, otherwise as many as it needs."""

    @staticmethod
    @abstractmethod
    def summary(scene: Scene) -> Text:
        """A reminder of the numbers that matter, shown where there is room."""

    @staticmethod
    @abstractmethod
    def open_view(table: View, views: Sequence[View]) -> View:
        """For replays: the spectator's view with what every seat sees of its own."""

    # -- line by line ----------------------------------------------------------------------

    @staticmethod
    @abstractmethod
    def board_lines(scene: Scene) -> list[str]:
        """The board as readable lines, without colour or drawing characters."""

    @staticmethod
    @abstractmethod
    def hand_lines(scene: Scene) -> list[str]:
        """What the viewer holds."""

    @staticmethod
    @abstractmethod
    def groups(scene: Scene) -> list[tuple[str, list[Action]]]:
        """The legal actions under headings; an empty heading for those that need none."""

    @staticmethod
    @abstractmethod
    def label(scene: Scene, action: Action) -> str:
        """An action below its heading: short where the heading has said the rest."""

    @staticmethod
    @abstractmethod
    def read(scene: Scene, words: Sequence[str]) -> Action | None:
        """An action in words, such as `copper 1,0`; None if they are none."""
