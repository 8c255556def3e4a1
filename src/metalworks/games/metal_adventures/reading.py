"""Reading positions of Metal Adventures, as `notation.py` writes them."""

from __future__ import annotations

import re

from metalworks.contract.notation import bad_value, read_fields, read_index, read_number
from metalworks.games.metal_adventures.components import HUNTERS
from metalworks.games.metal_adventures.notation import (
    DUE_LETTERS,
    FIELDS,
    JOURNEYS,
    KINDS,
    LIST_LETTERS,
    NUMBERS,
    OPTIONAL,
    PLANET_LETTERS,
    ROWS,
    SINGLE,
    STATES,
    STEPS,
    TOURS,
    WRECK_LETTERS,
)
from metalworks.games.metal_adventures.possible import Values, check
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import terms as coding
from metalworks.games.metal_adventures.rules.content import EVENTS, IMPROVEMENTS, PLANETS, SHIPS, TROPHIES, Content
from metalworks.games.metal_adventures.rules.game import MetalAdventures, from_bytes, new_game
from metalworks.kernel.fields import Writer
from metalworks.kernel.state import FRAME_INTS, PUBLIC, SPECTATOR

MOST = 10**6

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
