"""A picture of a game in hindsight: the chances of every seat, with turning points and mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from metalworks.arena.plots import INK, SOFT, WIDE, new_figure, plain
from metalworks.players.analysis import Analysis

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#b23a48", "#2f6690", "#588157", "#bc8034", "#6d597a", "#457b7b")


def draw_course(found: Analysis, title: str, say: Callable[[str], str], file: Path) -> None:
    """Write a PNG."""
    with new_figure([4.5], 1, title, file, WIDE) as grid:
        axes = grid[0][0]
        for seat, name in enumerate(found.names):
            _draw_chances(axes, found, seat, name)
        for at, number in enumerate(found.turns):
            label = "" if at else say("analyse-title")
            axes.axvline(number + 1, color=INK, linestyle=":", linewidth=1, alpha=0.5, zorder=0, label=label)
        for at, number in enumerate(found.mistakes):
            one = found.decisions[number]
            label = "" if at else say("analyse-mistakes")
            share = one.values[one.seat] * 100
            colour = COLOURS[one.seat % len(COLOURS)]
            axes.plot(number + 1, share, "v", color=colour, markeredgecolor=INK, markersize=8, zorder=3, label=label)
        axes.set_xlim(1, max(2, len(found.decisions) + bool(found.result)))
        axes.set_ylim(-2, 102)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.grid(axis="y", color=SOFT, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel(say("analyse-decision"), color=INK)
        axes.set_title(say("analyse-chances"), fontsize=10, color=INK)
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.01, 1.0))  # beside the lines, never on them
        plain(axes)


def _draw_chances(axes: Axes, found: Analysis, seat: int, name: str) -> None:
    """The chances of a seat at every decision with their 95 % intervals, and in the end what it has."""
    colour = COLOURS[seat % len(COLOURS)]
    numbers = list(range(1, len(found.decisions) + 1))
    shares = [one.values[seat] * 100 for one in found.decisions]
    errors = [one.errors[seat] * 196 for one in found.decisions]
    low = [max(0.0, share - error) for share, error in zip(shares, errors, strict=True)]
    high = [min(100.0, share + error) for share, error in zip(shares, errors, strict=True)]
    axes.fill_between(numbers, low, high, color=colour, alpha=0.15, linewidth=0)
    if found.result:
        numbers.append(len(numbers) + 1)
        shares.append(found.result[seat] * 100)
    axes.plot(numbers, shares, color=colour, linewidth=1.8, label=name)
