"""The content of Metal Adventures: every card, the power of the planets and the faces of the dice."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from importlib.resources import files as package_files
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract import content as files
from metalworks.contract.content import (
    ContentHead,
    Origin,
    check_game,
    check_range,
    convert,
    entries,
    head_of,
    one_for_each,
    read_content,
)
from metalworks.contract.problems import BadContent
from metalworks.contract.types import Content
from metalworks.games.metal_adventures.components import (
    AGAINST,
    CONDITIONS,
    EFFECTS,
    EQUIPMENT_TYPES,
    HALVES,
    IMPROVEMENT_TYPES,
    INCIDENTS,
    NATIONS,
    PLANETS,
    Against,
    Condition,
    Effect,
    Half,
    ImprovementType,
    Incident,
    Nation,
    Planet,
)
from metalworks.games.metal_adventures.rules import content as rules

_NAME = "metal_adventures"
_KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

EQUIPMENT_EFFECTS = EFFECTS[: rules.FIRST_SUPPORT_EFFECT]
SUPPORT_EFFECTS = EFFECTS[rules.FIRST_SUPPORT_EFFECT :]
BASE_EFFECTS = EQUIPMENT_EFFECTS[1:]  # MAD-8.1: each has an ability

# Effects without a number; that of all others is between 1 and 9.
NUMBERLESS: frozenset[StrEnum] = frozenset(
    {
        Effect.NONE,
        Effect.DOCK,
        Effect.WINCH,
        Effect.ESCAPE,
        Effect.REROLL_OWN,
        Effect.REROLL_OTHER,
        Effect.COOL,
        Incident.HUSH,
    }
)
# Conditions with a number, and its bounds: no trophy may ask for what cannot be had.
NUMBERS: dict[Condition, tuple[int, int]] = {
    Condition.WRECKS: (1, 20),
    Condition.NATIONS: (1, 4),
    Condition.WRECKS_OF: (1, 9),
    Condition.EQUIPMENT_OF: (1, 4),
    Condition.EQUIPMENT_TYPES: (1, 3),
    Condition.EQUIPMENT_POWER: (1, 9),
    Condition.POWER: (9, 30),
    Condition.CREDITS: (1, 72),
    Condition.DAMAGE: (1, 4),
    Condition.JUDGMENT: (1, 4),
    Condition.CLEAN: (1, 8),
    Condition.BEAT_ALONE: (6, 20),
}
# MAD-8.3: what inflicts damage.
HARMFUL_INCIDENTS = (Incident.STORM, Incident.STRIKE, Incident.SHAKEDOWN)
HARMFUL_SUPPORT = (Effect.MINE,)


class Of(StrEnum):
    """What a trophy counts: wrecks of a nation, or equipment of a type."""

    SOLAR = "solar"
    IMPERIAL = "imperial"
    BARRENS = "barrens"
    OCG = "ocg"
    TOOL = "tool"
    WEAPON = "weapon"
    ARMOR = "armor"


OF: dict[Condition, tuple[StrEnum, ...]] = {
    Condition.WRECKS_OF: NATIONS,
    Condition.EQUIPMENT_OF: EQUIPMENT_TYPES,
}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any card: the key of its texts (`card-<key>`), or a name of the owner's own that stands for them."""

    key: str
    origin: Origin
    name: str = ""


class ShipEntry(Card, frozen=True, kw_only=True):
    """A starship: how hard it is to beat, what that brings, and what a defeat costs."""

    half: Half
    nation: Nation
    power: int
    damage: int
    credits: int = 0
    glory: int = 0
    support: int = 0
    repair: int = 0
    hunter: bool = False


class EventEntry(Card, frozen=True, kw_only=True):
    """An event: what it does to every captain."""

    half: Half
    effect: Incident
    number: int | None = None
    over: int | None = None
    spares: ImprovementType | None = None


class TrophyEntry(Card, frozen=True, kw_only=True):
    """A trophy: its condition and what revealing it brings."""

    condition: Condition
    glory: int
    credits: int = 0
    number: int | None = None
    of: Of | None = None


