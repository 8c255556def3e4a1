"""Chapter 1, components: metals, the pattern of hexagonal positions, and all that lies on the table.

The pattern is kept on a square of WIDTH by WIDTH cells in axial coordinates (q to the right, r
down), flat: cell = CENTRE + q + r * WIDTH. The six neighbours, in circular order (RING):

        (0,-1) (1,-1)             -W   -W+1
     (-1,0)  .  (1,0)     =     -1   .   +1
        (-1,1) (0,1)             W-1   +W

Iron of the deck can lead at most IRON_LIMIT - 7 steps beyond the start pattern, so the pattern
never reaches the rim of the square and no step needs a bounds check.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, u8

from metalworks.kernel.state import State

END_CARD: Final = 0
IRON: Final = 1
COPPER: Final = 2
SILVER: Final = 3
GOLD: Final = 4
METALS: Final = 5  # size of a table by metal; index 0 is the end card's

HAND_SIZE: Final = 3
LAST_CARDS: Final = 6  # MGI-1.4: the end card is one of these

WIDTH: Final = 81
AREA: Final = 6561
CENTRE: Final = 3280
IRON_LIMIT: Final = 45  # (WIDTH - 1) / 2 = 40: the start pattern reaches 1, 38 cards of the deck 39
RING: Final = vec[i64]([1, 81, 80, -1, -81, -80])

# Phases. Chance falls in the first three and in DRAW and REFILL.
DEAL_FIRST: Final = 0  # who starts
DEAL_HANDS: Final = 1
DEAL_BONUS: Final = 2
START: Final = 3  # play a card or draw one
DRAW: Final = 4
DRAWN: Final = 5  # place the drawn card
FOLLOW: Final = 6  # more cards, or end the turn
CHOOSE: Final = 7  # which area is scored next
REMOVE: Final = 8  # which card leaves the scored area next
REFILL: Final = 9
OVER_PHASE: Final = 10

# How the cards of a turn belong together (MGI-2.2, MGI-2.8).
FREE: Final = 0
SAME_METAL: Final = 1
SAME_PLACE: Final = 2

# Kinds of action: action = kind * AREA + cell. 1 to 4 lay a card of that metal.
END_TURN: Final = 0
DRAW_CARD: Final = 5
SCORE_AREA: Final = 6
TAKE_CARD: Final = 7

# Kinds of event, with their arguments.
FIRST_PLAYER: Final = 1  # seat
DEALT: Final = 2  # seat, metal
BONUS_DEALT: Final = 3  # seat, metal
DREW: Final = 4  # seat, metal
DISCARDED: Final = 5  # seat, metal
PLACED: Final = 6  # seat, metal, cell, 1 if it was the drawn card
TURN_ENDED: Final = 7  # seat
SCORED: Final = 8  # seat, metal, size of the area
TAKEN: Final = 9  # seat, metal, cell, 1 if it is the victory point
REFILLED: Final = 10  # seat, metal
END_CARD_TAKEN: Final = 11  # seat
BONUS_SHOWN: Final = 12  # seat, metal

# Marks on cells, all zero between uses: for one flood, and for the areas already looked at.
SCRATCH: Final = vec[u8]([0] * AREA)
SEEN: Final = vec[u8]([0] * AREA)


class Metals:
    """The numbers on the cards, by metal; shared by all states of a game and never changed."""

    def __init__(self, counts: vec[i64], needed: vec[i64], removed: vec[i64]) -> None:
        self.counts: vec[i64] = counts  # cards in the box
        self.needed: vec[i64] = needed  # size of an area that scores
        self.removed: vec[i64] = removed  # cards that leave it


class Table(State):
    """Everything that lies on the table, and where the turn stands."""

    def __init__(self, seats: i64, metals: Metals) -> None:
        super().__init__(seats)
        self.metals: Metals = metals
        self.top: vec[u8] = vec[u8]()  # by cell: 0 empty, else the visible metal
        self.cells: vec[i64] = vec[i64]()  # cells of the pattern, ascending
        self.rim: vec[i64] = vec[i64]()  # empty cells next to it, where iron may go; ascending
        self.hand: vec[i64] = vec[i64]()  # [seat * METALS + metal]
        self.won: vec[i64] = vec[i64]()  # [seat * METALS + metal]: collected cards
        self.deck: vec[i64] = vec[i64]()  # [metal]; index 0: the end card
        self.discard: vec[i64] = vec[i64]()  # [metal]
        self.bonus: vec[i64] = vec[i64]()  # [seat]: its bonus metal; empty without the variant
        self.phase: i64 = DEAL_FIRST
        self.player: i64 = 0  # whose turn it is
        self.first: i64 = 0
        self.turn: i64 = 0  # turns begun
        self.mode: i64 = FREE
        self.metal: i64 = 0  # of the card drawn or placed last, or of the area being scored
        self.last: i64 = 0  # where it was placed, while a card may follow on it
        self.area: vec[i64] = vec[i64]()  # REMOVE: cells to choose from
        self.left: i64 = 0  # REMOVE: cards still to be taken

    def copy_from(self, other: Table) -> None:
        """Take over everything but who listens."""
        self.copy_base(other)
        self.top = other.top[:]
        self.cells = other.cells[:]
        self.rim = other.rim[:]
        self.hand = other.hand[:]
        self.won = other.won[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.bonus = other.bonus[:]
        self.phase = other.phase
        self.player = other.player
        self.first = other.first
        self.turn = other.turn
        self.mode = other.mode
        self.metal = other.metal
        self.last = other.last
        self.area = other.area[:]
        self.left = other.left


def cards_in_hand(table: Table, seat: i64) -> i64:
    base = seat * METALS
    hand = table.hand
    return hand[base + IRON] + hand[base + COPPER] + hand[base + SILVER] + hand[base + GOLD]


def cards_in_deck(table: Table) -> i64:
    """The size of the draw deck, the end card included."""
    deck = table.deck
    return deck[END_CARD] + deck[IRON] + deck[COPPER] + deck[SILVER] + deck[GOLD]


def insert_sorted(cells: vec[i64], cell: i64) -> vec[i64]:
    """Lists of cells stay ascending, so that the way there leaves no trace in them."""
    cells = append(cells, cell)
    i = len(cells) - 1
    while i > 0 and cells[i - 1] > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell
    return cells


def is_near_pattern(top: vec[u8], cell: i64) -> bool:
    """Whether a card of the pattern lies next to this cell."""
    for step in RING:
        if top[cell + step] != 0:
            return True
    return False


def lay_iron(table: Table, cell: i64) -> None:
    """Add a cell to the pattern; the empty cells around it join the rim."""
    top = table.top
    table.rim = remove(table.rim, cell)
    for step in RING:
        near = cell + step
        if top[near] == 0 and not is_near_pattern(top, near):
            table.rim = insert_sorted(table.rim, near)
    top[cell] = IRON
    table.cells = insert_sorted(table.cells, cell)


def clear_pattern(table: Table) -> None:
    """Take up all cards, to lay another pattern."""
    for cell in table.cells:
        table.top[cell] = 0
    table.cells = vec[i64]()
    table.rim = vec[i64]()


def lay_stack(table: Table, cell: i64, metal: i64) -> None:
    """Put a whole stack with this metal on top; the rim is rebuilt when all lie there."""
    table.cells = insert_sorted(table.cells, cell)
    table.top[cell] = u8(metal)


def rebuild_rim(table: Table) -> None:
    """Find the rim of a pattern that was not laid card by card."""
    table.rim = vec[i64]()
    for cell in table.cells:
        for step in RING:
            near = cell + step
            if table.top[near] == 0 and near not in table.rim:
                table.rim = insert_sorted(table.rim, near)


def add_to_area(table: Table, cell: i64) -> None:
    """Let a card of this cell be among those that may leave the scored area next."""
    table.area = insert_sorted(table.area, cell)


def lift_iron(table: Table, cell: i64) -> None:
    """Take a cell out of the pattern (MGI-3.8: it can be built on again)."""
    top = table.top
    top[cell] = 0
    table.cells = remove(table.cells, cell)
    table.rim = insert_sorted(table.rim, cell)
    for step in RING:
        near = cell + step
        if top[near] == 0 and not is_near_pattern(top, near):
            table.rim = remove(table.rim, near)


def connected(table: Table, cell: i64) -> vec[i64]:
    """MGI-3.1: the connected positions that show the same metal as this one."""
    top = table.top
    metal = top[cell]
    mark = SCRATCH
    mark[cell] = 1
    area = vec[i64]([cell], capacity=40)
    i: i64 = 0
    while i < len(area):
        at = area[i]
        i += 1
        for step in RING:
            near = at + step
            if top[near] == metal and mark[near] == 0:
                mark[near] = 1
                area = append(area, near)
    for at in area:
        mark[at] = 0
    return area


def would_split(table: Table, cell: i64) -> bool:
    """MGI-3.4: whether the pattern falls apart without this cell."""
    top = table.top
    gaps: i64 = 0  # changes from used to empty around the cell: one gap or none cannot split
    start: i64 = -1
    before = top[cell + RING[5]]
    for step in RING:
        here = top[cell + step]
        if here > 0:
            start = cell + step
        elif before > 0:
            gaps += 1
        before = here
    if gaps <= 1:
        return False
    mark = SCRATCH
    mark[cell] = 1
    mark[start] = 1
    reached: i64 = 1
    open_cells = vec[i64]([start], capacity=40)
    while len(open_cells) > 0:
        open_cells, at = pop(open_cells)
        for step in RING:
            near = at + step
            if top[near] > 0 and mark[near] == 0:
                mark[near] = 1
                reached += 1
                open_cells = append(open_cells, near)
    for at in table.cells:
        mark[at] = 0
    return reached < len(table.cells) - 1
