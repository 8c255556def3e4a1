"""The events of Metallum, each made once with its audience."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from metalworks.contract.game import Told, noted
from metalworks.contract.types import Event
from metalworks.games.metallum.components import (
    MARKERS,
    PLANETS,
    TILES,
    Effect,
    Marker,
    Planet,
    RoundPhase,
    Tile,
    effect_of,
    planet_at,
    tiles_in,
)
from metalworks.games.metallum.rules import components as rules
from metalworks.kernel.state import NO_SEAT


class Reason(StrEnum):
    """Why money changed hands."""

    DISCOVERY = "discovery"
    MAJORITY = "majority"
    MINORITY = "minority"
    CONGLOMERATE = "conglomerate"
    REFINERY = "refinery"
    CUSTOMS = "customs"
    CONTRACT = "contract"
    PURCHASE = "purchase"


class Cause(StrEnum):
    """What made an extractor or a ship move."""

    SUBROUTINE = "subroutine"
    INSTALLATION = "installation"
    MODULE = "module"


class ProgramCommitted(Event, frozen=True):
    """A player has committed a program; which one only that player knows."""

    seat: int
    tiles: tuple[Tile, ...] | None = None


class ProgramRevealed(Event, frozen=True):
    seat: int
    tiles: tuple[Tile, ...]


class ComplexityCounted(Event, frozen=True):
    """The sum of the tiles, and what counts after Compiler and Overclock."""

    seat: int
    printed: int
    counted: int


class DeciderFound(Event, frozen=True):
    """Who decides the order; no seat: everything ties."""

    seat: int | None = None


class OrderChosen(Event, frozen=True):
    """Who acts first, and who chose it; no seat: chance."""

    seat: int
    other: int | None = None


class ActionsBegun(Event, frozen=True):
    seat: int


class ActionsEnded(Event, frozen=True):
    seat: int


class SubroutineExecuted(Event, frozen=True):
    seat: int
    tile: Tile
    again: bool = False


class SubroutineDeclined(Event, frozen=True):
    seat: int
    tile: Tile


class InstallationUsed(Event, frozen=True):
    seat: int
    planet: Planet
    place: int


class ShipMoved(Event, frozen=True):
    seat: int
    origin: int
    place: int
    origin_planet: Planet | None
    planet: Planet | None
    cause: Cause


class PlanetDiscovered(Event, frozen=True):
    seat: int
    place: int
    planet: Planet


class ExtractorPlaced(Event, frozen=True):
    owner: int
    place: int
    planet: Planet | None
    cause: Cause


class ExtractorRemoved(Event, frozen=True):
    owner: int
    place: int
    planet: Planet | None
    cause: Cause


class ExtractorMoved(Event, frozen=True):
    owner: int
    origin: int
    place: int
    origin_planet: Planet | None
    planet: Planet | None
    cause: Cause


class MarkerPlaced(Event, frozen=True):
    seat: int
    place: int
    planet: Planet | None
    marker: Marker


class MarkerRemoved(Event, frozen=True):
    seat: int
    place: int
    planet: Planet | None
    marker: Marker


class MoneyChanged(Event, frozen=True):
    """A player earned, or paid (a negative amount): what for, where, and by which card."""

    seat: int
    amount: int
    reason: Reason
    place: int | None = None
    planet: Planet | None = None
    card: int | None = None  # the module bought, or the one that brings the money
    effect: Effect | None = None  # of that card


class ModuleBought(Event, frozen=True):
    seat: int
    card: int
    effect: Effect
    price: int
    slot: int


class ModuleLaid(Event, frozen=True):
    seat: int
    card: int
    effect: Effect
    place: int
    planet: Planet | None


class ModuleTransported(Event, frozen=True):
    seat: int
    card: int
    effect: Effect
    origin: int
    place: int
    origin_planet: Planet | None
    planet: Planet | None


class ModuleAcquired(Event, frozen=True):
    seat: int
    card: int
    effect: Effect


class CardUsed(Event, frozen=True):
    seat: int
    card: int
    effect: Effect


class CardAimed(Event, frozen=True):
    seat: int
    card: int
    effect: Effect
    place: int
    planet: Planet | None


class PlanetScored(Event, frozen=True):
    """What both count on a planet and earn there."""

    place: int
    planet: Planet | None
    counts: tuple[int, int]
    income: tuple[int, int]


class CardDiscarded(Event, frozen=True):
    card: int
    effect: Effect


class CardToMarket(Event, frozen=True):
    card: int
    effect: Effect
    slot: int


class DeckReshuffled(Event, frozen=True):
    action_modules: bool


class PlanetaryCardsSetAside(Event, frozen=True):
    pass


class TilesReturned(Event, frozen=True):
    pass


class RoundBegun(Event, frozen=True):
    round: int


class PhaseEnded(Event, frozen=True):
    phase: RoundPhase


class PlanetTurnedUp(Event, frozen=True):
    """After the last round: a planet that nobody has discovered is turned up."""

    place: int
    planet: Planet


class GameEnded(Event, frozen=True):
    winner: int | None = None


EVENTS: tuple[type[Event], ...] = (
    ProgramCommitted,
    ProgramRevealed,
    ComplexityCounted,
    DeciderFound,
    OrderChosen,
    ActionsBegun,
    ActionsEnded,
    SubroutineExecuted,
    SubroutineDeclined,
    InstallationUsed,
    ShipMoved,
    PlanetDiscovered,
    ExtractorPlaced,
    ExtractorRemoved,
    ExtractorMoved,
    MarkerPlaced,
    MarkerRemoved,
    MoneyChanged,
    ModuleBought,
    ModuleLaid,
    ModuleTransported,
    ModuleAcquired,
    CardUsed,
    CardAimed,
    PlanetScored,
    CardDiscarded,
    CardToMarket,
    DeckReshuffled,
    PlanetaryCardsSetAside,
    TilesReturned,
    RoundBegun,
    PhaseEnded,
    PlanetTurnedUp,
    GameEnded,
)

_REASONS = tuple(Reason)
_PHASES = {
    rules.PROGRAMMING: RoundPhase.PROGRAMMING,
    rules.ACTIONS: RoundPhase.ACTIONS,
    rules.SCORING: RoundPhase.SCORING,
    rules.MARKET: RoundPhase.END_OF_ROUND,
}


def events(table: rules.Table, log: Sequence[int]) -> list[Told]:
    """What the rules have just noted, each with its audience; planets bear the names known at this moment."""
    found: list[Told] = []
    for audience, kind, a, b, c, d, e in noted(log):
        if kind == rules.REVEALED:
            found += [(audience, ProgramRevealed(0, tiles_in(a))), (audience, ProgramRevealed(1, tiles_in(b)))]
        elif kind < rules.EXTRACTOR_PLACED:
            found.append((audience, _of_programs_and_ships(table, kind, a, b, c, d)))
        elif kind < rules.PURCHASED:
            found.append((audience, _of_planets(table, kind, a, b, c, d, e)))
        elif kind < rules.EXECUTED:
            found.append((audience, _of_cards(table, kind, a, b, c, d)))
        else:
            found.append((audience, _of_rounds(table, kind, a, b, c, d, e)))
    return found


def _seat(number: int) -> int | None:
    return None if number == NO_SEAT else number


def _cause(number: int) -> Cause:
    if number < rules.CAUSE_INSTALLATION:
        return Cause.SUBROUTINE
    return Cause.INSTALLATION if number < rules.CAUSE_CARD else Cause.MODULE


def _of_programs_and_ships(table: rules.Table, kind: int, a: int, b: int, c: int, d: int) -> Event:
    match kind:
        case rules.COMMITTED:
            return ProgramCommitted(a, tiles_in(b) if b else None)
        case rules.COMPLEXITY:
            return ComplexityCounted(a, b, c)
        case rules.DECIDES:
            return DeciderFound(_seat(a))
        case rules.ORDER_CHOSEN:
            return OrderChosen(a, _seat(b))
        case rules.MOVED:
            return ShipMoved(a, b + 1, c + 1, planet_at(table, b), planet_at(table, c), _cause(d))
        case rules.DISCOVERY:
            return PlanetDiscovered(a, c + 1, PLANETS[b])
    raise ValueError(kind)


def _of_planets(table: rules.Table, kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    match kind:
        case rules.EXTRACTOR_PLACED:
            return ExtractorPlaced(a, b + 1, planet_at(table, b), _cause(c))
        case rules.EXTRACTOR_REMOVED:
            return ExtractorRemoved(a, b + 1, planet_at(table, b), _cause(c))
        case rules.EXTRACTOR_MOVED:
            return ExtractorMoved(a, b + 1, c + 1, planet_at(table, b), planet_at(table, c), _cause(d))
        case rules.MARKER_PLACED:
            return MarkerPlaced(a, b + 1, planet_at(table, b), MARKERS[c - 1])
        case rules.MARKER_REMOVED:
            return MarkerRemoved(a, b + 1, planet_at(table, b), MARKERS[c - 1])
        case rules.INCOME:
            place = None if c == rules.NO_PLACE else c + 1
            card, effect = (None, None) if e == rules.NO_CARD else (e + 1, effect_of(table, e))
            return MoneyChanged(a, b, _REASONS[d], place, planet_at(table, c), card, effect)
    raise ValueError(kind)


def _of_cards(table: rules.Table, kind: int, a: int, b: int, c: int, d: int) -> Event:
    card, effect = b + 1, effect_of(table, b)
    match kind:
        case rules.PURCHASED:
            return ModuleBought(a, card, effect, c, d + 1)
        case rules.MODULE_LAID:
            return ModuleLaid(a, card, effect, c + 1, planet_at(table, c))
        case rules.MODULE_TRANSPORTED:
            return ModuleTransported(a, card, effect, c + 1, d + 1, planet_at(table, c), planet_at(table, d))
        case rules.MODULE_ACQUIRED:
            return ModuleAcquired(a, card, effect)
        case rules.CARD_USED:
            return CardUsed(a, card, effect)
        case rules.CARD_AIMED:
            return CardAimed(a, card, effect, c + 1, planet_at(table, c))
    raise ValueError(kind)


def _of_rounds(table: rules.Table, kind: int, a: int, b: int, c: int, d: int, e: int) -> Event:
    match kind:
        case rules.EXECUTED:
            return SubroutineExecuted(a, TILES[b], bool(c))
        case rules.DECLINED:
            return SubroutineDeclined(a, TILES[b])
        case rules.INSTALLATION_USED:
            return InstallationUsed(a, PLANETS[b], c + 1)
        case rules.PLANET_SCORED:
            return PlanetScored(a + 1, planet_at(table, a), (b, c), (d, e))
        case rules.CARD_DISCARDED:
            return CardDiscarded(a + 1, effect_of(table, a))
        case rules.CARD_TO_MARKET:
            return CardToMarket(a + 1, effect_of(table, a), b + 1)
        case rules.RESHUFFLED:
            return DeckReshuffled(bool(a))
        case rules.CARDS_SET_ASIDE:
            return PlanetaryCardsSetAside()
        case rules.TILES_BACK:
            return TilesReturned()
        case rules.ROUND_BEGUN:
            return RoundBegun(a)
        case rules.ACTIONS_BEGUN:
            return ActionsBegun(a)
        case rules.ACTIONS_ENDED:
            return ActionsEnded(a)
        case rules.PHASE_ENDED:
            return PhaseEnded(_PHASES[a])
        case rules.TURNED_UP:
            return PlanetTurnedUp(b + 1, PLANETS[a])
        case rules.GAME_OVER:
            return GameEnded(_seat(a))
    raise ValueError(kind)
