"""Deals as a viewer sees them: open offers, promises, and what each list of a new offer may hold."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from metalworks.games.metal_adventures.components import DEAL_MOMENTS, WRECK_KINDS, DealMoment, WreckKind
from metalworks.games.metal_adventures.events import due_of
from metalworks.games.metal_adventures.offers import draft_slot
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import terms as coding
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.deals import opening_row
from metalworks.games.metal_adventures.rules.offers import get_pick
from metalworks.games.metal_adventures.terms import DUES, LISTS, Due, ListedTerm, Term, TermList, from_code, item_of
from metalworks.kernel.state import POSSIBLE


class PromiseView(msgspec.Struct, frozen=True):
    """An open promise; its number is its place in the list."""

    number: int
    promiser: int
    promisee: int
    term: Term
    last: int  # the turn at whose end it is due or lapses; 0: when the spoils are shared
    made: int  # in which turn
    battle: int  # of which alliance or gathering; 0: of a free moment
    bound: bool


class OfferView(msgspec.Struct, frozen=True):
    """A draft or an offer; the cards that are meant only whoever picked them sees."""

    maker: int
    other: int
    called: bool
    open: bool  # False: still being written
    terms: tuple[ListedTerm, ...]
    ships: tuple[int, ...] = ()  # the viewer's own picks
    trophy: int | None = None


class GoodsList(msgspec.Struct, frozen=True):
    """What a list of a new offer may hold."""

    list: TermList
    most: int  # entries
    credits: int  # at most; 0: none
    improvements: tuple[int, ...]
    wrecks: tuple[WreckKind, ...]
    trophy: bool
    releases: tuple[int, ...]  # by their place among the open promises from one to the other
    join: bool
    join_faktor: bool
    battle_wreck: bool
    battle_support: bool
    help: bool
    peace: bool
    dues: tuple[Due, ...]


class Goods(msgspec.Struct, frozen=True):
    """What an offer of the viewer to a partner may hold now."""

    other: int
    moment: DealMoment
    left: int  # how many negotiations may still be opened; 0 in an answer
    lists: tuple[GoodsList, ...]


def promises_view(table: Table) -> tuple[PromiseView, ...]:
    found = []
    for number in range(int(ledger.promise_count(table))):
        item, last, made, battle, bound = (
            int(ledger.entry(table, number, field))
            for field in (rules.ITEM, rules.LAST, rules.MADE, rules.OF_BATTLE, rules.BOUND)
        )
        found.append(
            PromiseView(
                number + 1,
                int(ledger.promiser_of(table, number)),
                int(ledger.promisee_of(table, number)),
                item_of(item, due_of(table, item, last)),
                last,
                made,
                battle,
                bool(bound),
            )
        )
    return tuple(found)


def offers_view(table: Table, viewer: int | None) -> tuple[OfferView, ...]:
    """All offers on the table; what is promised and picked alone is no offer."""
    found = []
    for slot in range(len(table.offer)):
        if slot == rules.GIFT or int(table.offer[slot]) == rules.NO_OFFER:
            continue
        maker, other = int(table.maker[slot]), int(table.other[slot])
        picks = [] if viewer not in (maker, other) else _picks(table, slot, 0 if viewer == maker else 1)
        trophies = [card - rules.PICK_TROPHY + 1 for card in picks if card >= rules.PICK_TROPHY]
        found.append(
            OfferView(
                maker,
                other,
                slot < rules.NEGOTIATION,
                int(table.offer[slot]) == rules.OPEN,
                _terms(table, slot),
                tuple(card + 1 for card in picks if card < rules.PICK_TROPHY),
                trophies[0] if trophies else None,
            )
        )
    return tuple(found)


def _picks(table: Table, slot: int, side: int) -> list[int]:
    cards = [int(get_pick(table, slot, side, at)) for at in range(rules.LIST_TERMS)]
    return [card for card in cards if card != rules.NO_CARD]


def _terms(table: Table, slot: int) -> tuple[ListedTerm, ...]:
    found = []
    for number in range(int(table.length[slot])):
        code = int(coding.term_at(table, slot, number))
        which, item = code // coding.LIST_BASE, code % ledger.ITEMS
        claim = 0
        if item == ledger.TROPHY_ITEM and which in (coding.GIVE, coding.PROMISE):
            claim = int(table.claims[slot * rules.CLAIMS + (0 if which == coding.GIVE else 1)])
        found.append(from_code(code, claim if claim > 0 else None))
    return tuple(found)


# -- goods ------------------------------------------------------------------------------------------


def goods_view(table: Table, viewer: int) -> tuple[Goods, ...]:
    """By partner what the viewer may put into an offer now, as the rules would take it in."""
    step = int(table.step())
    moment = DEAL_MOMENTS[int(coding.moment_of_deal(table))] if step != rules.GAME_OVER else DealMoment.FREE
    slot = draft_slot(table, viewer)
    if slot is not None:
        if int(table.offer[slot]) != rules.DRAFT:
            return ()
        draft = _copy(table)
        draft.length[slot] = 0
        return (_goods(draft, slot, moment, 0),)
    if step == rules.ANSWERING and int(table.who()) == viewer:
        if int(table.reason(viewer, rules.COUNTER * rules.BASE)) != POSSIBLE:
            return ()
        draft = _copy(table)
        draft.apply(viewer, rules.COUNTER * rules.BASE)
        return (_goods(draft, rules.NEGOTIATION, moment, 0),)
    if step not in (rules.MENU, rules.ALLYING, rules.GATHERING) or int(table.who()) != viewer:
        return ()
    found = []
    for other in range(int(table.seats)):
        code = rules.OPEN_DEAL * rules.BASE + other
        if int(table.reason(viewer, code)) == POSSIBLE:
            opened = int(table.opened[int(opening_row(table, viewer)) * rules.MOST_SEATS + other])
            draft = _copy(table)
            draft.apply(viewer, code)
            found.append(_goods(draft, rules.NEGOTIATION, moment, rules.MOST_OPENED - opened))
    return tuple(found)


def _copy(table: Table) -> Table:
    state = table.copy()
    assert isinstance(state, Table)
    return state


def _goods(draft: Table, slot: int, moment: DealMoment, left: int) -> Goods:
    possible = [int(term) for term in coding.term_actions(draft, slot, 0)]
    lists = tuple(
        _list(
            which,
            _most(draft, slot, number),
            [from_code(term).term for term in possible if LISTS[term // coding.LIST_BASE] is which],
        )
        for number, which in enumerate(LISTS)
    )
    return Goods(int(draft.other[slot]), moment, left, lists)


def _most(draft: Table, slot: int, which: int) -> int:
    """MAD-7.12, MAD-7.23: how many entries a list may have; promises that are open already count."""
    if which < coding.PROMISE:
        return rules.LIST_TERMS
    giver, receiver = int(coding.giver_of(draft, slot, which)), int(coding.receiver_of(draft, slot, which))
    return min(rules.LIST_TERMS, rules.MOST_PROMISES - int(ledger.open_promises(draft, giver, receiver)))


def _list(which: TermList, most: int, terms: Sequence[Term]) -> GoodsList:
    items = {term.item.value for term in terms}
    return GoodsList(
        which,
        most,
        max((term.number or 0 for term in terms if term.item == "credits"), default=0),
        tuple(sorted({term.improvement for term in terms if term.improvement is not None})),
        tuple(kind for kind in WRECK_KINDS if any(term.kind is kind for term in terms)),
        "trophy" in items,
        tuple(term.number or 0 for term in terms if term.item == "release"),
        "join" in items,
        "join_faktor" in items,
        "battle_wreck" in items,
        "battle_support" in items,
        "help" in items,
        "peace" in items,
        tuple(due for due in DUES if any(term.due is due for term in terms)),
    )
