"""Chapter 5.20 to 5.22, betrayal: the ally's word before anything is declared."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import take_judgment
from metalworks.games.metal_adventures.rules.battles import targets_hunter
from metalworks.games.metal_adventures.rules.components import (
    ATTACKER_BETRAYED,
    BY_BETRAYAL,
    WORD_GIVEN,
    Table,
)
from metalworks.games.metal_adventures.rules.reasons import NO_BETRAYAL
from metalworks.kernel.state import POSSIBLE


def betray_reason(table: Table) -> i64:
    """MAD-5.20: not against a Pirate Hunter."""
    return NO_BETRAYAL if targets_hunter(table) else POSSIBLE


def stand_by(table: Table, seat: i64) -> None:
    """The ally stays loyal."""
    table.pop()
    table.note(WORD_GIVEN, seat)


def betray(table: Table, seat: i64) -> None:
    """MAD-5.20: the traitor takes 1 judgment at once and joins the target; a die joined with is free again."""
    table.pop()
    table.traitor = seat
    table.attackers &= ~(1 << seat)
    table.defenders |= 1 << seat
    table.pledged &= ~(1 << seat)
    table.note(ATTACKER_BETRAYED, seat, table.active)
    take_judgment(table, seat, BY_BETRAYAL)
