"""Chapter 5: targets, sums, results, betrayal, the Metal Faktor die."""

from __future__ import annotations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules import reasons
from metalworks.games.metal_adventures.rules.battles import attack_sum, defence_sum
from metalworks.games.metal_adventures.rules.ledger import (
    BATTLE_SUPPORT_ITEM,
    BATTLE_WRECK_ITEM,
    JOIN_DIE_ITEM,
    JOIN_ITEM,
)
from metalworks.games.metal_adventures.rules.space import space_deck_size

from .builder import (
    BARRENS,
    FREIGHT,
    GLORIOUS,
    HUNTER,
    IMPERIAL,
    OCG_HUNTER,
    SOLAR_SUPPORT,
    WEAK_SOLAR,
    Board,
    credits_term,
    term,
)
from .house import HOUSE

GIVE, WANT, PROMISE, ASK = range(4)
SPOILS = 1
EXXALIA, BAZAAR, KAROKUM = range(3)
JOINS = term(WANT, JOIN_ITEM)


def with_ally(board: Board, ally: int = 1, *terms: int) -> None:
    """The ally joins for what the terms say."""
    board.offer(ally, *(terms or (JOINS,)))
    board.do(c.ACCEPT)


# -- targets -----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-5.1")
def test_four_kinds_of_battle() -> None:
    board = Board()
    board.adrift(IMPERIAL)
    board.travel()
    assert board.can(c.ATTACK_IN_SPACE)
    assert board.options(c.ATTACK_VIA_KAROKUM) == {IMPERIAL}
    assert board.options(c.RAID) == {EXXALIA, BAZAAR, KAROKUM}
    assert board.options(c.CHALLENGE) == {1, 2}


@pytest.mark.rule("MAD-5.2")
def test_three_ships_are_turned_up_one_is_attacked_and_the_others_go_to_karokum() -> None:
    board = Board()
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(WEAK_SOLAR, 58, IMPERIAL, BARRENS)
    assert board.options(c.TAKE_ON) == {WEAK_SOLAR, IMPERIAL, BARRENS}
    board.do(c.TAKE_ON, IMPERIAL)
    assert board.state.karokum == 1 << WEAK_SOLAR | 1 << BARRENS
    assert space_deck_size(board.state) == 64
    assert board.state.step() == c.ALLYING, "before the fight"


@pytest.mark.rule("MAD-5.2")
def test_unchosen_hunters_mix_the_whole_deck() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, HUNTER, OCG_HUNTER)
    state = board.state
    assert state.karokum == 0
    assert (state.near, state.deep, state.near_events, state.deep_events) == (0, 0, 0, 0)
    assert state.mixed >> HUNTER & 1
    assert state.mixed >> OCG_HUNTER & 1
    assert space_deck_size(state) == 67
    assert board.events(c.HUNTERS_RETURNED) == [(1 << HUNTER | 1 << OCG_HUNTER, 0, 0, 0, 0)]


@pytest.mark.rule("MAD-5.2")
def test_with_the_option_hunters_go_among_their_own_back() -> None:
    board = Board(hunters=c.OWN_HALF)
    board.travel()
    board.meet(WEAK_SOLAR, HUNTER, 1)
    assert board.state.near >> HUNTER & 1
    assert board.state.mixed == 0
    last = Board(hunters=c.OWN_HALF)
    last.lose_ships(*(ship for ship in range(30) if ship not in (WEAK_SOLAR, HUNTER)))
    last.state.gone_events |= last.state.near_events
    last.state.near_events = 0
    last.travel()
    last.meet(WEAK_SOLAR, HUNTER, 30)
    assert last.state.mixed >> HUNTER & 1, "none of its back is left"


