"""Why an action of Metallum is refused: the reasons of the rules in words, each with its clause."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import EDITIONS, EFFECTS, PLANETS, TILES, Tile, planet_at
from metalworks.games.metallum.content import Connector, connectors
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules import reasons as why
from metalworks.games.metallum.rules.content import BOTTOM, LEFT, RIGHT, TOP, Content
from metalworks.games.metallum.rules.market import price
from metalworks.games.metallum.rules.programming import explain_program

Arguments = dict[str, str | int]

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

# Message and clause of each reason.
PROGRAMS = {
    why.PROGRAM_NO_MOVE: ("program-no-move", "MET-3.2"),
    why.PROGRAM_SPENT: ("program-spent", "MET-3.5"),
    why.PROGRAM_SAME_TYPE: ("program-same-type", "MET-3.2"),
    why.PROGRAM_NOT_ONE_PIECE: ("program-not-one-piece", "MET-3.3"),
    why.PROGRAM_NO_PIN: ("program-no-pin", "MET-C1"),
    why.PROGRAM_NO_SOCKET: ("program-no-socket", "MET-C1"),
    why.PROGRAM_COLOUR: ("program-colour", "MET-C1"),
    why.PROGRAM_POSITION: ("program-position", "MET-C1"),
}
OF_EFFECT = ""  # the clause of the subroutine, installation or card that the action is about
REASONS = {
    **PROGRAMS,
    why.GAME_IS_OVER: ("game-over", "MET-2.2"),
    why.NOT_YOUR_TURN: ("not-your-turn", "MET-4.7"),
    why.OPPONENT_DECIDES_ORDER: ("opponent-decides-order", "MET-4.1"),
    why.OPPONENT_ASKED: ("opponent-asked", "MET-8.10"),
    why.PROGRAM_FIRST: ("program-first", "MET-3.1"),
    why.PROGRAM_NOT_NOW: ("program-not-now", "MET-3.1"),
    why.PROGRAM_COMMITTED: ("program-committed", "MET-3.1"),
    why.CHOOSE_ORDER_FIRST: ("choose-order-first", "MET-4.1"),
    why.ORDER_SETTLED: ("order-settled", "MET-4.1"),
    why.CARD_OR_PASS: ("card-or-pass", "MET-8.10"),
    why.NO_CARD_ASKED: ("no-card-asked", "MET-8.10"),
    why.NOTHING_BEGUN: ("nothing-begun", "MET-4.3"),
    why.FINISH_EFFECT: ("finish-effect", "MET-4.8"),
    why.NOT_THIS_STEP: ("not-this-step", OF_EFFECT),
    why.TILE_DONE: ("not-in-program", "MET-4.6"),
    why.TILE_NOT_IN_PROGRAM: ("program-not-on-board", "MET-4.3"),
    why.MOVE_FIRST: ("move-must-be-executed", "MET-4.4"),
    why.NOTHING_TO_MINE: ("nothing-to-mine", "MET-4.32"),
    why.NOTHING_AFFORDABLE: ("nothing-affordable", "MET-4.40"),
    why.NOTHING_TO_BUY_OR_TRANSPORT: ("nothing-to-buy-or-transport", "MET-4.43"),
    why.NO_EXTRACTOR: ("no-extractor", "MET-4.21"),
    why.INSTALLATION_ONCE: ("installation-once", "MET-4.3"),
    why.INSTALLATION_USED_UP: ("installation-used", "MET-4.44"),
    why.INSTALLATION_JAMMED: ("installation-blocked", "MET-8.5"),
    why.INSTALLATION_GUARDED: ("installation-blocked", "MET-C16"),
    why.INSTALLATION_IDLE: ("installation-idle", OF_EFFECT),
    why.CARD_NOT_HELD: ("card-not-held", "MET-4.42"),
    why.CARD_OTHER_TIME: ("card-other-time", "MET-8.10"),
    why.CARD_IDLE: ("card-idle", OF_EFFECT),
    why.CARD_SHIELDED: ("card-shielded", "MET-8.2"),
    why.WRONG_DISTANCE: ("wrong-distance", OF_EFFECT),
    why.NO_JUMP_TO_ITSELF: ("cannot-jump-there", "MET-4.54"),
    why.JUMP_NOT_DISCOVERED: ("not-discovered", "MET-E1"),
    why.NOT_DISCOVERED: ("not-discovered", "MET-4.12"),
    why.NOT_WITH_SHIP: ("not-with-ship", "MET-4.31"),
    why.NO_OWN_THERE: ("no-own-there", OF_EFFECT),
    why.NO_OPPOSING_THERE: ("no-opposing-there", OF_EFFECT),
    why.NO_EXTRACTOR_THERE: ("no-extractor-there", OF_EFFECT),
    why.NOT_FROM_TARGET: ("not-from-target", "MET-4.21"),
    why.NO_REPLACEMENT: ("no-extractor", "MET-4.51"),
    why.JAMMED: ("signal-jam", "MET-8.5"),
    why.GUARDED: ("defence-grid", "MET-C16"),
    why.SHIELDED: ("force-shield", "MET-8.2"),
    why.NOT_THERE: ("not-there", OF_EFFECT),
    why.NOT_OPTIONAL: ("not-optional", "MET-4.59"),
    why.DELTA_TAKES_TWO: ("delta-takes-two", "MET-E2"),
    why.MARKER_THERE: ("marker-there", "MET-4.30"),
    why.NO_MARKER_THERE: ("no-marker", "MET-4.30"),
    why.SLOT_EMPTY: ("slot-empty", "MET-4.45"),
    why.TOO_EXPENSIVE: ("too-expensive", "MET-4.40"),
    why.NO_TRANSPORT: ("no-transport", "MET-4.43"),
    why.MODULE_NOT_YOURS: ("module-not-yours", "MET-4.43"),
    why.NOT_ACQUIRABLE: ("not-acquirable", "MET-8.1"),
    why.RERUN_MOVE: ("rerun-move", "MET-C26"),
    why.RERUN_NOT_SPENT: ("rerun-not-spent", "MET-C26"),
    why.AIM_IDLE: ("aim-idle", OF_EFFECT),
}
_BLOCKING = {why.INSTALLATION_JAMMED: rules.SIGNAL_JAM, why.INSTALLATION_GUARDED: rules.DEFENCE_GRID}


def explain(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a seat may not do this now."""
    reason = int(table.reason(seat, acts.to_code(action)))
    key, rule = REASONS[reason]
    if reason in PROGRAMS and isinstance(action, acts.Program):
        return refused(key, rule, **_tiles_concerned(table, seat, action))
    return refused(key, rule or _clause(table, reason, action), **_arguments(table, seat, reason, action))


