"""What is printed on the module cards, in words."""

from __future__ import annotations

from typing import cast

from metalworks.games.metallum.components import RoundPhase
from metalworks.games.metallum.sheet import CardSheet, MetallumSheet
from metalworks.games.metallum.view import MetallumView
from metalworks.terminal.scene import Scene

_PHASES = tuple(RoundPhase)


def sheet_of(scene: Scene) -> MetallumSheet:
    return cast(MetallumSheet, scene.sheet)


def card_of(scene: Scene, number: int) -> CardSheet:
    return sheet_of(scene).cards[number - 1]


def card_name(scene: Scene, number: int) -> str:
    """The name in an owner's content file, otherwise that of the effect."""
    card = card_of(scene, number)
    return card.name or scene.texts("module-name", effect=card.effect.value)


def card_text(scene: Scene, number: int) -> str:
    card, view = card_of(scene, number), cast(MetallumView, scene.view)
    key = f"module-{card.effect.value}-text".replace("_", "-")
    return scene.texts(key, number=card.number, edition=view.edition.value)


def card_time(scene: Scene, number: int) -> str:
    """In which phases a planetary module works, or when an action module is used (MET-8.8, MET-8.10)."""
    card = card_of(scene, number)
    if card.timing is not None:
        return scene.texts(f"timing-{card.timing.value}")
    phases = ", ".join(scene.texts(f"phase-{phase.value}".replace("_", "-")) for phase in card.phases)
    return scene.texts("metallum-card-phases", phases=phases)


def phase_signs(scene: Scene, number: int) -> str:
    """The same in four signs, as on the cards: `·23·` works in the second and third phase of a round."""
    phases = card_of(scene, number).phases
    return "".join(str(at) if phase in phases else "·" for at, phase in enumerate(_PHASES, 1)) if phases else ""