class ImprovementEntry(Card, frozen=True, kw_only=True):
    """A piece of equipment or a support card."""

    type: ImprovementType
    cost: int
    power: int = 0
    effect: Effect = Effect.NONE
    number: int | None = None
    against: Against | None = None


class BaseEntry(Card, frozen=True, kw_only=True):
    """A base starship: its ability."""

    effect: Effect
    number: int | None = None
    against: Against | None = None


class PlanetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet that can be attacked, and its power."""

    planet: Planet
    power: int
    origin: Origin


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the battle dice and of the Metal Faktor dice, where 0 is blank."""

    battle: list[int]
    faktor: list[int]
    origin: Origin


class ContentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file of Metal Adventures."""

    content: ContentHead
    ship: list[ShipEntry]
    event: list[EventEntry]
    trophy: list[TrophyEntry]
    improvement: list[ImprovementEntry]
    base: list[BaseEntry]
    planet: list[PlanetEntry]
    dice: Dice


class MetalAdventuresContent(Content, frozen=True):
    file: ContentFile  # for the sheet: what people are told about every card
    rules: rules.Content


CardEntry = TypeVar("CardEntry", bound=Card)


def build(source: dict[str, object], file: str) -> MetalAdventuresContent:
    """Validate a content file; a mistake names the entry and the field."""
    head = head_of(source, file)
    check_game(head, _NAME, file)
    ships = _cards(source, "ship", ShipEntry, file)
    events = _cards(source, "event", EventEntry, file)
    trophies = _cards(source, "trophy", TrophyEntry, file)
    improvements = _cards(source, "improvement", ImprovementEntry, file)
    bases = _cards(source, "base", BaseEntry, file)
    planets = one_for_each(PLANETS, source, "planet", PlanetEntry, file)
    dice = convert(source.get("dice", {}), Dice, file, "dice")
    whole = convert(source, ContentFile, file, "-")
    _check_counts(whole, file)
    _check_keys({**ships, **events, **trophies, **improvements, **bases}, file)
    for label, ship in ships.items():
        _check_ship(ship, label, file)
    for label, event in events.items():
        _check_event(event, label, file)
    for label, trophy in trophies.items():
        _check_trophy(trophy, label, file)
    for label, improvement in improvements.items():
        _check_improvement(improvement, label, file)
    for label, base in bases.items():
        _check_choice(base.effect, BASE_EFFECTS, label, file)
        _check_effect(base, label, file)
    for planet in planets.values():
        check_range(file, planet.planet.value, "power", planet.power, 1, 30)
    _check_dice(dice, file)
    _check_harm(whole, file)
    return MetalAdventuresContent(head.id, files.digest(source), source, whole, _packed(whole))


# -- what a file must hold ---------------------------------------------------------------------------


def _cards(source: dict[str, object], kind: str, shape: type[CardEntry], file: str) -> dict[str, CardEntry]:
    """The cards of one list by what mistakes call them: `ship 15 (crown_auditor)`."""
    cards: dict[str, CardEntry] = {}
    for number, values in enumerate(entries(source, kind, file), 1):
        entry = convert(values, shape, file, f"{kind} {number}")
        cards[f"{kind} {number} ({entry.key})"] = entry
    return cards


def _check_counts(whole: ContentFile, file: str) -> None:
    """MAD-1.2, MAD-1.4, MAD-1.5: how many cards of each kind there are."""
    near, deep = Half.NEAR, Half.DEEP
    support = ImprovementType.SUPPORT
    counts = [
        ("ship", near, sum(ship.half is near for ship in whole.ship), rules.NEAR_SHIPS),
        ("ship", deep, sum(ship.half is deep for ship in whole.ship), rules.SHIPS - rules.NEAR_SHIPS),
        ("event", near, sum(event.half is near for event in whole.event), rules.NEAR_EVENTS),
        ("event", deep, sum(event.half is deep for event in whole.event), rules.EVENTS - rules.NEAR_EVENTS),
        ("trophy", "", len(whole.trophy), rules.TROPHIES),
        (
            "improvement",
            "equipment",
            sum(card.type is not support for card in whole.improvement),
            rules.IMPROVEMENTS - rules.SUPPORT_CARDS,
        ),
        ("improvement", support, sum(card.type is support for card in whole.improvement), rules.SUPPORT_CARDS),
        ("base", "", len(whole.base), rules.BASES),
    ]
    for kind, part, found, needed in counts:
        if found != needed:
            entry = f"{kind} ({part})" if part else kind
            raise BadContent("content-card-count", file=file, entry=entry, found=found, needed=needed)


def _check_keys(cards: dict[str, Card], file: str) -> None:
    """Every key is there once, and says how the card is called: by our texts, or by a name beside it."""
    seen: set[str] = set()
    for label, card in cards.items():
        if not _KEY.fullmatch(card.key):
            raise BadContent("content-key", game=_NAME, file=file, entry=label, field="key")
        if card.key in seen:
            raise BadContent("content-twice", file=file, entry=label, name=card.key)
        seen.add(card.key)
        if not card.name.strip() and card.key not in house_keys():
            raise BadContent("content-nameless", game=_NAME, file=file, entry=label, field="name")


@functools.cache
def house_keys() -> frozenset[str]:
    """The keys of the house set: the cards that our texts name."""
    source = read_content(package_files(f"metalworks.games.{_NAME}") / "content" / "house.toml")
    lists = [source[kind] for kind in ("ship", "event", "trophy", "improvement", "base")]
    return frozenset(card["key"] for cards in lists if isinstance(cards, list) for card in cards)


def _check_ship(ship: ShipEntry, label: str, file: str) -> None:
    check_range(file, label, "power", ship.power, 6, 20)  # MAD-3.1
    check_range(file, label, "damage", ship.damage, 1, 3)
    check_range(file, label, "credits", ship.credits, 0, 9)
    check_range(file, label, "glory", ship.glory, 0, 9)
    check_range(file, label, "support", ship.support, 0, 1)
    check_range(file, label, "repair", ship.repair, 0, 4)


def _check_event(event: EventEntry, label: str, file: str) -> None:
    _check_number(event.effect, event.number, label, file)
    _check_field("over", event.over, event.effect, event.effect is Incident.LEVY, label, file)
    _check_field("spares", event.spares, event.effect, event.effect is Incident.STRIKE, label, file)
    if event.over is not None:
        check_range(file, label, "over", event.over, 1, 72)
    if event.spares is not None:
        _check_choice(event.spares, EQUIPMENT_TYPES, label, file, "spares")


def _check_trophy(trophy: TrophyEntry, label: str, file: str) -> None:
    check_range(file, label, "glory", trophy.glory, 1, 9)  # MAD-8.4
    check_range(file, label, "credits", trophy.credits, 0, 9)
    condition = trophy.condition
    _check_field("number", trophy.number, condition, condition in NUMBERS, label, file)
    if trophy.number is not None:
        check_range(file, label, "number", trophy.number, *NUMBERS[condition])
    _check_field("of", trophy.of, condition, condition in OF, label, file)
    if trophy.of is not None:
        _check_choice(trophy.of, OF[condition], label, file, "of")


def _check_improvement(card: ImprovementEntry, label: str, file: str) -> None:
    check_range(file, label, "cost", card.cost, 0, 20)
    if card.type is ImprovementType.SUPPORT:
        _check_choice(card.effect, SUPPORT_EFFECTS, label, file)
        check_range(file, label, "power", card.power, 0, 0)
    else:
        _check_choice(card.effect, EQUIPMENT_EFFECTS, label, file)
        check_range(file, label, "power", card.power, 0, 9)
    _check_effect(card, label, file)


def _check_effect(card: ImprovementEntry | BaseEntry, label: str, file: str) -> None:
    _check_number(card.effect, card.number, label, file)
    _check_field("against", card.against, card.effect, card.effect is Effect.BANE, label, file)


def _check_number(effect: Effect | Incident, number: int | None, label: str, file: str) -> None:
    _check_field("number", number, effect, effect not in NUMBERLESS, label, file)
    if number is not None:
        check_range(file, label, "number", number, 1, 9)


def _check_field(field: str, value: object, name: StrEnum, is_needed: bool, label: str, file: str) -> None:
    """A field stands exactly where the effect or condition has a use for it."""
    if is_needed and value is None:
        raise BadContent("content-needs", game=_NAME, file=file, entry=label, field=field, name=name.value)
    if not is_needed and value is not None:
        raise BadContent("content-needless", game=_NAME, file=file, entry=label, field=field, name=name.value)


def _check_choice(value: StrEnum, known: Sequence[StrEnum], label: str, file: str, field: str = "effect") -> None:
    """Among the names of a field only some fit this kind of card."""
    if value.value not in (one.value for one in known):
        names = ", ".join(one.value for one in known)
        raise BadContent(
            "content-choice", game=_NAME, file=file, entry=label, field=field, name=value.value, known=names
        )


def _check_dice(dice: Dice, file: str) -> None:
    for field, faces in (("battle", dice.battle), ("faktor", dice.faktor)):
        if len(faces) != 6:
            raise BadContent("content-faces", game=_NAME, file=file, entry="dice", field=field, found=len(faces))
    for face in dice.battle:
        check_range(file, "dice", "battle", face, 0, rules.BATTLE_FACES - 1)
    for face in dice.faktor:
        if face not in (0, 2, 4, 6):  # MAD-5.40
            raise BadContent("content-faktor", game=_NAME, file=file, entry="dice", field="faktor", value=face)


def _check_harm(whole: ContentFile, file: str) -> None:
    """MAD-8.3: at least one event and one support card inflict damage."""
    if not any(event.effect in HARMFUL_INCIDENTS for event in whole.event):
        names = ", ".join(HARMFUL_INCIDENTS)
        raise BadContent("content-harmless", game=_NAME, file=file, entry="event", field="effect", known=names)
    if not any(card.effect in HARMFUL_SUPPORT for card in whole.improvement):
        names = ", ".join(HARMFUL_SUPPORT)
        raise BadContent("content-harmless", game=_NAME, file=file, entry="improvement", field="effect", known=names)


# -- as the rules see it -----------------------------------------------------------------------------


def _packed(whole: ContentFile) -> rules.Content:
    power = {planet.planet: planet.power for planet in whole.planet}
    return rules.Content(
        _table(_ship_row(ship) for ship in whole.ship),
        _table(_event_row(event) for event in whole.event),
        _table(_trophy_row(trophy) for trophy in whole.trophy),
        _table(
            (IMPROVEMENT_TYPES.index(card.type), card.power, card.cost, *_effect_row(card))
            for card in whole.improvement
        ),
        _table(_effect_row(base) for base in whole.base),
        vec[i64]([power[planet] for planet in PLANETS]),
        vec[i64](whole.dice.battle),
        vec[i64](whole.dice.faktor),
    )


def _table(rows: Iterable[tuple[int, ...]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def _ship_row(ship: ShipEntry) -> tuple[int, ...]:
    return (
        HALVES.index(ship.half),
        NATIONS.index(ship.nation),
        ship.power,
        ship.damage,
        ship.credits,
        ship.glory,
        ship.support,
        ship.repair,
        int(ship.hunter),
    )


def _event_row(event: EventEntry) -> tuple[int, ...]:
    more = event.over or 0
    if event.spares is not None:
        more = IMPROVEMENT_TYPES.index(event.spares)
    return HALVES.index(event.half), INCIDENTS.index(event.effect), _number(event.number), more


def _trophy_row(trophy: TrophyEntry) -> tuple[int, ...]:
    condition = trophy.condition
    of = 0 if trophy.of is None else [one.value for one in OF[condition]].index(trophy.of.value)
    return CONDITIONS.index(condition), _number(trophy.number), of, trophy.glory, trophy.credits


def _effect_row(card: ImprovementEntry | BaseEntry) -> tuple[int, int, int]:
    against = 0 if card.against is None else AGAINST.index(card.against) + 1
    return EFFECTS.index(card.effect), _number(card.number), against


def _number(number: int | None) -> int:
    """The rules' number of a card: 1 where the effect needs none."""
    return 1 if number is None else number
