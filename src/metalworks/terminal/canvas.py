"""A grid of characters that boards draw on, with places that can be clicked."""

from __future__ import annotations

from collections.abc import Hashable

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset
from textual.strip import Strip
from textual.widget import Widget

from metalworks.terminal.palette import BACKGROUND

Spot = Hashable


class Canvas:
    """Characters with styles, and which spot of the board each of them belongs to."""

    def __init__(self, width: int, height: int, background: str = BACKGROUND) -> None:
        self.width = width
        self.height = height
        self.blank = Style(bgcolor=background)
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[self.blank] * width for _ in range(height)]
        self._spots: dict[tuple[int, int], Spot] = {}

    def put(self, x: int, y: int, text: str, style: Style | str, spot: Spot | None = None) -> None:
        """Write a text; what falls outside is left out."""
        if not 0 <= y < self.height:
            return
        pen = Style.parse(style) if isinstance(style, str) else style
        below: Style | None = None
        both = pen
        for at, character in enumerate(text, x):
            if 0 <= at < self.width:
                self._characters[y][at] = character
                if self._styles[y][at] is not below:  # adding styles takes its time, and most are alike
                    below = self._styles[y][at]
                    both = below + pen
                self._styles[y][at] = both
                if spot is not None:
                    self._spots[at, y] = spot

    def spot(self, x: int, y: int) -> Spot | None:
        return self._spots.get((x, y))

    @property
    def spots(self) -> set[Spot]:
        return set(self._spots.values())

    def middle_of(self, spot: Spot) -> Offset | None:
        """Where to click to hit a spot."""
        places = [place for place, found in self._spots.items() if found == spot]
        return Offset(*places[len(places) // 2]) if places else None

    def strip(self, y: int) -> Strip:
        """A line, as Textual draws it."""
        if not 0 <= y < self.height:
            return Strip([Segment(" " * self.width, self.blank)])
        segments: list[Segment] = []
        run, last = "", self.blank
        for character, style in zip(self._characters[y], self._styles[y], strict=True):
            if style != last and run:
                segments.append(Segment(run, last))
                run = ""
            run, last = run + character, style
        return Strip([*segments, Segment(run, last)], self.width)


class CanvasWidget(Widget):
    """A widget that shows a canvas and redraws it when its size or the scene changes."""

    canvas: Canvas = Canvas(0, 0)

    def paint(self, width: int, height: int) -> Canvas:
        """Draw for this size."""
        raise NotImplementedError  # abstract

    def repaint(self) -> None:
        if self.size.width and self.size.height:
            self.canvas = self.paint(self.size.width, self.size.height)
            self.refresh()

    def on_resize(self) -> None:
        self.repaint()

    def render_line(self, y: int) -> Strip:
        return self.canvas.strip(y)
