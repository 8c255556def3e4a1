"""A picture of a tournament: ratings with their intervals, and the score of every pair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from metalworks.arena.plots import BAR, FAIR, INK, new_figure, plain, shares_chart
from metalworks.arena.ratings import Standings


def draw_standings(found: Standings, title: str, say: Callable[[str], str], file: Path) -> None:
    """Write a PNG."""
    rows = max(len(found.ratings), len(found.scores))
    with new_figure([1.5 + 0.4 * rows], 2, title, file) as grid:
        left, right = grid[0]
        names = [rating.player for rating in found.ratings][::-1]
        middle = [rating.rating for rating in found.ratings][::-1]
        half = [rating.high - rating.rating for rating in found.ratings][::-1]
        left.errorbar(middle, names, xerr=half, fmt="o", color=BAR, ecolor=INK, capsize=3)
        left.axvline(25, color=FAIR, linestyle="--", linewidth=1)
        left.margins(y=0.2)
        left.set_title(say("arena-rating"), fontsize=10, color=INK)
        plain(left)
        shares = {f"{score.one} – {score.other}": score.share for score in found.scores}
        shares_chart(right, shares, 1 / found.seats, say("arena-scores"))
