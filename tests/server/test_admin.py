"""`metalworks admin` as a process: whatever is on its command line, and as the documents say."""

from __future__ import annotations

import os
import re
import shlex
import stat
import subprocess
from pathlib import Path

import pytest

from metalworks.server.storage.backup import backup
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.opening import migrate
from tests.server.process import SOURCE
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


def test_a_backup_is_restored_under_the_unit_as_it_is_written(tmp_path: Path) -> None:
    """The commands of `docs/operations.md`, elsewhere and without systemd: the service can open what they make."""
    text = (Path(__file__).parent.parent.parent / "docs" / "operations.md").read_text("utf-8")
    [written] = re.findall(
        r"^    systemctl stop metalworks\n((?:    .+\n)+)    systemctl start metalworks$", text, re.M
    )
    private, state = tmp_path / "private", tmp_path / "metalworks"
    private.mkdir()
    state.symlink_to(private)  # as systemd has it
    owner = os.getuid() or 12_345
    os.chown(private, owner, os.getgid() or 12_345)
    address = f"sqlite:///{state / 'tables.sqlite3'}"
    migrate(address)
    FileLock(address).release()
    backup(address, tmp_path / "tables-2026-01-31.backup")
    commands = (
        written.replace("/var/lib/metalworks/", f"{state}/")
        .replace("/var/backups/", f"{tmp_path}/backups/")
        .replace("/opt/metalworks/bin/metalworks", shlex.join(METALWORKS))
        .replace("tables-2026", f"{tmp_path}/tables-2026")
    )
    assert "/var/lib" not in commands
    subprocess.run(["sh", "-e", "-c", commands], check=True, env={**os.environ, "PYTHONPATH": str(SOURCE)})
    names = {file.name for file in private.iterdir()}
    assert {"tables.sqlite3", "tables.sqlite3.lock"} <= names
    assert {file.stat().st_uid for file in private.iterdir()} == {owner}
    assert {stat.S_IMODE(file.stat().st_mode) for file in private.iterdir()} == {0o600}
    assert len(list((tmp_path / "backups").glob("*/tables.sqlite3*"))) >= 2  # what was there is put aside, and not lost
