"""A match: undo and its barrier, events, and the journal that a viewer may have."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import msgspec
import pytest

import metalworks
from metalworks import Match, Refused
from metalworks._mode import is_compiled
from metalworks.contract.types import Event, StepUndone
from metalworks.kernel.state import State
from metalworks.table import kept
from metalworks.table.journal import Journal, Line, Seat
from metalworks.table.past import MARK, RUNG, Epoch
from metalworks.table.step import Step
from tests.games.metallurgie.tables import COPPER, DRAW, END, IRON, place, position, see, table

OURS = str(metalworks.__file__).removesuffix("__init__.py")


def refused_undo(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    return caught.value.key


def test_steps_are_undone_one_by_one_to_the_start_of_the_turn() -> None:
    match = table(hands=("iic", "iii"))
    start = (match.position, match.view(0), match.legal(0))
    match.play(0, place(IRON, 2, 0))
    once = (match.position, match.view(0), match.legal(0))
    match.play(0, place(IRON, 3, 0))
    match.undo(0)
    assert (match.position, match.view(0), match.legal(0)) == once
    match.undo(0)
    assert (match.position, match.view(0), match.legal(0)) == start
    assert not match.can_undo(0)
    assert refused_undo(match, 0) == "refused-nothing-to-undo"


def test_after_undo_another_step_can_be_played_and_undone() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    match.undo(0)
    match.play(0, place(COPPER, 0, 1))
    assert len(see(match).pattern) == 7
    match.undo(0)
    assert not match.can_undo(0)


def test_nothing_is_undone_past_a_card_that_came_out() -> None:
    match = table(hands=("iic", "iii"), deck="i" * 9)
    match.play(0, DRAW)
    assert not match.can_undo(0)
    assert refused_undo(match, 0) == "refused-undo-barrier"
    match.play(0, place(IRON, 2, 0))
    match.undo(0)
    assert see(match).drawn is IRON
    assert refused_undo(match, 0) == "refused-undo-barrier"


def test_nothing_is_undone_past_the_end_of_the_turn() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    match.play(0, END)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        assert refused_undo(match, seat).startswith("refused-")


def test_nobody_undoes_the_step_of_another() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    assert refused_undo(match, 1) == "refused-nothing-to-undo"
    assert match.can_undo(0)


def test_nothing_is_undone_after_the_end() -> None:
    match = table(hands=("iic", "iii"), deck="")
    match.play(0, DRAW)
    assert refused_undo(match, 0) == "refused-undo-barrier"


def test_undo_is_an_event_and_the_step_is_forgotten() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    assert match.undo(0) == [StepUndone(0)]
    assert match.events(1) == [StepUndone(0)]
    assert match.journal.dumps().splitlines()[-1] == '{"seat":0,"undo":true}'


def test_a_journal_with_undo_replays_to_the_same_match() -> None:
    match = table(hands=("iic", "iii"), deck="c" * 20)
    for at in ((2, 0), (1, 1)):
        match.play(0, place(IRON, *at))
        match.undo(0)
    match.play(0, place(IRON, 2, 0))
    match.play(0, END)
    again = Match.replay(match.journal.dumps())
    assert again.position == match.position
    assert again.events(None) == match.events(None)


def test_play_returns_the_events_that_its_seat_may_know() -> None:
    match = table(hands=("icc", "iii"), deck="s" * 9)
    match.play(0, place(IRON, 2, 0))
    kinds = [msgspec.to_builtins(event)["event"] for event in match.play(0, END)]
    assert kinds == ["turn_ended", "card_refilled"]


def test_seats_are_numbers_names_or_seats() -> None:
    assert Match.new("metallurgie", seats=3, seed=1).names == ("P1", "P2", "P3")
    match = Match.new("metallurgie", seats=["Ana", Seat("Bo", computer="greedy")], seed=1)
    assert match.names == ("Ana", "Bo")
    assert match.journal.header.seats[1].computer == "greedy"


@pytest.mark.parametrize("name", ["Zoë", "a\u2028b", "x\x85y", 'q"\\', "line\nbreak", "🜂"])
def test_any_name_survives_the_journal(name: str) -> None:
    match = Match.new("metallurgie", seats=[name, "B"], seed=1)
    assert Match.replay(match.journal.dumps()).names == (name, "B")


def test_one_seed_is_one_game() -> None:
    def play(seed: int | str) -> str:
        match = Match.new("metallurgie", seats=2, seed=seed)
        rng = random.Random(1)
        while not match.is_over:
            match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
        return match.journal.dumps()

    assert play(7) == play("7")
    assert play(7) != play(8)


def test_a_running_match_gives_each_viewer_what_they_saw() -> None:
    match = Match.new("metallurgie", seats=3, seed=5, options={"bonus": True})
    (seat,) = match.waiting
    match.play(seat, DRAW)
    whole = match.journal.dumps().splitlines()
    for viewer in (0, 1, 2, None):
        text = match.journal_for(viewer)
        journal = Journal.loads(text)
        assert journal.header.seed == ""
        dealt = [line for line in journal.lines if line.chance.get("outcome") in ("card_fell", "bonus_fell")]
        hands = 3 + 1 if viewer is not None else 0  # their three cards and their bonus card
        assert len(dealt) == hands + 1  # and the card drawn to be placed
        assert set(text.splitlines()[1:]) <= set(whole)


def test_the_position_a_running_match_began_at_stays_secret() -> None:
    match = table(hands=("iic", "ggg"))
    for viewer in (0, 1, None):
        assert Journal.loads(match.journal_for(viewer)).header.position == ""
        assert "g3" not in match.journal_for(viewer)


def test_at_the_end_everybody_may_have_the_whole_journal() -> None:
    match = table(hands=("iii", "iii"), deck="")
    match.play(0, DRAW)
    assert match.journal_for(None) == match.journal.dumps()


def test_a_sample_shows_nothing_hidden_and_is_the_same_again() -> None:
    text = position(hands=("ics", "ggg", "ccc"))
    match = Match.at("metallurgie", text, seed="x")
    game = metalworks.game("metallurgie")
    one, two = (Match.at("metallurgie", text, seed="x").sample(0)[0] for _ in range(2))
    assert game.position(one) == game.position(two)
    assert game.view(one, 0) == match.view(0)
    others = {game.position(Match.at("metallurgie", text, seed=str(seed)).sample(0)[0]) for seed in range(20)}
    assert len(others) > 10


@pytest.mark.parametrize("is_decided", [False, True])
def test_steps_of_a_long_epoch_are_undone_as_if_they_had_not_been(is_decided: bool) -> None:
    """A program can be changed until both have committed one: against a plain replay of what stands."""
    rng = random.Random(3)
    match = Match.new("metallum", seed=1)
    begin, epoch = match._state.copy(), match._state.epoch
    standing: list[tuple[int, int]] = []
    undone = longest = 0
    acted: set[int] = set()
    for _ in range(700):
        seat = standing[-1][0] if standing and rng.random() < 0.9 else rng.randrange(2)
        has_undone = False
        for one in (0, 1):
            last = max((at for at, (who, _) in enumerate(standing) if who == one), default=None)
            without = begin.copy()
            for at, (who, code) in enumerate(standing):
                if at != last and without.epoch == epoch:
                    without.apply(who, code)
            can = last is not None and without.epoch == epoch
            assert match.can_undo(one) == can
            if one == seat and can and rng.random() < 0.48:
                match.undo(one)
                assert last is not None
                del standing[last]
                assert match._state.to_bytes() == without.to_bytes()
                undone += 1
                has_undone = True
        if has_undone:
            continue
        code = rng.choice(match.legal_codes(seat))
        ending = match._state.copy()
        ending.apply(seat, code)
        if ending.epoch == epoch:
            if is_decided:
                match.carry_out(match.decide(seat, code))
            else:
                match.play(seat, code)
            standing.append((seat, code))
            acted.add(seat)
            longest = max(longest, len(standing))
    assert undone > 100
    assert acted == {0, 1}
    assert longest > RUNG
    assert Match.replay(match.journal.dumps()).position == match.position


def grow(match: Match, steps: int, rng: random.Random, undos: float = 0.48) -> None:
    """Play at random to so many steps, with many undos so that it does not end before."""
    while match.steps < steps and not match.is_over:
        seat = rng.choice(match.waiting)
        if rng.random() < undos and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.legal_codes(seat)))


def assert_same(one: Match, two: Match) -> None:
    """Whether two matches are alike, and remain so."""
    seats = range(one.seats)
    assert one.journal.dumps() == two.journal.dumps()
    assert one._state.to_bytes() == two._state.to_bytes()
    assert one._steps == two._steps
    assert (one._own, one._known, one._resolved, one.undos) == (two._own, two._known, two._resolved, two.undos)
    assert one._epoch.standing == two._epoch.standing
    assert [one.can_undo(seat) for seat in seats] == [two.can_undo(seat) for seat in seats]
    for seat in seats:
        if one.can_undo(seat):
            first, second = (kept.take_up(one.game.id, kept.keep(match)) for match in (one, two))
            assert first.undo(seat) == second.undo(seat)
            assert first._state.to_bytes() == second._state.to_bytes()
    assert [one.events(viewer) for viewer in (None, *seats)] == [two.events(viewer) for viewer in (None, *seats)]


@pytest.mark.parametrize("name", metalworks.GAMES)
def test_a_match_goes_back_to_how_it_was(name: str) -> None:
    """However far, and as often as one likes: like a match that never went further."""
    rng = random.Random(6)
    match = Match.new(name, metalworks.game(name).seat_counts[0], seed=5)
    for _ in range(40):
        grow(match, match.steps + rng.choice([3, 20, 3 * MARK]), rng, rng.choice([0.1, 0.45]))
        far = rng.choice([0, 1, 5, RUNG, MARK, 4 * MARK])
        # As a table does: to a moment when a seat decided something that stands.
        tos = [to for to in map(match.last_step, range(match.seats)) if to is not None]
        to = rng.choice([*tos, max(0, match.steps - far)]) if tos else max(0, match.steps - far)
        lines = match.journal.lines[:to]
        match.rewind(to)
        assert_begins_with(match, lines)
        match.resolve_chance()


def test_a_match_goes_back_over_what_was_undone_late() -> None:
    """Many steps of one epoch are undone one after the other; the match goes back to every moment of that."""
    match = Match.new("metallum", seed=1)
    for _ in range(2):
        for number in range(3 * MARK):  # a program can be changed as long as the other one thinks
            match.play(0, match.legal_codes(0)[number % 7])
        for _ in range(2 * MARK + 10):
            match.undo(0)
    for to in range(match.steps - 1, 0, -7):
        lines = match.journal.lines[:to]
        match.rewind(to)
        assert_begins_with(match, lines)


def assert_begins_with(match: Match, lines: Sequence[Line]) -> None:
    """A match is the same as if nothing but these lines had ever been."""
    begun = Match.open(match.journal.dumps())[0]
    for number, line in enumerate(lines, 2):
        begun.follow(line, number)
    assert_same(match, begun)


def lines_of(do: Callable[[], object]) -> int:
    """How many lines of our own code ran; of a compiled engine, those that are not compiled."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        nonlocal count
        if not frame.f_code.co_filename.startswith(OURS):
            return None
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        do()
    finally:
        sys.settrace(None)
    return count


