"""Names of tables, people and all else that is stored."""

from __future__ import annotations

import re
import secrets


def new_id() -> str:
    """A name that nobody can guess: 96 bits."""
    return secrets.token_urlsafe(12)


def is_id(name: str) -> bool:
    """Whether this could be such a name."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,40}", name) is not None
