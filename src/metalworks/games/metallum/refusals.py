"""Why an action of Metallum is refused, by which clause."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import EFFECTS, PLANETS, TILES, Tile, planet_at
from metalworks.games.metallum.content import connectors
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules import programming
from metalworks.games.metallum.rules.cards import can_use_card, is_held
from metalworks.games.metallum.rules.components import is_discovered
from metalworks.games.metallum.rules.content import BOTTOM, LEFT, RIGHT, TOP
from metalworks.games.metallum.rules.installations import can_change
from metalworks.games.metallum.rules.market import price

# Why a draft is refused (programming.py): message and clause.
_PROGRAMS = {
    programming.NO_MOVE_TILE: ("program-no-move", "MET-3.2"),
    programming.TILE_SPENT: ("program-spent", "MET-3.5"),
    programming.SAME_TYPE: ("program-same-type", "MET-3.2"),
    programming.NOT_ONE_PIECE: ("program-not-one-piece", "MET-3.3"),
    programming.NO_PIN: ("program-no-pin", "MET-C1"),
    programming.NO_SOCKET: ("program-no-socket", "MET-C1"),
    programming.WRONG_COLOUR: ("program-colour", "MET-C1"),
    programming.WRONG_POSITION: ("program-position", "MET-C1"),
    programming.NOT_COMPLETABLE: ("program-no-completion", "MET-3.3"),
    programming.NOT_NOW: ("program-not-now", "MET-3.1"),
}
_WITHIN_EFFECT = (
    acts.MoveShip, acts.PlaceExtractor, acts.TakeExtractor, acts.RemoveExtractor, acts.StopMoving, acts.BuyModule,
    acts.TransportModule, acts.LayModule, acts.PlaceMarker, acts.RemoveMarker, acts.AcquireModule,
    acts.RerunSubroutine, acts.AimCard,
)  # fmt: skip
_DRAFTING = (acts.PutTile, acts.TakeTileBack, acts.CommitProgram, acts.ReopenProgram)
# The clause of each installation, by planet (MET-4.50 to MET-4.58).
_INSTALLATIONS = tuple(f"MET-4.{50 + number}" for number in range(9))
# The clause of each card, by effect (MET-C5 to MET-C27; C9, C18 do not exist).
_CARDS = tuple(f"MET-C{number}" for number in (*range(5, 9), *range(10, 18), *range(19, 28)))


def refused(key: str, rule: str, **arguments: str | int) -> Refused:
    return Refused(f"refused-{key}", rule=rule, game="metallum", **arguments)


def explain(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a seat that may act may not do this now."""
    phase = int(table.phase)
    if phase == rules.PROGRAMMING:
        return _drafting(table, seat, action)
    if isinstance(action, _DRAFTING):
        return refused("program-not-now", "MET-3.1")
    if phase == rules.ORDER:
        return refused("choose-order-first", "MET-4.1")
    if phase in (rules.REVEAL, rules.SCORING) and int(table.step) == rules.MENU:
        return refused("card-or-pass", "MET-8.10")
    if int(table.step) != rules.MENU:
        return _within_effect(table, seat, action)
    return _beginning(table, seat, action)


def not_now(table: rules.Table, seat: int) -> Refused:  # noqa: ARG001  (the reason is the same for both)
    if int(table.phase) == rules.OVER_PHASE:
        return refused("game-over", "MET-2.2")
    return refused("not-your-turn", "MET-4.7")


# Programming


def _drafting(table: rules.Table, seat: int, action: Action) -> Refused:
    committed = int(table.committed) >> seat & 1
    if not isinstance(action, _DRAFTING):
        return refused("program-first", "MET-3.1")
    if committed:
        return refused("program-committed", "MET-3.1")
    match action:
        case acts.PutTile(tile=tile):
            return tile_problem(table, seat, tile) or refused("program-on-board", "MET-3.2", tile=tile)
        case acts.TakeTileBack(tile=tile):
            return refused("program-not-on-board", "MET-3.2", tile=tile)
        case acts.CommitProgram():
            reason, tile_number, neighbour = programming.explain_program(table, seat, table.program[seat])
            return _program(table, int(reason), int(tile_number), int(neighbour))
    return refused("program-not-committed", "MET-3.1")


def tile_problem(table: rules.Table, seat: int, tile: Tile) -> Refused | None:
    """Why a tile cannot be put on the board now, None if it can."""
    reason, first, second = programming.explain_put(table, seat, tile.number)
    return None if int(reason) == programming.VALID else _program(table, int(reason), int(first), int(second))


def _program(table: rules.Table, reason: int, tile: int, neighbour: int) -> Refused:
    key, rule = _PROGRAMS[reason]
    arguments: dict[str, str | int] = {}
    if tile >= 0:
        arguments["tile"] = TILES[tile].value
    if neighbour >= 0:
        arguments["neighbour"] = TILES[neighbour].value
        arguments.update(_loose_pin(table, tile, neighbour))
    return refused(key, rule, **arguments)


