"""`metalworks balance`: games between computer players by the thousand, and what they say."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from metalworks.arena.balance import Balance, Share, balance
from metalworks.arena.play import run, study_of
from metalworks.arena.plots import draw
from metalworks.arena.store import Folder
from metalworks.cli.language import checked
from metalworks.cli.options import folder_part, read_options
from metalworks.cli.output import help_text, status, wide
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named
from metalworks.players import player
from metalworks.table.save import home

EXAMPLES = {
    "metalworks balance metallurgie --games 2000": "cli-example-balance",
    "metalworks balance metallum --games 500 --json": "cli-example-balance-json",
}


def balance_command(
    game: Annotated[str, typer.Argument(help=help_text("cli-help-game"))],
    games: Annotated[int, typer.Option(min=1, help=help_text("cli-help-balance-games"))] = 1000,
    seats: Annotated[list[int] | None, typer.Option(help=help_text("cli-help-balance-seats"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("cli-help-option"))] = None,
    level: Annotated[str, typer.Option(help=help_text("cli-help-balance-level"))] = "greedy",
    folder: Annotated[Path | None, typer.Option(help=help_text("cli-help-balance-folder"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_text("cli-help-balance-jobs"))] = os.cpu_count() or 1,
    plots: Annotated[bool, typer.Option(help=help_text("cli-help-balance-plots"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    rules = game_named(game)
    texts = Texts(checked(lang), rules.id)
    player(level)
    counts = seats or list(rules.official_seats)
    for count in counts:
        rules.check_seats(count)
    study = study_of(rules, level, read_options(option or []))
    place = folder or home() / "balance" / f"{rules.id}-{level}{folder_part(study.options)}"
    kept = Folder(place, study)
    status(texts("study-folder", folder=str(place)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bars = {
            count: progress.add_task(texts("balance-running", title=rules.title, seats=count), total=games)
            for count in counts
        }
        played = run(kept, counts, games, jobs, lambda count, more: progress.advance(bars[count], more))
    reports = [balance(count, played[count]) for count in counts]
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(reports)).decode() + "\n")
    else:
        for report in reports:
            _show(report, rules.title, texts)
    if plots:
        for report in reports:
            file = place / f"{rules.id}-{report.seats}.png"
            title = texts("balance-title", title=rules.title, seats=report.seats, games=report.games)
            draw(report, played[report.seats], title, texts, file)
            status(texts("balance-drawn", file=str(file)))


def _show(report: Balance, title: str, say: Texts) -> None:
    console = wide()
    console.print(say("balance-title", title=title, seats=report.seats, games=report.games), style="bold")
    length = report.length
    console.print(
        say(
            "balance-length",
            unit=say(length.unit),
            median=length.median,
            tenth=length.tenth,
            ninetieth=length.ninetieth,
            shortest=length.shortest,
            longest=length.longest,
        )
    )
    console.print(say("balance-cost", decisions=round(report.decisions), ms=round(report.seconds * 1000)))
    endings = Table(title=say("balance-endings"))
    endings.add_column()
    endings.add_column("%", justify="right")
    for key, share in report.endings.items():
        endings.add_row(_ending(key, say), f"{share * 100:.1f}")
    console.print(endings)
    seats = {str(seat + 1): share for seat, share in enumerate(report.by_seat)}
    console.print(_shares(say("balance-by-seat"), seats, lambda name: name, say))
    for trait, names in report.by_trait.items():
        console.print(_shares(say(trait), names, say, say))
    for group, means in report.used.items():
        table = Table(title=say(group))
        table.add_column()
        table.add_column(say("balance-a-game"), justify="right")
        for name, mean in means.items():
            table.add_row(say(name), f"{mean:.2f}")
        console.print(table)


def _ending(key: str, say: Texts) -> str:
    """The reason of a result, without the names and numbers of one game."""
    short = f"balance-{key}"
    return say(short) if short in say else key.removeprefix("result-").replace("-", " ")


def _shares(title: str, shares: dict[str, Share], name_of: Callable[[str], str], say: Texts) -> Table:
    table = Table(title=title)
    for key in ("balance-name", "balance-share", "balance-interval", "balance-times-fair", "balance-games"):
        table.add_column(say(key), justify="left" if key == "balance-name" else "right")
    for name, share in shares.items():
        interval = f"{share.low * 100:.1f} – {share.high * 100:.1f}"
        table.add_row(
            name_of(name), f"{share.share * 100:.1f} %", interval, f"{share.times_fair:.2f}", f"{share.games:,}"
        )
    return table
