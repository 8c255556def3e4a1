"""What commands say: help in the language of the command line, and problems."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from metalworks import _mode
from metalworks.cli.language import of_command_line
from metalworks.contract.extras import need
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Argument, Texts

WIDE = 160  # characters: what is written into a file or a pipe is not squeezed as on a narrow screen
LEAST_THINK, MOST_THINK = 0.05, 600.0  # seconds that `--think` may give a decision


def help_text(key: str, **arguments: Argument) -> str:
    return Texts(of_command_line())(key, **arguments)


def examples(commands: Mapping[str, str]) -> str:
    """The end of a help page: commands to try, each with what it does."""
    lines = [line for command, key in commands.items() for line in (f"  {command}", f"      {help_text(key)}")]
    return "\n".join(["\b", help_text("cli-examples"), *lines])


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written, before there is anything to write into it."""
    folder = file.absolute().parent
    if file.is_dir():
        raise Problem("file-is-folder", file=str(file))
    if not folder.is_dir():
        raise Problem("file-no-folder", folder=str(file.parent))
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise Problem("file-unwritable", file=str(file), detail=os.strerror(errno.EACCES))


def check_picture(file: Path) -> None:
    """Refuse a file that no picture can be drawn into, or that there is nothing to draw with."""
    need("plots", "matplotlib")
    check_file(file)
    if file.suffix.lower() != ".png":
        raise Problem("file-no-picture", file=str(file))


def tell(problem: Problem, language: str) -> None:
    """A problem on the standard error, in a language; so is the refusal inside it."""
    cause = problem.__cause__
    if isinstance(cause, Problem) and "detail" in problem.arguments:
        problem.arguments["detail"] = cause.text(language)
    print(problem.text(language), file=sys.stderr)


def wide() -> Console:
    """Where tables with many columns are printed."""
    console = Console()
    return console if console.is_terminal else Console(width=max(WIDE, console.width))


def status(words: str) -> None:
    """A line about the work, beside what the command writes."""
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False).print(words)


def say_if_interpreted(texts: Texts) -> None:
    """Where there was no compiler, computer players think long: whoever waits for them learns why."""
    if not _mode.has_compiled():
        print(texts("engine-interpreted"), file=sys.stderr)


def needs_terminal() -> None:
    """The full-screen table needs a real terminal on both sides."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem("terminal-no-tty")
