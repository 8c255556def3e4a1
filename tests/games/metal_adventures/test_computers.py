"""Odds, what computer captains make of positions and offers, and how they play."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from typing import cast

import pytest

from metalworks import game
from metalworks.games.metal_adventures.computer.appraisal import MetalAdventuresAppraisal
from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules.bargaining import (
    CANNOT,
    ENOUGH,
    NO_TRUST,
    TOO_LITTLE,
    YOU_LEAD,
    gain,
    net,
    sealed,
)
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.game import new_game
from metalworks.games.metal_adventures.rules.ledger import HELP_ITEM, JOIN_ITEM, PEACE_ITEM, WRECK_ITEM
from metalworks.games.metal_adventures.rules.odds import chance, chance_now, lead_on_captain, lead_on_ship
from metalworks.games.metal_adventures.rules.prospects import worth
from metalworks.games.metal_adventures.rules.worth import peace_worth, rivalry, trust
from metalworks.kernel.appraisal import EVEN, FRIENDLY, HARD, TRUSTING
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State
from metalworks.players import LEVELS
from metalworks.players.search.turn import best_action

from .builder import GLORIOUS, HUNTER, IMPERIAL, WEAK_SOLAR, Board, credits_term, term
from .house import HOUSE, NEAR_SHIPS

APPRAISAL = MetalAdventuresAppraisal()

GIVE, WANT, PROMISE, ASK = range(4)
SPOILS, THIS_TURN, NEXT_TURN = 1, 2, 3
JOINS = term(WANT, JOIN_ITEM)
FAKTOR = (0, 0, 2, 2, 4, 6)
DIE = range(1, 7)


@pytest.mark.rule("MAD-5.6", "MAD-C1")
@pytest.mark.parametrize(("lead", "own", "other"), [(0, 0, 0), (-3, 0, 0), (2, 0, 0), (-4, 1, 0), (1, 0, 1), (0, 1, 1)])
def test_odds_are_those_of_counting_all_rolls(lead: int, own: int, other: int) -> None:
    rolls = list(product(DIE, DIE, *[FAKTOR] * (own + other)))
    won = sum(lead + roll[0] - roll[1] + sum(roll[2 : 2 + own]) - sum(roll[2 + own :]) >= 0 for roll in rolls)
    assert chance(HOUSE, lead, True, True, own, other) == round(1000 * won / len(rolls))


@pytest.mark.rule("MAD-5.6")
def test_the_odds_of_a_battle_follow_what_is_declared_and_rolled() -> None:
    board = Board()
    board.travel()
    board.meet(IMPERIAL, 1, 3)
    assert chance_now(board.state) == 583
    assert chance_now(board.state, 1) == chance(board.state.content, 4, True, True, 0, 0)
    board.do(c.GO_ALONE)
    board.do(c.COMMIT_FAKTOR)
    assert chance_now(board.state) == chance(board.state.content, 0, True, True, 1, 0)
    board.chance(2, 4)
    assert chance_now(board.state) == 667, "a 2, 4 or 6 is needed"


@pytest.mark.rule("MAD-5.6", "MAD-5.34")
def test_leads_count_bonuses_and_debt() -> None:
    board = Board(content=HOUSE, bases=(4, 2, 0))
    board.state.faktor[0] = 2
    board.own(1, 8)
    assert lead_on_ship(board.state, 0, HUNTER) == 8 - 2 + 2 - 12
    assert lead_on_ship(board.state, 0, IMPERIAL) == 8 - 2 - 8
    assert lead_on_captain(board.state, 1, 0) == 9 + 2 - 8
    assert lead_on_captain(board.state, 0, 1) == 8 - 2 - 9 - 3


def test_worth_rises_with_glory_and_credits_and_falls_with_damage() -> None:
    board = Board()
    start = worth(board.state, 1, 1)
    board.state.earned[1] = 1
    assert worth(board.state, 1, 1) > start + 900
    board.credits(1, 5)
    richer = worth(board.state, 1, 1)
    board.state.damage[1] = 2
    assert worth(board.state, 1, 1) < richer


def test_a_rivals_gain_is_a_loss() -> None:
    board = Board()
    start = APPRAISAL.appraise(board.state, 0)
    board.state.earned[1] = 3
    behind = APPRAISAL.appraise(board.state, 0)
    assert behind < start
    board.state.earned[1] = 8
    assert APPRAISAL.appraise(board.state, 0) < behind - 5000, "who nearly wins counts in full"
    assert sum(APPRAISAL.values(board.state)) == pytest.approx(1.0)


def test_the_leader_is_every_captains_rival() -> None:
    board = Board(4)
    assert [int(rivalry(board.state, seat)) for seat in range(4)] == [333] * 4
    board.state.earned[2] = 3
    assert [int(rivalry(board.state, seat)) for seat in range(4)] == [333, 333, 666, 333]
    board.state.earned[2] = 7
    assert int(rivalry(board.state, 2)) == 999


def test_trust_follows_kept_and_broken_promises() -> None:
    board = Board()
    start = trust(board.state, 1)
    board.state.broken[1] = 3
    assert trust(board.state, 1) < start
    board.state.kept[1] = 20
    assert trust(board.state, 1) > start


def test_a_good_offer_is_taken() -> None:
    board = Board()
    board.wreck(1, WEAK_SOLAR)
    board.offer(1, credits_term(GIVE, 3), term(WANT, WRECK_ITEM))
    assert list(board.state.candidates(1)) == [c.ACCEPT * c.BASE]


def declined(board: Board, *terms: int) -> int:
    """The reason that seat 1 gives."""
    board.offer(1, *terms)
    (answer,) = (int(action) for action in board.state.candidates(1))
    assert answer // c.BASE == c.DECLINE
    return answer % c.BASE


def test_a_bad_offer_is_declined_and_the_reason_named() -> None:
    assert declined(Board(), credits_term(WANT, 3)) == TOO_LITTLE
    board = Board()
    board.credits(1, 2)
    board.credits(0, 9)
    board.state.wrecks[1] = 0
    board.offer(1, credits_term(GIVE, 3), credits_term(WANT, 2))
    board.state.credits[1] = 1
    assert list(board.state.candidates(1)) == [c.DECLINE * c.BASE + CANNOT]
    board = Board()
    board.state.broken[0] = 8
    assert declined(board, credits_term(WANT, 2), credits_term(PROMISE, 2, NEXT_TURN)) == NO_TRUST
    board = Board()
    board.state.earned[0] = 8
    board.wreck(1, WEAK_SOLAR)
    board.wreck(0, WEAK_SOLAR + 1, WEAK_SOLAR + 3)
    assert declined(board, credits_term(GIVE, 3), term(WANT, WRECK_ITEM + 1)) == YOU_LEAD


def best(board: Board, seat: int) -> tuple[int, int]:
    return divmod(int(best_action(APPRAISAL, board.state, seat, APPRAISAL.nodes, Rng(1))), c.BASE)


def needy(helpers: int) -> Board:
    """Seat 0 faces power 13 with a lead of -2; with one helper, seat 2 is infamous."""
    board = Board()
    board.own(0, 1)
    if helpers == 1:
        board.state.judgment[2] = board.state.earned[2] = c.MOST_JUDGMENT
    board.travel()
    board.meet(14, 1, 3)
    return board


def follow(board: Board, seat: int) -> list[int]:
    """The kinds of what a captain does, as long as the rule alone says it."""
    kinds = []
    steps = (c.ALLYING, c.TERMS, c.ANSWERING, c.CALLING, c.PICKING)
    while board.state.step() in steps and board.state.waiting() >> seat & 1:
        (action,) = board.state.candidates(seat)
        kinds.append(int(action) // c.BASE)
        board.state.apply(seat, action)
    return kinds


def test_an_ally_is_asked_where_the_odds_need_one() -> None:
    board = needy(helpers=1)
    steps = follow(board, 0)
    assert steps[0] == c.OPEN_DEAL
    assert steps[-1] == c.PROPOSE
    assert board.who == 1
    assert follow(board, 1)[0] in (c.ACCEPT, c.COUNTER), "both judge by the same rule"


def test_a_cheap_offer_is_countered_and_the_counter_taken() -> None:
    """Whoever asks for half of what a help is worth gets it."""
    board = needy(helpers=1)
    board.offer(1, JOINS)
    steps = follow(board, 1)
    assert (steps[0], steps[-1]) == (c.COUNTER, c.PROPOSE)
    assert follow(board, 0) == [c.ACCEPT]
    assert board.state.attackers == 0b011


def test_where_several_could_help_all_are_called_and_the_best_is_taken() -> None:
    board = needy(helpers=2)
    assert follow(board, 0) == [c.CALL_FOR_OFFERS]
    for seat in (1, 2):
        assert follow(board, seat)[-1] == c.PROPOSE
    assert follow(board, 0)[-1] in (c.TAKE_OFFER, c.PROPOSE)


def bargain(board: Board) -> None:
    """Seat 0 makes its deals before the turn, and all go by the rule until they are done."""
    while [int(action) // c.BASE for action in board.state.candidates(0)] == [c.OPEN_DEAL]:
        board.state.apply(0, board.state.candidates(0)[0])
        while board.state.step() != c.MENU:
            assert follow(board, board.who)


def test_a_wreck_is_sold_to_whoever_it_completes_a_title_for() -> None:
    board = Board(4)
    for place in range(len(board.state.hand)):
        board.state.hand[place] = c.NO_CARD  # no trophy asks for wrecks
    board.wreck(0, WEAK_SOLAR)
    board.wreck(1, WEAK_SOLAR + 1, WEAK_SOLAR + 3)
    board.credits(1, 8)
    bargain(board)
    assert board.wrecks(1) == {WEAK_SOLAR, WEAK_SOLAR + 1, WEAK_SOLAR + 3}
    assert board.state.credits[0] > 3


def test_peace_has_its_price() -> None:
    """Whoever would win a challenge takes a credit for peace, and does not give it away."""
    for price, answer in ((1, c.ACCEPT), (0, c.DECLINE)):
        board = Board(5)
        for place in range(len(board.state.hand)):
            board.state.hand[place] = c.NO_CARD
        board.own(1, 0)  # power 12
        board.offer(1, *[credits_term(GIVE, 1)] * price, term(ASK, PEACE_ITEM))
        assert [int(action) // c.BASE for action in board.state.candidates(1)] == [answer]
    assert peace_worth(board.state, 1, 0) > 0
    assert peace_worth(board.state, 0, 1) == 0, "whoever would lose is welcome to challenge"


def test_one_neighbour_a_turn_is_asked_to_swap_a_useless_trophy() -> None:
    """Another one each round: whoever asked everybody at every turn heard fifty times that it was too little."""
    asked = []
    for turn in (1, 5, 9, 13):
        board = Board(4, hands=((4, 5, 6), (0, 1, 2), (3, 7, 8), (9, 10, 11)))
        board.state.turn = turn
        bargain(board)
        asked.append([event[1] for event in board.events(c.DEAL_OPENED) if event[0] == 0])
    assert asked == [[1], [2], [3], [1]]


def test_a_word_is_kept_early_for_the_trophy_that_asks_for_it() -> None:
    for trophy, wanted in ((17, True), (3, False)):
        board = Board(hands=((trophy, 4, 5), (6, 7, 8), (9, 10, 12)))
        board.offer(1, credits_term(PROMISE, 1, NEXT_TURN))
        board.do(c.ACCEPT)
        board.pass_turn()
        for _ in range(2):
            board.pass_turn()
        board.travel()
        kinds = {int(action) // c.BASE for action in board.state.candidates(0)}
        assert (c.KEEP_EARLY in kinds) == wanted
        if wanted:
            assert best(board, 0)[0] == c.KEEP_EARLY


@pytest.mark.parametrize(
    ("own", "rival", "held"), [(6, 3, True), (5, 3, False), (6, 6, False), (8, 3, False), (7, 3, False)]
)
def test_a_trophy_is_held_back_for_the_last_stroke(own: int, rival: int, held: bool) -> None:
    """The Big One brings 1 glory: at 6 it would only warn the others, unless one of them comes near."""
    board = Board(hands=((4, 16, 9),))
    board.own(0, 1)  # power 3
    board.state.earned[0] = own
    board.state.earned[1] = rival
    board.travel()
    actions = [divmod(int(action), c.BASE) for action in board.state.candidates(0)]
    assert (actions == [(c.HOLD_BACK, 4)]) == held
    if held:
        board.do(c.HOLD_BACK, 4)
        assert (c.REVEAL, 4) not in [divmod(int(action), c.BASE) for action in board.state.candidates(0)]
    else:
        assert (c.REVEAL, 4) in actions


def test_an_easy_fight_is_fought_alone() -> None:
    board = Board()
    board.own(0, 0, 5)
    board.travel()
    board.meet(WEAK_SOLAR, 1, 3)
    assert list(board.state.candidates(0)) == [c.GO_ALONE * c.BASE]


def test_promised_help_is_called_where_it_counts() -> None:
    board = Board()
    board.offer(1, credits_term(GIVE, 1), term(ASK, HELP_ITEM))
    board.do(c.ACCEPT)
    board.own(0, 1)
    board.travel()
    board.meet(14, 1, 3)
    assert list(board.state.candidates(0)) == [c.CALL_HELP * c.BASE]


def with_promise(judgment: int) -> Board:
    board = Board()
    board.state.judgment[0] = judgment
    board.offer(1, credits_term(PROMISE, 2, THIS_TURN))
    board.do(c.ACCEPT)
    board.travel()
    board.do(c.RAID, printed.EXXALIA)
    board.fight_alone(1, 6)
    board.do(c.END_TURN)
    return board


def test_a_word_is_kept_where_breaking_it_costs_glory_and_broken_where_nothing_is_left_to_lose() -> None:
    assert list(with_promise(0).state.candidates(0)) == [c.KEEP * c.BASE]
    assert list(with_promise(c.MOST_JUDGMENT).state.candidates(0)) == [c.BREAK * c.BASE]


def test_a_traitor_needs_a_reason() -> None:
    """MAD-5.20: an ally stands by, unless Smile and Knife is in their hand and the defence is strong."""
    for trophy, word in ((0, c.STAND_BY), (16, c.BETRAY_ATTACKER)):
        board = Board(hands=((1, 2, 3), (trophy, 4, 5)))
        board.travel()
        board.meet(14, 1, 3)
        board.offer(1, JOINS)
        board.do(c.ACCEPT)
        assert best(board, 1) == (word, 0)


def test_the_deed_of_a_trophy_is_chased() -> None:
    """Main power 16 beats both; the hunter brings a credit less, and what Collar Breaker asks for."""
    for trophy, ship in ((13, GLORIOUS), (11, HUNTER)):
        board = Board(hands=((trophy, 16, 9),))
        board.own(0, 0, 5)
        board.travel()
        board.do(c.ATTACK_IN_SPACE)
        board.chance(GLORIOUS, HUNTER, WEAK_SOLAR)
        assert best(board, 0) == (c.TAKE_ON, ship)


# -- whole games --------------------------------------------------------------------------------


def play(
    seats: int, seed: int, greedy: set[int], watch: Callable[[Table, Table, int, int], None] | None = None
) -> State:
    """A game in which some captains are greedy and the others choose at random among the candidates."""
    state = new_game(HOUSE, seats, c.WHOLE_DECK)
    rng = Rng(seed)
    while (waiting := int(state.waiting())) != OVER:
        if waiting == CHANCE:
            weights = [int(weight) for weight in state.outcomes()]
            drawn = int(rng.below(sum(weights)))
            outcome = 0
            while drawn >= weights[outcome]:
                drawn -= weights[outcome]
                outcome += 1
            state.resolve(outcome)
            continue
        seat = (waiting & -waiting).bit_length() - 1
        sample = state.resample(seat, rng)
        if seat in greedy:
            action = int(best_action(APPRAISAL, sample, seat, APPRAISAL.nodes, rng))
        else:
            choices = [int(choice) for choice in sample.candidates(seat)]
            action = choices[int(rng.below(len(choices)))]
        if watch is not None:
            watch(state, cast(Table, sample), seat, action)
        state.apply(seat, action)
    return state


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "games"), [(3, 24), (6, 24)])
def test_greedy_wins_two_and_a_half_times_its_share_among_random_captains(seats: int, games: int) -> None:
    won = sum(play(seats, seed, {seed % seats}).returns()[seed % seats] for seed in range(games))
    assert won / games >= 2.5 / seats


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_accepted_offers_gain_for_both_by_the_rule(seats: int) -> None:
    accepted: list[tuple[int, int]] = []

    def watch(state: Table, table: Table, seat: int, action: int) -> None:
        kind, argument = divmod(action, c.BASE)
        if kind not in (c.ACCEPT, c.TAKE_OFFER):
            return
        slot = c.NEGOTIATION if kind == c.ACCEPT else argument
        maker = int(table.maker[slot])
        own = rule(table, slot, seat, maker)
        theirs = rule(cast(Table, state.resample(maker, Rng(1))), slot, maker, seat)
        accepted.append((own, theirs))

    for seed in range(8):
        play(seats, seed, set(range(seats)), watch)
    assert len(accepted) >= 8
    assert all(own >= ENOUGH for own, _ in accepted)
    assert all(theirs > 0 for _, theirs in accepted)


def rule(table: Table, slot: int, seat: int, other: int) -> int:
    """What a deal gains a captain, as they see it, less a share of what it gives the other side."""
    after = sealed(table, slot)
    return int(net(table, gain(table, slot, after, seat, seat), gain(table, slot, after, other, seat), other))


@pytest.mark.compiled_only
def test_a_greedy_turn_takes_ten_milliseconds_on_average() -> None:
    turns = 0
    begun = time.process_time()
    for seed in range(4):
        turns += int(cast(Table, play(6, seed, set(range(6)))).turn)
    assert (time.process_time() - begun) / turns < 0.010


@pytest.mark.rule("MAD-C3")
def test_ships_of_the_house_set_grow_with_their_power() -> None:
    near = [int(HOUSE.ship_power[ship]) for ship in range(30)]
    deep = [int(HOUSE.ship_power[ship]) for ship in range(30, 58)]
    assert (min(near), max(near), min(deep), max(deep)) == (6, 14, 10, 20)
    for ships in (range(30), range(30, 58)):
        assert {int(HOUSE.ship_nation[ship]) for ship in ships} == {0, 1, 2, 3}
    hunters = [ship for ship in range(58) if HOUSE.ship_hunter[ship]]
    assert len(hunters) == 10
    assert all(HOUSE.ship_glory[ship] > 0 for ship in hunters)
    assert len(NEAR_SHIPS) == 30
    assert all(1 <= HOUSE.ship_damage[ship] <= 3 for ship in range(58))


# -- manners ------------------------------------------------------------------------------------


def answers(games: int) -> list[tuple[Table, int, list[int]]]:
    """Offers that captains made in whole games: the position, who answers, and what each manner answers."""
    found = []
    for seed in range(games):
        state: State = new_game(HOUSE, 4, 0)
        rng = Rng(seed)
        while (waiting := int(state.waiting())) != OVER and cast(Table, state).turn < 60:
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
                continue
            seat = (waiting & -waiting).bit_length() - 1
            if cast(Table, state).step() == c.ANSWERING:
                said = [int(APPRAISAL.bargain(state, seat, manner)) for manner in range(TRUSTING, HARD + 1)]
                found.append((cast(Table, state.copy()), seat, said))
            actions = state.candidates(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    return found


def test_captains_bargain_by_their_character() -> None:
    """The trusting take what they are offered, the hard ask for more, and nobody takes less than those below them."""
    offers = answers(6)
    assert len(offers) > 20
    accepted = [sum(said[manner] // c.BASE == c.ACCEPT for _, _, said in offers) for manner in range(5)]
    countered = [sum(said[manner] // c.BASE == c.COUNTER for _, _, said in offers) for manner in range(5)]
    assert accepted == sorted(accepted, reverse=True)
    assert countered == sorted(countered)
    assert accepted[TRUSTING] > accepted[EVEN] >= accepted[HARD]
    assert countered[HARD] > countered[FRIENDLY]
    for state, seat, said in offers:
        legal = [int(action) for action in state.legal(seat)]
        assert all(action in legal for action in said)
        assert said[EVEN] == int(state.candidates(seat)[0])


@pytest.mark.compiled_only
def test_the_levels_have_characters_of_their_own() -> None:
    offers = answers(6)
    said = {
        name: [LEVELS[name].player.choose(game("metal_adventures"), state, seat, Rng(1)) for state, seat, _ in offers]
        for name in LEVELS
    }
    assert said["apprentice"] != said["smith"] != said["master"]
    accepts = {name: sum(code // c.BASE == c.ACCEPT for code in codes) for name, codes in said.items()}
    assert accepts["apprentice"] > accepts["smith"] >= accepts["master"]
