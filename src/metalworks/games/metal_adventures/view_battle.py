"""The battle as a viewer sees it: two sums by parts, dice, who has declared, and exact chances.

Chances are in permille. They look at public facts only: powers, dice and what a target is worth.
"""

from __future__ import annotations

import functools

import msgspec

from metalworks.games.metal_adventures.components import (
    BATTLE_KINDS,
    PLANETS,
    BattleKind,
    Planet,
    members,
)
from metalworks.games.metal_adventures.events import PartKind, Side, SumPart
from metalworks.games.metal_adventures.rules import battles, ledger
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.astrolabe import effect_of, is_infamous, lent_power, power_of
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.content import (
    AGAINST_CHALLENGER,
    BANE,
    BOOST,
    ESCAPE,
    ESCORT,
    PLATING,
    REROLL_OWN,
)
from metalworks.games.metal_adventures.rules.deals import joining_reason
from metalworks.games.metal_adventures.rules.faktor import can_commit, debt
from metalworks.games.metal_adventures.rules.odds import help_of, lead_on_captain, lead_on_planet, lead_on_ship
from metalworks.games.metal_adventures.rules.terms import is_principal
from metalworks.kernel.state import POSSIBLE

# While allies are sought, by deals or by calling a promise of help.
_SEEKING = frozenset(
    (rules.ALLYING, rules.GATHERING, rules.HELPING, rules.TERMS, rules.CALLING, rules.PICKING, rules.ANSWERING)
)


class AllyOdds(msgspec.Struct, frozen=True):
    """The chance with one captain as ally, and with that captain's Metal Faktor die too."""

    other: int
    odds: int
    faktor: int | None  # None where that die is not blank


class TargetOdds(msgspec.Struct, frozen=True):
    """What a captain's chances are against a target: alone, with the own Metal Faktor die, with each ally."""

    kind: BattleKind
    alone: int
    faktor: int | None  # None where the die is not blank
    allies: tuple[AllyOdds, ...]
    ship: int | None = None
    planet: Planet | None = None
    other: int | None = None
    judgment: int = 0  # for a promise of peace that the challenge breaks (MAD-7.25)


class HelperOdds(msgspec.Struct, frozen=True):
    """What a captain who is still free would lend to one side, and the chance of that side then."""

    principal: int
    other: int
    lends: int
    odds: int
    faktor: int | None  # with that captain's Metal Faktor die too; None where it is not blank
    judgment: int = 0  # what joining costs that captain for a promise of peace (MAD-7.25)


class ChoiceOdds(msgspec.Struct, frozen=True):
    """The chance of the viewer's side after one of the viewer's choices, and what hangs on it for the viewer."""

    action: str
    odds: int
    improvement: int | None = None
    damage: int = 0  # that the viewer takes if their side loses
    judgment: int = 0  # at once
    credits: int = 0  # for a traitor if the defence wins
    lends: int = 0  # what a traitor adds to the defence


class BattleView(msgspec.Struct, frozen=True):
    """A battle in progress."""

    number: int
    kind: BattleKind
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    parts: tuple[SumPart, ...]  # of both sums, as far as they are known
    attack: int
    defence: int
    orange: int | None  # None while not rolled
    gray: int | None
    committed: tuple[int, ...]
    rolled: tuple[tuple[int, int], ...]  # Metal Faktor dice that are rolled: seat, face
    pledged: tuple[int, ...]  # joined with the die
    odds: int | None  # permille, for the attacker; None while there is no target
    choices: tuple[ChoiceOdds, ...]
    helpers: tuple[HelperOdds, ...]  # while allies are sought
    ship: int | None = None
    planet: Planet | None = None
    other: int | None = None  # the challenged captain
    ally: int | None = None
    traitor: int | None = None


# -- chances ----------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=4096)
def chance(
    battle: tuple[int, ...], faktor: tuple[int, ...], ahead: int, dice: tuple[int, int], faktors: tuple[int, int]
) -> int:
    """Permille for the attack to reach the defence, which it is `ahead` of before the dice.

    dice: how many battle dice each side still rolls; faktors: how many Metal Faktor dice.
    """
    spread = {ahead: 1.0}
    for faces, (own, opposing) in ((battle, dice), (faktor, faktors)):
        for sign, number in ((1, own), (-1, opposing)):
            for _ in range(number):
                spread = _rolled(spread, faces, sign)
    return round(1000 * sum(weight for lead, weight in spread.items() if lead >= 0))


