"""Chapter 1, set-up: the planetary system, the ships, the decks and the market."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ALPHA,
    CARDS,
    EXTRACTORS,
    IN_DECK,
    LAST_PLACE,
    MIDDLE_PLANETS,
    NO_CARD,
    NO_MARKER,
    OMEGA,
    PLACES,
    PLANETARY_EFFECTS,
    SLOTS,
    UNKNOWN,
    Table,
)


def lay_out(table: Table) -> None:
    """MET-1.1 to MET-1.6: Alpha face up, Omega known, five planets of seven hidden; both FS on Alpha."""
    table.planet = vec[i64]([UNKNOWN] * PLACES)
    table.planet[0] = ALPHA
    table.planet[LAST_PLACE] = OMEGA
    table.discovered = 1
    table.pool = MIDDLE_PLANETS
    table.marker = vec[i64]([NO_MARKER] * PLACES)
    table.extractors = vec[i64]([0] * (2 * PLACES))
    table.cards = vec[i64]([IN_DECK] * CARDS)
    table.market = vec[i64]([NO_CARD] * SLOTS)
    table.power = vec[i64]([0] * (2 * PLANETARY_EFFECTS))
    table.money = vec[i64]([0, 0])
    table.reserve = vec[i64]([EXTRACTORS, EXTRACTORS])
    table.ship = vec[i64]([0, 0])
    table.spent = vec[i64]([0, 0])
    table.program = vec[i64]([0, 0])
