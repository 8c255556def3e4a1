"""The board as one picture: market, line of planets, programs, and below them tray or menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from metalworks.contract.types import Action
from metalworks.games.metallum.actions import BuyModule, ExecuteSubroutine
from metalworks.games.metallum.components import Tile
from metalworks.games.metallum.view import MetallumView
from metalworks.terminal.boards.metallum import line, market, menu, program, tray
from metalworks.terminal.boards.metallum.cards import sheet_of
from metalworks.terminal.boards.metallum.draft import Draft, draft_of
from metalworks.terminal.boards.metallum.program import ProgramPainter, Shown, done_signs
from metalworks.terminal.boards.metallum.signs import (
    INK,
    INK_2,
    INK_3,
    LEGAL,
    SEAT_SIGNS,
    SEATS,
    SPACE,
    fitted,
    ink,
)
from metalworks.terminal.boards.metallum.words import view_of
from metalworks.terminal.canvas import Canvas, CanvasWidget
from metalworks.terminal.scene import Scene

SIDE_BY_SIDE = 74  # columns from which program and tray lie beside each other
PROGRAM_WIDTH = 31  # of a program that shares its lines with something else
SEALED_WIDTH = 18  # of the box that holds the other's program


@dataclass(frozen=True)
class Pointer:
    """What the person points at: a planet, a tile of the tray, an entry of the menu, a program of the list."""

    place: int | None = None
    tile: Tile | None = None
    entry: int = 0
    program: tuple[Tile, ...] | None = None


class Bridge(CanvasWidget, can_focus=True):
    """Draws a scene for the size it has."""

    scene: Scene | None = None
    pointer = Pointer()
    entries: Sequence[Action] = ()

    def paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, SPACE)
        if self.scene is not None:
            BridgePainter(canvas, self.scene, self.pointer, self.entries).paint()
        return canvas


class BridgePainter:
    def __init__(self, canvas: Canvas, scene: Scene, pointer: Pointer, entries: Sequence[Action]) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: MetallumView = view_of(scene)
        self.texts = scene.texts
        self.draft: Draft | None = draft_of(scene)
        self.pointer = pointer
        self.entries = entries

    def paint(self) -> None:
        """From top to bottom; what there is room for is drawn in its tall form."""
        width, height = self.canvas.width, self.canvas.height
        beside = width >= SIDE_BY_SIDE
        below = program.HEIGHT + 1 if beside else program.HEIGHT + 1 + tray.LOW
        room = height - below
        tall_line = room >= line.tall_height(self.view) + 1 + market.LOW
        line_height = line.tall_height(self.view) + 1 if tall_line else line.LOW
        tall_market = room >= line_height + market.TALL + (1 if tall_line else 0)
        y = 0
        if room >= line_height + market.LOW:
            y = self._market(tall_market)
        y = self._line(y, tall_line)
        if self.scene.viewer is None:
            self._programs(y)
        elif beside:
            self._beside(y)
        else:
            self._stacked(y, height - y - below)

    def _market(self, tall: bool) -> int:
        buying = frozenset(action.slot for action in self.scene.legal if isinstance(action, BuyModule))
        market.paint_market(self.canvas, self.scene, 0, buying=buying, tall=tall)
        return market.TALL + 1 if tall else market.LOW

    def _line(self, y: int, tall: bool) -> int:
        if tall:
            self.canvas.put(0, y, self.texts("term-planetary-system"), ink(INK_3, bold=True))
            self._forecast(y)
            y += 1
        painter = line.LinePainter(self.canvas, self.scene, y)
        cursor = self.pointer.place if self.draft is None else None
        painter.paint(menu.targets(self.scene.legal), cursor, tall=tall)
        return y + (line.tall_height(self.view) if tall else line.LOW)

    def _forecast(self, y: int) -> None:
        """What both would earn if all planets were scored now."""
        sums = [sum(place.income[seat] for place in self.view.line) for seat in (0, 1)]
        words = [f"{SEAT_SIGNS[seat]} ${sums[seat]}" for seat in (0, 1)]
        caption = self.texts("metallum-scored-now")
        x = self.canvas.width - len(caption) - len("  ".join(words)) - 3
        self.canvas.put(x, y, caption, ink(INK_3))
        x += len(caption) + 2
        for seat in (0, 1):
            self.canvas.put(x, y, words[seat], ink(SEATS[seat], bold=True))
            x += len(words[seat]) + 2

    # -- below the line --------------------------------------------------------------------

    def _programs(self, y: int) -> None:
        """Both programs side by side."""
        half = self.canvas.width // 2
        for seat in (0, 1):
            self._program(seat * half, y, half - 1, seat)

    def _beside(self, y: int) -> None:
        """The viewer's program on the left; on the right the tray, or the opponent's program and the menu."""
        seat = self.scene.viewer or 0
        self._program(0, y, PROGRAM_WIDTH, seat)
        x = PROGRAM_WIDTH + 2
        width = self.canvas.width - x
        if self.draft is not None:
            self._tray(self.draft, x, y + 1, width, tall=False)
            self._opponent(x, y + program.HEIGHT, width)
            return
        self._opponent(x, y, width)
        self._menu(x, y + 1, width, program.HEIGHT)

    def _stacked(self, y: int, spare: int) -> None:
        """One below the other: programs, then tray or menu."""
        seat = self.scene.viewer or 0
        width = self.canvas.width
        top = y + program.HEIGHT + 1
        if self.draft is not None:
            self._program(0, y, width - SEALED_WIDTH - 1, seat)
            self._program(width - SEALED_WIDTH, y, SEALED_WIDTH, 1 - seat)
            self._tray(self.draft, 0, top, width, tall=spare >= tray.TALL - tray.LOW)
            return
        self._programs(y)
        self._menu(0, top, width, self.canvas.height - top)

    def _program(self, x: int, y: int, width: int, seat: int) -> None:
        scene, mine = self.scene, self.view.seats[seat]
        painter = ProgramPainter(self.canvas, sheet_of(scene).tiles, self.texts, x, y + 1, width, seat)
        own = seat == scene.viewer
        name = self.texts("metallum-your-program") if own else scene.names[seat]
        head = f"{SEAT_SIGNS[seat]} {fitted(name, width - 9)}"
        self.canvas.put(x, y, head, ink(SEATS[seat], bold=True))
        right, room = x + painter.width, painter.width - len(head) - 1
        if own and self.draft is not None:
            self._readiness(right, y, self.draft, room)
            painter.paint(Shown(self.pointer.program or self.draft.tiles, {}))
        elif mine.program is None:
            painter.sealed(self.texts("metallum-sealed", committed="yes" if mine.committed else "no"))
        else:
            words = self._complexity(mine.complexity or 0, room)
            self.canvas.put(right - len(words), y, words, ink(INK_2))
            legal = frozenset(action.tile for action in scene.legal if isinstance(action, ExecuteSubroutine))
            painter.paint(Shown(mine.program, done_signs(mine), legal if own else frozenset()))

    def _complexity(self, sum: int, room: int) -> str:
        """In words if there is room."""
        words = self.texts("metallum-complexity", complexity=sum)
        return words if len(words) + 2 <= room else f"Σ {sum}"

    def _readiness(self, right: int, y: int, draft: Draft, room: int) -> None:
        """The complexity of a draft, and whether it can be committed: a click commits it."""
        words = f"{self._complexity(draft.complexity, room)} {'✓' if draft.is_valid else '…'}"
        style = ink(LEGAL if draft.is_valid else INK_2, bold=draft.is_valid)
        self.canvas.put(right - len(words), y, words, style, "commit")

    def _tray(self, draft: Draft, x: int, y: int, width: int, *, tall: bool) -> None:
        cursor = self.pointer.tile or Tile.MOVE_BY_1
        painter = tray.TrayPainter(self.canvas, draft, self.texts, width, self.scene.viewer or 0, cursor)
        painter.paint(x, y, tall=tall)

    def _opponent(self, x: int, y: int, width: int) -> None:
        """The other's program in a line: sealed, or its tiles with those that are done."""
        seat = 1 - (self.scene.viewer or 0)
        mine = self.view.seats[seat]
        self.canvas.put(x, y, f"{SEAT_SIGNS[seat]} ", ink(SEATS[seat], bold=True))
        if mine.program is None:
            words = self.texts("metallum-sealed", committed="yes" if mine.committed else "no")
            self.canvas.put(x + 2, y, fitted(f"▒ {words} ▒", width - 2), ink(SEATS[seat]))
            return
        signs = done_signs(mine)
        at = x + 2
        for tile in mine.program:
            done = signs.get(tile, "")
            words = f"{done}{self.texts('tile-name', tile=tile.value)}  "
            self.canvas.put(at, y, words[: max(0, width - at + x)], ink(INK_3 if done else INK))
            at += len(words)

    def _menu(self, x: int, y: int, width: int, height: int) -> None:
        menu.paint_menu(self.canvas, self.scene, self.entries, (x, y, width, height), self.pointer.entry)
