"""Laws of a match: what it refuses, undoes, writes down and reads again."""

from __future__ import annotations

from metalworks.contract.game import Game
from metalworks.contract.problems import Refused
from metalworks.contract.types import Action, Viewer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.laws.state import choices, encode, looks, require
from metalworks.table.match import Match

Snapshot = tuple[str, int, list[list[int]], list[bytes]]
PastStep = tuple[int, Action, State]  # who did what, and the state before it


def all_viewers(match: Match) -> list[Viewer]:
    return [*range(match.seats), None]


def snapshot(game: Game, state: State) -> Snapshot:
    """Everything that can be seen of a state: position, who waits, every choice, every view."""
    return game.position(state), int(state.waiting()), choices(state), looks(game, state)


def now(match: Match) -> Snapshot:
    """The same of a match as it stands."""
    return snapshot(match.game, real_state(match))


def real_state(match: Match) -> State:
    """What nobody at the table may have: a copy of the state with everything hidden."""
    return match._state.copy()


def all_events(match: Match) -> list[bytes]:
    """The events that every viewer knows of so far."""
    return [encode(match.events(viewer)) for viewer in all_viewers(match)]


def check_refusals(match: Match, actions: list[Action], rng: Rng, tries: int = 4) -> None:
    """What is not legal is refused with a reason and a rule, and changes nothing."""
    before, lines = match.position, len(match.journal.lines)
    for _ in range(tries):
        seat = int(rng.below(match.seats))
        action = actions[rng.below(len(actions))]
        if action in match.legal(seat):
            continue
        try:
            match.play(seat, action)
        except Refused as refused:
            require(bool(refused.key), f"{action} is refused without a reason")
            require(refused.rule.startswith(match.game.clauses), f"{action} is refused without a rule: {refused.key}")
        else:
            require(False, f"seat {seat} carried out {action}, which is not legal")
        require(match.position == before, f"the refused {action} changed the position")
        require(len(match.journal.lines) == lines, f"the refused {action} was written down")


def check_undo(match: Match, seat: int, action: Action, before: State) -> None:
    """Undo of the step just played restores exactly what was before it, or is refused; played again it is the same."""
    after = now(match)
    if not match.can_undo(seat):
        refuse_undo(match, seat)
        require(now(match) == after, "a refused undo changed the match")
        return
    match.undo(seat)
    _restored(match, before)
    match.play(seat, action)
    require(now(match) == after, "playing a step again after undo came out differently")


def check_barrier(match: Match, past: list[PastStep]) -> None:
    """All steps of this epoch can be undone one after the other, and not one more."""
    for seat, _, before in reversed(past):
        require(match.can_undo(seat), "a step of this epoch cannot be undone")
        match.undo(seat)
        _restored(match, before)
    for seat in range(match.seats):
        require(not match.can_undo(seat), "undo goes past the barrier")
        refuse_undo(match, seat)
    for seat, action, before in past:
        require(match.position == match.game.position(before), "steps played again came out differently")
        match.play(seat, action)


def _restored(match: Match, before: State) -> None:
    was = snapshot(match.game, before)
    require(now(match) == was, f"undo did not restore {was[0]}")


def refuse_undo(match: Match, seat: int) -> None:
    try:
        match.undo(seat)
    except Refused:
        return
    require(False, f"seat {seat} undid a step it could not")


def check_journal(match: Match) -> Match:
    """The journal tells the same match again: position, views, events, and itself. Returns that match."""
    text = match.journal.dumps()
    again = Match.replay(text)
    require(again.journal.dumps() == text, "a replayed journal differs")
    require(now(again) == now(match), "a replayed journal ends in another position")
    require(all_events(again) == all_events(match), "a replayed journal has other events")
    require(again.result == match.result, "a replayed journal has another result")
    return again


def check_result(match: Match) -> None:
    """The result names the seats that share the victory."""
    result = match.result
    require(result is not None and match.waiting == (), "a match that is over has no result")
    assert result is not None
    state, _ = match.sample(0)
    winners = tuple(seat for seat, share in enumerate(state.returns()) if share > 0)
    require(result.winners == winners, f"the result names {result.winners}, the shares say {winners}")
    require(len(result.points) == match.seats and result.rule != "", "a result without points or rule")
