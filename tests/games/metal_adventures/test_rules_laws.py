"""Random games of the rules alone: nothing is lost, every game ends, nothing hidden comes through."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.computer.appraisal import MetalAdventuresAppraisal
from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules.content import EVENTS, IMPROVEMENTS, SHIPS, TROPHIES
from metalworks.games.metal_adventures.rules.game import MetalAdventures, from_bytes, new_game
from metalworks.kernel.checked import Trail, checked_step
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, SPECTATOR
from tests.games.metal_adventures.house import HOUSE

SAMPLE_EVERY = 40
APPRAISAL = MetalAdventuresAppraisal()


def bits(mask: int) -> list[int]:
    return [number for number in range(64) if mask >> number & 1]


def check_pieces(state: MetalAdventures) -> None:
    """Every card is in one place, and 72 credits are on the table (MAD-1.4 to MAD-1.6)."""
    assert state.bank + state.pot + sum(state.credits) + sum(state.treasure) == c.ALL_CREDITS
    assert min([*state.credits, *state.treasure, state.pot]) >= 0
    places = [state.near, state.deep, state.mixed, state.face_up, state.karokum, state.gone, *state.wrecks]
    ships = [ship for mask in places for ship in bits(mask)]
    if state.kind in (c.IN_SPACE, c.VIA_KAROKUM) and state.target != c.NO_CARD and state.target not in ships:
        ships.append(int(state.target))
    assert sorted(ships) == list(range(SHIPS))
    events = [state.near_events, state.deep_events, state.mixed_events, state.gone_events]
    assert sorted(event for mask in events for event in bits(mask)) == list(range(EVENTS))
    improvements = [card for mask in [state.stock, state.aside, state.bazaar, *state.owned] for card in bits(mask)]
    improvements += [int(card) for card in state.market if card != c.NO_CARD] + [int(card) for card in state.bottom]
    assert sorted(improvements) == list(range(IMPROVEMENTS))
    trophies = bits(state.pool) + [int(card) for card in [*state.hand, *state.queue, *state.drawn] if card >= 0]
    assert sorted(trophies) == list(range(TROPHIES))
    assert sum(card == c.UNDECIDED for card in state.queue) == len(bits(state.pool))
    assert max(state.damage) <= c.MOST_DAMAGE
    assert max(state.judgment) <= c.MOST_JUDGMENT
    assert max(len(bits(owned)) for owned in state.owned) <= c.MOST_IMPROVEMENTS
    assert len(state.promises) // c.PROMISE_INTS <= c.MOST_PROMISES * state.seats * (state.seats - 1)


def check_secrets(state: MetalAdventures, rng: Rng) -> None:
    """MAD-1.8, MAD-7.22: what is drawn again looks the same and can be played on."""
    for viewer in [*range(state.seats), SPECTATOR]:
        other = state.resample(viewer, rng)
        assert isinstance(other, MetalAdventures)
        check_pieces(other)
        assert other.waiting() == state.waiting()
        assert list(other.observe(viewer)) == list(state.observe(viewer))
        if viewer != SPECTATOR:
            assert list(other.legal(viewer)) == list(state.legal(viewer))
            assert list(other.candidates(viewer)) == list(state.candidates(viewer))
            assert APPRAISAL.appraise(other, viewer) == APPRAISAL.appraise(state, viewer)
        for _ in range(8):
            if not checked_step(other, rng, Trail()):
                break


def play(seats: int, hunters: int, seed: int) -> MetalAdventures:
    state, rng, trail = new_game(HOUSE, seats, hunters), Rng(seed), Trail()
    while checked_step(state, rng, trail):
        if rng.below(SAMPLE_EVERY) == 0:
            check_pieces(state)
            check_secrets(state, rng)
            again = from_bytes(state.to_bytes())
            assert again.to_bytes() == state.to_bytes()
            assert again.hash() == state.hash()
    check_pieces(state)
    return state


@pytest.mark.compiled_only  # thousands of decisions a game; `test_both_modes_agree` plays them interpreted
@pytest.mark.rule("MAD-1.1", "MAD-1.4", "MAD-1.5", "MAD-1.6", "MAD-1.8", "MAD-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    for seed in range(2):
        state = play(seats, seed % 2, seed * 31 + seats)
        assert state.waiting() == OVER
        assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.rule("MAD-3.7", "MAD-7.17")
def test_waiting_never_depends_on_what_is_hidden() -> None:
    """Every seat sees the same `waiting` after another one's secrets are drawn again, step by step."""
    rng = Rng(5)
    state = new_game(HOUSE, 4, c.WHOLE_DECK)
    for _ in range(1500):
        if state.waiting() == OVER:
            break
        if state.waiting() == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        seat = next(seat for seat in range(4) if state.waiting() >> seat & 1)
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        for viewer in [*range(4), SPECTATOR]:
            if viewer == seat:
                continue
            other = state.resample(viewer, rng)
            assert other.waiting() == state.waiting()
        state.apply(seat, action)
