"""Positions for tests and studies: named arguments with defaults make a line of the position notation.

    position(iron="1,0;2,0", copper=[(0, 0)], hands=("iic", ["gold"]), player=1)

Metals go by name or letter: cards are letters ("iic"), names, or numbers by metal; positions are
written like "0,1;-1,0" or as pairs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from metalworks.contract.notation import bad_value
from metalworks.contract.problems import BadPosition
from metalworks.contract.types import Content
from metalworks.games.metallurgie.components import METALS, Metal
from metalworks.games.metallurgie.content import MetallurgieContent
from metalworks.games.metallurgie.game import GAME

Cells = str | Sequence[tuple[int, int]]
Cards = str | Sequence[str] | Mapping[str, int]

START_IRON = "0,1;-1,0;1,-1"  # MGI-1.3
START_COPPER = "1,0;-1,1;0,-1"
START_SILVER = "0,0"


def position(
    *,
    iron: Cells = START_IRON,
    copper: Cells = START_COPPER,
    silver: Cells = START_SILVER,
    gold: Cells = "",
    hands: Sequence[Cards] = ("iii", "iii"),
    won: Sequence[Cards] | None = None,
    deck: Cards | None = None,
    bonus: Sequence[str] = (),
    first: int = 0,
    turn: int = 0,
    player: int = 0,
    phase: str | None = None,
    drawn: str | None = None,
    last: tuple[int, int] | str | None = None,
    mode: str = "free",
    metal: str | None = None,
    removing: Cells = "",
    left: int | None = None,
    content: Content | None = None,
) -> str:
    """A position with so many seats as there are hands; whatever is not named is as at the start.

    iron, copper, silver, gold: the positions that show this metal, with all lower metals below it.
    won: collected cards of each seat. deck: its cards, in any order; cards that are named nowhere are
    discarded then, and in the deck otherwise. The end card is where it must be.
    bonus: the bonus metal of each seat, which also chooses the variant (MGI-5.1).
    drawn: a card that must be laid now. last: where the card just laid lies, with `mode` "same_place"
    after a second one there; "same_metal" and `metal` stand for two cards or more of one metal anywhere.
    removing: what is left of the area being scored; `left` cards of it are still to be taken.
    phase: as in the notation; where it is not named it follows from drawn, last, mode and removing.
    """
    cards = cast(MetallurgieContent, content if content is not None else GAME.load_content())
    showing = [_cells(one.value, cells) for one, cells in zip(METALS, (iron, copper, silver, gold), strict=True)]
    top = {at: one for one, cells in zip(METALS, showing, strict=True) for at in cells}
    area = _cells("removing", removing)
    spot = _cells("last", last if isinstance(last, str) else [last]) if last is not None else []
    if phase is None:
        phase = "remove" if area else "place_drawn" if drawn else "follow" if spot or mode != "free" else "start"
    of = _metal("drawn", drawn) if drawn else _metal("metal", metal) if metal else top.get((area or spot or [""])[0])
    if left is None:
        left = int(cards.metals.removed[of.number]) if area and of else 0
    held = [_cards("hands", hand) for hand in hands]
    collected = [_cards("won", kept) for kept in (won if won is not None else [""] * len(hands))]
    laid = {one: sum(map(len, showing[number:])) for number, one in enumerate(METALS)}
    limbo = {one: int(phase == "place_drawn" and of is one) for one in METALS}
    counts = {one: int(cards.metals.counts[one.number]) for one in METALS}
    rest = _without(counts, counts, [laid, limbo, *held, *collected])
    drawable = rest if deck is None else _cards("deck", deck)
    fields = {
        "seats": len(hands),
        "first": first,
        "turn": turn,
        "player": player,
        "phase": phase,
        "mode": mode,
        "metal": of.value if of else "-",
        "last": ";".join(spot) or "-",
        "removing": ";".join(area) or "-",
        "left": left,
        "pattern": "/".join(f"{one[0]}:{';'.join(cells) or '-'}" for one, cells in zip(METALS, showing, strict=True)),
        "hands": ",".join(_counted(hand) for hand in held),
        "won": ",".join(_counted(kept) for kept in collected),
        "deck": ("" if phase == "over" else "e1") + _counted(drawable).strip("-") or "-",
        "discard": _counted(_without(counts, rest, [drawable])),
        "bonus": ",".join(_metal("bonus", one)[0] for one in bonus) or "-",
    }
    text = " ".join(f"{field}={value}" for field, value in fields.items())
    return GAME.position(GAME.read_position(text, cards))


def _metal(field: str, name: str) -> Metal:
    """A metal by its name or its first letter."""
    for one in METALS:
        if name in (one.value, one.value[0]):
            return one
    raise bad_value(field, name)


def _cells(field: str, cells: Cells | Sequence[object]) -> list[str]:
    """Positions as they are written in the notation."""
    if isinstance(cells, str):
        return [part for part in cells.split(";") if part and part != "-"]
    try:
        return [f"{int(q)},{int(r)}" for q, r in cast(Sequence[tuple[int, int]], cells)]
    except (TypeError, ValueError):
        raise bad_value(field, cells) from None


def _cards(field: str, cards: Cards) -> dict[Metal, int]:
    """How many cards of each metal."""
    counts = dict.fromkeys(METALS, 0)
    for name, count in cards.items() if isinstance(cards, Mapping) else ((name, 1) for name in cards):
        counts[_metal(field, name)] += count
    return counts


def _without(
    box: Mapping[Metal, int], cards: Mapping[Metal, int], used: Sequence[Mapping[Metal, int]]
) -> dict[Metal, int]:
    """What is left of some cards of the box; an error where more are used than there are (MGI-1.1)."""
    rest = {one: cards[one] - sum(part[one] for part in used) for one in METALS}
    for one, count in rest.items():
        if count < 0:
            raise BadPosition(
                "position-cards",
                game="metallurgie",
                metal=one.value,
                found=box[one] - count,
                needed=box[one],
                rule="MGI-1.1",
            )
    return rest


def _counted(counts: Mapping[Metal, int]) -> str:
    return "".join(f"{one[0]}{count}" for one, count in counts.items() if count) or "-"
