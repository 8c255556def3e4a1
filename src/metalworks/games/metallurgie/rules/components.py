"""Chapter 1, components: metals, the pattern of hexagonal positions, and all that lies on the table.

The pattern is kept on a square of WIDTH by WIDTH cells in axial coordinates (q to the right, r
down), flat: cell = CENTRE + q + r * WIDTH. The six neighbours, in circular order (RING):

        (0,-1) (1,-1)             -W   -W+1
     (-1,0)  .  (1,0)     =     -1   .   +1
        (-1,1) (0,1)             W-1   +W

Iron of the deck can lead at most IRON_LIMIT - 7 steps beyond the start pattern, so the pattern
never reaches the rim of the square and no step needs a bounds check.

Where a card of each metal fits is kept in one table of rows, FIT_ROOM places a row: for iron the empty
cells next to the pattern, for any other metal the visible cards of the metal below. The row above
gold's holds the visible gold. So the row of `metal + 1` is also the list of all that shows this metal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64, u8

from metalworks.kernel.state import State, all_but, only

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
FIT_ROOM: Final = 96  # n cells have at most 2n + 4 around them: each adds three at most, and takes its own place
RING: Final = vec[i64]([1, 81, 80, -1, -81, -80])

# Phases. Chance is resolved in the first three and in DRAW and REFILL.
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
DEALT: Final = 2  # seat, metal (0 where it is hidden), cards left in the deck
BONUS_DEALT: Final = 3  # seat, metal (0 where it is hidden)
DREW: Final = 4  # seat, metal, cards left in the deck
DISCARDED: Final = 5  # seat, metal
PLACED: Final = 6  # seat, metal, cell, 1 if it was the drawn card, the metal it covers or 0
TURN_ENDED: Final = 7  # seat
SCORED: Final = 8  # seat, metal
TAKEN: Final = 9  # seat, metal, cell, 1 if it is the victory point, the metal that shows now or 0
REFILLED: Final = 10  # seat, metal (0 where it is hidden), cards left in the deck
END_CARD_TAKEN: Final = 11  # seat
BONUS_SHOWN: Final = 12  # seat, metal

# Added to `top` while an area or the pattern is followed cell by cell, and taken off again right after.
IN_AREA: Final = 8
REACHED: Final = 16
WANTED: Final = 32


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
        self.fits: vec[i16] = vec[i16]()  # [metal * FIT_ROOM + n]: cells where a card of it fits, ascending
        self.fit_count: vec[i64] = vec[i64]()  # [metal]: how many
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
        self.fits = other.fits[:]
        self.fit_count = other.fit_count[:]
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


def note_hand(table: Table, kind: i64, seat: i64, metal: i64) -> None:
    """MGI-1.5: a card has come to a hand; only its owner sees the metal."""
    if table.recording:
        left = cards_in_deck(table)
        table.note_for(only(seat), kind, seat, metal, left)
        table.note_for(all_but(seat), kind, seat, 0, left)


def insert_sorted(cells: vec[i64], cell: i64) -> vec[i64]:
    """Lists of cells stay ascending, so that the way there leaves no trace in them."""
    cells = append(cells, cell)
    i = len(cells) - 1
    while i > 0 and cells[i - 1] > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell
    return cells


def fit(table: Table, metal: i64, cell: i64) -> None:
    """A card of this metal fits here from now on."""
    fits = table.fits
    first = metal * FIT_ROOM
    i = first + table.fit_count[metal]
    while i > first:
        other = fits[i - 1]
        if i64(other) < cell:
            break
        fits[i] = other
        i -= 1
    fits[i] = i16(cell)
    table.fit_count[metal] += 1


def unfit(table: Table, metal: i64, cell: i64) -> None:
    """A card of this metal fits here no longer."""
    fits = table.fits
    count = table.fit_count[metal] - 1
    i = metal * FIT_ROOM + count
    # From the end, each card taking the place of the one before it, until the one that goes.
    after = fits[i]
    fits[i] = 0  # room that is not used is empty, so that equal positions are equal states
    while i64(after) != cell:
        i -= 1
        other = fits[i]
        fits[i] = after
        after = other
    table.fit_count[metal] = count


def shown(table: Table, metal: i64) -> i64:
    """How many positions show this metal."""
    return table.fit_count[metal + 1]


def show(table: Table, cell: i64, metal: i64) -> None:
    """Let another metal be the visible one of a stack."""
    unfit(table, i64(table.top[cell]) + 1, cell)
    table.top[cell] = u8(metal)
    fit(table, metal + 1, cell)


def is_near_pattern(top: vec[u8], cell: i64) -> bool:
    """Whether a card of the pattern lies next to this cell."""
    # All six at once, without a loop: this is asked for every cell around a card that is laid.
    above = top[cell - WIDTH] | top[cell - WIDTH + 1]
    below = top[cell + WIDTH - 1] | top[cell + WIDTH]
    return above | below | top[cell - 1] | top[cell + 1] != 0


def lay_iron(table: Table, cell: i64) -> None:
    """Add a cell to the pattern; the empty cells around it join the rim."""
    top = table.top
    unfit(table, IRON, cell)
    for step in RING:
        near = cell + step
        if top[near] == 0 and not is_near_pattern(top, near):
            fit(table, IRON, near)
    top[cell] = IRON
    fit(table, COPPER, cell)
    table.cells = insert_sorted(table.cells, cell)


def lift_iron(table: Table, cell: i64) -> None:
    """Take a cell with all that lies there out of the pattern (MGI-3.8: it can be built on again)."""
    top = table.top
    unfit(table, i64(top[cell]) + 1, cell)
    top[cell] = 0
    table.cells = remove(table.cells, cell)
    fit(table, IRON, cell)
    for step in RING:
        near = cell + step
        if top[near] == 0 and not is_near_pattern(top, near):
            unfit(table, IRON, near)


def clear_pattern(table: Table) -> None:
    """An empty table."""
    table.top = vec[u8]([0] * AREA)
    table.cells = vec[i64]()
    find_fits(table)


def lay_stack(table: Table, cell: i64, metal: i64) -> None:
    """Put a whole stack with this metal on top; `find_fits` follows when all lie there."""
    table.cells = insert_sorted(table.cells, cell)
    table.top[cell] = u8(metal)


def find_fits(table: Table) -> None:
    """Find where each metal fits on a pattern that was not laid card by card."""
    top = table.top
    table.fits = vec[i16]([0] * ((METALS + 1) * FIT_ROOM))
    table.fit_count = vec[i64]([0] * (METALS + 1))
    for cell in table.cells:
        fit(table, i64(top[cell]) + 1, cell)
        for step in RING:
            near = cell + step
            if top[near] == 0:
                top[near] = IN_AREA
                fit(table, IRON, near)
    i: i64
    for i in range(table.fit_count[IRON]):
        top[i64(table.fits[IRON * FIT_ROOM + i])] = 0


def add_to_area(table: Table, cell: i64) -> None:
    """Let a card of this cell be among those that may leave the scored area next."""
    table.area = insert_sorted(table.area, cell)


def mark_area(top: vec[u8], cell: i64, found: vec[i64], first: i64) -> i64:
    """Follow the area of a cell, mark it IN_AREA and list it in `found` from `first` on; where the list ends."""
    metal = top[cell]
    marked = metal + IN_AREA
    top[cell] = marked
    found[first] = cell
    i = first
    end = first + 1
    while i < end:
        at = found[i]
        i += 1
        # The six neighbours, written out: most of the time of scoring is spent here.
        if top[at + 1] == metal:
            top[at + 1] = marked
            found[end] = at + 1
            end += 1
        if top[at + WIDTH] == metal:
            top[at + WIDTH] = marked
            found[end] = at + WIDTH
            end += 1
        if top[at + WIDTH - 1] == metal:
            top[at + WIDTH - 1] = marked
            found[end] = at + WIDTH - 1
            end += 1
        if top[at - 1] == metal:
            top[at - 1] = marked
            found[end] = at - 1
            end += 1
        if top[at - WIDTH] == metal:
            top[at - WIDTH] = marked
            found[end] = at - WIDTH
            end += 1
        if top[at - WIDTH + 1] == metal:
            top[at - WIDTH + 1] = marked
            found[end] = at - WIDTH + 1
            end += 1
    return end


def unmark(top: vec[u8], found: vec[i64], end: i64) -> None:
    """Take the marks of `mark_area` off again."""
    i: i64
    for i in range(end):
        top[found[i]] -= IN_AREA


def connected(table: Table, cell: i64) -> vec[i64]:
    """MGI-3.1: the connected positions that show the same metal as this one, beginning with it."""
    found = vec[i64]([0] * (len(table.cells) + 1))  # one more: `prospects` looks at cells not yet laid
    end = mark_area(table.top, cell, found, 0)
    unmark(table.top, found, end)
    return found[:end]


def would_split(table: Table, cell: i64) -> bool:
    """MGI-3.4: whether the pattern falls apart without this cell."""
    top = table.top
    gaps: i64 = 0  # changes from used to empty around the cell: one gap or none cannot split
    before = top[cell + RING[5]]
    for step in RING:
        here = top[cell + step]
        if here == 0 and before > 0:
            gaps += 1
        before = here
    if gaps <= 1:
        return False
    # From one neighbour, follow the pattern around the cell until all other neighbours are met.
    found = vec[i64]([cell] * len(table.cells))
    wanted: i64 = 0
    for step in RING:
        near = cell + step
        if top[near] > 0:
            top[near] += WANTED
            found[1] = near
            wanted += 1
    top[cell] += REACHED
    top[found[1]] += REACHED
    i: i64 = 1
    end: i64 = 2
    while i < end and wanted > 1:
        at = found[i]
        i += 1
        for step in RING:
            near = at + step
            here = top[near]
            if here > 0 and here & REACHED == 0:
                top[near] = here | REACHED
                found[end] = near
                end += 1
                if here & WANTED != 0:
                    wanted -= 1
    for i in range(end):
        top[found[i]] -= REACHED
    for step in RING:
        if top[cell + step] > 0:
            top[cell + step] -= WANTED
    return wanted > 1
