"""Chapter 1, components: all that lies on the table, and the numbers everything is named by.

An action is one number, kind * BASE + argument; the argument is a card, a seat, a slot, an entry or
nothing, as the list of kinds says. Cards are counted from 0 as in `content.py`. Sets of cards and of
seats are masks. A seat with bit 16 (SPECTATOR) in a mask of knowledge stands for whoever only watches.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.content import Content
from metalworks.kernel.fields import Fields
from metalworks.kernel.state import State

# Options of MAD-5.2.
WHOLE_DECK: Final = 0
OWN_HALF: Final = 1

# Limits of the rules.
START_CREDITS: Final = 3  # MAD-1.2
START_POWER: Final = 8  # MAD-1.2
ALL_CREDITS: Final = 72  # MAD-1.6
MOST_DAMAGE: Final = 4  # MAD-2.3
MOST_JUDGMENT: Final = 4  # MAD-2.4
MOST_IMPROVEMENTS: Final = 4  # MAD-3.5
MOST_TROPHIES: Final = 2  # MAD-3.4
MARKET_SLOTS: Final = 4  # MAD-1.5
WINNING_GLORY: Final = 9  # MAD-4.5
LAST_CARDS: Final = 2  # MAD-4.5
LAST_TURN: Final = 40  # MAD-4.8
FACE_UP_SHIPS: Final = 3  # MAD-5.2
MOST_SEATS: Final = 6

HAND: Final = 3  # slots of a hand: two, and the third trophy of the set-up (MAD-1.3)
NO_CARD: Final = -1
UNDECIDED: Final = -1  # a place of the trophy deck whose card nobody has seen is decided when it is drawn
NOBODY: Final = -1

# Accounts of credits: seats have their own number.
BANK: Final = 8
POT: Final = 9
TREASURE: Final = 10  # + planet

# What a turn is, in `Table.journey`.
UNCHOSEN: Final = 0
TRAVELLING: Final = 1
RESTED: Final = 2

# The tour of a turn, in `Table.tour`.
NOT_BEGUN: Final = 0
UNDER_WAY: Final = 1
TOUR_OVER: Final = 2

# Kinds of battle (MAD-5.1), in `Table.kind`.
NO_BATTLE: Final = 0
IN_SPACE: Final = 1
VIA_KAROKUM: Final = 2
ON_PLANET: Final = 3
WITH_CAPTAIN: Final = 4

# Moments of a negotiation (MAD-7.11).
FREE: Final = 0
ALLIANCE: Final = 1
GATHERED: Final = 2

# Dice, in `Table.dice`; -1 while not rolled.
ORANGE: Final = 0
GRAY: Final = 1
FAKTOR: Final = 2  # + seat
DICE: Final = 8
NOT_ROLLED: Final = -1

# Steps that chance decides.
FIRST_DRAWING: Final = 1
BASE_DEALING: Final = 2  # who
TROPHY_DRAWING: Final = 3  # who draws
SPACE_DRAWING: Final = 4
IMPROVEMENT_DRAWING: Final = 5  # slot
DIE_ROLLING: Final = 6  # ORANGE or GRAY
FAKTOR_ROLLING: Final = 7  # who
LAST_CHANCE_STEP: Final = 7
# Steps that go on by themselves.
DEALING: Final = 8  # the set-up; stage
MARKET_FILLING: Final = 9  # the market is filled up; 1: New choices, the old ones lie aside
BATTLE: Final = 10  # stage, place in the order of declarations
SETTLEMENT: Final = 11  # END_OF_TURN or AFTER_BATTLE; promisers done; mask of captains with a broken word
GIVING: Final = 12  # who gives; to whom, item, 1 if the receiver has made room, 2 if they forwent
ENDING: Final = 13  # stage
INCIDENT: Final = 14  # event; captains done
TROPHIES_DRAWING: Final = 15  # who; cards still to draw
LAST_AUTOMATIC_STEP: Final = 15
# Steps that a captain decides.
CHOOSING: Final = 16  # all
MENU: Final = 17
RESTING: Final = 18  # 0 trophy, 1 purchase
KEEPING: Final = 19  # of the drawn trophies one is kept
PAYING: Final = 20  # tour action * 64 + way; wrecks still to pay; kind of wreck
PAYING_TROPHY: Final = 21  # 0 tour action 1, 1 spoils of Exxalia
CHOICE: Final = 22  # event
TARGETING: Final = 23
ALLYING: Final = 24
GATHERING: Final = 25  # passes in a row
HELPING: Final = 26  # who is called; who calls, promise
WORD: Final = 27
DECLARING: Final = 28  # 0 die, 1 cards
ROLLED: Final = 29
SPOILS: Final = 30  # a reward to choose: REWARD_..., how many more picks
ROOM: Final = 31  # who receives; giver, item
SETTLING: Final = 32  # promise
TERMS: Final = 33  # the draft of a negotiation: other side, proposals before
PICKING: Final = 34  # own cards for a deal: slot, side
ANSWERING: Final = 35  # maker, proposals so far
CALLING: Final = 36  # the seats called that have not answered: mask
GAME_OVER: Final = 37

# Stages of BATTLE.
STAGE_TARGET: Final = 0
STAGE_ALLY: Final = 1
STAGE_WORD: Final = 2
STAGE_DECLARE: Final = 3
STAGE_ROLL: Final = 4
STAGE_ROLLED: Final = 5
STAGE_RESULT: Final = 6
STAGE_PROMISES: Final = 7
STAGE_END: Final = 8

# When promises are settled, in SETTLEMENT.
END_OF_TURN: Final = 0
AFTER_BATTLE: Final = 1

# Rewards to choose in SPOILS.
REWARD_SUPPORT: Final = 0  # a support card of a ship (MAD-5.7)
REWARD_BAZAAR: Final = 1  # MAD-5.8
REWARD_KAROKUM: Final = 2  # MAD-5.8
REWARD_EXXALIA: Final = 3  # MAD-5.8
REWARD_PLUNDER: Final = 4  # MAD-5.32
REWARD_WRECKS: Final = 5  # MAD-5.32, once wrecks are chosen
REWARD_PROMISE: Final = 6  # what was promised (MAD-7.24); never in SPOILS

# Kinds of action: action = kind * BASE + argument.
BASE: Final = 1024
PUT_UNDER: Final = 1  # trophy
TRAVEL: Final = 2
REST: Final = 3
PAY_BROTHERHOOD: Final = 4
TAKE_JUDGMENT: Final = 5
ATTACK_IN_SPACE: Final = 6
ATTACK_VIA_KAROKUM: Final = 7  # ship
RAID: Final = 8  # planet
CHALLENGE: Final = 9  # seat
TOUR: Final = 10  # number * 64 + way
END_TURN: Final = 11
REVEAL: Final = 12  # trophy
HOLD_BACK: Final = 13  # trophy
DISCARD: Final = 14  # improvement
USE_CARD: Final = 15  # improvement * 8 + target
OPEN_DEAL: Final = 16  # seat
CALL_FOR_OFFERS: Final = 17
TAKE_OFFER: Final = 18  # seat
KEEP_EARLY: Final = 19  # promise
SWAP_TROPHY: Final = 20  # trophy
BUY: Final = 21  # slot
PASS: Final = 22
KEEP_TROPHY: Final = 23  # trophy
PAY_WRECK: Final = 24  # ship
PAY_TROPHY: Final = 25  # trophy
CHOOSE: Final = 26  # 0 the first choice; 1 + card
TAKE_ON: Final = 27  # ship
CALL_HELP: Final = 28  # promise
GO_ALONE: Final = 29
JOIN: Final = 30
BREAK: Final = 31
STAND_BY: Final = 32
BETRAY_ATTACKER: Final = 33
COMMIT_FAKTOR: Final = 34
KEEP_FAKTOR_BACK: Final = 35
DONE: Final = 36
TAKE: Final = 37  # improvement
TAKE_WRECK: Final = 38  # ship
PLUNDER_CREDITS: Final = 39
PLUNDER_WRECKS: Final = 40
FORGO: Final = 41
KEEP: Final = 42
ADD_TERM: Final = 43  # term
CLAIM: Final = 44  # 0 none, 1 + trophy
PROPOSE: Final = 45
DROP: Final = 46
PICK: Final = 47  # ship; 64 + trophy
ACCEPT: Final = 48
DECLINE: Final = 49  # reason
COUNTER: Final = 50
WITHDRAW: Final = 51
KINDS: Final = 52

PICK_TROPHY: Final = 64  # added to a trophy in PICK
DECLINE_REASONS: Final = 6  # none, too little, too risky, you lead, no trust, cannot

# Offers: one slot a seat for called offers, one for the negotiation in progress, one for a promise being kept.
SLOTS: Final = 8
NEGOTIATION: Final = 6
GIFT: Final = 7
MOST_TERMS: Final = 12  # of an offer
LIST_TERMS: Final = 3  # of a list (MAD-7.12)
PICKS: Final = 6  # three of the maker, three of the other side
CLAIMS: Final = 2  # for a trophy given, for one promised
MOST_PROPOSALS: Final = 3  # MAD-7.18
MOST_OPENED: Final = 2  # MAD-7.19
MOST_PROMISES: Final = 3  # MAD-7.23

# States of a slot.
NO_OFFER: Final = 0
DRAFT: Final = 1
PICKS_LEFT: Final = 2
OPEN: Final = 3

# A promise (MAD-7.23) is six numbers.
PROMISE_INTS: Final = 6
PARTIES: Final = 0  # promiser * 8 + promisee
ITEM: Final = 1
LAST: Final = 2  # the player turn at whose end it is due or lapses; 0: spoils
MADE: Final = 3  # the player turn it was made in
OF_BATTLE: Final = 4  # the battle of its alliance or gathering; 0: a free moment
BOUND: Final = 5  # 1: MAD-7.26

# How a promise ends.
ENDED_KEPT: Final = 0
ENDED_BROKEN: Final = 1
ENDED_RELEASED: Final = 2
ENDED_LAPSED: Final = 3
ENDED_VOID: Final = 4

# How an offer ends without a deal.
OFFER_DECLINED: Final = 0
OFFER_WITHDRAWN: Final = 1
OFFER_LAPSED: Final = 2
OFFER_DROPPED: Final = 3
OFFER_COUNTERED: Final = 4
OFFER_PASSED: Final = 5

# Why credits move.
FOR_BROTHERHOOD: Final = 0
FOR_REST: Final = 1
FOR_PURCHASE: Final = 2
FOR_TOUR: Final = 3
FOR_TITLE: Final = 4
FOR_KAROKUM: Final = 5
FOR_SHIP: Final = 6
FOR_TREASURE: Final = 7
FOR_POT: Final = 8
FOR_PLUNDER: Final = 9
FOR_TROPHY: Final = 10
FOR_EVENT: Final = 11
FOR_DEAL: Final = 12
FOR_PROMISE: Final = 13
FOR_BETRAYAL: Final = 14
FOR_START: Final = 15

# Why judgment, glory, damage or repair came.
BY_BROTHERHOOD: Final = 0
BY_BETRAYAL: Final = 1
BY_BROKEN_WORD: Final = 2
BY_BATTLE: Final = 3
BY_EVENT: Final = 4
BY_CARD: Final = 5
BY_TROPHY: Final = 6
BY_TOUR: Final = 7
BY_REST: Final = 8

# Kinds of event, with their arguments.
FIRST_DRAWN: Final = 1  # seat
BASE_DEALT: Final = 2  # seat, base
TROPHIES_DEALT: Final = 3  # all have three
TROPHY_SEEN: Final = 4  # seat, trophy: drawn, for whoever draws
TROPHIES_DRAWN: Final = 5  # seat, number: the public half
TROPHY_KEPT: Final = 6  # seat, trophy
TROPHY_PUT_UNDER: Final = 7  # seat, trophy (NO_CARD in the public half)
TURN_BEGUN: Final = 8  # seat, turn
TRAVELLED: Final = 9  # seat
RESTED_AT: Final = 10  # seat
BROTHERHOOD_SPARED: Final = 11  # seat
CREDITS_PAID: Final = 12  # from, to, amount, why
JUDGMENT_TAKEN: Final = 13  # seat, points that counted, why
JUDGMENT_BACK: Final = 14  # seat, points, why
DAMAGE_TAKEN: Final = 15  # seat, points that counted, why
REPAIRED: Final = 16  # seat, points, why
GLORY_EARNED: Final = 17  # seat, points, why
FAKTOR_SET: Final = 18  # seat, face, why
SPACE_CARD_TURNED_UP: Final = 19  # card
INCIDENT_STRUCK: Final = 20  # event, 1 if it acts
CHOICE_MADE: Final = 21  # seat, event, choice
SHIP_TAKEN_ON: Final = 22  # seat, ship
HUNTERS_RETURNED: Final = 23  # mask of ships
SHIPS_ADRIFT: Final = 24  # mask of ships that go to Karokum
PLANET_RAIDED: Final = 25  # seat, planet
CHALLENGE_MADE: Final = 26  # seat, challenged
BATTLE_IDLE: Final = 27  # seat: no ship in space (MAD-5.10)
DEAL_OPENED: Final = 28  # maker, other, moment
OFFERS_CALLED: Final = 29  # seat, mask of those called
TROPHY_CLAIMED: Final = 30  # maker, claim
OFFER_MADE: Final = 31  # maker, other, number of terms, moment; a TERM for each follows
TERM: Final = 32  # maker, term, claim
OFFER_ENDED: Final = 33  # maker, other, how, reason
DEAL_SEALED: Final = 34  # maker, other
IMPROVEMENT_GIVEN: Final = 35  # from, to, improvement
WRECK_GIVEN: Final = 36  # from, to, ship (NO_CARD in the public half), kind
TROPHY_GIVEN: Final = 37  # from, to, trophy (NO_CARD in the public half)
ALLY_JOINED: Final = 38  # ally, principal, 1 with the die
WENT_ALONE: Final = 39  # seat
WORD_GIVEN: Final = 40  # ally
ATTACKER_BETRAYED: Final = 41  # traitor, attacker
FAKTOR_DECLARED: Final = 42  # seat, 1 committed
CARD_USED: Final = 43  # seat, improvement, target or NOBODY
DIE_ROLLED: Final = 44  # die, face
DIE_AGAIN: Final = 45  # seat, die: is rolled again
BATTLE_DECIDED: Final = 46  # attack, defence, 1 if the attacker won; the parts follow
SUM_PART: Final = 47  # side, part, number, seat
SHIP_WON: Final = 48  # seat, ship
SHIP_GONE: Final = 49  # ship
SUPPORT_TAKEN: Final = 50  # seat, improvement
WRECK_TAKEN: Final = 51  # seat, ship
REWARD_FORGONE: Final = 52  # seat, reward
CREDITS_PLUNDERED: Final = 53  # seat, loser
IMPROVEMENT_PLUNDERED: Final = 54  # seat, loser, improvement
WRECKS_PLUNDERED: Final = 55  # seat, loser, number
WRECK_SEEN: Final = 56  # seat, loser, ship: for whoever looks
WRECK_PLUNDERED: Final = 57  # seat, loser, ship, which only the two may know
PROMISE_MADE: Final = 58  # promiser, promisee, item, last turn, battle
PROMISE_ENDED: Final = 59  # promiser, promisee, item, how
PROMISES_BOUND: Final = 60  # promiser or promisee, the other
HELP_CALLED: Final = 61  # seat, promiser
TOUR_TAKEN: Final = 62  # seat, number, way
WRECK_PAID: Final = 63  # seat, ship
WRECK_SWAPPED: Final = 64  # seat, ship given, ship taken
TROPHY_REVEALED: Final = 65  # seat, trophy, 1 by itself
TROPHY_HELD: Final = 66  # seat, trophy
IMPROVEMENT_BOUGHT: Final = 67  # seat, improvement, price
IMPROVEMENT_DISCARDED: Final = 68  # seat, improvement
MARKET_FILLED: Final = 69  # slot, improvement
MARKET_RENEWED: Final = 70  # seat
GATHERING_PASSED: Final = 71  # seat
TURN_ENDED: Final = 72  # seat
GAME_ENDED: Final = 73  # why: 0 glory, 1 space deck, 2 forty turns

BY_GLORY: Final = 0
BY_DECK: Final = 1
BY_TURNS: Final = 2

# Parts of a sum of battle.
PART_POWER: Final = 0
PART_DIE: Final = 1
PART_SUPPORT: Final = 2
PART_FAKTOR: Final = 3
PART_CARDS: Final = 4
PART_BONUS: Final = 5
PART_DEBT: Final = 6


class Table(State):
    """Everything that lies on the table, and where the turn stands."""

    def __init__(self, content: Content, seats: i64, hunters: i64) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.hunters: i64 = hunters  # WHOLE_DECK or OWN_HALF
        # By seat.
        self.base: vec[i64] = vec[i64]()
        self.damage: vec[i64] = vec[i64]()
        self.judgment: vec[i64] = vec[i64]()
        self.earned: vec[i64] = vec[i64]()  # glory earned; judgment is taken off (MAD-2.6)
        self.credits: vec[i64] = vec[i64]()
        self.faktor: vec[i64] = vec[i64]()  # 0 blank, 2, 4, 6
        self.turns: vec[i64] = vec[i64]()  # turns had
        self.deeds: vec[i64] = vec[i64]()  # of the running turn, as `trophies.py` says
        self.kept: vec[i64] = vec[i64]()  # promises
        self.broken: vec[i64] = vec[i64]()
        self.wrecks: vec[i64] = vec[i64]()  # mask of ships
        self.owned: vec[i64] = vec[i64]()  # mask of improvements
        self.hand: vec[i64] = vec[i64]()  # [seat * HAND + slot], the one held longest first
        # Cards.
        self.near: i64 = 0  # ships in the near half of the space deck
        self.deep: i64 = 0
        self.mixed: i64 = 0  # ships in a deck whose halves are mixed
        self.near_events: i64 = 0
        self.deep_events: i64 = 0
        self.mixed_events: i64 = 0
        self.face_up: i64 = 0  # ships
        self.karokum: i64 = 0  # ships in the discard
        self.gone: i64 = 0  # ships that left the game
        self.gone_events: i64 = 0
        self.ship_seen: vec[i64] = vec[i64]()  # [ship]: who knows where a wreck is
        self.market: vec[i64] = vec[i64]()  # [slot]: improvement or NO_CARD
        self.stock: i64 = 0  # improvements in the shuffled part of the deck
        self.bottom: vec[i64] = vec[i64]()  # improvements under it, the upper ones first
        self.aside: i64 = 0  # improvements set aside by New choices
        self.bazaar: i64 = 0  # support cards in the discard
        self.pool: i64 = 0  # trophies whose place in the deck is undecided
        self.queue: vec[i64] = vec[i64]()  # the trophy deck, the top first: trophy or UNDECIDED
        self.drawn: vec[i64] = vec[i64]()  # trophies of which one will be kept
        self.trophy_seen: vec[i64] = vec[i64]()  # [trophy]: who knows where it is
        self.held: i64 = 0  # trophies that are held back (MAD-3.7)
        self.chosen: vec[i64] = vec[i64]()  # [seat]: trophy to put under at set-up, or NO_CARD
        # Credits elsewhere.
        self.pot: i64 = 0
        self.bank: i64 = 0
        self.treasure: vec[i64] = vec[i64]()  # [planet]
        # Negotiation; the lists of slots are empty while no slot is in use.
        self.offer: vec[i64] = vec[i64]()  # [slot]: NO_OFFER, DRAFT, PICKS_LEFT or OPEN
        self.maker: vec[i64] = vec[i64]()  # [slot]
        self.other: vec[i64] = vec[i64]()  # [slot]
        self.length: vec[i64] = vec[i64]()  # [slot]: number of terms
        self.terms: vec[i64] = vec[i64]()  # [slot * MOST_TERMS + i]
        self.picks: vec[i64] = vec[i64]()  # [slot * PICKS + side * 3 + entry]: card or NO_CARD
        self.claims: vec[i64] = vec[i64]()  # [slot * CLAIMS + i]: NO_CARD not yet, 0 none, 1 + trophy
        self.promises: vec[i64] = vec[i64]()
        self.refused: vec[i64] = vec[i64]()  # hashes of offers declined this turn
        self.opened: vec[i64] = vec[i64]()  # [kind * MOST_SEATS + partner]: negotiations this turn
        self.called: i64 = 0  # bit 0 in a free moment, bit 1 in the alliance
        # The turn.
        self.turn: i64 = 0  # player turns so far, this one included
        self.active: i64 = 0
        self.first: i64 = 0
        self.journey: i64 = UNCHOSEN
        self.tribute: i64 = 0  # 1: the Brotherhood is settled
        self.fought: i64 = 0  # 1: the battle is done
        self.tour: i64 = NOT_BEGUN
        self.tour_at: i64 = 0  # the last tour action
        self.visited: i64 = 0  # planets
        self.raided: i64 = 0  # planets
        self.judged: i64 = 0  # seats that took judgment
        self.revealed: i64 = 0  # seats that revealed a trophy
        self.winched: i64 = 0  # wrecks counted as two
        self.struck: i64 = 0  # 1: an event has acted
        # The battle.
        self.battle: i64 = 0  # battles so far, this one included
        self.kind: i64 = NO_BATTLE
        self.target: i64 = NO_CARD  # ship, planet or seat
        self.attackers: i64 = 0  # mask of seats: attacker and loyal allies
        self.defenders: i64 = 0  # mask of seats: challenged and allies, or the traitor
        self.ally: i64 = NOBODY  # of the attacker against a ship or planet
        self.traitor: i64 = NOBODY
        self.pledged: i64 = 0  # seats that joined with their die
        self.committed: i64 = 0  # seats whose die is rolled
        self.attack_cards: i64 = 0  # sum of boosts
        self.defence_cards: i64 = 0
        self.escaping: i64 = 0  # seats that take no damage
        self.won: i64 = 0  # 1: the attacker won
        self.spoil_wreck: i64 = NO_CARD  # the wreck this battle brought
        self.spoil_support: i64 = NO_CARD  # the support card it brought
        self.forgone: i64 = 0  # 1: a support card of this battle was forgone
        self.dice: vec[i64] = vec[i64]()

    def copy_from(self, other: Table) -> None:
        """Take over everything but who listens."""
        self.copy_base(other)
        self.base = other.base[:]
        self.damage = other.damage[:]
        self.judgment = other.judgment[:]
        self.earned = other.earned[:]
        self.credits = other.credits[:]
        self.faktor = other.faktor[:]
        self.turns = other.turns[:]
        self.deeds = other.deeds[:]
        self.kept = other.kept[:]
        self.broken = other.broken[:]
        self.wrecks = other.wrecks[:]
        self.owned = other.owned[:]
        self.hand = other.hand[:]
        self.near = other.near
        self.deep = other.deep
        self.mixed = other.mixed
        self.near_events = other.near_events
        self.deep_events = other.deep_events
        self.mixed_events = other.mixed_events
        self.face_up = other.face_up
        self.karokum = other.karokum
        self.gone = other.gone
        self.gone_events = other.gone_events
        self.ship_seen = other.ship_seen[:]
        self.market = other.market[:]
        self.stock = other.stock
        self.bottom = other.bottom[:]
        self.aside = other.aside
        self.bazaar = other.bazaar
        self.pool = other.pool
        self.queue = other.queue[:]
        self.drawn = other.drawn[:]
        self.trophy_seen = other.trophy_seen[:]
        self.held = other.held
        self.chosen = other.chosen[:]
        self.pot = other.pot
        self.bank = other.bank
        self.treasure = other.treasure[:]
        self.offer = other.offer[:]
        self.maker = other.maker[:]
        self.other = other.other[:]
        self.length = other.length[:]
        self.terms = other.terms[:]
        self.picks = other.picks[:]
        self.claims = other.claims[:]
        self.promises = other.promises[:]
        self.refused = other.refused[:]
        self.opened = other.opened[:]
        self.called = other.called
        self.turn = other.turn
        self.active = other.active
        self.first = other.first
        self.journey = other.journey
        self.tribute = other.tribute
        self.fought = other.fought
        self.tour = other.tour
        self.tour_at = other.tour_at
        self.visited = other.visited
        self.raided = other.raided
        self.judged = other.judged
        self.revealed = other.revealed
        self.winched = other.winched
        self.struck = other.struck
        self.battle = other.battle
        self.kind = other.kind
        self.target = other.target
        self.attackers = other.attackers
        self.defenders = other.defenders
        self.ally = other.ally
        self.traitor = other.traitor
        self.pledged = other.pledged
        self.committed = other.committed
        self.attack_cards = other.attack_cards
        self.defence_cards = other.defence_cards
        self.escaping = other.escaping
        self.won = other.won
        self.spoil_wreck = other.spoil_wreck
        self.spoil_support = other.spoil_support
        self.forgone = other.forgone
        self.dice = other.dice[:]

    def visit(self, fields: Fields) -> None:
        State.visit(self, fields)
        self.base = fields.numbers(self.base)
        self.damage = fields.numbers(self.damage)
        self.judgment = fields.numbers(self.judgment)
        self.earned = fields.numbers(self.earned)
        self.credits = fields.numbers(self.credits)
        self.faktor = fields.numbers(self.faktor)
        self.turns = fields.numbers(self.turns)
        self.deeds = fields.numbers(self.deeds)
        self.kept = fields.numbers(self.kept)
        self.broken = fields.numbers(self.broken)
        self.wrecks = fields.numbers(self.wrecks)
        self.owned = fields.numbers(self.owned)
        self.hand = fields.numbers(self.hand)
        self.near = fields.number(self.near)
        self.deep = fields.number(self.deep)
        self.mixed = fields.number(self.mixed)
        self.near_events = fields.number(self.near_events)
        self.deep_events = fields.number(self.deep_events)
        self.mixed_events = fields.number(self.mixed_events)
        self.face_up = fields.number(self.face_up)
        self.karokum = fields.number(self.karokum)
        self.gone = fields.number(self.gone)
        self.gone_events = fields.number(self.gone_events)
        self.ship_seen = fields.numbers(self.ship_seen)
        self.market = fields.numbers(self.market)
        self.stock = fields.number(self.stock)
        self.bottom = fields.numbers(self.bottom)
        self.aside = fields.number(self.aside)
        self.bazaar = fields.number(self.bazaar)
        self.pool = fields.number(self.pool)
        self.queue = fields.numbers(self.queue)
        self.drawn = fields.numbers(self.drawn)
        self.trophy_seen = fields.numbers(self.trophy_seen)
        self.held = fields.number(self.held)
        self.chosen = fields.numbers(self.chosen)
        self.pot = fields.number(self.pot)
        self.bank = fields.number(self.bank)
        self.treasure = fields.numbers(self.treasure)
        self.offer = fields.numbers(self.offer)
        self.maker = fields.numbers(self.maker)
        self.other = fields.numbers(self.other)
        self.length = fields.numbers(self.length)
        self.terms = fields.numbers(self.terms)
        self.picks = fields.numbers(self.picks)
        self.claims = fields.numbers(self.claims)
        self.promises = fields.numbers(self.promises)
        self.refused = fields.numbers(self.refused)
        self.opened = fields.numbers(self.opened)
        self.called = fields.number(self.called)
        self.turn = fields.number(self.turn)
        self.active = fields.number(self.active)
        self.first = fields.number(self.first)
        self.journey = fields.number(self.journey)
        self.tribute = fields.number(self.tribute)
        self.fought = fields.number(self.fought)
        self.tour = fields.number(self.tour)
        self.tour_at = fields.number(self.tour_at)
        self.visited = fields.number(self.visited)
        self.raided = fields.number(self.raided)
        self.judged = fields.number(self.judged)
        self.revealed = fields.number(self.revealed)
        self.winched = fields.number(self.winched)
        self.struck = fields.number(self.struck)
        self.battle = fields.number(self.battle)
        self.kind = fields.number(self.kind)
        self.target = fields.number(self.target)
        self.attackers = fields.number(self.attackers)
        self.defenders = fields.number(self.defenders)
        self.ally = fields.number(self.ally)
        self.traitor = fields.number(self.traitor)
        self.pledged = fields.number(self.pledged)
        self.committed = fields.number(self.committed)
        self.attack_cards = fields.number(self.attack_cards)
        self.defence_cards = fields.number(self.defence_cards)
        self.escaping = fields.number(self.escaping)
        self.won = fields.number(self.won)
        self.spoil_wreck = fields.number(self.spoil_wreck)
        self.spoil_support = fields.number(self.spoil_support)
        self.forgone = fields.number(self.forgone)
        self.dice = fields.numbers(self.dice)


def bit(number: i64) -> i64:
    """A mask of one card."""
    # mypyc writes a literal 1 into C as it is, and C shifts it in 32 bits; a computed one has 64.
    return (number - number + 1) << number


def count(mask: i64) -> i64:
    """How many bits are set; sums in parallel, without a product that could overflow."""
    bits = mask - ((mask >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    return count((mask & -mask) - 1)


def after(table: Table, seat: i64) -> i64:
    """The seat to the left, clockwise (MAD-1.7)."""
    return (seat + 1) % table.seats


def from_active(table: Table, offset: i64) -> i64:
    """Seats in turn order from the active player."""
    return (table.active + offset) % table.seats
