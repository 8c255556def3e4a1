"""The page of the tour: its ten actions, what each costs now, every way to pay, and why one is closed."""

from __future__ import annotations

from metalworks.contract.texts import Argument
from metalworks.games.metal_adventures.rules.tour import TOUR_ACTIONS
from metalworks.games.metal_adventures.view import TourAction, TourWay
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.rows import Row, flowing, heading, line
from metalworks.terminal.boards.metal_adventures.signs import FORBID, INK, INK_2, INK_3
from metalworks.terminal.scene import Scene

_STOPS = {1: "planet-exxalia", 4: "place-ocg", 7: "planet-bazaar", 9: "planet-karokum"}


def rows(scene: Scene, width: int) -> list[Row]:
    view = view_of(scene)
    found: list[Row] = []
    for number in range(1, TOUR_ACTIONS + 1):
        if number in _STOPS:
            found.append(heading(scene.texts(_STOPS[number]), where(scene) if number == 1 else ""))
        action = next((one for one in view.tour if one.number == number), None)
        found += _described(scene, number, width) if action is None else _action(scene, action)
    return found


def where(scene: Scene) -> str:
    """How far the active captain is."""
    view = view_of(scene)
    if view.tour_over:
        return scene.texts("adventures-tour-over")
    return scene.texts("adventures-tour-at", number=view.tour_at) if view.tour_at else ""


def _described(scene: Scene, number: int, width: int) -> list[Row]:
    """In somebody else's turn: what the action is."""
    name = f"{number:2} {scene.texts(f'tour-{number}')}: "
    words = flowing([name + scene.texts(f"tour-{number}-help")], width, "")
    return [line(words[0], colour=INK_2), *(line(f"   {more}", colour=INK_2) for more in words[1:])]


def _action(scene: Scene, action: TourAction) -> list[Row]:
    """A row for each way; one is enough where all are closed for the same reason."""
    hint = scene.texts(f"tour-{action.number}-help")
    reasons = {way.reason for way in action.ways}
    if not action.open and len(reasons) <= 1:
        first = action.ways[0] if action.ways else None
        name = f"{action.number} {scene.texts(f'tour-{action.number}')}"
        why = reason(scene, action.number, action.reason, action.rule, first)
        return [Row(((name, INK_3), (short(scene, action.reason, action.rule), FORBID)), hint=f"{hint} ✕ {why}")]
    return [_way(scene, action.number, way, hint) for way in action.ways]


def _way(scene: Scene, number: int, way: TourWay, hint: str) -> Row:
    words = way_words(scene, way)
    if way.open:
        return Row(((words, INK),), way.action, hint=hint)
    why = reason(scene, number, way.reason, way.rule, way)
    return Row(((words, INK_3), (short(scene, way.reason, way.rule), FORBID)), way.action, False, f"✕ {why}")


def short(scene: Scene, key: str | None, rule: str | None) -> str:
    """Why not, in a word or two and the clause; the hint has the sentence."""
    return f"  ✕ {scene.texts('adventures-closed', reason=(key or '').removeprefix('refused-'))} ({rule})"


def way_words(scene: Scene, way: TourWay) -> str:
    """A way to take an action, open or not."""
    more: dict[str, Argument] = {"price": way.credits}
    if way.action.slot is not None and (card := view_of(scene).market[way.action.slot - 1]) is not None:
        more["improvement"] = card
    return scene.texts.say(way.action, scene.names, **more)


def reason(scene: Scene, number: int, key: str | None, rule: str | None, way: TourWay | None) -> str:
    """Why an action or one of its ways is closed, with the clause."""
    last = view_of(scene).tour_at
    price, wrecks = (way.credits, way.wrecks) if way is not None else (0, 0)
    return f"{scene.texts(key or '', number=number, last=last, price=price, wrecks=wrecks)} ({rule})"
