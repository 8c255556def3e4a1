"""`metalworks bench`: how fast the engine is on this machine."""

from __future__ import annotations

import itertools
import sys
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from metalworks.bench import Comparison, SearchComparison, compare, compare_search, measure_pace
from metalworks.cli.language import checked
from metalworks.cli.output import help_text, wide
from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.games import GAMES
from metalworks.games import game as game_named
from metalworks.players import LEVELS

if TYPE_CHECKING:
    from metalworks.load_test.figures import LongGame

TABLES = "10,100,1000"
MOST_TABLES = 5_000
MOST_PROCESSES = 16
MOST_COMPUTERS = 200  # tables
LIMIT_MS = 100.0  # the bar of latency is drawn against it: 99 % of the moves should stay below
BAR = 10
EXAMPLES = {
    "metalworks bench metallurgie": "cli-example-bench",
    "metalworks bench metallurgie --seats 4 --json": "cli-example-bench-json",
    "metalworks bench search": "cli-example-bench-search",
    "metalworks bench levels": "cli-example-bench-levels",
    "metalworks bench computers --tables 20": "cli-example-bench-computers",
    "metalworks bench server": "cli-example-bench-server",
    "metalworks bench server --tables 10,100 --rate 0 --length 0": "cli-example-bench-limit",
    "metalworks bench server --memory 120": "cli-example-bench-memory",
    "metalworks bench server --processes 1,2,4 --database postgresql://…": "cli-example-bench-processes",
}
SEARCH_FIGURES = (
    "bench-search-game",
    "bench-search-seats",
    "bench-compiled",
    "bench-interpreted",
    "bench-ratio",
    "bench-search-random",
    "bench-search-node",
)
LEVEL_FIGURES = {
    "decisions": "bench-levels-decisions",
    "mean_s": "bench-levels-mean",
    "p99_s": "bench-levels-p99",
    "most_s": "bench-levels-most",
}
COMPUTER_FIGURES = {
    "tables": "bench-server-count",
    "moves": "bench-computers-moves",
    "p50_ms": "bench-server-p50",
    "p99_ms": "bench-server-p99",
    "decisions": "bench-computers-decisions",
    "decision_p50_s": "bench-computers-p50",
    "decision_p99_s": "bench-computers-p99",
    "decision_most_s": "bench-computers-most",
}
SERVER_FIGURES = {
    "tables": "bench-server-count",
    "processes": "bench-server-processes",
    "moves_per_s": "bench-server-moves",
    "p50_ms": "bench-server-p50",
    "p99_ms": "bench-server-p99",
    "rss_mb": "bench-server-memory",
    "kb_per_table": "bench-server-table-memory",
    "cpu_us_per_move": "bench-server-cpu",
    "load_us_per_move": "bench-server-load-cpu",
    "stolen_percent": "bench-server-stolen",
}


