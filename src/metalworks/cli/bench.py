"""`metalworks bench`: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from metalworks.bench import Comparison, compare
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named


def bench(
    what: Annotated[str, typer.Argument(metavar="GAME", help="The game to measure, such as metallurgie.")],
    seats: Annotated[int | None, typer.Option(help="Number of seats; the game's smallest without it.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="Time for the random games of each mode.")] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for machines.")] = False,
    lang: Annotated[str, typer.Option(help="Language: en, de or pl.")] = "en",
) -> None:
    """Measure the engine: compiled against interpreted, in one run.

    Random games from the start on one core: games and decisions a second, the time to copy a
    state, and the memory it takes.

    Examples:

      metalworks bench metallurgie

      metalworks bench metallurgie --seats 4 --json
    """
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
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
