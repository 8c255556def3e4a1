"""Chapter 8: planetary and action modules, each by its own clause."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    ACQUIRE,
    ACQUIRE_MODULE,
    ACTIVATE,
    ACTIVATION,
    ASSEMBLY_PLANT,
    BLUE,
    BUY,
    COMPILER,
    DE,
    DECLINE,
    DEEP_MINING,
    DEFENCE_GRID,
    DEPOSITS_REPORT,
    DISCARDED,
    EMERGENCY_DROP,
    EN,
    END_ACTIONS,
    EXECUTE,
    EXTRA_ACTIVATION,
    EXTRACTOR_PLACED,
    EXTRACTORS_1,
    EXTRACTORS_2,
    FORCE_SHIELD,
    IN_DECK,
    MENU,
    MINING_STATION,
    MOVE_BY_1,
    MOVE_TO,
    NO_CARD,
    NUCLEAR_EXPLOSION,
    ORIGIN,
    OUT_OF_GAME,
    OWNED,
    PL,
    PLACE,
    POWER_BOOST,
    PURCHASE,
    RED,
    REFINERY,
    REPLACE,
    RERUN,
    RESEARCH_STATION,
    ROBOT_FACTORY,
    ROLLBACK,
    SABOTAGE,
    SHIFT,
    SIGNAL_JAM,
    TAKE,
    TARGET,
    TAX_AUDIT,
    USE_CARD,
)

from .builder import Board, board

EDITIONS = pytest.mark.parametrize("edition", [EN, DE, PL])


def action(**options: object) -> Board:
    """A position of the third sequence, in which action modules are about."""
    return board(round=7, **options)  # type: ignore[arg-type]  # the options are the board's


@pytest.mark.rule("MET-8.1", "MET-C19", "MET-E8")
@EDITIONS
def test_acquire_module_takes_any_planetary_module_nobody_bought(edition: int) -> None:
    game = action(
        hands=[(RED, ACQUIRE_MODULE)],
        modules=[(RED, MINING_STATION, "Beta"), (BLUE, COMPILER, "Beta"), (RED, SIGNAL_JAM, "Gamma")],
        ships=("Gamma", 0),
        places={REFINERY: DISCARDED, ROBOT_FACTORY: IN_DECK},
        edition=edition,
    )
    game.do(USE_CARD, ACQUIRE_MODULE)
    free = set(range(12)) - {MINING_STATION, COMPILER, SIGNAL_JAM}
    # German: not bought by the opponent; an own one comes to the ship.
    assert game.options(ACQUIRE) == (free | {MINING_STATION} if edition == DE else free)
    game.do(ACQUIRE, REFINERY)
    assert game.state.cards[REFINERY] & 31 == OWNED + RED * 8 + game.at("Gamma")
    assert game.money == (0, 0)
    assert game.state.cards[ACQUIRE_MODULE] == OUT_OF_GAME
    assert game.state.step() == MENU


@pytest.mark.rule("MET-8.1")
def test_an_acquired_module_works_at_once() -> None:
    game = action(hands=[(RED, ACQUIRE_MODULE)], programs=((DEEP_MINING,), ()), ships=("Beta", 0))
    assert not game.can(EXECUTE, DEEP_MINING)
    game.do(USE_CARD, ACQUIRE_MODULE)
    game.do(ACQUIRE, MINING_STATION)
    game.do(EXECUTE, DEEP_MINING)
    assert game.money == (3, 0)


@pytest.mark.rule("MET-8.1")
def test_a_module_acquired_from_the_market_leaves_its_slot() -> None:
    # Only in positions set up by hand: in play the planetary cards are set aside by then.
    game = action(hands=[(RED, ACQUIRE_MODULE)], market=(NO_CARD, MINING_STATION, SABOTAGE, NO_CARD))
    game.do(USE_CARD, ACQUIRE_MODULE)
    game.do(ACQUIRE, MINING_STATION)
    assert [int(card) for card in game.state.market] == [NO_CARD, NO_CARD, SABOTAGE, NO_CARD]


@pytest.mark.rule("MET-E8")
def test_the_german_acquire_module_may_move_an_own_one() -> None:
    game = action(hands=[(RED, ACQUIRE_MODULE)], modules=[(RED, MINING_STATION, "Beta")], ships=("Zeta", 0), edition=DE)
    game.do(USE_CARD, ACQUIRE_MODULE)
    game.do(ACQUIRE, MINING_STATION)
    assert game.state.cards[MINING_STATION] == OWNED + RED * 8 + game.at("Zeta")  # still bought


@pytest.mark.rule("MET-8.2", "MET-C8", "MET-C20")
def test_force_shield_guards_its_owner_there_from_a_nuclear_explosion() -> None:
    for attacker in (RED, BLUE):  # even if they play it themselves
        game = action(
            player=attacker,
            hands=[(attacker, NUCLEAR_EXPLOSION)],
            modules=[(RED, FORCE_SHIELD, "Beta"), (BLUE, MINING_STATION, "Beta")],
            markers={"Beta": "rich"},
            red={"Beta": 3, "Gamma": 1},
            blue={"Beta": 2, "Gamma": 1},
            ships=("Beta", "Beta"),
        )
        game.do(USE_CARD, NUCLEAR_EXPLOSION)
        assert (game.extractors(RED, "Beta"), game.extractors(BLUE, "Beta")) == (3, 0)
        assert (game.extractors(RED, "Gamma"), game.extractors(BLUE, "Gamma")) == (1, 1)


@pytest.mark.rule("MET-C20")
def test_nuclear_explosion_clears_the_planet_with_the_ship() -> None:
    game = action(
        hands=[(RED, NUCLEAR_EXPLOSION)],
        modules=[(BLUE, MINING_STATION, "Beta")],
        markers={"Beta": "rich"},
        red={"Beta": 3},
        blue={"Beta": 2},
        ships=("Beta", "Beta"),
    )
    game.do(USE_CARD, NUCLEAR_EXPLOSION)
    assert game.reserve == (25, 25)
    assert game.state.cards[MINING_STATION] == OWNED + 8 + 1  # modules, markers and ships stay
    assert game.state.marker[1] == 1
    assert [int(place) for place in game.state.ship] == [1, 1]
    nothing = action(hands=[(RED, NUCLEAR_EXPLOSION)], blue={"Beta": 2})
    assert not nothing.can(USE_CARD, NUCLEAR_EXPLOSION)
    shielded = action(
        hands=[(RED, NUCLEAR_EXPLOSION)], blue={"Beta": 2}, ships=("Beta", 0), modules=[(BLUE, FORCE_SHIELD, "Beta")]
    )
    assert not shielded.can(USE_CARD, NUCLEAR_EXPLOSION)


@pytest.mark.rule("MET-C21", "MET-8.2")
def test_sabotage_costs_each_player_two() -> None:
    game = action(
        hands=[(RED, SABOTAGE)],
        red={"Beta": 1, "Gamma": 3},
        blue={"Beta": 3, "Delta": 2},
        modules=[(RED, FORCE_SHIELD, "Gamma")],
    )
    game.do(USE_CARD, SABOTAGE)
    assert game.options(TARGET) == game.places("Beta", "Delta")  # on Gamma nothing would leave
    game.do(TARGET, "Beta")
    assert (game.extractors(RED, "Beta"), game.extractors(BLUE, "Beta")) == (0, 1)
    assert game.reserve == (22, 22)
    game = action(hands=[(RED, SABOTAGE)], red={"Beta": 3}, blue={"Beta": 3}, modules=[(BLUE, FORCE_SHIELD, "Beta")])
    game.do(USE_CARD, SABOTAGE)
    game.do(TARGET, "Beta")
    assert (game.extractors(RED, "Beta"), game.extractors(BLUE, "Beta")) == (1, 3)


@pytest.mark.rule("MET-8.2", "MET-C8")
def test_force_shield_stops_no_installation() -> None:
    game = board(ships=("Beta", 0), blue={"Delta": 1}, modules=[(BLUE, FORCE_SHIELD, "Delta")])
    game.do(ACTIVATE)
    game.do(REPLACE, "Delta")


@pytest.mark.rule("MET-8.2")
def test_force_shield_stops_no_tax_audit() -> None:
    game = action(
        player=BLUE, first=RED, hands=[(RED, TAX_AUDIT)], blue={"Delta": 1}, modules=[(BLUE, FORCE_SHIELD, "Delta")]
    )
    game.do(END_ACTIONS)
    game.do(USE_CARD, TAX_AUDIT)
    game.do(TARGET, "Delta")
    assert game.money == (0, 0)


@pytest.mark.rule("MET-8.3", "MET-C6", "MET-E6")
@EDITIONS
def test_research_station_makes_every_purchase_of_its_owner_cheaper(edition: int) -> None:
    for seat in (RED, BLUE):
        game = board(
            programs=((PURCHASE,), (PURCHASE,)),
            player=seat,
            market=(MINING_STATION, NO_CARD, NO_CARD, COMPILER),
            modules=[(RED, RESEARCH_STATION, "Zeta")],
            money=(9, 9),
            edition=edition,
        )
        game.do(EXECUTE, PURCHASE)
        game.do(BUY, 0)
        assert game.money[seat] == 9 - (1 if seat == RED else 2)  # it adds to the -1 slot


@pytest.mark.rule("MET-4.40", "MET-8.3")
def test_no_price_is_below_zero() -> None:
    game = board(
        programs=((PURCHASE,), ()),
        market=(COMPILER, NO_CARD, NO_CARD, NO_CARD),
        modules=[(RED, RESEARCH_STATION, "Zeta")],
    )
    game.do(EXECUTE, PURCHASE)
    game.do(BUY, 0)
    assert game.money == (0, 0)


@pytest.mark.rule("MET-8.6")
def test_mining_station_is_no_extractor_otherwise() -> None:
    station = [(RED, MINING_STATION, "Gamma")]
    assert not board(ships=("Gamma", 0), blue={"Beta": 1}, modules=station).can(ACTIVATE)  # not spent for Gamma
    assert not board(ships=("Beta", 0), modules=[(BLUE, MINING_STATION, "Gamma")]).can(ACTIVATE)  # not replaced
    assert not board(modules=station).can(ACTIVATE)  # not moved by Alpha
    game = action(hands=[(RED, SABOTAGE)], modules=station)
    assert not game.can(USE_CARD, SABOTAGE)


@pytest.mark.rule("MET-8.8", "MET-8.9")
def test_modules_are_active_in_their_phases_only() -> None:
    # Assembly Plant changes the subroutine it names; that is no contradiction (MET-8.9).
    game = board(programs=((EXTRACTORS_1,), ()), modules=[(RED, ASSEMBLY_PLANT, "Beta")], ships=("Beta", 0))
    game.do(EXECUTE, EXTRACTORS_1)
    assert game.extractors(RED, "Beta") == 2
    # Robot Factory does nothing before the end of the round.
    game = board(modules=[(RED, ROBOT_FACTORY, "Beta")], player=RED, first=RED, programs=((), (MOVE_BY_1,)))
    game.do(END_ACTIONS)
    assert game.extractors(RED, "Beta") == 0
    game.do(EXECUTE, MOVE_BY_1)
    game.do(MOVE_TO, 1)
    game.do(END_ACTIONS)
    assert game.extractors(RED, "Beta") == 1
    assert game.money == (0, 0)  # it came after the scoring


@pytest.mark.rule("MET-8.9")
def test_a_module_goes_before_an_installation() -> None:
    game = board(ships=("Gamma", 0), red={"Gamma": 1}, blue={"Gamma": 1}, modules=[(BLUE, DEFENCE_GRID, "Gamma")])
    assert not game.can(ACTIVATE)


@pytest.mark.rule("MET-8.10")
def test_any_number_of_action_modules_in_one_phase() -> None:
    game = action(hands=[(RED, SABOTAGE), (RED, EMERGENCY_DROP)], blue={"Beta": 2})
    game.do(USE_CARD, SABOTAGE)
    game.do(TARGET, "Beta")
    game.do(USE_CARD, EMERGENCY_DROP)
    game.do(TARGET, "Beta")
    assert game.extractors(RED, "Beta") == 2


@pytest.mark.rule("MET-C13")
def test_assembly_plant_adds_one_from_the_reserve_only() -> None:
    plant = [(RED, ASSEMBLY_PLANT, "Beta")]
    game = board(programs=((EXTRACTORS_2,), ()), modules=plant, ships=("Beta", 0))
    game.do(EXECUTE, EXTRACTORS_2)
    assert game.extractors(RED, "Beta") == 3
    game = board(programs=((EXTRACTORS_2,), ()), modules=plant, ships=("Gamma", 0))
    game.do(EXECUTE, EXTRACTORS_2)
    assert game.extractors(RED, "Gamma") == 2  # at its planet only
    game = board(programs=((EXTRACTORS_2,), ()), modules=plant, ships=("Beta", 0), red={"Gamma": 23})
    game.do(EXECUTE, EXTRACTORS_2)
    assert game.extractors(RED, "Beta") == 2  # an empty reserve: the extra is void
    assert game.state.step() == MENU
    game = board(programs=((EXTRACTORS_2,), ()), modules=plant, ships=("Beta", 0), red={"Gamma": 24})
    game.do(EXECUTE, EXTRACTORS_2)
    game.do(TAKE, "Gamma")
    assert (game.extractors(RED, "Beta"), game.state.step()) == (2, MENU)


@pytest.mark.rule("MET-C13")
def test_assembly_plant_is_not_for_other_placings_but_for_rollback() -> None:
    plant = [(RED, ASSEMBLY_PLANT, "Beta")]
    game = action(
        programs=((POWER_BOOST,), ()), hands=[(RED, EMERGENCY_DROP), (RED, ROLLBACK)], modules=plant, ships=("Beta", 0)
    )
    game.do(EXECUTE, POWER_BOOST)
    game.do(PLACE, "Beta")
    game.do(USE_CARD, EMERGENCY_DROP)
    game.do(TARGET, "Beta")
    assert game.extractors(RED, "Beta") == 3
    game.state.spent[RED] |= 1 << EXTRACTORS_1
    game.do(USE_CARD, ROLLBACK)
    game.do(RERUN, EXTRACTORS_1)
    assert game.extractors(RED, "Beta") == 5


@pytest.mark.rule("MET-C15", "MET-6.6")
def test_robot_factory_places_one_every_round_from_the_reserve() -> None:
    for round in range(1, 10):
        game = board(modules=[(RED, ROBOT_FACTORY, "Beta")], player=BLUE, first=RED, round=round)
        game.do(END_ACTIONS)
        assert game.extractors(RED, "Beta") == 1
        assert [event[:2] for event in game.events(EXTRACTOR_PLACED)] == [(RED, 1)]
    game = board(modules=[(RED, ROBOT_FACTORY, "Beta")], player=BLUE, first=RED, red={"Gamma": 25})
    game.do(END_ACTIONS)
    assert game.extractors(RED, "Beta") == 0  # an empty reserve: nothing


@pytest.mark.rule("MET-C16")
def test_defence_grid_does_not_guard_from_cards() -> None:
    game = action(hands=[(RED, SABOTAGE)], blue={"Beta": 3}, modules=[(BLUE, DEFENCE_GRID, "Beta")])
    game.do(USE_CARD, SABOTAGE)
    game.do(TARGET, "Beta")
    assert game.extractors(BLUE, "Beta") == 1


@pytest.mark.rule("MET-8.5")
def test_signal_jam_does_not_stop_cards() -> None:
    game = action(
        hands=[(RED, SABOTAGE), (RED, EMERGENCY_DROP)], blue={"Beta": 3}, modules=[(BLUE, SIGNAL_JAM, "Beta")]
    )
    game.do(USE_CARD, SABOTAGE)
    game.do(TARGET, "Beta")
    game.do(USE_CARD, EMERGENCY_DROP)
    game.do(TARGET, "Beta")
    assert (game.extractors(RED, "Beta"), game.extractors(BLUE, "Beta")) == (2, 1)


@pytest.mark.rule("MET-8.7", "MET-C22")
def test_activation_permits_one_more_installation() -> None:
    game = action(hands=[(RED, ACTIVATION)], ships=("Omega", 0), programs=((POWER_BOOST,), ()), red={"Gamma": 1})
    game.do(ACTIVATE)
    assert not game.can(USE_CARD, ACTIVATION)  # never the same twice
    game.state.ship[RED] = 0
    game.do(USE_CARD, ACTIVATION)
    game.do(ORIGIN, "Gamma")
    game.do(SHIFT, "Beta")
    assert game.extractors(RED, "Beta") == 1


@pytest.mark.rule("MET-C23")
def test_emergency_drop_places_two_on_one_discovered_planet() -> None:
    game = action(line="Alpha Beta ? ? ? ? omega", hands=[(RED, EMERGENCY_DROP)])
    game.do(USE_CARD, EMERGENCY_DROP)
    assert game.options(TARGET) == {0, 1}
    game.do(TARGET, "Beta")
    assert game.extractors(RED, "Beta") == 2
    assert game.reserve == (23, 25)


@pytest.mark.rule("MET-C26")
def test_rollback_executes_a_spent_tile_once_more() -> None:
    game = action(
        hands=[(RED, ROLLBACK)],
        programs=((EXTRACTORS_2, DEPOSITS_REPORT), ()),
        spent=((MOVE_BY_1, EXTRACTORS_1, DEEP_MINING), ()),
        ships=("Beta", 0),
    )
    game.do(EXECUTE, EXTRACTORS_2)  # this phase's are included
    game.do(USE_CARD, ROLLBACK)
    assert game.options(RERUN) == {EXTRACTORS_1, EXTRACTORS_2, DEEP_MINING}  # no move, nothing still in the program
    game.do(RERUN, EXTRACTORS_2)
    assert game.extractors(RED, "Beta") == 4
    assert game.state.spent[RED] >> EXTRACTORS_2 & 1  # it stays spent
    assert game.options(EXECUTE) == {DEPOSITS_REPORT}


@pytest.mark.rule("MET-C26", "MET-4.5")
def test_a_declined_tile_can_be_rolled_back() -> None:
    game = action(hands=[(RED, ROLLBACK)], programs=((MOVE_BY_1, DEPOSITS_REPORT), ()), ships=("Beta", 0))
    assert not game.can(USE_CARD, ROLLBACK)
    assert game.options(DECLINE) == {DEPOSITS_REPORT}  # never the move
    game.do(DECLINE, DEPOSITS_REPORT)
    game.do(USE_CARD, ROLLBACK)
    assert game.options(RERUN) == {DEPOSITS_REPORT}


@pytest.mark.rule("MET-C26", "MET-4.44")
def test_rolled_back_purchases_are_paid_and_installations_never_used_twice() -> None:
    game = action(
        hands=[(RED, ROLLBACK)],
        spent=((PURCHASE, EXTRA_ACTIVATION), ()),
        market=(NO_CARD, SABOTAGE, NO_CARD, NO_CARD),
        money=(3, 0),
        ships=("Omega", 0),
    )
    game.do(ACTIVATE)
    game.do(USE_CARD, ROLLBACK)
    assert game.options(RERUN) == {PURCHASE}
    game.do(RERUN, PURCHASE)
    game.do(BUY, 1)
    assert game.money == (0, 0)
