"""The actions of Metallurgie and their encoding, both ways."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallurgie.components import Cell, Metal, cell, cell_number, metal
from metalworks.games.metallurgie.rules import components as rules


class EndTurn(Action, frozen=True):
    """Lay no more cards; areas are scored and the hand is refilled."""


class DrawCard(Action, frozen=True):
    """Draw the top card of the deck, which must be laid at once."""


class PlaceCard(Action, frozen=True):
    """Lay a card on the pattern, or iron beside it."""

    metal: Metal
    at: Cell


class ScoreArea(Action, frozen=True):
    """Score the area that this position belongs to next; legal actions name its first one."""

    at: Cell


class TakeCard(Action, frozen=True):
    """Take a card out of the area being scored."""

    at: Cell


ACTIONS = (EndTurn, DrawCard, PlaceCard, ScoreArea, TakeCard)


def from_code(code: int) -> Action:
    kind, number = divmod(code, rules.AREA)
    if not rules.END_TURN <= kind <= rules.TAKE_CARD or (kind in (rules.END_TURN, rules.DRAW_CARD) and number):
        raise Refused("bad-action", game="metallurgie", detail=str(code))
    if kind == rules.END_TURN:
        return EndTurn()
    if kind == rules.DRAW_CARD:
        return DrawCard()
    if kind == rules.SCORE_AREA:
        return ScoreArea(cell(number))
    if kind == rules.TAKE_CARD:
        return TakeCard(cell(number))
    return PlaceCard(metal(kind), cell(number))


def to_code(action: Action) -> int:
    match action:
        case EndTurn():
            return rules.END_TURN
        case DrawCard():
            return rules.DRAW_CARD * rules.AREA
        case PlaceCard(metal=metal, at=at):
            kind = metal.number
        case ScoreArea(at=at):
            kind = rules.SCORE_AREA
        case TakeCard(at=at):
            kind = rules.TAKE_CARD
        case _:
            raise TypeError(action)
    number = cell_number(at)
    if number < 0:
        raise Refused("refused-off-table", game="metallurgie", rule="MGI-1.2", at=f"{at.q},{at.r}")
    return kind * rules.AREA + number
