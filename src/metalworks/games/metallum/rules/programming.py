"""Chapter 3, programming: secret drafts, valid programs, complexity, and who acts first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACTIONS,
    ACTIONS_BEGUN,
    BASE,
    BLUE,
    CARDS,
    COMMIT,
    COMMITTED,
    COMPILER,
    COMPLEXITY,
    DECIDES,
    DEPLOYMENT,
    ENHANCEMENT,
    GO_FIRST,
    HELD,
    MENU,
    MOVE,
    MOVE_TILES,
    NONE,
    ORDER,
    ORDER_CHOSEN,
    ORDER_DRAW,
    OVERCLOCK,
    OWNED,
    PHASE_ENDED,
    PLANETARY_CARDS,
    PROGRAMMING,
    PUT,
    RED,
    REOPEN,
    REOPENED,
    REVEAL,
    REVEALED,
    SPECIAL,
    TAKE_BACK,
    TILE_PUT,
    TILE_TAKEN_BACK,
    TILES,
    Table,
    hand_over,
)
from metalworks.games.metallum.rules.content import BOTTOM, LEFT, RIGHT, TOP
from metalworks.games.metallum.rules.modules import total_power
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import only

# Why a program is refused, with the tiles concerned.
VALID: Final = 0
NO_MOVE_TILE: Final = 1
TILE_SPENT: Final = 2  # tile
SAME_TYPE: Final = 3  # two tiles of one type
NOT_ONE_PIECE: Final = 4  # the tile that joins nothing
NO_PIN: Final = 5  # tile without a pin on the edge, its neighbour
NO_SOCKET: Final = 6  # tile with a pin, neighbour without any socket on the edge
WRONG_COLOUR: Final = 7  # tile with a pin of a colour its neighbour has no socket of
WRONG_POSITION: Final = 8  # tile with a pin whose colour its neighbour has at another position
NOT_COMPLETABLE: Final = 9  # tile: no valid program of active tiles holds it with those on the board
NOT_NOW: Final = 10  # not programming, or committed already


def draft_actions(table: Table, seat: i64) -> vec[i64]:
    """What a seat may do with its draft: put tiles that can still lead to a valid program, and so on."""
    actions = vec[i64](capacity=TILES)
    if (table.committed >> seat) & 1 != 0:
        return append(actions, REOPEN * BASE)
    draft = table.program[seat]
    reach = completions(table, seat, draft)
    if reach < 0:  # the draft itself is a valid program
        actions = append(actions, COMMIT * BASE)
        reach = -reach
    tile: i64
    for tile in range(TILES):
        if ((reach & ~draft) >> tile) & 1 != 0:
            actions = append(actions, PUT * BASE + tile)
    for tile in range(TILES):
        if (draft >> tile) & 1 != 0:
            actions = append(actions, TAKE_BACK * BASE + tile)
    return actions


def completions(table: Table, seat: i64, draft: i64) -> i64:
    """The tiles of all valid programs of active tiles that hold this draft; negated if it is one itself."""
    spent = table.spent[seat]
    reach: i64 = 0
    exact = False
    for program in table.content.programs:
        if program & draft == draft and program & spent == 0:
            reach |= program
            if program == draft:
                exact = True
    return -reach if exact else reach


def put_tile(table: Table, seat: i64, tile: i64) -> None:
    table.program[seat] |= 1 << tile
    table.note_for(only(seat), TILE_PUT, seat, tile)


def take_back_tile(table: Table, seat: i64, tile: i64) -> None:
    table.program[seat] &= ~(1 << tile)
    table.note_for(only(seat), TILE_TAKEN_BACK, seat, tile)


def commit(table: Table, seat: i64) -> None:
    """MET-3.1: a seat is done; when both are, the programs are revealed."""
    table.committed |= 1 << seat
    table.note(COMMITTED, seat)
    if table.committed == 3:
        reveal(table)


def reopen(table: Table, seat: i64) -> None:
    table.committed &= ~(1 << seat)
    table.note(REOPENED, seat)


def reveal(table: Table) -> None:
    """MET-3.1: both programs are turned up."""
    table.epoch += 1
    table.committed = 0
    table.note(REVEALED, table.program[RED], table.program[BLUE])
    table.note(PHASE_ENDED, PROGRAMMING)
    table.asked = 0
    table.overclocked = 0
    ask_overclock(table)


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


def overclock_card(table: Table, seat: i64) -> i64:
    """An Overclock that would change something, or NONE."""
    card: i64
    for card in range(PLANETARY_CARDS, CARDS):
        if table.cards[card] == OWNED + seat * 8 + HELD and table.content.effects[card] == OVERCLOCK:
            return card if complexity(table, seat) > 0 else NONE
    return NONE


def ask_overclock(table: Table) -> None:
    """MET-8.10: ask the seats that hold an Overclock: less $ first, on a tie red; then compare."""
    seat: i64 = BLUE if table.money[BLUE] < table.money[RED] else RED
    for _ in range(2):
        if (table.asked >> seat) & 1 == 0 and overclock_card(table, seat) != NONE:
            table.phase = REVEAL
            hand_over(table, seat)
            return
        seat = 1 - seat
    compare(table)


def answer_overclock(table: Table) -> None:
    """The seat asked has used its card or passed."""
    table.asked |= 1 << table.player
    ask_overclock(table)


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
        table.note(DECIDES, NONE)
        table.phase = ORDER_DRAW
    else:
        decider: i64 = RED if lead < 0 else BLUE
        table.note(DECIDES, decider)
        table.phase = ORDER
        hand_over(table, decider)


def order_actions() -> vec[i64]:
    return vec[i64]([GO_FIRST * BASE + RED, GO_FIRST * BASE + BLUE])


def go_first(table: Table, seat: i64, chosen_by: i64) -> None:
    """MET-4.1: the order of this round is settled."""
    table.note(ORDER_CHOSEN, seat, chosen_by)
    table.first = seat
    begin_actions(table, seat)


def begin_actions(table: Table, seat: i64) -> None:
    """MET-4.3: a player's action phase begins."""
    table.phase = ACTIONS
    table.step_now = MENU
    table.used = 0
    table.activated = 0
    hand_over(table, seat)
    table.note(ACTIONS_BEGUN, seat)


