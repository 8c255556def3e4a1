"""A picture of Metallum: the line of planets with extractors and ships, then the players."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.drawing import INK, SEATS, SOFT, box, disc, label, picture, rows
from metalworks.games.metallum.components import Planet
from metalworks.games.metallum.view import MetallumView, PlaceView, SeatView

WIDTH, HEIGHT, GAP = 84, 104, 8
LETTERS = dict(zip(Planet, "αβγδεζηθω", strict=True))


def draw(view: MetallumView, names: Sequence[str]) -> str:
    parts = [part for number, place in enumerate(view.line) for part in _place(number, place)]
    facts = [_facts(seat) for seat in view.seats]
    parts += rows(16, HEIGHT + 40, names, facts, () if view.player is None else (view.player,))
    return picture(len(view.line) * (WIDTH + GAP) + GAP, HEIGHT + 80, parts)


def _place(number: int, place: PlaceView) -> list[str]:
    x = GAP + number * (WIDTH + GAP)
    middle = x + WIDTH / 2
    name = LETTERS[place.planet] if place.planet else "?"
    parts = [
        box(x, GAP, WIDTH, HEIGHT, stroke=INK if place.discovered else SOFT),
        label(middle, GAP + 26, name, size=22),
        label(middle, GAP + 44, place.marker.value if place.marker else "", size=11),
    ]
    for seat, extractors in enumerate(place.extractors):
        side = x + WIDTH * (0.3 + 0.4 * seat)
        if extractors:
            parts += [disc(side, GAP + 64, 11, SEATS[seat]), label(side, GAP + 69, str(extractors), fill="white")]
        if seat in place.ships:
            parts.append(label(side, GAP + 95, "▲", fill=SEATS[seat], size=18))
    return parts


def _facts(seat: SeatView) -> list[str]:
    program = (
        " + ".join(tile.value.replace("_", " ") for tile in seat.program)
        if seat.program
        else "✓"
        if seat.committed
        else ""
    )
    return [f"{seat.money} ¢", program]
