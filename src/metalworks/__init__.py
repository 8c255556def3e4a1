"""Metalworks: Metallum, Metal Adventures and Metallurgie as real software."""

from metalworks import _mode

_mode.choose()

from metalworks.contract.problems import (  # noqa: E402  (the engine's mode comes first)
    BadContent,
    BadJournal,
    BadOption,
    BadPosition,
    Problem,
    Refused,
    UnknownGame,
)
from metalworks.games import GAMES, game  # noqa: E402
from metalworks.table.match import Match  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadContent",
    "BadJournal",
    "BadOption",
    "BadPosition",
    "Match",
    "Problem",
    "Refused",
    "UnknownGame",
    "game",
]
