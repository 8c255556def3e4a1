"""How well a captain stands, from what they may know. The weights are ours; 1000 is one glory."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import glory_of, is_infamous, power_of
from metalworks.games.metal_adventures.rules.components import (
    BOUND,
    HAND,
    ITEM,
    LAST,
    MOST_DAMAGE,
    NO_BATTLE,
    NO_CARD,
    NOBODY,
    ON_PLANET,
    RESTED,
    WINNING_GLORY,
    WITH_CAPTAIN,
    Table,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    BAZAAR,
    BOOST,
    EXXALIA,
    OCG,
    SUPPORT,
)
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
from metalworks.games.metal_adventures.rules.odds import chance_now
from metalworks.games.metal_adventures.rules.trophies import is_fulfilled, needed, progress
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import State

GLORY: Final = 1000
LATE_GLORY: Final = 150  # more for each from the seventh on
CREDIT: Final = 170
SPARE_CREDIT: Final = 140  # beyond six
WRECK: Final = 170
SECOND_OF_NATION: Final = 130
THIRD_OF_NATION: Final = 700
POWER: Final = 220
SUPPORT_CARD: Final = 150
BOOST_POINT: Final = 60
DAMAGE: Final = 180
BLANK_DIE: Final = 90
DEBT: Final = 45
INFAMY: Final = 400
TROPHY: Final = 350  # in somebody else's hand
BATTLE_AHEAD: Final = 300  # the battle of the turn, not fought yet
HELP: Final = 300
PEACE: Final = 200
NAME: Final = 150  # of a captain who keeps their word
ALL: Final = 1000


class MetalAdventuresAppraisal(Appraisal):
    """One's own worth, less a share of every rival's that grows with how near they are to winning."""

    def appraise(self, state: State, seat: i64) -> i64:
        return standing(cast(Table, state), seat)


def standing(table: Table, seat: i64) -> i64:
    chance = attackers_chance(table)
    value = worth(table, seat, seat, chance) * ALL
    other: i64
    for other in range(table.seats):
        if other != seat:
            value -= worth(table, other, seat, chance) * rivalry(table, other)
    return value // ALL


def leads(table: Table, seat: i64) -> bool:
    """Whether a captain has more glory than everybody else."""
    other: i64
    for other in range(table.seats):
        if other != seat and glory_of(table, other) >= glory_of(table, seat):
            return False
    return True


def best_glory(table: Table) -> i64:
    best = glory_of(table, 0)
    seat: i64
    for seat in range(1, table.seats):
        best = max(best, glory_of(table, seat))
    return best


def rivalry(table: Table, other: i64) -> i64:
    """In thousandths: an equal share of a rival, twice that for the leader, three times from 7 glory on."""
    share = ALL // (table.seats - 1)
    glory = glory_of(table, other)
    if glory >= 7:
        share *= 3
    elif leads(table, other):
        share *= 2
    return min(share, ALL)


# -- what a captain has ------------------------------------------------------------------------


def worth(table: Table, seat: i64, viewer: i64, chance: i64) -> i64:
    """A captain's worth as a viewer can know it: their own cards are seen, those of others guessed.

    `chance` is the attacker's in the battle at hand, computed once for all captains.
    """
    glory = glory_of(table, seat)
    value = glory * GLORY + max(0, glory - 6) * LATE_GLORY
    value += credits_worth(table.credits[seat])
    value += wrecks_worth(table, seat, viewer)
    value += power_worth(table, power_of(table, seat) + table.damage[seat]) - table.damage[seat] * DAMAGE
    value += support_worth(table, table.owned[seat])
    value += BLANK_DIE if table.faktor[seat] == 0 else -DEBT * table.faktor[seat]
    if is_infamous(table, seat):
        value -= INFAMY
    value += trophies_worth(table, seat, viewer)
    value += promises_worth(table, seat, chance)
    return value + battle_worth(table, seat, chance)


def credits_worth(credits: i64) -> i64:
    return min(credits, 6) * CREDIT + max(0, credits - 6) * SPARE_CREDIT


def power_worth(table: Table, power: i64) -> i64:
    """Power counts the more the longer the game will last."""
    left = max(1, WINNING_GLORY - max(0, best_glory(table)))
    return (power - 8) * POWER * left // WINNING_GLORY


def support_worth(table: Table, cards: i64) -> i64:
    value: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if table.content.improvement_type[card] == SUPPORT:
            value += SUPPORT_CARD
            if table.content.improvement_effect[card] == BOOST:
                value += BOOST_POINT * table.content.improvement_number[card]
        elif table.content.improvement_effect[card] != 0:
            value += SUPPORT_CARD
    return value


def wrecks_worth(table: Table, seat: i64, viewer: i64) -> i64:
    """A wreck, and what two or three of a nation promise as far as the viewer knows them."""
    ships = table.wrecks[seat]
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


def trophies_worth(table: Table, seat: i64, viewer: i64) -> i64:
    """One's own by how far they are, those of others alike."""
    if seat != viewer:
        return trophies_in_hand(table, seat) * TROPHY
    value: i64 = 0
    slot: i64
    for slot in range(HAND):
        trophy = table.hand[seat * HAND + slot]
        if trophy == NO_CARD:
            continue
        glory = table.content.trophy_glory[trophy] * GLORY + table.content.trophy_credits[trophy] * CREDIT
        if is_fulfilled(table, seat, trophy):
            value += glory * 9 // 10
        else:
            value += glory * 4 * max(0, progress(table, seat, trophy)) // (10 * needed(table, trophy))
    return value


# -- promises ----------------------------------------------------------------------------------


