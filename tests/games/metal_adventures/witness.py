"""What a recorded game of Metal Adventures shows: battles, deals, promises, cards, ways to pay, endings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from metalworks import Match
from metalworks.contract.types import Action, Content, Event
from metalworks.games.metal_adventures import GAME, actions
from metalworks.games.metal_adventures import events as told
from metalworks.games.metal_adventures.actions import Pay
from metalworks.games.metal_adventures.components import Answer, DealMoment, Hunters, Nation, Planet, WreckKind
from metalworks.games.metal_adventures.rules import tour
from metalworks.games.metal_adventures.rules.components import MOST_JUDGMENT, Table
from metalworks.games.metal_adventures.sheet import MetalAdventuresSheet
from metalworks.games.metal_adventures.terms import Due, Item, Term

WHOLE = (actions.MakeOffer, actions.MakeCounter, actions.SealOffer)  # journals have their steps
DECIDED = {"glory": "by glory", "credits": "by credits", "shared": "shared"}
PAYS = {
    tour.TROPHIES_ACTION: (Pay.CREDITS, Pay.TROPHY),
    tour.MINOR_REPAIR: (Pay.CREDITS, Pay.WRECK),
    tour.AMNESTY: (Pay.CREDITS, Pay.WRECK),
}
# What an event asks of a captain, besides its first choice.
CHOICES = {"storm": "a card", "shakedown": "damage", "scrap": "a wreck"}
GOODS = (Item.CREDITS, Item.IMPROVEMENT, Item.WRECK, Item.TROPHY)  # promised with a due moment

Promise = tuple[int, int, Term]  # promiser, promisee, what


def sheet_of(content: Content) -> MetalAdventuresSheet:
    return GAME.sheet(content)


def everything(sheet: MetalAdventuresSheet) -> set[str]:
    """All that the recorded games must show together."""
    targets = ("space", "via Karokum", *(f"raid on {planet}" for planet in Planet), "challenge")
    return {
        *(f"whole game of {seats}" for seats in GAME.seat_counts),
        *(f"hunters {hunters}" for hunters in Hunters),
        *(f"action {kind.__name__}" for kind in GAME.action_types if kind not in WHOLE),
        *(f"told {kind.__name__}" for kind in GAME.event_types),
        *(f"outcome {kind.__name__}" for kind in GAME.outcome_types),
        "told StepUndone",
        *(f"{target} {how}" for target in targets for how in ("won", "lost")),
        *(f"betrayal against {whom}, {how}" for whom in ("a ship", "a planet") for how in ("won", "lost")),
        "challenge with allies on both sides",
        *(f"part {kind}" for kind in told.PartKind),
        *(f"ending {ending}, {how}" for ending in told.Ending for how in DECIDED.values()),
        *(f"promise {how}" for how in told.PromiseEnd),
        "promise bound by a hunter, kept",
        "promise bound by a hunter, broken",
        *(f"promise of {item}, {due}" for item in GOODS for due in Due),
        *(f"promise of {item}" for item in (Item.BATTLE_WRECK, Item.BATTLE_SUPPORT, Item.HELP, Item.PEACE)),
        *(f"deal {moment}" for moment in DealMoment),
        "deal called for",
        *(f"wreck given as {kind}" for kind in WreckKind),
        "credits given",
        "joined with the die",
        "joined without the die",
        *(f"declined {answer}" for answer in Answer),
        *(f"offer {how}" for how in told.OfferEnd if how is not told.OfferEnd.DECLINED),
        *(f"judgment {why}" for why in (told.Reason.BROTHERHOOD, told.Reason.BETRAYAL, told.Reason.BROKEN_WORD)),
        "infamy",
        "judgment beyond infamy",
        "immunity",
        *(f"event {card.key}" for card in sheet.incidents),
        "event that comes too late",
        *(f"{effect} {choice}" for effect, other in CHOICES.items() for choice in ("first choice", other)),
        *(f"card {card.key}" for card in sheet.improvements if card.moment),
        *(f"tour {way}" for way in ways_to_pay()),
        *(f"trophy {card.key}" for card in sheet.trophies),
        "trophy by itself",
        "trophy in one's own turn",
        "trophy in another's turn",
    }


def ways_to_pay() -> Iterator[str]:
    """Every tour action with every way to pay; of what is bought or taken, any."""
    for number in range(1, tour.TOUR_ACTIONS + 1):
        if number in PAYS:
            yield from (f"{number} {pay}" for pay in PAYS[number])
        elif number in (tour.COMPLETE_REPAIR, tour.EXPENDITURE):
            cost = tour.COMPLETE_COST if number == tour.COMPLETE_REPAIR else tour.EXPENDITURE_COST
            yield from (f"{number} wrecks {wrecks}" for wrecks in range(cost + 1))
            yield from (f"{number} wrecks {wrecks}, one doubled" for wrecks in range(1, cost))
        elif number == tour.GLORY_TITLE:
            yield from (f"{number} {nation}" for nation in Nation if nation is not Nation.OCG)
        else:
            yield str(number)
    yield f"{tour.MINOR_REPAIR} free"


class Witness:
    """Follows a match step by step; what it saw is in `seen`."""

    def __init__(self, match: Match) -> None:
        self.seen = {f"hunters {match.journal.header.options.get('hunters', Hunters.WHOLE_DECK)}"}
        if not match.journal.header.position:
            self.seen.add(f"whole game of {match.seats}")
        self._match = match
        self._sheet = sheet_of(match.content)
        self._steps = 0
        self._active = -1
        self._via_karokum = False
        self._target = ""
        self._allies: dict[int, set[int]] = {}  # by whom they stand
        self._is_betrayed = False
        self._moment = DealMoment.FREE
        self._is_called = False
        self._promises: list[Promise] = []  # made for the present battle
        self._bound: list[Promise] = []  # of a victory over a hunter
        self._tour: actions.Tour | None = None
        self._is_paid = False  # the tour action cost credits

    def look(self) -> None:
        """What the steps since the last time show, and the position now."""
        lines = self._match.journal.lines[self._steps :]
        for step, line in zip(self._match._steps[self._steps :], lines, strict=True):
            if line.chance:
                self.seen.add(f"outcome {type(GAME.read_outcome(line.chance)).__name__}")
            elif not line.undo:
                self._act(GAME.action(step.code))
            for _, event in step.events:
                self.seen.add(f"told {type(event).__name__}")
                self._hear(event)
        self._steps = self._match.steps
        self._pay()
        if any(int(points) >= MOST_JUDGMENT for points in cast(Table, self._match._state).judgment):
            self.seen.add("infamy")
        result = self._match.result
        if result is not None:
            ending, *how = result.reason.removeprefix("result-").split("-")
            self.seen.add(f"ending {ending}, {DECIDED[how[0] if how else 'glory']}")

    def _act(self, action: Action) -> None:
        self.seen.add(f"action {type(action).__name__}")
        self._is_called = self._is_called or isinstance(action, actions.TakeOffer)
        if isinstance(action, actions.Tour):
            self._tour, self._is_paid = action, False

    def _pay(self) -> None:
        """How the tour action of the step before was paid."""
        action, self._tour = self._tour, None
        if action is None:
            return
        way = str(action.number)
        if action.number == tour.MINOR_REPAIR and action.pay is Pay.CREDITS and not self._is_paid:
            way += " free"
        elif action.pay is not None:
            way += f" {action.pay}"
        elif action.nation is not None:
            way += f" {action.nation}"
        elif action.number in (tour.COMPLETE_REPAIR, tour.EXPENDITURE):
            way += f" wrecks {action.wrecks}" + (", one doubled" if action.doubled else "")
        self.seen.add(f"tour {way}")

    def _hear(self, event: Event) -> None:
        match event:
            case told.TurnBegun(seat=seat):
                self._active = seat
            case told.TrophyRevealed(seat=seat, trophy=trophy, by_itself=by_itself):
                own = "in one's own turn" if seat == self._active else "in another's turn"
                self.seen |= {
                    f"trophy {self._sheet.trophies[trophy - 1].key}",
                    f"trophy {'by itself' if by_itself else own}",
                }
            case told.CardUsed(improvement=card) | told.CardAimed(improvement=card):
                self.seen.add(f"card {self._sheet.improvements[card - 1].key}")
            case told.IncidentStruck(incident=card, acts=acts):
                self.seen.add(f"event {self._sheet.incidents[card - 1].key}" if acts else "event that comes too late")
            case told.ChoiceMade(incident=card, choice=choice):
                effect = self._sheet.incidents[card - 1].effect
                self.seen.add(f"{effect} {CHOICES[effect] if choice else 'first choice'}")
            case told.CreditsPaid(cause=told.Cause.TOUR):
                self._is_paid = True
            case told.JudgmentTaken(number=number, reason=reason):
                self.seen |= {f"judgment {reason}"} | ({"judgment beyond infamy"} if number == 0 else set())
            case told.DamageTaken(number=0):
                self.seen.add("immunity")
            case _:
                self._hear_of_battle(event)
                self._hear_of_deal(event)

    def _hear_of_battle(self, event: Event) -> None:
        match event:
            case told.CreditsPaid(cause=told.Cause.KAROKUM):
                self._via_karokum = True
            case told.ShipTakenOn():
                self._begin_battle("via Karokum" if self._via_karokum else "space")
            case told.PlanetRaided(planet=planet):
                self._begin_battle(f"raid on {planet}")
            case told.ChallengeMade():
                self._begin_battle("challenge")
            case told.AllyJoined(ally=ally, other=other, faktor=faktor):
                self._allies.setdefault(other, set()).add(ally)
                self.seen.add(f"joined {'with' if faktor else 'without'} the die")
            case told.AttackerBetrayed():
                self._is_betrayed = True
            case told.BattleDecided(won=won, parts=parts):
                how = "won" if won else "lost"
                self.seen.add(f"{self._target} {how}")
                self.seen |= {f"part {part.part}" for part in parts}
                if self._is_betrayed:
                    whom = "a planet" if self._target.startswith("raid") else "a ship"
                    self.seen.add(f"betrayal against {whom}, {how}")
                if self._target == "challenge" and len(self._allies) == 2:
                    self.seen.add("challenge with allies on both sides")

    def _begin_battle(self, target: str) -> None:
        self._target = target
        self._via_karokum = self._is_betrayed = False
        self._allies = {}
        self._promises = []

    def _hear_of_deal(self, event: Event) -> None:
        match event:
            case told.OfferMade(moment=moment):
                self._moment = moment
            case told.DealSealed():
                self.seen.add("deal called for" if self._is_called else f"deal {self._moment}")
                self._is_called = False
            case told.OfferDeclined(answer=answer):
                self.seen.add(f"declined {answer}")
            case told.OfferEnded(how=how):
                self.seen.add(f"offer {how}")
            case told.CreditsGiven(cause=told.Cause.DEAL):
                self.seen.add("credits given")
            case told.WreckGiven(kind=kind):
                self.seen.add(f"wreck given as {kind}")
            case told.PromiseMade(promiser=promiser, promisee=promisee, term=term):
                self.seen.add(f"promise of {term.item}" + (f", {term.due}" if term.item in GOODS else ""))
                self._promises.append((promiser, promisee, msgspec.structs.replace(term, due=None)))
            case told.PromisesBound(seat=seat, other=other):
                self._bound += [promise for promise in self._promises if {*promise[:2]} == {seat, other}]
            case told.PromiseEnded(promiser=promiser, promisee=promisee, term=term, how=how):
                self.seen.add(f"promise {how}")
                if (promiser, promisee, term) in self._bound:
                    self._bound.remove((promiser, promisee, term))
                    self.seen.add(f"promise bound by a hunter, {how}")


def shown(text: str) -> tuple[Match, set[str]]:
    """A journal replayed, and what it shows."""
    match, lines = Match.open(text)
    witness = Witness(match)
    for number, line in enumerate(lines, 2):
        match.follow(line, number)
        witness.look()
    return match, witness.seen
