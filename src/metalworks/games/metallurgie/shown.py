"""Writing what a seat or a spectator of Metallurgie sees, from what is allowed.

Compiled, and written as JSON at once: every move needs it, most of it for all viewers alike. `view` has the types.
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.types import Viewer
from metalworks.games.metallurgie.components import METALS, cell
from metalworks.games.metallurgie.refusals import WORDS, arguments
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import Table, cards_in_deck, cards_in_hand
from metalworks.games.metallurgie.rules.ending import points
from metalworks.games.metallurgie.rules.prospects import cut_off, leaving, prospects
from metalworks.games.metallurgie.rules.reasons import misfits
from metalworks.games.metallurgie.rules.scoring import all_areas
from metalworks.games.metallurgie.view import Phase

_PHASES: Final = {
    rules.START: Phase.START.value,
    rules.DRAW: Phase.REFILL.value,
    rules.DRAWN: Phase.PLACE_DRAWN.value,
    rules.FOLLOW: Phase.FOLLOW.value,
    rules.CHOOSE: Phase.CHOOSE_AREA.value,
    rules.REMOVE: Phase.REMOVE.value,
    rules.REFILL: Phase.REFILL.value,
    rules.OVER_PHASE: Phase.OVER.value,
}
_DEAL: Final = Phase.DEAL.value

_CELLS: Final = [f"[{at.q},{at.r}]" for at in map(cell, range(rules.AREA))]
_METALS: Final = ["null", *(f'"{metal.value}"' for metal in METALS)]
_TRUTH: Final = ["false", "true"]
# A position of the pattern: by its number, and beside it by what lies there.
_LAID: Final = [f'{{"at":{at},"metal":{metal}}}' for at in _CELLS for metal in _METALS]


def shared(table: Table) -> str:
    """What all viewers see alike: the fields of a JSON object."""
    phase = table.phase
    name = _PHASES.get(int(phase), _DEAL)
    removing = phase == rules.REMOVE
    deck = cards_in_deck(table)
    among = min(i64(rules.LAST_CARDS), deck) if table.deck[rules.END_CARD] else 0
    drawn = _METALS[table.metal] if phase == rules.DRAWN else "null"
    last = _CELLS[table.last] if phase == rules.FOLLOW and table.last > 0 else "null"
    area = _cells(table.area, 0, len(table.area)) if removing else ""
    metal = _METALS[table.metal] if removing else "null"
    numbers = _numbers(tuple(table.metals.needed), tuple(table.metals.removed), tuple(table.metals.counts))
    return (
        f'"turn":{table.turn + 1},"player":{table.player},"first":{table.first},"phase":"{name}",'
        f'"pattern":[{_pattern(table)}],"areas":[{_areas(table)}],"deck_size":{deck},"end_among":{among},'
        f'"discards":{{{_four(table.discard, 0)}}},"cards":{numbers},'
        f'"bonus_variant":{_TRUTH[len(table.bonus) > 0]},"drawn":{drawn},"last":{last},'
        f'"removing":[{area}],"removing_metal":{metal},"to_remove":{table.left if removing else 0}'
    )


def own(table: Table, viewer: Viewer) -> str:
    """What a viewer sees in their own way: the other fields."""
    phase = table.phase
    decides = viewer is not None and viewer == table.player
    lays = decides and (phase == rules.START or phase == rules.DRAWN or phase == rules.FOLLOW)
    seats = ",".join([_seat(table, seat, viewer) for seat in range(int(table.seats))])
    draws = 0 if viewer is None else max(0, rules.HAND_SIZE - int(cards_in_hand(table, viewer)))
    return (
        f'"viewer":{"null" if viewer is None else viewer},"seats":[{seats}],"draws":{draws},'
        f'"prospects":[{_prospects(table) if lays else ""}],"misfits":[{_misfits(table) if lays else ""}],'
        f'"leaving":[{_leaving(table) if decides and phase == rules.REMOVE else ""}]'
    )


def _cells(numbers: vec[i64], first: i64, end: i64) -> str:
    found: list[str] = []
    at = first
    while at < end:
        found.append(_CELLS[numbers[at]])
        at += 1
    return ",".join(found)


def _pattern(table: Table) -> str:
    """Every position of the pattern."""
    top = table.top
    return ",".join([_LAID[at * rules.METALS + i64(top[at])] for at in table.cells])


def _areas(table: Table) -> str:
    """MGI-3.1: every area of the pattern, with its size against the size that scores."""
    found: list[str] = []
    flat = all_areas(table)
    at: i64 = 0
    while at < len(flat):
        end = at + 2 + flat[at]
        number = i64(table.top[flat[at + 2]])
        found.append(
            f'{{"metal":{_METALS[number]},"cells":[{_cells(flat, at + 2, end)}],'
            f'"needed":{table.metals.needed[number]},"scores":{_TRUTH[flat[at + 1]]}}}'
        )
        at = end
    return ",".join(found)


def _prospects(table: Table) -> str:
    found: list[str] = []
    flat = prospects(table)
    at: i64 = 0
    while at < len(flat):
        number = flat[at]
        end = at + 4 + flat[at + 1]
        found.append(
            f'{{"metal":{_METALS[number]},"cells":[{_cells(flat, at + 4, end)}],"scores":{_TRUTH[flat[at + 2]]},'
            f'"chain":{_reach(table, number - 1, flat[at + 3])}}}'
        )
        at = end
    return ",".join(found)


def _misfits(table: Table) -> str:
    """MGI-2.2 to MGI-2.5: the positions of each card by the reason against them."""
    found: list[str] = []
    flat = misfits(table)
    at: i64 = 0
    while at < len(flat):
        end = at + 3 + flat[at + 2]
        number, reason = int(flat[at]), int(flat[at + 1])
        words = _reason(reason, number, int(table.metal))
        cells = f',"cells":[{_cells(flat, at + 3, end)}]' if flat[at + 2] else ""
        found.append(f'{{"metal":{_METALS[number]},{words}{cells}}}')
        at = end
    return ",".join(found)


@functools.cache  # as many as there are reasons and metals
def _reason(reason: int, number: int, of_turn: int) -> str:
    key, rule = WORDS[reason]
    words = arguments(reason, number, of_turn)
    named = f',"arguments":{msgspec.json.encode(words).decode()}' if words else ""
    return f'"key":"refused-{key}","rule":"{rule}"{named}'


def _leaving(table: Table) -> str:
    """MGI-3.3, MGI-3.4."""
    found: list[str] = []
    number = i64(table.metal)
    sizes = leaving(table)
    at: i64
    for at in range(len(table.area)):
        one = table.area[at]
        if number == rules.IRON:
            holding = cut_off(table, one)
            chain, holds = "null", _cells(holding, 0, len(holding))
        else:
            chain, holds = _reach(table, number - 1, sizes[at]), ""
        found.append(f'{{"at":{_CELLS[one]},"chain":{chain},"holds":[{holds}]}}')
    return ",".join(found)


def _reach(table: Table, number: i64, size: i64) -> str:
    """An area of a metal that can come to light, if it would score."""
    if number < rules.IRON or size < table.metals.needed[number]:
        return "null"
    return f'{{"metal":{_METALS[number]},"size":{size}}}'


def _seat(table: Table, seat: int, viewer: Viewer) -> str:
    """MGI-1.5, MGI-5.1: hand and bonus card only for their owner; at the end bonus cards are shown."""
    is_over = int(table.phase) == rules.OVER_PHASE
    is_own = seat == viewer
    bonus = int(table.bonus[seat]) if len(table.bonus) > 0 else 0
    is_known = not len(table.bonus) or is_own or is_over
    score = str(int(points(table, seat))) if is_known else "null"
    hand = f"{{{_four(table.hand, seat)}}}" if is_own else "null"
    return (
        f'{{"collected":{{{_four(table.won, seat)}}},"points":{score},"hand_size":{cards_in_hand(table, seat)},'
        f'"hand":{hand},"bonus":{_METALS[bonus if is_own or is_over else 0]}}}'
    )


@functools.cache
def _numbers(needed: tuple[int, ...], removed: tuple[int, ...], counts: tuple[int, ...]) -> str:
    """What is printed on the cards."""
    cards = [
        f'"{metal.value}":{{"needed":{needed[number]},"removed":{removed[number]},"count":{counts[number]}}}'
        for number, metal in enumerate(METALS, 1)
    ]
    return "{" + ",".join(cards) + "}"


def _four(cards: vec[i64], seat: int) -> str:
    """How many of each metal, of a seat's cards or of all."""
    base = seat * rules.METALS
    return (
        f'"iron":{cards[base + rules.IRON]},"copper":{cards[base + rules.COPPER]},'
        f'"silver":{cards[base + rules.SILVER]},"gold":{cards[base + rules.GOLD]}'
    )
