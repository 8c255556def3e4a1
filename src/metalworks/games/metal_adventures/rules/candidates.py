"""What is worth a computer captain's time at each step; always a part of what is legal. No rule depends on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import glory_of, power_of
from metalworks.games.metal_adventures.rules.bargaining import answer, free_deal, next_step, seek_ally
from metalworks.games.metal_adventures.rules.components import (
    ALLYING,
    ANSWERING,
    ATTACK_VIA_KAROKUM,
    BASE,
    BREAK,
    CALL_FOR_OFFERS,
    CALLING,
    CHALLENGE,
    DISCARD,
    GATHERING,
    GO_ALONE,
    HOLD_BACK,
    ITEM,
    KEEP,
    KEEP_EARLY,
    MADE,
    MENU,
    MOST_DAMAGE,
    MOST_IMPROVEMENTS,
    MOST_JUDGMENT,
    NEGOTIATION,
    NO_CARD,
    NOT_BEGUN,
    OPEN_DEAL,
    PASS,
    PAY_TROPHY,
    PAY_WRECK,
    PAYING,
    PICK,
    PICK_TROPHY,
    PICKING,
    PICKS_LEFT,
    REVEAL,
    SETTLING,
    SPOILS,
    TAKE_OFFER,
    TAKE_WRECK,
    TERMS,
    TOUR,
    UNCHOSEN,
    USE_CARD,
    WINNING_GLORY,
    WITHDRAW,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import KEEP_WORD, MINE
from metalworks.games.metal_adventures.rules.content import POWER as POWER_CONDITION
from metalworks.games.metal_adventures.rules.ledger import entry, promisee_of
from metalworks.games.metal_adventures.rules.odds import lead_on_captain, lead_on_ship
from metalworks.games.metal_adventures.rules.prospects import best_of
from metalworks.games.metal_adventures.rules.tour import (
    EXPENDITURE,
    PURCHASE,
    SCRAPPING_BONUS,
    WAYS,
)
from metalworks.games.metal_adventures.rules.worth import (
    GLORY,
    INFAMY,
    NAME,
    WRECK,
    card_worth,
    deed_brings,
    item_worth,
    one_more,
    worst_trophy,
    worst_wreck,
)

SHIPS_TRIED: Final = 2  # of Karokum's discard
NO_DANGER: Final = 5  # glory of a rival who cannot win soon
HOPELESS: Final = -7  # a lead that not even luck makes up for


def worth_trying(table: Table, seat: i64, step: i64, legal: vec[i64]) -> vec[i64]:
    """The part of what is legal for a seat that is waited for."""
    if len(legal) < 2:
        return legal
    chosen: i64 = NO_CARD
    if step == MENU:
        return at_menu(table, seat, legal)
    if step == ANSWERING:
        chosen = answer(table, seat)
    elif step == TERMS or step == CALLING:
        slot = NEGOTIATION if step == TERMS else seat
        chosen = worst_pick(table, seat, legal) if table.offer[slot] == PICKS_LEFT else next_step(table, seat, slot)
    elif step == ALLYING:
        chosen = seek_ally(table, seat, GO_ALONE * BASE)
    elif step == GATHERING:
        chosen = seek_ally(table, seat, PASS * BASE)
    elif step == PICKING:
        chosen = worst_pick(table, seat, legal)
    elif step == PAYING:
        chosen = PAY_WRECK * BASE + worst_wreck(table, table.wrecks[seat], arguments(legal))
    elif step == SETTLING:
        chosen = keep_or_break(table, seat, table.argument(0))
    else:
        return without_waste(table, seat, step, legal)
    for action in legal:
        if action == chosen:
            return vec[i64]([chosen])
    return legal


def arguments(actions: vec[i64]) -> i64:
    """The cards that some actions name, as a mask."""
    cards: i64 = 0
    for action in actions:
        cards |= bit(action % BASE)
    return cards


def worst_pick(table: Table, seat: i64, legal: vec[i64]) -> i64:
    """Of one's own cards for a deal the one that is missed least."""
    if legal[0] % BASE >= PICK_TROPHY:
        return PICK * BASE + PICK_TROPHY + worst_trophy(table, seat)
    return PICK * BASE + worst_wreck(table, table.wrecks[seat], arguments(legal))


def keep_or_break(table: Table, seat: i64, promise: i64) -> i64:
    """A word is broken where its object is worth more than the glory and the name it costs."""
    price = NAME
    if table.judgment[seat] < MOST_JUDGMENT:
        price += GLORY
    if table.judgment[seat] == MOST_JUDGMENT - 1:
        price += INFAMY
    value = item_worth(table, entry(table, promise, ITEM), seat, promisee_of(table, promise))
    return BREAK * BASE if value > price else KEEP * BASE


def without_waste(table: Table, seat: i64, step: i64, legal: vec[i64]) -> vec[i64]:
    """Of the cards that could be discarded or taken only those that matter."""
    actions = vec[i64](capacity=len(legal))
    best: i64 = NO_CARD
    value: i64 = 0
    for action in legal:
        kind = action // BASE
        if kind == DISCARD and action % BASE != worst_card(table, table.owned[seat]):
            continue
        if kind == PAY_TROPHY and action % BASE != worst_trophy(table, seat):
            continue
        if kind == TAKE_WRECK and step == SPOILS:
            more = one_more(table, table.wrecks[seat], action % BASE)
            if best == NO_CARD or more > value:
                best = action
                value = more
            continue
        actions = append(actions, action)
    return append(actions, best) if best != NO_CARD else actions


