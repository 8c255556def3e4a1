"""The actions of Metal Adventures and their encoding, both ways.

Cards are counted from 1 in each of their lists. `MakeOffer`, `MakeCounter` and `SealOffer` are whole: people send
them in one piece, and `offers.py` unfolds them into the small steps that the rules know.
"""

from __future__ import annotations

from enum import StrEnum

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metal_adventures.components import ANSWERS, NATIONS, PLANETS, Answer, Nation, Planet
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import tour
from metalworks.games.metal_adventures.rules.content import IMPROVEMENTS, OCG, SHIPS, TROPHIES
from metalworks.games.metal_adventures.rules.improvements import NO_TARGET_CODE
from metalworks.games.metal_adventures.terms import Term, TermList
from metalworks.games.metal_adventures.terms import from_code as term_from_code
from metalworks.games.metal_adventures.terms import to_code as term_code

GAME_ID = "metal_adventures"


class Pay(StrEnum):
    """With what a tour action is paid, where that is a choice."""

    CREDITS = "credits"
    WRECK = "wreck"
    TROPHY = "trophy"


# -- the set-up and the turn ------------------------------------------------------------------------


class PutUnder(Action, frozen=True):
    """Of the three trophies dealt, put this one under the deck; secret."""

    trophy: int


class Travel(Action, frozen=True):
    pass


class Rest(Action, frozen=True):
    pass


class PayBrotherhood(Action, frozen=True):
    pass


class TakeJudgment(Action, frozen=True):
    """Take a point of judgment instead of paying the Brotherhood."""


class AttackInSpace(Action, frozen=True):
    pass


class AttackViaKarokum(Action, frozen=True):
    ship: int


class Raid(Action, frozen=True):
    planet: Planet


class Challenge(Action, frozen=True):
    other: int


class Tour(Action, frozen=True):
    """Take a tour action, 1 to 10.

    pay: for 1 (credits or a trophy), 2 and 8 (credits or a wreck). wrecks, doubled: for 3 and 10, how many wrecks
    are paid, and how many of them a winch counts twice. nation: for 4. slot: for 6. improvement: for 7. ship: for 9.
    """

    number: int
    pay: Pay | None = None
    wrecks: int = 0
    doubled: int = 0
    nation: Nation | None = None
    slot: int | None = None
    improvement: int | None = None
    ship: int | None = None


class EndTurn(Action, frozen=True):
    pass


class Reveal(Action, frozen=True):
    trophy: int


class HoldBack(Action, frozen=True):
    """Keep a fulfilled trophy from revealing itself at the end of the turn; secret."""

    trophy: int


class Discard(Action, frozen=True):
    improvement: int


class UseCard(Action, frozen=True):
    """Use a support card, some of them against a captain."""

    improvement: int
    other: int | None = None


# -- small decisions --------------------------------------------------------------------------------


class SwapTrophy(Action, frozen=True):
    """Resting: put this trophy under the deck and draw two; secret."""

    trophy: int


class Buy(Action, frozen=True):
    """Resting: buy the improvement in a slot, 1 to 4."""

    slot: int


class Pass(Action, frozen=True):
    pass


class KeepTrophy(Action, frozen=True):
    """Keep this one of the trophies drawn; secret."""

    trophy: int


class PayWreck(Action, frozen=True):
    ship: int


class PayTrophy(Action, frozen=True):
    """Put this trophy under the deck as a payment or to make room; secret."""

    trophy: int


class Choose(Action, frozen=True):
    """Answer an event: 0 is the first choice, a number the card given up; 1 is the damage of a shakedown."""

    choice: int


# -- battles ----------------------------------------------------------------------------------------


class TakeOn(Action, frozen=True):
    ship: int


class CallHelp(Action, frozen=True):
    """Call a promise of help, by its number in the list of open promises."""

    promise: int


class GoAlone(Action, frozen=True):
    pass


class Join(Action, frozen=True):
    """Called to help, join."""


class StandBy(Action, frozen=True):
    pass


class BetrayAttacker(Action, frozen=True):
    pass


class CommitFaktor(Action, frozen=True):
    pass