def _rolled(spread: dict[int, float], faces: tuple[int, ...], sign: int) -> dict[int, float]:
    """The leads after one more die."""
    after: dict[int, float] = {}
    for lead, weight in spread.items():
        for face in faces:
            after[lead + sign * face] = after.get(lead + sign * face, 0.0) + weight / len(faces)
    return after


def _odds(table: Table, ahead: int, dice: tuple[int, int] = (1, 1), faktors: tuple[int, int] = (0, 0)) -> int:
    content = table.content
    return chance(
        tuple(int(face) for face in content.battle), tuple(int(face) for face in content.faktor), ahead, dice, faktors
    )


def target_odds(table: Table, seat: int) -> tuple[TargetOdds, ...]:
    """What the active captain's chances are against everything that may be attacked now."""
    step = int(table.step())
    if step == rules.TARGETING:
        return tuple(_on_ship(table, seat, BattleKind.SPACE, ship) for ship in members(int(table.face_up)))
    if int(table.fought):
        return ()
    planets = [
        _against(table, seat, BattleKind.PLANET, int(lead_on_planet(table, seat, number)), planet=planet)
        for number, planet in enumerate(PLANETS)
        if not int(table.visited) >> number & 1
    ]
    captains = [
        _against(table, seat, BattleKind.CHALLENGE, int(lead_on_captain(table, seat, other)), other=other)
        for other in range(int(table.seats))
        if other != seat
    ]
    ships = [_on_ship(table, seat, BattleKind.VIA_KAROKUM, ship) for ship in members(int(table.karokum))]
    return (*ships, *planets, *captains)


def _on_ship(table: Table, seat: int, kind: BattleKind, ship: int) -> TargetOdds:
    return _against(table, seat, kind, int(lead_on_ship(table, seat, ship)), ship=ship + 1)


def _against(
    table: Table,
    seat: int,
    kind: BattleKind,
    ahead: int,
    ship: int | None = None,
    planet: Planet | None = None,
    other: int | None = None,
) -> TargetOdds:
    allies: list[AllyOdds] = []
    if not is_infamous(table, seat):
        for ally in range(int(table.seats)):
            if ally not in (seat, other) and not is_infamous(table, ally):
                lead = ahead + int(help_of(table, seat, ally))
                with_die = None if int(table.faktor[ally]) else _odds(table, lead, faktors=(1, 0))
                allies.append(AllyOdds(ally, _odds(table, lead), with_die))
    own_die = None if int(table.faktor[seat]) else _odds(table, ahead, faktors=(1, 0))
    judgment = 0 if other is None else _peace_judgment(table, seat, 1 << other)
    return TargetOdds(kind, _odds(table, ahead), own_die, tuple(allies), ship, planet, other, judgment)


def _peace_judgment(table: Table, seat: int, against: int) -> int:
    """MAD-7.25: the points of judgment that going against these captains costs."""
    wronged = {
        int(ledger.promisee_of(table, number))
        for number in range(int(ledger.promise_count(table)))
        if int(ledger.entry(table, number, rules.ITEM)) == ledger.PEACE_ITEM
        and int(ledger.promiser_of(table, number)) == seat
        and against >> int(ledger.promisee_of(table, number)) & 1
    }
    return min(len(wronged), _judgment_left(table, seat))


def _judgment_left(table: Table, seat: int) -> int:
    """MAD-2.4: how many points of judgment still count."""
    return rules.MOST_JUDGMENT - int(table.judgment[seat])


# -- the battle -------------------------------------------------------------------------------------


def battle_view(table: Table, viewer: int | None) -> BattleView | None:
    kind = int(table.kind)
    if kind == rules.NO_BATTLE:
        return None
    target = int(table.target)
    has_target = target != rules.NO_CARD
    parts = _parts(table) if has_target else ()
    attack, defence = (sum(part.number for part in parts if part.side is side) for side in Side)
    dice = [int(face) for face in table.dice]
    committed = int(table.committed)
    return BattleView(
        number=int(table.battle),
        kind=BATTLE_KINDS[kind - 1],
        attackers=members(int(table.attackers)),
        defenders=members(int(table.defenders)),
        parts=parts,
        attack=attack,
        defence=defence,
        orange=_face(dice, rules.ORANGE),
        gray=_face(dice, rules.GRAY),
        committed=members(committed),
        rolled=tuple(
            (seat, dice[rules.FAKTOR + seat])
            for seat in members(committed)
            if dice and dice[rules.FAKTOR + seat] != rules.NOT_ROLLED
        ),
        pledged=members(int(table.pledged)),
        odds=_now(table, attack - defence) if has_target else None,
        choices=_choices(table, viewer, attack - defence) if has_target and viewer is not None else (),
        helpers=_helpers(table, attack - defence) if has_target else (),
        ship=target + 1 if has_target and battles.is_ship_battle(table) else None,
        planet=PLANETS[target] if kind == rules.ON_PLANET else None,
        other=target if kind == rules.WITH_CAPTAIN else None,
        ally=None if int(table.ally) == rules.NOBODY else int(table.ally),
        traitor=None if int(table.traitor) == rules.NOBODY else int(table.traitor),
    )


