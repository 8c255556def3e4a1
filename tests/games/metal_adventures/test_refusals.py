"""Every reason of the rules has its words and its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metalworks import Match
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.contract.types import Action
from metalworks.games.metal_adventures import position, refusals
from metalworks.games.metal_adventures.actions import (
    AttackInSpace,
    AttackViaKarokum,
    BetrayAttacker,
    Challenge,
    Discard,
    EndTurn,
    HoldBack,
    KeepPromise,
    Pay,
    PayBrotherhood,
    Raid,
    Rest,
    Reveal,
    Tour,
    Travel,
    UseCard,
    WithdrawOffer,
)
from metalworks.games.metal_adventures.components import Nation, Planet
from metalworks.games.metal_adventures.rules import reasons
from metalworks.laws.clauses import clauses
from tests.games.refusing import assert_refused

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "metal_adventures.md"


def test_every_reason_has_words_and_an_existing_clause() -> None:
    numbers = {value for name, value in vars(reasons).items() if re.fullmatch(r"[A-Z_]+", name) and name != "REASONS"}
    assert set(refusals.REASONS) == numbers
    known = set(clauses(LEDGER.read_text("utf-8")))
    for key, rule in refusals.REASONS.values():
        assert rule in known or rule in (refusals.OF_TOUR, refusals.OF_TERM)
        for language in LANGUAGES:
            assert f"refused-{key}" in Texts(language, "metal_adventures")


@pytest.mark.parametrize(
    ("more", "action", "key", "rule"),
    [
        ({"journey": "none"}, Rest(), "no-damage-to-rest", "MAD-4.1"),
        ({}, Travel(), "journey-chosen", "MAD-4.1"),
        ({"journey": "none"}, EndTurn(), "journey-first", "MAD-4.1"),
        ({"tribute": False}, AttackInSpace(), "brotherhood-first", "MAD-4.2"),
        ({}, PayBrotherhood(), "brotherhood-done", "MAD-4.3"),
        ({"tribute": False, "damage": (2, 0, 0)}, PayBrotherhood(), "brotherhood-spares", "MAD-4.3"),
        ({"tribute": False, "credits": (0, 3, 3)}, PayBrotherhood(), "brotherhood-too-dear", "MAD-4.3"),
        ({"fought": True}, AttackInSpace(), "battle-done", "MAD-4.2"),
        ({}, EndTurn(), "battle-missing", "MAD-4.2"),
        ({"journey": "rest"}, AttackInSpace(), "resting-now", "MAD-4.4"),
        ({}, AttackViaKarokum(5), "karokum-empty", "MAD-5.3"),
        ({"karokum": [5], "credits": (1, 3, 3)}, AttackViaKarokum(5), "karokum-too-dear", "MAD-5.3"),
        ({"karokum": [5]}, AttackViaKarokum(6), "not-on-karokum", "MAD-5.3"),
        ({"visited": "E", "tour": 2}, Raid(Planet.EXXALIA), "planet-visited", "MAD-5.4"),
        ({"raided": "E", "fought": True}, Tour(1), "planet-closed", "MAD-5.4"),
        ({}, Challenge(0), "yourself", "MAD-5.30"),
        ({"tour": 5}, Tour(5), "tour-forward", "MAD-6.1"),
        ({"fields": {"tour": "over:5"}}, Tour(6, slot=1), "tour-over", "MAD-6.6"),
        ({}, Tour(2), "tour-nothing", "MAD-6.7"),
        ({"credits": (1, 3, 3)}, Tour(1), "tour-too-dear", "MAD-6.2"),
        ({}, Tour(4, nation=Nation.SOLAR), "tour-too-dear", "MAD-6.3"),
        ({}, Tour(4, nation=Nation.OCG), "tour-no-way", "MAD-6.3"),
        ({}, Tour(5, pay=Pay.WRECK), "tour-no-way", "MAD-6.3"),
        ({"judgment": (1, 0, 0), "judged": [0]}, Tour(8), "judged-now", "MAD-6.4"),
        ({"improvements": ([1, 2, 3, 4], [], [])}, Tour(6, slot=1), "fifth-improvement", "MAD-3.10"),
        ({"trophies": ([1, 2], [], [])}, Tour(1), "two-trophies", "MAD-6.2"),
        ({}, Reveal(1), "not-your-trophy", "MAD-3.4"),
        ({"trophies": ([1], [], [])}, Reveal(1), "unfulfilled", "MAD-3.4"),
        ({"trophies": ([1], [], [])}, HoldBack(1), "unfulfilled", "MAD-3.4"),
        ({}, Discard(1), "not-your-card", "MAD-3.5"),
        ({}, UseCard(1), "not-your-card", "MAD-3.5"),
        ({"improvements": ([1], [], [])}, UseCard(1), "wrong-moment", "MAD-3.11"),
        ({}, KeepPromise(1), "no-promise", "MAD-7.23"),
        ({"promises": ["0>1:c9@2,1#0"]}, KeepPromise(1), "cannot-keep", "MAD-7.24"),
        ({}, WithdrawOffer(), "no-standing-offer", "MAD-7.20"),
        ({}, BetrayAttacker(), "not-now", "MAD-4.2"),
        ({}, Discard(25), "no-such", "MAD-1.5"),
        ({}, Tour(11), "no-such", "MAD-6.1"),
    ],
)
def test_what_is_not_allowed_says_why(more: dict[str, object], action: Action, key: str, rule: str) -> None:
    match = Match.at("metal_adventures", position(**more), seed=1)  # type: ignore[arg-type]
    assert_refused(match, 0, action, key, rule)


@pytest.mark.rule("MAD-3.4")
def test_an_unfulfilled_trophy_says_what_it_lacks() -> None:
    match = Match.at("metal_adventures", position(trophies=([1], [], [])), seed=1)
    refused = assert_refused(match, 0, Reveal(1), "unfulfilled", "MAD-3.4")
    own = match.view(0).trophies[0]  # type: ignore[attr-defined]
    assert (refused.arguments["have"], refused.arguments["need"]) == (own.have, own.need)


def test_who_is_not_asked_is_refused() -> None:
    match = Match.at("metal_adventures", position(), seed=1)
    assert_refused(match, 1, EndTurn(), "not-your-decision", "MAD-4.2")
    assert_refused(match, 1, Reveal(1), "not-your-decision", "MAD-4.2")


@pytest.mark.parametrize("action", [Tour(3, slot=1), Tour(6), Tour(9), Tour(10, wrecks=9), Tour(1, pay=Pay.WRECK)])
def test_a_tour_action_named_with_the_wrong_parts(action: Tour) -> None:
    match = Match.at("metal_adventures", position(), seed=1)
    with pytest.raises(Exception, match="MAD-"):
        match.play(0, action)
