"""What the laws count in Metallum: the pieces of the box, and what changes only by its own events."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.game import noted
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.components import Table
from metalworks.games.metallum.rules.modules import owner_of, place_of
from metalworks.kernel.state import NO_SEAT, State

SEATS = ("red", "blue")


def pieces(state: State) -> dict[str, int]:
    """MET-1.1, MET-1.2, MET-1.5: extractors, tiles, cards and planets, each somewhere once."""
    assert isinstance(state, Table)
    counts: dict[str, int] = {}
    for seat, name in enumerate(SEATS):
        standing = [int(state.extractors[seat * rules.PLACES + place]) for place in range(rules.PLACES)]
        counts[f"{name} extractors"] = int(state.reserve[seat]) + sum(standing)
        counts[f"{name} below zero"] = sum(number < 0 for number in [*standing, state.reserve[seat], state.money[seat]])
        spent, on_board = int(state.spent[seat]), int(rules.unspent(state, seat))
        active = (1 << rules.TILES) - 1 & ~(spent | on_board)
        counts[f"{name} tiles"] = spent.bit_count() + on_board.bit_count() + active.bit_count()
    lying = [_lies(state, card) for card in range(rules.CARDS)]
    counts["planetary cards"] = sum(lying[: rules.PLANETARY_CARDS])
    counts["action cards"] = sum(lying[rules.PLANETARY_CARDS :])
    in_market = sum(int(where) == rules.IN_MARKET for where in state.cards)
    counts["slots without their card"] = sum(int(card) != rules.NO_CARD for card in state.market) - in_market
    known = sum(not rules.is_hidden(state, place) for place in range(rules.PLACES))
    counts["planets"] = known + int(state.pool).bit_count()
    return counts


def _lies(state: Table, card: int) -> int:
    """How often a card lies somewhere: once, in one of the places of its kind."""
    where = int(state.cards[card])
    is_planetary = card < rules.PLANETARY_CARDS
    if where == rules.IN_MARKET:
        return [int(one) for one in state.market].count(card)
    if int(owner_of(where)) != NO_SEAT:
        place = int(place_of(where))
        return int(
            place < rules.PLACES and bool(state.discovered >> place & 1) if is_planetary else place == rules.HELD
        )
    return int(where != (rules.OUT_OF_GAME if is_planetary else rules.SET_ASIDE))


def accounts(state: State) -> dict[str, int]:
    """Amounts that change only by events: the money and the reserve of each player."""
    assert isinstance(state, Table)
    money = {f"{name} money": int(state.money[seat]) for seat, name in enumerate(SEATS)}
    return money | {f"{name} reserve": int(state.reserve[seat]) for seat, name in enumerate(SEATS)}


def booked(log: Sequence[int]) -> dict[str, int]:
    """By how much the events of a log change each account."""
    changes = dict.fromkeys([f"{name} {what}" for what in ("money", "reserve") for name in SEATS], 0)
    for _, kind, seat, amount, *_ in noted(log):
        if kind == rules.INCOME:
            changes[f"{SEATS[seat]} money"] += amount
        elif kind == rules.EXTRACTOR_PLACED:
            changes[f"{SEATS[seat]} reserve"] -= 1
        elif kind == rules.EXTRACTOR_REMOVED:
            changes[f"{SEATS[seat]} reserve"] += 1
    return changes
