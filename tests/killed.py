"""What becomes of the processes of a command that is killed: it can end nobody."""

from __future__ import annotations

import subprocess
import sys


def assert_ends_with_its_processes(task: str, said: str) -> None:
    """Kill a command as soon as it has said so much, and wait until nobody is left who could write where it did."""
    with subprocess.Popen([sys.executable, "-c", task], stdout=subprocess.PIPE, text=True) as command:
        assert command.stdout is not None
        assert command.stdout.read(len(said)) == said
        command.kill()
        assert command.stdout.read() == ""
