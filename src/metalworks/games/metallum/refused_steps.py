"""Why a step of Metallum is refused within an effect, and why an effect could do nothing."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import EFFECTS, PLANETS, Tile, planet_at
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.components import is_discovered, stands
from metalworks.games.metallum.rules.installations import can_change, is_open
from metalworks.games.metallum.rules.market import price
from metalworks.games.metallum.rules.modules import is_barred, is_guarded, is_shielded

# The clause of each subroutine, installation and card, by tile, planet and effect.
SUBROUTINES = (
    "MET-4.10", "MET-4.10", "MET-4.10", "MET-4.20", "MET-4.20", "MET-4.20",
    "MET-4.30", "MET-4.31", "MET-4.32", "MET-4.40", "MET-4.43", "MET-4.44",
)  # fmt: skip
INSTALLATIONS = (
    "MET-4.50", "MET-4.51", "MET-4.52", "MET-4.53", "MET-4.54", "MET-4.55", "MET-4.56", "MET-4.57", "MET-4.58",
)  # fmt: skip
CARDS = (
    "MET-C5", "MET-C6", "MET-C7", "MET-C8", "MET-C10", "MET-C11", "MET-C12", "MET-C13", "MET-C14", "MET-C15",
    "MET-C16", "MET-C17", "MET-C19", "MET-C20", "MET-C21", "MET-C22", "MET-C23", "MET-C24", "MET-C25", "MET-C26",
    "MET-C27",
)  # fmt: skip
_STEPS = (
    acts.MoveShip, acts.PlaceExtractor, acts.TakeExtractor, acts.RemoveExtractor, acts.StopMoving, acts.BuyModule,
    acts.TransportModule, acts.LayModule, acts.PlaceMarker, acts.RemoveMarker, acts.AcquireModule,
    acts.RerunSubroutine, acts.AimCard,
)  # fmt: skip


def refused(key: str, rule: str, **arguments: str | int) -> Refused:
    return Refused(f"refused-{key}", rule=rule, game="metallum", **arguments)


def without(table: rules.Table, effect: int) -> rules.Table:
    """The same table with no module of this effect at work."""
    other = table.copy()
    assert isinstance(other, rules.Table)
    for seat in (0, 1):
        other.power[seat * rules.PLANETARY_EFFECTS + effect] = 0
    return other


# Effects that could do nothing


def executing(table: rules.Table, seat: int, tile: Tile) -> Refused:
    """Why a subroutine can only be declined now."""
    if tile is Tile.DEEP_MINING:
        return refused("nothing-to-mine", "MET-4.32")
    if tile is Tile.PURCHASE_MODULE:
        return refused("nothing-affordable", "MET-4.40", money=int(table.money[seat]))
    if tile is Tile.PURCHASE_OR_TRANSPORT:
        return refused("nothing-to-buy-or-transport", "MET-4.43", money=int(table.money[seat]))
    if tile is Tile.EXTRA_ACTIVATION:
        return installation(table, seat)
    return refused("no-extractor", "MET-4.21")


def installation(table: rules.Table, seat: int) -> Refused:
    """Why the installation of the planet with the ship cannot be used now."""
    place = int(table.ship[seat])
    number = int(table.planet[place])
    planet = PLANETS[number]
    if int(table.used) >> number & 1:
        return refused("installation-used", "MET-4.44", planet=planet)
    for effect, rule in ((rules.SIGNAL_JAM, "MET-8.5"), (rules.DEFENCE_GRID, "MET-C16")):
        if can_change(without(table, effect), number, place):
            return refused("installation-blocked", rule, planet=planet, effect=EFFECTS[effect])
    return refused("installation-idle", INSTALLATIONS[number], planet=planet)


# Steps


def within_effect(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a step does not fit the effect that is being carried out."""
    if not isinstance(action, _STEPS):
        return refused("finish-effect", "MET-4.8")
    return (
        _ship(table, action)
        or _extractor(table, seat, action)
        or _module(table, seat, action)
        or _report(table, action)
        or _card(table, seat, action)
        or refused("not-this-step", _rule_of(table))
    )


def _ship(table: rules.Table, action: Action) -> Refused | None:
    step = int(table.step_now)
    match action:
        case acts.MoveShip(place=place) if step == rules.MOVING:
            return refused("wrong-distance", "MET-4.10", left=int(table.left), place=place)
        case acts.MoveShip(place=place) if step == rules.BOOSTING:
            return refused("wrong-distance", "MET-4.31", left=1, place=place)
        case acts.MoveShip(place=place) if step == rules.JUMPING:
            if place - 1 != int(table.ship[table.player]):
                return refused("not-discovered", "MET-E1", place=place)
            return refused("cannot-jump-there", "MET-4.54")
    return None


def _extractor(table: rules.Table, seat: int, action: Action) -> Refused | None:
    step = int(table.step_now)
    match action:
        case acts.StopMoving():
            if step == rules.SHIFTING_TO and int(table.left) == 1 and int(table.held) != seat:
                return refused("delta-takes-two", "MET-E2")
            return refused("not-optional", "MET-4.59")
        case acts.PlaceExtractor(place=place):
            return _placing(table, seat, step, place - 1)
        case acts.TakeExtractor(place=place):
            return _taking(table, seat, step, place - 1)
        case acts.RemoveExtractor(place=place) if step in (rules.REPLACING, rules.REMOVING, rules.SWAPPING_OTHER):
            if int(stands(table, 1 - seat, place - 1)) == 0:
                return _at(table, "no-opposing-there", _rule_of(table), place - 1)
            if is_guarded(table, seat, 1 - seat, place - 1):
                return _at(table, "defence-grid", "MET-C16", place - 1)
            if step == rules.REPLACING:
                return refused("no-extractor", "MET-4.51")
            return _moving(table, place - 1, not is_open(table, place - 1))
    return None


