"""A table as the fold of its log: seats, match, clocks, offers, outcome. It knows no database and no network."""

from __future__ import annotations

import functools

from metalworks.messages import ClaimKind, Outcome, Status
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.hosted.sequences import Sequences
from metalworks.table.journal import Header, Line, dump_line
from metalworks.table.match import Match

SIMPLEST = "random"  # the computer player that takes over where nothing else can


class Chair:
    """A seat of the table and who has it."""

    __slots__ = ("conceded", "level", "name", "person", "stand_in")

    def __init__(self, plan: log.ChairPlan) -> None:
        self.name = plan.name
        self.person = plan.person
        self.level = plan.level
        self.stand_in = ""  # the level of the computer that plays for the person
        self.conceded = False

    @property
    def is_open(self) -> bool:
        return not self.person and not self.level

    @property
    def computer(self) -> str:
        """The level of the computer player that decides for this seat now."""
        return self.level or self.stand_in


class Consent:
    """Something a seat asks of others: who has not yet agreed."""

    __slots__ = ("missing", "seat", "to")

    def __init__(self, seat: int, missing: list[int], to: int = 0) -> None:
        self.seat = seat
        self.missing = missing
        self.to = to


class HostedTable:
    """One table."""

    def __init__(self, table: str, outages: Outages) -> None:
        self.id = table
        self.outages = outages
        self.rows = 0  # of the log; the number of the next one
        self.created = self.updated = 0.0
        self.latest = 0.0  # the time of the last row
        self.status = Status.OPEN
        self.host = ""
        self.setup: log.Created
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.sequences: Sequences | None = None
        self.clocks: Clocks
        self.waiting: tuple[int, ...] = ()  # the seats that must decide now
        self.moves = 0
        self.undo_request: Consent | None = None
        self.draw_offer: Consent | None = None
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.version = 0  # counts changes of what TableInfo shows
        self.rewindings = 0
        self._is_public = True  # what the present row brings, everybody may know of

    def follow(self, at: float, row: list[log.AnyEntry]) -> None:
        """Carry out a row of the log."""
        for entry in row:
            self.apply(entry, at)
        self.close_row(at)

    def close_row(self, at: float) -> None:
        """The row is complete; the next one gets the next number."""
        self.rows += 1
        self.latest = at
        # Not with a secret step: lists show when a table changed, which would tell of it.
        if self._is_public:
            self.updated = at
        self._is_public = True

    # -- looking ---------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.setup.game

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def living(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.conceded]

    def people(self) -> list[int]:
        """The living seats for which a person decides."""
        return [seat for seat in self.living() if not self.chairs[seat].computer]

    def others(self, seat: int) -> list[int]:
        """The seats of other people, whose consent counts."""
        person = self.chairs[seat].person
        return [other for other in self.people() if self.chairs[other].person != person]

    def thinking(self) -> list[int]:
        """The waiting seats for which a computer decides."""
        return [seat for seat in self.waiting if self.chairs[seat].computer]

    # -- folding ---------------------------------------------------------------------------

    @functools.singledispatchmethod
    def apply(self, entry: log.Entry, at: float) -> None:
        """Carry out one entry of the log."""
        raise TypeError(entry)

    @apply.register
    def _(self, entry: log.Created, at: float) -> None:
        self.setup = entry
        self.created = at
        self.host = entry.host
        self.chairs = [Chair(plan) for plan in entry.chairs]
        self.clocks = Clocks(entry.pace, len(self.chairs), self.outages)
        self.version += 1

    @apply.register
    def _(self, entry: log.Joined, at: float) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name = entry.person, entry.name
        if not self.host:
            self.host = entry.person
        self.version += 1

    @apply.register
    def _(self, entry: log.Left, at: float) -> None:
        for seat in self.seats_of(entry.person):
            self.chairs[seat].person = self.chairs[seat].name = ""
        if self.host == entry.person:
            self.host = next((chair.person for chair in self.chairs if chair.person), "")
        if not self.host:
            self.status = Status.CLOSED
        self.version += 1

    @apply.register
    def _(self, entry: log.Filled, at: float) -> None:
        chair = self.chairs[entry.seat]
        chair.level, chair.name = entry.level, entry.name
        self.version += 1

    @apply.register
    def _(self, entry: log.Started, at: float) -> None:
        self.begin(open_match(entry.header, entry.lines), at)

    @apply.register
    def _(self, entry: log.Moved, at: float) -> None:
        match, sequences = self.playing()
        choices = sequences.choices()
        before = match.steps
        for line in entry.lines:
            match.follow(line, match.steps + 2)
        self.moved(entry.lines[0].seat, choices, before, at)

    @apply.register
    def _(self, entry: log.UndoAsked, at: float) -> None:
        self.undo_request = Consent(entry.seat, self.others(entry.seat), entry.to)
        self._settle_undo(at)

    @apply.register
    def _(self, entry: log.UndoAnswered, at: float) -> None:
        if self.undo_request is not None:
            if entry.agree:
                self._agree(self.undo_request, entry.seat)
            else:
                self.undo_request = None
        self._settle_undo(at)

    @apply.register
    def _(self, entry: log.DrawOffered, at: float) -> None:
        self.draw_offer = Consent(entry.seat, self.others(entry.seat))
        self._settle_draw(at)

    @apply.register
    def _(self, entry: log.DrawAnswered, at: float) -> None:
        if self.draw_offer is not None:
            if entry.agree:
                self._agree(self.draw_offer, entry.seat)
            else:
                self.draw_offer = None
        self._settle_draw(at)

    @apply.register
    def _(self, entry: log.Conceded, at: float) -> None:
        self._lose(entry.seat, "concession", at)

    @apply.register
    def _(self, entry: log.TimeClaimed, at: float) -> None:
        if entry.kind is ClaimKind.WIN:
            self._lose(entry.late, "time", at)
        else:
            self.chairs[entry.late].stand_in = entry.level
            self._people_changed(at)

    @apply.register
    def _(self, entry: log.TakenBack, at: float) -> None:
        self.chairs[entry.seat].stand_in = ""
        self._people_changed(at)
        self.clocks.restore(entry.seat, at)

    @apply.register
    def _(self, entry: log.RematchMade, at: float) -> None:
        self.rematch = entry.table
        self.version += 1

    # -- what several entries bring about ----------------------------------------------------

    def playing(self) -> tuple[Match, Sequences]:
        """The match, where there must be one."""
        assert self.match is not None
        assert self.sequences is not None
        return self.match, self.sequences

    def begin(self, match: Match, at: float) -> None:
        """The match is on the table."""
        self.match = match
        self.sequences = Sequences(match)
        self.status = Status.PLAYING
        for chair, seat in zip(self.chairs, match.journal.header.seats, strict=True):
            chair.name = chair.name or seat.name
        self.version += 1
        self._pass_turn(None, at)
        self._end_by_rules(at)

    def moved(self, actor: int, choices: dict[int, list[int]], before: int, at: float) -> None:
        """A decision was carried out on the match: sequences, clocks, offers and the end follow."""
        _, sequences = self.playing()
        sequences.follow(actor, choices)
        self._pass_turn(actor, at)
        # Moves are counted and offers lapse with the next step, but not with a secret one: that would tell of it.
        self._is_public = sequences.everybody_knows(before)
        self.moves += self._is_public
        if self._is_public and (self.undo_request or self.draw_offer):
            self.undo_request = self.draw_offer = None
            self.version += 1
        self._end_by_rules(at)

    def _end_by_rules(self, at: float) -> None:
        match, _ = self.playing()
        result = match.result
        if result is None:
            return
        winners = [seat for seat in result.winners if not self.chairs[seat].conceded]
        if not winners:
            best = max(result.points[seat] for seat in self.living())
            winners = [seat for seat in self.living() if result.points[seat] == best]
        self._finish(
            Outcome(
                winners=winners,
                points=list(result.points),
                reason=result.reason,
                rule=result.rule,
                by="rules",
                game=self.game,
            ),
            at,
        )

    def _finish(self, outcome: Outcome, at: float) -> None:
        self.outcome = outcome
        self.status = Status.FINISHED
        self.undo_request = self.draw_offer = None
        self.waiting = ()
        self.clocks.run(at, (), None)
        self.version += 1

    def _lose(self, seat: int, by: str, at: float) -> None:
        """A seat is out; a computer plays it on as long as people still play for the victory."""
        self.chairs[seat].conceded = True
        self.chairs[seat].stand_in = SIMPLEST
        living = self.living()
        if len(living) == 1 or not self.people():
            self._finish(Outcome(winners=living, points=[], reason=f"table-result-{by}", by=by), at)
        else:
            self._people_changed(at)

    def _people_changed(self, at: float) -> None:
        """Other people decide now: clocks run for them only, offers ask only them."""
        self.undo_request = self.draw_offer = None
        self._pass_turn(None, at)
        self.version += 1

    def _pass_turn(self, actor: int | None, at: float) -> None:
        """Who must decide now, and whose clock runs."""
        self.waiting = self.playing()[0].waiting
        thinking = [seat for seat in self.waiting if not self.chairs[seat].computer]
        self.clocks.run(at, thinking, actor)

    def _agree(self, asked: Consent, seat: int) -> None:
        """A person agrees for all the seats he holds."""
        own = self.seats_of(self.chairs[seat].person)
        asked.missing = [other for other in asked.missing if other not in own]

    def _settle_undo(self, at: float) -> None:
        self.version += 1
        asked = self.undo_request
        if asked is None or asked.missing:
            return
        match, sequences = self.playing()
        self.undo_request = self.draw_offer = None
        self.match = open_match(match.journal.header, match.journal.lines[: asked.to])
        self.sequences = sequences.rewound(self.match)
        self.rewindings += 1
        self._pass_turn(None, at)

    def _settle_draw(self, at: float) -> None:
        self.version += 1
        if self.draw_offer is not None and not self.draw_offer.missing:
            self._finish(Outcome(winners=self.living(), points=[], reason="table-result-draw", by="draw"), at)


def open_match(header: Header, lines: list[Line]) -> Match:
    """A match from its header and lines; it can go on where they end."""
    match, _ = Match.open(dump_line(header))
    for number, line in enumerate(lines, 2):
        match.follow(line, number)
    return match
