"""The events of Metal Adventures, each made once with its audience.

An offer is noted as one number and a row for each of its terms, the sums of a battle part by part; here they become
one event each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from metalworks.contract.game import Told, noted
from metalworks.contract.types import Event, Phrase
from metalworks.games.metal_adventures.components import (
    ACCOUNTS,
    ANSWERS,
    DEAL_MOMENTS,
    DICE,
    PLANETS,
    REWARDS,
    WRECK_KINDS,
    Account,
    Answer,
    DealMoment,
    Die,
    Planet,
    Reward,
    WreckKind,
    cards,
    members,
)
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.content import SHIPS
from metalworks.games.metal_adventures.terms import Due, ListedTerm, Term, from_code, item_of
from metalworks.kernel.state import NO_SEAT


class Cause(StrEnum):
    """Why credits change hands."""

    BROTHERHOOD = "brotherhood"
    REST = "rest"
    PURCHASE = "purchase"
    TOUR = "tour"
    TITLE = "title"
    KAROKUM = "karokum"
    SHIP = "ship"
    TREASURE = "treasure"
    POT = "pot"
    PLUNDER = "plunder"
    TROPHY = "trophy"
    INCIDENT = "incident"
    DEAL = "deal"
    PROMISE = "promise"
    BETRAYAL = "betrayal"
    START = "start"


class Reason(StrEnum):
    """Why judgment, damage, repair, glory or another face of the Metal Faktor die came."""

    BROTHERHOOD = "brotherhood"
    BETRAYAL = "betrayal"
    BROKEN_WORD = "broken_word"
    BATTLE = "battle"
    INCIDENT = "incident"
    CARD = "card"
    TROPHY = "trophy"
    TOUR = "tour"
    REST = "rest"


class PromiseEnd(StrEnum):
    """How a promise ends."""

    KEPT = "kept"
    BROKEN = "broken"
    RELEASED = "released"
    LAPSED = "lapsed"
    VOID = "void"


class OfferEnd(StrEnum):
    """How an offer ends without a deal."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    DROPPED = "dropped"
    COUNTERED = "countered"
    PASSED = "passed"


class Side(StrEnum):
    ATTACK = "attack"
    DEFENCE = "defence"


class PartKind(StrEnum):
    """What a part of a sum of battle comes from."""

    POWER = "power"
    DIE = "die"
    SUPPORT = "support"
    FAKTOR = "faktor"
    CARDS = "cards"
    BONUS = "bonus"
    DEBT = "debt"


class Ending(StrEnum):
    """MAD-4.5, MAD-4.8: why the game ends."""

    GLORY = "glory"
    DECK = "deck"
    TURNS = "turns"


CAUSES = tuple(Cause)
WHY = tuple(Reason)
PROMISE_ENDS = tuple(PromiseEnd)
OFFER_ENDS = tuple(OfferEnd)
SIDES = tuple(Side)
PART_KINDS = tuple(PartKind)
ENDINGS = tuple(Ending)


class SumPart(Phrase, frozen=True):
    """A part of one side's sum: whose it is, where it is anybody's."""

    side: Side
    part: PartKind
    number: int
    seat: int | None = None

    @property
    def key(self) -> str:
        return f"part-{self.part.value}"


# -- the set-up and the turn ------------------------------------------------------------------------


class FirstPlayerDrawn(Event, frozen=True):
    seat: int


class BaseDealt(Event, frozen=True):
    seat: int
    base: int


class TrophiesDealt(Event, frozen=True):
    """Everybody has three trophies and puts one back."""


class TrophySeen(Event, frozen=True):
    """For whoever draws it."""

    seat: int
    trophy: int


class TrophiesDrawn(Event, frozen=True):
    seat: int
    number: int


class TrophyKept(Event, frozen=True):
    seat: int
    trophy: int | None = None


class TrophyPutUnder(Event, frozen=True):
    seat: int
    trophy: int | None = None


class TurnBegun(Event, frozen=True):
    seat: int
    turn: int


class Travelled(Event, frozen=True):
    seat: int


class Rested(Event, frozen=True):
    seat: int


class BrotherhoodSpared(Event, frozen=True):
    """MAD-4.3: the weakest captain owes nothing."""

    seat: int


class CreditsPaid(Event, frozen=True):
    """A captain pays the bank, the Pot or a treasure."""

    seat: int
    account: Account
    number: int
    cause: Cause


class CreditsReceived(Event, frozen=True):
    """The bank, the Pot or a treasure pays a captain."""

    seat: int
    account: Account
    number: int
    cause: Cause


