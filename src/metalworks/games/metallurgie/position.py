"""The position notation of Metallurgie: a whole table as one line of text.

    seats=2 first=0 turn=3 player=1 phase=follow mode=free metal=copper last=1,0 removing=- left=0
    pattern=i:0,-1;1,-1/c:1,0/s:0,0/g:- hands=i1c2,s3 won=-,g1 deck=e1i30c24s18g12 discard=c3 bonus=-

Cards are counted by letter: e(nd), i(ron), c(opper), s(ilver), g(old); `-` is nothing. Cards that a
viewer may not see are `?` with their number; such a position can be read by people only.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64, u8

from metalworks.contract.game import OMNISCIENT
from metalworks.contract.problems import BadPosition
from metalworks.contract.types import Viewer
from metalworks.games.metallurgie.components import Cell, cell, cell_number
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import (
    RING,
    Metals,
    Table,
    cards_in_deck,
    cards_in_hand,
    insert_sorted,
    rebuild_rim,
)
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.scoring import can_remove_any, scoring_areas
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
MODES = ("free", "same_metal", "same_place")
METAL_NAMES = ("-", "iron", "copper", "silver", "gold")
FIELDS = (
    "seats", "first", "turn", "player", "phase", "mode", "metal", "last", "removing", "left",
    "pattern", "hands", "won", "deck", "discard", "bonus",
)  # fmt: skip


def write(table: Table, viewer: Viewer = OMNISCIENT) -> str:
    """The position of a table, as far as a viewer may know it (MGI-1.5, MGI-5.1)."""
    hidden = viewer != OMNISCIENT and int(table.phase) != rules.OVER_PHASE
    shown = [[cell(int(at)) for at in table.cells if int(table.top[at]) == metal] for metal in range(1, 5)]
    pattern = "/".join(f"{LETTERS[metal]}:{_cells(cells)}" for metal, cells in enumerate(shown, 1))
    seats = range(int(table.seats))
    last = _cells([cell(int(table.last))]) if int(table.last) else "-"
    values = (
        str(int(table.seats)),
        str(int(table.first)),
        str(int(table.turn)),
        str(int(table.player)),
        PHASES[int(table.phase)],
        MODES[int(table.mode)],
        METAL_NAMES[int(table.metal)],
        last,
        _cells([cell(int(at)) for at in table.area]),
        str(int(table.left)),
        pattern,
        ",".join(_cards(table.hand[seat * 5 : seat * 5 + 5], hidden and seat != viewer) for seat in seats),
        ",".join(_cards(table.won[seat * 5 : seat * 5 + 5]) for seat in seats),
        _cards(table.deck, hidden),
        _cards(table.discard),
        ",".join(
            "?" if not metal or (hidden and seat != viewer) else LETTERS[int(metal)]
            for seat, metal in enumerate(table.bonus)
        )
        or "-",
    )
    return " ".join(f"{field}={value}" for field, value in zip(FIELDS, values, strict=True))


def read(position: str, metals: Metals) -> Metallurgie:
    """The table of a position; a mistake names the field."""
    fields = _fields(position)
    seats = _number(fields, "seats", 2, 4)
    table = Metallurgie(seats, metals)
    table.top = vec[u8]([0] * rules.AREA)
    table.first = _number(fields, "first", 0, seats - 1)
    table.turn = _number(fields, "turn", 0, 10_000)
    table.player = _number(fields, "player", 0, seats - 1)
    table.phase = _one_of(fields, "phase", PHASES)
    table.mode = _one_of(fields, "mode", MODES)
    table.metal = _one_of(fields, "metal", METAL_NAMES)
    last = _read_cells(fields["last"], "last")
    table.last = last[0] if last else 0
    table.area = vec[i64](sorted(_read_cells(fields["removing"], "removing")))
    table.left = _number(fields, "left", 0, 40)
    _read_pattern(table, fields["pattern"])
    table.hand = _read_hands(fields, "hands", seats)
    table.won = _read_hands(fields, "won", seats)
    table.deck = vec[i64](_read_cards(fields["deck"], "deck"))
    table.discard = vec[i64](_read_cards(fields["discard"], "discard"))
    table.bonus = vec[i64](_read_bonus(fields["bonus"], seats))
    _check(table)
    return table


def _fields(position: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in position.split():
        field, _, value = part.partition("=")
        if field not in FIELDS or field in fields:
            raise _problem("unknown-field", field=field, known=", ".join(FIELDS))
        fields[field] = value
    for field in FIELDS:
        if field not in fields:
            raise _problem("missing-field", field=field)
    return fields


def _problem(key: str, **arguments: str | int) -> BadPosition:
    return BadPosition(f"position-{key}", game="metallurgie", **arguments)


def _bad(field: str, value: str) -> BadPosition:
    return _problem("bad-value", field=field, value=value)


def _number(fields: dict[str, str], field: str, least: int, most: int) -> int:
    value = fields[field]
    if not re.fullmatch(r"\d{1,6}", value) or not least <= int(value) <= most:
        raise _bad(field, value)
    return int(value)


def _one_of(fields: dict[str, str], field: str, names: tuple[str, ...]) -> int:
    if fields[field] not in names:
        raise _bad(field, fields[field])
    return names.index(fields[field])


def _cells(cells: list[Cell]) -> str:
    return ";".join(f"{at.q},{at.r}" for at in cells) or "-"


def _read_cells(text: str, field: str) -> list[int]:
    if text == "-":
        return []
    numbers = []
    for part in text.split(";"):
        if not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", part):
            raise _bad(field, part)
        q, r = part.split(",")
        number = cell_number(Cell(int(q), int(r)))
        if number < 0:
            raise _bad(field, part)
        numbers.append(number)
    return numbers


def _read_pattern(table: Table, text: str) -> None:
    parts = text.split("/")
    if [part[:2] for part in parts] != ["i:", "c:", "s:", "g:"]:
        raise _bad("pattern", text)
    for metal, part in enumerate(parts, 1):
        for number in _read_cells(part[2:], "pattern"):
            if table.top[number]:
                raise _bad("pattern", part)
            table.cells = insert_sorted(table.cells, number)
            table.top[number] = u8(metal)
    rebuild_rim(table)


def _cards(counts: vec[i64], hidden: bool = False) -> str:
    if hidden:
        return f"?{sum(counts)}"
    return "".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count) or "-"


def _read_cards(text: str, field: str) -> list[int]:
    counts = [0] * 5
    if text == "-":
        return counts
    if not re.fullmatch(r"([eicsg]\d{1,3})+", text):
        raise _bad(field, text)
    for letter, count in re.findall(r"([eicsg])(\d+)", text):
        counts[LETTERS.index(letter)] += int(count)
    if counts[rules.END_CARD] and field != "deck":
        raise _bad(field, text)
    return counts


def _read_hands(fields: dict[str, str], field: str, seats: int) -> vec[i64]:
    parts = fields[field].split(",")
    if len(parts) != seats:
        raise _bad(field, fields[field])
    cards = [_read_cards(part, field) for part in parts]
    if field == "hands" and any(sum(hand) > rules.HAND_SIZE for hand in cards):
        raise _bad(field, fields[field])
    return vec[i64]([count for held in cards for count in held])


def _read_bonus(text: str, seats: int) -> list[int]:
    if text == "-":
        return []
    parts = text.split(",")
    if len(parts) != seats or any(part not in ("?", "i", "c", "s", "g") for part in parts):
        raise _bad("bonus", text)
    known = [part for part in parts if part != "?"]
    if len(set(known)) != len(known):
        raise _bad("bonus", text)
    return [0 if part == "?" else LETTERS.index(part) for part in parts]


def _check(table: Metallurgie) -> None:
    """A position must be one that can be played on: all cards there, one pattern, a phase that fits."""
    for metal in range(1, 5):
        held = sum(int(table.hand[seat * 5 + metal] + table.won[seat * 5 + metal]) for seat in range(int(table.seats)))
        laid = sum(int(table.top[at]) >= metal for at in table.cells)
        limbo = int(table.phase == rules.DRAWN and int(table.metal) == metal)
        found = held + laid + limbo + int(table.deck[metal]) + int(table.discard[metal])
        if found != int(table.metals.counts[metal]):
            raise _problem("cards", metal=METAL_NAMES[metal], found=found, needed=int(table.metals.counts[metal]))
    over = int(table.phase) == rules.OVER_PHASE
    if int(table.deck[0]) != (0 if over else 1):
        raise _problem("end-card")
    if not _is_connected(table):
        raise _problem("split")
    if (furthest := _beyond_room(table)) is not None:
        raise _bad("pattern", _cells([furthest]))
    if not _bonus_fits(table):
        raise _bad("bonus", ",".join(LETTERS[int(metal)] if metal else "?" for metal in table.bonus) or "-")
    if not _phase_fits(table):
        raise _bad("phase", PHASES[int(table.phase)])


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
    return 0 < left <= removed and len(area) >= needed - (removed - left) and bool(can_remove_any(table, table.area))


def _follow_fits(table: Metallurgie) -> bool:
    """MGI-2.8: a card was laid; where, matters until a second one of its metal is laid elsewhere."""
    if int(table.mode) == rules.SAME_METAL:
        return bool(table.metal) and not table.last
    return bool(table.metal) and int(table.top[table.last]) == int(table.metal)


def _has_unscored(table: Metallurgie) -> bool:
    """MGI-3.5: an area that should have been scored before now; only the metal just laid may still score."""
    phase = int(table.phase)
    if phase in (rules.CHOOSE, rules.REMOVE, rules.OVER_PHASE):
        return False
    found = {int(table.top[at]) for at in scoring_areas(table)}
    return bool(found - {int(table.metal)} if phase == rules.FOLLOW else found)