def worst_card(table: Table, cards: i64) -> i64:
    """The improvement that is worth least."""
    worst: i64 = NO_CARD
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if worst == NO_CARD or card_worth(table, card) < card_worth(table, worst):
            worst = card
    return worst


# -- the menu -----------------------------------------------------------------------------------


def at_menu(table: Table, seat: i64, legal: vec[i64]) -> vec[i64]:
    """Deals before the turn is chosen and after the battle, cards and actions in between."""
    for action in legal:
        if action // BASE == HOLD_BACK and is_better_hidden(table, seat, action % BASE):
            return vec[i64]([action])
    if table.journey == UNCHOSEN or (table.fought != 0 and table.tour == NOT_BEGUN):
        deal = free_deal(table, seat)
        if deal != NO_CARD:
            return vec[i64]([deal])
    actions = vec[i64](capacity=len(legal))
    adrift: i64 = 0
    scraps: i64 = 0
    previous: i64 = 0
    for action in legal:
        kind = action // BASE
        argument = action % BASE
        if kind == ATTACK_VIA_KAROKUM:
            adrift |= bit(argument)
        elif kind == TOUR:
            if argument // WAYS == SCRAPPING_BONUS:
                scraps |= bit(argument % WAYS)
            elif argument // WAYS != EXPENDITURE or is_worth_a_way(legal, action, previous):
                actions = append(actions, action)
            previous = action
        elif is_worth_it(table, seat, kind, argument):
            actions = append(actions, action)
    actions = add_adrift(table, seat, actions, adrift)
    actions = add_scraps(table, seat, actions, scraps)
    return actions if len(actions) > 0 else legal


def is_worth_a_way(legal: vec[i64], action: i64, previous: i64) -> bool:
    """Of the ways to pay for a glory the one with the fewest wrecks and the one with the most."""
    if (previous % BASE) // WAYS != EXPENDITURE:
        return True
    for other in legal:
        if other > action and other // BASE == TOUR:
            return False
    return True


def is_worth_it(table: Table, seat: i64, kind: i64, argument: i64) -> bool:
    """Whether another action of the menu is worth a look."""
    if kind == OPEN_DEAL or kind == CALL_FOR_OFFERS or kind == HOLD_BACK or kind == WITHDRAW or kind == TAKE_OFFER:
        return False
    if kind == KEEP_EARLY:
        return entry(table, argument, MADE) < table.turn and deed_brings(table, seat, seat, KEEP_WORD, 1) > 0
    if kind == REVEAL:
        return not is_better_hidden(table, seat, argument)
    if kind == DISCARD:
        if table.journey == UNCHOSEN or table.tour_at >= PURCHASE or count(table.owned[seat]) < MOST_IMPROVEMENTS:
            return False
        return argument == worst_card(table, table.owned[seat])
    if kind == USE_CARD:
        if table.journey == UNCHOSEN:
            return False
        mine = table.content.improvement_effect[argument // 8] == MINE
        return not mine or argument % 8 == best_victim(table, seat)
    if kind == CHALLENGE:
        return lead_on_captain(table, seat, argument) > HOPELESS
    return True


def is_better_hidden(table: Table, seat: i64, trophy: i64) -> bool:
    """Whether a trophy is kept for the last stroke.

    From 7 glory on everybody is against a captain. What they own they may show later, as long as
    nobody else comes near.
    """
    glory = glory_of(table, seat)
    after = glory + table.content.trophy_glory[trophy]
    if table.content.trophy_condition[trophy] > POWER_CONDITION or glory >= 7 or not 7 <= after < WINNING_GLORY:
        return False
    other: i64
    for other in range(table.seats):
        if other != seat and glory_of(table, other) > NO_DANGER:
            return False
    return True


def best_victim(table: Table, seat: i64) -> i64:
    """Whom a mine hurts most: the leader, then the strongest."""
    best: i64 = NO_CARD
    ahead: i64
    for ahead in range(1, table.seats):
        other = (seat + ahead) % table.seats
        if table.damage[other] >= MOST_DAMAGE:
            continue
        if best == NO_CARD or glory_of(table, other) * 100 + power_of(table, other) > glory_of(
            table, best
        ) * 100 + power_of(table, best):
            best = other
    return best


def add_adrift(table: Table, seat: i64, actions: vec[i64], ships: i64) -> vec[i64]:
    """The ships of Karokum's discard that are worth most to attack."""
    number: i64 = 0
    while ships != 0 and number < SHIPS_TRIED:
        best: i64 = NO_CARD
        value: i64 = 0
        rest = ships
        while rest != 0:
            ship = lowest(rest)
            rest &= rest - 1
            worth = best_of(table, seat, seat, bit(ship))
            if best == NO_CARD or worth > value:
                best = ship
                value = worth
        if lead_on_ship(table, seat, best) > HOPELESS:
            actions = append(actions, ATTACK_VIA_KAROKUM * BASE + best)
        ships &= ~bit(best)
        number += 1
    return actions


def add_scraps(table: Table, seat: i64, actions: vec[i64], ships: i64) -> vec[i64]:
    """One ship of each nation that would add to a title."""
    nations: i64 = 0
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        nation = table.content.ship_nation[ship]
        if (nations >> nation) & 1 == 0 and one_more(table, table.wrecks[seat], ship) > WRECK:
            nations |= 1 << nation
            actions = append(actions, TOUR * BASE + SCRAPPING_BONUS * WAYS + ship)
    return actions
