"""What a game looks like in hindsight: the chances at every decision, where they turned, and what was a mistake.

Every decision is judged from what its seat could know then, not from what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import msgspec

from metalworks.contract.game import Game
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players.search.tree import Search
from metalworks.players.searching import Advice, Limits, Tried, never, think
from metalworks.players.weights import appraisal_of
from metalworks.table.match import Match

ITERATIONS = 200  # a decision
ASSESSING = 2  # the action that was taken gets one in so many iterations more, and so does the one that was better
TURN = 0.1  # the least change of the chances that is a turning point
MISTAKE = 0.05  # the least share of the victory that a mistake loses
CERTAIN = 2.0  # standard errors that a difference must have
MOST_TURNS = 6
FEW = 5  # of the actions that were tried are told for each decision
ADVICE_ITERATIONS = 400
ADVICE_SECONDS = 2.0  # somebody waits for it


class Considered(msgspec.Struct, frozen=True):
    """One action that might have been taken, as the search saw it."""

    action: int  # in the rules' own numbers
    notation: object  # the same as journals write it
    visits: int  # 0 for the one that was played, where the search would not have looked at it
    value: float  # the share of the victory that is expected after it
    error: float  # the standard error of that
    share: float  # how often it should be played


class Judged(msgspec.Struct, frozen=True):
    """One decision of a game."""

    step: int  # of the match, from 0
    seat: int
    values: list[float]  # the expected share of the victory of every seat, before the decision
    error: float  # the standard error of the deciding seat's
    played: int  # in the rules' own numbers
    value: float  # what it was worth to the seat
    better: int | None  # what would have been better, where it was a mistake
    lost: float  # the share of the victory that was lost by it
    errors: list[float] = []  # the standard errors of the values are at most these, by seat
    considered: list[Considered] = []  # the best few actions and the one that was played, the best first


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    names: list[str]
    iterations: int
    decisions: list[Judged]
    turns: list[int]  # numbers of decisions: from each to the next the chances turned
    mistakes: list[int]  # numbers of decisions, the greatest first
    result: list[float]  # the shares of the victory; empty for a game that is not over


def judge(match: Match, seat: int, played: int, iterations: int, cancelled: Callable[[], bool] = never) -> Judged:
    """What a seat could have known about a decision that it is about to make."""
    state, rng = match.sample(seat)
    limits = Limits(iterations=iterations)
    search = limits.search(appraisal_of(match.game.id), seat)
    advice = think(search, state, limits, rng, cancelled)
    best = wisest(advice)
    value, error = best.value, best.error
    better = None
    lost = 0.0
    if best.action != played:
        seed = int(rng.next())
        trials = max(8, iterations // ASSESSING)
        mine, mine_error = worth_of(search, state, played, trials, seed)
        theirs, theirs_error = worth_of(search, state, best.action, trials, seed)
        value, error = mine, max(mine_error, theirs_error)
        if theirs - mine >= max(MISTAKE, CERTAIN * error):
            better, lost = best.action, theirs - mine
    few = sorted(advice.tried, key=lambda one: -one.share)[:FEW] if advice.joint else advice.tried[:FEW]
    if all(one.action != played for one in few):
        unseen = Tried(played, 0, value, error, 0.0)
        few.append(next((one for one in advice.tried if one.action == played), unseen))
    considered = [
        Considered(one.action, _notation(match.game, one.action), one.visits, one.value, one.error, one.share)
        for one in few
    ]
    return Judged(
        match.steps, seat, advice.values, error, played, value, better, lost, _errors(search, match.seats), considered
    )


def _errors(search: Search, seats: int) -> list[float]:
    """The standard errors of what a search expects for each seat; rather too large, since all it tried spreads more
    than the plan does that it expects.
    """
    tries = int(search.plans[0].visits) if search.plans else int(search.done)
    return [min(1.0, search.spread(seat) / sqrt(max(1, tries))) for seat in range(seats)]


def _notation(game: Game, code: int) -> object:
    found: object = msgspec.to_builtins(game.action(code))
    return found


class Best(msgspec.Struct, frozen=True):
    """What is best in a position, and how it compares with the next best."""

    action: int
    chance: float | None = None  # the expected share of the victory; None where there is nothing to compare
    other: int | None = None
    other_chance: float = 0.0
    error: float = 0.0  # the standard error of what the two differ by


def advise(game: Game, state: State, seat: int, rng: Rng, seconds: float = ADVICE_SECONDS) -> Best:
    """What a seat had best do in a state that it cannot tell from the real one, and why."""
    actions = state.candidates(seat)
    if len(actions) == 1:
        return Best(int(actions[0]))
    limits = Limits(ADVICE_ITERATIONS, min(seconds, ADVICE_SECONDS))
    search = limits.search(appraisal_of(game.id), seat)
    advice = think(search, state, limits, rng, never)
    best = wisest(advice)
    others = [one for one in advice.tried if one.action != best.action]
    if not others:
        return Best(best.action, best.value, error=best.error)
    other = max(others, key=lambda one: (one.share, one.value) if advice.joint else (one.value, one.share))
    seed = int(rng.next())
    trials = max(8, min(advice.iterations, ADVICE_ITERATIONS) // ASSESSING)
    mine, mine_error = worth_of(search, state, best.action, trials, seed)
    theirs, theirs_error = worth_of(search, state, other.action, trials, seed)
    return Best(best.action, mine, other.action, theirs, max(mine_error, theirs_error))


def worth_of(search: Search, state: State, action: int, trials: int, seed: int) -> tuple[float, float]:
    """What an action is worth to the viewer of a search that has thought about the same state, and its error.

    Two actions are compared with the same seed, so that luck does not decide which was better. Where the turn goes on
    after an action, it is worth what the best rest of the turn is: else a search that has planned one of them to its
    end would find all others wanting.
    """
    seat = int(search.viewer)
    after = state.resample(seat, Rng(seed))
    search.appraisal.reopen(after, seat)
    is_joint = int(after.waiting()) != 1 << seat
    if not is_joint:
        epoch = after.epoch
        after.apply(seat, action)
        if after.epoch == epoch and int(after.waiting()) == 1 << seat:
            limits = Limits(iterations=trials)
            advice = think(limits.search(search.appraisal, seat), after, limits, Rng(seed), never)
            return advice.values[seat], wisest(advice).error
    return search.assess(state, action, trials, Rng(seed))


def wisest(advice: Advice) -> Tried:
    """The best of what was tried; of a joint choice the one that should be played most often."""
    return max(advice.tried, key=lambda one: one.share) if advice.joint else advice.tried[0]


def walk(
    text: str, iterations: int = ITERATIONS, cancelled: Callable[[], bool] = never
) -> Iterator[tuple[Match, Judged | None]]:
    """Follow a journal: after each decision with something to choose its judgement, at the end the match alone.

    The match is at the moment before the decision. What was undone later is judged like everything else.
    """
    match, lines = Match.open(text)
    for number, line in enumerate(lines, 2):
        if line.action and not line.undo:
            seat = line.seat
            codes = match.codes(seat, match.game.read_action(line.action))
            if len(match.candidate_codes(seat)) > 1 and seat in match.waiting:
                yield match, judge(match, seat, codes[0], iterations, cancelled)
        match.follow(line, number)
    yield match, None


def analyse(text: str, iterations: int = ITERATIONS, cancelled: Callable[[], bool] = never) -> Analysis:
    """A whole journal at once."""
    decisions: list[Judged] = []
    for match, judged in walk(text, iterations, cancelled):
        if judged is None:
            return finished(match, iterations, decisions)
        decisions.append(judged)
    raise AssertionError  # a walk ends with the match


def finished(match: Match, iterations: int, decisions: list[Judged]) -> Analysis:
    """Where the chances turned, and the mistakes, of a game that was walked through."""
    result = match.returns if match.is_over else []
    mistakes = [number for number, one in enumerate(decisions) if one.better is not None]
    mistakes.sort(key=lambda number: -decisions[number].lost)
    return Analysis(
        match.game.id, list(match.names), iterations, decisions, turning_points(decisions, result), mistakes, result
    )


def turning_points(decisions: Sequence[Judged], result: Sequence[float]) -> list[int]:
    """The decisions after which the chances of a seat changed most, in their order; none where nobody had a choice.

    What the next to decide knows more, such as their own cards, is no turn: what counts is how far the chances have
    changed in the eyes of the same seat too, when it decides again.
    """
    swings = []
    after = result  # the chances at the next decision,
    again: dict[int, Sequence[float]] = {}  # and at the next of each seat
    for number in range(len(decisions) - 1, -1, -1):
        one = decisions[number]
        own = again.get(one.seat, result)
        if own:  # otherwise nobody knows yet
            swing = max(map(_common, one.values, after, own))
            if swing >= max(TURN, CERTAIN * one.error):
                swings.append((swing, number))
        again[one.seat] = after = one.values
    return sorted(number for _, number in sorted(swings, reverse=True)[:MOST_TURNS])


def _common(before: float, *after: float) -> float:
    """How far a chance has changed to all of these, all in one direction."""
    changes = [each - before for each in after]
    return max(min(changes), -max(changes), 0.0)
