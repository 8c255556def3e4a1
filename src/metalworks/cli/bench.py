"""`metalworks bench`: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from metalworks.bench import Comparison, compare
from metalworks.cli.language import checked
from metalworks.cli.output import help_text
from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named

TABLES = "10,100,1000"
MOST_TABLES = 5_000
EXAMPLES = {
    "metalworks bench metallurgie": "cli-example-bench",
    "metalworks bench metallurgie --seats 4 --json": "cli-example-bench-json",
    "metalworks bench server --tables 10,100": "cli-example-bench-server",
}
SERVER_FIGURES = {
    "tables": "bench-server-count",
    "moves_per_s": "bench-server-moves",
    "p50_ms": "bench-server-p50",
    "p99_ms": "bench-server-p99",
    "rss_mb": "bench-server-memory",
}


def bench(
    what: Annotated[str, typer.Argument(metavar="GAME", help=help_text("cli-help-bench-what"))],
    seats: Annotated[int | None, typer.Option(help=help_text("cli-help-bench-seats"))] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help=help_text("cli-help-bench-seconds"))] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
    tables: Annotated[str, typer.Option(help=help_text("cli-help-bench-tables"))] = TABLES,
    database: Annotated[str | None, typer.Option(help=help_text("cli-help-bench-database"))] = None,
) -> None:
    texts = Texts(checked(lang))
    if what == "server":
        _bench_server(tables, database, as_json, texts)
        return
    game = game_named(what)
    places = seats if seats is not None else game.seat_counts[0]
    game.check_seats(places)
    status = Console(stderr=True)
    with status.status(texts("bench-running", title=game.title, seconds=round(seconds * 2))):
        compared = compare(what, places, seconds)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(compared)).decode() + "\n")
    else:
        Console().print(_table(compared, game.title, texts))


def _bench_server(tables: str, database: str | None, as_json: bool, texts: Texts) -> None:
    """Moves a second and their latency, for bots at so many tables."""
    from metalworks.cli.serve import address_of
    from metalworks.server.bench import run

    if not all(number.isdigit() and 0 < int(number) <= MOST_TABLES for number in tables.split(",")):
        raise BadOption("bench-server-tables", tables=tables, most=MOST_TABLES)
    counts = [int(number) for number in tables.split(",")]
    with Console(stderr=True).status(texts("bench-server-running")):
        figures = run(counts, address_of(database) if database else None)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
        return
    table = Table(title=texts("bench-server-title"))
    for key in SERVER_FIGURES.values():
        table.add_column(texts(key), justify="right")
    for row in figures:
        table.add_row(*(_figure(row[name]) for name in SERVER_FIGURES))
    Console().print(table)


def _table(compared: Comparison, title: str, texts: Texts) -> Table:
    table = Table(title=texts("bench-title", title=title, seats=compared.seats))
    for key in ("bench-figure", "bench-compiled", "bench-interpreted", "bench-ratio"):
        table.add_column(texts(key), justify="left" if key == "bench-figure" else "right")
    for field in msgspec.structs.fields(compared.interpreted):
        slow = getattr(compared.interpreted, field.name)
        fast = getattr(compared.compiled, field.name) if compared.compiled else None
        ratio = f"{max(fast, slow) / min(fast, slow):.1f}" if fast else "-"
        label = texts(f"bench-{field.name.replace('_', '-')}")
        table.add_row(label, _figure(fast), _figure(slow), ratio)
    return table


def _figure(value: float | None) -> str:
    if value is None:
        return "-"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
