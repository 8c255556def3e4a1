"""What a captain has is worth, from what a viewer may know. The weights are ours; 1000 is one glory.

No rule depends on it: computer captains bargain by it, and `computer/appraisal.py` hands it to the search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import glory_of, is_infamous, power_of
from metalworks.games.metal_adventures.rules.components import (
    BOUND,
    HAND,
    ITEM,
    LAST,
    NO_CARD,
    OF_BATTLE,
    START_POWER,
    WINNING_GLORY,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    BEAT_HUNTER,
    KEEP_WORD,
    NATIONS,
    OCG,
    WRECKS_OF,
)
from metalworks.games.metal_adventures.rules.content import POWER as POWER_CONDITION
from metalworks.games.metal_adventures.rules.knowledge import trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    HELP_ITEM,
    IMPROVEMENT_ITEM,
    PEACE_ITEM,
    TROPHY_ITEM,
    WRECK_ITEM,
    entry,
    promise_count,
    promisee_of,
    promiser_of,
)
from metalworks.games.metal_adventures.rules.odds import chance, lead_on_captain
from metalworks.games.metal_adventures.rules.trophies import is_fulfilled, needed, progress

ALL: Final = 1000  # thousandths
GLORY: Final = 1000
LATE_GLORY: Final = 150  # more for each from the seventh on
SURE_VICTORY: Final = 3000  # once the ninth is reached the turn need only end
CREDIT: Final = 170
SPARE_CREDIT: Final = 140  # beyond six
WRECK: Final = 190
SECOND_OF_NATION: Final = 260
THIRD_OF_NATION: Final = 700
POWER: Final = 400
DAMAGE: Final = 200
BLANK_DIE: Final = 90
DEBT: Final = 70
INFAMY: Final = 400
TROPHY: Final = 400  # in somebody else's hand
UNSEEN_TROPHY: Final = 260  # that somebody gives away
SUPPORT_CARD: Final = 300  # of one's choice
HELP: Final = 250
THREAT: Final = 500  # thousandths: how likely somebody challenges whom they would beat
LATER_CREDITS: Final = 2  # that a captain is sure to have by then
NAME: Final = 150  # of a captain who keeps their word
KEPT_LATER: Final = 900  # thousandths of what a trophy brings that a promise will fulfil

# What support cards are worth, and what equipment and base starships are worth beyond their power, by effect:
# a sum, and more for each point of its number.
EFFECT: Final = vec[i64]([0, 40, 60, 40, 60, 200, 60, 60, 100, 20, 20, 100, 200, 380, 380, 250, 160, 340, 200])
EFFECT_POINT: Final = vec[i64]([0, 40, 40, 40, 60, 70, 60, 0, 0, 40, 40, 140, 0, 0, 0, 0, 90, 120, 110])
# How likely a trophy is to be fulfilled at all, in thousandths, by condition: before anything is done for it.
HOPE: Final = vec[i64]([220, 240, 260, 150, 150, 120, 120, 250, 250, 30, 200, 300, 280, 260, 300, 300, 120, 300])
NEARLY: Final = 600  # of what it brings, once all but done
SURE: Final = 950  # once it is done


def best_glory(table: Table) -> i64:
    best = glory_of(table, 0)
    seat: i64
    for seat in range(1, table.seats):
        best = max(best, glory_of(table, seat))
    return best


def least_glory(table: Table) -> i64:
    least = glory_of(table, 0)
    seat: i64
    for seat in range(1, table.seats):
        least = min(least, glory_of(table, seat))
    return least


def rivalry(table: Table, other: i64) -> i64:
    """In thousandths: an equal share of a rival, twice that for the leader, three times from 7 glory on."""
    share = ALL // (table.seats - 1)
    glory = glory_of(table, other)
    if glory >= 7:
        share *= 3
    elif glory == best_glory(table) and glory > least_glory(table):
        share *= 2
    return min(share, ALL)


def goods_worth(table: Table, seat: i64, viewer: i64) -> i64:
    """All that a captain has, promises and battles aside."""
    glory = glory_of(table, seat)
    value = glory * GLORY + max(0, glory - 6) * LATE_GLORY
    if glory >= WINNING_GLORY:
        value += SURE_VICTORY
    value += credits_worth(table.credits[seat])
    value += wrecks_worth(table, table.wrecks[seat], viewer)
    value += power_worth(table, power_of(table, seat) + table.damage[seat]) - table.damage[seat] * DAMAGE
    value += effects_worth(table, table.owned[seat])
    value += BLANK_DIE if table.faktor[seat] == 0 else -DEBT * table.faktor[seat]
    if is_infamous(table, seat):
        value -= INFAMY
    return value + trophies_worth(table, seat, viewer)


def credits_worth(credits: i64) -> i64:
    return min(credits, 6) * CREDIT + max(0, credits - 6) * SPARE_CREDIT


def power_worth(table: Table, power: i64) -> i64:
    """Power counts the more the longer the game will last."""
    left = max(1, WINNING_GLORY - max(0, best_glory(table)))
    return (power - START_POWER) * POWER * left // WINNING_GLORY


def effects_worth(table: Table, cards: i64) -> i64:
    value: i64 = 0
    while cards != 0:
        value += effect_worth(table, lowest(cards))
        cards &= cards - 1
    return value


def effect_worth(table: Table, card: i64) -> i64:
    """A support card, or what equipment does besides its power."""
    content = table.content
    effect = content.improvement_effect[card]
    return EFFECT[effect] + EFFECT_POINT[effect] * content.improvement_number[card]


def card_worth(table: Table, card: i64) -> i64:
    """An improvement with its power."""
    return power_worth(table, START_POWER + table.content.improvement_power[card]) + effect_worth(table, card)


def wrecks_worth(table: Table, ships: i64, viewer: i64) -> i64:
    """Wrecks, and what two or three of a nation promise as far as the viewer knows them."""
    value = count(ships) * WRECK
    of_nation: i64 = 0  # six bits a nation
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        if (table.ship_seen[ship] >> viewer) & 1 != 0:
            of_nation += 1 << (6 * table.content.ship_nation[ship])
    nation: i64
    for nation in range(OCG):
        number = (of_nation >> (6 * nation)) & 63
        if number >= 2:
            value += SECOND_OF_NATION
        if number >= 3:
            value += THIRD_OF_NATION
    return value


def one_more(table: Table, ships: i64, ship: i64) -> i64:
    """What a wreck adds to a set of wrecks."""
    nation = table.content.ship_nation[ship]
    same: i64 = 0
    while ships != 0:
        if table.content.ship_nation[lowest(ships)] == nation:
            same += 1
        ships &= ships - 1
    if nation >= OCG or same > 2 or same == 0:
        return WRECK
    return WRECK + (SECOND_OF_NATION if same == 1 else THIRD_OF_NATION)


def worst_wreck(table: Table, ships: i64, among: i64) -> i64:
    """Of a set of wrecks that one among some whose loss costs least; NO_CARD if there is none."""
    best: i64 = NO_CARD
    least: i64 = 0
    while among != 0:
        ship = lowest(among)
        among &= among - 1
        value = one_more(table, ships & ~bit(ship), ship) + 10 * table.content.ship_hunter[ship]
        if best == NO_CARD or value < least:
            best = ship
            least = value
    return best


# -- trophies ----------------------------------------------------------------------------------


def trophies_worth(table: Table, seat: i64, viewer: i64) -> i64:
    """One's own by how far they are, those of others alike."""
    if seat != viewer:
        return trophies_in_hand(table, seat) * TROPHY
    value: i64 = 0
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy != NO_CARD and (len(table.chosen) == 0 or table.chosen[seat] != trophy):
            value += trophy_worth(table, seat, trophy)
    return value


