"""The page of space and its places: what can be attacked, with the chances, and what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.types import Action
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import BattleKind
from metalworks.games.metal_adventures.view import Phase, PlaceView
from metalworks.games.metal_adventures.view_battle import TargetOdds
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.pages import Page, entries, here, is_mine_between_actions
from metalworks.terminal.boards.metal_adventures.rows import Part, Row, cell, heading, line, listed, number
from metalworks.terminal.boards.metal_adventures.signs import (
    GOLD,
    INK,
    INK_2,
    INK_3,
    NATIONS,
    SEAT_SIGNS,
    SEATS,
    credits,
    percent,
)
from metalworks.terminal.scene import Scene

# The columns of the targets, besides their names.
POWER, BRINGS, ODDS, ALLY, ALLY_BY_SIGN = 6, 14, 7, 16, 10
ROOM_FOR_NAMES = 76  # from which width on the ally is named
OWN_ROWS = (acts.AttackInSpace, acts.TakeOn, acts.Raid, acts.Challenge, acts.AttackViaKarokum, acts.Buy)


def rows(scene: Scene, width: int) -> list[Row]:
    return [
        *entries(scene, Page.SPACE, but=OWN_ROWS),
        *_space(scene, width),
        *_planets(scene, width),
        *_captains(scene, width),
        *_market(scene),
        *_discards(scene, width),
    ]


def _space(scene: Scene, width: int) -> list[Row]:
    view, texts = view_of(scene), scene.texts
    top = f", {texts(f'half-{view.space.top.value}')}" if view.space.top is not None else ""
    found = [heading(texts("place-space"), texts("adventures-deck", number=view.space.deck) + top)]
    if view.odds or view.space.ships:
        found.append(_heads(scene, width))
    attack = acts.AttackInSpace()
    if attack in scene.legal:
        found.append(Row(((scene.say(attack), INK),), attack, hint=texts("adventures-three-ships")))
    for ship in view.space.ships:
        found.append(_ship(scene, ship, acts.TakeOn(ship), BattleKind.SPACE, width))
    return found


def _heads(scene: Scene, width: int) -> Row:
    widths = _widths(scene, width)
    power, brings, *odds = scene.texts("adventures-target-heads").split("|")
    words = cell("", width - sum(widths)) + number(power, widths[0]) + "  " + cell(brings, widths[1] - 2)
    columns = [number(head, column) for head, column in zip(odds, widths[2:], strict=False)]
    return line(words + "".join(columns), colour=INK_3)


def _widths(scene: Scene, width: int) -> tuple[int, ...]:
    """The columns of a target besides its name: power, what it brings, and the chances if they are known."""
    ally = ALLY if width >= ROOM_FOR_NAMES else ALLY_BY_SIGN
    return (POWER, BRINGS, ODDS, ODDS, ally) if view_of(scene).odds else (POWER, BRINGS)


def _ship(scene: Scene, ship: int, action: Action, kind: BattleKind, width: int) -> Row:
    printed = cards.ship_of(scene, ship)
    parts = [
        credits(printed.credits) if printed.credits else "",
        f"★{printed.glory}" if printed.glory else "",
        "+▪" if printed.support else "",
        f"+{printed.repair}" if printed.repair else "",
        f"–{printed.damage}",
    ]
    odds = next((odds for odds in view_of(scene).odds if odds.ship == ship and odds.kind is kind), None)
    name = cards.name(scene, printed) + (" !" if printed.hunter else "")
    return _target(
        scene, (name, NATIONS[printed.nation]), printed.power, " ".join(filter(None, parts)), odds, action, width,
        cards.ship_words(scene, ship),
    )  # fmt: skip


def _target(
    scene: Scene,
    name: tuple[str, str],
    power: int,
    brings: str,
    odds: TargetOdds | None,
    action: Action,
    width: int,
    hint: str,
) -> Row:
    words, colour = name
    widths = _widths(scene, width)
    parts = [
        (cell(words, width - sum(widths)), colour),
        (number(power, POWER), INK),
        ("  " + cell(brings, BRINGS - 2), INK_2),
    ]
    if odds is not None:
        parts += [
            (number(percent(odds.alone), ODDS), GOLD),
            (number("" if odds.faktor is None else percent(odds.faktor), ODDS), INK_2),
            *_best_ally(scene, odds, widths[-1]),
        ]
        hint = f"{hint} {_allies(scene, odds)}".rstrip()
    is_open = action in scene.legal
    can_be_tried = is_open or (is_mine_between_actions(scene) and not isinstance(action, acts.TakeOn))
    return Row(tuple(parts), action if can_be_tried else None, is_open, hint)


def _best_ally(scene: Scene, odds: TargetOdds, width: int) -> list[Part]:
    """The best help there could be, with the ally's die if it is on blank; by the sign where a name has no room."""
    best = max(odds.allies, key=lambda ally: ally.faktor or ally.odds, default=None)
    if best is None:
        return []
    chance = percent(best.faktor or best.odds)
    name = scene.names[best.other] if width == ALLY else SEAT_SIGNS[best.other]
    room = width - len(chance) - 3
    return [(f"  {cell(name, room)[:room].rjust(room)} ", SEATS[best.other]), (chance, INK_2)]


