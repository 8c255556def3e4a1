"""The position notation of Metallum: a whole table as one line of text.

Fields are `name=value`. Lists of the two players are separated by `/`, red first; lists of the
seven places by `,`. Tiles are letters a to l in the order of the rules (a: Move by 1 ... l: Extra
Activation), `-` is nothing. `planets` has the letters of the planets in the line (A, B, G, D, E, Z,
H for Eta, T, O), lower case for one known but face down, `?` for one nobody knows. `cards` says
where each of the 21 cards is: d(eck), m(arket), x (discarded), s(et aside), o(ut of the game), or its
owner's R or B with the place (1 to 7, h in hand), a star if it was not bought. `programs` are whole
until the round is over: what is done of them is spent, and in `declined` where it was declined;
`counted` is what their complexity was when they were compared. A secret program that the viewer may
not see is `?`.
"""

from __future__ import annotations

import re

from metalworks.contract.notation import bad_value, fill, read_fields, read_index, read_number
from metalworks.contract.types import Viewer
from metalworks.games.metallum.components import EDITIONS
from metalworks.games.metallum.possible import PHASES, check
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.game import Metallum, new_game
from metalworks.games.metallum.rules.modules import count_power
from metalworks.games.metallum.rules.programming import complexity, counted_complexity

PLANET_LETTERS = "ABGDEZHTO"
TILE_LETTERS = "abcdefghijkl"
MARKER_LETTERS = "-rp"
STEPS = rules.DISCOVERING + 1
LYING = {rules.IN_DECK: "d", rules.IN_MARKET: "m", rules.DISCARDED: "x", rules.SET_ASIDE: "s", rules.OUT_OF_GAME: "o"}

# Plain numbers and their largest value.
NUMBERS = {
    "asked": 3, "overclocked": 3, "player": 1, "first": 1, "used": 511, "activated": 1, "taxed": (1 << 14) - 1,
    "contract": (1 << 56) - 1, "step": STEPS - 1, "cause": rules.CAUSE_CARD + rules.CARDS - 1,
    "target": rules.LAST_PLACE, "left": 9, "held": 255,
}  # fmt: skip
FIELDS = (
    "edition", "round", "phase", "planets", "pool", "markers", "extractors", "ships", "money", "spent",
    "programs", "declined", "counted", "committed", "market", "cards", *NUMBERS,
)  # fmt: skip
OPTIONAL = ("declined", "counted")  # positions of older journals lack them
MOST_COMPLEX = 36  # four tiles of complexity 9


def write(table: rules.Table, viewer: Viewer = None, whole: bool = True) -> str:
    """The position of a table, whole or as far as a viewer may know it."""
    pair = (0, 1)
    values = {
        "edition": EDITIONS[int(table.edition)].value,
        "round": str(int(table.round)),
        "phase": PHASES[int(table.phase)],
        "planets": "".join(_planet(table, place) for place in range(rules.PLACES)),
        "pool": "".join(letter for n, letter in enumerate(PLANET_LETTERS) if int(table.pool) >> n & 1) or "-",
        "markers": "".join(MARKER_LETTERS[int(marker)] for marker in table.marker),
        "extractors": "/".join(
            ",".join(str(int(table.extractors[seat * rules.PLACES + place])) for place in range(rules.PLACES))
            for seat in pair
        ),
        "ships": "/".join(str(int(table.ship[seat]) + 1) for seat in pair),
        "money": "/".join(str(int(table.money[seat])) for seat in pair),
        "spent": "/".join(_tiles(int(table.spent[seat])) for seat in pair),
        "programs": "/".join(_program(table, seat, whole or seat == viewer) for seat in pair),
        "declined": "/".join(_tiles(int(table.declined) >> seat * rules.TILES) for seat in pair),
        "counted": "/".join(str(int(counted_complexity(table, seat))) for seat in pair),
        "committed": "".join(name for seat, name in enumerate("RB") if int(table.committed) >> seat & 1) or "-",
        "market": ",".join(str(int(card) + 1) if int(card) >= 0 else "-" for card in table.market),
        "cards": ",".join(_card(int(where)) for where in table.cards),
        **{name: str(int(getattr(table, "step_now" if name == "step" else name))) for name in NUMBERS},
    }
    return " ".join(f"{field}={values[field]}" for field in FIELDS)


def _planet(table: rules.Table, place: int) -> str:
    planet = int(table.planet[place])
    if planet == rules.UNKNOWN:
        return "?"
    letter = PLANET_LETTERS[planet]
    return letter if int(table.discovered) >> place & 1 else letter.lower()


def _tiles(mask: int) -> str:
    return "".join(letter for n, letter in enumerate(TILE_LETTERS) if mask >> n & 1) or "-"


def _program(table: rules.Table, seat: int, known: bool) -> str:
    """MET-3.1: nothing of a secret program."""
    secret = int(table.phase) == rules.PROGRAMMING and not known
    return "?" if secret else _tiles(int(table.program[seat]))


def _card(where: int) -> str:
    if where in LYING:
        return LYING[where]
    star = "*" if where & rules.ACQUIRED else ""
    seat, place = divmod((where & ~rules.ACQUIRED) - rules.OWNED, 8)
    return "RB"[seat] + ("h" if place == rules.HELD else str(place + 1)) + star


