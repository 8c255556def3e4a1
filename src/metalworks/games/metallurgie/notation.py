"""The position notation of Metallurgie: a whole table as one line of text.

    seats=2 first=0 turn=3 player=1 phase=follow mode=free metal=copper last=1,0 removing=- left=0
    pattern=i:0,-1;1,-1/c:1,0/s:0,0/g:- hands=i1c2,s3 won=-,g1 deck=e1i30c24s18g12 discard=c3 bonus=-

Cards are counted by letter: e(nd), i(ron), c(opper), s(ilver), g(old); `-` is nothing. Cards that a
viewer may not see are `?` with their number; such a position can be read by people only.
"""

from __future__ import annotations

import re
from collections.abc import Container

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.notation import bad_value, fill, read_fields, read_index, read_number
from metalworks.contract.types import Viewer
from metalworks.games.metallurgie.components import Cell, cell, cell_number
from metalworks.games.metallurgie.possible import LETTERS, PHASES, check, impossible
from metalworks.games.metallurgie.rules import components as rules
from metalworks.games.metallurgie.rules.components import (
    Metals,
    Table,
    add_to_area,
    clear_pattern,
    find_fits,
    lay_stack,
)
from metalworks.games.metallurgie.rules.game import Metallurgie, new_game

MODES = ("free", "same_metal", "same_place")
METAL_NAMES = ("-", "iron", "copper", "silver", "gold")
FIELDS = (
    "seats", "first", "turn", "player", "phase", "mode", "metal", "last", "removing", "left",
    "pattern", "hands", "won", "deck", "discard", "bonus",
)  # fmt: skip


def write(table: Table) -> str:
    """The whole position of a table, secrets included."""
    return _line(table, range(int(table.seats)))


def write_for(table: Table, viewer: Viewer) -> str:
    """The position as far as a viewer may know it (MGI-1.5, MGI-5.1); at the end everything is shown."""
    if int(table.phase) == rules.OVER_PHASE:
        return write(table)
    return _line(table, () if viewer is None else (viewer,), hidden=True)


def _line(table: Table, known: Container[int], hidden: bool = False) -> str:
    """A position with the hands and bonus cards of these seats, and the deck where it is not hidden."""
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
        ",".join(_cards(table.hand[seat * 5 : seat * 5 + 5], seat not in known) for seat in seats),
        ",".join(_cards(table.won[seat * 5 : seat * 5 + 5]) for seat in seats),
        _cards(table.deck, hidden),
        _cards(table.discard),
        ",".join(LETTERS[int(metal)] if metal and seat in known else "?" for seat, metal in enumerate(table.bonus))
        or "-",
    )
    return " ".join(f"{field}={value}" for field, value in zip(FIELDS, values, strict=True))


def read(position: str, metals: Metals) -> Metallurgie:
    """The table of a position; a mistake names the field."""
    fields = read_fields(position, FIELDS)
    seats = read_number("seats", fields["seats"], 2, 4)
    bonus = _read_bonus(fields["bonus"], seats)
    table = new_game(seats, metals, bool(bonus))
    table.first = read_number("first", fields["first"], 0, seats - 1)
    table.turn = read_number("turn", fields["turn"], 0, 10_000)
    table.player = read_number("player", fields["player"], 0, seats - 1)
    table.phase = read_index("phase", fields["phase"], PHASES)
    table.mode = read_index("mode", fields["mode"], MODES)
    table.metal = read_index("metal", fields["metal"], METAL_NAMES)
    last = _read_cells(fields["last"], "last")
    table.last = last[0] if last else 0
    for number in _read_cells(fields["removing"], "removing"):
        add_to_area(table, number)
    table.left = read_number("left", fields["left"], 0, 40)
    _read_pattern(table, fields["pattern"])
    fill(table.hand, _read_hands(fields, "hands", seats))
    fill(table.won, _read_hands(fields, "won", seats))
    fill(table.deck, _read_cards(fields["deck"], "deck"))
    fill(table.discard, _read_cards(fields["discard"], "discard"))
    fill(table.bonus, bonus)
    check(table)
    return table


def _cells(cells: list[Cell]) -> str:
    return ";".join(f"{at.q},{at.r}" for at in cells) or "-"


def _read_cells(text: str, field: str) -> list[int]:
    if text == "-":
        return []
    numbers = []
    for part in text.split(";"):
        if not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", part):
            raise bad_value(field, part)
        q, r = part.split(",")
        number = cell_number(Cell(int(q), int(r)))
        if number < 0:
            raise bad_value(field, part)
        numbers.append(number)
    return numbers


def _read_pattern(table: Table, text: str) -> None:
    parts = text.split("/")
    if [part[:2] for part in parts] != ["i:", "c:", "s:", "g:"]:
        raise bad_value("pattern", text)
    clear_pattern(table)
    for metal, part in enumerate(parts, 1):
        for number in _read_cells(part[2:], "pattern"):
            if table.top[number]:
                raise bad_value("pattern", part)
            lay_stack(table, number, metal)
    find_fits(table)


def _cards(counts: vec[i64], hidden: bool = False) -> str:
    if hidden:
        return f"?{sum(counts)}"
    return "".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count) or "-"


def _read_cards(text: str, field: str) -> list[int]:
    counts = [0] * 5
    if text == "-":
        return counts
    if not re.fullmatch(r"([eicsg]\d{1,3})+", text):
        raise bad_value(field, text)
    for letter, count in re.findall(r"([eicsg])(\d+)", text):
        counts[LETTERS.index(letter)] += int(count)
    if counts[rules.END_CARD] and field != "deck":
        raise bad_value(field, text)
    return counts


def _read_hands(fields: dict[str, str], field: str, seats: int) -> list[int]:
    parts = fields[field].split(",")
    if len(parts) != seats:
        raise bad_value(field, fields[field])
    cards = [_read_cards(part, field) for part in parts]
    if field == "hands" and any(sum(hand) > rules.HAND_SIZE for hand in cards):
        raise impossible(field, fields[field], "MGI-2.1")
    return [count for held in cards for count in held]


def _read_bonus(text: str, seats: int) -> list[int]:
    if text == "-":
        return []
    parts = text.split(",")
    if len(parts) != seats or any(part not in ("?", "i", "c", "s", "g") for part in parts):
        raise bad_value("bonus", text)
    known = [part for part in parts if part != "?"]
    if len(set(known)) != len(known):
        raise impossible("bonus", text, "MGI-5.1")
    return [0 if part == "?" else LETTERS.index(part) for part in parts]
