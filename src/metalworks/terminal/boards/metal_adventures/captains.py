"""The page of the captains: every astrolabe in columns, equipment and wrecks, and the viewer's own trophies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import NATIONS as NATION_ORDER
from metalworks.games.metal_adventures.view import CaptainView, OwnTrophy
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.pages import Page, entries, entry
from metalworks.terminal.boards.metal_adventures.rows import Row, cell, heading, line, listed, number
from metalworks.terminal.boards.metal_adventures.signs import (
    BLANK,
    FORBID,
    GOLD,
    INK,
    INK_2,
    INK_3,
    LEGAL,
    SEAT_SIGNS,
    SEATS,
    credits,
)
from metalworks.terminal.scene import Scene

LEAST = 5  # columns for a number
INDENT = "   "


def rows(scene: Scene, width: int) -> list[Row]:
    return [
        *entries(scene, Page.CAPTAINS, but=(acts.Reveal, acts.HoldBack)),
        *_trophies(scene, width),
        *_table(scene, width),
    ]


def _table(scene: Scene, width: int) -> list[Row]:
    heads = [head.strip() for head in scene.texts("adventures-captain-heads").split("|")]
    columns = [max(LEAST, len(head) + 1) for head in heads]
    named = "".join(number(head, column) for head, column in zip(heads, columns, strict=True))
    found = [
        heading(scene.texts("adventures-captains")),
        line(cell("", width - sum(columns)) + named, scene.texts("adventures-captain-heads-help"), colour=INK_3),
    ]
    for seat, captain in enumerate(view_of(scene).captains):
        found += _captain(scene, seat, captain, width, columns)
    return found


def _captain(scene: Scene, seat: int, captain: CaptainView, width: int, columns: Sequence[int]) -> list[Row]:
    name = f"{scene.mark(seat)}{SEAT_SIGNS[seat]} {scene.names[seat]}"
    numbers = (
        (f"{captain.power}/{captain.support}", INK),
        (captain.damage, FORBID if captain.damage else INK_2),
        (captain.glory, GOLD),
        (captain.judgment, FORBID if captain.judgment else INK_2),
        (credits(captain.credits), INK),
        (captain.faktor or BLANK, INK_2),
        (captain.wrecks, INK_2),
        (captain.trophies, INK_2),
        (f"{captain.kept}/{captain.broken}", INK_2),
    )
    parts = [(number(value, column), colour) for (value, colour), column in zip(numbers, columns, strict=True)]
    found = [Row(((cell(name, width - sum(columns)), SEATS[seat]), *parts), hint=_about(scene, captain))]
    if captain.base is not None:
        base = cards.name(scene, cards.sheet_of(scene).bases[captain.base - 1])
        owned = [cards.improvement_short(scene, card) for card in captain.improvements]
        found += listed([base, *owned], width, INDENT)
    found += _wrecks(scene, captain, width)
    if seat != scene.viewer:
        known = [cards.name(scene, cards.trophy_of(scene, trophy)) for trophy in captain.known_trophies]
        found += listed([f"★ {trophy}" for trophy in known], width, INDENT, GOLD)
    return found


def _about(scene: Scene, captain: CaptainView) -> str:
    """What the base starship can do, and whether the captain is infamous."""
    base = cards.base_words(scene, captain.base) if captain.base is not None else ""
    return f"{scene.texts('term-infamy-help')} {base}" if captain.infamous else base


def _wrecks(scene: Scene, captain: CaptainView, width: int) -> list[Row]:
    """The wrecks whose faces the viewer knows, by nation, and how many are face down for them."""
    nations = Counter(cards.ship_of(scene, ship).nation for ship in captain.known_wrecks)
    hunters = sum(cards.ship_of(scene, ship).hunter for ship in captain.known_wrecks)
    words = [
        scene.texts("adventures-wrecks-of", nation=nation.value, number=nations[nation])
        for nation in NATION_ORDER
        if nations[nation]
    ]
    if hunters:
        words.append(scene.texts("adventures-wrecks-hunters", number=hunters))
    hidden = captain.wrecks - len(captain.known_wrecks)
    if hidden:
        words.append(scene.texts("adventures-wrecks-hidden", number=hidden))
    return listed(words, width, INDENT, INK_3)


# -- the viewer's own trophies ----------------------------------------------------------------


def _trophies(scene: Scene, width: int) -> list[Row]:
    """Each with what it still lacks, and below it what may be done with it."""
    view = view_of(scene)
    if not view.trophies:
        return []
    found = [heading(scene.texts("adventures-trophies"), scene.texts("adventures-trophies-more"))]
    for mine in view.trophies:
        found.append(_trophy(scene, mine, width))
        found += [
            entry(scene, action)
            for action in (acts.Reveal(mine.trophy), acts.HoldBack(mine.trophy))
            if action in scene.legal
        ]
    return found


def _trophy(scene: Scene, mine: OwnTrophy, width: int) -> Row:
    name = cards.name(scene, cards.trophy_of(scene, mine.trophy))
    printed = cards.trophy_of(scene, mine.trophy)
    reward = f"★{printed.glory}" + (f" {credits(printed.credits)}" if printed.credits else "")
    return Row(
        (
            (cell(name, 26), INK),
            (cell(reward, 7), GOLD),
            (cell(lack(scene, mine), width - 33), LEGAL if mine.fulfilled else INK_2),
        ),
        hint=cards.trophy_words(scene, mine.trophy),
    )


def lack(scene: Scene, mine: OwnTrophy) -> str:
    """How far a trophy is, and whether it is held back."""
    state = "held" if mine.held else "fulfilled" if mine.fulfilled else "open"
    return scene.texts("adventures-trophy-state", state=state, have=mine.have, need=mine.need)
