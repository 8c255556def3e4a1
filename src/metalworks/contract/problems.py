"""What can go wrong, as values: each problem has a message key, arguments and, in a game, its rule."""

from __future__ import annotations

from typing import Self

from metalworks.contract.texts import Argument, Texts


class Problem(Exception):
    """Something a person can act on; its text is a message, not a traceback."""

    def __init__(self, key: str, /, *, game: str | None = None, **arguments: Argument) -> None:
        self.key = key
        self.game = game
        self.arguments = arguments
        super().__init__(key)

    def because(self, cause: Problem) -> Self:
        """The same with what brought it about; compiled code knows no `raise … from`."""
        self.__cause__ = cause
        return self

    def text(self, language: str = "en") -> str:
        """What is wrong, where, and what to do, in a language."""
        arguments = self.arguments
        if isinstance(self.__cause__, Problem):  # said in the same language
            arguments = {**arguments, "detail": self.__cause__.text(language)}
        return Texts(language, self.game)(self.key, **arguments)

    def __str__(self) -> str:
        return self.text()


class Refused(Problem):
    """An action that the rules do not allow: why, and by which clause of the ledger."""

    def __init__(self, key: str, /, *, rule: str = "", game: str | None = None, **arguments: Argument) -> None:
        super().__init__(key, game=game, **arguments)
        self.rule = rule

    def text(self, language: str = "en") -> str:
        words = super().text(language)
        return f"{words} ({self.rule})" if self.rule else words


class UnknownGame(Problem):
    """A name that is no game of this package."""


class BadOption(Problem):
    """An option or number of seats that this game does not have."""


class BadContent(Problem):
    """A content file with a mistake: which file, entry and field."""


class BadJournal(Problem):
    """A journal that cannot be read or replayed: which line, and why."""

    def __init__(self, key: str, /, *, line: int = 0, game: str | None = None, **arguments: Argument) -> None:
        super().__init__(key, game=game, line=line, **arguments)
        self.line = line


class BadPosition(Problem):
    """A position that cannot be read: which part, and why."""
