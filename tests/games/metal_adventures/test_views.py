"""What a table shows: odds, goods by partner, the tour with its reasons, trophies, promises, sums of battle."""

from __future__ import annotations

from itertools import product

import pytest

from metalworks import Match
from metalworks.games.metal_adventures import GAME, position
from metalworks.games.metal_adventures.actions import (
    AttackViaKarokum,
    BreakPromise,
    Challenge,
    CommitFaktor,
    EndTurn,
    GoAlone,
    MakeOffer,
    Rest,
    SealOffer,
)
from metalworks.games.metal_adventures.components import BattleKind, WreckKind
from metalworks.games.metal_adventures.events import BattleDecided, Side
from metalworks.games.metal_adventures.terms import Due, Item, Term, TermList
from metalworks.games.metal_adventures.view import MetalAdventuresView, Phase
from metalworks.games.metal_adventures.view_battle import chance

D6 = (1, 2, 3, 4, 5, 6)
FAKTOR = (0, 0, 2, 2, 4, 6)


def look(match: Match, viewer: int | None) -> MetalAdventuresView:
    view = match.view(viewer)
    assert isinstance(view, MetalAdventuresView)
    return view


def at(**more: object) -> Match:
    return Match.at("metal_adventures", position(**more), seed=3)  # type: ignore[arg-type]


@pytest.mark.rule("MAD-5.6", "MAD-C1")
@pytest.mark.parametrize("ahead", [-6, -5, -1, 0, 3, 5])
def test_chances_are_exact(ahead: int) -> None:
    rolls = list(product(D6, D6, FAKTOR))
    won = sum(ahead + own - other + faktor >= 0 for own, other, faktor in rolls)
    assert chance(D6, FAKTOR, ahead, (1, 1), (1, 0)) == round(1000 * won / len(rolls))
    against = sum(ahead + own - other - faktor >= 0 for own, other, faktor in rolls)
    assert chance(D6, FAKTOR, ahead, (1, 1), (0, 1)) == round(1000 * against / len(rolls))
    assert chance(D6, FAKTOR, ahead, (0, 0), (0, 0)) == (1000 if ahead >= 0 else 0)


def test_odds_of_every_target_of_the_turn() -> None:
    match = at(karokum=[5, 15], faktor=(0, 2, 0), judgment=(0, 0, 4))
    odds = look(match, 0).odds
    assert [one.ship for one in odds if one.kind is BattleKind.VIA_KAROKUM] == [5, 15]
    assert [one.other for one in odds if one.kind is BattleKind.CHALLENGE] == [1, 2]
    assert sum(one.kind is BattleKind.PLANET for one in odds) == 3
    for one in odds:
        assert one.faktor is not None
        assert one.faktor >= one.alone
        assert all(ally.other == 1 and ally.faktor is None and ally.odds >= one.alone for ally in one.allies)
    assert look(match, 1).odds == look(match, None).odds == ()


def test_goods_are_what_the_rules_take() -> None:
    match = at(
        credits=(4, 2, 3), wrecks=([1, 11], [2], []), trophies=([], [3], []), improvements=([3], [], []),
        promises=["1>0:c1@9,1#0"],
    )  # fmt: skip
    goods = {goods.other: goods for goods in look(match, 0).goods}
    assert set(goods) == {1, 2}
    lists = {one.list: one for one in goods[1].lists}
    assert (lists[TermList.GIVE].credits, lists[TermList.WANT].credits) == (4, 2)
    assert lists[TermList.GIVE].improvements == (3,)
    assert WreckKind.HUNTER not in lists[TermList.GIVE].wrecks  # one's own wrecks are known
    assert WreckKind.HUNTER in lists[TermList.WANT].wrecks  # the other's are not
    assert (lists[TermList.GIVE].trophy, lists[TermList.WANT].trophy) == (False, True)
    assert lists[TermList.GIVE].releases == (1,)
    assert lists[TermList.PROMISE].dues == (Due.THIS_TURN, Due.NEXT_TURN)
    assert [lists[which].most for which in TermList] == [3, 3, 3, 2]  # the other owes a promise already
    assert goods[1].left == 2
    match.play(0, MakeOffer(1, give=(Term(Item.CREDITS, number=4),)))
    assert [one.other for one in look(match, 1).goods] == [0]  # for a counter-offer
    assert look(match, 0).goods == ()


