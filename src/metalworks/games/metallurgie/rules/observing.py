"""What a viewer knows, and the number of a whole state: chapter 1 says what is hidden (MGI-1.5, MGI-5.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    END_CARD,
    METALS,
    OVER_PHASE,
    Table,
    cards_in_deck,
    cards_in_hand,
)

# Two lanes of 31 bits, so that no product leaves an i64: it would wrap when compiled, and not when interpreted.
LANE: Final = (1 << 31) - 1


def observation(table: Table, viewer: i64) -> vec[i64]:
    """All that a viewer knows, in a fixed order; at the end everything is shown."""
    over = table.phase == OVER_PHASE
    seen = vec[i64](capacity=128)
    seen = append(seen, viewer)
    seen = append(seen, table.phase)
    seen = append(seen, table.player)
    seen = append(seen, table.first)
    seen = append(seen, table.turn)
    seen = append(seen, table.mode)
    seen = append(seen, table.metal)
    seen = append(seen, table.last)
    seen = append(seen, table.left)
    seen = append(seen, len(table.area))
    for cell in table.area:
        seen = append(seen, cell)
    seen = append(seen, len(table.cells))
    for cell in table.cells:
        seen = append(seen, cell * METALS + i64(table.top[cell]))
    for count in table.won:
        seen = append(seen, count)
    for count in table.discard:
        seen = append(seen, count)
    seen = append(seen, cards_in_deck(table))
    seen = append(seen, table.deck[END_CARD])
    seat: i64
    metal: i64
    for seat in range(table.seats):
        seen = append(seen, cards_in_hand(table, seat))
        if seat == viewer or over:
            for metal in range(METALS):
                seen = append(seen, table.hand[seat * METALS + metal])
    for seat in range(len(table.bonus)):
        bonus = table.bonus[seat]
        if bonus > 0 and seat != viewer and not over:
            bonus = METALS  # dealt, and not known
        seen = append(seen, bonus)
    return seen


def mixed(value: i64, number: i64) -> i64:
    """A hash of 62 bits with one more number below 2^31 mixed in."""
    low = value & LANE
    high = value >> 31
    low = ((low ^ number) * 1_103_515_245 + 12_345) & LANE
    high = (high * 1_812_433_253 + number + (low >> 15)) & LANE
    return high << 31 | low


def state_hash(table: Table) -> i64:
    """62 bits of the whole state: over the cells of the pattern, not over the whole square.

    The discards follow from all other cards. Small numbers go in together.
    """
    turn = (table.turn * 16 + table.phase) * 16 + table.player * 4 + table.mode
    value = mixed(turn, table.epoch)
    value = mixed(value, (table.last * METALS + table.metal) * 64 + table.left)
    for cell in table.cells:
        value = mixed(value, cell * METALS + i64(table.top[cell]))
    for cell in table.area:
        value = mixed(value, cell)
    i: i64
    for i in range(len(table.hand)):
        value = mixed(value, table.hand[i] * 128 + table.won[i])
    for count in table.deck:
        value = mixed(value, count)
    for metal in table.bonus:
        value = mixed(value, metal)
    value = mixed(mixed(value, table.first), len(table.cells) * 64 + len(table.area))
    # The lowest bits of each lane have seen the least: mix the lanes once more.
    low = value & LANE
    high = value >> 31
    low ^= low >> 16
    high ^= high >> 15
    return ((high * 1_000_003 + low) & LANE) << 31 | ((low * 69_069 + high) & LANE)
