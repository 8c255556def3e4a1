"""The laws catch a game whose rules break one: copies of a small game, each with one fault."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks import games, laws
from metalworks.contract.types import Content, Options
from metalworks.kernel.checked import LawBroken
from metalworks.kernel.fields import Fields, Reader
from metalworks.kernel.state import NO_ACTION, POSSIBLE, State
from tests.parley import rules
from tests.parley.game import ParleyGame
from tests.parley.rules import Parley


class Broken(Parley):
    """The honest game, copied as the kind it is."""

    def copy(self) -> Parley:
        other = type(self)(int(self.seats))
        honest = super().copy()
        for name in ("points", "bids", "amounts", "frames", "epoch", *self.numbers()):
            setattr(other, name, getattr(honest, name))
        return other

    def numbers(self) -> tuple[str, ...]:
        return ("phase", "player", "turn", "other", "offers", "called", "waved")


class CopyForgets(Broken):
    def numbers(self) -> tuple[str, ...]:
        return super().numbers()[:-1]


class VisitForgets(Broken):
    def visit(self, fields: Fields) -> None:
        kept = self.offers
        super().visit(fields)
        if isinstance(fields, Reader):
            self.offers = kept


class ComesBack(Broken):
    """An offer can be dropped again, and opening one costs nothing."""

    def apply(self, seat: i64, action: i64) -> None:
        if action == rules.PROPOSE * rules.BASE:
            self.phase, self.other, self.amounts = rules.MENU, 0, vec[i64]()
            self.offers -= 1
        else:
            super().apply(seat, action)


class ObservesTooMuch(Broken):
    def observe(self, viewer: i64) -> vec[i64]:
        return vec[i64]([*super().observe(viewer), *self.bids])


class ObservesTooLittle(Broken):
    def observe(self, viewer: i64) -> vec[i64]:
        return vec[i64]([self.phase, self.player])


class BadSilence(Broken):
    def silence(self, seat: i64) -> i64:
        return NO_ACTION if super().silence(seat) == NO_ACTION else rules.WAVE * rules.BASE


class NoCandidates(Broken):
    def candidates(self, seat: i64) -> vec[i64]:
        return vec[i64]()


class ForeignCandidates(Broken):
    def candidates(self, seat: i64) -> vec[i64]:
        legal = self.legal(seat)
        return vec[i64]([rules.CODES - 1]) if len(legal) > 1 else legal


class OtherReasons(Broken):
    """A list that is built by itself and forgets what the reasons say."""

    def legal(self, seat: i64) -> vec[i64]:
        honest = super().legal(seat)
        return vec[i64]([action for action in honest if action != rules.SUMMON * rules.BASE])


class MoreIsLegal(Broken):
    def reason(self, seat: i64, action: i64) -> i64:
        found = super().reason(seat, action)
        return POSSIBLE if found == rules.TOO_MANY else found

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([action for action in range(rules.CODES) if super(Broken, self).reason(seat, action) == 0])


class WaitsForSecrets(Broken):
    """After the highest bid the others are asked one by one, which everybody can see."""

    def waiting(self) -> i64:
        honest = int(super().waiting())
        return honest & -honest if self.phase == rules.CALL and rules.MOST in self.bids else honest


@pytest.fixture
def honest_games() -> Iterator[None]:
    known = dict(games._known)
    yield
    games._known.clear()
    games._known.update(known)


def play(kind: type[Parley], seats: int = 4) -> None:
    """The laws on some games of this kind."""

    class BrokenGame(ParleyGame):
        def start(self, seats: int, options: Options, content: Content) -> State:
            return kind(seats)

        def from_bytes(self, data: bytes) -> State:
            reader = Reader(data)
            state = kind(int(reader.number()))
            state.visit(reader)
            return state

        def read_position(self, position: str, content: Content) -> State:
            honest = super().read_position(position, content)
            state = kind(int(honest.seats))
            for name in ("points", "bids", "amounts", *Broken.numbers(state)):  # type: ignore[arg-type]
                setattr(state, name, getattr(honest, name))
            return state

    games.register(BrokenGame())
    for _ in laws.check_quickly("parley", seats, 0, 150):
        pass
    for seed in range(8):
        laws.check("parley", seats, seed)


@pytest.mark.usefixtures("honest_games")
def test_the_honest_copy_breaks_no_law() -> None:
    play(Broken)


@pytest.mark.usefixtures("honest_games")
@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (CopyForgets, "a copy differs|forgets waved"),
        (VisitForgets, "visit forgets offers|other bytes"),
        (ComesBack, "came back to a state by itself"),
        (ObservesTooMuch, "observes what is hidden"),
        (ObservesTooLittle, "observes the same and sees something else"),
        (BadSilence, "the silence of seat"),
        (NoCandidates, "candidates.* is empty"),
        (ForeignCandidates, "which is not legal"),
        (OtherReasons, "has no reason against it and is not legal"),
        (MoreIsLegal, "has no reason against it and is not legal"),
        (WaitsForSecrets, "others must decide|who must decide tells"),
    ],
)
def test_a_fault_of_the_rules_is_found(kind: type[Parley], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        play(kind)
