"""The board as one picture: the line of pages, and the rows of the page that is open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metalworks.terminal.boards.metal_adventures.pages import PAGES, Page, is_ending
from metalworks.terminal.boards.metal_adventures.rows import Row
from metalworks.terminal.boards.metal_adventures.signs import (
    GOLD,
    HULL,
    HULL_2,
    INK,
    INK_2,
    INK_3,
    LEGAL,
    LEGAL_DARK,
    SPACE,
    ink,
)
from metalworks.terminal.canvas import Canvas, CanvasWidget

MARGIN = 3  # before each row: the cursor and the key
SCROLL = 1  # behind it: whether there is more
NUMBERS = 9


def row_width(width: int) -> int:
    """How much a row may say on a board of this width."""
    return max(40, width - MARGIN - SCROLL)


def keys_of(rows: Sequence[Row]) -> dict[int, str]:
    """What to press for each row that can be chosen: its number, or the letter of what ends things."""
    keys: dict[int, str] = {}
    number = 0
    for at, row in enumerate(rows):
        if row.choice is None or not row.is_open:
            continue
        if is_ending(row.choice):
            keys[at] = "e"
        elif number < NUMBERS:
            number += 1
            keys[at] = str(number)
    return keys


class PirateMap(CanvasWidget, can_focus=True):
    """Draws the page that is open, for the size it has."""

    page = Page.SPACE
    titles: Mapping[Page, str] = {}
    rows: Sequence[Row] = ()
    cursor = 0

    def paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, SPACE)
        self._tabs(canvas)
        room = height - 1
        first = max(0, min(self.cursor - room // 2, len(self.rows) - room))
        keys = keys_of(self.rows)
        for y, at in enumerate(range(first, min(len(self.rows), first + room)), 1):
            self._row(canvas, y, at, keys.get(at, " "))
        if first > 0:
            canvas.put(width - 1, 1, "↑", ink(GOLD))
        if first + room < len(self.rows):
            canvas.put(width - 1, height - 1, "↓", ink(GOLD))
        return canvas

    def _tabs(self, canvas: Canvas) -> None:
        canvas.put(0, 0, " " * canvas.width, ink(INK_2, on=HULL_2))
        x = 1
        for page in PAGES:
            here = page is self.page
            title = self.titles.get(page, "")
            ground = LEGAL_DARK if here else HULL_2
            canvas.put(x, 0, f" {page.value} ", ink(GOLD, on=ground, bold=True), page)
            canvas.put(x + 3, 0, f"{title} ", ink(LEGAL if here else INK_2, on=ground, bold=here), page)
            x += len(title) + 5

    def _row(self, canvas: Canvas, y: int, at: int, key: str) -> None:
        row = self.rows[at]
        here = at == self.cursor and not row.heading
        spot = ("row", at)
        ground = LEGAL_DARK if here else HULL if row.choice is not None and row.is_open else None
        canvas.put(0, y, " " * (canvas.width - SCROLL), ink(INK, on=ground), spot)
        if row.heading:
            x = 1
        else:
            canvas.put(0, y, "▸" if here else " ", ink(LEGAL, on=ground, bold=True), spot)
            canvas.put(1, y, key, ink(LEGAL if here else INK_3, on=ground, bold=here), spot)
            x = MARGIN
        room = canvas.width - SCROLL
        for words, colour in row.parts:
            said = words if x + len(words) <= room else words[: max(0, room - x - 1)] + "…"
            canvas.put(x, y, said, ink(colour, on=ground, bold=row.heading or here), spot)
            x += len(said)
