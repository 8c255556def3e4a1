"""Making tables, taking seats, and beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from metalworks import messages
from metalworks.contract.problems import Problem
from metalworks.games import game as game_named
from metalworks.messages import Code, Sitter, Status
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.chairs import Chair
from metalworks.server.hosted.commands.checks import check_level, check_open
from metalworks.server.hosted.entries import ChairPlan, Entries
from metalworks.server.hosted.names import clean_name, clean_text
from metalworks.server.hosted.table import STAND_IN, HostedTable
from metalworks.server.refusal import Refuse, of_problem
from metalworks.table.chance import new_seed
from metalworks.table.journal import Line, Seat
from metalworks.table.match import Match

NAME_LENGTH = 40
MOST_ROWS = 200  # of the log of a table that has not begun: people come and go, but not for ever
PORTION = 50  # lines of an uploaded journal in one entry


def create(wish: messages.CreateTable, person: str, name: str) -> Entries:
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
    return [created, *_start_if_full(created, created.chairs)]


def _chair(plan: messages.SeatPlan, person: str, name: str, number: int) -> ChairPlan:
    if plan.sitter is Sitter.COMPUTER:
        level = plan.level or STAND_IN
        check_level(level)
        return ChairPlan(name=clean_name(plan.name) if plan.name else level.capitalize(), level=level)
    if plan.sitter is Sitter.ME:
        return ChairPlan(name=clean_name(plan.name) if plan.name else name, person=person)
    if plan.name or plan.level:
        raise Refuse(Code.SHAPE, "table-open-seat", seat=number)
    return ChairPlan()


def _distinct(chairs: list[ChairPlan]) -> list[ChairPlan]:
    """The same with a number where two seats have one name, so that texts can tell them apart."""
    seen: dict[str, int] = {}
    named: list[ChairPlan] = []
    for chair in chairs:
        seen[chair.name] = seen.get(chair.name, 0) + 1
        again = chair.name and seen[chair.name] > 1
        named.append(msgspec.structs.replace(chair, name=f"{chair.name} {seen[chair.name]}") if again else chair)
    return named


def _check_pace(pace: messages.Pace) -> None:
    if pace.days is not None and (pace.bank is not None or pace.increment):
        raise Refuse(Code.SHAPE, "table-pace")
    if pace.bank is None and (pace.increment or (pace.answer is not None and pace.days is None)):
        raise Refuse(Code.SHAPE, "table-pace")


def join(hosted: HostedTable, person: str, name: str, wish: messages.JoinTable) -> Entries:
    """Take an open seat; the last one starts the game."""
    check_open(hosted)
    if hosted.seats_of(person):
        raise Refuse(Code.STATE, "table-already-in")
    free = [seat for seat, chair in enumerate(hosted.chairs) if chair.is_open]
    if wish.seat is not None and wish.seat not in free:
        raise Refuse(Code.SEAT, "table-seat-taken", seat=wish.seat)
    if not free:
        raise Refuse(Code.STATE, "table-full")
    if hosted.rows >= MOST_ROWS:
        raise Refuse(Code.STATE, "table-restless")
    seat = free[0] if wish.seat is None else wish.seat
    taken = [chair.name for chair in hosted.chairs]
    joined = log.Joined(seat, person, name if name not in taken else f"{name} {taken.count(name) + 1}")
    chairs = _plans(hosted.chairs)
    chairs[seat] = ChairPlan(joined.name, person)
    return [joined, *_start_if_full(hosted.setup, chairs)]


def leave(hosted: HostedTable, person: str) -> Entries:
    """Give up my seats before the start."""
    check_open(hosted)
    if not hosted.seats_of(person):
        raise Refuse(Code.SEAT, "table-not-in")
    return [log.Left(person)]


def start(hosted: HostedTable, person: str, wish: messages.StartTable) -> Entries:
    """Begin, by the host; open seats get computer players if the host says so."""
    if hosted.host != person:
        raise Refuse(Code.SEAT, "table-host-only")
    check_open(hosted)
    chairs = _plans(hosted.chairs)
    free = [seat for seat, chair in enumerate(hosted.chairs) if chair.is_open]
    if free and not wish.fill:
        raise Refuse(Code.STATE, "table-not-full", open=len(free))
    if wish.fill:
        check_level(wish.fill)
    entries: Entries = []
    for seat in free:
        taken = [chair.name for chair in chairs]
        name = wish.fill.capitalize()
        numbered = next(n for n in (name, *(f"{name} {i}" for i in range(2, 20))) if n not in taken)
        entries.append(log.Filled(seat, wish.fill, numbered))
        chairs[seat] = ChairPlan(numbered, level=wish.fill)
    return [*entries, _start(hosted.setup, chairs)]


def _plans(chairs: Sequence[Chair]) -> list[ChairPlan]:
    return [ChairPlan(chair.name, chair.person, chair.level) for chair in chairs]


def _start_if_full(setup: log.Created, chairs: list[ChairPlan]) -> Entries:
    is_full = all(chair.person or chair.level for chair in chairs)
    return [_start(setup, chairs)] if is_full and setup.auto_start else []


def _start(setup: log.Created, chairs: list[ChairPlan]) -> log.Started:
    seats = [Seat(chair.name, chair.level) for chair in chairs]
    seed = setup.seed or new_seed()
    if setup.position:
        match = Match.at(setup.game, setup.position, seats=seats, seed=seed)
    else:
        match = Match.new(setup.game, seats=seats, seed=seed, options=setup.options)
    return log.Started(match.journal.header, match.journal.lines)


def upload(match: Match, person: str) -> Entries:
    """Make a table of an uploaded journal: one person has all the seats."""
    header, lines = match.journal.header, match.journal.lines
    created = log.Created(
        host=person,
        game=header.game,
        chairs=[ChairPlan(name=clean_text(seat.name)[:NAME_LENGTH], person=person) for seat in header.seats],
        options=header.options,
        sandbox=True,
    )
    return [created, log.Started(header, []), *(log.Continued(portion) for portion in _portions(lines))]


def _portions(lines: list[Line]) -> Iterator[list[Line]]:
    for first in range(0, len(lines), PORTION):
        yield lines[first : first + PORTION]


def rematch(hosted: HostedTable, following: str) -> Entries:
    """The same people go on at another table; only one table can follow."""
    if hosted.status is not Status.FINISHED:
        raise Refuse(Code.STATE, "table-not-finished")
    if hosted.rematch is not None:
        raise Refuse(Code.STATE, "rematch-made")
    return [log.RematchMade(following)]
