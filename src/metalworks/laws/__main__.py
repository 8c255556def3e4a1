"""Check the laws on random games: python -m metalworks.laws GAME [--seats N] [--games N]."""

from __future__ import annotations

import os
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from metalworks._mode import is_compiled
from metalworks.contract.problems import Problem
from metalworks.games import GAMES
from metalworks.games import game as game_named
from metalworks.kernel.checked import STEP_LIMIT
from metalworks.laws import LawBroken, check, check_modes, check_quickly, variants
from metalworks.players.processes import end_with_parent

CHUNK = 500  # games a worker plays before it reports

Variant = dict[str, object]


class Longest(NamedTuple):
    """The longest of some games."""

    steps: int
    seats: int
    seed: int
    options: Variant


def _quick(game: str, seats: int, seed: int, games: int, options: Variant) -> tuple[int, Longest]:
    """How many games were played, and the longest of them."""
    steps = list(check_quickly(game, seats, seed, games, options))
    return games, Longest(max(steps), seats, seed + steps.index(max(steps)), options)


def _thorough(game: str, seats: int, seed: int, options: Variant) -> tuple[int, Longest]:
    return 1, Longest(check(game, seats, seed, options), seats, seed, options)


def _submit(
    pool: ProcessPoolExecutor, game: str, seats: int, seed: int, games: int, thorough: int, options: Variant
) -> list[Future[tuple[int, Longest]]]:
    end = seed + games
    todo = [
        pool.submit(_quick, game, seats, first, min(CHUNK, end - first), options) for first in range(seed, end, CHUNK)
    ]
    every = range(seed, end, thorough) if thorough else range(0)
    return todo + [pool.submit(_thorough, game, seats, number, options) for number in every]


def main(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")],
    seats: Annotated[list[int] | None, typer.Option(help="Number of seats; may be given more than once.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Random games for each number of seats.")] = 100_000,
    thorough: Annotated[int, typer.Option(min=0, help="Check one game in so many under all laws; 0: none.")] = 1_000,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; a broken law names its own.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = os.cpu_count() or 1,
) -> None:
    """Play random games and check that no law of the contract is broken.

    The cheap laws hold at every step of every game, and some games are checked under all laws.
    The games are spread over all ways to set up the game.
    """
    console = Console()
    try:
        rules = game_named(game)
        for count in seats or ():
            rules.check_seats(count)
    except Problem as problem:
        console.print(str(problem), style="red")
        raise typer.Exit(2) from None
    counts = seats or list(rules.seat_counts)
    try:
        compared = all(check_modes(game, count, seed, 5, options) for count in counts for options in variants(game))
        played, closely, longest = _run(console, game, counts, games, thorough, seed, jobs)
    except LawBroken as broken:
        console.print(f"Broken: {broken}", style="red")
        raise typer.Exit(1) from None
    modes = "both modes agree" if compared else "nothing is compiled, so the modes were not compared"
    console.print(f"No law is broken: {played:,} games of {rules.title}; {modes}.", style="green")
    console.print(
        f"{closely:,} of them were checked under all laws. The longest took {longest.steps:,} of at most "
        f"{STEP_LIMIT:,} steps: {longest.seats} seats, seed {longest.seed}, {longest.options}."
    )


def _run(
    console: Console, game: str, counts: list[int], games: int, thorough: int, seed: int, jobs: int
) -> tuple[int, int, Longest]:
    """How many games were played, how many of them under all laws, and the longest."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    ways = variants(game)
    played, closely = 0, 0
    longest = Longest(0, 0, 0, {})
    with (
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress,
        ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool,
    ):
        for count in counts:
            todo: list[Future[tuple[int, Longest]]] = []
            total = 0
            for number, options in enumerate(ways):
                share = games // len(ways) + (number < games % len(ways))
                under_all = len(range(0, share, thorough)) if thorough else 0
                total += share + under_all
                closely += under_all
                todo += _submit(pool, game, count, seed, share, thorough, options)
            mode = "" if is_compiled() else " (interpreted)"
            bar = progress.add_task(f"{game}, {count} seats{mode}", total=total)
            try:
                for done in as_completed(todo):
                    number, found = done.result()
                    progress.advance(bar, number)
                    longest = max(longest, found, key=lambda game: game.steps)
            except LawBroken:
                pool.shutdown(cancel_futures=True)
                raise
            played += total
    return played, closely, longest


if __name__ == "__main__":
    typer.run(main)
