"""Chapter 5.1 to 5.11: the stages of a battle, from the target to the roll, and the two sums."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    effect_of,
    is_infamous,
    lent_power,
    pay,
    power_of,
)
from metalworks.games.metal_adventures.rules.components import (
    AFTER_BATTLE,
    ALLY_JOINED,
    ALLYING,
    BATTLE,
    BATTLE_IDLE,
    CARD_USED,
    DECLARING,
    DICE,
    DIE_AGAIN,
    DIE_ROLLED,
    DIE_ROLLING,
    FACE_UP_SHIPS,
    FAKTOR,
    FAKTOR_DECLARED,
    FAKTOR_ROLLING,
    FOR_KAROKUM,
    GATHERING,
    GRAY,
    IN_SPACE,
    NO_BATTLE,
    NO_CARD,
    NOBODY,
    NOT_ROLLED,
    ON_PLANET,
    ORANGE,
    PART_BONUS,
    PART_CARDS,
    PART_DEBT,
    PART_DIE,
    PART_FAKTOR,
    PART_POWER,
    PART_SUPPORT,
    PLANET_RAIDED,
    ROLLED,
    SETTLEMENT,
    SHIP_TAKEN_ON,
    SPACE_CARD_TURNED_UP,
    SPACE_DRAWING,
    STAGE_ALLY,
    STAGE_DECLARE,
    STAGE_END,
    STAGE_PROMISES,
    STAGE_RESULT,
    STAGE_ROLL,
    STAGE_ROLLED,
    STAGE_TARGET,
    STAGE_WORD,
    SUM_PART,
    TARGETING,
    TOUR_OVER,
    TREASURE,
    UNDER_WAY,
    VIA_KAROKUM,
    WITH_CAPTAIN,
    WORD,
    Table,
    bit,
    count,
)
from metalworks.games.metal_adventures.rules.content import (
    AGAINST_CAPTAIN,
    AGAINST_CHALLENGER,
    AGAINST_HUNTER,
    AGAINST_PLANET,
    BANE,
    BOOST,
    ESCORT,
    IMPROVEMENTS,
    KAROKUM,
    REROLL_OWN,
    SHIPS,
)
from metalworks.games.metal_adventures.rules.content import BATTLE as BATTLE_MOMENT
from metalworks.games.metal_adventures.rules.content import ROLLED as ROLLED_MOMENT
from metalworks.games.metal_adventures.rules.events import strike
from metalworks.games.metal_adventures.rules.faktor import can_commit, clear_debt, commit, debt, order, roll_faktor
from metalworks.games.metal_adventures.rules.improvements import cards_of_moment, owns, put_away
from metalworks.games.metal_adventures.rules.ledger import break_peace
from metalworks.games.metal_adventures.rules.reasons import (
    NOT_FACE_UP,
    NOT_YOUR_CARD,
    NOTHING_LIKE_IT,
    WRONG_MOMENT,
)
from metalworks.games.metal_adventures.rules.space import leave_unchosen, space_deck_size, take_space_card
from metalworks.kernel.state import POSSIBLE

# -- the target (MAD-5.1 to MAD-5.4) ----------------------------------------------------------


def begin_battle(table: Table, kind: i64, target: i64) -> None:
    """MAD-4.2, MAD-6.6: the one battle of the turn; a tour under way is over."""
    if table.tour == UNDER_WAY:
        table.tour = TOUR_OVER
    table.tribute = 1
    table.battle += 1
    table.kind = kind
    table.target = target
    table.attackers = 1 << table.active
    table.defenders = 0
    table.dice = vec[i64]([NOT_ROLLED] * DICE)
    table.push(BATTLE, table.active, STAGE_TARGET if kind == IN_SPACE else STAGE_ALLY)


def attack_via_karokum(table: Table, ship: i64) -> None:
    """MAD-5.3: 2 credits to Karokum's treasure for any ship of the discard."""
    pay(table, table.active, TREASURE + KAROKUM, 2, FOR_KAROKUM)
    table.karokum &= ~bit(ship)
    begin_battle(table, VIA_KAROKUM, ship)
    table.note(SHIP_TAKEN_ON, table.active, ship)


def raid(table: Table, planet: i64) -> None:
    """MAD-5.4: a planet is attacked; its tour actions are closed for the turn."""
    table.raided |= 1 << planet
    begin_battle(table, ON_PLANET, planet)
    table.note(PLANET_RAIDED, table.active, planet)


