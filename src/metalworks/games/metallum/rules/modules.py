"""Chapter 8, planetary modules in play: where they lie, and what they forbid, protect and add."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACQUIRED,
    CAUSE,
    DE,
    DEFENCE_GRID,
    FORCE_SHIELD,
    MODULE_LAID,
    MODULE_TRANSPORTED,
    NO_CARD,
    NO_PLACE,
    OWNED,
    PLANETARY_CARDS,
    PLANETARY_EFFECTS,
    PURCHASE_OR_TRANSPORT,
    SIGNAL_JAM,
    TRANSPORTING,
    WHERE,
    Table,
    is_discovered,
)
from metalworks.games.metallum.rules.reasons import MODULE_NOT_YOURS, NO_TRANSPORT, NOT_DISCOVERED, NOT_THERE
from metalworks.kernel.state import POSSIBLE


def power(table: Table, seat: i64, effect: i64, place: i64) -> i64:
    """The sum of the numbers on a seat's modules of an effect at a planet; 0 without one."""
    return (table.power[seat * PLANETARY_EFFECTS + effect] >> (place * 8)) & 255


def has_power(table: Table, seat: i64, effect: i64) -> bool:
    """MET-8.4: whether a seat has a module of a global effect anywhere."""
    return table.power[seat * PLANETARY_EFFECTS + effect] != 0


def total_power(table: Table, seat: i64, effect: i64) -> i64:
    """The sum of the numbers on all modules of a global effect."""
    rest = table.power[seat * PLANETARY_EFFECTS + effect]
    total: i64 = 0
    while rest != 0:
        total += rest & 255
        rest >>= 8
    return total


def owner_of(where: i64) -> i64:
    """The seat that owns a card lying at `where`, or NO_SEAT."""
    return (where >> 3 & 3) - 1


def place_of(where: i64) -> i64:
    """The place an owned card lies at; HELD for an action module."""
    return where & 7


def lay_module(table: Table, seat: i64, card: i64, place: i64, acquired: bool) -> None:
    """MET-1.9, MET-4.41: a planetary module is laid at a planet and works at once."""
    table.cards[card] = OWNED + seat * 8 + place + (ACQUIRED if acquired else 0)
    content = table.content
    table.power[seat * PLANETARY_EFFECTS + content.effects[card]] += content.numbers[card] << (place * 8)
    table.note(MODULE_LAID, seat, card, place)


def move_module(table: Table, seat: i64, card: i64, place: i64) -> None:
    """An owned planetary module goes to another planet."""
    where = table.cards[card]
    origin = place_of(where)
    content = table.content
    at = seat * PLANETARY_EFFECTS + content.effects[card]
    number = content.numbers[card]
    table.power[at] += (number << (place * 8)) - (number << (origin * 8))
    table.cards[card] = where - origin + place
    table.note(MODULE_TRANSPORTED, seat, card, origin, place)


def working_card(table: Table, seat: i64, effect: i64, place: i64) -> i64:
    """The first of a seat's modules of an effect at a planet, or anywhere for NO_PLACE; NO_CARD without one."""
    card: i64
    for card in range(PLANETARY_CARDS):
        where = table.cards[card]
        is_one = owner_of(where) == seat and table.content.effects[card] == effect
        if is_one and (place == NO_PLACE or place_of(where) == place):
            return card
    return NO_CARD


def count_power(table: Table) -> None:
    """Add up `Table.power` from where the cards lie."""
    content = table.content
    table.power = vec[i64]([0] * (2 * PLANETARY_EFFECTS))
    card: i64
    for card in range(PLANETARY_CARDS):
        where = table.cards[card]
        seat = owner_of(where)
        if seat >= 0:
            at = seat * PLANETARY_EFFECTS + content.effects[card]
            table.power[at] += content.numbers[card] << (place_of(where) * 8)


def is_barred(table: Table, mover: i64, owner: i64, place: i64) -> bool:
    """MET-8.5: whether a Signal Jam forbids moving an extractor from or to a planet.

    MET-E11: the German text protects the planet from the extractors of the module owner's opponent,
    whoever moves them; the others bind that opponent, whatever they move.
    """
    bound = owner if table.edition == DE else mover
    return power(table, 1 - bound, SIGNAL_JAM, place) > 0


def is_guarded(table: Table, attacker: i64, owner: i64, place: i64) -> bool:
    """MET-C16: whether a Defence Grid keeps extractors safe from the opponent's installation."""
    return attacker != owner and power(table, owner, DEFENCE_GRID, place) > 0


def is_shielded(table: Table, owner: i64, place: i64) -> bool:
    """MET-8.2: whether a Force Shield keeps extractors safe from action modules."""
    return power(table, owner, FORCE_SHIELD, place) > 0


def owns_module(table: Table, seat: i64) -> bool:
    card: i64
    for card in range(PLANETARY_CARDS):
        if is_own_module(table, seat, card):
            return True
    return False


def can_transport(table: Table, seat: i64) -> bool:
    """MET-4.43: a planetary module of one's own, and another discovered planet."""
    # Modules lie at discovered planets, so a second discovered one is always another planet.
    return table.discovered & (table.discovered - 1) != 0 and owns_module(table, seat)


def transport_reason(table: Table, card: i64) -> i64:
    """MET-4.43: one of the player's own modules, while there is another discovered planet."""
    if table.argument(CAUSE) != PURCHASE_OR_TRANSPORT:
        return NO_TRANSPORT
    has_target = table.discovered & (table.discovered - 1) != 0
    return POSSIBLE if has_target and is_own_module(table, table.player, card) else MODULE_NOT_YOURS


def is_own_module(table: Table, seat: i64, card: i64) -> bool:
    return card < PLANETARY_CARDS and owner_of(table.cards[card]) == seat


def take_up_module(table: Table, card: i64) -> None:
    """MET-4.43: this module will be transported."""
    cause = table.argument(CAUSE)
    table.pop()
    table.push(TRANSPORTING, table.player, cause, card)


def laying_reason(table: Table, place: i64) -> i64:
    """MET-4.43, MET-4.12: another discovered planet."""
    if not is_discovered(table, place):
        return NOT_DISCOVERED
    return POSSIBLE if place != place_of(table.cards[table.argument(WHERE)]) else NOT_THERE


def transport(table: Table, place: i64) -> None:
    card = table.argument(WHERE)
    table.pop()
    move_module(table, table.player, card, place)
