"""The page of the battle: both sums by parts beside each other, the chances, and what may be done about them."""

from __future__ import annotations

from itertools import zip_longest

from metalworks.games.metal_adventures.events import Side
from metalworks.games.metal_adventures.view_battle import BattleView
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.pages import Page, entries
from metalworks.terminal.boards.metal_adventures.rows import Part, Row, cell, heading, line
from metalworks.terminal.boards.metal_adventures.signs import GOLD, INK, INK_2, INK_3, SEAT_SIGNS, SEATS, percent
from metalworks.terminal.scene import Scene


def rows(scene: Scene, width: int) -> list[Row]:
    battle = view_of(scene).battle
    if battle is None:
        return [*entries(scene, Page.BATTLE), line(scene.texts("adventures-no-battle"), colour=INK_3)]
    found = [heading(title(scene, battle)), *_sums(scene, battle, width)]
    if battle.odds is not None:
        found.append(line(scene.texts("adventures-odds", chance=percent(battle.odds)), colour=GOLD))
    if battle.ship is not None:
        found.append(line(cards.name(scene, cards.ship_of(scene, battle.ship)), cards.ship_words(scene, battle.ship)))
    choices = entries(scene, Page.BATTLE)
    return found + ([heading(scene.texts("adventures-choices")), *choices] if choices else [])


def title(scene: Scene, battle: BattleView) -> str:
    """Who fights whom."""
    attacker = scene.names[view_of(scene).active]
    return scene.texts("adventures-battle", seat=attacker, target=target(scene, battle))


def target(scene: Scene, battle: BattleView) -> str:
    if battle.ship is not None:
        return cards.name(scene, cards.ship_of(scene, battle.ship))
    if battle.planet is not None:
        return scene.texts(f"planet-{battle.planet.value}")
    if battle.other is not None:
        return scene.names[battle.other]
    return "…"


def _sums(scene: Scene, battle: BattleView, width: int) -> list[Row]:
    """Attack left, defence right, the sums last."""
    half = width // 2 - 1
    left = [_part(scene, battle, at, half) for at in _parts(battle, Side.ATTACK)]
    right = [_part(scene, battle, at, half) for at in _parts(battle, Side.DEFENCE)]
    heads = [
        scene.texts("adventures-attack", number=battle.attack),
        scene.texts("adventures-defence", number=battle.defence),
    ]
    blank: list[Part] = [(" " * half, INK)]
    found = [Row(((cell(heads[0], half), INK), ("│ ", INK_3), (cell(heads[1], half), INK)))]
    for own, other in zip_longest(left, right, fillvalue=blank):
        found.append(Row((*own, ("│ ", INK_3), *other)))
    return found


def _parts(battle: BattleView, side: Side) -> list[int]:
    return [at for at, part in enumerate(battle.parts) if part.side is side]


def _part(scene: Scene, battle: BattleView, at: int, width: int) -> list[Part]:
    """`◆ Ann: power 10`."""
    part = battle.parts[at]
    words = scene.texts.phrase(part, scene.names)
    if part.seat is None:
        return [(cell(f"  {words}", width), INK_2)]
    who = f"{SEAT_SIGNS[part.seat]} {scene.names[part.seat]}: "
    return [(who, SEATS[part.seat]), (cell(words, width - len(who)), INK_2)]
