"""`metalworks arena`: which of some players is stronger."""

from __future__ import annotations

import functools
import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from metalworks.arena.cluster import spread_over_cluster
from metalworks.arena.tournament import (
    Fought,
    Hall,
    Pairing,
    Question,
    Spread,
    Tournament,
    hold,
    short_name,
    tournament_of,
)
from metalworks.arena.workers import spread
from metalworks.cli.language import checked
from metalworks.cli.options import folder_part, read_options
from metalworks.cli.output import LEAST_THINK, MOST_THINK, help_text, status, wide
from metalworks.contract.extras import need
from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named
from metalworks.players import thinking
from metalworks.table.save import home

EXAMPLES = {
    "metalworks arena metallum random greedy --games 100": "cli-example-arena-match",
    "metalworks arena metallurgie random greedy --settle 50 60": "cli-example-arena-settle",
    "metalworks arena metal_adventures random greedy --seats 4 --ladder": "cli-example-arena-ladder",
    "metalworks arena metallurgie random greedy --option bonus=true": "cli-example-arena-option",
}


def arena_command(
    game: Annotated[str, typer.Argument(help=help_text("cli-help-game"))],
    players: Annotated[list[str], typer.Argument(help=help_text("cli-help-arena-players"))],
    games: Annotated[int, typer.Option(min=1, help=help_text("cli-help-arena-games"))] = 100,
    seats: Annotated[int | None, typer.Option(help=help_text("cli-help-arena-seats"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("cli-help-option"))] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=help_text("cli-help-arena-ladder"))] = False,
    settle: Annotated[
        tuple[float, float] | None, typer.Option(metavar="LOW HIGH", help=help_text("cli-help-arena-settle"))
    ] = None,
    folder: Annotated[Path | None, typer.Option(help=help_text("cli-help-arena-folder"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_text("cli-help-balance-jobs"))] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=help_text("cli-help-arena-ray"))] = None,
    think: Annotated[
        float | None, typer.Option(min=LEAST_THINK, max=MOST_THINK, metavar="SECONDS", help=help_text("cli-help-think"))
    ] = None,
    plot: Annotated[bool, typer.Option(help=help_text("cli-help-arena-plot"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    need("arena", "openskill")
    from metalworks.arena.ratings import standings
    from metalworks.arena.standing_plot import draw_standings

    rules = game_named(game)
    texts = Texts(checked(lang), rules.id)
    pairing = Pairing.LADDER if ladder else Pairing.ROUND_ROBIN
    names = [thinking(name, think) for name in players]
    tournament = tournament_of(
        rules, rules.official_seats[0] if seats is None else seats, names, pairing, read_options(option or [])
    )
    question = _question(settle)
    work: Spread = functools.partial(spread, jobs=jobs)
    if ray is not None:
        work = functools.partial(spread_over_cluster, address=ray)
    place = folder or home() / "arena" / _folder_name(tournament)
    hall = Hall(place, tournament)
    status(texts("study-folder", folder=str(place)))
    _play(hall, games, question, work)
    found = standings(hall, question)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    else:
        console = wide()
        title = texts("arena-title", title=rules.title, seats=found.seats, games=found.games)
        console.print(title, style="bold")
        ratings = Table(title=texts("arena-rating"))
        for key in ("balance-name", "arena-rating", "balance-interval", "balance-games"):
            ratings.add_column(texts(key), justify="left" if key == "balance-name" else "right")
        for one in found.ratings:
            interval = f"{one.low:.1f} – {one.high:.1f}"
            ratings.add_row(one.player, f"{one.rating:.1f}", interval, f"{one.games:,}")
        console.print(ratings)
        scores = Table(title=texts("arena-scores"))
        keys = [
            "balance-name",
            "arena-other",
            "balance-share",
            "balance-interval",
            "balance-times-fair",
            "balance-games",
        ]
        for key in [*keys, "arena-question"] if question else keys:
            scores.add_column(texts(key), justify="left" if key in keys[:2] else "right")
        for score in found.scores:
            share = score.share
            cells = [score.one, score.other, f"{share.share * 100:.1f} %"]
            cells += [f"{share.low * 100:.1f} – {share.high * 100:.1f}", f"{share.times_fair:.2f}", f"{share.games:,}"]
            scores.add_row(*cells, *([texts("arena-answer", answer=score.settled)] if question else []))
        console.print(scores)
    if plot:
        file = place / "standings.png"
        title = texts("arena-title", title=rules.title, seats=found.seats, games=found.games)
        draw_standings(found, title, texts, file)
        status(texts("balance-drawn", file=str(file)))


def _question(settle: tuple[float, float] | None) -> Question | None:
    if settle is None:
        return None
    low, high = settle
    if not 0 < low < high < 100:
        raise BadOption("arena-bad-question")
    return Question(low / 100, high / 100)


def _folder_name(tournament: Tournament) -> str:
    players = "-".join(tournament.players).replace(":", "_").replace("/", "_")
    name = f"{tournament.game}-{tournament.seats}{folder_part(tournament.options)}-{tournament.pairing}-{players}"
    return short_name(name)


def _play(hall: Hall, games: int, question: Question | None, work: Spread) -> None:
    """Play with a progress bar for each pair; an interrupted tournament keeps every game that is over."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    seats = hall.header.seats
    wanted = -(-games // seats) * seats
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bars = {pair: progress.add_task(f"{pair[0]} – {pair[1]}", total=wanted) for pair in hall.header.pairs}
        for fixture in hall.games:
            if fixture.deal < wanted // seats:
                progress.advance(bars[fixture.one, fixture.other])

        def done(fought: Fought) -> None:
            progress.advance(bars[fought.fixture.one, fought.fixture.other])

        hold(hall, games, question, work, done)
