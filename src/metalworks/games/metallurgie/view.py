"""What a seat or a spectator of Metallurgie sees, built from what is allowed."""

from __future__ import annotations

import functools
from enum import StrEnum

import msgspec

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


def view(table: Table, viewer: Viewer) -> MetallurgieView:
    phase = _PHASES.get(int(table.phase), Phase.DEAL)
    may_follow_on = phase is Phase.FOLLOW and int(table.last) > 0
    removing = phase is Phase.REMOVE
    stacks, found = pattern(table)
    decides = viewer is not None and viewer == table.player
    return MetallurgieView(
        viewer=viewer,
        turn=int(table.turn) + 1,
        player=int(table.player),
        first=int(table.first),
        phase=phase,
        pattern=stacks,
        areas=found,
        seats=tuple(_seat(table, seat, viewer) for seat in range(int(table.seats))),
        deck_size=int(cards_in_deck(table)),
        end_among=min(rules.LAST_CARDS, int(cards_in_deck(table))) if int(table.deck[rules.END_CARD]) else 0,
        discards=_cards(table.discard, 0),
        cards=_numbers(tuple(table.metals.needed), tuple(table.metals.removed), tuple(table.metals.counts)),
        bonus_variant=len(table.bonus) > 0,
        drawn=metal(int(table.metal)) if phase is Phase.PLACE_DRAWN else None,
        last=cell(int(table.last)) if may_follow_on else None,
        removing=tuple(cell(int(at)) for at in table.area) if removing else (),
        removing_metal=metal(int(table.metal)) if removing else None,
        to_remove=int(table.left) if removing else 0,
        draws=max(0, rules.HAND_SIZE - int(cards_in_hand(table, viewer))) if viewer is not None else 0,
        prospects=_prospects(table) if decides and phase in _LAYING else (),
        misfits=_misfits(table) if decides and phase in _LAYING else (),
        leaving=_leaving(table) if decides and removing else (),
    )


_LAYING = (Phase.START, Phase.PLACE_DRAWN, Phase.FOLLOW)


def _prospects(table: Table) -> tuple[Prospect, ...]:
    flat = list(prospects(table))
    found: list[Prospect] = []
    at = 0
    while at < len(flat):
        number, size, scores, chain = flat[at : at + 4]
        at += 4
        cells = tuple([cell(one) for one in flat[at : at + size]])
        found.append(Prospect(metal(number), cells, bool(scores), _reach(table, number - 1, chain)))
        at += size
    return tuple(found)


def _misfits(table: Table) -> tuple[Misfit, ...]:
    """MGI-2.2 to MGI-2.5: the positions of each card by the reason against them."""
    flat = list(misfits(table))
    found: list[Misfit] = []
    at = 0
    while at < len(flat):
        number, reason, count = flat[at : at + 3]
        at += 3
        key, rule = WORDS[reason]
        cells = tuple([cell(one) for one in flat[at : at + count]])
        found.append(Misfit(metal(number), f"refused-{key}", rule, arguments(table, reason, number), cells))
        at += count
    return tuple(found)


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
    return Reach(metal(number), size) if number >= rules.IRON and size >= table.metals.needed[number] else None


# The patterns looked at last, with their areas: every viewer of a table asks for the same ones.
_PATTERNS: dict[tuple[object, ...], tuple[tuple[Stack, ...], tuple[Area, ...]]] = {}
_PATTERNS_KEPT = 1000


def pattern(table: Table) -> tuple[tuple[Stack, ...], tuple[Area, ...]]:
    """Every position of the pattern, and every area."""
    top = table.top
    key = (*table.cells, *[top[at] for at in table.cells], *table.metals.needed)
    known = _PATTERNS.get(key)
    if known is None:
        if len(_PATTERNS) >= _PATTERNS_KEPT:
            _PATTERNS.clear()
        stacks = tuple([Stack(cell(at), metal(top[at])) for at in table.cells])
        known = _PATTERNS[key] = (stacks, areas(table))
    return known


def areas(table: Table) -> tuple[Area, ...]:
    """MGI-3.1: every area of the pattern, with its size against the size that scores."""
    found: list[Area] = []
    flat = [int(number) for number in all_areas(table)]
    at = 0
    while at < len(flat):
        size, scores = flat[at : at + 2]
        cells = flat[at + 2 : at + 2 + size]
        kind = metal(int(table.top[cells[0]]))
        needed = int(table.metals.needed[kind.number])
        found.append(Area(kind, tuple(cell(number) for number in cells), needed, bool(scores)))
        at += 2 + size
    return tuple(found)


def _seat(table: Table, seat: int, viewer: Viewer) -> SeatView:
    """MGI-1.5, MGI-5.1: hand and bonus card only for their owner; at the end bonus cards are shown."""
    over = int(table.phase) == rules.OVER_PHASE
    own = seat == viewer
    bonus = int(table.bonus[seat]) if len(table.bonus) > 0 else 0
    known = not len(table.bonus) or own or over
    return SeatView(
        collected=_cards(table.won, seat * rules.METALS),
        points=int(points(table, seat)) if known else None,
        hand_size=int(cards_in_hand(table, seat)),
        hand=_cards(table.hand, seat * rules.METALS) if own else None,
        bonus=metal(bonus) if bonus and (own or over) else None,
    )


@functools.cache
def _numbers(needed: tuple[int, ...], removed: tuple[int, ...], counts: tuple[int, ...]) -> dict[Metal, Card]:
    """What is printed on the cards."""
    return {one: Card(int(needed[number]), int(removed[number]), int(counts[number])) for number, one in _NUMBERED}


_NUMBERED = tuple(enumerate(METALS, 1))


def _cards(table: object, base: int) -> Cards:
    return {one: int(table[base + number]) for number, one in _NUMBERED}  # type: ignore[index]  # a vec
