"""What a seat or a spectator of Metallurgie sees: the types. `shown` builds it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from metalworks.contract.texts import Argument
from metalworks.contract.types import View
from metalworks.games.metallurgie.components import Cell, Metal


class Phase(StrEnum):
    """What the player whose turn it is does now."""

    DEAL = "deal"
    START = "start"  # play a card, or draw one
    PLACE_DRAWN = "place_drawn"
    FOLLOW = "follow"  # more cards, or end the turn
    CHOOSE_AREA = "choose_area"
    REMOVE = "remove"
    REFILL = "refill"
    OVER = "over"


Cards = dict[Metal, int]


class Stack(msgspec.Struct, frozen=True):
    """A position of the pattern; the visible metal tells what lies below it."""

    at: Cell
    metal: Metal


class Area(msgspec.Struct, frozen=True):
    """Connected positions that show one metal, against the size that scores."""

    metal: Metal
    cells: tuple[Cell, ...]
    needed: int
    scores: bool  # big enough, and a card can leave it


class Reach(msgspec.Struct, frozen=True):
    """An area that can come to light when cards are taken, big enough to score."""

    metal: Metal
    size: int


class Prospect(msgspec.Struct, frozen=True):
    """What a card would bring that may be laid now: the area it would belong to, its own position first."""

    metal: Metal
    cells: tuple[Cell, ...]
    scores: bool
    chain: Reach | None = None  # what may score after it


class Leaving(msgspec.Struct, frozen=True):
    """A card of the area that is scored: what taking it can bring to light, or what holds on to it."""

    at: Cell
    chain: Reach | None = None
    holds: tuple[Cell, ...] = ()  # would be cut off without it


class Misfit(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a card that the viewer holds, or has drawn, may not be laid on some positions.

    `key`, `rule` and `arguments` are those of the refusal that laying it there would get; its words also
    take `at`, the position, and `on`, the metal that the pattern shows there (`nothing` where it is empty).
    For each metal one misfit without `cells` stands for all other positions where the metal is not
    among the legal actions, on the pattern and off it.
    """

    metal: Metal  # of the card
    key: str
    rule: str
    arguments: dict[str, Argument] = {}
    cells: tuple[Cell, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, and its own hand where the viewer sits there."""

    collected: Cards
    points: int | None  # None while a secret bonus card may still double some
    hand_size: int
    hand: Cards | None = None
    bonus: Metal | None = None


class Card(msgspec.Struct, frozen=True):
    """The numbers of a metal: size that scores, cards that leave the area."""

    needed: int
    removed: int
    count: int


class MetallurgieView(View, frozen=True):
    """A table of Metallurgie as one viewer sees it."""

    viewer: int | None
    turn: int
    player: int
    first: int
    phase: Phase
    pattern: tuple[Stack, ...]
    areas: tuple[Area, ...]
    seats: tuple[SeatView, ...]
    deck_size: int  # the end card included
    end_among: int  # how many of the last cards may be the end card
    discards: Cards
    cards: dict[Metal, Card]
    bonus_variant: bool
    drawn: Metal | None = None  # to be placed now
    last: Cell | None = None  # where the next metal may follow on the card just laid
    removing: tuple[Cell, ...] = ()  # the area being scored
    removing_metal: Metal | None = None
    to_remove: int = 0
    draws: int = 0  # cards that the viewer's refill would take now
    prospects: tuple[Prospect, ...] = ()  # of every card that the viewer may lay
    misfits: tuple[Misfit, ...] = ()  # of every card that the viewer could choose, while they lay cards
    leaving: tuple[Leaving, ...] = ()  # by the cards of `removing`, for whoever chooses among them
