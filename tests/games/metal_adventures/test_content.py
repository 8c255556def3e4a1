"""The house set keeps what ledger and rulebook say of it, every mistake in a file names entry and field, and every card
has its words."""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from metalworks import BadContent
from metalworks.cli.content import template_text
from metalworks.contract.content import read_content
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.games.metal_adventures import components
from metalworks.games.metal_adventures.card_texts import AnyEntry, flavour_of, moment_of, name_of, rule_of
from metalworks.games.metal_adventures.components import (
    CONDITIONS,
    EFFECTS,
    EQUIPMENT_TYPES,
    INCIDENTS,
    MOMENTS,
    NATIONS,
    PLANETS,
    Condition,
    Effect,
    Half,
    ImprovementType,
    Nation,
    Planet,
)
from metalworks.games.metal_adventures.content import (
    HARMFUL_INCIDENTS,
    HARMFUL_SUPPORT,
    BaseEntry,
    EventEntry,
    ImprovementEntry,
    MetalAdventuresContent,
    ShipEntry,
    TrophyEntry,
    build,
)
from metalworks.games.metal_adventures.rules import content as rules

Source = dict[str, Any]
Mistake = Callable[[Source], object]
FILE = files("metalworks.games.metal_adventures") / "content" / "house.toml"
LISTS = ("ship", "event", "trophy", "improvement", "base")


def house() -> Source:
    return copy.deepcopy(read_content(FILE))


def built() -> MetalAdventuresContent:
    return build(house(), "house.toml")


def cards() -> list[AnyEntry]:
    file = built().file
    return [*file.ship, *file.event, *file.trophy, *file.improvement, *file.base]


# -- the house set -----------------------------------------------------------------------------------


@pytest.mark.rule("MAD-1.4", "MAD-1.5")
def test_counts() -> None:
    file = built().file
    assert Counter(ship.half.value for ship in file.ship) == {"near": 30, "deep": 28}
    assert Counter(event.half.value for event in file.event) == {"near": 4, "deep": 6}
    assert len(file.trophy) == 18
    assert Counter(card.type.value for card in file.improvement) == {"weapon": 5, "armor": 5, "tool": 5, "support": 9}
    assert len(file.base) == 6
    assert {planet.planet for planet in file.planet} == set(Planet)


@pytest.mark.rule("MAD-3.1", "MAD-C3")
def test_ships() -> None:
    ships = built().file.ship
    assert {ship.power for ship in ships} == set(range(6, 21))
    assert {ship.damage for ship in ships} == {1, 2, 3}
    hunters = [ship for ship in ships if ship.hunter]
    assert len(ships) / 6.5 < len(hunters) < len(ships) / 5.5
    for half in Half:
        here = [ship for ship in ships if ship.half is half]
        others = [ship for ship in here if not ship.hunter]
        caught = [ship for ship in here if ship.hunter]
        assert {ship.nation for ship in here} == set(Nation)
        assert mean(ship.power for ship in caught) > mean(ship.power for ship in others) + 2
        assert all(ship.glory for ship in caught)
    near = [ship.power for ship in ships if ship.half is Half.NEAR]
    deep = [ship.power for ship in ships if ship.half is Half.DEEP]
    assert max(near) <= 14
    assert sum(power <= 13 for power in near) > 0.9 * len(near)
    assert min(deep) >= 10
    weak, middling, strong = (
        [s for s in ships if low <= s.power <= high] for low, high in ((6, 9), (10, 14), (15, 20))
    )
    for value in (lambda ship: ship.damage, worth):
        assert mean(map(value, weak)) < mean(map(value, middling)) < mean(map(value, strong))


def worth(ship: ShipEntry) -> float:
    """What a victory brings, in credits: a point of glory is worth about six, a support card about two."""
    return ship.credits + 6 * ship.glory + 2 * ship.support + ship.repair


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


@pytest.mark.rule("MAD-C1", "MAD-C2")
def test_dice_and_planets() -> None:
    packed = built().rules
    assert list(packed.battle) == [1, 2, 3, 4, 5, 6]
    assert list(packed.faktor) == [0, 0, 2, 2, 4, 6]
    assert list(packed.faktor_weights) == [2, 2, 1, 1]
    assert list(packed.planet_power) == [16, 14, 13]
    assert [PLANETS.index(planet) for planet in Planet] == [rules.EXXALIA, rules.BAZAAR, rules.KAROKUM]


