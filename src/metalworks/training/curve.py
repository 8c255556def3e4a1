"""A picture of a training: how well results are foretold, generation by generation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path

from metalworks.arena.plots import BAR, FAIR, INK, SOFT, WIDE, new_figure, plain
from metalworks.training.course import Learned


def draw_curve(learned: Sequence[Learned], title: str, say: Callable[[str], str], file: Path) -> None:
    """Write a PNG."""
    with new_figure([4.5], 1, title, file, WIDE) as grid:
        axes = grid[0][0]
        games = list(accumulate(one.games for one in learned))
        axes.plot(games, [one.hand_loss for one in learned], color=FAIR, linestyle="--", label=say("train-by-hand"))
        axes.plot(games, [one.loss for one in learned], color=BAR, marker="o", markersize=3, label=say("train-learned"))
        axes.set_xlabel(say("balance-games"), color=INK)
        axes.set_title(say("train-loss"), fontsize=10, color=INK)
        axes.grid(axis="y", color=SOFT, linewidth=0.6)
        axes.legend(frameon=False)
        plain(axes)
