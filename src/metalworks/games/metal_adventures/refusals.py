"""Why an action of Metal Adventures is refused: the reasons of the rules in words, each with its clause."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import CONDITIONS
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import reasons as why
from metalworks.games.metal_adventures.rules import tour
from metalworks.games.metal_adventures.rules.content import IMPROVEMENTS, SHIPS
from metalworks.games.metal_adventures.rules.trophies import needed, progress
from metalworks.games.metal_adventures.rules.turn import rest_price

Arguments = dict[str, str | int]

OF_TOUR = ""  # the clause of the tour action in question
OF_TERM = "term"  # the clause of the list in which a term stands

# Message and clause of each reason.
REASONS: dict[int, tuple[str, str]] = {
    why.GAME_IS_OVER: ("game-over", "MAD-4.5"),
    why.CHANCE_FIRST: ("chance-first", "MAD-5.6"),
    why.NOT_YOUR_DECISION: ("not-your-decision", "MAD-4.2"),
    why.NOT_NOW: ("not-now", "MAD-4.2"),
    why.NOTHING_LIKE_IT: ("nothing-like-it", "MAD-1.1"),
    why.JOURNEY_CHOSEN: ("journey-chosen", "MAD-4.1"),
    why.NO_DAMAGE_TO_REST: ("no-damage-to-rest", "MAD-4.1"),
    why.JOURNEY_FIRST: ("journey-first", "MAD-4.1"),
    why.BROTHERHOOD_FIRST: ("brotherhood-first", "MAD-4.2"),
    why.BROTHERHOOD_DONE: ("brotherhood-done", "MAD-4.3"),
    why.BROTHERHOOD_SPARES: ("brotherhood-spares", "MAD-4.3"),
    why.BROTHERHOOD_TOO_DEAR: ("brotherhood-too-dear", "MAD-4.3"),
    why.BATTLE_DONE: ("battle-done", "MAD-4.2"),
    why.BATTLE_MISSING: ("battle-missing", "MAD-4.2"),
    why.RESTING_NOW: ("resting-now", "MAD-4.4"),
    why.KAROKUM_EMPTY: ("karokum-empty", "MAD-5.3"),
    why.KAROKUM_TOO_DEAR: ("karokum-too-dear", "MAD-5.3"),
    why.NOT_ON_KAROKUM: ("not-on-karokum", "MAD-5.3"),
    why.PLANET_VISITED: ("planet-visited", "MAD-5.4"),
    why.PLANET_CLOSED: ("planet-closed", "MAD-5.4"),
    why.YOURSELF: ("yourself", "MAD-5.30"),
    why.INFAMOUS: ("infamous", "MAD-2.4"),
    why.OTHER_INFAMOUS: ("other-infamous", "MAD-2.4"),
    why.NOT_FREE: ("not-free", "MAD-5.30"),
    why.TOUR_FORWARD: ("tour-forward", "MAD-6.1"),
    why.TOUR_IS_OVER: ("tour-over", "MAD-6.6"),
    why.TOUR_NOTHING: ("tour-nothing", "MAD-6.7"),
    why.TOUR_TOO_DEAR: ("tour-too-dear", OF_TOUR),
    why.TOUR_NO_WAY: ("tour-no-way", OF_TOUR),
    why.JUDGED_NOW: ("judged-now", "MAD-6.4"),
    why.FIFTH_IMPROVEMENT: ("fifth-improvement", "MAD-3.10"),
    why.TWO_TROPHIES: ("two-trophies", "MAD-6.2"),
    why.NOT_YOUR_TROPHY: ("not-your-trophy", "MAD-3.4"),
    why.UNFULFILLED: ("unfulfilled", "MAD-3.4"),
    why.ONE_A_TURN: ("one-a-turn", "MAD-3.4"),
    why.HELD_ALREADY: ("held-already", "MAD-3.7"),
    why.FULFILLED: ("fulfilled", "MAD-4.4"),
    why.NOT_YOUR_CARD: ("not-your-card", "MAD-3.5"),
    why.WRONG_MOMENT: ("wrong-moment", "MAD-3.11"),
    why.CARD_NOTHING: ("card-nothing", "MAD-3.11"),
    why.NO_TARGET: ("no-target", "MAD-3.11"),
    why.NOT_ON_OFFER: ("not-on-offer", "MAD-3.13"),
    why.TOO_DEAR: ("too-dear", "MAD-4.4"),
    why.NOT_DRAWN: ("not-drawn", "MAD-3.9"),
    why.NOT_YOUR_WRECK: ("not-your-wreck", "MAD-6.1"),
    why.WRECK_UNFIT: ("wreck-unfit", "MAD-6.3"),
    why.NO_SUCH_CHOICE: ("no-such-choice", "MAD-3.2"),
    why.NOT_FACE_UP: ("not-face-up", "MAD-5.2"),
    why.NO_PROMISE: ("no-promise", "MAD-7.23"),
    why.NO_HELP: ("no-help", "MAD-7.25"),
    why.BOUND_WORD: ("bound-word", "MAD-7.26"),
    why.NO_BETRAYAL: ("no-betrayal", "MAD-5.20"),
    why.DIE_NOT_BLANK: ("die-not-blank", "MAD-5.40"),
    why.NOT_IN_DISCARD: ("not-in-discard", "MAD-5.8"),
    why.YIELDS_NOTHING: ("yields-nothing", "MAD-5.32"),
    why.CANNOT_KEEP: ("cannot-keep", "MAD-7.24"),
    why.NO_DEAL_NOW: ("no-deal-now", "MAD-7.11"),
    why.OPENED_TWICE: ("opened-twice", "MAD-7.19"),
    why.CALLED_ONCE: ("called-once", "MAD-7.20"),
    why.NOBODY_TO_CALL: ("nobody-to-call", "MAD-7.20"),
    why.NO_STANDING_OFFER: ("no-standing-offer", "MAD-7.20"),
    why.OUT_OF_ORDER: ("out-of-order", "MAD-7.17"),
    why.LIST_FULL: ("list-full", "MAD-7.12"),
    why.ONCE_A_LIST: ("once-a-list", "MAD-7.12"),
    why.NOT_THEIRS: ("not-theirs", OF_TERM),
    why.NOT_IN_THIS_LIST: ("not-in-this-list", OF_TERM),
    why.DUE_NOT_OPEN: ("due-not-open", "MAD-7.15"),
    why.NO_RELEASE: ("no-release", "MAD-7.13"),
    why.NO_JOINING_HERE: ("no-joining-here", "MAD-7.11"),
    why.NO_SUCH_SPOILS: ("no-such-spoils", "MAD-7.14"),
    why.PROMISES_FULL: ("promises-full", "MAD-7.23"),
    why.JOINING_MISSING: ("joining-missing", "MAD-7.11"),
    why.OFFER_EMPTY: ("offer-empty", "MAD-7.12"),
    why.OFFER_REPEATED: ("offer-repeated", "MAD-7.19"),
    why.CLAIM_FIRST: ("claim-first", "MAD-7.16"),
    why.NO_CLAIM: ("no-claim", "MAD-7.16"),
    why.NO_COUNTER_LEFT: ("no-counter-left", "MAD-7.18"),
    why.CANNOT_GIVE: ("cannot-give", "MAD-7.21"),
    why.MAKER_CANNOT_GIVE: ("maker-cannot-give", "MAD-7.21"),
    why.NO_ROOM: ("no-room", "MAD-7.21"),
    why.PICK_UNFIT: ("pick-unfit", "MAD-7.13"),
    why.MUST_TAKE: ("must-take", "MAD-3.10"),
    why.HAS_ROOM: ("has-room", "MAD-3.12"),
}


def explain(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a seat may not do this now."""
    return explain_code(table, seat, acts.to_code(action))