def turn_up(table: Table, card: i64) -> None:
    """MAD-5.2: resolve SPACE_DRAWING: a ship lies face up, an event acts."""
    table.pop()
    take_space_card(table, card)
    table.note(SPACE_CARD_TURNED_UP, card)
    if card < SHIPS:
        table.face_up |= bit(card)
    else:
        strike(table, card)


def take_on_reason(table: Table, ship: i64) -> i64:
    if ship >= SHIPS:
        return NOTHING_LIKE_IT
    return POSSIBLE if (table.face_up >> ship) & 1 != 0 else NOT_FACE_UP


def take_on(table: Table, ship: i64) -> None:
    """MAD-5.2: one must be attacked; at once the others are dealt with."""
    table.pop()
    table.face_up &= ~bit(ship)
    table.target = ship
    table.note(SHIP_TAKEN_ON, table.active, ship)
    leave_unchosen(table)
    table.set_argument(0, STAGE_ALLY)


def targets_hunter(table: Table) -> bool:
    """Whether this battle is against a Pirate Hunter."""
    return is_ship_battle(table) and table.target != NO_CARD and table.content.ship_hunter[table.target] != 0


def is_ship_battle(table: Table) -> bool:
    return table.kind == IN_SPACE or table.kind == VIA_KAROKUM


# -- the stages (MAD-5.9) ---------------------------------------------------------------------


def go_on_with_battle(table: Table) -> None:
    """The step BATTLE, up to the roll; result and spoils are in `spoils.py`."""
    stage = table.argument(0)
    if stage == STAGE_TARGET:
        find_target(table)
    elif stage == STAGE_ALLY:
        table.set_argument(0, STAGE_WORD)
        seek_allies(table)
    elif stage == STAGE_WORD:
        table.set_argument(0, STAGE_DECLARE)
        if table.ally != NOBODY and not targets_hunter(table):  # MAD-5.20
            table.push(WORD, table.ally)
    elif stage == STAGE_DECLARE:
        next_declaration(table)
    elif stage == STAGE_ROLL:
        next_die(table)
    elif stage == STAGE_ROLLED:
        next_card_after_roll(table)
    elif stage == STAGE_PROMISES:
        table.set_argument(0, STAGE_END)
        table.push(SETTLEMENT, table.active, AFTER_BATTLE)
    else:
        end_battle(table)


def find_target(table: Table) -> None:
    """MAD-5.2, MAD-5.10: cards are drawn until three ships lie there, or the deck runs out."""
    if count(table.face_up) < FACE_UP_SHIPS and space_deck_size(table) > 0:
        table.push(SPACE_DRAWING, table.active)
    elif table.face_up != 0:
        table.push(TARGETING, table.active)
    else:  # MAD-5.10: the battle counts as done, and a debt stays
        table.note(BATTLE_IDLE, table.active)
        table.pop()
        leave_battle(table)


def seek_allies(table: Table) -> None:
    """MAD-5.5, MAD-5.30: who fights may win allies, unless infamy forbids it."""
    if table.kind == WITH_CAPTAIN:
        table.push(GATHERING, table.active, 0)
        return
    if is_infamous(table, table.active):
        return
    seat: i64
    for seat in range(table.seats):
        if seat != table.active and not is_infamous(table, seat):
            table.push(ALLYING, table.active)
            return


def join(table: Table, ally: i64, principal: i64, with_die: i64) -> None:
    """MAD-5.5, MAD-5.30: an alliance is sealed; in a challenge peace may be broken by it (MAD-7.25)."""
    if (table.attackers >> principal) & 1 != 0:
        table.attackers |= 1 << ally
        opponents = table.defenders
    else:
        table.defenders |= 1 << ally
        opponents = table.attackers
    if table.kind != WITH_CAPTAIN:
        table.ally = ally
    if with_die != 0:
        table.pledged |= 1 << ally
    table.note(ALLY_JOINED, ally, principal, with_die)
    break_peace(table, ally, opponents)