class CreditsGiven(Event, frozen=True):
    """A captain pays another."""

    seat: int
    other: int
    number: int
    cause: Cause


class TreasureFilled(Event, frozen=True):
    """The bank pays into a treasure."""

    account: Account
    number: int


class JudgmentTaken(Event, frozen=True):
    """A point of judgment; `number` is 0 where it is lost (MAD-2.4)."""

    seat: int
    number: int
    reason: Reason


class JudgmentCancelled(Event, frozen=True):
    seat: int
    number: int
    reason: Reason


class DamageTaken(Event, frozen=True):
    """Points that counted; 0 for who is immune (MAD-2.3)."""

    seat: int
    number: int
    reason: Reason


class Repaired(Event, frozen=True):
    seat: int
    number: int
    reason: Reason


class GloryEarned(Event, frozen=True):
    seat: int
    number: int
    reason: Reason


class FaktorTurned(Event, frozen=True):
    """The Metal Faktor die lies on another face; 0 is blank."""

    seat: int
    face: int
    reason: Reason


# -- space and battles ------------------------------------------------------------------------------


class ShipTurnedUp(Event, frozen=True):
    ship: int


class IncidentStruck(Event, frozen=True):
    """An event was drawn; only the first of a turn acts (MAD-3.2)."""

    incident: int
    acts: bool


class ChoiceMade(Event, frozen=True):
    """How a captain answers an event: 0 is the first choice."""

    seat: int
    incident: int
    choice: int


class ShipTakenOn(Event, frozen=True):
    seat: int
    ship: int


class HuntersReturned(Event, frozen=True):
    ships: tuple[int, ...]


class ShipsAdrift(Event, frozen=True):
    """Ships that go to Karokum's discard."""

    ships: tuple[int, ...]


class PlanetRaided(Event, frozen=True):
    seat: int
    planet: Planet


class ChallengeMade(Event, frozen=True):
    seat: int
    other: int


class NoShipFound(Event, frozen=True):
    """MAD-5.10: the space deck has run out; the battle counts as done."""

    seat: int


class AllyJoined(Event, frozen=True):
    ally: int
    other: int
    faktor: bool


class WentAlone(Event, frozen=True):
    seat: int


class WordGiven(Event, frozen=True):
    """The ally stays loyal."""

    ally: int


class AttackerBetrayed(Event, frozen=True):
    traitor: int
    other: int


class FaktorDeclared(Event, frozen=True):
    seat: int
    committed: bool


class CardUsed(Event, frozen=True):
    seat: int
    improvement: int


class CardAimed(Event, frozen=True):
    """A card is used against a captain."""

    seat: int
    improvement: int
    other: int


class DieRolled(Event, frozen=True):
    die: Die
    face: int


class FaktorRolled(Event, frozen=True):
    seat: int
    face: int


class DieRolledAgain(Event, frozen=True):
    seat: int
    die: Die


class BattleDecided(Event, frozen=True):
    """Both sums by parts; the attacker wins ties."""

    attack: int
    defence: int
    won: bool
    parts: tuple[SumPart, ...]


class ShipWon(Event, frozen=True):
    seat: int
    ship: int


class ShipGone(Event, frozen=True):
    """A ship leaves the game."""

    ship: int


class SupportTaken(Event, frozen=True):
    seat: int
    improvement: int


class WreckTaken(Event, frozen=True):
    seat: int
    ship: int


class RewardForgone(Event, frozen=True):
    seat: int
    reward: Reward


class CreditsPlundered(Event, frozen=True):
    seat: int
    other: int


class ImprovementPlundered(Event, frozen=True):
    seat: int
    other: int
    improvement: int


class WrecksPlundered(Event, frozen=True):
    seat: int
    other: int
    number: int


class WreckSeen(Event, frozen=True):
    """For the victor, who looks at the wrecks of the loser."""

    seat: int
    other: int
    ship: int


class WreckPlundered(Event, frozen=True):
    """Which one, only the two may know."""

    seat: int
    other: int
    ship: int | None = None


class GatheringPassed(Event, frozen=True):
    seat: int


# -- negotiation ------------------------------------------------------------------------------------


class DealOpened(Event, frozen=True):
    maker: int
    other: int
    moment: DealMoment


class OffersCalled(Event, frozen=True):
    seat: int
    called: tuple[int, ...]


class TrophyClaimed(Event, frozen=True):
    """What an offered trophy is said to be; who says nothing makes no event."""

    maker: int
    claim: int


class OfferMade(Event, frozen=True):
    maker: int
    other: int
    moment: DealMoment
    terms: tuple[ListedTerm, ...]


class OfferDeclined(Event, frozen=True):
    maker: int
    other: int
    answer: Answer


