"""Whole numbers as people write them."""

from __future__ import annotations

import re


def whole_number(text: str) -> int | None:
    """The number that plain digits say; None for anything else, such as ² or more digits than any number needs."""
    return int(text) if re.fullmatch(r"[0-9]{1,18}", text) else None
