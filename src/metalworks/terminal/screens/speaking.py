"""A screen whose words change with the language, while everything else stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import ModalScreen, Screen

from metalworks.contract.texts import Texts

if TYPE_CHECKING:
    from metalworks.terminal.app import TerminalApp

Answer = TypeVar("Answer")


class Speaking:
    """What all screens of the table share."""

    def speak(self) -> None:
        """Say everything again, in the language of the application."""
        raise NotImplementedError  # abstract

    @property
    def terminal(self) -> TerminalApp:
        return cast("TerminalApp", self.app)  # type: ignore[attr-defined]  # mixed into screens

    @property
    def texts(self) -> Texts:
        return self.terminal.texts

    def action_language(self) -> None:
        self.terminal.next_language()


class SpeakingScreen(Speaking, Screen[None]):
    pass


class SpeakingModal(Speaking, ModalScreen[Answer]):
    pass


def key_bar(pairs: list[tuple[str, str, str]]) -> str:
    """Keys with their words, as markup; an action makes them clickable."""
    parts = []
    for key, words, action in pairs:
        parts.append(f"[b #ffb648]{key}[/] " + (f"[@click={action}]{words}[/]" if action else words))
    return "  ".join(parts)
