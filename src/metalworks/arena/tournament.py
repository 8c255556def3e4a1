"""Games between named players: a match, a ladder or a round robin, from the same deals with seats exchanged."""

from __future__ import annotations

import functools
import hashlib
import math
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from metalworks.arena.kept import Kept
from metalworks.arena.workers import check_worker
from metalworks.contract.game import Game
from metalworks.contract.problems import BadOption
from metalworks.games import game as game_named
from metalworks.players import Company, check_player
from metalworks.table.journal import Seat
from metalworks.table.match import Match

JOURNALS = "journals"
MOST_LETTERS = 200


class Pairing(StrEnum):
    """Who meets whom."""

    ROUND_ROBIN = "round-robin"  # everybody everybody else
    LADDER = "ladder"  # each the one named before


class Tournament(msgspec.Struct, frozen=True):
    """What is played; more games of the same tournament may follow later."""

    game: str
    rules: int
    content: str
    seats: int
    players: tuple[str, ...]
    pairing: Pairing
    options: dict[str, object] = {}
    weights: dict[
        str, str
    ] = {}  # by player: what it has learned or its version, where the package alone does not say it

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Each pair: the one who is measured, and the other, who holds all other seats."""
        if self.pairing is Pairing.LADDER:
            return [(above, below) for below, above in pairwise(self.players)]
        return [(later, earlier) for earlier, later in combinations(self.players, 2)]


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: a deal is played once with the one at each seat."""

    one: str
    other: str
    deal: int
    seat: int  # of the one


class Fought(msgspec.Struct, frozen=True):
    """One finished game; its journal is in the folder."""

    fixture: Fixture
    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    decisions: int
    seconds: float  # of processor time

    @property
    def share(self) -> float:
        """The part of the victory that the one has."""
        return 1.0 / len(self.winners) if self.fixture.seat in self.winners else 0.0


def tournament_of(
    game: Game, seats: int, players: Sequence[str], pairing: Pairing, options: Mapping[str, object] | None = None
) -> Tournament:
    """A tournament, after a look at whether all of it exists."""
    game.check_seats(seats)
    unusual = game.unusual(options or {})
    learned = {name: check_player(name, game) for name in players}
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadOption("arena-few-players")
    return Tournament(
        game.id,
        game.rules_version,
        game.load_content().reference,
        seats,
        tuple(players),
        pairing,
        unusual,
        {name: check for name, check in learned.items() if check},
    )


def fight(tournament: Tournament, fixture: Fixture) -> tuple[Fought, str]:
    """Play one game, and its journal; the same fixture gives the same game where players do not watch the clock."""
    begun = time.process_time()
    _check_worker(tournament, fixture)
    names = [fixture.one if seat == fixture.seat else fixture.other for seat in range(tournament.seats)]
    match = Match.new(
        tournament.game,
        seats=[Seat(f"{name} {seat + 1}", computer=name) for seat, name in enumerate(names)],
        seed=fixture.deal,
        options=tournament.options,
    )
    company = Company()
    decisions = 0
    while match.waiting:
        seat = match.waiting[0]
        match.advance(seat, company.choose(match, seat, names[seat]))
        decisions += 1
    result = match.result
    assert result is not None
    spent = round(time.process_time() - begun, 4)
    return Fought(fixture, result.winners, result.points, result.reason, decisions, spent), match.journal.dumps()


def _check_worker(tournament: Tournament, fixture: Fixture) -> None:
    """Another computer than the one that holds the tournament must play its games, and no others."""
    game, players = game_named(tournament.game), (fixture.one, fixture.other)
    learned = [tournament.weights.get(name, "") for name in players]
    here = [check_player(name, game) for name in players]
    check_worker(
        (tournament.rules, tournament.content, *learned), (game.rules_version, game.load_content().reference, *here)
    )


def short_name(name: str) -> str:
    """A name that every file system takes; of a longer one the beginning and a digest."""
    if len(name) <= MOST_LETTERS:
        return name
    return f"{name[:MOST_LETTERS]}-{hashlib.blake2b(name.encode(), digest_size=4).hexdigest()}"


class Hall(Kept[Tournament, Fought]):
    """The folder of a tournament: its games by fixture, and a journal for each."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.games: dict[Fixture, Fought] = {}
        super().__init__(path, tournament, Fought)
        self.journals = path / JOURNALS
        with self.writing():
            self.journals.mkdir(exist_ok=True)

    def remember(self, row: Fought) -> None:
        self.games[row.fixture] = row

    def journal_of(self, fixture: Fixture) -> Path:
        name = f"{fixture.one}_vs_{fixture.other}_{fixture.deal}_{fixture.seat + 1}"
        return self.journals / f"{short_name(re.sub(r'[^A-Za-z0-9.-]', '_', name))}.jsonl"

    def shares(self, one: str, other: str) -> list[float]:
        """The share of the victory by deal, over all seats, of the deals that are whole, up to the first that is not.

        Later ones do not count yet: short games are done first, and whoever wins them would seem stronger.
        """
        found: list[float] = []
        while True:
            deal = [Fixture(one, other, len(found), seat) for seat in range(self.header.seats)]
            if not all(fixture in self.games for fixture in deal):
                return found
            found.append(sum(self.games[fixture].share for fixture in deal) / len(deal))


class Question(NamedTuple):
    """Is the share of the victory the lower one or the higher one? Settled as soon as the games say so.

    A sequential probability ratio test on deals, in the normal approximation, wrong in one case of twenty.
    """

    low: float
    high: float

    def evidence(self, shares: Sequence[float]) -> float:
        """The logarithm of how much better the higher share explains the deals; 0 without any."""
        # One deal won and one lost are counted in, so that a row of victories has a spread too.
        seen = [*shares, 0.0, 1.0]
        mean = sum(seen) / len(seen)
        spread = sum((share - mean) ** 2 for share in seen) / len(seen)
        return len(shares) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def answer(self, shares: Sequence[float]) -> bool | None:
        """Whether it is the higher one; None while it is open."""
        found = self.evidence(shares)
        return found > 0 if abs(found) >= BOUND else None


BOUND = math.log(0.95 / 0.05)  # evidence that is enough


def fixtures(hall: Hall, games: int, question: Question | None) -> Iterator[Fixture]:
    """What is still to be played, deal by deal; pairs whose question is settled play no more."""
    seats = hall.header.seats
    for deal in range(math.ceil(games / seats)):
        for one, other in hall.header.pairs:
            if question is not None and question.answer(hall.shares(one, other)) is not None:
                continue
            for seat in range(seats):
                fixture = Fixture(one, other, deal, seat)
                if fixture not in hall.games:
                    yield fixture


Spread = Callable[[Callable[[Fixture], tuple[Fought, str]], Iterable[Fixture]], Iterator[tuple[Fought, str]]]


def hold(hall: Hall, games: int, question: Question | None, spread: Spread, done: Callable[[Fought], None]) -> None:
    """Play what the folder lacks; each game is kept as soon as it is over, and once only."""
    with hall.open() as file:
        for fought, journal in spread(functools.partial(fight, hall.header), fixtures(hall, games, question)):
            if fought.fixture in hall.games:
                continue
            with hall.writing():
                hall.journal_of(fought.fixture).write_text(journal, "utf-8")
            hall.add(file, fought)
            done(fought)