@pytest.mark.rule("MAD-5.3")
def test_via_karokum_costs_two_and_is_no_attack_on_the_planet() -> None:
    board = Board()
    board.travel()
    assert board.why(c.ATTACK_VIA_KAROKUM, IMPERIAL) == reasons.KAROKUM_EMPTY
    board.adrift(IMPERIAL)
    assert board.why(c.ATTACK_VIA_KAROKUM, BARRENS) == reasons.NOT_ON_KAROKUM
    board.credits(0, 1)
    assert board.why(c.ATTACK_VIA_KAROKUM, IMPERIAL) == reasons.KAROKUM_TOO_DEAR
    board.credits(0, 9)
    board.do(c.ATTACK_VIA_KAROKUM, IMPERIAL)
    assert board.state.treasure[KAROKUM] == 2
    board.fight_alone(6, 1)
    assert board.wrecks(0) == {IMPERIAL}
    assert board.can(c.TOUR, 10 * 64), "the tour on Karokum stays open"


@pytest.mark.rule("MAD-5.4")
def test_a_planet_is_either_toured_or_attacked() -> None:
    board = Board()
    board.credits(0, 9)
    board.state.damage[0] = 2
    board.own(0, 6)
    board.travel()
    board.do(c.TOUR, 2 * 64)
    assert board.why(c.RAID, EXXALIA) == reasons.PLANET_VISITED
    assert board.options(c.RAID) == {BAZAAR, KAROKUM}
    other = Board()
    other.credits(0, 20)
    other.travel()
    other.do(c.RAID, KAROKUM)
    other.fight_alone(1, 6)
    assert other.why(c.TOUR, 10 * 64) == reasons.PLANET_CLOSED
    assert other.can(c.TOUR, 6 * 64 + 1)


# -- alliance and sums -------------------------------------------------------------------------


@pytest.mark.rule("MAD-5.5")
def test_one_ally_for_a_reward_or_none() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    with_ally(board, 2)
    assert board.state.attackers == 0b101
    assert (board.state.step(), board.who) == (c.WORD, 2), "sealed: no further ally"


@pytest.mark.rule("MAD-5.6", "MAD-5.9")
def test_attack_and_defence_are_summed_up() -> None:
    board = Board()
    board.own(0, 1, 15)
    board.own(1, 0, 16)
    board.state.damage[0] = 1
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    with_ally(board)
    board.do(c.STAND_BY)
    board.do(c.COMMIT_FAKTOR)
    board.do(c.USE_CARD, 15 * 8 + 7)
    board.do(c.COMMIT_FAKTOR)
    board.do(c.USE_CARD, 16 * 8 + 7)
    board.events()
    board.chance(3, 5, 2, 1)
    # 8 + 3 - 1 power, orange 3, support (8 + 4) // 2, dice 4 and 2, cards 3 and 5
    assert board.events(c.BATTLE_DECIDED) == [(10 + 3 + 6 + 4 + 2 + 8, 13 + 5, 1, 0, 0)]
    assert (board.state.faktor[0], board.state.faktor[1]) == (4, 2)


@pytest.mark.rule("MAD-5.6")
def test_the_attacker_wins_ties() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.fight_alone(4, 4)
    assert board.wrecks(0) == {IMPERIAL}


@pytest.mark.rule("MAD-5.6", "MAD-8.1")
def test_bonuses_count_in_their_battle_only() -> None:
    board = Board(content=HOUSE, bases=(4, 0, 1))  # +2 against hunters
    board.own(0, 4, 2)  # +3 against hunters, +2 against planets
    board.travel()
    board.meet(HUNTER, 1, 3)
    board.do(c.GO_ALONE)
    assert attack_sum(board.state) == 8 + 1 + 2 + 2 + 3
    planet = Board(content=HOUSE, bases=(4, 0, 1))
    planet.own(0, 4, 2)
    planet.travel()
    planet.do(c.RAID, BAZAAR)
    planet.do(c.GO_ALONE)
    assert (attack_sum(planet.state), defence_sum(planet.state)) == (8 + 1 + 2 + 2, 14)


