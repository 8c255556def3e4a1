"""What a seat or a spectator of Metallum sees, built from what is allowed."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from metalworks.contract.types import View, Viewer
from metalworks.games.metallum.components import (
    EDITIONS,
    MARKERS,
    PLANETS,
    TILES,
    Edition,
    Marker,
    Planet,
    Tile,
    planet_at,
    tiles_in,
)
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.market import modifier, price
from metalworks.games.metallum.rules.modules import owner_of, place_of
from metalworks.games.metallum.rules.programming import complexity, counted_complexity, printed_complexity
from metalworks.games.metallum.rules.scoring import count, planet_income
from metalworks.kernel.state import NO_SEAT


class Phase(StrEnum):
    PROGRAMMING = "programming"
    REVEAL = "reveal"  # who holds a card for this moment is asked
    ORDER = "order"
    ACTIONS = "actions"
    SCORING = "scoring"  # who holds a card for it is asked
    END_OF_ROUND = "end_of_round"
    OVER = "over"


class Step(StrEnum):
    """What the player is asked within an effect."""

    MENU = "menu"
    MOVING = "moving"
    PLACING = "placing"  # the reserve is empty: where an extractor is taken from
    BOOSTING = "boosting"
    REPORTING = "reporting"
    BUYING = "buying"
    TRANSPORTING = "transporting"
    SHIFTING_FROM = "shifting_from"
    SHIFTING_TO = "shifting_to"
    REPLACING = "replacing"
    REMOVING = "removing"
    JUMPING = "jumping"
    SWAPPING_OWN = "swapping_own"
    SWAPPING_OTHER = "swapping_other"
    ADDING = "adding"
    GATHERING_TO = "gathering_to"
    GATHERING_FROM = "gathering_from"
    ACQUIRING = "acquiring"
    SABOTAGING = "sabotaging"
    DROPPING = "dropping"
    ROLLING_BACK = "rolling_back"
    AUDITING = "auditing"
    CONTRACTING = "contracting"
    DISCOVERING = "discovering"


_STEPS = tuple(Step)
_PHASES = {
    rules.PROGRAMMING: Phase.PROGRAMMING,
    rules.REVEAL: Phase.REVEAL,
    rules.ORDER: Phase.ORDER,
    rules.ORDER_DRAW: Phase.ORDER,
    rules.ACTIONS: Phase.ACTIONS,
    rules.SCORING: Phase.SCORING,
    rules.MARKET: Phase.END_OF_ROUND,
    rules.TURNING_UP: Phase.END_OF_ROUND,
    rules.OVER_PHASE: Phase.OVER,
}


class PlacedModule(msgspec.Struct, frozen=True):
    """A planetary module at a planet."""

    card: int
    owner: int


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the line: the planet if it is known, and what stands there."""

    place: int
    planet: Planet | None
    discovered: bool
    marker: Marker | None
    extractors: tuple[int, int]
    counts: tuple[int, int]  # in scoring, modules included
    income: tuple[int, int]  # if it were scored now
    ships: tuple[int, ...]
    modules: tuple[PlacedModule, ...]
    installation_used: bool  # in this action phase


class TileState(StrEnum):
    ACTIVE = "active"
    ON_BOARD = "on_board"  # in the program, neither executed nor declined yet
    SPENT = "spent"


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a player, and the secret program where the viewer sits there."""

    money: int
    reserve: int
    ship: int
    committed: bool
    tiles: dict[Tile, TileState]  # those of a secret program show as active
    program: tuple[Tile, ...] | None  # as committed or revealed; None before, and while it is secret
    executed: tuple[Tile, ...]  # of the program
    declined: tuple[Tile, ...]  # of the program
    complexity: int | None  # of the program; once revealed what counts, later what counted when it was compared
    hand: tuple[int, ...]  # cards: action modules, face up


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the market; what its card costs each player now."""

    slot: int
    modifier: int
    card: int | None
    prices: tuple[int, int] | None


class MetallumView(View, frozen=True):
    """A table of Metallum as one viewer sees it."""

    viewer: int | None
    edition: Edition
    round: int
    phase: Phase
    player: int | None  # who decides; None where both program, or chance does
    first: int | None  # who acts first this round, once it is known
    line: tuple[PlaceView, ...]
    seats: tuple[SeatView, SeatView]
    market: tuple[SlotView, ...]
    deck_sizes: tuple[int, int]  # planetary, action
    discards: tuple[int, ...]  # cards, as are the next
    set_aside: tuple[int, ...]
    step: Step
    cause_tile: Tile | None = None
    cause_planet: Planet | None = None
    cause_card: int | None = None
    target: int | None = None  # the place that the step is about
    owner: int | None = None  # whose extractor is being put somewhere
    left: int = 0  # how many more
    boxed: tuple[Planet, ...] = ()  # at the end: the two planets that were in the box (MET-1.8)