class KeepFaktorBack(Action, frozen=True):
    pass


class Done(Action, frozen=True):
    """Use no more cards."""


class Take(Action, frozen=True):
    """Take this improvement as a reward or as plunder."""

    improvement: int


class TakeWreck(Action, frozen=True):
    """Take this ship of Karokum's discard, or this wreck of the loser (secret)."""

    ship: int


class PlunderCredits(Action, frozen=True):
    pass


class PlunderWrecks(Action, frozen=True):
    pass


class Forgo(Action, frozen=True):
    pass


# -- promises ---------------------------------------------------------------------------------------


class KeepPromise(Action, frozen=True):
    """Keep the promise that is due; by its number, keep one early."""

    promise: int | None = None


class BreakPromise(Action, frozen=True):
    pass


# -- negotiation, step by step ----------------------------------------------------------------------


class OpenDeal(Action, frozen=True):
    other: int


class CallForOffers(Action, frozen=True):
    pass


class TakeOffer(Action, frozen=True):
    """Accept the called offer of a captain."""

    other: int


class AddTerm(Action, frozen=True):
    list: TermList
    term: Term


class ClaimTrophy(Action, frozen=True):
    """Say which trophy it is, true or not, or nothing at all."""

    trophy: int | None = None


class ProposeOffer(Action, frozen=True):
    pass


class DropOffer(Action, frozen=True):
    pass


class Pick(Action, frozen=True):
    """Pick one's own wreck or trophy for an offer or a promise; secret."""

    ship: int | None = None
    trophy: int | None = None


class AcceptOffer(Action, frozen=True):
    pass


class DeclineOffer(Action, frozen=True):
    reason: Answer = Answer.NONE


class CounterOffer(Action, frozen=True):
    """Answer with an offer of one's own."""


class WithdrawOffer(Action, frozen=True):
    pass


# -- negotiation, whole -----------------------------------------------------------------------------


class MakeOffer(Action, frozen=True):
    """A whole offer: the four lists, and one's own trophy and wrecks where there is a choice.

    What is not picked is asked for afterwards.
    """

    other: int
    give: tuple[Term, ...] = ()
    want: tuple[Term, ...] = ()
    promise: tuple[Term, ...] = ()
    ask: tuple[Term, ...] = ()
    ships: tuple[int, ...] = ()
    trophy: int | None = None


class MakeCounter(Action, frozen=True):
    """The same as an answer to an offer."""

    give: tuple[Term, ...] = ()
    want: tuple[Term, ...] = ()
    promise: tuple[Term, ...] = ()
    ask: tuple[Term, ...] = ()
    ships: tuple[int, ...] = ()
    trophy: int | None = None


class SealOffer(Action, frozen=True):
    """Accept an offer and pick one's own trophy and wrecks for it; `other`: whose, if it was called for."""

    other: int | None = None
    ships: tuple[int, ...] = ()
    trophy: int | None = None


WholeAction = MakeOffer | MakeCounter | SealOffer
TrophyAction = PutUnder | Reveal | HoldBack | SwapTrophy | KeepTrophy | PayTrophy
ShipAction = AttackViaKarokum | PayWreck | TakeOn | TakeWreck
ImprovementAction = Discard | Take
SeatAction = Challenge | OpenDeal | TakeOffer

