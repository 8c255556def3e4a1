"""Chapter 9: the worked action phase of the rulebooks, step by step."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    ACTIVATE,
    BLUE,
    BUY,
    COMPLEXITY,
    DE,
    DEEP_MINING,
    EN,
    END_ACTIONS,
    EXECUTE,
    EXTRA_ACTIVATION,
    EXTRACTORS_2,
    GO_FIRST,
    MARKET,
    MINING_STATION,
    MOVE_BY_1,
    MOVE_BY_2,
    MOVE_TO,
    NO_CARD,
    ORDER,
    OWNED,
    PL,
    PLACE,
    POWER_BOOST,
    PURCHASE,
    RED,
    REMOVE,
)

from .builder import Board, programming

RED_PROGRAM = (MOVE_BY_1, POWER_BOOST, EXTRACTORS_2, EXTRA_ACTIVATION)
BLUE_PROGRAM = (MOVE_BY_2, EXTRACTORS_2, DEEP_MINING, PURCHASE)


def start(edition: int) -> Board:
    """MET-9.1."""
    game = programming(
        line="Alpha Delta Eta ? ? ? omega",
        ships=("Delta", "Delta"),
        red={"Delta": 2},
        blue={"Eta": 2},
        money=(2, 3),
        market=(NO_CARD, NO_CARD, MINING_STATION, NO_CARD),
        edition=edition,
    )
    for seat, program in ((RED, RED_PROGRAM), (BLUE, BLUE_PROGRAM)):
        game.program(seat, *program)
    return game


def blue_acts(game: Board) -> None:
    """MET-9.2."""
    game.do(EXECUTE, MOVE_BY_2)
    game.do(MOVE_TO, 3)
    game.resolve("Gamma")
    assert game.money == (2, 4)
    game.do(EXECUTE, EXTRACTORS_2)
    assert game.extractors(BLUE, "Gamma") == 2
    game.do(ACTIVATE)
    game.do(REMOVE, "Delta")
    game.do(REMOVE, "Delta")
    assert (game.extractors(BLUE, "Gamma"), game.extractors(RED, "Delta")) == (1, 0)
    game.do(EXECUTE, DEEP_MINING)
    assert game.money == (2, 7)
    game.do(EXECUTE, PURCHASE)
    game.do(BUY, 2)
    assert game.money == (2, 4)
    assert game.state.cards[MINING_STATION] == OWNED + BLUE * 8 + game.at("Gamma")
    game.do(END_ACTIONS)


def red_acts(game: Board) -> None:
    """MET-9.3."""
    game.do(EXECUTE, MOVE_BY_1)
    game.do(MOVE_TO, "Eta")
    game.do(ACTIVATE)
    game.do(PLACE, "Delta")
    game.do(EXECUTE, POWER_BOOST)
    game.do(MOVE_TO, "Gamma")
    game.do(EXECUTE, EXTRACTORS_2)
    game.do(EXECUTE, EXTRA_ACTIVATION)
    game.do(REMOVE, "Gamma")
    game.do(REMOVE, "Eta")
    assert (game.extractors(RED, "Gamma"), game.extractors(BLUE, "Gamma")) == (1, 0)


@pytest.mark.rule("MET-9.1", "MET-9.2", "MET-9.3", "MET-9.4", "MET-4.2", "MET-E12")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_the_worked_action_phase(edition: int) -> None:
    game = start(edition)
    assert [event[2] for event in game.events(COMPLEXITY)] == [7, 7]
    assert (game.state.phase, game.state.player) == (ORDER, RED)
    game.do(GO_FIRST, BLUE)
    blue_acts(game)
    assert game.state.player == RED
    red_acts(game)
    assert game.money == (2, 4)
    game.do(END_ACTIONS)
    # MET-9.4
    assert game.state.phase == MARKET
    assert game.money == (5, 7)
    assert [game.extractors(RED, name) for name in ("Delta", "Eta", "Gamma")] == [1, 0, 1]
    assert [game.extractors(BLUE, name) for name in ("Delta", "Eta", "Gamma")] == [0, 1, 0]
    assert game.reserve == (23, 24)
