"""Metallum as a game in progress: the kernel's contract, answered by the chapters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.actions import activate, decline, menu_actions
from metalworks.games.metallum.rules.cards import acquire, aim, card_actions, rerun, use_card
from metalworks.games.metallum.rules.components import (
    ACQUIRE,
    ACQUIRING,
    ACTIONS,
    ACTIVATE,
    BASE,
    BOOSTING,
    BUY,
    BUYING,
    COMMIT,
    DECLINE,
    DISCOVERING,
    END_ACTIONS,
    EXECUTE,
    GO_FIRST,
    LAY,
    MARK_POOR,
    MARK_RICH,
    MARKET,
    MENU,
    MOVE_TO,
    MOVING,
    NONE,
    ORDER,
    ORDER_DRAW,
    OVER_PHASE,
    PASS,
    PLACE,
    PLACING,
    POOR,
    PROGRAMMING,
    PUT,
    RED,
    REMOVE,
    REOPEN,
    REPORTING,
    RERUN,
    REVEAL,
    RICH,
    STOP,
    TAKE,
    TAKE_BACK,
    TRANSPORT,
    TRANSPORTING,
    UNMARK,
    USE_CARD,
    Table,
    end_effect,
)
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.deploying import source_actions, take_from
from metalworks.games.metallum.rules.installations import (
    apply_place,
    apply_remove,
    apply_take,
    installation_actions,
)
from metalworks.games.metallum.rules.market import buy, buying_actions, card_outcomes
from metalworks.games.metallum.rules.modules import count_power, take_up_module, transport, transport_actions
from metalworks.games.metallum.rules.moving import discover, discovery_outcomes, move_actions, move_ship
from metalworks.games.metallum.rules.programming import (
    answer_overclock,
    commit,
    draft_actions,
    go_first,
    order_actions,
    overclock_card,
    put_tile,
    random_program,
    reopen,
    take_back_tile,
)
from metalworks.games.metallum.rules.rounds import (
    ask_scoring,
    draw_card,
    end_actions,
    pass_scoring,
    scoring_actions,
    winner,
)
from metalworks.games.metallum.rules.setup import lay_out
from metalworks.games.metallum.rules.subroutines import (
    boost_actions,
    boost_place,
    execute,
    mark,
    report_actions,
    unmark,
)
from metalworks.kernel.fields import Fields, Reader, Writer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State


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
        if phase == MARKET or phase == ORDER_DRAW or self.step_now == DISCOVERING:
            return CHANCE
        return 1 << self.player

    def legal(self, seat: i64) -> vec[i64]:
        """As the contract; a committed seat that waits for the other may still reopen."""
        phase = self.phase
        if phase == PROGRAMMING:
            return draft_actions(self, seat)
        if self.waiting() != 1 << seat:
            return vec[i64]()
        if phase == ORDER:
            return order_actions()
        if phase == REVEAL:
            return vec[i64]([PASS * BASE, USE_CARD * BASE + overclock_card(self, seat)])
        if self.step_now != MENU:
            return self.step_actions()
        return menu_actions(self) if phase == ACTIONS else scoring_actions(self)

    def step_actions(self) -> vec[i64]:
        """What the player may choose within an effect."""
        step = self.step_now
        if step == MOVING:
            return move_actions(self)
        if step == PLACING:
            return source_actions(self)
        if step == BOOSTING:
            return boost_actions(self)
        if step == REPORTING:
            return report_actions(self)
        if step == BUYING:
            return buying_actions(self)
        if step == TRANSPORTING:
            return transport_actions(self)
        if step >= ACQUIRING:
            return card_actions(self)
        return installation_actions(self)

    def apply(self, seat: i64, action: i64) -> None:
        kind = action // BASE
        argument = action % BASE
        if kind == EXECUTE:
            execute(self, argument, False)
        elif kind == MOVE_TO:
            move_ship(self, argument)
        elif kind == PUT:
            put_tile(self, seat, argument)
        elif kind == TAKE_BACK:
            take_back_tile(self, seat, argument)
        elif kind == COMMIT:
            commit(self, seat)
        elif kind == REOPEN:
            reopen(self, seat)
        elif kind == END_ACTIONS:
            end_actions(self)
        elif kind == ACTIVATE:
            activate(self)
        elif kind == DECLINE:
            decline(self, argument)
        elif kind == GO_FIRST:
            go_first(self, argument, seat)
        else:
            self.apply_step(kind, argument)

    def apply_step(self, kind: i64, argument: i64) -> None:
        """Carry out a small step within an effect, or the use of a card."""
        if kind == PLACE:
            if self.step_now == BOOSTING:
                boost_place(self, argument)
            else:
                apply_place(self, argument)
        elif kind == TAKE:
            if self.step_now == PLACING:
                take_from(self, argument)
            else:
                apply_take(self, argument)
        elif kind == REMOVE:
            apply_remove(self, argument)
        elif kind == STOP:
            end_effect(self)
        elif kind == MARK_RICH:
            mark(self, argument, RICH)
        elif kind == MARK_POOR:
            mark(self, argument, POOR)
        elif kind == UNMARK:
            unmark(self, argument)
        elif kind == BUY:
            buy(self, argument)
        elif kind == TRANSPORT:
            take_up_module(self, argument)
        elif kind == LAY:
            transport(self, argument)
        else:
            self.apply_card(kind, argument)

    def apply_card(self, kind: i64, argument: i64) -> None:
        """Carry out the use of a card, or a step of it."""
        if kind == PASS:
            if self.phase == REVEAL:
                answer_overclock(self)
            else:
                pass_scoring(self)
        elif kind == USE_CARD:
            use_card(self, argument)
            if self.phase == REVEAL:
                answer_overclock(self)
        elif kind == ACQUIRE:
            acquire(self, argument)
        elif kind == RERUN:
            rerun(self, argument)
        else:
            aim(self, argument)
            if self.phase != ACTIONS:
                ask_scoring(self)

    def outcomes(self) -> vec[i64]:
        if self.phase == MARKET:
            return card_outcomes(self)
        if self.phase == ORDER_DRAW:  # MET-4.2
            return vec[i64]([1, 1])
        return discovery_outcomes(self)

    def resolve(self, outcome: i64) -> None:
        self.epoch += 1
        if self.phase == MARKET:
            draw_card(self, outcome)
        elif self.phase == ORDER_DRAW:
            go_first(self, outcome, NONE)
        else:
            discover(self, self.target, outcome)

    def returns(self) -> list[float]:
        seat = winner(self)
        if seat == NONE:
            return [0.5, 0.5]
        return [1.0, 0.0] if seat == RED else [0.0, 1.0]

    def resample(self, seat: i64, rng: Rng) -> State:
        """MET-3.1: drafts are all that is hidden and already decided; who has committed is public."""
        other = Metallum(self.content, self.edition)
        other.copy_from(self)
        if self.phase == PROGRAMMING:
            who: i64
            for who in range(2):
                if who != seat:
                    done = (self.committed >> who) & 1 != 0
                    other.program[who] = random_program(self, who, rng) if done else 0
        return other

    def visit(self, fields: Fields) -> None:
        State.visit(self, fields)
        self.planet = fields.numbers(self.planet)
        self.marker = fields.numbers(self.marker)
        self.extractors = fields.numbers(self.extractors)
        self.cards = fields.numbers(self.cards)
        self.market = fields.numbers(self.market)
        self.money = fields.numbers(self.money)
        self.reserve = fields.numbers(self.reserve)
        self.ship = fields.numbers(self.ship)
        self.spent = fields.numbers(self.spent)
        self.program = fields.numbers(self.program)
        self.discovered = fields.number(self.discovered)
        self.pool = fields.number(self.pool)
        self.round = fields.number(self.round)
        self.phase = fields.number(self.phase)
        self.committed = fields.number(self.committed)
        self.asked = fields.number(self.asked)
        self.overclocked = fields.number(self.overclocked)
        self.counted = fields.number(self.counted)
        self.declined = fields.number(self.declined)
        self.player = fields.number(self.player)
        self.first = fields.number(self.first)
        self.used = fields.number(self.used)
        self.activated = fields.number(self.activated)
        self.taxed = fields.number(self.taxed)
        self.contract = fields.number(self.contract)
        self.step_now = fields.number(self.step_now)
        self.cause = fields.number(self.cause)
        self.target = fields.number(self.target)
        self.left = fields.number(self.left)
        self.held = fields.number(self.held)

    def to_bytes(self) -> bytes:
        w = Writer()
        w.data.extend(self.content.packed)
        w.number(self.edition)
        self.visit(w)
        return w.bytes()


def from_bytes(data: bytes) -> Metallum:
    """Read back what `Metallum.to_bytes` wrote."""
    r = Reader(data)
    content = Content(r.get_vec(), r.get_vec(), r.get_vec(), r.get_vec(), r.get_vec())
    s = Metallum(content, r.number())
    s.visit(r)
    count_power(s)
    return s


def new_game(content: Content, edition: i64) -> Metallum:
    """A game whose market is about to be set up."""
    s = Metallum(content, edition)
    lay_out(s)
    return s
