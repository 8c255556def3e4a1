"""Whole offers: what people send in one piece, unfolded into the small steps of the rules (MAD-7.17).

Unfolding stops at the first step that is not possible, so that the table refuses the offer with the term and the
clause in question; then nothing of it happens.
"""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.games.metal_adventures.actions import (
    MakeCounter,
    MakeOffer,
    SealOffer,
    WholeAction,
    pick_argument,
    within,
)
from metalworks.games.metal_adventures.refusals import pick_named
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.offers import get_pick
from metalworks.games.metal_adventures.terms import LISTS, Term, TermList, claim_code, is_claimable, to_code
from metalworks.kernel.state import POSSIBLE

GAME_ID = "metal_adventures"


class _Steps:
    """The steps of a whole action, carried out on a copy as far as they are possible."""

    def __init__(self, table: Table, seat: int) -> None:
        state = table.copy()
        assert isinstance(state, Table)
        self.table = state
        self.seat = seat
        self.codes: list[int] = []
        self.stopped = False

    def do(self, kind: int, argument: int = 0) -> None:
        if self.stopped:
            return
        code = kind * rules.BASE + argument
        self.codes.append(code)
        if int(self.table.reason(self.seat, code)) == POSSIBLE:
            self.table.apply(self.seat, code)
        else:
            self.stopped = True


def unfold(table: Table, seat: int, action: WholeAction) -> tuple[int, ...]:
    """The steps of a whole action in the rules' own numbers."""
    steps = _Steps(table, seat)
    if isinstance(action, SealOffer):
        if action.other is None:
            steps.do(rules.ACCEPT)
        else:
            steps.do(rules.TAKE_OFFER, within("other", action.other, 0, rules.MOST_SEATS - 1))
        _pick(steps, action)
        return tuple(steps.codes)
    _begin(steps, action)
    for which in LISTS:
        for term in sorted(_terms(action, which), key=lambda term: to_code(which, term)):
            steps.do(rules.ADD_TERM, to_code(which, term))
            if is_claimable(which, term):
                steps.do(rules.CLAIM, claim_code(term))
    steps.do(rules.PROPOSE)
    _pick(steps, action)
    return tuple(steps.codes)


def _terms(action: MakeOffer | MakeCounter, which: TermList) -> tuple[Term, ...]:
    return {
        TermList.GIVE: action.give,
        TermList.WANT: action.want,
        TermList.PROMISE: action.promise,
        TermList.ASK: action.ask,
    }[which]


def _begin(steps: _Steps, action: MakeOffer | MakeCounter) -> None:
    """Open the negotiation or the counter, unless an empty draft lies there already."""
    table, seat = steps.table, steps.seat
    slot = draft_slot(table, seat)
    is_empty = slot is not None and int(table.length[slot]) == 0
    if isinstance(action, MakeCounter):
        if not is_empty:
            steps.do(rules.COUNTER)
        return
    other = within("other", action.other, 0, rules.MOST_SEATS - 1)
    if not (is_empty and slot is not None and int(table.other[slot]) == other):
        steps.do(rules.OPEN_DEAL, other)


def draft_slot(table: Table, seat: int) -> int | None:
    """Where a seat is writing an offer now."""
    step = int(table.step())
    if step == rules.TERMS and int(table.who()) == seat:
        return rules.NEGOTIATION
    return seat if step == rules.CALLING and int(table.argument(0)) >> seat & 1 else None


def picking(table: Table, seat: int) -> list[int] | None:
    """What a seat may pick now: the arguments of its PICK actions; None where it picks nothing."""
    slot = draft_slot(table, seat)
    is_maker = slot is not None and int(table.offer[slot]) == rules.PICKS_LEFT
    is_other = int(table.step()) == rules.PICKING and int(table.who()) == seat
    if not is_maker and not is_other:
        return None
    return [int(code) % rules.BASE for code in table.legal(seat) if int(code) // rules.BASE == rules.PICK]


def _pick(steps: _Steps, action: WholeAction) -> None:
    """Pick what was named, as far as there is a choice; what was not named is asked for afterwards."""
    named = [pick_argument(ship, None) for ship in action.ships]
    if action.trophy is not None:
        named.append(pick_argument(None, action.trophy))
    before = steps.table
    held = [int(ships) for ships in before.wrecks]
    while not steps.stopped and (choices := picking(steps.table, steps.seat)) is not None:
        fit = [card for card in named if card in choices]
        if not fit:
            for card in named:
                if (card >= rules.PICK_TROPHY) == (choices[0] >= rules.PICK_TROPHY):
                    raise _unfit(card)
            return
        named.remove(fit[0])
        steps.do(rules.PICK, fit[0])
    for card in () if steps.stopped else named:
        if not _went(steps, card, held):
            raise _unfit(card)


def _went(steps: _Steps, card: int, held: list[int]) -> bool:
    """Whether a card was picked without a choice: it lies in the offer, or has changed hands."""
    table, seat = steps.table, steps.seat
    for slot in range(len(table.offer)):
        side = 0 if int(table.maker[slot]) == seat else 1
        if any(int(get_pick(table, slot, side, at)) == card for at in range(rules.LIST_TERMS)):
            return True
    if card >= rules.PICK_TROPHY:
        own = [int(table.hand[seat * rules.HAND + place]) for place in range(rules.HAND)]
        return card - rules.PICK_TROPHY not in own
    return bool(held[seat] >> card & 1) and not int(table.wrecks[seat]) >> card & 1


def _unfit(card: int) -> Refused:
    return Refused("refused-pick-unfit", game=GAME_ID, rule="MAD-7.13", **pick_named(card))