_PLAIN: dict[int, type[Action]] = {
    rules.TRAVEL: Travel,
    rules.REST: Rest,
    rules.PAY_BROTHERHOOD: PayBrotherhood,
    rules.TAKE_JUDGMENT: TakeJudgment,
    rules.ATTACK_IN_SPACE: AttackInSpace,
    rules.END_TURN: EndTurn,
    rules.CALL_FOR_OFFERS: CallForOffers,
    rules.PASS: Pass,
    rules.GO_ALONE: GoAlone,
    rules.JOIN: Join,
    rules.BREAK: BreakPromise,
    rules.STAND_BY: StandBy,
    rules.BETRAY_ATTACKER: BetrayAttacker,
    rules.COMMIT_FAKTOR: CommitFaktor,
    rules.KEEP_FAKTOR_BACK: KeepFaktorBack,
    rules.DONE: Done,
    rules.PLUNDER_CREDITS: PlunderCredits,
    rules.PLUNDER_WRECKS: PlunderWrecks,
    rules.FORGO: Forgo,
    rules.PROPOSE: ProposeOffer,
    rules.DROP: DropOffer,
    rules.ACCEPT: AcceptOffer,
    rules.COUNTER: CounterOffer,
    rules.WITHDRAW: WithdrawOffer,
}
_TROPHY: dict[int, type[TrophyAction]] = {
    rules.PUT_UNDER: PutUnder,
    rules.REVEAL: Reveal,
    rules.HOLD_BACK: HoldBack,
    rules.SWAP_TROPHY: SwapTrophy,
    rules.KEEP_TROPHY: KeepTrophy,
    rules.PAY_TROPHY: PayTrophy,
}
_SHIP: dict[int, type[ShipAction]] = {
    rules.ATTACK_VIA_KAROKUM: AttackViaKarokum,
    rules.PAY_WRECK: PayWreck,
    rules.TAKE_ON: TakeOn,
    rules.TAKE_WRECK: TakeWreck,
}
_IMPROVEMENT: dict[int, type[ImprovementAction]] = {rules.DISCARD: Discard, rules.TAKE: Take}
_SEAT: dict[int, type[SeatAction]] = {
    rules.CHALLENGE: Challenge,
    rules.OPEN_DEAL: OpenDeal,
    rules.TAKE_OFFER: TakeOffer,
}
_KINDS: dict[type[Action], int] = {
    action: kind for table in (_PLAIN, _TROPHY, _SHIP, _IMPROVEMENT, _SEAT) for kind, action in table.items()
}
_PAYS = {
    tour.TROPHIES_ACTION: (Pay.CREDITS, Pay.TROPHY),
    tour.MINOR_REPAIR: (Pay.CREDITS, Pay.WRECK),
    tour.AMNESTY: (Pay.CREDITS, Pay.WRECK),
}
_MOST_PROMISES = rules.MOST_SEATS * (rules.MOST_SEATS - 1) * rules.MOST_PROMISES
# Which clause says how many of something there are.
_BOUNDS = {
    "ship": "MAD-1.4",
    "trophy": "MAD-1.5",
    "improvement": "MAD-1.5",
    "claim": "MAD-7.16",
    "slot": "MAD-1.5",
    "other": "MAD-1.1",
    "promise": "MAD-7.23",
    "number": "MAD-6.1",
    "wrecks": "MAD-6.1",
    "doubled": "MAD-6.1",
    "choice": "MAD-3.2",
}

ACTIONS: tuple[type[Action], ...] = (
    PutUnder, Travel, Rest, PayBrotherhood, TakeJudgment, AttackInSpace, AttackViaKarokum, Raid, Challenge, Tour,
    EndTurn, Reveal, HoldBack, Discard, UseCard, SwapTrophy, Buy, Pass, KeepTrophy, PayWreck, PayTrophy, Choose,
    TakeOn, CallHelp, GoAlone, Join, StandBy, BetrayAttacker, CommitFaktor, KeepFaktorBack, Done, Take, TakeWreck,
    PlunderCredits, PlunderWrecks, Forgo, KeepPromise, BreakPromise, OpenDeal, CallForOffers, TakeOffer, AddTerm,
    ClaimTrophy, ProposeOffer, DropOffer, Pick, AcceptOffer, DeclineOffer, CounterOffer, WithdrawOffer, MakeOffer,
    MakeCounter, SealOffer,
)  # fmt: skip


# -- from the rules ---------------------------------------------------------------------------------


def from_code(code: int) -> Action:
    kind, argument = divmod(code, rules.BASE)
    for table in (_TROPHY, _SHIP, _IMPROVEMENT):
        if kind in table:
            return table[kind](argument + 1)
    if kind in _PLAIN and argument == 0:
        return _PLAIN[kind]()
    if kind in _SEAT:
        return _SEAT[kind](argument)
    action = _special(kind, argument)
    if action is None:
        raise Refused("refused-no-such-code", game=GAME_ID, rule="MAD-4.2", code=code)
    return action


