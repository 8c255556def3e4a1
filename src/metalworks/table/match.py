"""A match: a game being played, with its journal, its chance and steps taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from metalworks.contract.game import EVERYBODY, Game
from metalworks.contract.problems import BadJournal, BadOption, Problem, Refused
from metalworks.contract.texts import Argument, Texts
from metalworks.contract.types import Action, Content, Event, Result, StepUndone, View, Viewer
from metalworks.games import game as game_named
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State
from metalworks.table.chance import Streams, new_seed
from metalworks.table.journal import FORMAT, Header, Journal, Line, Seat


class Step:
    """One thing that happened in a match, and who may know of it."""

    __slots__ = ("audience", "code", "epoch", "log", "seat", "undone")

    def __init__(self, seat: int, code: int, epoch: int, audience: int) -> None:
        self.seat = seat  # EVERYBODY for chance
        self.code = code  # UNDO for a step taken back
        self.epoch = epoch  # of the state before it
        self.audience = audience
        self.log: tuple[int, ...] = ()
        self.undone = False


UNDO = -1
RUNG = 16  # steps between two states that are kept within an epoch


class Match:
    """A game in progress, from the first deal to the result."""

    def __init__(self, game: Game, state: State, content: Content, journal: Journal) -> None:
        self.game = game
        self.content = content
        self.journal = journal
        self._state = state
        self._state.recording = True
        self._streams = Streams(journal.header.seed or new_seed())
        self._steps: list[Step] = []
        self._falls = 0
        self._own: list[list[int]] = [[] for _ in range(self.seats)]  # by seat: the numbers of its steps that stand
        self._begin_epoch()

    # -- beginning -------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | Sequence[str | Seat] = 2,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        content: Path | str | Content | None = None,
    ) -> Match:
        """A new match; `seats` is a number, or a name for each seat."""
        rules = game_named(game)
        rules.check_seats(seats if isinstance(seats, int) else len(seats))
        sitting = _sit(seats)
        chosen = rules.read_options(dict(options or {}))
        cards = content if isinstance(content, Content) else rules.load_content(content)
        header = _header(rules, cards, sitting, seed, msgspec.to_builtins(chosen))
        match = cls(rules, rules.start(len(sitting), chosen, cards), cards, Journal(header))
        match.let_chance_fall()
        return match

    @classmethod
    def at(
        cls,
        game: str,
        position: str,
        seats: Sequence[str | Seat] | None = None,
        seed: int | str | None = None,
        content: Path | str | Content | None = None,
    ) -> Match:
        """A match that begins at a position."""
        rules = game_named(game)
        cards = content if isinstance(content, Content) else rules.load_content(content)
        state = rules.read_position(position, cards)
        sitting = _sit(int(state.seats) if seats is None else seats)
        _check_position_seats(state, len(sitting))
        options = msgspec.to_builtins(rules.options_of(state))
        header = _header(rules, cards, sitting, seed, options, position)
        match = cls(rules, state, cards, Journal(header))
        match.let_chance_fall()
        return match

    @classmethod
    def replay(cls, text: str, *, salvage: bool = False) -> Match:
        """The match that a journal tells of; it can go on where the journal ends."""
        match, lines = cls.open(text, salvage=salvage)
        for number, line in enumerate(lines, 2):
            match.follow(line, number)
        match.let_chance_fall()
        return match

    @classmethod
    def open(cls, text: str, *, salvage: bool = False) -> tuple[Match, list[Line]]:
        """The beginning of a journal's match, and the lines to `follow`."""
        journal = Journal.loads(text, salvage=salvage)
        header = journal.header
        rules = game_named(header.game)
        if header.rules != rules.rules_version:
            raise BadJournal("journal-rules", line=1, title=rules.title, rules=header.rules, known=rules.rules_version)
        own = header.content_source
        cards = rules.build_content(own, "journal") if own else rules.load_content()
        if cards.reference != header.content:
            raise BadJournal("journal-content", line=1, content=header.content, known=cards.reference)
        try:
            if header.position:
                state = rules.read_position(header.position, cards)
                _check_position_seats(state, len(header.seats))
            else:
                rules.check_seats(len(header.seats))
                state = rules.start(len(header.seats), rules.read_options(header.options), cards)
        except Problem as problem:
            raise BadJournal("journal-header", line=1, detail=str(problem)) from problem
        return cls(rules, state, cards, Journal(header)), journal.lines

    def follow(self, line: Line, number: int = 0) -> None:
        """Carry out one line of a journal; an error names its number and the rule."""
        try:
            if line.chance:
                outcome = self.game.outcome_code(self._state, self.game.read_outcome(line.chance))
                if self._state.waiting() != CHANCE or outcome < 0 or self._state.outcomes()[outcome] == 0:
                    raise BadJournal("journal-impossible-chance", line=number)
                self._fall(outcome)
            elif line.undo:
                self._undo(self._seat(line.seat))
            else:
                action = self.game.read_action(line.action)
                self._act(self._seat(line.seat), self._checked(line.seat, action))
        except Refused as refused:
            raise BadJournal("journal-refused", line=number, detail=str(refused), rule=refused.rule) from refused

    # -- looking ---------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(seat.name for seat in self.journal.header.seats)

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, () when the game is over."""
        waiting = int(self._state.waiting())
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

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
        return self.game.position(self._state, viewer)

    def say(self, action: Action, texts: Texts) -> str:
        """An action in words."""
        return texts.say(action, self.names, **self.words(action))

    def words(self, action: Action) -> dict[str, Argument]:
        """What the text of an action needs beyond its own fields."""
        return self.game.words(self._state, action)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now."""
        return [self.game.action(code) for code in self.legal_codes(seat)]

    def legal_codes(self, seat: int) -> list[int]:
        """The same in the rules' own numbers, for computer players."""
        return [int(code) for code in self._state.legal(self._seat(seat))]

    def view(self, viewer: Viewer) -> View:
        """What a seat sees; None is the spectator."""
        return self.game.view(self._state, viewer if viewer is None else self._seat(viewer))

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened, as a viewer may know it, from a number of steps (`steps`) on."""
        return [event for step in self._steps[since:] for event in self._events_of(step, viewer)]

    @property
    def steps(self) -> int:
        """How many steps the match has taken; each play adds one or more."""
        return len(self._steps)

    def knows(self, viewer: Viewer, step: int) -> bool:
        """Whether a viewer may know that this step was taken; what he knows is in its events."""
        taken = self._steps[step]
        return taken.audience in (EVERYBODY, viewer) or bool(self.game.events(self._state, taken.log, viewer))

    def actor(self, step: int) -> int | None:
        """The seat that took a step, None for chance."""
        seat = self._steps[step].seat
        return None if seat == EVERYBODY else seat

    def last_step(self, seat: int) -> int | None:
        """The number of the last step of a seat that stands, which is also its line in the journal."""
        own = self._own[self._seat(seat)]
        return own[-1] if own else None

    def sample(self, seat: int) -> tuple[State, Rng]:
        """For a computer player: a state its seat cannot tell from the real one, and its randomness."""
        rng = self._streams.player(seat, len(self._steps))
        return self._state.resample(self._seat(seat), rng), rng

    def journal_for(self, viewer: Viewer) -> str:
        """The journal as a viewer may have it: everything at the end, before it only what he saw."""
        if self.is_over:
            return self.journal.dumps()
        # Seed and position tell what is hidden.
        header = msgspec.structs.replace(self.journal.header, seed="", position="")
        lines = [
            line
            for line, step in zip(self.journal.lines, self._steps, strict=True)
            if step.audience in (EVERYBODY, viewer)
        ]
        return Journal(header, lines).dumps()

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action; the events as that seat sees them."""
        return self.play_code(seat, self._checked(seat, action))

    def code(self, action: Action) -> int:
        """What an action is in the rules' own numbers, as it is meant now; Refused if it names nothing there is."""
        return self.game.code(self.game.meant(self._state, action))

    def play_code(self, seat: int, code: int) -> list[Event]:
        """The same in the rules' own numbers."""
        if code not in self.legal_codes(seat):
            code = self._checked(seat, self.game.action(code))  # says why not
        before = len(self._steps)
        self.advance(seat, code)
        return self.events(seat, before)

    def advance(self, seat: int, code: int) -> None:
        """Carry out one of `legal_codes`, for callers who have just looked there."""
        self._act(seat, code)
        self.let_chance_fall()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a step that nothing has followed which cannot be taken back."""
        step = self._last_step(seat)
        if step is None or step.epoch != self._state.epoch or self.is_over:
            return False
        return self._state_without(seat, step) is not None

    def undo(self, seat: int) -> list[Event]:
        """Take back the last step of a seat."""
        before = len(self._steps)
        self._undo(self._seat(seat))
        return self.events(seat, before)

    # -- how it is done --------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise Refused("refused-no-such-seat", game=self.game.id, number=seat, seats=self.seats)
        return seat

    def _checked(self, seat: int, action: Action) -> int:
        """The number of an action that is found among the legal ones; Refused otherwise."""
        legal = self.legal_codes(seat)
        action = self.game.check_action(action)
        code = self.code(action)
        if code not in legal:
            raise self._refusal(seat, action)
        return code

    def _refusal(self, seat: int, action: Action) -> Refused:
        if not self.legal_codes(seat):
            return self.game.not_now(self._state, seat)
        return self.game.explain(self._state, seat, action)

    def _act(self, seat: int, code: int) -> None:
        step = Step(seat, code, int(self._state.epoch), self.game.action_audience(self._state, seat, code))
        self._state.apply(seat, code)
        action: dict[str, object] = msgspec.to_builtins(self.game.action(code))
        self._record(step, Line(seat=seat, action=action))

    def _fall(self, outcome: int) -> None:
        step = Step(EVERYBODY, outcome, int(self._state.epoch), self.game.outcome_audience(self._state))
        words: dict[str, object] = msgspec.to_builtins(self.game.outcome(self._state, outcome))
        self._state.resolve(outcome)
        self._falls += 1
        self._record(step, Line(chance=words))

    def let_chance_fall(self) -> None:
        """Let fall what must fall before a seat can decide; only a journal that breaks off there leaves it open."""
        while int(self._state.waiting()) == CHANCE:
            self._fall(self._streams.fall(self._state.outcomes(), self._falls))

    def _record(self, step: Step, line: Line) -> None:
        step.log = tuple(int(number) for number in self._state.take_log())
        is_choice = step.seat != EVERYBODY and step.code != UNDO
        if is_choice:
            self._own[step.seat].append(len(self._steps))
        self._steps.append(step)
        self.journal.lines.append(line)
        if self._state.epoch != step.epoch:
            self._begin_epoch()
        elif is_choice:
            self._stand(step)

    def _last_step(self, seat: int) -> Step | None:
        number = self.last_step(seat)
        return None if number is None else self._steps[number]

    def _undo(self, seat: int) -> None:
        last = self._last_step(seat)
        if last is None:
            raise Refused("refused-nothing-to-undo", game=self.game.id)
        state = self._state_without(seat, last) if self.can_undo(seat) else None
        if state is None:
            raise Refused("refused-undo-barrier", game=self.game.id)
        state.recording = True
        last.undone = True
        self._state = state
        self._own[seat].pop()
        at = self._place(last)
        del self._standing[at]
        del self._rungs[at // RUNG + 1 :]
        self._without.clear()
        marker = Step(seat, UNDO, int(state.epoch), last.audience)
        self._record(marker, Line(seat=seat, undo=True))

    # A step taken back costs the same however long an epoch lasts: the state is kept at every RUNG-th of
    # its steps, and for each seat that was asked about, the state without its last step goes along.

    def _begin_epoch(self) -> None:
        """Nothing before this moment can be taken back."""
        self._standing: list[Step] = []  # the steps of the epoch that were not taken back
        self._rungs = [self._state.copy()]  # before each RUNG-th of them
        self._without: dict[int, State | None] = {}  # by seat, as `_state_without`

    def _stand(self, step: Step) -> None:
        """One more step of the epoch, which can be taken back."""
        self._standing.append(step)
        if len(self._standing) == len(self._rungs) * RUNG:
            self._rungs.append(self._state.copy())
        self._without.pop(step.seat, None)
        for seat, state in self._without.items():
            if state is not None:
                self._without[seat] = self._carry_on(state, step)

    def _carry_on(self, state: State, step: Step) -> State | None:
        state.apply(step.seat, step.code)
        return state if state.epoch == self._rungs[0].epoch else None

    def _state_without(self, seat: int, last: Step) -> State | None:
        """The state as if the last step of a seat, one of the present epoch, had not been; None if there is none.

        Where seats choose at once, it may end the epoch: a seat takes back that it changed its
        choice, while all others have made theirs. Then it comes out, and is no undo.
        """
        if seat not in self._without:
            self._without[seat] = self._replay_without(self._place(last))
        return self._without[seat]

    def _replay_without(self, at: int) -> State | None:
        rung = min(at // RUNG, len(self._rungs) - 1)
        state: State | None = self._rungs[rung].copy()
        for number in range(rung * RUNG, len(self._standing)):
            if state is None:
                break
            if number < at and number == len(self._rungs) * RUNG:
                self._rungs.append(state.copy())
            if number != at:
                state = self._carry_on(state, self._standing[number])
        return state

    def _place(self, last: Step) -> int:
        """Where a step is among those that stand; it is near the end."""
        return next(at for at in range(len(self._standing) - 1, -1, -1) if self._standing[at] is last)

    def _events_of(self, step: Step, viewer: Viewer) -> Iterable[Event]:
        if step.undone:
            return []
        if step.code == UNDO and step.seat != EVERYBODY:
            return [StepUndone(step.seat)] if step.audience in (EVERYBODY, viewer) else []
        return self.game.events(self._state, step.log, viewer)


def _sit(seats: int | Sequence[str | Seat]) -> tuple[Seat, ...]:
    if isinstance(seats, int):
        return tuple(Seat(f"P{number + 1}") for number in range(seats))
    return tuple(seat if isinstance(seat, Seat) else Seat(seat) for seat in seats)


def _check_position_seats(state: State, seats: int) -> None:
    if seats != state.seats:
        raise BadOption("bad-position-seats", seats=seats, needed=int(state.seats))


def _header(
    game: Game, content: Content, seats: tuple[Seat, ...], seed: int | str | None, options: object, position: str = ""
) -> Header:
    shipped = content.reference == game.load_content().reference
    return Header(
        metalworks=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=content.reference,
        seats=seats,
        options=msgspec.convert(options, dict[str, object]),
        seed=new_seed() if seed is None else str(seed),
        position=position,
        content_source={} if shipped else content.source,
    )
