"""What people decide at a table: each function checks, in a fixed order, and carries out on the record.

The order: shape (when the message was read), identity, seat, stale sequence, legality. Each returns
the entries for the log; nobody may be told before these are committed.
"""

from __future__ import annotations

import msgspec

from metalworks.contract.problems import Problem, Refused
from metalworks.contract.types import Action
from metalworks.games import game as game_named
from metalworks.players import LEVELS
from metalworks.server import entries as log
from metalworks.server import protocol
from metalworks.server.names import clean_name
from metalworks.server.protocol import Code, Sitter, Status
from metalworks.server.record import Record
from metalworks.server.refusal import Refuse, of_problem
from metalworks.table.chance import new_seed
from metalworks.table.journal import Seat
from metalworks.table.match import Match

Entries = list[log.AnyEntry]

STRONGEST = list(LEVELS)[-1]


# -- making and filling tables ---------------------------------------------------------------


def create(record: Record, wish: protocol.CreateTable, person: str, name: str, at: float) -> Entries:
    """Make a table; one without open seats starts at once."""
    try:
        rules = game_named(wish.game)
        options = msgspec.to_builtins(rules.read_options(wish.options))
        if wish.position:
            state = rules.read_position(wish.position, rules.load_content())
            options = msgspec.to_builtins(rules.options_of(state))
            if len(wish.seats) != state.seats:
                raise Refuse(Code.SHAPE, "bad-position-seats", seats=len(wish.seats), needed=int(state.seats))
        rules.check_seats(len(wish.seats))
    except Problem as problem:
        raise of_problem(problem) from None
    _check_pace(wish.pace)
    chairs = [_chair(plan, person, name, number) for number, plan in enumerate(wish.seats)]
    if not any(chair.person for chair in chairs):
        raise Refuse(Code.SHAPE, "table-no-person")
    is_alone = all(plan.sitter is not Sitter.OPEN for plan in wish.seats)
    if wish.seed and not is_alone:
        raise Refuse(Code.SHAPE, "table-seed")
    created = log.Created(
        host=person,
        game=wish.game,
        chairs=_distinct(chairs),
        options=options,
        public=wish.public,
        pace=wish.pace,
        auto_start=wish.auto_start,
        position=wish.position,
        seed=wish.seed,
        sandbox=bool(wish.position),
    )
    record.apply(created, at)
    return [created, *_start_if_full(record, at)]


def _chair(plan: protocol.SeatPlan, person: str, name: str, number: int) -> log.ChairPlan:
    if plan.sitter is Sitter.COMPUTER:
        level = plan.level or STRONGEST
        _check_level(level)
        return log.ChairPlan(name=clean_name(plan.name) if plan.name else level.capitalize(), level=level)
    if plan.sitter is Sitter.ME:
        return log.ChairPlan(name=clean_name(plan.name) if plan.name else name, person=person)
    if plan.name or plan.level:
        raise Refuse(Code.SHAPE, "table-open-seat", seat=number)
    return log.ChairPlan()


def _distinct(chairs: list[log.ChairPlan]) -> list[log.ChairPlan]:
    """The same with a number where two seats have one name, so that texts can tell them apart."""
    seen: dict[str, int] = {}
    named: list[log.ChairPlan] = []
    for chair in chairs:
        seen[chair.name] = seen.get(chair.name, 0) + 1
        again = chair.name and seen[chair.name] > 1
        named.append(msgspec.structs.replace(chair, name=f"{chair.name} {seen[chair.name]}") if again else chair)
    return named


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refuse(Code.SHAPE, "unknown-level", level=level, known=", ".join(LEVELS))


def _check_pace(pace: protocol.Pace) -> None:
    if pace.days is not None and (pace.bank is not None or pace.increment):
        raise Refuse(Code.SHAPE, "table-pace")
    if pace.increment and pace.bank is None:
        raise Refuse(Code.SHAPE, "table-pace")


