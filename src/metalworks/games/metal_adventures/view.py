"""What a seat or a spectator of Metal Adventures sees, built from what is allowed (MAD-1.8)."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from metalworks.contract.types import View, Viewer, viewer_number
from metalworks.games.metal_adventures.actions import Tour, from_code
from metalworks.games.metal_adventures.components import (
    HUNTERS,
    PLANETS,
    REWARDS,
    Half,
    Hunters,
    Planet,
    Reward,
    cards,
    members,
)
from metalworks.games.metal_adventures.refusals import explain_code, tour_price
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import tour as tours
from metalworks.games.metal_adventures.rules.astrolabe import glory_of, is_infamous, power_of, support_power
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.hidden import known_wrecks, trophy_for
from metalworks.games.metal_adventures.rules.improvements import deck_size
from metalworks.games.metal_adventures.rules.knowledge import trophies_in_hand
from metalworks.games.metal_adventures.rules.space import is_mixed, space_deck_size
from metalworks.games.metal_adventures.rules.trophies import is_fulfilled, needed, progress
from metalworks.games.metal_adventures.rules.turn import rest_price
from metalworks.games.metal_adventures.view_battle import BattleView, TargetOdds, battle_view, target_odds
from metalworks.games.metal_adventures.view_deal import (
    Goods,
    OfferView,
    PromiseView,
    goods_view,
    offers_view,
    promises_view,
)
from metalworks.kernel.state import FRAME_INTS, POSSIBLE


class Phase(StrEnum):
    """What is being decided."""

    CHANCE = "chance"
    CHOOSING = "choosing"
    MENU = "menu"
    RESTING = "resting"
    RESTING_PURCHASE = "resting_purchase"
    KEEPING = "keeping"
    PAYING = "paying"
    PAYING_TROPHY = "paying_trophy"
    CHOICE = "choice"
    TARGETING = "targeting"
    ALLYING = "allying"
    GATHERING = "gathering"
    HELPING = "helping"
    WORD = "word"
    DECLARING = "declaring"
    DECLARING_CARDS = "declaring_cards"
    ROLLED = "rolled"
    SPOILS = "spoils"
    ROOM = "room"
    SETTLING = "settling"
    TERMS = "terms"
    PICKING = "picking"
    ANSWERING = "answering"
    CALLING = "calling"
    OVER = "over"


class Journey(StrEnum):
    """MAD-4.1: what the active captain does this turn."""

    UNCHOSEN = "unchosen"
    TRAVELLING = "travelling"
    RESTING = "resting"


_PHASES = {
    rules.CHOOSING: Phase.CHOOSING,
    rules.MENU: Phase.MENU,
    rules.RESTING: Phase.RESTING,
    rules.KEEPING: Phase.KEEPING,
    rules.PAYING: Phase.PAYING,
    rules.PAYING_TROPHY: Phase.PAYING_TROPHY,
    rules.CHOICE: Phase.CHOICE,
    rules.TARGETING: Phase.TARGETING,
    rules.ALLYING: Phase.ALLYING,
    rules.GATHERING: Phase.GATHERING,
    rules.HELPING: Phase.HELPING,
    rules.WORD: Phase.WORD,
    rules.DECLARING: Phase.DECLARING,
    rules.ROLLED: Phase.ROLLED,
    rules.SPOILS: Phase.SPOILS,
    rules.ROOM: Phase.ROOM,
    rules.SETTLING: Phase.SETTLING,
    rules.TERMS: Phase.TERMS,
    rules.PICKING: Phase.PICKING,
    rules.ANSWERING: Phase.ANSWERING,
    rules.CALLING: Phase.CALLING,
    rules.GAME_OVER: Phase.OVER,
}
JOURNEYS = tuple(Journey)


class CaptainView(msgspec.Struct, frozen=True):
    """A captain as everybody sees them, and the wrecks whose faces the viewer knows."""

    base: int | None  # None before the base starships are dealt
    power: int
    support: int
    damage: int
    glory: int
    judgment: int
    infamous: bool
    credits: int
    faktor: int  # 0 is blank
    improvements: tuple[int, ...]
    wrecks: int
    known_wrecks: tuple[int, ...]
    trophies: int
    known_trophies: tuple[int, ...]  # that the viewer has seen there
    turns: int
    kept: int  # promises
    broken: int


class SpaceView(msgspec.Struct, frozen=True):
    deck: int
    top: Half | None  # the back of the top card; None once the halves are mixed, or without a card
    ships: tuple[int, ...]  # face up


class PlaceView(msgspec.Struct, frozen=True):
    """A planet that can be attacked."""

    planet: Planet
    power: int
    treasure: int
    visited: bool  # a tour action was taken there this turn
    raided: bool


class OwnTrophy(msgspec.Struct, frozen=True):
    """A trophy of the viewer: how much of its condition there is, and how much it needs."""

    trophy: int
    have: int
    need: int
    fulfilled: bool
    held: bool


class TourWay(msgspec.Struct, frozen=True):
    """One way to take a tour action; closed ones say why and by which clause."""

    action: Tour
    credits: int
    wrecks: int
    open: bool
    reason: str | None = None
    rule: str | None = None


class TourAction(msgspec.Struct, frozen=True):
    """A tour action with every way to pay for it."""

    number: int
    open: bool
    ways: tuple[TourWay, ...]
    reason: str | None = None  # of the first way, where none is open
    rule: str | None = None


class MetalAdventuresView(View, frozen=True):
    """The table of Metal Adventures."""

    viewer: int | None
    phase: Phase
    hunters: Hunters
    turn: int
    active: int
    first: int
    journey: Journey
    brotherhood_done: bool
    battle_done: bool
    tour_at: int
    tour_over: bool
    judged: tuple[int, ...]  # captains who took judgment this turn
    revealed: tuple[int, ...]  # captains who revealed a trophy this turn
    captains: tuple[CaptainView, ...]
    pot: int
    bank: int
    space: SpaceView
    places: tuple[PlaceView, ...]
    market: tuple[int | None, ...]
    improvement_deck: int
    bazaar: tuple[int, ...]
    karokum: tuple[int, ...]
    gone_ships: tuple[int, ...]
    gone_incidents: tuple[int, ...]
    trophy_deck: tuple[int | None, ...]  # the top first; None where the viewer does not know the card
    promises: tuple[PromiseView, ...]
    offers: tuple[OfferView, ...]
    battle: BattleView | None
    tour: tuple[TourAction, ...]  # for the active captain, between actions
    trophies: tuple[OwnTrophy, ...]  # the viewer's own
    drawn: tuple[int, ...]  # trophies the viewer has drawn and chooses from
    chosen: int | None  # at set-up: the trophy that the viewer puts under
    goods: tuple[Goods, ...]
    odds: tuple[TargetOdds, ...]
    prices: tuple[int | None, ...] = ()  # resting: what the viewer would pay in each slot
    incident: int | None = None  # the event whose choice is asked
    reward: Reward | None = None  # what is chosen as spoils
    promise: int | None = None  # the promise that is settled or called
    break_judgment: int | None = None  # what breaking that promise costs now
    break_infamous: bool = False  # and whether its promiser is infamous then


def phase_of(table: Table) -> Phase:
    step = int(table.step())
    if step <= rules.LAST_CHANCE_STEP:
        return Phase.CHANCE
    if step == rules.RESTING and int(table.argument(0)) == 1:
        return Phase.RESTING_PURCHASE
    if step == rules.DECLARING and int(table.argument(0)) == 1:
        return Phase.DECLARING_CARDS
    if step in (rules.TERMS, rules.CALLING) and is_picking(table):
        return Phase.PICKING
    return _PHASES[step]


def is_picking(table: Table) -> bool:
    """Whether the maker of the negotiation's offer picks cards; of called offers nobody else knows."""
    return int(table.step()) == rules.TERMS and int(table.offer[rules.NEGOTIATION]) == rules.PICKS_LEFT


