"""Random positions of random games, for properties that hold at every table."""

from __future__ import annotations

from hypothesis import strategies as st

from metalworks.contract.types import Content
from metalworks.games.metallum import GAME
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.game import Metallum
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER

EDITIONS = ("en", "de", "pl")


def random_state(seed: int, steps: int, edition: str = "en", content: Content | None = None) -> Metallum:
    """A game after so many random decisions, or at its end."""
    state = GAME.start(2, GAME.read_options({"edition": edition}), content or GAME.load_content())
    assert isinstance(state, Metallum)
    rng = Rng(seed)
    while (waiting := int(state.waiting())) != OVER and (steps > 0 or waiting == CHANCE):
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seats = [seat for seat in (0, 1) if waiting >> seat & 1]
        seat = seats[rng.below(len(seats))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        steps -= 1
    return state


def positions(most: int = 330) -> st.SearchStrategy[str]:
    """Positions of random games in all editions, from the first decision to after the last."""
    return st.builds(
        lambda seed, steps, edition: GAME.position(random_state(seed, steps, edition)),
        st.integers(0, 10**6),
        st.integers(0, most),
        st.sampled_from(EDITIONS),
    )


def programming_state(seed: int, edition: str, rounds: int) -> Metallum:
    """A game at the beginning of a programming phase, after so many rounds."""
    steps = 0
    state = random_state(seed, 0, edition)
    rng = Rng(seed)
    while int(state.round) <= rounds or int(state.phase) != c.PROGRAMMING:
        waiting = int(state.waiting())
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = 0 if waiting & 1 else 1
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        steps += 1
    return state
