"""What commands say: help in the language of the command line, and problems."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from metalworks.cli.language import of_command_line
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Argument, Texts

LEAST_THINK, MOST_THINK = 0.05, 600.0  # seconds that `--think` may give a decision


def help_text(key: str, **arguments: Argument) -> str:
    return Texts(of_command_line())(key, **arguments)


def examples(commands: Mapping[str, str]) -> str:
    """The end of a help page: commands to try, each with what it does."""
    lines = [line for command, key in commands.items() for line in (f"  {command}", f"      {help_text(key)}")]
    return "\n".join(["\b", help_text("cli-examples"), *lines])


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
