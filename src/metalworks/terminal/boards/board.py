"""What a game brings to the terminal: a board to look at and click on, and the same in lines of text.

The shell does everything else (list of actions, log, undo, hand-over, saving), for any game. A
board has no rule of its game inside: it gets a scene with the view and the legal actions, and
gives back actions; one that is not legal is refused by the match, with the reason. An action that
people put together piece by piece lies on the board's desk until it is whole.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol, cast

import msgspec
from rich.text import Text
from textual.containers import Vertical

from metalworks.contract.texts import Texts
from metalworks.contract.types import Action, View
from metalworks.terminal.palette import SEAT_COLOURS, SEAT_SIGNS
from metalworks.terminal.scene import Scene

# Keys that move the cursor, and which way: columns and rows.
DIRECTIONS = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
    "h": (-1, 0),
    "l": (1, 0),
    "k": (0, -1),
    "j": (0, 1),
}


class Piece:
    """A step towards an action that is put together at this terminal; the match learns of the action only."""


Choice = Action | Piece


class Desk:
    """Where people put an action together, out of sight of everybody else; most games need none."""

    def lay_out(self, scene: Scene) -> Scene:
        """The scene with what its viewer has put together so far."""
        return scene

    def handle(self, scene: Scene, piece: Piece) -> None:
        """Take a step; Refused with the reason if it leads nowhere."""
        raise NotImplementedError  # a board without pieces never asks for it

    def undo(self, scene: Scene) -> bool:
        """Undo the viewer's last step here; whether there was one since they last acted."""
        return False


class Words(Protocol):
    """A game in words, as a module: the lines and panels around its board."""

    def status(self, scene: Scene) -> str:
        """Turn and phase, for the top line."""

    def prompt(self, scene: Scene) -> str:
        """What the person at the screen has to do now, or whom everybody waits for."""

    def player(self, scene: Scene, seat: int, *, narrow: bool) -> Text:
        """What everybody may know of a seat: one line if narrow, otherwise as many as it needs."""

    def summary(self, scene: Scene) -> Text:
        """A reminder of the numbers that matter, shown where there is room."""


class Lines(Protocol):
    """A game line by line, as a module: without colour or drawing characters."""

    def board_lines(self, scene: Scene) -> list[str]:
        """The board as readable lines."""

    def hand_lines(self, scene: Scene) -> list[str]:
        """What the viewer holds."""

    def groups(self, scene: Scene) -> list[tuple[str, list[Choice]]]:
        """What may be chosen under headings; an empty heading for what needs none."""

    def label(self, scene: Scene, choice: Choice) -> str:
        """A choice below its heading: short where the heading has said the rest."""

    def help_lines(self, scene: Scene) -> list[str]:
        """What may be said that the headings do not tell."""

    def read(self, scene: Scene, said: Sequence[str]) -> Choice | None:
        """A choice in words, such as `copper 1,0`; None if they are none."""


class Seated(Protocol):
    """A view that shows the seats one by one."""

    seats: Sequence[object]


class Board(Vertical):
    """The board of one game; a container of whatever widgets it needs."""

    in_words: ClassVar[Words]
    in_lines: ClassVar[Lines]
    desk: ClassVar[type[Desk]] = Desk
    # Keys that work wherever the focus is, and keys that need the board in focus.
    hot_keys: ClassVar[frozenset[str]] = frozenset()
    moving_keys: ClassVar[frozenset[str]] = frozenset()
    # How the seats look: colour and shape together.
    seat_colours: ClassVar[tuple[str, ...]] = SEAT_COLOURS
    seat_signs: ClassVar[tuple[str, ...]] = SEAT_SIGNS
    # Whether nobody may know who can act out of turn: then people at one keyboard take it of their own accord.
    secret_chances: ClassVar[bool] = False

    # What the screen does with a choice (the table tries it, a replay does nothing) and with a line about
    # what is under the cursor. Called, not posted, so that the next key of a quick typist finds it done.
    choose: Callable[[Choice], None] = staticmethod(lambda choice: None)
    hint: Callable[[str], None] = staticmethod(lambda text: None)

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Draw a scene; called after every step and on a change of language."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """A key of `hot_keys` or `moving_keys`; whether it did something."""

    def mark(self, action: Action | None) -> None:
        """Point at what an entry of the list of actions is about."""

    @staticmethod
    def listed(scene: Scene) -> Sequence[Action]:
        """The legal actions that the list shows, in its order."""
        return scene.legal

    @staticmethod
    def is_chance(action: Action) -> bool:
        """Whether computers wait before they go on, so that a person who is off turn can do this."""
        return True

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

    @staticmethod
    def open_view(table: View, views: Sequence[View]) -> View:
        """For replays: the spectator's view with what every seat sees of its own."""
        seats = tuple(cast(Seated, view).seats[seat] for seat, view in enumerate(views))
        return msgspec.structs.replace(table, seats=seats)
