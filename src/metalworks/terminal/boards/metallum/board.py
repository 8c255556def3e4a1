"""The board of Metallum: what keys and clicks mean on the bridge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, cast

import msgspec
from textual import events
from textual.app import ComposeResult

from metalworks.contract.texts import Texts
from metalworks.contract.types import Action
from metalworks.games.metallum.actions import (
    BuyModule,
    CommitProgram,
    EndActions,
    ExecuteSubroutine,
    PlaceMarker,
    PutTile,
    ReopenProgram,
    StopMoving,
    TakeTileBack,
    UseNoCard,
)
from metalworks.games.metallum.components import Marker, Tile
from metalworks.games.metallum.view import MetallumView, Phase, TileState
from metalworks.terminal.boards.board import DIRECTIONS, Board, Lines, Words
from metalworks.terminal.boards.metallum import menu, plain, tray, words
from metalworks.terminal.boards.metallum.bridge import Bridge, Pointer, is_drafting
from metalworks.terminal.boards.metallum.signs import SEAT_SIGNS, SEATS
from metalworks.terminal.scene import Scene

NUMBERS = tuple("123456789")
FIRST = Pointer(place=1, tile=Tile.MOVE_BY_1)


class MetallumBoard(Board):
    in_words: ClassVar[Words] = words
    in_lines: ClassVar[Lines] = plain
    hot_keys: ClassVar[frozenset[str]] = frozenset({*NUMBERS, "c", "e", "n"})
    moving_keys: ClassVar[frozenset[str]] = frozenset({*DIRECTIONS, "enter", "space"})
    seat_colours = SEATS
    seat_signs = SEAT_SIGNS

    scene: Scene
    pointer = FIRST
    _shown_to: int | None = None

    def compose(self) -> ComposeResult:
        yield Bridge(id="bridge")

    @property
    def view(self) -> MetallumView:
        return cast(MetallumView, self.scene.view)

    # -- showing ---------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        self.scene = scene
        if scene.viewer != self._shown_to:  # where the other pointed is his secret
            self.pointer = FIRST
        self._shown_to = scene.viewer
        targets = menu.targets(scene.legal)
        here = self.pointer.place or 1
        if not targets and scene.viewer is not None:
            here = self.view.seats[scene.viewer].ship
        elif targets and here not in targets:
            here = min(targets, key=lambda place: (abs(place - here), place))
        self.pointer = replace(self.pointer, place=here, entry=0)
        self._draw()

    def _draw(self) -> None:
        bridge = self.query_one(Bridge)
        bridge.scene = self.scene
        bridge.pointer = self.pointer
        bridge.entries = self._entries()
        bridge.repaint()
        self.post_message(self.Hint(self._hint()))

    def _entries(self) -> list[Action]:
        return menu.entries(self.scene, self.pointer.place or 1)

    def _hint(self) -> str:
        if self.scene.viewer is None:
            return ""
        if is_drafting(self.scene):
            return words.tile_hint(self.scene, self.pointer.tile or Tile.MOVE_BY_1)
        entries = self._entries()
        chosen = entries[self.pointer.entry] if self.pointer.entry < len(entries) else None
        match chosen:
            case ExecuteSubroutine(tile=tile) if not menu.targets(self.scene.legal):
                return words.tile_hint(self.scene, tile)
            case BuyModule(slot=slot):
                return words.slot_hint(self.scene, self.view.market[slot - 1])
        return words.place_hint(self.scene, self.pointer.place or 1)

    # -- choosing --------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        if key in DIRECTIONS:
            self._move(*DIRECTIONS[key])
        elif key in ("enter", "space"):
            self._choose()
        elif key in NUMBERS:
            self._number(int(key) - 1)
        elif key == "c":
            committed = ReopenProgram() in self.scene.legal
            self._wish(ReopenProgram() if committed else CommitProgram())
        elif key == "e":
            self._wish(self._ending())
        elif key == "n":
            self._next_target()
        else:
            return False
        return True

    def _wish(self, action: Action) -> None:
        self.post_message(self.Chosen(action))

    def _ending(self) -> Action:
        """What `e` ends: taking more, waiting for a card, or the action phase."""
        endings = (StopMoving(), UseNoCard())
        return next((action for action in endings if action in self.scene.legal), EndActions())

    def _move(self, dx: int, dy: int) -> None:
        """Over the tray while programming; otherwise along the line and through the menu."""
        if is_drafting(self.scene):
            tile = tray.neighbour(self.pointer.tile or Tile.MOVE_BY_1, dx, dy)
            self.pointer = replace(self.pointer, tile=tile)
        elif dx:
            place = max(1, min(len(self.view.line), (self.pointer.place or 1) + dx))
            self.pointer = replace(self.pointer, place=place, entry=0)
        else:
            last = max(0, len(self._entries()) - 1)
            self.pointer = replace(self.pointer, entry=max(0, min(last, self.pointer.entry + dy)))
        self._draw()

    def _next_target(self) -> None:
        """The next tile that fits, or the next planet that may be chosen."""
        if is_drafting(self.scene):
            fits = [action.tile for action in self.scene.legal if isinstance(action, PutTile)]
            order = [tile for column in tray.COLUMNS for tile in column]
            at = order.index(self.pointer.tile or Tile.MOVE_BY_1)
            after = [tile for tile in order[at + 1 :] + order[: at + 1] if tile in fits]
            self.pointer = replace(self.pointer, tile=after[0] if after else self.pointer.tile)
        else:
            here = self.pointer.place or 1
            targets = sorted(menu.targets(self.scene.legal), key=lambda place: (place <= here, place))
            self.pointer = replace(self.pointer, place=targets[0] if targets else here, entry=0)
        self._draw()

    def _choose(self) -> None:
        if self.scene.viewer is None:
            return
        if is_drafting(self.scene):
            self._turn(self.pointer.tile or Tile.MOVE_BY_1)
            return
        entries = self._entries()
        targets = menu.targets(self.scene.legal)
        if targets and self.pointer.place not in targets and self.pointer.entry == 0:
            self._wish(self._wrong_place())
        elif self.pointer.entry < len(entries):
            self._wish(entries[self.pointer.entry])

    def _number(self, number: int) -> None:
        entries = self._entries()
        if not is_drafting(self.scene) and number < len(entries):
            self._wish(entries[number])

    def _turn(self, tile: Tile) -> None:
        """Put a tile on the board, or take it back; one that does not fit is refused with the reason."""
        seat = self.scene.viewer or 0
        on_board = self.view.seats[seat].tiles[tile] is TileState.ON_BOARD
        self._wish(TakeTileBack(tile) if on_board else PutTile(tile))

    def _wrong_place(self) -> Action:
        """The same as may be done elsewhere, for the match to say why it may not be done here."""
        like = next(action for action in self.scene.legal if menu.place_of(action) is not None)
        if isinstance(like, PlaceMarker):
            return PlaceMarker(self.pointer.place or 1, Marker.RICH)
        return msgspec.structs.replace(like, place=self.pointer.place or 1)

    def mark(self, action: Action | None) -> None:
        place = menu.place_of(action) if action is not None else None
        if isinstance(action, PutTile | TakeTileBack):
            self.pointer = replace(self.pointer, tile=action.tile)
        elif place is not None:
            self.pointer = replace(self.pointer, place=place, entry=0)
        if action is not None and action in self._entries():
            self.pointer = replace(self.pointer, entry=self._entries().index(action))
        self._draw()

    def on_click(self, event: events.Click) -> None:
        bridge = self.query_one(Bridge)
        if event.widget is not bridge or self.scene.viewer is None:
            return
        match bridge.canvas.spot(event.x, event.y):
            case Tile() as tile:
                self._click_tile(tile)
            case int() as place:
                self._click_place(place)
            case ("slot", int() as slot):
                self._wish(BuyModule(slot))
            case ("entry", int() as number):
                self._wish(self._entries()[number])
            case "commit":
                self.press("c")

    def _click_tile(self, tile: Tile) -> None:
        if is_drafting(self.scene):
            self.pointer = replace(self.pointer, tile=tile)
            self._draw()
            self._turn(tile)
        elif self.view.phase is Phase.ACTIONS:
            self._wish(ExecuteSubroutine(tile))

    def _click_place(self, place: int) -> None:
        """Go there; do what can be done there if it is one thing, else let the menu ask which."""
        self.pointer = replace(self.pointer, place=place, entry=0)
        self._draw()
        here = [action for action in self.scene.legal if menu.place_of(action) == place]
        if len(here) == 1:
            self._wish(here[0])
        elif not here and menu.targets(self.scene.legal):
            self._wish(self._wrong_place())

    # -- in words --------------------------------------------------------------------------

    @staticmethod
    def key_help(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("←↑↓→ hjkl", texts("metallum-key-move")),
            ("n", texts("metallum-key-next")),
            ("Enter", texts("metallum-key-choose")),
            ("1 … 9", texts("metallum-key-number")),
            ("c", texts("metallum-key-commit")),
            ("e", texts("metallum-key-end")),
        )

    @staticmethod
    def key_bar(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("↵", texts("metallum-bar-choose")),
            ("c", texts("metallum-bar-commit")),
            ("e", texts("metallum-bar-end")),
        )

    @staticmethod
    def has_secrets(scene: Scene) -> bool:
        """Only programs are secret, until both are open."""
        return words.view_of(scene).phase is Phase.PROGRAMMING
