"""A hosted table as the fold of its log: seats, match, clocks, offers, outcome.

`apply` alone changes it, while people play as well as after a restart; commands only say what the log gains.
"""

from __future__ import annotations

from typing import assert_never

from metalworks.contract.types import Role
from metalworks.messages import ClaimKind, Outcome, Status
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.chairs import Chair, Consent, UndoConsent
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.hosted.sequences import Sequences
from metalworks.table.journal import Header, Line, dump_line
from metalworks.table.match import Match

TAIL = 200  # rows of a log that are read again rather than kept
STAND_IN = "greedy"  # plays well at once: whoever waits for people must not wait for computers too


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
        self.waiting: tuple[int, ...] = ()  # the seats that must decide or are asked now
        self.asked: tuple[int, ...] = ()  # those of them that are only asked
        self.moves = 0
        self.undo_request: UndoConsent | None = None
        self.draw_offer: Consent | None = None
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.version = 0  # counts changes of what TableInfo shows
        self.rewindings = 0
        self.keep_at = TAIL  # rows from which on it is to be kept as it stands
        self._is_public = True  # everybody may know of the present row

    def follow(self, at: float, row: log.Entries) -> None:
        """Carry out a row of the log."""
        for entry in row:
            self.apply(entry, at)
        self.close_row(at)

    def close_row(self, at: float) -> None:
        """The row is complete; the next one gets the next number."""
        self.rows += 1
        self.latest = at
        # Not with a secret step: lists show when a table changed, which would give it away.
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

    def answering(self) -> list[int]:
        """The seats of people who are asked."""
        return [seat for seat in self.asked if not self.chairs[seat].computer]

    def role(self, seat: int) -> Role:
        """In which way the person on a seat can act now; in none while a computer plays it."""
        if self.chairs[seat].computer or self.status is not Status.PLAYING:
            return Role.NONE
        if seat in self.waiting:
            return Role.ASKED if seat in self.asked else Role.MUST
        return Role.MAY if self.playing()[1].legal(seat) else Role.NONE

    def playing(self) -> tuple[Match, Sequences]:
        """The match, where there must be one."""
        assert self.match is not None
        assert self.sequences is not None
        return self.match, self.sequences

    # -- folding ---------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, at: float) -> None:
        """Carry out one entry of the log."""
        if isinstance(entry, log.Moved):
            self._move(entry, at)
        elif isinstance(entry, log.Created):
            self._create(entry, at)
        elif isinstance(entry, log.Joined):
            self._join(entry)
        elif isinstance(entry, log.Left):
            self._leave(entry)
        elif isinstance(entry, log.Filled):
            self._fill(entry)
        elif isinstance(entry, log.Started):
            self._start(entry, at)
        elif isinstance(entry, log.Continued):
            self._continue(entry, at)
        elif isinstance(entry, log.UndoAsked):
            self._ask_undo(entry)
        elif isinstance(entry, log.UndoAnswered):
            self._answer_undo(entry)
        elif isinstance(entry, log.Rewound):
            self._rewind(entry, at)
        elif isinstance(entry, log.DrawOffered):
            self._offer_draw(entry)
        elif isinstance(entry, log.DrawAnswered):
            self._answer_draw(entry, at)
        elif isinstance(entry, log.Conceded):
            self._concede(entry, at)
        elif isinstance(entry, log.TimeClaimed):
            self._claim_time(entry, at)
        elif isinstance(entry, log.TakenBack):
            self._take_back(entry, at)
        elif isinstance(entry, log.RematchMade):
            self._rematch(entry)
        elif isinstance(entry, log.Closed):
            self._close(entry, at)
        else:
            assert_never(entry)

    def _create(self, entry: log.Created, at: float) -> None:
        self.setup = entry
        self.created = at
        self.host = entry.host
        self.chairs = [Chair(plan) for plan in entry.chairs]
        self.clocks = Clocks(entry.pace, len(self.chairs), self.outages)
        self.version += 1

    def _join(self, entry: log.Joined) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name = entry.person, entry.name
        if not self.host:
            self.host = entry.person
        self.version += 1

    def _leave(self, entry: log.Left) -> None:
        for seat in self.seats_of(entry.person):
            self.chairs[seat].person = self.chairs[seat].name = ""
        if self.host == entry.person:
            self.host = next((chair.person for chair in self.chairs if chair.person), "")
        if not self.host:
            self.status = Status.CLOSED
        self.version += 1

    def _fill(self, entry: log.Filled) -> None:
        chair = self.chairs[entry.seat]
        chair.level, chair.name = entry.level, entry.name
        self.version += 1

    def _start(self, entry: log.Started, at: float) -> None:
        self.match = open_match(entry.header, entry.lines)
        self.sequences = Sequences(self.match)
        self.status = Status.PLAYING
        for chair, seat in zip(self.chairs, entry.header.seats, strict=True):
            chair.name = chair.name or seat.name
        self.version += 1
        self._pass_turn(None, at)
        self._end_by_rules(at)

    def _continue(self, entry: log.Continued, at: float) -> None:
        match, sequences = self.playing()
        match.carry_out(entry.lines)
        self.keep_at -= len(entry.lines)  # one row takes as long to read again as so many
        sequences.follow(None)
        self._pass_turn(None, at)
        self._end_by_rules(at)

    def _move(self, entry: log.Moved, at: float) -> None:
        match, sequences = self.playing()
        before, actor = match.steps, entry.lines[0].seat
        match.carry_out(entry.lines)
        sequences.follow(actor)
        self._pass_turn(actor, at)
        # Moves are counted and offers lapse with the next step, but not with a secret one: that would give it away.
        self._is_public = sequences.everybody_knows(before)
        self.moves += self._is_public
        if self._is_public and (self.undo_request or self.draw_offer):
            self.undo_request = self.draw_offer = None
            self.version += 1
        self._end_by_rules(at)

    def _ask_undo(self, entry: log.UndoAsked) -> None:
        self.undo_request = UndoConsent(entry.seat, self.others(entry.seat), entry.to)
        self.version += 1

    def _answer_undo(self, entry: log.UndoAnswered) -> None:
        self.version += 1
        if self.undo_request is None or not entry.agree:
            self.undo_request = None
            return
        self.undo_request.missing = self.missing_after(self.undo_request, entry.seat)

    def _rewind(self, entry: log.Rewound, at: float) -> None:
        match, sequences = self.playing()
        self.undo_request = self.draw_offer = None
        match.rewind(entry.to)
        self.sequences = sequences.rewound()
        self.rewindings += 1
        self.version += 1
        self._pass_turn(None, at)

    def _offer_draw(self, entry: log.DrawOffered) -> None:
        self.draw_offer = Consent(entry.seat, self.others(entry.seat))
        self.version += 1

    def _answer_draw(self, entry: log.DrawAnswered, at: float) -> None:
        self.version += 1
        if self.draw_offer is None or not entry.agree:
            self.draw_offer = None
            return
        self.draw_offer.missing = self.missing_after(self.draw_offer, entry.seat)
        if not self.draw_offer.missing:
            self._finish(Outcome(winners=self.living(), points=[], reason="table-result-draw", by="draw"), at)

    def _concede(self, entry: log.Conceded, at: float) -> None:
        self._lose(entry.seat, "concession", at)

    def _claim_time(self, entry: log.TimeClaimed, at: float) -> None:
        if entry.kind is ClaimKind.WIN:
            self._lose(entry.late, "time", at)
        else:
            self.chairs[entry.late].stand_in = entry.level
            self._people_changed(at)

    def _take_back(self, entry: log.TakenBack, at: float) -> None:
        self.chairs[entry.seat].stand_in = ""
        self._people_changed(at)
        self.clocks.restore(entry.seat, at)

    def _rematch(self, entry: log.RematchMade) -> None:
        self.rematch = entry.table
        self.version += 1

    def _close(self, entry: log.Closed, at: float) -> None:
        self._finish(Outcome(winners=[], points=[], reason=f"table-result-{entry.reason}", by="closed"), at)

    # -- what several entries bring about ----------------------------------------------------

    def missing_after(self, asked: Consent, seat: int) -> list[int]:
        """Whose consent is missing after a seat agreed: a person agrees for all the seats they hold."""
        own = self.seats_of(self.chairs[seat].person)
        return [other for other in asked.missing if other not in own]

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
        self.waiting = self.asked = ()
        self.clocks.run(at, ())
        self.version += 1

    def _lose(self, seat: int, by: str, at: float) -> None:
        """A seat is out; a computer plays on for it as long as people still play for the victory.

        A good one: whoever gives up must not give away what the others play for.
        """
        self.chairs[seat].conceded = True
        self.chairs[seat].stand_in = STAND_IN
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
        """Who is waited for now, and whose clock runs."""
        match, _ = self.playing()
        self.waiting, self.asked = match.waiting, match.asked
        if not self.clocks.are_set:
            return
        thinking = [seat for seat in self.waiting if seat not in self.asked and not self.chairs[seat].computer]
        is_paused = bool(self.asked) and self.asked == self.waiting
        self.clocks.run(at, thinking, self.answering(), actor=actor, is_paused=is_paused)


def open_match(header: Header, lines: list[Line]) -> Match:
    """A match from its header and lines; it can go on where they end."""
    match, _ = Match.open(dump_line(header))
    for number, line in enumerate(lines, 2):
        match.follow(line, number)
    return match
