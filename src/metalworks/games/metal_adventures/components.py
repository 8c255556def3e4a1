"""The pieces of Metal Adventures as people name them, in the order of the rules' numbers.

A card is its number in the content file, counted from 1 in each of its lists: ship 15, trophy 1.
"""

from __future__ import annotations

from enum import StrEnum


class Half(StrEnum):
    """The halves of the space deck."""

    NEAR = "near"
    DEEP = "deep"


class Nation(StrEnum):
    SOLAR = "solar"
    IMPERIAL = "imperial"
    BARRENS = "barrens"
    OCG = "ocg"


class Planet(StrEnum):
    """The planets that can be attacked."""

    EXXALIA = "exxalia"
    BAZAAR = "bazaar"
    KAROKUM = "karokum"


class ImprovementType(StrEnum):
    TOOL = "tool"
    WEAPON = "weapon"
    ARMOR = "armor"
    SUPPORT = "support"


class Effect(StrEnum):
    """What an improvement or a base starship does; a content file chooses among these."""

    NONE = "none"
    BANE = "bane"
    ESCORT = "escort"
    LEND = "lend"
    PLATING = "plating"
    PLUNDER = "plunder"
    DISCOUNT = "discount"
    DOCK = "dock"
    WINCH = "winch"
    DAMPER = "damper"
    HIDEAWAY = "hideaway"
    BOOST = "boost"
    ESCAPE = "escape"
    REROLL_OWN = "reroll_own"
    REROLL_OTHER = "reroll_other"
    COOL = "cool"
    MINE = "mine"
    PARDON = "pardon"
    REPAIR = "repair"


class Against(StrEnum):
    """In which battles a bane counts: against hunters or planets, as challenger or as challenged."""

    HUNTER = "hunter"
    PLANET = "planet"
    CAPTAIN = "captain"
    CHALLENGER = "challenger"


class Moment(StrEnum):
    """When a support card is used: before or after the roll of a battle, or between actions of one's own turn."""

    BATTLE = "battle"
    ROLLED = "rolled"
    TURN = "turn"


class Incident(StrEnum):
    """What an event card does to all captains."""

    GIFT = "gift"
    MEND = "mend"
    LEVY = "levy"
    STORM = "storm"
    STRIKE = "strike"
    SHAKEDOWN = "shakedown"
    HOARD = "hoard"
    HUSH = "hush"
    SCRAP = "scrap"
    JUBILEE = "jubilee"


class Condition(StrEnum):
    """What a trophy asks for: a possession, or, from BEAT_HUNTER on, a deed of the running turn."""

    WRECKS = "wrecks"
    NATIONS = "nations"
    WRECKS_OF = "wrecks_of"
    EQUIPMENT_OF = "equipment_of"
    EQUIPMENT_TYPES = "equipment_types"
    EQUIPMENT_POWER = "equipment_power"
    POWER = "power"
    CREDITS = "credits"
    DAMAGE = "damage"
    JUDGMENT = "judgment"
    CLEAN = "clean"
    BEAT_HUNTER = "beat_hunter"
    BEAT_ALONE = "beat_alone"
    BEAT_PLANET = "beat_planet"
    WIN_CHALLENGE = "win_challenge"
    WIN_AS_ALLY = "win_as_ally"
    BETRAY = "betray"
    KEEP_WORD = "keep_word"


class Hunters(StrEnum):
    """MAD-5.2: where unchosen Pirate Hunters are shuffled in."""

    WHOLE_DECK = "whole_deck"
    OWN_HALF = "own_half"


class WreckKind(StrEnum):
    """As what a wreck is offered, promised or paid (MAD-7.13)."""

    ANY = "any"
    SOLAR = "solar"
    IMPERIAL = "imperial"
    BARRENS = "barrens"
    OCG = "ocg"
    HUNTER = "hunter"


class DealMoment(StrEnum):
    """MAD-7.11: when captains deal."""

    FREE = "free"
    ALLIANCE = "alliance"
    GATHERING = "gathering"


class BattleKind(StrEnum):
    """MAD-5.1."""

    SPACE = "space"
    VIA_KAROKUM = "via_karokum"
    PLANET = "planet"
    CHALLENGE = "challenge"


class Die(StrEnum):
    """The battle dice: of the attacker and of the defence."""

    ORANGE = "orange"
    GRAY = "gray"


class Account(StrEnum):
    """Who holds credits besides the captains (MAD-1.6)."""

    BANK = "bank"
    POT = "pot"
    EXXALIA = "exxalia"
    BAZAAR = "bazaar"
    KAROKUM = "karokum"


class Answer(StrEnum):
    """Why an offer is declined; it binds nobody (MAD-7.18)."""

    NONE = "none"
    TOO_LITTLE = "too_little"
    TOO_RISKY = "too_risky"
    YOU_LEAD = "you_lead"
    NO_TRUST = "no_trust"
    CANNOT = "cannot"


class Reward(StrEnum):
    """What a victory or a kept promise lets a captain choose or forgo."""

    SUPPORT = "support"
    BAZAAR = "bazaar"
    KAROKUM = "karokum"
    EXXALIA = "exxalia"
    PLUNDER = "plunder"
    WRECKS = "wrecks"
    PROMISE = "promise"


HALVES = tuple(Half)
NATIONS = tuple(Nation)
PLANETS = tuple(Planet)
IMPROVEMENT_TYPES = tuple(ImprovementType)
EQUIPMENT_TYPES = (ImprovementType.TOOL, ImprovementType.WEAPON, ImprovementType.ARMOR)
EFFECTS = tuple(Effect)
AGAINST = tuple(Against)
INCIDENTS = tuple(Incident)
CONDITIONS = tuple(Condition)
HUNTERS = tuple(Hunters)
WRECK_KINDS = tuple(WreckKind)
DEAL_MOMENTS = tuple(DealMoment)
BATTLE_KINDS = tuple(BattleKind)
DICE = tuple(Die)
ACCOUNTS = tuple(Account)
ANSWERS = tuple(Answer)
REWARDS = tuple(Reward)

# The moment follows from the effect (MAD-3.11).
MOMENTS: dict[Effect, Moment] = {
    Effect.BOOST: Moment.BATTLE,
    Effect.ESCAPE: Moment.BATTLE,
    Effect.REROLL_OWN: Moment.ROLLED,
    Effect.REROLL_OTHER: Moment.ROLLED,
    Effect.COOL: Moment.TURN,
    Effect.MINE: Moment.TURN,
    Effect.PARDON: Moment.TURN,
    Effect.REPAIR: Moment.TURN,
}


def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set of the rules: seats, or cards counted from 0."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def cards(mask: int) -> tuple[int, ...]:
    """The cards of a set as people count them, from 1."""
    return tuple(number + 1 for number in members(mask))
