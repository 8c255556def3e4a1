"""The position notation of Metal Adventures: a whole table as one line of text.

Fields are `name=value`; `-` is nothing. Captains are separated by `/`, lists by `,`. Seats count from 0, cards from
1 in each of their lists. Sets of captains are their digits.

- `base` to `broken`: a number for each captain. `deeds` are those of the running turn, as the rules number them.
- `trophies`: the hands, the card held longest first, `!` after one that is held back. `deck`: the trophy deck, the
  top first; `.` is a place whose card nobody has seen. `drawn`: of which one will be kept. `chosen`: at set-up, what
  each captain puts under. `known`: `card:viewers` of every trophy that lies in a hand or in the deck; `w` stands for
  whoever only watches.
- `ships`: a letter each: n(ear), d(eep), m(ixed) in the deck, u(p), t(arget), k(arokum), x for gone, or the digit of
  the captain who has the wreck. `seen`: `card:viewers` of the wrecks that not everybody knows. `wrecks`: how many each
  captain has. `incidents`: the event cards in the same letters.
- `improvements`: where each is: d(eck), b1, b2 ... under it, o1 to o4 on offer, a(side), z for Bazaar, or its owner.
- `tour`: none, on or over, and the last action. `visited`, `raided`: planets, E, B and K. `called`: moments, f(ree)
  and a(lliance). `opened`: negotiations of this turn, `f2:1` for one with captain 2; rows f, a, g and, for the
  challenged in a gathering, c.
- `offers`: `slot:maker>other:state:terms:claims:picks`, separated by `;`. Terms are g(ive), w(ant), p(romise) or a(sk),
  then c2 (credits), i7 (improvement), wa (wreck: a ny, s olar, i mperial, b arrens, o cg, h unter), t(rophy), r1
  (release), j(oin), jf (with the die), bw, bs (wreck, support card of the battle), h(elp), p(eace), then @s, @t or @n
  for spoils, this turn, next turn; joined by `+`.
- `promises`: `1>2:c2@14,12#9!`: promiser, promisee, object, the turn at whose end it is due (0: spoils), the turn it
  was made in, its battle (0: none), `!` if it is bound.
- `battle`: how many there were; of the one in progress also kind, target, attackers, defenders, ally, traitor, who
  joined with the die, who committed it, boosts of the attack and of the defence, who escapes, 1 if it is won, the
  wreck and the support card it brought, 1 if a support card was forgone; separated by `:`.
  `dice`: orange, gray, and a Metal Faktor die for each of six seats.
- `frames`: what is going on, `step:who:a:b:c` from the outermost to the innermost, separated by `;`.

What a viewer may not see is `?`; such a position can be read by people only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.notation import bad_value, read_fields, read_index, read_number
from metalworks.contract.types import Viewer, viewer_number
from metalworks.games.metal_adventures.components import HUNTERS, members
from metalworks.games.metal_adventures.possible import check
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import terms as coding
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.content import EVENTS, IMPROVEMENTS, PLANETS, SHIPS, TROPHIES, Content
from metalworks.games.metal_adventures.rules.game import MetalAdventures, from_bytes, new_game
from metalworks.games.metal_adventures.rules.hidden import held_by, knows_trophy
from metalworks.games.metal_adventures.rules.offers import picker
from metalworks.kernel.fields import Writer
from metalworks.kernel.state import FRAME_INTS, PUBLIC, SPECTATOR

STEPS = (
    "-", "first_drawing", "base_dealing", "trophy_drawing", "space_drawing", "improvement_drawing", "die_rolling",
    "faktor_rolling", "dealing", "market_filling", "battle", "settlement", "giving", "ending", "incident",
    "trophies_drawing", "choosing", "menu", "resting", "keeping", "paying", "paying_trophy", "choice", "targeting",
    "allying", "gathering", "helping", "word", "declaring", "rolled", "spoils", "room", "settling", "terms", "picking",
    "answering", "calling", "over",
)  # fmt: skip
JOURNEYS = ("none", "travel", "rest")
TOURS = ("none", "on", "over")
KINDS = ("-", "space", "via_karokum", "planet", "challenge")
STATES = ("-", "draft", "picks", "open")
PLANET_LETTERS = "EBK"
ROWS = "fagc"
LIST_LETTERS = "gwpa"
DUE_LETTERS = " stn"
WRECK_LETTERS = "asiboh"
SINGLE = {
    "t": ledger.TROPHY_ITEM, "jf": ledger.JOIN_DIE_ITEM, "j": ledger.JOIN_ITEM, "bw": ledger.BATTLE_WRECK_ITEM,
    "bs": ledger.BATTLE_SUPPORT_ITEM, "h": ledger.HELP_ITEM, "p": ledger.PEACE_ITEM,
}  # fmt: skip
WORDS = {code: word for word, code in SINGLE.items()}
MOST = 10**6

NUMBERS = (  # by captain
    "base", "turns", "damage", "judgment", "earned", "credits", "faktor", "kept", "broken", "deeds",
)  # fmt: skip
REQUIRED = ("seats", "turn", "active", "base", "ships", "improvements", "trophies", "frames")
OPTIONAL = (
    "hunters", "first", *NUMBERS[1:], "deck", "drawn", "chosen", "known", "seen", "wrecks", "incidents", "pot", "bank",
    "treasures", "journey", "tribute", "fought", "tour", "visited", "raided", "judged", "revealed", "winched", "struck",
    "called", "opened", "refused", "offers", "promises", "battle", "dice",
)  # fmt: skip
FIELDS = (*REQUIRED, *OPTIONAL)

# The fields of a table in the order of `Table.visit`.
VISITED = (
    "epoch", "frames", "base", "damage", "judgment", "earned", "credits", "faktor", "turns", "deeds", "kept", "broken",
    "wrecks", "owned", "hand", "near", "deep", "mixed", "near_events", "deep_events", "mixed_events", "face_up",
    "karokum", "gone", "gone_events", "ship_seen", "market", "stock", "bottom", "aside", "bazaar", "pool", "queue",
    "drawn", "trophy_seen", "held", "chosen", "pot", "bank", "treasure", "offer", "maker", "other", "length", "terms",
    "picks", "claims", "promises", "refused", "opened", "called", "turn", "active", "first", "journey", "tribute",
    "fought", "tour", "tour_at", "visited", "raided", "judged", "revealed", "winched", "struck", "battle", "kind",
    "target", "attackers", "defenders", "ally", "traitor", "pledged", "committed", "attack_cards", "defence_cards",
    "escaping", "won", "spoil_wreck", "spoil_support", "forgone", "dice",
)  # fmt: skip

Values = dict[str, int | list[int]]


# -- writing ----------------------------------------------------------------------------------------


def write(table: Table) -> str:
    """The whole position of a table, secrets included."""
    return _line(table, None, whole=True)


def write_for(table: Table, viewer: Viewer) -> str:
    """MAD-1.8, MAD-7.22: the position as far as a viewer may know it; at the end everything is shown."""
    return _line(table, viewer, whole=int(table.step()) == rules.GAME_OVER)


def _line(table: Table, viewer: Viewer, whole: bool) -> str:
    number = viewer_number(viewer)
    seats = range(int(table.seats))

    def sees(trophy: int) -> bool:
        return whole or bool(knows_trophy(table, trophy, number))

    def sees_wreck(ship: int) -> bool:
        return whole or bool(int(table.ship_seen[ship]) >> number & 1)

    held = int(table.held) if whole else int(held_by(table, number))

    def trophy(card: int) -> str:
        if card == rules.UNDECIDED:
            return "."
        return (f"{card + 1}" + ("!" if held >> card & 1 else "")) if sees(card) else "?"

    def hand(seat: int) -> str:
        cards = [int(table.hand[seat * rules.HAND + slot]) for slot in range(rules.HAND)]
        return _list(trophy(card) for card in cards if card != rules.NO_CARD)

    placed = [int(card) for card in (*table.hand, *table.queue, *table.drawn) if int(card) >= 0]
    own_wrecks = [ship for seat in seats for ship in members(int(table.wrecks[seat]))]
    values: dict[str, object] = {
        "seats": int(table.seats),
        "hunters": HUNTERS[int(table.hunters)].value,
        "turn": int(table.turn),
        "active": int(table.active),
        "first": int(table.first),
        **{name: _each(table, name) for name in NUMBERS},
        "base": "/".join(str(int(base) + 1) if int(base) >= 0 else "-" for base in table.base),
        "trophies": "/".join(hand(seat) for seat in seats),
        "deck": _list(trophy(int(card)) for card in table.queue),
        "drawn": _list(trophy(int(card)) for card in table.drawn),
        "chosen": "/".join(_chosen(int(card), whole or seat == viewer) for seat, card in enumerate(table.chosen))
        or "-",
        "known": _list(
            f"{card + 1}:{_viewers(table, int(table.trophy_seen[card]))}" for card in sorted(placed) if sees(card)
        ),
        "ships": "".join(_ship(table, ship, sees_wreck(ship)) for ship in range(SHIPS)),
        "seen": _list(
            f"{ship + 1}:{_viewers(table, int(table.ship_seen[ship]))}"
            for ship in sorted(own_wrecks)
            if sees_wreck(ship) and not _is_public(table, int(table.ship_seen[ship]))
        ),
        "wrecks": "/".join(str(int(table.wrecks[seat]).bit_count()) for seat in seats),
        "incidents": "".join(_incident(table, event) for event in range(EVENTS)),
        "improvements": ",".join(_improvement(table, card) for card in range(IMPROVEMENTS)),
        "pot": int(table.pot),
        "bank": int(table.bank),
        "treasures": ",".join(str(int(amount)) for amount in table.treasure),
        "journey": JOURNEYS[int(table.journey)],
        "tribute": int(table.tribute),
        "fought": int(table.fought),
        "tour": f"{TOURS[int(table.tour)]}:{int(table.tour_at)}",
        "visited": _letters(int(table.visited), PLANET_LETTERS),
        "raided": _letters(int(table.raided), PLANET_LETTERS),
        "judged": _digits(int(table.judged)),
        "revealed": _digits(int(table.revealed)),
        "winched": int(table.winched),
        "struck": int(table.struck),
        "called": _letters(int(table.called), ROWS),
        "opened": _list(
            f"{ROWS[at // rules.MOST_SEATS]}{at % rules.MOST_SEATS}:{int(number)}"
            for at, number in enumerate(table.opened)
            if int(number)
        ),
        "refused": _list(f"{int(key):x}" for key in table.refused),
        "offers": ";".join(
            _offer(table, slot, viewer, whole)
            for slot in range(len(table.offer))
            if int(table.offer[slot]) != rules.NO_OFFER
        )
        or "-",
        "promises": _promises(table),
        "battle": _battle(table),
        "dice": _list("-" if int(face) == rules.NOT_ROLLED else str(int(face)) for face in table.dice),
        "frames": _frames(table),
    }
    return " ".join(f"{field}={values[field]}" for field in FIELDS)


def _list(parts: Iterable[str]) -> str:
    return ",".join(parts) or "-"


def _each(table: Table, name: str) -> str:
    return "/".join(str(int(number)) for number in getattr(table, name))


def _chosen(card: int, is_shown: bool) -> str:
    if card == rules.NO_CARD:
        return "-"
    return str(card + 1) if is_shown else "?"


def _viewers(table: Table, mask: int) -> str:
    """Who knows a card, as digits and `w`."""
    seats = "".join(str(seat) for seat in range(int(table.seats)) if mask >> seat & 1)
    return (seats + ("w" if mask >> SPECTATOR & 1 else "")) or "-"


def _is_public(table: Table, mask: int) -> bool:
    everybody = (1 << int(table.seats)) - 1 | 1 << SPECTATOR
    return mask & everybody == everybody


def _digits(mask: int) -> str:
    return "".join(str(seat) for seat in members(mask)) or "-"


def _letters(mask: int, letters: str) -> str:
    return "".join(letters[number] for number in members(mask)) or "-"


def _ship(table: Table, ship: int, is_seen: bool) -> str:
    for letter, where in zip("ndmukx", _ship_piles(table), strict=True):
        if where >> ship & 1:
            return letter
    for seat in range(int(table.seats)):
        if int(table.wrecks[seat]) >> ship & 1:
            return str(seat) if is_seen else "?"
    return "t"


def _ship_piles(table: Table) -> tuple[int, ...]:
    return tuple(int(pile) for pile in (table.near, table.deep, table.mixed, table.face_up, table.karokum, table.gone))


def _incident(table: Table, event: int) -> str:
    piles = (table.near_events, table.deep_events, table.mixed_events, table.gone_events)
    return next(letter for letter, pile in zip("ndmx", piles, strict=True) if int(pile) >> event & 1)


def _improvement(table: Table, card: int) -> str:
    for seat in range(int(table.seats)):
        if int(table.owned[seat]) >> card & 1:
            return str(seat)
    for slot, other in enumerate(table.market, 1):
        if int(other) == card:
            return f"o{slot}"
    for place, other in enumerate(table.bottom, 1):
        if int(other) == card:
            return f"b{place}"
    piles = (table.stock, table.aside, table.bazaar)
    return next(letter for letter, pile in zip("daz", piles, strict=True) if int(pile) >> card & 1)


def item_word(item: int) -> str:
    """An object of a term or promise in short."""
    if item < ledger.IMPROVEMENT_ITEM:
        return f"c{item + 1}"
    if item < ledger.WRECK_ITEM:
        return f"i{item - ledger.IMPROVEMENT_ITEM + 1}"
    if item < ledger.TROPHY_ITEM:
        return f"w{WRECK_LETTERS[item - ledger.WRECK_ITEM]}"
    if ledger.RELEASE_ITEM <= item < ledger.JOIN_ITEM:
        return f"r{item - ledger.RELEASE_ITEM + 1}"
    return WORDS[item]


def _term(code: int) -> str:
    which, rest = divmod(code, coding.LIST_BASE)
    due, item = divmod(rest, coding.DUE_BASE)
    return f"{LIST_LETTERS[which]}{item_word(item)}" + (f"@{DUE_LETTERS[due]}" if due else "")


def _offer(table: Table, slot: int, viewer: Viewer, whole: bool) -> str:
    terms = "+".join(_term(int(coding.term_at(table, slot, at))) for at in range(int(table.length[slot]))) or "-"
    claims = ",".join("-" if int(claim) < 0 else str(int(claim)) for claim in _slice(table.claims, slot, rules.CLAIMS))
    picks = []
    for at, pick in enumerate(_slice(table.picks, slot, rules.PICKS)):
        mine = whole or int(picker(table, slot, at // rules.LIST_TERMS)) == viewer
        picks.append(("-" if pick == rules.NO_CARD else _pick(pick)) if mine else "?")
    parties = f"{int(table.maker[slot])}>{int(table.other[slot])}"
    return f"{slot}:{parties}:{STATES[int(table.offer[slot])]}:{terms}:{claims}:{','.join(picks)}"


def _slice(numbers: vec[i64], slot: int, size: int) -> list[int]:
    return [int(numbers[slot * size + at]) for at in range(size)]


def _pick(pick: int) -> str:
    return f"t{pick - rules.PICK_TROPHY + 1}" if pick >= rules.PICK_TROPHY else f"s{pick + 1}"


def _promises(table: Table) -> str:
    found = []
    for number in range(int(ledger.promise_count(table))):
        item, last, made, battle, bound = (
            int(ledger.entry(table, number, field))
            for field in (rules.ITEM, rules.LAST, rules.MADE, rules.OF_BATTLE, rules.BOUND)
        )
        parties = f"{int(ledger.promiser_of(table, number))}>{int(ledger.promisee_of(table, number))}"
        found.append(f"{parties}:{item_word(item)}@{last},{made}#{battle}" + ("!" if bound else ""))
    return ";".join(found) or "-"


def _battle(table: Table) -> str:
    if int(table.kind) == rules.NO_BATTLE:
        return str(int(table.battle))
    parts: list[object] = [
        int(table.battle),
        KINDS[int(table.kind)],
        _plus(table.target),
        _digits(int(table.attackers)),
        _digits(int(table.defenders)),
        _nobody(table.ally),
        _nobody(table.traitor),
        _digits(int(table.pledged)),
        _digits(int(table.committed)),
        int(table.attack_cards),
        int(table.defence_cards),
        _digits(int(table.escaping)),
        int(table.won),
        _plus(table.spoil_wreck),
        _plus(table.spoil_support),
        int(table.forgone),
    ]
    return ":".join(str(part) for part in parts)


def _plus(card: int) -> str:
    return "-" if int(card) == rules.NO_CARD else str(int(card) + 1)


def _nobody(seat: int) -> str:
    return "-" if int(seat) == rules.NOBODY else str(int(seat))


def _frames(table: Table) -> str:
    frames = [int(number) for number in table.frames]
    return ";".join(
        f"{STEPS[frames[at]]}:" + ":".join(str(number) for number in frames[at + 1 : at + FRAME_INTS])
        for at in range(0, len(frames), FRAME_INTS)
    )


# -- reading ----------------------------------------------------------------------------------------


def read(position: str, content: Content) -> MetalAdventures:
    """The table of a position; a mistake names the field."""
    fields = read_fields(position, FIELDS, OPTIONAL)
    seats = read_number("seats", fields["seats"], 2, rules.MOST_SEATS)
    hunters = read_index("hunters", fields.get("hunters", HUNTERS[0].value), [one.value for one in HUNTERS])
    fresh = new_game(content, seats, hunters)
    values: Values = {name: _plain(getattr(fresh, name)) for name in VISITED}
    values["chosen"] = []
    reader = _Position(fields, seats, values)
    reader.captains()
    reader.ships()
    reader.incidents()
    reader.improvements()
    reader.trophies()
    reader.turn()
    reader.deals()
    reader.battle()
    reader.frames()
    check(values, seats, content)
    return from_bytes(packed(values, content, seats, hunters))


def _plain(value: object) -> int | list[int]:
    return value if isinstance(value, int) else [int(number) for number in value]  # type: ignore[attr-defined]


def packed(values: Values, content: Content, seats: int, hunters: int) -> bytes:
    """The bytes of a table: a vec made here and handed to compiled rules would never be freed."""
    writer = Writer()
    writer.data.extend(content.packed)
    writer.number(seats)
    writer.number(hunters)
    for name in VISITED:
        value = values[name]
        if isinstance(value, list):
            writer.number(len(value))
            for number in value:
                writer.number(number)
        else:
            writer.number(value)
    return writer.bytes()


class _Position:
    """Reads the fields of a position into the values of a table."""

    def __init__(self, fields: dict[str, str], seats: int, values: Values) -> None:
        self.fields = fields
        self.seats = seats
        self.values = values

    def get(self, field: str, default: str = "-") -> str:
        return self.fields.get(field, default)

    def each(self, field: str, default: str) -> list[str]:
        parts = self.get(field, "/".join([default] * self.seats)).split("/")
        if len(parts) != self.seats:
            raise bad_value(field, self.fields[field])
        return parts

    def items(self, field: str, separator: str = ",") -> list[str]:
        text = self.get(field)
        return [] if text == "-" else text.split(separator)

    def number(self, field: str, default: int, most: int = MOST) -> int:
        return read_number(field, self.get(field, str(default)), 0, most)

    def mask(self, field: str, text: str, letters: str) -> int:
        if text == "-":
            return 0
        if not text or len(set(text)) != len(text) or any(letter not in letters for letter in text):
            raise bad_value(field, text)
        return sum(1 << letters.index(letter) for letter in text)

    def digits(self, field: str, text: str) -> int:
        return self.mask(field, text, "012345"[: self.seats])

    def seat(self, field: str, text: str) -> int:
        return read_number(field, text, 0, self.seats - 1)

    def list_of(self, name: str) -> list[int]:
        value = self.values[name]
        assert isinstance(value, list)
        return value

    # -- captains and cards -----------------------------------------------------------------

    def captains(self) -> None:
        bounds = {"damage": rules.MOST_DAMAGE, "judgment": rules.MOST_JUDGMENT, "faktor": 6}
        defaults = {"credits": str(rules.START_CREDITS)}
        for name in NUMBERS[1:]:
            parts = self.each(name, defaults.get(name, "0"))
            self.values[name] = [read_number(name, part, 0, bounds.get(name, MOST)) for part in parts]
        self.values["base"] = [
            rules.NO_CARD if part == "-" else read_number("base", part, 1, rules.MOST_SEATS) - 1
            for part in self.each("base", "-")
        ]

    def ships(self) -> None:
        text = self.fields["ships"]
        if not re.fullmatch(rf"[ndmukxt0-{self.seats - 1}]{{{SHIPS}}}", text):
            raise bad_value("ships", text)
        for letter, name in zip("ndmukx", ("near", "deep", "mixed", "face_up", "karokum", "gone"), strict=True):
            self.values[name] = sum(1 << ship for ship, where in enumerate(text) if where == letter)
        wrecks = [sum(1 << ship for ship, where in enumerate(text) if where == str(seat)) for seat in range(self.seats)]
        self.values["wrecks"] = wrecks
        counted = "/".join(str(ships.bit_count()) for ships in wrecks)
        if self.get("wrecks", counted) != counted:
            raise bad_value("wrecks", self.get("wrecks"))
        seen = [PUBLIC if where.isdigit() else 0 for where in text]
        for card, viewers in self.known("seen", SHIPS):
            if not text[card].isdigit():
                raise bad_value("seen", str(card + 1))
            seen[card] = viewers | 1 << int(text[card])
        self.values["ship_seen"] = seen

    def known(self, field: str, most: int) -> list[tuple[int, int]]:
        """`card:viewers` pairs."""
        found = []
        for part in self.items(field):
            card, _, viewers = part.partition(":")
            text = viewers.replace("w", "")
            mask = self.digits(field, text) if text else 0
            found.append((read_number(field, card, 1, most) - 1, mask | ("w" in viewers) << SPECTATOR))
        return found

    def incidents(self) -> None:
        near = "n" * 4 + "d" * 6
        text = self.get("incidents", near)
        if not re.fullmatch(rf"[ndmx]{{{EVENTS}}}", text):
            raise bad_value("incidents", text)
        for letter, name in zip("ndmx", ("near_events", "deep_events", "mixed_events", "gone_events"), strict=True):
            self.values[name] = sum(1 << event for event, where in enumerate(text) if where == letter)

    def improvements(self) -> None:
        parts = self.fields["improvements"].split(",")
        if len(parts) != IMPROVEMENTS:
            raise bad_value("improvements", self.fields["improvements"])
        market = [rules.NO_CARD] * rules.MARKET_SLOTS
        bottom: dict[int, int] = {}
        owned = [0] * self.seats
        piles = {"d": 0, "a": 0, "z": 0}
        for card, part in enumerate(parts):
            if part in piles:
                piles[part] |= 1 << card
            elif re.fullmatch(r"o[1-4]", part) and market[int(part[1]) - 1] == rules.NO_CARD:
                market[int(part[1]) - 1] = card
            elif re.fullmatch(r"b\d{1,2}", part) and int(part[1:]) not in bottom:
                bottom[int(part[1:])] = card
            elif re.fullmatch(rf"[0-{self.seats - 1}]", part):
                owned[int(part)] |= 1 << card
            else:
                raise bad_value("improvements", part)
        if sorted(bottom) != list(range(1, len(bottom) + 1)):
            raise bad_value("improvements", self.fields["improvements"])
        self.values["market"] = market
        self.values["bottom"] = [bottom[place] for place in sorted(bottom)]
        self.values["owned"] = owned
        self.values["stock"], self.values["aside"], self.values["bazaar"] = piles["d"], piles["a"], piles["z"]

    def trophies(self) -> None:
        held = 0
        hands: list[int] = []
        for part in self.each("trophies", "-"):
            hand: list[int] = []
            for word in [] if part == "-" else part.split(","):
                card = read_number("trophies", word.removesuffix("!"), 1, TROPHIES) - 1
                held |= word.endswith("!") << card
                hand.append(card)
            if len(hand) > rules.HAND:
                raise bad_value("trophies", part)
            hands += [*hand, *[rules.NO_CARD] * (rules.HAND - len(hand))]
        drawn = [read_number("drawn", word, 1, TROPHIES) - 1 for word in self.items("drawn")]
        in_hands = [card for card in hands if card != rules.NO_CARD]
        undecided = TROPHIES - len(in_hands) - len(drawn)
        deck = self.items("deck") if "deck" in self.fields else ["."] * undecided
        queue = [rules.UNDECIDED if word == "." else read_number("deck", word, 1, TROPHIES) - 1 for word in deck]
        placed = [*in_hands, *drawn, *(card for card in queue if card != rules.UNDECIDED)]
        if len(set(placed)) != len(placed) or len(queue) + len(in_hands) + len(drawn) != TROPHIES:
            raise bad_value("deck", self.get("deck"))
        self.values["hand"], self.values["held"] = hands, held
        self.values["drawn"], self.values["queue"] = drawn, queue
        self.values["pool"] = sum(1 << card for card in range(TROPHIES) if card not in placed)
        seen = [0] * TROPHIES
        for at, card in enumerate(hands):
            if card != rules.NO_CARD:
                seen[card] = 1 << at // rules.HAND
        for card, viewers in self.known("known", TROPHIES):
            if card not in placed:
                raise bad_value("known", str(card + 1))
            seen[card] |= viewers
        everybody = (1 << self.seats) - 1 | 1 << SPECTATOR
        self.values["trophy_seen"] = [PUBLIC if mask & everybody == everybody else mask for mask in seen]
        if self.get("chosen") != "-" and self.get("chosen"):
            self.values["chosen"] = [
                rules.NO_CARD if part == "-" else read_number("chosen", part, 1, TROPHIES) - 1
                for part in self.each("chosen", "-")
            ]

    # -- the turn ---------------------------------------------------------------------------

    def turn(self) -> None:
        values = self.values
        values["turn"] = self.number("turn", 0)
        values["active"] = self.seat("active", self.fields["active"])
        values["first"] = self.seat("first", self.get("first", self.fields["active"]))
        values["pot"] = self.number("pot", 0, rules.ALL_CREDITS)
        treasures = self.get("treasures", "0,0,0").split(",")
        if len(treasures) != PLANETS:
            raise bad_value("treasures", self.get("treasures"))
        values["treasure"] = [read_number("treasures", part, 0, MOST) for part in treasures]
        held = sum(self.list_of("credits")) + sum(self.list_of("treasure")) + self.number("pot", 0)
        bank = self.get("bank", str(rules.ALL_CREDITS - held))
        if bank != str(rules.ALL_CREDITS - held):
            raise bad_value("bank", bank)
        values["bank"] = rules.ALL_CREDITS - held
        values["journey"] = read_index("journey", self.get("journey", "none"), JOURNEYS)
        for name in ("tribute", "fought", "winched", "struck"):
            values[name] = self.number(name, 0, 9 if name == "winched" else 1)
        state, _, last = self.get("tour", "none:0").partition(":")
        values["tour"] = read_index("tour", state, TOURS)
        values["tour_at"] = read_number("tour", last, 0, 10)
        values["visited"] = self.mask("visited", self.get("visited"), PLANET_LETTERS)
        values["raided"] = self.mask("raided", self.get("raided"), PLANET_LETTERS)
        values["judged"] = self.digits("judged", self.get("judged"))
        values["revealed"] = self.digits("revealed", self.get("revealed"))

    # -- deals ------------------------------------------------------------------------------

    def deals(self) -> None:
        values = self.values
        values["called"] = self.mask("called", self.get("called"), ROWS)
        opened = [0] * (len(ROWS) * rules.MOST_SEATS)
        for part in self.items("opened"):
            found = re.fullmatch(r"([fagc])([0-5]):([1-9])", part)
            if not found:
                raise bad_value("opened", part)
            opened[ROWS.index(found[1]) * rules.MOST_SEATS + int(found[2])] = int(found[3])
        values["opened"] = opened
        values["refused"] = [self.hash(part) for part in self.items("refused")]
        values["promises"] = [number for part in self.items("promises", ";") for number in self.promise(part)]
        self.offers()

    def hash(self, text: str) -> int:
        """MAD-7.19: what stands for an offer that was declined this turn."""
        if not re.fullmatch(r"[0-9a-f]{1,16}", text) or int(text, 16) >= 1 << 62:
            raise bad_value("refused", text)
        return int(text, 16)

    def promise(self, text: str) -> list[int]:
        found = re.fullmatch(r"([0-5])>([0-5]):([a-z]+\d*)@(\d{1,5}),(\d{1,5})#(\d{1,5})(!?)", text)
        if not found or found[1] == found[2] or max(int(found[1]), int(found[2])) >= self.seats:
            raise bad_value("promises", text)
        numbers = [int(found[part]) for part in (4, 5, 6)]
        return [int(found[1]) * 8 + int(found[2]), self.item("promises", found[3]), *numbers, int(found[7] == "!")]

    def item(self, field: str, word: str) -> int:
        if word in SINGLE:
            return SINGLE[word]
        letter, rest = word[:1], word[1:]
        if letter == "c":
            return read_number(field, rest, 1, coding.MOST_CREDITS) - 1
        if letter == "i":
            return ledger.IMPROVEMENT_ITEM + read_number(field, rest, 1, IMPROVEMENTS) - 1
        if letter == "r":
            return ledger.RELEASE_ITEM + read_number(field, rest, 1, 3) - 1
        if letter == "w":
            return ledger.WRECK_ITEM + read_index(field, rest, WRECK_LETTERS)
        raise bad_value(field, word)

    def offers(self) -> None:
        parts = self.items("offers", ";")
        if not parts:
            return
        sizes = {
            "offer": 1, "maker": 1, "other": 1, "length": 1, "terms": rules.MOST_TERMS, "picks": rules.PICKS,
            "claims": rules.CLAIMS,
        }  # fmt: skip
        lists = {name: [0] * (rules.SLOTS * size) for name, size in sizes.items()}
        lists["picks"] = [rules.NO_CARD] * len(lists["picks"])
        lists["claims"] = [rules.NO_CARD] * len(lists["claims"])
        for text in parts:
            found = re.fullmatch(r"([0-7]):([0-5])>([0-5]):([a-z]+):([^:]+):([^:]+):([^:]+)", text)
            if not found or found[2] == found[3] or max(int(found[2]), int(found[3])) >= self.seats:
                raise bad_value("offers", text)
            slot = int(found[1])
            lists["offer"][slot] = read_index("offers", found[4], STATES)
            lists["maker"][slot], lists["other"][slot] = int(found[2]), int(found[3])
            terms = [] if found[5] == "-" else [self.term(word) for word in found[5].split("+")]
            claims = [
                rules.NO_CARD if word == "-" else read_number("offers", word, 0, TROPHIES)
                for word in found[6].split(",")
            ]
            picks = [self.pick(word) for word in found[7].split(",")]
            if len(terms) > rules.MOST_TERMS or len(claims) != rules.CLAIMS or len(picks) != rules.PICKS:
                raise bad_value("offers", text)
            lists["length"][slot] = len(terms)
            for name, numbers in (("terms", terms), ("claims", claims), ("picks", picks)):
                for at, number in enumerate(numbers):
                    lists[name][slot * sizes[name] + at] = number
        self.values |= lists

    def term(self, word: str) -> int:
        found = re.fullmatch(r"([gwpa])([a-z]+\d*)(?:@([stn]))?", word)
        if not found:
            raise bad_value("offers", word)
        due = DUE_LETTERS.index(found[3]) if found[3] else coding.NO_DUE
        item = self.item("offers", found[2])
        return LIST_LETTERS.index(found[1]) * coding.LIST_BASE + due * coding.DUE_BASE + item

    def pick(self, word: str) -> int:
        if word == "-":
            return rules.NO_CARD
        if word[:1] == "t":
            return rules.PICK_TROPHY + read_number("offers", word[1:], 1, TROPHIES) - 1
        if word[:1] == "s":
            return read_number("offers", word[1:], 1, SHIPS) - 1
        raise bad_value("offers", word)

    # -- the battle and what is going on ----------------------------------------------------

    def battle(self) -> None:
        values = self.values
        number, *parts = self.get("battle", "0").split(":")
        values["battle"] = read_number("battle", number, 0, MOST)
        if parts:
            if len(parts) != 15:
                raise bad_value("battle", self.get("battle"))
            values["kind"] = read_index("battle", parts[0], KINDS)
            for name, part in zip(
                ("target", "spoil_wreck", "spoil_support"), (parts[1], parts[12], parts[13]), strict=True
            ):
                values[name] = rules.NO_CARD if part == "-" else read_number("battle", part, 1, SHIPS) - 1
            names = ("attackers", "defenders", "pledged", "committed", "escaping")
            for name, at in zip(names, (2, 3, 6, 7, 10), strict=True):
                values[name] = self.digits("battle", parts[at])
            for name, part in (("ally", parts[4]), ("traitor", parts[5])):
                values[name] = rules.NOBODY if part == "-" else self.seat("battle", part)
            for name, at in zip(("attack_cards", "defence_cards", "won", "forgone"), (8, 9, 11, 14), strict=True):
                values[name] = read_number("battle", parts[at], 0, 99)
        values["dice"] = [
            rules.NOT_ROLLED if part == "-" else read_number("dice", part, 0, 9) for part in self.dice_parts()
        ]

    def dice_parts(self) -> list[str]:
        text = self.get("dice")
        parts = [] if text == "-" else text.split(",")
        if len(parts) not in (0, rules.DICE):
            raise bad_value("dice", text)
        return parts

    def frames(self) -> None:
        numbers: list[int] = []
        for part in self.fields["frames"].split(";"):
            step, *rest = part.split(":")
            if len(rest) != FRAME_INTS - 1:
                raise bad_value("frames", part)
            number = read_index("frames", step, STEPS)
            if number == 0:
                raise bad_value("frames", part)
            numbers += [
                number,
                self.seat("frames", rest[0]),
                *(read_number("frames", one, 0, MOST) for one in rest[1:]),
            ]
        self.values["frames"] = numbers
