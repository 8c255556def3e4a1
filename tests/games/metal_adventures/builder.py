"""Small positions to try a rule on: a game after its set-up, cards put where they are needed, dice as wanted."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules.astrolabe import glory_of, power_of
from metalworks.games.metal_adventures.rules.content import Content
from metalworks.games.metal_adventures.rules.game import new_game
from metalworks.games.metal_adventures.rules.ledger import entry, promise_count
from metalworks.kernel.state import CHANCE, EVENT_INTS, PUBLIC, SPECTATOR

from .house import house

# Base starships without an ability, so that sums are easy to check.
PLAIN = house(bases=[(printed.NO_EFFECT, 1, 0)] * 6)

# Ships of the house set by number, for tests that need one of a kind.
WEAK_SOLAR = 0  # power 6, damage 1, 2 credits
SOLAR_SUPPORT = 2  # power 8, 1 credit and a support card
IMPERIAL = 10  # power 8, damage 2, 2 credits
GLORIOUS = 14  # Imperial, power 13, damage 2, 3 credits, 1 glory
HUNTER = 15  # Imperial hunter, power 12, damage 2, 2 credits, 1 glory
BARRENS = 18  # power 7, damage 2, 2 credits
FREIGHT = 25  # OCG, power 8, damage 1, 3 credits
OCG_HUNTER = 28


class Board:
    """A position and the means to play on from it."""

    def __init__(
        self,
        seats: int = 3,
        *,
        hands: Sequence[tuple[int, int, int]] = (),
        market: Sequence[int] = (0, 1, 2, 3),
        bases: Sequence[int] = (0, 1, 2, 3, 4, 5),
        content: Content = PLAIN,
        hunters: int = c.WHOLE_DECK,
        first: int = 0,
        recording: bool = True,
    ) -> None:
        """After the set-up: each seat keeps the first two of its three trophies."""
        self.state = new_game(content, seats, hunters)
        self.state.recording = recording
        self.chance(first)
        for seat in range(seats):
            self.chance(bases[seat])
        for card in market:
            self.chance(card)
        given = {trophy for hand in hands for trophy in hand}
        rest = [trophy for trophy in range(printed.TROPHIES) if trophy not in given]
        dealt = [*hands] + [(rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]) for i in range(seats - len(hands))]
        for trophies in dealt:
            for trophy in trophies:
                self.chance(trophy)
        for seat, trophies in enumerate(dealt):
            self.do(c.PUT_UNDER, trophies[2], seat)
        self.events()

    # -- playing -------------------------------------------------------------------------------

    @property
    def who(self) -> int:
        """The one seat that is waited for."""
        waiting = int(self.state.waiting())
        assert waiting.bit_count() == 1, waiting
        assert waiting != CHANCE
        return waiting.bit_length() - 1

    def options(self, kind: int, seat: int | None = None) -> set[int]:
        """The arguments with which an action of this kind may be done now."""
        who = self.who if seat is None else seat
        return {action % c.BASE for action in self.state.legal(who) if action // c.BASE == kind}

    def can(self, kind: int, argument: int = 0, seat: int | None = None) -> bool:
        return argument in self.options(kind, seat)

    def why(self, kind: int, argument: int = 0, seat: int | None = None) -> int:
        """The reason against an action."""
        who = self.who if seat is None else seat
        return int(self.state.reason(who, kind * c.BASE + argument))

    def do(self, kind: int, argument: int = 0, seat: int | None = None) -> None:
        """Do what must be legal."""
        who = self.who if seat is None else seat
        assert self.can(kind, argument, who), (kind, argument, self.why(kind, argument, who), self.frames)
        self.state.apply(who, kind * c.BASE + argument)

    def chance(self, *outcomes: int) -> None:
        """Resolve chance, outcome after outcome."""
        for outcome in outcomes:
            assert self.state.waiting() == CHANCE, self.frames
            assert self.state.outcomes()[outcome] > 0, outcome
            self.state.resolve(outcome)

    @property
    def frames(self) -> list[int]:
        return [int(number) for number in self.state.frames]

    def events(self, kind: int | None = None) -> list[tuple[int, ...]]:
        """What was noted since the last time, without audiences; of one kind its arguments."""
        log = [int(number) for number in self.state.take_log()]
        rows = [tuple(log[start + 1 : start + EVENT_INTS]) for start in range(0, len(log), EVENT_INTS)]
        return rows if kind is None else [row[1:] for row in rows if row[0] == kind]

    def heard(self, viewer: int) -> list[tuple[int, ...]]:
        """What one viewer was told since the last time."""
        log = [int(number) for number in self.state.take_log()]
        rows = [tuple(log[start : start + EVENT_INTS]) for start in range(0, len(log), EVENT_INTS)]
        return [row[1:] for row in rows if row[0] >> viewer & 1]

    # -- arranging -----------------------------------------------------------------------------

    def credits(self, seat: int, number: int) -> None:
        """Give a seat so many credits; the bank balances it."""
        self.state.bank -= number - self.state.credits[seat]
        self.state.credits[seat] = number

    def treasure(self, planet: int, number: int) -> None:
        self.state.bank -= number - self.state.treasure[planet]
        self.state.treasure[planet] = number

    def pot(self, number: int) -> None:
        self.state.bank -= number - self.state.pot
        self.state.pot = number

    def own(self, seat: int, *cards: int) -> None:
        """Give a seat improvements, from wherever they are."""
        for card in cards:
            self._take_improvement(card)
            self.state.owned[seat] |= 1 << card

    def at_bazaar(self, *cards: int) -> None:
        for card in cards:
            self._take_improvement(card)
            self.state.bazaar |= 1 << card

    def _take_improvement(self, card: int) -> None:
        state = self.state
        state.stock &= ~(1 << card)
        state.bazaar &= ~(1 << card)
        for slot in range(c.MARKET_SLOTS):
            if state.market[slot] == card:
                spare = next(other for other in reversed(range(24)) if state.stock >> other & 1)
                state.stock &= ~(1 << spare)
                state.market[slot] = spare

    def wreck(self, seat: int, *ships: int) -> None:
        """Give a seat wrecks that everybody knows."""
        for ship in ships:
            self._take_ship(ship)
            self.state.wrecks[seat] |= 1 << ship
            self.state.ship_seen[ship] = PUBLIC

    def adrift(self, *ships: int) -> None:
        """Lay ships into the discard on Karokum."""
        for ship in ships:
            self._take_ship(ship)
            self.state.karokum |= 1 << ship

    def lose_ships(self, *ships: int) -> None:
        for ship in ships:
            self._take_ship(ship)
            self.state.gone |= 1 << ship

    def _take_ship(self, ship: int) -> None:
        for name in ("near", "deep", "mixed", "karokum"):
            setattr(self.state, name, getattr(self.state, name) & ~(1 << ship))

    # -- whole parts of a turn -----------------------------------------------------------------

    def travel(self) -> None:
        """Travel, and settle the Brotherhood if it must be."""
        self.do(c.TRAVEL)
        if self.can(c.PAY_BROTHERHOOD):
            self.do(c.PAY_BROTHERHOOD)
        elif self.can(c.TAKE_JUDGMENT):
            self.do(c.TAKE_JUDGMENT)

    def meet(self, *ships: int) -> None:
        """Attack in space, and take on the first of the ships that are turned up."""
        self.do(c.ATTACK_IN_SPACE)
        self.chance(*ships)
        self.do(c.TAKE_ON, ships[0])

    def pass_declarations(self) -> None:
        """Nobody commits a die or uses a card."""
        while self.state.step() in (c.DECLARING, c.ROLLED):
            self.do(c.KEEP_FAKTOR_BACK if self.can(c.KEEP_FAKTOR_BACK) else c.DONE)

    def fight_alone(self, orange: int, gray: int) -> None:
        """Without ally, dice or cards: only the battle dice decide."""
        if self.state.step() == c.ALLYING:
            self.do(c.GO_ALONE)
        self.pass_declarations()
        self.chance(orange, gray)
        self.pass_declarations()

    def end_turn(self) -> None:
        self.do(c.END_TURN)

    def pass_turn(self) -> None:
        """A turn in which little happens: a lost battle against a weak ship would change too much, so a lost raid."""
        self.travel()
        self.do(c.RAID, printed.EXXALIA)
        self.fight_alone(1, 6)
        self.state.damage[self.state.active] = 0
        self.end_turn()

    def offer(self, other: int, *terms: int, claim: int = 0) -> None:
        """Open a negotiation, build an offer of these terms and propose it."""
        self.do(c.OPEN_DEAL, other)
        self.draft(*terms, claim=claim)

    def draft(self, *terms: int, claim: int = 0, seat: int | None = None) -> None:
        for term in terms:
            self.do(c.ADD_TERM, term, seat)
            if self.can(c.CLAIM, claim, seat):
                self.do(c.CLAIM, claim, seat)
        self.do(c.PROPOSE, 0, seat)

    # -- looking -------------------------------------------------------------------------------

    def power(self, seat: int) -> int:
        return int(power_of(self.state, seat))

    def glory(self, seat: int) -> int:
        return int(glory_of(self.state, seat))

    def hand(self, seat: int) -> list[int]:
        cards = [int(self.state.hand[seat * c.HAND + slot]) for slot in range(c.HAND)]
        return [card for card in cards if card != c.NO_CARD]

    def wrecks(self, seat: int) -> set[int]:
        return {ship for ship in range(printed.SHIPS) if self.state.wrecks[seat] >> ship & 1}

    def knowers(self, ship: int) -> set[int]:
        """Who knows where a wreck is."""
        viewers = [*range(self.state.seats), SPECTATOR]
        return {viewer for viewer in viewers if self.state.ship_seen[ship] >> viewer & 1}

    def owned(self, seat: int) -> set[int]:
        return {card for card in range(printed.IMPROVEMENTS) if self.state.owned[seat] >> card & 1}

    def promises(self) -> list[tuple[int, int, int]]:
        """Promiser, promisee and item of every open promise."""
        state = self.state
        numbers = range(promise_count(state))
        return [
            (
                int(entry(state, i, c.PARTIES)) // 8,
                int(entry(state, i, c.PARTIES)) % 8,
                int(entry(state, i, c.ITEM)),
            )
            for i in numbers
        ]


def term(which: int, item: int, due: int = 0) -> int:
    return which * 256 + due * 64 + item


def credits_term(which: int, number: int, due: int = 0) -> int:
    return term(which, number - 1, due)
