"""How strong players are: ratings over all games of a tournament, and the score of every pair."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from metalworks.arena.balance import Share, Z, share_of
from metalworks.arena.tournament import Fought, Hall, Question


class Rating(msgspec.Struct, frozen=True):
    """The strength of a player with its 95 % interval, on openskill's scale: newcomers have 25."""

    player: str
    rating: float
    low: float
    high: float
    games: int


class Score(msgspec.Struct, frozen=True):
    """What one player took from another."""

    one: str
    other: str
    share: Share
    settled: str = ""  # with a question: "yes", "no" or "open"


class Standings(msgspec.Struct, frozen=True):
    """A tournament as it stands."""

    game: str
    seats: int
    games: int
    ratings: tuple[Rating, ...]  # the strongest first
    scores: tuple[Score, ...]


def standings(hall: Hall, question: Question | None = None) -> Standings:
    """Ratings and scores; the order in which games were done makes no difference."""
    games = sorted(
        hall.games.values(),
        key=lambda game: (game.fixture.deal, game.fixture.one, game.fixture.other, game.fixture.seat),
    )
    scores = []
    for one, other in hall.header.pairs:
        own = [game.share for game in games if (game.fixture.one, game.fixture.other) == (one, other)]
        if own:
            settled = _settled(question, hall.shares(one, other)) if question else ""
            scores.append(Score(one, other, share_of(own, hall.header.seats), settled))
    return Standings(hall.header.game, hall.header.seats, len(games), rate(hall.header.players, games), tuple(scores))


def _settled(question: Question, shares: Sequence[float]) -> str:
    answer = question.answer(shares)
    return "open" if answer is None else "yes" if answer else "no"


def rate(players: Sequence[str], games: Sequence[Fought]) -> tuple[Rating, ...]:
    """Plackett-Luce ratings; a player who holds several seats of a game learns from all of them on average."""
    model = PlackettLuce(tau=0.0)  # computer players do not change from game to game
    rated = {name: model.rating(name=name) for name in players}
    played = dict.fromkeys(players, 0)
    for game in games:
        fixture = game.fixture
        names = [fixture.one if seat == fixture.seat else fixture.other for seat in range(len(game.points))]
        teams = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in names]
        found = model.rate(teams, ranks=[0.0 if seat in game.winners else 1.0 for seat in range(len(names))])
        for name in (fixture.one, fixture.other):
            rated[name] = _average(model, [new for (new,), own in zip(found, names, strict=True) if own == name])
            played[name] += 1
    ratings = [
        Rating(name, one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma, played[name])
        for name, one in rated.items()
    ]
    return tuple(sorted(ratings, key=lambda rating: -rating.rating))


def _average(model: PlackettLuce, ratings: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    number = len(ratings)
    return model.rating(
        mu=sum(rating.mu for rating in ratings) / number, sigma=sum(rating.sigma for rating in ratings) / number
    )
