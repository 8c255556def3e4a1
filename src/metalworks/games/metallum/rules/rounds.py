"""Chapters 2, 6 and 7: what follows what in a round, its end, and the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.actions import close_actions
from metalworks.games.metallum.rules.cards import add_scoring_cards
from metalworks.games.metallum.rules.components import (
    ACQUIRED,
    ACTIONS,
    BASE,
    BLUE,
    CAUSE_CARD,
    GAME_OVER,
    MARKET,
    MENU,
    NONE,
    OVER_PHASE,
    PASS,
    PHASE_ENDED,
    PLANETARY_CARDS,
    PROGRAMMING,
    RED,
    ROBOT_FACTORY,
    ROUND_BEGUN,
    ROUNDS,
    SCORING,
    SEQUENCE,
    TILES_BACK,
    Table,
    hand_over,
    place_from_reserve,
)
from metalworks.games.metallum.rules.market import card_to_market, needs_card, set_planetary_aside, slide
from metalworks.games.metallum.rules.modules import has_power, owner_of, place_of
from metalworks.games.metallum.rules.programming import begin_actions
from metalworks.games.metallum.rules.scoring import score_planets


def begin_round(table: Table) -> None:
    """MET-2.1: a round begins with programming."""
    table.round += 1
    table.epoch += 1
    table.phase = PROGRAMMING
    table.step_now = MENU
    table.program[RED] = 0
    table.program[BLUE] = 0
    table.counted = 0
    table.declined = 0
    table.note(ROUND_BEGUN, table.round)


def end_actions(table: Table) -> None:
    """MET-4.7: the second player acts after the first; then the planets are scored."""
    close_actions(table)
    if table.player == table.first:
        begin_actions(table, 1 - table.first)
    else:
        table.note(PHASE_ENDED, ACTIONS)
        table.asked = 0
        table.taxed = 0
        table.contract = 0
        ask_scoring(table)


def ask_scoring(table: Table) -> None:
    """MET-8.10: before the planets are scored, ask who holds cards for it, the first player first."""
    if table.round > 6:  # action modules come with round 7; the test saves time before
        seat = table.first
        for _ in range(2):
            if (table.asked >> seat) & 1 == 0 and len(add_scoring_cards(table, seat, vec[i64]())) > 0:
                table.phase = SCORING
                hand_over(table, seat)
                return
            seat = 1 - seat
    score(table)


def scoring_actions(table: Table) -> vec[i64]:
    return add_scoring_cards(table, table.player, vec[i64]([PASS * BASE], capacity=8))


def pass_scoring(table: Table) -> None:
    table.asked |= 1 << table.player
    ask_scoring(table)


def score(table: Table) -> None:
    """MET-2.1: scoring, then the end of the round."""
    table.phase = SCORING
    score_planets(table)
    table.taxed = 0
    table.contract = 0
    table.note(PHASE_ENDED, SCORING)
    end_round(table)


def end_round(table: Table) -> None:
    """MET-6.1 to MET-6.6: Robot Factories, the market, the tiles."""
    run_factories(table)
    slide(table)
    if table.round == 2 * SEQUENCE:
        set_planetary_aside(table)  # MET-6.5
    if table.round % SEQUENCE == 0 and table.round < ROUNDS:  # MET-6.4
        table.spent[RED] = 0
        table.spent[BLUE] = 0
        table.note(TILES_BACK)
    table.phase = MARKET
    refill(table)


def run_factories(table: Table) -> None:
    """MET-C15: every Robot Factory places from its owner's reserve, not from anywhere else."""
    if not has_power(table, RED, ROBOT_FACTORY) and not has_power(table, BLUE, ROBOT_FACTORY):
        return
    card: i64
    for card in range(PLANETARY_CARDS):
        if table.content.effects[card] != ROBOT_FACTORY:
            continue
        seat = owner_of(table.cards[card])
        if seat < 0:
            continue
        number = min(table.content.numbers[card], table.reserve[seat])
        for _ in range(number):
            place_from_reserve(table, seat, place_of(table.cards[card]), CAUSE_CARD + card)


def refill(table: Table) -> None:
    """MET-6.2: wait for the next card, or go on when the market is full."""
    if needs_card(table):
        return
    if table.round > 0:
        table.note(PHASE_ENDED, MARKET)
    if table.round == ROUNDS:
        end_game(table)
    else:
        begin_round(table)


def draw_card(table: Table, card: i64) -> None:
    card_to_market(table, card)
    refill(table)


def bought_costs(table: Table, seat: i64) -> i64:
    """MET-7.1: printed costs of the planetary modules a seat has bought, not those acquired."""
    total: i64 = 0
    card: i64
    for card in range(PLANETARY_CARDS):
        where = table.cards[card]
        if owner_of(where) == seat and where & ACQUIRED == 0:
            total += table.content.costs[card]
    return total


def tie_break(table: Table) -> i64:
    """MET-7.1: what tells the players apart: 0 money, 1 extractors in the system, 2 costs, 3 nothing."""
    if table.money[RED] != table.money[BLUE]:
        return 0
    if table.reserve[RED] != table.reserve[BLUE]:
        return 1
    return 2 if bought_costs(table, RED) != bought_costs(table, BLUE) else 3


def winner(table: Table) -> i64:
    """MET-7.1: the winner, or NONE for a draw."""
    by = tie_break(table)
    lead: i64 = 0
    if by == 0:
        lead = table.money[RED] - table.money[BLUE]
    elif by == 1:  # fewer in the reserve are more in the system
        lead = table.reserve[BLUE] - table.reserve[RED]
    elif by == 2:
        lead = bought_costs(table, RED) - bought_costs(table, BLUE)
    if lead == 0:
        return NONE
    return RED if lead > 0 else BLUE


def end_game(table: Table) -> None:
    """MET-2.2: the game ends after nine rounds."""
    table.phase = OVER_PHASE
    table.epoch += 1
    table.note(GAME_OVER, winner(table), tie_break(table))
