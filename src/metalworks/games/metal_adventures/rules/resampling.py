"""MAD-1.8, MAD-7.22: everything that is hidden from a viewer is drawn again.

The draw is made of what the viewer observes and of random numbers, never of the hidden cards themselves:
states that the viewer cannot tell apart become the same state by the same random numbers. What the others
know about cards that the viewer does not know is as secret as the cards, so in the new state each captain
knows their own, and no more of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.components import (
    BASE,
    HAND,
    LIST_TERMS,
    MOST_SEATS,
    NO_CARD,
    NO_OFFER,
    OPEN,
    PAYING,
    PICKING,
    PICKS_LEFT,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.hidden import HIDDEN, held_by, trophy_for
from metalworks.games.metal_adventures.rules.knowledge import (
    ANY_WRECK,
    HUNTER_WRECK,
    fits,
    known_ships,
    trophies_in_hand,
)
from metalworks.games.metal_adventures.rules.offers import (
    next_pick,
    pick_actions,
    pick_forced,
    picker,
    set_pick,
    side_list,
)
from metalworks.games.metal_adventures.rules.terms import can_match, wreck_kinds
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import only

GROUP_BITS: Final = 6  # enough for all ships; there are at most eight groups
RANDOM_NUMBERS: Final = 4294967296.0  # how many an Rng has


def draw_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Cards the viewer does not know are permuted over the places they do not know; the rest follows."""
    deal_trophies_again(table, viewer, rng)
    deal_wrecks_again(table, viewer, rng)
    table.held = held_by(table, viewer)
    seat: i64
    for seat in range(len(table.chosen)):
        if seat != viewer and table.chosen[seat] != NO_CARD:
            table.chosen[seat] = table.hand[seat * HAND + rng.below(trophies_in_hand(table, seat))]
    pick_again(table, viewer, rng)


def any_of(cards: i64, rng: Rng) -> i64:
    """Any card of a set, each alike."""
    skip = rng.below(count(cards))
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return lowest(cards)


# -- trophies ---------------------------------------------------------------------------------


def deal_trophies_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Hands, drawn cards and decided places of the deck change cards among themselves and with the pool."""
    cards = table.pool
    cards |= hide(table, table.hand, viewer)
    cards |= hide(table, table.queue, viewer)
    cards |= hide(table, table.drawn, viewer)
    place: i64
    for place in range(len(table.hand)):
        if table.hand[place] == HIDDEN:
            cards &= ~deal_trophy(table, table.hand, place, cards, only(place // HAND), rng)
    for place in range(len(table.queue)):
        if table.queue[place] == HIDDEN:
            cards &= ~deal_trophy(table, table.queue, place, cards, 0, rng)
    for place in range(len(table.drawn)):
        if table.drawn[place] == HIDDEN:
            cards &= ~deal_trophy(table, table.drawn, place, cards, only(table.who()), rng)
    table.pool = cards
    while cards != 0:
        table.trophy_seen[lowest(cards)] = 0
        cards &= cards - 1


def hide(table: Table, places: vec[i64], viewer: i64) -> i64:
    """Take away the trophies that the viewer does not know; which they were, as a mask."""
    taken: i64 = 0
    place: i64
    for place in range(len(places)):
        if trophy_for(table, places[place], viewer) == HIDDEN:
            taken |= bit(places[place])
            places[place] = HIDDEN
    return taken


def deal_trophy(table: Table, places: vec[i64], place: i64, cards: i64, witnesses: i64, rng: Rng) -> i64:
    """Any trophy of a set comes to a place; which one, as a mask."""
    trophy = any_of(cards, rng)
    places[place] = trophy
    table.trophy_seen[trophy] = witnesses
    return bit(trophy)


# -- wrecks -----------------------------------------------------------------------------------


def deal_wrecks_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Wrecks the viewer does not know are permuted over their owners, so that all that was said stays true."""
    ships: i64 = 0
    sizes = vec[i64](capacity=MOST_SEATS)
    seat: i64
    for seat in range(table.seats):
        known = known_ships(table, table.wrecks[seat], viewer)
        ships |= table.wrecks[seat] & ~known
        sizes = append(sizes, count(table.wrecks[seat]) - count(known))
        table.wrecks[seat] = known
    if ships == 0:
        return
    needs = all_needs(table)
    if len(needs) > 0:
        ships = Dealing(table, needs, sizes, ships).deal(rng)
    for seat in range(table.seats):
        while sizes[seat] > 0:
            ship = any_of(ships, rng)
            ships &= ~bit(ship)
            give_wreck(table, sizes, seat, ship)


