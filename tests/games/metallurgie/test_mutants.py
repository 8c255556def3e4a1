"""What mutants of the rules have shown to be untested: chances, limits and edges."""

from __future__ import annotations

import pytest

import metalworks
from metalworks.games.metallurgie.rules.components import Table
from metalworks.games.metallurgie.rules.setup import DEAL_BONUS, DEAL_FIRST


def dealt(seats: int, phase: int) -> Table:
    """A game with bonus cards, dealt as far as a phase."""
    game = metalworks.game("metallurgie")
    state = game.start(seats, game.read_options({"bonus": True}), game.load_content())
    assert isinstance(state, Table)
    while state.phase != phase:
        state.resolve(next(outcome for outcome, weight in enumerate(state.outcomes()) if weight))
    return state


@pytest.mark.rule("MGI-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_equally_likely_to_go_first(seats: int) -> None:
    assert list(dealt(seats, DEAL_FIRST).outcomes()) == [1] * seats


@pytest.mark.rule("MGI-5.1")
def test_every_bonus_card_is_equally_likely_and_dealt_once() -> None:
    table = dealt(3, DEAL_BONUS)
    assert list(table.outcomes()) == [0, 1, 1, 1, 1]
    table.resolve(2)
    assert list(table.outcomes()) == [0, 1, 0, 1, 1]
