"""A person at the real program in a pseudo terminal, who knows the match from its save file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pexpect
import pyte

from metalworks import Match
from metalworks.table.journal import Line

from .conftest import COMMAND, saves

COLUMNS, LINES = 100, 30
HOME, DOWN, RIGHT, ENTER = "\x1b[H", "\x1b[B", "\x1b[C", "\r"
OVER = "The match is over"
HAND_OVER = "Pass the keyboard"


class Person:
    """Sits at the real program in a pseudo terminal and plays by the list of moves.

    What there is to choose is in the save file: the same match is followed line by line here.
    """

    def __init__(self, home: Path, *words: str) -> None:
        environment = {**os.environ, "METALWORKS_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        program, *rest = COMMAND
        self.child = pexpect.spawn(
            program, [*rest, *words], dimensions=(LINES, COLUMNS), env=environment, timeout=30, encoding="utf-8"
        )
        self.said = ""  # what the program has written since the last key
        self.wait(lambda: bool(saves(home)) and "▶" in self.said)
        [self.path] = saves(home)
        self.size = 0  # of the save file, as far as it is known here
        self.match = Match.replay(self.path.read_text())
        self.viewer = -1

    def drain(self) -> None:
        try:
            self.said += self.child.read_nonblocking(1 << 16, timeout=0.005)
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            raise AssertionError(f"the program has ended: {self.said[-2000:]}") from None

    def wait(self, reached: Callable[[], bool], again: str = "") -> None:
        end, nudge = time.monotonic() + 120, time.monotonic() + 10
        while not reached():
            self.drain()
            if again and time.monotonic() > nudge:  # a key that came while the screen changed
                self.child.send(again)
                nudge += 10
            assert time.monotonic() < end, self.screen()

    def screen(self) -> str:
        """All that is on the screen: a change of size has it drawn again."""
        self.child.setwinsize(LINES, COLUMNS + 1)
        self.wait_a_moment()
        screen = pyte.Screen(COLUMNS, LINES)
        self.said = ""
        self.child.setwinsize(LINES, COLUMNS)
        self.wait_a_moment()
        pyte.Stream(screen).feed(self.said)
        return "\n".join(screen.display)

    def wait_a_moment(self) -> None:
        end = time.monotonic() + 1
        while time.monotonic() < end:
            self.drain()

    def follow(self) -> bool:
        """Take in what the program has saved; whether there was anything."""
        if self.path.stat().st_size == self.size:
            return False
        text = self.path.read_text()
        self.size = len(text.encode())
        lines = text.splitlines(keepends=True)[1 + len(self.match.journal.lines) :]
        whole = [line for line in lines if line.endswith("\n")]
        for line in whole:
            self.match.follow(msgspec.json.decode(line, type=Line), 0)
        return bool(whole)

    def press(self, keys: str) -> None:
        """Press keys and wait until the match has taken a step by them."""
        self.said = ""
        self.child.send(keys)
        self.wait(self.follow, keys)

    def choose(self, number: int) -> None:
        """The entry of the list of moves with this number."""
        self.press(HOME + DOWN * number + ENTER)
