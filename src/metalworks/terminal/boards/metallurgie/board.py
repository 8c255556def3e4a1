"""The board of Metallurgie: the pattern, the hand below it, and what keys and clicks mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult

from metalworks.contract.texts import Texts
from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.components import METALS, Cell, Metal
from metalworks.games.metallurgie.view import MetallurgieView, Phase
from metalworks.terminal.boards.board import DIRECTIONS, Board, Lines, Words
from metalworks.terminal.boards.metallurgie import words
from metalworks.terminal.boards.metallurgie.pattern import (
    Highlights,
    PatternPainter,
    area_at,
    column,
    fitting,
    shown,
)
from metalworks.terminal.boards.metallurgie.tray import Tray
from metalworks.terminal.canvas import Canvas, CanvasWidget
from metalworks.terminal.scene import Scene


class Pattern(CanvasWidget, can_focus=True):
    """The pattern; it scrolls by itself to keep the cursor in sight."""

    scene: Scene | None = None
    highlights = Highlights()

    def paint(self, width: int, height: int) -> Canvas:
        if self.scene is None:
            return Canvas(width, height)
        view = cast(MetallurgieView, self.scene.view)
        size = fitting(view, self.highlights, width, height)
        return PatternPainter(view, self.highlights, self.scene.texts, width, height, size).paint()


class MetallurgieBoard(Board):
    in_words: ClassVar[Words] = words
    in_lines: ClassVar[Lines] = words
    hot_keys: ClassVar[frozenset[str]] = frozenset({"1", "2", "3", "4", "d", "e", "n"})
    moving_keys: ClassVar[frozenset[str]] = frozenset({*DIRECTIONS, "enter", "space"})

    scene: Scene
    selected: Metal | None = None
    cursor: Cell | None = None
    _lane = 0.0
    _went_to: Cell | None = None

    def compose(self) -> ComposeResult:
        yield Pattern(id="pattern")
        yield Tray(id="tray")

    @property
    def view(self) -> MetallurgieView:
        return cast(MetallurgieView, self.scene.view)

    # -- showing ---------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        self.scene = scene
        fits = self._metals_that_fit()
        if self.selected not in fits:
            self.selected = fits[0] if fits else None
        cells = shown(self.view, self._highlights())
        if self.cursor not in cells:
            self.cursor = self.view.last or min(cells, key=lambda at: abs(column(at)) + abs(at.r))
        self._aim()
        self._draw()

    def _aim(self) -> None:
        """The cursor to the nearest target, if it is on none."""
        targets = self._targets()
        if targets and self.cursor not in targets:
            self.cursor = min(targets, key=lambda at: _distance(at, self.cursor or Cell(0, 0)))

    def _draw(self) -> None:
        pattern = self.query_one(Pattern)
        pattern.scene = self.scene
        pattern.highlights = self._highlights()
        pattern.repaint()
        tray = self.query_one(Tray)
        tray.scene = self.scene
        tray.selected = self.selected
        tray.fits = frozenset(self._metals_that_fit())
        tray.repaint()
        self.hint(self._hint())

    def _metals_that_fit(self) -> list[Metal]:
        """The metals that may be laid now, the lowest first."""
        found = {action.metal for action in self.scene.legal if isinstance(action, PlaceCard)}
        return [metal for metal in METALS if metal in found]

    def _targets(self) -> frozenset[Cell]:
        """Where the next click may go."""
        cells: set[Cell] = set()
        for action in self.scene.legal:
            match action:
                case PlaceCard(metal=metal, at=at) if metal is self.selected:
                    cells.add(at)
                case TakeCard(at=at):
                    cells.add(at)
                case ScoreArea(at=at):
                    area = area_at(self.view, at)
                    cells.update(area.cells if area else (at,))
        return frozenset(cells)

    def _highlights(self) -> Highlights:
        legal = self._targets()
        scoring = frozenset(one.cells[0] for one in self.view.prospects if one.metal is self.selected and one.scores)
        here = self.cursor if self.scene.viewer is not None else None
        blocked = frozenset(self.view.removing) - legal if self.scene.is_mine else frozenset()
        return Highlights(legal, here, scoring, blocked)

    def _hint(self) -> str:
        return words.hint(self.scene, self.cursor, self.selected if self.cursor in self._targets() else None)

    # -- choosing --------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        if key in DIRECTIONS:
            self._move(*DIRECTIONS[key])
        elif key in ("enter", "space"):
            self._choose(self.cursor)
        elif key in ("1", "2", "3", "4"):
            self._select(METALS[int(key) - 1])
        elif key == "d":
            self.choose(DrawCard())
        elif key == "e":
            self.choose(EndTurn())
        elif key == "n":
            self._next_target()
        else:
            return False
        return True

    def _select(self, metal: Metal) -> None:
        self.selected = metal
        self._aim()
        self._draw()

    def _choose(self, at: Cell | None) -> None:
        """Lay the selected card here, or take the card that lies here, or score its area."""
        if at is None or not self.scene.is_mine:
            return
        if self.view.phase is Phase.REMOVE:
            self.choose(TakeCard(at))
        elif self.view.phase is Phase.CHOOSE_AREA:
            self.choose(ScoreArea(at))
        elif self.selected is not None:
            self.choose(PlaceCard(self.selected, at))
        else:  # nothing fits: the match says what may be done instead
            self.choose(EndTurn())

    def _move(self, dx: int, dy: int) -> None:
        """To the nearest position in a direction."""
        here = self.cursor or Cell(0, 0)
        x = column(here)
        # Up and down keep to the column in which they began, though rows are offset.
        if not dy or here != self._went_to:
            self._lane = x
        ahead = [
            at
            for at in shown(self.view, self._highlights())
            if ((at.r - here.r) * dy > 0 if dy else (column(at) - x) * dx > 0)
        ]
        if ahead:
            lane = self._lane
            self.cursor = min(ahead, key=lambda at: (abs(at.r - here.r), abs(column(at) - (lane if dy else x)), -at.q))
            self._went_to = self.cursor if dy else None
            self._draw()

    def _next_target(self) -> None:
        targets = sorted(self._targets(), key=lambda at: (at.r, column(at)))
        if targets:
            at = targets.index(self.cursor) + 1 if self.cursor in targets else 0
            self.cursor = targets[at % len(targets)]
            self._draw()

    def mark(self, action: Action | None) -> None:
        if isinstance(action, PlaceCard):
            self.selected = action.metal
        if isinstance(action, PlaceCard | TakeCard | ScoreArea):
            self.cursor = action.at
            self._draw()

    def on_click(self, event: events.Click) -> None:
        widget = event.widget
        if not isinstance(widget, CanvasWidget) or self.scene.viewer is None:
            return
        spot = widget.canvas.spot(event.x, event.y)
        if isinstance(spot, Cell):
            self.cursor = spot
            self._draw()
            self._choose(spot)
        elif isinstance(spot, Metal):
            self._select(spot)
        elif spot == "deck":
            self.choose(DrawCard())

    # -- in words --------------------------------------------------------------------------

    @staticmethod
    def key_help(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("←↑↓→ hjkl", texts("metallurgie-key-move")),
            ("n", texts("metallurgie-key-next")),
            ("1 2 3 4", texts("metallurgie-key-card")),
            ("Enter", texts("metallurgie-key-lay")),
            ("d", texts("metallurgie-key-draw")),
            ("e", texts("metallurgie-key-end")),
        )

    @staticmethod
    def key_bar(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("1-4", texts("metallurgie-bar-card")),
            ("↵", texts("metallurgie-bar-lay")),
            ("d", texts("metallurgie-bar-draw")),
            ("e", texts("metallurgie-bar-end")),
        )


def _distance(a: Cell, b: Cell) -> int:
    """Steps between two positions of the hexagonal grid."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))
