"""A picture of a tournament: ratings with their intervals, and the score of every pair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from metalworks.arena.plots import BAR, FAIR, INK, new_figure, plain, shares_chart
from metalworks.arena.ratings import Standings

LONGEST = 26  # letters of a name beside a chart


def draw_standings(found: Standings, title: str, say: Callable[[str], str], file: Path) -> None:
    """Write a PNG."""
    rows = max(len(found.ratings), len(found.scores))
    with new_figure([1.5 + 0.4 * rows], 2, title, file) as grid:
        left, right = grid[0]
        ratings = found.ratings[::-1]
        middle = [rating.rating for rating in ratings]
        half = [rating.high - rating.rating for rating in ratings]
        left.errorbar(middle, range(len(ratings)), xerr=half, fmt="o", color=BAR, ecolor=INK, capsize=3)
        left.set_yticks(range(len(ratings)), [short(rating.player) for rating in ratings])
        left.axvline(25, color=FAIR, linestyle="--", linewidth=1)
        left.margins(y=0.2)
        left.set_title(say("arena-rating"), fontsize=10, color=INK)
        left.set_xlabel(say("arena-newcomer"), color=INK)
        left.tick_params(axis="y", labelsize=8)
        plain(left)
        shares = {f"{score.one} – {score.other}": score.share for score in found.scores}
        shares_chart(right, shares, 1 / found.seats, say("arena-scores"))
        pairs = [f"{short(score.one)} – {short(score.other)}" for score in found.scores][::-1]
        right.set_yticks(
            range(len(pairs)), [pair if len(pair) <= LONGEST else pair.replace(" – ", " –\n") for pair in pairs]
        )


def short(name: str) -> str:
    """Of weights in a folder the file alone; what is too long all the same is cut in the middle."""
    budget, at, file = name.partition("@")
    told = f"{budget}{at}{Path(file).name}"
    return told if len(told) <= LONGEST else f"{told[: LONGEST // 2]}…{told[1 - LONGEST // 2 :]}"
