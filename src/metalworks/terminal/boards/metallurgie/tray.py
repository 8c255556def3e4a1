"""Below the pattern: the deck, the card just drawn and the cards in hand."""

from __future__ import annotations

from typing import cast

from rich.style import Style

from metalworks.games.metallurgie.components import METALS, Metal
from metalworks.games.metallurgie.rules.components import LAST_CARDS
from metalworks.games.metallurgie.view import MetallurgieView
from metalworks.terminal.boards.metallurgie.metals import FACE, SIGNS, edge, face, name
from metalworks.terminal.boards.metallurgie.pattern import DOUBLE, SINGLE
from metalworks.terminal.canvas import Canvas, CanvasWidget
from metalworks.terminal.palette import BACKGROUND, FORBID, INK_2, INK_3, LEGAL, SCORE, SURFACE
from metalworks.terminal.scene import Scene

DECK_WIDTH = 10
CARD_WIDTH = 14
CARD_WIDTH_TIGHT = 11  # only four different cards need it, and then none is there twice


class Tray(CanvasWidget):
    """Deck and hand; clicks on the deck draw, clicks on a card select it."""

    scene: Scene | None = None
    selected: Metal | None = None
    fits: frozenset[Metal] = frozenset()

    def paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, SURFACE)
        if self.scene is None:
            return canvas
        view = cast(MetallurgieView, self.scene.view)
        self._deck(canvas, view)
        if self.scene.viewer is None:
            return canvas
        hand = view.seats[self.scene.viewer].hand or dict.fromkeys(METALS, 0)
        cards = [(metal, count, False) for metal, count in hand.items() if count]
        if view.drawn is not None and self.scene.is_mine:
            cards.insert(0, (view.drawn, 1, True))
        step = CARD_WIDTH if DECK_WIDTH + 2 + CARD_WIDTH * len(cards) <= width else CARD_WIDTH_TIGHT
        for number, (metal, count, drawn) in enumerate(cards):
            self._card(canvas, DECK_WIDTH + 2 + number * step, step - 1, metal, count, drawn)
        if not cards:
            canvas.put(DECK_WIDTH + 2, 1, self.scene.texts("metallurgie-empty-hand"), Style(color=INK_3))
        return canvas

    def _deck(self, canvas: Canvas, view: MetallurgieView) -> None:
        assert self.scene is not None
        last = 0 < view.deck_size <= LAST_CARDS
        back = Style(color=SCORE if last else "#c98a8a", bgcolor="#3a1420", bold=last)
        inner = DECK_WIDTH - 4
        canvas.put(1, 0, "╭" + "▒" * inner + "╮", back, "deck")
        canvas.put(1, 1, "▒" + str(view.deck_size).center(inner) + "▒", back, "deck")
        canvas.put(1, 2, "╰" + "▒" * inner + "╯", back, "deck")
        caption = self.scene.texts("metallurgie-last-six" if last else "metallurgie-deck")
        canvas.put(0, 3, caption.center(DECK_WIDTH), Style(color=SCORE if last else INK_2, bold=last), "deck")

    def _card(self, canvas: Canvas, x: int, width: int, metal: Metal, count: int, drawn: bool) -> None:
        assert self.scene is not None
        texts = self.scene.texts
        here = metal is self.selected and metal in self.fits
        playable = metal in self.fits
        rim = Style(color=LEGAL, bgcolor=BACKGROUND, bold=True) if here else edge(metal)
        one, flat, two, side, three, four = DOUBLE if here else SINGLE
        inner = width - 2
        canvas.put(x, 0, f"{one}{metal.number}{flat * (inner - 1)}{two}", rim, metal)
        canvas.put(x, 1, side + " " * inner + side, rim, metal)
        times = f"×{count}" if count > 1 else ""
        label = f"{SIGNS[metal]} {name(texts, metal)}"
        room = inner - len(label) - len(times)
        words = (" " if room > 0 else "") + label
        canvas.put(x + 1, 1, f"{words}{times.rjust(inner - len(words))}"[:inner], face(metal), metal)
        canvas.put(x, 2, three + flat * inner + four, rim, metal)
        state = "drawn" if drawn else "selected" if here else "fits" if playable else "no"
        caption = texts("metallurgie-card-state", state=state)
        colour = LEGAL if playable else FORBID
        if not self.scene.is_mine:
            caption, colour = "", FACE[metal]
        canvas.put(x, 3, caption[: width + 1].center(width), Style(color=colour, bold=here), metal)
