"""The cards in words: what a card is called, what it does, and a line of flavour.

Names and flavour are messages of each card (`card-<key>`, `card-<key>-flavour`), rule texts those of
its effect or condition with the numbers of the card: so an owner's own cards have words too, and a
changed number is never told wrong.
"""

from __future__ import annotations

from metalworks.contract.texts import Argument, Texts
from metalworks.games.metal_adventures.components import MOMENTS
from metalworks.games.metal_adventures.content import (
    BaseEntry,
    Card,
    EventEntry,
    ImprovementEntry,
    ShipEntry,
    TrophyEntry,
)
from metalworks.games.metal_adventures.sheet import (
    BaseSheet,
    ImprovementSheet,
    IncidentSheet,
    PrintedCard,
    ShipSheet,
    TrophySheet,
)

# A card as it is written in a content file, or as a match tells it.
Named = Card | PrintedCard
AnyShip = ShipEntry | ShipSheet
AnyTrophy = TrophyEntry | TrophySheet
AnyIncident = EventEntry | IncidentSheet
AnyImprovement = ImprovementEntry | ImprovementSheet
AnyEntry = AnyShip | AnyIncident | AnyTrophy | AnyImprovement | BaseEntry | BaseSheet


def name_of(card: Named, texts: Texts) -> str:
    """What a card is called: by its owner's file, or by our texts."""
    return card.name or texts(_key(f"card-{card.key}"))


def flavour_of(card: Named, texts: Texts) -> str:
    """A line of flavour, which only cards of the house set have."""
    key = _key(f"card-{card.key}-flavour")
    return texts(key) if key in texts and not card.name else ""


def rule_of(card: AnyEntry, texts: Texts) -> str:
    """What a card does or asks for, and what it brings."""
    if isinstance(card, AnyShip):
        return _ship(card, texts)
    if isinstance(card, AnyTrophy):
        condition = texts(_key(f"condition-{card.condition}"), **_numbers(number=card.number, of=card.of))
        rewards = _amounts(texts, glory=card.glory, credits=card.credits)
        brings = texts("trophy-reward", rewards=_listed(texts, rewards))
        return f"{condition} {brings}"
    if isinstance(card, AnyIncident):
        numbers = _numbers(number=card.number, over=card.over, spares=card.spares)
    else:
        numbers = _numbers(number=card.number, against=card.against)
    return texts(_key(f"effect-{card.effect}"), **numbers)


def moment_of(card: AnyImprovement, texts: Texts) -> str:
    """MAD-3.11: when a support card is used; nothing for equipment."""
    moment = MOMENTS.get(card.effect)
    return texts(f"moment-{moment}") if moment else ""


def _ship(ship: AnyShip, texts: Texts) -> str:
    rewards = _amounts(texts, credits=ship.credits, glory=ship.glory, support=ship.support, repair=ship.repair)
    parts = [
        texts("ship-victory", rewards=_listed(texts, [*rewards, texts("amount-wreck")])),
        texts("ship-defeat", number=ship.damage),
    ]
    if ship.hunter:
        parts.append(texts("ship-hunter"))
    return " ".join(parts)


def _amounts(texts: Texts, **amounts: int) -> list[str]:
    """What there is of each kind: `3 credits`, `1 glory point`."""
    return [texts(f"amount-{kind}", number=number) for kind, number in amounts.items() if number]


def _listed(texts: Texts, parts: list[str]) -> str:
    """`3 credits, 1 glory point and the wreck`."""
    *others, last = parts
    return texts("amount-and", first=", ".join(others), last=last) if others else last


def _numbers(**values: int | str | None) -> dict[str, Argument]:
    return {name: value for name, value in values.items() if value is not None}


def _key(words: str) -> str:
    return words.replace("_", "-")
