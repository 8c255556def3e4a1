"""Metallurgie in words: prompts, panels, and everything the line-by-line table prints and reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.components import METALS, Cell, Metal
from metalworks.games.metallurgie.rules.components import LAST_CARDS
from metalworks.games.metallurgie.view import Area, Cards, MetallurgieView, Phase
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metallurgie.metals import LINE, SIGNS, chips, name
from metalworks.terminal.boards.metallurgie.pattern import area_at, column, prospect
from metalworks.terminal.palette import BRASS, INK, INK_2, INK_3, SCORE, SEAT_COLOURS, SEAT_SIGNS
from metalworks.terminal.scene import Scene


def _view(scene: Scene) -> MetallurgieView:
    return cast(MetallurgieView, scene.view)


def position(at: Cell) -> str:
    return f"{at.q},{at.r}"


def status(scene: Scene) -> str:
    view = _view(scene)
    phase = scene.texts(f"phase-{view.phase.value}".replace("_", "-"))
    return f"{scene.texts('metallurgie-turn', turn=view.turn)} · {phase}"


def prompt(scene: Scene) -> str:
    view = _view(scene)
    if scene.result is None and not scene.is_mine:
        return scene.texts("terminal-waiting", name=scene.names[view.player])
    fits = any(isinstance(action, PlaceCard) for action in scene.legal)
    if view.phase is Phase.START and not fits:
        return scene.texts("metallurgie-must-draw")
    if view.phase is Phase.FOLLOW and not fits:
        return scene.texts("metallurgie-must-end")
    words = scene.texts(f"prompt-{view.phase.value}".replace("_", "-"))
    if view.removing_metal is not None:
        left = scene.texts("metallurgie-left", count=view.to_remove)
        return f"{left} {words}" if view.to_remove == view.cards[view.removing_metal].removed else left
    return words


def hint(scene: Scene, at: Cell | None, metal: Metal | None) -> str:
    """What lies under the cursor, and what laying the selected card there would make."""
    view = _view(scene)
    if at is None or scene.viewer is None:
        return ""
    area = area_at(view, at)
    parts = [position(at)]
    if area is not None:
        parts.append(area_line(scene, area))
    ahead = prospect(view, metal, at) if metal is not None else None
    if ahead is not None:
        key = "metallurgie-would-score" if ahead.scores else "metallurgie-would-be"
        needed = view.cards[ahead.metal].needed
        parts.append(scene.texts(key, metal=ahead.metal.value, size=len(ahead.cells), needed=needed))
    card = next((one for one in view.leaving if one.at == at), None)
    chain = ahead.chain if ahead is not None else card.chain if card is not None else None
    if chain is not None:
        needed = view.cards[chain.metal].needed
        parts.append(scene.texts("metallurgie-would-chain", metal=chain.metal.value, size=chain.size, needed=needed))
    if card is not None and card.holds:
        parts.append(scene.texts("metallurgie-holds", count=len(card.holds)))
    return " · ".join(parts)


def area_line(scene: Scene, area: Area) -> str:
    """`copper area, 6 of 7`."""
    return scene.texts("metallurgie-area", metal=area.metal.value, size=len(area.cells), needed=area.needed)


def player(scene: Scene, seat: int, *, narrow: bool) -> Text:
    view = _view(scene)
    seated, mine = scene.seats[seat], view.seats[seat]
    turn = seat in scene.waiting
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(scene.mark(seat), SCORE)
    text.append(f"{SEAT_SIGNS[seat]} ", SEAT_COLOURS[seat])
    text.append(seated.name[:14].ljust(14), f"bold {INK}" if turn else INK_2)
    points = f"{sum(mine.collected.values())}+?" if mine.points is None else str(mine.points)
    text.append(points.rjust(4 if narrow else 9), f"bold {SCORE if turn else INK}")
    held = scene.texts("metallurgie-in-hand", count=mine.hand_size)
    bonus = "" if mine.bonus is None else scene.texts("metallurgie-bonus", metal=mine.bonus.value)
    if narrow:
        text.append("  ")
        text.append_text(chips(mine.collected, wide=False))
        text.append("  " + " · ".join(filter(None, (held, bonus))), INK_3)
        return text
    text.append("\n   ")
    text.append_text(chips(mine.collected, wide=True))
    level = scene.texts(f"level-{seated.computer}") if seated.computer else ""
    text.append("\n   " + " · ".join(filter(None, (held, level))), INK_3)
    if bonus:
        text.append(f"\n   {bonus}", INK_2)
    if mine.hand is not None and seat != scene.viewer:  # a replay with open cards
        text.append("\n   ")
        text.append_text(chips(mine.hand, wide=True))
    return text


def summary(scene: Scene) -> Text:
    """What scores, what leaves the area, what is discarded."""
    view, texts = _view(scene), scene.texts
    text = Text(no_wrap=True)
    text.append(texts("metallurgie-summary-title") + "\n", f"bold {BRASS}")
    heads = texts("metallurgie-summary-heads").split("|")
    text.append(" " * 8 + "".join(head.strip().rjust(6) for head in heads) + "\n", INK_3)
    for metal in reversed(METALS):
        card = view.cards[metal]
        text.append(f"{SIGNS[metal]} {name(texts, metal)}".ljust(8), LINE[metal])
        text.append(f"{card.needed:6}{-card.removed:6}{view.discards[metal]:6}\n", INK_2)
    text.rstrip()
    return text


# -- line by line ----------------------------------------------------------------------------


def _cards(scene: Scene, cards: Cards) -> str:
    held = [f"{count} {name(scene.texts, metal)}" for metal, count in cards.items() if count]
    return ", ".join(held) or scene.texts("metallurgie-none")


def board_lines(scene: Scene) -> list[str]:
    view, texts = _view(scene), scene.texts
    lines = [texts("metallurgie-plain-pattern")]
    for row in sorted({stack.at.r for stack in view.pattern}):
        stacks = sorted((stack for stack in view.pattern if stack.at.r == row), key=lambda stack: column(stack.at))
        cards = "; ".join(f"{position(stack.at)} {name(texts, stack.metal)}" for stack in stacks)
        lines.append("  " + texts("metallurgie-plain-row", row=str(row), cards=cards))
    lines.append(texts("metallurgie-plain-areas"))
    for area in sorted(view.areas, key=lambda area: (len(area.cells) - area.needed, area.cells), reverse=True):
        if len(area.cells) > 1:
            where = " ".join(position(at) for at in area.cells)
            lines.append(f"  {area_line(scene, area)}: {where}")
    lines.append(texts("metallurgie-plain-deck", count=view.deck_size))
    if 0 < view.deck_size <= LAST_CARDS:
        lines.append(texts("metallurgie-plain-last"))
    lines.append(texts("metallurgie-plain-discards", cards=_cards(scene, view.discards)))
    for seat, mine in enumerate(view.seats):
        points = "?" if mine.points is None else str(mine.points)
        lines.append(
            texts(
                "metallurgie-plain-seat",
                seat=scene.names[seat],
                points=points,
                cards=_cards(scene, mine.collected),
                hand=mine.hand_size,
            )
        )
    return lines


def hand_lines(scene: Scene) -> list[str]:
    view, texts = _view(scene), scene.texts
    if scene.viewer is None:
        return []
    mine = view.seats[scene.viewer]
    lines = [texts("metallurgie-plain-hand", cards=_cards(scene, mine.hand or {}))]
    if view.drawn is not None and scene.is_mine:
        lines.append(texts("metallurgie-plain-drawn", metal=view.drawn.value))
    if mine.bonus is not None:
        lines.append(texts("metallurgie-bonus", metal=mine.bonus.value))
    return lines


def groups(scene: Scene) -> list[tuple[str, list[Choice]]]:
    """Placements by metal, cards to take and areas to score each under one heading, the rest first."""
    rest: list[Choice] = []
    headed: dict[str, list[Choice]] = {}
    for action in scene.legal:
        match action:
            case PlaceCard(metal=metal):
                heading = scene.texts("metallurgie-heading", what=metal.value)
            case TakeCard():
                heading = scene.texts("metallurgie-heading", what="take")
            case ScoreArea():
                heading = scene.texts("metallurgie-heading", what="score")
            case _:
                rest.append(action)
                continue
        headed.setdefault(heading, []).append(action)
    first: list[tuple[str, list[Choice]]] = [("", rest)] if rest else []
    return first + list(headed.items())


def label(scene: Scene, choice: Choice) -> str:
    if isinstance(choice, PlaceCard | TakeCard | ScoreArea):
        return position(choice.at)
    assert isinstance(choice, Action)
    return scene.say(choice)


def help_lines(scene: Scene) -> list[str]:  # noqa: ARG001  (the headings tell it all)
    return []


def read(scene: Scene, said: Sequence[str]) -> Choice | None:
    """`copper 1,0`, `take 0,1`, `score 0,0`, `draw`, `end`; in English or the language of the table."""
    verb = said[0].lower()
    if _is(scene, verb, "draw"):
        return DrawCard()
    if _is(scene, verb, "end"):
        return EndTurn()
    where = re.fullmatch(r"(-?\d{1,4})[ ,]+(-?\d{1,4})", " ".join(said[1:]).strip())
    if where is None:
        return None
    at = Cell(int(where[1]), int(where[2]))
    for metal in METALS:
        if verb in (metal.value, name(scene.texts, metal).lower(), SIGNS[metal]):
            return PlaceCard(metal, at)
    if _is(scene, verb, "take"):
        return TakeCard(at)
    if _is(scene, verb, "score"):
        return ScoreArea(at)
    return None


def _is(scene: Scene, said: str, command: str) -> bool:
    return said in (command, *scene.texts("metallurgie-words", command=command).split())
