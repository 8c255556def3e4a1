"""Random games under the laws: quickly by the hundred thousand, thoroughly one by one."""

from __future__ import annotations

import enum
import itertools
import typing
from collections.abc import Iterator, Mapping

from metalworks.contract.game import Game
from metalworks.contract.types import Action, Content, Options, Role, Viewer
from metalworks.games import game as game_named
from metalworks.kernel.checked import STEP_LIMIT, LawBroken, checked_playout
from metalworks.kernel.playout import playouts
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, PUBLIC, State
from metalworks.laws import match as match_laws
from metalworks.laws import state as state_laws
from metalworks.laws.fields import check_fields
from metalworks.laws.match import real_state
from metalworks.laws.pieces import count_pieces, has_secrets, unbooked
from metalworks.laws.secrets import check_secrets
from metalworks.laws.state import require
from metalworks.table.match import Match

AUDIT_EVERY = 4  # ours: of many games checked quickly the books of one in so many are audited
MOST_VARIANTS = 16  # ours: of a game with more options the first ones are tried
LOOKS = 50  # ours: a match of more than two hundred steps is looked at about so often, and more matches instead


def variants(game: str) -> list[dict[str, object]]:
    """Every way to set up a game that its switches allow, the default first."""
    rules = game_named(game)
    hints = typing.get_type_hints(rules.options)
    choices: list[list[tuple[str, object]]] = []
    for field in rules.options.__struct_fields__:
        values = _values(hints[field])
        if values:
            choices.append([(field, value) for value in values])
    found = [dict(chosen) for chosen in itertools.product(*choices)]
    default = rules.read_options({})
    found.sort(key=lambda values: rules.read_options(values) != default)
    return found[:MOST_VARIANTS]


def _values(hint: object) -> list[object]:
    if hint is bool:
        return [False, True]
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return [member.value for member in hint]
    return list(typing.get_args(hint)) if typing.get_origin(hint) is typing.Literal else []


def check_quickly(
    game: str, seats: int, seed: int, games: int = 1, options: Mapping[str, object] | None = None
) -> Iterator[int]:
    """The cheap laws at every step of many games; yields the steps of each. Game number n has seed `seed + n`."""
    rules = game_named(game)
    chosen = rules.read_options(dict(options or {}))
    start = rules.start(seats, chosen, rules.load_content())
    pieces = count_pieces(rules)
    first = pieces(start)
    audit = unbooked(rules)
    for number in range(seed, seed + games):
        state = start.copy()
        state.recording = audit is not None and number % AUDIT_EVERY == 0
        try:
            steps = int(checked_playout(state, Rng(number)))
            require(pieces(state) == first, f"pieces were {first} and are {pieces(state)} at the end")
            if audit is not None and state.recording:
                wrong = audit(start, state, [int(number) for number in state.log])
                require(not wrong, wrong)
        except LawBroken as broken:
            raise _located(broken, rules, seats, chosen, number) from broken
        yield steps


def check(game: str, seats: int, seed: int, options: Mapping[str, object] | None = None) -> int:
    """All laws along one random match; the number of decisions in it."""
    rules = game_named(game)
    chosen = rules.read_options(dict(options or {}))
    try:
        return _Thorough(rules, seats, dict(options or {}), seed).run()
    except LawBroken as broken:
        raise _located(broken, rules, seats, chosen, seed) from broken


def _located(broken: LawBroken, game: Game, seats: int, options: Options, seed: int) -> LawBroken:
    return LawBroken(f"{broken} ({game.id}, {seats} seats, {options}, seed {seed})")


