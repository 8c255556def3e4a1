"""What a seat or a spectator of Metallum sees, built from what is allowed."""

from __future__ import annotations

import functools
from enum import StrEnum

import msgspec

from metalworks.contract.problems import Refused
from metalworks.contract.types import View, Viewer
from metalworks.games.metallum.components import (
    EDITIONS,
    EFFECTS,
    MARKERS,
    PLANETS,
    TILES,
    Colour,
    Edition,
    Effect,
    Marker,
    Planet,
    Tile,
    TileType,
    effect_of,
    planet_at,
    tiles_in,
)
from metalworks.games.metallum.content import Connector, connectors
from metalworks.games.metallum.refusals import swap_problem, tile_problem
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.market import modifier, price
from metalworks.games.metallum.rules.modules import owner_of, place_of
from metalworks.games.metallum.rules.programming import completions, complexity, counted_complexity, printed_complexity
from metalworks.games.metallum.rules.scoring import count, planet_income


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
    rules.OVER_PHASE: Phase.OVER,
}


class ModuleView(msgspec.Struct, frozen=True):
    """A module card, wherever it lies."""

    card: int
    effect: Effect
    number: int
    cost: int
    owner: int | None = None
    place: int | None = None


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
    modules: tuple[ModuleView, ...]
    installation_used: bool  # in this action phase


class TileState(StrEnum):
    ACTIVE = "active"
    ON_BOARD = "on_board"  # in the draft or in the program, neither executed nor declined yet
    SPENT = "spent"


class TileView(msgspec.Struct, frozen=True):
    """A tile as printed: the same for both players."""

    tile: Tile
    type: TileType
    complexity: int
    top: tuple[Connector, ...]
    right: tuple[Connector, ...]
    bottom: tuple[Connector, ...]
    left: tuple[Connector, ...]


class TileProblem(msgspec.Struct, frozen=True):
    """Why a tile cannot be put on the board now."""

    tile: Tile
    key: str  # of a message
    rule: str
    pin: Tile | None = None  # the tile whose pin meets no socket of its neighbour
    neighbour: Tile | None = None
    colour: Colour | None = None  # of that pin
    position: int | None = None


class Swap(msgspec.Struct, frozen=True):
    """A tile that could take the place of the one of its type, or why it could not."""

    tile: Tile
    problem: TileProblem | None = None


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a player, and the draft where the viewer sits there."""

    money: int
    reserve: int
    ship: int
    committed: bool
    tiles: dict[Tile, TileState]  # a secret draft shows as active
    program: tuple[Tile, ...] | None  # the draft, or the whole program as revealed; None while it is secret
    executed: tuple[Tile, ...]  # of the program
    declined: tuple[Tile, ...]  # of the program
    complexity: int | None  # of the draft; once revealed what counts, later what counted when it was compared
    hand: tuple[ModuleView, ...]  # action modules, face up
    is_valid: bool = False  # the viewer's own draft can be committed
    problems: tuple[TileProblem, ...] = ()
    swaps: tuple[Swap, ...] = ()


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the market; what its card costs each player now."""

    slot: int
    modifier: int
    card: ModuleView | None
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
    discards: tuple[ModuleView, ...]
    set_aside: tuple[ModuleView, ...]
    tiles: tuple[TileView, ...]
    step: Step
    cause_tile: Tile | None = None
    cause_planet: Planet | None = None
    cause_card: int | None = None
    target: int | None = None  # the place that the step is about
    left: int = 0  # how many more
    boxed: tuple[Planet, ...] = ()  # shown at the end


def view(table: rules.Table, viewer: Viewer) -> MetallumView:
    phase = _PHASES[int(table.phase)]
    acting = phase in (Phase.ACTIONS, Phase.SCORING)
    asked = acting or phase in (Phase.REVEAL, Phase.ORDER)
    step = step_of(table)
    cause = int(table.cause) if step is not Step.MENU else rules.NONE
    chance = int(table.phase) == rules.ORDER_DRAW or step is Step.DISCOVERING
    return MetallumView(
        viewer=viewer,
        edition=EDITIONS[int(table.edition)],
        round=int(table.round),
        phase=phase,
        player=int(table.player) if asked and not chance else None,
        first=int(table.first) if acting else None,
        line=tuple(_place(table, place) for place in range(rules.PLACES)),
        seats=(_seat(table, 0, viewer), _seat(table, 1, viewer)),
        market=tuple(_slot(table, slot) for slot in range(rules.SLOTS)),
        deck_sizes=(
            _count(table, 0, rules.PLANETARY_CARDS, rules.IN_DECK),
            _count(table, rules.PLANETARY_CARDS, rules.CARDS, rules.IN_DECK),
        ),
        discards=_lying(table, rules.DISCARDED),
        set_aside=_lying(table, rules.SET_ASIDE),
        tiles=_printed(table.content),
        step=step,
        cause_tile=TILES[cause] if 0 <= cause < rules.TILES else None,
        cause_planet=PLANETS[cause - rules.CAUSE_INSTALLATION]
        if rules.CAUSE_INSTALLATION <= cause < rules.CAUSE_CARD
        else None,
        cause_card=cause - rules.CAUSE_CARD + 1 if cause >= rules.CAUSE_CARD else None,
        target=int(table.target) + 1 if step in _AIMED_STEPS else None,
        left=int(table.left) if step is not Step.MENU else 0,
        boxed=tuple(planet for n, planet in enumerate(PLANETS) if int(table.pool) >> n & 1)
        if phase is Phase.OVER
        else (),
    )


_AIMED_STEPS = (Step.PLACING, Step.SHIFTING_TO, Step.SWAPPING_OTHER, Step.GATHERING_FROM, Step.DISCOVERING)


