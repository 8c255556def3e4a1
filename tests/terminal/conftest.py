"""What the tests of the terminal share: a home of their own, and sittings at a seeded table."""

from __future__ import annotations

import html
import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from metalworks import Match
from metalworks.cli import main
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.sitting import Sitting

if TYPE_CHECKING:
    from .person import Person

# The terminal is not compiled: the saves prove the interpreted engine there, the rest is shown once, for a greedy
# computer thinks for seconds when interpreted.
IN_BOTH_MODES = ("test_saves.py",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and item.path.name not in IN_BOTH_MODES:
            item.add_marker(pytest.mark.compiled_only)


AppPilot = Pilot[Path | None]
Sit = Callable[..., Sitting]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

COMMAND = (sys.executable, "-m", "metalworks.cli")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("METALWORKS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def sit() -> Sit:
    """A new match at this terminal: `sit("human", "greedy")`."""

    def sit(*kinds: str, seed: str = "7", **options: object) -> Sitting:
        seats = [Seat(f"Seat{n}", "" if kind == "human" else kind) for n, kind in enumerate(kinds, 1)]
        return Sitting(SaveFile.create(Match.new("metallurgie", seats, seed, options)))

    return sit


@pytest.fixture
def run(home: Path) -> Run:
    """The real program, with words piped in."""

    def run(*words: str, said: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "METALWORKS_HOME": str(home), "LANG": lang, "LC_ALL": "", "LC_MESSAGES": ""}
        environment |= {"PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [*COMMAND, *words], input=said, capture_output=True, text=True, env=environment, timeout=60, check=False
        )

    return run


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The same program in this process, for the many ways to call it wrong."""

    def call(*words: str, said: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["metalworks", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(said))
        monkeypatch.setenv("LANG", lang)
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        return subprocess.CompletedProcess(words, int(left.value.code or 0), told.out, told.err)

    return call


@pytest.fixture
def people() -> Iterator[list[Person]]:
    """People at pseudo terminals, whose programs end with the test."""
    sitting: list[Person] = []
    yield sitting
    for person in sitting:
        if person.child.isalive():
            person.child.kill(9)
            person.child.wait()


async def settle(pilot: AppPilot) -> None:
    """Until computers have played and everything is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: AppPilot, *keys: str) -> None:
    """One key after the other, each when all before it has settled."""
    await settle(pilot)
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def prompt(app: App[Path | None]) -> str:
    return str(app.screen.query_one("#prompt", Static).render())


def screen_text(app: App[Path | None]) -> str:
    """Everything that is on the screen, as text."""
    picture = app.export_screenshot()
    lines: dict[str, list[tuple[float, str]]] = {}
    for x, y, words in re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', picture, re.DOTALL):
        lines.setdefault(y, []).append((float(x), html.unescape(words).replace("\xa0", " ").rstrip("\n")))
    return "\n".join("".join(words for _, words in sorted(lines[y])) for y in sorted(lines, key=float))


def saves(home: Path) -> Sequence[Path]:
    return sorted((home / "saves").glob("*.journal"))