def shared(table: Table) -> dict[str, Any]:
    """What all viewers see alike."""
    step = int(table.step())
    break_judgment = _break_judgment(table)
    return {
        "phase": phase_of(table),
        "hunters": HUNTERS[int(table.hunters)],
        "turn": int(table.turn),
        "active": int(table.active),
        "first": int(table.first),
        "journey": JOURNEYS[int(table.journey)],
        "brotherhood_done": bool(table.tribute),
        "battle_done": bool(table.fought),
        "tour_at": int(table.tour_at),
        "tour_over": int(table.tour) == rules.TOUR_OVER,
        "judged": members(int(table.judged)),
        "revealed": members(int(table.revealed)),
        "pot": int(table.pot),
        "bank": int(table.bank),
        "space": _space(table),
        "places": tuple(
            PlaceView(
                planet,
                int(table.content.planet_power[at]),
                int(table.treasure[at]),
                bool(int(table.visited) >> at & 1),
                bool(int(table.raided) >> at & 1),
            )
            for at, planet in enumerate(PLANETS)
        ),
        "market": tuple(None if int(card) == rules.NO_CARD else int(card) + 1 for card in table.market),
        "improvement_deck": int(deck_size(table)),
        "bazaar": cards(int(table.bazaar)),
        "karokum": cards(int(table.karokum)),
        "gone_ships": cards(int(table.gone)),
        "gone_incidents": cards(int(table.gone_events)),
        "promises": promises_view(table),
        "incident": int(table.argument(0)) + 1 if step == rules.CHOICE else None,
        "reward": REWARDS[int(table.argument(0))] if step == rules.SPOILS else None,
        "promise": _promise(table),
        "break_judgment": break_judgment,
        "break_infamous": break_judgment is not None
        and int(table.judgment[int(table.who())]) + break_judgment >= rules.MOST_JUDGMENT,
    }


