"""What the laws count in Metallurgie: every card of the box is somewhere, once."""

from __future__ import annotations

from metalworks.games.metallurgie.components import METALS
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import Table
from metalworks.kernel.state import State


def pieces(state: State) -> dict[str, int]:
    """The cards of each metal: in the pattern, in hands, collected, drawn, in the deck, discarded."""
    assert isinstance(state, Table)
    counts: dict[str, int] = {}
    shown = [0] * rules.METALS
    for at in state.cells:
        shown[int(state.top[at])] += 1
    for metal in METALS:
        number = metal.number
        held = sum(int(state.hand[at] + state.won[at]) for at in range(number, len(state.hand), rules.METALS))
        drawn = int(int(state.phase) == rules.DRAWN and int(state.metal) == number)
        counts[metal.value] = sum(shown[number:]) + held + drawn + int(state.deck[number]) + int(state.discard[number])
    # Besides the metals: the end card is in the deck, or the game is over.
    counts["end card"] = int(state.deck[rules.END_CARD]) + int(int(state.phase) == rules.OVER_PHASE)
    return counts
