"""Offers in one sentence: `offer P3 give 1c want join+mf promise 2c if-won`.

Every word is understood in English and in the language of the table. Terms are separated by spaces, or by commas
where a name has several words; when a promise is due is said behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from metalworks.contract.problems import Problem
from metalworks.contract.types import Action
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import WreckKind
from metalworks.games.metal_adventures.sheet import PrintedCard
from metalworks.games.metal_adventures.terms import LISTS, Due, Item, Term, TermList, is_claimable
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import sheet_of, view_of
from metalworks.terminal.scene import Scene

_DUES = {"if-won": Due.SPOILS, "this-turn": Due.THIS_TURN, "next-turn": Due.NEXT_TURN}
_ITEMS = {
    "join": Item.JOIN,
    "join-mf": Item.JOIN_FAKTOR,
    "trophy": Item.TROPHY,
    "spoils-wreck": Item.BATTLE_WRECK,
    "spoils-card": Item.BATTLE_SUPPORT,
    "help": Item.HELP,
    "peace": Item.PEACE,
}
_NO_DUE = (Item.HELP, Item.PEACE)
_NUMBERED = re.compile(r"(\d{1,4})\s*([^\d\s]+)")


def is_word(scene: Scene, said: str, word: str) -> bool:
    """Whether somebody said this word, in English or in the language of the table."""
    return said == word or said in scene.texts("adventures-words", word=word).split()


def read_captain(scene: Scene, said: str) -> int | None:
    """By name, by number, or as `P3`."""
    for seat, name in enumerate(scene.names):
        if said in (name.lower(), str(seat + 1), f"p{seat + 1}"):
            return seat
    return None


def read_card(scene: Scene, said: str, printed: Sequence[PrintedCard]) -> int | None:
    """By number, by key or by name; words of a name may be joined by hyphens."""
    if said.isdecimal():
        return int(said[:4])
    for card in printed:
        name = cards.name(scene, card).lower()
        if said.replace("-", "_") == card.key or said in (name, name.replace(" ", "-")):
            return card.card
    return None


def read_offer(scene: Scene, said: Sequence[str]) -> Action:
    """A whole offer; a Problem names the word that means nothing."""
    who, lists = _sections(scene, [word.lower() for word in said])
    other = read_captain(scene, who)
    if other is None:
        raise _unknown(who or "offer")
    give, want, promise, ask = _terms(scene, lists)
    return acts.MakeOffer(other, give, want, promise, ask)


def read_counter(scene: Scene, said: Sequence[str]) -> Action:
    who, lists = _sections(scene, [word.lower() for word in said])
    if who:
        raise _unknown(who)
    give, want, promise, ask = _terms(scene, lists)
    return acts.MakeCounter(give, want, promise, ask)


def _sections(scene: Scene, said: Sequence[str]) -> tuple[str, dict[TermList, str]]:
    """What comes before the first list, and the words of each list."""
    before: list[str] = []
    lists: dict[TermList, list[str]] = {which: [] for which in LISTS}
    here = before
    for word in said:
        which = next((one for one in LISTS if is_word(scene, word, one.value)), None)
        here = here if which is None else lists[which]
        if which is None:
            here.append(word)
    return " ".join(before), {which: " ".join(words) for which, words in lists.items()}


def _terms(scene: Scene, lists: dict[TermList, str]) -> list[tuple[Term, ...]]:
    return [tuple(_list(scene, which, lists[which])) for which in LISTS]


def _list(scene: Scene, which: TermList, words: str) -> Iterator[Term]:
    for said in _parts(scene, words):
        *rest, last = said.split()
        due = next((due for word, due in _DUES.items() if is_word(scene, last, word)), None)
        term = " ".join(rest) if due is not None else said
        yield from _term(scene, which, term, due)


def _parts(scene: Scene, words: str) -> list[str]:
    """The terms of a list, each with its due moment and `2 credits` in one piece."""
    if "," in words:
        return [part.strip() for part in words.split(",") if part.strip()]
    parts: list[str] = []
    for word in words.split():
        is_due = any(is_word(scene, word, due) for due in _DUES)
        if parts and (is_due or parts[-1].isdecimal()):
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return parts


def _term(scene: Scene, which: TermList, said: str, due: Due | None) -> Iterator[Term]:
    """One term; several wrecks are several terms."""
    numbered = _NUMBERED.fullmatch(said)
    if numbered is not None and is_word(scene, numbered[2], "credits"):
        yield Term(Item.CREDITS, number=int(numbered[1]), due=_due(scene, which, Item.CREDITS, due))
        return
    count, word = (int(numbered[1]), numbered[2]) if numbered is not None else (1, said)
    name, _, more = word.partition(":")
    if (kind := _wreck(scene, name, more)) is not None and count <= 3:
        for _ in range(count):
            yield Term(Item.WRECK, kind=kind, due=_due(scene, which, Item.WRECK, due))
        return
    if numbered is not None:
        raise _unknown(said)
    if is_word(scene, name, "release") and more.isdecimal():
        yield Term(Item.RELEASE, number=int(more[:4]))
        return
    item = next((item for key, item in _ITEMS.items() if is_word(scene, name, key)), None)
    if item is not None:
        yield _single(scene, which, item, more, due)
        return
    card = read_card(scene, name.removeprefix("i") if name[1:].isdecimal() else name, sheet_of(scene).improvements)
    if card is None:
        raise _unknown(said)
    yield Term(Item.IMPROVEMENT, improvement=card, due=_due(scene, which, Item.IMPROVEMENT, due))


def _single(scene: Scene, which: TermList, item: Item, more: str, due: Due | None) -> Term:
    """A term that is one thing; a trophy of one's own may carry a name, true or not."""
    term = Term(item, due=_due(scene, which, item, due))
    if not more:
        return term
    claim = read_card(scene, more, sheet_of(scene).trophies)
    if claim is None or not is_claimable(which, term):
        raise _unknown(more)
    return Term(item, due=term.due, claim=claim)


def _wreck(scene: Scene, name: str, more: str) -> WreckKind | None:
    if not is_word(scene, name, "wreck"):
        return None
    if not more:
        return WreckKind.ANY
    for kind in WreckKind:
        if more == kind.value or (f"nation-{kind.value}" in scene.texts and more == _nation(scene, kind)):
            return kind
    raise _unknown(more)


def _nation(scene: Scene, kind: WreckKind) -> str:
    return scene.texts(f"nation-{kind.value}").lower()


def _due(scene: Scene, which: TermList, item: Item, said: Due | None) -> Due | None:
    """What is said; without a word promises are due from the spoils in a battle, else by the next turn."""
    if said is not None or which in (TermList.GIVE, TermList.WANT) or item in _NO_DUE:
        return said
    return Due.SPOILS if view_of(scene).battle is not None else Due.NEXT_TURN


def _unknown(word: str) -> Problem:
    return Problem("adventures-offer-word", game="metal_adventures", words=word)
