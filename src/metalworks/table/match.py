"""A match: a game being played, with its journal, its chance and its undo."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import msgspec

from metalworks.contract.game import Game
from metalworks.contract.problems import BadJournal, BadPosition, Refused
from metalworks.contract.texts import Argument, Texts
from metalworks.contract.types import (
    Action,
    Content,
    Event,
    Outcome,
    Result,
    Role,
    SeatNumber,
    Sheet,
    StepUndone,
    View,
    Viewer,
    may_know,
    viewer_number,
)
from metalworks.games import game as game_named
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_ACTION, OVER, SPECTATOR, State
from metalworks.table.beginning import begun, check_position_seats, header_of, sit
from metalworks.table.chance import Streams, new_seed
from metalworks.table.journal import Journal, Line, Seat
from metalworks.table.past import Epoch, Marks
from metalworks.table.step import Step

# An action, a mapping as journals have it, the name of an action without fields, or the rules' own number.
Choice: TypeAlias = Action | Mapping[str, object] | str | int

MOST_KNOWN = 50_000  # actions of a game whose plain form is remembered


class Plan:
    """What an action brings about, worked out beside the match; `Match.carry_out` makes it so."""

    __slots__ = ("at", "lines", "state", "steps")

    def __init__(self, at: int, state: State) -> None:
        self.at = at  # the number of its first step
        self.state = state  # after all of it
        self.lines: list[Line] = []
        # Each with the state before it, for an action, and a copy of the state after it, where an epoch begins.
        self.steps: list[tuple[Step[Event], State | None, State | None]] = []


class Match:
    """A game in progress, from the first deal to the result."""

    def __init__(
        self,
        game: Game,
        state: State,
        content: Content,
        journal: Journal,
        chance: Sequence[Outcome | Mapping[str, object]] = (),
    ) -> None:
        self.game = game
        self.content = content
        self.journal = journal
        self.seats = int(state.seats)
        self._state = state
        self._state.recording = True
        self._streams = Streams(journal.header.seed or new_seed())
        self._steps: list[Step[Event]] = []
        self._resolved = 0  # chance outcomes so far
        self._undos = 0  # steps so far that undid another one
        self._coming = [game.read_outcome(outcome) for outcome in chance]  # outcomes that are settled beforehand
        self._own: list[list[int]] = [[] for _ in range(self.seats)]  # by seat: the numbers of its steps that stand
        self._known = [0] * self.seats  # by seat: how many steps it knows of
        self._plan: Plan | None = None  # what `decide` has found last
        self._marks = Marks(self._steps, state.copy())
        self._epoch = Epoch(self._marks, state.copy())

    # -- beginning -------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | Sequence[str | Seat] | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        content: Path | str | Content | None = None,
        chance: Sequence[Outcome | Mapping[str, object]] = (),
    ) -> Match:
        """A new match; `seats` is a number, or a name for each seat; by default the fewest that the rulebook names.

        `chance` lists the outcomes that are resolved first; the seed decides what comes after them.
        """
        rules = game_named(game)
        if seats is None:
            seats = rules.official_seats[0]
        rules.check_seats(seats if isinstance(seats, int) else len(seats))
        sitting = sit(seats)
        chosen = rules.read_options(dict(options or {}))
        cards = content if isinstance(content, Content) else rules.load_content(content)
        header = header_of(rules, cards, sitting, seed, msgspec.to_builtins(chosen))
        match = cls(rules, rules.start(len(sitting), chosen, cards), cards, Journal(header), chance)
        match.resolve_chance()
        return match

    @classmethod
    def at(
        cls,
        game: str,
        position: str,
        seats: Sequence[str | Seat] | None = None,
        seed: int | str | None = None,
        content: Path | str | Content | None = None,
        chance: Sequence[Outcome | Mapping[str, object]] = (),
    ) -> Match:
        """A match that begins at a position; `chance` as for a new one."""
        rules = game_named(game)
        cards = content if isinstance(content, Content) else rules.load_content(content)
        state = rules.read_position(position, cards)
        sitting = sit(int(state.seats) if seats is None else seats)
        check_position_seats(state, len(sitting))
        options = msgspec.to_builtins(rules.options_of(state))
        header = header_of(rules, cards, sitting, seed, options, position)
        match = cls(rules, state, cards, Journal(header), chance)
        match.resolve_chance()
        return match

    @classmethod
    def replay(cls, text: str, *, salvage: bool = False) -> Match:
        """The match of a journal; it can go on where the journal ends."""
        match, lines = cls.open(text, salvage=salvage)
        for number, line in enumerate(lines, 2):
            match.follow(line, number)
        match.resolve_chance()
        return match

    @classmethod
    def open(cls, text: str, *, salvage: bool = False) -> tuple[Match, list[Line]]:
        """The beginning of a journal's match, and the lines to `follow`."""
        journal = Journal.loads(text, salvage=salvage)
        rules, state, cards = begun(journal.header)
        return cls(rules, state, cards, Journal(journal.header)), journal.lines

    def follow(self, line: Line, number: int = 0) -> None:
        """Carry out one line of a journal; an error names its number and the rule."""
        try:
            if line.chance:
                outcome = self.game.outcome_code(self._state, self.game.read_outcome(line.chance))
                if not _is_possible(self._state, outcome):
                    raise BadJournal("journal-impossible-chance", line=number)
                self._resolve(outcome, line)
            elif line.undo:
                self._undo(self._seat(line.seat))
            else:
                for code in self._checked(line.seat, self.game.read_action(line.action)):
                    self._act(line.seat, code)
        except Refused as refused:
            problem = BadJournal("journal-refused", line=number, detail=str(refused), rule=refused.rule)
            raise problem.because(refused) from refused

    def carry_out(self, lines: list[Line]) -> None:
        """Follow several lines; without checking and playing them again, if `decide` has just found them."""
        plan = self._plan
        self._plan = None
        is_found = plan is not None and plan.lines is lines and plan.at == len(self._steps)
        if plan is None or not is_found or self._epoch.has_rung_within(len(plan.steps)):
            for line in lines:
                self.follow(line, len(self._steps) + 2)
            return
        self._state.recording = False  # what becomes of it is for undo only
        self._state = plan.state
        for line, (step, before, opening) in zip(lines, plan.steps, strict=True):
            if before is None:
                self._count_outcome()
            self._enter(step, line, before, opening)
        self._marks.come_by(self._state)

    def rewind(self, to: int) -> None:
        """Go back to the first so many steps, as if there had not been others.

        It costs a part of the steps that are taken back and some more, wherever in the match it is.
        """
        steps, lines = self._steps, self.journal.lines
        self._plan = None
        while len(steps) > to:
            self._take_back(steps.pop())
        del lines[to:]
        self._state = self._marks.go_back(to)
        self._state.recording = True
        self._epoch = Epoch(self._marks, self._state.copy())
        self._epoch.find_again()

    # -- looking ---------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(seat.name for seat in self.journal.header.seats)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide or are asked now, () when the game is over."""
        return _seats_in(int(self._state.waiting()), self.seats)

    @property
    def asked(self) -> tuple[int, ...]:
        """Those of the waiting seats that are only asked: silence is an answer of theirs."""
        return tuple([seat for seat in self.waiting if self._state.silence(seat) != NO_ACTION])

    def role(self, seat: SeatNumber) -> Role:
        """In which way a seat can act now."""
        if self._seat(seat) in self.waiting:
            return Role.MUST if int(self._state.silence(seat)) == NO_ACTION else Role.ASKED
        return Role.MAY if self.legal_codes(seat) else Role.NONE

    def silence(self, seat: SeatNumber) -> Action | None:
        """The action that stands for the answer of a seat that is asked, None where it is not."""
        code = int(self._state.silence(self._seat(seat)))
        return None if code == NO_ACTION else self.game.action(code)

    @property
    def sheet(self) -> Sheet | None:
        """What is printed on the pieces of this match."""
        return self.game.sheet(self.content)

    @property
    def is_over(self) -> bool:
        return int(self._state.waiting()) == OVER

    @property
    def result(self) -> Result | None:
        """Who has won and why, None before the end."""
        return self.game.result(self._state) if self.is_over else None

    @property
    def position(self) -> str:
        """The whole position as a line of text, secrets included."""
        return self.game.position(self._state)

    def position_for(self, viewer: Viewer) -> str:
        """The position as far as a viewer may know it; hidden parts are `?`."""
        return self.game.position_for(self._state, self._viewer(viewer))

    def say(self, action: Action, texts: Texts) -> str:
        """An action in words."""
        return texts.say(action, self.names, **self.words(action))

    def words(self, action: Action) -> dict[str, Argument]:
        """What the text of an action needs beyond its own fields."""
        return self.game.words(self._state, action)

    def legal(self, seat: SeatNumber) -> list[Action]:
        """What a seat may do now."""
        return [self.game.action(code) for code in self.legal_codes(seat)]

    def legal_codes(self, seat: SeatNumber) -> list[int]:
        """The same in the rules' own numbers, for computer players."""
        return list(self._state.legal(self._seat(seat)))

    def candidate_codes(self, seat: SeatNumber) -> list[int]:
        """Those of them that are worth a computer player's thought."""
        return [int(code) for code in self._state.candidates(self._seat(seat))]

    @property
    def action_codes(self) -> int:
        """Every action that can be named is a number from 0 to below this one."""
        return int(self._state.codes())

    def observe(self, viewer: Viewer) -> list[int]:
        """All that a viewer knows in the rules' own numbers, for programs that learn."""
        number = SPECTATOR if viewer is None else self._seat(viewer)
        return [int(value) for value in self._state.observe(number)]

    @property
    def returns(self) -> list[float]:
        """At the end: one victory, shared equally among the winners."""
        return list(self._state.returns())

    def view(self, viewer: Viewer) -> View:
        """What a viewer sees; None is the spectator."""
        return self.game.view(self._state, self._viewer(viewer))

    def shared(self) -> bytes:
        """What all viewers see alike, as `Game.shared` writes it."""
        return self.game.shared(self._state)

    def encoded_view(self, viewer: Viewer, shared: bytes | None = None) -> bytes:
        """What a viewer sees as JSON; with what is `shared`, where that is known already."""
        return self.game.encoded_view(self._state, self._viewer(viewer), shared)

    def drawing(self, viewer: Viewer = None) -> str:
        """What a viewer sees as a picture, for notebooks: SVG without a script; the position where a game has none."""
        name = f"{self.game.package}.drawing"
        if find_spec(name) is None:
            return f"<pre>{escape(self.position_for(viewer))}</pre>"
        draw: Callable[[View, Sequence[str]], str] = import_module(name).draw
        return draw(self.view(viewer), self.names)

    def _repr_html_(self) -> str:
        """How a notebook shows a match: as a spectator sees it."""
        return self.drawing()

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened, as a viewer may know it, from a number of steps (`steps`) on."""
        own = 1 << viewer_number(self._viewer(viewer))
        return [
            event
            for step in self._steps[since:]
            if not step.undone
            for audience, event in step.events
            if audience & own
        ]

    @property
    def steps(self) -> int:
        """How many steps the match has taken; each play adds one or more."""
        return len(self._steps)

    @property
    def undos(self) -> int:
        """How many of them undid another one."""
        return self._undos

    def knows(self, viewer: Viewer, step: int) -> bool:
        """Whether a viewer may know that this step was taken; what they know is in its events."""
        return may_know(viewer, self.witnesses(step))

    def witnesses(self, step: int) -> int:
        """The viewers who may know that this step was taken, as bits."""
        return self._steps[step].witnesses

    def actor(self, step: int) -> int | None:
        """The seat that took a step, None for chance."""
        return self._steps[step].seat

    def last_step(self, seat: SeatNumber) -> int | None:
        """The number of the last step of a seat that stands, which is also its line in the journal."""
        own = self._own[self._seat(seat)]
        return own[-1] if own else None

    def sample(self, seat: SeatNumber) -> tuple[State, Rng]:
        """For a computer player: a state its seat cannot tell from the real one, and its randomness.

        The randomness depends on the steps that the seat knows of, not on the secret ones of others.
        """
        rng = self._streams.player(self._seat(seat), self._known[seat])
        return self._state.resample(seat, rng), rng

    def journal_for(self, viewer: Viewer) -> str:
        """The journal as a viewer may have it: everything at the end, before it only what they saw."""
        self._viewer(viewer)
        if self.is_over:
            return self.journal.dumps()
        # Seed and position give away what is hidden.
        header = msgspec.structs.replace(self.journal.header, seed="", position="")
        lines = [
            line for line, step in zip(self.journal.lines, self._steps, strict=True) if may_know(viewer, step.audience)
        ]
        return Journal(header, lines).dumps()

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: SeatNumber, action: Choice) -> list[Event]:
        """Carry out an action, all of its steps or none; the events as that seat sees them."""
        before = len(self._steps)
        if self._coming:  # an outcome that is settled beforehand must fit before anything changes
            self.carry_out(self.decide(seat, action))
        else:
            for code in self._checked(seat, self._read(action)):
                self._act(seat, code)
            self.resolve_chance()
        return self.events(seat, before)

    def advance(self, seat: int, code: int) -> None:
        """Carry out one of `legal_codes`, for callers who have just looked there."""
        self._act(seat, code)
        self.resolve_chance()

    def decide(self, seat: SeatNumber, action: Choice) -> list[Line]:
        """What the journal gains by an action: its steps, then chance. Nothing changes before they are followed."""
        return self.plan(seat, self._read(action))

    def plan(self, seat: SeatNumber, action: Action) -> list[Line]:
        """The same for an action that the game itself has read or named."""
        codes = self._checked(seat, action)
        before = self._state
        state = before.copy()
        state.recording = True
        plan = Plan(len(self._steps), state)
        for code in codes:
            if plan.steps:
                before = state.copy()
            step = self._step(state, seat, code)
            plan.lines.append(self._action_line(seat, code))
            state.apply(seat, code)
            plan.steps.append((step, before, self._after(state, step)))
        while int(state.waiting()) == CHANCE:
            code = self._next_outcome(state, len(plan.steps) - len(codes))
            step = self._step(state, None, code)
            plan.lines.append(self._chance_line(state, code))
            state.resolve(code)
            plan.steps.append((step, None, self._after(state, step)))
        self._plan = plan
        return plan.lines

    def codes(self, seat: SeatNumber, action: Action) -> tuple[int, ...]:
        """The steps of an action in the rules' own numbers, as it is meant now, legal or not."""
        return self.game.codes(self._state, self._seat(seat), action)

    def undo_line(self, seat: SeatNumber) -> Line:
        """What the journal gains by an undo; Refused where a seat cannot undo its last step."""
        if self.last_step(seat) is None:
            raise Refused("refused-nothing-to-undo", game=self.game.id)
        if not self.can_undo(seat):
            raise Refused("refused-undo-barrier", game=self.game.id)
        return Line(seat=seat, undo=True)

    def can_undo(self, seat: SeatNumber) -> bool:
        """Whether the seat's last step can still be undone."""
        number = self.last_step(seat)
        if number is None or self._steps[number].epoch != self._state.epoch or self.is_over:
            return False
        return self._epoch.state_without(seat, number) is not None

    def undo(self, seat: SeatNumber) -> list[Event]:
        """Undo the last step of a seat."""
        before = len(self._steps)
        self._undo(self._seat(seat))
        return self.events(seat, before)

    # -- how it is done --------------------------------------------------------------------

    def _seat(self, seat: SeatNumber) -> int:
        if type(seat) is int and 0 <= seat < self.seats:  # not a bool
            return seat
        raise Refused("refused-no-such-seat", game=self.game.id, number=str(seat), seats=self.seats)

    def _viewer(self, viewer: Viewer) -> Viewer:
        return None if viewer is None else self._seat(viewer)

    def _read(self, action: Choice) -> Action:
        """An action in whichever way it is named."""
        if isinstance(action, int) and not isinstance(action, bool):
            return self.game.action(action)
        if isinstance(action, str):
            return self.game.read_action({"action": action})
        return self.game.check_action(action)

    def _checked(self, seat: SeatNumber, action: Action) -> tuple[int, ...]:
        """The steps of an action, each of them legal after the ones before it; Refused otherwise."""
        codes = self.game.codes(self._state, self._seat(seat), action)
        state, legal = self._state, self.legal_codes(seat)
        if not legal:
            raise self.game.not_now(self._state, seat)
        for number, code in enumerate(codes):
            if number == 1:
                state = state.copy()
            if number:
                state.apply(seat, codes[number - 1])
                legal = list(state.legal(seat))
            if code not in legal:
                raise self.game.explain(state, seat, action if len(codes) == 1 else self.game.action(code))
        return codes

    def _action_line(self, seat: int, code: int) -> Line:
        return Line(seat=seat, action=_plain(self.game, code))

    def _chance_line(self, state: State, outcome: int) -> Line:
        return Line(chance=msgspec.to_builtins(self.game.outcome(state, outcome)))

    def _step(self, state: State, seat: int | None, code: int) -> Step[Event]:
        """A step of a seat or of chance (None) that is about to be taken."""
        known = self.game.outcome_audience(state) if seat is None else self.game.action_audience(state, seat, code)
        return Step(seat, code, int(state.epoch), known)

    def _act(self, seat: int, code: int) -> None:
        before = self._state.copy()
        step = self._step(before, seat, code)
        self._state.apply(seat, code)
        self._record(step, self._action_line(seat, code), before)

    def _resolve(self, outcome: int, line: Line | None = None) -> None:
        step = self._step(self._state, None, outcome)
        line = line or self._chance_line(self._state, outcome)
        self._state.resolve(outcome)
        self._count_outcome()
        self._record(step, line)

    def _count_outcome(self) -> None:
        self._resolved += 1
        if self._coming:
            del self._coming[0]

    def resolve_chance(self) -> None:
        """Resolve chance until a seat must decide; only a journal that breaks off there leaves it open."""
        while int(self._state.waiting()) == CHANCE:
            self._resolve(self._next_outcome(self._state, 0))

    def _next_outcome(self, state: State, later: int) -> int:
        """The outcome that comes next, or so many after it: a settled one, or one drawn by weight."""
        if later >= len(self._coming):
            return self._streams.draw(state.outcomes(), self._resolved + later)
        coming = self._coming[later]
        outcome = self.game.outcome_code(state, coming)
        if not _is_possible(state, outcome):
            raise BadPosition("position-impossible-chance", outcome=str(msgspec.to_builtins(coming)))
        return outcome

    def _record(self, step: Step[Event], line: Line, before: State | None = None) -> None:
        """A step was taken: an action with the state before it, chance, or an undo."""
        self._enter(step, line, before, self._after(self._state, step))
        self._marks.come_by(self._state)

    def _after(self, state: State, step: Step[Event]) -> State | None:
        """Make the events of a step that was taken; a copy of the state after it, if an epoch begins there."""
        log = tuple(state.take_log())
        if log:
            step.events = tuple(self.game.events(state, log))
        return state.copy() if int(state.epoch) != step.epoch else None

    def _enter(self, step: Step[Event], line: Line, before: State | None, opening: State | None) -> None:
        if before is not None:  # an action
            assert step.seat is not None
            self._own[step.seat].append(len(self._steps))
        self._steps.append(step)
        self.journal.lines.append(line)
        witnesses, known = step.witnesses, self._known
        for seat in range(self.seats):
            known[seat] += witnesses >> seat & 1
        if opening is not None:
            self._epoch = Epoch(self._marks, opening)
        elif before is not None:
            self._epoch.stand(step, before, self._state)

    def _undo(self, seat: int) -> None:
        self.undo_line(seat)
        number = self._own[seat].pop()
        last = self._steps[number]
        state = self._epoch.state_without(seat, number)
        assert state is not None
        state.recording = True
        last.undone = True
        self._state = state
        self._undos += 1
        self._epoch.take_out(seat, number)
        marker: Step[Event] = Step(seat, last.code, int(state.epoch), last.audience, undoes=number)
        marker.events = ((last.witnesses, StepUndone(seat)),)
        self._record(marker, Line(seat=seat, undo=True))
        if number < self._marks.last < len(self._steps):  # a way from there to here would go over what was undone
            self._marks.keep(self._state)

    def _take_back(self, step: Step[Event]) -> None:
        """The last step has not been, but for the state: whose it was, who knows of it, what it had undone."""
        if step.seat is None:
            self._resolved -= 1
        elif step.undoes is not None:
            self._undos -= 1
            self._steps[step.undoes].undone = False
            self._own[step.seat].append(step.undoes)
        else:
            self._own[step.seat].pop()
        witnesses = step.witnesses
        for seat in range(self.seats):
            self._known[seat] -= witnesses >> seat & 1


@functools.cache
def _seats_in(bits: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if bits >> seat & 1)


@functools.lru_cache(MOST_KNOWN)
def _plain(game: Game, code: int) -> dict[str, object]:
    """An action as journals have it; the lines of all matches share it, and nobody changes it."""
    plain: dict[str, object] = msgspec.to_builtins(game.action(code))
    return plain


def _is_possible(state: State, outcome: int) -> bool:
    """Whether chance is open and may be resolved so."""
    return int(state.waiting()) == CHANCE and outcome >= 0 and int(state.outcomes()[outcome]) > 0
