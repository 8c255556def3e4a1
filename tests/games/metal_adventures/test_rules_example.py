"""A whole turn as the design writes it down: three seats, an event, a hunter, an ally with the die, a kept promise."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules.ledger import JOIN_DIE_ITEM
from metalworks.kernel.state import CHANCE

from .builder import Board, credits_term, term

GIVE, WANT, PROMISE, ASK = range(4)
SPOILS = 1
CUSTOMS_SWEEP, PELICAN, CROWN_AUDITOR, REPOSSESSOR = 60, 4, 14, 29
HULL_SAW, WINCH = 1, 11


@pytest.mark.rule("MAD-4.2", "MAD-5.2", "MAD-5.6", "MAD-5.9", "MAD-5.40", "MAD-6.2", "MAD-7.13", "MAD-7.24")
def test_a_turn_from_travelling_to_the_next_captain() -> None:
    board = Board(first=1, market=(0, 2, WINCH, 3))
    state = board.state
    board.own(1, HULL_SAW)
    board.credits(1, 4)
    state.damage[1] = 1
    assert board.power(1) == 10
    board.do(c.TRAVEL)
    board.do(c.PAY_BROTHERHOOD)
    board.do(c.ATTACK_IN_SPACE)
    board.chance(PELICAN, CUSTOMS_SWEEP, CROWN_AUDITOR, REPOSSESSOR)
    board.do(c.TAKE_ON, CROWN_AUDITOR)
    assert state.mixed >> REPOSSESSOR & 1, "the hunter goes back into the deck"
    assert state.karokum == 1 << PELICAN
    board.do(c.OPEN_DEAL, 2)
    board.do(c.ADD_TERM, credits_term(GIVE, 1))
    board.do(c.ADD_TERM, term(WANT, JOIN_DIE_ITEM))
    board.do(c.ADD_TERM, credits_term(PROMISE, 2, SPOILS))
    board.do(c.PROPOSE)
    assert board.who == 2
    board.do(c.ACCEPT)
    board.do(c.STAND_BY)
    assert board.who == 1
    board.do(c.KEEP_FAKTOR_BACK)
    assert state.waiting() == CHANCE, "the ally's die is committed without a question"
    board.chance(3, 5, 1)
    assert board.events(c.BATTLE_DECIDED) == [(10 + 3 + 4 + 2, 13 + 5, 1, 0, 0)]
    assert (board.glory(1), board.wrecks(1), state.faktor[2]) == (1, {CROWN_AUDITOR}, 2)
    board.do(c.KEEP)
    assert (state.credits[1], state.credits[2]) == (4 - 1 - 1 + 3 - 2, 3 + 1 + 2)
    board.do(c.TOUR, 2 * 64)
    assert state.damage[1] == 0
    board.do(c.TOUR, 6 * 64 + 2)
    board.chance(17)
    assert (board.owned(1), state.credits[1]) == ({HULL_SAW, WINCH}, 0)
    board.do(c.END_TURN)
    assert board.who == 2
