"""What is printed on the cards of Metal Adventures: the same for a whole match."""

from __future__ import annotations

from typing import Any

import msgspec

from metalworks.contract.types import CardName, Sheet
from metalworks.games.metal_adventures.components import (
    MOMENTS,
    Against,
    Condition,
    Effect,
    Half,
    ImprovementType,
    Incident,
    Moment,
    Nation,
    Planet,
)
from metalworks.games.metal_adventures.content import Card, MetalAdventuresContent
from metalworks.games.metal_adventures.rules import components as rules


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its number in its list, the key of its texts, and a name where the owner of a box gives one."""

    card: int
    key: str
    name: str = ""


class ShipSheet(PrintedCard, frozen=True, kw_only=True):
    half: Half
    nation: Nation
    power: int
    damage: int
    credits: int
    glory: int
    support: int
    repair: int
    hunter: bool


class IncidentSheet(PrintedCard, frozen=True, kw_only=True):
    """An event card."""

    half: Half
    effect: Incident
    number: int | None
    over: int | None
    spares: ImprovementType | None


class TrophySheet(PrintedCard, frozen=True, kw_only=True):
    condition: Condition
    number: int | None
    of: str | None  # a nation or a type of equipment
    glory: int
    credits: int


class ImprovementSheet(PrintedCard, frozen=True, kw_only=True):
    type: ImprovementType
    power: int
    cost: int
    effect: Effect
    number: int | None
    against: Against | None
    moment: Moment | None  # when a support card is used (MAD-3.11)


class BaseSheet(PrintedCard, frozen=True, kw_only=True):
    effect: Effect
    number: int | None
    against: Against | None


class PlanetSheet(msgspec.Struct, frozen=True):
    planet: Planet
    power: int


class Limits(msgspec.Struct, frozen=True):
    """What the rules fix in numbers and boards draw or say, so that they need not know a rule."""

    damage: int = rules.MOST_DAMAGE
    judgment: int = rules.MOST_JUDGMENT
    improvements: int = rules.MOST_IMPROVEMENTS
    trophies: int = rules.MOST_TROPHIES
    glory: int = rules.WINNING_GLORY
    last_cards: int = rules.LAST_CARDS
    challenge_glory: int = 1  # what the victor of a challenge gains (MAD-5.32)
    broken_word: int = 1  # judgment for each captain to whom a promise is broken (MAD-7.3)


class MetalAdventuresSheet(Sheet, frozen=True):
    """All that is printed in a box of Metal Adventures, and the limits of its rules."""

    ships: tuple[ShipSheet, ...]
    incidents: tuple[IncidentSheet, ...]
    trophies: tuple[TrophySheet, ...]
    improvements: tuple[ImprovementSheet, ...]
    bases: tuple[BaseSheet, ...]
    planets: tuple[PlanetSheet, ...]
    battle_die: tuple[int, ...]
    faktor_die: tuple[int, ...]
    limits: Limits

    def card(self, kind: str, number: int) -> CardName | None:
        lists: dict[str, tuple[PrintedCard, ...]] = {
            "ship": self.ships,
            "incident": self.incidents,
            "trophy": self.trophies,
            "improvement": self.improvements,
            "base": self.bases,
        }
        printed = lists.get(kind, ())
        return CardName(printed[number - 1].key, printed[number - 1].name) if 1 <= number <= len(printed) else None


def sheet(content: MetalAdventuresContent) -> MetalAdventuresSheet:
    """What is printed in a content."""
    file = content.file
    return MetalAdventuresSheet(
        ships=tuple(
            ShipSheet(
                **_card(number, ship), half=ship.half, nation=ship.nation, power=ship.power, damage=ship.damage,
                credits=ship.credits, glory=ship.glory, support=ship.support, repair=ship.repair, hunter=ship.hunter,
            )
            for number, ship in enumerate(file.ship, 1)
        ),
        incidents=tuple(
            IncidentSheet(
                **_card(number, event), half=event.half, effect=event.effect, number=event.number, over=event.over,
                spares=event.spares,
            )
            for number, event in enumerate(file.event, 1)
        ),
        trophies=tuple(
            TrophySheet(
                **_card(number, trophy), condition=trophy.condition, number=trophy.number,
                of=trophy.of.value if trophy.of else None, glory=trophy.glory, credits=trophy.credits,
            )
            for number, trophy in enumerate(file.trophy, 1)
        ),
        improvements=tuple(
            ImprovementSheet(
                **_card(number, card), type=card.type, power=card.power, cost=card.cost, effect=card.effect,
                number=card.number, against=card.against, moment=MOMENTS.get(card.effect),
            )
            for number, card in enumerate(file.improvement, 1)
        ),
        bases=tuple(
            BaseSheet(**_card(number, base), effect=base.effect, number=base.number, against=base.against)
            for number, base in enumerate(file.base, 1)
        ),
        planets=tuple(PlanetSheet(planet.planet, planet.power) for planet in file.planet),
        battle_die=tuple(file.dice.battle),
        faktor_die=tuple(file.dice.faktor),
        limits=Limits(),
    )  # fmt: skip


def _card(number: int, card: Card) -> dict[str, Any]:
    return {"card": number, "key": card.key, "name": card.name}
