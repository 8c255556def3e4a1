"""Chapter 1, components: tiles, planets, cards, and all that lies on the table.

An action is one number, kind * BASE + argument; the argument is a tile, a place, a card, a market
slot or a seat, as the list of kinds says.

A place is a position in the line of seven, 0 next to Alpha's end to 6 where Omega lies; a planet is
what lies there. A tile is type * 3 + rank; a set of tiles is a mask of 12 bits. A card is its
number in the content: 0 to 11 planetary, 12 to 20 action modules. A program lies on a 2x2 board:

        move          deployment
        special       enhancement
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.content import Content
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

# Tiles (MET-1.1, MET-3.6).
MOVE: Final = 0
DEPLOYMENT: Final = 1
SPECIAL: Final = 2
ENHANCEMENT: Final = 3
TILES: Final = 12
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
UNKNOWN: Final = -1  # a planet that nobody has seen is decided when it is turned up
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

# Where a card is, in `Table.cards`.
IN_DECK: Final = 0
IN_MARKET: Final = 1
DISCARDED: Final = 2
SET_ASIDE: Final = 3
OUT_OF_GAME: Final = 4  # a used action module
OWNED: Final = 8  # OWNED + seat * 8 + place; an action module in place HELD
HELD: Final = 7
ACQUIRED: Final = 32  # added: owned without having been bought (MET-7.1)

SLOTS: Final = 4  # modifiers -1, 0, 0, +1 (MET-1.6)
NO_CARD: Final = -1

# Phases.
PROGRAMMING: Final = 0
REVEAL: Final = 1  # asking for "when programs are revealed" (MET-8.10)
ORDER: Final = 2  # `player` decides who acts first
ORDER_DRAW: Final = 3  # nobody decides: chance (MET-4.2)
ACTIONS: Final = 4
SCORING: Final = 5  # asking for "scoring" (MET-8.10)
MARKET: Final = 6  # chance: a card comes to the market
OVER_PHASE: Final = 7

# What `player` is asked within ACTIONS and SCORING; `target`, `left`, `held` belong to the step.
MENU: Final = 0
MOVING: Final = 1  # left: distance
PLACING: Final = 2  # an empty reserve: choose a source (MET-4.21); target; left; held: more from the reserve only
BOOSTING: Final = 3
REPORTING: Final = 4
BUYING: Final = 5  # held: 1 if a module may be transported instead
TRANSPORTING: Final = 6  # held: card
SHIFTING_FROM: Final = 7  # Alpha, Delta: choose the planet; held: owner of the extractors; left
SHIFTING_TO: Final = 8  # target: the planet they are taken from; held: owner; left
REPLACING: Final = 9  # Beta
REMOVING: Final = 10  # Gamma; left
JUMPING: Final = 11  # Epsilon
SWAPPING_OWN: Final = 12  # Zeta
SWAPPING_OTHER: Final = 13  # target: place of the own one
ADDING: Final = 14  # Eta
GATHERING_TO: Final = 15  # Theta: choose where to; left
GATHERING_FROM: Final = 16  # target; left
ACQUIRING: Final = 17
SABOTAGING: Final = 18  # held: card
DROPPING: Final = 19  # held: card
ROLLING_BACK: Final = 20
AUDITING: Final = 21
CONTRACTING: Final = 22  # held: card
DISCOVERING: Final = 23  # chance; target: place

# Kinds of action: action = kind * BASE + argument.
BASE: Final = 32
PUT: Final = 1  # tile
TAKE_BACK: Final = 2  # tile
COMMIT: Final = 3
REOPEN: Final = 4
USE_CARD: Final = 5  # card
PASS: Final = 6
GO_FIRST: Final = 7  # seat
EXECUTE: Final = 8  # tile
DECLINE: Final = 9  # tile
ACTIVATE: Final = 10  # the installation of the planet with the FS
END_ACTIONS: Final = 11
MOVE_TO: Final = 12  # place
PLACE: Final = 13  # place: an extractor goes there
TAKE: Final = 14  # place: an own extractor (Delta: an opposing one) is taken from there
REMOVE: Final = 15  # place: an opposing extractor leaves it
STOP: Final = 16
BUY: Final = 17  # slot
TRANSPORT: Final = 18  # card
LAY: Final = 19  # place: the transported module goes there
MARK_RICH: Final = 20  # place
MARK_POOR: Final = 21  # place
UNMARK: Final = 22  # place
ACQUIRE: Final = 23  # card
RERUN: Final = 24  # tile
TARGET: Final = 25  # place, of a card's effect

# Causes in events: a tile's own number, or one of these.
CAUSE_INSTALLATION: Final = 16  # + planet
CAUSE_CARD: Final = 32  # + card

# Kinds of event, with their arguments. The first two concern their seat only.
TILE_PUT: Final = 1  # seat, tile
TILE_TAKEN_BACK: Final = 2  # seat, tile
COMMITTED: Final = 3  # seat
REOPENED: Final = 4  # seat
REVEALED: Final = 5  # mask of red's tiles, mask of blue's
COMPLEXITY: Final = 6  # seat, sum of the tiles, what counts after Compiler and Overclock
DECIDES: Final = 7  # seat, or NOBODY
ORDER_CHOSEN: Final = 8  # seat that acts first, who chose it or NOBODY
MOVED: Final = 9  # seat, from, to, cause
DISCOVERY: Final = 10  # seat, planet, place
EXTRACTOR_PLACED: Final = 11  # owner, place, cause
EXTRACTOR_REMOVED: Final = 12  # owner, place, cause
EXTRACTOR_MOVED: Final = 13  # owner, from, to, cause
MARKER_PLACED: Final = 14  # seat, place, marker
MARKER_REMOVED: Final = 15  # seat, place, marker
INCOME: Final = 16  # seat, amount (negative: paid), place or NOBODY, reason
PURCHASED: Final = 17  # seat, card, price, slot
MODULE_LAID: Final = 18  # seat, card, place
MODULE_TRANSPORTED: Final = 19  # seat, card, from, to
MODULE_ACQUIRED: Final = 20  # seat, card
CARD_USED: Final = 21  # seat, card
CARD_AIMED: Final = 22  # seat, card, place
EXECUTED: Final = 23  # seat, tile, 1 if by Rollback
DECLINED: Final = 24  # seat, tile
INSTALLATION_USED: Final = 25  # seat, planet, place
PLANET_SCORED: Final = 26  # place, red's count, blue's count, red's $, blue's $
CARD_DISCARDED: Final = 27  # card
CARD_TO_MARKET: Final = 28  # card, slot
RESHUFFLED: Final = 29  # 0 planetary, 1 action
CARDS_SET_ASIDE: Final = 30
TILES_BACK: Final = 31
ROUND_BEGUN: Final = 32  # round
ACTIONS_BEGUN: Final = 33  # seat
ACTIONS_ENDED: Final = 34  # seat
PHASE_ENDED: Final = 35  # phase: PROGRAMMING, ACTIONS, SCORING or MARKET for the end of the round
GAME_OVER: Final = 36  # winner, or NOBODY; tie-break that decided: 0 $, 1 extractors, 2 costs, 3 none

# Reasons of an income.
FOR_DISCOVERY: Final = 0
FOR_MAJORITY: Final = 1
FOR_MINORITY: Final = 2
FOR_CONGLOMERATE: Final = 3
FOR_REFINERY: Final = 4
FOR_CUSTOMS: Final = 5
FOR_CONTRACT: Final = 6
FOR_PURCHASE: Final = 7

NONE: Final = -1


class Table(State):
    """Everything that lies on the table, and where the round stands."""

    def __init__(self, content: Content, edition: i64) -> None:
        super().__init__(2)
        self.content: Content = content
        self.edition: i64 = edition
        self.planet: vec[i64] = vec[i64]()  # [place], or UNKNOWN
        self.marker: vec[i64] = vec[i64]()  # [place]
        self.extractors: vec[i64] = vec[i64]()  # [seat * PLACES + place]
        self.cards: vec[i64] = vec[i64]()  # [card]: where it is
        self.market: vec[i64] = vec[i64]()  # [slot]: card or NO_CARD
        # [seat * PLANETARY_EFFECTS + effect]: eight bits a place, the sum of the numbers on the
        # seat's modules of this effect there.
        self.power: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()  # [seat], as are the next four
        self.reserve: vec[i64] = vec[i64]()
        self.ship: vec[i64] = vec[i64]()  # place
        self.spent: vec[i64] = vec[i64]()  # mask of tiles
        self.program: vec[i64] = vec[i64]()  # the draft; once revealed, the whole program until the round is over
        self.discovered: i64 = 0  # mask of places
        self.pool: i64 = 0  # mask of planets not yet turned up: in the line or in the box
        self.round: i64 = 0  # 1 to 9; 0 while the market is set up
        self.phase: i64 = MARKET
        self.committed: i64 = 0  # mask of seats
        self.asked: i64 = 0  # mask of seats already asked (MET-8.10)
        self.overclocked: i64 = 0  # mask of seats
        self.counted: i64 = 0  # eight bits a seat: its complexity when the programs were compared
        self.declined: i64 = 0  # mask of seat * TILES + tile: declined this round
        self.player: i64 = 0  # who decides
        self.first: i64 = 0  # who acts first this round
        self.used: i64 = 0  # mask of planets whose installation was used in this action phase
        self.activated: i64 = 0  # 1 once the normal activation was used
        self.taxed: i64 = 0  # mask of seat * PLACES + place that earn nothing there (Tax Audit)
        self.contract: i64 = 0  # four bits for seat * PLACES + place: the factor, 0 for none
        self.step_now: i64 = MENU
        self.cause: i64 = 0
        self.target: i64 = 0
        self.left: i64 = 0
        self.held: i64 = 0

    def copy_from(self, other: Table) -> None:
        """Take over everything but who listens."""
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
        self.contract = other.contract
        self.step_now = other.step_now
        self.cause = other.cause
        self.target = other.target
        self.left = other.left
        self.held = other.held


def earn(table: Table, seat: i64, amount: i64, place: i64, reason: i64) -> None:
    """The bank pays a player, or is paid; every change of money comes through here."""
    if amount != 0:
        table.money[seat] += amount
        table.note(INCOME, seat, amount, place, reason)


def hand_over(table: Table, seat: i64) -> None:
    """The decision goes to a seat; what another one has done cannot be taken back any more."""
    if table.player != seat:
        table.player = seat
        table.epoch += 1


def unspent(table: Table, seat: i64) -> i64:
    """MET-4.5: the tiles of a program that are neither executed nor declined yet."""
    return table.program[seat] & ~table.spent[seat]


def is_discovered(table: Table, place: i64) -> bool:
    return (table.discovered >> place) & 1 != 0


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


def end_effect(table: Table) -> None:
    """MET-4.8: an effect was carried out whole; its owner chooses what comes next."""
    table.step_now = MENU
    table.target = 0
    table.left = 0
    table.held = 0
    table.cause = 0