def _placing(table: rules.Table, seat: int, step: int, place: int) -> Refused | None:
    if step == rules.BOOSTING:
        if place != int(table.ship[seat]):
            return refused("not-with-ship", "MET-4.31")
        return refused("no-extractor", "MET-4.21")
    if step not in (rules.SHIFTING_TO, rules.GATHERING_TO, rules.ADDING):
        return None
    if not is_discovered(table, place):
        return refused("not-discovered", "MET-4.12", place=place + 1)
    if step == rules.ADDING:
        return refused("no-extractor", "MET-4.21")
    owner = seat if step == rules.GATHERING_TO else int(table.held)
    return _moving(table, place, is_barred(table, seat, owner, place))


def _taking(table: rules.Table, seat: int, step: int, place: int) -> Refused | None:
    if step not in (rules.PLACING, rules.SHIFTING_FROM, rules.SWAPPING_OWN, rules.GATHERING_FROM):
        return None
    owner = int(table.held) if step == rules.SHIFTING_FROM else seat
    if int(stands(table, owner, place)) == 0:
        return _at(table, "no-own-there" if owner == seat else "no-opposing-there", _rule_of(table), place)
    if step == rules.PLACING:
        return _at(table, "not-from-target", "MET-4.21", place)
    if is_guarded(table, seat, owner, place):
        return _at(table, "defence-grid", "MET-C16", place)
    barred = not is_open(table, place) if step == rules.SWAPPING_OWN else is_barred(table, seat, owner, place)
    return _moving(table, place, barred)


def _moving(table: rules.Table, place: int, barred: bool) -> Refused:
    """MET-8.5, or else the planet is the one that it is about already."""
    return _at(table, *(("signal-jam", "MET-8.5") if barred else ("not-there", _rule_of(table))), place)


def _module(table: rules.Table, seat: int, action: Action) -> Refused | None:
    step = int(table.step_now)
    match action:
        case acts.BuyModule(slot=slot) if step == rules.BUYING:
            if int(table.market[slot - 1]) == rules.NO_CARD:
                return refused("slot-empty", "MET-4.45", slot=slot)
            cost = int(price(table, seat, slot - 1))
            return refused("too-expensive", "MET-4.40", price=cost, money=int(table.money[seat]))
        case acts.TransportModule() if step == rules.BUYING:
            return refused("module-not-yours" if int(table.held) else "no-transport", "MET-4.43")
        case acts.LayModule(place=place) if step == rules.TRANSPORTING:
            if not is_discovered(table, place - 1):
                return refused("not-discovered", "MET-4.12", place=place)
            return _at(table, "not-there", "MET-4.43", place - 1)
        case acts.AcquireModule() if step == rules.ACQUIRING:
            return refused("not-acquirable", "MET-8.1")
    return None


def _report(table: rules.Table, action: Action) -> Refused | None:
    match action:
        case acts.PlaceMarker(place=place) if int(table.step_now) == rules.REPORTING:
            return _at(table, "marker-there", "MET-4.30", place - 1)
        case acts.RemoveMarker(place=place) if int(table.step_now) == rules.REPORTING:
            return _at(table, "no-marker", "MET-4.30", place - 1)
    return None


def _card(table: rules.Table, seat: int, action: Action) -> Refused | None:
    step = int(table.step_now)
    match action:
        case acts.RerunSubroutine(tile=tile) if step == rules.ROLLING_BACK:
            if tile.number <= rules.MOVE_BY_3:
                return refused("rerun-move", "MET-C26")
            if not int(table.spent[seat]) >> tile.number & 1:
                return refused("rerun-not-spent", "MET-C26", tile=tile)
            return executing(table, seat, tile)
        case acts.AimCard(place=place) if step == rules.DROPPING:
            if not is_discovered(table, place - 1):
                return refused("not-discovered", "MET-4.12", place=place)
            return refused("no-extractor", "MET-4.21")
        case acts.AimCard(place=place) if step == rules.SABOTAGING:
            shielded = any(is_shielded(table, who, place - 1) and stands(table, who, place - 1) for who in (0, 1))
            if shielded:
                return _at(table, "force-shield", "MET-8.2", place - 1)
            return _at(table, "no-extractor-there", "MET-C21", place - 1)
        case acts.AimCard(place=place) if step in (rules.AUDITING, rules.CONTRACTING):
            return _at(table, "aim-idle", _rule_of(table), place - 1)
    return None


def _at(table: rules.Table, key: str, rule: str, place: int) -> Refused:
    """Refused because of what is on a planet."""
    planet = planet_at(table, place)
    return refused(key, rule, place=place + 1, planet=planet.value if planet else "hidden")


def _rule_of(table: rules.Table) -> str:
    """The clause of the effect that is being carried out."""
    cause = int(table.cause)
    if cause >= rules.CAUSE_CARD:
        return CARDS[int(table.content.effects[cause - rules.CAUSE_CARD])]
    if cause >= rules.CAUSE_INSTALLATION:
        return INSTALLATIONS[cause - rules.CAUSE_INSTALLATION]
    return SUBROUTINES[cause]