def step_of(table: rules.Table) -> Step:
    """What the player is asked within an effect; MENU between effects."""
    return _STEPS[int(table.step_now)] if int(table.phase) in (rules.ACTIONS, rules.SCORING) else Step.MENU


def _place(table: rules.Table, place: int) -> PlaceView:
    planet = planet_at(table, place)
    known = int(table.discovered) >> place & 1 == 1
    marker = int(table.marker[place])
    modules = [
        card
        for card in range(rules.PLANETARY_CARDS)
        if owner_of(table.cards[card]) >= 0 and place_of(table.cards[card]) == place
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
        modules=tuple(_module(table, card) for card in modules),
        installation_used=planet is not None and known and int(table.used) >> PLANETS.index(planet) & 1 == 1,
    )


def _module(table: rules.Table, card: int) -> ModuleView:
    where = int(table.cards[card])
    owner = int(owner_of(where))
    place = int(place_of(where)) if owner >= 0 else rules.HELD
    return ModuleView(
        card=card + 1,
        effect=effect_of(table, card),
        number=int(table.content.numbers[card]),
        cost=int(table.content.costs[card]),
        owner=owner if owner >= 0 else None,
        place=place + 1 if place < rules.PLACES else None,
    )


def _lying(table: rules.Table, where: int) -> tuple[ModuleView, ...]:
    return tuple(_module(table, card) for card in range(rules.CARDS) if int(table.cards[card]) == where)


def _count(table: rules.Table, first: int, end: int, where: int) -> int:
    return sum(int(table.cards[card]) == where for card in range(first, end))


@functools.lru_cache(maxsize=8)
def _printed(content: Content) -> tuple[TileView, ...]:
    """The tiles of a content, which never changes."""

    def edges(tile: Tile) -> list[tuple[Connector, ...]]:
        return [connectors(int(content.edges[tile.number * 4 + edge])) for edge in range(4)]

    return tuple(TileView(tile, tile.type, int(content.complexity[tile.number]), *edges(tile)) for tile in TILES)


def _seat(table: rules.Table, seat: int, viewer: Viewer) -> SeatView:
    """MET-3.1: nothing of a program shows to others until both are committed."""
    phase = int(table.phase)
    programming = phase == rules.PROGRAMMING
    secret = programming and seat != viewer
    spent = int(table.spent[seat])
    program = 0 if secret else int(table.program[seat])
    # What is left when the action phase ends is declined (MET-4.5); the tiles may be back already (MET-6.4).
    done = program if phase > rules.ACTIONS else program & spent
    declined = int(table.declined) >> seat * rules.TILES & program
    own_draft = programming and not secret and not int(table.committed) >> seat & 1
    return SeatView(
        money=int(table.money[seat]),
        reserve=int(table.reserve[seat]),
        ship=int(table.ship[seat]) + 1,
        committed=programming and int(table.committed) >> seat & 1 == 1,
        tiles={tile: _tile_state(tile, spent, program & ~done) for tile in TILES},
        program=None if secret else tiles_in(program),
        executed=tiles_in(done & ~declined),
        declined=tiles_in(declined),
        complexity=None if secret else int(_complexity(table, seat)),
        hand=tuple(
            _module(table, card)
            for card in range(rules.PLANETARY_CARDS, rules.CARDS)
            if int(owner_of(table.cards[card])) == seat
        ),
        is_valid=own_draft and int(completions(table, seat, program)) < 0,
        problems=_problems(table, seat, program, spent) if own_draft else (),
        swaps=_swaps(table, seat, program, spent) if own_draft else (),
    )


def _complexity(table: rules.Table, seat: int) -> int:
    """MET-3.6 while it is a draft; what counts once revealed; after the comparison what counted in it."""
    phase = int(table.phase)
    if phase == rules.PROGRAMMING:
        return printed_complexity(table, table.program[seat])
    return complexity(table, seat) if phase == rules.REVEAL else counted_complexity(table, seat)


def _tile_state(tile: Tile, spent: int, on_board: int) -> TileState:
    if on_board >> tile.number & 1:
        return TileState.ON_BOARD
    return TileState.SPENT if spent >> tile.number & 1 else TileState.ACTIVE


def _problems(table: rules.Table, seat: int, program: int, spent: int) -> tuple[TileProblem, ...]:
    """Which active tiles do not fit the draft, and why."""
    found = []
    for tile in TILES:
        if (program | spent) >> tile.number & 1:
            continue
        refused = tile_problem(table, seat, tile)
        if refused is not None:
            found.append(_problem(tile, refused))
    return tuple(found)


def _swaps(table: rules.Table, seat: int, program: int, spent: int) -> tuple[Swap, ...]:
    """What could be exchanged on the board, and what not."""
    types = {tile.type for tile in tiles_in(program)}
    found = []
    for tile in TILES:
        if tile.type in types and not (program | spent) >> tile.number & 1:
            refused = swap_problem(table, seat, tile)
            found.append(Swap(tile, None if refused is None else _problem(tile, refused)))
    return tuple(found)


def _problem(tile: Tile, refused: Refused) -> TileProblem:
    told = {**refused.arguments, "tile": tile, "key": refused.key, "rule": refused.rule}
    if "colour" in told:
        told["pin"] = refused.arguments["tile"]
    return msgspec.convert(told, TileProblem)


def _slot(table: rules.Table, slot: int) -> SlotView:
    card = int(table.market[slot])
    lies = card != rules.NO_CARD
    return SlotView(
        slot=slot + 1,
        modifier=int(modifier(slot)),
        card=_module(table, card) if lies else None,
        prices=(int(price(table, 0, slot)), int(price(table, 1, slot))) if lies else None,
    )


assert len(_STEPS) == rules.DISCOVERING + 1
assert len(EFFECTS) == rules.EFFECTS
