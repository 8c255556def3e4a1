"""Chapter 5 and MET-C4: what planets earn, and the modules and cards that change it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    BLUE,
    BONUS_CONTRACT,
    CARD_AIMED,
    CONGLOMERATE,
    CUSTOMS_OFFICE,
    DE,
    DEEP_MINING,
    EN,
    END_ACTIONS,
    EXECUTE,
    FOR_CONGLOMERATE,
    FOR_CONTRACT,
    FOR_CUSTOMS,
    FOR_MAJORITY,
    FOR_MINORITY,
    FOR_REFINERY,
    INCOME,
    MARKET,
    MINING_STATION,
    PASS,
    PL,
    PLANET_SCORED,
    RED,
    REFINERY,
    SCORING,
    TARGET,
    TAX_AUDIT,
    USE_CARD,
)
from metalworks.games.metallum.rules.content import Content

from .builder import Board, board
from .house import HOUSE


def score(game: Board) -> tuple[int, int]:
    """End the round's last action phase, pass on cards, and tell what was earned."""
    before = game.money
    game.do(END_ACTIONS)
    after = game.money
    return after[0] - before[0], after[1] - before[1]


def last(**options: object) -> Board:
    """Blue is about to end the last action phase of the round."""
    return board(player=BLUE, first=RED, **options)  # type: ignore[arg-type]  # the options are the board's


def incomes(game: Board) -> list[tuple[int, ...]]:
    return [event[:4] for event in game.events(INCOME)]


@pytest.mark.rule("MET-5.1")
def test_planets_are_scored_from_alpha_to_omega() -> None:
    game = last(red={"Alpha": 1, "Delta": 1, "Omega": 1}, blue={"Beta": 1})
    assert score(game) == (9, 3)
    assert [event[0] for event in game.events(PLANET_SCORED)] == [0, 1, 3, 6]
    assert game.events(PLANET_SCORED)[1] == (1, 0, 1, 0, 3)


@pytest.mark.rule("MET-5.2", "MET-5.3")
@pytest.mark.parametrize(
    ("red", "blue", "marker", "earned"),
    [
        (2, 1, "", (3, 1)),
        (1, 4, "", (1, 3)),
        (1, 0, "", (3, 0)),
        (2, 2, "", (0, 0)),
        (2, 1, "rich", (5, 2)),
        (0, 1, "rich", (0, 5)),
        (2, 2, "rich", (0, 0)),
        (2, 1, "poor", (1, 0)),
        (0, 1, "poor", (0, 1)),
    ],
)
def test_majority_minority_and_deposits(red: int, blue: int, marker: str, earned: tuple[int, int]) -> None:
    markers = {"Beta": marker} if marker else {}
    assert score(last(red={"Beta": red}, blue={"Beta": blue}, markers=markers)) == earned


@pytest.mark.rule("MET-5.5", "MET-5.3")
@pytest.mark.parametrize("edition", [EN, DE, PL])
def test_the_example_of_the_book(edition: int) -> None:
    game = last(
        line="Alpha Delta Zeta Theta Eta Beta Omega",
        red={"Alpha": 3, "Zeta": 2, "Eta": 2, "Beta": 1, "Omega": 1},
        blue={"Alpha": 1, "Delta": 2, "Zeta": 2, "Eta": 1, "Beta": 2},
        markers={"Eta": "rich", "Beta": "poor", "Omega": "rich"},
        edition=edition,
    )
    assert score(game) == (13, 7)


@pytest.mark.rule("MET-5.6")
def test_money_has_no_upper_limit() -> None:
    game = last(red={"Beta": 1}, money=(250, 99), blue={"Gamma": 1})
    score(game)
    assert game.money == (253, 102)


@pytest.mark.rule("MET-8.6", "MET-C5", "MET-5.4")
def test_mining_station_counts_as_one_extractor() -> None:
    station = [(BLUE, MINING_STATION, "Beta")]
    assert score(last(modules=station)) == (0, 3)  # alone as majority
    assert score(last(modules=station, red={"Beta": 1})) == (0, 0)  # a tie
    assert score(last(modules=station, red={"Beta": 2})) == (3, 1)  # as minority
    assert score(last(modules=station, red={"Beta": 2}, blue={"Beta": 2})) == (1, 3)
    assert score(last(modules=station, red={"Gamma": 1})) == (3, 3)  # on its own planet only


@pytest.mark.rule("MET-8.4", "MET-C10", "MET-C4")
def test_conglomerate_earns_the_smaller_income_on_every_tie() -> None:
    module = [(RED, CONGLOMERATE, "Zeta")]
    standing: dict[str | int, int] = {"Alpha": 1, "Beta": 2, "Gamma": 3}
    game = last(modules=module, red=standing, blue=standing, markers={"Beta": "rich", "Gamma": "poor"})
    assert score(game) == (3, 0)
    assert incomes(game) == [(RED, 1, 0, FOR_CONGLOMERATE), (RED, 2, 1, FOR_CONGLOMERATE)]
    assert score(last(modules=module)) == (0, 0)  # no presence, no tie
    station = [*module, (RED, MINING_STATION, "Beta")]
    assert score(last(modules=station, blue={"Beta": 1})) == (1, 0)  # a Mining Station is presence
    assert score(last(modules=module, red={"Beta": 2}, blue={"Beta": 1})) == (3, 1)


