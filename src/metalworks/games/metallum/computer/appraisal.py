"""How well a seat of Metallum stands, from what it may know. The weights are ours; 1000 is $1."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.computer.features import WEIGHTS, features
from metalworks.games.metallum.rules.components import (
    ACTIONS,
    CARDS,
    HELD,
    MENU,
    MORE,
    OWNED,
    PLACES,
    PLANETARY_CARDS,
    PROGRAMMING,
    PURCHASE,
    PURCHASE_OR_TRANSPORT,
    ROUNDS,
    SCORING,
    TILES,
    TURNING_UP,
    Table,
    stands,
    unspent,
)
from metalworks.games.metallum.rules.market import can_buy_any
from metalworks.games.metallum.rules.modules import owner_of
from metalworks.games.metallum.rules.scoring import count, planet_income
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import State

# What the next scorings are worth today, by their number: each the eight tenths of the one before.
FUTURE: Final = vec[i64]([0, 1000, 1800, 2440, 2952, 3362, 3690, 3952, 4162, 4330])
# What a tile of the program promises, by tile; a fuller program is the better one.
PROMISE: Final = vec[i64]([300, 350, 300, 700, 1500, 2100, 1300, 600, 2400, 700, 750, 1000])
PURCHASES: Final = 1 << PURCHASE | 1 << PURCHASE_OR_TRANSPORT
OUT_OF_REACH: Final = 500
LAST_SCALE: Final = 2_000.0
SCALE_PER_ROUND: Final = 1_500.0
# What an effect in progress may still bring, by step; where it is 0, so much for each extractor still to go.
PENDING: Final = vec[i64](
    [0, 600, 0, 600, 700, 800, 700, 0, 0, 700, 0, 700, 700, 700, 700, 700, 0, 700, 700, 700, 700, 700, 700, 600]
)
PENDING_EXTRACTOR: Final = 300
# Worth a round to come of an effect that scoring does not show; of an action module the worth at all.
WORTH: Final = vec[i64]([60, 350, 150, 60, 80, 150, 150, 300, 250, 750, 150, 250])
CARD_WORTH: Final = vec[i64]([3000, 3000, 2200, 1300, 2200, 3200, 3600, 2600, 700])


def scorings_left(table: Table) -> i64:
    """The scoring phases still to come, that of this round included until it is over."""
    left = ROUNDS - table.round
    return left + 1 if table.phase <= SCORING else left


class MetallumAppraisal(Appraisal):
    """Money, what majorities will earn, modules and cards, and what one's own program promises."""

    def __init__(self) -> None:
        super().__init__(reply_nodes=60)
        self.many = 1_500
        self.weights = WEIGHTS

    def appraise(self, state: State, seat: i64) -> i64:
        return standing(cast(Table, state), seat)

    def is_calm(self, state: State) -> bool:
        """Between two rounds: what a program brings is seen once it has been acted out and scored."""
        return cast(Table, state).phase == PROGRAMMING

    def clock(self, state: State) -> i64:
        return cast(Table, state).round

    def prospect(self, state: State, seat: i64) -> i64:
        """The tiles that are left for the rest of the sequence."""
        table = cast(Table, state)
        return reserve(table, seat) if table.phase == PROGRAMMING else 0

    def features(self, state: State) -> list[vec[i64]]:
        table = cast(Table, state)
        return [features(table, 0), features(table, 1)]

    def scale_of(self, state: State) -> float:
        """The more rounds to come, the less a lead means."""
        return LAST_SCALE + SCALE_PER_ROUND * float(scorings_left(cast(Table, state)))

    def reopen(self, state: State, seat: i64) -> None:
        """MET-3.1: a program that was committed first is as secret as one that is chosen at the same time."""
        table = cast(Table, state)
        other = 1 - seat
        if table.phase == PROGRAMMING and table.committed == 1 << other:
            table.committed = 0
            table.program[other] = 0


def standing(table: Table, seat: i64) -> i64:
    value = (table.money[seat] - table.money[1 - seat]) * 1000
    if table.phase >= TURNING_UP:
        return value
    left = scorings_left(table)
    value += board_worth(table, seat, left)
    value += cards_worth(table, seat, left) - cards_worth(table, 1 - seat, left)
    # What one's own program promises; the other's is secret at first and then the same whatever one does.
    if table.phase < ACTIONS:
        return value + promise(table, seat)
    if table.phase == ACTIONS:
        value += promise(table, seat) // 2  # being acted out: what is done must beat what is left
        if table.player == seat:
            value += pending(table)
    return value


def board_worth(table: Table, seat: i64, left: i64) -> i64:
    """Income of the planets as they are, times the scorings to come, and a little for every lead."""
    value: i64 = 0
    other = 1 - seat
    future = FUTURE[left]
    place: i64
    for place in range(PLACES):
        mine = count(table, seat, place)
        theirs = count(table, other, place)
        if mine + theirs == 0:
            continue
        value += (planet_income(table, seat, place) - planet_income(table, other, place)) * future
        lead = mine - theirs
        # Leads are easier kept with more: the first extractors of a lead count most.
        if lead > 0:
            value += future * min(lead, 3) // 6
        elif lead < 0:
            value -= future * min(-lead, 3) // 6
        value += (stands(table, seat, place) - stands(table, other, place)) * future // 20
    return value


def cards_worth(table: Table, seat: i64, left: i64) -> i64:
    """What the modules of a seat are worth beyond what the planets earn already."""
    value: i64 = 0
    card: i64
    for card in range(PLANETARY_CARDS):
        if owner_of(table.cards[card]) == seat:
            value += WORTH[table.content.effects[card]] * left
    if table.round > 6:
        for card in range(PLANETARY_CARDS, CARDS):
            if table.cards[card] == OWNED + seat * 8 + HELD and left > 0:
                value += CARD_WORTH[table.content.effects[card] - PLANETARY_CARDS]
    return value


def promise(table: Table, seat: i64) -> i64:
    """What the tiles of a seat's program may bring, less a little for their complexity."""
    value: i64 = 0
    program = unspent(table, seat)
    # With nothing in reach a purchase promises only what may be earned before it.
    if program & PURCHASES != 0 and not can_buy_any(table, seat):
        value -= OUT_OF_REACH
    tile: i64
    for tile in range(TILES):
        if (program >> tile) & 1 != 0:
            value += PROMISE[tile] - table.content.complexity[tile] * 30
    return value


def reserve(table: Table, seat: i64) -> i64:
    """What the tiles that are not spent yet may bring; each can be used once in a sequence."""
    value: i64 = 0
    tile: i64
    for tile in range(TILES):
        if (table.spent[seat] >> tile) & 1 == 0:
            value += PROMISE[tile]
    return value // 2  # the other seat has its own, and not everything finds its place


def pending(table: Table) -> i64:
    """What an effect in progress may still bring."""
    step = table.step()
    if step == MENU:
        return 0
    worth = PENDING[step]
    return worth if worth > 0 else table.argument(MORE) * PENDING_EXTRACTOR
