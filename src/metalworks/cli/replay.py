"""`metalworks replay`: a journal step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from metalworks.cli.language import checked
from metalworks.cli.output import help_text, needs_terminal
from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import Problem
from metalworks.table.match import Match
from metalworks.table.save import read_journal

if TYPE_CHECKING:
    from metalworks.terminal.screens.replay import Eyes

EXAMPLES = {
    "metalworks replay match.journal": "cli-example-step",
    "metalworks replay match.journal --viewer 1": "cli-example-viewer",
    "metalworks replay match.journal --plain": "cli-example-print",
}


def replay(
    file: Annotated[Path, typer.Argument(help=help_text("cli-help-replay-file"))],
    viewer: Annotated[str, typer.Option(help=help_text("cli-help-viewer"))] = "all",
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("cli-help-plain"))] = False,
    pace: Annotated[float | None, typer.Option(min=0, help=help_text("cli-help-pace"))] = None,
) -> None:
    # Here, so that other commands neither need the terminal's libraries nor wait for them.
    from metalworks.terminal.app import PACE, TerminalApp
    from metalworks.terminal.plain.replay import print_replay
    from metalworks.terminal.screens.replay import ReplayScreen

    language = checked(lang)
    text = read_journal(file)
    match, lines = Match.open(text)
    for number, line in enumerate(lines, 2):  # the whole of it is checked before anything is shown
        match.follow(line, number)
    seen_by = _viewer(viewer, match.seats)
    if plain:
        print_replay(match, seen_by, language, sys.stdout)
        return
    needs_terminal()
    TerminalApp(language, lambda: ReplayScreen(match, seen_by), pace=PACE if pace is None else pace).run()


def _viewer(words: str, seats: int) -> Eyes:
    if words == "all":
        return "all"
    if words == "spectator":
        return None
    number = whole_number(words)
    if number is not None and 1 <= number <= seats:
        return number - 1
    raise Problem("terminal-no-viewer", viewer=words, places=seats)
