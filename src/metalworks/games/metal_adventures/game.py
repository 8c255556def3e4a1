"""Metal Adventures, answered to the contract of a game for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from metalworks.contract.game import Game, Told, fields
from metalworks.contract.problems import Refused
from metalworks.contract.texts import Argument
from metalworks.contract.types import Action, Content, Options, Outcome, Result, Viewer
from metalworks.games.metal_adventures import actions, events, notation, offers, reading, refusals, view
from metalworks.games.metal_adventures.components import DICE, HUNTERS, INCIDENTS, Die, Hunters
from metalworks.games.metal_adventures.computer.appraisal import MetalAdventuresAppraisal
from metalworks.games.metal_adventures.content import ContentFile, MetalAdventuresContent, build
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger, tour
from metalworks.games.metal_adventures.rules.astrolabe import glory_of
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.content import BASES, IMPROVEMENTS, SHAKEDOWN, SPACE_CARDS, STORM, TROPHIES
from metalworks.games.metal_adventures.rules.game import from_bytes, new_game
from metalworks.games.metal_adventures.rules.turn import ending, rest_price, winners
from metalworks.games.metal_adventures.sheet import MetalAdventuresSheet, sheet
from metalworks.games.metal_adventures.terms import item_of
from metalworks.kernel.state import PUBLIC, State, only


class MetalAdventuresOptions(Options, frozen=True):
    """How a game of Metal Adventures is set up."""

    hunters: Hunters = Hunters.WHOLE_DECK  # MAD-5.2: where unchosen Pirate Hunters are shuffled in


class FirstPlayerFell(Outcome, frozen=True):
    seat: int


class BaseFell(Outcome, frozen=True):
    """The base starship that a seat is dealt."""

    seat: int
    base: int


class TrophyFell(Outcome, frozen=True):
    """The trophy that is drawn; only whoever draws it knows."""

    trophy: int


class SpaceCardFell(Outcome, frozen=True):
    """The card on top of the space deck: a ship (1 to 58) or an event (59 to 68)."""

    card: int


class ImprovementFell(Outcome, frozen=True):
    """The improvement that comes to the OCG Trading Post."""

    card: int


class DieFell(Outcome, frozen=True):
    die: Die
    face: int


class FaktorFell(Outcome, frozen=True):
    """A Metal Faktor die: 0 (blank), 2, 4 or 6."""

    seat: int
    face: int


# Actions that only whoever takes them knows; an event tells the others as much as they may know.
_SECRET = (rules.PUT_UNDER, rules.HOLD_BACK, rules.SWAP_TROPHY, rules.KEEP_TROPHY, rules.PAY_TROPHY, rules.PICK)
# By why the game ended: most glory alone, more credits with equal glory, both equal.
_RESULTS = {
    rules.BY_GLORY: ("result-glory", "result-glory-credits", "result-glory-shared"),
    rules.BY_DECK: ("result-deck", "result-deck-credits", "result-deck-shared"),
    rules.BY_TURNS: ("result-turns", "result-turns-credits", "result-turns-shared"),
}


class MetalAdventuresGame(Game):
    id = "metal_adventures"
    title = "Metal Adventures"
    clauses = "MAD"
    rules_version = 1
    seat_counts = range(2, 7)
    official_seats = range(3, 7)  # MAD-1.1
    options = MetalAdventuresOptions
    content_file = ContentFile
    action_types = actions.ACTIONS
    event_types = events.EVENTS
    outcome_types = (FirstPlayerFell, BaseFell, TrophyFell, SpaceCardFell, ImprovementFell, DieFell, FaktorFell)
    view_type = view.MetalAdventuresView
    sheet_type = MetalAdventuresSheet
    appraisal = MetalAdventuresAppraisal()

    def __init__(self) -> None:
        self._sheets: dict[str, MetalAdventuresSheet] = {}  # by the reference of a content

    def build_content(self, source: dict[str, object], file: str) -> Content:
        return build(source, file)

    def start(self, seats: int, options: Options, content: Content) -> State:
        hunters = HUNTERS.index(cast(MetalAdventuresOptions, options).hunters)
        return new_game(cast(MetalAdventuresContent, content).rules, seats, hunters)

    def read_position(self, position: str, content: Content) -> State:
        return reading.read(position, cast(MetalAdventuresContent, content).rules)

    def position(self, state: State) -> str:
        return notation.write(_table(state))

    def position_for(self, state: State, viewer: Viewer) -> str:
        return notation.write_for(_table(state), viewer)

    def options_of(self, state: State) -> Options:
        return MetalAdventuresOptions(HUNTERS[int(_table(state).hunters)])

    # -- actions --------------------------------------------------------------------------------

    def action(self, code: int) -> Action:
        return actions.from_code(code)

    def code(self, action: Action) -> int:
        return actions.to_code(action)

    def meant(self, state: State, action: Action) -> Action:
        """A promise that is due may be kept by its number too."""
        table = _table(state)
        is_due = int(table.step()) == rules.SETTLING
        if isinstance(action, actions.KeepPromise) and is_due and action.promise == int(table.argument(0)) + 1:
            return actions.KeepPromise()
        return action

    def codes(self, state: State, seat: int, action: Action) -> tuple[int, ...]:
        if isinstance(action, actions.WholeAction):
            return offers.unfold(_table(state), seat, action)
        return super().codes(state, seat, action)

    def explain(self, state: State, seat: int, action: Action) -> Refused:
        # A whole offer stops at the step that is not possible.
        return refusals.explain_code(_table(state), seat, self.codes(state, seat, action)[-1])

    def not_now(self, state: State, seat: int) -> Refused:
        return refusals.not_now(_table(state), seat)

    def action_audience(self, state: State, seat: int, code: int) -> int:
        """MAD-1.3, MAD-1.8, MAD-3.7, MAD-7.17: secret are trophies put under, kept or held back, picks and plunder.

        Whoever gets a card, or loses it, sees which one it is.
        """
        table = _table(state)
        kind = code // rules.BASE
        if kind == rules.TAKE_WRECK and int(table.argument(0)) == rules.REWARD_WRECKS:
            return int(only(seat) | only(table.target))
        if kind == rules.PICK and int(table.step()) == rules.PICKING and int(table.argument(0)) == rules.GIFT:
            return int(only(seat) | only(table.other[rules.GIFT]))
        return int(only(seat)) if kind in _SECRET else PUBLIC

    # -- chance ---------------------------------------------------------------------------------

    def outcome(self, state: State, code: int) -> Outcome:
        table = _table(state)
        match int(table.step()):
            case rules.FIRST_DRAWING:
                return FirstPlayerFell(code)
            case rules.BASE_DEALING:
                return BaseFell(int(table.who()), code + 1)
            case rules.TROPHY_DRAWING:
                return TrophyFell(code + 1)
            case rules.SPACE_DRAWING:
                return SpaceCardFell(code + 1)
            case rules.IMPROVEMENT_DRAWING:
                return ImprovementFell(code + 1)
            case rules.DIE_ROLLING:
                return DieFell(DICE[int(table.argument(0))], code)
        return FaktorFell(int(table.who()), code * 2)

    def outcome_code(self, state: State, outcome: Outcome) -> int:
        table = _table(state)
        step = int(table.step())
        match outcome:
            case FirstPlayerFell(seat=seat) if step == rules.FIRST_DRAWING and 0 <= seat < int(table.seats):
                return seat
            case BaseFell(seat=seat, base=base) if step == rules.BASE_DEALING and seat == int(table.who()):
                return base - 1 if 1 <= base <= BASES else -1
            case TrophyFell(trophy=trophy) if step == rules.TROPHY_DRAWING and 1 <= trophy <= TROPHIES:
                return trophy - 1
            case SpaceCardFell(card=card) if step == rules.SPACE_DRAWING and 1 <= card <= SPACE_CARDS:
                return card - 1
            case ImprovementFell(card=card) if step == rules.IMPROVEMENT_DRAWING and 1 <= card <= IMPROVEMENTS:
                return card - 1
            case DieFell(die=die, face=face) if step == rules.DIE_ROLLING and DICE.index(die) == int(table.argument(0)):
                return face if 0 <= face < len(table.content.battle_weights) else -1
            case FaktorFell(seat=seat, face=face) if step == rules.FAKTOR_ROLLING and seat == int(table.who()):
                return face // 2 if face in (0, 2, 4, 6) else -1
        return -1

    def outcome_audience(self, state: State) -> int:
        """MAD-1.8: who draws a trophy sees it."""
        table = _table(state)
        return int(only(table.who())) if int(table.step()) == rules.TROPHY_DRAWING else PUBLIC

    # -- telling --------------------------------------------------------------------------------

    def events(self, state: State, log: Sequence[int]) -> list[Told]:
        return events.events(_table(state), log)

    def sheet(self, content: Content) -> MetalAdventuresSheet:
        if content.reference not in self._sheets:
            self._sheets[content.reference] = sheet(cast(MetalAdventuresContent, content))
        return self._sheets[content.reference]

    def words(self, state: State, action: Action) -> dict[str, Argument]:
        """What is bought and for how much, what an event asks, what a promise is about."""
        table = _table(state)
        words: dict[str, Argument] = {"phase": view.phase_of(table).value}
        match action:
            case actions.Buy(slot=slot) if int(table.market[slot - 1]) != rules.NO_CARD:
                card = int(table.market[slot - 1])
                words |= {"improvement": card + 1, "price": int(rest_price(table, int(table.who()), card))}
            case actions.Tour(number=number, slot=slot):
                way = actions.to_code(action) % tour.WAYS
                words["price"] = refusals.tour_price(table, int(table.active), number, way)
                if slot is not None and int(table.market[slot - 1]) != rules.NO_CARD:
                    words["improvement"] = int(table.market[slot - 1]) + 1
            case actions.Choose(choice=choice) if int(table.step()) == rules.CHOICE:
                words |= _choice_words(table, choice)
            case actions.KeepPromise(promise=promise):
                if promise is None and int(table.step()) == rules.SETTLING:
                    promise = int(table.argument(0)) + 1
                words |= _promise_words(table, promise)
            case actions.ClaimTrophy(trophy=trophy):
                words["named"] = "no" if trophy is None else "yes"
            case actions.Pick(trophy=trophy):
                words["picked"] = "ship" if trophy is None else "trophy"
            case actions.CallHelp(promise=promise):
                words |= _promise_words(table, promise)
            case actions.BreakPromise() | actions.Join() if int(table.step()) in (rules.SETTLING, rules.HELPING):
                place = int(table.argument(0 if int(table.step()) == rules.SETTLING else 1))
                words |= _promise_words(table, place + 1)
        return words

    def shared(self, state: State) -> bytes:
        return fields(view.shared(_table(state)))

    def own(self, state: State, viewer: Viewer) -> bytes:
        return fields(view.own(_table(state), viewer))

    def result(self, state: State) -> Result:
        """MAD-4.5: most glory, then most credits; then the victory is shared."""
        table = _table(state)
        seats = range(int(table.seats))
        mask = int(winners(table))
        won = tuple(seat for seat in seats if mask >> seat & 1)
        points = tuple(int(glory_of(table, seat)) for seat in seats)
        by_glory = points.count(max(points)) == 1
        decided = 2 if len(won) > 1 else 0 if by_glory else 1
        return Result(won, points, _RESULTS[int(ending(table))][decided], "MAD-4.5")

    def from_bytes(self, data: bytes) -> State:
        return from_bytes(data)


def _choice_words(table: Table, choice: int) -> dict[str, Argument]:
    event = int(table.argument(0))
    effect = int(table.content.event_effect[event])
    words: dict[str, Argument] = {
        "effect": INCIDENTS[effect].value,
        "amount": int(table.content.event_number[event]),
    }
    if choice and effect != SHAKEDOWN:
        words["improvement" if effect == STORM else "ship"] = choice
    return words


def _promise_words(table: Table, promise: int | None) -> dict[str, Argument]:
    """The promise in question: its object in parts, as the texts of terms take them."""
    if promise is None or not 1 <= promise <= int(ledger.promise_count(table)):
        return {}
    term = item_of(int(ledger.entry(table, promise - 1, rules.ITEM)))
    words: dict[str, Argument] = {
        "item": term.item.value,
        "promiser": int(ledger.promiser_of(table, promise - 1)),
        "promisee": int(ledger.promisee_of(table, promise - 1)),
        "number": term.number or 0,
        "kind": term.kind.value if term.kind else "any",
        "due": "none",
    }
    if term.improvement is not None:
        words["improvement"] = term.improvement
    return words


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = MetalAdventuresGame()
