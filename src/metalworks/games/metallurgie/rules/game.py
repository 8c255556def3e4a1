"""Metallurgie as a game in progress: the kernel's contract, answered by the chapters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from metalworks.games.metallurgie.rules.components import (
    AREA,
    CHOOSE,
    DEAL_BONUS,
    DRAW,
    DRAW_CARD,
    DRAWN,
    END_CARD,
    END_TURN,
    FOLLOW,
    IRON,
    METALS,
    OVER_PHASE,
    REFILL,
    REMOVE,
    SCORE_AREA,
    START,
    TAKE_CARD,
    Metals,
    Table,
    cards_in_hand,
    clear_pattern,
    find_fits,
)
from metalworks.games.metallurgie.rules.ending import rank
from metalworks.games.metallurgie.rules.observing import observation, state_hash
from metalworks.games.metallurgie.rules.reasons import reason_of
from metalworks.games.metallurgie.rules.scoring import begin_scoring, scoring_actions, take
from metalworks.games.metallurgie.rules.setup import deal, deal_outcomes, deck_outcomes, lay_out, unseen
from metalworks.games.metallurgie.rules.turn import (
    any_turn_action,
    begin_refill,
    draw_card,
    drawn_to_place,
    end_placing,
    place,
    refilled,
    turn_actions,
)
from metalworks.kernel.fields import Fields, Reader, Writer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State


class Metallurgie(Table):
    """A game of Metallurgie in progress."""

    def copy(self) -> State:
        other = Metallurgie(self.seats, self.metals)
        other.copy_from(self)
        return other

    def waiting(self) -> i64:
        phase = self.phase
        if phase == OVER_PHASE:
            return OVER
        if phase <= DEAL_BONUS or phase == DRAW or phase == REFILL:
            return CHANCE
        return 1 << self.player

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if seat == self.player:
            if phase == START or phase == FOLLOW or phase == DRAWN:
                return turn_actions(self)
            if phase == CHOOSE or phase == REMOVE:
                return scoring_actions(self)
        return vec[i64]()

    def any_action(self, seat: i64, rng: Rng) -> i64:
        if seat == self.player and (self.phase == START or self.phase == FOLLOW or self.phase == DRAWN):
            return any_turn_action(self, rng)
        return State.any_action(self, seat, rng)

    def reason(self, seat: i64, action: i64) -> i64:
        return reason_of(self, seat, action)

    def codes(self) -> i64:
        return (TAKE_CARD + 1) * AREA

    def apply(self, seat: i64, action: i64) -> None:
        kind = action // AREA
        cell = action % AREA
        if kind == END_TURN:
            end_placing(self)
        elif kind == DRAW_CARD:
            draw_card(self)
        elif kind == SCORE_AREA:
            begin_scoring(self, cell)
        elif kind == TAKE_CARD:
            take(self, cell)
            if self.phase == REFILL:
                begin_refill(self)
        else:
            place(self, kind, cell)

    def outcomes(self) -> vec[i64]:
        if self.phase <= DEAL_BONUS:
            return deal_outcomes(self)
        return deck_outcomes(self)

    def resolve(self, outcome: i64) -> None:
        self.epoch += 1
        if self.phase <= DEAL_BONUS:
            deal(self, outcome)
        elif self.phase == DRAW:
            drawn_to_place(self, outcome)
        else:
            refilled(self, outcome)

    def returns(self) -> list[float]:
        best: i64 = -1
        seat: i64
        for seat in range(self.seats):
            best = max(best, rank(self, seat))
        winners: i64 = 0
        for seat in range(self.seats):
            if rank(self, seat) == best:
                winners += 1
        return [1.0 / float(winners) if rank(self, seat) == best else 0.0 for seat in range(self.seats)]

    def observe(self, viewer: i64) -> vec[i64]:
        return observation(self, viewer)

    def hash(self) -> i64:
        return state_hash(self)

    def resample(self, viewer: i64, rng: Rng) -> State:
        """MGI-1.5: the hands that a viewer cannot see are drawn again from all that they cannot see."""
        other = Metallurgie(self.seats, self.metals)
        other.copy_from(self)
        if self.phase == OVER_PHASE:
            return other
        pool = unseen(self, viewer)
        end_card = pool[END_CARD]
        pool[END_CARD] = 0
        who: i64
        metal: i64
        for who in range(self.seats):
            if who == viewer:
                continue
            size = cards_in_hand(self, who)
            for metal in range(IRON, METALS):
                other.hand[who * METALS + metal] = 0
            for _ in range(size):
                metal = rng.weighted(pool)
                pool[metal] -= 1
                other.hand[who * METALS + metal] += 1
        pool[END_CARD] = end_card
        other.deck = pool
        if len(self.bonus) > 0:
            other.resample_bonus(viewer, rng)
        return other

    def resample_bonus(self, viewer: i64, rng: Rng) -> None:
        """MGI-5.1: the other bonus cards are any of those the viewer does not hold."""
        weights = vec[i64]([0, 1, 1, 1, 1])
        if viewer < self.seats:
            weights[self.bonus[viewer]] = 0
        who: i64
        for who in range(self.seats):
            if who != viewer and self.bonus[who] > 0:
                metal = rng.weighted(weights)
                weights[metal] = 0
                self.bonus[who] = metal

    def visit(self, fields: Fields) -> None:
        State.visit(self, fields)
        if len(self.top) == 0:  # read back: there is no table yet
            clear_pattern(self)
        self.cells = fields.numbers(self.cells)
        for cell in self.cells:
            self.top[cell] = u8(fields.number(i64(self.top[cell])))
        self.hand = fields.numbers(self.hand)
        self.won = fields.numbers(self.won)
        self.deck = fields.numbers(self.deck)
        self.discard = fields.numbers(self.discard)
        self.bonus = fields.numbers(self.bonus)
        self.phase = fields.number(self.phase)
        self.player = fields.number(self.player)
        self.first = fields.number(self.first)
        self.turn = fields.number(self.turn)
        self.mode = fields.number(self.mode)
        self.metal = fields.number(self.metal)
        self.last = fields.number(self.last)
        self.area = fields.numbers(self.area)
        self.left = fields.number(self.left)

    def to_bytes(self) -> bytes:
        w = Writer()
        w.number(self.seats)
        w.numbers(self.metals.counts)
        w.numbers(self.metals.needed)
        w.numbers(self.metals.removed)
        self.visit(w)
        return w.bytes()


def from_bytes(data: bytes) -> Metallurgie:
    """Read back what `Metallurgie.to_bytes` wrote."""
    r = Reader(data)
    seats = r.number()
    s = Metallurgie(seats, Metals(r.get_vec(), r.get_vec(), r.get_vec()))
    s.visit(r)
    find_fits(s)
    return s


def new_game(seats: i64, metals: Metals, bonus: bool) -> Metallurgie:
    """A game about to be dealt."""
    s = Metallurgie(seats, metals)
    lay_out(s, bonus)
    return s
