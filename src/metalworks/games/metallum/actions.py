"""The actions of Metallum and their encoding, both ways."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games.metallum.components import MARKERS, TILES, Marker, Tile, tile_mask, tiles_in
from metalworks.games.metallum.rules import components as rules


class Program(Action, frozen=True):
    """Commit a program, or another one while the opponent is still programming; secret."""

    tiles: tuple[Tile, ...]


class LetActFirst(Action, frozen=True):
    """Decide who acts first this round."""

    seat: int


class ExecuteSubroutine(Action, frozen=True):
    tile: Tile


class DeclineSubroutine(Action, frozen=True):
    """Spend a tile without executing it."""

    tile: Tile


class UseInstallation(Action, frozen=True):
    """Use the installation of the planet with the factory ship."""


class EndActions(Action, frozen=True):
    """End the action phase; what is left of the program is declined."""


class MoveShip(Action, frozen=True):
    place: int


class PlaceExtractor(Action, frozen=True):
    """Place an extractor of the reserve on a planet: Power Boost, Eta."""

    place: int


class ChooseOrigin(Action, frozen=True):
    """Choose the planet that extractors will move from: Alpha, Delta; Zeta: that of one's own extractor."""

    place: int


class ChooseDestination(Action, frozen=True):
    """Choose the planet where extractors will gather: Theta."""

    place: int


class MoveExtractor(Action, frozen=True):
    """Move one extractor from the chosen origin to a planet: Alpha, Delta."""

    place: int


class TakeExtractor(Action, frozen=True):
    """Take one of one's own extractors from a planet: Theta, and wherever the reserve is empty."""

    place: int


class RemoveExtractor(Action, frozen=True):
    """Remove an opposing extractor: Gamma."""

    place: int


class ReplaceExtractor(Action, frozen=True):
    """Replace an opposing extractor by one's own: Beta."""

    place: int


class SwapExtractor(Action, frozen=True):
    """Choose the opposing extractor to swap one's own with: Zeta."""

    place: int


class Stop(Action, frozen=True):
    """Move or remove no more extractors."""


class BuyModule(Action, frozen=True):
    """Buy the card in a slot of the market, 1 (the cheap end) to 4."""

    slot: int


class TransportModule(Action, frozen=True):
    """Choose one of one's own planetary modules to transport."""

    card: int | str


class LayModule(Action, frozen=True):
    """Lay the transported module at a planet."""

    place: int


class PlaceMarker(Action, frozen=True):
    place: int
    marker: Marker


class RemoveMarker(Action, frozen=True):
    place: int


class UseCard(Action, frozen=True):
    """Use an action module."""

    card: int | str


class AcquireModule(Action, frozen=True):
    """Take a planetary module by Acquire Module."""

    card: int | str


class RerunSubroutine(Action, frozen=True):
    """Execute a spent tile once more, by Rollback."""

    tile: Tile


class AimCard(Action, frozen=True):
    """Choose the planet for a card."""

    place: int


class UseNoCard(Action, frozen=True):
    """Use no card at this moment."""


CardAction = TransportModule | UseCard | AcquireModule

# Kinds of the rules without an argument, and those whose argument is a tile, a place or a card.
_PLAIN: dict[int, type[Action]] = {
    rules.ACTIVATE: UseInstallation,
    rules.END_ACTIONS: EndActions,
    rules.STOP: Stop,
    rules.PASS: UseNoCard,
}
_TILE: dict[int, type[ExecuteSubroutine | DeclineSubroutine | RerunSubroutine]] = {
    rules.EXECUTE: ExecuteSubroutine,
    rules.DECLINE: DeclineSubroutine,
    rules.RERUN: RerunSubroutine,
}
_PLACE: dict[
    int,
    type[
        MoveShip
        | PlaceExtractor
        | ChooseOrigin
        | ChooseDestination
        | MoveExtractor
        | TakeExtractor
        | RemoveExtractor
        | ReplaceExtractor
        | SwapExtractor
        | LayModule
        | RemoveMarker
        | AimCard
    ],
] = {
    rules.MOVE_TO: MoveShip,
    rules.PLACE: PlaceExtractor,
    rules.ORIGIN: ChooseOrigin,
    rules.DESTINATION: ChooseDestination,
    rules.SHIFT: MoveExtractor,
    rules.TAKE: TakeExtractor,
    rules.REMOVE: RemoveExtractor,
    rules.REPLACE: ReplaceExtractor,
    rules.SWAP: SwapExtractor,
    rules.LAY: LayModule,
    rules.UNMARK: RemoveMarker,
    rules.TARGET: AimCard,
}
_CARD: dict[int, type[CardAction]] = {
    rules.TRANSPORT: TransportModule,
    rules.USE_CARD: UseCard,
    rules.ACQUIRE: AcquireModule,
}
_MARKING = {rules.MARK_RICH: Marker.RICH, rules.MARK_POOR: Marker.POOR}
# Which clause says how many of something there are.
_BOUNDS = {"seat": "MET-1.1", "place": "MET-1.2", "card": "MET-1.5", "slot": "MET-1.6"}
_KINDS: dict[type[Action], int] = {
    action: kind for table in (_PLAIN, _TILE, _PLACE, _CARD) for kind, action in table.items()
}