def own(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees in their own way."""
    step = int(table.step())
    number = viewer_number(viewer)
    is_asked = step > rules.LAST_AUTOMATIC_STEP and step != rules.GAME_OVER
    decides = viewer is not None and is_asked
    return {
        "viewer": viewer,
        "captains": tuple(_captain(table, seat, number) for seat in range(int(table.seats))),
        "trophy_deck": tuple(_known_trophy(table, int(trophy), number) for trophy in table.queue),
        "offers": offers_view(table, viewer),
        "battle": battle_view(table, viewer),
        "tour": _tour(table, viewer)
        if viewer is not None and step == rules.MENU and int(table.who()) == viewer
        else (),
        "trophies": () if viewer is None else _own_trophies(table, viewer),
        "drawn": tuple(
            trophy_known
            for trophy in table.drawn
            if (trophy_known := _known_trophy(table, int(trophy), number)) is not None
        )
        if viewer is not None and step != rules.GAME_OVER and int(table.who()) == viewer
        else (),
        "chosen": _chosen(table, viewer),
        "goods": goods_view(table, viewer) if viewer is not None and decides else (),
        "odds": target_odds(table, viewer)
        if viewer is not None and step in (rules.MENU, rules.TARGETING) and int(table.who()) == viewer
        else (),
        "prices": _prices(table, viewer) if viewer is not None and phase_of(table) is Phase.RESTING_PURCHASE else (),
    }


def _captain(table: Table, seat: int, number: int) -> CaptainView:
    hand = [int(table.hand[seat * rules.HAND + slot]) for slot in range(rules.HAND)]
    known = [_known_trophy(table, trophy, number) for trophy in hand if trophy != rules.NO_CARD]
    return CaptainView(
        base=None if int(table.base[seat]) == rules.NO_CARD else int(table.base[seat]) + 1,
        power=int(power_of(table, seat)),
        support=int(support_power(table, seat)),
        damage=int(table.damage[seat]),
        glory=int(glory_of(table, seat)),
        judgment=int(table.judgment[seat]),
        infamous=bool(is_infamous(table, seat)),
        credits=int(table.credits[seat]),
        faktor=int(table.faktor[seat]),
        improvements=cards(int(table.owned[seat])),
        wrecks=int(table.wrecks[seat]).bit_count(),
        known_wrecks=cards(int(known_wrecks(table, seat, number))),
        trophies=int(trophies_in_hand(table, seat)),
        known_trophies=tuple(trophy for trophy in known if trophy is not None),
        turns=int(table.turns[seat]),
        kept=int(table.kept[seat]),
        broken=int(table.broken[seat]),
    )


def _known_trophy(table: Table, trophy: int, viewer: int) -> int | None:
    known = int(trophy_for(table, trophy, viewer))
    return known + 1 if known >= 0 else None


def _space(table: Table) -> SpaceView:
    top = None
    if not is_mixed(table) and int(space_deck_size(table)):
        top = Half.NEAR if int(table.near) | int(table.near_events) else Half.DEEP
    return SpaceView(int(space_deck_size(table)), top, cards(int(table.face_up)))


def _own_trophies(table: Table, seat: int) -> tuple[OwnTrophy, ...]:
    found = []
    for slot in range(rules.HAND):
        trophy = int(table.hand[seat * rules.HAND + slot])
        if trophy != rules.NO_CARD:
            found.append(
                OwnTrophy(
                    trophy + 1,
                    int(progress(table, seat, trophy)),
                    int(needed(table, trophy)),
                    bool(is_fulfilled(table, seat, trophy)),
                    bool(int(table.held) >> trophy & 1),
                )
            )
    return tuple(found)


def _chosen(table: Table, viewer: Viewer) -> int | None:
    if viewer is None or not len(table.chosen) or int(table.chosen[viewer]) == rules.NO_CARD:
        return None
    return int(table.chosen[viewer]) + 1


def _prices(table: Table, viewer: int) -> tuple[int | None, ...]:
    """MAD-4.4: what each improvement on offer costs the captain who rests."""
    if int(table.who()) != viewer:
        return ()
    return tuple(None if int(card) == rules.NO_CARD else int(rest_price(table, viewer, card)) for card in table.market)


def _promise(table: Table) -> int | None:
    if int(table.step()) == rules.SETTLING:
        return int(table.argument(0)) + 1
    return int(table.argument(1)) + 1 if int(table.step()) == rules.HELPING else None


def _break_judgment(table: Table) -> int | None:
    """MAD-7.3: one point for each captain to whom something is broken at the same moment, as far as it counts."""
    step = int(table.step())
    if step not in (rules.SETTLING, rules.HELPING):
        return None
    seat = int(table.who())
    wronged = 0
    if step == rules.SETTLING:
        settlement = len(table.frames) - 2 * FRAME_INTS
        wronged = int(table.frames[settlement + 4])  # to whom something was broken just now
        if wronged >> int(ledger.promisee_of(table, int(table.argument(0)))) & 1:
            return 0
    return min(1, max(0, rules.MOST_JUDGMENT - int(table.judgment[seat]) - wronged.bit_count()))


def _tour(table: Table, seat: int) -> tuple[TourAction, ...]:
    """MAD-6.1: the ten actions for the captain whose turn it is."""
    return tuple(_tour_action(table, seat, number) for number in range(1, tours.TOUR_ACTIONS + 1))


def _tour_action(table: Table, seat: int, number: int) -> TourAction:
    ways = tuple(_way(table, seat, number, way) for way in _ways(table, seat, number))
    if any(way.open for way in ways):
        return TourAction(number, True, ways)
    first = explain_code(table, seat, (rules.TOUR * rules.BASE) + number * tours.WAYS + _usual(table, number))
    return TourAction(number, False, ways, first.key, first.rule)


def _ways(table: Table, seat: int, number: int) -> list[int]:
    """The ways to pay, or the things to choose, that a tour action has at this table."""
    match number:
        case tours.TROPHIES_ACTION | tours.MINOR_REPAIR | tours.AMNESTY:
            return [0, 1]
        case tours.COMPLETE_REPAIR | tours.EXPENDITURE:
            cost = tours.COMPLETE_COST if number == tours.COMPLETE_REPAIR else tours.EXPENDITURE_COST
            doubled = [
                way + tours.DOUBLED for way in range(1, cost) if _is_open(table, seat, number, way + tours.DOUBLED)
            ]
            return [*range(cost + 1), *doubled]
        case tours.GLORY_TITLE:
            return [0, 1, 2]
        case tours.PURCHASE:
            return [slot for slot in range(rules.MARKET_SLOTS) if int(table.market[slot]) != rules.NO_CARD]
        case tours.SMUGGLING:
            return list(members(int(table.bazaar)))
        case tours.SCRAPPING_BONUS:
            return list(members(int(table.karokum)))
    return [0]


def _usual(table: Table, number: int) -> int:
    """The way whose reason stands for the action where none is open."""
    if number == tours.SMUGGLING and int(table.bazaar):
        return members(int(table.bazaar))[0]
    if number == tours.SCRAPPING_BONUS and int(table.karokum):
        return members(int(table.karokum))[0]
    return 0


def _is_open(table: Table, seat: int, number: int, way: int) -> bool:
    return int(table.reason(seat, rules.TOUR * rules.BASE + number * tours.WAYS + way)) == POSSIBLE


def _way(table: Table, seat: int, number: int, way: int) -> TourWay:
    code = rules.TOUR * rules.BASE + number * tours.WAYS + way
    action = from_code(code)
    assert isinstance(action, Tour)
    credits = tour_price(table, seat, number, way)
    wrecks = int(tours.wrecks_of(number, way))
    if int(table.reason(seat, code)) == POSSIBLE:
        return TourWay(action, credits, wrecks, True)
    refusal = explain_code(table, seat, code)
    return TourWay(action, credits, wrecks, False, refusal.key, refusal.rule)
