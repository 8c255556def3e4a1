"""Chapter 4: planetary installations, and what modules and editions change about them."""

from __future__ import annotations

import pytest

from metalworks.games.metallum.rules.components import (
    ACTIVATE,
    BLUE,
    DE,
    DEFENCE_GRID,
    DESTINATION,
    EN,
    EXECUTE,
    EXTRACTOR_REMOVED,
    EXTRACTORS_1,
    MENU,
    MOVE_TO,
    ORIGIN,
    PL,
    PLACE,
    POWER_BOOST,
    RED,
    REMOVE,
    REPLACE,
    SHIFT,
    SIGNAL_JAM,
    STOP,
    SWAP,
    TAKE,
)
from metalworks.games.metallum.view import shared

from .builder import board

EDITIONS = pytest.mark.parametrize("edition", [EN, DE, PL])


@pytest.mark.rule("MET-4.50", "MET-E3")
@EDITIONS
def test_alpha_moves_up_to_four_of_one_planet(edition: int) -> None:
    game = board(red={"Delta": 6, "Beta": 1}, edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == game.places("Delta", "Beta")
    game.do(ORIGIN, "Delta")
    assert game.options(STOP) == set()  # at least one
    # To the origin would equal not taking it, so no edition offers it.
    assert game.options(SHIFT) == game.places("Alpha", "Beta", "Gamma", "Epsilon", "Zeta", "Omega")
    game.do(SHIFT, "Beta")
    game.do(SHIFT, "Beta")
    game.do(SHIFT, "Omega")  # together or apart
    assert game.can(STOP)
    game.do(SHIFT, "Alpha")
    assert game.state.step() == MENU  # four
    assert [game.extractors(RED, name) for name in ("Delta", "Beta", "Omega", "Alpha")] == [2, 3, 1, 1]


@pytest.mark.parametrize(("planet", "owner"), [("Alpha", RED), ("Delta", BLUE)])
def test_the_view_says_whose_extractor_is_being_moved(planet: str, owner: int) -> None:
    game = board(ships=(planet, 0), red={"Beta": 2}, blue={"Beta": 2})
    game.do(ACTIVATE)
    assert shared(game.state)["owner"] is None  # nothing is taken yet
    game.do(ORIGIN, "Beta")
    assert shared(game.state)["owner"] == owner  # for all who look


@pytest.mark.rule("MET-4.50", "MET-4.59")
def test_alpha_may_stop_and_ends_with_an_empty_planet() -> None:
    game = board(red={"Delta": 6})
    game.do(ACTIVATE)
    game.do(ORIGIN, "Delta")
    game.do(SHIFT, "Beta")
    game.do(STOP)
    assert game.extractors(RED, "Delta") == 5
    game = board(red={"Delta": 1})
    game.do(ACTIVATE)
    game.do(ORIGIN, "Delta")
    game.do(SHIFT, "Beta")
    assert game.state.step() == MENU
    assert not board(blue={"Delta": 1}).can(ACTIVATE)  # nothing of one's own to move
    assert not board("Alpha ? ? ? ? ? omega", red={"Alpha": 3}).can(ACTIVATE)  # nowhere to go


@pytest.mark.rule("MET-4.51")
def test_beta_replaces_an_opposing_extractor() -> None:
    game = board(ships=("Beta", 0), blue={"Delta": 2, "Omega": 1})
    game.do(ACTIVATE)
    assert game.options(REPLACE) == game.places("Delta", "Omega")
    game.do(REPLACE, "Delta")
    assert (game.extractors(RED, "Delta"), game.extractors(BLUE, "Delta")) == (1, 1)
    assert game.reserve == (24, 23)
    assert not board(ships=("Beta", 0), red={"Delta": 1}).can(ACTIVATE)  # no opposing extractor


@pytest.mark.rule("MET-4.51", "MET-E7")
@EDITIONS
def test_beta_with_an_empty_reserve_needs_one_elsewhere(edition: int) -> None:
    game = board(ships=("Beta", 0), red={"Delta": 25}, blue={"Delta": 1}, edition=edition)
    assert game.can(ACTIVATE) == (edition == PL)  # there one of the target's own may be taken
    if edition == PL:
        game.do(ACTIVATE)
        game.do(REPLACE, "Delta")
        assert (game.extractors(RED, "Delta"), game.extractors(BLUE, "Delta")) == (25, 0)
    game = board(ships=("Beta", 0), red={"Delta": 25}, blue={"Delta": 1, "Zeta": 1}, edition=edition)
    game.do(ACTIVATE)
    assert game.options(REPLACE) == (game.places("Delta", "Zeta") if edition == PL else game.places("Zeta"))
    game.do(REPLACE, "Zeta")
    game.do(TAKE, "Delta")
    assert game.extractors(RED, "Zeta") == 1


@pytest.mark.rule("MET-4.52")
def test_gamma_spends_one_to_remove_up_to_two() -> None:
    game = board(ships=("Gamma", 0), red={"Gamma": 2}, blue={"Gamma": 1, "Delta": 3})
    game.do(ACTIVATE)
    assert game.events(EXTRACTOR_REMOVED)[0][:2] == (RED, game.at("Gamma"))  # one's own first
    assert not game.can(STOP)
    game.do(REMOVE, "Gamma")
    assert game.can(STOP)
    game.do(REMOVE, "Delta")
    assert game.state.step() == MENU
    assert game.reserve == (24, 23)
    assert game.extractors(BLUE, "Delta") == 2
    game = board(ships=("Gamma", 0), red={"Gamma": 2}, blue={"Delta": 3})
    game.do(ACTIVATE)
    game.do(REMOVE, "Delta")
    game.do(STOP)
    assert game.extractors(BLUE, "Delta") == 2


@pytest.mark.rule("MET-4.52", "MET-4.59")
def test_gamma_needs_one_of_yours_there_and_something_to_remove() -> None:
    assert not board(ships=("Gamma", 0), red={"Beta": 2}, blue={"Delta": 3}).can(ACTIVATE)
    assert not board(ships=("Gamma", 0), red={"Gamma": 2}).can(ACTIVATE)


@pytest.mark.rule("MET-4.53", "MET-E2")
@EDITIONS
def test_delta_moves_up_to_two_opposing_extractors(edition: int) -> None:
    game = board(ships=("Delta", 0), red={"Beta": 1}, blue={"Omega": 3, "Zeta": 1}, edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == game.places("Omega", "Zeta")
    game.do(ORIGIN, "Omega")
    game.do(SHIFT, "Alpha")
    assert game.can(STOP) == (edition != DE)  # the German edition takes exactly two
    game.do(SHIFT, "Beta")
    assert game.state.step() == MENU
    assert [game.extractors(BLUE, name) for name in ("Omega", "Alpha", "Beta")] == [1, 1, 1]
    game = board(ships=("Delta", 0), blue={"Omega": 3, "Zeta": 1}, edition=edition)
    game.do(ACTIVATE)
    game.do(ORIGIN, "Zeta")
    game.do(SHIFT, "Alpha")
    assert game.state.step() == MENU  # fewer where fewer stand


@pytest.mark.rule("MET-4.54", "MET-E1")
@EDITIONS
def test_epsilon_moves_the_ship_anywhere_else(edition: int) -> None:
    line = "Alpha Beta ? Delta Epsilon ? omega"
    game = board(line, ships=("Epsilon", 0), edition=edition)
    game.do(ACTIVATE)
    assert game.options(MOVE_TO) == ({0, 1, 3} if edition == PL else {0, 1, 2, 3, 5, 6})
    if edition != PL:
        game.do(MOVE_TO, 2)
        game.resolve("Eta")  # a move may discover
        assert game.money == (1, 0)


@pytest.mark.rule("MET-4.55", "MET-E4")
@EDITIONS
def test_zeta_swaps_two_extractors_of_two_planets(edition: int) -> None:
    game = board(ships=("Zeta", 0), red={"Beta": 2, "Gamma": 1}, blue={"Gamma": 2}, edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == game.places("Beta")  # Gamma with Gamma would change nothing
    game.do(ORIGIN, "Beta")
    assert game.options(SWAP) == game.places("Gamma")
    game.do(SWAP, "Gamma")
    assert [game.extractors(RED, name) for name in ("Beta", "Gamma")] == [1, 2]
    assert [game.extractors(BLUE, name) for name in ("Beta", "Gamma")] == [1, 1]
    assert not board(ships=("Zeta", 0), red={"Beta": 2}, edition=edition).can(ACTIVATE)
    assert not board(ships=("Zeta", 0), blue={"Beta": 2}, edition=edition).can(ACTIVATE)
    assert not board(ships=("Zeta", 0), red={"Beta": 2}, blue={"Beta": 2}, edition=edition).can(ACTIVATE)


@pytest.mark.rule("MET-4.56")
def test_eta_places_one_anywhere() -> None:
    game = board("Alpha Eta ? Delta Epsilon ? omega", ships=("Eta", 0))
    game.do(ACTIVATE)
    assert game.options(PLACE) == {0, 1, 3, 4}
    game.do(PLACE, "Delta")
    assert game.extractors(RED, "Delta") == 1
    assert game.reserve == (24, 25)


@pytest.mark.rule("MET-4.57")
def test_theta_gathers_up_to_two_on_one_planet() -> None:
    line = "Alpha Beta Theta Delta Epsilon ? omega"
    game = board(line, ships=("Theta", 0), red={"Alpha": 1, "Beta": 2})
    game.do(ACTIVATE)
    game.do(DESTINATION, "Delta")
    assert not game.can(STOP)
    assert game.options(TAKE) == game.places("Alpha", "Beta")
    game.do(TAKE, "Alpha")
    assert game.can(STOP)
    game.do(TAKE, "Beta")
    assert game.state.step() == MENU
    assert game.extractors(RED, "Delta") == 2
    game = board(line, ships=("Theta", 0), red={"Beta": 2})
    game.do(ACTIVATE)
    game.do(DESTINATION, "Delta")
    game.do(TAKE, "Beta")
    game.do(TAKE, "Beta")  # both from the same planet
    assert game.extractors(RED, "Delta") == 2
    game = board(line, ships=("Theta", 0), red={"Beta": 1})
    game.do(ACTIVATE)
    assert not game.can(DESTINATION, "Beta")  # nothing would change
    game.do(DESTINATION, "Delta")
    game.do(TAKE, "Beta")
    assert game.state.step() == MENU  # nothing else is left to take
    assert not board(line, ships=("Theta", 0)).can(ACTIVATE)


@pytest.mark.rule("MET-4.58", "MET-E12")
@EDITIONS
def test_omega_places_exactly_three(edition: int) -> None:
    game = board(ships=("Omega", 0), edition=edition)
    game.do(ACTIVATE)
    assert game.state.step() == MENU
    assert game.extractors(RED, "Omega") == 3
    assert game.reserve == (22, 25)
    game = board(ships=("Omega", 0), red={"Beta": 23}, edition=edition)
    game.do(ACTIVATE)
    assert game.extractors(RED, "Omega") == 2
    game.do(TAKE, "Beta")
    assert game.extractors(RED, "Omega") == 3


@pytest.mark.rule("MET-4.59")
def test_what_cannot_change_anything_cannot_be_used() -> None:
    assert not board(ships=("Omega", 0), red={"Omega": 25}).can(ACTIVATE)
    assert not board("Alpha Beta Theta Delta Epsilon ? Omega", ships=("Theta", 0)).can(ACTIVATE)
    jammed = board(red={"Beta": 2}, modules=[(BLUE, SIGNAL_JAM, "Beta")])
    assert not jammed.can(ACTIVATE)  # Alpha: everything of red's stands jammed
    guarded = board(ships=("Gamma", 0), red={"Gamma": 1}, blue={"Beta": 2}, modules=[(BLUE, DEFENCE_GRID, "Beta")])
    assert not guarded.can(ACTIVATE)


# Signal Jam (MET-8.5, MET-E11)


@pytest.mark.rule("MET-8.5", "MET-C7", "MET-E11")
@EDITIONS
def test_signal_jam_and_alpha(edition: int) -> None:
    game = board(red={"Beta": 2, "Delta": 2}, modules=[(BLUE, SIGNAL_JAM, "Beta")], edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == game.places("Delta")  # not from there
    game.do(ORIGIN, "Delta")
    assert game.at("Beta") not in game.options(SHIFT)  # nor to there
    own = board(red={"Beta": 2, "Delta": 2}, modules=[(RED, SIGNAL_JAM, "Beta")], edition=edition)
    own.do(ACTIVATE)
    assert own.options(ORIGIN) == own.places("Beta", "Delta")  # its owner is not bound


@pytest.mark.rule("MET-8.5", "MET-E11")
@EDITIONS
def test_signal_jam_and_delta(edition: int) -> None:
    # Red moves blue's extractors; the module is blue's.
    game = board(ships=("Delta", 0), blue={"Beta": 2, "Zeta": 2}, modules=[(BLUE, SIGNAL_JAM, "Beta")], edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == (game.places("Beta", "Zeta") if edition == DE else game.places("Zeta"))
    game.do(ORIGIN, "Zeta")
    assert game.can(SHIFT, "Beta") == (edition == DE)
    # The module is red's own: in German blue's extractors are bound whoever moves them.
    game = board(ships=("Delta", 0), blue={"Beta": 2, "Zeta": 2}, modules=[(RED, SIGNAL_JAM, "Beta")], edition=edition)
    game.do(ACTIVATE)
    assert game.options(ORIGIN) == (game.places("Zeta") if edition == DE else game.places("Beta", "Zeta"))
    game.do(ORIGIN, "Zeta")
    assert game.can(SHIFT, "Beta") == (edition != DE)


@pytest.mark.rule("MET-8.5", "MET-E11")
@EDITIONS
def test_signal_jam_and_theta_and_zeta(edition: int) -> None:
    line = "Alpha Beta Theta Delta Zeta ? Omega"
    jam = [(BLUE, SIGNAL_JAM, "Beta")]
    game = board(line, ships=("Theta", 0), red={"Beta": 2, "Delta": 2}, modules=jam, edition=edition)
    game.do(ACTIVATE)
    assert not game.can(DESTINATION, "Beta")
    game.do(DESTINATION, "Alpha")
    assert game.options(TAKE) == game.places("Delta")
    for owner in (RED, BLUE):
        game = board(
            line,
            ships=("Zeta", 0),
            red={"Delta": 1},
            blue={"Beta": 1},
            modules=[(owner, SIGNAL_JAM, "Beta")],
            edition=edition,
        )
        # A swap moves both colours from and to the planet; only red's own module leaves red free,
        # and in German it binds blue's extractor all the same.
        assert game.can(ACTIVATE) == (owner == RED and edition != DE)


@pytest.mark.rule("MET-8.5")
@EDITIONS
def test_signal_jam_does_not_stop_placing_replacing_removing_or_supplying(edition: int) -> None:
    jam = [(BLUE, SIGNAL_JAM, "Beta")]
    game = board(programs=((EXTRACTORS_1, POWER_BOOST), ()), ships=("Beta", 0), modules=jam, edition=edition)
    game.do(EXECUTE, EXTRACTORS_1)
    game.do(EXECUTE, POWER_BOOST)
    game.do(PLACE, "Beta")
    assert game.extractors(RED, "Beta") == 2
    game = board(ships=("Beta", 0), blue={"Beta": 1}, modules=jam, edition=edition)
    game.do(ACTIVATE)
    game.do(REPLACE, "Beta")  # replacing
    assert game.extractors(RED, "Beta") == 1
    game = board(ships=("Gamma", 0), red={"Gamma": 1}, blue={"Beta": 1}, modules=jam, edition=edition)
    game.do(ACTIVATE)
    game.do(REMOVE, "Beta")  # removing
    game = board(programs=((EXTRACTORS_1,), ()), ships=("Delta", 0), red={"Beta": 25}, modules=jam, edition=edition)
    game.do(EXECUTE, EXTRACTORS_1)
    game.do(TAKE, "Beta")  # taking for an empty reserve
    assert game.extractors(RED, "Delta") == 1
    game = board("Alpha Beta Eta ? ? ? omega", ships=("Eta", 0), modules=jam, edition=edition)
    game.do(ACTIVATE)
    game.do(PLACE, "Beta")


# Defence Grid (MET-C16)


@pytest.mark.rule("MET-C16")
@pytest.mark.parametrize("planet", ["Beta", "Gamma", "Delta", "Zeta"])
def test_defence_grid_guards_from_the_opponents_installations(planet: str) -> None:
    game = board(
        ships=(planet, 0),
        red={"Gamma": 1, "Alpha": 1},
        blue={"Epsilon": 2, "Omega": 1},
        modules=[(BLUE, DEFENCE_GRID, "Epsilon")],
    )
    game.do(ACTIVATE)
    if planet == "Zeta":
        game.do(ORIGIN, "Alpha")
    choosing = {"Beta": REPLACE, "Gamma": REMOVE, "Delta": ORIGIN, "Zeta": SWAP}
    assert game.options(choosing[planet]) == game.places("Omega")


@pytest.mark.rule("MET-C16")
def test_defence_grid_does_not_guard_from_own_effects_or_from_being_moved_to() -> None:
    game = board(ships=("Delta", 0), blue={"Omega": 1}, modules=[(BLUE, DEFENCE_GRID, "Epsilon")])
    game.do(ACTIVATE)
    game.do(ORIGIN, "Omega")
    game.do(SHIFT, "Epsilon")
    assert game.extractors(BLUE, "Epsilon") == 1
    game = board(ships=("Alpha", 0), red={"Epsilon": 1}, modules=[(RED, DEFENCE_GRID, "Epsilon")])
    game.do(ACTIVATE)
    game.do(ORIGIN, "Epsilon")
    # The attacker's own grid guards the attacker's extractors only.
    game = board(ships=("Beta", 0), blue={"Epsilon": 1}, modules=[(RED, DEFENCE_GRID, "Epsilon")])
    game.do(ACTIVATE)
    assert game.options(REPLACE) == game.places("Epsilon")