@pytest.mark.rule("MAD-5.6", "MAD-8.1")
def test_escort_and_lend_raise_what_an_ally_lends() -> None:
    board = Board(content=HOUSE, bases=(1, 5, 0))
    board.own(0, 14)
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board)
    board.do(c.STAND_BY)
    assert attack_sum(board.state) == 8 + 1 + 4 + 2 + 2 + 1


@pytest.mark.rule("MAD-5.7")
def test_a_beaten_ship_gives_its_rewards_and_becomes_a_wreck() -> None:
    board = Board()
    board.own(0, 0)
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    board.fight_alone(6, 1)
    assert (board.glory(0), board.state.credits[0], board.wrecks(0)) == (1, 2 + 3, {GLORIOUS})


@pytest.mark.rule("MAD-5.7")
def test_a_lost_battle_hurts_attacker_and_ally_and_the_ship_is_gone() -> None:
    board = Board()
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    with_ally(board)
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(1, 6)
    assert [int(damage) for damage in board.state.damage] == [2, 2, 0]
    assert board.state.gone >> GLORIOUS & 1
    assert board.state.karokum >> GLORIOUS & 1 == 0


@pytest.mark.rule("MAD-5.7")
def test_an_ally_gets_only_what_was_agreed() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    with_ally(board)
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(6, 1)
    assert (board.state.credits[1], board.wrecks(1)) == (3, set())


@pytest.mark.rule("MAD-5.7")
def test_a_support_card_comes_from_bazaar_or_else_from_the_ocg_or_lapses() -> None:
    board = Board(market=(0, 16, 2, 3))
    board.travel()
    board.meet(SOLAR_SUPPORT, 1, 3)
    board.fight_alone(6, 1)
    assert board.options(c.TAKE) == {16}
    board.do(c.TAKE, 16)
    board.chance(20)
    assert board.owned(0) == {16}
    full = Board(market=(0, 16, 2, 3))
    full.at_bazaar(18, 20)
    full.travel()
    full.meet(SOLAR_SUPPORT, 1, 3)
    full.fight_alone(6, 1)
    assert full.options(c.TAKE) == {18, 20}
    none = Board()
    none.travel()
    none.meet(SOLAR_SUPPORT, 1, 3)
    none.fight_alone(6, 1)
    assert none.state.step() == c.MENU


@pytest.mark.rule("MAD-5.7")
def test_plunder_and_plating() -> None:
    board = Board()
    board.own(0, 10)
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.fight_alone(6, 1)
    assert board.state.credits[0] == 2 + 2 + 1
    armoured = Board()
    armoured.own(0, 6)
    armoured.travel()
    armoured.meet(GLORIOUS, 1, 3)
    armoured.fight_alone(1, 6)
    assert armoured.state.damage[0] == 1


@pytest.mark.rule("MAD-5.8")
def test_exxalia_gives_its_treasure_and_one_of_three_trophies() -> None:
    board = Board()
    board.own(0, 0, 5)
    board.treasure(EXXALIA, 4)
    board.travel()
    board.do(c.RAID, EXXALIA)
    board.fight_alone(6, 1)
    assert board.state.credits[0] == 2 + 4
    assert board.state.step() == c.SPOILS
    board.do(c.PAY_TROPHY, 1)
    board.chance(9, 12, 15)
    board.do(c.KEEP_TROPHY, 12)
    assert board.hand(0) == [0, 12]
    assert [int(card) for card in board.state.queue][-3:] == [1, 9, 15]


@pytest.mark.rule("MAD-5.8")
def test_with_two_trophies_exxalias_may_be_declined_and_with_one_it_is_drawn_at_once() -> None:
    board = Board(hands=[(4, 1, 2)])
    board.own(0, 0, 5)
    board.travel()
    board.do(c.RAID, EXXALIA)
    board.fight_alone(6, 1)
    assert board.can(c.FORGO)
    one = Board(hands=[(4, 1, 2)])
    one.own(0, 0, 5)
    one.do(c.REVEAL, 4)
    one.travel()
    one.do(c.RAID, EXXALIA)
    one.fight_alone(6, 1)
    one.chance(9, 12, 15)
    assert one.options(c.KEEP_TROPHY) == {9, 12, 15}


