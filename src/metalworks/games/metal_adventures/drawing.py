"""A picture of Metal Adventures: Space, the planets and the captains."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.drawing import INK, box, label, picture, rows
from metalworks.games.metal_adventures.view import CaptainView, MetalAdventuresView

WIDTH, HEIGHT, GAP = 120, 62, 8


def draw(view: MetalAdventuresView, names: Sequence[str]) -> str:
    space = view.space
    cards = [("✦", f"▮ {space.deck} △ {len(space.ships)}")]
    cards += [(place.planet.value.title(), f"⚔ {place.power} ¢ {place.treasure}") for place in view.places]
    cards.append(("♟", f"¢ {view.pot} ⚙ {len(view.bazaar)}"))
    parts: list[str] = []
    for number, (name, fact) in enumerate(cards):
        x = GAP + number * (WIDTH + GAP)
        parts.append(box(x, GAP, WIDTH, HEIGHT, stroke=INK))
        parts += [label(x + WIDTH / 2, GAP + 24, name, size=15), label(x + WIDTH / 2, GAP + 48, fact)]
    parts += rows(16, HEIGHT + 36, names, [_facts(captain) for captain in view.captains], (view.active,))
    return picture(len(cards) * (WIDTH + GAP) + GAP, HEIGHT + 36 + 22 * len(names), parts)


def _facts(captain: CaptainView) -> list[str]:
    facts = {
        "★": captain.glory,
        "⚔": captain.power,
        "✚": captain.support,
        "☠": captain.damage,
        "⚖": captain.judgment,
        "¢": captain.credits,
        "⚙": len(captain.improvements),
        "▽": captain.wrecks,
        "♛": captain.trophies,
    }
    return [f"{sign} {number}" for sign, number in facts.items()]
