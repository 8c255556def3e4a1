"""What battles are worth: the one at hand by its exact chance, the one still to come by the ships that may turn up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import effect_of, is_infamous, power_of
from metalworks.games.metal_adventures.rules.battles import attack_sum, defence_sum, is_ship_battle
from metalworks.games.metal_adventures.rules.components import (
    BATTLE,
    FAKTOR,
    GATHERING,
    GRAY,
    IN_SPACE,
    KEEPING,
    MARKET_SLOTS,
    MOST_DAMAGE,
    NO_BATTLE,
    NO_CARD,
    NOT_ROLLED,
    ON_PLANET,
    ORANGE,
    RESTED,
    REWARD_WRECKS,
    SPOILS,
    STAGE_DECLARE,
    TOUR_OVER,
    TRAVELLING,
    TROPHY_DRAWING,
    WITH_CAPTAIN,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    AGAINST_HUNTER,
    BANE,
    BAZAAR,
    BEAT_ALONE,
    BEAT_HUNTER,
    BEAT_PLANET,
    BETRAY,
    EXXALIA,
    PLATING,
    PLUNDER,
    WIN_AS_ALLY,
    WIN_CHALLENGE,
)
from metalworks.games.metal_adventures.rules.faktor import can_commit, order
from metalworks.games.metal_adventures.rules.improvements import has_room
from metalworks.games.metal_adventures.rules.odds import chance, debt_of
from metalworks.games.metal_adventures.rules.space import top_ships
from metalworks.games.metal_adventures.rules.tour import PURCHASE, price_at_ocg
from metalworks.games.metal_adventures.rules.worth import (
    ALL,
    BLANK_DIE,
    CREDIT,
    DAMAGE,
    DEBT,
    GLORY,
    SUPPORT_CARD,
    WRECK,
    card_worth,
    chases_wrecks,
    deed_brings,
    goods_worth,
    one_more,
    plunder_worth,
    promises_worth,
    rivalry,
    wreck_brings,
)
from metalworks.kernel.state import FRAME_INTS

DIE_ROLL: Final = 2 * BLANK_DIE // 3 + 7 * DEBT // 3  # what committing a Metal Faktor die costs, on average
REPAIR_REWARD: Final = 90
DOUBT: Final = 150  # for each captain who may still join a challenge,
MOST_DOUBT: Final = 500  # in thousandths
NEW_TROPHY: Final = 400  # to choose one of two or three
NEW_CARD: Final = 450  # four new improvements to choose from,
NEW_PRICE: Final = 3  # for whoever has so many credits


def standing(table: Table, seat: i64) -> i64:
    """One's own worth, less a share of every rival's that grows with how near they are to winning."""
    unsure = doubt(table)
    value = worth(table, seat, seat, unsure) * ALL
    other: i64
    for other in range(table.seats):
        if other != seat:
            value -= worth(table, other, seat, unsure) * rivalry(table, other)
    return value // ALL


def doubt(table: Table) -> i64:
    """In thousandths: how little the chance of a challenge says as long as others may still join either side."""
    if table.step() != GATHERING or is_infamous(table, table.active) or is_infamous(table, table.target):
        return 0
    free: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (table.attackers | table.defenders) >> seat & 1 == 0 and not is_infamous(table, seat):
            free += DOUBT
    return min(free, MOST_DOUBT)


def worth(table: Table, seat: i64, viewer: i64, unsure: i64 = 0) -> i64:
    """A captain's worth as a viewer can know it: what they have, promises, and the battle of the turn."""
    value = goods_worth(table, seat, viewer)
    won: i64 = ALL
    if has_target(table):
        own = (table.attackers >> seat) & 1 != 0
        if own or (table.defenders >> seat) & 1 != 0:
            won = attack_chance(table) if own else ALL - attack_chance(table)
            won += (ALL // 2 - won) * unsure // ALL
            value += battle_worth(table, seat, viewer, won)
    elif seat == viewer and is_ahead(table, seat):
        value += space_worth(table, seat, viewer)
    if len(table.promises) > 0:
        value += promises_worth(table, seat, viewer, won, credits_at_stake(table, seat) if won < ALL else 0)
    return value + pending(table, seat) if seat == viewer else value


def pending(table: Table, seat: i64) -> i64:
    """What is about to come: trophies drawn, wrecks to pick, a market still to be looked at."""
    step = table.step()
    if (step == TROPHY_DRAWING or step == KEEPING or step == SPOILS) and table.who() == seat:
        if step != SPOILS:
            return NEW_TROPHY
        return table.argument(1) * WRECK if table.argument(0) == REWARD_WRECKS else 0
    if seat != table.active or table.journey != TRAVELLING or table.tour == TOUR_OVER or table.tour_at >= PURCHASE:
        return 0
    best: i64 = 0
    slot: i64
    for slot in range(MARKET_SLOTS):
        card = table.market[slot]
        if card == NO_CARD:
            best = max(best, NEW_CARD if table.credits[seat] >= NEW_PRICE else 0)
        elif table.credits[seat] >= price_at_ocg(table, seat, card) and has_room(table, seat):
            best = max(best, card_worth(table, card) - price_at_ocg(table, seat, card) * CREDIT)
    return best // 2


def has_target(table: Table) -> bool:
    """Whether a battle with a target is not decided yet."""
    return table.kind != NO_BATTLE and (table.kind != IN_SPACE or table.target != NO_CARD) and is_undecided(table)


def is_ahead(table: Table, seat: i64) -> bool:
    """Whether the battle of this turn is still to come, or has no target yet."""
    if seat != table.active or table.fought != 0 or table.journey == RESTED:
        return False
    return table.kind == NO_BATTLE or (table.kind == IN_SPACE and table.target == NO_CARD)


# -- the battle at hand -------------------------------------------------------------------------


def battle_frame(table: Table) -> i64:
    """Where the step BATTLE lies among the frames, or NO_CARD."""
    at = table.depth() - 1
    while at >= 0:
        if table.frames[at * FRAME_INTS] == BATTLE:
            return at * FRAME_INTS
        at -= 1
    return NO_CARD


def is_undecided(table: Table) -> bool:
    at = battle_frame(table)
    return at != NO_CARD and table.frames[at + 2] <= STAGE_DECLARE + 2  # up to the cards after the roll


def may_still_commit(table: Table, seat: i64) -> bool:
    """Whether a participant has a die to declare and has not been asked yet."""
    if not can_commit(table, seat):
        return False
    at = battle_frame(table)
    if at == NO_CARD or table.frames[at + 2] > STAGE_DECLARE:
        return False
    if table.frames[at + 2] < STAGE_DECLARE:
        return True
    seats = order(table)
    place: i64 = table.frames[at + 3]  # who comes next
    while place < len(seats):
        if seats[place] == seat:
            return True
        place += 1
    return False


def attack_chance(table: Table) -> i64:
    """The attacker's chance, if both principals commit the dice they still may."""
    own: i64 = 0
    other: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (table.committed >> seat) & 1 != 0:
            if table.dice[FAKTOR + seat] == NOT_ROLLED:
                if (table.attackers >> seat) & 1 != 0:
                    own += 1
                else:
                    other += 1
        elif (table.pledged >> seat) & 1 != 0:
            own += (table.attackers >> seat) & 1
            other += (table.defenders >> seat) & 1
    if may_still_commit(table, table.active):
        own += 1
    if table.kind == WITH_CAPTAIN and may_still_commit(table, table.target):
        other += 1
    lead = attack_sum(table) - defence_sum(table)
    return chance(table.content, lead, table.dice[ORANGE] == NOT_ROLLED, table.dice[GRAY] == NOT_ROLLED, own, other)


def battle_worth(table: Table, seat: i64, viewer: i64, won: i64) -> i64:
    """What a participant may win and lose, by the chance of their side."""
    value = won * gain_of(table, seat, viewer) - (ALL - won) * loss_of(table, seat)
    if (table.committed >> seat) & 1 != 0 and table.dice[FAKTOR + seat] == NOT_ROLLED:
        value -= DIE_ROLL * ALL
    elif seat == table.active or (table.kind == WITH_CAPTAIN and seat == table.target):
        if may_still_commit(table, seat):
            value -= DIE_ROLL * ALL
    elif (table.pledged >> seat) & 1 != 0:
        value -= DIE_ROLL * ALL
    return value // ALL


def gain_of(table: Table, seat: i64, viewer: i64) -> i64:
    """What victory of their side brings a participant, promises aside."""
    if table.kind == WITH_CAPTAIN:
        if seat != table.active and seat != table.target:
            return 0
        value = GLORY + table.pot * CREDIT + deed_brings(table, seat, viewer, WIN_CHALLENGE, 1)
        return value + plunder_worth(table, table.target) if seat == table.active else value
    if seat == table.traitor:
        credits = table.content.ship_credits[table.target] if is_ship_battle(table) else table.treasure[table.target]
        return credits * CREDIT + deed_brings(table, seat, viewer, BETRAY, 1)
    if seat != table.active:
        return deed_brings(table, seat, viewer, WIN_AS_ALLY, 1)
    if table.kind == ON_PLANET:
        return planet_brings(table, seat, viewer, table.target)
    return ship_brings(table, seat, viewer, table.target, table.attackers == bit(seat))


def ship_brings(table: Table, seat: i64, viewer: i64, ship: i64, alone: bool) -> i64:
    """The rewards of a ship, its wreck, and the trophies it fulfils."""
    content = table.content
    value = (content.ship_credits[ship] + effect_of(table, seat, PLUNDER)) * CREDIT
    value += content.ship_glory[ship] * GLORY
    value += content.ship_support[ship] * SUPPORT_CARD + content.ship_repair[ship] * REPAIR_REWARD
    value += one_more(table, table.wrecks[seat], ship) if seat == viewer else WRECK
    if seat == viewer:
        if chases_wrecks(table, seat):
            value += wreck_brings(table, seat, ship)
        if content.ship_hunter[ship] != 0:
            value += deed_brings(table, seat, viewer, BEAT_HUNTER, 1)
        if alone:
            value += deed_brings(table, seat, viewer, BEAT_ALONE, content.ship_power[ship])
    return value


def planet_brings(table: Table, seat: i64, viewer: i64, planet: i64) -> i64:
    """The treasure of a planet and its own reward."""
    value = table.treasure[planet] * CREDIT + deed_brings(table, seat, viewer, BEAT_PLANET, 1)
    if planet == EXXALIA:
        return value + NEW_TROPHY
    if planet == BAZAAR:
        return value + (SUPPORT_CARD if table.bazaar != 0 else 0)
    best: i64 = 0
    ships = table.karokum
    while ships != 0:
        best = max(best, one_more(table, table.wrecks[seat], lowest(ships)) if seat == viewer else WRECK)
        ships &= ships - 1
    return value + best


def credits_at_stake(table: Table, seat: i64) -> i64:
    """The credits that a victory of a participant's side brings its principal."""
    if table.kind == WITH_CAPTAIN:
        plunder = (table.credits[table.target] + 1) // 2 if (table.attackers >> seat) & 1 != 0 else 0
        return table.pot + plunder
    return table.treasure[table.target] if table.kind == ON_PLANET else table.content.ship_credits[table.target]


def loss_of(table: Table, seat: i64) -> i64:
    """What defeat of their side costs a participant: damage, and what is plundered."""
    points: i64 = 1
    if is_ship_battle(table) and seat != table.traitor and table.traitor < 0:
        points = table.content.ship_damage[table.target]
    value = hurt(table, seat, points)
    if (table.escaping >> seat) & 1 != 0:
        value = 0
    if table.kind == WITH_CAPTAIN and seat == table.target:
        value += plunder_worth(table, seat)
    return value


def hurt(table: Table, seat: i64, points: i64) -> i64:
    """The damage of a defeat, as far as it counts."""
    return min(max(0, points - effect_of(table, seat, PLATING)), MOST_DAMAGE - table.damage[seat]) * DAMAGE


# -- the battle to come -------------------------------------------------------------------------


def space_worth(table: Table, seat: i64, viewer: i64) -> i64:
    """The best of three ships that turn up, on average; what lies face up already counts."""
    if table.face_up != 0 and count(table.face_up) == 3:
        return best_of(table, seat, viewer, table.face_up)
    values = vec[i64]([0] * 64)
    number: i64 = 0
    power = power_of(table, seat) - debt_of(table, seat)
    bane = effect_of(table, seat, BANE, AGAINST_HUNTER)
    die: i64 = 1 if table.faktor[seat] == 0 else 0
    ships = top_ships(table)
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        value = ship_worth(table, seat, viewer, ship, power, bane, die)
        at = number  # kept in ascending order
        while at > 0 and values[at - 1] > value:
            values[at] = values[at - 1]
            at -= 1
        values[at] = value
        number += 1
    if number == 0:
        return 0
    if number < 3:
        return values[number - 1]
    total: i64 = 0
    i: i64
    for i in range(2, number):  # the i-th is the best of three in i over 2 draws of three
        total += values[i] * (i * (i - 1) // 2)
    return total // (number * (number - 1) * (number - 2) // 6)


def best_of(table: Table, seat: i64, viewer: i64, ships: i64) -> i64:
    """The best of some ships, attacked alone."""
    power = power_of(table, seat) - debt_of(table, seat)
    bane = effect_of(table, seat, BANE, AGAINST_HUNTER)
    die: i64 = 1 if table.faktor[seat] == 0 else 0
    best: i64 = -4 * DAMAGE
    while ships != 0:
        best = max(best, ship_worth(table, seat, viewer, lowest(ships), power, bane, die))
        ships &= ships - 1
    return best


def ship_worth(table: Table, seat: i64, viewer: i64, ship: i64, power: i64, bane: i64, die: i64) -> i64:
    """What attacking a ship alone is worth, with the Metal Faktor die if it is blank and pays."""
    lead = power - table.content.ship_power[ship] + (bane if table.content.ship_hunter[ship] != 0 else 0)
    brings = ship_brings(table, seat, viewer, ship, True)
    costs = hurt(table, seat, table.content.ship_damage[ship])
    won = chance(table.content, lead, True, True, 0, 0)
    value = (won * brings - (ALL - won) * costs) // ALL
    if die > 0:
        won = chance(table.content, lead, True, True, 1, 0)
        value = max(value, (won * brings - (ALL - won) * costs) // ALL - DIE_ROLL)
    return value
