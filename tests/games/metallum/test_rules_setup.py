"""Chapters 1 and 2: what lies on the table at the start, and the rounds."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    ALPHA,
    BLUE,
    CARD_TO_MARKET,
    DEPOSITS_REPORT,
    DISCARDED,
    DISCOVERY,
    EN,
    END_ACTIONS,
    EPSILON,
    ETA,
    EXECUTE,
    GAMMA,
    IN_DECK,
    IN_MARKET,
    MARK_POOR,
    MARK_RICH,
    MARKET,
    MINING_STATION,
    MOVE_BY_1,
    MOVE_BY_2,
    MOVE_TO,
    NO_CARD,
    OMEGA,
    OWNED,
    PLACES,
    PROGRAM,
    PROGRAMMING,
    RED,
    REFINERY,
    REPORTING,
    ROUND_BEGUN,
    THETA,
    TILES,
    TURNED_UP,
    TURNING_UP,
    UNKNOWN,
)
from metalworks.games.metallum.rules.game import new_game
from metalworks.kernel.playout import playout
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER

from .builder import Board, board, deck
from .house import HOUSE


def fresh() -> Board:
    return Board(new_game(HOUSE, EN))


def dealt() -> Board:
    game = fresh()
    for card in (0, 1, 2):
        game.resolve(card)
    return game


@pytest.mark.rule("MET-1.1")
def test_each_player_begins_with_everything_and_no_money() -> None:
    game = dealt()
    assert game.money == (0, 0)
    assert game.reserve == (25, 25)
    for seat in (RED, BLUE):
        assert game.options(PROGRAM, seat) == {int(program) for program in HOUSE.programs}
        # Twelve active tiles, each in some program.
        assert {tile for tile in range(TILES) for some in game.options(PROGRAM, seat) if some >> tile & 1} == set(
            range(12)
        )
        assert game.state.spent[seat] == 0


@pytest.mark.rule("MET-1.2", "MET-1.3")
def test_line_of_seven_with_five_hidden_of_seven() -> None:
    game = fresh()
    assert [int(planet) for planet in game.state.planet] == [ALPHA, *[UNKNOWN] * 5, OMEGA]
    assert game.state.discovered == 1  # Omega is known but face down
    game = board("Alpha ? ? ? ? ? omega", programs=((MOVE_BY_1,), ()))
    game.do(EXECUTE, MOVE_BY_1)
    game.do(MOVE_TO, 1)
    assert game.state.waiting() == CHANCE
    assert list(game.state.outcomes()) == [0, 1, 1, 1, 1, 1, 1, 1, 0]  # any of the seven, equally


@pytest.mark.rule("MET-1.3")
def test_a_planet_once_seen_cannot_come_again_but_the_boxed_ones_might() -> None:
    game = board("Alpha Gamma ? ? ? ? omega", programs=((MOVE_BY_2,), ()))
    game.do(EXECUTE, MOVE_BY_2)
    game.do(MOVE_TO, 2)
    assert list(game.state.outcomes()) == [0, 1, 0, 1, 1, 1, 1, 1, 0]


@pytest.mark.rule("MET-1.4")
def test_both_ships_start_on_alpha() -> None:
    assert [int(place) for place in fresh().state.ship] == [0, 0]


@pytest.mark.rule("MET-1.5", "MET-1.6")
def test_three_planetary_cards_fill_all_slots_but_the_cheap_one() -> None:
    game = fresh()
    assert game.state.phase == MARKET
    assert game.possible() == set(range(12))  # the action deck waits
    for card in (4, 7, 11):
        game.resolve(card)
    assert [int(card) for card in game.state.market] == [NO_CARD, 4, 7, 11]
    assert game.events(CARD_TO_MARKET) == [(4, 1, 0, 0, 0), (7, 2, 0, 0, 0), (11, 3, 0, 0, 0)]
    assert game.state.cards[4] == IN_MARKET
    assert deck(game) == set(range(21)) - {4, 7, 11}
    assert game.state.phase == PROGRAMMING


@pytest.mark.rule("MET-1.7")
def test_a_marker_on_every_planet() -> None:
    game = board("Alpha ? ? ? ? ? omega")
    for place in range(PLACES):
        game.state.push(REPORTING, RED, DEPOSITS_REPORT)
        game.do(MARK_POOR if place % 2 else MARK_RICH, place)
    assert [int(marker) for marker in game.state.marker] == [1, 2, 1, 2, 1, 2, 1]
    game.state.push(REPORTING, RED, DEPOSITS_REPORT)
    assert game.options(MARK_RICH) == set()


@pytest.mark.rule("MET-1.8")
def test_everything_but_programs_is_the_same_for_both_seats() -> None:
    game = board(money=(3, 4), red={"Beta": 2}, places={5: DISCARDED}, phase=PROGRAMMING)
    for seat in (RED, BLUE):
        seen = game.state.resample(seat, Rng(1))
        assert seen.to_bytes() == game.state.to_bytes()
    # What lies undecided has no order to leak: unknown planets and decks are sets.
    assert IN_DECK in list(game.state.cards)


@pytest.mark.rule("MET-1.8")
def test_after_the_last_round_it_comes_out_which_planets_were_in_the_box() -> None:
    game = board("Alpha Beta ? Delta ? Zeta omega", round=9, first=BLUE)
    assert int(game.state.pool).bit_count() == 4
    game.do(END_ACTIONS)
    while game.state.phase == MARKET:
        game.resolve(min(game.possible()))
    assert game.state.phase == TURNING_UP
    assert game.possible() == {GAMMA, EPSILON, ETA, THETA}
    game.resolve("Eta")
    assert game.possible() == {GAMMA, EPSILON, THETA}
    game.resolve("Gamma")
    assert game.state.waiting() == OVER
    assert [event[:2] for event in game.events(TURNED_UP)] == [(ETA, 2), (GAMMA, 4)]
    assert game.state.pool == 1 << EPSILON | 1 << THETA  # the box
    assert game.events(DISCOVERY) == []
    assert game.money == (0, 0)


@pytest.mark.rule("MET-1.9")
def test_modules_of_both_at_one_planet() -> None:
    game = board(
        modules=[(RED, MINING_STATION, "Beta"), (BLUE, REFINERY, "Beta")], money=(9, 9), ships=("Beta", "Beta")
    )
    assert game.state.cards[MINING_STATION] == OWNED + game.at("Beta")
    assert game.state.cards[REFINERY] == OWNED + 8 + game.at("Beta")


@pytest.mark.rule("MET-2.1", "MET-2.2")
def test_nine_rounds_and_then_the_game_is_over() -> None:
    game = fresh()
    playout(game.state, Rng(3))
    assert [event[0] for event in game.events(ROUND_BEGUN)] == list(range(1, 10))
    assert game.state.waiting() == OVER


@pytest.mark.rule("MET-2.1")
def test_order_of_the_phases_of_a_round() -> None:
    game = dealt()
    for seat in (RED, BLUE):
        game.program(seat, MOVE_BY_1)
    game.resolve(RED)
    for seat in (RED, BLUE):
        assert game.state.player == seat
        game.do(EXECUTE, MOVE_BY_1)
        game.do(MOVE_TO, 1)
        if seat == RED:
            game.resolve("Beta")
        game.do(END_ACTIONS)
    assert game.state.phase == MARKET
    assert game.state.round == 1
    game.resolve(5)
    assert game.state.phase == PROGRAMMING
    assert game.state.round == 2
