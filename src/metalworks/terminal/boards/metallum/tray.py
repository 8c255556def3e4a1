"""The tray: the twelve tiles by type, in the places of the 2x2 board, and which of them fit the draft."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.texts import Texts
from metalworks.games.metallum.components import TILE_TYPES, TILES, Tile, TileType
from metalworks.games.metallum.sheet import TileSheet
from metalworks.games.metallum.view import TileState
from metalworks.terminal.boards.metallum import signs
from metalworks.terminal.boards.metallum.draft import Draft
from metalworks.terminal.boards.metallum.signs import (
    FORBID,
    HULL,
    HULL_2,
    INK,
    INK_3,
    LEGAL,
    LEGAL_DARK,
    SEATS,
    SEATS_DARK,
    fitted,
    ink,
    tile_name,
)
from metalworks.terminal.canvas import Canvas

LOW = 8  # two headings and six tiles in each column
TALL = 14  # with a line below each tile: its connectors, or why it does not fit

# The tiles as the cursor walks over them: two columns, six rows.
COLUMNS = (
    tuple(tile for tile in TILES if tile.type in (TileType.MOVE, TileType.SPECIAL)),
    tuple(tile for tile in TILES if tile.type in (TileType.DEPLOYMENT, TileType.ENHANCEMENT)),
)
ON_BOARD, SPENT, FITS, SWAPS, MISFIT = "■", "–", "✓", "⇄", "✕"


def neighbour(tile: Tile, dx: int, dy: int) -> Tile:
    """The next tile in a direction, the same at an end."""
    column = next(number for number, tiles in enumerate(COLUMNS) if tile in tiles)
    row = COLUMNS[column].index(tile)
    column = max(0, min(1, column + dx))
    return COLUMNS[column][max(0, min(5, row + dy))]


def sign(draft: Draft, tile: Tile) -> str:
    """What can be done with a tile."""
    state = draft.state(tile)
    if state is not TileState.ACTIVE:
        return ON_BOARD if state is TileState.ON_BOARD else SPENT
    if draft.problem(tile) is not None:
        return MISFIT
    return FITS if draft.replaced(tile) is None else SWAPS


class TrayPainter:
    """Draws the tray beside or below the program."""

    def __init__(self, canvas: Canvas, draft: Draft, texts: Texts, width: int, seat: int, cursor: Tile) -> None:
        self.canvas = canvas
        self.draft = draft
        self.texts = texts
        self.pitch = width // 2
        self.room = self.pitch - 1
        self.seat = seat
        self.cursor = cursor
        self.printed = {tile.tile: tile for tile in draft.sheet.tiles}

    def paint(self, x: int, y: int, *, tall: bool) -> None:
        step = 2 if tall else 1
        for number, kind in enumerate(TILE_TYPES):
            left, top = x + number % 2 * self.pitch, y + number // 2 * (1 + 3 * step)
            needed = self.texts("metallum-one-needed" if kind is TileType.MOVE else "metallum-one-at-most")
            head = fitted(f"{self.texts(f'tile-type-{kind.value}')} · {needed}", self.room)
            self.canvas.put(left, top, head, ink(INK_3, bold=True))
            for row, tile in enumerate(tile for tile in TILES if tile.type is kind):
                at = top + 1 + row * step
                self._entry(left, at, tile)
                if tall:
                    self._below(left + 4, at + 1, tile)

    def _entry(self, x: int, y: int, tile: Tile) -> None:
        """`▸→1 Move by 1   0 ✓`."""
        mark, here = sign(self.draft, tile), tile is self.cursor
        colour = {ON_BOARD: SEATS[self.seat], FITS: INK, SWAPS: INK}.get(mark, INK_3)
        ground = {ON_BOARD: SEATS_DARK[self.seat], FITS: HULL_2, SWAPS: HULL_2}.get(mark, HULL)
        if here:
            ground = LEGAL_DARK
        name = fitted(tile_name(self.texts, tile), self.room - 9)
        words = f"{'▸' if here else ' '}{signs.TILES[tile].ljust(2)} {name}".ljust(self.room - 4)
        complexity = self.printed[tile].complexity
        self.canvas.put(x, y, f"{words}{complexity} {mark} ", ink(colour, on=ground, bold=here), tile)
        voice = {FITS: LEGAL, SWAPS: LEGAL, MISFIT: FORBID}.get(mark)
        if voice:
            self.canvas.put(x + self.room - 2, y, mark, ink(voice, on=ground, bold=True), tile)

    def _below(self, x: int, y: int, tile: Tile) -> None:
        """Why a tile does not fit, or the connectors that it has."""
        problem = self.draft.problem(tile)
        if problem is None:
            self._connectors(self.printed[tile], x, y)
        else:
            colour = INK_3 if self.draft.state(tile) is TileState.SPENT else FORBID
            self.canvas.put(x, y, fitted(short_problem(self.texts, problem), self.room - 4), ink(colour), tile)

    def _connectors(self, printed: TileSheet, x: int, y: int) -> None:
        """`← ▲   ↓ ◇ ☆`: the edges with their pins and sockets, a dot where a position is free."""
        edges = (("←", printed.left, 1), ("↑", printed.top, 1), ("→", printed.right, 2), ("↓", printed.bottom, 2))
        for arrow, connectors, shape in edges:
            if not connectors:
                continue
            self.canvas.put(x, y, arrow, ink(INK_3), printed.tile)
            found = {connector.position: signs.CONNECTORS[connector.colour] for connector in connectors}
            for position in (1, 2):
                at = x + position * 2
                if position in found:
                    self.canvas.put(at, y, found[position][shape], ink(found[position][0], bold=True), printed.tile)
                else:
                    self.canvas.put(at, y, "·", ink(INK_3), printed.tile)
            x += 8


def short_problem(texts: Texts, problem: Refused) -> str:
    """A few words, where the whole sentence has no room."""
    return texts("metallum-problem", problem=problem.key.removeprefix("refused-program-"))