def _loose_pin(table: rules.Table, tile: int, neighbour: int) -> dict[str, str | int]:
    """Colour and position of the first pin that meets no socket."""
    beside = {(1, 0): (LEFT, RIGHT), (3, 2): (LEFT, RIGHT)}
    below = {(2, 0): (TOP, BOTTOM), (3, 1): (TOP, BOTTOM)}
    edges = (beside | below).get((tile // 3, neighbour // 3))
    if edges is None:
        return {}
    pins = int(table.content.edges[tile * 4 + edges[0]])
    sockets = int(table.content.edges[neighbour * 4 + edges[1]])
    loose = connectors(pins & ~sockets)
    return {"colour": loose[0].colour.value, "position": loose[0].position} if loose else {}


# Actions


def _beginning(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why the active player cannot begin this between two effects."""
    program = int(table.program[seat])
    match action:
        case acts.ExecuteSubroutine(tile=tile):
            return _executing(table, seat, tile)
        case acts.DeclineSubroutine(tile=tile):
            if not program >> tile.number & 1:
                return refused("not-in-program", "MET-4.6", tile=tile)
            return refused("move-must-be-executed", "MET-4.4")
        case acts.EndActions():
            return refused("move-must-be-executed", "MET-4.4")
        case acts.UseInstallation():
            return _activating(table, seat)
        case acts.UseCard(card=card):
            return _using_card(table, seat, card - 1)
    return refused("nothing-begun", "MET-4.3")


def _executing(table: rules.Table, seat: int, tile: Tile) -> Refused:
    if not int(table.program[seat]) >> tile.number & 1:
        return refused("not-in-program", "MET-4.6", tile=tile)
    if tile is Tile.DEEP_MINING:
        return refused("nothing-to-mine", "MET-4.32")
    if tile is Tile.PURCHASE_MODULE:
        return refused("nothing-affordable", "MET-4.40", money=int(table.money[seat]))
    if tile is Tile.PURCHASE_OR_TRANSPORT:
        return refused("nothing-to-buy-or-transport", "MET-4.43", money=int(table.money[seat]))
    if tile is Tile.EXTRA_ACTIVATION:
        return _installation(table, seat)
    return refused("no-extractor", "MET-4.21")


def _activating(table: rules.Table, seat: int) -> Refused:
    if int(table.activated):
        return refused("installation-once", "MET-4.3")
    return _installation(table, seat)


def _installation(table: rules.Table, seat: int) -> Refused:
    place = int(table.ship[seat])
    number = int(table.planet[place])
    planet = PLANETS[number]
    if int(table.used) >> number & 1:
        return refused("installation-used", "MET-4.44", planet=planet)
    if not can_change(table, number, place):
        return refused("installation-idle", _INSTALLATIONS[number], planet=planet)
    return refused("nothing-begun", "MET-4.3")


def _using_card(table: rules.Table, seat: int, card: int) -> Refused:
    if not is_held(table, seat, card):
        return refused("card-not-held", "MET-4.42")
    number = int(table.content.effects[card])
    effect = EFFECTS[number]
    if number in (rules.TAX_AUDIT, rules.BONUS_CONTRACT, rules.OVERCLOCK):
        return refused("card-other-time", "MET-8.10", effect=effect)
    if not can_use_card(table, number):
        return refused("card-idle", _CARDS[number], effect=effect)
    return refused("nothing-begun", "MET-4.3")


def _within_effect(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a step does not fit the effect that is being carried out."""
    if not isinstance(action, _WITHIN_EFFECT):
        return refused("finish-effect", "MET-4.8")
    step = int(table.step)
    match action:
        case acts.StopMoving():
            return refused("not-optional", "MET-4.59")
        case acts.BuyModule(slot=slot) if step == rules.BUYING:
            if int(table.market[slot - 1]) == rules.NO_CARD:
                return refused("slot-empty", "MET-4.45", slot=slot)
            cost = int(price(table, seat, slot - 1))
            return refused("too-expensive", "MET-4.40", price=cost, money=int(table.money[seat]))
        case acts.MoveShip(place=place) if step in (rules.MOVING, rules.BOOSTING):
            return refused("wrong-distance", "MET-4.10", left=max(1, int(table.left)), place=place)
        case acts.MoveShip() if step == rules.JUMPING:
            return refused("cannot-jump-there", "MET-4.54")
        case acts.PlaceExtractor(place=place) | acts.LayModule(place=place) | acts.AimCard(place=place):
            return _spot(table, place)
    return refused("not-this-step", _rule_of(table))


def _spot(table: rules.Table, place: int) -> Refused:
    if not is_discovered(table, place - 1):
        return refused("not-discovered", "MET-4.12", place=place)
    planet = planet_at(table, place - 1)
    return refused("not-there", _rule_of(table), place=place, planet=planet.value if planet else "hidden")


def _rule_of(table: rules.Table) -> str:
    """The clause of the effect that is being carried out."""
    cause = int(table.cause)
    if cause >= rules.CAUSE_CARD:
        return _CARDS[int(table.content.effects[cause - rules.CAUSE_CARD])]
    if cause >= rules.CAUSE_INSTALLATION:
        return _INSTALLATIONS[cause - rules.CAUSE_INSTALLATION]
    return _SUBROUTINES[cause]


_SUBROUTINES = (
    "MET-4.10", "MET-4.10", "MET-4.10", "MET-4.20", "MET-4.20", "MET-4.20",
    "MET-4.30", "MET-4.31", "MET-4.32", "MET-4.40", "MET-4.43", "MET-4.44",
)  # fmt: skip
