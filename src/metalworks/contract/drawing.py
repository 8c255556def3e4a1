"""Small pictures of positions for notebooks: plain SVG, no script, no text but names and numbers.

A game draws itself in its module `drawing`: `draw(view, names)` is an SVG picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

INK, SOFT, PAPER = "#1d2433", "#c4ccd6", "#f7f5f0"
SEATS = ("#c8553d", "#2f6f9f", "#3f8f5b", "#8a5aa8", "#b8862b", "#4a4f57")
COLUMN = 48  # between two facts of a seat
LONGEST = 15  # letters of a name that have room before the facts


def picture(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def box(x: float, y: float, width: float, height: float, fill: str = "none", stroke: str = SOFT) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="4" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="1.5"/>'
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def label(x: float, y: float, words: str, anchor: str = "middle", fill: str = INK, size: int = 13) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{fill}" font-size="{size}">{escape(words)}</text>'


def rows(x: float, y: float, names: Sequence[str], facts: Sequence[Sequence[str]], active: Iterable[int]) -> list[str]:
    """A line for each seat: its colour, name and facts in columns; an arrow for whoever acts."""
    acting = set(active)
    found: list[str] = []
    for seat, (name, told) in enumerate(zip(names, facts, strict=True)):
        at = y + 22 * seat
        found += [
            label(x, at + 5, "▸" if seat in acting else ""),
            disc(x + 14, at, 6, SEATS[seat]),
            label(x + 26, at + 5, name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…", "start"),
            *(label(x + 140 + COLUMN * number, at + 5, fact, "start") for number, fact in enumerate(told)),
        ]
    return found
