"""How computer captains bargain, by one rule: what a deal changes in their own worth, less a share of what it
gives a rival. Offers are templates; an answer is one comparison. No rule depends on it.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.battles import join
from metalworks.games.metal_adventures.rules.components import (
    ACCEPT,
    ADD_TERM,
    ANSWERING,
    BASE,
    CALL_FOR_OFFERS,
    CALL_HELP,
    CALLING,
    CLAIM,
    CLAIMS,
    COUNTER,
    DECLINE,
    DROP,
    FREE,
    GO_ALONE,
    LIST_TERMS,
    MOST_SEATS,
    MOST_TERMS,
    NEGOTIATION,
    NO_CARD,
    OPEN,
    OPEN_DEAL,
    PASS,
    PICKS_LEFT,
    PROPOSE,
    TAKE_OFFER,
    TERMS,
    Table,
    bit,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import KEEP_WORD, OCG
from metalworks.games.metal_adventures.rules.deals import (
    accept_reason,
    call_reason,
    exchange,
    open_reason,
    opening_row,
    take_offer_reason,
)
from metalworks.games.metal_adventures.rules.knowledge import fitting, known_ships, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    ITEMS,
    JOIN_DIE_ITEM,
    JOIN_ITEM,
    PEACE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
    open_promises,
    promise_count,
    promiser_of,
)
from metalworks.games.metal_adventures.rules.offers import (
    claim_place,
    entry_item,
    free_wrecks,
    get_pick,
    propose_reason,
    set_pick,
    start_draft,
)
from metalworks.games.metal_adventures.rules.promises import help_reason
from metalworks.games.metal_adventures.rules.prospects import attack_chance, has_target, worth
from metalworks.games.metal_adventures.rules.terms import (
    ASK,
    DUE_BASE,
    GIVE,
    LIST_BASE,
    NEXT_TURN,
    PROMISE,
    SPOILS_DUE,
    WANT,
    holds_joining,
    is_principal,
    is_wreck,
    list_length,
    moment_of_deal,
    term_at,
    term_reason,
)
from metalworks.games.metal_adventures.rules.worth import (
    ALL,
    UNSEEN_TROPHY,
    WRECK,
    deed_brings,
    one_more,
    peace_worth,
    rivalry,
    trophy_worth,
    trust,
    worst_trophy,
    worst_wreck,
)
from metalworks.kernel.state import POSSIBLE

ENOUGH: Final = 50  # what an offer must gain for whoever takes it
WORTH_ASKING: Final = 80  # and for whoever makes it
# The same by manner, from trusting to hard: what must be gained, and by how much a counter must better an offer.
ENOUGH_FOR: Final = vec[i64]([-100, 0, 50, 50, 50])
HAGGLE_OF: Final = vec[i64]([100_000, 400, 150, 90, 40])
EVEN: Final = 2  # the manner of whoever has none of their own
WORTH_CALLING: Final = 300  # what an ally for nothing would gain, to call for offers
WORTH_SELLING: Final = 2  # wrecks to spare, to ask who wants them
GIVEN_AWAY: Final = 150  # what a trophy is worth to somebody else who parts with it
FAITHLESS: Final = 650  # whose trust is below is told so

# Reasons for declining.
TOO_LITTLE: Final = 1
TOO_RISKY: Final = 2
YOU_LEAD: Final = 3
NO_TRUST: Final = 4
CANNOT: Final = 5

SHIFT: Final = 11  # bits of a term in a template, which is one number: the first term lowest, each plus one
DIGIT: Final = (1 << 11) - 1

# Terms that templates are made of.
SPOILS_CREDITS: Final = PROMISE * LIST_BASE + SPOILS_DUE * DUE_BASE - 1  # + credits
ASKED_CREDITS: Final = ASK * LIST_BASE + SPOILS_DUE * DUE_BASE - 1  # + credits
GIVEN_CREDITS: Final = GIVE * LIST_BASE - 1  # + credits
WANTED_CREDITS: Final = WANT * LIST_BASE - 1  # + credits


# -- what an offer gains ------------------------------------------------------------------------


def sealed(table: Table, slot: i64) -> Table:
    """The table after an offer is accepted, each side parting with the wrecks it misses least.

    Trophies stay where they are: whoever gets one has not seen it, so `gain` counts them alike.
    """
    after = cast(Table, table.copy())
    side: i64
    at: i64
    for side in range(2):
        for at in range(LIST_TERMS):
            item = entry_item(after, slot, side, at)
            if item == NO_CARD:
                break
            if item == TROPHY_ITEM:
                set_pick(after, slot, side, at, NO_CARD)
            elif is_wreck(item) and get_pick(after, slot, side, at) == NO_CARD:
                ships = free_wrecks(after, slot, side)
                set_pick(after, slot, side, at, worst_wreck(after, ships, fitting(after, ships, item - WRECK_ITEM)))
    exchange(after, slot)
    return after


def trophies_gain(table: Table, slot: i64, seat: i64, viewer: i64) -> i64:
    """What the trophies of an offer change for one of its parties."""
    value: i64 = 0
    i: i64
    for i in range(table.length[slot]):
        term = term_at(table, slot, i)
        which = term // LIST_BASE
        if term % ITEMS == TROPHY_ITEM and which < PROMISE:
            if (which == GIVE) != (seat == table.maker[slot]):
                value += UNSEEN_TROPHY
            elif seat == viewer:
                value -= trophy_worth(table, seat, worst_trophy(table, seat))
            else:
                value -= GIVEN_AWAY
    return value


def gain(table: Table, slot: i64, after: Table, seat: i64, viewer: i64) -> i64:
    """What an offer changes in the worth of a party, as a viewer sees it."""
    return worth(after, seat, viewer) - worth(table, seat, viewer) + trophies_gain(table, slot, seat, viewer)


def net(table: Table, own: i64, other: i64, rival: i64) -> i64:
    """One's own gain less a share of the rival's."""
    return own - rivalry(table, rival) * other // ALL


# -- templates ----------------------------------------------------------------------------------


def pack(first: i64, second: i64 = -1, third: i64 = -1) -> i64:
    return (first + 1) | (second + 1) << SHIFT | (third + 1) << (2 * SHIFT)


def templates(table: Table, maker: i64, other: i64) -> vec[i64]:
    """Offers that may be worth a thought to both."""
    if moment_of_deal(table) == FREE:
        return trades(table, maker, other)
    return alliances(table, maker)


def alliances(table: Table, maker: i64) -> vec[i64]:
    """For joining: nothing, credits of the spoils, credits now and perhaps later, the wreck, the support card."""
    offers = vec[i64](capacity=32)
    joining: i64
    now: i64
    credits: i64
    asks = is_principal(table, maker)
    spoils: i64 = (PROMISE if asks else ASK) * LIST_BASE + SPOILS_DUE * DUE_BASE
    purse: i64 = GIVEN_CREDITS if asks else WANTED_CREDITS
    later: i64 = SPOILS_CREDITS if asks else ASKED_CREDITS
    for joining in range(JOIN_ITEM, JOIN_DIE_ITEM + 1):
        joins = (WANT if asks else GIVE) * LIST_BASE + joining
        offers = append(offers, pack(joins))
        for credits in range(1, 4):
            offers = append(offers, pack(joins, later + credits))
        for now in range(1, 4):
            for credits in range(3):
                second = later + credits if credits > 0 else -1
                offers = append(offers, in_order(purse + now, joins, second))
        offers = append(offers, pack(joins, spoils + BATTLE_WRECK_ITEM))
        offers = append(offers, pack(joins, spoils + BATTLE_SUPPORT_ITEM))
    return offers


def in_order(first: i64, second: i64, third: i64) -> i64:
    return pack(first, second, third) if first < second else pack(second, first, third)


def trades(table: Table, maker: i64, other: i64) -> vec[i64]:
    """Wrecks that complete a title, peace from somebody stronger, trophies unseen, a word to be kept."""
    offers = vec[i64](capacity=32)
    credits: i64
    kind: i64
    theirs = known_ships(table, table.wrecks[other], maker)
    for kind in range(1, OCG + 1):
        mine_of = fitting(table, table.wrecks[maker], kind)
        theirs_of = fitting(table, theirs, kind)
        wanted = WANT * LIST_BASE + WRECK_ITEM + kind
        given = GIVE * LIST_BASE + WRECK_ITEM + kind
        if theirs_of != 0 and mine_of != 0:
            for credits in range(1, 5):
                offers = append(offers, pack(GIVEN_CREDITS + credits, wanted))
        if mine_of != 0 and theirs_of != 0:
            for credits in range(2, 6):
                offers = append(offers, pack(given, WANTED_CREDITS + credits))
    if peace_worth(table, other, maker) >= WORTH_ASKING and open_promises(table, other, maker) == 0:
        for credits in range(1, 3):
            offers = append(offers, pack(GIVEN_CREDITS + credits, ASK * LIST_BASE + PEACE_ITEM))
    if peace_worth(table, maker, other) >= WORTH_ASKING and open_promises(table, maker, other) == 0:
        for credits in range(1, 3):
            offers = append(offers, pack(WANTED_CREDITS + credits, PROMISE * LIST_BASE + PEACE_ITEM))
    if trophies_in_hand(table, maker) > 0 and trophies_in_hand(table, other) > 0 and not has_asked(table, maker, other):
        offers = append(offers, pack(GIVE * LIST_BASE + TROPHY_ITEM, WANT * LIST_BASE + TROPHY_ITEM))
    if deed_brings(table, maker, maker, KEEP_WORD, 1) > 0 and open_promises(table, maker, other) == 0:
        for credits in range(3):
            offers = append(offers, pack(PROMISE * LIST_BASE + NEXT_TURN * DUE_BASE + credits))
    return offers


def has_asked(table: Table, maker: i64, other: i64) -> bool:
    """Whether the maker has bargained with anybody else this turn: most decline to swap trophies, and nobody likes to
    hear the same request at every turn of everybody.
    """
    seat: i64
    for seat in range(table.seats):
        if seat != maker and seat != other and table.opened[opening_row(table, maker) * MOST_SEATS + seat] > 0:
            return True
    return False


# -- the best offer -----------------------------------------------------------------------------


def best_offer(table: Table, maker: i64, other: i64, slot: i64, manner: i64 = EVEN) -> vec[i64]:
    """Its score and its template, and nothing if no offer gains for both; it goes on from what a draft holds.

    Whoever is trusting or friendly shares what a deal is worth.
    """
    draft = cast(Table, table.copy())
    started: i64 = 0
    begun: vec[i64] = vec[i64]()
    i: i64
    if len(table.offer) > 0 and table.offer[slot] != 0 and table.maker[slot] == maker and table.offer[slot] != OPEN:
        started = table.length[slot]
        for i in range(started):
            begun = append(begun, term_at(table, slot, i))
    start_draft(draft, slot, maker, other)
    best: i64 = WORTH_ASKING - 1
    chosen: i64 = 0
    for template in templates(table, maker, other):
        if not lay_down(draft, slot, template, begun):
            continue
        if propose_reason(draft, slot) != POSSIBLE or accept_reason(draft, slot) != POSSIBLE:
            continue
        after = sealed(draft, slot)
        own = gain(draft, slot, after, maker, maker)
        if own < WORTH_ASKING:
            continue
        theirs = gain(draft, slot, after, other, maker)
        score = net(table, own, theirs, other)
        answer = net(table, theirs, own, maker)
        if answer < ENOUGH or score < WORTH_ASKING:
            continue
        if manner < EVEN or asks_half(table, slot):
            score = min(score, answer + WORTH_ASKING)
        if score > best:
            best = score
            chosen = template
    return vec[i64]([best, chosen]) if chosen != 0 else vec[i64]()


def asks_half(table: Table, slot: i64) -> bool:
    """A called offer has rivals, and a counter must be taken by somebody who had hoped for more."""
    return slot < NEGOTIATION or table.step() == ANSWERING or (table.step() == TERMS and table.argument(1) > 0)


def lay_down(draft: Table, slot: i64, template: i64, begun: vec[i64]) -> bool:
    """Write a template into a draft; False where a term is not allowed, or the draft has begun otherwise."""
    draft.length[slot] = 0
    i: i64
    for i in range(CLAIMS):
        draft.claims[slot * CLAIMS + i] = NO_CARD
    rest = template
    while rest != 0:
        term = (rest & DIGIT) - 1
        rest >>= SHIFT
        if term < 0:
            continue
        at = draft.length[slot]
        if at < len(begun):
            if begun[at] != term:
                return False
        elif term_reason(draft, slot, term) != POSSIBLE:
            return False
        draft.terms[slot * MOST_TERMS + at] = term
        draft.length[slot] = at + 1
        if claim_place(draft, slot) != NO_CARD:
            draft.claims[slot * CLAIMS + claim_place(draft, slot)] = 0
    return draft.length[slot] >= len(begun)


def next_step(table: Table, seat: i64, slot: i64, manner: i64 = EVEN) -> i64:
    """The next step of a draft on its way to the best offer; dropped or passed if there is none any more."""
    given_up: i64 = (DROP if slot == NEGOTIATION else PASS) * BASE
    if claim_place(table, slot) != NO_CARD:
        return CLAIM * BASE
    found = best_offer(table, seat, table.other[slot], slot, manner)
    if len(found) == 0:
        return given_up
    rest = found[1]
    at: i64 = 0
    while rest != 0:
        term = (rest & DIGIT) - 1
        rest >>= SHIFT
        if term >= 0:
            if at == table.length[slot]:
                return ADD_TERM * BASE + term
            at += 1
    return PROPOSE * BASE


def best_opening(table: Table, seat: i64) -> vec[i64]:
    """The score of the best offer to anybody, and to whom; once a turn and moment to each."""
    best = vec[i64]()
    ahead: i64
    for ahead in range(table.seats - 1):
        # From another neighbour in every round, so that nobody is always the first choice among equals.
        other = (seat + 1 + (ahead + table.turn // table.seats) % (table.seats - 1)) % table.seats
        if open_reason(table, seat, other) != POSSIBLE:
            continue
        if table.opened[opening_row(table, seat) * MOST_SEATS + other] > 0:
            continue
        found = best_offer(table, seat, other, NEGOTIATION)
        if len(found) > 0 and (len(best) == 0 or found[0] > best[0]):
            best = vec[i64]([found[0], other])
    return best


# -- answers ------------------------------------------------------------------------------------


def answer(table: Table, seat: i64, manner: i64 = EVEN) -> i64:
    """The step ANSWERING: counter with what is clearly better, accept what gains enough, or say why not."""
    maker = table.argument(0)
    if accept_reason(table, NEGOTIATION) != POSSIBLE:
        return COUNTER * BASE if counters(table, seat, maker, 0, manner) else DECLINE * BASE + CANNOT
    after = sealed(table, NEGOTIATION)
    own = gain(table, NEGOTIATION, after, seat, seat)
    offered = net(table, own, gain(table, NEGOTIATION, after, maker, seat), maker)
    enough = ENOUGH_FOR[manner]
    if counters(table, seat, maker, offered + HAGGLE_OF[manner] if offered >= enough else 0, manner):
        return COUNTER * BASE
    if offered >= enough:
        return ACCEPT * BASE
    return DECLINE * BASE + why_not(table, seat, maker, own, after)


def counters(table: Table, seat: i64, maker: i64, least: i64, manner: i64) -> bool:
    """Whether the first proposal is answered by another one that gains so much."""
    if table.argument(1) != 1:
        return False
    other = cast(Table, table.copy())
    other.offer[NEGOTIATION] = 0
    found = best_offer(other, seat, maker, NEGOTIATION, manner)
    return len(found) > 0 and found[0] >= least


def why_not(table: Table, seat: i64, maker: i64, own: i64, after: Table) -> i64:
    if own >= ENOUGH:
        return YOU_LEAD
    if holds_joining(table, NEGOTIATION) and has_target(after):
        won = attack_chance(after)
        if (after.attackers >> seat) & 1 == 0:
            won = ALL - won
        if won < ALL // 2:
            return TOO_RISKY
    if list_length(table, NEGOTIATION, PROMISE) > 0 and trust(table, maker) < FAITHLESS:
        return NO_TRUST
    return TOO_LITTLE


def best_standing(table: Table, seat: i64) -> vec[i64]:
    """The score of the best called offer that stands, and whose it is."""
    best = vec[i64]()
    if len(table.offer) == 0:
        return best
    ahead: i64
    for ahead in range(1, table.seats):
        slot = (seat + ahead) % table.seats
        if take_offer_reason(table, slot) != POSSIBLE:
            continue
        after = sealed(table, slot)
        score = net(table, gain(table, slot, after, seat, seat), gain(table, slot, after, slot, seat), slot)
        if score >= ENOUGH and (len(best) == 0 or score > best[0]):
            best = vec[i64]([score, slot])
    return best


def bargained(table: Table, seat: i64, step: i64, manner: i64) -> i64:
    """What a captain of this manner answers or puts into an offer, NO_CARD where nothing is bargained."""
    if step == ANSWERING:
        return answer(table, seat, manner)
    if step == TERMS or step == CALLING:
        slot = NEGOTIATION if step == TERMS else seat
        if table.offer[slot] != PICKS_LEFT:
            return next_step(table, seat, slot, manner)
    return NO_CARD


# -- allies -------------------------------------------------------------------------------------


def with_help(table: Table, seat: i64, ally: i64) -> i64:
    """What an ally for nothing gains a principal."""
    after = cast(Table, table.copy())
    join(after, ally, seat, 0)
    return net(
        table,
        worth(after, seat, seat) - worth(table, seat, seat),
        worth(after, ally, seat) - worth(table, ally, seat),
        ally,
    )


def best_help(table: Table, seat: i64) -> vec[i64]:
    """The score of the best promise of help that can be called, and its entry."""
    best = vec[i64]()
    promise: i64
    for promise in range(promise_count(table)):
        if help_reason(table, seat, promise) == POSSIBLE:
            ally = promiser_of(table, promise)
            if (table.attackers | table.defenders) >> ally & 1 == 0:
                score = with_help(table, seat, ally)
                if score >= ENOUGH and (len(best) == 0 or score > best[0]):
                    best = vec[i64]([score, promise])
    return best


def seek_ally(table: Table, seat: i64, none: i64) -> i64:
    """The steps ALLYING and GATHERING: the best of what helps, or `none` of it."""
    action = none
    best: i64 = 0
    found = best_standing(table, seat)
    if len(found) > 0:
        best = found[0]
        action = TAKE_OFFER * BASE + found[1]
    found = best_help(table, seat)
    if len(found) > 0 and found[0] > best:
        best = found[0]
        action = CALL_HELP * BASE + found[1]
    found = best_opening(table, seat)
    if action == GO_ALONE * BASE and call_reason(table) == POSSIBLE:
        # Whoever has rivals asks for less: with two who could help a call comes first, with one it comes last.
        helpers = captains_who_help(table, seat)
        if helpers >= 2 or (helpers == 1 and len(found) == 0):
            return CALL_FOR_OFFERS * BASE
    if len(found) > 0 and found[0] > best:
        return OPEN_DEAL * BASE + found[1]
    return action


def captains_who_help(table: Table, seat: i64) -> i64:
    """How many could join for a gain that is worth calling all of them."""
    number: i64 = 0
    other: i64
    for other in range(table.seats):
        if open_reason(table, seat, other) == POSSIBLE and with_help(table, seat, other) >= WORTH_CALLING:
            number += 1
    return number


# -- deals in a free moment ---------------------------------------------------------------------


def free_deal(table: Table, seat: i64) -> i64:
    """The best called offer, the best opening, or a call of whoever has wrecks to spare; NO_CARD if none pays."""
    best: i64 = 0
    action: i64 = NO_CARD
    found = best_standing(table, seat)
    if len(found) > 0:
        best = found[0]
        action = TAKE_OFFER * BASE + found[1]
    found = best_opening(table, seat)
    if len(found) > 0 and found[0] > best:
        return OPEN_DEAL * BASE + found[1]
    if action == NO_CARD and call_reason(table) == POSSIBLE and spare_wrecks(table, seat) >= WORTH_SELLING:
        return CALL_FOR_OFFERS * BASE
    return action


def spare_wrecks(table: Table, seat: i64) -> i64:
    """How many wrecks add nothing to a title."""
    number: i64 = 0
    ships = table.wrecks[seat]
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        if one_more(table, table.wrecks[seat] & ~bit(ship), ship) == WRECK:
            number += 1
    return number
