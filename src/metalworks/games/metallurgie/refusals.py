"""The reasons of the rules in words: why an action of Metallurgie is refused, by which clause."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.texts import Argument
from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import PlaceCard, ScoreArea, TakeCard, to_code
from metalworks.games.metallurgie.components import cell_number, metal
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules import reasons
from metalworks.games.metallurgie.rules.components import Table

# By reason: the message, without its prefix `refused-`, and the clause.
WORDS = {
    reasons.GAME_OVER: ("game-over", "MGI-4.1"),
    reasons.NOT_YOUR_TURN: ("not-your-turn", "MGI-2.1"),
    reasons.OFF_TABLE: ("off-table", "MGI-1.2"),
    reasons.CHOOSE_AREA_FIRST: ("choose-area-first", "MGI-3.6"),
    reasons.TAKE_CARDS_FIRST: ("take-cards-first", "MGI-3.5"),
    reasons.DRAWN_MUST_BE_PLACED: ("drawn-must-be-placed", "MGI-2.5"),
    reasons.PLAY_OR_DRAW: ("play-or-draw", "MGI-2.7"),
    reasons.DRAW_FIRST_ONLY: ("draw-first-only", "MGI-2.4"),
    reasons.NOTHING_TO_SCORE: ("area-does-not-score", "MGI-3.5"),
    reasons.AREA_DOES_NOT_SCORE: ("area-does-not-score", "MGI-3.1"),
    reasons.NOTHING_TO_TAKE: ("nothing-to-take", "MGI-3.5"),
    reasons.NOT_IN_AREA: ("not-in-area", "MGI-3.7"),
    reasons.WOULD_SPLIT: ("would-split", "MGI-3.4"),
    reasons.NOT_IN_HAND: ("not-in-hand", "MGI-2.4"),
    reasons.ONE_METAL: ("one-metal", "MGI-2.2"),
    reasons.ONE_POSITION: ("one-position", "MGI-2.2"),
    reasons.ONE_METAL_OR_POSITION: ("one-metal-or-position", "MGI-2.8"),
    reasons.IRON_ON_CARD: ("iron-on-card", "MGI-2.3"),
    reasons.IRON_APART: ("iron-apart", "MGI-2.3"),
    reasons.WRONG_METAL_BELOW: ("wrong-metal-below", "MGI-2.3"),
}

# Reasons whose words name the metal of the turn, not the one that the action names.
_OF_THE_TURN = (reasons.DRAWN_MUST_BE_PLACED, reasons.ONE_METAL, reasons.ONE_METAL_OR_POSITION)


def explain(table: Table, seat: int, action: Action) -> Refused:
    """Why a seat may not do this now."""
    reason = int(table.reason(seat, to_code(action)))
    number = action.metal.number if isinstance(action, PlaceCard) else 0
    words = arguments(reason, number, int(table.metal), int(table.left))
    if isinstance(action, PlaceCard | ScoreArea | TakeCard):
        on = int(table.top[cell_number(action.at)])
        words |= {"at": f"{action.at.q},{action.at.r}", "on": metal(on).value if on else "nothing"}
    return refused(reason, words)


def not_now(table: Table, seat: int) -> Refused:
    """Why a seat that is not waiting may do nothing: the same for every action."""
    return refused(int(table.reason(seat, rules.END_TURN)), {})


def refused(reason: int, words: dict[str, Argument]) -> Refused:
    key, rule = WORDS[reason]
    return Refused(f"refused-{key}", rule=rule, game="metallurgie", **words)


def arguments(reason: int, number: int, of_turn: int, left: int = 0) -> dict[str, Argument]:
    """What the words of a reason need, apart from the position that was named.

    The numbers are those of the metal that was named and of the turn's; so many cards are left to be taken.
    """
    if reason == reasons.TAKE_CARDS_FIRST:
        return {"left": left}
    if reason in _OF_THE_TURN:
        return {"metal": metal(of_turn).value}
    return {"metal": metal(number).value} if number else {}
