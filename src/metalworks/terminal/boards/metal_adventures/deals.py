"""The page of deals: offers on the table, the form of one's own, and the ledger of promises."""

from __future__ import annotations

from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import WRECK_KINDS
from metalworks.games.metal_adventures.terms import LISTS, Item, Term, TermList
from metalworks.games.metal_adventures.view import Phase
from metalworks.games.metal_adventures.view_deal import OfferView, PromiseView
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.form import (
    Begin,
    Form,
    Leave,
    Put,
    Take,
    TurnClaim,
    TurnDue,
    TurnTo,
    form_of,
)
from metalworks.terminal.boards.metal_adventures.pages import Page, entries
from metalworks.terminal.boards.metal_adventures.rows import Row, cell, chosen, flowing, heading, line
from metalworks.terminal.boards.metal_adventures.signs import FORBID, GOLD, INK, INK_2, INK_3, LEGAL, SEATS
from metalworks.terminal.scene import Scene

LABEL = 18
_SINGLE = (Item.JOIN, Item.JOIN_FAKTOR, Item.BATTLE_WRECK, Item.BATTLE_SUPPORT, Item.HELP, Item.PEACE)


def rows(scene: Scene, width: int) -> list[Row]:
    form = form_of(scene)
    if form is not None:
        return [*_offers(scene, width), *_form(scene, form, width)]
    view = view_of(scene)
    choices = entries(scene, Page.DEALS)
    if view.phase is Phase.CALLING and view.goods and scene.is_mine:
        other = view.goods[0].other
        choices.insert(0, chosen(scene.texts("adventures-write", name=scene.names[other]), Begin(other)))
    return [*_offers(scene, width), *choices, *_promises(scene, width)]


# -- offers -----------------------------------------------------------------------------------


def _offers(scene: Scene, width: int) -> list[Row]:
    found: list[Row] = []
    for offer in view_of(scene).offers:
        if offer.terms or offer.open:
            found.append(heading(offer_title(scene, offer)))
            for terms in offer_lines(scene, offer):
                found += [line(words, colour=INK) for words in flowing([terms], width, "  ")]
    return found


def offer_title(scene: Scene, offer: OfferView) -> str:
    state = "draft" if not offer.open else "called" if offer.called else "open"
    names = scene.names
    return scene.texts("adventures-offer", state=state, maker=names[offer.maker], other=names[offer.other])


def offer_lines(scene: Scene, offer: OfferView) -> list[str]:
    """`gives 1 credit; …`, a line for each list, and the cards that the viewer has picked."""
    found = []
    for which in LISTS:
        said = [scene.texts.phrase(term, scene.names) for term in offer.terms if term.list is which]
        if said:
            found.append(f"{scene.names[offer.maker]} {'; '.join(said)}")
    picked = [cards.name(scene, cards.ship_of(scene, ship)) for ship in offer.ships]
    if offer.trophy is not None:
        picked.append(cards.name(scene, cards.trophy_of(scene, offer.trophy)))
    if picked:
        found.append(scene.texts("adventures-picked", cards=", ".join(picked)))
    return found


# -- promises ---------------------------------------------------------------------------------


def _promises(scene: Scene, width: int) -> list[Row]:
    view = view_of(scene)
    found = [heading(scene.texts("adventures-promises"))]
    for promise in view.promises:
        is_due = promise.number == view.promise
        colour = FORBID if is_due else INK if scene.viewer in (promise.promiser, promise.promisee) else INK_2
        words = flowing([promise_words(scene, promise)], width - 4, "")
        found.append(Row(((f"{promise.number:2}  ", SEATS[promise.promiser]), (words[0], colour))))
        found += [line(f"    {more}", colour=colour) for more in words[1:]]
    return found if view.promises else [*found, line("–", colour=INK_3)]


def promise_words(scene: Scene, promise: PromiseView) -> str:
    """`Ann to Ben: 2 credits from the spoils, by turn 9`."""
    words = scene.texts.phrase(promise.term, scene.names)
    bound = "yes" if promise.bound else "no"
    return scene.texts(
        "adventures-promise",
        promiser=scene.names[promise.promiser],
        promisee=scene.names[promise.promisee],
        words=words,
        last=promise.last,
        bound=bound,
    )


# -- the form ---------------------------------------------------------------------------------


def _form(scene: Scene, form: Form, width: int) -> list[Row]:
    texts = scene.texts
    title = texts("adventures-form-counter" if form.counter else "adventures-form", name=scene.names[form.other])
    left = texts("adventures-form-left", number=form.goods.left) if form.goods.left else ""
    found = [heading(title, left)]
    for which in LISTS:
        found += _list(scene, form, which, width)
    found.append(heading(texts("adventures-form-list", list=form.at.value), texts("adventures-form-help")))
    found += _goods(scene, form)
    found.append(chosen(texts("adventures-form-propose", name=scene.names[form.other]), form.action))
    found.append(leaving(scene))
    return found


