"""What a finished game of Metal Adventures tells a study of balance: names are message keys."""

from __future__ import annotations

from collections.abc import Iterable

from metalworks.contract.tally import Tally
from metalworks.contract.types import Event
from metalworks.games.metal_adventures import events as told
from metalworks.games.metal_adventures.rules.tour import GLORY_TITLE, TOUR_ACTIONS
from metalworks.games.metal_adventures.sheet import MetalAdventuresSheet, PrintedCard
from metalworks.games.metal_adventures.terms import Item
from metalworks.games.metal_adventures.view import MetalAdventuresView

Counts = dict[str, int]

_BATTLES = (
    "balance-battle-space",
    "balance-battle-karokum",
    "balance-battle-planet",
    "balance-battle-challenge",
)
_RESULTS = ("balance-battle-won", "balance-battle-lost", "balance-battle-allied", "balance-battle-betrayed")
_GLORY = (
    "balance-glory-ship",
    "balance-glory-challenge",
    "balance-glory-trophy",
    "balance-glory-title",
    "balance-glory-bought",
)
_JUDGMENT = {
    told.Reason.BROTHERHOOD: "balance-judgment-brotherhood",
    told.Reason.BETRAYAL: "balance-judgment-betrayal",
    told.Reason.BROKEN_WORD: "balance-judgment-broken-word",
}
_DEALS = (
    "balance-deals-offered",
    "balance-deals-countered",
    "balance-deals-declined",
    "balance-deals-sealed",
    "balance-deals-called",
    "balance-deals-wrecks",
)
_PROMISES = {
    told.PromiseEnd.KEPT: "balance-promises-kept",
    told.PromiseEnd.BROKEN: "balance-promises-broken",
    told.PromiseEnd.RELEASED: "balance-promises-released",
    told.PromiseEnd.LAPSED: "balance-promises-lapsed",
    told.PromiseEnd.VOID: "balance-promises-void",
}
_ENDINGS = {
    told.Ending.GLORY: "balance-ending-glory",
    told.Ending.DECK: "balance-ending-deck",
    told.Ending.TURNS: "balance-ending-turns",
}