def test_going_back_costs_the_same_in_a_long_match() -> None:
    """And what is kept for it does not grow with the match."""
    rng = random.Random(3)
    match = Match.new("metal_adventures", 3, seed=0)
    cost: list[int] = []
    for steps in (200, 1_500):
        grow(match, steps, rng)
        assert match.steps >= steps, "the match ended too early for this"
        rounds = 0
        for _ in range(20):
            grow(match, match.steps + 4, rng, 0.0)
            to = max(number for number in map(match.last_step, range(3)) if number is not None)
            rounds += lines_of(lambda to=to: match.rewind(to))  # type: ignore[misc]
        cost.append(rounds)
    assert cost[1] <= 2 * cost[0] + 1_000
    assert len(match._marks.states) < 50


@pytest.mark.parametrize("name", metalworks.GAMES)
def test_what_was_decided_is_carried_out_as_if_it_were_followed(name: str) -> None:
    """A decision is worked out once; the match must be the same as one that plays its lines."""
    rng = random.Random(8)
    seats = metalworks.game(name).seat_counts[0]
    decided, followed = Match.new(name, seats, seed=4), Match.new(name, seats, seed=4)
    undone = 0
    for _ in range(400):
        if decided.is_over:
            break
        seat = rng.choice(decided.waiting)
        if rng.random() < 0.2 and decided.can_undo(seat):
            assert decided.undo(seat) == followed.undo(seat)
            undone += 1
            continue
        lines = decided.decide(seat, rng.choice(decided.legal_codes(seat)))
        assert decided.position == followed.position  # nothing has changed yet
        before = decided.steps
        decided.carry_out(lines)
        for line in lines:
            followed.follow(line)
        for viewer in (None, *range(seats)):
            assert decided.events(viewer, before) == followed.events(viewer, before)
            assert decided.view(viewer) == followed.view(viewer)
        for one in range(seats):
            assert decided.can_undo(one) == followed.can_undo(one)
    assert undone > 5
    assert decided._state.to_bytes() == followed._state.to_bytes()
    assert decided.journal.dumps() == followed.journal.dumps()


