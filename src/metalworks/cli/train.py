"""`metalworks train`: learn how well seats stand, from games against oneself."""

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
from metalworks.arena.workers import spread
from metalworks.cli.language import checked
from metalworks.cli.output import check_file, help_text, status
from metalworks.contract.extras import need
from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import BadOption, Problem
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named
from metalworks.players.weights import FILE
from metalworks.table.save import home

EXAMPLES = {
    "metalworks train metallum --games 2000": "cli-example-train",
    "metalworks train metallurgie --seats 2,3,4 --games 5000": "cli-example-train-seats",
    "metalworks arena metallum search:0.2s@hand search:0.2s@weights.json": "cli-example-train-arena",
}
MOST_SHOWN = 12  # generations


def train_command(
    game: Annotated[str, typer.Argument(help=help_text("cli-help-game"))],
    games: Annotated[int, typer.Option(min=1, help=help_text("cli-help-train-games"))] = 2_000,
    seats: Annotated[str | None, typer.Option(help=help_text("cli-help-train-seats"))] = None,
    generation: Annotated[int, typer.Option(min=10, help=help_text("cli-help-train-generation"))] = 100,
    iterations: Annotated[int, typer.Option(min=1, help=help_text("cli-help-train-iterations"))] = 24,
    hidden: Annotated[int, typer.Option(min=0, max=256, help=help_text("cli-help-train-hidden"))] = 16,
    by_search: Annotated[
        int | None, typer.Option(min=1, metavar="GENERATION", help=help_text("cli-help-train-by-search"))
    ] = None,
    folder: Annotated[Path | None, typer.Option(help=help_text("cli-help-train-folder"))] = None,
    out: Annotated[Path | None, typer.Option(help=help_text("cli-help-train-out"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_text("cli-help-balance-jobs"))] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=help_text("cli-help-arena-ray"))] = None,
    plot: Annotated[bool, typer.Option(help=help_text("cli-help-train-plot"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    rules = game_named(game)
    texts = Texts(checked(lang), rules.id)
    counts = _counts(seats) if seats is not None else (rules.official_seats[0],)
    for count in counts:
        rules.check_seats(count)
    table = "".join(map(str, counts))
    kind = f"{game}-{table}-{generation}-{iterations}-{hidden}" + (f"-{by_search}" if by_search else "")
    place = folder or home() / "training" / kind
    file = out or place / FILE
    if file.resolve() == place.resolve():
        raise Problem("file-is-folder", file=str(file))
    if file.resolve().parent != place.resolve() or place.exists():  # else the folder is made
        check_file(file)
    need("train", "jax", "optax", "numpy")
    from metalworks.training.course import School, Spread, train, training_of
    from metalworks.training.curve import draw_curve

    school = School(place, training_of(rules, counts, generation, iterations, hidden, by_search))
    status(texts("study-folder", folder=str(place)))
    work: Spread = functools.partial(spread, jobs=jobs, method="spawn")
    if ray is not None:
        work = functools.partial(spread_over_cluster, address=ray)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    wanted = max(len(school.games), -(-games // generation) * generation)
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bar = progress.add_task(texts("train-running", title=rules.title), total=wanted, completed=len(school.games))
        train(school, games, work, lambda _: progress.advance(bar))
    command = f"metalworks train {game} --games {len(school.games)} --seats {','.join(map(str, counts))}"
    command += f" --generation {generation} --iterations {iterations} --hidden {hidden}"
    command += f" --by-search {by_search}" if by_search else ""
    weights = school.weights(command)
    try:
        file.write_bytes(weights.dumps())
    except OSError as error:  # the games and the checkpoint are kept
        raise Problem("file-unwritable", file=str(file), detail=error.strerror or str(error)) from None
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(school.learned)).decode() + "\n")
    else:
        shown = Table(title=texts("train-loss"))
        for key in ("train-generation", "balance-games", "train-learned", "train-by-hand"):
            shown.add_column(texts(key), justify="right")
        for one in school.learned[-MOST_SHOWN:]:
            shown.add_row(str(one.generation + 1), str(one.games), f"{one.loss:.3f}", f"{one.hand_loss:.3f}")
        Console().print(shown)
    status(texts("train-written", file=str(file), games=len(school.games)))
    if plot:
        picture = place / "curve.png"
        draw_curve(school.learned, rules.title, texts, picture)
        status(texts("balance-drawn", file=str(picture)))


def _counts(text: str) -> tuple[int, ...]:
    numbers = [whole_number(part) for part in text.split(",")]
    counts = tuple(number for number in numbers if number is not None)
    if len(counts) < len(numbers):
        raise BadOption("train-bad-seats", given=text)
    return counts
