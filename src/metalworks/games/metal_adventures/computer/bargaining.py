"""Offers that computer captains make and take, and the part of a list that is worth a search's time.

A captain takes an offer if what it brings them, less a share of what it brings the other side, is worth
FAIR. Offers are templates: the cheapest that the other side should take by the same rule.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.computer.appraisal import (
    ALL,
    BLANK_DIE,
    CREDIT,
    DAMAGE,
    GLORY,
    INFAMY,
    NAME,
    SECOND_OF_NATION,
    THIRD_OF_NATION,
    WRECK,
    chance_of_side,
    damage_at_stake,
    is_open,
    item_worth,
    plunder_worth,
    rivalry,
    stake,
    trust,
)
from metalworks.games.metal_adventures.rules.astrolabe import glory_of
from metalworks.games.metal_adventures.rules.battles import attack_sum, defence_sum
from metalworks.games.metal_adventures.rules.components import (
    ACCEPT,
    ADD_TERM,
    ALLYING,
    ANSWERING,
    BASE,
    BREAK,
    CALL_FOR_OFFERS,
    CALL_HELP,
    CALLING,
    DECLINE,
    DISCARD,
    DROP,
    FREE,
    GATHERING,
    GO_ALONE,
    HELPING,
    HOLD_BACK,
    ITEM,
    JOIN,
    KEEP,
    KEEP_EARLY,
    MENU,
    MOST_DAMAGE,
    MOST_JUDGMENT,
    NEGOTIATION,
    NO_CARD,
    OPEN_DEAL,
    PASS,
    PICKS_LEFT,
    PROPOSE,
    SETTLING,
    TAKE_OFFER,
    TERMS,
    TOUR,
    WITH_CAPTAIN,
    WITHDRAW,
    Table,
    count,
)
from metalworks.games.metal_adventures.rules.content import OCG
from metalworks.games.metal_adventures.rules.deals import accept_reason, open_reason
from metalworks.games.metal_adventures.rules.knowledge import fitting, known_ships
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    ITEMS,
    JOIN_DIE_ITEM,
    JOIN_ITEM,
    RELEASE_ITEM,
    WRECK_ITEM,
    entry,
    open_promise,
)
from metalworks.games.metal_adventures.rules.odds import chance, help_of
from metalworks.games.metal_adventures.rules.terms import (
    ASK,
    DUE_BASE,
    DUES,
    GIVE,
    LIST_BASE,
    PROMISE,
    SPOILS_DUE,
    WANT,
    can_bring,
    is_joining,
    is_release,
    moment_of_deal,
    term_at,
)
from metalworks.games.metal_adventures.rules.tour import SCRAPPING_BONUS, WAYS
from metalworks.kernel.state import POSSIBLE

FAIR: Final = 50  # what an offer must bring whoever takes it
ROUNDING: Final = 5  # so that an offer made is an offer taken
MOST_GAIN: Final = 1 << 20
WORTHWHILE: Final = 120  # what an alliance must bring whoever asks for it
# Templates of an alliance: up to 2 credits now, up to 6 of the spoils, and perhaps the wreck or support card.
NOW: Final = 3
LATER: Final = 7
TEMPLATES: Final = 63
MOST_FOR_WRECK: Final = 5  # credits for the wreck that completes a title

# Reasons for declining (MAD-7.18).
TOO_LITTLE: Final = 1
TOO_RISKY: Final = 2
YOU_LEAD: Final = 3
NO_TRUST: Final = 4
CANNOT: Final = 5


# -- what joining changes ----------------------------------------------------------------------


def chance_with(table: Table, principal: i64, ally: i64, with_die: bool) -> i64:
    """The chance of a principal's side with one more ally."""
    lead = attack_sum(table) - defence_sum(table)
    die: i64 = 1 if with_die else 0
    if principal == table.active:
        return chance(table.content, lead + help_of(table, principal, ally), True, True, die, 0)
    return ALL - chance(table.content, lead - help_of(table, principal, ally), True, True, 0, die)


def prize(table: Table, principal: i64) -> i64:
    """What lies between victory and defeat for a principal."""
    if principal == table.active:
        return stake(table) + damage_at_stake(table)
    return GLORY + table.pot * CREDIT + DAMAGE + plunder_worth(table, principal)


def risk_of(table: Table, ally: i64, chance_of_victory: i64) -> i64:
    """What an ally loses by a defeat, times its chance."""
    if table.damage[ally] >= MOST_DAMAGE:
        return 0
    return (ALL - chance_of_victory) * damage_at_stake(table) // ALL


# -- what an offer brings ----------------------------------------------------------------------


