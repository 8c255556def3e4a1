"""Small positions to try a rule on: what lies where, who acts, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    ACQUIRED,
    ACTIONS,
    BASE,
    BLUE,
    CARDS,
    EN,
    EXTRACTORS,
    HELD,
    IN_DECK,
    IN_MARKET,
    MIDDLE_PLANETS,
    NO_CARD,
    NO_MARKER,
    OMEGA,
    OWNED,
    PLACES,
    POOR,
    PROGRAM,
    PROGRAMMING,
    RED,
    RICH,
    SET_ASIDE,
    UNKNOWN,
)
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.game import Metallum, new_game
from metalworks.games.metallum.rules.modules import count_power
from metalworks.kernel.state import EVENT_INTS

from .house import HOUSE

PLANET_NAMES = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Omega")
LINE = "Alpha Beta Gamma Delta Epsilon Zeta Omega"
MARKERS = {"rich": RICH, "poor": POOR}

Where = str | int


class Board:
    """A position and the means to play on from it."""

    def __init__(self, state: Metallum) -> None:
        self.state = state
        state.recording = True

    def at(self, where: Where) -> int:
        """The place of a planet."""
        if isinstance(where, int):
            return where
        wanted = PLANET_NAMES.index(where)
        return next(place for place in range(PLACES) if self.state.planet[place] == wanted)

    def extractors(self, seat: int, where: Where) -> int:
        return int(self.state.extractors[seat * PLACES + self.at(where)])

    def options(self, kind: int, seat: int | None = None) -> set[int]:
        """The arguments with which an action of this kind may be done now."""
        who = self.state.player if seat is None else seat
        if kind == PROGRAM:
            return {int(action) - PROGRAM * BASE for action in self.state.legal(who) if action >= PROGRAM * BASE}
        return {int(action) % BASE for action in self.state.legal(who) if action // BASE == kind}

    def can(self, kind: int, argument: Where = 0, seat: int | None = None) -> bool:
        return self.argument(argument) in self.options(kind, seat)

    def argument(self, argument: Where) -> int:
        return self.at(argument) if isinstance(argument, str) else argument

    def do(self, kind: int, argument: Where = 0, seat: int | None = None) -> None:
        """Do what must be legal."""
        who = int(self.state.player) if seat is None else seat
        assert self.can(kind, argument, who), (kind, argument, sorted(self.state.legal(who)))
        self.state.apply(who, kind * BASE + self.argument(argument))

    def program(self, seat: int, *wanted: int) -> None:
        """Commit a program."""
        self.do(PROGRAM, tiles(*wanted), seat)

    def resolve(self, outcome: int | str) -> None:
        """Resolve chance with a possible outcome."""
        number = PLANET_NAMES.index(outcome) if isinstance(outcome, str) else outcome
        assert self.state.outcomes()[number] > 0
        self.state.resolve(number)

    def possible(self) -> set[int]:
        return {number for number, weight in enumerate(self.state.outcomes()) if weight > 0}

    def events(self, kind: int) -> list[tuple[int, ...]]:
        """The arguments of all events of a kind so far."""
        log = [int(number) for number in self.state.log]
        rows = [tuple(log[i : i + EVENT_INTS]) for i in range(0, len(log), EVENT_INTS)]
        return [row[2:] for row in rows if row[1] == kind]

    @property
    def money(self) -> tuple[int, int]:
        return int(self.state.money[RED]), int(self.state.money[BLUE])

    @property
    def reserve(self) -> tuple[int, int]:
        return int(self.state.reserve[RED]), int(self.state.reserve[BLUE])

    def places(self, *names: Where) -> set[int]:
        return {self.at(name) for name in names}


def tiles(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def board(
    line: str = LINE,
    *,
    red: Mapping[Where, int] | None = None,
    blue: Mapping[Where, int] | None = None,
    ships: tuple[Where, Where] = (0, 0),
    money: tuple[int, int] = (0, 0),
    markers: Mapping[Where, str] | None = None,
    modules: Sequence[tuple[int, int, Where]] = (),
    acquired: Sequence[int] = (),
    hands: Sequence[tuple[int, int]] = (),
    market: tuple[int, int, int, int] = (NO_CARD, NO_CARD, NO_CARD, NO_CARD),
    places: Mapping[int, int] | None = None,
    programs: tuple[Sequence[int], Sequence[int]] = ((), ()),
    spent: tuple[Sequence[int], Sequence[int]] = ((), ()),
    round: int = 1,
    phase: int = ACTIONS,
    player: int = RED,
    first: int | None = None,
    edition: int = EN,
    content: Content = HOUSE,
) -> Board:
    """A position in the middle of a round.

    `line` names the planets from the first place to the last; "?" is face down, "omega" a face-down
    Omega. `modules` are (seat, card, planet), `hands` action modules held, `places` where other
    cards are. The reserve is what does not stand in the system.
    """
    state = new_game(content, edition)
    result = Board(state)
    names = line.split()
    state.planet = vec[i64]([PLANET_NAMES.index(name.capitalize()) if name != "?" else UNKNOWN for name in names])
    state.discovered = sum(1 << place for place, name in enumerate(names) if name[0].isupper())
    assert state.planet[PLACES - 1] == OMEGA
    state.pool = MIDDLE_PLANETS & ~sum(1 << planet for planet in state.planet if planet not in (0, UNKNOWN))
    state.phase = phase
    state.round = round
    state.player = player
    state.first = player if first is None else first
    state.money = vec[i64](list(money))
    state.ship = vec[i64]([result.at(where) for where in ships])
    state.program = vec[i64]([tiles(*some) for some in programs])
    state.spent = vec[i64]([tiles(*some) for some in spent])
    for seat, standing in ((RED, red or {}), (BLUE, blue or {})):
        for where, number in standing.items():
            state.extractors[seat * PLACES + result.at(where)] += number
        state.reserve[seat] = EXTRACTORS - sum(standing.values())
        assert state.reserve[seat] >= 0
    for where, marker in (markers or {}).items():
        assert state.marker[result.at(where)] == NO_MARKER
        state.marker[result.at(where)] = MARKERS[marker]
    if round > 6:
        for card in range(12):
            state.cards[card] = SET_ASIDE
    for seat, card, where in modules:
        state.cards[card] = OWNED + seat * 8 + result.at(where) + (ACQUIRED if card in acquired else 0)
    for seat, card in hands:
        state.cards[card] = OWNED + seat * 8 + HELD
    for slot, card in enumerate(market):
        state.market[slot] = card
        if card != NO_CARD:
            state.cards[card] = IN_MARKET
    for card, place in (places or {}).items():
        state.cards[card] = place
    count_power(state)
    return result


def programming(**options: object) -> Board:
    """A position in which both seats program."""
    return board(phase=PROGRAMMING, **options)  # type: ignore[arg-type]  # the options are the board's


def deck(position: Board) -> set[int]:
    return {card for card in range(CARDS) if position.state.cards[card] == IN_DECK}
