"""The metals as the terminal shows them: colours, alchemical signs, words."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from metalworks.contract.texts import Texts
from metalworks.games.metallurgie.components import METALS, Metal
from metalworks.games.metallurgie.view import Cards
from metalworks.terminal.palette import INK_3

SIGNS = {Metal.IRON: "♂", Metal.COPPER: "♀", Metal.SILVER: "☽", Metal.GOLD: "☉"}

# Face, ink on it (at least 4.5:1), the edge of the card, and a line on the dark table.
FACE = {Metal.IRON: "#4c555e", Metal.COPPER: "#c8743f", Metal.SILVER: "#ccd4da", Metal.GOLD: "#e5b137"}
INK_ON = {Metal.IRON: "#eef3f7", Metal.COPPER: "#2a0d03", Metal.SILVER: "#1b2228", Metal.GOLD: "#3b2402"}
EDGE = {Metal.IRON: "#98a4af", Metal.COPPER: "#5a2410", Metal.SILVER: "#5f6971", Metal.GOLD: "#7a4e0b"}
LINE = {Metal.IRON: "#a9b8c6", Metal.COPPER: "#f08a52", Metal.SILVER: "#eef4f8", Metal.GOLD: "#ffd559"}


def face(metal: Metal, *, bold: bool = True) -> Style:
    return Style(color=INK_ON[metal], bgcolor=FACE[metal], bold=bold)


def edge(metal: Metal) -> Style:
    return Style(color=EDGE[metal], bgcolor=FACE[metal])


def name(texts: Texts, metal: Metal) -> str:
    return texts(f"metal-{metal.value}")


def chips(cards: Cards, *, wide: bool) -> Text:
    """Cards by metal, gold first: `☉ 1 ☽ 0 ♀ 2 ♂ 1` on their faces; none is a faint dot."""
    text = Text()
    for metal in reversed(METALS):
        if text:
            text.append(" ")
        count = cards[metal]
        gap = " " if wide else ""
        words = f"{gap}{SIGNS[metal]}{gap}{count or '·'}{gap}"
        text.append(words, face(metal) if count else Style(color=INK_3))
    return text
