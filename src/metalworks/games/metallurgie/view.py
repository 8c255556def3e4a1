"""What a seat or a spectator of Metallurgie sees, built from what is allowed."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.texts import Argument
from metalworks.contract.types import View, Viewer
from metalworks.games.metallurgie.components import METALS, Cell, Metal, cell, metal
from metalworks.games.metallurgie.refusals import WORDS, arguments
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import Table, cards_in_deck, cards_in_hand
from metalworks.games.metallurgie.rules.ending import points
from metalworks.games.metallurgie.rules.prospects import cut_off, leaving, prospects
from metalworks.games.metallurgie.rules.reasons import misfits
from metalworks.games.metallurgie.rules.scoring import all_areas


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


_PHASES = {
    rules.START: Phase.START,
    rules.DRAW: Phase.REFILL,
    rules.DRAWN: Phase.PLACE_DRAWN,
    rules.FOLLOW: Phase.FOLLOW,
    rules.CHOOSE: Phase.CHOOSE_AREA,
    rules.REMOVE: Phase.REMOVE,
    rules.REFILL: Phase.REFILL,
    rules.OVER_PHASE: Phase.OVER,
}

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


def shared(table: Table) -> dict[str, Any]:
    """What all viewers see alike."""
    phase = _PHASES.get(int(table.phase), Phase.DEAL)
    may_follow_on = phase is Phase.FOLLOW and int(table.last) > 0
    removing = phase is Phase.REMOVE
    deck = int(cards_in_deck(table))
    return {
        "turn": int(table.turn) + 1,
        "player": int(table.player),
        "first": int(table.first),
        "phase": phase,
        "pattern": pattern(table),
        "areas": areas(table),
        "deck_size": deck,
        "end_among": min(rules.LAST_CARDS, deck) if int(table.deck[rules.END_CARD]) else 0,
        "discards": dict(zip(METALS, _four(table.discard, 0), strict=True)),
        "cards": _numbers(tuple(table.metals.needed), tuple(table.metals.removed), tuple(table.metals.counts)),
        "bonus_variant": len(table.bonus) > 0,
        "drawn": metal(int(table.metal)) if phase is Phase.PLACE_DRAWN else None,
        "last": cell(int(table.last)) if may_follow_on else None,
        "removing": tuple([cell(at) for at in table.area]) if removing else (),
        "removing_metal": metal(int(table.metal)) if removing else None,
        "to_remove": int(table.left) if removing else 0,
    }


def view(table: Table, viewer: Viewer, known: Mapping[str, Any] | None = None) -> MetallurgieView:
    phase = _PHASES.get(int(table.phase), Phase.DEAL)
    decides = viewer is not None and viewer == table.player
    lays = decides and phase in _LAYING
    return MetallurgieView(
        viewer=viewer,
        seats=tuple([_seat(table, seat, viewer) for seat in range(int(table.seats))]),
        draws=max(0, rules.HAND_SIZE - int(cards_in_hand(table, viewer))) if viewer is not None else 0,
        prospects=_prospects(table) if lays else (),
        misfits=_misfits(table) if lays else (),
        leaving=_leaving(table) if decides and phase is Phase.REMOVE else (),
        **(known if known is not None else shared(table)),
    )


_LAYING = (Phase.START, Phase.PLACE_DRAWN, Phase.FOLLOW)


# What a pattern shows changes little from move to move: its parts are built once and then remembered.
_remembered = functools.lru_cache(maxsize=20_000)


def _prospects(table: Table) -> tuple[Prospect, ...]:
    flat = list(prospects(table))
    found: list[Prospect] = []
    at = 0
    while at < len(flat):
        number, size, scores, chain = flat[at : at + 4]
        end = at + 4 + size
        chain = chain if _is_reach(table, number - 1, chain) else 0
        found.append(_prospect(number, tuple(flat[at + 4 : end]), scores, chain))
        at = end
    return tuple(found)


@_remembered
def _prospect(number: int, cells: tuple[int, ...], scores: int, chain: int) -> Prospect:
    reach = Reach(metal(number - 1), chain) if chain else None
    return Prospect(metal(number), _cells(cells), bool(scores), reach)


def _misfits(table: Table) -> tuple[Misfit, ...]:
    """MGI-2.2 to MGI-2.5: the positions of each card by the reason against them."""
    flat = list(misfits(table))
    found: list[Misfit] = []
    at = 0
    while at < len(flat):
        number, reason, count = flat[at : at + 3]
        end = at + 3 + count
        words = tuple(arguments(table, reason, number).items())
        found.append(_misfit(number, reason, words, tuple(flat[at + 3 : end])))
        at = end
    return tuple(found)


@_remembered
def _misfit(number: int, reason: int, words: tuple[tuple[str, Argument], ...], cells: tuple[int, ...]) -> Misfit:
    key, rule = WORDS[reason]
    return Misfit(metal(number), f"refused-{key}", rule, dict(words), _cells(cells))


def _leaving(table: Table) -> tuple[Leaving, ...]:
    """MGI-3.3, MGI-3.4."""
    number = int(table.metal)
    if number == rules.IRON:
        return tuple([Leaving(cell(at), holds=tuple([cell(one) for one in cut_off(table, at)])) for at in table.area])
    sizes = leaving(table)
    return tuple(
        [Leaving(cell(at), _reach(table, number - 1, size)) for at, size in zip(table.area, sizes, strict=True)]
    )


def _reach(table: Table, number: int, size: int) -> Reach | None:
    return Reach(metal(number), size) if _is_reach(table, number, size) else None


def _is_reach(table: Table, number: int, size: int) -> bool:
    return number >= rules.IRON and size >= table.metals.needed[number]


def _cells(numbers: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple([cell(number) for number in numbers])


@functools.cache  # few, and they come often
def _stack(at: int, number: int) -> Stack:
    return Stack(cell(at), metal(number))


def pattern(table: Table) -> tuple[Stack, ...]:
    """Every position of the pattern."""
    top = table.top
    return tuple([_stack(at, top[at]) for at in table.cells])


def areas(table: Table) -> tuple[Area, ...]:
    """MGI-3.1: every area of the pattern, with its size against the size that scores."""
    found: list[Area] = []
    flat = list(all_areas(table))
    at = 0
    while at < len(flat):
        size, scores = flat[at : at + 2]
        end = at + 2 + size
        cells = tuple(flat[at + 2 : end])
        number = int(table.top[cells[0]])
        found.append(_area(number, cells, table.metals.needed[number], scores))
        at = end
    return tuple(found)


@_remembered
def _area(number: int, cells: tuple[int, ...], needed: int, scores: int) -> Area:
    return Area(metal(number), _cells(cells), needed, bool(scores))


def _seat(table: Table, seat: int, viewer: Viewer) -> SeatView:
    """MGI-1.5, MGI-5.1: hand and bonus card only for their owner; at the end bonus cards are shown."""
    over = int(table.phase) == rules.OVER_PHASE
    own = seat == viewer
    bonus = int(table.bonus[seat]) if len(table.bonus) > 0 else 0
    known = not len(table.bonus) or own or over
    return _seat_view(
        _four(table.won, seat),
        int(points(table, seat)) if known else None,
        int(cards_in_hand(table, seat)),
        _four(table.hand, seat) if own else None,
        bonus if own or over else 0,
    )


@_remembered
def _seat_view(
    won: tuple[int, ...], points: int | None, size: int, hand: tuple[int, ...] | None, bonus: int
) -> SeatView:
    return SeatView(
        collected=dict(zip(METALS, won, strict=True)),
        points=points,
        hand_size=size,
        hand=None if hand is None else dict(zip(METALS, hand, strict=True)),
        bonus=metal(bonus) if bonus else None,
    )


@functools.cache
def _numbers(needed: tuple[int, ...], removed: tuple[int, ...], counts: tuple[int, ...]) -> dict[Metal, Card]:
    """What is printed on the cards."""
    return {one: Card(int(needed[number]), int(removed[number]), int(counts[number])) for number, one in _NUMBERED}


_NUMBERED = tuple(enumerate(METALS, 1))


def _four(cards: vec[i64], seat: int) -> tuple[int, ...]:
    """How many of each metal, of a seat's cards or of all."""
    base = seat * rules.METALS
    return cards[base + rules.IRON], cards[base + rules.COPPER], cards[base + rules.SILVER], cards[base + rules.GOLD]
