"""Chapter 3, programming: secret programs, which of them are valid, complexity, and who acts first."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACTIONS,
    ACTIONS_BEGUN,
    BASE,
    BLUE,
    COMMITTED,
    COMPILER,
    COMPLEXITY,
    DECIDES,
    DEPLOYMENT,
    ENHANCEMENT,
    MOVE,
    MOVE_TILES,
    NO_TILE,
    ORDER,
    ORDER_CHOSEN,
    ORDER_DRAW,
    PHASE_ENDED,
    PROGRAM,
    PROGRAMMING,
    RED,
    REVEALED,
    SPECIAL,
    TILES,
    Table,
    hand_over,
)
from metalworks.games.metallum.rules.modules import total_power
from metalworks.games.metallum.rules.reasons import (
    PROGRAM_COMMITTED,
    PROGRAM_NO_MOVE,
    PROGRAM_NOT_ONE_PIECE,
    PROGRAM_SAME_TYPE,
    PROGRAM_SPENT,
)
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import NO_SEAT, POSSIBLE, all_but, only


def program_actions(table: Table, seat: i64) -> vec[i64]:
    """MET-3.2 to MET-3.5: the valid programs of active tiles, but for the one that is committed already."""
    programs = table.content.programs
    actions = vec[i64](capacity=len(programs))
    closed = table.spent[seat]
    committed = table.program[seat]
    for program in programs:
        if program & closed == 0 and program != committed:
            actions = append(actions, PROGRAM * BASE + program)
    return actions


def program_reason(table: Table, seat: i64, tiles: i64) -> i64:
    """The same with the reason why not."""
    if tiles != 0 and tiles == table.program[seat]:
        return PROGRAM_COMMITTED
    return explain_program(table, seat, tiles)[0]


def commit(table: Table, seat: i64, tiles: i64) -> None:
    """MET-3.1: a seat has chosen, or chosen again; everybody knows that, and only the seat knows what."""
    table.program[seat] = tiles
    table.note_for(only(seat), COMMITTED, seat, tiles)
    if (table.committed >> seat) & 1 == 0:
        table.note_for(all_but(seat), COMMITTED, seat)
        table.committed |= 1 << seat


def reveal(table: Table) -> None:
    """MET-3.1: both programs are turned up."""
    table.epoch += 1
    table.committed = 0
    table.note(REVEALED, table.program[RED], table.program[BLUE])
    table.note(PHASE_ENDED, PROGRAMMING)
    table.asked = 0
    table.overclocked = 0


# Complexity and the order of play (MET-3.6, MET-4.1, MET-4.2).


def printed_complexity(table: Table, program: i64) -> i64:
    """MET-3.6: the sum of the tiles' ratings."""
    total: i64 = 0
    tile: i64
    for tile in range(TILES):
        if (program >> tile) & 1 != 0:
            total += table.content.complexity[tile]
    return total


def complexity(table: Table, seat: i64) -> i64:
    """MET-C17, MET-C27: what counts after Compiler, then Overclock."""
    if (table.overclocked >> seat) & 1 != 0:
        return 0
    total = printed_complexity(table, table.program[seat]) - total_power(table, seat, COMPILER)
    return total if total > 0 else 0


def counted_complexity(table: Table, seat: i64) -> i64:
    """MET-4.1: what a program counted when the two were compared, whatever has been bought since (MET-C17)."""
    return (table.counted >> (seat * 8)) & 255


def compare(table: Table) -> None:
    """MET-4.1, MET-4.2: lower complexity decides who acts first, then less $, then chance."""
    red = complexity(table, RED)
    blue = complexity(table, BLUE)
    table.counted = red | blue << 8
    if table.recording:
        table.note(COMPLEXITY, RED, printed_complexity(table, table.program[RED]), red)
        table.note(COMPLEXITY, BLUE, printed_complexity(table, table.program[BLUE]), blue)
    lead = red - blue
    if lead == 0:
        lead = table.money[RED] - table.money[BLUE]
    if lead == 0:
        table.note(DECIDES, NO_SEAT)
        table.phase = ORDER_DRAW
    else:
        decider: i64 = RED if lead < 0 else BLUE
        table.note(DECIDES, decider)
        table.phase = ORDER
        hand_over(table, decider)


