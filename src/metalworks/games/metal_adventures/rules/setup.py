"""Chapter 1, set-up: astrolabes, base starships, decks, and the two trophies everybody keeps."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import pay
from metalworks.games.metal_adventures.rules.components import (
    ALL_CREDITS,
    BANK,
    BASE_DEALING,
    BASE_DEALT,
    CHOOSING,
    DEALING,
    FIRST_DRAWING,
    FIRST_DRAWN,
    FOR_START,
    HAND,
    MARKET_FILLING,
    MARKET_SLOTS,
    MOST_SEATS,
    NO_CARD,
    START_CREDITS,
    TROPHIES_DEALT,
    TROPHY_DRAWING,
    UNDECIDED,
    Table,
    bit,
)
from metalworks.games.metal_adventures.rules.content import (
    BASES,
    EVENTS,
    IMPROVEMENTS,
    NEAR,
    PLANETS,
    SHIPS,
    TROPHIES,
)
from metalworks.games.metal_adventures.rules.knowledge import holds_trophy
from metalworks.games.metal_adventures.rules.reasons import NOT_YOUR_TROPHY
from metalworks.games.metal_adventures.rules.trophies import put_into_hand, put_under
from metalworks.games.metal_adventures.rules.turn import begin_turn
from metalworks.kernel.state import POSSIBLE


def zeros(number: i64) -> vec[i64]:
    return vec[i64]([0] * number)


def lay_out(table: Table) -> None:
    """MAD-1.2 to MAD-1.6: everything in its place before chance decides anything."""
    seats = table.seats
    table.base = vec[i64]([NO_CARD] * seats)
    table.damage = zeros(seats)
    table.judgment = zeros(seats)
    table.earned = zeros(seats)
    table.credits = zeros(seats)
    table.faktor = zeros(seats)
    table.turns = zeros(seats)
    table.deeds = zeros(seats)
    table.kept = zeros(seats)
    table.broken = zeros(seats)
    table.wrecks = zeros(seats)
    table.owned = zeros(seats)
    table.hand = vec[i64]([NO_CARD] * (seats * HAND))
    table.chosen = vec[i64]([NO_CARD] * seats)
    table.treasure = zeros(PLANETS)
    table.ship_seen = zeros(SHIPS)
    table.trophy_seen = zeros(TROPHIES)
    table.opened = zeros(4 * MOST_SEATS)
    table.market = vec[i64]([NO_CARD] * MARKET_SLOTS)
    table.stock = (1 << IMPROVEMENTS) - 1
    table.pool = (1 << TROPHIES) - 1
    table.queue = vec[i64]([UNDECIDED] * TROPHIES)
    card: i64
    for card in range(SHIPS):  # MAD-1.4: near space on top of deep space
        if table.content.ship_half[card] == NEAR:
            table.near |= bit(card)
        else:
            table.deep |= bit(card)
    for card in range(EVENTS):
        if table.content.event_half[card] == NEAR:
            table.near_events |= bit(card)
        else:
            table.deep_events |= bit(card)
    table.bank = ALL_CREDITS
    seat: i64
    for seat in range(seats):
        pay(table, BANK, seat, START_CREDITS, FOR_START)
    table.push(DEALING, 0)


def deal(table: Table) -> None:
    """The step DEALING: first player, base starships, market, three trophies each, and the choice of two."""
    stage = table.argument(0)
    at = table.argument(1)
    if stage == 0:
        table.set_argument(0, 1)
        table.push(FIRST_DRAWING, 0)
    elif stage == 1:
        if at == table.seats:
            table.set_argument(0, 2)
            table.set_argument(1, 0)
        else:
            table.set_argument(1, at + 1)
            table.push(BASE_DEALING, at)
    elif stage == 2:
        table.set_argument(0, 3)
        table.push(MARKET_FILLING, 0)
    elif stage == 3:
        deal_trophy(table, at)
    else:
        table.pop()
        put_thirds_under(table)


def deal_trophy(table: Table, at: i64) -> None:
    """MAD-1.3: three trophies each; they come one by one, seat after seat."""
    if len(table.drawn) > 0:
        put_into_hand(table, at // HAND, table.drawn[0])
        table.drawn = vec[i64]()
        table.set_argument(1, at + 1)
    elif at < table.seats * HAND:
        table.push(TROPHY_DRAWING, at // HAND)
    else:
        table.set_argument(0, 4)
        table.note(TROPHIES_DEALT)
        table.push(CHOOSING, 0)


def base_outcomes(table: Table) -> vec[i64]:
    """MAD-1.2: every base starship that is not dealt yet alike."""
    weights = vec[i64]([1] * BASES)
    for base in table.base:
        if base != NO_CARD:
            weights[base] = 0
    return weights


def deal_base(table: Table, base: i64) -> None:
    seat = table.who()
    table.pop()
    table.base[seat] = base
    table.note(BASE_DEALT, seat, base)


def draw_first(table: Table, seat: i64) -> None:
    """MAD-1.7: the first player is random."""
    table.pop()
    table.first = seat
    table.active = seat
    table.note(FIRST_DRAWN, seat)


def choosing(table: Table) -> i64:
    """The seats that have not chosen yet which trophy goes under."""
    left: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.chosen[seat] == NO_CARD:
            left |= 1 << seat
    return left


def choose_reason(table: Table, seat: i64, trophy: i64) -> i64:
    return POSSIBLE if holds_trophy(table, seat, trophy) else NOT_YOUR_TROPHY


def choose_trophy(table: Table, seat: i64, trophy: i64) -> None:
    """MAD-1.3: all choose at once; nothing happens before the last has chosen."""
    table.chosen[seat] = trophy
    if choosing(table) == 0:
        table.pop()


def put_thirds_under(table: Table) -> None:
    """MAD-1.3: the third cards go under the deck in turn order from the first player."""
    i: i64
    for i in range(table.seats):
        seat = (table.first + i) % table.seats
        put_under(table, seat, table.chosen[seat])
    table.chosen = vec[i64]()
    begin_turn(table, table.first)
