"""The pattern as hexes: offset rows of cards, drawn as large as the widget allows.

A row of the pattern is three lines of the screen (two in the small size), a card seven (five)
columns with one between; rows are offset by half a card, so every card has six neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from metalworks.contract.texts import Texts
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.view import Area, MetallurgieView, Prospect
from metalworks.terminal.boards.metallurgie.metals import FACE, LINE, SIGNS, edge, face
from metalworks.terminal.canvas import Canvas
from metalworks.terminal.palette import BACKGROUND, FORBID, INK, LEGAL, LEGAL_DARK, ON_SCORE, SCORE


@dataclass(frozen=True)
class Size:
    """How large a card is drawn; `pitch` columns and `rows` lines from one to the next."""

    pitch: int
    rows: int


# Frames: top left, flat, top right, side, bottom left, bottom right.
SINGLE = ("╭", "─", "╮", "│", "╰", "╯")
DOUBLE = ("╔", "═", "╗", "║", "╚", "╝")
DASHED = ("╭", "╌", "╮", "┆", "╰", "╯")

LARGE = Size(8, 3)
SMALL = Size(6, 2)


@dataclass(frozen=True)
class Highlights:
    """What the board points out: where the person may go, the cursor, the area below it."""

    legal: frozenset[Cell] = frozenset()
    cursor: Cell | None = None
    scoring: frozenset[Cell] = frozenset()  # legal positions that would make an area score
    blocked: frozenset[Cell] = frozenset()  # of the area being scored, but cannot leave now


def column(at: Cell) -> float:
    """Where a position lies in its row, in cards; each row is shifted by half a card."""
    return at.q + at.r / 2


def shown(view: MetallurgieView, highlights: Highlights) -> list[Cell]:
    """All positions that are drawn."""
    return sorted({stack.at for stack in view.pattern} | highlights.legal, key=lambda at: (at.r, column(at)))


def area_at(view: MetallurgieView, at: Cell) -> Area | None:
    return next((area for area in view.areas if at in area.cells), None)


def prospect(view: MetallurgieView, metal: Metal, at: Cell) -> Prospect | None:
    """What a card of this metal would bring here, if it may be laid here."""
    return next((one for one in view.prospects if one.metal is metal and one.cells[0] == at), None)


def fitting(view: MetallurgieView, highlights: Highlights, width: int, height: int) -> Size:
    """The larger size if the whole pattern fits in it."""
    cells = shown(view, highlights)
    wide = max(map(column, cells)) - min(map(column, cells)) + 1
    tall = cells[-1].r - cells[0].r + 1
    return LARGE if wide * LARGE.pitch <= width and tall * LARGE.rows <= height else SMALL


class PatternPainter:
    """Draws the pattern on a canvas, in the middle, or around the cursor where it is larger."""

    def __init__(
        self, view: MetallurgieView, highlights: Highlights, texts: Texts, width: int, height: int, size: Size
    ) -> None:
        self.view = view
        self.highlights = highlights
        self.texts = texts
        self.size = size
        self.canvas = Canvas(width, height)
        self.areas = {at: area for area in view.areas for at in area.cells}
        self.left, self.top = self._corner()

    def paint(self) -> Canvas:
        for stack in self.view.pattern:
            self._card(stack.at, stack.metal)
        laid = {stack.at for stack in self.view.pattern}
        for at in self.highlights.legal - laid:
            self._empty(at)
        return self.canvas

    def _corner(self) -> tuple[int, int]:
        """The screen position of the middle 0,0, so that all is centred or the cursor is in sight."""
        cells = shown(self.view, self.highlights)
        pitch, rows = self.size.pitch, self.size.rows
        columns = [round(column(at) * pitch) for at in cells]
        lines = [at.r * rows for at in cells]
        cursor = self.highlights.cursor
        return (
            _offset(min(columns), max(columns) + pitch, self.canvas.width, cursor and round(column(cursor) * pitch)),
            _offset(min(lines), max(lines) + rows, self.canvas.height, cursor and cursor.r * rows),
        )

    def place(self, at: Cell) -> tuple[int, int]:
        return self.left + round(column(at) * self.size.pitch), self.top + at.r * self.size.rows

    def _card(self, at: Cell, metal: Metal) -> None:
        x, y = self.place(at)
        width = self.size.pitch - 1
        rim = self._rim(at, metal)
        body = face(metal)
        plus = self._sign(at)
        words = f"{SIGNS[metal]} {metal.number}"
        if self.size is LARGE:
            one, flat, two, side, three, four = DOUBLE if at == self.highlights.cursor else SINGLE
            self.canvas.put(x, y, one + flat * (width - 2) + two, rim, at)
            self.canvas.put(x, y + 1, side + " " * (width - 2) + side, rim, at)
            self.canvas.put(x + 1, y + 1, f" {words} ", body, at)
            self.canvas.put(x, y + 2, three + flat * (width - 2) + four, rim, at)
            if plus:
                self.canvas.put(x + width - 2, y, plus, rim, at)
        else:
            self.canvas.put(x, y, f" {words} ", body, at)
            self.canvas.put(x, y + 1, "▁" * width, edge(metal), at)
            if plus:
                self.canvas.put(x, y, plus, rim, at)
            if at == self.highlights.cursor:
                frame = Style(color=rim.color, bgcolor=BACKGROUND, bold=True)
                self.canvas.put(x, y, "▐", frame, at)
                self.canvas.put(x + width - 1, y, "▌", frame, at)
                self.canvas.put(x, y + 1, "▀" * width, frame, at)
        self._badge(at, x, y)

    def _rim(self, at: Cell, metal: Metal) -> Style:
        """The edge of a card says what may happen to it."""
        on = FACE[metal]
        if at == self.highlights.cursor:
            aims = at in self.highlights.legal
            colour = SCORE if at in self.highlights.scoring else LEGAL if aims else INK
            return Style(color=colour, bgcolor=LEGAL_DARK if aims else BACKGROUND, bold=True)
        if at in self.highlights.blocked:
            return Style(color=FORBID, bgcolor=BACKGROUND, bold=True)
        if at in self.highlights.scoring:
            return Style(color=SCORE, bgcolor=BACKGROUND, bold=True)
        if at in self.highlights.legal:
            return Style(color=LEGAL, bgcolor=LEGAL_DARK, bold=True)
        cursor = self.highlights.cursor
        if cursor in self.areas and self.areas.get(at) is self.areas[cursor]:
            return Style(color=INK, bgcolor=on, bold=True)
        return edge(metal)

    def _sign(self, at: Cell) -> str:
        if at in self.highlights.scoring:
            return "★"
        if at in self.highlights.blocked:
            return "✕"
        return "+" if at in self.highlights.legal else ""

    def _badge(self, at: Cell, x: int, y: int) -> None:
        """The size of an area against the size that scores, on its first card."""
        area = self.areas[at]
        if area.cells[0] != at or len(area.cells) < 2:
            return
        short = area.needed - len(area.cells)
        words = f"{len(area.cells)}/{area.needed}"
        style = Style(color=LINE[area.metal], bgcolor=BACKGROUND)
        if short <= 0 and area.scores:
            words, style = f"★{words}", Style(color=ON_SCORE, bgcolor=SCORE, bold=True)
        elif short <= 1:
            words, style = f"!{words}", Style(color=SCORE, bgcolor=BACKGROUND, bold=True)
        line = y if self.size is LARGE else y + 1
        self.canvas.put(x + 1, line, words, style, at)

    def _empty(self, at: Cell) -> None:
        """A position where iron may extend the pattern."""
        x, y = self.place(at)
        width = self.size.pitch - 1
        here = at == self.highlights.cursor
        scoring = at in self.highlights.scoring
        style = Style(color=SCORE if scoring else LEGAL, bgcolor=LEGAL_DARK if here else BACKGROUND, bold=here)
        sign = self._sign(at)
        if self.size is LARGE:
            one, flat, two, side, three, four = DOUBLE if here else DASHED
            self.canvas.put(x, y, one + flat * (width - 2) + two, style, at)
            self.canvas.put(x, y + 1, side + sign.center(width - 2) + side, style, at)
            self.canvas.put(x, y + 2, three + flat * (width - 2) + four, style, at)
        else:
            words = f"▐ {sign} ▌" if here else f"╭╌{sign}╌╮"
            self.canvas.put(x, y, words, style, at)
            self.canvas.put(x, y + 1, "▀" * width if here else "╰" + "╌" * (width - 2) + "╯", style, at)


def _offset(low: int, high: int, room: int, cursor: int | None) -> int:
    """What to add to a coordinate: centred, or as far as the cursor needs it."""
    if high - low <= room or cursor is None:
        return (room - (high - low)) // 2 - low
    centred = room // 2 - cursor
    return min(-low, max(room - high, centred))
