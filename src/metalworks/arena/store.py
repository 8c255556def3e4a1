"""The games of a study of balance, kept in a folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from metalworks.arena.kept import FILE, BadStudy, Kept
from metalworks.contract.tally import Tally

__all__ = ["FILE", "BadStudy", "Folder", "Played", "Study"]


class Study(msgspec.Struct, frozen=True):
    """What is played: games of one study differ in seats and seed only."""

    game: str
    rules: int
    content: str
    level: str
    options: dict[str, object] = {}


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    seats: int
    seed: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str  # message key of the result
    decisions: int
    seconds: float  # of processor time
    tally: Tally


class Folder(Kept[Study, Played]):
    """The games of one study, by number of seats and seed."""

    def __init__(self, path: Path, study: Study) -> None:
        self.games: dict[tuple[int, int], Played] = {}
        super().__init__(path, study, Played)

    @property
    def study(self) -> Study:
        return self.header

    def remember(self, row: Played) -> None:
        self.games[row.seats, row.seed] = row
