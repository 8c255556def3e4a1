"""Positions for tests and studies: named arguments with defaults make a line of the position notation.

    position(seats=3, credits=(4, 3, 3), improvements=(["hull_saw"], [], []), wrecks=(["crown_auditor"], [], []))

Cards go by their keys or their numbers. What belongs to the captains is a list with an entry for each of them, from
seat 0 on; left out, everybody has what they start with.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import cast

from metalworks.contract.notation import bad_value
from metalworks.contract.types import Content
from metalworks.games.metal_adventures.content import Card, MetalAdventuresContent
from metalworks.games.metal_adventures.game import GAME
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.content import SHIPS, TROPHIES

CardName = int | str
Cards = Collection[CardName]


def position(
    *,
    seats: int = 3,
    hunters: str = "whole_deck",
    turn: int = 1,
    active: int = 0,
    first: int = 0,
    bases: Sequence[CardName] = (1, 2, 3, 4, 5, 6),
    turns: Sequence[int] = (),
    damage: Sequence[int] = (),
    judgment: Sequence[int] = (),
    earned: Sequence[int] = (),
    credits: Sequence[int] = (),
    faktor: Sequence[int] = (),
    kept: Sequence[int] = (),
    broken: Sequence[int] = (),
    improvements: Sequence[Cards] = (),
    wrecks: Sequence[Cards] = (),
    trophies: Sequence[Cards] = (),
    held: Cards = (),
    trophy_deck: Sequence[CardName] = (),
    market: Sequence[CardName | None] = (),
    bazaar: Cards = (),
    karokum: Cards = (),
    gone: Cards = (),
    gone_incidents: Cards = (),
    mixed: bool = False,
    pot: int = 0,
    treasures: tuple[int, int, int] = (0, 0, 0),
    journey: str = "travel",
    tribute: bool = True,
    fought: bool = False,
    tour: int = 0,
    visited: str = "-",
    raided: str = "-",
    judged: Collection[int] = (),
    revealed: Collection[int] = (),
    promises: Sequence[str] = (),
    battle: int = 0,
    fields: Mapping[str, object] | None = None,
    content: Content | None = None,
) -> str:
    """A position between two actions of the active captain's turn; whatever is not named is as at its beginning.

    tribute: whether the Brotherhood is settled. tour: the last tour action taken this turn. trophy_deck: cards that lie
    under the deck, known to everybody. market: the cards on offer, None for an empty slot. mixed: the halves of the
    space deck are mixed. visited, raided: planets by letter, E, B and K. promises: as in the notation. fields: any
    other field of the notation, which replaces what the arguments say.
    """
    cards = cast(MetalAdventuresContent, content if content is not None else GAME.load_content())
    box = _Box(cards, seats)
    values: dict[str, object] = {
        "seats": seats,
        "hunters": hunters,
        "turn": turn,
        "active": active,
        "first": first,
        "base": "/".join(str(box.base(base)) for base in bases[:seats]),
        "turns": box.each(turns, [int((seat - first) % seats < turn) for seat in range(seats)]),
        "damage": box.each(damage, [0] * seats),
        "judgment": box.each(judgment, [0] * seats),
        "earned": box.each(earned, [0] * seats),
        "credits": box.each(credits, [rules.START_CREDITS] * seats),
        "faktor": box.each(faktor, [0] * seats),
        "kept": box.each(kept, [0] * seats),
        "broken": box.each(broken, [0] * seats),
        "trophies": box.trophies(trophies, held),
        "deck": box.deck(trophies, trophy_deck),
        "known": box.known(trophies, trophy_deck),
        "ships": box.ships(wrecks, karokum, gone, mixed),
        "incidents": box.incidents(gone_incidents, mixed),
        "improvements": box.improvements(improvements, market, bazaar),
        "pot": pot,
        "treasures": ",".join(str(amount) for amount in treasures),
        "journey": journey,
        "tribute": int(tribute),
        "fought": int(fought),
        "tour": f"on:{tour}" if tour else "none:0",
        "visited": visited,
        "raided": raided,
        "judged": "".join(str(seat) for seat in sorted(judged)) or "-",
        "revealed": "".join(str(seat) for seat in sorted(revealed)) or "-",
        "promises": ";".join(promises) or "-",
        "battle": battle,
        "frames": f"menu:{active}:0:0:0",
        **(fields or {}),
    }
    text = " ".join(f"{field}={value}" for field, value in values.items())
    return GAME.position(GAME.read_position(text, cards))


class _Box:
    """Finds the cards of a content by key or number."""

    def __init__(self, content: MetalAdventuresContent, seats: int) -> None:
        self.file = content.file
        self.seats = seats

    def number(self, field: str, card: CardName, printed: Sequence[Card]) -> int:
        """The number of a card, counted from 1."""
        if isinstance(card, int):
            return card
        found = next((number for number, one in enumerate(printed, 1) if one.key == card), None)
        if found is None:
            raise bad_value(field, card)
        return found

    def base(self, base: CardName) -> int:
        return self.number("base", base, self.file.base)

    def each(self, values: Sequence[int], otherwise: Sequence[int]) -> str:
        return "/".join(str(value) for value in (values or otherwise))

    def hands(self, trophies: Sequence[Cards]) -> list[list[int]]:
        held = [[self.number("trophies", card, self.file.trophy) for card in hand] for hand in trophies]
        return held + [[] for _ in range(self.seats - len(held))]

    def trophies(self, trophies: Sequence[Cards], held: Cards) -> str:
        back = {self.number("trophies", card, self.file.trophy) for card in held}
        hands = self.hands(trophies)
        return "/".join(_listed(f"{card}!" if card in back else str(card) for card in hand) for hand in hands)

    def deck(self, trophies: Sequence[Cards], under: Sequence[CardName]) -> str:
        known = [str(self.number("deck", card, self.file.trophy)) for card in under]
        undecided = TROPHIES - sum(len(hand) for hand in self.hands(trophies)) - len(known)
        return _listed([*["."] * undecided, *known])

    def known(self, trophies: Sequence[Cards], under: Sequence[CardName]) -> str:
        own = [(card, str(seat)) for seat, hand in enumerate(self.hands(trophies)) for card in hand]
        everybody = "".join(str(seat) for seat in range(self.seats)) + "w"
        public = [(self.number("deck", card, self.file.trophy), everybody) for card in under]
        return _listed(f"{card}:{viewers}" for card, viewers in sorted([*own, *public]))

    def ships(self, wrecks: Sequence[Cards], karokum: Cards, gone: Cards, mixed: bool) -> str:
        letters = ["m" if mixed else ship.half.value[0] for ship in self.file.ship]
        piles = [*((str(seat), pile) for seat, pile in enumerate(wrecks)), ("k", karokum), ("x", gone)]
        for letter, pile in piles:
            for card in pile:
                letters[self._within(self.number("ships", card, self.file.ship), SHIPS)] = letter
        return "".join(letters)

    def _within(self, number: int, most: int) -> int:
        if not 1 <= number <= most:
            raise bad_value("ships", number)
        return number - 1

    def incidents(self, gone: Cards, mixed: bool) -> str:
        letters = ["m" if mixed else event.half.value[0] for event in self.file.event]
        for card in gone:
            letters[self.number("incidents", card, self.file.event) - 1] = "x"
        return "".join(letters)

    def improvements(self, owned: Sequence[Cards], market: Sequence[CardName | None], bazaar: Cards) -> str:
        places = ["d"] * len(self.file.improvement)
        piles = [(str(seat), pile) for seat, pile in enumerate(owned)] + [("z", bazaar)]
        for place, pile in piles:
            for card in pile:
                places[self.number("improvements", card, self.file.improvement) - 1] = place
        lying = [number for number, place in enumerate(places, 1) if place == "d"]
        offered: Sequence[CardName | None] = market or lying[: rules.MARKET_SLOTS]
        for slot, offer in enumerate(offered, 1):
            if offer is not None:
                places[self.number("market", offer, self.file.improvement) - 1] = f"o{slot}"
        return ",".join(places)


def _listed(parts: Iterable[str]) -> str:
    return ",".join(parts) or "-"
