"""A deal in the making: a form of four lists, which only this terminal knows until the offer is proposed.

What a list may hold the view says (`goods`); why something is refused, the game's own words say. Which offers are
allowed, the match decides when the form is sent.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from metalworks.contract.types import Action, Role
from metalworks.games.metal_adventures.actions import MakeCounter, MakeOffer
from metalworks.games.metal_adventures.components import DealMoment
from metalworks.games.metal_adventures.refusals import refused
from metalworks.games.metal_adventures.rules.components import LIST_TERMS
from metalworks.games.metal_adventures.rules.content import TROPHIES
from metalworks.games.metal_adventures.terms import LISTS, Due, Item, Term, TermList, is_claimable
from metalworks.games.metal_adventures.view import MetalAdventuresView, Phase
from metalworks.games.metal_adventures.view_deal import Goods, GoodsList
from metalworks.terminal.boards.board import Desk, Piece
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.scene import Scene

_JOINING = (Item.JOIN, Item.JOIN_FAKTOR)
# MAD-7.15: when these are due is no choice.
_FIXED_DUES: dict[Item, Due | None] = {
    Item.HELP: None,
    Item.PEACE: None,
    Item.BATTLE_WRECK: Due.SPOILS,
    Item.BATTLE_SUPPORT: Due.SPOILS,
}


@dataclass(frozen=True)
class Begin(Piece):
    """Take out a form for a captain, or for the answer to an offer."""

    other: int
    counter: bool = False


@dataclass(frozen=True)
class TurnTo(Piece):
    list: TermList


@dataclass(frozen=True)
class Put(Piece):
    """Put a term into a list; credits and joining take the place of those there."""

    list: TermList
    term: Term


@dataclass(frozen=True)
class Take(Piece):
    """Take a term out of a list."""

    list: TermList
    term: Term


@dataclass(frozen=True)
class TurnDue(Piece):
    """When what is promised next is due: the next of the moments that are open."""

    list: TermList


@dataclass(frozen=True)
class TurnClaim(Piece):
    """As which trophy one's own is offered: the next name, or the one before."""

    list: TermList
    by: int = 1


@dataclass(frozen=True)
class Leave(Piece):
    """Put the form away."""


Lists = dict[TermList, tuple[Term, ...]]


@dataclass(frozen=True)
class Form:
    """An offer as far as it is written, and what its lists may hold."""

    goods: Goods
    counter: bool
    lists: Lists
    dues: dict[TermList, Due | None]
    at: TermList

    @property
    def other(self) -> int:
        return self.goods.other

    def may_hold(self, which: TermList) -> GoodsList:
        return next(goods for goods in self.goods.lists if goods.list is which)

    def credits(self, which: TermList) -> int:
        return next((term.number or 0 for term in self.lists[which] if term.item is Item.CREDITS), 0)

    def own_trophy(self, which: TermList) -> Term | None:
        return next((term for term in self.lists[which] if is_claimable(which, term)), None)

    def due_for(self, which: TermList, item: Item) -> Due | None:
        return _FIXED_DUES.get(item, self.dues[which])

    @property
    def action(self) -> Action:
        give, want, promise, ask = (self.lists[which] for which in LISTS)
        if self.counter:
            return MakeCounter(give, want, promise, ask)
        return MakeOffer(self.other, give, want, promise, ask)


def form_of(scene: Scene) -> Form | None:
    """The form of the viewer, None while there is none."""
    return scene.draft if isinstance(scene.draft, Form) else None


Moment = tuple[int, Phase, int]


@dataclass
class Work:
    """A form on the desk, with what it looked like before each step."""

    begin: Begin
    moment: Moment
    lists: Lists
    dues: dict[TermList, Due | None]
    at: TermList
    by_itself: bool  # it lies there because the match waits for the offer
    history: list[Lists] = field(default_factory=list)