def not_now(table: rules.Table, seat: int) -> Refused:
    """Why a seat that may do nothing may do nothing, whatever it is."""
    return explain(table, seat, acts.EndActions())


def refused(key: str, rule: str, **arguments: str | int) -> Refused:
    return Refused(f"refused-{key}", rule=rule, game="metallum", **arguments)


# Programs


def _tiles_concerned(table: rules.Table, seat: int, program: acts.Program) -> Arguments:
    """The tiles that a program is refused for, and the pin of the first that meets no socket of the second."""
    tiles = acts.to_code(program) - rules.PROGRAM * rules.BASE
    _, tile, neighbour = (int(number) for number in explain_program(table, seat, tiles))
    arguments: Arguments = {}
    if tile != rules.NO_TILE:
        arguments["tile"] = TILES[tile].value
    if neighbour != rules.NO_TILE:
        arguments["neighbour"] = TILES[neighbour].value
        pin = loose_pin(table.content, tile, neighbour)
        if pin:
            arguments |= {"colour": pin.colour.value, "position": pin.position}
    return arguments


def loose_pin(content: Content, tile: int, neighbour: int) -> Connector | None:
    """The first pin of a tile that meets no socket of the tile above it or to its left."""
    edges = {
        (rules.DEPLOYMENT, rules.MOVE): (LEFT, RIGHT),
        (rules.SPECIAL, rules.MOVE): (TOP, BOTTOM),
        (rules.ENHANCEMENT, rules.DEPLOYMENT): (TOP, BOTTOM),
        (rules.ENHANCEMENT, rules.SPECIAL): (LEFT, RIGHT),
    }.get((tile // 3, neighbour // 3))
    if edges is None:  # two tiles of one type
        return None
    pins, sockets = (int(content.edges[one * 4 + edge]) for one, edge in zip((tile, neighbour), edges, strict=True))
    return next(iter(connectors(pins & ~sockets)), None)


# What the words need


def _arguments(table: rules.Table, seat: int, reason: int, action: Action) -> Arguments:
    """What the message of a reason names: of the action, and of the table."""
    arguments: Arguments = {"money": int(table.money[seat]), "edition": EDITIONS[int(table.edition)].value}
    here = int(table.planet[table.ship[seat]])
    if here != rules.UNKNOWN:
        arguments["planet"] = PLANETS[here].value
    tile = getattr(action, "tile", None)
    if isinstance(tile, Tile):
        arguments["tile"] = tile.value
    place = getattr(action, "place", None)
    if isinstance(place, int):
        planet = planet_at(table, place - 1)
        arguments |= {"place": place, "planet": planet.value if planet else "hidden"}
    card = getattr(action, "card", None)
    if isinstance(card, int):
        arguments["effect"] = EFFECTS[int(table.content.effects[card - 1])].value
    if reason in _BLOCKING:
        arguments["effect"] = EFFECTS[_BLOCKING[reason]].value
    if isinstance(action, acts.BuyModule):
        arguments["slot"] = action.slot
        if reason == why.TOO_EXPENSIVE:
            arguments["price"] = int(price(table, seat, action.slot - 1))
    if reason == why.WRONG_DISTANCE:
        arguments["left"] = int(table.argument(rules.MORE)) or 1  # Power Boost moves by one
    return arguments


def _clause(table: rules.Table, reason: int, action: Action) -> str:
    """The clause of the effect that an action would begin, or of the one that is being carried out."""
    if reason == why.INSTALLATION_IDLE:
        return INSTALLATIONS[int(table.planet[table.ship[table.player]])]
    if isinstance(action, acts.UseCard) and isinstance(action.card, int):
        return CARDS[int(table.content.effects[action.card - 1])]
    cause = int(table.argument(rules.CAUSE))
    if cause >= rules.CAUSE_CARD:
        return CARDS[int(table.content.effects[cause - rules.CAUSE_CARD])]
    if cause >= rules.CAUSE_INSTALLATION:
        return INSTALLATIONS[cause - rules.CAUSE_INSTALLATION]
    return SUBROUTINES[cause]
