"""`metalworks analyse`: a game in hindsight."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from metalworks.cli.language import checked
from metalworks.cli.output import check_picture, help_text, status, wide
from metalworks.contract.texts import Texts
from metalworks.players.analysis import ITERATIONS, Analysis, Judged, finished, walk
from metalworks.table.match import Match
from metalworks.table.save import read_journal

EXAMPLES = {
    "metalworks analyse match.journal": "cli-example-analyse",
    "metalworks analyse match.journal --iterations 1000 --json": "cli-example-analyse-json",
    "metalworks analyse match.journal --plot course.png": "cli-example-analyse-plot",
}
MOST_ITERATIONS = 1_000_000


class Said(msgspec.Struct, frozen=True):
    """A decision in words."""

    decision: int
    seat: str
    played: str
    better: str
    lost: float


class Turned(msgspec.Struct, frozen=True):
    """A turning point in words: the chances of every seat before a decision and after it."""

    decision: int
    seat: str
    played: str
    before: list[float]
    after: list[float]
    error: float  # the standard error of what the one who decided had before


class Report(msgspec.Struct, frozen=True):
    """What the command writes for programs."""

    analysis: Analysis
    mistakes: list[Said]
    turns: list[Turned]


def analyse_command(
    file: Annotated[Path, typer.Argument(help=help_text("cli-help-replay-file"))],
    iterations: Annotated[
        int, typer.Option(min=1, max=MOST_ITERATIONS, help=help_text("cli-help-analyse-iterations"))
    ] = ITERATIONS,
    plot: Annotated[Path | None, typer.Option(help=help_text("cli-help-analyse-plot"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    if plot is not None:
        check_picture(plot)
    text = read_journal(file)
    whole = Match.replay(text)  # the whole of it is checked before hours may be spent
    texts = Texts(checked(lang), whole.game.id, sheet=whole.sheet)  # cards have names of their own
    report = _walk(text, whole, iterations, texts)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        _print(report, texts)
    if plot is not None:
        from metalworks.arena.course_plot import draw_course

        draw_course(report.analysis, whole.game.title, texts, plot)
        status(texts("balance-drawn", file=str(plot)))


def _walk(text: str, whole: Match, iterations: int, texts: Texts) -> Report:
    decisions: list[Judged] = []
    played: list[str] = []
    mistakes: list[Said] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("analyse-running"), total=whole.steps)
        for match, judged in walk(text, iterations):
            progress.update(bar, completed=match.steps)
            if judged is None:
                break
            played.append(_said(match, judged.played, texts))
            if judged.better is not None:
                better = _said(match, judged.better, texts)
                mistakes.append(Said(len(decisions), match.names[judged.seat], played[-1], better, judged.lost))
            decisions.append(judged)
    mistakes.sort(key=lambda one: -one.lost)
    found = finished(match, iterations, decisions)
    after = [*(one.values for one in decisions[1:]), found.result]
    turns = [
        Turned(number, match.names[one.seat], played[number], one.values, after[number], one.error)
        for number in found.turns
        for one in (decisions[number],)
    ]
    return Report(found, mistakes, turns)


def _said(match: Match, code: int, texts: Texts) -> str:
    return match.say(match.game.action(code), texts)


def _print(report: Report, texts: Texts) -> None:
    console = wide()
    if report.turns:
        course = Table(title=texts("analyse-turns"))
        course.add_column(texts("analyse-decision"), justify="right")
        course.add_column(texts("analyse-who"))
        course.add_column(texts("analyse-played"))
        for name in report.analysis.names:
            course.add_column(name, justify="right")
        course.add_column("±", justify="right")
        for turn in report.turns:
            shares = (f"{old * 100:.0f} → {new * 100:.0f} %" for old, new in zip(turn.before, turn.after, strict=True))
            course.add_row(str(turn.decision + 1), turn.seat, turn.played, *shares, f"{turn.error * 196:.0f}")
        console.print(course)
    else:
        console.print(texts("analyse-no-turns"))
    if not report.mistakes:
        console.print(texts("analyse-no-mistakes"))
        return
    mistakes = Table(title=texts("analyse-mistakes"))
    for key in ("analyse-decision", "analyse-who", "analyse-played", "analyse-better", "analyse-lost"):
        mistakes.add_column(texts(key), justify="right" if key in ("analyse-decision", "analyse-lost") else "left")
    for said in report.mistakes:
        mistakes.add_row(str(said.decision + 1), said.seat, said.played, said.better, f"{said.lost * 100:.0f} %")
    console.print(mistakes)
