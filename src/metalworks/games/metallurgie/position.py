"""The position notation of Metallurgie: a whole table as one line of text.

    seats=2 first=0 turn=3 player=1 phase=follow mode=free metal=copper last=1,0 removing=- left=0
    pattern=i:0,-1;1,-1/c:1,0/s:0,0/g:- hands=i1c2,s3 won=-,g1 deck=e1i30c24s18g12 discard=c3 bonus=-

Cards are counted by letter: e(nd), i(ron), c(opper), s(ilver), g(old); `-` is nothing.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64, u8

from metalworks.contract.problems import BadPosition
from metalworks.games.metallurgie.components import Cell, cell, cell_number
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import RING, Metals, Table, cards_in_hand, insert_sorted, rebuild_rim
from metalworks.games.metallurgie.rules.game import Metallurgie
from metalworks.games.metallurgie.rules.scoring import can_remove_any
from metalworks.games.metallurgie.rules.setup import hungry_seat
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


def write(table: Table) -> str:
    """The position of a table."""
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
        ",".join(_cards(table.hand[seat * 5 : seat * 5 + 5]) for seat in seats),
        ",".join(_cards(table.won[seat * 5 : seat * 5 + 5]) for seat in seats),
        _cards(table.deck),
        _cards(table.discard),
        ",".join(LETTERS[int(metal)] if metal else "?" for metal in table.bonus) or "-",
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
            raise BadPosition("position-unknown-field", field=field, known=", ".join(FIELDS))
        fields[field] = value
    for field in FIELDS:
        if field not in fields:
            raise BadPosition("position-missing-field", field=field)
    return fields


def _bad(field: str, value: str) -> BadPosition:
    return BadPosition("position-bad-value", field=field, value=value)


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


def _cards(counts: vec[i64]) -> str:
    return "".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count) or "-"


def _read_cards(text: str, field: str) -> list[int]:
    counts = [0] * 5
    if text == "-":
        return counts
    if not re.fullmatch(r"([eicsg]\d{1,3})+", text):
        raise _bad(field, text)
    for letter, count in re.findall(r"([eicsg])(\d+)", text):
        counts[LETTERS.index(letter)] += int(count)
    return counts


def _read_hands(fields: dict[str, str], field: str, seats: int) -> vec[i64]:
    parts = fields[field].split(",")
    if len(parts) != seats:
        raise _bad(field, fields[field])
    return vec[i64]([count for part in parts for count in _read_cards(part, field)])


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
            raise BadPosition(
                "position-cards", metal=METAL_NAMES[metal], found=found, needed=int(table.metals.counts[metal])
            )
    over = int(table.phase) == rules.OVER_PHASE
    if int(table.deck[0]) != (0 if over else 1):
        raise BadPosition("position-end-card")
    if not _is_connected(table):
        raise BadPosition("position-split")
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


def _phase_fits(table: Metallurgie) -> bool:
    """Whether the rest of the position can belong to its phase, so that play can go on."""
    phase = int(table.phase)
    if phase == rules.DEAL_HANDS:
        return hungry_seat(table) < table.seats
    if phase == rules.DEAL_BONUS:
        return 0 in [int(metal) for metal in table.bonus]
    if phase == rules.REFILL:
        return bool(cards_in_hand(table, table.player) < rules.HAND_SIZE)
    if phase == rules.REMOVE:
        shown = all(int(table.top[at]) == int(table.metal) for at in table.area)
        return table.left > 0 and len(table.area) > 0 and shown and bool(can_remove_any(table, table.area))
    if phase in (rules.DRAWN, rules.FOLLOW):
        placed = phase == rules.DRAWN or not table.last or int(table.top[table.last]) == int(table.metal)
        if not (table.metal and placed):
            return False
    return table.waiting() in (0, CHANCE) or len(table.legal(table.player)) > 0
