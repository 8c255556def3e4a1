"""Metallum, answered to the contract of a game for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from metalworks.contract.game import Game, Told, fields
from metalworks.contract.problems import Refused
from metalworks.contract.texts import Argument
from metalworks.contract.types import Action, Content, Options, Outcome, Result, Viewer
from metalworks.games.metallum import actions, events, notation, refusals, view
from metalworks.games.metallum.components import EDITIONS, PLANETS, Edition, Planet, card_named, effect_of, planet_at
from metalworks.games.metallum.computer.appraisal import MetallumAppraisal
from metalworks.games.metallum.content import ContentFile, MetallumContent, build
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.components import Table
from metalworks.games.metallum.rules.game import from_bytes, new_game
from metalworks.games.metallum.rules.market import price
from metalworks.games.metallum.rules.rounds import tie_break, winner
from metalworks.games.metallum.sheet import MetallumSheet, sheet
from metalworks.kernel.state import NO_SEAT, PUBLIC, State, only


class MetallumOptions(Options, frozen=True):
    """How a game of Metallum is set up."""

    edition: Edition = Edition.EN  # MET-E: whose rulebook is followed


class PlanetFell(Outcome, frozen=True):
    """The planet that was turned up."""

    planet: Planet


class CardFell(Outcome, frozen=True):
    """The card that came to the market."""

    card: int


class OrderFell(Outcome, frozen=True):
    """Who acts first when everything ties."""

    seat: int


_RESULTS = ("result-money", "result-tie-extractors", "result-tie-costs", "result-draw")


class MetallumGame(Game):
    id = "metallum"
    title = "Metallum"
    clauses = "MET"
    rules_version = 2
    seat_counts = range(2, 3)
    options = MetallumOptions
    content_file = ContentFile
    action_types = actions.ACTIONS
    event_types = events.EVENTS
    outcome_types = (PlanetFell, CardFell, OrderFell)
    view_type = view.MetallumView
    sheet_type = MetallumSheet
    appraisal = MetallumAppraisal()

    def build_content(self, source: dict[str, object], file: str) -> Content:
        return build(source, file)

    def start(self, seats: int, options: Options, content: Content) -> State:
        edition = EDITIONS.index(cast(MetallumOptions, options).edition)
        return new_game(cast(MetallumContent, content).rules, edition)

    def read_position(self, text: str, content: Content) -> State:
        return notation.read(text, cast(MetallumContent, content).rules)

    def position(self, state: State) -> str:
        return notation.write(_table(state))

    def position_for(self, state: State, viewer: Viewer) -> str:
        return notation.write_for(_table(state), viewer)

    def options_of(self, state: State) -> Options:
        return MetallumOptions(EDITIONS[int(_table(state).edition)])

    def action(self, code: int) -> Action:
        return actions.from_code(code)

    def code(self, action: Action) -> int:
        return actions.to_code(action)

    def meant(self, state: State, action: Action) -> Action:
        """The same action with the number of a card that is named."""
        card = getattr(action, "card", None)
        if not isinstance(card, str):
            return action
        number = card_named((int(effect) for effect in _table(state).content.effects), card)
        if number is None:
            raise actions.no_such_card(card)
        return msgspec.structs.replace(action, card=number + 1)

    def explain(self, state: State, seat: int, action: Action) -> Refused:
        return refusals.explain(_table(state), seat, self.meant(state, action))

    def not_now(self, state: State, seat: int) -> Refused:
        return refusals.not_now(_table(state), seat)

    def outcome(self, state: State, code: int) -> Outcome:
        phase = int(_table(state).phase)
        if phase == rules.MARKET:
            return CardFell(code + 1)
        return OrderFell(code) if phase == rules.ORDER_DRAW else PlanetFell(PLANETS[code])

    def outcome_code(self, state: State, outcome: Outcome) -> int:
        phase = int(_table(state).phase)
        match outcome:
            case CardFell(card=card) if phase == rules.MARKET and 1 <= card <= rules.CARDS:
                return card - 1
            case OrderFell(seat=seat) if phase == rules.ORDER_DRAW and seat in (0, 1):
                return seat
            case PlanetFell(planet=planet) if phase in (rules.ACTIONS, rules.TURNING_UP):
                return PLANETS.index(planet)
        return -1

    def action_audience(self, state: State, seat: int, code: int) -> int:
        """MET-3.1: only its owner knows a program before both are revealed; an event says that there is one."""
        return int(only(seat)) if code // rules.BASE >= rules.PROGRAM else PUBLIC

    def events(self, state: State, log: Sequence[int]) -> list[Told]:
        return events.events(_table(state), log)

    def words(self, state: State, action: Action) -> dict[str, Argument]:
        """Names for places, slots and cards."""
        table = _table(state)
        words: dict[str, Argument] = {}
        place = getattr(action, "place", None)
        if isinstance(place, int) and 1 <= place <= rules.PLACES:
            planet = planet_at(table, place - 1)
            words["planet"] = planet.value if planet else "hidden"
        slot = getattr(action, "slot", None)
        if isinstance(slot, int) and 1 <= slot <= rules.SLOTS and int(table.market[slot - 1]) != rules.NO_CARD:
            words["effect"] = effect_of(table, int(table.market[slot - 1])).value
            words["price"] = int(price(table, table.player, slot - 1))
        card = getattr(action, "card", None)
        if isinstance(card, int) and 1 <= card <= rules.CARDS:
            words["effect"] = effect_of(table, card - 1).value
        if isinstance(action, actions.UseInstallation):
            here = planet_at(table, int(table.ship[table.player]))
            words["planet"] = here.value if here else "hidden"
        words["step"] = view.step_of(table).value
        return words

    def sheet(self, content: Content) -> MetallumSheet:
        return sheet(cast(MetallumContent, content))

    def shared(self, state: State) -> bytes:
        return fields(view.shared(_table(state)))

    def own(self, state: State, viewer: Viewer) -> bytes:
        return fields(view.own(_table(state), viewer))

    def result(self, state: State) -> Result:
        """MET-7.1: more $, then extractors in the system, then costs of bought modules, then a draw."""
        table = _table(state)
        won = int(winner(table))
        winners = (0, 1) if won == NO_SEAT else (won,)
        scores = tuple(int(table.money[seat]) for seat in (0, 1))
        return Result(winners, scores, _RESULTS[int(tie_break(table))], "MET-7.1")

    def from_bytes(self, data: bytes) -> State:
        return from_bytes(data)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


GAME = MetallumGame()
