"""A program on its 2x2 board: the tiles, and on the lines between them pins in sockets.

The board is one frame of nine lines. On the line between two tiles lie the connectors of both: a
hollow shape is a socket, a full one a pin, a full one on a light ground a pin in its socket.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from metalworks.contract.texts import Texts
from metalworks.games.metallum.components import TILE_TYPES, Tile, TileType
from metalworks.games.metallum.content import Connector
from metalworks.games.metallum.sheet import TileSheet
from metalworks.games.metallum.view import SeatView
from metalworks.terminal.boards.metallum.signs import (
    CONNECTORS,
    HULL,
    INK,
    INK_3,
    LEGAL,
    LEGAL_DARK,
    RIM,
    SEATS,
    SEATS_DARK,
    TILES,
    fitted,
    ink,
    tile_name,
    wrapped,
)
from metalworks.terminal.canvas import Canvas

HEIGHT = 9
# Where each type lies: column and row.
SPOTS = {kind: (number % 2, number // 2) for number, kind in enumerate(TILE_TYPES)}


@dataclass(frozen=True)
class Shown:
    """What is drawn of a program: its tiles, what became of them, which may be executed."""

    tiles: tuple[Tile, ...]
    signs: Mapping[Tile, str]  # of the tiles that are done
    legal: frozenset[Tile] = frozenset()


def done_signs(seat: SeatView) -> dict[Tile, str]:
    """The tiles of a program that are done, with the sign of what became of them."""
    return dict.fromkeys(seat.executed, "✓") | dict.fromkeys(seat.declined, "✕")


class ProgramPainter:
    """Draws a program in a part of a canvas."""

    def __init__(
        self, canvas: Canvas, printed: tuple[TileSheet, ...], texts: Texts, x: int, y: int, width: int, seat: int
    ) -> None:
        self.canvas = canvas
        self.printed = {tile.tile: tile for tile in printed}
        self.texts = texts
        self.x = x
        self.y = y
        self.inner = (width - 3) // 2
        self.width = self.inner * 2 + 3
        self.seat = seat

    def sealed(self, words: str) -> None:
        """A box that nobody may look into."""
        style = ink(SEATS[self.seat], on=SEATS_DARK[self.seat])
        self.canvas.put(self.x, self.y, "╔" + "═" * (self.width - 2) + "╗", style)
        for row in range(1, HEIGHT - 1):
            fill = "".join("╱" if (column + row) % 4 == 0 else " " for column in range(self.width - 2))
            self.canvas.put(self.x, self.y + row, f"║{fill}║", style)
        self.canvas.put(self.x, self.y + HEIGHT - 1, "╚" + "═" * (self.width - 2) + "╝", style)
        lines = wrapped(words, self.width - 6)
        for number, line in enumerate(lines, (HEIGHT - len(lines)) // 2):
            label = f" {line} "
            x = self.x + (self.width - len(label)) // 2
            self.canvas.put(x, self.y + number, label, ink(INK, on=SEATS_DARK[self.seat], bold=True))

    def paint(self, program: Shown) -> None:
        self._frame()
        laid = {tile.type: tile for tile in program.tiles}
        for kind in TILE_TYPES:
            if kind in laid:
                self._tile(laid[kind], program)
            else:
                self._empty(kind)
        for left, right in ((TileType.MOVE, TileType.DEPLOYMENT), (TileType.SPECIAL, TileType.ENHANCEMENT)):
            self._join(laid.get(left), laid.get(right), beside=True)
        for upper, lower in ((TileType.MOVE, TileType.SPECIAL), (TileType.DEPLOYMENT, TileType.ENHANCEMENT)):
            self._join(laid.get(upper), laid.get(lower), beside=False)

    def _frame(self) -> None:
        flat, style = "─" * self.inner, ink(RIM)
        self.canvas.put(self.x, self.y, f"╭{flat}┬{flat}╮", style)
        for row in (1, 2, 3, 5, 6, 7):
            self.canvas.put(self.x, self.y + row, f"│{' ' * self.inner}│{' ' * self.inner}│", style)
        self.canvas.put(self.x, self.y + 4, f"├{flat}┼{flat}┤", style)
        self.canvas.put(self.x, self.y + 8, f"╰{flat}┴{flat}╯", style)

    def _corner(self, kind: TileType) -> tuple[int, int]:
        column, row = SPOTS[kind]
        return self.x + 1 + column * (self.inner + 1), self.y + 1 + row * 4

    def _empty(self, kind: TileType) -> None:
        x, y = self._corner(kind)
        words = fitted(self.texts(f"tile-type-{kind.value}"), self.inner)
        self.canvas.put(x, y + 1, words.center(self.inner), ink(INK_3))

    def _tile(self, tile: Tile, program: Shown) -> None:
        x, y = self._corner(tile.type)
        legal = tile in program.legal
        done = program.signs.get(tile, "")
        ground = LEGAL_DARK if legal else HULL if done else SEATS_DARK[self.seat]
        style = ink(LEGAL if legal else INK_3 if done else INK, on=ground, bold=not done)
        lines = self._lines(tile_name(self.texts, tile), str(self.printed[tile].complexity), TILES[tile], done)
        for row, line in enumerate(lines):
            self.canvas.put(x, y + row, line.ljust(self.inner), style, tile)

    def _lines(self, name: str, complexity: str, sign: str, done: str) -> list[str]:
        """Sign and complexity, then the name in two lines."""
        room = self.inner - 1
        words = wrapped(name, room)
        if len(words) > 2:
            words = [words[0], fitted(" ".join(words[1:]), room)]
        first = f" {sign}".ljust(self.inner - 4) + (done or " ") + f"({complexity})"
        return [first, *(f" {line}" for line in [*words, "", ""][:2])]

    def _join(self, first: Tile | None, second: Tile | None, *, beside: bool) -> None:
        """The connectors on the line between two neighbours; `second` brings the pins."""
        sockets = self._edge(first, "right" if beside else "bottom")
        pins = self._edge(second, "left" if beside else "top")
        kind = (first or second or Tile.MOVE_BY_1).type
        if first is None and second is not None:
            kind = TileType.SPECIAL if beside and second.type is TileType.ENHANCEMENT else TileType.MOVE
            if not beside and second.type is TileType.ENHANCEMENT:
                kind = TileType.DEPLOYMENT
        x, y = self._corner(kind)
        for position in (1, 2):
            if beside:
                at = x + self.inner, y + (0 if position == 1 else 2)
            else:
                at = x + (2 if position == 1 else max(5, self.inner - 4)), y + 3
            self._connector(at, sockets.get(position), pins.get(position))

    def _edge(self, tile: Tile | None, edge: str) -> dict[int, Connector]:
        found: tuple[Connector, ...] = getattr(self.printed[tile], edge) if tile is not None else ()
        return {connector.position: connector for connector in found}

    def _connector(self, at: tuple[int, int], socket: Connector | None, pin: Connector | None) -> None:
        one = pin or socket
        if one is None:
            return
        colour, full, hollow = CONNECTORS[one.colour]
        if pin is not None and socket == pin:
            self.canvas.put(*at, full, ink(HULL, on=colour, bold=True))
        else:
            self.canvas.put(*at, full if pin else hollow, ink(colour, bold=True))
