"""The market: four slots from the cheap end, each with its card and what it costs now."""

from __future__ import annotations

from metalworks.games.metallum.view import SlotView
from metalworks.terminal.boards.metallum.cards import card_name, phase_signs
from metalworks.terminal.boards.metallum.signs import (
    HULL_2,
    INK,
    INK_2,
    INK_3,
    LEGAL,
    LEGAL_DARK,
    MONEY,
    fitted,
    ink,
    wrapped,
)
from metalworks.terminal.boards.metallum.words import view_of
from metalworks.terminal.canvas import Canvas
from metalworks.terminal.scene import Scene

TALL = 4
LOW = 1


def modifier(slot: SlotView) -> str:
    """`−1`, `±0`, `+1`."""
    return f"{'−' if slot.modifier < 0 else '+' if slot.modifier else '±'}{abs(slot.modifier)}"


def price(slot: SlotView, seat: int | None) -> str:
    """For one player, or for red and blue where nobody is asked and they differ."""
    if slot.prices is None:
        return ""
    if seat is not None:
        return f"${slot.prices[seat]}"
    return "$" + "/".join(str(one) for one in dict.fromkeys(slot.prices))


def paint_market(canvas: Canvas, scene: Scene, y: int, *, buying: frozenset[int], tall: bool) -> None:
    """Draw the slots; those that may be bought now are marked and can be clicked."""
    view, texts = view_of(scene), scene.texts
    pitch = canvas.width // len(view.market)
    buyer = view.player if view.player is not None else view.viewer
    if tall:
        canvas.put(0, y, texts("term-market"), ink(INK_3, bold=True))
        decks = texts("metallum-decks", planetary=view.deck_sizes[0], action=view.deck_sizes[1])
        canvas.put(canvas.width - len(decks), y, decks, ink(INK_3))
    for slot in view.market:
        x = (slot.slot - 1) * pitch
        legal = slot.slot in buying
        ground = LEGAL_DARK if legal else HULL_2
        spot = ("slot", slot.slot)
        inner = pitch - 1
        name = card_name(scene, slot.card) if slot.card else texts("metallum-empty")
        paint = ink(LEGAL if legal else INK if slot.card else INK_3, on=ground, bold=legal)
        cost = price(slot, buyer)
        if not tall:
            room = inner - len(modifier(slot)) - len(cost) - 2
            canvas.put(x, y, f"{modifier(slot)} {fitted(name, room)}".ljust(inner), paint, spot)
            canvas.put(x + inner - len(cost), y, cost, ink(MONEY, on=ground, bold=True), spot)
            continue
        phases = phase_signs(scene, slot.card) if slot.card else ""
        canvas.put(x, y + 1, f"{modifier(slot)} {phases}".ljust(inner), ink(LEGAL if legal else INK_2, on=ground), spot)
        canvas.put(x + inner - len(cost), y + 1, cost, ink(MONEY, on=ground, bold=True), spot)
        lines = [*wrapped(name, inner), "", ""]
        for number in range(2):
            canvas.put(x, y + 2 + number, fitted(lines[number], inner).ljust(inner), paint, spot)
