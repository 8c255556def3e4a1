"""The walk through one move in the architecture page: its files are there, each once, in one line of numbers."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
WALK = re.compile(r"^(\d+)\. `([^`]+)`", re.MULTILINE)


def test_every_file_of_the_walk_is_there_and_none_comes_twice() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    section = page.partition("## One move, ")[2].partition("\n## ")[0]
    steps = WALK.findall(section)
    assert [int(number) for number, _ in steps] == list(range(1, len(steps) + 1))
    files = [file for _, file in steps]
    assert len(files) == len(set(files)) > 20
    for file in files:
        assert (ROOT / file).is_file() or (ROOT / "src" / "metalworks" / file).is_file(), file
