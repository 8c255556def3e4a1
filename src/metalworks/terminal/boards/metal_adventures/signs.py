"""How Metal Adventures looks in the terminal: every colour comes with a sign or a word."""

from __future__ import annotations

from rich.style import Style

from metalworks.games.metal_adventures.components import Nation

SPACE = "#0b0a14"
HULL = "#15132a"
HULL_2 = "#211d3f"
RIM = "#4a4378"
INK = "#f3efff"
INK_2 = "#c3bce0"
INK_3 = "#9087b5"
GOLD = "#ffcf5a"
LEGAL = "#5ff0b8"
LEGAL_DARK = "#0e3a30"
FORBID = "#ff9a7d"

SEATS = ("#ff8a7a", "#6cb2ff", "#8fdc6a", "#f2b84b", "#d09bff", "#5be0dc")
SEAT_SIGNS = ("◆", "▲", "●", "■", "✦", "⬟")

NATIONS = {
    Nation.SOLAR: "#ffd66b",
    Nation.IMPERIAL: "#ff8f8f",
    Nation.BARRENS: "#d9a06a",
    Nation.OCG: "#7fd0ff",
}

BLANK = "–"  # a Metal Faktor die on blank


def ink(colour: str = INK, *, on: str | None = None, bold: bool = False) -> Style:
    return Style(color=colour, bgcolor=on, bold=bold or None)


def credits(number: int) -> str:
    """An amount where there is no room for words."""
    return f"{number}c"


def percent(permille: int) -> str:
    """A chance as people read it; only what is certain is 0 or 100."""
    rounded = round(permille / 10)
    if 0 < permille < 1000:
        rounded = max(1, min(99, rounded))
    return f"{rounded} %"
