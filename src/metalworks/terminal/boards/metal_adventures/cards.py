"""What is printed on the cards, in words."""

from __future__ import annotations

from typing import cast

from metalworks.games.metal_adventures.card_texts import AnyEntry, moment_of, name_of, rule_of
from metalworks.games.metal_adventures.components import ImprovementType
from metalworks.games.metal_adventures.sheet import (
    ImprovementSheet,
    MetalAdventuresSheet,
    PrintedCard,
    ShipSheet,
    TrophySheet,
)
from metalworks.games.metal_adventures.view import MetalAdventuresView
from metalworks.terminal.boards.metal_adventures.signs import credits
from metalworks.terminal.scene import Scene


def view_of(scene: Scene) -> MetalAdventuresView:
    return cast(MetalAdventuresView, scene.view)


def sheet_of(scene: Scene) -> MetalAdventuresSheet:
    return cast(MetalAdventuresSheet, scene.sheet)


def ship_of(scene: Scene, number: int) -> ShipSheet:
    return sheet_of(scene).ships[number - 1]


def improvement_of(scene: Scene, number: int) -> ImprovementSheet:
    return sheet_of(scene).improvements[number - 1]


def trophy_of(scene: Scene, number: int) -> TrophySheet:
    return sheet_of(scene).trophies[number - 1]


def name(scene: Scene, card: PrintedCard) -> str:
    return name_of(card, scene.texts)


def rule(scene: Scene, card: AnyEntry) -> str:
    return rule_of(card, scene.texts)


def ship_words(scene: Scene, number: int) -> str:
    """`Crown Auditor (Imperial, 13): victory …, defeat …`."""
    ship = ship_of(scene, number)
    nation = scene.texts(f"nation-{ship.nation.value}")
    return f"{name(scene, ship)} ({nation}, {ship.power}): {rule(scene, ship)}"


def ship_short(scene: Scene, number: int) -> str:
    """`Crown Auditor 13`, with a sign for a Pirate Hunter."""
    ship = ship_of(scene, number)
    return f"{name(scene, ship)} {ship.power}{'!' if ship.hunter else ''}"


def improvement_words(scene: Scene, number: int) -> str:
    """`Hull Saw (Weapon +2, 4c): …`, for a support card when it is used."""
    card, texts = improvement_of(scene, number), scene.texts
    kind = texts(f"improvement-{card.type.value}")
    power = f" +{card.power}" if card.power else ""
    when = f" {moment_of(card, texts)}." if card.moment else ""
    return f"{name(scene, card)} ({kind}{power}, {credits(card.cost)}): {rule(scene, card)}{when}"


def improvement_short(scene: Scene, number: int) -> str:
    """`Hull Saw +2`; a support card has a dot instead of a power."""
    card = improvement_of(scene, number)
    return f"{name(scene, card)} {'·' if card.type is ImprovementType.SUPPORT else f'+{card.power}'}"


def trophy_words(scene: Scene, number: int) -> str:
    trophy = trophy_of(scene, number)
    return f"{name(scene, trophy)}: {rule(scene, trophy)}"


def base_words(scene: Scene, number: int) -> str:
    base = sheet_of(scene).bases[number - 1]
    return f"{name(scene, base)}: {rule(scene, base)}"