@pytest.mark.rule("MET-C11", "MET-C4")
def test_refinery_adds_one_where_its_owner_earns() -> None:
    module = [(RED, REFINERY, "Beta")]
    game = last(modules=module, red={"Beta": 2}, blue={"Beta": 1})
    assert score(game) == (4, 1)
    assert incomes(game)[:2] == [(RED, 3, 1, FOR_MAJORITY), (RED, 1, 1, FOR_REFINERY)]
    assert score(last(modules=module, red={"Beta": 1}, blue={"Beta": 2})) == (2, 3)
    assert score(last(modules=module, red={"Beta": 1}, blue={"Beta": 2}, markers={"Beta": "poor"})) == (0, 1)
    assert score(last(modules=module, red={"Beta": 1}, blue={"Beta": 1})) == (0, 0)
    assert score(last(modules=module, red={"Gamma": 1})) == (3, 0)


@pytest.mark.rule("MET-C12", "MET-C4")
def test_customs_office_earns_when_the_opponent_does() -> None:
    module = [(RED, CUSTOMS_OFFICE, "Beta")]
    game = last(modules=module, blue={"Beta": 1})
    assert score(game) == (1, 3)  # it needs no presence
    assert incomes(game) == [(RED, 1, 1, FOR_CUSTOMS), (BLUE, 3, 1, FOR_MAJORITY)]
    assert score(last(modules=module, red={"Beta": 2}, blue={"Beta": 1})) == (4, 1)
    assert score(last(modules=module, blue={"Gamma": 1})) == (0, 3)
    assert score(last(modules=module, red={"Beta": 2}, blue={"Beta": 1}, markers={"Beta": "poor"})) == (1, 0)


@pytest.mark.rule("MET-C4", "MET-C11", "MET-C12")
def test_bonuses_trigger_no_bonuses() -> None:
    both = [(RED, REFINERY, "Beta"), (RED, CUSTOMS_OFFICE, "Beta")]
    assert score(last(modules=both, blue={"Beta": 1})) == (1, 3)  # customs is no income for the refinery
    crossed = [(RED, CUSTOMS_OFFICE, "Beta"), (BLUE, REFINERY, "Beta")]
    assert score(last(modules=crossed, blue={"Beta": 1})) == (1, 4)  # once, though blue earns twice


@pytest.mark.rule("MET-C4", "MET-4.32", "MET-5.4")
def test_deep_mining_uses_count_marker_conglomerate_and_refinery_only() -> None:
    everything = [
        (RED, MINING_STATION, "Beta"),
        (RED, REFINERY, "Beta"),
        (RED, CONGLOMERATE, "Zeta"),
        (BLUE, CUSTOMS_OFFICE, "Beta"),
    ]
    game = board(
        programs=((DEEP_MINING,), ()),
        ships=("Beta", 0),
        red={"Beta": 1},
        blue={"Beta": 2},
        markers={"Beta": "rich"},
        modules=everything,
    )
    game.do(EXECUTE, DEEP_MINING)
    assert game.money == (3, 0)  # a tie by the station: $2 by Conglomerate, $1 by Refinery
    assert [event[3] for event in game.events(INCOME)] == [FOR_CONGLOMERATE, FOR_REFINERY]


# Tax Audit and Bonus Contract (MET-8.10, MET-C24, MET-C25)


def window(**options: object) -> Board:
    game = last(round=7, **options)
    game.do(END_ACTIONS)
    return game


@pytest.mark.rule("MET-C24", "MET-8.10")
def test_tax_audit_takes_everything_the_opponent_gets_from_a_planet() -> None:
    game = window(
        red={"Beta": 2, "Gamma": 1},
        blue={"Beta": 3, "Zeta": 1},
        hands=[(RED, TAX_AUDIT)],
        modules=[(BLUE, REFINERY, "Beta"), (BLUE, CUSTOMS_OFFICE, "Beta")],
    )
    assert (game.state.phase, game.state.player) == (SCORING, RED)
    game.do(USE_CARD, TAX_AUDIT)
    assert game.options(TARGET) == game.places("Beta", "Zeta")  # where blue would get something
    game.do(TARGET, "Beta")
    assert game.events(CARD_AIMED)[0][:3] == (RED, TAX_AUDIT, game.at("Beta"))
    assert game.money == (1 + 3, 3)  # the counts stay: red remains the minority on Beta
    assert game.state.phase == MARKET


