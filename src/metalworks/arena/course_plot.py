"""A picture of a game in hindsight: the chances of every seat, with turning points and mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from metalworks.arena.plots import FAIR, INK, SOFT, new_figure, plain
from metalworks.players.analysis import Analysis

COLOURS = ("#b23a48", "#2f6690", "#588157", "#bc8034", "#6d597a", "#457b7b")


def draw_course(found: Analysis, title: str, say: Callable[[str], str], file: Path) -> None:
    """Write a PNG."""
    with new_figure([4.5], 1, title, file) as grid:
        axes = grid[0][0]
        numbers = list(range(1, len(found.decisions) + 1))
        for seat, name in enumerate(found.names):
            colour = COLOURS[seat % len(COLOURS)]
            shares = [one.values[seat] * 100 for one in found.decisions]
            if found.result:
                axes.plot([*numbers, len(numbers) + 1], [*shares, found.result[seat] * 100], color=colour, label=name)
            else:
                axes.plot(numbers, shares, color=colour, label=name)
            errors = [one.errors[seat] * 196 for one in found.decisions]
            low = [share - error for share, error in zip(shares, errors, strict=True)]
            high = [share + error for share, error in zip(shares, errors, strict=True)]
            axes.fill_between(numbers, low, high, color=colour, alpha=0.15, linewidth=0)
        for number in found.turns:
            axes.axvline(number + 1, color=SOFT, linewidth=1, zorder=0)
        for number in found.mistakes:
            one = found.decisions[number]
            axes.plot(number + 1, one.values[one.seat] * 100, "v", color=FAIR, markersize=6)
        axes.set_ylim(0, 100)
        axes.set_xlabel(say("analyse-decision"), color=INK)
        axes.set_title(say("analyse-chances"), fontsize=10, color=INK)
        axes.legend(frameon=False)
        plain(axes)
