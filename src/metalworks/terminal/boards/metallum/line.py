"""The line of seven planets, with everything that stands there.

A planet is a column: red's modules and ship above, blue's below, and in the middle its place in
the line, its name, and for each player the extractors and what they would earn now. Where the
screen is low, ships and modules move into the middle: four lines in all.
"""

from __future__ import annotations

from rich.style import Style

from metalworks.games.metallum.view import MetallumView, PlacedModule, PlaceView
from metalworks.terminal.boards.metallum.cards import card_name
from metalworks.terminal.boards.metallum.signs import (
    HULL_2,
    INK,
    INK_2,
    INK_3,
    LEGAL,
    LEGAL_DARK,
    MARKERS,
    MONEY,
    PLANETS,
    SEAT_SIGNS,
    SEATS,
    SEATS_DARK,
    SHIPS,
    UNKNOWN,
    fitted,
    ink,
    planet_name,
)
from metalworks.terminal.boards.metallum.words import view_of
from metalworks.terminal.canvas import Canvas
from metalworks.terminal.scene import Scene

LOW = 4  # lines of the low form
MIDDLE = 4  # lines between the ships of the tall form
MOST_CHIPS = 2  # modules of one player at a planet that are shown by name


def tall_height(view: MetallumView) -> int:
    """Lines of the tall form now."""
    return MIDDLE + 2 + _chips(view, 0) + _chips(view, 1)


def _chips(view: MetallumView, seat: int) -> int:
    return max(min(MOST_CHIPS, len(_modules(place, seat))) for place in view.line)


def _modules(place: PlaceView, seat: int) -> list[PlacedModule]:
    return [module for module in place.modules if module.owner == seat]


class LinePainter:
    """Draws the line; a place can be clicked anywhere in its column."""

    def __init__(self, canvas: Canvas, scene: Scene, y: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view = view_of(scene)
        self.texts = scene.texts
        self.y = y
        self.pitch = canvas.width // len(self.view.line)
        self.inner = self.pitch - 1
        self.left = (canvas.width - self.pitch * len(self.view.line) + 1) // 2

    def paint(self, targets: frozenset[int], cursor: int | None, *, tall: bool) -> None:
        top = self.y + (_chips(self.view, 0) + 1 if tall else 0)
        for place in self.view.line:
            x = self.left + (place.place - 1) * self.pitch
            if tall:
                self._tall(x, top, place, place.place in targets)
            else:
                self._low(x, top, place, place.place in targets)
            if place.place == cursor:
                colour = LEGAL if place.place in targets else INK
                for y in range(top, top + LOW):
                    self.canvas.put(x - 1, y, "▐", ink(colour))
                    self.canvas.put(x + self.inner, y, "▌", ink(colour))

    def _row(self, x: int, y: int, left: str, right: str, style: Style, place: PlaceView) -> None:
        words = left + right.rjust(self.inner - len(left))
        self.canvas.put(x, y, words[: self.inner], style, place.place)

    def _tall(self, x: int, y: int, place: PlaceView, target: bool) -> None:
        rim = ink(LEGAL, on=LEGAL_DARK, bold=True) if target else ink(INK_3, on=HULL_2)
        marker = MARKERS[place.marker] if place.marker else " "
        sign = "+" if target else "✓" if place.installation_used else " "
        self._row(x, y, f"{place.place}", marker, rim, place)
        self.canvas.put(x + self.inner // 2, y, sign, rim, place.place)
        self._marker(x + self.inner - 1, y, place)
        self._name(x, y + 1, planet_name(self.texts, place).center(self.inner), place)
        for seat in (0, 1):
            self._extractors(x, y + 2 + seat, place, seat, ship=False)
        for seat, lane in ((0, y - 1), (1, y + MIDDLE)):
            if seat in place.ships:
                self.canvas.put(x, lane, SHIPS[seat].center(self.inner), ink(SEATS[seat], bold=True), place.place)
            step = -1 if seat == 0 else 1
            modules = _modules(place, seat)
            for number, module in enumerate(modules[:MOST_CHIPS]):
                more = len(modules) - MOST_CHIPS if number == MOST_CHIPS - 1 else 0
                words = card_name(self.scene, module.card)
                words = fitted(words, self.inner - 2) + f"+{more}" if more > 0 else fitted(words, self.inner)
                style = ink(INK, on=SEATS_DARK[seat])
                self.canvas.put(x, lane + step * (number + 1), words.ljust(self.inner), style, place.place)

    def _low(self, x: int, y: int, place: PlaceView, target: bool) -> None:
        name = planet_name(self.texts, place)
        head = f"{place.place} {name}" if self.inner >= 9 else name
        marker = MARKERS[place.marker] if place.marker else ""
        plus = "+" if target else ""
        room = self.inner - len(plus) - len(marker)
        self._name(x, y, f"{fitted(head, room).ljust(room)}{plus}{marker}", place)
        if target:
            self.canvas.put(x + room, y, plus, ink(LEGAL, on=LEGAL_DARK, bold=True), place.place)
        self._marker(x + self.inner - 1, y, place)
        for seat in (0, 1):
            self._extractors(x, y + 1 + seat, place, seat, ship=True)
        self._low_modules(x, y + 3, place)

    def _low_modules(self, x: int, y: int, place: PlaceView) -> None:
        """One by name, several by their owners' signs."""
        self.canvas.put(x, y, " " * self.inner, ink(on=HULL_2), place.place)
        if len(place.modules) == 1:
            [module] = place.modules
            words = f"{SEAT_SIGNS[module.owner]} {card_name(self.scene, module.card)}"
            self.canvas.put(x, y, fitted(words, self.inner), ink(SEATS[module.owner]), place.place)
            return
        for number, module in enumerate(place.modules[: self.inner]):
            self.canvas.put(x + number, y, SEAT_SIGNS[module.owner], ink(SEATS[module.owner]), place.place)

    def _name(self, x: int, y: int, words: str, place: PlaceView) -> None:
        ground = PLANETS[place.planet] if place.planet and place.discovered else UNKNOWN
        self.canvas.put(x, y, words[: self.inner], ink(INK if place.discovered else INK_2, on=ground, bold=True))
        self.canvas.put(x, y, words[: self.inner], ink(), place.place)

    def _marker(self, x: int, y: int, place: PlaceView) -> None:
        if place.marker:
            self.canvas.put(x, y, MARKERS[place.marker], ink(MONEY, bold=True), place.place)

    def _extractors(self, x: int, y: int, place: PlaceView, seat: int, *, ship: bool) -> None:
        """`▲3+1  +5`: on the planet, counted besides, earned if it were scored now; then the ship."""
        placed, counted = place.extractors[seat], place.counts[seat]
        self.canvas.put(x, y, " " * self.inner, ink(on=HULL_2), place.place)
        if counted:
            more = f"+{counted - placed}" if counted != placed else ""
            income = f"${place.income[seat]}"
            at = x + self.inner - len(income) - (2 if ship else 0)
            gap = " " if x + 2 + len(f"{placed}{more}") < at else ""  # the signs are wide in some fonts
            words = f"{SEAT_SIGNS[seat]}{gap}{placed}{more}"
            self.canvas.put(x, y, words, ink(SEATS[seat], bold=True), place.place)
            self.canvas.put(at, y, income, ink(MONEY if place.income[seat] else INK_3), place.place)
        else:
            self.canvas.put(x, y, f"{SEAT_SIGNS[seat]} ·", ink(INK_3), place.place)
        if ship and seat in place.ships:
            self.canvas.put(x + self.inner - 1, y, "▶", ink(SEATS[seat], bold=True), place.place)