def leaving(scene: Scene) -> Row:
    """How to get rid of the form: where the match waits for the offer, by dropping it."""
    drop = acts.DropOffer()
    if drop in scene.legal:
        return chosen(scene.say(drop), drop)
    return chosen(scene.texts("adventures-form-leave"), Leave())


def _list(scene: Scene, form: Form, which: TermList, width: int) -> list[Row]:
    here = which is form.at
    label = cell(scene.texts("adventures-form-list", list=which.value), LABEL)
    said = "; ".join(scene.texts.phrase(term, scene.names) for term in form.lists[which]) or "–"
    words = flowing([said], width - LABEL, "")
    colour = LEGAL if here else INK
    first = Row(((label, GOLD if here else INK_3), (words[0], colour)), TurnTo(which))
    return [first, *(line(" " * LABEL + more, colour=colour) for more in words[1:])]


def _goods(scene: Scene, form: Form) -> list[Row]:
    """What the list may hold: a box for each thing, a number for credits and wrecks."""
    which, may = form.at, form.may_hold(form.at)
    found: list[Row] = []
    if len(may.dues) > 1 or (may.dues and form.dues[which] is not None):
        due = form.dues[which]
        words = scene.texts("adventures-form-due", due=due.value if due else "none")
        found.append(_step(words, TurnDue(which), None, "due"))
    if may.credits:
        found.append(_credits(scene, form))
    for card in may.improvements:
        term = Term(Item.IMPROVEMENT, improvement=card, due=form.dues[which])
        held = next((one for one in form.lists[which] if one.improvement == card), None)
        found.append(_box(scene, form, term, held, cards.improvement_words(scene, card)))
    for kind in (kind for kind in WRECK_KINDS if kind in may.wrecks):
        term = Term(Item.WRECK, kind=kind, due=form.dues[which])
        wrecks = [one for one in form.lists[which] if one.item is Item.WRECK and one.kind is kind]
        words = f"[{len(wrecks) or ' '}] {scene.texts.phrase(term, scene.names)}"
        found.append(_step(words, Put(which, term), Take(which, wrecks[-1]) if wrecks else None, kind))
    if may.trophy:
        held_trophy = next((one for one in form.lists[which] if one.item is Item.TROPHY), None)
        found.append(_box(scene, form, Term(Item.TROPHY, due=form.dues[which]), held_trophy, ""))
        if form.own_trophy(which) is not None:
            found.append(_claim(scene, form))
    for number in may.releases:
        term = Term(Item.RELEASE, number=number)
        found.append(_box(scene, form, term, term if term in form.lists[which] else None, ""))
    flags = (may.join, may.join_faktor, may.battle_wreck, may.battle_support, may.help, may.peace)
    for item in (item for item, is_there in zip(_SINGLE, flags, strict=True) if is_there):
        term = Term(item, due=form.due_for(which, item))
        found.append(_box(scene, form, term, term if term in form.lists[which] else None, ""))
    return found or [line(scene.texts("adventures-form-nothing"), colour=INK_3)]


def _credits(scene: Scene, form: Form) -> Row:
    which, most = form.at, form.may_hold(form.at).credits
    now = form.credits(which)
    due = form.dues[which]
    held = next((term for term in form.lists[which] if term.item is Item.CREDITS), None)
    more = Put(which, Term(Item.CREDITS, number=now + 1, due=due))
    fewer: Choice | None = None
    if held is not None:
        fewer = Take(which, held) if now == 1 else Put(which, Term(Item.CREDITS, number=now - 1, due=due))
    words = scene.texts("adventures-form-credits", number=now, most=most)
    return _step(f"[{now or ' '}] {words}", more, fewer, Item.CREDITS)


def _claim(scene: Scene, form: Form) -> Row:
    trophy = form.own_trophy(form.at)
    claim = trophy.claim if trophy is not None else None
    name = cards.name(scene, cards.trophy_of(scene, claim)) if claim is not None else ""
    words = scene.texts("adventures-form-claim", claimed="yes" if claim else "no", name=name)
    return _step(f"    {words}", TurnClaim(form.at), TurnClaim(form.at, -1), "claim")


def _box(scene: Scene, form: Form, term: Term, held: Term | None, hint: str) -> Row:
    """A thing that is in the list or not."""
    words = scene.texts.phrase(term if held is None else held, scene.names)
    choice: Choice = Put(form.at, term) if held is None else Take(form.at, held)
    key = (term.item, term.improvement, term.number)
    return Row(((f"[{'×' if held else ' '}] {words}", LEGAL if held else INK),), choice, hint=hint, key=key)


def _step(words: str, more: Choice, fewer: Choice | None, key: object) -> Row:
    return Row(((words, INK),), more, fewer=fewer, key=key)
