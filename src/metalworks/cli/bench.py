"""`metalworks bench`: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from metalworks.bench import Comparison, compare
from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named

TABLES = "10,100,1000"
MOST_TABLES = 5_000
SERVER_FIGURES = {
    "tables": "bench-server-count",
    "moves_per_s": "bench-server-moves",
    "p50_ms": "bench-server-p50",
    "p99_ms": "bench-server-p99",
    "rss_mb": "bench-server-memory",
}


def bench(
    what: Annotated[str, typer.Argument(metavar="GAME", help="The game to measure, such as metallurgie; or server.")],
    seats: Annotated[int | None, typer.Option(help="Number of seats; the game's smallest without it.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="Time for the random games of each mode.")] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for machines.")] = False,
    lang: Annotated[str, typer.Option(help="Language: en, de or pl.")] = "en",
    tables: Annotated[str, typer.Option(help="For the server: numbers of tables, separated by commas.")] = TABLES,
    database: Annotated[str | None, typer.Option(help="For the server: a database instead of a fresh file.")] = None,
) -> None:
    """Measure the engine: compiled against interpreted, in one run; or the table server, with `server`.

    Random games from the start on one core: games and decisions a second, the time to copy a
    state, and the memory it takes.

    Examples:

      metalworks bench metallurgie

      metalworks bench metallurgie --seats 4 --json

      metalworks bench server --tables 10,100
    """
    if what == "server":
        _bench_server(tables, database, as_json, Texts(lang))
        return
    game = game_named(what)
    places = seats if seats is not None else game.seat_counts[0]
    game.check_seats(places)
    texts = Texts(lang)
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
