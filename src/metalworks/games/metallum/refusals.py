"""Why an action of Metallum is refused, by which clause: programs, and what can be begun."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import EFFECTS, TILES, Tile
from metalworks.games.metallum.content import connectors
from metalworks.games.metallum.refused_steps import CARDS, executing, installation, refused, within_effect, without
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules import programming
from metalworks.games.metallum.rules.cards import can_use_card, is_held
from metalworks.games.metallum.rules.content import BOTTOM, LEFT, RIGHT, TOP

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
_DRAFTING = (acts.PutTile, acts.TakeTileBack, acts.CommitProgram, acts.ReopenProgram)


def explain(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why a seat that may act may not do this now."""
    phase = int(table.phase)
    if phase == rules.PROGRAMMING:
        return _drafting(table, seat, action)
    if isinstance(action, _DRAFTING):
        return refused("program-not-now", "MET-3.1")
    if phase == rules.ORDER:
        return refused("choose-order-first", "MET-4.1")
    if int(table.step_now) != rules.MENU:
        return within_effect(table, seat, action)
    if phase in (rules.REVEAL, rules.SCORING):
        return _asked(table, seat, action)
    return _beginning(table, seat, action)


def not_now(table: rules.Table, seat: int) -> Refused:  # noqa: ARG001  (the reason is the same for both)
    """Why a seat that is not asked may do nothing."""
    phase = int(table.phase)
    if phase == rules.OVER_PHASE:
        return refused("game-over", "MET-2.2")
    if phase == rules.ORDER:
        return refused("opponent-decides-order", "MET-4.1")
    if phase in (rules.REVEAL, rules.SCORING):
        return refused("opponent-asked", "MET-8.10")
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
            if int(table.program[seat]) >> tile.number & 1:
                return refused("program-on-board", "MET-3.2", tile=tile)
            return tile_problem(table, seat, tile) or refused("program-first", "MET-3.1")
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


def swap_problem(table: rules.Table, seat: int, tile: Tile) -> Refused | None:
    """Why a tile cannot take the place of the one of its type, None if it can."""
    reason, first, second = programming.explain_swap(table, seat, tile.number)
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


# Cards that are asked for


def _asked(table: rules.Table, seat: int, action: Action) -> Refused:
    """MET-8.10: who is asked for a card uses one of that moment, or none."""
    if not isinstance(action, acts.UseCard):
        return refused("card-or-pass", "MET-8.10")
    card = action.card - 1
    if not is_held(table, seat, card):
        return refused("card-not-held", "MET-4.42")
    effect = int(table.content.effects[card])
    wanted = (rules.OVERCLOCK,) if int(table.phase) == rules.REVEAL else (rules.TAX_AUDIT, rules.BONUS_CONTRACT)
    if effect not in wanted:
        return refused("card-other-time", "MET-8.10", effect=EFFECTS[effect])
    return refused("card-idle", CARDS[effect], effect=EFFECTS[effect])


# Actions


def _beginning(table: rules.Table, seat: int, action: Action) -> Refused:
    """Why the active player cannot begin this between two effects."""
    match action:
        case acts.ExecuteSubroutine(tile=tile):
            return _not_in_program(table, seat, tile) or executing(table, seat, tile)
        case acts.DeclineSubroutine(tile=tile):
            return _not_in_program(table, seat, tile) or refused("move-must-be-executed", "MET-4.4")
        case acts.EndActions():
            return refused("move-must-be-executed", "MET-4.4")
        case acts.UseInstallation():
            if int(table.activated):
                return refused("installation-once", "MET-4.3")
            return installation(table, seat)
        case acts.UseCard(card=card):
            return _using_card(table, seat, card - 1)
        case acts.LetActFirst():
            return refused("order-settled", "MET-4.1")
        case acts.UseNoCard():
            return refused("no-card-asked", "MET-8.10")
    return refused("nothing-begun", "MET-4.3")


def _not_in_program(table: rules.Table, seat: int, tile: Tile) -> Refused | None:
    if int(rules.unspent(table, seat)) >> tile.number & 1:
        return None
    if int(table.spent[seat]) >> tile.number & 1:
        return refused("not-in-program", "MET-4.6", tile=tile)
    return refused("program-not-on-board", "MET-4.3", tile=tile)


def _using_card(table: rules.Table, seat: int, card: int) -> Refused:
    if not is_held(table, seat, card):
        return refused("card-not-held", "MET-4.42")
    effect = int(table.content.effects[card])
    if effect in (rules.TAX_AUDIT, rules.BONUS_CONTRACT, rules.OVERCLOCK):
        return refused("card-other-time", "MET-8.10", effect=EFFECTS[effect])
    if effect == rules.ACTIVATION:
        return installation(table, seat)
    if effect in (rules.NUCLEAR_EXPLOSION, rules.SABOTAGE) and can_use_card(without(table, rules.FORCE_SHIELD), effect):
        return refused("card-shielded", "MET-8.2", effect=EFFECTS[effect])
    return refused("card-idle", CARDS[effect], effect=EFFECTS[effect])
