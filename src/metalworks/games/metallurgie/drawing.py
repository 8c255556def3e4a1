"""A picture of Metallurgie: the pattern of cards, then the players."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.drawing import INK, box, label, picture, rows
from metalworks.games.metallurgie.components import Metal
from metalworks.games.metallurgie.view import MetallurgieView, SeatView

SIDE = 34
SIGNS = {Metal.IRON: "Fe", Metal.COPPER: "Cu", Metal.SILVER: "Ag", Metal.GOLD: "Au"}
COLOURS = {Metal.IRON: "#8d99a6", Metal.COPPER: "#c77b4a", Metal.SILVER: "#d5dbe1", Metal.GOLD: "#e0b73c"}


def draw(view: MetallurgieView, names: Sequence[str]) -> str:
    across = [stack.at[0] for stack in view.pattern] or [0]
    down = [stack.at[1] for stack in view.pattern] or [0]
    left, top = min(across), min(down)
    parts: list[str] = []
    for stack in view.pattern:
        x, y = 10 + (stack.at[0] - left) * SIDE, 10 + (stack.at[1] - top) * SIDE
        parts.append(box(x, y, SIDE - 3, SIDE - 3, COLOURS[stack.metal], INK))
        parts.append(label(x + SIDE / 2 - 1, y + SIDE / 2 + 4, SIGNS[stack.metal]))
    below = 10 + (max(down) - top + 1) * SIDE + 16
    parts += rows(16, below, names, [_facts(seat) for seat in view.seats], (view.player,))
    return picture(max(450, 20 + (max(across) - left + 1) * SIDE), below + 22 * len(names), parts)


def _facts(seat: SeatView) -> list[str]:
    collected = (f"{SIGNS[metal]} {count}" for metal, count in seat.collected.items())
    points = "?" if seat.points is None else seat.points
    return [f"★ {points}", *collected, f"▮ {seat.hand_size}"]