def _special(kind: int, argument: int) -> Action | None:
    """The actions whose argument is something of its own."""
    match kind:
        case rules.RAID if argument < len(PLANETS):
            return Raid(PLANETS[argument])
        case rules.TOUR:
            return _tour(*divmod(argument, tour.WAYS))
        case rules.USE_CARD:
            card, target = divmod(argument, 8)
            return UseCard(card + 1, None if target == NO_TARGET_CODE else target)
        case rules.BUY:
            return Buy(argument + 1)
        case rules.CHOOSE:
            return Choose(argument)
        case rules.CALL_HELP:
            return CallHelp(argument + 1)
        case rules.KEEP if argument == 0:
            return KeepPromise()
        case rules.KEEP_EARLY:
            return KeepPromise(argument + 1)
        case rules.ADD_TERM:
            return _add_term(argument)
        case rules.CLAIM:
            return ClaimTrophy(argument or None)
        case rules.PICK if argument >= rules.PICK_TROPHY:
            return Pick(trophy=argument - rules.PICK_TROPHY + 1)
        case rules.PICK:
            return Pick(ship=argument + 1)
        case rules.DECLINE if argument < len(ANSWERS):
            return DeclineOffer(ANSWERS[argument])
    return None


def _add_term(code: int) -> AddTerm:
    listed = term_from_code(code)
    return AddTerm(listed.list, listed.term)


