"""Chapters 3, 8 and C, what is printed: ships, events, trophies, improvements, base starships, planets and dice.

Cards are numbers from 0 in the order of the content file. A space card is a ship (0 to 57) or an
event (58 to 67: SHIPS + its number among the events).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.fields import Writer

# How many there are (MAD-1.4, MAD-1.5, MAD-1.2).
SHIPS: Final = 58
EVENTS: Final = 10
SPACE_CARDS: Final = 68
TROPHIES: Final = 18
IMPROVEMENTS: Final = 24
BASES: Final = 6
PLANETS: Final = 3
NEAR_SHIPS: Final = 30
NEAR_EVENTS: Final = 4
SUPPORT_CARDS: Final = 9

# Halves of the space deck.
NEAR: Final = 0
DEEP: Final = 1

# Nations (MAD-3.1), in the order of the terms of an offer (MAD-7.13).
SOLAR: Final = 0
IMPERIAL: Final = 1
BARRENS: Final = 2
OCG: Final = 3
NATIONS: Final = 4

# Planets that can be attacked (MAD-5.1).
EXXALIA: Final = 0
BAZAAR: Final = 1
KAROKUM: Final = 2

# Types of improvement (MAD-3.5).
TOOL: Final = 0
WEAPON: Final = 1
ARMOR: Final = 2
SUPPORT: Final = 3

# What equipment and base starships do; `number` is n.
NO_EFFECT: Final = 0
BANE: Final = 1  # +n when he himself fights `against`
ESCORT: Final = 2  # each loyal ally lends him n more
LEND: Final = 3  # his support power is n higher when he helps or betrays
PLATING: Final = 4  # n damage less from a lost battle
PLUNDER: Final = 5  # n credits more for each ship he beats as attacker
DISCOUNT: Final = 6  # Purchase costs n less, resting too
DOCK: Final = 7  # Minor repair costs nothing
WINCH: Final = 8  # once a turn one wreck paid for action 3 or 10 counts as two
DAMPER: Final = 9  # his Metal Faktor debt counts n less
HIDEAWAY: Final = 10  # resting brings n credits more
# What support cards do: before the roll of a battle,
BOOST: Final = 11  # +n on the user's side
ESCAPE: Final = 12  # if his side loses, the user takes no damage
# after the roll,
REROLL_OWN: Final = 13  # the battle die of his side is rolled again
REROLL_OTHER: Final = 14  # the battle die of the other side is rolled again
# in one's own turn between actions.
COOL: Final = 15  # his Metal Faktor die goes to blank
MINE: Final = 16  # another captain takes n damage
PARDON: Final = 17  # n judgment back, under the condition of Amnesty
REPAIR: Final = 18  # n damage back
EFFECTS: Final = 19
FIRST_SUPPORT_EFFECT: Final = 11

# Against whom a bane works, in an `against`.
AGAINST_NONE: Final = 0
AGAINST_HUNTER: Final = 1
AGAINST_PLANET: Final = 2
AGAINST_CAPTAIN: Final = 3  # he challenges
AGAINST_CHALLENGER: Final = 4  # he is challenged

# Moments of support cards (MAD-3.11); the moment follows from the effect.
NO_MOMENT: Final = 0  # equipment
BATTLE: Final = 1
ROLLED: Final = 2
TURN: Final = 3

# What events do; `number` is n, `more` as the comment says.
GIFT: Final = 0
MEND: Final = 1
LEVY: Final = 2  # more: from how many credits on
STORM: Final = 3
STRIKE: Final = 4  # more: the type of equipment that is spared
SHAKEDOWN: Final = 5
HOARD: Final = 6
HUSH: Final = 7
SCRAP: Final = 8
JUBILEE: Final = 9
INCIDENTS: Final = 10

# Conditions of trophies; `number` is n, `of` a nation or a type of equipment.
WRECKS: Final = 0
NATIONS_OF_WRECKS: Final = 1
WRECKS_OF: Final = 2  # of: nation
EQUIPMENT_OF: Final = 3  # of: type
EQUIPMENT_TYPES: Final = 4
EQUIPMENT_POWER: Final = 5
POWER: Final = 6
CREDITS: Final = 7
DAMAGE: Final = 8
JUDGMENT: Final = 9
CLEAN: Final = 10
# Deeds of the running turn (MAD-3.8).
BEAT_HUNTER: Final = 11
BEAT_ALONE: Final = 12
BEAT_PLANET: Final = 13
WIN_CHALLENGE: Final = 14
WIN_AS_ALLY: Final = 15
BETRAY: Final = 16
KEEP_WORD: Final = 17
CONDITIONS: Final = 18

# Numbers a row in the tables that `Content` takes.
SHIP_ROW: Final = 9  # half, nation, power, damage, credits, glory, support, repair, hunter (0 or 1)
EVENT_ROW: Final = 4  # half, effect, number, more
TROPHY_ROW: Final = 5  # condition, number, of, glory, credits
IMPROVEMENT_ROW: Final = 6  # type, power, cost, effect, number, against
BASE_ROW: Final = 3  # effect, number, against

BATTLE_FACES: Final = 10  # a battle die shows 0 to 9
FAKTOR_FACES: Final = 4  # blank, 2, 4, 6 (MAD-5.40)


def column(table: vec[i64], row: i64, at: i64) -> vec[i64]:
    """One column of a table of rows of equal length."""
    values = vec[i64](capacity=len(table) // row)
    i: i64 = at
    while i < len(table):
        values = append(values, table[i])
        i += row
    return values


class Content:
    """What is printed; shared by all states of a game and never changed.

    Tables hold a row a card in the order of the content file, as the `..._ROW` numbers say. `planets`
    is the power of Exxalia, Bazaar and Karokum. `battle` and `faktor` are the faces of the dice as
    printed: 1 to 6; 0 (blank), 2, 4, 6, as often as the die shows them.
    """

    def __init__(
        self,
        ships: vec[i64],
        events: vec[i64],
        trophies: vec[i64],
        improvements: vec[i64],
        bases: vec[i64],
        planets: vec[i64],
        battle: vec[i64],
        faktor: vec[i64],
    ) -> None:
        self.ship_half: vec[i64] = column(ships, SHIP_ROW, 0)
        self.ship_nation: vec[i64] = column(ships, SHIP_ROW, 1)
        self.ship_power: vec[i64] = column(ships, SHIP_ROW, 2)
        self.ship_damage: vec[i64] = column(ships, SHIP_ROW, 3)
        self.ship_credits: vec[i64] = column(ships, SHIP_ROW, 4)
        self.ship_glory: vec[i64] = column(ships, SHIP_ROW, 5)
        self.ship_support: vec[i64] = column(ships, SHIP_ROW, 6)
        self.ship_repair: vec[i64] = column(ships, SHIP_ROW, 7)
        self.ship_hunter: vec[i64] = column(ships, SHIP_ROW, 8)
        self.event_half: vec[i64] = column(events, EVENT_ROW, 0)
        self.event_effect: vec[i64] = column(events, EVENT_ROW, 1)
        self.event_number: vec[i64] = column(events, EVENT_ROW, 2)
        self.event_more: vec[i64] = column(events, EVENT_ROW, 3)
        self.trophy_condition: vec[i64] = column(trophies, TROPHY_ROW, 0)
        self.trophy_number: vec[i64] = column(trophies, TROPHY_ROW, 1)
        self.trophy_of: vec[i64] = column(trophies, TROPHY_ROW, 2)
        self.trophy_glory: vec[i64] = column(trophies, TROPHY_ROW, 3)
        self.trophy_credits: vec[i64] = column(trophies, TROPHY_ROW, 4)
        self.improvement_type: vec[i64] = column(improvements, IMPROVEMENT_ROW, 0)
        self.improvement_power: vec[i64] = column(improvements, IMPROVEMENT_ROW, 1)
        self.improvement_cost: vec[i64] = column(improvements, IMPROVEMENT_ROW, 2)
        self.improvement_effect: vec[i64] = column(improvements, IMPROVEMENT_ROW, 3)
        self.improvement_number: vec[i64] = column(improvements, IMPROVEMENT_ROW, 4)
        self.improvement_against: vec[i64] = column(improvements, IMPROVEMENT_ROW, 5)
        self.base_effect: vec[i64] = column(bases, BASE_ROW, 0)
        self.base_number: vec[i64] = column(bases, BASE_ROW, 1)
        self.base_against: vec[i64] = column(bases, BASE_ROW, 2)
        self.planet_power: vec[i64] = planets
        self.battle: vec[i64] = battle
        self.faktor: vec[i64] = faktor
        # The weight of each face: a battle die by what it shows, the Metal Faktor die by blank, 2, 4, 6.
        self.battle_weights: vec[i64] = vec[i64]([0] * BATTLE_FACES)
        for face in battle:
            self.battle_weights[face] += 1
        self.faktor_weights: vec[i64] = vec[i64]([0] * FAKTOR_FACES)
        for face in faktor:
            self.faktor_weights[face // 2] += 1
        self.chances: vec[i64] = vec[i64]()  # of battles, filled by `odds.py` as they are asked for
        writer = Writer()
        for table in (ships, events, trophies, improvements, bases, planets, battle, faktor):
            writer.numbers(table)
        self.packed: bytes = writer.bytes()  # how every state's bytes begin

    def half_of(self, card: i64) -> i64:
        """The half whose back a space card has."""
        return self.ship_half[card] if card < SHIPS else self.event_half[card - SHIPS]

    def moment_of(self, improvement: i64) -> i64:
        """MAD-3.11: when a support card is used; NO_MOMENT for equipment."""
        effect = self.improvement_effect[improvement]
        if effect < BOOST:
            return NO_MOMENT
        if effect <= ESCAPE:
            return BATTLE
        if effect <= REROLL_OTHER:
            return ROLLED
        return TURN