def test_a_decision_that_is_late_is_followed_as_the_match_stands_then() -> None:
    match = Match.new("metallum", seed=1)
    lines = match.decide(0, match.legal_codes(0)[0])
    match.play(1, match.legal_codes(1)[0])
    match.carry_out(lines)
    match.resolve_chance()  # of which the decision could not know
    assert Match.replay(match.journal.dumps()).position == match.position
    with pytest.raises(metalworks.BadJournal):
        match.carry_out(lines)  # once is enough


@pytest.mark.skipif(is_compiled(), reason="nobody counts calls within compiled code")
def test_a_step_costs_the_same_however_long_an_epoch_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played again to know what could be undone, and to undo it."""
    played = 0
    carry_on = Epoch.carry_on

    def counted(self: Epoch, state: State, step: Step[Event]) -> State | None:
        nonlocal played
        played += 1
        return carry_on(self, state, step)

    monkeypatch.setattr(Epoch, "carry_on", counted)
    rng = random.Random(5)
    match = Match.new("metallum", seed=1)
    costs: list[int] = []
    for _ in range(40):  # seat 1 takes its time, and seat 0 changes its program all the while
        before = played
        for _ in range(50):
            match.play(0, rng.choice(match.legal_codes(0)))
            assert match.can_undo(0)
        costs.append(played - before)
    before = played
    for _ in range(50):
        match.undo(0)
        match.can_undo(0)
    assert max(costs) <= 50 * 2 * RUNG
    assert 0 < played - before <= 50 * 2 * RUNG
    again = kept.take_up("metallum", kept.keep(match))
    before = played
    assert again.can_undo(0)
    assert played - before <= 2 * RUNG
    for _ in range(3 * RUNG):  # beyond the states that were kept
        again.undo(0)
        match.undo(0)
        assert again._state.to_bytes() == match._state.to_bytes()


def test_a_step_that_is_impossible_without_another_keeps_that_one_from_being_undone() -> None:
    match = Match.new("metallurgie", seats=2, seed=1)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    state, epoch, step = match._state.copy(), match._epoch, match._steps[-1]
    impossible = next(code for code in range(int(state.codes())) if code not in match.legal_codes(seat))
    before = match.game.position(state)
    assert epoch.carry_on(state, msgspec.structs.replace(step, seat=seat, code=impossible)) is None
    assert match.game.position(state) == before
    possible = match.legal_codes(seat)[0]
    epoch.carry_on(state, msgspec.structs.replace(step, seat=seat, code=possible))
    assert match.game.position(state) != before