ACTIONS: tuple[type[Action], ...] = (
    Program,
    LetActFirst,
    ExecuteSubroutine,
    DeclineSubroutine,
    UseInstallation,
    EndActions,
    MoveShip,
    PlaceExtractor,
    ChooseOrigin,
    ChooseDestination,
    MoveExtractor,
    TakeExtractor,
    RemoveExtractor,
    ReplaceExtractor,
    SwapExtractor,
    Stop,
    BuyModule,
    TransportModule,
    LayModule,
    PlaceMarker,
    RemoveMarker,
    UseCard,
    AcquireModule,
    RerunSubroutine,
    AimCard,
    UseNoCard,
)


def from_code(code: int) -> Action:
    kind, argument = divmod(code, rules.BASE)
    if kind >= rules.PROGRAM:
        return Program(tiles_in(code - rules.PROGRAM * rules.BASE))
    if kind in _PLAIN:
        return _PLAIN[kind]()
    if kind in _TILE and argument < len(TILES):
        return _TILE[kind](TILES[argument])
    if kind in _PLACE:
        return _PLACE[kind](argument + 1)
    if kind in _CARD:
        return _CARD[kind](argument + 1)
    if kind in _MARKING:
        return PlaceMarker(argument + 1, _MARKING[kind])
    if kind == rules.BUY:
        return BuyModule(argument + 1)
    if kind == rules.GO_FIRST:
        return LetActFirst(argument)
    raise Refused("bad-action", game="metallum", detail=str(code))


def to_code(action: Action) -> int:
    match action:
        case Program(tiles=tiles):
            twice = next((tile for tile in tiles if tiles.count(tile) > 1), None)
            if twice:
                raise Refused("refused-program-same-type", game="metallum", rule="MET-3.2", tile=twice, neighbour=twice)
            return rules.PROGRAM * rules.BASE + tile_mask(tiles)
        case LetActFirst(seat=seat):
            return rules.GO_FIRST * rules.BASE + _within(seat, 0, 1, "seat")
        case BuyModule(slot=slot):
            return rules.BUY * rules.BASE + _within(slot, 1, rules.SLOTS, "slot") - 1
        case PlaceMarker(place=place, marker=marker):
            kind = rules.MARK_RICH if marker is MARKERS[0] else rules.MARK_POOR
            return kind * rules.BASE + _within(place, 1, rules.PLACES, "place") - 1
        case TransportModule(card=card) | UseCard(card=card) | AcquireModule(card=card):
            if isinstance(card, str):
                raise no_such_card(card)
            return _KINDS[type(action)] * rules.BASE + _within(card, 1, rules.CARDS, "card") - 1
    kind = _KINDS[type(action)]
    if kind in _TILE:
        return kind * rules.BASE + TILES.index(getattr(action, "tile"))  # noqa: B009  (one of the tile actions)
    if kind in _PLACE:
        place = int(getattr(action, "place"))  # noqa: B009  (one of the place actions)
        return kind * rules.BASE + _within(place, 1, rules.PLACES, "place") - 1
    return kind * rules.BASE


def no_such_card(name: str) -> Refused:
    return Refused("refused-no-such-card", game="metallum", rule="MET-1.5", name=name)


def _within(value: int, least: int, most: int, field: str) -> int:
    if not least <= value <= most:
        rule = _BOUNDS[field]
        raise Refused("refused-no-such", game="metallum", rule=rule, field=field, value=value, least=least, most=most)
    return value
