"""Chapter 4: an action phase, moving, deploying, special actions and enhancements."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    ACTIONS,
    ACTIVATE,
    ACTIVATION,
    BLUE,
    BUY,
    COMPILER,
    DE,
    DECLINED,
    DEEP_MINING,
    DEPOSITS_REPORT,
    DISCOVERY,
    EMERGENCY_DROP,
    EN,
    END_ACTIONS,
    EXECUTE,
    EXECUTED,
    EXTRA_ACTIVATION,
    EXTRACTORS_1,
    EXTRACTORS_2,
    EXTRACTORS_3,
    FOR_DISCOVERY,
    FOR_MAJORITY,
    FORCE_SHIELD,
    GAMMA,
    HELD,
    INCOME,
    JUMP_GATE,
    LAY,
    MARK_POOR,
    MARK_RICH,
    MARKER_REMOVED,
    MENU,
    MINING_STATION,
    MOVE_BY_1,
    MOVE_BY_2,
    MOVE_BY_3,
    MOVE_TO,
    NO_CARD,
    NO_MARKER,
    ORIGIN,
    OUT_OF_GAME,
    OWNED,
    PL,
    PLACE,
    PLACES,
    POOR,
    POWER_BOOST,
    PURCHASE,
    PURCHASE_OR_TRANSPORT,
    RED,
    REPLACE,
    RESEARCH_STATION,
    RICH,
    ROBOT_FACTORY,
    SABOTAGE,
    SCORING,
    SHIFT,
    TAKE,
    TARGET,
    TRANSPORT,
    UNMARK,
    USE_CARD,
    unspent,
)
from metalworks.kernel.state import CHANCE

from .builder import Board, board

HIDDEN = "Alpha ? ? ? ? ? omega"


def run(game: Board, tile: int) -> None:
    game.do(EXECUTE, tile)


@pytest.mark.rule("MET-4.3", "MET-4.6")
def test_everything_in_any_order_and_once() -> None:
    program = (MOVE_BY_1, EXTRACTORS_2, DEPOSITS_REPORT)
    game = board(programs=(program, ()), ships=("Delta", 0), blue={"Beta": 1})
    assert game.options(EXECUTE) == set(program)
    assert game.can(ACTIVATE)
    run(game, EXTRACTORS_2)  # interleaved: deploy, installation, report, move
    game.do(ACTIVATE)
    game.do(ORIGIN, "Beta")
    game.do(SHIFT, "Gamma")
    run(game, DEPOSITS_REPORT)
    game.do(MARK_RICH, "Delta")
    run(game, MOVE_BY_1)
    game.do(MOVE_TO, "Epsilon")
    assert game.options(EXECUTE) == set()
    assert game.extractors(RED, "Delta") == 2
    assert not game.can(ACTIVATE)  # at most one installation
    assert [event[1] for event in game.events(EXECUTED)] == [EXTRACTORS_2, DEPOSITS_REPORT, MOVE_BY_1]


@pytest.mark.rule("MET-4.4", "MET-4.8")
def test_the_move_must_be_executed_everything_else_may_be_declined() -> None:
    game = board(programs=((MOVE_BY_1, EXTRACTORS_2, POWER_BOOST), ()), ships=("Gamma", 0))
    assert not game.can(END_ACTIONS)
    run(game, POWER_BOOST)  # moving by Power Boost does not replace it
    game.do(MOVE_TO, "Delta")
    assert not game.can(END_ACTIONS)
    run(game, MOVE_BY_1)
    game.do(MOVE_TO, "Epsilon")
    game.do(END_ACTIONS)
    assert game.extractors(RED, "Epsilon") == 0
    assert game.events(DECLINED) == [(RED, EXTRACTORS_2, 0, 0, 0)]


@pytest.mark.rule("MET-4.4", "MET-4.8", "MET-4.54")
def test_epsilon_does_not_replace_the_move() -> None:
    game = board(programs=((MOVE_BY_1,), ()), ships=("Epsilon", 0))
    game.do(ACTIVATE)
    game.do(MOVE_TO, "Alpha")
    assert not game.can(END_ACTIONS)
    assert game.options(EXECUTE) == {MOVE_BY_1}


@pytest.mark.rule("MET-4.5")
def test_a_tile_is_spent_when_executed_or_at_the_end() -> None:
    game = board(programs=((MOVE_BY_1, EXTRACTORS_1, PURCHASE), ()), ships=("Gamma", 0))
    run(game, MOVE_BY_1)
    assert game.state.spent[RED] == 1 << MOVE_BY_1
    game.do(MOVE_TO, "Delta")
    run(game, EXTRACTORS_1)
    assert game.state.spent[RED] == 1 << MOVE_BY_1 | 1 << EXTRACTORS_1
    game.do(END_ACTIONS)
    assert game.state.spent[RED] == 1 << MOVE_BY_1 | 1 << EXTRACTORS_1 | 1 << PURCHASE
    assert unspent(game.state, RED) == 0


@pytest.mark.rule("MET-4.7")
def test_the_second_player_acts_after_the_first() -> None:
    game = board(programs=((MOVE_BY_1,), (MOVE_BY_2,)), player=BLUE)
    assert list(game.state.legal(RED)) == []
    run(game, MOVE_BY_2)
    game.do(MOVE_TO, 2)
    epoch = game.state.epoch
    game.do(END_ACTIONS)
    assert (game.state.phase, game.state.player) == (ACTIONS, RED)
    assert game.state.epoch > epoch
    assert list(game.state.legal(BLUE)) == []
    run(game, MOVE_BY_1)
    game.do(MOVE_TO, 1)
    game.do(END_ACTIONS)
    assert game.state.phase > SCORING


@pytest.mark.rule("MET-4.8")
def test_an_effect_is_carried_out_whole_before_the_next() -> None:
    game = board(programs=((MOVE_BY_1, DEPOSITS_REPORT), ()))
    run(game, DEPOSITS_REPORT)
    assert {action // 32 for action in game.state.legal(RED)} == {MARK_RICH, MARK_POOR}
    game.do(MARK_RICH, 3)
    assert game.state.step() == MENU


# Moving


@pytest.mark.rule("MET-4.10")
@pytest.mark.parametrize(("tile", "distance"), [(MOVE_BY_1, 1), (MOVE_BY_2, 2), (MOVE_BY_3, 3)])
def test_exactly_n_planets_in_one_direction(tile: int, distance: int) -> None:
    for start in range(PLACES):
        game = board(programs=((tile,), ()), ships=(start, 0))
        run(game, tile)
        targets = {place for place in (start - distance, start + distance) if 0 <= place < PLACES}
        assert game.options(MOVE_TO) == targets
        assert targets


@pytest.mark.rule("MET-4.11", "MET-4.13")
def test_ending_a_move_on_a_face_down_planet_discovers_it() -> None:
    game = board(HIDDEN, programs=((MOVE_BY_2,), ()))
    run(game, MOVE_BY_2)
    game.do(MOVE_TO, 2)
    assert game.state.waiting() == CHANCE
    assert list(game.state.legal(RED)) == []
    epoch = game.state.epoch
    game.resolve("Gamma")
    assert game.state.epoch > epoch
    assert game.money == (1, 0)
    assert game.state.planet[2] == GAMMA
    assert game.state.discovered == 0b101  # the planet passed over stays face down
    assert game.events(DISCOVERY) == [(RED, GAMMA, 2, 0, 0)]
    assert game.events(INCOME) == [(RED, 1, 2, FOR_DISCOVERY, NO_CARD)]
    again = board("Alpha ? Gamma ? ? ? omega", programs=((MOVE_BY_2,), ()))
    run(again, MOVE_BY_2)
    again.do(MOVE_TO, 2)
    assert again.money == (0, 0)


@pytest.mark.rule("MET-4.11", "MET-4.13")
def test_discovering_omega_pays_too_and_cannot_be_undone() -> None:
    game = board("Alpha ? ? ? ? Zeta omega", programs=((MOVE_BY_1,), ()), ships=("Zeta", 0))
    run(game, MOVE_BY_1)
    epoch = game.state.epoch
    game.do(MOVE_TO, 6)
    assert game.money == (1, 0)
    assert game.state.epoch > epoch
    assert game.state.discovered >> 6 & 1
    assert game.can(ACTIVATE)


@pytest.mark.rule("MET-4.12")
def test_only_discovered_planets_take_extractors_and_modules() -> None:
    line = "Alpha ? Eta ? ? ? omega"
    game = board(line, ships=("Eta", 0))
    game.do(ACTIVATE)
    assert game.options(PLACE) == game.places("Alpha", "Eta")
    game = board(line, red={"Eta": 3})
    game.do(ACTIVATE)
    game.do(ORIGIN, "Eta")
    assert game.options(SHIFT) == game.places("Alpha")
    game = board(line, hands=[(RED, EMERGENCY_DROP)], round=7)
    game.do(USE_CARD, EMERGENCY_DROP)
    assert game.options(TARGET) == game.places("Alpha", "Eta")
    game = board(line, programs=((PURCHASE_OR_TRANSPORT,), ()), modules=[(RED, FORCE_SHIELD, "Eta")])
    run(game, PURCHASE_OR_TRANSPORT)
    game.do(TRANSPORT, FORCE_SHIELD)
    assert game.options(LAY) == game.places("Alpha")


# Deploying


@pytest.mark.rule("MET-4.20")
@pytest.mark.parametrize(("tile", "number"), [(EXTRACTORS_1, 1), (EXTRACTORS_2, 2), (EXTRACTORS_3, 3)])
def test_exactly_n_extractors_on_the_planet_with_the_ship(tile: int, number: int) -> None:
    game = board(programs=((tile,), ()), ships=("Delta", "Beta"))
    run(game, tile)
    assert game.extractors(RED, "Delta") == number
    assert game.reserve == (25 - number, 25)
    assert game.state.step() == MENU


@pytest.mark.rule("MET-4.21")
def test_the_reserve_first_then_from_other_planets_of_choice() -> None:
    game = board(programs=((EXTRACTORS_3,), ()), ships=("Delta", 0), red={"Delta": 5, "Beta": 10, "Gamma": 9})
    run(game, EXTRACTORS_3)
    assert game.extractors(RED, "Delta") == 6  # one came from the reserve
    assert game.options(TAKE) == game.places("Beta", "Gamma")  # never from the target
    game.do(TAKE, "Beta")
    game.do(TAKE, "Gamma")
    assert game.state.step() == MENU
    assert [game.extractors(RED, name) for name in ("Delta", "Beta", "Gamma")] == [8, 9, 8]
    assert game.reserve[RED] == 0


@pytest.mark.rule("MET-4.21")
def test_with_nothing_elsewhere_the_rest_is_void() -> None:
    game = board(programs=((EXTRACTORS_3,), ()), ships=("Delta", 0), red={"Delta": 23, "Beta": 1})
    run(game, EXTRACTORS_3)
    game.do(TAKE, "Beta")
    assert game.state.step() == MENU
    assert game.extractors(RED, "Delta") == 25
    game = board(programs=((EXTRACTORS_3, MOVE_BY_1), ()), ships=("Delta", 0), red={"Delta": 25})
    assert game.options(EXECUTE) == {MOVE_BY_1}  # it could do nothing


@pytest.mark.rule("MET-4.21")
def test_every_placing_of_the_active_player_is_supplied_so() -> None:
    full: dict[str | int, int] = {"Beta": 20, "Gamma": 5}
    game = board("Alpha Beta Gamma Eta ? ? Omega", ships=("Eta", 0), red=full)
    game.do(ACTIVATE)
    assert game.options(PLACE) == game.places("Alpha", "Beta", "Gamma", "Eta", "Omega")
    game.do(PLACE, "Beta")
    assert game.options(TAKE) == game.places("Gamma")
    game = board(ships=("Omega", 0), red=full)
    game.do(ACTIVATE)
    for name in ("Beta", "Beta", "Gamma"):
        game.do(TAKE, name)
    assert game.extractors(RED, "Omega") == 3
    game = board(ships=("Beta", 0), red=full, blue={"Gamma": 1})
    game.do(ACTIVATE)
    game.do(REPLACE, "Gamma")
    assert game.options(TAKE) == game.places("Beta")
    game = board(programs=((POWER_BOOST,), ()), ships=("Delta", 0), red=full)
    run(game, POWER_BOOST)
    game.do(PLACE, "Delta")
    assert game.options(TAKE) == game.places("Beta", "Gamma")
    game = board(hands=[(RED, EMERGENCY_DROP)], red=full, round=7)
    game.do(USE_CARD, EMERGENCY_DROP)
    game.do(TARGET, "Delta")
    game.do(TAKE, "Beta")
    game.do(TAKE, "Gamma")
    assert game.extractors(RED, "Delta") == 2


@pytest.mark.rule("MET-E7")
def test_the_polish_source_may_be_the_target_itself() -> None:
    for edition in (EN, DE, PL):
        game = board(programs=((EXTRACTORS_2,), ()), ships=("Delta", 0), red={"Delta": 5, "Beta": 20}, edition=edition)
        run(game, EXTRACTORS_2)
        assert game.options(TAKE) == (game.places("Beta", "Delta") if edition == PL else game.places("Beta"))
        if edition == PL:
            game.do(TAKE, "Delta")
            game.do(TAKE, "Beta")
            assert game.extractors(RED, "Delta") == 6  # effectively one fewer


# Special actions


@pytest.mark.rule("MET-4.30", "MET-E5")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_deposits_report_places_or_removes(edition: int) -> None:
    game = board(HIDDEN, programs=((DEPOSITS_REPORT,), ()), markers={2: "poor", 0: "rich"}, edition=edition)
    run(game, DEPOSITS_REPORT)
    assert game.options(MARK_RICH) == game.options(MARK_POOR) == {1, 3, 4, 5, 6}  # face up or down
    assert game.options(UNMARK) == {0, 2}  # no replacing, no turning
    game.do(UNMARK, 2)
    assert game.state.marker[2] == NO_MARKER
    assert game.events(MARKER_REMOVED) == [(RED, 2, POOR, 0, 0)]
    game = board(HIDDEN, programs=((DEPOSITS_REPORT,), ()), edition=edition)
    run(game, DEPOSITS_REPORT)
    game.do(MARK_RICH, 5)
    assert game.state.marker[5] == RICH


@pytest.mark.rule("MET-4.31")
def test_power_boost_places_or_moves() -> None:
    game = board(HIDDEN, programs=((POWER_BOOST,), ()))
    run(game, POWER_BOOST)
    assert game.options(PLACE) == {0}
    assert game.options(MOVE_TO) == {1}
    other = board(HIDDEN, programs=((POWER_BOOST,), ()))
    game.do(PLACE, 0)
    assert game.extractors(RED, 0) == 1
    run(other, POWER_BOOST)
    other.do(MOVE_TO, 1)
    other.resolve("Eta")  # it may discover
    assert other.money == (1, 0)
    assert other.state.step() == MENU


@pytest.mark.rule("MET-4.32")
@pytest.mark.parametrize(
    ("red", "blue", "marker", "income"),
    [
        (2, 1, "", 3),
        (1, 0, "", 3),
        (1, 2, "", 1),
        (2, 2, "", 0),
        (0, 2, "", 0),
        (2, 1, "rich", 5),
        (1, 2, "rich", 2),
        (2, 1, "poor", 1),
        (1, 2, "poor", 0),
    ],
)
def test_deep_mining_scores_for_the_active_player_alone(red: int, blue: int, marker: str, income: int) -> None:
    game = board(
        programs=((DEEP_MINING,), ()),
        ships=("Delta", "Delta"),
        red={"Delta": red},
        blue={"Delta": blue},
        markers={"Delta": marker} if marker else {},
    )
    if income == 0:
        assert game.options(EXECUTE) == set()
    else:
        run(game, DEEP_MINING)
        assert game.money == (income, 0)
        if red > blue:
            assert game.events(INCOME) == [(RED, income, game.at("Delta"), FOR_MAJORITY, NO_CARD)]


# Enhancements


@pytest.mark.rule("MET-4.40", "MET-1.6")
def test_price_by_slot() -> None:
    cards = (FORCE_SHIELD, RESEARCH_STATION, MINING_STATION, COMPILER)  # 2, 2, 3, 2
    for money, slots in ((0, set()), (1, {0}), (2, {0, 1}), (3, {0, 1, 2, 3})):
        game = board(programs=((PURCHASE, MOVE_BY_1), ()), market=cards, money=(money, 9))
        if slots:
            run(game, PURCHASE)
            assert game.options(BUY) == slots
        else:
            assert not game.can(EXECUTE, PURCHASE)  # it can only be declined
    game = board(programs=((PURCHASE,), ()), market=cards, money=(3, 9))
    run(game, PURCHASE)
    game.do(BUY, 3)
    assert game.money == (0, 9)


@pytest.mark.rule("MET-4.40")
def test_money_earned_in_the_phase_counts() -> None:
    game = board(
        programs=((DEEP_MINING, PURCHASE), ()),
        market=(NO_CARD, MINING_STATION, NO_CARD, NO_CARD),
        ships=("Delta", 0),
        red={"Delta": 1},
    )
    assert game.options(EXECUTE) == {DEEP_MINING}
    run(game, DEEP_MINING)
    run(game, PURCHASE)
    game.do(BUY, 1)
    assert game.money == (0, 0)


@pytest.mark.rule("MET-4.41")
def test_a_planetary_module_is_laid_at_the_ship_and_works_at_once() -> None:
    game = board(
        programs=((PURCHASE, DEEP_MINING), ()),
        market=(NO_CARD, MINING_STATION, NO_CARD, NO_CARD),
        ships=("Delta", 0),
        money=(3, 0),
    )
    assert not game.can(EXECUTE, DEEP_MINING)
    run(game, PURCHASE)
    game.do(BUY, 1)
    assert game.state.cards[MINING_STATION] == OWNED + RED * 8 + game.at("Delta")
    run(game, DEEP_MINING)
    assert game.money == (3, 0)


@pytest.mark.rule("MET-4.42")
def test_an_action_module_may_be_used_in_the_phase_it_was_bought_in_and_once() -> None:
    game = board(
        programs=((PURCHASE,), ()),
        market=(NO_CARD, SABOTAGE, NO_CARD, NO_CARD),
        money=(3, 0),
        blue={"Beta": 3},
        round=7,
    )
    run(game, PURCHASE)
    game.do(BUY, 1)
    assert game.state.cards[SABOTAGE] == OWNED + RED * 8 + HELD
    game.do(USE_CARD, SABOTAGE)
    game.do(TARGET, "Beta")
    assert game.extractors(BLUE, "Beta") == 1
    assert game.state.cards[SABOTAGE] == OUT_OF_GAME
    assert game.options(USE_CARD) == set()


@pytest.mark.rule("MET-4.42")
def test_only_its_owner_uses_it_in_his_own_phase() -> None:
    game = board(hands=[(BLUE, SABOTAGE)], blue={"Beta": 3}, round=7)
    assert game.options(USE_CARD, RED) == set()
    assert list(game.state.legal(BLUE)) == []


@pytest.mark.rule("MET-4.43", "MET-E12")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_transport_moves_an_own_module_anywhere(edition: int) -> None:
    game = board(
        "Alpha Beta ? Delta ? ? Omega",
        programs=((PURCHASE_OR_TRANSPORT,), ()),
        ships=("Alpha", "Alpha"),
        modules=[(RED, MINING_STATION, "Beta"), (BLUE, ROBOT_FACTORY, "Beta")],
        edition=edition,
    )
    run(game, PURCHASE_OR_TRANSPORT)
    assert game.options(TRANSPORT) == {MINING_STATION}  # only one's own
    game.do(TRANSPORT, MINING_STATION)
    assert game.options(LAY) == game.places("Alpha", "Delta", "Omega")  # another discovered planet
    game.do(LAY, "Omega")
    assert game.state.cards[MINING_STATION] == OWNED + RED * 8 + 6
    assert game.state.step() == MENU


@pytest.mark.rule("MET-4.43")
def test_purchase_or_transport_may_buy_and_needs_one_of_both() -> None:
    market = (NO_CARD, MINING_STATION, NO_CARD, NO_CARD)
    game = board(programs=((PURCHASE_OR_TRANSPORT,), ()), market=market, money=(3, 0))
    run(game, PURCHASE_OR_TRANSPORT)
    game.do(BUY, 1)
    assert game.money == (0, 0)
    game = board(programs=((PURCHASE_OR_TRANSPORT,), ()), market=market, money=(2, 0))
    assert game.options(EXECUTE) == set()
    game = board(programs=((PURCHASE,), ()), market=market, modules=[(RED, COMPILER, "Beta")])
    assert game.options(EXECUTE) == set()  # this one does not transport


@pytest.mark.rule("MET-4.44", "MET-C22", "MET-8.7")
def test_three_permissions_three_different_installations() -> None:
    game = board(
        "Alpha Eta Delta Gamma Epsilon ? omega",
        programs=((MOVE_BY_1, EXTRA_ACTIVATION, POWER_BOOST), ()),
        ships=("Eta", 0),
        hands=[(RED, ACTIVATION)],
        blue={"Delta": 2},
        round=7,
    )
    run(game, EXTRA_ACTIVATION)  # in any order: the extra one first
    game.do(PLACE, "Alpha")
    assert not game.can(ACTIVATE)  # never the same installation twice in a phase
    assert not game.can(USE_CARD, ACTIVATION)
    run(game, MOVE_BY_1)
    game.do(MOVE_TO, "Delta")
    game.do(USE_CARD, ACTIVATION)
    game.do(ORIGIN, "Delta")
    game.do(SHIFT, "Eta")
    game.do(SHIFT, "Eta")
    run(game, POWER_BOOST)
    game.do(MOVE_TO, "Eta")
    assert not game.can(ACTIVATE)  # nor by coming back
    game.state.ship[RED] = game.at("Epsilon")
    game.do(ACTIVATE)
    game.do(MOVE_TO, "Alpha")
    assert not game.can(ACTIVATE)


@pytest.mark.rule("MET-4.44")
def test_used_installations_are_free_again_for_the_next_player() -> None:
    game = board(
        "Alpha Eta Delta Gamma Epsilon ? omega", programs=((), (EXTRA_ACTIVATION, MOVE_BY_1)), ships=("Eta", "Eta")
    )
    game.do(ACTIVATE)
    game.do(PLACE, "Alpha")
    game.do(END_ACTIONS)
    game.do(ACTIVATE)
    game.do(PLACE, "Alpha")
    assert not game.can(EXECUTE, EXTRA_ACTIVATION)


@pytest.mark.rule("MET-4.45")
def test_an_emptied_slot_stays_empty_until_the_end_of_the_round() -> None:
    game = board(
        programs=((PURCHASE,), (PURCHASE, MOVE_BY_1)),
        market=(FORCE_SHIELD, RESEARCH_STATION, NO_CARD, COMPILER),
        money=(9, 9),
    )
    run(game, PURCHASE)
    game.do(BUY, 0)
    assert [int(card) for card in game.state.market] == [NO_CARD, RESEARCH_STATION, NO_CARD, COMPILER]
    game.do(END_ACTIONS)
    run(game, PURCHASE)
    assert game.options(BUY) == {1, 3}


@pytest.mark.rule("MET-C14")
def test_jump_gate_takes_the_ship_there_from_anywhere_else() -> None:
    game = board(programs=((MOVE_BY_1,), ()), ships=("Omega", 0), modules=[(RED, JUMP_GATE, "Beta")])
    run(game, MOVE_BY_1)
    assert game.options(MOVE_TO) == game.places("Zeta", "Beta")
    game.do(MOVE_TO, "Beta")
    assert game.money == (0, 0)
    game = board(programs=((MOVE_BY_1,), ()), ships=("Beta", 0), modules=[(RED, JUMP_GATE, "Beta")])
    run(game, MOVE_BY_1)
    assert game.options(MOVE_TO) == game.places("Alpha", "Gamma")  # not from there to there
    game = board(programs=((MOVE_BY_1,), ()), ships=("Gamma", 0), modules=[(RED, JUMP_GATE, "Beta")])
    run(game, MOVE_BY_1)
    assert sorted(game.state.legal(RED)) == [MOVE_TO * 32 + 1, MOVE_TO * 32 + 3]  # not listed twice
    game = board(programs=((MOVE_BY_1,), ()), ships=("Omega", 0), modules=[(BLUE, JUMP_GATE, "Beta")])
    run(game, MOVE_BY_1)
    assert game.options(MOVE_TO) == game.places("Zeta")  # only its owner's