@pytest.mark.rule("MAD-C4")
def test_cards_differ() -> None:
    file = built().file
    assert {event.effect for event in file.event} == set(INCIDENTS)
    assert {trophy.condition for trophy in file.trophy} == set(CONDITIONS)
    improvements = {(card.type, card.power, card.effect, card.number, card.against) for card in file.improvement}
    assert len(improvements) == 24
    assert {card.effect for card in file.improvement if card.type is ImprovementType.SUPPORT} == set(MOMENTS)
    assert len({(base.effect, base.number, base.against) for base in file.base}) == 6


@pytest.mark.rule("MAD-8.1", "MAD-8.3", "MAD-8.4")
def test_limits_on_content() -> None:
    file = built().file
    assert all(base.effect is not Effect.NONE and base.effect not in MOMENTS for base in file.base)
    assert any(event.effect in HARMFUL_INCIDENTS for event in file.event)
    assert any(card.effect in HARMFUL_SUPPORT for card in file.improvement)
    assert all(trophy.glory >= 1 for trophy in file.trophy)


def test_every_entry_says_its_origin() -> None:
    source = house()
    origins = Counter(entry["origin"] for kind in (*LISTS, "planet") for entry in source[kind])
    assert origins == {"house": 118, "rulebook": 1}
    (known,) = [entry for entry in source["trophy"] if entry["origin"] == "rulebook"]
    assert known["condition"] == "equipment_power"  # the one condition that the rulebook describes


# -- as the rules see it -----------------------------------------------------------------------------


def test_names_have_the_numbers_of_the_rules() -> None:
    assert len(EFFECTS) == rules.EFFECTS
    assert len(INCIDENTS) == rules.INCIDENTS
    assert len(CONDITIONS) == rules.CONDITIONS
    assert len(NATIONS) == rules.NATIONS
    for names in (EFFECTS, INCIDENTS, CONDITIONS, NATIONS, components.IMPROVEMENT_TYPES, components.HALVES):
        for number, name in enumerate(names):
            constant = {"none": "NO_EFFECT", "nations": "NATIONS_OF_WRECKS"}.get(name.value, name.value.upper())
            assert getattr(rules, constant) == number, name
    for number, against in enumerate(components.AGAINST, 1):
        assert getattr(rules, f"AGAINST_{against.value.upper()}") == number


def test_cards_are_packed() -> None:
    """Every column of the rules' tables against the file, whatever numbers are tuned."""
    content = built()
    file, packed = content.file, content.rules
    assert [components.HALVES[half] for half in packed.ship_half] == [ship.half for ship in file.ship]
    assert [NATIONS[nation] for nation in packed.ship_nation] == [ship.nation for ship in file.ship]
    for field in ("power", "damage", "credits", "glory", "support", "repair", "hunter"):
        assert list(getattr(packed, f"ship_{field}")) == [getattr(ship, field) for ship in file.ship], field
    assert [INCIDENTS[effect] for effect in packed.event_effect] == [event.effect for event in file.event]
    assert [packed.half_of(rules.SHIPS + number) for number in range(10)] == [rules.NEAR] * 4 + [rules.DEEP] * 6
    assert list(packed.event_number) == [event.number or 1 for event in file.event]
    more = {event.effect.value: number for event, number in zip(file.event, packed.event_more, strict=True)}
    assert more.pop("levy") == next(event.over for event in file.event if event.over)
    assert more.pop("strike") == rules.ARMOR
    assert set(more.values()) == {0}
    assert [CONDITIONS[condition] for condition in packed.trophy_condition] == [one.condition for one in file.trophy]
    assert list(packed.trophy_number) == [trophy.number or 1 for trophy in file.trophy]
    assert [(number, of) for number, of in enumerate(packed.trophy_of) if of] == [(2, rules.OCG), (3, rules.WEAPON)]
    for field in ("glory", "credits"):
        assert list(getattr(packed, f"trophy_{field}")) == [getattr(trophy, field) for trophy in file.trophy], field
    types = [components.IMPROVEMENT_TYPES[kind] for kind in packed.improvement_type]
    assert types == [card.type for card in file.improvement]
    for field in ("power", "cost"):
        assert list(getattr(packed, f"improvement_{field}")) == [getattr(one, field) for one in file.improvement], field
    for kind, listed in (("improvement", file.improvement), ("base", file.base)):
        effects = [EFFECTS[effect] for effect in getattr(packed, f"{kind}_effect")]
        against = [(None, *components.AGAINST)[number] for number in getattr(packed, f"{kind}_against")]
        assert effects == [card.effect for card in listed]
        assert list(getattr(packed, f"{kind}_number")) == [card.number or 1 for card in listed]
        assert against == [card.against for card in listed]


