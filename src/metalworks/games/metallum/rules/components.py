"""Chapter 1, components: tiles, planets, cards, and all that lies on the table.

An action is one number, kind * BASE + argument; the argument is a tile, a place, a card, a market
slot or a seat, as the list of kinds says. A program is a kind of its own, the last one, with a set
of tiles as its argument.

A place is a position in the line of seven, 0 next to Alpha's end to 6 where Omega lies; a planet is
what lies there. A tile is type * 3 + rank; a set of tiles is a mask of 12 bits. A card is its
number in the content: 0 to 11 planetary, 12 to 20 action modules. A program lies on a 2x2 board:

        move          deployment
        special       enhancement
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.content import Content
from metalworks.kernel.fields import Fields
from metalworks.kernel.state import State

RED: Final = 0
BLUE: Final = 1

EN: Final = 0
DE: Final = 1
PL: Final = 2

ROUNDS: Final = 9
SEQUENCE: Final = 3  # rounds of a sequence
EXTRACTORS: Final = 25
PLACES: Final = 7
LAST_PLACE: Final = 6  # Omega's
NO_PLACE: Final = 7

# Tiles (MET-1.1, MET-3.6).
MOVE: Final = 0
DEPLOYMENT: Final = 1
SPECIAL: Final = 2
ENHANCEMENT: Final = 3
TILES: Final = 12
NO_TILE: Final = 12
TILE_SETS: Final = 4096
MOVE_TILES: Final = 0b111
MOVE_BY_1: Final = 0
MOVE_BY_2: Final = 1
MOVE_BY_3: Final = 2
EXTRACTORS_1: Final = 3
EXTRACTORS_2: Final = 4
EXTRACTORS_3: Final = 5
DEPOSITS_REPORT: Final = 6
POWER_BOOST: Final = 7
DEEP_MINING: Final = 8
PURCHASE: Final = 9
PURCHASE_OR_TRANSPORT: Final = 10
EXTRA_ACTIVATION: Final = 11

# Planets (MET-1.2).
ALPHA: Final = 0
BETA: Final = 1
GAMMA: Final = 2
DELTA: Final = 3
EPSILON: Final = 4
ZETA: Final = 5
ETA: Final = 6
THETA: Final = 7
OMEGA: Final = 8
PLANETS: Final = 9
UNKNOWN: Final = 9  # a face-down planet that will be drawn when it is turned up
MIDDLE_PLANETS: Final = 0b011111110  # Beta to Theta

# Deposit markers (MET-1.7).
NO_MARKER: Final = 0
RICH: Final = 1
POOR: Final = 2

# What a card does, planetary (MET-C5 to MET-C17) and action (MET-C19 to MET-C27).
MINING_STATION: Final = 0  # number: extractors it counts as
RESEARCH_STATION: Final = 1  # number: $ less a purchase
SIGNAL_JAM: Final = 2
FORCE_SHIELD: Final = 3
CONGLOMERATE: Final = 4
REFINERY: Final = 5  # number: $ more
CUSTOMS_OFFICE: Final = 6  # number: $
ASSEMBLY_PLANT: Final = 7  # number: extractors more
JUMP_GATE: Final = 8
ROBOT_FACTORY: Final = 9  # number: extractors a round
DEFENCE_GRID: Final = 10
COMPILER: Final = 11  # number: complexity less
PLANETARY_EFFECTS: Final = 12
ACQUIRE_MODULE: Final = 12
NUCLEAR_EXPLOSION: Final = 13
SABOTAGE: Final = 14  # number: extractors each player loses
ACTIVATION: Final = 15
EMERGENCY_DROP: Final = 16  # number: extractors
TAX_AUDIT: Final = 17
BONUS_CONTRACT: Final = 18  # number: the factor
ROLLBACK: Final = 19
OVERCLOCK: Final = 20
EFFECTS: Final = 21

PLANETARY_CARDS: Final = 12
CARDS: Final = 21
NO_CARD: Final = 21

# Where a card is, in `Table.cards`.
IN_DECK: Final = 0
IN_MARKET: Final = 1
DISCARDED: Final = 2
SET_ASIDE: Final = 3
OUT_OF_GAME: Final = 4  # a used action module
OWNED: Final = 8  # OWNED + seat * 8 + place; an action module in place HELD
HELD: Final = 7
ACQUIRED: Final = 32  # added: owned without having been bought (MET-7.1)

CONTRACT: Final = 16  # in `Table.contracts`, above seat * PLACES + place

SLOTS: Final = 4  # modifiers -1, 0, 0, +1 (MET-1.6)

# Phases.
PROGRAMMING: Final = 0
REVEAL: Final = 1  # asking for "when programs are revealed" (MET-8.10)
ORDER: Final = 2  # `player` decides who acts first
ORDER_DRAW: Final = 3  # nobody decides: chance (MET-4.2)
ACTIONS: Final = 4
SCORING: Final = 5  # asking for "scoring" (MET-8.10)
MARKET: Final = 6  # chance: a card comes to the market
TURNING_UP: Final = 7  # chance: after the last round the face-down planets are turned up (MET-1.8)
OVER_PHASE: Final = 8

# Steps of effects, in the frames of the state: what `player` is asked within ACTIONS and SCORING.
# A frame is its step, who it is about (the player, or the owner of the extractors that move), and
# three arguments: what began the effect, the place it is about, and how many more.
MENU: Final = 0  # no frame: nothing is being carried out
MOVING: Final = 1  # left: distance
PLACING: Final = 2  # the reserve is empty: choose a source (MET-4.21); place: the target; left
BOOSTING: Final = 3
REPORTING: Final = 4
BUYING: Final = 5
TRANSPORTING: Final = 6  # place: the card that is transported
SHIFTING_FROM: Final = 7  # Alpha, Delta: choose the planet; who: owner of the extractors; left
SHIFTING_TO: Final = 8  # who: owner; place: the planet they are taken from; left
REPLACING: Final = 9  # Beta
REMOVING: Final = 10  # Gamma; left
JUMPING: Final = 11  # Epsilon
SWAPPING_OWN: Final = 12  # Zeta
SWAPPING_OTHER: Final = 13  # place: of one's own
ADDING: Final = 14  # Eta
GATHERING_TO: Final = 15  # Theta: choose where to; left
GATHERING_FROM: Final = 16  # place: where to; left
ACQUIRING: Final = 17
SABOTAGING: Final = 18
DROPPING: Final = 19
ROLLING_BACK: Final = 20
AUDITING: Final = 21
CONTRACTING: Final = 22
DISCOVERING: Final = 23  # chance; place

# Arguments of a frame.
CAUSE: Final = 0
WHERE: Final = 1
MORE: Final = 2

# Kinds of action: action = kind * BASE + argument.
BASE: Final = 32
USE_CARD: Final = 1  # card
PASS: Final = 2
GO_FIRST: Final = 3  # seat
EXECUTE: Final = 4  # tile
DECLINE: Final = 5  # tile
ACTIVATE: Final = 6  # the installation of the planet with the FS
END_ACTIONS: Final = 7
MOVE_TO: Final = 8  # place: the FS goes there
PLACE: Final = 9  # place: an extractor of the reserve goes there
ORIGIN: Final = 10  # place: from there extractors will be moved (Alpha, Delta) or one swapped (Zeta)
DESTINATION: Final = 11  # place: there extractors will be moved (Theta)
SHIFT: Final = 12  # place: an extractor moves there from the origin (Alpha, Delta)
TAKE: Final = 13  # place: an own extractor comes from there (Theta, or for an empty reserve)
REMOVE: Final = 14  # place: an opposing extractor leaves it (Gamma)
REPLACE: Final = 15  # place: an own extractor takes the place of an opposing one (Beta)
SWAP: Final = 16  # place: of the opposing extractor (Zeta)
STOP: Final = 17
BUY: Final = 18  # slot
TRANSPORT: Final = 19  # card
LAY: Final = 20  # place: the transported module goes there
MARK_RICH: Final = 21  # place
MARK_POOR: Final = 22  # place
UNMARK: Final = 23  # place
ACQUIRE: Final = 24  # card
RERUN: Final = 25  # tile
TARGET: Final = 26  # place, of a card's effect
PROGRAM: Final = 27  # set of tiles
CODES: Final = 4960  # PROGRAM * BASE + TILE_SETS: all actions are numbers below this one

# Causes in events and frames: a tile's own number, or one of these.
CAUSE_INSTALLATION: Final = 16  # + planet
CAUSE_CARD: Final = 32  # + card

# Kinds of event, with their arguments. No seat is NO_SEAT, no place NO_PLACE, no card NO_CARD.
COMMITTED: Final = 1  # seat, its tiles; for all others no tiles
REVEALED: Final = 2  # set of red's tiles, set of blue's
COMPLEXITY: Final = 3  # seat, sum of the tiles, what counts after Compiler and Overclock
DECIDES: Final = 4  # seat or none
ORDER_CHOSEN: Final = 5  # seat that acts first, who chose it or none
MOVED: Final = 6  # seat, from, to, cause
DISCOVERY: Final = 7  # seat, planet, place
EXTRACTOR_PLACED: Final = 8  # owner, place, cause
EXTRACTOR_REMOVED: Final = 9  # owner, place, cause
EXTRACTOR_MOVED: Final = 10  # owner, from, to, cause
MARKER_PLACED: Final = 11  # seat, place, marker
MARKER_REMOVED: Final = 12  # seat, place, marker
INCOME: Final = 13  # seat, amount (negative: paid), place or none, reason, card or none
PURCHASED: Final = 14  # seat, card, price, slot
MODULE_LAID: Final = 15  # seat, card, place
MODULE_TRANSPORTED: Final = 16  # seat, card, from, to
MODULE_ACQUIRED: Final = 17  # seat, card
CARD_USED: Final = 18  # seat, card
CARD_AIMED: Final = 19  # seat, card, place
EXECUTED: Final = 20  # seat, tile, 1 if by Rollback
DECLINED: Final = 21  # seat, tile
INSTALLATION_USED: Final = 22  # seat, planet, place
PLANET_SCORED: Final = 23  # place, red's count, blue's count, red's $, blue's $
CARD_DISCARDED: Final = 24  # card
CARD_TO_MARKET: Final = 25  # card, slot
RESHUFFLED: Final = 26  # 0 planetary, 1 action
CARDS_SET_ASIDE: Final = 27
TILES_BACK: Final = 28
ROUND_BEGUN: Final = 29  # round
ACTIONS_BEGUN: Final = 30  # seat
ACTIONS_ENDED: Final = 31  # seat
PHASE_ENDED: Final = 32  # phase: PROGRAMMING, ACTIONS, SCORING or MARKET for the end of the round
TURNED_UP: Final = 33  # planet, place: after the last round
GAME_OVER: Final = 34  # winner or none; tie-break that decided: 0 $, 1 extractors, 2 costs, 3 none

# Reasons of an income.
FOR_DISCOVERY: Final = 0
FOR_MAJORITY: Final = 1
FOR_MINORITY: Final = 2
FOR_CONGLOMERATE: Final = 3
FOR_REFINERY: Final = 4
FOR_CUSTOMS: Final = 5
FOR_CONTRACT: Final = 6
FOR_PURCHASE: Final = 7


class Table(State):
    """Everything that lies on the table, and where the round stands."""

    def __init__(self, content: Content, edition: i64) -> None:
        super().__init__(2)
        self.content: Content = content
        self.edition: i64 = edition
        self.planet: vec[i64] = vec[i64]()  # [place]: a planet, which may still be hidden, or UNKNOWN
        self.marker: vec[i64] = vec[i64]()  # [place]
        self.extractors: vec[i64] = vec[i64]()  # [seat * PLACES + place]
        self.cards: vec[i64] = vec[i64]()  # [card]: where it is
        self.market: vec[i64] = vec[i64]()  # [slot]: card or NO_CARD
        # [seat * PLANETARY_EFFECTS + effect]: eight bits a place, the sum of the numbers on the
        # seat's modules of this effect there. Derived from `cards`.
        self.power: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()  # [seat], as are the next four
        self.reserve: vec[i64] = vec[i64]()
        self.ship: vec[i64] = vec[i64]()  # place
        self.spent: vec[i64] = vec[i64]()  # set of tiles
        self.program: vec[i64] = vec[i64]()  # set of tiles, from when it is committed until the round is over
        self.discovered: i64 = 0  # set of places
        self.pool: i64 = 0  # set of planets nobody has seen: face down in the line or in the box
        self.round: i64 = 0  # 1 to 9; 0 while the market is set up
        self.phase: i64 = MARKET
        self.committed: i64 = 0  # set of seats
        self.asked: i64 = 0  # set of seats already asked (MET-8.10)
        self.overclocked: i64 = 0  # set of seats
        self.counted: i64 = 0  # eight bits a seat: its complexity when the programs were compared
        self.declined: i64 = 0  # set of seat * TILES + tile: declined this round
        self.player: i64 = 0  # who decides
        self.first: i64 = 0  # who acts first this round
        self.used: i64 = 0  # set of planets whose installation was used in this action phase
        self.activated: i64 = 0  # 1 once the normal activation was used
        self.taxed: i64 = 0  # set of seat * PLACES + place that earn nothing there (Tax Audit)
        self.contracts: vec[i64] = vec[i64]()  # Bonus Contracts in force: card * CONTRACT + seat * PLACES + place

    def visit(self, fields: Fields) -> None:
        State.visit(self, fields)
        self.planet = fields.numbers(self.planet)
        self.marker = fields.numbers(self.marker)
        self.extractors = fields.numbers(self.extractors)
        self.cards = fields.numbers(self.cards)
        self.market = fields.numbers(self.market)
        self.money = fields.numbers(self.money)
        self.reserve = fields.numbers(self.reserve)
        self.ship = fields.numbers(self.ship)
        self.spent = fields.numbers(self.spent)
        self.program = fields.numbers(self.program)
        self.discovered = fields.number(self.discovered)
        self.pool = fields.number(self.pool)
        self.round = fields.number(self.round)
        self.phase = fields.number(self.phase)
        self.committed = fields.number(self.committed)
        self.asked = fields.number(self.asked)
        self.overclocked = fields.number(self.overclocked)
        self.counted = fields.number(self.counted)
        self.declined = fields.number(self.declined)
        self.player = fields.number(self.player)
        self.first = fields.number(self.first)
        self.used = fields.number(self.used)
        self.activated = fields.number(self.activated)
        self.taxed = fields.number(self.taxed)
        self.contracts = fields.numbers(self.contracts)

    def aim_contract(self, card: i64, seat: i64, place: i64) -> None:
        """MET-C25: a Bonus Contract is in force until the planets are scored."""
        self.contracts = append(self.contracts, card * CONTRACT + seat * PLACES + place)

    def copy_from(self, other: Table) -> None:
        """Take over everything but the recording of events; written out for speed."""
        self.copy_base(other)
        self.planet = other.planet[:]
        self.marker = other.marker[:]
        self.extractors = other.extractors[:]
        self.cards = other.cards[:]
        self.market = other.market[:]
        self.power = other.power[:]
        self.money = other.money[:]
        self.reserve = other.reserve[:]
        self.ship = other.ship[:]
        self.spent = other.spent[:]
        self.program = other.program[:]
        self.discovered = other.discovered
        self.pool = other.pool
        self.round = other.round
        self.phase = other.phase
        self.committed = other.committed
        self.asked = other.asked
        self.overclocked = other.overclocked
        self.counted = other.counted
        self.declined = other.declined
        self.player = other.player
        self.first = other.first
        self.used = other.used
        self.activated = other.activated
        self.taxed = other.taxed
        self.contracts = other.contracts[:]


def earn(table: Table, seat: i64, amount: i64, place: i64, reason: i64, card: i64) -> None:
    """The bank pays a player, or is paid; every change of money comes through here."""
    if amount != 0:
        table.money[seat] += amount
        table.note(INCOME, seat, amount, place, reason, card)


def hand_over(table: Table, seat: i64) -> None:
    """The decision goes to a seat; what another one has done can no longer be undone."""
    if table.player != seat:
        table.player = seat
        table.epoch += 1


def unspent(table: Table, seat: i64) -> i64:
    """MET-4.5: the tiles of a program that are neither executed nor declined yet."""
    return table.program[seat] & ~table.spent[seat]


def is_discovered(table: Table, place: i64) -> bool:
    return (table.discovered >> place) & 1 != 0


def is_hidden(table: Table, place: i64) -> bool:
    """MET-1.3: whether nobody knows the planet at a place; everybody knows where Omega lies."""
    planet = table.planet[place]
    return planet == UNKNOWN or (table.pool >> planet) & 1 != 0


def stands(table: Table, seat: i64, place: i64) -> i64:
    """How many extractors a seat has on a planet."""
    return table.extractors[seat * PLACES + place]


def place_from_reserve(table: Table, seat: i64, place: i64, cause: i64) -> None:
    table.reserve[seat] -= 1
    table.extractors[seat * PLACES + place] += 1
    table.note(EXTRACTOR_PLACED, seat, place, cause)


def return_to_reserve(table: Table, seat: i64, place: i64, cause: i64) -> None:
    table.extractors[seat * PLACES + place] -= 1
    table.reserve[seat] += 1
    table.note(EXTRACTOR_REMOVED, seat, place, cause)


def shift(table: Table, owner: i64, origin: i64, place: i64, cause: i64) -> None:
    """An extractor goes from one planet to another."""
    table.extractors[owner * PLACES + origin] -= 1
    table.extractors[owner * PLACES + place] += 1
    table.note(EXTRACTOR_MOVED, owner, origin, place, cause)


def one_less(table: Table) -> i64:
    """The step in progress has one less to do; how many are left."""
    left = table.argument(MORE) - 1
    table.set_argument(MORE, left)
    return left
