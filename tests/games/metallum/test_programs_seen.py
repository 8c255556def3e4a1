"""The programs of a round as everybody sees them, from the reveal until the round is over."""

from __future__ import annotations

import pytest

from metalworks import Match
from metalworks.contract.types import Viewer
from metalworks.games.metallum.actions import (
    BuyModule,
    DeclineSubroutine,
    EndActions,
    ExecuteSubroutine,
    LetActFirst,
    MoveShip,
    Program,
    RerunSubroutine,
    UseCard,
)
from metalworks.games.metallum.components import Tile
from metalworks.games.metallum.notation import REQUIRED
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.games.metallum.rules.game import from_bytes
from metalworks.games.metallum.view import Phase, SeatView, TileState

from .builder import board, programming
from .tables import match_at, see, state_of

VIEWERS: tuple[Viewer, ...] = (RED, BLUE, None)
REDS = (Tile.MOVE_BY_1, Tile.EXTRACTORS_1, Tile.POWER_BOOST)
BLUES = (Tile.MOVE_BY_2, Tile.EXTRACTORS_2)


def revealed(**options: object) -> Match:
    """Round 2 with both programs open, of complexity 2 and 3; red acts first."""
    match = match_at(programming(round=2, **options))
    for seat, tiles in ((RED, REDS), (BLUE, BLUES)):
        match.play(seat, Program(tiles))
    match.play(match.waiting[0], LetActFirst(RED))
    return match


def seen(match: Match, seat: int) -> SeatView:
    """What everybody sees of a seat; it must be the same for all, and in a position that is read again."""
    again = Match.at("metallum", match.position)
    looks = [see(one, viewer).seats[seat] for one in (match, again) for viewer in VIEWERS]
    assert all(look == looks[0] for look in looks)
    return looks[0]


def fates(match: Match, seat: int) -> tuple[set[Tile], set[Tile], set[Tile]]:
    """The tiles of a program that are executed, declined and still to do."""
    look = seen(match, seat)
    assert look.program is not None
    left = {tile for tile in look.program if look.tiles[tile] is TileState.ON_BOARD}
    assert sorted([*look.executed, *look.declined, *left]) == sorted(look.program)
    return set(look.executed), set(look.declined), left


@pytest.mark.rule("MET-4.5", "MET-3.1")
def test_a_program_stays_whole_while_it_is_acted_out() -> None:
    match = revealed()
    assert fates(match, RED) == (set(), set(), set(REDS))
    match.play(RED, DeclineSubroutine(Tile.EXTRACTORS_1))
    match.play(RED, ExecuteSubroutine(Tile.MOVE_BY_1))
    assert seen(match, RED).program == REDS
    assert fates(match, RED) == ({Tile.MOVE_BY_1}, {Tile.EXTRACTORS_1}, {Tile.POWER_BOOST})
    match.play(RED, MoveShip(2))
    match.play(RED, EndActions())  # what is left is declined
    assert fates(match, RED) == ({Tile.MOVE_BY_1}, {Tile.EXTRACTORS_1, Tile.POWER_BOOST}, set())
    assert fates(match, BLUE) == (set(), set(), set(BLUES))


@pytest.mark.rule("MET-3.6", "MET-4.1")
def test_complexity_is_that_of_the_program_as_it_was_revealed() -> None:
    match = revealed()
    assert [seen(match, seat).complexity for seat in (RED, BLUE)] == [2, 3]
    match.play(RED, ExecuteSubroutine(Tile.MOVE_BY_1))
    match.play(RED, MoveShip(2))
    match.play(RED, DeclineSubroutine(Tile.POWER_BOOST))
    assert [seen(match, seat).complexity for seat in (RED, BLUE)] == [2, 3]
    match.play(RED, EndActions())
    assert [seen(match, seat).complexity for seat in (RED, BLUE)] == [2, 3]


