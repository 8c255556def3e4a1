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
    AcquireModule,
    BuyModule,
    EndActions,
    ExecuteSubroutine,
    PlaceMarker,
    Program,
    Stop,
    TransportModule,
    UseCard,
    UseNoCard,
)
from metalworks.games.metallum.components import Marker, Tile
from metalworks.games.metallum.view import MetallumView, Phase
from metalworks.terminal.boards.board import DIRECTIONS, Board, Desk, Lines, Words
from metalworks.terminal.boards.metallum import menu, plain, tray, words
from metalworks.terminal.boards.metallum.bridge import Bridge, Pointer
from metalworks.terminal.boards.metallum.draft import Draft, ProgrammingDesk, Put, Take, draft_of
from metalworks.terminal.boards.metallum.signs import SEAT_SIGNS, SEATS
from metalworks.terminal.scene import Scene

NUMBERS = tuple("123456789")
FIRST = Pointer(place=1, tile=Tile.MOVE_BY_1)


class MetallumBoard(Board):
    in_words: ClassVar[Words] = words
    in_lines: ClassVar[Lines] = plain
    desk: ClassVar[type[Desk]] = ProgrammingDesk
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

    @property
    def draft(self) -> Draft | None:
        return draft_of(self.scene)

    @property
    def tile(self) -> Tile:
        """The tile under the cursor."""
        return self.pointer.tile or Tile.MOVE_BY_1

    # -- showing ---------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        self.scene = scene
        if scene.viewer != self._shown_to:  # where the other player pointed is secret
            self.pointer = FIRST
        self._shown_to = scene.viewer
        targets = menu.targets(scene.legal)
        here = self.pointer.place or 1
        if not targets and scene.viewer is not None:
            here = self.view.seats[scene.viewer].ship
        elif targets and here not in targets:
            here = min(targets, key=lambda place: (abs(place - here), place))
        self.pointer = replace(self.pointer, place=here, entry=0, program=None)
        self._draw()

    def _draw(self) -> None:
        bridge = self.query_one(Bridge)
        bridge.scene = self.scene
        bridge.pointer = self.pointer
        bridge.entries = self._entries()
        bridge.repaint()
        self.hint(self._hint())

    def _entries(self) -> list[Action]:
        return menu.entries(self.scene, self.pointer.place or 1)

    def _hint(self) -> str:
        if self.scene.viewer is None:
            return ""
        if self.draft is not None:
            return words.tile_hint(self.scene, self.tile)
        entries = self._entries()
        chosen = entries[self.pointer.entry] if self.pointer.entry < len(entries) else None
        match chosen:
            case ExecuteSubroutine(tile=tile) if not menu.targets(self.scene.legal):
                return words.tile_hint(self.scene, tile)
            case BuyModule(slot=slot):
                return words.slot_hint(self.scene, self.view.market[slot - 1])
            case UseCard(card=int() as card) | TransportModule(card=int() as card) | AcquireModule(card=int() as card):
                return words.card_hint(self.scene, card)
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
            self.choose(Program(self.draft.tiles if self.draft is not None else ()))
        elif key == "e":
            self.choose(self._ending())
        elif key == "n":
            self._next_target()
        else:
            return False
        return True

    def _ending(self) -> Action:
        """What `e` ends: moving more, the moment for a card, or the action phase."""
        endings = (Stop(), UseNoCard())
        return next((action for action in endings if action in self.scene.legal), EndActions())

    def _move(self, dx: int, dy: int) -> None:
        """Over the tray while programming; otherwise along the line and through the menu."""
        if self.draft is not None:
            self.pointer = replace(self.pointer, tile=tray.neighbour(self.tile, dx, dy), program=None)
        elif dx:
            place = max(1, min(len(self.view.line), (self.pointer.place or 1) + dx))
            self.pointer = replace(self.pointer, place=place, entry=0)
        else:
            last = max(0, len(self._entries()) - 1)
            self.pointer = replace(self.pointer, entry=max(0, min(last, self.pointer.entry + dy)))
        self._draw()

    def _next_target(self) -> None:
        """The next tile that fits, or the next planet that may be chosen."""
        draft = self.draft
        if draft is not None:
            order = [tile for column in tray.COLUMNS for tile in column]
            at = order.index(self.tile)
            after = [tile for tile in order[at + 1 :] + order[: at + 1] if tray.sign(draft, tile) == tray.FITS]
            self.pointer = replace(self.pointer, tile=after[0] if after else self.tile, program=None)
        else:
            here = self.pointer.place or 1
            targets = sorted(menu.targets(self.scene.legal), key=lambda place: (place <= here, place))
            self.pointer = replace(self.pointer, place=targets[0] if targets else here, entry=0)
        self._draw()

    def _choose(self) -> None:
        if self.scene.viewer is None:
            return
        if self.draft is not None:
            self._turn(self.tile)
            return
        entries = self._entries()
        targets = menu.targets(self.scene.legal)
        if targets and self.pointer.place not in targets and self.pointer.entry == 0:
            self.choose(self._wrong_place())
        elif self.pointer.entry < len(entries):
            self.choose(entries[self.pointer.entry])

    def _number(self, number: int) -> None:
        entries = self._entries()
        if self.draft is None and number < len(entries):
            self.choose(entries[number])

    def _turn(self, tile: Tile) -> None:
        """Put a tile on the board, swap it in or take it off; one that does not fit is refused with the reason."""
        on_board = self.draft is not None and tile in self.draft.tiles
        self.choose(Take(tile) if on_board else Put(tile))

    def _wrong_place(self) -> Action:
        """What is legal on other planets, tried on this one, so that the match explains why not."""
        like = next(action for action in self.scene.legal if menu.place_of(action) is not None)
        if isinstance(like, PlaceMarker):
            return PlaceMarker(self.pointer.place or 1, Marker.RICH)
        return msgspec.structs.replace(like, place=self.pointer.place or 1)

    def mark(self, action: Action | None) -> None:
        place = menu.place_of(action) if action is not None else None
        if isinstance(action, Program):
            self.pointer = replace(self.pointer, program=action.tiles)
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
                self.choose(BuyModule(slot))
            case ("entry", int() as number):
                self.choose(self._entries()[number])
            case "commit":
                self.press("c")

    def _click_tile(self, tile: Tile) -> None:
        if self.draft is not None:
            self.pointer = replace(self.pointer, tile=tile, program=None)
            self._draw()
            self._turn(tile)
        elif self.view.phase is Phase.ACTIONS:
            self.choose(ExecuteSubroutine(tile))

    def _click_place(self, place: int) -> None:
        """Go there; do what can be done there if it is one thing, otherwise let the menu ask which."""
        self.pointer = replace(self.pointer, place=place, entry=0)
        self._draw()
        here = [action for action in self.scene.legal if menu.place_of(action) == place]
        if len(here) == 1:
            self.choose(here[0])
        elif not here and menu.targets(self.scene.legal):
            self.choose(self._wrong_place())

    @staticmethod
    def listed(scene: Scene) -> Sequence[Action]:
        """While programming, the programs that the draft can become, the shortest first."""
        draft = draft_of(scene)
        if draft is None:
            return scene.legal
        programs = [action for action in scene.legal if isinstance(action, Program) and draft.offers(action)]
        return sorted(programs, key=lambda program: len(program.tiles)) or scene.legal

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
