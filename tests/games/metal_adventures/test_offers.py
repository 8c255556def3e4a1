"""Whole offers: what people send in one piece equals its steps, and a refused one changes nothing."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.games.metal_adventures import position
from metalworks.games.metal_adventures.actions import (
    AcceptOffer,
    AddTerm,
    AttackViaKarokum,
    CallForOffers,
    ClaimTrophy,
    CounterOffer,
    DeclineOffer,
    MakeCounter,
    MakeOffer,
    OpenDeal,
    Pick,
    ProposeOffer,
    SealOffer,
)
from metalworks.games.metal_adventures.components import Answer, WreckKind
from metalworks.games.metal_adventures.events import OfferMade
from metalworks.games.metal_adventures.terms import Due, Item, ListedTerm, Term, TermList
from tests.games.refusing import assert_refused

ONE_CREDIT = Term(Item.CREDITS, number=1)
TWO_LATER = Term(Item.CREDITS, number=2, due=Due.SPOILS)
ANY_WRECK = Term(Item.WRECK, kind=WreckKind.ANY)


def table(**more: object) -> Match:
    """Seat 0 has three wrecks and two trophies, and so has seat 1."""
    text = position(
        credits=(4, 3, 3),
        wrecks=([1, 11, 19], [2, 12, 20], []),
        trophies=([1, 2], [3, 4], [5]),
        karokum=[5, 15],
        **more,  # type: ignore[arg-type]
    )
    return Match.at("metal_adventures", text, seed=1)


def twins(**more: object) -> tuple[Match, Match]:
    return table(**more), table(**more)


@pytest.mark.rule("MAD-7.12", "MAD-7.17")
def test_a_whole_offer_equals_its_steps() -> None:
    whole, steps = twins()
    whole.play(
        0,
        MakeOffer(
            1,
            give=(Term(Item.TROPHY, claim=9), ANY_WRECK, ONE_CREDIT),
            want=(Term(Item.TROPHY),),
            promise=(Term(Item.PEACE), Term(Item.CREDITS, number=2, due=Due.NEXT_TURN)),
            ships=(11,),
            trophy=2,
        ),
    )
    for action in (
        OpenDeal(1),
        AddTerm(TermList.GIVE, ONE_CREDIT),
        AddTerm(TermList.GIVE, ANY_WRECK),
        AddTerm(TermList.GIVE, Term(Item.TROPHY)),
        ClaimTrophy(9),
        AddTerm(TermList.WANT, Term(Item.TROPHY)),
        AddTerm(TermList.PROMISE, Term(Item.PEACE)),
        AddTerm(TermList.PROMISE, Term(Item.CREDITS, number=2, due=Due.NEXT_TURN)),
        ProposeOffer(),
        Pick(ship=11),
        Pick(trophy=2),
    ):
        steps.play(0, action)
    assert whole.position == steps.position
    assert whole.journal.lines == steps.journal.lines
    assert whole.waiting == (1,)


@pytest.mark.rule("MAD-7.13")
def test_the_journal_line_of_the_design_is_understood() -> None:
    match = table()
    match.play(0, {"action": "attack_via_karokum", "ship": 5})
    match.play(
        0,
        {
            "action": "make_offer",
            "other": 2,
            "give": [{"item": "credits", "number": 1}],
            "want": [{"item": "join_faktor"}],
            "promise": [{"item": "credits", "number": 2, "due": "spoils"}],
        },
    )
    told = match.events(None)[-1]
    assert told == OfferMade(
        0,
        2,
        told.moment,  # type: ignore[attr-defined]
        (
            ListedTerm(TermList.GIVE, ONE_CREDIT),
            ListedTerm(TermList.WANT, Term(Item.JOIN_FAKTOR)),
            ListedTerm(TermList.PROMISE, TWO_LATER),
        ),
    )
    lines = [line.action["action"] for line in match.journal.lines[1:]]
    assert lines == ["open_deal", "add_term", "add_term", "add_term", "propose_offer"]


@pytest.mark.rule("MAD-7.18", "MAD-7.21")
def test_counter_and_seal_equal_their_steps() -> None:
    whole, steps = twins()
    for match in (whole, steps):
        match.play(0, MakeOffer(1, give=(ONE_CREDIT,), want=(ANY_WRECK,)))
    whole.play(1, MakeCounter(give=(ANY_WRECK,), want=(Term(Item.CREDITS, number=3), ANY_WRECK), ships=(12,)))
    for action in (
        CounterOffer(),
        AddTerm(TermList.GIVE, ANY_WRECK),
        AddTerm(TermList.WANT, Term(Item.CREDITS, number=3)),
        AddTerm(TermList.WANT, ANY_WRECK),
        ProposeOffer(),
        Pick(ship=12),
    ):
        steps.play(1, action)
    assert whole.position == steps.position
    whole.play(0, SealOffer(ships=(19,)))
    steps.play(0, AcceptOffer())
    steps.play(0, Pick(ship=19))
    assert whole.position == steps.position
    assert whole.view(0).captains[0].known_wrecks == (1, 11, 12)  # type: ignore[attr-defined]


@pytest.mark.rule("MAD-7.20")
def test_a_called_captain_answers_with_a_whole_offer() -> None:
    match = table()
    match.play(0, CallForOffers())
    match.play(1, MakeOffer(0, give=(ANY_WRECK,), want=(ONE_CREDIT,), ships=(2,)))
    match.play(2, "pass")
    match.play(0, SealOffer(other=1))
    assert match.view(0).captains[0].credits == 3  # type: ignore[attr-defined]
    assert 2 in match.view(0).captains[0].known_wrecks  # type: ignore[attr-defined]


def test_what_is_not_picked_is_asked_for() -> None:
    match = table()
    match.play(0, MakeOffer(1, give=(ANY_WRECK,)))
    assert match.waiting == (0,)
    assert set(match.legal(0)) == {Pick(ship=ship) for ship in (1, 11, 19)}
    match.play(0, Pick(ship=1))
    assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("offer", "key", "rule"),
    [
        (MakeOffer(1, give=(Term(Item.CREDITS, number=9),)), "not-theirs", "MAD-7.13"),
        (MakeOffer(1, give=(Term(Item.IMPROVEMENT, improvement=3),)), "not-theirs", "MAD-7.13"),
        (MakeOffer(1, promise=(Term(Item.IMPROVEMENT, improvement=3, due=Due.THIS_TURN),)), "not-theirs", "MAD-7.14"),
        (MakeOffer(1, give=(ONE_CREDIT, Term(Item.CREDITS, number=2))), "once-a-list", "MAD-7.12"),
        (MakeOffer(1, give=(ONE_CREDIT, ANY_WRECK, ANY_WRECK, ANY_WRECK)), "list-full", "MAD-7.12"),
        (MakeOffer(1, promise=(TWO_LATER,)), "due-not-open", "MAD-7.15"),
        (MakeOffer(1, promise=(ONE_CREDIT,)), "due-not-open", "MAD-7.15"),
        (MakeOffer(1, want=(Term(Item.JOIN),)), "no-joining-here", "MAD-7.11"),
        (MakeOffer(1, want=(Term(Item.RELEASE, number=1),)), "no-release", "MAD-7.13"),
        (MakeOffer(1, give=(Term(Item.HELP),)), "not-in-this-list", "MAD-7.13"),
        (MakeOffer(1), "offer-empty", "MAD-7.12"),
        (MakeOffer(0, give=(ONE_CREDIT,)), "yourself", "MAD-5.30"),
        (MakeOffer(1, give=(ANY_WRECK,), ships=(2,)), "pick-unfit", "MAD-7.13"),
        (MakeOffer(1, give=(ONE_CREDIT,), ships=(1,)), "pick-unfit", "MAD-7.13"),
        (MakeOffer(1, give=(Term(Item.WRECK, kind=WreckKind.HUNTER),)), "not-theirs", "MAD-7.13"),
        (SealOffer(), "not-now", "MAD-4.2"),
    ],
)
def test_a_refused_offer_names_the_term_and_changes_nothing(offer: MakeOffer, key: str, rule: str) -> None:
    assert_refused(table(), 0, offer, key, rule)


@pytest.mark.rule("MAD-7.19")
def test_a_declined_offer_cannot_be_repeated() -> None:
    match = table()
    match.play(0, MakeOffer(1, give=(ONE_CREDIT,)))
    match.play(1, DeclineOffer(Answer.TOO_LITTLE))
    assert_refused(match, 0, MakeOffer(1, give=(ONE_CREDIT,)), "offer-repeated", "MAD-7.19")
    match.play(0, MakeOffer(1, give=(Term(Item.CREDITS, number=2),)))
    match.play(1, DeclineOffer())
    assert_refused(match, 0, MakeOffer(1, give=(Term(Item.CREDITS, number=3),)), "opened-twice", "MAD-7.19")


@pytest.mark.rule("MAD-7.11")
def test_in_an_alliance_somebody_must_join() -> None:
    match = table()
    match.play(0, AttackViaKarokum(5))
    assert_refused(match, 0, MakeOffer(1, give=(ONE_CREDIT,)), "joining-missing", "MAD-7.11")


def test_numbers_that_do_not_exist_are_refused() -> None:
    match = table()
    for offer in (
        MakeOffer(7, give=(ONE_CREDIT,)),
        MakeOffer(1, give=(Term(Item.CREDITS, number=25),)),
        MakeOffer(1, give=(Term(Item.CREDITS),)),
        MakeOffer(1, give=(Term(Item.TROPHY, claim=19),)),
        MakeOffer(1, give=(ANY_WRECK,), ships=(59,)),
    ):
        with pytest.raises(Refused, match="MAD-"):
            match.play(0, offer)