class _Count:
    """Counts everything that happens; what never happens is counted as 0."""

    def __init__(self, sheet: MetalAdventuresSheet) -> None:
        self.sheet = sheet
        self.ships = _zeros(sheet.ships)
        self.incidents = _zeros(sheet.incidents)
        self.trophies = _zeros(sheet.trophies)
        self.gained = _zeros(sheet.improvements)
        self.used = _zeros(card for card in sheet.improvements if card.moment)
        self.tour = {f"tour-{number}": 0 for number in range(1, TOUR_ACTIONS + 1)}
        self.battles = dict.fromkeys((*_BATTLES, *_RESULTS), 0)
        self.glory = dict.fromkeys(_GLORY, 0)
        self.judgment = dict.fromkeys(_JUDGMENT.values(), 0)
        self.deals = dict.fromkeys(_DEALS, 0)
        made = ("balance-promises-made", "balance-promises-peace")
        self.promises = dict.fromkeys((*made, *_PROMISES.values()), 0)
        self.endings = dict.fromkeys(_ENDINGS.values(), 0)
        self.via_karokum = False
        self.challenge = False
        self.tour_at = 0

    def see(self, event: Event) -> None:
        """Cards, tour and endings; the rest has its own."""
        match event:
            case told.IncidentStruck(incident=card, acts=True):
                self.incidents[name_of(self.sheet.incidents[card - 1])] += 1
            case told.TrophyRevealed(trophy=card):
                self.trophies[name_of(self.sheet.trophies[card - 1])] += 1
            case told.ImprovementBought(improvement=card) | told.SupportTaken(improvement=card):
                self.gained[name_of(self.sheet.improvements[card - 1])] += 1
            case told.CardUsed(improvement=card) | told.CardAimed(improvement=card):
                self.used[name_of(self.sheet.improvements[card - 1])] += 1
            case told.TourActionTaken(number=number):
                self.tour_at = number
                self.tour[f"tour-{number}"] += 1
            case told.JudgmentTaken(reason=reason):
                self.judgment[_JUDGMENT[reason]] += 1
            case told.GameEnded(ending=ending):
                self.endings[_ENDINGS[ending]] += 1
            case _:
                self.see_battle(event)
                self.see_deal(event)

    def see_battle(self, event: Event) -> None:
        match event:
            case told.CreditsPaid(cause=told.Cause.KAROKUM):
                self.via_karokum = True
            case told.ShipTakenOn(ship=ship):
                self.ships[name_of(self.sheet.ships[ship - 1])] += 1
                self.battles["balance-battle-karokum" if self.via_karokum else "balance-battle-space"] += 1
                self.via_karokum = self.challenge = False
            case told.PlanetRaided():
                self.battles["balance-battle-planet"] += 1
                self.challenge = False
            case told.ChallengeMade():
                self.battles["balance-battle-challenge"] += 1
                self.challenge = True
            case told.AllyJoined():
                self.battles["balance-battle-allied"] += 1
            case told.AttackerBetrayed():
                self.battles["balance-battle-betrayed"] += 1
            case told.BattleDecided(won=won):
                self.battles["balance-battle-won" if won else "balance-battle-lost"] += 1
            case told.GloryEarned(number=number, reason=reason):
                self.glory[self.source(reason)] += number

    def source(self, reason: told.Reason) -> str:
        """Where glory comes from."""
        if reason is told.Reason.TROPHY:
            return "balance-glory-trophy"
        if reason is told.Reason.TOUR:
            return "balance-glory-title" if self.tour_at == GLORY_TITLE else "balance-glory-bought"
        return "balance-glory-challenge" if self.challenge else "balance-glory-ship"

    def see_deal(self, event: Event) -> None:
        match event:
            case told.OfferMade():
                self.deals["balance-deals-offered"] += 1
            case told.OfferEnded(how=told.OfferEnd.COUNTERED):
                self.deals["balance-deals-countered"] += 1
            case told.WreckGiven():
                self.deals["balance-deals-wrecks"] += 1
            case told.OfferDeclined():
                self.deals["balance-deals-declined"] += 1
            case told.DealSealed():
                self.deals["balance-deals-sealed"] += 1
            case told.OffersCalled():
                self.deals["balance-deals-called"] += 1
            case told.PromiseMade(term=term):
                self.promises["balance-promises-made"] += 1
                self.promises["balance-promises-peace"] += term.item is Item.PEACE
            case told.PromiseEnded(how=how):
                self.promises[_PROMISES[how]] += 1


def tally(events: Iterable[Event], view: MetalAdventuresView, sheet: MetalAdventuresSheet) -> Tally:
    """The counts of one game: its length in turns of a captain, and how often everything happened."""
    count = _Count(sheet)
    for event in events:
        count.see(event)
    return Tally(
        max(captain.turns for captain in view.captains),
        "balance-turns",
        {
            "balance-endings": count.endings,
            "balance-battles": count.battles,
            "balance-glory": count.glory,
            "balance-judgment": count.judgment,
            "balance-deals": count.deals,
            "balance-promises": count.promises,
            "balance-tour": count.tour,
            "balance-trophies": count.trophies,
            "balance-improvements": count.gained,
            "balance-support-cards": count.used,
            "balance-incidents": count.incidents,
            "balance-ships": count.ships,
        },
        tuple({"balance-base": name_of(sheet.bases[(captain.base or 1) - 1])} for captain in view.captains),
    )


def name_of(card: PrintedCard) -> str:
    """What a card is called: the name in an owner's file, or the key of its message."""
    return card.name or f"card-{card.key}".replace("_", "-")


def _zeros(cards: Iterable[PrintedCard]) -> Counts:
    return {name_of(card): 0 for card in cards}