class _Thorough:
    """One match under all laws; the expensive ones at a part of its steps, drawn by its seed.

    How large a part depends on how long a random game from the same start takes: all laws at a quarter
    of the thousands of steps that some games have would take minutes a match.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, object], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.match = Match.new(game.id, seats=seats, seed=seed, options=options)
        self.content: Content = self.match.content
        self.pieces = count_pieces(game)
        start = game.start(seats, game.read_options(options), self.content)
        self.all_pieces = self.pieces(start)
        self.stride = max(1, int(playouts(start, 1, Rng(seed))) // LOOKS)
        self.seen: list[Action] = []  # actions of this match, legal at other moments
        self.past: list[match_laws.PastStep] = []  # steps that can be undone
        self.resampled = False
        self.double: Match | None = None  # a replayed match that goes on beside
        self.observed: dict[tuple[Viewer, tuple[int, ...]], bytes] = {}  # the view of each observation

    def run(self) -> int:
        match = self.match
        self._check_deal()
        decisions = 0
        while not match.is_over:
            require(decisions < STEP_LIMIT, f"the game goes on after {STEP_LIMIT} decisions")
            seat = self._who_acts()
            self._look()
            self._act(seat)
            decisions += 1
        state = real_state(match)
        self._check_state()
        require(abs(sum(state.returns()) - 1.0) < 1e-9, f"the shares of the victory are {state.returns()}")
        match_laws.check_result(match)
        self._check_books(state)
        match_laws.check_journal(match)
        if self.double is not None:
            require(self.double.position == match.position, "a replayed match went on differently")
        require(self.resampled or not has_secrets(self.game), "resampling never changed anything hidden")
        return decisions

    def _who_acts(self) -> int:
        """One of the waiting seats, now and then one that only may."""
        match, rng = self.match, self.rng
        may = [seat for seat in range(match.seats) if match.role(seat) is Role.MAY]
        among = may if may and rng.below(8) == 0 else match.waiting
        return among[rng.below(len(among))]

    def _check_books(self, end: State) -> None:
        audit = unbooked(self.game)
        if audit is not None:
            start = self.game.start(self.match.seats, self.game.options_of(end), self.content)
            again = start.copy()
            again.recording = True
            for step in self.match._steps:
                if not step.undone and not step.is_undo:
                    again.resolve(step.code) if step.seat is None else again.apply(step.seat, step.code)
            wrong = audit(start, end, [int(number) for number in again.log])
            require(not wrong, wrong)

    def _check_deal(self) -> None:
        """The states before anybody decides, which a match never stops at."""
        state = self.game.start(self.match.seats, self.game.options_of(real_state(self.match)), self.content)
        while int(state.waiting()) == CHANCE:
            self._check(state)
            state.resolve(self.rng.weighted(state.outcomes()))

    def _check_state(self) -> None:
        self._check(real_state(self.match))

    def _check(self, state: State) -> None:
        found = self.pieces(state)
        require(found == self.all_pieces, f"pieces were {self.all_pieces} and are {found}")
        state_laws.check_bytes(self.game, state)
        check_fields(self.game, state)
        state_laws.check_values(self.game, state)
        state_laws.check_observations(self.game, state, self.observed)
        state_laws.check_position(self.game, self.content, state)
        state_laws.check_words(self.game, state)
        state_laws.check_views(self.game, state)
        if state_laws.check_resample(self.game, state, self.rng):
            self.resampled = True

    def _look(self) -> None:
        """Some laws at some moments."""
        match, rng = self.match, self.rng
        secret = bool(match.steps) and match._steps[-1].audience != PUBLIC
        if self._now_and_then(4) or (secret and not self.resampled):
            self._check_state()
            state_laws.check_actions(real_state(match))
        if self.seen and self._now_and_then(3):
            match_laws.check_refusals(match, self.seen, rng)
        if self._now_and_then(8):
            viewer = int(rng.below(match.seats + 1))
            check_secrets(match, viewer if viewer < match.seats else None, rng)
        if self.double is None and self._now_and_then(64):
            self.double = match_laws.check_journal(match)
        if self.past and self._now_and_then(12):
            match_laws.check_barrier(match, self.past)
            self.double = None  # its journal lacks the steps that were undone

    def _now_and_then(self, every: int) -> bool:
        """At one step in so many; less often in a long match."""
        return bool(self.rng.below(every * self.stride) == 0)

    def _act(self, seat: int) -> None:
        match, rng = self.match, self.rng
        before = real_state(match)
        codes = match.legal_codes(seat)
        action = self.game.action(codes[rng.below(len(codes))])
        self.seen.append(action)
        steps = match.steps
        events = match.play(seat, action)
        require(events == match.events(seat, steps), "play returns other events than the match keeps")
        if self.double is not None:
            self.double.play(seat, action)
            if self.stride == 1 or self._now_and_then(1):
                require(self.double.position == match.position, "a replayed match went on differently")
        if self._now_and_then(4) and not match.is_over:
            undone = match.can_undo(seat)
            match_laws.check_undo(match, seat, action, before)
            self.double = None if undone else self.double
        if real_state(match).epoch == before.epoch:
            self.past.append((seat, action, before))
        else:
            self.past.clear()