@pytest.mark.rule("MAD-5.8")
def test_bazaar_and_karokum_give_a_card_of_their_discard() -> None:
    board = Board()
    board.own(0, 0, 5)
    board.at_bazaar(18, 20)
    board.travel()
    board.do(c.RAID, BAZAAR)
    board.fight_alone(6, 1)
    board.do(c.TAKE, 20)
    assert board.owned(0) == {0, 5, 20}
    wrecker = Board()
    wrecker.own(0, 0, 5)
    wrecker.adrift(IMPERIAL, FREIGHT)
    wrecker.travel()
    wrecker.do(c.RAID, KAROKUM)
    wrecker.fight_alone(6, 1)
    assert not wrecker.can(c.FORGO)
    wrecker.do(c.TAKE_WRECK, FREIGHT)
    assert wrecker.wrecks(0) == {FREIGHT}
    empty = Board()
    empty.own(0, 0, 5)
    empty.travel()
    empty.do(c.RAID, KAROKUM)
    empty.fight_alone(6, 1)
    assert empty.state.step() == c.MENU


@pytest.mark.rule("MAD-5.8", "MAD-C2")
def test_a_lost_raid_costs_one_damage_each() -> None:
    board = Board()
    board.travel()
    board.do(c.RAID, EXXALIA)
    with_ally(board)
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(1, 6)
    assert [int(damage) for damage in board.state.damage] == [1, 1, 0]
    assert [int(power) for power in HOUSE.planet_power] == [16, 14, 13]


@pytest.mark.rule("MAD-5.9")
def test_who_has_neither_die_nor_card_is_not_asked() -> None:
    board = Board()
    board.state.faktor[0] = 2
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.do(c.GO_ALONE)
    assert board.state.step() == c.DIE_ROLLING


@pytest.mark.rule("MAD-5.9")
def test_a_card_about_rolled_dice_comes_after_the_roll_in_the_same_order() -> None:
    board = Board()
    board.own(0, 19)
    board.own(1, 18)
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board)
    board.do(c.STAND_BY)
    board.do(c.KEEP_FAKTOR_BACK)
    board.do(c.KEEP_FAKTOR_BACK)
    board.chance(1, 6)
    assert (board.who, board.options(c.USE_CARD)) == (0, {19 * 8 + 7})
    board.do(c.USE_CARD, 19 * 8 + 7)
    board.chance(2)
    assert (board.who, board.state.dice[c.GRAY]) == (1, 2)
    assert board.state.silence(1) == c.DONE * c.BASE
    board.do(c.USE_CARD, 18 * 8 + 7)
    board.chance(5)
    assert board.wrecks(0) == {IMPERIAL}


@pytest.mark.rule("MAD-5.9")
def test_an_escape_takes_no_damage() -> None:
    board = Board()
    board.own(0, 17)
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    board.do(c.GO_ALONE)
    board.do(c.KEEP_FAKTOR_BACK)
    board.do(c.USE_CARD, 17 * 8 + 7)
    board.chance(1, 6)
    assert board.state.damage[0] == 0


@pytest.mark.rule("MAD-5.10")
def test_a_deck_that_runs_out_leaves_fewer_ships_or_none() -> None:
    board = Board()
    board.lose_ships(*range(2, 58))
    board.state.gone_events = (1 << 10) - 1
    board.state.near_events = board.state.deep_events = 0
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    board.chance(0, 1)
    assert board.options(c.TAKE_ON) == {0, 1}
    empty = Board()
    empty.lose_ships(*range(58))
    empty.state.near_events = 1
    empty.state.deep_events = 0
    empty.state.gone_events = ((1 << 10) - 1) & ~1
    empty.state.faktor[0] = 4
    empty.travel()
    empty.do(c.ATTACK_IN_SPACE)
    empty.chance(58)
    assert (empty.state.step(), empty.state.fought, empty.state.faktor[0]) == (c.MENU, 1, 4)


