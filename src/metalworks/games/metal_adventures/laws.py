"""What the laws count in Metal Adventures: every card of the box and 72 credits; credits and wheels move by events."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.game import noted
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.content import EVENTS, IMPROVEMENTS, SHIPS, TROPHIES
from metalworks.kernel.state import State

PLACES = {rules.BANK: "bank", rules.POT: "pot", **{rules.TREASURE + at: f"treasure {at}" for at in range(3)}}
# Which events change which wheel of a captain, and in which direction.
WHEELS = {
    rules.DAMAGE_TAKEN: ("damage", 1),
    rules.REPAIRED: ("damage", -1),
    rules.JUDGMENT_TAKEN: ("judgment", 1),
    rules.JUDGMENT_BACK: ("judgment", -1),
    rules.GLORY_EARNED: ("earned", 1),
}


def pieces(state: State) -> dict[str, int]:
    """MAD-1.2 to MAD-1.6: every card lies in exactly one place, and all credits together are 72."""
    assert isinstance(state, Table)
    ships = [state.near, state.deep, state.mixed, state.face_up, state.karokum, state.gone, *state.wrecks]
    kind, target = int(state.kind), int(state.target)
    fights_ship = kind in (rules.IN_SPACE, rules.VIA_KAROKUM) and target != rules.NO_CARD
    if fights_ship and not any(int(pile) >> target & 1 for pile in ships):
        ships.append(1 << target)
    incidents = [state.near_events, state.deep_events, state.mixed_events, state.gone_events]
    improvements = [state.stock, state.aside, state.bazaar, *state.owned]
    improvements += [1 << int(card) for card in (*state.market, *state.bottom) if int(card) != rules.NO_CARD]
    trophies = [state.pool]
    trophies += [1 << int(card) for card in (*state.hand, *state.queue, *state.drawn) if int(card) >= 0]
    undecided = sum(int(card) == rules.UNDECIDED for card in state.queue)
    credits = [*state.credits, *state.treasure, state.pot, state.bank]
    return {
        "ships": _once(ships, SHIPS),
        "events": _once(incidents, EVENTS),
        "improvements": _once(improvements, IMPROVEMENTS),
        "trophies": _once(trophies, TROPHIES),
        "undecided places without their trophy": undecided - int(state.pool).bit_count(),
        "credits": sum(int(amount) for amount in credits),
        "captains below zero": sum(int(amount) < 0 for amount in (*state.credits, *state.treasure, state.pot)),
    }


def _once(piles: Sequence[int], number: int) -> int:
    """How many cards lie in exactly one pile."""
    return sum(sum(int(pile) >> card & 1 for pile in piles) == 1 for card in range(number))


def accounts(state: State) -> dict[str, int]:
    """Amounts that change only by events: credits everywhere, and three wheels of each captain."""
    assert isinstance(state, Table)
    amounts = {f"credits {seat}": int(amount) for seat, amount in enumerate(state.credits)}
    amounts |= {"bank": int(state.bank), "pot": int(state.pot)}
    amounts |= {f"treasure {at}": int(amount) for at, amount in enumerate(state.treasure)}
    for name, wheel in (("damage", state.damage), ("judgment", state.judgment), ("earned", state.earned)):
        amounts |= {f"{name} {seat}": int(points) for seat, points in enumerate(wheel)}
    return amounts


def booked(log: Sequence[int]) -> dict[str, int]:
    """By how much the events of a log change each account."""
    names = [f"{name} {seat}" for name in ("credits", "damage", "judgment", "earned") for seat in range(6)]
    changes = dict.fromkeys([*names, *PLACES.values()], 0)
    for _, kind, a, b, c, *_ in noted(log):
        if kind == rules.CREDITS_PAID:
            changes[PLACES.get(a, f"credits {a}")] -= c
            changes[PLACES.get(b, f"credits {b}")] += c
        elif kind in WHEELS:
            name, sign = WHEELS[kind]
            changes[f"{name} {a}"] += sign * b
    return changes