@pytest.mark.rule("MAD-6.2", "MAD-6.7")
def test_the_tour_says_what_is_open_and_why_not() -> None:
    match = at(credits=(1, 3, 3), damage=(2, 0, 0), wrecks=([1, 2], [], []), trophies=([1, 2], [], []))
    tour = look(match, 0).tour
    assert [action.number for action in tour] == list(range(1, 11))
    for action in tour:
        for way in action.ways:
            assert way.open == (way.action in match.legal(0))
            assert (way.reason is None) == way.open
        assert action.open == any(way.open for way in action.ways)
        assert action.open or (action.reason, action.rule) != (None, None)
    trophies = tour[0]
    assert [(way.open, way.rule) for way in trophies.ways] == [(False, "MAD-6.2"), (True, None)]
    assert [(way.wrecks, way.credits, way.open) for way in tour[2].ways] == [(0, 2, False), (1, 1, True), (2, 0, True)]
    assert (tour[7].reason, tour[7].rule) == ("refused-tour-nothing", "MAD-6.7")
    assert look(match, 1).tour == ()


def test_own_trophies_show_what_they_lack() -> None:
    match = at(trophies=([1, 2], [3], []), held=[2])
    own = look(match, 0).trophies
    assert [(one.trophy, one.held) for one in own] == [(1, False), (2, True)]
    assert all(one.fulfilled == (one.have >= one.need) for one in own)
    assert look(match, None).trophies == ()
    assert look(match, 1).captains[0].trophies == 2
    assert look(match, 1).captains[0].known_trophies == ()


@pytest.mark.rule("MAD-7.23")
def test_promises_are_public() -> None:
    match = at(turn=4, promises=["0>1:c2@9,3#7!", "1>0:h@5,4#0"])
    first, second = look(match, None).promises
    assert (first.number, first.promiser, first.promisee, first.bound, first.battle) == (1, 0, 1, True, 7)
    assert first.term == Term(Item.CREDITS, number=2, due=Due.NEXT_TURN)
    assert second.term == Term(Item.HELP)


@pytest.mark.rule("MAD-5.6")
def test_a_battle_shows_its_sums_by_parts() -> None:
    match = at(karokum=[5], credits=(4, 3, 3), improvements=([3], [], []))
    match.play(0, AttackViaKarokum(5))
    assert look(match, 0).phase is Phase.ALLYING
    battle = look(match, 2).battle
    assert battle is not None
    assert (battle.ship, battle.attackers, battle.orange, battle.gray) == (5, (0,), None, None)
    assert battle.odds == next(one.alone for one in look(at(karokum=[5], improvements=([3], [], [])), 0).odds)
    match.play(0, GoAlone())
    choices = {choice.action: choice.odds for choice in look(match, 0).battle.choices}  # type: ignore[union-attr]
    assert choices["commit_faktor"] >= choices["keep_faktor_back"] == battle.odds
    assert look(match, 1).battle.choices == ()  # type: ignore[union-attr]
    match.play(0, CommitFaktor())
    while not any(isinstance(event, BattleDecided) for event in match.events(None)):
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    decided = next(event for event in match.events(None) if isinstance(event, BattleDecided))
    for side, total in ((Side.ATTACK, decided.attack), (Side.DEFENCE, decided.defence)):
        assert sum(part.number for part in decided.parts if part.side is side) == total
    assert decided.won == (decided.attack >= decided.defence)