class OfferEnded(Event, frozen=True):
    """An offer ends without a deal and without being declined."""

    maker: int
    other: int
    how: OfferEnd


class DealSealed(Event, frozen=True):
    maker: int
    other: int


class ImprovementGiven(Event, frozen=True):
    seat: int
    other: int
    improvement: int


class WreckGiven(Event, frozen=True):
    """Which one, only the two may know."""

    seat: int
    other: int
    kind: WreckKind
    ship: int | None = None


class TrophyGiven(Event, frozen=True):
    """Which one, only the two may know."""

    seat: int
    other: int
    trophy: int | None = None


class PromiseMade(Event, frozen=True):
    promiser: int
    promisee: int
    term: Term


class PromiseEnded(Event, frozen=True):
    promiser: int
    promisee: int
    term: Term
    how: PromiseEnd


class PromisesBound(Event, frozen=True):
    """MAD-7.26: a hunter is beaten, so the promises of the alliance must be kept."""

    seat: int
    other: int


class HelpCalled(Event, frozen=True):
    seat: int
    promiser: int


# -- tour, trophies, improvements -------------------------------------------------------------------


class TourActionTaken(Event, frozen=True):
    seat: int
    number: int


class WreckPaid(Event, frozen=True):
    seat: int
    ship: int


class WreckSwapped(Event, frozen=True):
    seat: int
    ship: int
    taken: int


class TrophyRevealed(Event, frozen=True):
    seat: int
    trophy: int
    by_itself: bool


class TrophyHeld(Event, frozen=True):
    """For its owner."""

    seat: int
    trophy: int


class ImprovementBought(Event, frozen=True):
    seat: int
    improvement: int
    price: int


class ImprovementDiscarded(Event, frozen=True):
    seat: int
    improvement: int


class MarketFilled(Event, frozen=True):
    slot: int
    improvement: int


class MarketRenewed(Event, frozen=True):
    seat: int


