"""Save files: the journal of a running match on disk, complete after every step."""

from __future__ import annotations

import os
import re
import shutil
import time
from pathlib import Path

import platformdirs

from metalworks.contract.problems import BadJournal, Problem
from metalworks.table.journal import dump_line
from metalworks.table.match import Match

SUFFIX = ".journal"


def home() -> Path:
    """Where Metalworks keeps what it writes: METALWORKS_HOME, or the user's data folder."""
    chosen = os.environ.get("METALWORKS_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("metalworks", appauthor=False)


def saves_folder() -> Path:
    return home() / "saves"


class SaveFile:
    """Appends what is new in a match's journal; a step is on the disk before `write` returns."""

    def __init__(self, path: Path, match: Match, written: int) -> None:
        self.path = path
        self.match = match
        self._written = written  # lines of the journal that are on the disk

    @classmethod
    def create(cls, match: Match, folder: Path | None = None) -> SaveFile:
        """A new file for a match, named after its game and the time."""
        folder = folder or saves_folder()
        stem = f"{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free(folder, stem, SUFFIX)
            _replace(path, match.journal.dumps())
        except OSError as error:
            raise Problem("terminal-save-failed", file=str(folder), detail=_reason(error)) from None
        return cls(path, match, len(match.journal.lines))

    @classmethod
    def resume(cls, path: Path) -> SaveFile:
        """Go on with a saved match; a last line cut off by a crash is left out, the original kept beside."""
        text = read_journal(path)
        match = Match.replay(text, salvage=True)
        whole = match.journal.dumps()
        if text != whole:  # cut off, or chance was still open
            try:
                if not whole.startswith(text):
                    shutil.copy2(path, _free(path.parent, path.name, ".broken"))
                _replace(path, whole)
            except OSError as error:
                raise Problem("terminal-save-failed", file=str(path), detail=_reason(error)) from None
        return cls(path, match, len(match.journal.lines))

    def write(self) -> None:
        """Put the steps since the last time on the disk."""
        fresh = self.match.journal.lines[self._written :]
        if not fresh:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(dump_line(line) for line in fresh))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise Problem("terminal-save-failed", file=str(self.path), detail=_reason(error)) from None
        self._written += len(fresh)


def latest_unfinished(folder: Path | None = None, game: str | None = None) -> Path:
    """The save that was played last and can go on."""
    folder = folder or saves_folder()
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        try:
            match = Match.replay(read_journal(path), salvage=True)
        except Problem:
            continue  # broken, or of other rules: an older one may do
        if not match.is_over and game in (None, match.game.id):
            return path
    raise Problem("terminal-no-save", folder=str(folder))


def read_journal(path: Path) -> str:
    """The text of a journal; bytes that are no text stand only where a crash may leave them, at the end."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Problem("terminal-unreadable", file=str(path), detail=_reason(error)) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if data.count(b"\n", 0, error.start) and b"\n" not in data[error.start :]:
            return data[: error.start].decode("utf-8")
        line = data.count(b"\n", 0, error.start) + 1
        raise BadJournal("journal-foreign", line=line, detail=str(error)) from None


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """A path that is not taken yet."""
    names = (f"{stem}{f'-{number}' if number else ''}{suffix}" for number in range(10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def _replace(path: Path, text: str) -> None:
    """Write a whole file so that it is either the old one or the new one, whatever happens."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _reason(error: OSError) -> str:
    return re.sub(r"^\[Errno \d+\] ", "", error.strerror or str(error))