@pytest.mark.rule("MAD-5.30")
def test_a_challenge_shows_both_captains() -> None:
    match = at(damage=(0, 2, 0))
    match.play(0, Challenge(1))
    battle = look(match, None).battle
    assert battle is not None
    assert (battle.kind, battle.other, battle.attackers, battle.defenders) == (BattleKind.CHALLENGE, 1, (0,), (1,))
    powers = {part.side: part.number for part in battle.parts if part.part == "power"}
    assert powers == {Side.ATTACK: 8, Side.DEFENCE: 6}


@pytest.mark.rule("MAD-4.4")
def test_prices_of_a_rest_are_told_to_who_rests() -> None:
    match = at(damage=(2, 0, 0), market=[1, None, 2, 7], improvements=(["counterfeit_seal"], [], []), journey="none")
    match.play(0, Rest())
    assert look(match, 0).phase is Phase.RESTING_PURCHASE
    cost = [card.cost for card in GAME.sheet(GAME.load_content()).improvements]
    assert look(match, 0).prices == (cost[0], None, cost[1], cost[6])  # one more while resting, one less by the seal
    assert look(match, 1).prices == look(match, None).prices == ()


@pytest.mark.rule("MAD-5.5")
def test_while_allies_are_sought_everybody_sees_what_each_would_lend() -> None:
    match = at(karokum=[15], credits=(4, 3, 3), faktor=(0, 0, 4), damage=(0, 0, 1))
    match.play(0, AttackViaKarokum(15))
    battle = look(match, None).battle
    assert battle is not None
    assert [(one.principal, one.other, one.lends, one.faktor is None) for one in battle.helpers] == [
        (0, 1, 4, False),
        (0, 2, 3, True),
    ]
    alone = battle.odds
    assert alone is not None
    assert all(alone < one.odds for one in battle.helpers)
    match.play(0, MakeOffer(1, want=(Term(Item.JOIN),)))
    match.play(1, SealOffer())
    ally = look(match, 1).battle
    assert ally is not None
    assert ally.helpers == ()
    loyal, betrayal = ally.choices
    assert (loyal.odds, loyal.damage, loyal.judgment) == (battle.helpers[0].odds, 2, 0)  # Crown Auditor: damage 2
    assert (betrayal.damage, betrayal.judgment, betrayal.credits, betrayal.lends) == (1, 1, 3, 4)


@pytest.mark.rule("MAD-7.25")
def test_the_price_of_a_broken_peace_is_known_before() -> None:
    match = at(promises=["0>1:p@9,1#0", "2>1:p@9,1#0"], judgment=(0, 0, 4))
    costs = {one.other: one.judgment for one in look(match, 0).odds if one.other is not None}
    assert costs == {1: 1, 2: 0}
    before = match.view(0).captains[0].judgment  # type: ignore[attr-defined]
    match.play(0, Challenge(1))
    assert match.view(0).captains[0].judgment == before + 1  # type: ignore[attr-defined]
    four = at(seats=4, promises=["2>1:p@9,1#0"])
    four.play(0, Challenge(1))
    assert {(one.principal, one.other): one.judgment for one in look(four, 2).battle.helpers} == {  # type: ignore[union-attr]
        (0, 2): 1,
        (0, 3): 0,
        (1, 2): 0,
        (1, 3): 0,
    }


@pytest.mark.rule("MAD-7.3")
def test_breaking_two_promises_to_one_captain_costs_one_point() -> None:
    match = at(turn=3, promises=["0>1:c1@3,1#0", "0>1:c1@3,1#0"], credits=(3, 3, 3), fought=True)
    match.play(0, EndTurn())
    assert look(match, 0).phase is Phase.SETTLING
    assert look(match, 2).break_judgment == 1
    match.play(0, BreakPromise())
    assert look(match, 0).break_judgment == 0
    match.play(0, BreakPromise())
    assert look(match, 0).break_judgment is None
    assert look(match, 0).captains[0].judgment == 1
    assert not look(match, 0).break_infamous
    last = at(turn=3, promises=["0>1:c1@3,1#0"], judgment=(3, 0, 0), fought=True)
    last.play(0, EndTurn())
    assert look(last, 1).break_infamous