def _tour(number: int, way: int) -> Tour | None:
    if number in _PAYS and way < 2:
        return Tour(number, pay=_PAYS[number][way])
    match number:
        case tour.COMPLETE_REPAIR | tour.EXPENDITURE:
            return Tour(number, wrecks=way % tour.DOUBLED, doubled=way // tour.DOUBLED)
        case tour.GLORY_TITLE if way < len(NATIONS):
            return Tour(number, nation=NATIONS[way])
        case tour.NEW_CHOICES if way == 0:
            return Tour(number)
        case tour.PURCHASE:
            return Tour(number, slot=way + 1)
        case tour.SMUGGLING:
            return Tour(number, improvement=way + 1)
        case tour.SCRAPPING_BONUS:
            return Tour(number, ship=way + 1)
    return None


# -- to the rules -----------------------------------------------------------------------------------


def to_code(action: Action) -> int:
    """The rules' number of an action; Refused if it names something that does not exist."""
    kind = _KINDS.get(type(action))
    if kind is not None:
        return kind * rules.BASE + _argument(action)
    match action:
        case Raid(planet=planet):
            return rules.RAID * rules.BASE + PLANETS.index(planet)
        case Tour():
            return (
                rules.TOUR * rules.BASE
                + within("number", action.number, 1, tour.TOUR_ACTIONS) * tour.WAYS
                + _way(action)
            )
        case UseCard(improvement=card, other=other):
            target = NO_TARGET_CODE if other is None else within("other", other, 0, rules.MOST_SEATS - 1)
            return rules.USE_CARD * rules.BASE + (within("improvement", card, 1, IMPROVEMENTS) - 1) * 8 + target
        case Buy(slot=slot):
            return rules.BUY * rules.BASE + within("slot", slot, 1, rules.MARKET_SLOTS) - 1
        case Choose(choice=choice):
            return rules.CHOOSE * rules.BASE + within("choice", choice, 0, SHIPS)
        case CallHelp(promise=promise):
            return rules.CALL_HELP * rules.BASE + within("promise", promise, 1, _MOST_PROMISES) - 1
        case KeepPromise(promise=None):
            return rules.KEEP * rules.BASE
        case KeepPromise(promise=int() as promise):
            return rules.KEEP_EARLY * rules.BASE + within("promise", promise, 1, _MOST_PROMISES) - 1
        case AddTerm(list=which, term=term):
            return rules.ADD_TERM * rules.BASE + term_code(which, term)
        case ClaimTrophy(trophy=claim):
            return rules.CLAIM * rules.BASE + (0 if claim is None else within("claim", claim, 1, TROPHIES))
        case Pick(ship=ship, trophy=trophy):
            return rules.PICK * rules.BASE + pick_argument(ship, trophy)
        case DeclineOffer(reason=reason):
            return rules.DECLINE * rules.BASE + ANSWERS.index(reason)
    raise Refused("refused-whole-action", game=GAME_ID, rule="MAD-7.17")  # unfolded by `Game.codes`


def _argument(action: Action) -> int:
    match action:
        case PutUnder() | Reveal() | HoldBack() | SwapTrophy() | KeepTrophy() | PayTrophy():
            return within("trophy", action.trophy, 1, TROPHIES) - 1
        case AttackViaKarokum() | PayWreck() | TakeOn() | TakeWreck():
            return within("ship", action.ship, 1, SHIPS) - 1
        case Discard() | Take():
            return within("improvement", action.improvement, 1, IMPROVEMENTS) - 1
        case Challenge() | OpenDeal() | TakeOffer():
            return within("other", action.other, 0, rules.MOST_SEATS - 1)
    return 0


def pick_argument(ship: int | None, trophy: int | None) -> int:
    """What a pick names: exactly one card."""
    if (ship is None) == (trophy is None):
        raise Refused("refused-pick-one", game=GAME_ID, rule="MAD-7.17")
    if trophy is not None:
        return rules.PICK_TROPHY + within("trophy", trophy, 1, TROPHIES) - 1
    assert ship is not None
    return within("ship", ship, 1, SHIPS) - 1


def _way(action: Tour) -> int:
    """In which way a tour action is taken; what the action has no use for may not be named."""
    number = action.number
    named = {field for field in ("pay", "nation", "slot", "improvement", "ship") if getattr(action, field) is not None}
    named |= {field for field in ("wrecks", "doubled") if getattr(action, field)}
    allowed = _TOUR_FIELDS[number]
    if not named <= allowed:
        raise _no_such_way(number)
    if number in _PAYS:
        pay = action.pay or Pay.CREDITS
        if pay not in _PAYS[number]:
            raise _no_such_way(number)
        return _PAYS[number].index(pay)
    match number:
        case tour.COMPLETE_REPAIR | tour.EXPENDITURE:
            wrecks = within("wrecks", action.wrecks, 0, tour.DOUBLED - 1)
            return wrecks + within("doubled", action.doubled, 0, tour.DOUBLED - 1) * tour.DOUBLED
        case tour.GLORY_TITLE:
            if action.nation is None:
                raise _no_such_way(number)
            return NATIONS.index(action.nation)
        case tour.PURCHASE:
            return within("slot", action.slot or 0, 1, rules.MARKET_SLOTS) - 1
        case tour.SMUGGLING:
            return within("improvement", action.improvement or 0, 1, IMPROVEMENTS) - 1
        case tour.SCRAPPING_BONUS:
            return within("ship", action.ship or 0, 1, SHIPS) - 1
    return 0


_TOUR_FIELDS: dict[int, set[str]] = {
    tour.TROPHIES_ACTION: {"pay"},
    tour.MINOR_REPAIR: {"pay"},
    tour.COMPLETE_REPAIR: {"wrecks", "doubled"},
    tour.GLORY_TITLE: {"nation"},
    tour.NEW_CHOICES: set(),
    tour.PURCHASE: {"slot"},
    tour.SMUGGLING: {"improvement"},
    tour.AMNESTY: {"pay"},
    tour.SCRAPPING_BONUS: {"ship"},
    tour.EXPENDITURE: {"wrecks", "doubled"},
}
# MAD-6.2 to MAD-6.5: the clause of each tour action.
TOUR_CLAUSES = ("", *("MAD-6.2",) * 3, *("MAD-6.3",) * 3, *("MAD-6.4",) * 2, *("MAD-6.5",) * 2)
TITLE_NATIONS = NATIONS[:OCG]


def _no_such_way(number: int) -> Refused:
    return Refused("refused-tour-no-way", game=GAME_ID, rule=TOUR_CLAUSES[number], number=number)


def within(field: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        rule = _BOUNDS[field]
        raise Refused("refused-no-such", game=GAME_ID, rule=rule, what=field, value=value, least=least, most=most)
    return value
