"""The tray: the twelve tiles by type, in the places of the 2x2 board, and which of them fit."""

from __future__ import annotations

from metalworks.contract.texts import Texts
from metalworks.games.metallum.components import TILE_TYPES, TILES, Tile, TileType
from metalworks.games.metallum.view import MetallumView, TileProblem, TileState, TileView
from metalworks.terminal.boards.metallum import signs
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


def neighbour(tile: Tile, dx: int, dy: int) -> Tile:
    """The next tile in a direction, the same at an end."""
    column = next(number for number, tiles in enumerate(COLUMNS) if tile in tiles)
    row = COLUMNS[column].index(tile)
    column = max(0, min(1, column + dx))
    return COLUMNS[column][max(0, min(5, row + dy))]


def problem_with(view: MetallumView, seat: int, tile: Tile) -> TileProblem | None:
    return next((problem for problem in view.seats[seat].problems if problem.tile is tile), None)


def paint_tray(
    canvas: Canvas, view: MetallumView, texts: Texts, x: int, y: int, width: int, seat: int, *, cursor: Tile, tall: bool
) -> None:
    pitch = width // 2
    step = 2 if tall else 1
    complexity = {tile.tile: tile.complexity for tile in view.tiles}
    for number, kind in enumerate(TILE_TYPES):
        left, top = x + number % 2 * pitch, y + number // 2 * (1 + 3 * step)
        needed = texts("metallum-one-needed" if kind is TileType.MOVE else "metallum-one-at-most")
        head = fitted(f"{texts(f'tile-type-{kind.value}')} · {needed}", pitch - 1)
        canvas.put(left, top, head, ink(INK_3, bold=True))
        for row, tile in enumerate(tile for tile in TILES if tile.type is kind):
            at = top + 1 + row * step
            _entry(canvas, view, texts, (left, at), pitch - 1, seat, tile, complexity[tile], tile is cursor)
            if tall:
                _reason(canvas, view, texts, (left, at + 1), pitch - 1, seat, tile)


def _entry(
    canvas: Canvas,
    view: MetallumView,
    texts: Texts,
    at: tuple[int, int],
    width: int,
    seat: int,
    tile: Tile,
    complexity: int,
    here: bool,
) -> None:
    """`▸→1 Move by 1   0 ✓`."""
    state = view.seats[seat].tiles[tile]
    problem = problem_with(view, seat, tile)
    if state is TileState.ON_BOARD:
        sign, colour, ground = "■", SEATS[seat], SEATS_DARK[seat]
    elif state is TileState.SPENT:
        sign, colour, ground = "–", INK_3, HULL
    elif problem is not None:
        sign, colour, ground = "✕", INK_3, HULL
    else:
        sign, colour, ground = "✓", INK, HULL_2
    if here:
        ground = LEGAL_DARK
    name = fitted(tile_name(texts, tile), width - 9)
    words = f"{'▸' if here else ' '}{signs.TILES[tile].ljust(2)} {name}"
    canvas.put(*at, words.ljust(width - 4) + f"{complexity} {sign} ", ink(colour, on=ground, bold=here), tile)
    mark = {"✓": LEGAL, "✕": FORBID}.get(sign)
    if mark:
        canvas.put(at[0] + width - 2, at[1], sign, ink(mark, on=ground, bold=True), tile)


def _reason(
    canvas: Canvas, view: MetallumView, texts: Texts, at: tuple[int, int], width: int, seat: int, tile: Tile
) -> None:
    """Below a tile: why it does not fit, or the connectors that it has."""
    problem = problem_with(view, seat, tile)
    x, y = at[0] + 4, at[1]
    if view.seats[seat].tiles[tile] is TileState.SPENT:
        canvas.put(x, y, fitted(texts("metallum-tile-state", state="spent"), width - 4), ink(INK_3), tile)
    elif problem is not None:
        canvas.put(x, y, fitted(short_problem(texts, problem), width - 4), ink(FORBID), tile)
    else:
        _connectors(canvas, next(one for one in view.tiles if one.tile is tile), x, y)


def _connectors(canvas: Canvas, printed: TileView, x: int, y: int) -> None:
    """`← ▲   ↓ ◇ ☆`: the edges with their pins and sockets, a dot where a position is free."""
    edges = (("←", printed.left, 1), ("↑", printed.top, 1), ("→", printed.right, 2), ("↓", printed.bottom, 2))
    for arrow, connectors, shape in edges:
        if not connectors:
            continue
        canvas.put(x, y, arrow, ink(INK_3), printed.tile)
        found = {connector.position: signs.CONNECTORS[connector.colour] for connector in connectors}
        for position in (1, 2):
            at = x + position * 2
            if position in found:
                canvas.put(at, y, found[position][shape], ink(found[position][0], bold=True), printed.tile)
            else:
                canvas.put(at, y, "·", ink(INK_3), printed.tile)
        x += 8


def short_problem(texts: Texts, problem: TileProblem) -> str:
    """A few words, where the whole sentence has no room."""
    return texts("metallum-problem", problem=problem.key.removeprefix("refused-program-"))
