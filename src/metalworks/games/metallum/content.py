"""The content of Metallum: tiles with their connectors and complexity, and the module cards."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract import content as files
from metalworks.contract.content import (
    ContentHead,
    Origin,
    check_game,
    check_range,
    convert,
    entries,
    head_of,
    one_for_each,
)
from metalworks.contract.problems import BadContent
from metalworks.contract.types import Content
from metalworks.games.metallum.components import (
    COLOURS,
    EFFECTS,
    TILES,
    Colour,
    Effect,
    RoundPhase,
    Tile,
    TileType,
    Timing,
)
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules import content as rules_content
from metalworks.games.metallum.rules.cards import moment_of

_EDGES = ("top", "right", "bottom", "left")
# MET-C1: pins on the edges that meet the tile above or to the left, sockets on the others.
_EDGES_OF = {
    TileType.MOVE: ("right", "bottom"),
    TileType.DEPLOYMENT: ("left", "bottom"),
    TileType.SPECIAL: ("top", "right"),
    TileType.ENHANCEMENT: ("top", "left"),
}
# Effects whose number matters, and its bounds; the others have none.
NUMBERS: dict[Effect, tuple[int, int]] = {
    Effect.MINING_STATION: (1, 9),
    Effect.RESEARCH_STATION: (1, 9),
    Effect.REFINERY: (1, 9),
    Effect.CUSTOMS_OFFICE: (1, 9),
    Effect.ASSEMBLY_PLANT: (1, 9),
    Effect.ROBOT_FACTORY: (1, 9),
    Effect.COMPILER: (1, 9),
    Effect.SABOTAGE: (1, 9),
    Effect.EMERGENCY_DROP: (1, 9),
    Effect.BONUS_CONTRACT: (2, 3),
}
# MET-8.8: the phases in which each planetary module works, and when each action module is used (MET-8.10).
PHASES: dict[Effect, tuple[RoundPhase, ...]] = {
    Effect.MINING_STATION: (RoundPhase.ACTIONS, RoundPhase.SCORING),
    Effect.RESEARCH_STATION: (RoundPhase.ACTIONS,),
    Effect.SIGNAL_JAM: (RoundPhase.ACTIONS,),
    Effect.FORCE_SHIELD: (RoundPhase.ACTIONS,),
    Effect.CONGLOMERATE: (RoundPhase.ACTIONS, RoundPhase.SCORING),
    Effect.REFINERY: (RoundPhase.ACTIONS, RoundPhase.SCORING),
    Effect.CUSTOMS_OFFICE: (RoundPhase.SCORING,),
    Effect.ASSEMBLY_PLANT: (RoundPhase.ACTIONS,),
    Effect.JUMP_GATE: (RoundPhase.ACTIONS,),
    Effect.ROBOT_FACTORY: (RoundPhase.END_OF_ROUND,),
    Effect.DEFENCE_GRID: (RoundPhase.ACTIONS,),
    Effect.COMPILER: (RoundPhase.PROGRAMMING,),
}
_MOMENTS = {rules.ACTIONS: Timing.ACTIONS, rules.SCORING: Timing.SCORING, rules.REVEAL: Timing.REVEAL}
TIMINGS: dict[Effect, Timing] = {
    effect: _MOMENTS[int(moment_of(number))]
    for number, effect in enumerate(EFFECTS)
    if number >= rules.PLANETARY_EFFECTS
}


class Connector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pin or a socket: its colour, and its position 1 or 2 along the edge."""

    colour: Colour
    position: int


class TileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subroutine tile: its complexity and the connectors on its edges."""

    tile: Tile
    complexity: int
    origin: Origin
    top: list[Connector] = []
    right: list[Connector] = []
    bottom: list[Connector] = []
    left: list[Connector] = []


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A module card: what it does, with which number, its printed cost, and when it works."""

    effect: Effect
    cost: int
    origin: Origin
    number: int = 1
    name: str | None = None  # where the card of an own box bears another one
    phases: list[RoundPhase] = []  # of a planetary module
    timing: Timing | None = None  # of an action module


class ContentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file of Metallum."""

    content: ContentHead
    tile: list[TileEntry]
    planetary: list[CardEntry]
    action: list[CardEntry]


class MetallumContent(Content, frozen=True):
    rules: rules_content.Content
    cards: tuple[CardEntry, ...]


def build(source: dict[str, object], file: str) -> MetallumContent:
    """Validate a content file; a mistake names the entry and the field."""
    head = head_of(source, file)
    check_game(head, "metallum", file)
    tiles = one_for_each(TILES, source, "tile", TileEntry, file)
    for tile in tiles.values():
        _check_tile(tile, file)
    planetary = _cards(source, "planetary", rules.PLANETARY_CARDS, file)
    action = _cards(source, "action", rules.CARDS - rules.PLANETARY_CARDS, file)
    convert(source, ContentFile, file, "-")
    cards = planetary + action
    edges = [_mask(getattr(tiles[tile], edge)) for tile in TILES for edge in _EDGES]
    built = rules_content.Content(
        vec[i64](edges),
        vec[i64]([tiles[tile].complexity for tile in TILES]),
        vec[i64]([EFFECTS.index(card.effect) for card in cards]),
        vec[i64]([card.cost for card in cards]),
        vec[i64]([card.number for card in cards]),
    )
    return MetallumContent(head.id, files.digest(source), source, built, tuple(cards))


def _check_tile(entry: TileEntry, file: str) -> None:
    name = entry.tile.value
    check_range(file, name, "complexity", entry.complexity, 0, 9)
    for edge in _EDGES:
        connectors: list[Connector] = getattr(entry, edge)
        if connectors and edge not in _EDGES_OF[entry.tile.type]:
            raise BadContent("content-edge", file=file, entry=name, field=edge)
        positions = [connector.position for connector in connectors]
        for position in positions:
            check_range(file, name, f"{edge}.position", position, 1, 2)
        if len(set(positions)) != len(positions):
            raise BadContent("content-position-twice", file=file, entry=name, field=edge)


def _cards(source: dict[str, object], name: str, count: int, file: str) -> list[CardEntry]:
    listed = entries(source, name, file)
    if len(listed) != count:
        raise BadContent("content-card-count", file=file, entry=name, found=len(listed), needed=count)
    cards: list[CardEntry] = []
    for number, values in enumerate(listed, 1):
        entry = convert(values, CardEntry, file, f"{name} {number}")
        label = f"{name} {number} ({entry.effect.value})"
        is_planetary = EFFECTS.index(entry.effect) < rules.PLANETARY_EFFECTS
        if is_planetary != (name == "planetary"):
            raise BadContent("content-wrong-deck", file=file, entry=label)
        check_range(file, label, "cost", entry.cost, 0, 20)
        least, most = NUMBERS.get(entry.effect, (1, 1))
        check_range(file, label, "number", entry.number, least, most)
        _check_moments(entry, label, file)
        cards.append(entry)
    return cards


def _check_moments(entry: CardEntry, label: str, file: str) -> None:
    """MET-8.8: a card says when it works, and that is when its effect does."""
    phases, timing = PHASES.get(entry.effect, ()), TIMINGS.get(entry.effect)
    if tuple(entry.phases) != phases:
        raise _other_moment(file, label, "phases", ", ".join(phases))
    if entry.timing != timing:
        raise _other_moment(file, label, "timing", timing or "")


def _other_moment(file: str, label: str, field: str, needed: str) -> BadContent:
    return BadContent("content-phases", game="metallum", file=file, entry=label, field=field, needed=needed or "-")


def _mask(connectors: list[Connector]) -> int:
    return sum(1 << (COLOURS.index(one.colour) * 2 + one.position - 1) for one in connectors)


def connectors(mask: int) -> tuple[Connector, ...]:
    """The connectors of a rules' mask."""
    return tuple(
        Connector(colour, position)
        for number, colour in enumerate(COLOURS)
        for position in (1, 2)
        if mask >> (number * 2 + position - 1) & 1
    )