def bench(
    what: Annotated[str, typer.Argument(metavar="GAME", help=help_text("cli-help-bench-what"))],
    seats: Annotated[int | None, typer.Option(help=help_text("cli-help-bench-seats"))] = None,
    seconds: Annotated[float | None, typer.Option(min=0.1, max=600, help=help_text("cli-help-bench-seconds"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("cli-help-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
    tables: Annotated[str, typer.Option(help=help_text("cli-help-bench-tables"))] = TABLES,
    rate: Annotated[float, typer.Option(min=0, max=100_000, help=help_text("cli-help-bench-rate"))] = 1_100.0,
    length: Annotated[int, typer.Option(min=0, max=100_000, help=help_text("cli-help-bench-length"))] = 5_000,
    database: Annotated[str | None, typer.Option(help=help_text("cli-help-bench-database"))] = None,
    processes: Annotated[str, typer.Option(help=help_text("cli-help-bench-processes"))] = "1",
    memory: Annotated[float, typer.Option(min=0, max=86_400, help=help_text("cli-help-bench-memory"))] = 0.0,
) -> None:
    texts = Texts(checked(lang))
    if what == "server" and memory:
        _bench_memory(memory, database, as_json, texts)
        return
    if what == "server":
        _bench_server(tables, processes, database, seconds, rate, length, as_json, texts)
        return
    if what == "computers":
        _bench_computers(tables, seconds or 60.0, as_json, texts)
        return
    if what == "levels":
        _bench_levels(as_json, texts)
        return
    if what == "search":
        _bench_search(seconds or 4.0, as_json, texts)
        return
    game = game_named(what)
    places = seats if seats is not None else game.official_seats[0]
    game.check_seats(places)
    status = Console(stderr=True)
    seconds = seconds or 4.0
    with status.status(texts("bench-running", title=game.title, seconds=round(seconds * 2))):
        compared = compare(what, places, seconds)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(compared)).decode() + "\n")
    else:
        wide().print(_table(compared, game.title, texts))


def _bench_computers(tables: str, seconds: float, as_json: bool, texts: Texts) -> None:
    """The strongest level at many tables at once: how soon it decides, and how soon people are answered."""
    from metalworks.load_test import run_computers

    counts = [20] if tables == TABLES else _numbers(tables, MOST_COMPUTERS, "bench-server-tables")
    found = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for count in counts:
            bar = progress.add_task(texts("bench-computers-running", tables=count), total=1.0)
            found.append(run_computers(count, seconds, lambda share, bar=bar: progress.update(bar, completed=share)))  # type: ignore[misc]
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    table = Table(title=texts("bench-computers-title"))
    for key in COMPUTER_FIGURES.values():
        table.add_column(texts(key), justify="right")
    for pace in found:
        table.add_row(*(_figure(getattr(pace, name)) for name in COMPUTER_FIGURES))
    wide().print(table)


def _bench_search(seconds: float, as_json: bool, texts: Texts) -> None:
    """Iterations of the search per second in every game, compiled and interpreted."""
    compared = []
    for name in GAMES:
        with Console(stderr=True).status(
            texts("bench-running", title=game_named(name).title, seconds=round(seconds * 2.5))
        ):
            compared.append(compare_search(name, seconds))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(compared)).decode() + "\n")
    else:
        wide().print(_search_table(compared, texts))


def _bench_levels(as_json: bool, texts: Texts) -> None:
    """How long every level thinks about a decision, in every game with the fewest seats."""
    found = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("bench-levels-running"), total=len(GAMES) * len(LEVELS))
        for name, level in itertools.product(GAMES, LEVELS):
            found.append(measure_pace(name, game_named(name).official_seats[0], level))
            progress.advance(bar)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    table = Table(title=texts("bench-levels-title"))
    for key in ("bench-search-game", "bench-search-seats", "bench-levels-level", *LEVEL_FIGURES.values()):
        table.add_column(texts(key), justify="left" if key.endswith(("-game", "-level")) else "right")
    for pace in found:
        figures = (_figure(getattr(pace, name)) for name in LEVEL_FIGURES)
        table.add_row(game_named(pace.game).title, _figure(pace.seats), texts(f"level-{pace.level}"), *figures)
    wide().print(table)


def _search_table(compared: list[SearchComparison], texts: Texts) -> Table:
    table = Table(title=texts("bench-search-title"))
    for key in SEARCH_FIGURES:
        table.add_column(texts(key), justify="left" if key == "bench-search-game" else "right")
    for one in compared:
        fast = one.compiled
        table.add_row(
            game_named(one.game).title,
            _figure(one.seats),
            _figure(fast.iterations_per_s if fast else None),
            _figure(one.interpreted.iterations_per_s),
            f"{one.ratio:.1f}" if fast else "-",
            _figure(fast.random_per_s if fast else one.interpreted.random_per_s),
            _figure(fast.node_bytes if fast else one.interpreted.node_bytes),
        )
    return table


