"""Which positions of Metallurgie are possible, so that play can go on from them."""

from __future__ import annotations

from metalworks.contract.problems import BadPosition
from metalworks.games.metallurgie.components import Cell, cell, cell_number
from metalworks.games.metallurgie.components import metal as metal_named
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import RING, Table, cards_in_deck, cards_in_hand, lift_iron
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.scoring import scoring_areas
from metalworks.kernel.state import CHANCE, OVER

LETTERS = "eicsg"
PHASES = (
    "deal_first",
    "deal_hands",
    "deal_bonus",
    "start",
    "draw",
    "place_drawn",
    "follow",
    "choose_area",
    "remove",
    "refill",
    "over",
)


def impossible(field: str, value: object, rule: str) -> BadPosition:
    """A value that the rules do not allow, with the clause that forbids it."""
    return BadPosition("position-against-rules", game="metallurgie", field=field, value=str(value), rule=rule)


def check(table: Metallurgie) -> None:
    """A position must be one that play can go on from: all cards there, one pattern, a phase that fits."""
    _check_cards(table)
    if not _is_connected(table):
        raise BadPosition("position-split", game="metallurgie", field="pattern", rule="MGI-3.4")
    if (furthest := _beyond_room(table)) is not None:
        raise impossible("pattern", f"{furthest.q},{furthest.r}", "MGI-1.1")  # more iron than there is
    if not _bonus_fits(table):
        letters = ",".join(LETTERS[int(metal)] if metal else "?" for metal in table.bonus) or "-"
        raise impossible("bonus", letters, "MGI-5.1")
    if rule := _against_phase(table):
        raise impossible("phase", PHASES[int(table.phase)], rule)


def _check_cards(table: Metallurgie) -> None:
    """MGI-1.1, MGI-1.4: every card of the box is somewhere, once."""
    for metal in range(1, 5):
        held = sum(int(table.hand[seat * 5 + metal] + table.won[seat * 5 + metal]) for seat in range(int(table.seats)))
        laid = sum(int(table.top[at]) >= metal for at in table.cells)
        limbo = int(table.phase == rules.DRAWN and int(table.metal) == metal)
        found = held + laid + limbo + int(table.deck[metal]) + int(table.discard[metal])
        needed = int(table.metals.counts[metal])
        if found != needed:
            name = metal_named(metal).value
            raise BadPosition(
                "position-cards", game="metallurgie", metal=name, found=found, needed=needed, rule="MGI-1.1"
            )
    over = int(table.phase) == rules.OVER_PHASE
    if int(table.deck[0]) != (0 if over else 1):
        raise BadPosition("position-end-card", game="metallurgie", field="deck", rule="MGI-4.1")


def _is_connected(table: Table) -> bool:
    if not len(table.cells):
        return False
    reached = {int(table.cells[0])}
    todo = list(reached)
    while todo:
        at = todo.pop()
        for step in RING:
            near = at + int(step)
            if table.top[near] and near not in reached:
                reached.add(near)
                todo.append(near)
    return len(reached) == len(table.cells)


def _beyond_room(table: Table) -> Cell | None:
    """The furthest cell, if iron still to be laid could lead beyond the table from it; no game gets there."""
    furthest = max((cell(int(at)) for at in table.cells), key=lambda at: max(abs(at.q), abs(at.r)))
    in_hands = sum(int(table.hand[seat * rules.METALS + rules.IRON]) for seat in range(int(table.seats)))
    drawn = int(table.phase == rules.DRAWN and table.metal == rules.IRON)
    reach = max(abs(furthest.q), abs(furthest.r)) + int(table.deck[rules.IRON]) + in_hands + drawn
    return furthest if cell_number(Cell(reach, 0)) < 0 else None


def _bonus_fits(table: Table) -> bool:
    """Whether bonus cards are dealt as far as the phase says: to nobody, to the first seats, to all."""
    bonus = [int(metal) for metal in table.bonus]
    phase = int(table.phase)
    if phase == rules.DEAL_BONUS:
        return 0 in bonus and not any(bonus[bonus.index(0) :])
    return not any(bonus) if phase < rules.DEAL_BONUS else 0 not in bonus


def _against_phase(table: Metallurgie) -> str:
    """The clause that the rest of the position contradicts in this phase; empty if play can go on."""
    phase = int(table.phase)
    if phase != rules.REMOVE and (table.left or len(table.area)):
        return "MGI-3.7"
    if phase <= rules.DRAWN and int(table.mode) != rules.FREE:
        return "MGI-2.8"
    if phase in (rules.DEAL_FIRST, rules.DEAL_HANDS):
        missing = sum(rules.HAND_SIZE - int(cards_in_hand(table, seat)) for seat in range(int(table.seats)))
        return "" if 0 < missing <= int(cards_in_deck(table)) - 1 else "MGI-1.4"
    if phase == rules.REFILL:
        return "" if cards_in_hand(table, table.player) < rules.HAND_SIZE else "MGI-2.1"
    if phase == rules.REMOVE:
        return _against_removal(table)
    if phase == rules.DRAWN and not table.metal:
        return "MGI-2.4"
    if phase == rules.FOLLOW and not _follow_fits(table):
        return "MGI-2.8"
    if _has_unscored(table):
        return "MGI-3.5"
    if table.waiting() in (OVER, CHANCE) or len(table.legal(table.player)) > 0:
        return ""
    return "MGI-2.5" if phase == rules.DRAWN else "MGI-3.6"


def _against_removal(table: Metallurgie) -> str:
    """MGI-3.2, MGI-3.7: as many cards of the area are gone as have been taken, and one more can leave."""
    metal, left, area = int(table.metal), int(table.left), [int(at) for at in table.area]
    needed, removed = int(table.metals.needed[metal]), int(table.metals.removed[metal])
    if len(set(area)) < len(area) or any(int(table.top[at]) != metal for at in area):
        return "MGI-3.7"
    if not 0 < left <= removed or len(area) < needed - (removed - left):
        return "MGI-3.2"
    return "" if len(table.legal(table.player)) > 0 else "MGI-3.7"


def _follow_fits(table: Metallurgie) -> bool:
    """MGI-2.8: a card was laid; where, matters until a second one of its metal is laid elsewhere."""
    if int(table.mode) == rules.SAME_METAL:
        return bool(table.metal) and not table.last
    return bool(table.metal) and int(table.top[table.last]) == int(table.metal)


def _has_unscored(table: Metallurgie) -> bool:
    """MGI-3.5: an area that should have been scored before now; what this turn has made or freed may still score."""
    phase = int(table.phase)
    if phase in (rules.CHOOSE, rules.REMOVE, rules.OVER_PHASE):
        return False
    found = {int(table.top[at]) for at in scoring_areas(table)}
    if phase != rules.FOLLOW:
        return bool(found)
    found.discard(int(table.metal))
    if found == {rules.IRON} and int(table.mode) == rules.SAME_PLACE:
        return not _was_freed_at(table, int(table.last))
    return bool(found)


def _was_freed_at(table: Metallurgie, at: int) -> bool:
    """MGI-3.9: whether iron scores only since the stack of this position was begun."""
    before = table.copy()
    assert isinstance(before, Table)
    lift_iron(before, at)
    return _is_connected(before) and all(int(before.top[area]) != rules.IRON for area in scoring_areas(before))