def shared(table: rules.Table) -> dict[str, Any]:
    """What all viewers see alike."""
    phase = _PHASES[int(table.phase)]
    acting = phase in (Phase.ACTIONS, Phase.SCORING)
    asked = acting or phase in (Phase.REVEAL, Phase.ORDER)
    step = step_of(table)
    cause = int(table.argument(rules.CAUSE)) if step is not Step.MENU else None
    chance = int(table.phase) == rules.ORDER_DRAW or step is Step.DISCOVERING
    return {
        "edition": EDITIONS[int(table.edition)],
        "round": int(table.round),
        "phase": phase,
        "player": int(table.player) if asked and not chance else None,
        "first": int(table.first) if acting else None,
        "line": tuple(_place(table, place) for place in range(rules.PLACES)),
        "market": tuple(_slot(table, slot) for slot in range(rules.SLOTS)),
        "deck_sizes": (
            _count(table, 0, rules.PLANETARY_CARDS, rules.IN_DECK),
            _count(table, rules.PLANETARY_CARDS, rules.CARDS, rules.IN_DECK),
        ),
        "discards": _lying(table, rules.DISCARDED),
        "set_aside": _lying(table, rules.SET_ASIDE),
        "step": step,
        "cause_tile": TILES[cause] if cause is not None and cause < rules.TILES else None,
        "cause_planet": PLANETS[cause - rules.CAUSE_INSTALLATION]
        if cause is not None and rules.CAUSE_INSTALLATION <= cause < rules.CAUSE_CARD
        else None,
        "cause_card": cause - rules.CAUSE_CARD + 1 if cause is not None and cause >= rules.CAUSE_CARD else None,
        "target": int(table.argument(rules.WHERE)) + 1 if step in _AIMED_STEPS else None,
        "owner": int(table.who()) if step in _PUTTING_STEPS else None,
        "left": int(table.argument(rules.MORE)) if step is not Step.MENU else 0,
        "boxed": tuple(planet for n, planet in enumerate(PLANETS) if int(table.pool) >> n & 1)
        if phase is Phase.OVER
        else (),
    }


def own(table: rules.Table, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees in their own way."""
    return {
        "viewer": viewer,
        "seats": (_seat(table, 0, viewer), _seat(table, 1, viewer)),
    }


_PUTTING_STEPS = (Step.BOOSTING, Step.SHIFTING_TO, Step.ADDING)
_AIMED_STEPS = (Step.PLACING, Step.SHIFTING_TO, Step.SWAPPING_OTHER, Step.GATHERING_FROM, Step.DISCOVERING)


def step_of(table: rules.Table) -> Step:
    """What the player is asked within an effect; MENU between effects."""
    return _STEPS[int(table.step())]


def _place(table: rules.Table, place: int) -> PlaceView:
    planet = planet_at(table, place)
    known = int(table.discovered) >> place & 1 == 1
    marker = int(table.marker[place])
    modules = [
        card
        for card in range(rules.PLANETARY_CARDS)
        if int(owner_of(table.cards[card])) != NO_SEAT and place_of(table.cards[card]) == place
    ]
    return PlaceView(
        place=place + 1,
        planet=planet,
        discovered=known,
        marker=MARKERS[marker - 1] if marker else None,
        extractors=(int(table.extractors[place]), int(table.extractors[rules.PLACES + place])),
        counts=(int(count(table, 0, place)), int(count(table, 1, place))),
        income=(int(planet_income(table, 0, place)), int(planet_income(table, 1, place))),
        ships=tuple(seat for seat in (0, 1) if int(table.ship[seat]) == place),
        modules=tuple(PlacedModule(card + 1, int(owner_of(table.cards[card]))) for card in modules),
        installation_used=planet is not None and known and int(table.used) >> PLANETS.index(planet) & 1 == 1,
    )


def _lying(table: rules.Table, where: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in range(rules.CARDS) if int(table.cards[card]) == where)


def _count(table: rules.Table, first: int, end: int, where: int) -> int:
    return sum(int(table.cards[card]) == where for card in range(first, end))


def _seat(table: rules.Table, seat: int, viewer: Viewer) -> SeatView:
    """MET-3.1: nothing of a program shows to others until both are committed."""
    phase = int(table.phase)
    programming = phase == rules.PROGRAMMING
    committed = programming and int(table.committed) >> seat & 1 == 1
    hidden = programming and not (committed and seat == viewer)
    spent = int(table.spent[seat])
    program = 0 if hidden else int(table.program[seat])
    # What is left when the action phase ends is declined (MET-4.5); the tiles may be back already (MET-6.4).
    done = program if phase > rules.ACTIONS else program & spent
    declined = int(table.declined) >> seat * rules.TILES & program
    return SeatView(
        money=int(table.money[seat]),
        reserve=int(table.reserve[seat]),
        ship=int(table.ship[seat]) + 1,
        committed=committed,
        tiles={tile: _tile_state(number, spent, program & ~done) for number, tile in enumerate(TILES)},
        program=None if hidden else tiles_in(program),
        executed=tiles_in(done & ~declined),
        declined=tiles_in(declined),
        complexity=None if hidden else int(_complexity(table, seat)),
        hand=tuple(
            card + 1 for card in range(rules.PLANETARY_CARDS, rules.CARDS) if int(owner_of(table.cards[card])) == seat
        ),
    )


def _complexity(table: rules.Table, seat: int) -> int:
    """MET-3.6 while it is secret; what counts once revealed; after the comparison what counted in it."""
    phase = int(table.phase)
    if phase == rules.PROGRAMMING:
        return printed_complexity(table, table.program[seat])
    return complexity(table, seat) if phase == rules.REVEAL else counted_complexity(table, seat)


def _tile_state(tile: int, spent: int, on_board: int) -> TileState:
    if on_board >> tile & 1:
        return TileState.ON_BOARD
    return TileState.SPENT if spent >> tile & 1 else TileState.ACTIVE


def _slot(table: rules.Table, slot: int) -> SlotView:
    card = int(table.market[slot])
    lies = card != rules.NO_CARD
    return SlotView(
        slot=slot + 1,
        modifier=int(modifier(slot)),
        card=card + 1 if lies else None,
        prices=(int(price(table, 0, slot)), int(price(table, 1, slot))) if lies else None,
    )


assert len(_STEPS) == rules.DISCOVERING + 1
