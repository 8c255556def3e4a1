"""How Metallum looks in the terminal: every colour comes with a sign."""

from __future__ import annotations

from rich.style import Style

from metalworks.contract.texts import Texts
from metalworks.games.metallum.components import Colour, Marker, Planet, Tile
from metalworks.games.metallum.view import PlaceView

SPACE = "#070b16"
HULL = "#0e1729"
HULL_2 = "#16233d"
RIM = "#2f456b"
INK = "#eef4ff"
INK_2 = "#b4c3dd"
INK_3 = "#8496b8"
MONEY = "#ffcf5a"
LEGAL = "#5ff0b8"
LEGAL_DARK = "#0e3a30"
FORBID = "#ff9a7d"

# Red and blue, and a dark shade of each to stand on.
SEATS = ("#ff7b72", "#6cb2ff")
SEATS_DARK = ("#4a1620", "#12305c")
SEAT_SIGNS = ("▲", "⬢")
SHIPS = ("▲══▶", "⬢══▶")

# Dark enough for light ink (at least 4.5:1).
PLANETS = {
    Planet.ALPHA: "#1c5a8a",
    Planet.BETA: "#256238",
    Planet.GAMMA: "#8c3215",
    Planet.DELTA: "#75562a",
    Planet.EPSILON: "#25677e",
    Planet.ZETA: "#633a94",
    Planet.ETA: "#882d58",
    Planet.THETA: "#4d5a1e",
    Planet.OMEGA: "#3b4478",
}
UNKNOWN = "#1d2740"

TILES = {
    Tile.MOVE_BY_1: "→1",
    Tile.MOVE_BY_2: "→2",
    Tile.MOVE_BY_3: "→3",
    Tile.EXTRACTORS_1: "↓1",
    Tile.EXTRACTORS_2: "↓2",
    Tile.EXTRACTORS_3: "↓3",
    Tile.DEPOSITS_REPORT: "◎",
    Tile.POWER_BOOST: "↯",
    Tile.DEEP_MINING: "⇊",
    Tile.PURCHASE_MODULE: "$",
    Tile.PURCHASE_OR_TRANSPORT: "$⇄",
    Tile.EXTRA_ACTIVATION: "↻",
}

MARKERS = {Marker.RICH: "◆", Marker.POOR: "◇"}

# Connectors: a colour, the shape of a pin and the same shape hollow for a socket.
CONNECTORS = {
    Colour.RED: ("#ff6b5e", "▲", "△"),
    Colour.BLUE: ("#6cb2ff", "■", "□"),
    Colour.YELLOW: ("#ffd84d", "●", "○"),
    Colour.GREEN: ("#5fe07f", "▼", "▽"),
    Colour.WHITE: ("#ffffff", "◆", "◇"),
    Colour.VIOLET: ("#c79bff", "★", "☆"),
    Colour.ORANGE: ("#ffa24a", "▰", "▱"),
    Colour.CYAN: ("#5be5ef", "▮", "▯"),
}

# Frames: top left, flat, top right, side, bottom left, bottom right.
SINGLE = ("╭", "─", "╮", "│", "╰", "╯")
DOUBLE = ("╔", "═", "╗", "║", "╚", "╝")


def ink(colour: str = INK, *, on: str | None = None, bold: bool = False) -> Style:
    return Style(color=colour, bgcolor=on, bold=bold or None)


def planet_name(texts: Texts, place: PlaceView) -> str:
    """Its name, in brackets while it lies face down though known; a question mark for the rest."""
    if place.planet is None:
        return "?"
    name = texts(f"planet-{place.planet.value}")
    return name if place.discovered else f"({name})"


def tile_name(texts: Texts, tile: Tile) -> str:
    return texts("tile-name", tile=tile.value)


def fitted(words: str, width: int) -> str:
    """Cut to a width, with a sign where something is missing."""
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"


def wrapped(words: str, width: int) -> list[str]:
    """In lines of a width, broken at spaces and strokes; a longer word gets a hyphen."""
    width = max(2, width)  # a terminal may be narrower than anything is drawn for
    lines: list[str] = []
    for word in words.replace("/", "/ ").split():
        rest = word
        if lines and len(lines[-1]) + 1 + len(rest) <= width and not lines[-1].endswith("/"):
            lines[-1] += f" {rest}"
            continue
        while len(rest) > width:
            lines.append(rest[: width - 1] + "-")
            rest = rest[width - 1 :]
        lines.append(rest)
    return lines
