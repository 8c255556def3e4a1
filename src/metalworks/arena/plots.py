"""Pictures of a study of balance, one page a number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from metalworks.arena.balance import Balance, Share
from metalworks.arena.store import Played
from metalworks.contract.problems import Problem

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, FAIR, BAR, SOFT = "#1d2433", "#c8553d", "#4a7c9b", "#d9dee5"
MOST_BARS = 40
COLUMNS = 3
WIDE = 10.0  # inches of a picture that runs over a whole game or training

Say = Callable[[str], str]


class Chart(NamedTuple):
    """One picture of the page: how it is drawn, and how many bars it has."""

    draw: Callable[[Axes], None]
    bars: int = 0


def draw(report: Balance, games: Sequence[Played], title: str, say: Say, file: Path) -> None:
    """Write a PNG: length, endings, shares of victory, and a chart for everything that is counted."""
    charts = _charts(report, games, say)
    rows = [charts[at : at + COLUMNS] for at in range(0, len(charts), COLUMNS)]
    heights = [max(3.2, max(chart.bars for chart in row) * 0.2) for row in rows]
    with new_figure(heights, COLUMNS, title, file) as grid:
        for axes in grid.flat:
            axes.axis("off")
        for row, places in zip(rows, grid, strict=True):
            for chart, axes in zip(row, places, strict=False):
                axes.axis("on")
                chart.draw(axes)


@contextmanager
def new_figure(heights: Sequence[float], columns: int, title: str, file: Path, width: float = 5.0) -> Iterator[Any]:
    """A page of rows of these heights and columns of one width to draw on; it is written as a PNG at the end."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise Problem("balance-no-plots") from None
    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, grid = plt.subplots(
        len(heights),
        columns,
        figsize=(width * columns, sum(heights) + 1),
        squeeze=False,
        gridspec_kw={"height_ratios": heights},
    )
    figure.suptitle(title, color=INK, fontsize=14)
    yield grid
    figure.tight_layout(rect=(0, 0, 1, 0.98))
    try:
        figure.savefig(file, dpi=110, format="png")
    except OSError as error:
        raise Problem("file-unwritable", file=str(file), detail=error.strerror or str(error)) from None
    finally:
        plt.close(figure)


def _charts(report: Balance, games: Sequence[Played], say: Say) -> list[Chart]:
    lengths = [game.tally.length for game in games]
    endings = {say(key): share * 100 for key, share in report.endings.items()}
    seats = {str(seat + 1): share for seat, share in enumerate(report.by_seat)}
    charts = [
        Chart(partial(_histogram, values=lengths, label=say(report.length.unit))),
        Chart(partial(_bars, values=endings, title=say("balance-endings"), unit="%"), len(endings)),
        Chart(partial(shares_chart, shares=seats, fair=1 / report.seats, title=say("balance-by-seat")), report.seats),
    ]
    for trait, names in report.by_trait.items():
        shares = {say(name): share for name, share in names.items()}
        charts.append(Chart(partial(shares_chart, shares=shares, fair=1 / report.seats, title=say(trait)), len(shares)))
    for group, counted in report.used.items():
        means = {say(name): mean for name, mean in list(counted.items())[:MOST_BARS]}
        charts.append(Chart(partial(_bars, values=means, title=say(group), unit=say("balance-a-game")), len(means)))
    return charts


def _histogram(axes: Axes, values: Sequence[int], label: str) -> None:
    low, high = min(values), max(values)
    bins = min(40, high - low + 1)
    axes.hist(values, bins=bins, range=(low - 0.5, high + 0.5), color=BAR)
    axes.set_xlabel(label)
    plain(axes)


def _bars(axes: Axes, values: dict[str, float], title: str, unit: str) -> None:
    names = list(values)[::-1]
    axes.barh(names, [values[name] for name in names], color=BAR)
    axes.set_title(title, fontsize=10, color=INK)
    axes.set_xlabel(unit)
    axes.tick_params(axis="y", labelsize=7 if len(names) > 12 else 8)
    plain(axes)


def shares_chart(axes: Axes, shares: dict[str, Share], fair: float, title: str) -> None:
    """Shares of the victory with their intervals, and what would be fair."""
    names = list(shares)[::-1]
    found = [shares[name] for name in names]
    middle = [one.share * 100 for one in found]
    spread = [[(one.share - one.low) * 100 for one in found], [(one.high - one.share) * 100 for one in found]]
    axes.barh(names, middle, xerr=spread, color=BAR, ecolor=INK, capsize=2)
    axes.axvline(100 * fair, color=FAIR, linestyle="--", linewidth=1)
    axes.set_title(title, fontsize=10, color=INK)
    axes.set_xlabel("%")
    axes.tick_params(axis="y", labelsize=8)
    plain(axes)


def plain(axes: Axes) -> None:
    """A chart without a frame."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("bottom", "left"):
        axes.spines[side].set_color(SOFT)
