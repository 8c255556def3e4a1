"""Which positions of Metallurgie are possible, so that play can go on from them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.notation import bad_value
from metalworks.contract.problems import BadPosition
from metalworks.games.metallurgie.components import Cell, cell, cell_number
from metalworks.games.metallurgie.components import metal as metal_named
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import RING, Table, cards_in_deck, cards_in_hand, lift_iron
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.scoring import can_take_any, scoring_areas
from metalworks.kernel.state import CHANCE

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


def problem(key: str, **arguments: str | int) -> BadPosition:
    return BadPosition(f"position-{key}", game="metallurgie", **arguments)


def _letters(bonus: vec[i64]) -> str:
    return ",".join(LETTERS[int(metal)] if metal else "?" for metal in bonus) or "-"


def check(table: Metallurgie) -> None:
    """A position must be one that can be played on: all cards there, one pattern, a phase that fits."""
    for metal in range(1, 5):
        held = sum(int(table.hand[seat * 5 + metal] + table.won[seat * 5 + metal]) for seat in range(int(table.seats)))
        laid = sum(int(table.top[at]) >= metal for at in table.cells)
        limbo = int(table.phase == rules.DRAWN and int(table.metal) == metal)
        found = held + laid + limbo + int(table.deck[metal]) + int(table.discard[metal])
        if found != int(table.metals.counts[metal]):
            raise problem("cards", metal=metal_named(metal).value, found=found, needed=int(table.metals.counts[metal]))
    over = int(table.phase) == rules.OVER_PHASE
    if int(table.deck[0]) != (0 if over else 1):
        raise problem("end-card")
    if not _is_connected(table):
        raise problem("split")
    if (furthest := _beyond_room(table)) is not None:
        raise bad_value("pattern", f"{furthest.q},{furthest.r}")
    if not _bonus_fits(table):
        raise bad_value("bonus", _letters(table.bonus))
    if not _phase_fits(table):
        raise bad_value("phase", PHASES[int(table.phase)])


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


def _phase_fits(table: Metallurgie) -> bool:
    """Whether the rest of the position can belong to its phase, so that play can go on."""
    phase = int(table.phase)
    if phase != rules.REMOVE and (table.left or len(table.area)):
        return False
    if phase <= rules.DRAWN and int(table.mode) != rules.FREE:
        return False
    if phase in (rules.DEAL_FIRST, rules.DEAL_HANDS):
        missing = sum(rules.HAND_SIZE - int(cards_in_hand(table, seat)) for seat in range(int(table.seats)))
        return 0 < missing <= int(cards_in_deck(table)) - 1
    if phase == rules.REFILL:
        return bool(cards_in_hand(table, table.player) < rules.HAND_SIZE)
    if phase == rules.REMOVE:
        return _removal_fits(table)
    if (phase == rules.DRAWN and not table.metal) or (phase == rules.FOLLOW and not _follow_fits(table)):
        return False
    if _has_unscored(table):
        return False
    return table.waiting() in (0, CHANCE) or len(table.legal(table.player)) > 0


def _removal_fits(table: Metallurgie) -> bool:
    """MGI-3.2: as many cards of the area are gone as have been taken, and one more can leave."""
    metal, left, area = int(table.metal), int(table.left), [int(at) for at in table.area]
    needed, removed = int(table.metals.needed[metal]), int(table.metals.removed[metal])
    if len(set(area)) < len(area) or any(int(table.top[at]) != metal for at in area):
        return False
    return 0 < left <= removed and len(area) >= needed - (removed - left) and bool(can_take_any(table))


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
