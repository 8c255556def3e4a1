"""Metallurgie as a game in progress: the kernel's contract, answered by the chapters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallurgie.rules.components import (
    AREA,
    CENTRE,
    CHOOSE,
    DEAL_BONUS,
    DRAW,
    DRAW_CARD,
    END_CARD,
    END_TURN,
    IRON,
    METALS,
    OVER_PHASE,
    REFILL,
    REMOVE,
    SCORE_AREA,
    TAKE_CARD,
    Metals,
    Table,
    cards_in_hand,
    clear_pattern,
    connected,
    lay_rim,
    lay_stack,
)
from metalworks.games.metallurgie.rules.ending import points, rank
from metalworks.games.metallurgie.rules.scoring import begin_scoring, first_of, scoring_actions, take
from metalworks.games.metallurgie.rules.setup import deal, deal_outcomes, deck_outcomes, lay_out, unseen
from metalworks.games.metallurgie.rules.turn import (
    begin_refill,
    draw_card,
    drawn_to_place,
    end_placing,
    place,
    refilled,
    turn_actions,
)
from metalworks.kernel.pack import Packer, Unpacker
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
        if self.waiting() != 1 << seat:
            return vec[i64]()
        if self.phase == CHOOSE or self.phase == REMOVE:
            return scoring_actions(self)
        return turn_actions(self)

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

    def appraise(self, seat: i64) -> i64:
        """Points, less a little for every area that the next player could finish.

        The weights are ours, not the rules': one card short is a gift, two are half of one.
        """
        value: i64 = 0
        other: i64
        for other in range(self.seats):
            value += points(self, other) * (1000 if other == seat else -500 // (self.seats - 1))
        for cell in self.cells:
            metal = i64(self.top[cell])
            area = connected(self, cell)
            if first_of(area) != cell:
                continue
            short = self.metals.needed[metal] - len(area)
            if short == 1:
                value -= 120
            elif short == 2:
                value -= 50
        return value

    def resample(self, seat: i64, rng: Rng) -> State:
        """MGI-1.5: other hands are filled anew from all that this seat cannot see."""
        other = Metallurgie(self.seats, self.metals)
        other.copy_from(self)
        if self.phase == OVER_PHASE:
            return other
        pool = unseen(self, seat)
        end_card = pool[END_CARD]
        pool[END_CARD] = 0
        who: i64
        metal: i64
        for who in range(self.seats):
            if who == seat:
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
            other.resample_bonus(seat, rng)
        return other

    def resample_bonus(self, seat: i64, rng: Rng) -> None:
        """MGI-5.1: the other bonus cards are any of those this seat does not hold."""
        weights = vec[i64]([0, 1, 1, 1, 1])
        if seat >= 0:
            weights[self.bonus[seat]] = 0
        who: i64
        for who in range(self.seats):
            if who != seat and self.bonus[who] > 0:
                metal = rng.weighted(weights)
                weights[metal] = 0
                self.bonus[who] = metal

    def to_bytes(self) -> bytes:
        p = Packer()
        metals = self.metals
        p.put_vec(metals.counts)
        p.put_vec(metals.needed)
        p.put_vec(metals.removed)
        p.put(self.seats)
        p.put(self.epoch)
        p.put(len(self.cells))
        for cell in self.cells:
            p.put(cell - CENTRE)
            p.put(i64(self.top[cell]))
        p.put_vec(self.hand)
        p.put_vec(self.won)
        p.put_vec(self.deck)
        p.put_vec(self.discard)
        p.put_vec(self.bonus)
        p.put(self.phase)
        p.put(self.player)
        p.put(self.first)
        p.put(self.turn)
        p.put(self.mode)
        p.put(self.metal)
        p.put(self.last)
        p.put_vec(self.area)
        p.put(self.left)
        return p.bytes()


def from_bytes(data: bytes) -> Metallurgie:
    """Read back what `Metallurgie.to_bytes` wrote."""
    u = Unpacker(data)
    metals = Metals(u.get_vec(), u.get_vec(), u.get_vec())
    s = Metallurgie(u.get(), metals)
    s.epoch = u.get()
    clear_pattern(s)
    for _ in range(u.get()):
        cell = CENTRE + u.get()
        lay_stack(s, cell, u.get())
    lay_rim(s)
    s.hand = u.get_vec()
    s.won = u.get_vec()
    s.deck = u.get_vec()
    s.discard = u.get_vec()
    s.bonus = u.get_vec()
    s.phase = u.get()
    s.player = u.get()
    s.first = u.get()
    s.turn = u.get()
    s.mode = u.get()
    s.metal = u.get()
    s.last = u.get()
    s.area = u.get_vec()
    s.left = u.get()
    return s


def new_game(seats: i64, metals: Metals, bonus: bool) -> Metallurgie:
    """A game about to be dealt."""
    s = Metallurgie(seats, metals)
    lay_out(s, bonus)
    return s