def join(record: Record, person: str, name: str, wish: protocol.JoinTable, at: float) -> Entries:
    """Take an open seat."""
    _check_open(record)
    if record.seats_of(person):
        raise Refuse(Code.STATE, "table-already-in")
    free = [seat for seat, chair in enumerate(record.chairs) if chair.is_open]
    if wish.seat is not None and wish.seat not in free:
        raise Refuse(Code.SEAT, "table-seat-taken", seat=wish.seat)
    if not free:
        raise Refuse(Code.STATE, "table-full")
    seat = free[0] if wish.seat is None else wish.seat
    taken = [chair.name for chair in record.chairs]
    joined = log.Joined(seat, person, name if name not in taken else f"{name} {taken.count(name) + 1}")
    record.apply(joined, at)
    return [joined, *_start_if_full(record, at)]


def leave(record: Record, person: str, at: float) -> Entries:
    """Give up my seats before the start."""
    _check_open(record)
    if not record.seats_of(person):
        raise Refuse(Code.SEAT, "table-not-in")
    left = log.Left(person)
    record.apply(left, at)
    return [left]


def start(record: Record, person: str, wish: protocol.StartTable, at: float) -> Entries:
    """Begin, by the host; open seats get computer players if he says so."""
    if record.host != person:
        raise Refuse(Code.SEAT, "table-host-only")
    _check_open(record)
    free = [seat for seat, chair in enumerate(record.chairs) if chair.is_open]
    if free and not wish.fill:
        raise Refuse(Code.STATE, "table-not-full", open=len(free))
    if wish.fill:
        _check_level(wish.fill)
    entries: Entries = []
    for seat in free:
        taken = [chair.name for chair in record.chairs]
        name = wish.fill.capitalize()
        numbered = next(n for n in (name, *(f"{name} {i}" for i in range(2, 20))) if n not in taken)
        filled = log.Filled(seat, wish.fill, numbered)
        record.apply(filled, at)
        entries.append(filled)
    return [*entries, _start(record, at)]


def _start_if_full(record: Record, at: float) -> Entries:
    is_full = not any(chair.is_open for chair in record.chairs)
    return [_start(record, at)] if is_full and record.setup.auto_start else []


def _start(record: Record, at: float) -> log.Started:
    setup = record.setup
    seats = [Seat(chair.name, chair.level) for chair in record.chairs]
    seed = setup.seed or new_seed()
    if setup.position:
        match = Match.at(setup.game, setup.position, seats=seats, seed=seed)
    else:
        match = Match.new(setup.game, seats=seats, seed=seed, options=setup.options)
    record.begin(match, at)
    return log.Started(match.journal.header, list(match.journal.lines))


def _check_open(record: Record) -> None:
    if record.status is not Status.OPEN:
        raise Refuse(Code.STATE, "table-started" if record.status is not Status.CLOSED else "table-closed")


# -- playing -----------------------------------------------------------------------------------


def read_action(record: Record, data: bytes) -> Action:
    """The shape of an action; the first check of all."""
    try:
        return game_named(record.game).read_action(data)
    except Refused as refused:
        raise of_problem(refused, Code.SHAPE) from None


def own_seat(record: Record, person: str | None, seat: int) -> None:
    """Identity, then seat: may this person decide for this seat?"""
    if person is None:
        raise Refuse(Code.IDENTITY, "no-identity")
    if seat >= len(record.chairs) or record.chairs[seat].person != person:
        raise Refuse(Code.SEAT, "not-your-seat", seat=seat)
    if record.chairs[seat].conceded:
        raise Refuse(Code.SEAT, "seat-conceded", seat=seat)


def _check_playing(record: Record) -> None:
    if record.status is Status.FINISHED:
        raise Refuse(Code.STATE, "table-finished")
    if record.status is not Status.PLAYING:
        raise Refuse(Code.STATE, "table-not-started")


def act(record: Record, seat: int, seq: int, action: Action, at: float) -> Entries:
    """A decision of a seat."""
    _check_playing(record)
    _check_at_hand(record, seat)
    match, sequences = record.playing()
    if not sequences.is_fresh(seat, seq):
        raise Refuse(Code.STALE, "stale", seq=seq, now=sequences.now(seat))
    try:
        (code,) = match.codes(seat, action)
    except Refused as refused:  # it names something that does not exist
        raise of_problem(refused, Code.ILLEGAL) from None
    return _play(record, seat, code, action, at)


def act_code(record: Record, seat: int, code: int, at: float) -> Entries:
    """The same for a computer player, in the rules' own numbers."""
    _check_playing(record)
    match, _ = record.playing()
    return _play(record, seat, code, match.game.action(code), at)


