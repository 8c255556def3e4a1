"""How well seats stand, for computer players: no rule, and so outside the rules of a game."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from metalworks.kernel.network import Network
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import OVER, State

UNIT: Final = 1 << 16  # of the weights: so much times a feature of 1 multiplies the chances by e
ONE: Final = 64  # of an input: a lead that multiplies the chances by e
MOST: Final = 256.0
WORST: Final = -(1 << 60)
ALL: Final = 1 << 40  # positions: as many as are worth it

# How somebody bargains, from whoever takes what they are given to whoever haggles over every credit.
TRUSTING: Final = 0
FRIENDLY: Final = 1
EVEN: Final = 2  # as the game itself thinks right
FIRM: Final = 3
HARD: Final = 4


class Errors:
    """How one level of computer players errs in a game."""

    def __init__(self, misjudging: i64, careless: i64, nodes: i64 = ALL) -> None:
        self.misjudging: i64 = misjudging  # every choice, by up to so many percent of `Appraisal.scale`
        self.careless: i64 = careless  # in so many decisions of a hundred
        self.nodes: i64 = nodes  # positions of a turn that it looks at


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraisal:
    """Values positions of one game; the game's own is in `games/<game>/computer/appraisal.py`."""

    def __init__(self, scale: float = 6_000.0, nodes: i64 = 40_000, reply_nodes: i64 = 0) -> None:
        self.scale: float = scale  # the lead that multiplies the chances of a seat by e
        self.nodes: i64 = nodes  # how many positions of one turn are worth a search's time
        # What each of the `features` is worth; empty where `appraise` says all. In whole numbers, so that both modes
        # and all machines compute the same.
        self.weights: vec[i64] = vec[i64]()
        # Learned by `metalworks train`: corrects what is written by hand; None where nothing was learned.
        self.network: Network | None = None
        self.reply_nodes: i64 = reply_nodes  # the same for a turn that is played quickly; 0: `quick_action`
        self.horizon: i64 = 1  # how many turns or rounds, by `clock`, a search plays on before it appraises
        # A search spends one iteration in so many on each way that a turn can go on after something is revealed in it;
        # 0: it is played on quickly.
        self.sequel_share: i64 = 0
        # Iterations of a search that looks ahead a little, and of one that does so thoroughly: what one is worth
        # and how long it takes differs from game to game.
        self.few: i64 = 24
        self.many: i64 = 600
        # How the levels err, from the weakest to the last but one: what an error costs differs from game to game too.
        self.errors: list[Errors] = [Errors(50, 20, 0), Errors(15, 10, 200), Errors(5, 0), Errors(0, 0)]

    def appraise(self, state: State, seat: i64) -> i64:
        """How well a seat stands, from what it may know; 1000 is worth one point."""
        raise NotImplementedError  # abstract

    def clues(self, state: State, viewer: i64) -> vec[i64]:
        """What the position that is decided about tells a viewer of what is hidden; only `imagine` reads it."""
        return vec[i64]()

    def imagine(self, state: State, viewer: i64, told: vec[i64], rng: Rng) -> State:
        """A state that the viewer cannot tell from this one, with what is hidden as likely as the clues say."""
        return state.resample(viewer, rng)

    def is_settled(self, state: State, seat: i64) -> bool:
        """Whether a search of this seat's turn should take the position as it stands and look no further."""
        return False

    def is_calm(self, state: State) -> bool:
        """Whether nothing is under way that the appraisal cannot see the end of."""
        return True

    def clock(self, state: State) -> i64:
        """The number of turns or rounds begun."""
        return 0

    def quick_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """A good action, found at once: the one after which a seat stands best; equals are drawn."""
        actions = state.candidates(seat)
        chosen = actions[0]
        if len(actions) == 1:
            return chosen
        best: i64 = WORST
        equals: i64 = 0
        for action in actions:
            child = state.copy()
            child.apply(seat, action)
            value = self.appraise(child, seat)
            if value > best:
                best = value
                chosen = action
                equals = 1
            elif value == best:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = action
        return chosen

    def reopen(self, state: State, seat: i64) -> None:
        """Take back, in place, what other seats have chosen in secret while this one chooses too.

        What they chose cannot be known; a search thinks about it as if nobody had chosen.
        """

    def bargain(self, state: State, seat: i64, manner: i64) -> i64:
        """What somebody of this manner does where it is bargained, -1 where it is not: no search goes into that."""
        return -1

    def prospect(self, state: State, seat: i64) -> i64:
        """What a calm position promises besides how a seat stands: only `values` takes it into account."""
        return 0

    def features(self, state: State) -> list[vec[i64]]:
        """What `weights` are for in a calm position: a row of whole numbers of about -256 to 256 for each seat."""
        return []

    def inputs(self, state: State) -> list[vec[i64]]:
        """What a network is told of a calm position, alike; empty where a game has nothing to learn from."""
        return self.features(state)

    def logit(self, row: vec[i64]) -> float:
        """The logarithm of a seat's chances, up to a number that is the same for all seats."""
        total: i64 = 0
        number: i64
        for number in range(len(row)):
            total += row[number] * self.weights[number]
        return float(total) / float(UNIT)

    def scale_of(self, state: State) -> float:
        """The lead that multiplies the chances of a seat by e in this position."""
        return self.scale

    def values(self, state: State) -> list[float]:
        """The expected share of the victory of every seat: `returns` at the end, an estimate before it."""
        if state.waiting() == OVER:
            return state.returns()
        network = self.network
        if network is None or not self.is_calm(state):
            return shares(self.standings(state))
        standings = self.standings(state)
        rows = self.rows(state, standings)
        seat: i64
        for seat in range(len(rows)):
            standings[seat] += network.logit(rows[seat])
        return shares(standings)

    def standings(self, state: State) -> list[float]:
        """The logarithms of the chances as they are written by hand, up to a number that is the same for all seats."""
        if len(self.weights) > 0 and self.is_calm(state):
            return [self.logit(row) for row in self.features(state)]
        scale = self.scale_of(state)
        seat: i64
        found: list[float] = []
        for seat in range(state.seats):
            found.append(float(self.appraise(state, seat) + self.prospect(state, seat)) / scale)
        return found

    def rows(self, state: State, standings: list[float]) -> list[vec[i64]]:
        """What a network is told of every seat: its inputs, and at the end how it stands against the average."""
        mean = sum(standings) / float(len(standings))
        rows = self.inputs(state)
        seat: i64
        for seat in range(len(rows)):
            lead = (standings[seat] - mean) * float(ONE)
            rows[seat] = append(rows[seat], i64(max(-MOST, min(MOST, lead))))
        return rows


def shares(logits: list[float]) -> list[float]:
    """The shares of one victory, in proportion to e to the power of these."""
    best = max(logits)
    weights = [exp(logit - best) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
