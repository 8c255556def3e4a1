"""Tables to try a rule on, written like the rulebook: what lies where, who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ParamSpec

from metalworks import Match
from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.view import MetallurgieView

IRON, COPPER, SILVER, GOLD = Metal
BOX = {"i": 40, "c": 30, "s": 20, "g": 13}  # the house set
ORDER = "icsg"

# The start pattern (MGI-1.3).
START_IRON = "0,1;-1,0;1,-1"
START_COPPER = "1,0;-1,1;0,-1"
START_SILVER = "0,0"

Where = ParamSpec("Where")


def cells(text: str) -> list[Cell]:
    """`0,1;-1,0` as positions."""
    return [Cell(*map(int, part.split(","))) for part in text.split(";") if part]


def row(length: int, r: int = 0, first: int = 0) -> str:
    """Positions side by side."""
    return ";".join(f"{q},{r}" for q in range(first, first + length))


def _counts(cards: str) -> str:
    found = Counter(cards)
    return "".join(f"{letter}{found[letter]}" for letter in "eicsg" if found[letter]) or "-"


def position(
    *,
    i: str = START_IRON,
    c: str = START_COPPER,
    s: str = START_SILVER,
    g: str = "",
    hands: Sequence[str] = ("iii", "iii"),
    won: Sequence[str] = (),
    deck: str | None = None,
    phase: str = "start",
    player: int = 0,
    mode: str = "free",
    metal: str = "-",
    last: str = "-",
    removing: str = "-",
    left: int = 0,
    bonus: str = "-",
) -> str:
    """A position; cards that are named nowhere are in the deck, or discarded if the deck is named."""
    won = won or [""] * len(hands)
    shown = {"i": i, "c": c, "s": s, "g": g}
    rest: Counter[str] = Counter()
    for number, letter in enumerate(ORDER):
        laid = sum(len(cells(shown[above])) for above in ORDER[number:])
        used = laid + sum(hand.count(letter) for hand in [*hands, *won])
        used += phase == "place_drawn" and metal.startswith(letter)
        rest[letter] = BOX[letter] - used
    drawable = Counter(deck) if deck is not None else rest
    discard = rest - drawable if deck is not None else Counter[str]()
    end = "" if phase == "over" else "e"
    pattern = "/".join(f"{letter}:{shown[letter] or '-'}" for letter in ORDER)
    return (
        f"seats={len(hands)} first=0 turn=0 player={player} phase={phase} mode={mode} metal={metal} last={last} "
        f"removing={removing} left={left} pattern={pattern} hands={','.join(map(_counts, hands))} "
        f"won={','.join(map(_counts, won))} deck={_counts(end + ''.join(drawable.elements()))} "
        f"discard={_counts(''.join(discard.elements()))} bonus={bonus}"
    )


def _opened(position: Callable[Where, str]) -> Callable[Where, Match]:
    def table(*args: Where.args, **kwargs: Where.kwargs) -> Match:
        """A match that begins at such a position."""
        return Match.at("metallurgie", position(*args, **kwargs), seed=1)

    return table


table = _opened(position)


def see(match: Match, viewer: int | None = 0) -> MetallurgieView:
    view = match.view(viewer)
    assert isinstance(view, MetallurgieView)
    return view


def shown(match: Match, at: tuple[int, int]) -> Metal | None:
    """The visible metal of a position."""
    found = [stack.metal for stack in see(match).pattern if stack.at == at]
    return found[0] if found else None


def place(metal: Metal, q: int, r: int) -> PlaceCard:
    return PlaceCard(metal, Cell(q, r))


def take(q: int, r: int) -> TakeCard:
    return TakeCard(Cell(q, r))


def score(q: int, r: int) -> ScoreArea:
    return ScoreArea(Cell(q, r))


END = EndTurn()
DRAW = DrawCard()