def trophy_brings(table: Table, trophy: i64) -> i64:
    return table.content.trophy_glory[trophy] * GLORY + table.content.trophy_credits[trophy] * CREDIT


def trophy_worth(table: Table, seat: i64, trophy: i64) -> i64:
    """What a trophy in hand is worth: more the nearer it is."""
    brings = trophy_brings(table, trophy)
    if is_fulfilled(table, seat, trophy):
        return brings * SURE // ALL
    condition = table.content.trophy_condition[trophy]
    hope = HOPE[condition]
    if condition < BEAT_HUNTER:
        need = needed(table, trophy)
        hope += (
            (NEARLY - hope)
            * max(0, progress(table, seat, trophy) - start_of(condition))
            // max(1, need - start_of(condition))
        )
    return brings * hope // ALL


def start_of(condition: i64) -> i64:
    """Where progress begins: everybody has main power 8."""
    return START_POWER if condition == POWER_CONDITION else 0


def worst_trophy(table: Table, seat: i64) -> i64:
    """The trophy of a hand that is worth least, or NO_CARD."""
    worst: i64 = NO_CARD
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy != NO_CARD and (
            worst == NO_CARD or trophy_worth(table, seat, trophy) < trophy_worth(table, seat, worst)
        ):
            worst = trophy
    return worst


def chases_wrecks(table: Table, seat: i64) -> bool:
    """Whether a captain holds a trophy that asks for wrecks."""
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy != NO_CARD and table.content.trophy_condition[trophy] <= WRECKS_OF:
            return True
    return False


