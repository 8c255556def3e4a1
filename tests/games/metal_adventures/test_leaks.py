"""Nothing hidden leaks: states that differ in a secret give equal views, events, journals and choices to others."""

from __future__ import annotations

import msgspec
import pytest

from metalworks import Match
from metalworks.contract.types import Viewer
from metalworks.games.metal_adventures import position
from metalworks.games.metal_adventures.actions import (
    AttackInSpace,
    EndTurn,
    HoldBack,
    MakeOffer,
    Pick,
    SealOffer,
    Tour,
)
from metalworks.games.metal_adventures.components import WreckKind
from metalworks.games.metal_adventures.events import TrophyRevealed
from metalworks.games.metal_adventures.terms import Item, Term

ANY_WRECK = Term(Item.WRECK, kind=WreckKind.ANY)


def seen(match: Match, viewer: Viewer) -> tuple[bytes, bytes, str, tuple[int, ...], str]:
    """All that a viewer gets to see of a match; its journal begins at a position, which nobody is told."""
    encode = msgspec.json.encode
    return (
        encode(match.view(viewer)),
        encode(match.events(viewer)),
        match.journal_for(viewer),
        match.waiting,
        match.position_for(viewer),
    )


def assert_alike(one: Match, two: Match, *viewers: Viewer) -> None:
    for viewer in viewers:
        assert seen(one, viewer) == seen(two, viewer)
        if viewer is not None:
            assert one.legal(viewer) == two.legal(viewer)


def fulfilled(credits: int) -> int:
    """A trophy of the house set that so many credits fulfil."""
    match = Match.at("metal_adventures", position(), seed=1)
    for trophy in match.sheet.trophies:  # type: ignore[union-attr]
        if trophy.condition == "credits" and trophy.number <= credits:
            return int(trophy.card)
    raise AssertionError("no trophy asks for credits")


def go_through_the_turn(one: Match, two: Match) -> None:
    """Seat 0 fights in space alone; the others see the same of both matches at every step."""
    while EndTurn() not in one.legal(0):
        who = one.waiting[0]
        legal = one.legal(who)
        action = AttackInSpace() if AttackInSpace() in legal else legal[-1]
        for match in (one, two):
            match.play(who, action)
        assert_alike(one, two, 0, 2, None)


@pytest.mark.rule("MAD-3.7")
def test_nobody_learns_who_holds_a_fulfilled_trophy_before_it_is_revealed() -> None:
    rich = fulfilled(15)
    other = next(card for card in range(1, 19) if card != rich)
    one, two = (
        Match.at("metal_adventures", position(credits=(3, 20, 3), trophies=([], [card], [])), seed=5)
        for card in (rich, other)
    )
    assert_alike(one, two, 0, 2, None)
    assert one.role(1) != two.role(1)  # one may reveal it: only its owner sees that
    go_through_the_turn(one, two)
    one.play(0, EndTurn())
    two.play(0, EndTurn())
    assert any(isinstance(event, TrophyRevealed) for event in one.events(None))
    assert not any(isinstance(event, TrophyRevealed) for event in two.events(None))


@pytest.mark.rule("MAD-3.7")
def test_holding_back_is_secret() -> None:
    rich = fulfilled(15)
    text = position(credits=(3, 20, 3), trophies=([], [rich], []))
    one, two = (Match.at("metal_adventures", text, seed=5) for _ in range(2))
    one.play(1, HoldBack(rich))
    assert_alike(one, two, 0, 2, None)
    assert one.events(1) != two.events(1)
    go_through_the_turn(one, two)
    one.play(0, EndTurn())
    assert not any(isinstance(event, TrophyRevealed) for event in one.events(None))


@pytest.mark.rule("MAD-7.17", "MAD-7.22")
def test_what_an_open_offer_means_only_its_maker_knows() -> None:
    text = position(wrecks=([1, 2, 3], [], []), trophies=([1, 2], [5], []))
    one, two = (Match.at("metal_adventures", text, seed=5) for _ in range(2))
    offer = {"give": (ANY_WRECK, Term(Item.TROPHY)), "want": (Term(Item.TROPHY),)}
    one.play(0, MakeOffer(1, **offer, ships=(1,), trophy=1))
    two.play(0, MakeOffer(1, **offer, ships=(2,), trophy=2))
    assert_alike(one, two, 1, 2, None)
    assert seen(one, 0) != seen(two, 0)
    for match in (one, two):
        match.play(1, SealOffer())
    assert_alike(one, two, 2, None)
    assert seen(one, 1) != seen(two, 1)


@pytest.mark.rule("MAD-1.8", "MAD-5.32")
def test_a_third_captain_does_not_see_which_wrecks_are_plundered() -> None:
    text = position(
        damage=(0, 4, 0), improvements=([1, 2, 3], [], []), wrecks=([], [1, 2, 3], []), credits=(3, 0, 3), mixed=True
    )
    matches = [Match.at("metal_adventures", text, seed=5) for _ in range(2)]
    for match in matches:
        match.play(0, {"action": "challenge", "other": 1})
        while match.view(None).phase != "spoils":  # type: ignore[attr-defined]
            who = match.waiting[0]
            match.play(who, match.legal(who)[-1])
        match.play(0, "plunder_wrecks")
    one, two = matches
    one.play(0, {"action": "take_wreck", "ship": 1})
    two.play(0, {"action": "take_wreck", "ship": 2})
    assert_alike(one, two, 2, None)
    assert seen(one, 1) != seen(two, 1)
    assert one.view(2).captains[1].known_wrecks == ()  # type: ignore[attr-defined]


@pytest.mark.rule("MAD-6.2", "MAD-3.9")
def test_drawn_and_kept_trophies_are_secret() -> None:
    text = position(credits=(5, 3, 3))
    one, two = (Match.at("metal_adventures", text, seed=seed) for seed in (1, 2))
    for match in (one, two):
        match.play(0, Tour(1))
    assert one.view(0).drawn != two.view(0).drawn  # type: ignore[attr-defined]
    assert_alike(one, two, 1, 2, None)
    for match in (one, two):
        match.play(0, match.legal(0)[0])
    assert_alike(one, two, 1, 2, None)


def test_a_pick_is_in_the_journal_of_its_maker_only() -> None:
    match = Match.at("metal_adventures", position(wrecks=([1, 2, 3], [], [])), seed=5)
    match.play(0, MakeOffer(1, give=(ANY_WRECK,)))
    match.play(0, Pick(ship=2))
    assert '"pick"' in match.journal_for(0)
    assert '"pick"' not in match.journal_for(1)
    assert '"pick"' not in match.journal_for(None)
