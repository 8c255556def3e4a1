"""Nothing hidden leaks: a match and its double that differ only in what a viewer cannot know.

Both go on in lockstep. What the viewer sees, may do, hears of and may keep as journal must stay
equal, byte for byte, as long as nothing that really differs comes out.
"""

from __future__ import annotations

import msgspec

from metalworks.contract.types import Action, Outcome, Viewer, may_know, viewer_number
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State, only
from metalworks.laws.match import real_state
from metalworks.laws.state import encode, require
from metalworks.table.journal import Journal, Line
from metalworks.table.match import Match


def check_secrets(match: Match, viewer: Viewer, rng: Rng, steps: int = 12) -> None:
    """Play a match and its double on for some steps."""
    state = real_state(match)
    double = state.resample(viewer_number(viewer), rng)
    pair = (_twin(match, state), _twin(match, double))
    _compare(pair, viewer)
    for _ in range(steps):
        if not _step(pair, viewer, rng) or pair[0].is_over or pair[1].is_over:
            return
        _compare(pair, viewer)


def _twin(match: Match, state: State) -> Match:
    """A match that begins at this state, and whose journal begins at its position."""
    header = match.journal.header
    begun = msgspec.structs.replace(header, position=match.game.position(state))
    return Match(match.game, state, match.content, Journal(begun))


def _compare(pair: tuple[Match, Match], viewer: Viewer) -> None:
    one, two = pair
    require(one.encoded_view(viewer) == two.encoded_view(viewer), f"{viewer} sees what is hidden in {one.position}")
    require(encode(one.events(viewer)) == encode(two.events(viewer)), f"{viewer} hears of what is hidden")
    require(one.journal_for(viewer) == two.journal_for(viewer), f"the journal tells {viewer} what is hidden")
    if viewer is not None:
        require(one.legal(viewer) == two.legal(viewer), f"the choices of {viewer} tell what is hidden")
        require(one.can_undo(viewer) == two.can_undo(viewer), f"undo tells {viewer} what is hidden")


def _step(pair: tuple[Match, Match], viewer: Viewer, rng: Rng) -> bool:
    """The same step in both, as far as the viewer may know; False where the two must part."""
    states = [real_state(match) for match in pair]
    waiting = [int(state.waiting()) for state in states]
    require(waiting[0] == waiting[1], f"who must decide tells {viewer} what is hidden")
    if waiting[0] == OVER:
        return False
    if waiting[0] == CHANCE:
        return _resolve(pair, states, viewer, rng)
    seats = [seat for seat in range(pair[0].seats) if waiting[0] >> seat & 1]
    seat = seats[rng.below(len(seats))]
    both = set(pair[1].legal_codes(seat))
    common = [code for code in pair[0].legal_codes(seat) if code in both]
    if not common:
        return False
    code = common[rng.below(len(common))]
    _check_secret_choice(pair[0], seat, code, viewer)
    for match in pair:
        match.follow(Line(seat=seat, action=_plain(match.game.action(code))))
    # A choice that ends an epoch may turn up what was chosen in secret before: there the two part.
    return bool(real_state(pair[0]).epoch == states[0].epoch)


def _resolve(pair: tuple[Match, Match], states: list[State], viewer: Viewer, rng: Rng) -> bool:
    audiences = [pair[0].game.outcome_audience(state) for state in states]
    require(audiences[0] == audiences[1], f"who sees a chance outcome tells {viewer} what is hidden")
    weights = [[int(weight) for weight in state.outcomes()] for state in states]
    if may_know(viewer, audiences[0]):
        common = [code for code, (one, two) in enumerate(zip(*weights, strict=True)) if one and two]
        if not common:
            return False
        fallen = [common[rng.below(len(common))]] * 2
    else:  # the viewer sees nothing of it: resolve it differently
        fallen = [int(rng.weighted(state.outcomes())) for state in states]
    for match, state, code in zip(pair, states, fallen, strict=True):
        match.follow(Line(chance=_plain(match.game.outcome(state, code))))
    return True


def _check_secret_choice(match: Match, seat: int, code: int, viewer: Viewer) -> None:
    """A choice that only its seat may see looks to others like any other choice, until the epoch ends."""
    game, state = match.game, real_state(match)
    if may_know(viewer, game.action_audience(state, seat, code)):
        return
    looks = set()
    for other in state.legal(seat):
        after = state.copy()
        after.recording = True
        if game.action_audience(state, seat, int(other)) == only(seat):
            after.apply(seat, other)
            if after.epoch == state.epoch and after.waiting() not in (OVER, CHANCE):
                noted = game.events(after, [int(number) for number in after.log])
                heard = [event for audience, event in noted if may_know(viewer, audience)]
                looks.add((int(after.waiting()), game.encoded_view(after, viewer), encode(heard)))
    by_waiting = {waiting for waiting, _, _ in looks}
    require(len(looks) <= len(by_waiting), f"a secret choice of seat {seat} shows to {viewer}")


def _plain(thing: Action | Outcome) -> dict[str, object]:
    values: dict[str, object] = msgspec.to_builtins(thing)
    return values
