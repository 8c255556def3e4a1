"""Random games followed by the slow reference: placing, areas, splitting, scoring, winning."""

from __future__ import annotations

import random

import pytest

from metalworks import Match
from metalworks.contract.types import Action
from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.components import METALS, Cell, Metal
from metalworks.games.metallurgie.view import MetallurgieView, Phase

from . import reference as ref
from .tables import see


class Turn:
    """What the reference remembers of a turn."""

    def __init__(self) -> None:
        self.laid: list[tuple[Metal, ref.Place]] = []
        self.area: set[ref.Place] = set()
        self.taken = 0


def first(part: set[ref.Place]) -> Cell:
    """The name of an area: its first position, row by row."""
    return Cell(*min(part, key=lambda place: (place[1], place[0])))


def placings(pattern: ref.Pattern, metals: list[Metal]) -> set[Action]:
    return {PlaceCard(metal, Cell(*place)) for metal in metals for place in ref.fits(pattern, metal)}


def may_follow(turn: Turn, action: Action) -> bool:
    """MGI-2.2: with this card all of the turn are of one metal, or all in one position and ascending."""
    assert isinstance(action, PlaceCard)
    laid = [*turn.laid, (action.metal, (action.at.q, action.at.r))]
    metals = [METALS.index(metal) for metal, _ in laid]
    one_metal = len(set(metals)) == 1
    ascending = metals == list(range(metals[0], metals[0] + len(metals)))
    return one_metal or (ascending and len({place for _, place in laid}) == 1)


def expected(view: MetallurgieView, turn: Turn) -> set[Action]:
    """All actions that the rules allow the player of this view."""
    pattern = ref.pattern_of(view)
    hand = view.seats[view.player].hand
    assert hand is not None
    held = [metal for metal in METALS if hand[metal]]
    if view.phase is Phase.START:
        return {DrawCard()} | placings(pattern, held)
    if view.phase is Phase.PLACE_DRAWN:
        assert view.drawn is not None
        return placings(pattern, [view.drawn])
    if view.phase is Phase.FOLLOW:
        return {EndTurn()} | {action for action in placings(pattern, held) if may_follow(turn, action)}
    if view.phase is Phase.CHOOSE_AREA:
        return {ScoreArea(first(part)) for _, part in ref.scoring(pattern)}
    assert view.phase is Phase.REMOVE
    return {TakeCard(Cell(*place)) for place in turn.area if ref.can_be_removed(pattern, place)}


def next_turn(view: MetallurgieView, before: Turn, action: Action) -> Turn:
    """What the reference remembers after an action, looking at the table before it."""
    pattern = ref.pattern_of(view)
    turn = Turn()
    turn.laid = list(before.laid)
    if isinstance(action, PlaceCard):
        turn.laid.append((action.metal, (action.at.q, action.at.r)))
        return turn
    if isinstance(action, TakeCard):
        place = (action.at.q, action.at.r)
        metal = pattern[place]
        after = ref.without(pattern, place)
        turn.area, turn.taken = before.area - {place}, before.taken + 1
        if turn.taken < ref.REMOVED[metal] and any(ref.can_be_removed(after, left) for left in turn.area):
            return turn
        pattern = after
    elif isinstance(action, DrawCard):
        return Turn()
    scoring = ref.scoring(pattern)
    if isinstance(action, ScoreArea):
        scoring = [found for found in scoring if action.at in found[1]]
    turn.area, turn.taken = (scoring[0][1], 0) if len(scoring) == 1 else (set(), 0)
    return turn


def check_areas(view: MetallurgieView) -> None:
    """MGI-3.1: the areas of the view are those of the reference."""
    pattern = ref.pattern_of(view)
    seen = {(area.metal, frozenset((at.q, at.r) for at in area.cells)) for area in view.areas}
    assert seen == {(metal, frozenset(part)) for metal, part in ref.areas(pattern)}
    scores = {(area.metal, area.cells[0]) for area in view.areas if area.scores}
    assert scores == {(metal, first(part)) for metal, part in ref.scoring(pattern)}
    assert len(ref.parts(set(pattern))) == 1  # MGI-3.4


def eager(match: Match, rng: random.Random, seat: int) -> Action:
    """Something legal, with more laying of cards than pure chance would give, so that much is scored."""
    actions = match.legal(seat)
    laying = [action for action in actions if isinstance(action, PlaceCard)]
    return rng.choice(laying) if laying and rng.random() < 0.85 else rng.choice(actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_agree_with_the_reference(seats: int, seed: int) -> None:
    match = Match.new("metallurgie", seats=seats, seed=seed)
    rng = random.Random(seed)
    turn, collected = Turn(), [0] * seats
    while not match.is_over:
        (seat,) = match.waiting
        view = see(match, seat)
        if view.phase is Phase.START:
            turn = Turn()
            assert not ref.scoring(ref.pattern_of(view))  # MGI-3.5: no turn ends with an area that scores
        check_areas(view)
        assert set(match.legal(seat)) == expected(view, turn)
        action = eager(match, rng, seat)
        if isinstance(action, TakeCard) and turn.taken == 0:
            collected[seat] += 1
        turn = next_turn(view, turn, action)
        match.play(seat, action)
        after = see(match, seat)
        # The reference knows by itself when areas are scored and when the turn passes on.
        assert (after.phase is Phase.REMOVE) == bool(turn.area) or after.phase is Phase.PLACE_DRAWN
        if after.phase is Phase.REMOVE:
            assert set(after.removing) == turn.area
            assert after.to_remove == ref.REMOVED[after.removing_metal or Metal.IRON] - turn.taken
    final = see(match, None)
    assert [sum(side.collected.values()) for side in final.seats] == collected
    assert match.result is not None
    best = max(
        (sum(side.collected.values()), *(side.collected[metal] for metal in reversed(METALS))) for side in final.seats
    )
    winners = [
        seat
        for seat, side in enumerate(final.seats)
        if (sum(side.collected.values()), *(side.collected[metal] for metal in reversed(METALS))) == best
    ]
    assert match.result.winners == tuple(winners)
    assert sum(collected) > 0