def go_first(table: Table, seat: i64, chosen_by: i64) -> None:
    """MET-4.1: the order of this round is settled."""
    table.note(ORDER_CHOSEN, seat, chosen_by)
    table.first = seat
    begin_actions(table, seat)


def begin_actions(table: Table, seat: i64) -> None:
    """MET-4.3: a player's action phase begins."""
    table.phase = ACTIONS
    table.used = 0
    table.activated = 0
    hand_over(table, seat)
    table.note(ACTIONS_BEGUN, seat)


# Why a program is not valid.


def tile_of_type(tiles: i64, kind: i64) -> i64:
    """The first tile of a type in a set, or NO_TILE."""
    rank: i64
    for rank in range(3):
        if (tiles >> (kind * 3 + rank)) & 1 != 0:
            return kind * 3 + rank
    return NO_TILE


def explain_neighbours(table: Table, tiles: i64) -> tuple[i64, i64, i64]:
    """The first pair of neighbours in a set of tiles that does not join: reason, tile, neighbour."""
    move = tile_of_type(tiles, MOVE)
    deployment = tile_of_type(tiles, DEPLOYMENT)
    special = tile_of_type(tiles, SPECIAL)
    enhancement = tile_of_type(tiles, ENHANCEMENT)
    why: i64 = POSSIBLE
    if deployment != NO_TILE and move != NO_TILE:
        why = table.content.join_reason(deployment, move)
        if why != POSSIBLE:
            return why, deployment, move
    if special != NO_TILE and move != NO_TILE:
        why = table.content.join_reason(special, move)
        if why != POSSIBLE:
            return why, special, move
    if enhancement != NO_TILE and deployment != NO_TILE:
        why = table.content.join_reason(enhancement, deployment)
        if why != POSSIBLE:
            return why, enhancement, deployment
    if enhancement != NO_TILE and special != NO_TILE:
        why = table.content.join_reason(enhancement, special)
        if why != POSSIBLE:
            return why, enhancement, special
    return POSSIBLE, NO_TILE, NO_TILE


def explain_program(table: Table, seat: i64, tiles: i64) -> tuple[i64, i64, i64]:
    """MET-3.2 to MET-3.5: why these tiles are no valid program of a seat: reason and the tiles concerned."""
    tile: i64
    for tile in range(TILES):
        if ((tiles & table.spent[seat]) >> tile) & 1 != 0:
            return PROGRAM_SPENT, tile, NO_TILE
    kind: i64
    for kind in range(4):
        first = tile_of_type(tiles, kind)
        if first != NO_TILE:
            second = tile_of_type(tiles & ~(1 << first), kind)
            if second != NO_TILE:
                return PROGRAM_SAME_TYPE, first, second
    if tiles & MOVE_TILES == 0:
        return PROGRAM_NO_MOVE, NO_TILE, NO_TILE
    why = explain_neighbours(table, tiles)
    if why[0] != POSSIBLE:
        return why
    enhancement = tile_of_type(tiles, ENHANCEMENT)
    alone = tile_of_type(tiles, DEPLOYMENT) == NO_TILE and tile_of_type(tiles, SPECIAL) == NO_TILE
    if enhancement != NO_TILE and alone:
        return PROGRAM_NOT_ONE_PIECE, enhancement, NO_TILE
    return POSSIBLE, NO_TILE, NO_TILE


def random_program(table: Table, seat: i64, rng: Rng) -> i64:
    """A valid program of a seat's active tiles, each as likely as any other."""
    spent = table.spent[seat]
    found: i64 = 0
    for program in table.content.programs:
        if program & spent == 0:
            found += 1
    at = rng.below(found)
    for program in table.content.programs:
        if program & spent == 0:
            if at == 0:
                return program
            at -= 1
    return 0