def item_worth(table: Table, item: i64) -> i64:
    """What an item of a deal is worth, more or less, to whoever gets it."""
    if item < IMPROVEMENT_ITEM:
        return (item + 1) * CREDIT
    if item < WRECK_ITEM:
        card = item - IMPROVEMENT_ITEM
        return power_worth(table, 8 + table.content.improvement_power[card]) + SUPPORT_CARD
    if item < TROPHY_ITEM:
        return WRECK + SECOND_OF_NATION if item > WRECK_ITEM else WRECK
    if item == TROPHY_ITEM:
        return TROPHY
    if item == BATTLE_WRECK_ITEM:
        return WRECK + SECOND_OF_NATION // 2
    if item == BATTLE_SUPPORT_ITEM:
        return 2 * SUPPORT_CARD
    if item == HELP_ITEM:
        return HELP
    return PEACE if item == PEACE_ITEM else 0


def trust(table: Table, seat: i64) -> i64:
    """In thousandths: how far a promise of this captain is believed."""
    kept = table.kept[seat]
    return 500 + 450 * (kept + 1) // (kept + table.broken[seat] + 2)


def promises_worth(table: Table, seat: i64, chance: i64) -> i64:
    """What is promised to a captain, less what they have promised; spoils by the chance of victory."""
    value: i64 = 0
    promise: i64
    for promise in range(promise_count(table)):
        promiser = promiser_of(table, promise)
        promisee = promisee_of(table, promise)
        if promiser != seat and promisee != seat:
            continue
        amount = item_worth(table, entry(table, promise, ITEM))
        if entry(table, promise, LAST) == 0:
            amount = amount * (chance if (table.attackers >> promiser) & 1 != 0 else ALL - chance) // ALL
        if promiser == seat:
            value -= min(amount, GLORY)
        elif entry(table, promise, BOUND) != 0:
            value += amount
        else:
            value += amount * trust(table, promiser) // ALL
    return value


# -- the battle --------------------------------------------------------------------------------


def is_open(table: Table) -> bool:
    """Whether a battle with a target is not decided yet."""
    return table.kind != NO_BATTLE and len(table.dice) > 0 and (table.kind > ON_PLANET or table.target != NO_CARD)


def attackers_chance(table: Table) -> i64:
    """The attacker's chance in the battle at hand; without one promises count in full."""
    return chance_now(table) if is_open(table) else ALL


def chance_of_side(table: Table, seat: i64) -> i64:
    """The chance that a captain's side wins the battle at hand."""
    chance = attackers_chance(table)
    return chance if (table.attackers >> seat) & 1 != 0 else ALL - chance


def stake(table: Table) -> i64:
    """What the attacker wins."""
    if table.kind == WITH_CAPTAIN:
        return GLORY + table.pot * CREDIT + plunder_worth(table, table.target)
    if table.kind == ON_PLANET:
        value = table.treasure[table.target] * CREDIT
        if table.target == EXXALIA:
            return value + TROPHY // 2
        if table.target == BAZAAR:
            return value + (2 * SUPPORT_CARD if table.bazaar != 0 else 0)
        return value + (WRECK + SECOND_OF_NATION // 2 if table.karokum != 0 else 0)
    return ship_worth(table, table.target)


def ship_worth(table: Table, ship: i64) -> i64:
    """The rewards of a ship and its wreck."""
    content = table.content
    value = content.ship_credits[ship] * CREDIT + content.ship_glory[ship] * GLORY
    value += content.ship_support[ship] * 2 * SUPPORT_CARD + content.ship_repair[ship] * DAMAGE // 2
    return value + WRECK + SECOND_OF_NATION // 2


def plunder_worth(table: Table, loser: i64) -> i64:
    """The best of what a victorious challenger may take."""
    best = (table.credits[loser] + 1) // 2 * CREDIT
    best = max(best, (count(table.wrecks[loser]) + 1) // 2 * WRECK)
    cards = table.owned[loser]
    while cards != 0:
        best = max(best, item_worth(table, IMPROVEMENT_ITEM + lowest(cards)))
        cards &= cards - 1
    return best


def damage_at_stake(table: Table) -> i64:
    """The damage of a defeat."""
    if table.kind == WITH_CAPTAIN or table.kind == ON_PLANET:
        return DAMAGE
    return table.content.ship_damage[table.target] * DAMAGE


def battle_worth(table: Table, seat: i64, chance: i64) -> i64:
    """What the battle at hand, or the one still to come in this turn, is worth to a captain."""
    if not is_open(table):
        if seat != table.active or table.fought != 0 or table.journey == RESTED:
            return 0
        return BATTLE_AHEAD
    hurt: i64 = 0 if table.damage[seat] >= MOST_DAMAGE else damage_at_stake(table)
    if seat == table.active:
        loss = DAMAGE if table.traitor != NOBODY else hurt
        if table.damage[seat] >= MOST_DAMAGE or (table.escaping >> seat) & 1 != 0:
            loss = 0
        return (chance * stake(table) - (ALL - chance) * loss) // ALL
    if (table.escaping >> seat) & 1 != 0:
        hurt = 0
    if table.kind == WITH_CAPTAIN and seat == table.target:
        won = GLORY + table.pot * CREDIT
        return ((ALL - chance) * won - chance * (hurt + plunder_worth(table, seat))) // ALL
    if (table.attackers >> seat) & 1 != 0:
        return -(ALL - chance) * hurt // ALL
    if seat == table.traitor:
        won = table.treasure[table.target] if table.kind == ON_PLANET else table.content.ship_credits[table.target]
        return ((ALL - chance) * won * CREDIT - chance * DAMAGE) // ALL
    if (table.defenders >> seat) & 1 != 0:
        return -chance * hurt // ALL
    return 0