@pytest.mark.rule("MET-C24", "MET-C12")
def test_a_taxed_planet_triggers_no_customs_of_the_auditor() -> None:
    game = window(blue={"Beta": 3}, hands=[(RED, TAX_AUDIT)], modules=[(RED, CUSTOMS_OFFICE, "Beta")])
    game.do(USE_CARD, TAX_AUDIT)
    game.do(TARGET, "Beta")
    assert game.money == (0, 0)


@pytest.mark.rule("MET-C24")
def test_a_tax_audit_lasts_one_scoring_phase() -> None:
    game = window(blue={"Beta": 3}, hands=[(RED, TAX_AUDIT)])
    game.do(USE_CARD, TAX_AUDIT)
    game.do(TARGET, "Beta")
    assert game.state.taxed == 0


@pytest.mark.rule("MET-C25", "MET-C4")
def test_bonus_contract_doubles_everything_from_a_planet() -> None:
    game = window(
        red={"Beta": 2},
        blue={"Beta": 1},
        hands=[(RED, BONUS_CONTRACT)],
        modules=[(RED, REFINERY, "Beta"), (RED, CUSTOMS_OFFICE, "Beta")],
    )
    game.do(USE_CARD, BONUS_CONTRACT)
    game.do(TARGET, "Beta")
    assert game.money == ((3 + 1 + 1) * 2, 1)
    assert (RED, 5, 1, FOR_CONTRACT) in incomes(game)
    assert len(game.state.contracts) == 0


@pytest.mark.rule("MET-C12", "MET-C25")
def test_customs_earns_once_though_the_opponents_income_is_doubled() -> None:
    game = window(red={"Beta": 2}, hands=[(RED, BONUS_CONTRACT)], modules=[(BLUE, CUSTOMS_OFFICE, "Beta")])
    game.do(USE_CARD, BONUS_CONTRACT)
    game.do(TARGET, "Beta")
    assert game.money == (6, 1)


@pytest.mark.rule("MET-C25", "MET-C24", "MET-8.10")
def test_the_first_player_decides_first_and_twice_nothing_is_nothing() -> None:
    game = window(red={"Beta": 2}, blue={"Beta": 1}, hands=[(RED, BONUS_CONTRACT), (BLUE, TAX_AUDIT)])
    assert game.state.player == RED  # red acted first this round
    game.do(USE_CARD, BONUS_CONTRACT)
    game.do(TARGET, "Beta")
    assert game.state.player == BLUE
    game.do(USE_CARD, TAX_AUDIT)
    game.do(TARGET, "Beta")
    assert game.money == (0, 1)


@pytest.mark.rule("MET-8.10")
def test_a_seat_may_pass_and_play_several_cards() -> None:
    game = window(red={"Beta": 2}, blue={"Beta": 1, "Zeta": 1}, hands=[(RED, BONUS_CONTRACT), (RED, TAX_AUDIT)])
    game.do(USE_CARD, BONUS_CONTRACT)
    game.do(TARGET, "Beta")
    assert game.state.player == RED
    game.do(USE_CARD, TAX_AUDIT)
    game.do(TARGET, "Zeta")
    assert game.money == (6, 1)
    game = window(red={"Beta": 2}, hands=[(RED, BONUS_CONTRACT)])
    game.do(PASS)
    assert game.money == (3, 0)
    assert game.state.cards[BONUS_CONTRACT] >= 8  # still held
    game = window(red={"Beta": 2}, hands=[(BLUE, BONUS_CONTRACT)])
    assert game.state.phase == MARKET  # it could do nothing, so nobody is asked


@pytest.mark.rule("MET-C24", "MET-C25")
def test_the_cards_of_scoring_cannot_be_used_in_an_action_phase() -> None:
    game = board(
        programs=((DEEP_MINING,), ()),
        ships=("Beta", 0),
        red={"Beta": 1},
        blue={"Gamma": 1},
        hands=[(RED, TAX_AUDIT), (RED, BONUS_CONTRACT)],
        round=7,
    )
    assert game.options(USE_CARD) == set()
    game.do(EXECUTE, DEEP_MINING)
    assert game.money == (3, 0)


def test_numbers_of_the_owners_own_cards() -> None:
    effects = [MINING_STATION, MINING_STATION, REFINERY, CUSTOMS_OFFICE, *range(4, 21)]
    numbers = [2, 1, 3, 2, *[1] * 14, 3, 1, 1]
    content = Content(HOUSE.edges, HOUSE.complexity, vec[i64](effects), HOUSE.costs, vec[i64](numbers))
    game = window(
        content=content,
        red={"Beta": 0},
        blue={"Beta": 2},
        modules=[(RED, 0, "Beta"), (RED, 1, "Beta"), (RED, 2, "Beta"), (RED, 3, "Beta")],
        hands=[(RED, BONUS_CONTRACT)],
    )
    game.do(USE_CARD, BONUS_CONTRACT)
    game.do(TARGET, "Beta")
    assert game.money == ((3 + 3 + 2) * 3, 1)
    assert (BLUE, 1, 1, FOR_MINORITY) in incomes(game)