@pytest.mark.rule("MAD-5.11")
def test_who_takes_no_part_can_do_nothing() -> None:
    board = Board()
    board.own(2, 15, 18, 21)
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board)
    while board.state.step() in (c.WORD, c.DECLARING):
        assert list(board.state.legal(2)) == []
        board.do(c.STAND_BY if board.state.step() == c.WORD else c.KEEP_FAKTOR_BACK)


# -- betrayal ----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-5.20")
def test_a_traitor_takes_a_judgment_at_once_and_fights_for_the_target() -> None:
    board = Board()
    board.own(1, 16)
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board)
    assert board.state.silence(1) == c.STAND_BY * c.BASE
    board.do(c.BETRAY_ATTACKER)
    assert board.state.judgment[1] == 1
    assert (board.state.attackers, board.state.defenders) == (0b001, 0b010)
    board.do(c.COMMIT_FAKTOR)
    assert board.who == 0, "no support cards for a traitor"
    board.do(c.KEEP_FAKTOR_BACK)
    board.chance(6, 1, 1)
    assert board.events(c.BATTLE_DECIDED) == [(8 + 6, 8 + 1 + 4 + 2, 0, 0, 0)]


@pytest.mark.rule("MAD-5.20", "MAD-3.1")
def test_nobody_betrays_against_a_hunter() -> None:
    board = Board()
    board.travel()
    board.meet(HUNTER, 1, 3)
    with_ally(board)
    assert board.state.step() == c.DECLARING


@pytest.mark.rule("MAD-5.21")
def test_the_traitor_declares_first() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board)
    board.do(c.BETRAY_ATTACKER)
    assert (board.state.step(), board.who) == (c.DECLARING, 1)
    board.do(c.KEEP_FAKTOR_BACK)
    assert board.who == 0


@pytest.mark.rule("MAD-5.22", "MAD-7.27")
def test_a_betrayed_attacker_who_wins_keeps_everything() -> None:
    board = Board()
    board.own(0, 0)
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board, 1, credits_term(GIVE, 1), JOINS, credits_term(PROMISE, 2, SPOILS))
    board.do(c.BETRAY_ATTACKER)
    board.pass_declarations()
    board.chance(6, 1)
    assert board.wrecks(0) == {IMPERIAL}
    assert board.state.damage[1] == 1
    assert board.promises() == []
    assert board.events(c.PROMISE_ENDED)[0][3] == c.ENDED_VOID
    assert board.state.credits[1] == 4, "what was exchanged at once stays"
    assert board.state.step() == c.MENU


@pytest.mark.rule("MAD-5.22", "MAD-3.8")
def test_a_traitor_who_wins_gets_only_the_credits() -> None:
    board = Board()
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    with_ally(board)
    board.do(c.BETRAY_ATTACKER)
    board.pass_declarations()
    board.chance(1, 6)
    assert (board.state.credits[1], board.glory(1), board.wrecks(1)) == (3 + 3, -1, set())
    assert board.state.damage[0] == 1, "instead of the ship's 2"
    assert board.state.gone >> GLORIOUS & 1
    assert board.state.deeds[1] >> (printed.BETRAY - printed.BEAT_HUNTER) & 1


@pytest.mark.rule("MAD-5.22")
def test_a_traitor_at_a_planet_gets_its_treasure() -> None:
    board = Board()
    board.treasure(BAZAAR, 5)
    board.travel()
    board.do(c.RAID, BAZAAR)
    with_ally(board)
    board.do(c.BETRAY_ATTACKER)
    board.pass_declarations()
    board.chance(1, 6)
    assert (board.state.credits[1], board.state.treasure[BAZAAR], board.state.damage[0]) == (8, 0, 1)


# -- Metal Faktor ------------------------------------------------------------------------------


