"""What people write, made fit to be kept and shown."""

from __future__ import annotations

import unicodedata

from metalworks.messages import Code
from metalworks.server.refusal import Refuse

STACKED = 2  # marks on one letter: more than any language writes, fewer than climb over the lines around
# Letters and signs that show nothing, though Unicode does not call them spaces.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_text(text: str) -> str:
    """Without what some databases do not take, nobody can see or climbs over its neighbours; lines stay lines."""
    cleaned: list[str] = []
    stacked = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if char == "\n" or (kind[0] != "C" and char not in _BLANK and stacked <= STACKED):
            cleaned.append(char)
    return "".join(cleaned).strip()


def clean_name(name: str) -> str:
    """A name on one line, without surplus spaces; refused if nothing is left to see."""
    cleaned = " ".join(clean_text(name.replace("\t", " ")).split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in cleaned):
        raise Refuse(Code.SHAPE, "name-empty")
    return cleaned