def offer_gain(table: Table, slot: i64, seat: i64) -> i64:
    """What an offer brings one of its parties, if it is sealed."""
    maker = table.maker[slot]
    other = table.other[slot]
    gain: i64 = 0
    won: i64 = ALL
    i: i64
    if is_open(table):
        principal = maker if maker == table.active or (table.kind == WITH_CAPTAIN and maker == table.target) else other
        ally = other if principal == maker else maker
        with_die = False
        for i in range(table.length[slot]):
            if term_at(table, slot, i) % ITEMS == JOIN_DIE_ITEM:
                with_die = True
        won = chance_with(table, principal, ally, with_die)
        if seat == principal:
            gain += (won - chance_of_side(table, principal)) * prize(table, principal) // ALL
        else:
            gain -= risk_of(table, ally, won) + (BLANK_DIE if with_die else 0)
    for i in range(table.length[slot]):
        gain += term_gain(table, maker, other, term_at(table, slot, i), seat, won)
    return gain


def term_gain(table: Table, maker: i64, other: i64, term: i64, seat: i64, won: i64) -> i64:
    """What one term brings a party, joining aside."""
    which = term // LIST_BASE
    item = term % ITEMS
    if is_joining(item):
        return 0
    giver = maker if which == GIVE or which == PROMISE else other
    receiver = other if giver == maker else maker
    value = item_worth(table, item)
    if is_release(item):
        promise = open_promise(table, receiver, giver, item - RELEASE_ITEM)
        value = 0 if promise == NO_CARD else item_worth(table, entry(table, promise, ITEM))
    if which >= PROMISE:
        if (term // DUE_BASE) % DUES == SPOILS_DUE:
            value = value * won // ALL
        return value * trust(table, giver) // ALL if seat == receiver else -min(value, GLORY)
    return value if seat == receiver else -value


def is_taken(table: Table, slot: i64, seat: i64) -> bool:
    """Whether a captain takes an offer: their gain less a share of the other side's."""
    maker = table.maker[slot]
    other = table.other[slot]
    partner = other if seat == maker else maker
    gain = offer_gain(table, slot, seat) * ALL - rivalry(table, partner) * max(0, offer_gain(table, slot, partner))
    return gain >= FAIR * ALL


def why_declined(table: Table, slot: i64) -> i64:
    """The reason that is named; it binds nobody."""
    maker = table.maker[slot]
    if accept_reason(table, slot) != POSSIBLE:
        return CANNOT
    if glory_of(table, maker) >= 7:
        return YOU_LEAD
    if table.broken[maker] > table.kept[maker]:
        return NO_TRUST
    if is_open(table) and offer_gain(table, slot, table.other[slot]) < 0:
        return TOO_RISKY
    return TOO_LITTLE


# -- offers to make ----------------------------------------------------------------------------


def template(table: Table, number: i64, joins_in: i64) -> vec[i64]:
    """The terms of an alliance, as its maker writes them; empty where it cannot be offered here.

    A number says what the ally gets: credits now, credits of the spoils, and the wreck or support card of
    the battle. `joins_in` is the list with the joining: WANT for a principal, GIVE for an ally who was called.
    """
    later = number % LATER
    now = number // LATER % NOW
    extra = number // (LATER * NOW)
    item: i64 = BATTLE_WRECK_ITEM if extra == 1 else BATTLE_SUPPORT_ITEM
    if now > table.credits[table.active] or (extra > 0 and not can_bring(table, item)):
        return vec[i64]()
    terms = vec[i64](capacity=4)
    if joins_in == GIVE:
        terms = append(terms, JOIN_ITEM)
    if now > 0:
        terms = append(terms, (WANT * LIST_BASE if joins_in == GIVE else 0) + now - 1)
    if joins_in == WANT:
        terms = append(terms, WANT * LIST_BASE + JOIN_ITEM)
    spoils: i64 = (PROMISE if joins_in == WANT else ASK) * LIST_BASE + SPOILS_DUE * DUE_BASE
    if later > 0:
        terms = append(terms, spoils + later - 1)
    if extra > 0:
        terms = append(terms, spoils + item)
    return terms


def best_template(table: Table, principal: i64, ally: i64, joins_in: i64) -> i64:
    """The alliance that both sides should take and that is best for its maker: template * MOST_GAIN + gain, or NO_CARD.

    The sums are those of `offer_gain`, written out: a hundred of them are compared for every negotiation.
    """
    won = chance_with(table, principal, ally, False)
    brings = (won - chance_of_side(table, principal)) * prize(table, principal) // ALL
    risk = risk_of(table, ally, won)
    believed = trust(table, principal)
    wreck = item_worth(table, BATTLE_WRECK_ITEM) * won // ALL if can_bring(table, BATTLE_WRECK_ITEM) else 0
    support = item_worth(table, BATTLE_SUPPORT_ITEM) * won // ALL if can_bring(table, BATTLE_SUPPORT_ITEM) else 0
    against_principal = rivalry(table, principal)
    against_ally = rivalry(table, ally)
    best: i64 = NO_CARD
    number: i64
    for number in range(TEMPLATES):
        now = number // LATER % NOW
        extra = number // (LATER * NOW)
        goods = wreck if extra == 1 else support if extra == 2 else 0
        if now > table.credits[table.active] or (extra > 0 and goods == 0):
            continue
        credits = number % LATER * CREDIT * won // ALL
        for_principal = brings - now * CREDIT - min(credits, GLORY) - min(goods, GLORY)
        for_ally = now * CREDIT + (credits + goods) * believed // ALL - risk
        ally_net = for_ally - against_principal * max(0, for_principal) // ALL
        principal_net = for_principal - against_ally * max(0, for_ally) // ALL
        if ally_net < FAIR + ROUNDING or principal_net < FAIR:
            continue
        own = principal_net if joins_in == WANT else ally_net
        if best == NO_CARD or own > best % MOST_GAIN:
            best = number * MOST_GAIN + min(own, MOST_GAIN - 1)
    return best


def best_ally(table: Table, seat: i64) -> i64:
    """The captain with whom a principal should open a negotiation, or NO_CARD."""
    chosen: i64 = NO_CARD
    best: i64 = WORTHWHILE - 1
    other: i64
    for other in range(table.seats):
        if other != seat and open_reason(table, seat, other) == POSSIBLE:
            found = best_template(table, seat, other, WANT)
            if found != NO_CARD and found % MOST_GAIN > best and len(table.refused) == 0:
                best = found % MOST_GAIN
                chosen = other
    return chosen


def wreck_price(table: Table, seat: i64, other: i64) -> i64:
    """What to offer for the wreck that completes a title: nation * BASE + credits, or NO_CARD."""
    nation: i64
    price: i64
    known = known_ships(table, table.wrecks[other], seat)
    for nation in range(OCG):
        if count(fitting(table, table.wrecks[seat], nation + 1)) != 2 or fitting(table, known, nation + 1) == 0:
            continue
        for price in range(1, min(MOST_FOR_WRECK, table.credits[seat]) + 1):
            own = WRECK + THIRD_OF_NATION - price * CREDIT
            others = price * CREDIT - WRECK - SECOND_OF_NATION
            if (
                others - rivalry(table, seat) * max(0, own) // ALL >= FAIR
                and own - rivalry(table, other) * max(0, others) // ALL >= FAIR
            ):
                return nation * BASE + price
    return NO_CARD


def plan(table: Table, maker: i64, other: i64) -> vec[i64]:
    """The offer that a computer captain makes to another; empty: none."""
    if moment_of_deal(table) == FREE:
        found = wreck_price(table, maker, other)
        if found == NO_CARD:
            return vec[i64]()
        return vec[i64]([found % BASE - 1, WANT * LIST_BASE + WRECK_ITEM + 1 + found // BASE])
    found = best_template(table, maker, other, WANT)
    return vec[i64]() if found == NO_CARD else template(table, found // MOST_GAIN, WANT)


def called_plan(table: Table, maker: i64) -> vec[i64]:
    """What a called captain offers: to join, for the best of the templates."""
    if moment_of_deal(table) == FREE:
        return vec[i64]()
    found = best_template(table, table.active, maker, GIVE)
    return vec[i64]() if found == NO_CARD else template(table, found // MOST_GAIN, GIVE)


# -- candidates --------------------------------------------------------------------------------


def worthwhile(table: Table, seat: i64, legal: vec[i64]) -> vec[i64]:
    """The part of a list that is worth a search's time; never empty where the list is not."""
    if len(legal) < 2:
        return legal
    step = table.step()
    if step == MENU:
        return at_menu(table, seat, legal)
    if step == ANSWERING and seat == table.who():
        if contains(legal, ACCEPT * BASE) and is_taken(table, NEGOTIATION, seat):
            return vec[i64]([ACCEPT * BASE])
        return vec[i64]([DECLINE * BASE + why_declined(table, NEGOTIATION)])
    if step == TERMS and table.offer[NEGOTIATION] != PICKS_LEFT and seat == table.who():
        if table.argument(1) > 0:
            return vec[i64]([DROP * BASE])
        return next_step(table, NEGOTIATION, plan(table, seat, table.argument(0)), legal, DROP * BASE)
    if step == CALLING and (table.argument(0) >> seat) & 1 != 0 and table.offer[seat] != PICKS_LEFT:
        return next_step(table, seat, called_plan(table, seat), legal, PASS * BASE)
    if step == ALLYING and seat == table.who():
        return at_allying(table, seat, legal)
    if step == GATHERING:
        return at_gathering(table, seat, legal)
    if step == HELPING and contains(legal, JOIN * BASE):
        return vec[i64]([JOIN * BASE])
    if step == SETTLING and contains(legal, KEEP * BASE):
        price = GLORY + NAME + (INFAMY if table.judgment[seat] == MOST_JUDGMENT - 1 else 0)
        worth = item_worth(table, entry(table, table.argument(0), ITEM))
        return vec[i64]([BREAK * BASE if worth > price else KEEP * BASE])
    return without(legal, WITHDRAW)


def contains(actions: vec[i64], action: i64) -> bool:
    for other in actions:
        if other == action:
            return True
    return False


def without(legal: vec[i64], kind: i64) -> vec[i64]:
    """A list without one kind, unless nothing is left."""
    rest = vec[i64](capacity=len(legal))
    for action in legal:
        if action // BASE != kind:
            rest = append(rest, action)
    return rest if len(rest) > 0 else legal


def next_step(table: Table, slot: i64, terms: vec[i64], legal: vec[i64], otherwise: i64) -> vec[i64]:
    """The next step of a draft towards a plan; otherwise it is dropped or passed."""
    length = table.length[slot]
    action: i64 = otherwise
    if 0 < len(terms) == length:
        action = PROPOSE * BASE
    elif length < len(terms):
        action = ADD_TERM * BASE + terms[length]
    i: i64
    for i in range(min(length, len(terms))):
        if term_at(table, slot, i) != terms[i]:
            action = otherwise
    return vec[i64]([action if contains(legal, action) else otherwise])


def at_menu(table: Table, seat: i64, legal: vec[i64]) -> vec[i64]:
    """The best opening if there is one; else everything that could gain something."""
    rest = vec[i64](capacity=len(legal))
    is_buying = len(table.refused) == 0 and has_pair(table, seat)
    for action in legal:
        kind = action // BASE
        argument = action % BASE
        if kind == OPEN_DEAL:
            if is_buying and wreck_price(table, seat, argument) != NO_CARD:
                return vec[i64]([action])
            continue
        if kind == DISCARD or kind == HOLD_BACK or kind == CALL_FOR_OFFERS or kind == KEEP_EARLY or kind == WITHDRAW:
            continue
        if kind == TAKE_OFFER and not is_taken(table, argument, seat):
            continue
        if kind == TOUR and argument // WAYS == SCRAPPING_BONUS and not completes_title(table, seat, argument % WAYS):
            continue
        rest = append(rest, action)
    return rest if len(rest) > 0 else legal


def has_pair(table: Table, seat: i64) -> bool:
    """Whether one wreck would complete a Glory title."""
    nation: i64
    if count(table.wrecks[seat]) >= 2:
        for nation in range(OCG):
            if count(fitting(table, table.wrecks[seat], nation + 1)) == 2:
                return True
    return False


def completes_title(table: Table, seat: i64, ship: i64) -> bool:
    """Whether a ship would be the second or third wreck of a nation that gives a title."""
    nation = table.content.ship_nation[ship]
    if nation == OCG:
        return False
    number = count(fitting(table, table.wrecks[seat], nation + 1))
    return number == 1 or number == 2


def at_allying(table: Table, seat: i64, legal: vec[i64]) -> vec[i64]:
    """A good offer, a promise of help, the best ally; else alone."""
    for action in legal:
        kind = action // BASE
        if kind == TAKE_OFFER and is_taken(table, action % BASE, seat):
            return vec[i64]([action])
        if kind == CALL_HELP:
            return vec[i64]([action])
    ally = best_ally(table, seat)
    if ally != NO_CARD:
        return vec[i64]([OPEN_DEAL * BASE + ally])
    return vec[i64]([GO_ALONE * BASE])


def at_gathering(table: Table, seat: i64, legal: vec[i64]) -> vec[i64]:
    for action in legal:
        if action // BASE == CALL_HELP:
            return vec[i64]([action])
    ally = best_ally(table, seat)
    if ally != NO_CARD:
        return vec[i64]([OPEN_DEAL * BASE + ally])
    return vec[i64]([PASS * BASE])