def explain_code(table: rules.Table, seat: int, code: int) -> Refused:
    """The same for an action in the rules' own number."""
    reason = int(table.reason(seat, code))
    key, rule = REASONS[reason]
    return refused(key, _clause(rule, code), **_arguments(table, seat, reason, code))


def not_now(table: rules.Table, seat: int) -> Refused:
    """Why a seat that may do nothing may do nothing, whatever it is."""
    return explain_code(table, seat, rules.END_TURN * rules.BASE)


def refused(key: str, rule: str, **arguments: str | int) -> Refused:
    return Refused(f"refused-{key}", rule=rule, game=acts.GAME_ID, **arguments)


def _clause(rule: str, code: int) -> str:
    """The clause of a reason, where need be that of the tour action or of the list of an offer."""
    kind, argument = divmod(code, rules.BASE)
    if rule == OF_TOUR:
        return acts.TOUR_CLAUSES[argument // tour.WAYS] if kind == rules.TOUR else "MAD-6.1"
    if rule == OF_TERM:
        return "MAD-7.13" if argument < 2 * 256 else "MAD-7.14"
    return rule


def _arguments(table: rules.Table, seat: int, reason: int, code: int) -> Arguments:
    """What the message of a reason names."""
    kind, argument = divmod(code, rules.BASE)
    if reason == why.UNFULFILLED:
        condition = CONDITIONS[int(table.content.trophy_condition[argument])]
        return {
            "condition": condition.value,
            "have": int(progress(table, seat, argument)),
            "need": int(needed(table, argument)),
        }
    if reason in (why.TOUR_TOO_DEAR, why.TOUR_NO_WAY, why.TOUR_NOTHING, why.TOUR_FORWARD):
        return _tour_arguments(table, seat, argument)
    if reason == why.TOO_DEAR:
        return {"price": int(rest_price(table, seat, int(table.market[argument]))), "credits": int(table.credits[seat])}
    if kind == rules.ADD_TERM:
        listed = acts.from_code(code)
        assert isinstance(listed, acts.AddTerm)
        term = listed.term
        arguments: Arguments = {"list": listed.list.value, "item": term.item.value, "number": term.number or 0}
        if term.improvement is not None:
            arguments["improvement"] = term.improvement
        return arguments | {
            "kind": term.kind.value if term.kind else "any",
            "due": term.due.value if term.due else "none",
        }
    if kind == rules.PICK:
        return pick_named(argument)
    return {}


def pick_named(card: int) -> Arguments:
    """The card of a pick, as people count it."""
    is_trophy = card >= rules.PICK_TROPHY
    return {"trophy": card - rules.PICK_TROPHY + 1} if is_trophy else {"ship": card + 1}


def _tour_arguments(table: rules.Table, seat: int, argument: int) -> Arguments:
    number, way = divmod(argument, tour.WAYS)
    return {
        "number": number,
        "last": int(table.tour_at),
        "price": tour_price(table, seat, number, way),
        "wrecks": int(tour.wrecks_of(number, way)),
        "credits": int(table.credits[seat]),
    }


def tour_price(table: rules.Table, seat: int, number: int, way: int) -> int:
    """The credits of a way to take a tour action, the cost of a card included."""
    if number == tour.PURCHASE:
        card = int(table.market[way]) if way < rules.MARKET_SLOTS else rules.NO_CARD
        return 0 if card == rules.NO_CARD else int(tour.price_at_ocg(table, seat, card))
    if number == tour.SMUGGLING:
        return 1 + int(table.content.improvement_cost[way]) if way < IMPROVEMENTS else 0
    if number == tour.SCRAPPING_BONUS and way >= SHIPS:
        return 1
    return max(0, int(tour.credits_of(table, seat, number, way)))
