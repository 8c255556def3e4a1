"""Metal Adventures in words: status, prompts and the panels of the captains."""

from __future__ import annotations

from rich.text import Text

from metalworks.contract.types import Role
from metalworks.games.metal_adventures.view import Phase
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.signs import (
    BLANK,
    FORBID,
    GOLD,
    INK,
    INK_2,
    INK_3,
    SEAT_SIGNS,
    SEATS,
    credits,
)
from metalworks.terminal.scene import Scene


def status(scene: Scene) -> str:
    view = view_of(scene)
    parts = [
        scene.texts("adventures-turn", number=view.turn, name=scene.names[view.active]),
        scene.texts(f"phase-{view.phase.value}".replace("_", "-")),
        scene.texts("adventures-deck", number=view.space.deck),
    ]
    return " · ".join(parts if view.turn else parts[1:2])


def prompt(scene: Scene) -> str:
    """What to do; where several people share the screen, who; off turn, what may be done all the same."""
    if scene.result is not None:
        return scene.texts("prompt-over")
    if not scene.is_mine:
        names = ", ".join(scene.names[seat] for seat in scene.waiting) or "…"
        if scene.role is Role.MAY:
            may = " ".join(scene.say(action) for action in scene.legal)
            return scene.texts("adventures-may", name=names, actions=may)
        return scene.texts("terminal-waiting", name=names)
    words = _task(scene)
    people = sum(not seat.computer for seat in scene.seats)
    return f"{scene.names[scene.viewer or 0]}: {words}" if people > 1 else words


def _task(scene: Scene) -> str:
    """What the moment asks; between actions, what is still to come in the turn."""
    view, texts = view_of(scene), scene.texts
    if view.phase is Phase.MENU:
        return texts("adventures-task", task=_next_duty(scene))
    if view.incident is not None:
        incident = cards.sheet_of(scene).incidents[view.incident - 1]
        return f"{cards.name(scene, incident)}: {cards.rule(scene, incident)}"
    return texts(f"prompt-{view.phase.value}".replace("_", "-"))


def _next_duty(scene: Scene) -> str:
    view = view_of(scene)
    if view.journey.value == "unchosen":
        return "journey"
    if view.journey.value == "resting":
        return "rested"
    if not view.brotherhood_done:
        return "brotherhood"
    return "rest" if view.battle_done else "battle"


# -- panels -----------------------------------------------------------------------------------


def player(scene: Scene, seat: int, *, narrow: bool) -> Text:
    captain = view_of(scene).captains[seat]
    heads = [head.strip() for head in scene.texts("adventures-letters").split("|")]
    power, damage, judgment, faktor, wrecks, trophies = heads
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(scene.mark(seat), GOLD)
    text.append(f"{SEAT_SIGNS[seat]} ", f"bold {SEATS[seat]}")
    style = f"bold {INK}" if seat in scene.waiting else INK_2
    if narrow:
        text.append(scene.names[seat][:9].ljust(9), style)
        text.append(f" ★{captain.glory:<2}", f"bold {GOLD}")
        text.append(f"{power}{captain.power:<3}", INK)
        text.append(f"{damage}{captain.damage} ", FORBID if captain.damage else INK_3)
        text.append(f"{judgment}{captain.judgment} ", FORBID if captain.judgment else INK_3)
        text.append(f"{credits(captain.credits):>3} ", INK)
        text.append(f"{faktor}{captain.faktor or BLANK} ", INK_2)
        text.append(f"{wrecks}{captain.wrecks}", INK_2)
        return text
    text.append(scene.names[seat][:14].ljust(14), style)
    text.append(f"★ {captain.glory}".rjust(5), f"bold {GOLD}")
    text.append(credits(captain.credits).rjust(6), INK)
    text.append(f"\n   {power}{captain.power}/{captain.support}".ljust(11), INK)
    text.append(f"{damage}{captain.damage} ", FORBID if captain.damage else INK_3)
    text.append(f"{judgment}{captain.judgment} ", FORBID if captain.judgment else INK_3)
    text.append(f"{faktor}{captain.faktor or BLANK} ", INK_2)
    text.append(f"{wrecks}{captain.wrecks} ", INK_2)
    text.append(f"{trophies}{captain.trophies}", INK_2)
    if captain.base is not None:
        base = cards.name(scene, cards.sheet_of(scene).bases[captain.base - 1])
        text.append(f"\n   {base}", INK_3)
    return text


def summary(scene: Scene) -> Text:
    """What the letters and signs mean."""
    texts = scene.texts
    heads = [head.strip() for head in texts("adventures-letters").split("|")]
    names = ("main-power", "damage", "judgment", "metal-faktor", "wreck", "trophy")
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append("★ ", GOLD)
    text.append(texts("term-glory"), INK_2)
    for head, name in zip(heads, names, strict=True):
        text.append(f"\n{head} ", GOLD)
        text.append(texts(f"term-{name}"), INK_2)
    return text
