"""Laws of one state: its bytes, its position, its words and views, its legal actions, its resampling."""

from __future__ import annotations

import msgspec

from metalworks.contract.game import Game
from metalworks.contract.types import Content, Viewer, viewer_number
from metalworks.kernel.checked import LawBroken
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State

encode = msgspec.json.Encoder().encode


def require(holds: bool, law: str) -> None:
    """Say which law is broken."""
    if not holds:
        raise LawBroken(law)


def viewers(state: State) -> list[Viewer]:
    """All who may look: every seat, and a spectator."""
    return [*range(int(state.seats)), None]


def choices(state: State) -> list[list[int]]:
    """The legal actions of every seat, in their order."""
    return [[int(code) for code in state.legal(seat)] for seat in range(int(state.seats))]


def looks(game: Game, state: State) -> list[bytes]:
    """What every viewer sees, as it goes over the wire."""
    return [game.encoded_view(state, viewer) for viewer in viewers(state)]


def check_bytes(game: Game, state: State) -> None:
    """Bytes and back is the same state."""
    data = state.to_bytes()
    again = game.from_bytes(data)
    require(again.to_bytes() == data, "a state read from bytes writes other bytes")
    require(again.epoch == state.epoch, "bytes lose the epoch")
    require(game.position(again) == game.position(state), "a state read from bytes has another position")
    require(choices(again) == choices(state), "a state read from bytes has other legal actions")
    require(looks(game, again) == looks(game, state), "a state read from bytes looks different")


def check_position(game: Game, content: Content, state: State) -> None:
    """A position is one line that reads back to the same position, choices and views."""
    position = game.position(state)
    require("\n" not in position, "a position is more than one line")
    again = game.read_position(position, content)
    require(game.position(again) == position, f"a position reads back as another: {position}")
    require(again.waiting() == state.waiting(), f"a position waits for others: {position}")
    require(choices(again) == choices(state), f"a position reads back with other legal actions: {position}")
    require(looks(game, again) == looks(game, state), f"a position reads back and looks different: {position}")
    require(game.options_of(again) == game.options_of(state), f"a position loses its options: {position}")
    if again.waiting() == CHANCE:
        require(list(again.outcomes()) == list(state.outcomes()), f"a position has other chance outcomes: {position}")


def check_words(game: Game, state: State) -> None:
    """Actions and outcomes have words that read back to the same numbers, also through JSON."""
    for codes in choices(state):
        for code in codes:
            action = game.action(code)
            require(game.code(action) == code, f"{action} reads back as another action")
            require(game.read_action(encode(action)) == action, f"{action} changes on the wire")
    if state.waiting() == CHANCE:
        for code, weight in enumerate(state.outcomes()):
            if weight:
                outcome = game.outcome(state, code)
                require(game.outcome_code(state, outcome) == code, f"{outcome} reads back as another outcome")
                require(game.read_outcome(encode(outcome)) == outcome, f"{outcome} changes on the wire")


def check_views(game: Game, state: State) -> None:
    """A view goes over the wire and arrives equal."""
    for viewer in viewers(state):
        view = game.view(state, viewer)
        require(msgspec.json.decode(encode(view), type=game.view_type) == view, f"a view of {viewer} changes")


def check_values(game: Game, state: State) -> None:
    """The seats share one expected victory; at the end it is the real one."""
    values = game.appraisal.values(state)
    require(len(values) == state.seats and all(value >= 0.0 for value in values), f"the values are {values}")
    require(abs(sum(values) - 1.0) < 1e-9, f"the values {values} are not one victory")
    if state.waiting() == OVER:
        require(values == state.returns(), f"at the end the values are {values}")


def check_observations(game: Game, state: State, observed: dict[tuple[Viewer, tuple[int, ...]], bytes]) -> None:
    """Where two views differ, so do the observations: one observation has one view and one list of choices."""
    for viewer in viewers(state):
        seen = (viewer, tuple(int(number) for number in state.observe(viewer_number(viewer))))
        choice = [] if viewer is None else [int(code) for code in state.legal(viewer)]
        look = encode((game.view(state, viewer), choice))
        require(observed.setdefault(seen, look) == look, f"{viewer} observes the same and sees something else")


def check_actions(state: State) -> None:
    """Every legal action can be carried out, and none of them changes the original."""
    before = state.to_bytes()
    for seat, codes in enumerate(choices(state)):
        for code in codes:
            after = state.copy()
            after.apply(seat, code)
            require(after.to_bytes() != before, f"action {code} of seat {seat} does nothing")
        if codes:
            drawn, listed = state.any_action(seat, Rng(state.epoch)), Rng(state.epoch).below(len(codes))
            require(drawn == codes[listed], f"a random action of seat {seat} is {drawn} and not that of the list")
    require(state.to_bytes() == before, "playing on copies changed the original")


def check_resample(game: Game, state: State, rng: Rng) -> bool:
    """No viewer can tell a resampled state from the real one; whether any of them differs from it."""
    before = state.to_bytes()
    differs = False
    for viewer in viewers(state):
        other = state.resample(viewer_number(viewer), rng)
        require(state.to_bytes() == before, "resampling changed the original")
        require(other.waiting() == state.waiting(), f"resampled for {viewer}, others must decide")
        number = viewer_number(viewer)
        require(list(other.observe(number)) == list(state.observe(number)), f"{viewer} observes what is hidden")
        require(game.encoded_view(other, viewer) == game.encoded_view(state, viewer), f"{viewer} sees hidden things")
        require(
            game.position_for(other, viewer) == game.position_for(state, viewer), f"a position tells {viewer} too much"
        )
        if viewer is not None:
            require(
                list(other.legal(viewer)) == list(state.legal(viewer)),
                f"the legal actions of seat {viewer} depend on hidden things",
            )
        differs = differs or other.to_bytes() != before
        _check_playable(other, rng)
    return differs


def _check_playable(state: State, rng: Rng, steps: int = 3) -> None:
    """A resampled state can be played on."""
    for _ in range(steps):
        waiting = int(state.waiting())
        if waiting == OVER:
            return
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        for seat in range(int(state.seats)):
            if waiting >> seat & 1:
                actions = state.legal(seat)
                require(len(actions) > 0, f"in a resampled state seat {seat} has no legal action")
                state.apply(seat, actions[rng.below(len(actions))])
                break