def next_declaration(table: Table) -> None:
    """MAD-5.9: participant after participant; who has nothing to decide about is not asked."""
    seats = order(table)
    at = table.argument(1)
    if at == len(seats):
        table.set_argument(0, STAGE_ROLL)
        table.set_argument(1, 0)
        return
    table.set_argument(1, at + 1)
    seat = seats[at]
    if (table.pledged >> seat) & 1 != 0 and can_commit(table, seat):  # MAD-7.13
        commit(table, seat)
    if can_commit(table, seat):
        table.push(DECLARING, seat, 0)
    elif has_battle_card(table, seat):
        table.push(DECLARING, seat, 1)


def has_battle_card(table: Table, seat: i64) -> bool:
    """MAD-5.20: a traitor uses no support cards."""
    return seat != table.traitor and cards_of_moment(table, seat, BATTLE_MOMENT) != 0


def declare_faktor(table: Table, seat: i64, committed: bool) -> None:
    """MAD-5.9: first the die, then any battle support cards."""
    if committed:
        commit(table, seat)
    else:
        table.note(FAKTOR_DECLARED, seat, 0)
    if has_battle_card(table, seat):
        table.set_argument(0, 1)
    else:
        table.pop()


def battle_card_reason(table: Table, seat: i64, argument: i64, moment: i64) -> i64:
    """MAD-3.11, MAD-5.9: a card of this moment, aimed at nobody."""
    card = argument // 8
    if card >= IMPROVEMENTS or argument % 8 != 7:
        return NOTHING_LIKE_IT
    if not owns(table, seat, card):
        return NOT_YOUR_CARD
    return POSSIBLE if table.content.moment_of(card) == moment else WRONG_MOMENT


def use_battle_card(table: Table, seat: i64, card: i64) -> None:
    """Before the roll: a boost, or an escape."""
    put_away(table, seat, card)
    table.note(CARD_USED, seat, card, NOBODY)
    if table.content.improvement_effect[card] == BOOST:
        if (table.attackers >> seat) & 1 != 0:
            table.attack_cards += table.content.improvement_number[card]
        else:
            table.defence_cards += table.content.improvement_number[card]
    else:
        table.escaping |= 1 << seat
    if not has_battle_card(table, seat):
        table.pop()


def next_die(table: Table) -> None:
    """MAD-5.6: all dice are rolled together: orange, gray, the committed ones in the order declared."""
    if table.dice[ORANGE] == NOT_ROLLED:
        table.push(DIE_ROLLING, table.active, ORANGE)
        return
    if table.dice[GRAY] == NOT_ROLLED:
        table.push(DIE_ROLLING, table.active, GRAY)
        return
    for seat in order(table):
        if (table.committed >> seat) & 1 != 0 and table.dice[FAKTOR + seat] == NOT_ROLLED:
            table.push(FAKTOR_ROLLING, seat)
            return
    table.set_argument(0, STAGE_ROLLED)


def roll_die(table: Table, face: i64) -> None:
    """Resolve DIE_ROLLING."""
    die = table.argument(0)
    table.pop()
    table.dice[die] = face
    table.note(DIE_ROLLED, die, face)


def roll_metal_faktor(table: Table, outcome: i64) -> None:
    """Resolve FAKTOR_ROLLING: blank, 2, 4 or 6."""
    seat = table.who()
    table.pop()
    roll_faktor(table, seat, outcome * 2)


def next_card_after_roll(table: Table) -> None:
    """MAD-5.9: cards that speak of rolled dice, in the same order, once round."""
    seats = order(table)
    at = table.argument(1)
    if at == len(seats):
        table.set_argument(0, STAGE_RESULT)
        return
    table.set_argument(1, at + 1)
    if has_rolled_card(table, seats[at]):
        table.push(ROLLED, seats[at])


def has_rolled_card(table: Table, seat: i64) -> bool:
    return seat != table.traitor and cards_of_moment(table, seat, ROLLED_MOMENT) != 0


def use_rolled_card(table: Table, seat: i64, card: i64) -> None:
    """The battle die of one side is rolled again, and the new face counts."""
    put_away(table, seat, card)
    table.note(CARD_USED, seat, card, NOBODY)
    own: i64 = ORANGE if (table.attackers >> seat) & 1 != 0 else GRAY
    die = own if table.content.improvement_effect[card] == REROLL_OWN else 1 - own
    if not has_rolled_card(table, seat):
        table.pop()
    table.dice[die] = NOT_ROLLED
    table.note(DIE_AGAIN, seat, die)
    table.push(DIE_ROLLING, table.active, die)


