"""The pieces of Metallum as people name them.

A place is a number from 1 (Alpha's end of the line) to 7 (Omega's); a seat is red (0) or blue (1).
A card is its number in the content file: 1 to 12 planetary, 13 to 21 action modules.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from metalworks.games.metallum.rules import components as rules


class Edition(StrEnum):
    EN = "en"
    DE = "de"
    PL = "pl"


class Planet(StrEnum):
    ALPHA = "alpha"
    BETA = "beta"
    GAMMA = "gamma"
    DELTA = "delta"
    EPSILON = "epsilon"
    ZETA = "zeta"
    ETA = "eta"
    THETA = "theta"
    OMEGA = "omega"


class TileType(StrEnum):
    MOVE = "move"
    DEPLOYMENT = "deployment"
    SPECIAL = "special"
    ENHANCEMENT = "enhancement"


class Tile(StrEnum):
    """The twelve subroutines."""

    MOVE_BY_1 = "move_by_1"
    MOVE_BY_2 = "move_by_2"
    MOVE_BY_3 = "move_by_3"
    EXTRACTORS_1 = "extractors_1"
    EXTRACTORS_2 = "extractors_2"
    EXTRACTORS_3 = "extractors_3"
    DEPOSITS_REPORT = "deposits_report"
    POWER_BOOST = "power_boost"
    DEEP_MINING = "deep_mining"
    PURCHASE_MODULE = "purchase_module"
    PURCHASE_OR_TRANSPORT = "purchase_or_transport"
    EXTRA_ACTIVATION = "extra_activation"

    @property
    def number(self) -> int:
        return TILES.index(self)

    @property
    def type(self) -> TileType:
        return TILE_TYPES[self.number // 3]


class Marker(StrEnum):
    RICH = "rich"
    POOR = "poor"


class Effect(StrEnum):
    """What a module does; a content file chooses among these."""

    MINING_STATION = "mining_station"
    RESEARCH_STATION = "research_station"
    SIGNAL_JAM = "signal_jam"
    FORCE_SHIELD = "force_shield"
    CONGLOMERATE = "conglomerate"
    REFINERY = "refinery"
    CUSTOMS_OFFICE = "customs_office"
    ASSEMBLY_PLANT = "assembly_plant"
    JUMP_GATE = "jump_gate"
    ROBOT_FACTORY = "robot_factory"
    DEFENCE_GRID = "defence_grid"
    COMPILER = "compiler"
    ACQUIRE_MODULE = "acquire_module"
    NUCLEAR_EXPLOSION = "nuclear_explosion"
    SABOTAGE = "sabotage"
    ACTIVATION = "activation"
    EMERGENCY_DROP = "emergency_drop"
    TAX_AUDIT = "tax_audit"
    BONUS_CONTRACT = "bonus_contract"
    ROLLBACK = "rollback"
    OVERCLOCK = "overclock"


class Colour(StrEnum):
    """Colours of connectors."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    WHITE = "white"
    VIOLET = "violet"
    ORANGE = "orange"
    CYAN = "cyan"


class RoundPhase(StrEnum):
    """The phases of a round."""

    PROGRAMMING = "programming"
    ACTIONS = "actions"
    SCORING = "scoring"
    END_OF_ROUND = "end_of_round"


class Timing(StrEnum):
    """When an action module is used (MET-8.10)."""

    ACTIONS = "actions"
    SCORING = "scoring"
    REVEAL = "reveal"


EDITIONS = tuple(Edition)
PLANETS = tuple(Planet)
TILE_TYPES = tuple(TileType)
TILES = tuple(Tile)
MARKERS = tuple(Marker)
EFFECTS = tuple(Effect)
COLOURS = tuple(Colour)


def planet_at(table: rules.Table, place: int) -> Planet | None:
    """The planet at a rules' place, None while nobody knows it and for no place at all."""
    if place == rules.NO_PLACE or rules.is_hidden(table, place):
        return None
    return PLANETS[int(table.planet[place])]


def effect_of(table: rules.Table, card: int) -> Effect:
    """What a rules' card does."""
    return EFFECTS[int(table.content.effects[card])]


def card_named(effects: Iterable[int], name: str) -> int | None:
    """The rules' number of the first card that does what the name says; `sabotage-2` is the second such card."""
    effect, _, number = name.partition("-")
    if effect not in EFFECTS or not (number or "1").isdecimal():
        return None
    wanted = EFFECTS.index(Effect(effect))
    cards = [card for card, found in enumerate(effects) if found == wanted]
    at = int(number or "1") - 1
    return cards[at] if 0 <= at < len(cards) else None


def tiles_in(mask: int) -> tuple[Tile, ...]:
    """The tiles of a rules' set."""
    return tuple(tile for number, tile in enumerate(TILES) if mask >> number & 1)


def tile_mask(tiles: Iterable[Tile]) -> int:
    """The rules' set of some tiles."""
    return sum(1 << tile.number for tile in set(tiles))