def read(position: str, content: Content) -> Metallum:
    """The table of a position; a mistake names the field."""
    fields = read_fields(position, FIELDS, OPTIONAL)
    edition = read_index("edition", fields["edition"], tuple(edition.value for edition in EDITIONS))
    table = new_game(content, edition)
    table.round = read_number("round", fields["round"], 0, rules.ROUNDS)
    table.phase = read_index("phase", fields["phase"], PHASES)
    _read_planets(table, fields)
    fill(table.marker, [read_index("markers", letter, MARKER_LETTERS) for letter in _seven(fields["markers"])])
    fill(table.ship, [read_number("ships", part, 1, rules.PLACES) - 1 for part in _pair(fields, "ships")])
    fill(table.money, [read_number("money", part, 0, 9999) for part in _pair(fields, "money")])
    fill(table.spent, [_read_tiles("spent", part) for part in _pair(fields, "spent")])
    fill(table.program, [_read_tiles("programs", part) for part in _pair(fields, "programs")])
    _read_extractors(table, fields)
    committed = fields["committed"]
    table.committed = read_index("committed", committed, ("-", "R", "B"))
    _read_cards(table, fields)
    for name, most in NUMBERS.items():
        setattr(table, "step_now" if name == "step" else name, read_number(name, fields[name], 0, most))
    count_power(table)
    _read_fate(table, fields)
    check(table)
    return table


def _pair(fields: dict[str, str], field: str) -> list[str]:
    parts = fields[field].split("/")
    if len(parts) != 2:
        raise bad_value(field, fields[field])
    return parts


def _seven(text: str) -> str:
    if len(text) != rules.PLACES:
        raise bad_value("markers", text)
    return text


def _read_tiles(field: str, text: str) -> int:
    if text == "-":
        return 0
    if not re.fullmatch("[a-l]{1,12}", text) or len(set(text)) != len(text):
        raise bad_value(field, text)
    return sum(1 << TILE_LETTERS.index(letter) for letter in text)


def _read_fate(table: Metallum, fields: dict[str, str]) -> None:
    """What came of the programs so far; where a position does not say it, as if nothing special had."""
    if "declined" in fields:
        red, blue = (_read_tiles("declined", part) for part in _pair(fields, "declined"))
        table.declined = red | blue << rules.TILES
    if "counted" in fields:
        one, other = (read_number("counted", part, 0, MOST_COMPLEX) for part in _pair(fields, "counted"))
        table.counted = one | other << 8
    elif int(table.phase) > rules.REVEAL:
        table.counted = int(complexity(table, 0)) | int(complexity(table, 1)) << 8


def _read_planets(table: Metallum, fields: dict[str, str]) -> None:
    text = fields["planets"]
    pool = "" if fields["pool"] == "-" else fields["pool"]
    known = [letter for letter in text.upper() if letter != "?"]
    ok = (
        re.fullmatch("A[BGDEZHT?]{5}[Oo]", text)
        and re.fullmatch("[BGDEZHT]*", pool)
        and len(set(known)) == len(known)
        and sorted([*known, *pool]) == sorted(PLANET_LETTERS)
    )
    if not ok:
        raise bad_value("planets", text)
    fill(
        table.planet,
        [rules.UNKNOWN if letter == "?" else PLANET_LETTERS.index(letter.upper()) for letter in text],
    )
    table.discovered = sum(1 << place for place, letter in enumerate(text) if letter.isupper())
    table.pool = sum(1 << PLANET_LETTERS.index(letter) for letter in pool)


def _read_extractors(table: Metallum, fields: dict[str, str]) -> None:
    flat: list[int] = []
    reserves: list[int] = []
    for part in _pair(fields, "extractors"):
        numbers = [read_number("extractors", number, 0, rules.EXTRACTORS) for number in part.split(",")]
        if len(numbers) != rules.PLACES or sum(numbers) > rules.EXTRACTORS:
            raise bad_value("extractors", part)
        flat += numbers
        reserves.append(rules.EXTRACTORS - sum(numbers))
    fill(table.extractors, flat)
    fill(table.reserve, reserves)


def _read_cards(table: Metallum, fields: dict[str, str]) -> None:
    lying = {letter: where for where, letter in LYING.items()}
    places: list[int] = []
    for number, part in enumerate(fields["cards"].split(",")):
        owned = re.fullmatch(r"([RB])([1-7h])(\*?)", part)
        if part in lying:
            places.append(lying[part])
        elif owned and (owned[2] == "h") == (number >= rules.PLANETARY_CARDS):
            place = rules.HELD if owned[2] == "h" else int(owned[2]) - 1
            star = rules.ACQUIRED if owned[3] else 0
            places.append(rules.OWNED + "RB".index(owned[1]) * 8 + place + star)
        else:
            raise bad_value("cards", part)
    slots = [
        rules.NO_CARD if part == "-" else read_number("market", part, 1, rules.CARDS) - 1
        for part in fields["market"].split(",")
    ]
    in_market = [card for card in slots if card != rules.NO_CARD]
    if len(places) != rules.CARDS or len(slots) != rules.SLOTS:
        raise bad_value("cards", fields["cards"])
    if sorted(in_market) != [card for card, where in enumerate(places) if where == rules.IN_MARKET]:
        raise bad_value("market", fields["market"])
    fill(table.cards, places)
    fill(table.market, slots)
