"""What commands say: help in the language of the command line, and problems."""

from __future__ import annotations

import sys

from metalworks.cli.language import of_command_line
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Argument, Texts


def help_text(key: str, **arguments: Argument) -> str:
    return Texts(of_command_line())(key, **arguments)


def examples(key: str) -> str:
    """A help text whose line breaks are kept."""
    return "\n\n".join(f"\b\n{paragraph}" for paragraph in help_text(key).split("\n\n"))


def tell(problem: Problem, language: str) -> None:
    """A problem on the standard error, in a language; so is the refusal inside it."""
    cause = problem.__cause__
    if isinstance(cause, Problem) and "detail" in problem.arguments:
        problem.arguments["detail"] = cause.text(language)
    print(problem.text(language), file=sys.stderr)


def needs_terminal() -> None:
    """The full-screen table needs a real terminal on both sides."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem("terminal-no-tty")
