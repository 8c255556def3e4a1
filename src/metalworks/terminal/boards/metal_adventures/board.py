"""The board of Metal Adventures: what keys and clicks mean on its pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

import msgspec
from textual import events
from textual.app import ComposeResult

from metalworks.contract.texts import Texts
from metalworks.contract.types import Action, Role, View, Viewer
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.terms import LISTS
from metalworks.games.metal_adventures.view import MetalAdventuresView
from metalworks.terminal.boards.board import DIRECTIONS, Board, Choice, Desk, Lines, Words
from metalworks.terminal.boards.metal_adventures import battle, captains, deals, plain, space, tour, words
from metalworks.terminal.boards.metal_adventures.form import Begin, DealDesk, TurnTo, form_of
from metalworks.terminal.boards.metal_adventures.pages import PAGES, Page, ending, here, home, page_of
from metalworks.terminal.boards.metal_adventures.pirate_map import PirateMap, keys_of, row_width
from metalworks.terminal.boards.metal_adventures.rows import Row
from metalworks.terminal.boards.metal_adventures.signs import SEAT_SIGNS, SEATS
from metalworks.terminal.scene import Scene

NUMBERS = tuple("123456789")
_ROWS = {
    Page.SPACE: space.rows,
    Page.CAPTAINS: captains.rows,
    Page.TOUR: tour.rows,
    Page.BATTLE: battle.rows,
    Page.DEALS: deals.rows,
}
Moment = tuple[Viewer, Page, Role, bool]


class MetalAdventuresBoard(Board):
    in_words: ClassVar[Words] = words
    in_lines: ClassVar[Lines] = plain
    desk: ClassVar[type[Desk]] = DealDesk
    hot_keys: ClassVar[frozenset[str]] = frozenset({*NUMBERS, *PAGES, "e", "n", "o", "x", "+", "-"})
    moving_keys: ClassVar[frozenset[str]] = frozenset({*DIRECTIONS, "enter", "space"})
    seat_colours = SEATS
    seat_signs = SEAT_SIGNS
    secret_chances = True  # MAD-3.7: who may reveal a trophy is nobody else's business

    scene: Scene
    page = Page.SPACE
    rows: Sequence[Row] = ()
    cursor = 0
    _moment: Moment | None = None

    def compose(self) -> ComposeResult:
        yield PirateMap(id="map")

    # -- showing ---------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """The page of the moment comes by itself; within a moment the person turns the pages."""
        self.scene = scene
        moment = (scene.viewer, page_of(scene), scene.role, form_of(scene) is not None)
        if moment != self._moment:
            self._moment = moment
            self._open(page_of(scene))
        else:
            self._fill()
        self._draw()

    def _open(self, page: Page) -> None:
        """Turn to a page; the cursor is on its first choice, in a form on the goods."""
        self.page = page
        self.rows = self._page_rows()
        self.cursor = self._next_choice(self._last_list())

    def _last_list(self) -> int:
        """The last list of a form, -1 where there is none."""
        return max((at for at, row in enumerate(self.rows) if isinstance(row.choice, TurnTo)), default=-1)

    def _fill(self) -> None:
        """The same page at a later moment: the cursor stays where it is, or at what it was on."""
        before = self.rows[self.cursor] if self.cursor < len(self.rows) else None
        self.rows = self._page_rows()
        same = [at for at, row in enumerate(self.rows) if before is not None and row.is_same(before)]
        self.cursor = same[0] if same else max(0, min(self.cursor, len(self.rows) - 1))

    def _page_rows(self) -> Sequence[Row]:
        return _ROWS[self.page](self.scene, row_width(self.query_one(PirateMap).size.width))

    def _draw(self) -> None:
        picture = self.query_one(PirateMap)
        picture.page, picture.rows, picture.cursor = self.page, self.rows, self.cursor
        picture.titles = {page: self._title(page) for page in PAGES}
        picture.repaint()
        at = self.rows[self.cursor] if self.cursor < len(self.rows) else None
        self.hint(at.hint if at is not None and self.scene.viewer is not None else "")

    def _title(self, page: Page) -> str:
        """Its name, and how much can be done there."""
        title = self.scene.texts("adventures-page", page=page.name.lower())
        count = len(here(self.scene, page))
        return f"{title} ({count})" if count else title

    def on_resize(self) -> None:
        """What a row has room for depends on the width."""
        if self._moment is not None:
            self._fill()
            self._draw()

    # -- choosing --------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        if key in DIRECTIONS:
            self._move(*DIRECTIONS[key])
        elif key in PAGES:
            self._open(Page(key))
            self._draw()
        elif key in ("enter", "space"):
            self._choose(self.cursor)
        elif key in NUMBERS:
            numbered = {said: at for at, said in keys_of(self.rows).items()}
            if key in numbered:
                self._choose(numbered[key])
        elif key == "n":
            self.cursor = self._next_choice(self.cursor)
            self._draw()
        elif key == "e":
            self.choose(ending(self.scene))
        else:
            return self._press_in_form(key)
        return True

    def _press_in_form(self, key: str) -> bool:
        form = form_of(self.scene)
        row = self.rows[self.cursor] if self.cursor < len(self.rows) else Row()
        if form is None:
            return False
        if key == "o":
            self.choose(form.action)
        elif key == "x":
            leave = deals.leaving(self.scene).choice
            assert leave is not None
            self.choose(leave)
        else:
            step = row.choice if key == "+" else row.fewer
            if step is not None:
                self.choose(step)
        return True

    def _move(self, dx: int, dy: int) -> None:
        """Up and down over the rows; left and right through the pages, or through the lists of a form."""
        form = form_of(self.scene)
        if dy:
            at = self.cursor + dy
            while 0 <= at < len(self.rows) and self.rows[at].heading:
                at += dy
            self.cursor = at if 0 <= at < len(self.rows) else self.cursor
        elif form is not None and self.page is Page.DEALS:
            self.choose(TurnTo(LISTS[(LISTS.index(form.at) + dx) % len(LISTS)]))
            self.cursor = self._next_choice(self._last_list())
        else:
            self._open(PAGES[(PAGES.index(self.page) + dx) % len(PAGES)])
        self._draw()

    def _next_choice(self, at: int) -> int:
        """The next row after this one that can be chosen; the first that is no heading if there is none."""
        open_rows = [number for number, row in enumerate(self.rows) if row.choice is not None and row.is_open]
        after = [number for number in open_rows if number > at]
        lines = [number for number, row in enumerate(self.rows) if not row.heading]
        return next(iter([*after, *open_rows, *lines]), 0)

    def _choose(self, at: int) -> None:
        choice = self.rows[at].choice if at < len(self.rows) else None
        if choice is not None and self.scene.viewer is not None:
            self.cursor = at
            self.choose(choice)

    def mark(self, action: Action | None) -> None:
        if action is None or form_of(self.scene) is not None:
            return
        self._open(home(cast(MetalAdventuresView, self.scene.view), action))
        meant: Choice = Begin(action.other) if isinstance(action, acts.OpenDeal) else action
        self.cursor = next((at for at, row in enumerate(self.rows) if row.choice == meant), self.cursor)
        self._draw()

    def on_click(self, event: events.Click) -> None:
        picture = self.query_one(PirateMap)
        if event.widget is not picture:
            return
        match picture.canvas.spot(event.x, event.y):
            case Page() as page:
                self.press(page)
            case ("row", int() as at) if not self.rows[at].heading:
                self.cursor = at
                self._draw()
                self._choose(at)

    @staticmethod
    def is_chance(action: Action) -> bool:
        """An offer just made is not asked about again; the other side is waited for."""
        return not isinstance(action, acts.WithdrawOffer)

    # -- in words --------------------------------------------------------------------------

    @staticmethod
    def key_help(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("s c t b d", texts("adventures-key-pages")),
            ("←→ hl", texts("adventures-key-turn")),
            ("↑↓ jk", texts("adventures-key-move")),
            ("n", texts("adventures-key-next")),
            ("Enter 1 … 9", texts("adventures-key-choose")),
            ("e", texts("adventures-key-end")),
            ("+ -", texts("adventures-key-more")),
            ("o x", texts("adventures-key-propose")),
            (f"★ {' '.join(texts('adventures-letters').split('|'))}", texts("adventures-key-signs")),
        )

    @staticmethod
    def key_bar(texts: Texts) -> Sequence[tuple[str, str]]:
        return (
            ("↵", texts("adventures-bar-choose")),
            ("n", texts("adventures-bar-next")),
            ("e", texts("adventures-bar-end")),
        )

    @staticmethod
    def open_view(table: View, views: Sequence[View]) -> View:
        """The spectator's view, with the wrecks and trophies that every captain sees of their own."""
        own = tuple(cast(MetalAdventuresView, view).captains[seat] for seat, view in enumerate(views))
        return msgspec.structs.replace(table, captains=own)
