"""Must, asked, may: three ways to act, and whole actions that are several steps, on a small game of our own."""

from __future__ import annotations

import pytest

from metalworks import BadJournal, BadPosition, Match, Refused, laws
from metalworks.contract.types import Action, Role
from metalworks.games import register
from metalworks.table.match import Choice
from tests import parley
from tests.parley.game import (
    AcceptOffer,
    AddAmount,
    Bid,
    BidMade,
    BidsShown,
    CallForBids,
    DeclineOffer,
    EndTurn,
    FirstFell,
    MakeOffer,
    OfferAnswered,
    OfferMade,
    OpenOffer,
    Wave,
    Waved,
)


@pytest.fixture(autouse=True)
def _parley() -> None:
    register(parley.GAME)


def table(seats: int = 3) -> Match:
    """A match in which seat 0 begins."""
    return Match.new("parley", seats=seats, seed=1, chance=[FirstFell(0)])


def roles(match: Match) -> list[Role]:
    return [match.role(seat) for seat in range(match.seats)]


def refused(match: Match, seat: int, action: Action) -> str:
    before = (match.position, match.journal.dumps())
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert (match.position, match.journal.dumps()) == before
    return caught.value.key


def test_a_turn_must_and_the_others_may() -> None:
    match = table()
    assert match.waiting == (0,)
    assert match.asked == ()
    assert roles(match) == [Role.MUST, Role.MAY, Role.MAY]
    assert match.silence(0) is None
    assert match.legal(1) == [Wave()]


def test_an_offer_asks_its_other_side_and_nobody_may() -> None:
    match = table()
    match.play(0, MakeOffer(2, (1, 3)))
    assert match.waiting == match.asked == (2,)
    assert roles(match) == [Role.NONE, Role.NONE, Role.ASKED]
    assert match.silence(2) == DeclineOffer()
    match.play(2, match.silence(2) or AcceptOffer())
    assert match.waiting == (0,)
    assert match.events(1)[-1] == OfferAnswered(2, False)


def test_what_nobody_waits_for_leaves_the_turn_where_it_is() -> None:
    match = table()
    assert match.play(1, Wave()) == [Waved(1)]
    assert match.waiting == (0,)
    assert roles(match) == [Role.MUST, Role.NONE, Role.MAY]
    assert refused(match, 1, Wave()) == "refused-not-your-turn"


def test_a_call_asks_all_others_at_once_and_their_answers_stay_secret() -> None:
    match = table(4)
    match.play(0, CallForBids())
    assert match.asked == (1, 2, 3)
    assert [match.silence(seat) for seat in range(4)] == [None, Bid(0), Bid(0), Bid(0)]
    match.play(2, Bid(3))
    assert match.events(2)[-1] == BidMade(2, 3)
    assert match.events(1)[-1] == match.events(None)[-1] == BidMade(2)
    assert '"action":"bid"' not in match.journal_for(1)
    assert '"amount":3' in match.journal_for(2)
    match.play(1, Bid(1))
    match.play(3, Bid(0))
    assert match.events(None)[-1] == BidsShown(2, 3)


def test_a_whole_offer_is_its_steps() -> None:
    whole, steps = table(), table()
    whole.play(0, MakeOffer(1, (2, 3)))
    named: list[Choice] = [OpenOffer(1), {"action": "add_amount", "amount": 2}, AddAmount(3), "propose_offer"]
    for step in named:
        steps.play(0, step)
    assert whole.journal.dumps() == steps.journal.dumps()
    assert whole.events(2) == steps.events(2) == [*table().events(2), OfferMade(0, 1, 5)]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (MakeOffer(1, (3, 2)), "refused-not-ascending"),
        (MakeOffer(1, (1, 2, 3)), "refused-too-many"),
        (MakeOffer(1, ()), "refused-not-now"),
        (MakeOffer(0, (1,)), "refused-no-such"),
        (MakeOffer(1, (1, 99)), "refused-no-such"),
    ],
)
def test_a_whole_offer_is_carried_out_or_nothing_of_it(action: MakeOffer, why: str) -> None:
    assert refused(table(), 0, action) == why


def test_actions_are_named_by_type_by_mapping_by_name_and_by_number() -> None:
    matches = [table() for _ in range(4)]
    number = matches[0].legal_codes(0)[matches[0].legal(0).index(EndTurn())]
    named: list[Choice] = [EndTurn(), {"action": "end_turn"}, "end_turn", number]
    for match, action in zip(matches, named, strict=True):
        match.play(0, action)
    assert len({match.journal.dumps() for match in matches}) == 1


def test_deciding_changes_nothing_and_following_does_what_was_decided() -> None:
    match, double = table(), table()
    before = (match.position, match.journal.dumps(), match.events(0))
    lines = match.decide(0, MakeOffer(1, (1, 2)))
    assert (match.position, match.journal.dumps(), match.events(0)) == before
    assert len(lines) == 4
    for line in lines:
        match.follow(line)
    double.play(0, MakeOffer(1, (1, 2)))
    assert (match.position, match.journal.dumps()) == (double.position, double.journal.dumps())


def test_what_was_decided_for_another_moment_is_checked_again() -> None:
    match = table()
    old = match.decide(0, OpenOffer(1))
    match.play(0, EndTurn())
    with pytest.raises(BadJournal):
        match.follow(old[0])


def test_coming_chance_is_set_and_must_be_possible() -> None:
    assert [Match.new("parley", seats=3, chance=[FirstFell(seat)]).waiting for seat in range(3)] == [(0,), (1,), (2,)]
    assert Match.new("parley", seats=3, chance=[{"outcome": "first_fell", "seat": 2}]).waiting == (2,)
    with pytest.raises(BadPosition) as caught:
        Match.new("parley", seats=3, chance=[FirstFell(3)])
    assert "first_fell" in str(caught.value)


def test_secret_steps_of_others_leave_no_trace_in_what_a_computer_player_draws() -> None:
    one, two = table(4), table(4)
    for match, amount in ((one, 0), (two, 3)):
        match.play(0, CallForBids())
        match.play(1, Bid(amount))
    assert int(one.sample(2)[1].next()) == int(two.sample(2)[1].next())


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_laws_hold_for_a_game_with_every_way_to_act(seats: int) -> None:
    assert all(steps > seats for steps in laws.check_quickly("parley", seats, 0, 20))
    for seed in range(3):
        assert laws.check("parley", seats, seed) > seats
