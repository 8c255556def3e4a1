"""What computer players think that others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, prod

from metalworks.games.metallurgie.computer.areas import Areas
from metalworks.games.metallurgie.computer.hands import COUNTS, clues, imagine
from metalworks.games.metallurgie.rules.components import GOLD, IRON, METALS
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.setup import unseen
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State

from .tables import row, table

SAMPLES = 20_000


def late(hands: tuple[str, ...] = ("icc", "igg", "css")) -> Metallurgie:
    """A position of the eleventh turn: two cards of silver lie side by side."""
    state = table(i=row(5, 1), c=row(5), s=row(2, -1), hands=hands)._state
    assert isinstance(state, Metallurgie)
    state.turn = 30
    return state


def read(state: Metallurgie) -> Areas:
    areas = Areas()
    areas.read(state)
    return areas


def told(state: Metallurgie) -> list[int]:
    return [int(number) for number in clues(state, read(state))]


def hand(state: Metallurgie, seat: int) -> tuple[int, ...]:
    return tuple(int(state.hand[seat * METALS + metal]) for metal in range(IRON, METALS))


def test_only_what_is_hidden_is_imagined_and_no_card_is_lost() -> None:
    state, rng = late(), Rng(1)
    for viewer in range(3):
        for _ in range(200):
            other = imagine(state, viewer, clues(state, read(state)), rng)
            assert list(other.observe(viewer)) == list(state.observe(viewer))
            assert list(unseen(other, viewer)) == list(unseen(state, viewer))
            assert all(cards >= 0 for cards in other.deck)
            assert all(sum(hand(other, seat)) == 3 for seat in range(3))


def test_clues_follow_from_what_everybody_sees() -> None:
    assert told(late()) == told(late(("iig", "ccs", "cgg")))


def test_hands_are_drawn_as_often_as_cards_and_clues_say() -> None:
    state, rng = late(), Rng(2)
    pool = [int(cards) for cards in unseen(state, 0)][IRON:]
    factors = told(state)
    drawn = Counter(hand(imagine(state, 0, clues(state, read(state)), rng), 1) for _ in range(SAMPLES))
    likely = {
        cards: prod(comb(pool[kind], cards[kind]) * factors[kind * COUNTS + cards[kind]] for kind in range(4))
        for cards in all_hands()
    }
    total = sum(likely.values())
    for cards, weight in likely.items():
        share = weight / total
        assert abs(drawn[cards] / SAMPLES - share) < 0.003 + 4 * (share / SAMPLES) ** 0.5, cards


def test_two_cards_of_gold_are_expected_more_often_late_in_a_game() -> None:
    state, rng = late(), Rng(3)
    imagined = [imagine(state, 0, clues(state, read(state)), rng) for _ in range(SAMPLES)]
    drawn = [state.resample(0, rng) for _ in range(SAMPLES)]
    assert golden(imagined) > 2 * golden(drawn) > 0


def golden(states: Sequence[State]) -> int:
    """In how many of them the next seat holds two cards of gold or more."""
    return sum(1 for state in states if isinstance(state, Metallurgie) and state.hand[METALS + GOLD] >= 2)


def all_hands() -> list[tuple[int, ...]]:
    """The hands of three cards, by metal."""
    hands = [(i, c, s, 3 - i - c - s) for i in range(4) for c in range(4) for s in range(4)]
    return [hand for hand in hands if hand[3] >= 0]