@pytest.mark.rule("MAD-3.11")
def test_every_support_card_names_its_moment() -> None:
    content = built()
    texts = Texts("en", "metal_adventures")
    numbers = {"battle": rules.BATTLE, "rolled": rules.ROLLED, "turn": rules.TURN}
    for number, card in enumerate(content.file.improvement):
        moment = MOMENTS.get(card.effect)
        assert (moment is not None) == (card.type is ImprovementType.SUPPORT)
        assert content.rules.moment_of(number) == (rules.NO_MOMENT if moment is None else numbers[moment])
        assert bool(moment_of(card, texts)) == (moment is not None)


# -- mistakes ----------------------------------------------------------------------------------------


def card(source: Source, key: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = [entry for kind in LISTS for entry in source[kind] if entry["key"] == key]
    return found[0]


def turned_to_gifts(source: Source) -> None:
    for entry in source["event"]:
        if entry["effect"] in {"storm", "strike", "shakedown"}:
            entry.pop("spares", None)
            entry["effect"] = "gift"


MISTAKES: list[tuple[str, str, Mistake]] = [
    ("content", "game", lambda s: s.pop("content")),
    ("content", "colour", lambda s: s["content"].update(colour="red")),
    ("ship", "", lambda s: s.pop("ship")),
    ("dice", "battle", lambda s: s.pop("dice")),
    ("-", "extra", lambda s: s.update(extra=1)),
    # fields and their values
    ("ship 1", "power", lambda s: s["ship"][0].pop("power")),
    ("ship 1", "nation", lambda s: s["ship"][0].update(nation="venus")),
    ("ship 2", "half", lambda s: s["ship"][1].update(half="middle")),
    ("ship 2", "cannons", lambda s: s["ship"][1].update(cannons=9)),
    ("ship 3", "origin", lambda s: s["ship"][2].update(origin="dream")),
    ("event 1", "effect", lambda s: s["event"][0].update(effect="bane")),
    ("trophy 1", "condition", lambda s: s["trophy"][0].update(condition="rich")),
    ("improvement 1", "type", lambda s: s["improvement"][0].update(type="toy")),
    ("improvement 3", "against", lambda s: s["improvement"][2].update(against="everybody")),
    ("base 1", "effect", lambda s: s["base"][0].pop("effect")),
    ("ship 1 (morning_excuse)", "power", lambda s: s["ship"][0].update(power=5)),
    ("ship 1 (morning_excuse)", "power", lambda s: s["ship"][0].update(power=21)),
    ("ship 1 (morning_excuse)", "damage", lambda s: s["ship"][0].update(damage=4)),
    ("ship 1 (morning_excuse)", "damage", lambda s: s["ship"][0].update(damage=0)),
    ("ship 1 (morning_excuse)", "credits", lambda s: s["ship"][0].update(credits=-1)),
    ("ship 1 (morning_excuse)", "glory", lambda s: s["ship"][0].update(glory=10)),
    ("ship 1 (morning_excuse)", "support", lambda s: s["ship"][0].update(support=2)),
    ("ship 1 (morning_excuse)", "repair", lambda s: s["ship"][0].update(repair=5)),
    # what an effect or condition needs, and no more
    ("event 1 (drifting_strongboxes)", "number", lambda s: s["event"][0].pop("number")),
    ("event 1 (drifting_strongboxes)", "number", lambda s: s["event"][0].update(number=10)),
    ("event 1 (drifting_strongboxes)", "over", lambda s: s["event"][0].update(over=3)),
    ("event 3 (customs_sweep)", "over", lambda s: s["event"][2].pop("over")),
    ("event 3 (customs_sweep)", "over", lambda s: s["event"][2].update(over=0)),
    ("event 5 (meteor_swarm)", "spares", lambda s: s["event"][4].pop("spares")),
    ("event 5 (meteor_swarm)", "spares", lambda s: s["event"][4].update(spares="support")),
    ("event 8 (faktor_hush)", "number", lambda s: s["event"][7].update(number=1)),
    ("trophy 1 (three_flags)", "number", lambda s: s["trophy"][0].pop("number")),
    ("trophy 1 (three_flags)", "number", lambda s: s["trophy"][0].update(number=5)),
    ("trophy 1 (three_flags)", "glory", lambda s: s["trophy"][0].update(glory=0)),
    ("trophy 1 (three_flags)", "credits", lambda s: s["trophy"][0].update(credits=10)),
    ("trophy 1 (three_flags)", "of", lambda s: s["trophy"][0].update(of="solar")),
    ("trophy 3 (hostile_takeover)", "of", lambda s: s["trophy"][2].pop("of")),
    ("trophy 3 (hostile_takeover)", "of", lambda s: s["trophy"][2].update(of="weapon")),
    ("trophy 4 (full_battery)", "of", lambda s: s["trophy"][3].update(of="ocg")),
    ("trophy 12 (collar_breaker)", "number", lambda s: s["trophy"][11].update(number=1)),
    ("improvement 1 (rail_culverin)", "cost", lambda s: s["improvement"][0].update(cost=21)),
    ("improvement 1 (rail_culverin)", "power", lambda s: s["improvement"][0].update(power=10)),
    ("improvement 1 (rail_culverin)", "number", lambda s: s["improvement"][0].update(number=1)),
    ("improvement 1 (rail_culverin)", "effect", lambda s: s["improvement"][0].update(effect="boost", number=1)),
    ("improvement 3 (breach_petition)", "against", lambda s: s["improvement"][2].pop("against")),
    ("improvement 7 (iron_corset)", "against", lambda s: s["improvement"][6].update(against="hunter")),
    ("improvement 16 (last_fuse)", "power", lambda s: s["improvement"][15].update(power=1)),
    ("improvement 16 (last_fuse)", "effect", lambda s: s["improvement"][15].update(effect="dock")),
    ("base 1 (crows_tooth)", "effect", lambda s: s["base"][0].update(effect="none")),
    ("base 1 (crows_tooth)", "effect", lambda s: s["base"][0].update(effect="escape")),
    ("base 2 (saint_gasket)", "number", lambda s: s["base"][1].pop("number")),
    # keys and names
    ("ship 2 (morning_excuse)", "morning_excuse", lambda s: s["ship"][1].update(key="morning_excuse")),
    ("base 1 (three_flags)", "three_flags", lambda s: s["base"][0].update(key="three_flags")),
    ("ship 1 (Morning Excuse)", "key", lambda s: s["ship"][0].update(key="Morning Excuse")),
    ("ship 1 (evening_excuse)", "name", lambda s: s["ship"][0].update(key="evening_excuse")),
    ("ship 1 (evening_excuse)", "name", lambda s: s["ship"][0].update(key="evening_excuse", name=" ")),
    # planets and dice
    ("planet 2", "exxalia", lambda s: s["planet"][1].update(planet="exxalia")),
    ("karokum", "", lambda s: s["planet"].pop()),
    ("exxalia", "power", lambda s: s["planet"][0].update(power=0)),
    ("dice", "battle", lambda s: s["dice"]["battle"].append(7)),
    ("dice", "battle", lambda s: s["dice"].update(battle=[1, 2, 3, 4, 5, 10])),
    ("dice", "faktor", lambda s: s["dice"].update(faktor=[0, 2, 4])),
    ("dice", "faktor", lambda s: s["dice"].update(faktor=[0, 0, 2, 2, 4, 5])),
    # how many of each (MAD-1.4, MAD-1.5), and what the limits on content ask for (MAD-8.3)
    ("ship (near)", "", lambda s: s["ship"][0].update(half="deep")),
    ("ship (deep)", "", lambda s: s["ship"].pop()),
    ("event (near)", "", lambda s: s["event"].pop(0)),
    ("event (deep)", "", lambda s: s["event"].pop()),
    ("trophy", "", lambda s: s["trophy"].pop()),
    ("improvement (equipment)", "", lambda s: s["improvement"].pop(0)),
    ("improvement (support)", "", lambda s: s["improvement"].pop()),
    ("base", "", lambda s: s["base"].pop()),
    ("event", "effect", turned_to_gifts),
    ("improvement", "effect", lambda s: card(s, "limpet_mine").update(effect="repair")),
]


@pytest.mark.parametrize(("entry", "field", "mistake"), MISTAKES)
def test_a_mistake_names_entry_and_field(entry: str, field: str, mistake: Mistake) -> None:
    source = house()
    mistake(source)
    with pytest.raises(BadContent) as caught:
        build(source, "mine.toml")
    told = {str(value) for value in caught.value.arguments.values()}
    assert entry in told
    assert field in told or not field
    for language in LANGUAGES:
        assert "mine.toml" in caught.value.text(language)
        assert entry in caught.value.text(language)
        assert field in caught.value.text(language)


def test_a_file_of_another_game() -> None:
    source = house()
    source["content"]["game"] = "metallurgie"
    with pytest.raises(BadContent) as caught:
        build(source, "mine.toml")
    assert caught.value.key == "content-other-game"


def test_bounds_of_conditions_can_be_met() -> None:
    source = house()
    card(source, "floating_fortress").update(number=8)
    with pytest.raises(BadContent, match="between 9 and 30"):  # everybody begins with 8
        build(source, "mine.toml")


# -- the template, and cards of one's own ------------------------------------------------------------


def test_the_template_is_commented_and_good() -> None:
    text = template_text("metal_adventures")
    source = tomllib.loads(text)
    content = build(source, "my-box.toml")
    assert content.id == "my-box"
    assert content.rules.packed == built().rules.packed
    origins = {entry["origin"] for kind in (*LISTS, "planet") for entry in source[kind]}
    assert origins == {"own", "rulebook"}
    for name in (*EFFECTS, *INCIDENTS, *CONDITIONS):  # what an owner of the box may choose from, each with its meaning
        assert re.search(rf"^#   {name.value} +\S+ \w+", text, re.MULTILINE), name
    comments = "\n".join(line for line in text.splitlines() if line.startswith("#"))
    for name in (*NATIONS, *EQUIPMENT_TYPES, *components.AGAINST, *components.HALVES):
        assert name.value in comments


def test_a_card_of_ones_own_has_its_own_name(tmp_path: Path) -> None:
    source = house()
    card(source, "three_flags").update(key="own_flags", name="Own Flags", origin="own")
    file = tmp_path / "own.toml"
    content = build(source, str(file))
    for language in LANGUAGES:
        texts = Texts(language, "metal_adventures")
        own = content.file.trophy[0]
        assert name_of(own, texts) == "Own Flags"
        assert flavour_of(own, texts) == ""
        assert "3" in rule_of(own, texts)
    assert content.digest != built().digest


# -- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    texts = Texts(language, "metal_adventures")
    names = [name_of(one, texts) for one in cards()]
    assert len(set(names)) == len(names) == 116
    assert len({flavour_of(one, texts) for one in cards()}) == 116
    for one in cards():
        words = f"{name_of(one, texts)} {rule_of(one, texts)} {flavour_of(one, texts)}"
        assert not re.search(r"[{}_]|card-|effect-|condition-|amount-", words), words
        assert rule_of(one, texts).endswith(".")
        assert flavour_of(one, texts).endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_text_tells_the_numbers_of_its_card(language: str) -> None:
    texts = Texts(language, "metal_adventures")
    file = built().file
    for ship in file.ship:
        numbers = sorted(n for n in (ship.credits, ship.glory, ship.repair, ship.damage) if n)
        assert sorted(map(int, re.findall(r"\d+", rule_of(ship, texts)))) == numbers, ship
    others: list[EventEntry | ImprovementEntry | BaseEntry | TrophyEntry]
    others = [*file.event, *file.improvement, *file.base, *file.trophy]
    for one in others:
        if one.number is not None:
            assert str(one.number) in re.findall(r"\d+", rule_of(one, texts)), one


def test_every_name_a_file_may_choose_has_words_in_every_language() -> None:
    keys = [f"effect-{effect}" for effect in (*EFFECTS, *INCIDENTS)]
    keys += [f"condition-{condition}" for condition in Condition]
    keys += [f"nation-{nation}" for nation in NATIONS] + [f"planet-{planet}" for planet in PLANETS]
    keys += [f"improvement-{kind}" for kind in ImprovementType] + [f"half-{half}" for half in Half]
    for language in LANGUAGES:
        texts = Texts(language, "metal_adventures")
        assert all(key.replace("_", "-") in texts for key in keys)