def give_wreck(table: Table, sizes: vec[i64], seat: i64, ship: i64) -> None:
    table.wrecks[seat] |= bit(ship)
    table.ship_seen[ship] = only(seat)
    sizes[seat] -= 1


class Need:
    """What everybody knows of a captain's wrecks: that different ones fit these kinds."""

    def __init__(self, seat: i64, kinds: vec[i64]) -> None:
        self.seat: i64 = seat
        self.kinds: vec[i64] = kinds


def all_needs(table: Table) -> list[Need]:
    """MAD-7.16: every wreck that somebody offers or is about to pay is what was said."""
    needs: list[Need] = []
    slot: i64
    for slot in range(len(table.offer)):
        if table.offer[slot] != NO_OFFER:
            add_need(table, needs, table.maker[slot], wreck_kinds(table, slot, side_list(0)))
    step = table.step()
    if step == PICKING:
        add_need(table, needs, table.who(), wreck_kinds(table, table.argument(0), side_list(table.argument(1))))
    elif step == PAYING:
        add_need(table, needs, table.who(), vec[i64]([table.argument(2)] * table.argument(1)))
    return needs


def add_need(table: Table, needs: list[Need], seat: i64, kinds: vec[i64]) -> None:
    """Unless the wrecks in sight are enough; any wreck will do as any wreck, and their number is known."""
    named = vec[i64](capacity=LIST_TERMS)
    for kind in kinds:
        if kind != ANY_WRECK:
            named = append(named, kind)
    if not can_match(table, table.wrecks[seat], named, 0):
        needs.append(Need(seat, named))