class DealDesk(Desk):
    """The forms of the people at this terminal, each shown to its own captain only."""

    def __init__(self) -> None:
        self._works: dict[int, Work] = {}

    def lay_out(self, scene: Scene) -> Scene:
        view, viewer = view_of(scene), scene.viewer
        if viewer is None:
            return replace(scene, draft=None)
        goods = {one.other: one for one in view.goods}
        work = self._works.get(viewer)
        if work is not None and (work.moment != _moment(view) or work.begin.other not in goods):
            del self._works[viewer]
            work = None
        if work is None and goods and _writes(scene, view):
            work = self._works[viewer] = _work(Begin(view.goods[0].other), view, by_itself=True)
        if work is None:
            return replace(scene, draft=None)
        partner = goods[work.begin.other]
        return replace(scene, draft=Form(partner, work.begin.counter, dict(work.lists), dict(work.dues), work.at))

    def handle(self, scene: Scene, piece: Piece) -> None:
        assert scene.viewer is not None
        view = view_of(scene)
        if isinstance(piece, Begin):
            if piece.other not in {one.other for one in view.goods}:
                raise refused("no-deal-now", "MAD-7.11")
            self._works[scene.viewer] = _work(piece, view, by_itself=False)
            return
        form, work = form_of(scene), self._works.get(scene.viewer)
        if form is None or work is None:
            raise refused("no-deal-now", "MAD-7.11")
        match piece:
            case TurnTo(list=which):
                work.at = which
            case TurnDue(list=which):
                dues = form.may_hold(which).dues
                now = work.dues[which]
                work.dues[which] = dues[(dues.index(now) + 1) % len(dues)] if now in dues else None
            case Put(list=which, term=term):
                self._change(work, which, _with(form, which, term))
            case Take(list=which, term=term):
                self._change(work, which, _without(form.lists[which], term))
            case TurnClaim(list=which, by=by):
                self._change(work, which, _claimed(form, which, by))
            case Leave():
                del self._works[scene.viewer]

    def _change(self, work: Work, which: TermList, terms: tuple[Term, ...]) -> None:
        work.history.append(work.lists)
        work.lists = {**work.lists, which: terms}

    def undo(self, scene: Scene) -> bool:
        """The last step on the form; without one, a form that was taken out is put away."""
        work = self._works.get(scene.viewer) if scene.viewer is not None else None
        if work is None or scene.viewer is None:
            return False
        if work.history:
            work.lists = work.history.pop()
        elif work.by_itself:
            return False
        else:
            del self._works[scene.viewer]
        return True


def _moment(view: MetalAdventuresView) -> Moment:
    return view.turn, view.phase, view.battle.number if view.battle is not None else 0


def _writes(scene: Scene, view: MetalAdventuresView) -> bool:
    """Whether the match waits for the viewer's offer, of which nothing is written yet."""
    drafts = [offer for offer in view.offers if offer.maker == scene.viewer and not offer.open]
    is_mine = scene.role is not Role.MAY and view.phase is Phase.TERMS
    return is_mine and bool(drafts) and not drafts[0].terms


def _work(begin: Begin, view: MetalAdventuresView, *, by_itself: bool) -> Work:
    """A new form; where an offer must hold that somebody joins (MAD-7.11), it says so already."""
    goods = next(one for one in view.goods if one.other == begin.other)
    lists: Lists = dict.fromkeys(LISTS, ())
    if goods.moment is not DealMoment.FREE:
        joining = next((one.list for one in goods.lists if one.join), None)
        if joining is not None:
            lists[joining] = (Term(Item.JOIN),)
    dues = {one.list: one.dues[0] if one.dues else None for one in goods.lists}
    return Work(begin, _moment(view), lists, dues, TermList.GIVE, by_itself)


def _with(form: Form, which: TermList, term: Term) -> tuple[Term, ...]:
    """The list with a term more; Refused as the match would."""
    if term.item is Item.CREDITS and (term.number or 0) > form.may_hold(which).credits:
        rule = "MAD-7.13" if which in (TermList.GIVE, TermList.WANT) else "MAD-7.14"
        raise refused("not-theirs", rule, **_named(which, term))
    kinds = _JOINING if term.item in _JOINING else (term.item,) if term.item is Item.CREDITS else ()
    terms = tuple(other for other in form.lists[which] if other.item not in kinds)
    if len(terms) == LIST_TERMS:
        raise refused("list-full", "MAD-7.12", **_named(which, term))
    return (*terms, term)


def _without(terms: tuple[Term, ...], term: Term) -> tuple[Term, ...]:
    """The list without the last such term."""
    left = list(reversed(terms))
    left.remove(term)
    return tuple(reversed(left))


def _claimed(form: Form, which: TermList, by: int) -> tuple[Term, ...]:
    """The same list with the next name for its trophy; before the first and after the last there is none."""
    trophy = form.own_trophy(which)
    assert trophy is not None
    claim = ((trophy.claim or 0) + by) % (TROPHIES + 1)
    said = msgspec.structs.replace(trophy, claim=claim or None)
    return tuple(said if term is trophy else term for term in form.lists[which])


def _named(which: TermList, term: Term) -> dict[str, str | int]:
    return {
        "list": which.value,
        "item": term.item.value,
        "number": term.number or 0,
        "kind": term.kind.value if term.kind else "any",
    }