# Explanations, for people who want to know why.


def explain_join(table: Table, tile: i64, pin_edge: i64, neighbour: i64, socket_edge: i64) -> i64:
    """MET-C1: why the pins of a tile do not fit its neighbour, or VALID."""
    edges = table.content.edges
    pins = edges[tile * 4 + pin_edge]
    sockets = edges[neighbour * 4 + socket_edge]
    if pins == 0:
        return NO_PIN
    loose = pins & ~sockets
    if loose == 0:
        return VALID
    if sockets == 0:
        return NO_SOCKET
    colour: i64 = 0
    while (loose >> (colour * 2)) & 3 == 0:
        colour += 1
    return WRONG_POSITION if (sockets >> (colour * 2)) & 3 != 0 else WRONG_COLOUR


def tile_of_type(tiles: i64, kind: i64) -> i64:
    """The first tile of a type in a set, or NONE."""
    rank: i64
    for rank in range(3):
        if (tiles >> (kind * 3 + rank)) & 1 != 0:
            return kind * 3 + rank
    return NONE


def explain_neighbours(table: Table, tiles: i64) -> tuple[i64, i64, i64]:
    """The first pair of neighbours in a set of tiles that does not join: reason, tile, neighbour."""
    move = tile_of_type(tiles, MOVE)
    deployment = tile_of_type(tiles, DEPLOYMENT)
    special = tile_of_type(tiles, SPECIAL)
    enhancement = tile_of_type(tiles, ENHANCEMENT)
    why: i64 = VALID
    if deployment != NONE and move != NONE:
        why = explain_join(table, deployment, LEFT, move, RIGHT)
        if why != VALID:
            return why, deployment, move
    if special != NONE and move != NONE:
        why = explain_join(table, special, TOP, move, BOTTOM)
        if why != VALID:
            return why, special, move
    if enhancement != NONE and deployment != NONE:
        why = explain_join(table, enhancement, TOP, deployment, BOTTOM)
        if why != VALID:
            return why, enhancement, deployment
    if enhancement != NONE and special != NONE:
        why = explain_join(table, enhancement, LEFT, special, RIGHT)
        if why != VALID:
            return why, enhancement, special
    return VALID, NONE, NONE


def explain_program(table: Table, seat: i64, tiles: i64) -> tuple[i64, i64, i64]:
    """MET-3.2 to MET-3.5: why these tiles are no valid program of a seat: reason and the tiles concerned."""
    tile: i64
    for tile in range(TILES):
        if ((tiles & table.spent[seat]) >> tile) & 1 != 0:
            return TILE_SPENT, tile, NONE
    kind: i64
    for kind in range(4):
        first = tile_of_type(tiles, kind)
        if first != NONE:
            second = tile_of_type(tiles & ~(1 << first), kind)
            if second != NONE:
                return SAME_TYPE, first, second
    if tiles & MOVE_TILES == 0:
        return NO_MOVE_TILE, NONE, NONE
    why = explain_neighbours(table, tiles)
    if why[0] != VALID:
        return why
    enhancement = tile_of_type(tiles, ENHANCEMENT)
    alone = tile_of_type(tiles, DEPLOYMENT) == NONE and tile_of_type(tiles, SPECIAL) == NONE
    if enhancement != NONE and alone:
        return NOT_ONE_PIECE, enhancement, NONE
    return VALID, NONE, NONE


def explain_put(table: Table, seat: i64, tile: i64) -> tuple[i64, i64, i64]:
    """Why a tile cannot be put on the board now: reason and the tiles concerned."""
    if table.phase != PROGRAMMING or (table.committed >> seat) & 1 != 0:
        return NOT_NOW, NONE, NONE
    draft = table.program[seat]
    if (table.spent[seat] >> tile) & 1 != 0:
        return TILE_SPENT, tile, NONE
    same = tile_of_type(draft, tile // 3)
    if same != NONE:
        return SAME_TYPE, tile, same
    why = explain_neighbours(table, draft | 1 << tile)
    if why[0] != VALID:
        return why
    if completions(table, seat, draft | 1 << tile) == 0:
        return NOT_COMPLETABLE, tile, NONE
    return VALID, NONE, NONE


def explain_swap(table: Table, seat: i64, tile: i64) -> tuple[i64, i64, i64]:
    """Why a tile cannot take the place of the one of its type on the board: reason and the tiles concerned."""
    draft = table.program[seat] & ~(1 << tile_of_type(table.program[seat], tile // 3)) | 1 << tile
    why = explain_neighbours(table, draft)
    if why[0] == VALID and completions(table, seat, draft) == 0:
        return NOT_COMPLETABLE, tile, NONE
    return why


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
