"""Chapters 2, 6 and 7: what follows what in a round, its end, and the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.actions import close_actions
from metalworks.games.metallum.rules.cards import has_card
from metalworks.games.metallum.rules.components import (
    ACQUIRED,
    ACTIONS,
    BLUE,
    CAUSE_CARD,
    GAME_OVER,
    MARKET,
    OVER_PHASE,
    PHASE_ENDED,
    PLACES,
    PLANETARY_CARDS,
    PROGRAMMING,
    RED,
    REVEAL,
    ROBOT_FACTORY,
    ROUND_BEGUN,
    ROUNDS,
    SCORING,
    SEQUENCE,
    TILES_BACK,
    TURNED_UP,
    TURNING_UP,
    Table,
    hand_over,
    place_from_reserve,
)
from metalworks.games.metallum.rules.market import card_to_market, needs_card, set_planetary_aside, slide
from metalworks.games.metallum.rules.modules import has_power, owner_of, place_of
from metalworks.games.metallum.rules.moving import first_hidden, see
from metalworks.games.metallum.rules.programming import begin_actions, commit, compare, reveal
from metalworks.games.metallum.rules.scoring import score_planets
from metalworks.kernel.state import NO_SEAT


def begin_round(table: Table) -> None:
    """MET-2.1: a round begins with programming."""
    table.round += 1
    table.epoch += 1
    table.phase = PROGRAMMING
    table.program[RED] = 0
    table.program[BLUE] = 0
    table.counted = 0
    table.declined = 0
    table.note(ROUND_BEGUN, table.round)


def choose_program(table: Table, seat: i64, tiles: i64) -> None:
    """MET-3.1: a seat has chosen its program; when both have, the programs are revealed."""
    commit(table, seat, tiles)
    if table.committed == 3:
        reveal(table)
        ask_reveal(table)


def ask_reveal(table: Table) -> None:
    """MET-8.10: ask who holds a card for revealed programs, less $ first, on a tie red; then compare."""
    table.phase = REVEAL
    if table.round > 6:
        seat: i64 = BLUE if table.money[BLUE] < table.money[RED] else RED
        for _ in range(2):
            if (table.asked >> seat) & 1 == 0 and has_card(table, seat):
                hand_over(table, seat)
                return
            seat = 1 - seat
    compare(table)


def end_actions(table: Table) -> None:
    """MET-4.7: the second player acts after the first; then the planets are scored."""
    close_actions(table)
    if table.player == table.first:
        begin_actions(table, 1 - table.first)
    else:
        table.note(PHASE_ENDED, ACTIONS)
        table.asked = 0
        ask_scoring(table)


def ask_scoring(table: Table) -> None:
    """MET-8.10: before the planets are scored, ask who holds cards for it, the first player first."""
    table.phase = SCORING
    if table.round > 6:  # action modules come with round 7; the test saves time before
        seat = table.first
        for _ in range(2):
            if (table.asked >> seat) & 1 == 0 and has_card(table, seat):
                hand_over(table, seat)
                return
            seat = 1 - seat
    score(table)


def answer(table: Table) -> None:
    """MET-8.10: the seat asked has used its card or none; the next one is asked, or the round goes on."""
    if table.phase == REVEAL:
        table.asked |= 1 << table.player
        ask_reveal(table)
    elif table.phase == SCORING and table.depth() == 0:
        ask_scoring(table)


def use_none(table: Table) -> None:
    """MET-8.10: the seat asked uses no card, and is not asked again."""
    table.asked |= 1 << table.player
    answer(table)


def score(table: Table) -> None:
    """MET-2.1: scoring, then the end of the round."""
    score_planets(table)
    table.taxed = 0
    if len(table.contracts) > 0:
        table.contracts = vec[i64]()
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
        if seat == NO_SEAT:
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
    """MET-7.1: the winner, or NO_SEAT for a draw."""
    by = tie_break(table)
    lead: i64 = 0
    if by == 0:
        lead = table.money[RED] - table.money[BLUE]
    elif by == 1:  # fewer in the reserve are more in the system
        lead = table.reserve[BLUE] - table.reserve[RED]
    elif by == 2:
        lead = bought_costs(table, RED) - bought_costs(table, BLUE)
    if lead == 0:
        return NO_SEAT
    return RED if lead > 0 else BLUE


def end_game(table: Table) -> None:
    """MET-2.2: the game ends after nine rounds; MET-1.8: then it comes out which planets were in the box."""
    table.phase = TURNING_UP
    turn_up(table)


def turn_up(table: Table) -> None:
    """Wait for the next planet that lies face down, or end the game."""
    if first_hidden(table) < PLACES:
        return
    table.phase = OVER_PHASE
    table.epoch += 1
    table.note(GAME_OVER, winner(table), tie_break(table))


def show_planet(table: Table, planet: i64) -> None:
    """After the last round: nobody has discovered this planet, and nobody earns anything for it."""
    place = first_hidden(table)
    see(table, place, planet)
    table.note(TURNED_UP, planet, place)
    turn_up(table)
