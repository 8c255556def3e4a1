"""The terms of an offer as people write them, and their coding by the rules (MAD-7.12 to MAD-7.15)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from metalworks.contract.problems import Refused
from metalworks.contract.types import Phrase
from metalworks.games.metal_adventures.components import WRECK_KINDS, WreckKind
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import terms as rules
from metalworks.games.metal_adventures.rules.content import IMPROVEMENTS, TROPHIES


class TermList(StrEnum):
    """The four lists of an offer, as its maker sees them."""

    GIVE = "give"
    WANT = "want"
    PROMISE = "promise"
    ASK = "ask"


class Item(StrEnum):
    """What a term is about."""

    CREDITS = "credits"
    IMPROVEMENT = "improvement"
    WRECK = "wreck"
    TROPHY = "trophy"
    RELEASE = "release"
    JOIN = "join"
    JOIN_FAKTOR = "join_faktor"
    BATTLE_WRECK = "battle_wreck"
    BATTLE_SUPPORT = "battle_support"
    HELP = "help"
    PEACE = "peace"


class Due(StrEnum):
    """When promised goods are due (MAD-7.15)."""

    SPOILS = "spoils"
    THIS_TURN = "this_turn"
    NEXT_TURN = "next_turn"


LISTS = tuple(TermList)
DUES = tuple(Due)
_SINGLE = {
    ledger.TROPHY_ITEM: Item.TROPHY,
    ledger.JOIN_ITEM: Item.JOIN,
    ledger.JOIN_DIE_ITEM: Item.JOIN_FAKTOR,
    ledger.BATTLE_WRECK_ITEM: Item.BATTLE_WRECK,
    ledger.BATTLE_SUPPORT_ITEM: Item.BATTLE_SUPPORT,
    ledger.HELP_ITEM: Item.HELP,
    ledger.PEACE_ITEM: Item.PEACE,
}
_CODES = {item: code for code, item in _SINGLE.items()}


class Term(Phrase, frozen=True, omit_defaults=True):
    """One entry of an offer.

    `number` is an amount of credits, or which of the open promises is released (the first is 1). `claim` is the
    trophy as which a trophy of one's own is offered, true or not (MAD-7.16).
    """

    item: Item
    number: int | None = None
    improvement: int | None = None
    kind: WreckKind | None = None
    due: Due | None = None
    claim: int | None = None

    @property
    def key(self) -> str:
        if self.claim is not None:
            return "goods-trophy-claimed"
        return f"goods-{self.item.value}".replace("_", "-")


class ListedTerm(Phrase, frozen=True):
    """A term and the list it stands in."""

    list: TermList
    term: Term

    @property
    def key(self) -> str:
        return f"list-{self.list.value}"


def item_of(code: int, due: Due | None = None, claim: int | None = None) -> Term:
    """The term of an item of the rules."""
    if code < ledger.IMPROVEMENT_ITEM:
        return Term(Item.CREDITS, number=code + 1, due=due)
    if code < ledger.WRECK_ITEM:
        return Term(Item.IMPROVEMENT, improvement=code - ledger.IMPROVEMENT_ITEM + 1, due=due)
    if code < ledger.TROPHY_ITEM:
        return Term(Item.WRECK, kind=WRECK_KINDS[code - ledger.WRECK_ITEM], due=due)
    if ledger.RELEASE_ITEM <= code < ledger.JOIN_ITEM:
        return Term(Item.RELEASE, number=code - ledger.RELEASE_ITEM + 1, due=due)
    return Term(_SINGLE[code], due=due, claim=claim)


def from_code(code: int, claim: int | None = None) -> ListedTerm:
    """A term of the rules with its list."""
    which, rest = divmod(code, rules.LIST_BASE)
    due, item = divmod(rest, rules.DUE_BASE)
    return ListedTerm(LISTS[which], item_of(item, DUES[due - 1] if due else None, claim))


def to_code(which: TermList, term: Term) -> int:
    """The rules' number of a term; Refused if it names something that does not exist."""
    due = DUES.index(term.due) + 1 if term.due else rules.NO_DUE
    return LISTS.index(which) * rules.LIST_BASE + due * rules.DUE_BASE + _item_code(term)


def _item_code(term: Term) -> int:
    if term.item is Item.CREDITS:
        return _within(term, "number", term.number, rules.MOST_CREDITS) - 1
    if term.item is Item.IMPROVEMENT:
        return ledger.IMPROVEMENT_ITEM + _within(term, "improvement", term.improvement, IMPROVEMENTS) - 1
    if term.item is Item.WRECK:
        return ledger.WRECK_ITEM + WRECK_KINDS.index(term.kind or WreckKind.ANY)
    if term.item is Item.RELEASE:
        return ledger.RELEASE_ITEM + _within(term, "number", term.number, ledger.JOIN_ITEM - ledger.RELEASE_ITEM) - 1
    return _CODES[term.item]


def claim_code(term: Term) -> int:
    """MAD-7.16: the name a trophy is offered under, 0 for none."""
    return 0 if term.claim is None else _within(term, "claim", term.claim, TROPHIES)


def is_claimable(which: TermList, term: Term) -> bool:
    """Whether a claim follows this term: a trophy of one's own, given or promised."""
    return term.item is Item.TROPHY and which in (TermList.GIVE, TermList.PROMISE)


def without_claim(term: Term) -> Term:
    return msgspec.structs.replace(term, claim=None)


def _within(term: Term, field: str, value: int | None, most: int) -> int:
    if value is None or not 1 <= value <= most:
        shown = 0 if value is None else value
        raise Refused(
            "refused-no-such-term",
            game="metal_adventures",
            rule="MAD-7.13",
            item=term.item.value,
            what=field,
            value=shown,
            least=1,
            most=most,
        )
    return value