@pytest.mark.rule("MET-C17", "MET-4.1")
def test_a_compiler_bought_later_does_not_change_what_was_compared() -> None:
    match = revealed(modules=[(BLUE, c.COMPILER, 0)])
    assert [seen(match, seat).complexity for seat in (RED, BLUE)] == [2, 1]
    table = board(
        programs=((c.MOVE_BY_1, c.DEPOSITS_REPORT, c.PURCHASE), (c.MOVE_BY_1,)),
        market=(c.NO_CARD, c.COMPILER, c.NO_CARD, c.NO_CARD),
        money=(9, 9),
    )
    table.state.counted = 2 | 0 << 8
    match = match_at(table)
    match.play(RED, ExecuteSubroutine(Tile.PURCHASE_MODULE))
    match.play(RED, BuyModule(2))
    assert seen(match, RED).complexity == 2


@pytest.mark.rule("MET-C26")
def test_a_declined_tile_run_by_rollback_stays_declined() -> None:
    programs = ((c.MOVE_BY_1, c.DEPOSITS_REPORT), (c.MOVE_BY_1,))
    match = match_at(board(round=7, hands=[(RED, c.ROLLBACK)], programs=programs))
    match.play(RED, DeclineSubroutine(Tile.DEPOSITS_REPORT))
    match.play(RED, UseCard(c.ROLLBACK + 1))
    match.play(RED, RerunSubroutine(Tile.DEPOSITS_REPORT))
    assert fates(match, RED) == (set(), {Tile.DEPOSITS_REPORT}, {Tile.MOVE_BY_1})
    assert not any(isinstance(action, DeclineSubroutine) for action in match.legal(RED))


@pytest.mark.rule("MET-6.4")
@pytest.mark.parametrize("number", [1, 3, 9])
def test_programs_are_gone_when_the_next_round_begins(number: int) -> None:
    done = (c.MOVE_BY_1, c.EXTRACTORS_1)
    past = {1: (), 3: (c.MOVE_BY_2, c.MOVE_BY_3), 9: (c.MOVE_BY_2, c.MOVE_BY_3)}[number]
    table = board(round=number, first=BLUE, programs=(done, done), spent=((*past, *done), (*past, *done)))
    table.state.declined = 1 << c.EXTRACTORS_1
    match = match_at(table)
    match.play(RED, EndActions())
    view = see(match)
    if number == 9:  # the last ones stay
        assert view.phase is Phase.OVER
        assert fates(match, RED) == ({Tile.MOVE_BY_1}, {Tile.EXTRACTORS_1}, set())
        return
    assert view.phase is Phase.PROGRAMMING
    assert [seat.program for seat in view.seats] == [None, None]
    assert [seat.executed + seat.declined for seat in view.seats] == [(), ()]
    assert all(field in match.position for field in ("programs=-/-", "declined=-/-", "counted=0/0"))


def test_a_state_of_bytes_keeps_what_became_of_the_programs() -> None:
    match = revealed()
    match.play(RED, DeclineSubroutine(Tile.POWER_BOOST))
    state = from_bytes(state_of(match).to_bytes())
    assert (int(state.declined), int(state.counted)) == (1 << c.POWER_BOOST, 2 | 3 << 8)


def test_fields_that_say_nothing_may_be_left_out_of_a_position() -> None:
    match = revealed()
    fields = dict(part.split("=") for part in match.position.split())
    shorter = " ".join(f"{field}={fields[field]}" for field in REQUIRED)
    assert Match.at("metallum", shorter).position == match.position


@pytest.mark.rule("MET-3.1", "MET-3.6")
def test_a_committed_program_is_seen_by_its_owner_only() -> None:
    match = match_at(programming())
    assert [see(match, viewer).seats[RED].program for viewer in VIEWERS] == [None, None, None]
    match.play(RED, Program(REDS))
    looks = [see(match, viewer).seats[RED] for viewer in VIEWERS]
    assert [look.program for look in looks] == [REDS, None, None]
    assert [look.complexity for look in looks] == [2, None, None]
    assert [look.committed for look in looks] == [True, True, True]
    assert looks[0].tiles[Tile.POWER_BOOST] is TileState.ON_BOARD
    assert looks[1].tiles[Tile.POWER_BOOST] is TileState.ACTIVE
    match.play(RED, Program(BLUES))
    assert see(match, RED).seats[RED].program == BLUES
