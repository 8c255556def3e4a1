"""What a game looks like in hindsight: the chances at every decision, where they turned, and what was a mistake.

Every decision is judged from what its seat could know then, not from what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from metalworks.kernel.rng import Rng
from metalworks.players.search.tree import Search
from metalworks.players.searching import TURN_NODES, Advice, Limits, Tried, never, think
from metalworks.table.match import Match

ITERATIONS = 200  # a decision
ASSESSING = 2  # the action that was taken gets one in so many iterations more, and so does the one that was better
TURN = 0.1  # the least change of the chances that is a turning point
MISTAKE = 0.05  # the least share of the victory that a mistake loses
CERTAIN = 2.0  # standard errors that a difference must have
MOST_TURNS = 6


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
    search = Search(match.game.appraisal, seat, TURN_NODES)
    advice = think(search, state, Limits(iterations=iterations), rng, cancelled)
    best = wisest(advice)
    value, error = best.value, best.error
    better = None
    lost = 0.0
    if best.action != played:
        # On the same draws, so that luck does not decide which was better.
        seed = int(rng.next())
        trials = max(8, iterations // ASSESSING)
        mine, mine_error = search.assess(state, played, trials, Rng(seed))
        theirs, theirs_error = search.assess(state, best.action, trials, Rng(seed))
        value, error = mine, max(mine_error, theirs_error)
        if theirs - mine >= max(MISTAKE, CERTAIN * error):
            better, lost = best.action, theirs - mine
    return Judged(match.steps, seat, advice.values, error, played, value, better, lost)


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
    """The decisions after which the chances of a seat changed most, in their order."""
    after = [one.values for one in decisions[1:]] + ([list(result)] if result else [])
    swings = []
    for number, later in enumerate(after):
        one = decisions[number]
        swing = max(abs(new - old) for new, old in zip(later, one.values, strict=True))
        if swing >= max(TURN, CERTAIN * one.error):
            swings.append((swing, number))
    return sorted(number for _, number in sorted(swings, reverse=True)[:MOST_TURNS])