def _face(dice: list[int], die: int) -> int | None:
    return dice[die] if dice and dice[die] != rules.NOT_ROLLED else None


def _parts(table: Table) -> tuple[SumPart, ...]:
    """Both sums as they stand: what is rolled counts, what is not does not yet."""
    attacker = int(table.active)
    attack = _captains_side(table, Side.ATTACK, attacker, int(table.attackers))
    attack += [
        SumPart(Side.ATTACK, PartKind.DIE, int(battles.shown(table, rules.ORANGE)), attacker),
        SumPart(Side.ATTACK, PartKind.CARDS, int(table.attack_cards), attacker),
        SumPart(
            Side.ATTACK, PartKind.BONUS, int(effect_of(table, attacker, BANE, battles.attack_against(table))), attacker
        ),
        SumPart(Side.ATTACK, PartKind.DEBT, -int(debt(table)), attacker),
    ]
    return tuple(part for part in (*attack, *_defence(table)) if part.number)


def _defence(table: Table) -> list[SumPart]:
    gray = SumPart(Side.DEFENCE, PartKind.DIE, int(battles.shown(table, rules.GRAY)))
    if int(table.kind) == rules.WITH_CAPTAIN:
        seat = int(table.target)
        bonus = int(effect_of(table, seat, BANE, AGAINST_CHALLENGER))
        return [
            *_captains_side(table, Side.DEFENCE, seat, int(table.defenders)),
            SumPart(Side.DEFENCE, PartKind.CARDS, int(table.defence_cards), seat),
            SumPart(Side.DEFENCE, PartKind.BONUS, bonus, seat),
            gray,
        ]
    parts = [SumPart(Side.DEFENCE, PartKind.POWER, int(battles.printed_power(table)))]
    traitor = int(table.traitor)
    if traitor != rules.NOBODY:
        parts += [
            SumPart(Side.DEFENCE, PartKind.SUPPORT, int(lent_power(table, traitor)), traitor),
            SumPart(Side.DEFENCE, PartKind.FAKTOR, int(battles.committed_die(table, traitor)), traitor),
        ]
    return [*parts, gray]


def _captains_side(table: Table, side: Side, principal: int, seats: int) -> list[SumPart]:
    parts = [SumPart(side, PartKind.POWER, int(power_of(table, principal)), principal)]
    escort = int(effect_of(table, principal, ESCORT))
    for seat in members(seats):
        if seat != principal:
            parts.append(SumPart(side, PartKind.SUPPORT, int(lent_power(table, seat)) + escort, seat))
        parts.append(SumPart(side, PartKind.FAKTOR, int(battles.committed_die(table, seat)), seat))
    return parts


def _now(table: Table, ahead: int, attack_dice: int = 0, defence_dice: int = 0) -> int:
    """The attacker's chance as things stand, with so many Metal Faktor dice more on either side."""
    dice = [int(face) for face in table.dice]
    to_roll = tuple(int(not dice or dice[die] == rules.NOT_ROLLED) for die in (rules.ORANGE, rules.GRAY))
    waiting = [
        seat for seat in members(int(table.committed)) if not dice or dice[rules.FAKTOR + seat] == rules.NOT_ROLLED
    ]
    own = sum(int(table.attackers) >> seat & 1 for seat in waiting)
    faktors = (own + attack_dice, len(waiting) - own + defence_dice)
    return _odds(table, ahead, (to_roll[0], to_roll[1]), faktors)


