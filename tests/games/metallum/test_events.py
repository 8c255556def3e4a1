"""Events say what happened, to whom they may, with the names known at that moment; money says why it changed."""

from __future__ import annotations

import pytest

from metalworks import Match
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.games import metallum
from metalworks.games.metallum.actions import BuyModule, EndActions, ExecuteSubroutine, MoveShip
from metalworks.games.metallum.components import Effect, Planet, Tile
from metalworks.games.metallum.events import MoneyChanged, PlanetDiscovered, Reason, ShipMoved

NAMES = ("Ann", "Bob")
MODULES = {"en": "Refinery", "de": "Raffinerie", "pl": "Rafineria"}


def money(match: Match) -> list[MoneyChanged]:
    return [event for event in match.events(None) if isinstance(event, MoneyChanged)]


@pytest.mark.rule("MET-4.40")
def test_a_purchase_says_which_module_was_paid_for() -> None:
    position = metallum.position(
        phase="actions", money=(5, 0), market=(None, "refinery", None, None),
        programs=(["move_by_1", "extractors_1", "purchase_module"], None),
    )  # fmt: skip
    match = Match.at("metallum", position, seats=NAMES)
    match.play(0, ExecuteSubroutine(Tile.PURCHASE_MODULE))
    match.play(0, BuyModule(2))
    (paid,) = money(match)
    assert paid == MoneyChanged(0, -4, Reason.PURCHASE, card=6, effect=Effect.REFINERY)
    for language in LANGUAGES:
        assert MODULES[language] in Texts(language, "metallum").say(paid, NAMES)


@pytest.mark.rule("MET-C10", "MET-C11", "MET-C12", "MET-5.2")
def test_income_says_where_it_comes_from_and_by_which_card() -> None:
    position = metallum.position(
        phase="actions", planets=["beta", "gamma"], first=1, programs=((), ()),
        extractors=({"beta": 2, "gamma": 1}, {"beta": 1, "gamma": 1}), spent=(["move_by_1"], ["move_by_1"]),
        modules=({"refinery": "beta", "conglomerate": "alpha"}, {"customs_office": "beta"}),
    )  # fmt: skip
    match = Match.at("metallum", position, seats=NAMES)
    match.play(0, EndActions())
    assert [(one.seat, one.amount, one.reason, one.place, one.planet, one.card) for one in money(match)] == [
        (0, 3, Reason.MAJORITY, 2, Planet.BETA, None),
        (0, 1, Reason.REFINERY, 2, Planet.BETA, 6),
        (1, 1, Reason.MINORITY, 2, Planet.BETA, None),
        (1, 1, Reason.CUSTOMS, 2, Planet.BETA, 7),
        (0, 1, Reason.CONGLOMERATE, 3, Planet.GAMMA, 5),
    ]
    for language in LANGUAGES:
        words = [Texts(language, "metallum").say(one, NAMES) for one in money(match)]
        assert len(set(words)) == len(words)
        assert all("Be" in text for text in words[:4])  # Beta, in Polish Becie


@pytest.mark.rule("MET-4.11", "MET-1.3")
def test_a_planet_has_the_name_that_was_known_when_it_happened() -> None:
    match = Match.at("metallum", metallum.position(phase="actions", hidden={2: "eta"}), seats=NAMES)
    match.play(0, ExecuteSubroutine(Tile.MOVE_BY_1))
    match.play(0, MoveShip(2))
    moved, found, paid = (
        next(event for event in match.events(1) if isinstance(event, kind))
        for kind in (ShipMoved, PlanetDiscovered, MoneyChanged)
    )
    assert isinstance(moved, ShipMoved)
    assert (moved.planet, moved.origin_planet) == (None, Planet.ALPHA)
    assert found == PlanetDiscovered(0, 2, Planet.ETA)
    assert paid == MoneyChanged(0, 1, Reason.DISCOVERY, 2, Planet.ETA)
    for language in LANGUAGES:
        assert "Et" in Texts(language, "metallum").say(paid, NAMES)
