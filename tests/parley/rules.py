"""The rules of Parley, interpreted: the kernel takes games that are not compiled."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.fields import Fields, Reader, Writer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_ACTION, OVER, POSSIBLE, State, all_but, only

TURNS = 2  # of each captain
OFFERS = 2  # a turn
MOST = 3  # of an amount

# Phases.
TOSS, MENU, DRAFT, ANSWER, CALL, DONE = range(6)

# Kinds of action: action = kind * BASE + argument.
BASE = 8
END, OPEN, ADD, PROPOSE, ACCEPT, DECLINE, SUMMON, BID, WAVE = range(9)
CODES = 9 * BASE

# Kinds of event.
TURN_BEGUN, OFFERED, ANSWERED, SUMMONED, BID_MADE, BIDS_SHOWN, WAVED = range(1, 8)

# Reasons why not.
NOT_YOU, NOT_NOW, NO_SUCH, TOO_MANY, NOT_ASCENDING, WAVED_ALREADY = range(1, 7)

NO_BID = -1


class Parley(State):
    """A game of Parley in progress."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.bids: vec[i64] = vec[i64]([NO_BID] * seats)  # secret until all are in
        self.amounts: vec[i64] = vec[i64]()  # of the offer, ascending
        self.phase = TOSS
        self.player = 0
        self.turn = 0
        self.other = 0  # to whom the offer is made
        self.offers = 0  # made this turn
        self.called = 0  # 1 once this turn
        self.waved = 0  # seats, as bits

    def copy(self) -> Parley:
        other = Parley(int(self.seats))
        other.copy_base(self)
        other.points = self.points[:]
        other.bids = self.bids[:]
        other.amounts = self.amounts[:]
        other.phase, other.player, other.turn, other.other = self.phase, self.player, self.turn, self.other
        other.offers, other.called, other.waved = self.offers, self.called, self.waved
        return other

    def visit(self, fields: Fields) -> None:
        State.visit(self, fields)
        self.points = fields.numbers(self.points)
        self.bids = fields.numbers(self.bids)
        self.amounts = fields.numbers(self.amounts)
        for name in ("phase", "player", "turn", "other", "offers", "called", "waved"):
            setattr(self, name, int(fields.number(getattr(self, name))))

    def to_bytes(self) -> bytes:
        writer = Writer()
        writer.number(self.seats)
        self.visit(writer)
        return writer.bytes()

    def waiting(self) -> i64:
        if self.phase == DONE:
            return OVER
        if self.phase == TOSS:
            return CHANCE
        if self.phase == ANSWER:
            return 1 << self.other
        if self.phase == CALL:
            return sum(1 << seat for seat in range(self.seats) if seat != self.player and self.bids[seat] == NO_BID)
        return 1 << self.player

    def reason(self, seat: i64, action: i64) -> i64:
        kind, argument = divmod(int(action), BASE)
        if kind == WAVE:
            if self.phase != MENU or seat == self.player:
                return NOT_NOW
            if argument:
                return NO_SUCH
            return WAVED_ALREADY if self.waved >> seat & 1 else POSSIBLE
        if self.phase in (TOSS, DONE) or not self.waiting() >> seat & 1:
            return NOT_YOU
        return self.turn_reason(kind, argument)

    def turn_reason(self, kind: int, argument: int) -> int:
        """Why a seat that is waited for may not do this."""
        kinds = {MENU: (END, OPEN, SUMMON), DRAFT: (ADD, PROPOSE), ANSWER: (ACCEPT, DECLINE), CALL: (BID,)}
        if kind not in kinds[self.phase]:
            return NOT_NOW
        if kind == OPEN:
            if argument >= self.seats or argument == self.player:
                return NO_SUCH
            return TOO_MANY if self.offers == OFFERS else POSSIBLE
        if kind == ADD:
            if not 1 <= argument <= MOST:
                return NO_SUCH
            if len(self.amounts) == 2:
                return TOO_MANY
            return NOT_ASCENDING if len(self.amounts) and argument <= self.amounts[-1] else POSSIBLE
        if kind == BID:
            return POSSIBLE if argument <= MOST else NO_SUCH
        if argument:
            return NO_SUCH
        if kind == SUMMON:
            return TOO_MANY if self.called else POSSIBLE
        return NOT_NOW if kind == PROPOSE and not len(self.amounts) else POSSIBLE

    def codes(self) -> i64:
        return CODES

    def legal(self, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for action in range(CODES):
            if self.reason(seat, action) == POSSIBLE:
                actions = append(actions, action)
        return actions

    def candidates(self, seat: i64) -> vec[i64]:
        """All but waving, which changes nothing, where there is anything else."""
        actions = vec[i64]()
        for action in self.legal(seat):
            if action != WAVE * BASE:
                actions = append(actions, action)
        return actions if len(actions) else self.legal(seat)

    def silence(self, seat: i64) -> i64:
        if self.phase in (ANSWER, CALL) and self.waiting() >> seat & 1:
            return DECLINE * BASE if self.phase == ANSWER else BID * BASE
        return NO_ACTION

    def apply(self, seat: i64, action: i64) -> None:
        kind, argument = divmod(int(action), BASE)
        seat = int(seat)
        if kind == WAVE:
            self.waved |= 1 << seat
            self.epoch += 1
            self.note(WAVED, seat)
        elif kind == BID:
            self.bid(seat, argument)
        elif kind == ADD:
            self.amounts = append(self.amounts, argument)
        elif kind == OPEN:
            self.offers += 1
            self.other, self.phase = argument, DRAFT
        elif kind == PROPOSE:
            self.phase = ANSWER
            self.epoch += 1
            self.note(OFFERED, self.player, self.other, sum(self.amounts))
        elif kind in (ACCEPT, DECLINE):
            self.answer(kind == ACCEPT)
        elif kind == SUMMON:
            self.called, self.phase = 1, CALL
            self.epoch += 1
            self.note(SUMMONED, self.player)
        else:
            self.end_turn()

    def answer(self, accepted: bool) -> None:
        if accepted:
            self.points[self.player] += sum(self.amounts)
            self.points[self.other] += 1
        self.note(ANSWERED, self.other, int(accepted))
        self.amounts = vec[i64]()
        self.other, self.phase = 0, MENU
        self.epoch += 1

    def bid(self, seat: int, amount: int) -> None:
        self.bids[seat] = amount
        self.note_for(only(seat), BID_MADE, seat, amount)
        self.note_for(all_but(seat), BID_MADE, seat, NO_BID)
        if self.waiting() == OVER:  # all are in
            best = max(range(self.seats), key=lambda one: (self.bids[one], -one))
            self.points[best] += self.bids[best]
            self.note(BIDS_SHOWN, best, self.bids[best])
            self.bids = vec[i64]([NO_BID] * int(self.seats))
            self.phase = MENU
            self.epoch += 1

    def end_turn(self) -> None:
        self.turn += 1
        self.epoch += 1
        self.player = (self.player + 1) % int(self.seats)
        self.offers = self.called = self.waved = 0
        self.phase = DONE if self.turn == TURNS * self.seats else MENU
        if self.phase == MENU:
            self.note(TURN_BEGUN, self.player)

    def outcomes(self) -> vec[i64]:
        return vec[i64]([1] * int(self.seats))

    def resolve(self, outcome: i64) -> None:
        self.player, self.phase = int(outcome), MENU
        self.epoch += 1
        self.note(TURN_BEGUN, self.player)

    def returns(self) -> list[float]:
        best = max(self.points)
        winners = sum(points == best for points in self.points)
        return [1.0 / winners if points == best else 0.0 for points in self.points]

    def resample(self, viewer: i64, rng: Rng) -> Parley:
        other = self.copy()
        for seat in range(self.seats):
            if seat != viewer and other.bids[seat] != NO_BID:
                other.bids[seat] = rng.below(MOST + 1)
        return other

    def observe(self, viewer: i64) -> vec[i64]:
        """Everything but the bids of others; who has bid everybody sees."""
        seen = vec[i64]([self.phase, self.player, self.turn, self.other, self.offers, self.called, self.waved])
        for seat in range(self.seats):
            bid = self.bids[seat]
            seen = append(seen, self.points[seat])
            seen = append(seen, bid if seat == viewer or bid == NO_BID else MOST + 1)
        for amount in self.amounts:
            seen = append(seen, amount)
        return seen


def from_bytes(data: bytes) -> Parley:
    reader = Reader(data)
    state = Parley(int(reader.number()))
    state.visit(reader)
    return state