def _allies(scene: Scene, odds: TargetOdds) -> str:
    """`Ben 45 % (+ MF 60 %), Cem …`."""
    die = scene.texts("adventures-target-heads").split("|")[3]
    said = [
        f"{scene.names[ally.other]} {percent(ally.odds)}"
        + (f" ({die} {percent(ally.faktor)})" if ally.faktor is not None else "")
        for ally in odds.allies
    ]
    return f"{', '.join(said)}." if said else ""


def _planets(scene: Scene, width: int) -> list[Row]:
    view = view_of(scene)
    found = [heading(scene.texts("adventures-planets"))]
    for place in view.places:
        odds = next((odds for odds in view.odds if odds.planet is place.planet), None)
        name = scene.texts(f"planet-{place.planet.value}")
        found.append(
            _target(
                scene,
                (name, INK),
                place.power,
                _treasure(place),
                odds,
                acts.Raid(place.planet),
                width,
                scene.texts("adventures-planet", planet=place.planet.value, number=place.treasure),
            )
        )
    return found


def _treasure(place: PlaceView) -> str:
    sign = " ✕" if place.raided else " ·" if place.visited else ""
    return f"{credits(place.treasure)} –1{sign}"


def _captains(scene: Scene, width: int) -> list[Row]:
    """Whom the viewer may challenge."""
    view = view_of(scene)
    challenges = [action for action in here(scene, Page.SPACE) if isinstance(action, acts.Challenge)]
    if not challenges:
        return []
    found = [heading(scene.texts("term-challenge"), scene.texts("adventures-pot", number=view.pot))]
    for action in challenges:
        captain = view.captains[action.other]
        odds = next((odds for odds in view.odds if odds.other == action.other), None)
        name = (scene.names[action.other], SEATS[action.other])
        brings = f"★1 {credits(view.pot)} –1"
        hint = scene.texts("term-challenge-help")
        found.append(_target(scene, name, captain.power, brings, odds, action, width, hint))
    return found


def _market(scene: Scene) -> list[Row]:
    view, texts = view_of(scene), scene.texts
    found = [heading(texts("place-ocg"), texts("adventures-deck", number=view.improvement_deck))]
    for slot, card in enumerate(view.market, 1):
        if card is None:
            continue
        printed = cards.improvement_of(scene, card)
        kind = texts(f"improvement-{printed.type.value}") + (f" +{printed.power}" if printed.power else "")
        parts = (
            (f"{slot} {cell(cards.name(scene, printed), 24)} ", INK),
            (cell(kind, 22), INK_2),
            (number(credits(printed.cost), 5), GOLD),
        )
        action = next((one for one in here(scene, Page.SPACE) if isinstance(one, acts.Buy) and one.slot == slot), None)
        is_resting = view.phase is Phase.RESTING_PURCHASE and scene.is_mine
        choice = acts.Buy(slot) if is_resting else None
        found.append(Row(parts, choice, action is not None, cards.improvement_words(scene, card)))
    return found


def _discards(scene: Scene, width: int) -> list[Row]:
    view, texts = view_of(scene), scene.texts
    found = [
        heading(texts("place-havana"), texts("adventures-pot", number=view.pot)),
        line(texts("adventures-bank", number=view.bank, trophies=len(view.trophy_deck))),
        heading(texts("adventures-bazaar"), str(len(view.bazaar))),
        *_cards([cards.improvement_short(scene, card) for card in view.bazaar], width),
        heading(texts("adventures-karokum"), str(len(view.karokum))),
    ]
    via = [action for action in here(scene, Page.SPACE) if isinstance(action, acts.AttackViaKarokum)]
    if via:
        return found + [_ship(scene, action.ship, action, BattleKind.VIA_KAROKUM, width) for action in via]
    return found + _cards([cards.ship_short(scene, ship) for ship in view.karokum], width)


def _cards(names: Sequence[str], width: int) -> list[Row]:
    return listed(names, width) if names else [line("–", colour=INK_3)]