def wreck_brings(table: Table, seat: i64, ship: i64) -> i64:
    """What a wreck adds to the trophies in one's own hand."""
    held = table.wrecks[seat]
    before = trophies_worth(table, seat, seat)
    table.wrecks[seat] = held | bit(ship)
    after = trophies_worth(table, seat, seat)
    table.wrecks[seat] = held
    return after - before


def deed_brings(table: Table, seat: i64, viewer: i64, condition: i64, power: i64) -> i64:
    """What a deed adds to the worth of the trophies in one's own hand; of others nothing is known."""
    if seat != viewer:
        return 0
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if (
            trophy != NO_CARD
            and table.content.trophy_condition[trophy] == condition
            and power >= needed(table, trophy)
            and not is_fulfilled(table, seat, trophy)
        ):
            return trophy_brings(table, trophy) * (SURE - HOPE[condition]) // ALL
    return 0


# -- promises ----------------------------------------------------------------------------------


def item_worth(table: Table, item: i64, giver: i64, receiver: i64) -> i64:
    """What an item is worth, more or less, to whoever gets it."""
    if item < IMPROVEMENT_ITEM:
        return (item + 1) * CREDIT
    if item < WRECK_ITEM:
        return card_worth(table, item - IMPROVEMENT_ITEM)
    if item < TROPHY_ITEM:
        return WRECK + SECOND_OF_NATION if 0 < item - WRECK_ITEM < NATIONS else WRECK
    if item == TROPHY_ITEM:
        return UNSEEN_TROPHY
    if item == BATTLE_WRECK_ITEM:
        return WRECK + SECOND_OF_NATION // 2
    if item == BATTLE_SUPPORT_ITEM:
        return SUPPORT_CARD
    if item == HELP_ITEM:
        return HELP
    return peace_worth(table, giver, receiver) if item == PEACE_ITEM else 0


def peace_worth(table: Table, giver: i64, receiver: i64) -> i64:
    """What a challenge would cost, by its chance; from whoever would rather lose it, peace is worth nothing."""
    lost = chance(table.content, lead_on_captain(table, giver, receiver), True, True, 0, 0)
    costs = DAMAGE + plunder_worth(table, receiver) + GLORY * rivalry(table, giver) // ALL
    return max(0, lost * costs - (ALL - lost) * (GLORY + table.pot * CREDIT)) * THREAT // (ALL * ALL)


def plunder_worth(table: Table, loser: i64) -> i64:
    """The best of what a victorious challenger may take."""
    best = (table.credits[loser] + 1) // 2 * CREDIT
    best = max(best, (count(table.wrecks[loser]) + 1) // 2 * WRECK)
    cards = table.owned[loser]
    while cards != 0:
        best = max(best, card_worth(table, lowest(cards)))
        cards &= cards - 1
    return best


def trust(table: Table, seat: i64) -> i64:
    """In thousandths: how far a promise of this captain is believed."""
    kept = table.kept[seat]
    return 500 + 450 * (kept + 1) // (kept + table.broken[seat] + 2)


def promises_worth(table: Table, seat: i64, viewer: i64, won: i64, spoils: i64) -> i64:
    """What is promised to a captain, less what they have promised; spoils by the chance `won` of their side.

    `spoils` are the credits that a victory brings the principal of that side: a promise of credits that
    neither they nor the purse can pay will be broken, and costs what that costs.
    """
    value: i64 = 0
    purses = table.credits[:]
    promise: i64
    for promise in range(promise_count(table)):
        promiser = promiser_of(table, promise)
        promisee = promisee_of(table, promise)
        item = entry(table, promise, ITEM)
        is_spoils = entry(table, promise, LAST) == 0
        if item < IMPROVEMENT_ITEM:
            purses[promiser] -= item + 1
        if promiser != seat and promisee != seat:
            continue
        amount = item_worth(table, item, promiser, promisee)
        if purses[promiser] + (spoils if is_spoils else LATER_CREDITS) < 0:
            amount = GLORY + NAME if promiser == seat else 0
        if item >= HELP_ITEM and promiser == seat:
            # It binds, but what is not called costs nothing, and there is somebody else to challenge.
            amount //= 2 if item == HELP_ITEM else 4
        if is_spoils:
            if table.traitor == promisee and entry(table, promise, OF_BATTLE) == table.battle:
                continue  # MAD-5.22: void
            amount = amount * won // ALL
        if promiser == seat:
            value -= min(amount, GLORY + NAME)
            if entry(table, promise, LAST) > table.turn:
                value += deed_brings(table, seat, viewer, KEEP_WORD, 1) * KEPT_LATER // ALL
        elif entry(table, promise, BOUND) != 0:
            value += amount
        else:
            value += amount * trust(table, promiser) // ALL
    return value