def _play(record: Record, seat: int, code: int, action: Action, at: float) -> Entries:
    match, sequences = record.playing()
    choices = sequences.choices()
    lines, before = len(match.journal.lines), match.steps
    if code not in choices.get(seat, ()):
        try:
            match.play(seat, action)
        except Refused as refused:
            raise of_problem(refused, Code.ILLEGAL) from None
        raise AssertionError("an action that is not legal was carried out")
    match.advance(seat, code)
    record.moved(seat, choices, before, at)
    return [log.Moved(match.journal.lines[lines:])]


def _check_at_hand(record: Record, seat: int) -> None:
    """A seat that a computer plays is taken back before its person decides again."""
    if record.chairs[seat].stand_in:
        raise Refuse(Code.SEAT, "seat-away", seat=seat)


# -- taking back, agreeing, giving up -------------------------------------------------------------


def undo(record: Record, seat: int, seq: int, at: float) -> Entries:
    """Take back the last step of a seat: at once, or with the consent of the others."""
    _check_playing(record)
    _check_at_hand(record, seat)
    match, sequences = record.playing()
    if not sequences.is_fresh(seat, seq):
        raise Refuse(Code.STALE, "stale", seq=seq, now=sequences.now(seat))
    if match.can_undo(seat):
        choices = sequences.choices()
        lines, before = len(match.journal.lines), match.steps
        match.undo(seat)
        record.moved(seat, choices, before, at)
        return [log.Moved(match.journal.lines[lines:])]
    last = match.last_step(seat)
    if last is None:
        raise Refuse(Code.ILLEGAL, "refused-nothing-to-undo", game=record.game)
    if record.undo_request is not None:
        raise Refuse(Code.STATE, "undo-asked-already")
    return _done(record, log.UndoAsked(seat, last), at)


def answer_undo(record: Record, seat: int, agree: bool, at: float) -> Entries:
    """Consent to an undo or refuse it; the asking seat withdraws its request by refusing."""
    _check_playing(record)
    asked = record.undo_request
    if asked is None or not (seat in asked.missing or (seat == asked.seat and not agree)):
        raise Refuse(Code.STATE, "nothing-to-answer")
    return _done(record, log.UndoAnswered(seat, agree), at)


def offer_draw(record: Record, seat: int, at: float) -> Entries:
    """Offer a draw to the other people."""
    _check_playing(record)
    _check_at_hand(record, seat)
    if any(record.chairs[other].level for other in record.living()) or not record.others(seat):
        raise Refuse(Code.STATE, "draw-people-only")
    if record.draw_offer is not None:
        raise Refuse(Code.STATE, "draw-offered-already")
    return _done(record, log.DrawOffered(seat), at)


def answer_draw(record: Record, seat: int, agree: bool, at: float) -> Entries:
    """Consent to a draw or refuse it; the offering seat withdraws its offer by refusing."""
    _check_playing(record)
    asked = record.draw_offer
    if asked is None or not (seat in asked.missing or (seat == asked.seat and not agree)):
        raise Refuse(Code.STATE, "nothing-to-answer")
    return _done(record, log.DrawAnswered(seat, agree), at)


def concede(record: Record, seat: int, at: float) -> Entries:
    """Give up."""
    _check_playing(record)
    return _done(record, log.Conceded(seat), at)


def claim_time(record: Record, claim: protocol.ClaimTime, at: float) -> Entries:
    """Do something about a seat whose time is up."""
    _check_playing(record)
    if claim.late >= len(record.chairs) or claim.late == claim.seat or not record.clocks.is_late(claim.late, at):
        raise Refuse(Code.TIME, "time-not-up", seat=claim.late)
    level = claim.level or STRONGEST
    _check_level(level)
    return _done(record, log.TimeClaimed(claim.late, claim.kind, level), at)


def take_back(record: Record, seat: int, at: float) -> Entries:
    """Take my seat back from the computer that plays for it."""
    _check_playing(record)
    if not record.chairs[seat].stand_in:
        raise Refuse(Code.STATE, "seat-not-away", seat=seat)
    return _done(record, log.TakenBack(seat), at)


def _done(record: Record, entry: log.AnyEntry, at: float) -> Entries:
    record.apply(entry, at)
    return [entry]