def _helpers(table: Table, ahead: int) -> tuple[HelperOdds, ...]:
    """For each side that may win allies, and each captain who could join it now: the chance of that side."""
    if int(table.step()) not in _SEEKING:
        return ()
    found = []
    for principal in range(int(table.seats)):
        if not is_principal(table, principal):
            continue
        attacks = bool(int(table.attackers) >> principal & 1)
        opponents = int(table.defenders if attacks else table.attackers)
        for other in range(int(table.seats)):
            if int(joining_reason(table, principal, other)) != POSSIBLE:
                continue
            lends = int(help_of(table, principal, other))
            lead = ahead + lends if attacks else ahead - lends
            plain, with_die = (
                odds if attacks else 1000 - odds
                for odds in (_now(table, lead), _now(table, lead, int(attacks), int(not attacks)))
            )
            judgment = _peace_judgment(table, other, opponents) if int(table.kind) == rules.WITH_CAPTAIN else 0
            faktor = None if int(table.faktor[other]) else with_die
            found.append(HelperOdds(principal, other, lends, plain, faktor, judgment))
    return tuple(found)


def _stake(table: Table, seat: int) -> int:
    """MAD-5.7, MAD-5.8, MAD-5.33: the damage that a defeat of this participant's side turns on their wheel."""
    if int(table.escaping) >> seat & 1:
        return 0
    points = 1
    if battles.is_ship_battle(table) and int(table.traitor) == rules.NOBODY:
        points = int(table.content.ship_damage[int(table.target)])
    if seat != int(table.traitor):  # MAD-5.22: a beaten traitor takes the point whatever the plating
        points = max(0, points - int(effect_of(table, seat, PLATING)))
    return min(points, rules.MOST_DAMAGE - int(table.damage[seat]))


def _betrayal(table: Table, seat: int, odds: int) -> ChoiceOdds:
    """MAD-5.20, MAD-5.22: what turning traitor brings and costs."""
    target = int(table.target)
    is_ship = battles.is_ship_battle(table)
    return ChoiceOdds(
        "betray_attacker",
        odds,
        damage=min(1, rules.MOST_DAMAGE - int(table.damage[seat])),
        judgment=min(1, _judgment_left(table, seat)),
        credits=int(table.content.ship_credits[target]) if is_ship else int(table.treasure[target]),
        lends=int(lent_power(table, seat)),
    )


def _choices(table: Table, viewer: int, ahead: int) -> tuple[ChoiceOdds, ...]:
    """The viewer's own chances after each of their choices of this moment."""
    step = int(table.step())
    if step not in (rules.WORD, rules.DECLARING, rules.ROLLED) or int(table.who()) != viewer:
        return ()
    attacks = bool(int(table.attackers) >> viewer & 1)
    stake = _stake(table, viewer)

    def mine(odds: int) -> int:
        return odds if attacks else 1000 - odds

    if step == rules.WORD:
        lends = int(lent_power(table, viewer))
        escort = int(effect_of(table, int(table.active), ESCORT))
        betrayed = _now(table, ahead - lends - escort - lends)
        loyal = ChoiceOdds("stand_by", _now(table, ahead), damage=stake)
        return loyal, _betrayal(table, viewer, 1000 - betrayed)
    if step == rules.DECLARING and int(table.argument(0)) == 0:
        if not can_commit(table, viewer):
            return ()
        committed = _now(table, ahead, int(attacks), int(not attacks))
        return (
            ChoiceOdds("commit_faktor", mine(committed), damage=stake),
            ChoiceOdds("keep_faktor_back", mine(_now(table, ahead)), damage=stake),
        )
    found = [ChoiceOdds("done", mine(_now(table, ahead)), damage=stake)]
    for code in table.legal(viewer):
        kind, argument = divmod(int(code), rules.BASE)
        if kind == rules.USE_CARD:
            card = argument // 8
            hit = 0 if int(table.content.improvement_effect[card]) == ESCAPE else stake
            found.append(ChoiceOdds("use_card", mine(_with_card(table, card, attacks, ahead)), card + 1, damage=hit))
    return tuple(found)


def _with_card(table: Table, card: int, attacks: bool, ahead: int) -> int:
    """The attacker's chance once a card is used: a boost, or a die rolled again."""
    content = table.content
    effect = int(content.improvement_effect[card])
    if int(table.step()) == rules.ROLLED:
        own = rules.ORANGE if attacks else rules.GRAY
        die = own if effect == REROLL_OWN else 1 - own
        shown = int(battles.shown(table, die))
        again = ahead - shown if die == rules.ORANGE else ahead + shown
        return _odds(table, again, (int(die == rules.ORANGE), int(die == rules.GRAY)))
    boost = int(content.improvement_number[card]) if effect == BOOST else 0
    return _now(table, ahead + boost if attacks else ahead - boost)
