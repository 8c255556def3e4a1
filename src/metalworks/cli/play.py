"""`metalworks play`: the table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from metalworks import _mode
from metalworks.cli.language import checked
from metalworks.cli.options import read_options
from metalworks.cli.output import LEAST_THINK, MOST_THINK, help_text, needs_terminal, say_if_interpreted
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts
from metalworks.games import GAMES, game
from metalworks.players import LEVELS
from metalworks.table.match import Match
from metalworks.table.save import SaveFile, latest_unfinished

if TYPE_CHECKING:
    from metalworks.terminal.sitting import Sitting

EXAMPLES = {
    "metalworks play": "cli-example-menu",
    "metalworks play metallurgie": "cli-example-greedy",
    "metalworks play metallurgie --players 3": "cli-example-players",
    "metalworks play metallurgie --seats human,human,random --names Ann,Ben": "cli-example-seats",
    "metalworks play metallurgie --option bonus=true --lang pl": "cli-example-option",
    "metalworks play metal_adventures --players 6": "cli-example-pirates",
    "metalworks play metal_adventures --plain": "cli-example-deal",
    "metalworks play --resume": "cli-example-resume",
    "metalworks play metallurgie --plain": "cli-example-plain",
    "metalworks play metallum --seats human,master --think 20": "cli-example-think",
}


def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help=help_text("cli-help-game"))] = None,
    seats: Annotated[
        str | None, typer.Option(help=help_text("cli-help-seats", levels=", ".join(["human", *LEVELS])))
    ] = None,
    players: Annotated[int | None, typer.Option(help=help_text("cli-help-players"))] = None,
    names: Annotated[str, typer.Option(help=help_text("cli-help-names"))] = "",
    seed: Annotated[str | None, typer.Option(help=help_text("cli-help-seed"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=help_text("cli-help-option"))] = None,
    content: Annotated[Path | None, typer.Option(help=help_text("cli-help-content"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=help_text("cli-help-resume"))] = False,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=help_text("cli-help-resume-file"))] = None,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("cli-help-plain"))] = False,
    pace: Annotated[float | None, typer.Option(min=0, help=help_text("cli-help-pace"))] = None,
    think: Annotated[
        float | None, typer.Option(min=LEAST_THINK, max=MOST_THINK, metavar="SECONDS", help=help_text("cli-help-think"))
    ] = None,
) -> None:
    # Here, so that other commands neither need the terminal's libraries nor wait for them.
    from metalworks.terminal.app import PACE, TerminalApp
    from metalworks.terminal.plain.play import PlainTable
    from metalworks.terminal.screens.menu import MenuScreen
    from metalworks.terminal.screens.table import TableScreen
    from metalworks.terminal.seating import kinds_of, seating
    from metalworks.terminal.sitting import Sitting

    language = checked(lang)
    sitting: Sitting | None = None
    if resume:
        sitting = _resumed(name, file)
    elif name is not None:
        if file is not None:
            raise Problem("terminal-file-without-resume", file=str(file))
        rules = game(name)
        if players is not None:
            rules.check_seats(players)
        kinds = kinds_of(seats, players, default=rules.official_seats[0])
        rules.check_seats(len(kinds))
        given = [given.strip() for given in names.split(",")] if names else []
        sitting_down = seating(kinds, given, language)
        if not plain:
            needs_terminal()
        match = Match.new(name, sitting_down, seed, read_options(option or []), content)
        sitting = Sitting(SaveFile.create(match))
    elif plain:
        raise Problem("terminal-which-game", known=", ".join(GAMES), first=GAMES[0])
    if sitting is not None:
        sitting.seconds = think
    if plain and sitting is not None:
        say_if_interpreted(Texts(language))
        PlainTable(sitting, language, sys.stdin, sys.stdout).run()
        return
    needs_terminal()
    here = sitting
    first = MenuScreen if here is None else lambda: TableScreen(here)
    app = TerminalApp(language, first, pace=PACE if pace is None else pace, seconds=think)
    app.is_slow = not _mode.has_compiled()
    left = app.run()
    if left is not None:
        print(Texts(app.language)("terminal-resume-hint", file=str(left)))
    if app.return_code:
        raise typer.Exit(app.return_code)


def _resumed(name: str | None, file: Path | None) -> Sitting:
    """The save to continue; the one word after `--resume` may be a game or a file."""
    from metalworks.terminal.sitting import Sitting

    path = file
    wanted = name if name in GAMES else None
    if path is None and name is not None and wanted is None:
        path = Path(name)
    save = SaveFile.resume(path if path is not None else latest_unfinished(game=wanted))
    found = save.match.game
    if wanted is not None and found.id != wanted:
        raise Problem("terminal-resume-other", file=str(save.path), found=found.title, expected=game(wanted).title)
    return Sitting(save)
