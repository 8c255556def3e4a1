"""The house set of MAD-C1 to MAD-C4 as content for the rules, written down once more by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules import content as c
from metalworks.games.metal_adventures.rules.content import Content

# nation, power, damage, credits, glory, support, repair, hunter: the near ones first.
_S, _I, _B, _O = c.SOLAR, c.IMPERIAL, c.BARRENS, c.OCG
NEAR_SHIPS = [
    (_S, 6, 1, 2, 0, 0, 0, 0),
    (_S, 7, 1, 2, 0, 0, 0, 0),
    (_S, 8, 1, 1, 0, 1, 0, 0),
    (_S, 8, 1, 2, 0, 0, 0, 0),
    (_S, 9, 1, 2, 0, 0, 0, 0),
    (_S, 10, 1, 3, 0, 0, 0, 0),
    (_S, 11, 1, 3, 0, 0, 0, 0),
    (_S, 12, 2, 4, 0, 0, 0, 0),
    (_I, 6, 1, 1, 0, 0, 0, 0),
    (_I, 7, 2, 2, 0, 0, 0, 0),
    (_I, 8, 2, 2, 0, 0, 0, 0),
    (_I, 9, 2, 2, 0, 0, 0, 0),
    (_I, 10, 2, 3, 0, 0, 0, 0),
    (_I, 11, 2, 3, 0, 0, 0, 0),
    (_I, 13, 2, 3, 1, 0, 0, 0),
    (_I, 12, 2, 2, 1, 0, 0, 1),
    (_B, 6, 1, 1, 0, 0, 1, 0),
    (_B, 7, 1, 0, 0, 1, 0, 0),
    (_B, 7, 2, 2, 0, 0, 0, 0),
    (_B, 8, 2, 1, 0, 0, 1, 0),
    (_B, 9, 2, 2, 0, 0, 0, 0),
    (_B, 10, 2, 1, 0, 1, 0, 0),
    (_B, 12, 3, 3, 1, 0, 0, 0),
    (_B, 14, 3, 3, 1, 0, 0, 1),
    (_O, 6, 1, 2, 0, 0, 0, 0),
    (_O, 8, 1, 3, 0, 0, 0, 0),
    (_O, 9, 1, 3, 0, 0, 0, 0),
    (_O, 11, 2, 4, 0, 0, 0, 0),
    (_O, 13, 2, 2, 1, 0, 0, 1),
    (_O, 14, 2, 4, 1, 0, 0, 1),
]
DEEP_SHIPS = [
    (_S, 10, 1, 3, 0, 0, 0, 0),
    (_S, 12, 1, 3, 0, 0, 0, 0),
    (_S, 13, 1, 3, 0, 1, 0, 0),
    (_S, 14, 2, 4, 0, 0, 0, 0),
    (_S, 15, 2, 5, 0, 0, 0, 0),
    (_S, 17, 2, 4, 1, 0, 0, 0),
    (_S, 17, 2, 4, 2, 0, 0, 1),
    (_I, 11, 2, 3, 0, 0, 0, 0),
    (_I, 13, 2, 3, 0, 0, 0, 0),
    (_I, 14, 2, 4, 0, 0, 0, 0),
    (_I, 15, 3, 3, 1, 0, 0, 0),
    (_I, 17, 2, 5, 1, 0, 0, 0),
    (_I, 19, 3, 5, 2, 0, 0, 0),
    (_I, 15, 2, 2, 2, 0, 0, 1),
    (_I, 19, 3, 3, 2, 0, 0, 1),
    (_B, 11, 2, 2, 0, 0, 1, 0),
    (_B, 12, 3, 3, 0, 0, 2, 0),
    (_B, 13, 2, 2, 0, 1, 0, 0),
    (_B, 14, 3, 3, 0, 1, 0, 0),
    (_B, 16, 3, 4, 1, 0, 0, 0),
    (_B, 17, 3, 3, 2, 0, 0, 1),
    (_O, 10, 1, 4, 0, 0, 0, 0),
    (_O, 12, 1, 4, 0, 0, 0, 0),
    (_O, 14, 2, 5, 0, 0, 0, 0),
    (_O, 15, 2, 6, 0, 0, 0, 0),
    (_O, 18, 2, 7, 1, 0, 0, 0),
    (_O, 17, 3, 4, 2, 0, 0, 1),
    (_O, 20, 3, 5, 3, 0, 0, 1),
]
# half, effect, number, more.
EVENTS = [
    (c.NEAR, c.GIFT, 1, 0),
    (c.NEAR, c.MEND, 1, 0),
    (c.NEAR, c.LEVY, 1, 6),
    (c.NEAR, c.STORM, 1, 0),
    (c.DEEP, c.STRIKE, 1, c.ARMOR),
    (c.DEEP, c.SHAKEDOWN, 1, 0),
    (c.DEEP, c.HOARD, 2, 0),
    (c.DEEP, c.HUSH, 1, 0),
    (c.DEEP, c.SCRAP, 2, 0),
    (c.DEEP, c.JUBILEE, 1, 0),
]
# condition, number, of, glory, credits.
TROPHIES = [
    (c.NATIONS_OF_WRECKS, 3, 0, 2, 0),
    (c.WRECKS, 5, 0, 2, 2),
    (c.WRECKS_OF, 2, _O, 1, 2),
    (c.EQUIPMENT_OF, 2, c.WEAPON, 1, 2),
    (c.EQUIPMENT_POWER, 3, 0, 1, 1),
    (c.EQUIPMENT_TYPES, 3, 0, 2, 1),
    (c.POWER, 14, 0, 2, 0),
    (c.CREDITS, 8, 0, 1, 0),
    (c.DAMAGE, 4, 0, 1, 2),
    (c.JUDGMENT, 3, 0, 2, 2),
    (c.CLEAN, 5, 0, 1, 1),
    (c.BEAT_HUNTER, 1, 0, 1, 2),
    (c.BEAT_ALONE, 12, 0, 2, 0),
    (c.BEAT_PLANET, 1, 0, 1, 2),
    (c.WIN_CHALLENGE, 1, 0, 1, 1),
    (c.WIN_AS_ALLY, 1, 0, 1, 2),
    (c.BETRAY, 1, 0, 3, 0),
    (c.KEEP_WORD, 1, 0, 1, 1),
]
# type, power, cost, effect, number, against.
IMPROVEMENTS = [
    (c.WEAPON, 4, 6, c.NO_EFFECT, 1, 0),
    (c.WEAPON, 3, 4, c.NO_EFFECT, 1, 0),
    (c.WEAPON, 2, 3, c.BANE, 2, c.AGAINST_PLANET),
    (c.WEAPON, 2, 3, c.BANE, 1, c.AGAINST_CAPTAIN),
    (c.WEAPON, 1, 3, c.BANE, 3, c.AGAINST_HUNTER),
    (c.ARMOR, 4, 6, c.NO_EFFECT, 1, 0),
    (c.ARMOR, 2, 4, c.PLATING, 1, 0),
    (c.ARMOR, 2, 3, c.BANE, 1, c.AGAINST_CHALLENGER),
    (c.ARMOR, 1, 2, c.BANE, 3, c.AGAINST_CHALLENGER),
    (c.ARMOR, 1, 2, c.HIDEAWAY, 2, 0),
    (c.TOOL, 2, 4, c.PLUNDER, 1, 0),
    (c.TOOL, 1, 2, c.WINCH, 1, 0),
    (c.TOOL, 1, 2, c.DISCOUNT, 1, 0),
    (c.TOOL, 1, 2, c.DAMPER, 2, 0),
    (c.TOOL, 1, 3, c.ESCORT, 2, 0),
    (c.SUPPORT, 0, 3, c.BOOST, 3, 0),
    (c.SUPPORT, 0, 4, c.BOOST, 5, 0),
    (c.SUPPORT, 0, 1, c.ESCAPE, 1, 0),
    (c.SUPPORT, 0, 2, c.REROLL_OWN, 1, 0),
    (c.SUPPORT, 0, 2, c.REROLL_OTHER, 1, 0),
    (c.SUPPORT, 0, 2, c.COOL, 1, 0),
    (c.SUPPORT, 0, 3, c.MINE, 2, 0),
    (c.SUPPORT, 0, 3, c.PARDON, 1, 0),
    (c.SUPPORT, 0, 2, c.REPAIR, 2, 0),
]
# effect, number, against.
BASES = [
    (c.DOCK, 1, 0),
    (c.ESCORT, 2, 0),
    (c.BANE, 2, c.AGAINST_CAPTAIN),
    (c.PLUNDER, 1, 0),
    (c.BANE, 2, c.AGAINST_HUNTER),
    (c.LEND, 1, 0),
]


def _flat(rows: list[tuple[int, ...]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def house(bases: list[tuple[int, ...]] | None = None) -> Content:
    ships = [(c.NEAR, *ship) for ship in NEAR_SHIPS] + [(c.DEEP, *ship) for ship in DEEP_SHIPS]
    return Content(
        _flat([*ships]),
        _flat([*EVENTS]),
        _flat([*TROPHIES]),
        _flat([*IMPROVEMENTS]),
        _flat([*BASES] if bases is None else bases),
        vec[i64]([16, 14, 13]),
        vec[i64]([1, 2, 3, 4, 5, 6]),
        vec[i64]([0, 0, 2, 2, 4, 6]),
    )


HOUSE = house()
