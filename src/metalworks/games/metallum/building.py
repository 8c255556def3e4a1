"""Positions for tests and studies: named arguments with defaults make a line of the position notation.

    position(round=7, money=(12, 9), planets={2: "beta"}, hands=(["tax_audit"], []))

Tiles, planets, cards and markers go by their names; a place is a number from 1 to 7 or the planet
there. What belongs to both players is a pair, red's first.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from metalworks.contract.notation import bad_value
from metalworks.contract.types import Content
from metalworks.games.metallum.components import MARKERS, PLANETS, TILES, Marker, card_named
from metalworks.games.metallum.content import MetallumContent
from metalworks.games.metallum.game import GAME
from metalworks.games.metallum.notation import LYING, MARKER_LETTERS, PLANET_LETTERS, SEAT_LETTERS, TILE_LETTERS
from metalworks.games.metallum.possible import PHASES, SEQUENCE_END, impossible
from metalworks.games.metallum.rules import components as rules

Place = int | str
Tiles = Collection[str]
Card = int | str

_ACTED = PHASES[rules.SCORING :]  # phases after both have acted
_PLANETS = tuple(planet.value for planet in PLANETS)
_TILES = tuple(tile.value for tile in TILES)


def position(
    *,
    edition: str = "en",
    round: int = 1,
    phase: str = "programming",
    planets: Mapping[int, str] | Sequence[str] = (),
    hidden: Mapping[int, str] | None = None,
    markers: Mapping[Place, str] | None = None,
    extractors: tuple[Mapping[Place, int], Mapping[Place, int]] = ({}, {}),
    ships: tuple[Place, Place] = (1, 1),
    money: tuple[int, int] = (0, 0),
    spent: tuple[Tiles, Tiles] = ((), ()),
    programs: tuple[Tiles | None, Tiles | None] = (None, None),
    declined: tuple[Tiles, Tiles] = ((), ()),
    modules: tuple[Mapping[Card, Place], Mapping[Card, Place]] = ({}, {}),
    acquired: Collection[Card] = (),
    hands: tuple[Collection[Card], Collection[Card]] = ((), ()),
    market: Sequence[Card | None] = (None, None, None, None),
    discarded: Collection[Card] = (),
    used_up: Collection[Card] = (),
    player: int = rules.RED,
    first: int | None = None,
    installations_used: Collection[str] = (),
    effect: str = "-",
    content: Content | None = None,
) -> str:
    """A position; whatever is not named is as at the beginning of a round.

    planets: those face up, by place or as a list from the second place on; Alpha is always at 1.
    hidden: face-down planets that are settled beforehand; nobody at the table knows them.
    programs: of a round in progress; without one, a lone move tile where a player needs one. While
    programming, a player with a program has committed it.
    modules: planetary modules by card, with their place; `acquired` ones were not bought (MET-7.1).
    used_up: action modules that have left the game. All other cards are in their decks, or set aside.
    player: who decides; `first`: who acts first this round, the same one if it is not said.
    effect: what is being carried out, as in the notation.
    """
    cards = cast(MetallumContent, content if content is not None else GAME.load_content())
    line = _Line(planets, hidden or {}, cards)
    opener = player if first is None else first
    boards = [_program(phase, seat, programs[seat], spent[seat], player, opener) for seat in (rules.RED, rules.BLUE)]
    committed = [SEAT_LETTERS[seat] for seat, board in enumerate(boards) if phase == PHASES[0] and board]
    fields = {
        "edition": edition,
        "round": round,
        "phase": phase,
        "planets": line.planets,
        "markers": line.markers(markers or {}),
        "extractors": "/".join(line.counts("extractors", standing) for standing in extractors),
        "ships": "/".join(str(line.at("ships", place)) for place in ships),
        "money": "/".join(str(amount) for amount in money),
        "spent": "/".join(_tiles("spent", tiles) for tiles in spent),
        "programs": "/".join(_tiles("programs", tiles) for tiles in boards),
        "declined": "/".join(_tiles("declined", tiles) for tiles in declined),
        "market": line.market(market),
        "cards": line.cards(round, phase, modules, acquired, hands, market, discarded, used_up),
        "player": SEAT_LETTERS[player] if player in (0, 1) else player,
        "first": SEAT_LETTERS[opener] if opener in (0, 1) else opener,
        "committed": "".join(committed) or "-",
        "used": "".join(PLANET_LETTERS[_planet("installations_used", name)] for name in installations_used) or "-",
        "effect": effect,
    }
    text = " ".join(f"{field}={value}" for field, value in fields.items())
    return GAME.position(GAME.read_position(text, cards))


def _program(phase: str, seat: int, program: Tiles | None, spent: Tiles, player: int, first: int) -> Tiles:
    """A lone move tile where a player needs a program and none is named."""
    if program is not None:
        return program
    done = phase in _ACTED or phase == PHASES[0] or (phase == "actions" and seat == first != player)
    if done:
        return ()
    return [tile for tile in _TILES[: rules.MOVE_BY_3 + 1] if tile not in spent][:1]


def _planet(field: str, name: str) -> int:
    if name not in _PLANETS:
        raise bad_value(field, name)
    return _PLANETS.index(name)


def _tiles(field: str, tiles: Tiles) -> str:
    for tile in tiles:
        if tile not in _TILES:
            raise bad_value(field, tile)
    return "".join(letter for tile, letter in zip(_TILES, TILE_LETTERS, strict=True) if tile in tiles) or "-"


class _Line:
    """The planets of a position, and what lies where."""

    def __init__(
        self, planets: Mapping[int, str] | Sequence[str], hidden: Mapping[int, str], content: MetallumContent
    ) -> None:
        up = dict(planets) if isinstance(planets, Mapping) else dict(enumerate(planets, 2))
        self.effects = [int(effect) for effect in content.rules.effects]
        self.line: list[str] = ["?"] * rules.PLACES
        for field, named, case in (("planets", up, str.upper), ("hidden", hidden, str.lower)):
            for place, name in named.items():
                if not 1 <= place <= rules.PLACES:
                    raise impossible(field, place, "MET-1.2")
                self.line[place - 1] = case(PLANET_LETTERS[_planet(field, name)])
        self.line[0] = "A"
        if self.line[-1] == "?":
            self.line[-1] = "o"
        known = [letter.upper() for letter in self.line if letter != "?"]
        if len(set(known)) != len(known):
            raise impossible("planets", self.planets, "MET-1.2")

    @property
    def planets(self) -> str:
        return "".join(self.line)

    def at(self, field: str, where: Place) -> int:
        """A place by its number, or by the planet that lies there."""
        if isinstance(where, int):
            if not 1 <= where <= rules.PLACES:
                raise impossible(field, where, "MET-1.2")
            return where
        letter = PLANET_LETTERS[_planet(field, where)]
        if letter not in self.planets.upper():
            raise bad_value(field, where)
        return self.planets.upper().index(letter) + 1

    def counts(self, field: str, standing: Mapping[Place, int]) -> str:
        numbers = [0] * rules.PLACES
        for where, number in standing.items():
            numbers[self.at(field, where) - 1] += number
        return ",".join(str(number) for number in numbers)

    def markers(self, markers: Mapping[Place, str]) -> str:
        letters = ["-"] * rules.PLACES
        for where, marker in markers.items():
            if marker not in MARKERS:
                raise bad_value("markers", marker)
            letters[self.at("markers", where) - 1] = MARKER_LETTERS[1 + MARKERS.index(Marker(marker))]
        return "".join(letters)

    def card(self, field: str, card: Card) -> int:
        """The rules' number of a card that is named or numbered from 1."""
        number = card - 1 if isinstance(card, int) else card_named(self.effects, card)
        if number is None or not 0 <= number < rules.CARDS:
            raise impossible(field, card, "MET-1.5")
        return number

    def market(self, market: Sequence[Card | None]) -> str:
        return ",".join("-" if card is None else str(self.card("market", card) + 1) for card in market)

    def cards(
        self,
        round: int,
        phase: str,
        modules: tuple[Mapping[Card, Place], Mapping[Card, Place]],
        acquired: Collection[Card],
        hands: tuple[Collection[Card], Collection[Card]],
        market: Sequence[Card | None],
        discarded: Collection[Card],
        used_up: Collection[Card],
    ) -> str:
        late = round > SEQUENCE_END or (round == SEQUENCE_END and phase == "market")
        resting = LYING[rules.SET_ASIDE if late else rules.IN_DECK]
        where = [resting] * rules.PLANETARY_CARDS + [LYING[rules.IN_DECK]] * (rules.CARDS - rules.PLANETARY_CARDS)
        for field, named, lying in (
            ("market", [card for card in market if card is not None], rules.IN_MARKET),
            ("discarded", discarded, rules.DISCARDED),
            ("used_up", used_up, rules.OUT_OF_GAME),
        ):
            for card in named:
                where[self.card(field, card)] = LYING[lying]
        stars = {self.card("acquired", card) for card in acquired}
        for seat, letter in enumerate(SEAT_LETTERS):
            for card in hands[seat]:
                where[self.card("hands", card)] = f"{letter}h"
            for card, place in modules[seat].items():
                number = self.card("modules", card)
                where[number] = f"{letter}{self.at('modules', place)}{'*' if number in stars else ''}"
        return ",".join(where)
