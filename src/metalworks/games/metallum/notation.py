"""The position notation of Metallum: a whole table as one line of text.

Fields are `name=value`; `-` is nothing. Lists of the two players are separated by `/`, red first;
lists of the seven places, which are counted from 1, by `,`. Players are R and B.

- `planets`: their letters in the line (A, B, G, D, E, Z, H for Eta, T, O), lower case for one that
  lies face down, `?` for one that is drawn when it is turned up. `pool`: those nobody has seen.
- `markers`: r(ich), p(oor) or `-` for each place.
- `spent`, `programs`, `declined`: tiles, letters a to l in the order of the rules (a: Move by 1 ...
  l: Extra Activation). Programs are whole until the round is over: what is done of them is spent,
  and in `declined` where it was declined. `counted`: their complexity when they were compared.
- `market`: the cards in the four slots. `cards`: where each of the 21 cards is: d(eck), m(arket),
  x (discarded), s(et aside), o(ut of the game), or its owner's R or B with the place, h in hand, a
  star if it was not bought.
- `asked`, `overclocked`, `committed`: players. `used`: planets whose installation was used in this
  action phase; `activated`: 1 once the normal activation was.
- `taxed`: the places where each player earns nothing; `contracts`: `card@place` of each player's
  Bonus Contracts in force.
- `effect`: what is being carried out, `step:cause:player:place:left`. The cause is a tile, a planet
  or the number of a card; the player is the one it is about; for `transporting` the place is the
  number of the card.

What a viewer may not see is `?`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from metalworks.contract.notation import bad_value, fill, read_fields, read_index, read_number
from metalworks.contract.types import Viewer
from metalworks.games.metallum.components import EDITIONS, PLANETS, TILES
from metalworks.games.metallum.possible import PHASES, check
from metalworks.games.metallum.rules import components as rules
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.game import Metallum, new_game
from metalworks.games.metallum.rules.modules import count_power
from metalworks.games.metallum.rules.programming import complexity, counted_complexity
from metalworks.games.metallum.view import Step

PLANET_LETTERS = "ABGDEZHTO"
TILE_LETTERS = "abcdefghijkl"
MARKER_LETTERS = "-rp"
SEAT_LETTERS = "RB"
SEATS = (0, 1)
LYING = {rules.IN_DECK: "d", rules.IN_MARKET: "m", rules.DISCARDED: "x", rules.SET_ASIDE: "s", rules.OUT_OF_GAME: "o"}
STEPS = tuple(Step)
AIMED = (rules.PLACING, rules.SHIFTING_TO, rules.SWAPPING_OTHER, rules.GATHERING_FROM, rules.DISCOVERING)

REQUIRED = (
    "edition", "round", "phase", "planets", "markers", "extractors", "ships", "money", "spent", "programs", "market",
    "cards", "player", "first",
)  # fmt: skip
OPTIONAL = (
    "pool", "committed", "declined", "counted", "asked", "overclocked", "used", "activated", "taxed", "contracts",
    "effect",
)  # fmt: skip
FIELDS = (*REQUIRED, *OPTIONAL)
MOST_COMPLEX = 36  # four tiles of complexity 9
MOST_MONEY = 9999
MOST_LEFT = 9


def write(table: rules.Table) -> str:
    """The whole position of a table, secrets included."""
    return _write(table, lambda seat: True, lambda place: True)


def write_for(table: rules.Table, viewer: Viewer) -> str:
    """MET-1.3, MET-3.1: the position as far as a viewer may know it."""
    secret = int(table.phase) == rules.PROGRAMMING
    return _write(
        table,
        lambda seat: not secret or seat == viewer or not int(table.committed) >> seat & 1,
        lambda place: not rules.is_hidden(table, place),
    )


def _write(table: rules.Table, shows_program: Callable[[int], bool], shows_planet: Callable[[int], bool]) -> str:
    def pair(one: Callable[[int], object]) -> str:
        return "/".join(str(one(seat)) for seat in SEATS)

    values = {
        "edition": EDITIONS[int(table.edition)].value,
        "round": int(table.round),
        "phase": PHASES[int(table.phase)],
        "planets": "".join(_planet(table, place) if shows_planet(place) else "?" for place in range(rules.PLACES)),
        "pool": _planets(int(table.pool)),
        "markers": "".join(MARKER_LETTERS[int(marker)] for marker in table.marker),
        "extractors": pair(
            lambda seat: ",".join(
                str(int(table.extractors[seat * rules.PLACES + place])) for place in range(rules.PLACES)
            )
        ),
        "ships": pair(lambda seat: int(table.ship[seat]) + 1),
        "money": pair(lambda seat: int(table.money[seat])),
        "spent": pair(lambda seat: _tiles(int(table.spent[seat]))),
        "programs": pair(lambda seat: _tiles(int(table.program[seat])) if shows_program(seat) else "?"),
        "market": ",".join("-" if int(card) == rules.NO_CARD else str(int(card) + 1) for card in table.market),
        "cards": ",".join(_card(int(where)) for where in table.cards),
        "player": SEAT_LETTERS[int(table.player)],
        "first": SEAT_LETTERS[int(table.first)],
        "committed": _seats(int(table.committed)),
        "declined": pair(lambda seat: _tiles(int(table.declined) >> seat * rules.TILES)),
        "counted": pair(lambda seat: int(counted_complexity(table, seat))),
        "asked": _seats(int(table.asked)),
        "overclocked": _seats(int(table.overclocked)),
        "used": _planets(int(table.used)),
        "activated": int(table.activated),
        "taxed": pair(lambda seat: _places(int(table.taxed) >> seat * rules.PLACES)),
        "contracts": pair(lambda seat: _contracts(table, seat)),
        "effect": _effect(table),
    }
    return " ".join(f"{field}={values[field]}" for field in FIELDS)


def _planet(table: rules.Table, place: int) -> str:
    planet = int(table.planet[place])
    if planet == rules.UNKNOWN:
        return "?"
    letter = PLANET_LETTERS[planet]
    return letter if int(table.discovered) >> place & 1 else letter.lower()


def _letters(mask: int, letters: str) -> str:
    return "".join(letter for number, letter in enumerate(letters) if mask >> number & 1) or "-"


def _planets(mask: int) -> str:
    return _letters(mask, PLANET_LETTERS)


def _tiles(mask: int) -> str:
    return _letters(mask, TILE_LETTERS)


def _seats(mask: int) -> str:
    return _letters(mask, SEAT_LETTERS)


def _places(mask: int) -> str:
    return ",".join(str(place + 1) for place in range(rules.PLACES) if mask >> place & 1) or "-"


def _contracts(table: rules.Table, seat: int) -> str:
    found = [divmod(int(contract), rules.CONTRACT) for contract in table.contracts]
    own = [(card, at % rules.PLACES) for card, at in found if at // rules.PLACES == seat]
    return ",".join(f"{card + 1}@{place + 1}" for card, place in own) or "-"


def _card(where: int) -> str:
    if where in LYING:
        return LYING[where]
    star = "*" if where & rules.ACQUIRED else ""
    seat, place = divmod((where & ~rules.ACQUIRED) - rules.OWNED, 8)
    return SEAT_LETTERS[seat] + ("h" if place == rules.HELD else str(place + 1)) + star


def _effect(table: rules.Table) -> str:
    step = int(table.step())
    if step == rules.MENU:
        return "-"
    at = str(int(table.argument(rules.WHERE)) + 1) if step in (*AIMED, rules.TRANSPORTING) else "-"
    cause = _cause(int(table.argument(rules.CAUSE)))
    return f"{STEPS[step]}:{cause}:{SEAT_LETTERS[int(table.who())]}:{at}:{int(table.argument(rules.MORE))}"


def _cause(cause: int) -> str:
    if cause >= rules.CAUSE_CARD:
        return str(cause - rules.CAUSE_CARD + 1)
    return PLANETS[cause - rules.CAUSE_INSTALLATION] if cause >= rules.CAUSE_INSTALLATION else TILES[cause]


# -- Reading ------------------------------------------------------------------------------------


def read(position: str, content: Content) -> Metallum:
    """The table of a position; a mistake names the field, and the clause where it is one of the rules."""
    fields = read_fields(position, FIELDS, OPTIONAL)
    edition = read_index("edition", fields["edition"], tuple(edition.value for edition in EDITIONS))
    table = new_game(content, edition)
    table.round = read_number("round", fields["round"], 0, rules.ROUNDS)
    table.phase = read_index("phase", fields["phase"], PHASES)
    _read_planets(table, fields)
    fill(table.marker, [read_index("markers", letter, MARKER_LETTERS) for letter in _seven(fields["markers"])])
    fill(table.ship, [read_number("ships", part, 1, rules.PLACES) - 1 for part in _pair(fields, "ships")])
    fill(table.money, [read_number("money", part, 0, MOST_MONEY) for part in _pair(fields, "money")])
    fill(table.spent, [_read_tiles("spent", part) for part in _pair(fields, "spent")])
    fill(table.program, [_read_tiles("programs", part) for part in _pair(fields, "programs")])
    _read_extractors(table, fields)
    _read_cards(table, fields)
    table.player = read_index("player", fields["player"], SEAT_LETTERS)
    table.first = read_index("first", fields["first"], SEAT_LETTERS)
    table.committed = _read_letters("committed", fields.get("committed", "-"), SEAT_LETTERS)
    table.asked = _read_letters("asked", fields.get("asked", "-"), SEAT_LETTERS)
    table.overclocked = _read_letters("overclocked", fields.get("overclocked", "-"), SEAT_LETTERS)
    table.used = _read_letters("used", fields.get("used", "-"), PLANET_LETTERS)
    table.activated = read_number("activated", fields.get("activated", "0"), 0, 1)
    red, blue = (_read_tiles("declined", part) for part in _pair(fields, "declined", "-/-"))
    table.declined = red | blue << rules.TILES
    red, blue = (_read_places("taxed", part) for part in _pair(fields, "taxed", "-/-"))
    table.taxed = red | blue << rules.PLACES
    _read_contracts(table, fields)
    count_power(table)
    _read_counted(table, fields)
    _read_effect(table, fields.get("effect", "-"))
    check(table)
    return table


def _pair(fields: dict[str, str], field: str, default: str = "") -> list[str]:
    value = fields.get(field, default)
    parts = value.split("/")
    if len(parts) != len(SEATS):
        raise bad_value(field, value)
    return parts


def _seven(text: str) -> str:
    if len(text) != rules.PLACES:
        raise bad_value("markers", text)
    return text


def _read_letters(field: str, text: str, letters: str) -> int:
    if text == "-":
        return 0
    if not text or set(text) - set(letters) or len(set(text)) != len(text):
        raise bad_value(field, text)
    return sum(1 << letters.index(letter) for letter in text)


def _read_tiles(field: str, text: str) -> int:
    return _read_letters(field, text, TILE_LETTERS)


def _read_places(field: str, text: str) -> int:
    if text == "-":
        return 0
    places = {read_number(field, part, 1, rules.PLACES) - 1 for part in text.split(",")}
    return sum(1 << place for place in places)


def _read_counted(table: Metallum, fields: dict[str, str]) -> None:
    """What the programs counted when they were compared; where a position does not say it, what they count now."""
    if "counted" in fields:
        red, blue = (read_number("counted", part, 0, MOST_COMPLEX) for part in _pair(fields, "counted"))
        table.counted = red | blue << 8
    elif int(table.phase) > rules.REVEAL:
        table.counted = int(complexity(table, 0)) | int(complexity(table, 1)) << 8


def _read_planets(table: Metallum, fields: dict[str, str]) -> None:
    """MET-1.2: Alpha and Omega at the ends, five others between them; who is not seen is in the pool."""
    text = fields["planets"]
    known = [letter for letter in text.upper() if letter != "?"]
    if not re.fullmatch("A[BGDEZHTbgdezht?]{5}[Oo]", text) or len(set(known)) != len(known):
        raise bad_value("planets", text)
    up = {letter for letter in text if letter.isupper()} | {"O"}
    unseen = "".join(letter for letter in PLANET_LETTERS if letter not in up)
    pool = fields.get("pool", unseen)
    # After the last round face-down planets come out of the pool although nobody has discovered them.
    shown = set(unseen) - set(pool) if int(table.phase) >= rules.TURNING_UP else set()
    if _read_letters("pool", pool, PLANET_LETTERS) != _read_letters("pool", unseen, PLANET_LETTERS) & ~sum(
        1 << PLANET_LETTERS.index(letter) for letter in shown
    ) or not {letter.lower() for letter in shown} <= set(text):
        raise bad_value("pool", pool)
    fill(
        table.planet,
        [rules.UNKNOWN if letter == "?" else PLANET_LETTERS.index(letter.upper()) for letter in text],
    )
    table.discovered = sum(1 << place for place, letter in enumerate(text) if letter.isupper())
    table.pool = _read_letters("pool", pool, PLANET_LETTERS)


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
            places.append(rules.OWNED + SEAT_LETTERS.index(owned[1]) * 8 + place + star)
        else:
            raise bad_value("cards", part)
    slots = [
        rules.NO_CARD if part == "-" else read_number("market", part, 1, rules.CARDS) - 1
        for part in fields["market"].split(",")
    ]
    in_market = [card for card in slots if card != rules.NO_CARD]
    if len(places) != rules.CARDS:
        raise bad_value("cards", fields["cards"])
    if len(slots) != rules.SLOTS or sorted(in_market) != [
        card for card, where in enumerate(places) if where == rules.IN_MARKET
    ]:
        raise bad_value("market", fields["market"])
    fill(table.cards, places)
    fill(table.market, slots)


def _read_contracts(table: Metallum, fields: dict[str, str]) -> None:
    for seat, text in enumerate(_pair(fields, "contracts", "-/-")):
        for part in text.split(",") if text != "-" else ():
            card, _, place = part.partition("@")
            at = read_number("contracts", place, 1, rules.PLACES) - 1
            table.aim_contract(read_number("contracts", card, 1, rules.CARDS) - 1, seat, at)


def _read_effect(table: Metallum, text: str) -> None:
    if text == "-":
        return
    parts = text.split(":")
    if len(parts) != 5:
        raise bad_value("effect", text)
    step = read_index("effect", parts[0], STEPS)
    who = read_index("effect", parts[2], SEAT_LETTERS)
    if step in AIMED:
        at = read_number("effect", parts[3], 1, rules.PLACES) - 1
    elif step == rules.TRANSPORTING:
        at = read_number("effect", parts[3], 1, rules.PLANETARY_CARDS) - 1
    else:
        at = read_index("effect", parts[3], ("-",))
    table.push(step, who, _read_cause(parts[1]), at, read_number("effect", parts[4], 0, MOST_LEFT))


def _read_cause(text: str) -> int:
    if text in TILES:
        return [tile.value for tile in TILES].index(text)
    if text in PLANETS:
        return rules.CAUSE_INSTALLATION + [planet.value for planet in PLANETS].index(text)
    return rules.CAUSE_CARD + read_number("effect", text, 1, rules.CARDS) - 1
