"""Chapter 3: secret drafts, valid programs, complexity and who acts first."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACTIONS,
    BLUE,
    COMMIT,
    COMMITTED,
    COMPILER,
    COMPLEXITY,
    DECIDES,
    DEEP_MINING,
    DEPOSITS_REPORT,
    EXTRA_ACTIVATION,
    EXTRACTORS_1,
    EXTRACTORS_2,
    EXTRACTORS_3,
    GO_FIRST,
    MOVE_BY_1,
    MOVE_BY_2,
    MOVE_BY_3,
    NONE,
    ORDER,
    ORDER_CHOSEN,
    ORDER_DRAW,
    OVERCLOCK,
    PASS,
    POWER_BOOST,
    PROGRAMMING,
    PURCHASE,
    PURCHASE_OR_TRANSPORT,
    PUT,
    RED,
    REOPEN,
    REVEAL,
    REVEALED,
    TAKE_BACK,
    TILES,
    USE_CARD,
)
from metalworks.games.metallum.rules.content import TOP, Content
from metalworks.games.metallum.rules.programming import (
    NO_MOVE_TILE,
    NO_PIN,
    NO_SOCKET,
    NOT_COMPLETABLE,
    NOT_NOW,
    NOT_ONE_PIECE,
    SAME_TYPE,
    TILE_SPENT,
    VALID,
    WRONG_COLOUR,
    WRONG_POSITION,
    explain_program,
    explain_put,
    printed_complexity,
)
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE

from .builder import Board, programming, tiles
from .house import COMPLEXITY as RATINGS
from .house import COSTS, HOUSE, NUMBERS, edges, mask

BLUE_OF_THE_BOOK = (MOVE_BY_2, EXTRACTORS_2, DEEP_MINING, PURCHASE)
RED_OF_THE_BOOK = (MOVE_BY_1, EXTRACTORS_2, POWER_BOOST, EXTRA_ACTIVATION)


def draft(game: Board, seat: int, *wanted: int) -> None:
    for tile in wanted:
        game.do(PUT, tile, seat)
    game.do(COMMIT, 0, seat)


def why(*wanted: int, spent: tuple[int, ...] = ()) -> tuple[int, int, int]:
    return explain_program(programming(spent=(spent, ())).state, RED, tiles(*wanted))


@pytest.mark.rule("MET-3.1")
def test_neither_sees_anything_of_the_other() -> None:
    def seen_by_blue(game: Board) -> tuple[list[int], int, int, bytes]:
        return (
            list(game.state.legal(BLUE)),
            int(game.state.epoch),
            int(game.state.waiting()),
            game.state.resample(BLUE, Rng(1)).to_bytes(),
        )

    games = [programming() for _ in range(4)]
    games[1].do(PUT, MOVE_BY_1, RED)
    games[2].do(PUT, MOVE_BY_3, RED)
    games[2].do(TAKE_BACK, MOVE_BY_3, RED)
    for tile in BLUE_OF_THE_BOOK:
        games[3].do(PUT, tile, RED)
    assert all(seen_by_blue(game) == seen_by_blue(games[0]) for game in games)
    done = [programming(), programming()]
    draft(done[0], RED, MOVE_BY_3)
    draft(done[1], RED, *BLUE_OF_THE_BOOK)
    assert seen_by_blue(done[0]) == seen_by_blue(done[1])  # that red is done is all blue knows
    assert done[0].events(COMMITTED) == done[1].events(COMMITTED)
    assert done[0].state.waiting() == 1 << BLUE
    assert done[0].state.appraise(BLUE) == done[1].state.appraise(BLUE)


@pytest.mark.rule("MET-3.1")
def test_programs_are_revealed_when_both_are_done_in_either_order() -> None:
    for one, other in ((RED, BLUE), (BLUE, RED)):
        game = programming(money=(0, 1))
        epoch = game.state.epoch
        draft(game, one, MOVE_BY_1)
        assert game.state.phase == PROGRAMMING
        assert game.state.epoch == epoch
        draft(game, other, MOVE_BY_2)
        assert game.state.phase == ORDER
        assert game.state.epoch > epoch
        red, blue = (MOVE_BY_1, MOVE_BY_2) if one == RED else (MOVE_BY_2, MOVE_BY_1)
        assert game.events(REVEALED) == [(tiles(red), tiles(blue), 0, 0, 0)]


@pytest.mark.rule("MET-3.1")
def test_a_committed_seat_may_reopen_until_the_other_is_done() -> None:
    game = programming()
    draft(game, RED, MOVE_BY_1)
    assert game.state.waiting() == 1 << BLUE
    game.do(REOPEN, 0, RED)
    assert game.state.waiting() == 3
    game.do(TAKE_BACK, MOVE_BY_1, RED)
    draft(game, RED, MOVE_BY_2)
    draft(game, BLUE, MOVE_BY_1)
    assert game.options(REOPEN, RED) == set()


@pytest.mark.rule("MET-3.1")
def test_what_is_resampled_is_a_valid_program_once_committed_and_empty_before() -> None:
    game = programming(spent=((), (MOVE_BY_1, EXTRACTORS_1)))
    for tile in (MOVE_BY_2, EXTRACTORS_2):
        game.do(PUT, tile, BLUE)
    assert from_state(game.state.resample(RED, Rng(1))) == (0, 0)
    game.do(COMMIT, 0, BLUE)
    seen = {from_state(game.state.resample(RED, Rng(seed)))[1] for seed in range(300)}
    valid = {int(program) for program in HOUSE.programs if program & tiles(MOVE_BY_1, EXTRACTORS_1) == 0}
    assert seen <= valid
    assert len(seen) > 20
    spectators = from_state(game.state.resample(-1, Rng(1)))
    assert spectators[0] == 0
    assert spectators[1] in valid


def from_state(state: object) -> tuple[int, int]:
    program = state.program  # type: ignore[attr-defined]  # a Metallum
    return int(program[RED]), int(program[BLUE])


@pytest.mark.rule("MET-3.2")
def test_one_move_and_at_most_one_of_each_other_type() -> None:
    assert why() == (NO_MOVE_TILE, NONE, NONE)
    assert why(EXTRACTORS_1, PURCHASE)[0] == NO_MOVE_TILE
    assert why(MOVE_BY_1, MOVE_BY_2) == (SAME_TYPE, MOVE_BY_1, MOVE_BY_2)
    assert why(MOVE_BY_1, EXTRACTORS_1, EXTRACTORS_2) == (SAME_TYPE, EXTRACTORS_1, EXTRACTORS_2)
    for program in HOUSE.programs:
        types = Counter(tile // 3 for tile in range(TILES) if program >> tile & 1)
        assert types[0] == 1
        assert max(types.values()) == 1
    game = programming()
    game.do(PUT, EXTRACTORS_1, RED)
    assert not game.can(COMMIT, 0, RED)
    assert not game.can(PUT, EXTRACTORS_2, RED)
    game.do(PUT, MOVE_BY_1, RED)
    assert game.can(COMMIT, 0, RED)


@pytest.mark.rule("MET-3.3", "MET-C1", "MET-C2")
def test_neighbours_must_join_in_colour_and_position() -> None:
    assert why(MOVE_BY_3, EXTRACTORS_2) == (WRONG_COLOUR, EXTRACTORS_2, MOVE_BY_3)
    assert why(MOVE_BY_3, EXTRACTORS_3) == (WRONG_COLOUR, EXTRACTORS_3, MOVE_BY_3)
    assert why(MOVE_BY_3, DEPOSITS_REPORT) == (NO_SOCKET, DEPOSITS_REPORT, MOVE_BY_3)
    assert why(MOVE_BY_1, EXTRACTORS_3, PURCHASE) == (NO_SOCKET, PURCHASE, EXTRACTORS_3)
    assert why(MOVE_BY_1, DEEP_MINING, EXTRA_ACTIVATION) == (WRONG_COLOUR, EXTRA_ACTIVATION, DEEP_MINING)
    assert why(MOVE_BY_1, DEEP_MINING, PURCHASE) == (VALID, NONE, NONE)  # a socket may stay empty
    # All neighbours must join, although the piece would hang together another way round.
    around = (MOVE_BY_1, EXTRACTORS_1, DEEP_MINING, EXTRA_ACTIVATION)
    assert why(*around) == (WRONG_COLOUR, EXTRA_ACTIVATION, DEEP_MINING)
    # A diagonal is no join.
    assert why(MOVE_BY_1, PURCHASE) == (NOT_ONE_PIECE, PURCHASE, NONE)


@pytest.mark.rule("MET-C1")
def test_a_join_needs_a_pin_and_its_position() -> None:
    flat = edges()
    flat[EXTRACTORS_1 * 4 + 3] = mask("2 red")
    flat[EXTRACTORS_2 * 4 + 3] = 0
    other = Content(vec[i64](flat), vec[i64](RATINGS), vec[i64](list(range(21))), vec[i64](COSTS), vec[i64](NUMBERS))
    state = programming(content=other).state
    assert explain_program(state, RED, tiles(MOVE_BY_1, EXTRACTORS_1)) == (WRONG_POSITION, EXTRACTORS_1, MOVE_BY_1)
    assert explain_program(state, RED, tiles(MOVE_BY_1, EXTRACTORS_2)) == (NO_PIN, EXTRACTORS_2, MOVE_BY_1)
    assert len(other.programs) < len(HOUSE.programs)
    assert flat[PURCHASE * 4 + TOP] == mask("1 white")


@pytest.mark.rule("MET-3.3")
def test_tiles_may_be_put_in_any_order_that_can_still_be_completed() -> None:
    game = programming(spent=((MOVE_BY_1, MOVE_BY_2), ()))
    assert explain_put(game.state, RED, PURCHASE)[0] == VALID  # Move by 3, 1 Extractor, Purchase
    assert explain_put(game.state, RED, DEEP_MINING) == (NOT_COMPLETABLE, DEEP_MINING, NONE)
    assert not game.can(PUT, DEEP_MINING, RED)
    game.do(PUT, PURCHASE, RED)
    assert game.options(PUT, RED) == {MOVE_BY_3, EXTRACTORS_1}
    game.do(PUT, MOVE_BY_3, RED)
    assert game.options(COMMIT, RED) == set()
    assert explain_put(game.state, RED, EXTRACTORS_2) == (WRONG_COLOUR, EXTRACTORS_2, MOVE_BY_3)
    assert explain_put(game.state, RED, PURCHASE_OR_TRANSPORT) == (SAME_TYPE, PURCHASE_OR_TRANSPORT, PURCHASE)
    game.do(PUT, EXTRACTORS_1, RED)
    game.do(COMMIT, 0, RED)
    assert explain_put(game.state, RED, DEEP_MINING)[0] == NOT_NOW


@pytest.mark.rule("MET-3.3", "MET-C3")
def test_legal_puts_and_explanations_agree_with_the_valid_programs() -> None:
    valid = {int(program) for program in HOUSE.programs}
    state = programming().state
    for some in range(1 << TILES):
        if bin(some).count("1") <= 4:
            assert (explain_program(state, RED, some)[0] == VALID) == (some in valid)


@pytest.mark.rule("MET-C3")
def test_counts_of_valid_programs() -> None:
    programs = [int(program) for program in HOUSE.programs]
    assert len(set(programs)) == len(programs) == 91
    by_move = Counter(next(move for move in range(3) if program >> move & 1) for program in programs)
    assert by_move == {MOVE_BY_1: 43, MOVE_BY_2: 43, MOVE_BY_3: 5}
    assert Counter(bin(program).count("1") for program in programs) == {1: 3, 2: 13, 3: 47, 4: 28}
    assert tiles(*BLUE_OF_THE_BOOK) in programs
    assert tiles(*RED_OF_THE_BOOK) in programs
    of_four = [program for program in programs if bin(program).count("1") == 4]
    assert {tile for tile in range(TILES) if not any(program >> tile & 1 for program in of_four)} == {
        MOVE_BY_3,
        EXTRACTORS_3,
    }


@pytest.mark.rule("MET-3.4")
def test_a_lone_move_tile_is_always_a_program() -> None:
    spent = (MOVE_BY_1, MOVE_BY_3, *range(3, 12))
    game = programming(spent=(spent, spent))
    assert game.options(PUT, RED) == {MOVE_BY_2}
    draft(game, RED, MOVE_BY_2)


@pytest.mark.rule("MET-3.5")
def test_a_spent_tile_cannot_be_used() -> None:
    assert why(MOVE_BY_1, EXTRACTORS_1, spent=(EXTRACTORS_1,)) == (TILE_SPENT, EXTRACTORS_1, NONE)
    game = programming(spent=((MOVE_BY_1, PURCHASE), ()))
    assert game.options(PUT, RED) == set(range(TILES)) - {MOVE_BY_1, PURCHASE}
    assert game.options(PUT, BLUE) == set(range(TILES))
    assert explain_put(game.state, RED, PURCHASE) == (TILE_SPENT, PURCHASE, NONE)


def test_tiles_may_be_taken_back_as_often_as_one_likes() -> None:
    game = programming()
    for _ in range(20):
        game.do(PUT, MOVE_BY_1, RED)
        game.do(TAKE_BACK, MOVE_BY_1, RED)
    assert game.state.program[RED] == 0


@pytest.mark.rule("MET-3.6")
def test_complexity_is_the_sum_of_ratings() -> None:
    state = programming().state
    ratings = [int(printed_complexity(state, tiles(tile))) for tile in range(TILES)]
    assert ratings == [0, 1, 2, 0, 2, 3, 1, 2, 3, 1, 2, 3]
    assert printed_complexity(state, tiles(*BLUE_OF_THE_BOOK)) == 7
    assert printed_complexity(state, tiles(*RED_OF_THE_BOOK)) == 7


@pytest.mark.rule("MET-4.1")
def test_lower_complexity_decides_who_acts_first() -> None:
    for choice in (RED, BLUE):
        game = programming(money=(0, 9))
        draft(game, RED, MOVE_BY_2)
        draft(game, BLUE, MOVE_BY_1)
        assert game.state.phase == ORDER
        assert game.state.waiting() == 1 << BLUE
        assert game.events(DECIDES)[0][0] == BLUE
        assert [event[:3] for event in game.events(COMPLEXITY)] == [(RED, 1, 1), (BLUE, 0, 0)]
        game.do(GO_FIRST, choice)
        assert game.events(ORDER_CHOSEN)[0][:2] == (choice, BLUE)
        assert (game.state.phase, game.state.player, game.state.first) == (ACTIONS, choice, choice)


@pytest.mark.rule("MET-4.2")
def test_on_a_tie_less_money_decides_then_chance() -> None:
    game = programming(money=(3, 2))
    draft(game, RED, MOVE_BY_1)
    draft(game, BLUE, MOVE_BY_1)
    assert game.state.waiting() == 1 << BLUE
    game = programming(money=(3, 3))
    draft(game, RED, MOVE_BY_1)
    draft(game, BLUE, MOVE_BY_1)
    assert game.state.phase == ORDER_DRAW
    assert game.state.waiting() == CHANCE
    assert list(game.state.outcomes()) == [1, 1]
    assert game.events(DECIDES)[0][0] == NONE
    game.fall(BLUE)
    assert (game.state.phase, game.state.player) == (ACTIONS, BLUE)


@pytest.mark.rule("MET-C17")
def test_compiler_takes_two_off_but_not_below_zero() -> None:
    game = programming(money=(9, 0), modules=[(RED, COMPILER, "Beta")])
    draft(game, RED, MOVE_BY_1, EXTRACTORS_2, DEPOSITS_REPORT)  # 3 - 2
    draft(game, BLUE, MOVE_BY_3)  # 2
    assert game.state.player == RED
    game = programming(money=(9, 0), modules=[(RED, COMPILER, "Beta")])
    draft(game, RED, MOVE_BY_2)  # 1 - 2 is 0
    draft(game, BLUE, MOVE_BY_1)  # 0
    assert [event[2] for event in game.events(COMPLEXITY)] == [0, 0]
    assert game.state.player == BLUE  # less $


@pytest.mark.rule("MET-C27", "MET-8.10")
def test_overclock_is_asked_for_when_programs_are_revealed() -> None:
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], round=7)
    draft(game, RED, *BLUE_OF_THE_BOOK)
    draft(game, BLUE, MOVE_BY_2)
    assert game.state.phase == REVEAL
    assert game.state.waiting() == 1 << RED
    game.do(USE_CARD, OVERCLOCK)
    assert [event[:3] for event in game.events(COMPLEXITY)] == [(RED, 7, 0), (BLUE, 1, 1)]
    assert (game.state.phase, game.state.player) == (ORDER, RED)
    assert not game.can(USE_CARD, OVERCLOCK)
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], round=7)
    draft(game, RED, *BLUE_OF_THE_BOOK)
    draft(game, BLUE, MOVE_BY_2)
    game.do(PASS)
    assert (game.state.phase, game.state.player) == (ORDER, BLUE)


@pytest.mark.rule("MET-8.10")
def test_order_of_asking_when_both_hold_an_overclock() -> None:
    # A deck of the owner's own, with two Overclocks.
    effects = [*range(20), OVERCLOCK]
    effects[19] = OVERCLOCK
    content = Content(HOUSE.edges, HOUSE.complexity, vec[i64](effects), HOUSE.costs, HOUSE.numbers)
    for money, asked in (((5, 4), [BLUE, RED]), ((4, 5), [RED, BLUE]), ((4, 4), [RED, BLUE])):
        game = programming(money=money, hands=[(RED, 19), (BLUE, 20)], round=7, content=content)
        draft(game, RED, *BLUE_OF_THE_BOOK)
        draft(game, BLUE, *BLUE_OF_THE_BOOK)
        for seat in asked:
            assert game.state.waiting() == 1 << seat
            game.do(USE_CARD, 19 if seat == RED else 20)
        assert [event[2] for event in game.events(COMPLEXITY)] == [0, 0]


@pytest.mark.rule("MET-C17", "MET-C27")
def test_an_overclock_that_changes_nothing_is_not_asked_for() -> None:
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], modules=[(RED, COMPILER, "Beta")], round=7)
    draft(game, RED, MOVE_BY_3)
    draft(game, BLUE, MOVE_BY_2)
    assert game.state.phase == ORDER
