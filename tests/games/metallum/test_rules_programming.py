"""Chapter 3: secret programs, which are valid, complexity and who acts first."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.game import noted
from metalworks.games.metallum import GAME
from metalworks.games.metallum.rules.components import (
    ACTIONS,
    BASE,
    BLUE,
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
    NO_TILE,
    ORDER,
    ORDER_CHOSEN,
    ORDER_DRAW,
    OVERCLOCK,
    PASS,
    POWER_BOOST,
    PROGRAM,
    PROGRAMMING,
    PURCHASE,
    RED,
    REVEAL,
    REVEALED,
    TILES,
    USE_CARD,
)
from metalworks.games.metallum.rules.content import TOP, Content
from metalworks.games.metallum.rules.programming import explain_program, printed_complexity
from metalworks.games.metallum.rules.reasons import (
    PROGRAM_COLOUR,
    PROGRAM_COMMITTED,
    PROGRAM_NO_MOVE,
    PROGRAM_NO_PIN,
    PROGRAM_NO_SOCKET,
    PROGRAM_NOT_ONE_PIECE,
    PROGRAM_POSITION,
    PROGRAM_SAME_TYPE,
    PROGRAM_SPENT,
)
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_SEAT, POSSIBLE, PUBLIC, SPECTATOR, all_but, only

from .builder import Board, programming, tiles
from .house import COMPLEXITY as RATINGS
from .house import COSTS, HOUSE, NUMBERS, edges, mask

BLUE_OF_THE_BOOK = (MOVE_BY_2, EXTRACTORS_2, DEEP_MINING, PURCHASE)
RED_OF_THE_BOOK = (MOVE_BY_1, EXTRACTORS_2, POWER_BOOST, EXTRA_ACTIVATION)


def why(*wanted: int, spent: tuple[int, ...] = ()) -> tuple[int, int, int]:
    return explain_program(programming(spent=(spent, ())).state, RED, tiles(*wanted))


@pytest.mark.rule("MET-3.1")
def test_neither_sees_anything_of_the_other() -> None:
    def seen_by_blue(game: Board) -> tuple[object, ...]:
        state = game.state
        return (
            list(state.legal(BLUE)),
            int(state.epoch),
            int(state.waiting()),
            list(state.observe(BLUE)),
            list(state.observe(SPECTATOR)),
            state.resample(BLUE, Rng(1)).to_bytes(),
            int(GAME.appraisal.appraise(state, BLUE)),
        )

    done = [programming(), programming(), programming()]
    done[0].program(RED, MOVE_BY_3)
    done[1].program(RED, *BLUE_OF_THE_BOOK)
    done[2].program(RED, MOVE_BY_1)
    done[2].program(RED, MOVE_BY_2, EXTRACTORS_2)
    assert all(seen_by_blue(game) == seen_by_blue(done[0]) for game in done)  # that red is done is all blue knows
    assert done[0].state.waiting() == 1 << BLUE
    assert seen_by_blue(programming()) != seen_by_blue(done[0])


@pytest.mark.rule("MET-3.1")
def test_the_first_commitment_is_told_to_all_and_the_tiles_to_their_owner_only() -> None:
    game = programming()
    game.program(RED, MOVE_BY_3)
    own, others = only(RED), all_but(RED)
    assert events_of(game, COMMITTED) == [(own, RED, tiles(MOVE_BY_3)), (others, RED, 0)]
    game.program(RED, MOVE_BY_1)
    assert events_of(game, COMMITTED)[2:] == [(own, RED, tiles(MOVE_BY_1))]
    assert events_of(game, REVEALED) == []
    game.program(BLUE, MOVE_BY_2)
    assert events_of(game, REVEALED) == [(PUBLIC, tiles(MOVE_BY_1), tiles(MOVE_BY_2))]


def events_of(game: Board, kind: int) -> list[tuple[int, ...]]:
    """Audience and first two arguments of all events of a kind."""
    return [(audience, a, b) for audience, what, a, b, *_ in noted(list(map(int, game.state.log))) if what == kind]


@pytest.mark.rule("MET-3.1")
def test_programs_are_revealed_when_both_are_done_in_either_order() -> None:
    for one, other in ((RED, BLUE), (BLUE, RED)):
        game = programming(money=(0, 1))
        epoch = game.state.epoch
        game.program(one, MOVE_BY_1)
        assert game.state.phase == PROGRAMMING
        assert game.state.epoch == epoch
        game.program(other, MOVE_BY_2)
        assert game.state.phase == ORDER
        assert game.state.epoch > epoch
        red, blue = (MOVE_BY_1, MOVE_BY_2) if one == RED else (MOVE_BY_2, MOVE_BY_1)
        assert game.events(REVEALED) == [(tiles(red), tiles(blue), 0, 0, 0)]


@pytest.mark.rule("MET-3.1")
def test_a_committed_seat_may_choose_another_program_until_the_other_is_done() -> None:
    game = programming()
    every = game.options(PROGRAM, RED)
    game.program(RED, MOVE_BY_1)
    assert game.state.waiting() == 1 << BLUE
    assert game.options(PROGRAM, RED) == every - {tiles(MOVE_BY_1)}
    assert game.state.reason(RED, PROGRAM * BASE + tiles(MOVE_BY_1)) == PROGRAM_COMMITTED
    game.program(RED, MOVE_BY_2)
    assert game.state.waiting() == 1 << BLUE
    game.program(BLUE, MOVE_BY_1)
    assert game.options(PROGRAM, RED) == set()
    assert game.state.program[RED] == tiles(MOVE_BY_2)


@pytest.mark.rule("MET-3.1")
def test_what_is_resampled_is_a_valid_program_once_committed_and_none_before() -> None:
    game = programming(spent=((), (MOVE_BY_1, EXTRACTORS_1)))
    assert from_state(game.state.resample(RED, Rng(1))) == (0, 0)
    game.program(BLUE, MOVE_BY_2, EXTRACTORS_2)
    seen = {from_state(game.state.resample(RED, Rng(seed)))[1] for seed in range(300)}
    valid = {int(program) for program in HOUSE.programs if program & tiles(MOVE_BY_1, EXTRACTORS_1) == 0}
    assert seen <= valid
    assert len(seen) > 20
    spectators = from_state(game.state.resample(SPECTATOR, Rng(1)))
    assert spectators[0] == 0
    assert spectators[1] in valid
    assert from_state(game.state.resample(BLUE, Rng(1))) == (0, tiles(MOVE_BY_2, EXTRACTORS_2))


def from_state(state: object) -> tuple[int, int]:
    program = state.program  # type: ignore[attr-defined]  # a Metallum
    return int(program[RED]), int(program[BLUE])


@pytest.mark.rule("MET-3.2")
def test_one_move_and_at_most_one_of_each_other_type() -> None:
    assert why() == (PROGRAM_NO_MOVE, NO_TILE, NO_TILE)
    assert why(EXTRACTORS_1, PURCHASE)[0] == PROGRAM_NO_MOVE
    assert why(MOVE_BY_1, MOVE_BY_2) == (PROGRAM_SAME_TYPE, MOVE_BY_1, MOVE_BY_2)
    assert why(MOVE_BY_1, EXTRACTORS_1, EXTRACTORS_2) == (PROGRAM_SAME_TYPE, EXTRACTORS_1, EXTRACTORS_2)
    for program in HOUSE.programs:
        types = Counter(tile // 3 for tile in range(TILES) if program >> tile & 1)
        assert types[0] == 1
        assert max(types.values()) == 1
    game = programming()
    assert not game.can(PROGRAM, tiles(EXTRACTORS_1), RED)
    assert not game.can(PROGRAM, tiles(MOVE_BY_1, EXTRACTORS_1, EXTRACTORS_2), RED)
    assert game.can(PROGRAM, tiles(MOVE_BY_1, EXTRACTORS_1), RED)


@pytest.mark.rule("MET-3.3", "MET-C1", "MET-C2")
def test_neighbours_must_join_in_colour_and_position() -> None:
    assert why(MOVE_BY_3, EXTRACTORS_2) == (PROGRAM_COLOUR, EXTRACTORS_2, MOVE_BY_3)
    assert why(MOVE_BY_3, EXTRACTORS_3) == (PROGRAM_COLOUR, EXTRACTORS_3, MOVE_BY_3)
    assert why(MOVE_BY_3, DEPOSITS_REPORT) == (PROGRAM_NO_SOCKET, DEPOSITS_REPORT, MOVE_BY_3)
    assert why(MOVE_BY_1, EXTRACTORS_3, PURCHASE) == (PROGRAM_NO_SOCKET, PURCHASE, EXTRACTORS_3)
    assert why(MOVE_BY_1, DEEP_MINING, EXTRA_ACTIVATION) == (PROGRAM_COLOUR, EXTRA_ACTIVATION, DEEP_MINING)
    assert why(MOVE_BY_1, DEEP_MINING, PURCHASE) == (POSSIBLE, NO_TILE, NO_TILE)  # a socket may stay empty
    # All neighbours must join, although the piece would hang together another way round.
    around = (MOVE_BY_1, EXTRACTORS_1, DEEP_MINING, EXTRA_ACTIVATION)
    assert why(*around) == (PROGRAM_COLOUR, EXTRA_ACTIVATION, DEEP_MINING)
    # A diagonal is no join.
    assert why(MOVE_BY_1, PURCHASE) == (PROGRAM_NOT_ONE_PIECE, PURCHASE, NO_TILE)


@pytest.mark.rule("MET-C1")
def test_a_join_needs_a_pin_and_its_position() -> None:
    flat = edges()
    flat[EXTRACTORS_1 * 4 + 3] = mask("2 red")
    flat[EXTRACTORS_2 * 4 + 3] = 0
    other = Content(vec[i64](flat), vec[i64](RATINGS), vec[i64](list(range(21))), vec[i64](COSTS), vec[i64](NUMBERS))
    state = programming(content=other).state
    assert explain_program(state, RED, tiles(MOVE_BY_1, EXTRACTORS_1)) == (PROGRAM_POSITION, EXTRACTORS_1, MOVE_BY_1)
    assert explain_program(state, RED, tiles(MOVE_BY_1, EXTRACTORS_2)) == (PROGRAM_NO_PIN, EXTRACTORS_2, MOVE_BY_1)
    assert len(other.programs) < len(HOUSE.programs)
    assert flat[PURCHASE * 4 + TOP] == mask("1 white")


@pytest.mark.rule("MET-3.3", "MET-C3")
def test_legal_programs_and_reasons_agree_with_the_valid_programs() -> None:
    valid = {int(program) for program in HOUSE.programs}
    game = programming()
    assert game.options(PROGRAM, RED) == valid
    for some in range(1 << TILES):
        assert (why_mask(game, some) == POSSIBLE) == (some in valid)


def why_mask(game: Board, some: int) -> int:
    assert explain_program(game.state, RED, some)[0] == game.state.reason(RED, PROGRAM * BASE + some)
    return int(game.state.reason(RED, PROGRAM * BASE + some))


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
    assert game.options(PROGRAM, RED) == {tiles(MOVE_BY_2)}
    game.program(RED, MOVE_BY_2)
    assert game.options(PROGRAM, RED) == set()  # there is no other


@pytest.mark.rule("MET-3.5")
def test_a_spent_tile_cannot_be_used() -> None:
    assert why(MOVE_BY_1, EXTRACTORS_1, spent=(EXTRACTORS_1,)) == (PROGRAM_SPENT, EXTRACTORS_1, NO_TILE)
    game = programming(spent=((MOVE_BY_1, PURCHASE), ()))
    spent = tiles(MOVE_BY_1, PURCHASE)
    assert game.options(PROGRAM, RED) == {int(some) for some in HOUSE.programs if not int(some) & spent}
    assert len(game.options(PROGRAM, BLUE)) == 91


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
        game.program(RED, MOVE_BY_2)
        game.program(BLUE, MOVE_BY_1)
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
    game.program(RED, MOVE_BY_1)
    game.program(BLUE, MOVE_BY_1)
    assert game.state.waiting() == 1 << BLUE
    game = programming(money=(3, 3))
    game.program(RED, MOVE_BY_1)
    game.program(BLUE, MOVE_BY_1)
    assert game.state.phase == ORDER_DRAW
    assert game.state.waiting() == CHANCE
    assert list(game.state.outcomes()) == [1, 1]
    assert game.events(DECIDES)[0][0] == NO_SEAT
    game.resolve(BLUE)
    assert (game.state.phase, game.state.player) == (ACTIONS, BLUE)


@pytest.mark.rule("MET-C17")
def test_compiler_takes_two_off_but_not_below_zero() -> None:
    game = programming(money=(9, 0), modules=[(RED, COMPILER, "Beta")])
    game.program(RED, MOVE_BY_1, EXTRACTORS_2, DEPOSITS_REPORT)  # 3 - 2
    game.program(BLUE, MOVE_BY_3)  # 2
    assert game.state.player == RED
    game = programming(money=(9, 0), modules=[(RED, COMPILER, "Beta")])
    game.program(RED, MOVE_BY_2)  # 1 - 2 is 0
    game.program(BLUE, MOVE_BY_1)  # 0
    assert [event[2] for event in game.events(COMPLEXITY)] == [0, 0]
    assert game.state.player == BLUE  # less $


@pytest.mark.rule("MET-C27", "MET-8.10")
def test_overclock_is_asked_for_when_programs_are_revealed() -> None:
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], round=7)
    game.program(RED, *BLUE_OF_THE_BOOK)
    game.program(BLUE, MOVE_BY_2)
    assert game.state.phase == REVEAL
    assert game.state.waiting() == 1 << RED
    game.do(USE_CARD, OVERCLOCK)
    assert [event[:3] for event in game.events(COMPLEXITY)] == [(RED, 7, 0), (BLUE, 1, 1)]
    assert (game.state.phase, game.state.player) == (ORDER, RED)
    assert not game.can(USE_CARD, OVERCLOCK)
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], round=7)
    game.program(RED, *BLUE_OF_THE_BOOK)
    game.program(BLUE, MOVE_BY_2)
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
        game.program(RED, *BLUE_OF_THE_BOOK)
        game.program(BLUE, *BLUE_OF_THE_BOOK)
        for seat in asked:
            assert game.state.waiting() == 1 << seat
            game.do(USE_CARD, 19 if seat == RED else 20)
        assert [event[2] for event in game.events(COMPLEXITY)] == [0, 0]


@pytest.mark.rule("MET-C17", "MET-C27")
def test_an_overclock_that_changes_nothing_is_not_asked_for() -> None:
    game = programming(money=(5, 9), hands=[(RED, OVERCLOCK)], modules=[(RED, COMPILER, "Beta")], round=7)
    game.program(RED, MOVE_BY_3)
    game.program(BLUE, MOVE_BY_2)
    assert game.state.phase == ORDER
