"""MAD-1.8, MAD-3.7, MAD-7.22: nothing that a viewer gets depends on what is hidden from them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules.game import MetalAdventures
from metalworks.games.metal_adventures.rules.ledger import TROPHY_ITEM, WRECK_ITEM
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import SPECTATOR, State

from .builder import BARRENS, IMPERIAL, WEAK_SOLAR, Board, term

GIVE, WANT, PROMISE, ASK = range(4)
BIG_ONE, HONOUR = 4, 17
Seen = list[list[object]]


def watch(board: Board, viewers: tuple[int, ...], steps: list[Callable[[Board], None]]) -> Seen:
    """What viewers see, and who is waited for, after each of several steps."""
    seen: Seen = []
    for step in steps:
        step(board)
        heard = board.state.take_log()
        rows = [tuple(int(n) for n in heard[i : i + 7]) for i in range(0, len(heard), 7)]
        seen.append(
            [int(board.state.waiting())]
            + [[int(number) for number in board.state.observe(viewer)] for viewer in viewers]
            + [[row[1:] for row in rows if row[0] >> viewer & 1] for viewer in viewers]
        )
    return seen


def state_of(state: State) -> MetalAdventures:
    assert isinstance(state, MetalAdventures)
    return state


def quiet_turn() -> list[Callable[[Board], None]]:
    return [
        lambda board: board.do(c.TRAVEL),
        lambda board: board.do(c.PAY_BROTHERHOOD),
        lambda board: board.do(c.RAID, printed.EXXALIA),
        lambda board: board.do(c.GO_ALONE),
        lambda board: board.do(c.KEEP_FAKTOR_BACK),
        lambda board: board.chance(1, 6),
    ]


@pytest.mark.rule("MAD-3.7", "MAD-1.8")
def test_who_holds_a_fulfilled_trophy_shows_nowhere_until_it_is_revealed() -> None:
    """Seat 1 has equipment of power 3 and holds The Big One, or does not."""
    seen = []
    for hand in ((BIG_ONE, 3, 5), (HONOUR, 3, 5)):
        board = Board(hands=[(0, 1, 2), hand, (6, 7, 8)])
        board.own(1, 1)
        seen.append(watch(board, (0, 2, SPECTATOR), quiet_turn()))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-3.7")
def test_holding_back_shows_nowhere_before_the_end_of_the_turn() -> None:
    seen = []
    for holds in (True, False):
        board = Board(hands=[(0, 1, 2), (BIG_ONE, 3, 5), (6, 7, 8)])
        board.own(1, 1)
        if holds:
            board.do(c.HOLD_BACK, BIG_ONE, 1)
        board.events()
        seen.append(watch(board, (0, 2, SPECTATOR), quiet_turn()))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-7.17", "MAD-7.22")
@pytest.mark.parametrize("picked", [(64 + 0, 64 + 1), (WEAK_SOLAR, IMPERIAL)])
def test_what_an_open_offer_means_shows_nowhere(picked: tuple[int, int]) -> None:
    item = TROPHY_ITEM if picked[0] >= 64 else WRECK_ITEM
    seen = []
    for card in picked:
        board = Board()
        board.wreck(0, WEAK_SOLAR, IMPERIAL, BARRENS)
        board.do(c.OPEN_DEAL, 1)
        board.do(c.ADD_TERM, term(GIVE, item))
        if item == TROPHY_ITEM:
            board.do(c.CLAIM, 0)
        board.do(c.PROPOSE)
        board.do(c.PICK, card)
        seen.append(watch(board, (1, 2, SPECTATOR), [lambda board: board.do(c.DECLINE)]))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-7.17")
def test_whether_a_pick_is_asked_for_depends_on_public_facts_only() -> None:
    """Two Solar wrecks, or one and another: the maker is asked all the same."""
    waiting = []
    for ships in ((WEAK_SOLAR, 1), (WEAK_SOLAR, IMPERIAL)):
        board = Board()
        board.wreck(0, *ships)
        board.do(c.OPEN_DEAL, 1)
        board.do(c.ADD_TERM, term(GIVE, WRECK_ITEM + 1 + printed.SOLAR))
        board.do(c.PROPOSE)
        waiting.append(int(board.state.waiting()))
    assert waiting == [1, 1]


@pytest.mark.rule("MAD-1.8", "MAD-3.9")
def test_resampling_honours_what_was_seen() -> None:
    board = Board()
    board.offer(1, term(GIVE, TROPHY_ITEM), term(WANT, TROPHY_ITEM))
    board.do(c.PICK, 64 + 1)
    board.do(c.ACCEPT)
    board.do(c.PICK, 64 + 3)
    hands = set()
    for seed in range(30):
        other = board.state.resample(0, Rng(seed))
        assert list(other.observe(0)) == list(board.state.observe(0))
        cards = [int(card) for card in state_of(other).hand]
        assert cards[:2] == [0, 3], "one's own"
        assert cards[4] == 1, "the one given is known"
        hands.add(cards[3])
    assert len(hands) > 3, "the other one is not"


@pytest.mark.rule("MAD-3.9")
def test_a_resampled_deck_keeps_what_was_revealed_in_its_place() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, 3, 5), (6, 7, 8)])
    board.own(1, 1)
    board.do(c.REVEAL, BIG_ONE, 1)
    for seed in range(20):
        other = board.state.resample(2, Rng(seed))
        queue = [int(card) for card in state_of(other).queue]
        assert queue[-1] == BIG_ONE
        assert queue[-2] == 8, "their own third"
        assert queue[:9] == [c.UNDECIDED] * 9
