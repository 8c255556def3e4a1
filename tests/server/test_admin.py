"""`metalworks admin` as a process: whatever is on its command line, it ends with a sentence."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from metalworks.server.storage.opening import migrate
from tests.server.proxies import METALWORKS


@pytest.mark.parametrize(
    "words",
    [
        [b"ban", b"\xff"],
        [b"ban", b"ann", b"--why", b"\xff"],
        [b"ban", b"ann", b"--days", b"inf"],
        [b"people", b"\xff"],
        [b"block", b"\xff"],
        [b"lift", b"ban", b"\xff"],
        [b"journal", b"\xff"],
        [b"reports", b"--before", b"\xff"],
        [b"incidents", b"--limit", b"99999999999999999999"],
        [b"reports", b"--limit", b"0"],
    ],
)
def test_a_word_that_is_none_is_refused_in_words(words: list[bytes], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    migrate(address)
    done = subprocess.run(
        [*METALWORKS, "admin", *words, "--database", address], capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_a_name_of_a_file_need_not_be_letters(tmp_path: Path) -> None:
    """The system takes any bytes."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    migrate(address)
    file = os.fsencode(tmp_path) + b"/\xff.backup"
    for words in ([b"backup", file, b"--database", address], [b"restore", file, b"--database", file + b".sqlite3"]):
        done = subprocess.run([*METALWORKS, "admin", *words], capture_output=True, check=False, text=True)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
