"""Parley for people: typed actions, events, views and positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.game import Game, Told, fields, noted
from metalworks.contract.problems import BadPosition, Refused
from metalworks.contract.types import Action, Content, Event, Options, Outcome, Result, View, Viewer
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import PUBLIC, State, only
from tests.parley import rules
from tests.parley.rules import Parley


class EndTurn(Action, frozen=True):
    pass


class OpenOffer(Action, frozen=True):
    other: int


class AddAmount(Action, frozen=True):
    amount: int


class ProposeOffer(Action, frozen=True):
    pass


class AcceptOffer(Action, frozen=True):
    pass


class DeclineOffer(Action, frozen=True):
    pass


class CallForBids(Action, frozen=True):
    pass


class Bid(Action, frozen=True):
    amount: int


class Wave(Action, frozen=True):
    pass


class MakeOffer(Action, frozen=True):
    """A whole offer, which is several steps."""

    other: int
    amounts: tuple[int, ...]


class TurnBegun(Event, frozen=True):
    seat: int


class OfferMade(Event, frozen=True):
    seat: int
    other: int
    amount: int


class OfferAnswered(Event, frozen=True):
    seat: int
    accepted: bool


class BidsCalled(Event, frozen=True):
    seat: int


class BidMade(Event, frozen=True):
    seat: int
    amount: int | None = None  # for its own seat only


class BidsShown(Event, frozen=True):
    winner: int
    amount: int


class Waved(Event, frozen=True):
    seat: int


class FirstFell(Outcome, frozen=True):
    seat: int


class ParleyOptions(Options, frozen=True):
    pass


class ParleyView(View, frozen=True):
    viewer: int | None
    phase: int
    player: int
    turn: int
    other: int
    offers: int
    called: bool
    waved: int
    amounts: tuple[int, ...]
    points: tuple[int, ...]
    bids: tuple[int | None, ...]  # None: hidden or not made yet
    has_bid: tuple[bool, ...]


class ParleyAppraisal(Appraisal):
    def appraise(self, state: State, seat: int) -> int:
        assert isinstance(state, Parley)
        return 1000 * int(state.points[seat])


_ACTIONS: tuple[type[Action], ...] = (
    EndTurn, OpenOffer, AddAmount, ProposeOffer, AcceptOffer, DeclineOffer, CallForBids, Bid, Wave,
)  # fmt: skip
_REASONS = ("", "not-your-turn", "not-now", "no-such", "too-many", "not-ascending", "waved-already")
_FIELDS = ("points", "bids", "amounts", "phase", "player", "turn", "other", "offers", "called", "waved")


def _refused(reason: int) -> Refused:
    return Refused(f"refused-{_REASONS[reason]}", rule=f"PAR-{reason}", game="parley")


class ParleyGame(Game):
    id = "parley"
    title = "Parley"
    clauses = "PAR"
    rules_version = 1
    seat_counts = range(2, 7)
    official_seats = range(3, 7)
    options = ParleyOptions
    content_file = Content
    action_types = (*_ACTIONS, MakeOffer)
    event_types = (TurnBegun, OfferMade, OfferAnswered, BidsCalled, BidMade, BidsShown, Waved)
    outcome_types = (FirstFell,)
    view_type = ParleyView
    appraisal = ParleyAppraisal()

    def load_content(self, path: Path | str | None = None) -> Content:
        return Content("none", "0", {})

    def build_content(self, source: dict[str, object], file: str) -> Content:
        return self.load_content()

    def start(self, seats: int, options: Options, content: Content) -> State:
        return Parley(seats)

    def read_position(self, position: str, content: Content) -> State:
        values = dict(part.partition("=")[::2] for part in position.split())
        try:
            lists = {name: [int(number) for number in values[name].split(",") if number] for name in _FIELDS}
        except (KeyError, ValueError) as error:
            raise BadPosition("position-bad-value", field=str(error), value=position) from None
        state = Parley(len(lists["points"]))
        for name, numbers in lists.items():
            setattr(state, name, vec[i64](numbers) if name in _FIELDS[:3] else numbers[0])
        return state

    def position(self, state: State) -> str:
        return self._write(state, PUBLIC)

    def position_for(self, state: State, viewer: Viewer) -> str:
        return self._write(state, 0 if viewer is None else only(viewer))

    def _write(self, state: State, knowing: int) -> str:
        """The position for whoever may know the bids of these seats."""
        assert isinstance(state, Parley)
        values = {name: getattr(state, name) for name in _FIELDS[3:]}
        bids = [bid if bid == rules.NO_BID or knowing >> seat & 1 else "?" for seat, bid in enumerate(state.bids)]
        lists: dict[str, Iterable[object]] = {"points": state.points, "bids": bids, "amounts": state.amounts}
        written = {name: ",".join(str(number) for number in numbers) for name, numbers in lists.items()}
        return " ".join(f"{name}={value}" for name, value in (written | values).items())

    def options_of(self, state: State) -> Options:
        return ParleyOptions()

    def action(self, code: int) -> Action:
        kind, argument = divmod(code, rules.BASE)
        if not 0 <= kind < len(_ACTIONS):
            raise Refused("bad-action", game="parley", detail=str(code))
        action = _ACTIONS[kind]
        return action(argument) if action.__struct_fields__ else action()

    def code(self, action: Action) -> int:
        kind = _ACTIONS.index(type(action))
        argument = next((int(getattr(action, field)) for field in action.__struct_fields__), 0)
        if not 0 <= argument < rules.BASE:
            raise _refused(rules.NO_SUCH)
        return kind * rules.BASE + argument

    def codes(self, state: State, seat: int, action: Action) -> tuple[int, ...]:
        if not isinstance(action, MakeOffer):
            return super().codes(state, seat, action)
        steps = [OpenOffer(action.other), *(AddAmount(amount) for amount in action.amounts), ProposeOffer()]
        return tuple(self.code(step) for step in steps)

    def explain(self, state: State, seat: int, action: Action) -> Refused:
        return _refused(int(state.reason(seat, self.code(action))))

    def not_now(self, state: State, seat: int) -> Refused:
        return _refused(rules.NOT_YOU)

    def outcome(self, state: State, code: int) -> Outcome:
        return FirstFell(code)

    def outcome_code(self, state: State, outcome: Outcome) -> int:
        assert isinstance(outcome, FirstFell)
        return outcome.seat if 0 <= outcome.seat < state.seats else -1

    def action_audience(self, state: State, seat: int, code: int) -> int:
        return only(seat) if code // rules.BASE == rules.BID else PUBLIC

    def events(self, state: State, log: Sequence[int]) -> list[Told]:
        return [(audience, _event(kind, a, b, c)) for audience, kind, a, b, c, _, _ in noted(log)]

    def shared(self, state: State) -> bytes:
        assert isinstance(state, Parley)
        return fields(
            {
                "phase": int(state.phase),
                "player": int(state.player),
                "turn": int(state.turn),
                "other": int(state.other),
                "offers": int(state.offers),
                "called": bool(state.called),
                "waved": int(state.waved),
                "amounts": [int(amount) for amount in state.amounts],
                "points": [int(points) for points in state.points],
                "has_bid": [bid != rules.NO_BID for bid in state.bids],
            }
        )

    def own(self, state: State, viewer: Viewer) -> bytes:
        assert isinstance(state, Parley)
        bids = [int(bid) for bid in state.bids]
        own = [bid if seat == viewer and bid != rules.NO_BID else None for seat, bid in enumerate(bids)]
        return fields({"viewer": viewer, "bids": own})

    def result(self, state: State) -> Result:
        shares = state.returns()
        assert isinstance(state, Parley)
        winners = tuple(seat for seat, share in enumerate(shares) if share)
        return Result(winners, tuple(int(points) for points in state.points), "result-points", "PAR-9")

    def from_bytes(self, data: bytes) -> State:
        return rules.from_bytes(data)


def _event(kind: int, a: int, b: int, c: int) -> Event:
    made: dict[int, Event] = {
        rules.TURN_BEGUN: TurnBegun(a),
        rules.OFFERED: OfferMade(a, b, c),
        rules.ANSWERED: OfferAnswered(a, bool(b)),
        rules.SUMMONED: BidsCalled(a),
        rules.BID_MADE: BidMade(a, None if b == rules.NO_BID else b),
        rules.BIDS_SHOWN: BidsShown(a, b),
        rules.WAVED: Waved(a),
    }
    return made[kind]


GAME = ParleyGame()