@pytest.mark.rule("MAD-5.40")
def test_a_number_is_added_and_stays_and_a_blank_costs_nothing() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.do(c.GO_ALONE)
    board.do(c.COMMIT_FAKTOR)
    board.chance(1, 1, 3)
    assert board.state.faktor[0] == 6
    assert board.events(c.BATTLE_DECIDED) == [(8 + 1 + 6, 6 + 1, 1, 0, 0)]
    blank = Board()
    blank.travel()
    blank.meet(WEAK_SOLAR, 1, 3)
    blank.do(c.GO_ALONE)
    blank.do(c.COMMIT_FAKTOR)
    blank.chance(1, 1, 0)
    assert blank.state.faktor[0] == 0


@pytest.mark.rule("MAD-5.41")
def test_a_debt_is_subtracted_in_the_next_battle_as_active_player_and_then_gone() -> None:
    board = Board()
    board.state.faktor[0] = 4
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.do(c.GO_ALONE)
    board.chance(3, 1)
    assert board.events(c.BATTLE_DECIDED) == [(8 + 3 - 4, 6 + 1, 1, 0, 0)]
    assert board.state.faktor[0] == 0


@pytest.mark.rule("MAD-5.41")
def test_an_ally_or_challenged_neither_pays_nor_clears_a_debt() -> None:
    board = Board()
    board.state.faktor[1] = 4
    board.travel()
    board.do(c.CHALLENGE, 1)
    while board.state.step() == c.GATHERING:
        board.do(c.PASS)
    assert board.who == 0
    board.do(c.KEEP_FAKTOR_BACK)
    board.chance(1, 6)
    assert board.events(c.BATTLE_DECIDED) == [(9, 14, 0, 0, 0)]
    assert board.state.faktor[1] == 4


@pytest.mark.rule("MAD-5.41")
def test_a_damper_lowers_the_debt() -> None:
    board = Board()
    board.own(0, 13)
    board.state.faktor[0] = 6
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.do(c.GO_ALONE)
    assert attack_sum(board.state) == 9 - 4


@pytest.mark.rule("MAD-5.40", "MAD-7.13")
def test_a_loyal_ally_who_joined_with_the_die_must_commit_it() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    with_ally(board, 1, term(WANT, JOIN_DIE_ITEM))
    board.do(c.STAND_BY)
    board.do(c.KEEP_FAKTOR_BACK)
    board.chance(1, 1, 2)
    assert board.state.faktor[1] == 4
    traitor = Board()
    traitor.travel()
    traitor.meet(IMPERIAL, 1, 3)
    with_ally(traitor, 1, term(WANT, JOIN_DIE_ITEM))
    traitor.do(c.BETRAY_ATTACKER)
    assert traitor.can(c.KEEP_FAKTOR_BACK), "a traitor is free again"


@pytest.mark.rule("MAD-5.40", "MAD-7.13")
def test_joining_with_a_die_needs_a_blank_one() -> None:
    board = Board()
    board.state.faktor[1] = 2
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    board.do(c.OPEN_DEAL, 1)
    assert board.why(c.ADD_TERM, term(WANT, JOIN_DIE_ITEM)) == reasons.DIE_NOT_BLANK


# -- spoils promises ---------------------------------------------------------------------------


@pytest.mark.rule("MAD-7.14", "MAD-7.15", "MAD-5.9")
def test_the_wreck_and_the_support_card_of_a_battle_are_promised_and_given() -> None:
    board = Board()
    board.at_bazaar(16)
    board.travel()
    board.meet(SOLAR_SUPPORT, 1, 3)
    with_ally(board, 1, JOINS, term(PROMISE, BATTLE_WRECK_ITEM, SPOILS), term(PROMISE, BATTLE_SUPPORT_ITEM, SPOILS))
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.TAKE, 16)
    board.do(c.KEEP)
    board.do(c.KEEP)
    assert (board.wrecks(1), board.owned(1)) == ({SOLAR_SUPPORT}, {16})
    assert board.state.kept[0] == 2


