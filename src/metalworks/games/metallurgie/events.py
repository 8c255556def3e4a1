"""The events of Metallurgie, each made once for those who may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.game import Told, noted
from metalworks.contract.types import Event
from metalworks.games.metallurgie.components import Cell, Metal, cell, metal
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import Table


class FirstPlayerChosen(Event, frozen=True):
    seat: int


class CardDealt(Event, frozen=True):
    """A card came to a hand at the start; only its owner sees the metal."""

    seat: int
    deck: int  # cards left in the deck
    metal: Metal | None = None


class BonusDealt(Event, frozen=True):
    """A secret bonus card came to a seat."""

    seat: int
    metal: Metal | None = None


class CardDrawn(Event, frozen=True):
    """A card was drawn to be laid at once; everybody sees it."""

    seat: int
    deck: int  # cards left in the deck
    metal: Metal


class CardDiscarded(Event, frozen=True):
    """The drawn card fits nowhere; the turn is over."""

    seat: int
    metal: Metal


class CardPlaced(Event, frozen=True):
    """A card was laid: from the hand, or the one that was drawn."""

    seat: int
    metal: Metal
    at: Cell
    drawn: bool = False
    on: Metal | None = None  # the card it covers; None on an empty position


class TurnEnded(Event, frozen=True):
    seat: int


class AreaScored(Event, frozen=True):
    """An area is scored; its cards are taken next."""

    seat: int
    metal: Metal
    size: int
    at: Cell  # the first of its positions
    cells: tuple[Cell, ...]  # all of them


class CardTaken(Event, frozen=True):
    """A card left the scored area, as victory point or to the discards."""

    seat: int
    metal: Metal
    at: Cell
    kept: bool = False
    shows: Metal | None = None  # the card that was below it; None where the position is empty now


class CardRefilled(Event, frozen=True):
    """A card came to a hand; only its owner sees the metal."""

    seat: int
    deck: int  # cards left in the deck
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


def events(table: Table, log: Sequence[int]) -> list[Told]:
    """What the rules have just noted, and for whom."""
    return [(audience, _event(table, kind, seat, a, b, c, d)) for audience, kind, seat, a, b, c, d in noted(log)]


def _event(table: Table, kind: int, seat: int, a: int, b: int, c: int, d: int) -> Event:
    match kind:
        case rules.FIRST_PLAYER:
            return FirstPlayerChosen(seat)
        case rules.DEALT:
            return CardDealt(seat, b, _metal(a))
        case rules.BONUS_DEALT:
            return BonusDealt(seat, _metal(a))
        case rules.DREW:
            return CardDrawn(seat, b, metal(a))
        case rules.DISCARDED:
            return CardDiscarded(seat, metal(a))
        case rules.PLACED:
            return CardPlaced(seat, metal(a), cell(b), bool(c), _metal(d))
        case rules.TURN_ENDED:
            return TurnEnded(seat)
        case rules.SCORED:
            cells = tuple([cell(int(at)) for at in table.area])  # noted last: its cards still lie there
            return AreaScored(seat, metal(a), len(cells), cells[0], cells)
        case rules.TAKEN:
            return CardTaken(seat, metal(a), cell(b), bool(c), _metal(d))
        case rules.REFILLED:
            return CardRefilled(seat, b, _metal(a))
        case rules.END_CARD_TAKEN:
            return EndCardTaken(seat)
        case rules.BONUS_SHOWN:
            return BonusShown(seat, metal(a))
    raise ValueError(kind)


def _metal(number: int) -> Metal | None:
    """0 is a card that the audience may not see, or none."""
    return metal(number) if number else None