class Dealing:
    """The captains of whom something was said get their wrecks first, every way to deal them alike.

    Ships that fit the same of the kinds in question are one group, so a hand is a number of ships by
    group, GROUP_BITS for each. All ways are counted, then one of them is drawn: there always is one,
    because the real cards are.
    """

    def __init__(self, table: Table, needs: list[Need], sizes: vec[i64], ships: i64) -> None:
        self.table: Table = table
        self.needs: list[Need] = needs
        self.sizes: vec[i64] = sizes  # how many wrecks each captain gets
        self.known: vec[i64] = table.wrecks[:]
        self.seats: vec[i64] = vec[i64]()  # of whom something was said
        self.groups: vec[i64] = vec[i64]()  # masks of ships
        self.counted: dict[i64, float] = {}
        said: i64 = 0
        captains: i64 = 0
        for need in needs:
            captains |= bit(need.seat)
            for kind in need.kinds:
                said |= bit(kind)
        while captains != 0:
            self.seats = append(self.seats, lowest(captains))
            captains &= captains - 1
        self.put_into_groups(ships, said)

    def put_into_groups(self, ships: i64, said: i64) -> None:
        fitted = vec[i64]()  # of each group the kinds that its ships fit
        while ships != 0:
            ship = lowest(ships)
            ships &= ships - 1
            kinds: i64 = 0
            kind: i64
            for kind in range(1, HUNTER_WRECK + 1):
                if (said >> kind) & 1 != 0 and fits(self.table, ship, kind):
                    kinds |= bit(kind)
            group: i64 = 0
            while group < len(fitted) and fitted[group] != kinds:
                group += 1
            if group == len(fitted):
                fitted = append(fitted, kinds)
                self.groups = append(self.groups, 0)
            self.groups[group] |= bit(ship)

    def deal(self, rng: Rng) -> i64:
        """Give these captains their wrecks; the ships that are left for the others, as a mask."""
        piles = self.groups[:]
        left: i64 = 0
        group: i64
        for group in range(len(piles)):
            left |= count(piles[group]) << (GROUP_BITS * group)
        at: i64
        for at in range(len(self.seats)):
            hand = self.any_hand(at, left, rng)
            left -= hand
            for group in range(len(piles)):
                number = in_group(hand, group)
                while number > 0:
                    ship = any_of(piles[group], rng)
                    piles[group] &= ~bit(ship)
                    give_wreck(self.table, self.sizes, self.seats[at], ship)
                    number -= 1
        ships: i64 = 0
        for pile in piles:
            ships |= pile
        return ships

    def any_hand(self, at: i64, left: i64, rng: Rng) -> i64:
        """A hand for the captain whose turn it is to be dealt, as likely as there are ways to deal it."""
        share = float(rng.next()) / RANDOM_NUMBERS * self.ways(at, left)
        drawn: i64 = 0
        for hand in self.hands(at, left):
            number = selections(left, hand, len(self.groups)) * self.ways(at + 1, left - hand)
            if number > 0.0:
                drawn = hand
                share -= number
                if share < 0.0:
                    break
        return drawn

    def ways(self, at: i64, left: i64) -> float:
        """In how many ways the captains from one on can be dealt what is left."""
        if at == len(self.seats):
            return 1.0
        key = left * MOST_SEATS + at
        known = self.counted.get(key)
        if known is not None:
            return known
        total = 0.0
        for hand in self.hands(at, left):
            total += selections(left, hand, len(self.groups)) * self.ways(at + 1, left - hand)
        self.counted[key] = total
        return total

    def hands(self, at: i64, left: i64) -> vec[i64]:
        """The hands of which all is true that was said."""
        seat = self.seats[at]
        return self.add_hands(vec[i64](), seat, left, 0, self.sizes[seat], 0)

    def add_hands(self, hands: vec[i64], seat: i64, left: i64, group: i64, missing: i64, hand: i64) -> vec[i64]:
        """Complete a hand from a group on in every way."""
        if group == len(self.groups):
            return append(hands, hand) if missing == 0 and self.is_true(seat, hand) else hands
        number: i64
        for number in range(min(missing, in_group(left, group)) + 1):
            more = number << (GROUP_BITS * group)
            hands = self.add_hands(hands, seat, left, group + 1, missing - number, hand | more)
        return hands

    def is_true(self, seat: i64, hand: i64) -> bool:
        """Whether everything said of a captain is true with a hand: any ships of a group stand for all."""
        ships = self.known[seat]
        group: i64
        for group in range(len(self.groups)):
            pile = self.groups[group]
            number = in_group(hand, group)
            while number > 0:
                ships |= pile & -pile
                pile &= pile - 1
                number -= 1
        for need in self.needs:
            if need.seat == seat and not can_match(self.table, ships, need.kinds, 0):
                return False
        return True


def in_group(hand: i64, group: i64) -> i64:
    """How many ships of a group are in a hand."""
    return (hand >> (GROUP_BITS * group)) & 63


def selections(left: i64, hand: i64, groups: i64) -> float:
    """In how many ways the ships of a hand can be taken from those that are left."""
    number = 1.0
    group: i64
    for group in range(groups):
        among = in_group(left, group)
        taken: i64
        for taken in range(in_group(hand, group)):
            number *= float(among - taken) / float(taken + 1)
    return number


# -- picks ------------------------------------------------------------------------------------


def pick_again(table: Table, viewer: i64, rng: Rng) -> None:
    """Picks that the viewer cannot see become any that fit; whoever is picking has just begun."""
    slot: i64
    side: i64
    for slot in range(len(table.offer)):
        if table.offer[slot] == NO_OFFER:
            continue
        for side in range(2):
            if picker(table, slot, side) != viewer:
                pick_side_again(table, slot, side, rng)


def pick_side_again(table: Table, slot: i64, side: i64, rng: Rng) -> None:
    """An open offer has all picks of its maker; how far somebody is with picking nobody else can see."""
    at: i64
    for at in range(LIST_TERMS):
        set_pick(table, slot, side, at, NO_CARD)
    if side == 0 and table.offer[slot] == OPEN:
        while True:
            at = next_pick(table, slot, side)
            if at == NO_CARD:
                return
            picks = pick_actions(table, slot, side)
            set_pick(table, slot, side, at, picks[rng.below(len(picks))] % BASE)
    if (side == 0 and table.offer[slot] == PICKS_LEFT) or (
        table.step() == PICKING and table.argument(0) == slot and table.argument(1) == side
    ):
        pick_forced(table, slot, side)
