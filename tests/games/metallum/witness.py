"""What a game shows: which modules mattered, which installations were used, how it was decided."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks import Match
from metalworks.contract.game import noted
from metalworks.games.metallum import GAME
from metalworks.games.metallum.components import EDITIONS, EFFECTS, PLANETS, Edition, Effect, Planet
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import stands
from metalworks.games.metallum.rules.game import Metallum
from metalworks.games.metallum.rules.installations import without
from metalworks.games.metallum.rules.market import modifier
from metalworks.games.metallum.rules.modules import has_power
from metalworks.games.metallum.rules.programming import complexity

TIE_BREAKS = ("money", "extractors", "costs", "draw")
# Modules that forbid or allow: they matter where the choices would be others without them.
PERMISSIONS = (c.SIGNAL_JAM, c.DEFENCE_GRID, c.FORCE_SHIELD, c.JUMP_GATE)
INCOMES = {c.FOR_REFINERY: c.REFINERY, c.FOR_CUSTOMS: c.CUSTOMS_OFFICE, c.FOR_CONGLOMERATE: c.CONGLOMERATE}


def everything() -> set[str]:
    """All that the recorded games must show together."""
    return {
        *(f"module {effect}" for effect in Effect),
        *(f"installation {planet}" for planet in Planet),
        *(f"edition {edition}" for edition in Edition),
        *(f"decided by {name}" for name in TIE_BREAKS),
    }


class Witness:
    """Looks at a state before each step, and hears what the step brought."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def look(self, state: Metallum) -> None:
        self.seen.add(f"edition {EDITIONS[int(state.edition)]}")
        for effect in PERMISSIONS:
            if has_power(state, 0, effect) or has_power(state, 1, effect):
                other = without(state, effect)
                if any(list(other.legal(seat)) != list(state.legal(seat)) for seat in (0, 1)):
                    self._module(effect)

    def hear(self, before: Metallum, after: Metallum, log: Sequence[int]) -> None:
        """What was noted between two states."""
        rows = list(noted(log))
        for _, kind, a, b, third, fourth, _ in rows:
            match kind:
                case c.INSTALLATION_USED:
                    self.seen.add(f"installation {PLANETS[b]}")
                case c.CARD_USED:
                    self._module(int(before.content.effects[b]))
                case c.INCOME if fourth in INCOMES:
                    self._module(INCOMES[fourth])
                case c.PURCHASED if third < int(before.content.costs[b]) + int(modifier(fourth)):
                    self._module(c.RESEARCH_STATION)
                case c.COMPLEXITY if third < b and int(complexity(without(after, c.COMPILER), a)) != third:
                    self._module(c.COMPILER)
                case c.EXTRACTOR_PLACED if (
                    third >= c.CAUSE_CARD and before.content.effects[third - c.CAUSE_CARD] == c.ROBOT_FACTORY
                ):
                    self._module(c.ROBOT_FACTORY)
                case c.EXECUTED if c.EXTRACTORS_1 <= b <= c.EXTRACTORS_3:
                    placed = sum(row[1] == c.EXTRACTOR_PLACED and row[4] == b for row in rows)
                    if placed > b - c.EXTRACTORS_1 + 1:
                        self._module(c.ASSEMBLY_PLANT)
                case c.PLANET_SCORED if (b, third) != (stands(before, 0, a), stands(before, 1, a)):
                    self._module(c.MINING_STATION)
                case c.GAME_OVER:
                    self.seen.add(f"decided by {TIE_BREAKS[b]}")

    def _module(self, effect: int) -> None:
        self.seen.add(f"module {EFFECTS[effect]}")


def shown(text: str) -> tuple[Match, set[str]]:
    """A journal replayed, and what it shows."""
    match, lines = Match.open(text)
    witness = Witness()
    for number, line in enumerate(lines, 2):
        before = _state(match)
        witness.look(before)
        after = _state(match)
        after.recording = True
        if line.chance:
            after.resolve(GAME.outcome_code(after, GAME.read_outcome(line.chance)))
        else:
            (code,) = match.codes(line.seat, GAME.read_action(line.action))
            after.apply(line.seat, code)
        match.follow(line, number)
        witness.hear(before, after, [int(number) for number in after.take_log()])
    return match, witness.seen


def _state(match: Match) -> Metallum:
    state = match._state.copy()
    assert isinstance(state, Metallum)
    return state
