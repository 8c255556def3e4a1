"""A file of finished games: a header that says what is played, then a line a game; it goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec

from metalworks.contract.problems import Problem

try:
    import fcntl
except ImportError:  # Windows: two commands must not share a folder there
    fcntl = None  # type: ignore[assignment]

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
        with self.writing():
            path.mkdir(parents=True, exist_ok=True)
            if not self.path.exists():
                fresh = path / f"new-{FILE}"  # so that the header is there as a whole or not at all
                fresh.write_bytes(msgspec.json.encode(header) + b"\n")
                fresh.replace(self.path)
            self._read(self.path.read_bytes())

    def remember(self, row: Row) -> None:
        """A game that is kept in the file."""
        raise NotImplementedError  # abstract

    def _read(self, data: bytes) -> int:
        """Remember all games; how many bytes of the file are whole lines."""
        *lines, rest = data.split(b"\n")
        try:
            found = msgspec.json.decode(lines[0], type=type(self.header))
        except (IndexError, msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadStudy("study-foreign", file=str(self.path)) from None
        if found != self.header:
            other = [name for name in found.__struct_fields__ if getattr(found, name) != getattr(self.header, name)]
            told, expected = (
                "; ".join(f"{name} {_written(getattr(header, name))}" for name in other)
                for header in (found, self.header)
            )
            raise BadStudy("study-other", file=str(self.path), found=told, expected=expected)
        for number, line in enumerate(lines[1:], 2):
            try:
                row = msgspec.json.decode(line, type=self._row)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise BadStudy("study-broken", file=str(self.path), line=number) from None
            self.remember(row)
        return len(data) - len(rest)

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """The file to append to, without a cut-off end; for one command at a time."""
        with self.writing():
            file = self.path.open("r+b")
        with file:
            with self.writing():
                if fcntl is not None:
                    self._lock(file)
                file.truncate(self._read(file.read()))  # read again: another command may have added games
                file.seek(0, os.SEEK_END)
            yield file

    def _lock(self, file: IO[bytes]) -> None:
        """The system lets go of it, however the process ends."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadStudy("study-busy", folder=str(self.path.parent)) from None

    def add(self, file: IO[bytes], row: Row) -> None:
        with self.writing():
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
        self.remember(row)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What the system refuses is said as a problem with the folder."""
        try:
            yield
        except OSError as error:
            folder = str(self.path.parent)
            raise BadStudy("study-unwritable", folder=folder, detail=error.strerror or str(error)) from None


def _written(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={part}" for name, part in value.items()) or "–"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
