"""What a finished game tells a study of balance."""

from __future__ import annotations

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """Counts of one game, which a study adds up over many."""

    length: int  # in the game's own unit: turns of a player, rounds
    unit: str  # message key of that unit
    counts: dict[str, dict[str, int]] = {}  # by group (cards used, ways to score), by name
    per_seat: tuple[dict[str, str], ...] = ()  # by seat: what it was dealt, to compare the shares of victory by
