"""What many games say of a game's balance: length, endings, who wins, and how often everything is used."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from metalworks.arena.store import Played

Z = 1.96  # of a 95 % interval


class Share(msgspec.Struct, frozen=True):
    """A share of the victories, with its 95 % interval, and how many times a fair share it is."""

    share: float
    low: float
    high: float
    games: int
    times_fair: float


class Length(msgspec.Struct, frozen=True):
    """How long games last, in the game's own unit."""

    unit: str
    median: float
    shortest: int
    longest: int
    tenth: float  # of ten games, one is shorter
    ninetieth: float  # and one longer


class Balance(msgspec.Struct, frozen=True):
    """The balance of a game with one number of seats."""

    seats: int
    games: int
    length: Length
    decisions: float  # a game, on average
    seconds: float  # a game, of processor time, on average
    points: Length
    endings: dict[str, float]  # by message key: the share of games that end so
    by_seat: tuple[Share, ...]
    by_trait: dict[str, dict[str, Share]]  # by what a seat was dealt (its base, say), by its name
    used: dict[str, dict[str, float]]  # by group, by name: how often a game, on average


def balance(seats: int, games: Sequence[Played]) -> Balance:
    """The report over games with this number of seats."""
    number = len(games)
    traits: dict[str, dict[str, list[float]]] = {}
    for game in games:
        for seat, dealt in enumerate(game.tally.per_seat):
            for trait, name in dealt.items():
                traits.setdefault(trait, {}).setdefault(name, []).append(_won(game, seat))
    return Balance(
        seats=seats,
        games=number,
        length=_length((game.tally.length for game in games), games[0].tally.unit),
        decisions=sum(game.decisions for game in games) / number,
        seconds=sum(game.seconds for game in games) / number,
        points=_length((max(game.points) for game in games), "balance-points"),
        endings={key: count / number for key, count in Counter(game.reason for game in games).most_common()},
        by_seat=tuple(share_of([_won(game, seat) for game in games], seats) for seat in range(seats)),
        by_trait={
            trait: {name: share_of(won, seats) for name, won in sorted(names.items())}
            for trait, names in sorted(traits.items())
        },
        used=_used(games),
    )


def _won(game: Played, seat: int) -> float:
    """The share of the victory that a seat has."""
    return 1.0 / len(game.winners) if seat in game.winners else 0.0


def share_of(won: Sequence[float], seats: int) -> Share:
    """Wilson's interval, which is right also for small shares and few games."""
    number = len(won)
    share = sum(won) / number
    centre = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return Share(share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)), number, share * seats)


def _length(values: Iterable[int], unit: str) -> Length:
    found = sorted(values)
    cuts = statistics.quantiles(found, n=10) if len(found) > 1 else [float(found[0])] * 9
    return Length(unit, statistics.median(found), found[0], found[-1], cuts[0], cuts[8])


def _used(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    totals: dict[str, Counter[str]] = {}
    for game in games:
        for group, names in game.tally.counts.items():
            totals.setdefault(group, Counter()).update(names)
    return {
        group: {name: count / len(games) for name, count in sorted(names.items(), key=lambda pair: -pair[1])}
        for group, names in totals.items()
    }
