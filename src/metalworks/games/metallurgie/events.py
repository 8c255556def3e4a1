"""The events of Metallurgie, as each viewer may know them."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.game import Told, noted
from metalworks.contract.types import Event
from metalworks.games.metallurgie.components import Cell, Metal, cell, metal
from metalworks.games.metallurgie.rules import components as rules


class FirstPlayerChosen(Event, frozen=True):
    seat: int


class CardDealt(Event, frozen=True):
    """A card came to a hand at the start; only its owner sees the metal."""

    seat: int
    metal: Metal | None = None


class BonusDealt(Event, frozen=True):
    """A secret bonus card came to a seat."""

    seat: int
    metal: Metal | None = None


class CardDrawn(Event, frozen=True):
    """A card was drawn to be laid at once; everybody sees it."""

    seat: int
    metal: Metal


class CardDiscarded(Event, frozen=True):
    """The drawn card fits nowhere; the turn is over."""

    seat: int
    metal: Metal


class CardPlaced(Event, frozen=True):
    seat: int
    metal: Metal
    at: Cell
    drawn: bool = False


class TurnEnded(Event, frozen=True):
    seat: int


class AreaScored(Event, frozen=True):
    """An area is big enough; its cards are taken next."""

    seat: int
    metal: Metal
    size: int
    at: Cell


class CardTaken(Event, frozen=True):
    """A card left the scored area, as victory point or to the discards."""

    seat: int
    metal: Metal
    at: Cell
    kept: bool = False


class CardRefilled(Event, frozen=True):
    """A card came to a hand; only its owner sees the metal."""

    seat: int
    metal: Metal | None = None


class EndCardTaken(Event, frozen=True):
    """The end card came from the deck; the game is over."""

    seat: int


class BonusShown(Event, frozen=True):
    seat: int
    metal: Metal


EVENTS = (
    FirstPlayerChosen,
    CardDealt,
    BonusDealt,
    CardDrawn,
    CardDiscarded,
    CardPlaced,
    TurnEnded,
    AreaScored,
    CardTaken,
    CardRefilled,
    EndCardTaken,
    BonusShown,
)

_SECRET = {rules.DEALT: CardDealt, rules.BONUS_DEALT: BonusDealt, rules.REFILLED: CardRefilled}


def events(log: Sequence[int]) -> list[Told]:
    """What the rules noted, for whom."""
    return [(audience, _event(kind, seat, a, b, c)) for audience, kind, seat, a, b, c, _ in noted(log)]


def _event(kind: int, seat: int, a: int, b: int, c: int) -> Event:
    if kind in _SECRET:  # MGI-1.5, MGI-5.1
        return _SECRET[kind](seat, metal(a) if a else None)
    match kind:
        case rules.FIRST_PLAYER:
            return FirstPlayerChosen(seat)
        case rules.DREW:
            return CardDrawn(seat, metal(a))
        case rules.DISCARDED:
            return CardDiscarded(seat, metal(a))
        case rules.PLACED:
            return CardPlaced(seat, metal(a), cell(b), bool(c))
        case rules.TURN_ENDED:
            return TurnEnded(seat)
        case rules.SCORED:
            return AreaScored(seat, metal(a), b, cell(c))
        case rules.TAKEN:
            return CardTaken(seat, metal(a), cell(b), bool(c))
        case rules.END_CARD_TAKEN:
            return EndCardTaken(seat)
        case rules.BONUS_SHOWN:
            return BonusShown(seat, metal(a))
    raise ValueError(kind)
