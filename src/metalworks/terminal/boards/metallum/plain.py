"""Metallum line by line: the whole table in readable text, and actions in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from metalworks.contract.types import Action
from metalworks.games.metallum import actions as acts
from metalworks.games.metallum.components import TILES, Marker, Tile
from metalworks.games.metallum.content import Connector
from metalworks.games.metallum.view import MetallumView, ModuleView, Phase, PlaceView, SlotView, TileState
from metalworks.terminal.boards.metallum.market import price
from metalworks.terminal.boards.metallum.signs import module_name, planet_name, tile_name
from metalworks.terminal.boards.metallum.tray import problem_with
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


def _owned(scene: Scene, module: ModuleView) -> str:
    name = module_name(scene.texts, module.effect)
    return scene.texts("metallum-plain-owned", module=name, name=scene.names[module.owner or 0])


def _slot(scene: Scene, slot: SlotView) -> str:
    texts, view = scene.texts, view_of(scene)
    if slot.card is None:
        return f"{slot.slot}: {texts('metallum-empty')}"
    key = f"module-{slot.card.effect.value}-text".replace("_", "-")
    words = texts(key, number=slot.card.number, edition=view.edition.value)
    buyer = view.player if view.player is not None else view.viewer
    return f"{slot.slot}: {module_name(texts, slot.card.effect)}, {price(slot, buyer)}. {words}"


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
        modules = ", ".join(_module(scene, module) for module in owned(view, seat))
        lines.append("  " + texts("metallum-plain-modules", modules=modules))
    lines.append("  " + _program(scene, view, seat))
    return lines


def _module(scene: Scene, module: ModuleView) -> str:
    name = module_name(scene.texts, module.effect)
    if module.place is None:
        return scene.texts("metallum-plain-card", module=name, card=module.card)
    return f"{name} ({planet_name(scene.texts, view_of(scene).line[module.place - 1])})"


def _program(scene: Scene, view: MetallumView, seat: int) -> str:
    texts, mine = scene.texts, view.seats[seat]
    if mine.program is None:
        return texts("metallum-plain-sealed", committed="yes" if mine.committed else "no")
    tiles = _tiles(scene, mine.program)
    if view.phase is Phase.PROGRAMMING:
        return texts("metallum-plain-draft", tiles=tiles, complexity=mine.complexity or 0)
    left = _tiles(scene, [tile for tile in mine.program if mine.tiles[tile] is TileState.ON_BOARD])
    return texts("metallum-plain-program", tiles=tiles, open=left, complexity=mine.complexity or 0)


def _tiles(scene: Scene, tiles: Iterable[Tile]) -> str:
    return ", ".join(tile_name(scene.texts, tile) for tile in tiles) or scene.texts("metallum-plain-none")


# -- the viewer's tiles -----------------------------------------------------------------------


def hand_lines(scene: Scene) -> list[str]:
    """The tiles to program with: complexity, connectors, and why one does not fit."""
    view, texts = view_of(scene), scene.texts
    if scene.viewer is None or view.phase is not Phase.PROGRAMMING:
        return []
    mine = view.seats[scene.viewer]
    lines = [texts("metallum-plain-tiles")]
    for tile in view.tiles:
        state = mine.tiles[tile.tile]
        problem = problem_with(view, scene.viewer, tile.tile)
        if state is TileState.SPENT or (problem is not None and problem.key == "refused-program-same-type"):
            continue  # told in a line of their own, and by the tile that is in
        edges = [
            texts("metallum-plain-edge", edge=edge, connectors=_connectors(scene, connectors))
            for edge, connectors in (
                ("top", tile.top),
                ("left", tile.left),
                ("right", tile.right),
                ("bottom", tile.bottom),
            )
            if connectors
        ]
        name = tile_name(texts, tile.tile)
        words = [texts("metallum-plain-tile", name=name, word=tile.tile.value, complexity=tile.complexity)]
        words += edges
        if state is TileState.ON_BOARD:
            words.append(texts("metallum-tile-state", state="board"))
        elif problem is not None:
            neighbour = problem.neighbour.value if problem.neighbour else ""
            words.append(texts(problem.key, tile=tile.tile.value, neighbour=neighbour, colour="", position=0))
        lines.append("  " + "; ".join(words))
    return lines


def _connectors(scene: Scene, connectors: Sequence[Connector]) -> str:
    return ", ".join(f"{scene.texts(f'colour-{one.colour.value}')} {one.position}" for one in connectors)


# -- the list of actions ----------------------------------------------------------------------

_HEADED: dict[type[Action], str] = {
    acts.PutTile: "put",
    acts.TakeTileBack: "back",
    acts.ExecuteSubroutine: "execute",
    acts.DeclineSubroutine: "decline",
    acts.MoveShip: "move",
    acts.PlaceExtractor: "place",
    acts.TakeExtractor: "take",
    acts.RemoveExtractor: "remove",
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


def groups(scene: Scene) -> list[tuple[str, list[Action]]]:
    """The same kind of action under one heading that says its word; the rest first."""
    rest: list[Action] = []
    headed: dict[str, list[Action]] = {}
    for action in scene.legal:
        word = _HEADED.get(type(action))
        if word is None:
            rest.append(action)
        else:
            headed.setdefault(scene.texts("metallum-heading", what=word), []).append(action)
    first: list[tuple[str, list[Action]]] = [("", rest)] if rest else []
    return first + list(headed.items())


def label(scene: Scene, action: Action) -> str:
    match action:
        case acts.PutTile(tile=tile) | acts.TakeTileBack(tile=tile) | acts.ExecuteSubroutine(tile=tile):
            return tile_name(scene.texts, tile)
        case acts.DeclineSubroutine(tile=tile) | acts.RerunSubroutine(tile=tile):
            return tile_name(scene.texts, tile)
        case acts.PlaceMarker(place=place, marker=marker):
            return f"{place_name(scene, view_of(scene).line[place - 1])}, {scene.texts(f'marker-{marker.value}')}"
        case acts.MoveShip(place=place) | acts.PlaceExtractor(place=place) | acts.TakeExtractor(place=place):
            return place_name(scene, view_of(scene).line[place - 1])
        case acts.RemoveExtractor(place=place) | acts.LayModule(place=place) | acts.RemoveMarker(place=place):
            return place_name(scene, view_of(scene).line[place - 1])
        case acts.AimCard(place=place):
            return place_name(scene, view_of(scene).line[place - 1])
    return scene.say(action)


# -- actions in words -------------------------------------------------------------------------

_PLAIN: dict[str, Action] = {
    "commit": acts.CommitProgram(),
    "reopen": acts.ReopenProgram(),
    "use": acts.UseInstallation(),
    "end": acts.EndActions(),
    "stop": acts.StopMoving(),
    "pass": acts.UseNoCard(),
}
_TILE = {
    "put": acts.PutTile,
    "back": acts.TakeTileBack,
    "execute": acts.ExecuteSubroutine,
    "decline": acts.DeclineSubroutine,
    "again": acts.RerunSubroutine,
}
_PLACE = {
    "move": acts.MoveShip,
    "place": acts.PlaceExtractor,
    "take": acts.TakeExtractor,
    "remove": acts.RemoveExtractor,
    "lay": acts.LayModule,
    "unmark": acts.RemoveMarker,
    "aim": acts.AimCard,
}
_CARD = {"card": acts.UseCard, "transport": acts.TransportModule, "acquire": acts.AcquireModule}


def read(scene: Scene, said: Sequence[str]) -> Action | None:
    """`put move_by_1`, `commit`, `move 4`, `mark 3 rich`, `buy 2`; in English or the language of the table."""
    verb, rest = _verb(scene, said[0].lower()), " ".join(said[1:]).lower()
    if verb in _PLAIN:
        return _PLAIN[verb] if not rest else None
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
    for command in (*_PLAIN, *_TILE, *_PLACE, *_CARD, "mark", "buy", "first"):
        if said in (command, *scene.texts("metallum-words", command=command).split()):
            return command
    return ""


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
    cards = [*owned(view, 0), *owned(view, 1), *view.discards, *view.set_aside]
    for module in cards:
        if words in (module.effect.value, module_name(scene.texts, module.effect).lower()):
            return module.card
    return None


def _read_marker(scene: Scene, word: str) -> Marker | None:
    for marker in Marker:
        if word in (marker.value, *scene.texts("metallum-words", command=marker.value).split()):
            return marker
    return None


def _seat_words(scene: Scene, seat: int) -> tuple[str, ...]:
    side = "blue" if seat else "red"
    return (side, scene.texts(f"side-{side}").lower(), scene.names[seat].lower(), str(seat + 1))
