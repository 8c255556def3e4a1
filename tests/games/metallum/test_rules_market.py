"""Chapters 6 and 7: the end of a round, the market, and who has won."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    BLUE,
    CARD_DISCARDED,
    CARDS_SET_ASIDE,
    COMPILER,
    CONGLOMERATE,
    DE,
    DISCARDED,
    EN,
    END_ACTIONS,
    FORCE_SHIELD,
    GAME_OVER,
    IN_DECK,
    MARKET,
    MINING_STATION,
    MOVE_BY_1,
    NO_CARD,
    OUT_OF_GAME,
    OWNED,
    PL,
    PROGRAMMING,
    RED,
    REFINERY,
    RESEARCH_STATION,
    RESHUFFLED,
    ROBOT_FACTORY,
    SET_ASIDE,
    TILES_BACK,
)
from metalworks.kernel.state import CHANCE, NO_SEAT, OVER

from .builder import Board, board, deck

MARKET_OF_FOUR = (MINING_STATION, RESEARCH_STATION, REFINERY, COMPILER)


def end_of_round(**options: object) -> Board:
    game = board(player=BLUE, first=RED, **options)  # type: ignore[arg-type]  # the options are the board's
    game.do(END_ACTIONS)
    return game


def market(game: Board) -> list[int]:
    return [int(card) for card in game.state.market]


@pytest.mark.rule("MET-6.1", "MET-6.2", "MET-E9")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_the_cheap_card_is_discarded_the_others_slide_and_a_new_one_comes(edition: int) -> None:
    game = end_of_round(market=MARKET_OF_FOUR, edition=edition)
    assert game.state.cards[MINING_STATION] == DISCARDED
    assert game.events(CARD_DISCARDED) == [(MINING_STATION, 0, 0, 0, 0)]
    assert market(game) == [RESEARCH_STATION, REFINERY, COMPILER, NO_CARD]
    assert game.state.waiting() == CHANCE
    assert game.possible() == set(range(12)) - set(MARKET_OF_FOUR)
    epoch = game.state.epoch
    game.resolve(ROBOT_FACTORY)
    assert game.state.epoch > epoch
    assert market(game) == [RESEARCH_STATION, REFINERY, COMPILER, ROBOT_FACTORY]
    assert (game.state.phase, game.state.round) == (PROGRAMMING, 2)


@pytest.mark.rule("MET-6.1", "MET-6.2")
def test_gaps_are_closed_and_a_bought_card_is_not_discarded() -> None:
    game = end_of_round(market=(NO_CARD, RESEARCH_STATION, NO_CARD, COMPILER))
    assert game.events(CARD_DISCARDED) == []
    assert market(game) == [RESEARCH_STATION, COMPILER, NO_CARD, NO_CARD]
    game.resolve(FORCE_SHIELD)
    assert market(game) == [RESEARCH_STATION, COMPILER, FORCE_SHIELD, NO_CARD]
    game.resolve(REFINERY)
    assert game.state.phase == PROGRAMMING


@pytest.mark.rule("MET-6.3")
def test_an_empty_deck_takes_its_discards_back() -> None:
    elsewhere = {card: OWNED for card in range(12) if card not in (*MARKET_OF_FOUR, FORCE_SHIELD)}
    elsewhere[FORCE_SHIELD] = DISCARDED
    game = end_of_round(market=MARKET_OF_FOUR, places=elsewhere)
    assert len(game.events(RESHUFFLED)) == 1
    assert game.possible() == {MINING_STATION, FORCE_SHIELD}  # the one just discarded included
    game.resolve(MINING_STATION)
    assert market(game) == [RESEARCH_STATION, REFINERY, COMPILER, MINING_STATION]
    assert deck(game) == {FORCE_SHIELD, *range(12, 21)}


@pytest.mark.rule("MET-6.3")
def test_the_deck_is_drawn_empty_before_the_discards_come_back() -> None:
    elsewhere = {card: OWNED for card in range(12) if card not in (COMPILER, FORCE_SHIELD, CONGLOMERATE)}
    elsewhere[CONGLOMERATE] = DISCARDED
    game = end_of_round(market=(NO_CARD, COMPILER, NO_CARD, NO_CARD), places=elsewhere)
    assert game.possible() == {FORCE_SHIELD}
    game.resolve(FORCE_SHIELD)
    assert game.possible() == {CONGLOMERATE}
    game.resolve(CONGLOMERATE)
    # Both are empty now: the last slot stays empty.
    assert market(game) == [COMPILER, FORCE_SHIELD, CONGLOMERATE, NO_CARD]
    assert game.state.phase == PROGRAMMING


@pytest.mark.rule("MET-6.3", "MET-3.1")
def test_a_round_that_begins_without_a_new_card_cannot_be_taken_back_either() -> None:
    game = board(player=BLUE, first=RED, places=dict.fromkeys(range(12), OWNED))
    epoch = game.state.epoch
    game.do(END_ACTIONS)
    assert (game.state.phase, game.state.round) == (PROGRAMMING, 2)
    assert game.state.epoch > epoch


@pytest.mark.rule("MET-6.4")
@pytest.mark.parametrize("round", range(1, 9))
def test_tiles_come_back_after_rounds_three_and_six(round: int) -> None:
    game = end_of_round(round=round, spent=((0,), (1,)))
    back = round in (3, 6)
    assert (game.state.spent[RED] == 0) == back
    assert len(game.events(TILES_BACK)) == int(back)
    assert (game.state.spent[BLUE] == 0) == back


@pytest.mark.rule("MET-6.5", "MET-6.6")
def test_after_round_six_action_cards_fill_the_market() -> None:
    game = end_of_round(
        market=MARKET_OF_FOUR, places={FORCE_SHIELD: DISCARDED}, modules=[(RED, CONGLOMERATE, "Beta")], round=6
    )
    assert len(game.events(CARDS_SET_ASIDE)) == 1
    for card in range(12):
        assert game.state.cards[card] == (OWNED + 1 if card == CONGLOMERATE else SET_ASIDE)  # what was bought stays
    assert market(game) == [NO_CARD] * 4
    assert game.possible() == set(range(12, 21))  # no planetary refill on the way
    for card in (12, 15, 18, 20):
        game.resolve(card)
    assert market(game) == [12, 15, 18, 20]
    assert (game.state.phase, game.state.round) == (PROGRAMMING, 7)


@pytest.mark.rule("MET-6.5", "MET-6.3", "MET-4.42")
def test_from_then_on_the_action_deck_refills_and_used_cards_do_not_come_back() -> None:
    game = end_of_round(
        market=(12, 13, NO_CARD, NO_CARD),
        places={
            14: OUT_OF_GAME,
            15: OUT_OF_GAME,
            16: OWNED + 7,
            17: DISCARDED,
            18: OWNED + 15,
            19: DISCARDED,
            20: IN_DECK,
        },
        round=7,
    )
    assert game.possible() == {20}
    game.resolve(20)
    assert game.possible() == {12, 17, 19}
    game.resolve(17)
    game.resolve(12)
    assert market(game) == [13, 20, 17, 12]


@pytest.mark.rule("MET-6.6")
def test_round_nine_has_its_end_of_round_before_the_game_ends() -> None:
    game = end_of_round(market=(12, 13, 14, 15), round=9, modules=[(RED, ROBOT_FACTORY, "Beta")])
    assert game.extractors(RED, "Beta") == 1
    assert game.state.phase == MARKET
    game.resolve(16)
    assert game.state.waiting() == OVER
    assert game.state.returns() == [1.0, 0.0]  # the extractor of the factory breaks the tie


# The end of the game


def finish(**options: object) -> Board:
    game = end_of_round(round=9, places=dict.fromkeys(range(12, 21), OUT_OF_GAME), **options)
    assert game.state.waiting() == OVER
    return game


@pytest.mark.rule("MET-7.1", "MET-2.2")
def test_more_money_wins() -> None:
    game = finish(money=(10, 9), blue={"Beta": 1, "Gamma": 1}, red={"Beta": 2, "Gamma": 1, "Zeta": 1})
    assert game.money == (16, 10)
    assert game.state.returns() == [1.0, 0.0]
    assert game.events(GAME_OVER)[0][:2] == (RED, 0)
    assert finish(money=(9, 10)).state.returns() == [0.0, 1.0]


@pytest.mark.rule("MET-7.1")
def test_then_more_extractors_in_the_system() -> None:
    game = finish(money=(5, 5), red={"Beta": 3}, blue={"Gamma": 4})
    assert game.state.returns() == [0.0, 1.0]
    assert game.events(GAME_OVER)[0][:2] == (BLUE, 1)


@pytest.mark.rule("MET-7.1", "MET-8.6")
def test_then_printed_costs_of_modules_bought() -> None:
    modules = [(RED, MINING_STATION, "Zeta"), (BLUE, FORCE_SHIELD, "Gamma"), (BLUE, RESEARCH_STATION, "Gamma")]
    game = finish(money=(5, 8), modules=modules)  # the station earns red $3 and is no extractor
    assert game.state.returns() == [0.0, 1.0]  # 3 against 4
    assert game.events(GAME_OVER)[0][:2] == (BLUE, 2)
    # A module taken by Acquire Module was not bought.
    game = finish(money=(5, 8), modules=modules, acquired=[RESEARCH_STATION])
    assert game.state.returns() == [1.0, 0.0]
    assert game.events(GAME_OVER)[0][:2] == (RED, 2)


@pytest.mark.rule("MET-7.1", "MET-E12")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_then_it_is_a_draw(edition: int) -> None:
    game = finish(money=(5, 5), red={"Beta": 3}, blue={"Gamma": 3}, edition=edition)
    assert game.state.returns() == [0.5, 0.5]
    assert game.events(GAME_OVER)[0][:2] == (NO_SEAT, 3)


@pytest.mark.rule("MET-4.42", "MET-7.1")
def test_unused_action_modules_are_worth_nothing() -> None:
    game = end_of_round(round=9, money=(5, 5), places=dict.fromkeys(range(12, 21), OWNED + 7))
    assert game.state.returns() == [0.5, 0.5]


def test_a_move_tile_is_always_left_in_a_sequence() -> None:
    game = end_of_round(market=MARKET_OF_FOUR, round=2, spent=((MOVE_BY_1, 2), (0, 1)))
    game.resolve(FORCE_SHIELD)
    assert any(action for action in game.state.legal(RED))
