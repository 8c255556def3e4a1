"""What people write, made fit to be kept and shown."""

from __future__ import annotations

import unicodedata

from metalworks.messages import Code
from metalworks.server.refusal import Refuse


def clean_text(text: str) -> str:
    """Without control characters, which some databases do not take and nobody can see; lines stay lines."""
    return "".join(char for char in text if char == "\n" or unicodedata.category(char)[0] != "C").strip()


def clean_name(name: str) -> str:
    """A name on one line, without surplus spaces; refused if nothing is left."""
    cleaned = " ".join(clean_text(name.replace("\t", " ")).split())
    if not cleaned:
        raise Refuse(Code.SHAPE, "name-empty")
    return cleaned
