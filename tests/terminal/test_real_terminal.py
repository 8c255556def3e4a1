"""The real program in a real pseudo terminal: what a person sees, killed and resumed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from metalworks import Match

from .conftest import COMMAND, saves

COLUMNS, LINES = 120, 36


class RealTerminal:
    """A child process on a pseudo terminal, with its screen as text."""

    def __init__(self, home: Path, *words: str) -> None:
        environment = {**os.environ, "METALWORKS_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        environment |= {"COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        program, *rest = COMMAND
        self.child = pexpect.spawn(
            program, [*rest, *words], dimensions=(LINES, COLUMNS), env=environment, timeout=20, encoding="utf-8"
        )
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.Stream(self.screen)

    @property
    def text(self) -> str:
        try:
            while True:
                self.stream.feed(self.child.read_nonblocking(65536, timeout=0.05))
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass
        return "\n".join(self.screen.display)

    def until(self, reached: Callable[[str], bool]) -> str:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            text = self.text
            if reached(text):
                return text
            time.sleep(0.05)
        raise AssertionError(f"not reached:\n{self.text}")

    def press(self, keys: str) -> None:
        self.child.send(keys)

    def kill(self) -> None:
        self.child.kill(signal.SIGKILL)
        self.child.wait()


@pytest.fixture
def terminals() -> Iterator[list[RealTerminal]]:
    opened: list[RealTerminal] = []
    yield opened
    for terminal in opened:
        if terminal.child.isalive():
            terminal.kill()


def lines_of(home: Path) -> int:
    return len(saves(home)[0].read_text().splitlines())


def waits_for_ann(home: Path) -> bool:
    """Whether the computer has finished its turn, whatever is drawn already."""
    return Match.replay(saves(home)[0].read_text(), salvage=True).waiting == (0,)


def test_play_kill_and_resume(home: Path, terminals: list[RealTerminal]) -> None:
    words = ("play", "metallurgie", "--seed", "3", "--names", "Ann,Ben", "--pace", "0")
    terminals.append(first := RealTerminal(home, *words))
    first.until(lambda text: "Ann" in text and "▶ " in text and "♂" in text)
    before = lines_of(home)
    first.press("\r")
    first.until(lambda _: lines_of(home) > before)
    first.press("e")
    first.until(lambda _: lines_of(home) > before + 3 and waits_for_ann(home))
    accepted = saves(home)[0].read_text()
    first.kill()
    assert saves(home)[0].read_text().startswith(accepted)

    match = Match.replay(saves(home)[0].read_text())
    terminals.append(second := RealTerminal(home, "play", "--resume", "--lang", "de", "--pace", "0"))
    text = second.until(lambda text: "Ann" in text and "▶ " in text)
    assert f"Zug {match.view(0).turn}" in text  # type: ignore[attr-defined]  # Metallurgie's view
    size = lines_of(home)
    second.press("\r")
    second.until(lambda _: lines_of(home) > size)
    second.press("u")
    second.until(lambda _: '"undo":true' in saves(home)[0].read_text())
    second.press("q")
    second.child.expect(pexpect.EOF)
    second.child.wait()
    assert second.child.exitstatus == 0
    assert str(saves(home)[0]) in (second.child.before or "")
    assert Match.replay(saves(home)[0].read_text()).position == match.position


def test_the_menu_comes_first_and_quits(home: Path, terminals: list[RealTerminal]) -> None:
    terminals.append(terminal := RealTerminal(home, "play"))
    terminal.until(lambda text: "Metallurgie" in text and "1" in text)
    terminal.press("q")
    terminal.child.expect(pexpect.EOF)
    terminal.child.wait()
    assert terminal.child.exitstatus == 0
    assert not saves(home)