@pytest.mark.rule("MAD-7.14")
def test_spoils_are_promised_only_where_victory_can_bring_them() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    board.do(c.OPEN_DEAL, 1)
    assert board.why(c.ADD_TERM, term(PROMISE, BATTLE_SUPPORT_ITEM, SPOILS)) == reasons.NO_SUCH_SPOILS
    assert board.can(c.ADD_TERM, term(PROMISE, BATTLE_WRECK_ITEM, SPOILS))
    assert board.why(c.ADD_TERM, term(ASK, BATTLE_WRECK_ITEM, SPOILS)) == reasons.NO_SUCH_SPOILS
    raid = Board()
    raid.travel()
    raid.do(c.RAID, KAROKUM)
    raid.do(c.OPEN_DEAL, 1)
    assert raid.why(c.ADD_TERM, term(PROMISE, BATTLE_WRECK_ITEM, SPOILS)) == reasons.NO_SUCH_SPOILS


@pytest.mark.rule("MAD-7.24", "MAD-7.3")
def test_who_forgoes_a_promised_support_card_breaks_the_promise() -> None:
    board = Board()
    board.own(0, 0, 5, 6, 7)
    board.at_bazaar(16)
    board.travel()
    board.meet(SOLAR_SUPPORT, 1, 3)
    with_ally(board, 1, JOINS, term(PROMISE, BATTLE_SUPPORT_ITEM, SPOILS))
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(6, 1)
    board.do(c.FORGO)
    assert (board.state.judgment[0], board.state.broken[0]) == (1, 1)


@pytest.mark.rule("MAD-7.27", "MAD-7.3")
def test_spoils_promises_are_void_after_a_defeat_and_for_what_the_victory_did_not_bring() -> None:
    board = Board()
    board.travel()
    board.meet(GLORIOUS, 1, 3)
    with_ally(board, 1, JOINS, credits_term(PROMISE, 2, SPOILS))
    board.do(c.STAND_BY)
    board.pass_declarations()
    board.chance(1, 6)
    assert board.events(c.PROMISE_ENDED)[0][3] == c.ENDED_VOID
    assert board.state.judgment[0] == 0
    none = Board()
    none.travel()
    none.meet(SOLAR_SUPPORT, 1, 3)
    with_ally(none, 1, JOINS, term(PROMISE, BATTLE_SUPPORT_ITEM, SPOILS))
    none.do(c.STAND_BY)
    none.pass_declarations()
    none.chance(6, 1)
    assert none.events(c.PROMISE_ENDED)[0][3] == c.ENDED_VOID


@pytest.mark.rule("MAD-7.26", "MAD-7.3")
def test_a_victory_over_a_hunter_binds_the_alliance() -> None:
    board = Board()
    board.own(0, 0)
    board.travel()
    board.meet(HUNTER, 1, 3)
    with_ally(board, 1, JOINS, credits_term(PROMISE, 3, SPOILS))
    board.pass_declarations()
    board.chance(6, 1)
    assert board.state.step() == c.MENU, "carried out without a choice"
    assert board.state.credits[1] == 6
    poor = Board()
    poor.own(0, 0)
    poor.travel()
    poor.meet(HUNTER, 1, 3)
    with_ally(poor, 1, JOINS, credits_term(PROMISE, 9, SPOILS))
    poor.pass_declarations()
    poor.chance(6, 1)
    assert (poor.state.credits[0], poor.state.credits[1]) == (0, 3 + 2 + 2)
    assert poor.state.judgment[0] == 1, "gives what they can and takes a point"


@pytest.mark.rule("MAD-5.2")
def test_from_a_mixed_deck_any_card_may_come() -> None:
    board = Board()
    board.travel()
    board.meet(WEAK_SOLAR, HUNTER, 1)
    board.fight_alone(6, 1)
    board.end_turn()
    board.travel()
    board.do(c.ATTACK_IN_SPACE)
    weights = [int(weight) for weight in board.state.outcomes()]
    assert (weights[HUNTER], weights[57], weights[58], weights[67]) == (1, 1, 1, 1)
    assert sum(weights) == space_deck_size(board.state) == 66
