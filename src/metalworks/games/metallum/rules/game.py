"""Metallum as a game in progress: the kernel's contract, answered by the chapters."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.actions import activate, decline, menu_actions, menu_reason
from metalworks.games.metallum.rules.cards import add_cards, card_reason, use_card
from metalworks.games.metallum.rules.components import (
    ACQUIRE,
    ACTIONS,
    ACTIVATE,
    BASE,
    BUY,
    CARDS,
    CODES,
    DECLINE,
    DISCOVERING,
    END_ACTIONS,
    EXECUTE,
    GO_FIRST,
    MARKET,
    ORDER,
    ORDER_DRAW,
    OVER_PHASE,
    PASS,
    PLACES,
    PROGRAM,
    PROGRAMMING,
    RED,
    RERUN,
    REVEAL,
    SCORING,
    SLOTS,
    STOP,
    TILES,
    TRANSPORT,
    TURNING_UP,
    UNKNOWN,
    USE_CARD,
    WHERE,
    Table,
    is_hidden,
)
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.market import card_outcomes
from metalworks.games.metallum.rules.modules import count_power
from metalworks.games.metallum.rules.moving import discover, first_hidden, planet_outcomes
from metalworks.games.metallum.rules.programming import go_first, program_actions, program_reason, random_program
from metalworks.games.metallum.rules.reasons import (
    CARD_OR_PASS,
    CHOOSE_ORDER_FIRST,
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OPPONENT_ASKED,
    OPPONENT_DECIDES_ORDER,
    PROGRAM_FIRST,
    PROGRAM_NOT_NOW,
)
from metalworks.games.metallum.rules.rounds import (
    answer,
    choose_program,
    draw_card,
    end_actions,
    show_planet,
    use_none,
    winner,
)
from metalworks.games.metallum.rules.setup import lay_out
from metalworks.games.metallum.rules.steps import apply_step, step_actions, step_reason
from metalworks.games.metallum.rules.subroutines import execute
from metalworks.kernel.fields import Fields, Reader, Writer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_SEAT, OVER, POSSIBLE, State


class Metallum(Table):
    """A game of Metallum in progress."""

    def copy(self) -> State:
        other = Metallum(self.content, self.edition)
        other.copy_from(self)
        return other

    def waiting(self) -> i64:
        phase = self.phase
        if phase == PROGRAMMING:
            return 3 & ~self.committed
        if phase == OVER_PHASE:
            return OVER
        if phase == MARKET or phase == ORDER_DRAW or phase == TURNING_UP or self.step() == DISCOVERING:
            return CHANCE
        return 1 << self.player

    def legal(self, seat: i64) -> vec[i64]:
        """As the contract; a seat that has committed may commit another program until both have (MET-3.1)."""
        phase = self.phase
        if phase == PROGRAMMING:
            return program_actions(self, seat)
        if self.waiting() != 1 << seat:
            return vec[i64]()
        if len(self.frames) > 0:
            return step_actions(self)
        if phase == ACTIONS:
            return menu_actions(self)
        if phase == ORDER:
            return vec[i64]([GO_FIRST * BASE, GO_FIRST * BASE + 1])
        return add_cards(self, seat, vec[i64]([PASS * BASE], capacity=8))

    def codes(self) -> i64:
        return CODES

    def reason(self, seat: i64, action: i64) -> i64:
        """Why a seat may not do this now; each chapter has its own part of it."""
        if not is_action(action):
            return NO_SUCH_ACTION
        phase = self.phase
        kind = action // BASE
        if phase == PROGRAMMING:
            return program_reason(self, seat, action - PROGRAM * BASE) if kind >= PROGRAM else PROGRAM_FIRST
        if self.waiting() != 1 << seat:
            return self.not_now()
        if kind >= PROGRAM:
            return PROGRAM_NOT_NOW
        if len(self.frames) > 0:
            return step_reason(self, kind, action % BASE)
        if phase == ACTIONS:
            return menu_reason(self, kind, action % BASE)
        if phase == ORDER:
            return POSSIBLE if kind == GO_FIRST else CHOOSE_ORDER_FIRST
        if kind == USE_CARD:
            return card_reason(self, seat, action % BASE)
        return POSSIBLE if kind == PASS else CARD_OR_PASS

    def not_now(self) -> i64:
        """Why a seat that is not waited for may do nothing."""
        phase = self.phase
        if phase == OVER_PHASE:
            return GAME_IS_OVER
        if phase == ORDER:
            return OPPONENT_DECIDES_ORDER
        return OPPONENT_ASKED if phase == REVEAL or phase == SCORING else NOT_YOUR_TURN

    def apply(self, seat: i64, action: i64) -> None:
        kind = action // BASE
        argument = action % BASE
        if len(self.frames) > 0:
            apply_step(self, kind, argument)
            answer(self)
        elif kind == EXECUTE:
            execute(self, argument, False)
        elif kind >= PROGRAM:
            choose_program(self, seat, action - PROGRAM * BASE)
        elif kind == END_ACTIONS:
            end_actions(self)
        elif kind == ACTIVATE:
            activate(self)
        elif kind == DECLINE:
            decline(self, argument)
        elif kind == GO_FIRST:
            go_first(self, argument, seat)
        elif kind == PASS:
            use_none(self)
        else:
            use_card(self, argument)
            answer(self)

    def outcomes(self) -> vec[i64]:
        if self.phase == MARKET:
            return card_outcomes(self)
        if self.phase == ORDER_DRAW:  # MET-4.2
            return vec[i64]([1, 1])
        return planet_outcomes(self, first_hidden(self) if self.phase == TURNING_UP else self.argument(WHERE))

    def resolve(self, outcome: i64) -> None:
        self.epoch += 1
        if self.phase == MARKET:
            draw_card(self, outcome)
        elif self.phase == ORDER_DRAW:
            go_first(self, outcome, NO_SEAT)
        elif self.phase == TURNING_UP:
            show_planet(self, outcome)
        else:
            place = self.argument(WHERE)
            self.pop()
            discover(self, place, outcome)

    def returns(self) -> list[float]:
        seat = winner(self)
        if seat == NO_SEAT:
            return [0.5, 0.5]
        return [1.0, 0.0] if seat == RED else [0.0, 1.0]

    def resample(self, viewer: i64, rng: Rng) -> State:
        """MET-3.1: programs of others are drawn again; MET-1.3: hidden planets are drawn when they are turned up."""
        other = self.known_to(viewer)
        seat: i64
        for seat in range(2):
            if seat != viewer and (self.committed >> seat) & 1 != 0:
                other.program[seat] = random_program(self, seat, rng)
        return other

    def known_to(self, viewer: i64) -> Metallum:
        """A copy without anything that is hidden from a viewer; who has committed is public."""
        other = Metallum(self.content, self.edition)
        other.copy_from(self)
        seat: i64
        for seat in range(2):
            if seat != viewer and (self.committed >> seat) & 1 != 0:
                other.program[seat] = 0
        place: i64
        for place in range(PLACES):
            if is_hidden(self, place):
                other.planet[place] = UNKNOWN
        return other

    def observe(self, viewer: i64) -> vec[i64]:
        known = self.known_to(viewer)
        known.epoch = 0  # when undo ends is no knowledge of the table
        collector = Collector()
        collector.number(self.edition)
        known.visit(collector)
        return collector.found

    def to_bytes(self) -> bytes:
        writer = Writer()
        writer.data.extend(self.content.packed)
        writer.number(self.edition)
        self.visit(writer)
        return writer.bytes()


class Collector(Fields):
    """Lists all fields of a state."""

    def __init__(self) -> None:
        self.found: vec[i64] = vec[i64](capacity=128)

    def number(self, value: i64) -> i64:
        self.found = append(self.found, value)
        return value

    def numbers(self, values: vec[i64]) -> vec[i64]:
        self.number(len(values))
        for value in values:
            self.number(value)
        return values


def is_action(action: i64) -> bool:
    """Whether a code stands for anything: its argument is a tile, a place, a card, a slot or a seat there is."""
    kind = action // BASE
    if kind >= PROGRAM:
        return action < CODES
    argument = action % BASE
    if kind == EXECUTE or kind == DECLINE or kind == RERUN:
        return argument < TILES
    if kind == USE_CARD or kind == TRANSPORT or kind == ACQUIRE:
        return argument < CARDS
    if kind == GO_FIRST:
        return argument < 2
    if kind == BUY:
        return argument < SLOTS
    if kind == PASS or kind == ACTIVATE or kind == END_ACTIONS or kind == STOP:
        return argument == 0
    return kind > 0 and argument < PLACES


def from_bytes(data: bytes) -> Metallum:
    """Read back what `Metallum.to_bytes` wrote."""
    reader = Reader(data)
    content = Content(reader.get_vec(), reader.get_vec(), reader.get_vec(), reader.get_vec(), reader.get_vec())
    state = Metallum(content, reader.number())
    state.visit(reader)
    count_power(state)
    return state


def new_game(content: Content, edition: i64) -> Metallum:
    """A game whose market is about to be set up."""
    state = Metallum(content, edition)
    lay_out(state)
    return state
