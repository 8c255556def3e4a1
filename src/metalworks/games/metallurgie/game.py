"""Metallurgie, answered to the contract of a game for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from metalworks.contract.game import Game, Told
from metalworks.contract.problems import Refused
from metalworks.contract.types import Action, Content, Options, Outcome, Result, Viewer
from metalworks.games.metallurgie import actions, events, notation, refusals, shown, view
from metalworks.games.metallurgie.components import Metal, cell, cell_number, metal
from metalworks.games.metallurgie.computer.appraisal import MetallurgieAppraisal
from metalworks.games.metallurgie.content import ContentFile, MetallurgieContent, build
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import Table, connected
from metalworks.games.metallurgie.rules.ending import points
from metalworks.games.metallurgie.rules.game import from_bytes, new_game
from metalworks.games.metallurgie.rules.setup import hungry_seat
from metalworks.kernel.state import PUBLIC, State


class MetallurgieOptions(Options, frozen=True):
    """How a game of Metallurgie is set up."""

    bonus: bool = False  # MGI-5.1: the bonus variant


class FirstPlayerFell(Outcome, frozen=True):
    """Who starts."""

    seat: int


class CardFell(Outcome, frozen=True):
    """The card that came from the deck; no metal is the end card."""

    metal: Metal | None = None


class BonusFell(Outcome, frozen=True):
    """The bonus card that was dealt."""

    metal: Metal


class MetallurgieGame(Game):
    id = "metallurgie"
    title = "Metallurgie"
    clauses = "MGI"
    rules_version = 2
    seat_counts = range(2, 5)
    options = MetallurgieOptions
    content_file = ContentFile
    action_types = actions.ACTIONS
    event_types = events.EVENTS
    outcome_types = (FirstPlayerFell, CardFell, BonusFell)
    view_type = view.MetallurgieView
    appraisal = MetallurgieAppraisal()

    def build_content(self, source: dict[str, object], file: str) -> Content:
        return build(source, file)

    def start(self, seats: int, options: Options, content: Content) -> State:
        metals = cast(MetallurgieContent, content).metals
        return new_game(seats, metals, cast(MetallurgieOptions, options).bonus)

    def read_position(self, text: str, content: Content) -> State:
        return notation.read(text, cast(MetallurgieContent, content).metals)

    def position(self, state: State) -> str:
        return notation.write(_table(state))

    def position_for(self, state: State, viewer: Viewer) -> str:
        return notation.write_for(_table(state), viewer)

    def options_of(self, state: State) -> Options:
        return MetallurgieOptions(bonus=len(_table(state).bonus) > 0)

    def action(self, code: int) -> Action:
        return actions.from_code(code)

    def code(self, action: Action) -> int:
        return actions.to_code(action)

    def meant(self, state: State, action: Action) -> Action:
        """MGI-3.6: an area may be named by any of its positions; the rules name it by the first."""
        table = _table(state)
        if not isinstance(action, actions.ScoreArea) or (number := cell_number(action.at)) < 0 or not table.top[number]:
            return action
        return actions.ScoreArea(cell(int(min(connected(table, number)))))

    def explain(self, state: State, seat: int, action: Action) -> Refused:
        return refusals.explain(_table(state), seat, action)

    def not_now(self, state: State, seat: int) -> Refused:
        return refusals.not_now(_table(state), seat)

    def outcome(self, state: State, code: int) -> Outcome:
        phase = int(_table(state).phase)
        if phase == rules.DEAL_FIRST:
            return FirstPlayerFell(code)
        if phase == rules.DEAL_BONUS:
            return BonusFell(metal(code))
        return CardFell(metal(code) if code != rules.END_CARD else None)

    def outcome_code(self, state: State, outcome: Outcome) -> int:
        phase = int(_table(state).phase)
        match outcome:
            case FirstPlayerFell(seat=seat) if phase == rules.DEAL_FIRST:
                return seat if 0 <= seat < state.seats else -1
            case BonusFell(metal=bonus) if phase == rules.DEAL_BONUS:
                return bonus.number
            case CardFell(metal=card) if phase in (rules.DEAL_HANDS, rules.DRAW, rules.REFILL):
                return card.number if card else rules.END_CARD
        return -1

    def outcome_audience(self, state: State) -> int:
        """MGI-1.5, MGI-5.1: what comes to a hand, and bonus cards, only their owner sees."""
        table = _table(state)
        if int(table.phase) == rules.DEAL_HANDS:
            return 1 << int(hungry_seat(table))
        if int(table.phase) == rules.DEAL_BONUS:
            return 1 << [int(bonus) for bonus in table.bonus].index(0)
        return 1 << int(table.player) if int(table.phase) == rules.REFILL else PUBLIC

    def events(self, state: State, log: Sequence[int]) -> list[Told]:
        return events.events(_table(state), log)

    def shared(self, state: State) -> bytes:
        return shown.shared(_table(state)).encode()

    def own(self, state: State, viewer: Viewer) -> bytes:
        return shown.own(_table(state), viewer).encode()

    def result(self, state: State) -> Result:
        """MGI-4.2: most points; then gold, silver, copper, iron; then the victory is shared."""
        table = _table(state)
        seats = range(int(table.seats))
        scores = tuple(int(points(table, seat)) for seat in seats)
        leaders = [seat for seat in seats if scores[seat] == max(scores)]
        reason = "result-points"
        for kind in (rules.GOLD, rules.SILVER, rules.COPPER, rules.IRON):
            if len(leaders) == 1:
                break
            most = max(int(table.won[seat * rules.METALS + kind]) for seat in leaders)
            left = [seat for seat in leaders if int(table.won[seat * rules.METALS + kind]) == most]
            if len(left) < len(leaders):
                reason = f"result-tie-{metal(kind).value}"
            leaders = left
        if len(leaders) > 1:
            reason = "result-shared"
        return Result(tuple(leaders), scores, reason, "MGI-4.2")

    def from_bytes(self, data: bytes) -> State:
        return from_bytes(data)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = MetallurgieGame()
