"""A folder of played games: a header that says what is played, then a line a game; a study goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from metalworks.contract.problems import Problem
from metalworks.contract.tally import Tally

FILE = "games.jsonl"


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


class BadStudy(Problem):
    """A folder that holds other games than those asked for."""


class Folder:
    """Reads what was played, and appends what is new; a line that a crash cut off is played again."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path / FILE
        self.study = study
        self.games: dict[tuple[int, int], Played] = {}
        try:
            path.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                whole = self._read()
                self.path.write_text("".join(whole), "utf-8")  # without a cut-off end
            else:
                self.path.write_text(msgspec.json.encode(study).decode() + "\n", "utf-8")
        except OSError as error:
            raise BadStudy("study-unwritable", folder=str(path), detail=str(error)) from None

    def _read(self) -> Iterator[str]:
        lines = self.path.read_text("utf-8").splitlines(keepends=True)
        try:
            found = msgspec.json.decode(lines[0], type=Study)
        except (IndexError, msgspec.DecodeError):
            raise BadStudy("study-foreign", file=str(self.path)) from None
        if found != self.study:
            raise BadStudy("study-other", file=str(self.path), found=str(msgspec.to_builtins(found)))
        yield lines[0]
        for number, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                if number == len(lines) and not line.endswith("\n"):
                    return
                raise BadStudy("study-broken", file=str(self.path), line=number) from None
            self.games[played.seats, played.seed] = played
            yield line

    def open(self) -> IO[str]:
        return self.path.open("a", encoding="utf-8")

    def add(self, file: IO[str], played: Played) -> None:
        self.games[played.seats, played.seed] = played
        file.write(msgspec.json.encode(played).decode() + "\n")
        file.flush()
