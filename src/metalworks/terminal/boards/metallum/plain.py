"""Metallum line by line: the whole table in readable text, and actions in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import TILES, Marker, Tile
from metalworks.games.metallum.content import Connector
from metalworks.games.metallum.sheet import TileSheet
from metalworks.games.metallum.view import MetallumView, PlacedModule, PlaceView, SlotView, TileState
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metallum import tray
from metalworks.terminal.boards.metallum.cards import card_name, card_of, card_text, card_time
from metalworks.terminal.boards.metallum.draft import Draft, Put, Take, draft_of
from metalworks.terminal.boards.metallum.market import price
from metalworks.terminal.boards.metallum.signs import planet_name, tile_name
from metalworks.terminal.boards.metallum.words import owned, place_name, view_of
from metalworks.terminal.scene import Scene


def board_lines(scene: Scene) -> list[str]:
    view, texts = view_of(scene), scene.texts
    lines = [texts("metallum-plain-line")]
    lines += [f"  {_place(scene, place)}" for place in view.line]
    lines.append(texts("metallum-plain-market", planetary=view.deck_sizes[0], action=view.deck_sizes[1]))
    lines += [f"  {_slot(scene, slot)}" for slot in view.market]
    for seat in (0, 1):
        lines += _seat(scene, view, seat)
    return lines


def _place(scene: Scene, place: PlaceView) -> str:
    """`3 Gamma: Ann 2 (earns $3), Ben 1 (earns $1); rich deposits; ship of Ann; Refinery of Ann`."""
    texts, names = scene.texts, scene.names
    parts = [
        texts(
            "metallum-plain-extractors",
            name=names[seat],
            count=place.extractors[seat],
            counts=place.counts[seat],
            income=place.income[seat],
        )
        for seat in (0, 1)
        if place.counts[seat]
    ]
    if place.marker is not None:
        parts.append(texts(f"marker-{place.marker.value}"))
    parts += [texts("metallum-plain-ship", name=names[seat]) for seat in place.ships]
    parts += [_owned(scene, module) for module in place.modules]
    if place.planet is not None and not place.discovered:
        parts.insert(0, texts("metallum-plain-face-down"))
    name = place_name(scene, place).replace("(", "").replace(")", "")
    return f"{name}: {'; '.join(parts) or texts('metallum-plain-nothing')}"


def _owned(scene: Scene, module: PlacedModule) -> str:
    name = card_name(scene, module.card)
    return scene.texts("metallum-plain-owned", module=name, name=scene.names[module.owner])


def _slot(scene: Scene, slot: SlotView) -> str:
    view = view_of(scene)
    if slot.card is None:
        return f"{slot.slot}: {scene.texts('metallum-empty')}"
    buyer = view.player if view.player is not None else view.viewer
    words = f"{card_time(scene, slot.card)}. {card_text(scene, slot.card)}"
    return f"{slot.slot}: {card_name(scene, slot.card)}, {price(slot, buyer)}. {words}"


def _seat(scene: Scene, view: MetallumView, seat: int) -> list[str]:
    texts, mine = scene.texts, view.seats[seat]
    side = texts(f"side-{'blue' if seat else 'red'}")
    spent = _tiles(scene, (tile for tile in TILES if mine.tiles[tile] is TileState.SPENT))
    lines = [
        texts(
            "metallum-plain-seat",
            name=scene.names[seat],
            side=side,
            money=mine.money,
            reserve=mine.reserve,
            planet=place_name(scene, view.line[mine.ship - 1]),
        ),
        "  " + texts("metallum-plain-spent", tiles=spent),
    ]
    if owned(view, seat):
        modules = ", ".join(_module(scene, card, place) for card, place in owned(view, seat))
        lines.append("  " + texts("metallum-plain-modules", modules=modules))
    if seat != scene.viewer or draft_of(scene) is None:  # the own draft comes with the tiles
        lines.append("  " + _program(scene, view, seat))
    return lines


def _module(scene: Scene, card: int, place: PlaceView | None) -> str:
    name = card_name(scene, card)
    if place is None:
        return scene.texts("metallum-plain-card", module=name, card=card, time=card_time(scene, card))
    return f"{name} ({planet_name(scene.texts, place)})"


def _program(scene: Scene, view: MetallumView, seat: int) -> str:
    texts, mine = scene.texts, view.seats[seat]
    if mine.program is None:
        return texts("metallum-plain-sealed", committed="yes" if mine.committed else "no")
    left = _tiles(scene, [tile for tile in mine.program if mine.tiles[tile] is TileState.ON_BOARD])
    tiles = _tiles(scene, mine.program)
    return texts("metallum-plain-program", tiles=tiles, open=left, complexity=mine.complexity or 0)


def _tiles(scene: Scene, tiles: Iterable[Tile]) -> str:
    return ", ".join(tile_name(scene.texts, tile) for tile in tiles) or scene.texts("metallum-plain-none")


# -- the viewer's tiles -----------------------------------------------------------------------


def hand_lines(scene: Scene) -> list[str]:
    """The draft, and the tiles to program with: complexity, connectors, and which fit."""
    draft, texts = draft_of(scene), scene.texts
    if draft is None:
        return []
    state = "committed" if draft.is_committed else "valid" if draft.is_valid else "open"
    tiles = _tiles(scene, draft.tiles)
    return [
        texts("metallum-plain-draft", tiles=tiles, complexity=draft.complexity, state=state),
        texts("metallum-plain-tiles"),
        *(_tile(scene, draft, tile) for tile in draft.sheet.tiles if draft.state(tile.tile) is not TileState.SPENT),
    ]


def _tile(scene: Scene, draft: Draft, printed: TileSheet) -> str:
    """`Move by 2 (move_by_2), complexity 1; sockets right: red 1; can be swapped in for “Move by 1”`."""
    texts, tile = scene.texts, printed.tile
    edges = (("top", printed.top), ("left", printed.left), ("right", printed.right), ("bottom", printed.bottom))
    words = [
        texts("metallum-plain-tile", name=tile_name(texts, tile), word=tile.value, complexity=printed.complexity),
        *(
            texts("metallum-plain-edge", edge=edge, connectors=_connectors(scene, connectors))
            for edge, connectors in edges
            if connectors
        ),
    ]
    problem, replaced = draft.problem(tile), draft.replaced(tile)
    if tile in draft.tiles:
        words.append(texts("metallum-plain-in-program"))
    elif problem is not None:
        words.append(problem.text(texts.language))
    elif replaced is not None:
        words.append(texts("metallum-swap", neighbour=replaced.value))
    return "  " + "; ".join(words)


def _connectors(scene: Scene, connectors: Sequence[Connector]) -> str:
    return ", ".join(f"{scene.texts(f'colour-{one.colour.value}')} {one.position}" for one in connectors)


# -- the list of choices ----------------------------------------------------------------------

_HEADED: dict[type[Choice], str] = {
    Take: "back",
    acts.ExecuteSubroutine: "execute",
    acts.DeclineSubroutine: "decline",
    acts.MoveShip: "move",
    acts.PlaceExtractor: "place",
    acts.ChooseOrigin: "from",
    acts.ChooseDestination: "to",
    acts.MoveExtractor: "shift",
    acts.TakeExtractor: "take",
    acts.RemoveExtractor: "remove",
    acts.ReplaceExtractor: "replace",
    acts.SwapExtractor: "exchange",
    acts.BuyModule: "buy",
    acts.TransportModule: "transport",
    acts.LayModule: "lay",
    acts.PlaceMarker: "mark",
    acts.RemoveMarker: "unmark",
    acts.UseCard: "card",
    acts.AcquireModule: "acquire",
    acts.RerunSubroutine: "again",
    acts.AimCard: "aim",
}


def groups(scene: Scene) -> list[tuple[str, list[Choice]]]:
    """The same kind of choice under one heading that says its word; the rest first."""
    rest: list[Choice] = []
    headed: dict[str, list[Choice]] = {}
    for choice in _choices(scene):
        word = _heading(scene, choice)
        if word is None:
            rest.append(choice)
        else:
            headed.setdefault(scene.texts("metallum-heading", what=word), []).append(choice)
    first: list[tuple[str, list[Choice]]] = [("", rest)] if rest else []
    return first + list(headed.items())


def _choices(scene: Scene) -> Sequence[Choice]:
    """The legal actions; while programming, committing the draft and what can be done with it."""
    draft = draft_of(scene)
    if draft is None:
        return scene.legal
    signs = {tile: tray.sign(draft, tile) for tile in TILES}
    committing = [acts.Program(draft.tiles)] if draft.is_valid and not draft.is_committed else []
    putting = [Put(tile) for wanted in (tray.FITS, tray.SWAPS) for tile in TILES if signs[tile] == wanted]
    return [*committing, *putting, *(Take(tile) for tile in draft.tiles)]


def _heading(scene: Scene, choice: Choice) -> str | None:
    if isinstance(choice, Put):
        draft = draft_of(scene)
        return "put" if draft is None or draft.replaced(choice.tile) is None else "swap"
    return _HEADED.get(type(choice))


def label(scene: Scene, choice: Choice) -> str:
    line = view_of(scene).line
    match choice:
        case Put(tile=tile) | Take(tile=tile) | acts.ExecuteSubroutine(tile=tile):
            return tile_name(scene.texts, tile)
        case acts.DeclineSubroutine(tile=tile) | acts.RerunSubroutine(tile=tile):
            return tile_name(scene.texts, tile)
        case acts.PlaceMarker(place=place, marker=marker):
            return f"{place_name(scene, line[place - 1])}, {scene.texts(f'marker-{marker.value}')}"
    assert isinstance(choice, Action)
    at = getattr(choice, "place", None)
    return place_name(scene, line[at - 1]) if isinstance(at, int) else scene.say(choice)


# -- actions in words -------------------------------------------------------------------------

_PLAIN: dict[str, Action] = {
    "use": acts.UseInstallation(),
    "end": acts.EndActions(),
    "stop": acts.Stop(),
    "pass": acts.UseNoCard(),
}
_TILE: dict[str, Callable[[Tile], Choice]] = {
    "put": Put,
    "back": Take,
    "execute": acts.ExecuteSubroutine,
    "decline": acts.DeclineSubroutine,
    "again": acts.RerunSubroutine,
}
_PLACE = {
    "move": acts.MoveShip,
    "place": acts.PlaceExtractor,
    "from": acts.ChooseOrigin,
    "to": acts.ChooseDestination,
    "shift": acts.MoveExtractor,
    "take": acts.TakeExtractor,
    "remove": acts.RemoveExtractor,
    "replace": acts.ReplaceExtractor,
    "exchange": acts.SwapExtractor,
    "lay": acts.LayModule,
    "unmark": acts.RemoveMarker,
    "aim": acts.AimCard,
}
_CARD = {"card": acts.UseCard, "transport": acts.TransportModule, "acquire": acts.AcquireModule}


def help_lines(scene: Scene) -> list[str]:  # noqa: ARG001  (the headings tell it all)
    return []


def read(scene: Scene, said: Sequence[str]) -> Choice | None:
    """`put move_by_1`, `commit`, `move 4`, `mark 3 rich`, `buy 2`; in English or the language of the table."""
    verb, rest = _verb(scene, said[0].lower()), " ".join(said[1:]).lower()
    if verb in _PLAIN:
        return _PLAIN[verb] if not rest else None
    if verb == "commit":
        return _read_program(scene, rest)
    if verb in ("put", "back") and draft_of(scene) is None:
        return acts.Program(())  # for the match to say why nothing is programmed now
    if verb in _TILE:
        tile = _read_tile(scene, rest)
        return _TILE[verb](tile) if tile else None
    if verb in _PLACE:
        place = _read_place(scene, rest)
        return _PLACE[verb](place) if place else None
    if verb in _CARD:
        card = _read_card(scene, rest)
        return _CARD[verb](card) if card else None
    if verb == "mark" and len(said) >= 3:
        place, marker = _read_place(scene, said[1].lower()), _read_marker(scene, said[2].lower())
        return acts.PlaceMarker(place, marker) if place and marker else None
    if verb == "buy" and rest.isdecimal():
        return acts.BuyModule(int(rest[:4]))
    if verb == "first":
        seat = next((seat for seat in (0, 1) if rest in _seat_words(scene, seat)), None)
        return acts.LetActFirst(seat) if seat is not None else None
    return None


def _verb(scene: Scene, said: str) -> str:
    """A command in English or in the language of the table, as English."""
    for command in ("commit", *_PLAIN, *_TILE, *_PLACE, *_CARD, "mark", "buy", "first"):
        if said in (command, *scene.texts("metallum-words", command=command).split()):
            return command
    return ""


def _read_program(scene: Scene, words: str) -> Action | None:
    """The draft, or the tiles that are named: `commit move_by_1 extractors_1`, `commit Move by 1, 1 Extractor`."""
    draft = draft_of(scene)
    if not words:
        return acts.Program(draft.tiles if draft is not None else ())
    found = [_read_tile(scene, part.strip()) for part in (words.split(",") if "," in words else words.split())]
    tiles = tuple(tile for tile in found if tile is not None)
    return acts.Program(tiles) if len(tiles) == len(found) else None


def _read_tile(scene: Scene, words: str) -> Tile | None:
    """By the word of the code, or by name."""
    for tile in TILES:
        if words in (tile.value, tile.value.replace("_", " "), tile_name(scene.texts, tile).lower()):
            return tile
    return None


def _read_place(scene: Scene, words: str) -> int | None:
    """By number, or by the name of the planet."""
    if words.isdecimal():
        return int(words[:4])
    for place in view_of(scene).line:
        if place.planet and words in (place.planet.value, scene.texts(f"planet-{place.planet.value}").lower()):
            return place.place
    return None


def _read_card(scene: Scene, words: str) -> int | None:
    """By number, or by the name of the module."""
    if words.isdecimal():
        return int(words[:4])
    view = view_of(scene)
    held = [card for seat in (0, 1) for card, _ in owned(view, seat)]
    for card in [*held, *view.discards, *view.set_aside]:
        if words in (card_of(scene, card).effect.value, card_name(scene, card).lower()):
            return card
    return None


def _read_marker(scene: Scene, word: str) -> Marker | None:
    for marker in Marker:
        if word in (marker.value, *scene.texts("metallum-words", command=marker.value).split()):
            return marker
    return None


def _seat_words(scene: Scene, seat: int) -> tuple[str, ...]:
    side = "blue" if seat else "red"
    return (side, scene.texts(f"side-{side}").lower(), scene.names[seat].lower(), str(seat + 1))