# -- the sums (MAD-5.6, MAD-5.34) -------------------------------------------------------------


def attack_sum(table: Table, tell: bool = False) -> i64:
    """Main power + orange die + allies' support power + MF dice + support cards + bonus - MF debt."""
    seat = table.active
    total = side_sum(table, tell, seat, table.attackers, 0)
    total += add_part(table, tell, 0, PART_DIE, shown(table, ORANGE), seat)
    total += add_part(table, tell, 0, PART_CARDS, table.attack_cards, seat)
    total += add_part(table, tell, 0, PART_BONUS, effect_of(table, seat, BANE, attack_against(table)), seat)
    return total + add_part(table, tell, 0, PART_DEBT, -debt(table), seat)


def attack_against(table: Table) -> i64:
    """What a bane of the attacker must name to count."""
    if table.kind == WITH_CAPTAIN:
        return AGAINST_CAPTAIN
    if table.kind == ON_PLANET:
        return AGAINST_PLANET
    return AGAINST_HUNTER if targets_hunter(table) else -1


def defence_sum(table: Table, tell: bool = False) -> i64:
    """A ship's or planet's power with a traitor's help, or the challenged captain's side."""
    if table.kind == WITH_CAPTAIN:
        seat = table.target
        total = side_sum(table, tell, seat, table.defenders, 1)
        total += add_part(table, tell, 1, PART_CARDS, table.defence_cards, seat)
        total += add_part(table, tell, 1, PART_BONUS, effect_of(table, seat, BANE, AGAINST_CHALLENGER), seat)
    else:
        total = add_part(table, tell, 1, PART_POWER, printed_power(table), NOBODY)
        if table.traitor != NOBODY:
            total += add_part(table, tell, 1, PART_SUPPORT, lent_power(table, table.traitor), table.traitor)
            total += add_part(table, tell, 1, PART_FAKTOR, committed_die(table, table.traitor), table.traitor)
    return total + add_part(table, tell, 1, PART_DIE, shown(table, GRAY), NOBODY)


def printed_power(table: Table) -> i64:
    """The power of the ship or planet."""
    if table.kind == ON_PLANET:
        return table.content.planet_power[table.target]
    return table.content.ship_power[table.target]


def side_sum(table: Table, tell: bool, principal: i64, side: i64, which: i64) -> i64:
    """A principal's main power, what the allies lend, and the committed dice of all of them."""
    total = add_part(table, tell, which, PART_POWER, power_of(table, principal), principal)
    escort = effect_of(table, principal, ESCORT)
    seat: i64
    for seat in range(table.seats):
        if (side >> seat) & 1 != 0:
            if seat != principal:
                total += add_part(table, tell, which, PART_SUPPORT, lent_power(table, seat) + escort, seat)
            total += add_part(table, tell, which, PART_FAKTOR, committed_die(table, seat), seat)
    return total


def committed_die(table: Table, seat: i64) -> i64:
    """What a committed die adds: 0 if none is committed, or while it is not rolled."""
    return shown(table, FAKTOR + seat) if (table.committed >> seat) & 1 != 0 else 0


def shown(table: Table, die: i64) -> i64:
    return max(0, table.dice[die])


def add_part(table: Table, tell: bool, side: i64, part: i64, number: i64, seat: i64) -> i64:
    """A part of a sum; when the battle is decided everybody is told."""
    if tell and number != 0:
        table.note(SUM_PART, side, part, number, seat)
    return number


# -- the end ----------------------------------------------------------------------------------


def end_battle(table: Table) -> None:
    table.pop()
    clear_debt(table)
    leave_battle(table)


def leave_battle(table: Table) -> None:
    """The battle of the turn is done; nothing of it is left but what it brought."""
    table.fought = 1
    table.kind = NO_BATTLE
    table.target = NO_CARD
    table.attackers = 0
    table.defenders = 0
    table.ally = NOBODY
    table.traitor = NOBODY
    table.pledged = 0
    table.committed = 0
    table.attack_cards = 0
    table.defence_cards = 0
    table.escaping = 0
    table.won = 0
    table.spoil_wreck = NO_CARD
    table.spoil_support = NO_CARD
    table.forgone = 0
    table.dice = vec[i64]()
