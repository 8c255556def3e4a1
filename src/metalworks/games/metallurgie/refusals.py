"""Why an action of Metallurgie is refused, by which clause."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.components import Cell, Metal, cell_number, metal
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import RING, Table


def refused(key: str, rule: str, **arguments: str | int) -> Refused:
    return Refused(f"refused-{key}", rule=rule, game="metallurgie", **arguments)


def explain(table: Table, seat: int, action: Action) -> Refused:
    """Why the player whose turn it is may not do this now."""
    phase = int(table.phase)
    if phase == rules.CHOOSE and not isinstance(action, ScoreArea):
        return refused("choose-area-first", "MGI-3.6")
    if phase == rules.REMOVE and not isinstance(action, TakeCard):
        return refused("take-cards-first", "MGI-3.5", left=int(table.left))
    match action:
        case EndTurn():
            if phase == rules.DRAWN:
                return refused("drawn-must-be-placed", "MGI-2.5", metal=metal(int(table.metal)))
            return refused("play-or-draw", "MGI-2.7")
        case DrawCard():
            return refused("draw-first-only", "MGI-2.4")
        case PlaceCard(metal=card, at=at):
            return _placing(table, seat, card, at)
        case ScoreArea(at=at):
            return refused("area-does-not-score", "MGI-3.1" if phase == rules.CHOOSE else "MGI-3.5", at=_name(at))
        case TakeCard(at=at):
            return _taking(table, at)
    raise TypeError(action)


def _placing(table: Table, seat: int, card: Metal, at: Cell) -> Refused:
    phase = int(table.phase)
    if phase == rules.DRAWN and card.number != int(table.metal):
        return refused("drawn-must-be-placed", "MGI-2.5", metal=metal(int(table.metal)))
    if phase != rules.DRAWN and int(table.hand[seat * rules.METALS + card.number]) == 0:
        return refused("not-in-hand", "MGI-2.4", metal=card)
    if phase == rules.FOLLOW:
        last = int(table.metal)
        same_metal = card.number == last
        ascending = card.number == last + 1 and cell_number(at) == int(table.last)
        if int(table.mode) == rules.SAME_METAL and not same_metal:
            return refused("one-metal", "MGI-2.2", metal=metal(last))
        if int(table.mode) == rules.SAME_PLACE and not ascending:
            return refused("one-position", "MGI-2.2")
        if not same_metal and not ascending:
            return refused("one-metal-or-position", "MGI-2.8", metal=metal(last))
    return _fitting(table, card, at)


def _fitting(table: Table, card: Metal, at: Cell) -> Refused:
    """MGI-2.3: what this card would have to lie on."""
    number = cell_number(at)
    shown = int(table.top[number])
    if card is Metal.IRON:
        if shown:
            return refused("iron-on-card", "MGI-2.3", at=_name(at))
        if not any(int(table.top[number + int(step)]) for step in RING):
            return refused("iron-apart", "MGI-2.3", at=_name(at))
    below = metal(card.number - 1) if card is not Metal.IRON else card
    on = metal(shown).value if shown else "nothing"
    return refused("wrong-metal-below", "MGI-2.3", metal=card, below=below, on=on, at=_name(at))


def _taking(table: Table, at: Cell) -> Refused:
    if int(table.phase) != rules.REMOVE:
        return refused("nothing-to-take", "MGI-3.5")
    if cell_number(at) in [int(number) for number in table.area]:
        return refused("would-split", "MGI-3.4", at=_name(at))
    return refused("not-in-area", "MGI-3.7", at=_name(at))


def _name(at: Cell) -> str:
    return f"{at.q},{at.r}"


def not_now(table: Table, seat: int) -> Refused:  # noqa: ARG001  (the reason is the same for all seats)
    if int(table.phase) == rules.OVER_PHASE:
        return refused("game-over", "MGI-4.1")
    return refused("not-your-turn", "MGI-2.1")