class TurnEnded(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    ending: Ending


EVENTS: tuple[type[Event], ...] = (
    FirstPlayerDrawn, BaseDealt, TrophiesDealt, TrophySeen, TrophiesDrawn, TrophyKept, TrophyPutUnder, TurnBegun,
    Travelled, Rested, BrotherhoodSpared, CreditsPaid, CreditsReceived, CreditsGiven, TreasureFilled, JudgmentTaken,
    JudgmentCancelled, DamageTaken, Repaired, GloryEarned, FaktorTurned, ShipTurnedUp, IncidentStruck, ChoiceMade,
    ShipTakenOn, HuntersReturned, ShipsAdrift, PlanetRaided, ChallengeMade, NoShipFound, AllyJoined, WentAlone,
    WordGiven, AttackerBetrayed, FaktorDeclared, CardUsed, CardAimed, DieRolled, FaktorRolled, DieRolledAgain,
    BattleDecided, ShipWon, ShipGone, SupportTaken, WreckTaken, RewardForgone, CreditsPlundered, ImprovementPlundered,
    WrecksPlundered, WreckSeen, WreckPlundered, GatheringPassed, DealOpened, OffersCalled, TrophyClaimed,
    OfferMade, OfferDeclined, OfferEnded, DealSealed, ImprovementGiven, WreckGiven, TrophyGiven, PromiseMade,
    PromiseEnded, PromisesBound, HelpCalled, TourActionTaken, WreckPaid, WreckSwapped, TrophyRevealed, TrophyHeld,
    ImprovementBought, ImprovementDiscarded, MarketFilled, MarketRenewed, TurnEnded, GameEnded,
)  # fmt: skip


# -- from the rules ---------------------------------------------------------------------------------


def _offer_ended_row(maker: int, other: int, how: int, answer: int) -> Event:
    if how == rules.OFFER_DECLINED:
        return OfferDeclined(maker, other, ANSWERS[answer])
    return OfferEnded(maker, other, OFFER_ENDS[how])


# Events that follow from their own numbers; None: nothing to tell.
_MAKERS: dict[int, Callable[[int, int, int, int], Event | None]] = {
    rules.FIRST_DRAWN: lambda a, b, c, d: FirstPlayerDrawn(a),
    rules.BASE_DEALT: lambda a, b, c, d: BaseDealt(a, b + 1),
    rules.TROPHIES_DEALT: lambda a, b, c, d: TrophiesDealt(),
    rules.TROPHY_SEEN: lambda a, b, c, d: TrophySeen(a, b + 1),
    rules.TROPHIES_DRAWN: lambda a, b, c, d: TrophiesDrawn(a, b),
    rules.TROPHY_KEPT: lambda a, b, c, d: TrophyKept(a, _card(b)),
    rules.TROPHY_PUT_UNDER: lambda a, b, c, d: TrophyPutUnder(a, _card(b)),
    rules.TURN_BEGUN: lambda a, b, c, d: TurnBegun(a, b),
    rules.TRAVELLED: lambda a, b, c, d: Travelled(a),
    rules.RESTED_AT: lambda a, b, c, d: Rested(a),
    rules.BROTHERHOOD_SPARED: lambda a, b, c, d: BrotherhoodSpared(a),
    rules.CREDITS_PAID: lambda a, b, c, d: _credits(a, b, c, CAUSES[d]),
    rules.JUDGMENT_TAKEN: lambda a, b, c, d: JudgmentTaken(a, b, WHY[c]),
    rules.JUDGMENT_BACK: lambda a, b, c, d: JudgmentCancelled(a, b, WHY[c]),
    rules.DAMAGE_TAKEN: lambda a, b, c, d: DamageTaken(a, b, WHY[c]),
    rules.REPAIRED: lambda a, b, c, d: Repaired(a, b, WHY[c]),
    rules.GLORY_EARNED: lambda a, b, c, d: GloryEarned(a, b, WHY[c]),
    rules.FAKTOR_SET: lambda a, b, c, d: FaktorTurned(a, b, WHY[c]),
    rules.SPACE_CARD_TURNED_UP: lambda a, b, c, d: ShipTurnedUp(a + 1) if a < SHIPS else None,
    rules.INCIDENT_STRUCK: lambda a, b, c, d: IncidentStruck(a + 1, b == 1),
    rules.CHOICE_MADE: lambda a, b, c, d: ChoiceMade(a, b + 1, c),
    rules.SHIP_TAKEN_ON: lambda a, b, c, d: ShipTakenOn(a, b + 1),
    rules.HUNTERS_RETURNED: lambda a, b, c, d: HuntersReturned(cards(a)),
    rules.SHIPS_ADRIFT: lambda a, b, c, d: ShipsAdrift(cards(a)),
    rules.PLANET_RAIDED: lambda a, b, c, d: PlanetRaided(a, PLANETS[b]),
    rules.CHALLENGE_MADE: lambda a, b, c, d: ChallengeMade(a, b),
    rules.BATTLE_IDLE: lambda a, b, c, d: NoShipFound(a),
    rules.ALLY_JOINED: lambda a, b, c, d: AllyJoined(a, b, c == 1),
    rules.WENT_ALONE: lambda a, b, c, d: WentAlone(a),
    rules.WORD_GIVEN: lambda a, b, c, d: WordGiven(a),
    rules.ATTACKER_BETRAYED: lambda a, b, c, d: AttackerBetrayed(a, b),
    rules.FAKTOR_DECLARED: lambda a, b, c, d: FaktorDeclared(a, b == 1),
    rules.CARD_USED: lambda a, b, c, d: CardUsed(a, b + 1) if c == rules.NOBODY else CardAimed(a, b + 1, c),
    rules.DIE_ROLLED: lambda a, b, c, d: (
        DieRolled(DICE[a], b) if a < rules.FAKTOR else FaktorRolled(a - rules.FAKTOR, b)
    ),
    rules.DIE_AGAIN: lambda a, b, c, d: DieRolledAgain(a, DICE[b]),
    rules.SHIP_WON: lambda a, b, c, d: ShipWon(a, b + 1),
    rules.SHIP_GONE: lambda a, b, c, d: ShipGone(a + 1),
    rules.SUPPORT_TAKEN: lambda a, b, c, d: SupportTaken(a, b + 1),
    rules.WRECK_TAKEN: lambda a, b, c, d: WreckTaken(a, b + 1),
    rules.REWARD_FORGONE: lambda a, b, c, d: RewardForgone(a, REWARDS[b]),
    rules.CREDITS_PLUNDERED: lambda a, b, c, d: CreditsPlundered(a, b),
    rules.IMPROVEMENT_PLUNDERED: lambda a, b, c, d: ImprovementPlundered(a, b, c + 1),
    rules.WRECKS_PLUNDERED: lambda a, b, c, d: WrecksPlundered(a, b, c),
    rules.WRECK_SEEN: lambda a, b, c, d: WreckSeen(a, b, c + 1),
    rules.WRECK_PLUNDERED: lambda a, b, c, d: WreckPlundered(a, b, _card(c)),
    rules.GATHERING_PASSED: lambda a, b, c, d: GatheringPassed(a),
    rules.DEAL_OPENED: lambda a, b, c, d: DealOpened(a, b, DEAL_MOMENTS[c]),
    rules.OFFERS_CALLED: lambda a, b, c, d: OffersCalled(a, members(b)),
    rules.TROPHY_CLAIMED: lambda a, b, c, d: TrophyClaimed(a, b) if b else None,
    rules.OFFER_ENDED: _offer_ended_row,
    rules.DEAL_SEALED: lambda a, b, c, d: DealSealed(a, b),
    rules.IMPROVEMENT_GIVEN: lambda a, b, c, d: ImprovementGiven(a, b, c + 1),
    rules.WRECK_GIVEN: lambda a, b, c, d: WreckGiven(a, b, WRECK_KINDS[d], _card(c)),
    rules.TROPHY_GIVEN: lambda a, b, c, d: TrophyGiven(a, b, _card(c)),
    rules.PROMISE_ENDED: lambda a, b, c, d: PromiseEnded(a, b, item_of(c), PROMISE_ENDS[d]),
    rules.PROMISES_BOUND: lambda a, b, c, d: PromisesBound(a, b),
    rules.HELP_CALLED: lambda a, b, c, d: HelpCalled(a, b),
    rules.TOUR_TAKEN: lambda a, b, c, d: TourActionTaken(a, b),
    rules.WRECK_PAID: lambda a, b, c, d: WreckPaid(a, b + 1),
    rules.WRECK_SWAPPED: lambda a, b, c, d: WreckSwapped(a, b + 1, c + 1),
    rules.TROPHY_REVEALED: lambda a, b, c, d: TrophyRevealed(a, b + 1, c == 1),
    rules.TROPHY_HELD: lambda a, b, c, d: TrophyHeld(a, b + 1),
    rules.IMPROVEMENT_BOUGHT: lambda a, b, c, d: ImprovementBought(a, b + 1, c),
    rules.IMPROVEMENT_DISCARDED: lambda a, b, c, d: ImprovementDiscarded(a, b + 1),
    rules.MARKET_FILLED: lambda a, b, c, d: MarketFilled(a + 1, b + 1),
    rules.MARKET_RENEWED: lambda a, b, c, d: MarketRenewed(a),
    rules.TURN_ENDED: lambda a, b, c, d: TurnEnded(a),
    rules.GAME_ENDED: lambda a, b, c, d: GameEnded(ENDINGS[a]),
}


def events(table: rules.Table, log: Sequence[int]) -> list[Told]:
    """The events of a log; the terms of an offer and the parts of a sum are gathered."""
    told: list[Told] = []
    parts: list[SumPart] = []
    rows = list(noted(log))
    for at, (audience, kind, a, b, c, d, _) in enumerate(rows):
        event: Event | None
        if kind == rules.SUM_PART:
            parts.append(SumPart(SIDES[a], PART_KINDS[b], c, None if d == NO_SEAT else d))
            continue
        if kind == rules.TERM:
            continue  # told with its offer
        if kind == rules.OFFER_MADE:
            event = OfferMade(a, b, DEAL_MOMENTS[d], _terms(rows[at + 1 : at + 1 + c]))
        elif kind == rules.BATTLE_DECIDED:
            event = BattleDecided(a, b, c == 1, tuple(parts))
        elif kind == rules.PROMISE_MADE:
            event = PromiseMade(a, b, item_of(c, due_of(table, c, d)))
        else:
            event = _MAKERS[kind](a, b, c, d)
        if event is not None:
            told.append((audience, event))
    return told


def _terms(rows: Sequence[tuple[int, ...]]) -> tuple[ListedTerm, ...]:
    """The terms that follow an offer: maker, term, claim."""
    return tuple(from_code(term, claim or None) for _, _, _, term, claim, *_ in rows)


def due_of(table: rules.Table, item: int, last: int) -> Due | None:
    """When a promise is due, from the turn at whose end it is (MAD-7.15)."""
    if item_of(item).item in ("help", "peace"):
        return None
    if last == 0:
        return Due.SPOILS
    return Due.THIS_TURN if last == int(table.turn) else Due.NEXT_TURN


def _card(number: int) -> int | None:
    return None if number == rules.NO_CARD else number + 1


def _account(number: int) -> Account:
    return ACCOUNTS[number - rules.BANK]


def _credits(source: int, target: int, amount: int, cause: Cause) -> Event:
    if source < rules.BANK and target < rules.BANK:
        return CreditsGiven(source, target, amount, cause)
    if source < rules.BANK:
        return CreditsPaid(source, _account(target), amount, cause)
    if target < rules.BANK:
        return CreditsReceived(target, _account(source), amount, cause)
    return TreasureFilled(_account(target), amount)
