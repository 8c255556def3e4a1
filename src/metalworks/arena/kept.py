"""A file of finished games: a header that says what is played, then a line a game; it goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec

from metalworks.contract.problems import Problem

FILE = "games.jsonl"

Header = TypeVar("Header", bound=msgspec.Struct)
Row = TypeVar("Row", bound=msgspec.Struct)


class BadStudy(Problem):
    """A folder that holds other games than those asked for."""


class Kept(Generic[Header, Row]):
    """Reads what was played, and appends what is new; a line that a crash cut off is played again."""

    def __init__(self, path: Path, header: Header, row: type[Row]) -> None:
        self.path = path / FILE
        self.header = header
        self._row = row
        try:
            path.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                whole = "".join(self._read())
                self.path.write_text(whole, "utf-8")  # without a cut-off end
            else:
                self.path.write_text(msgspec.json.encode(header).decode() + "\n", "utf-8")
        except OSError as error:
            raise BadStudy("study-unwritable", folder=str(path), detail=str(error)) from None

    def remember(self, row: Row) -> None:
        """A game that is kept in the file."""
        raise NotImplementedError  # abstract

    def _read(self) -> Iterator[str]:
        lines = self.path.read_text("utf-8").splitlines(keepends=True)
        try:
            found = msgspec.json.decode(lines[0], type=type(self.header))
        except (IndexError, msgspec.DecodeError):
            raise BadStudy("study-foreign", file=str(self.path)) from None
        if found != self.header:
            raise BadStudy("study-other", file=str(self.path), found=str(msgspec.to_builtins(found)))
        yield lines[0]
        for number, line in enumerate(lines[1:], 2):
            try:
                row = msgspec.json.decode(line, type=self._row)
            except msgspec.DecodeError:
                if number == len(lines) and not line.endswith("\n"):
                    return
                raise BadStudy("study-broken", file=str(self.path), line=number) from None
            self.remember(row)
            yield line

    def open(self) -> IO[str]:
        return self.path.open("a", encoding="utf-8")

    def add(self, file: IO[str], row: Row) -> None:
        self.remember(row)
        file.write(msgspec.json.encode(row).decode() + "\n")
        file.flush()