def _bench_server(
    tables: str,
    processes: str,
    database: str | None,
    seconds: float | None,
    rate: float,
    length: int,
    as_json: bool,
    texts: Texts,
) -> None:
    """Moves per second and their latency, for bots at a number of tables."""
    from metalworks.cli.serve import address_of
    from metalworks.load_test import LONG_GAME, run

    counts = _numbers(tables, MOST_TABLES, "bench-server-tables")
    many = _numbers(processes, MOST_PROCESSES, "bench-server-wrong-processes")
    if max(many) > 1 and not (database or "").startswith("postgres"):
        raise BadOption("bench-server-postgres")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bars = {LONG_GAME: progress.add_task(texts("bench-server-long", moves=length), total=1.0)} if length else {}
        for what in itertools.product(counts, many):
            bars[what] = progress.add_task(texts("bench-server-running", tables=what[0]), total=1.0)
        points = run(
            counts,
            address_of(database) if database else None,
            seconds or 10.0,
            rate,
            length,
            lambda what, share: progress.update(bars[what], completed=share),
            many,
        )
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(points)).decode() + "\n")
        return
    table = Table(title=texts("bench-server-title"))
    for key in SERVER_FIGURES.values():
        table.add_column(texts(key), justify="right")
    table.add_column(texts("bench-server-bar"), no_wrap=True)
    for point in points:
        figures = (_figure(getattr(point, name)) for name in SERVER_FIGURES)
        table.add_row(*figures, _bar(point.p50_ms, point.p99_ms))
    console = wide()
    console.print(table)
    for game in points[0].long_games:
        console.print(_long_game(game, texts))


def _bench_memory(seconds: float, database: str | None, as_json: bool, texts: Texts) -> None:
    """Whether the server's memory grows while bots play game after game."""
    from metalworks.cli.serve import address_of
    from metalworks.load_test import run_memory

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("bench-memory-running", seconds=round(seconds)), total=1.0)
        address = address_of(database) if database else None
        found = run_memory(seconds, address, lambda share: progress.update(bar, completed=share))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    table = Table(title=texts("bench-memory-title"))
    figures = {
        "bench-memory-moves": _figure(found.moves),
        "bench-memory-games": _figure(found.games),
        "bench-memory-first": _figure(found.rss_mb[0]),
        "bench-memory-last": _figure(found.rss_mb[-1]),
        "bench-memory-slope": _figure(found.kb_per_1000_moves),
        "bench-server-course": _spark(found.rss_mb),
    }
    for key in figures:
        table.add_column(texts(key), justify="right")
    table.add_row(*figures.values())
    wide().print(table)


def _numbers(text: str, most: int, key: str) -> list[int]:
    """A list of numbers as it was given, from 1 to the highest."""
    numbers = [number for part in text.split(",") if (number := whole_number(part)) and number <= most]
    if len(numbers) < len(text.split(",")):
        raise BadOption(key, given=text, most=most)
    return numbers


def _bar(half: float, most: float) -> str:
    """Median and 99th percentile against LIMIT_MS; `>` where they exceed it."""
    inner, outer = (min(BAR, round(ms / LIMIT_MS * BAR)) for ms in (half, most))
    return "█" * inner + "▒" * (outer - inner) + "·" * (BAR - outer) + (">" if most > LIMIT_MS else "|")


def _long_game(game: LongGame, texts: Texts) -> Table:
    table = Table(title=texts("bench-server-long-title", title=game_named(game.game).title, moves=game.moves))
    for key in ("bench-figure", "bench-server-first", "bench-server-last", "bench-ratio", "bench-server-course"):
        table.add_column(texts(key), justify="left" if key == "bench-figure" else "right")
    rows = (("latency", game.p50_ms, game.latency_growth), ("work", game.cpu_us, game.cpu_growth))
    for key, parts, growth in rows:
        name = texts(f"bench-server-{key}")
        table.add_row(name, _figure(parts[0]), _figure(parts[-1]), f"{growth:.2f}", _spark(parts))
    single = {
        "bench-server-move-memory": game.bytes_per_move,
        "bench-server-back": game.back_bytes,
        "bench-server-whole": game.whole_bytes,
        "bench-server-load": game.load_ms,
    }
    for key, value in single.items():
        table.add_row(texts(key), "", _figure(value))
    return table


def _spark(parts: list[float]) -> str:
    """The parts of the game as columns, from zero up."""
    most = max(parts) or 1.0
    return "".join("▁▂▃▄▅▆▇█"[min(7, int(part / most * 8))] for part in parts)


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
    if value < 1:
        return f"{value:.3f}"
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
