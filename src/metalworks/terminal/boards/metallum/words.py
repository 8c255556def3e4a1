"""Metallum in words: status, prompts, hints and the panels of the players."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from metalworks.games.metallum.components import TILES, Marker, Tile, TileType
from metalworks.games.metallum.view import MetallumView, Phase, PlaceView, SlotView, Step, TileState
from metalworks.terminal.boards.metallum import signs
from metalworks.terminal.boards.metallum.cards import card_name, card_of, card_text, card_time
from metalworks.terminal.boards.metallum.draft import draft_of
from metalworks.terminal.boards.metallum.signs import (
    INK,
    INK_2,
    INK_3,
    LEGAL,
    MARKERS,
    MONEY,
    SEAT_SIGNS,
    SEATS,
    SEATS_DARK,
    planet_name,
    tile_name,
)
from metalworks.terminal.scene import Scene

ROUNDS = 9
EXTRACTORS = 25


def view_of(scene: Scene) -> MetallumView:
    return cast(MetallumView, scene.view)


# -- the shell's lines -----------------------------------------------------------------------


def status(scene: Scene) -> str:
    view = view_of(scene)
    number = max(1, view.round)
    parts = [
        scene.texts("metallum-round", round=number, rounds=ROUNDS),
        scene.texts("metallum-sequence", sequence=(number + 2) // 3),
        phase(scene),
    ]
    return " · ".join(parts)


def phase(scene: Scene) -> str:
    return scene.texts(f"phase-{view_of(scene).phase.value}".replace("_", "-"))


def prompt(scene: Scene) -> str:
    """What to do; where several people share the screen, who."""
    view = view_of(scene)
    if scene.result is not None:
        return scene.texts("prompt-over")
    if not scene.is_mine:
        names = ", ".join(scene.names[seat] for seat in scene.waiting)
        draft = draft_of(scene)
        if draft is None:
            return scene.texts("terminal-waiting", name=names or "…")
        return scene.texts("metallum-committed" if draft.is_committed else "metallum-changed", name=names)
    words = _task(scene, view)
    people = sum(not seat.computer for seat in scene.seats)
    return f"{scene.names[scene.viewer or 0]}: {words}" if people > 1 else words


def _task(scene: Scene, view: MetallumView) -> str:
    if view.step is Step.MENU:
        return scene.texts(f"prompt-{view.phase.value}".replace("_", "-"))
    words = scene.texts(f"step-{view.step.value}".replace("_", "-"), left=view.left)
    cause = cause_name(scene)
    return f"{cause}: {words}" if cause else words


def cause_name(scene: Scene) -> str:
    """The subroutine, installation or card that is being carried out."""
    view, texts = view_of(scene), scene.texts
    if view.cause_tile is not None:
        return tile_name(texts, view.cause_tile)
    if view.cause_planet is not None:
        return texts(f"planet-{view.cause_planet.value}")
    return card_name(scene, view.cause_card) if view.cause_card is not None else ""


# -- hints ------------------------------------------------------------------------------------


def tile_hint(scene: Scene, tile: Tile) -> str:
    """What a tile does, and for a draft whether it fits, takes the place of another, or why neither."""
    texts, draft = scene.texts, draft_of(scene)
    words = texts(f"tile-{tile.value}-help".replace("_", "-"))
    if draft is not None:
        problem, replaced = draft.problem(tile), draft.replaced(tile)
        if problem is not None:
            return f"✕ {problem.text(texts.language)}"
        if replaced is not None:
            words = f"{texts('metallum-swap', neighbour=replaced.value)} · {words}"
    return f"{tile_name(texts, tile)} · {words}"


def place_hint(scene: Scene, number: int) -> str:
    """Everything about a planet, with the text of its installation."""
    view, texts = view_of(scene), scene.texts
    place = view.line[number - 1]
    parts = [place_name(scene, place)]
    if place.marker is not None:
        parts.append(f"{MARKERS[place.marker]} {texts(f'marker-{place.marker.value}')}")
    parts += [f"{SEAT_SIGNS[module.owner]} {card_name(scene, module.card)}" for module in place.modules]
    if place.planet is not None and place.discovered:
        parts.append(texts(f"installation-{place.planet.value}", edition=view.edition.value))
    return " · ".join(parts)


def place_name(scene: Scene, place: PlaceView) -> str:
    """`3 Gamma`, or that it is undiscovered."""
    name = scene.texts("planet-unknown") if place.planet is None else planet_name(scene.texts, place)
    return f"{place.place} {name}"


def card_hint(scene: Scene, number: int) -> str:
    """All that is printed on a card."""
    cost = card_of(scene, number).cost
    return f"{card_name(scene, number)} (${cost}) · {card_time(scene, number)} · {card_text(scene, number)}"


def slot_hint(scene: Scene, slot: SlotView) -> str:
    return card_hint(scene, slot.card) if slot.card else scene.texts("metallum-empty")


# -- panels -----------------------------------------------------------------------------------


def player(scene: Scene, seat: int, *, narrow: bool) -> Text:
    view = view_of(scene)
    turn = seat in scene.waiting
    mine = view.seats[seat]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(scene.mark(seat), MONEY)
    text.append(f"{SEAT_SIGNS[seat]} ", f"bold {SEATS[seat]}")
    text.append(scene.names[seat][:12].ljust(12), f"bold {INK}" if turn else INK_2)
    text.append(f"${mine.money}".rjust(4 if narrow else 13), f"bold {MONEY}")
    if narrow:
        text.append(f" {SEAT_SIGNS[seat]} {mine.reserve:<2} ", SEATS[seat])
        text.append_text(_tiles(scene, seat, gap=""))
        text.append(f" {_state(scene, seat)}", INK_3)
        return text
    text.append(f"\n   {scene.texts('term-reserve')} ", INK_3)
    text.append(f"{mine.reserve}", f"bold {SEATS[seat]}")
    text.append(f"/{EXTRACTORS}", INK_3)
    state = _state(scene, seat)
    text.append(f" · {state}" if state else "", INK_2)
    for types in ((TileType.MOVE, TileType.DEPLOYMENT), (TileType.SPECIAL, TileType.ENHANCEMENT)):
        text.append("\n   ")
        text.append_text(_tiles(scene, seat, types, gap=" "))
    for card, place in owned(view, seat):
        where = f" ({planet_name(scene.texts, place)})" if place else ""
        text.append(f"\n   {'▫' if place else '▪'} {card_name(scene, card)}{where}", INK_2)
    return text


def owned(view: MetallumView, seat: int) -> list[tuple[int, PlaceView | None]]:
    """The cards of a player: action modules in hand, then planetary modules with where they lie."""
    held: list[tuple[int, PlaceView | None]] = [(card, None) for card in view.seats[seat].hand]
    return held + [(module.card, place) for place in view.line for module in place.modules if module.owner == seat]


def _tiles(scene: Scene, seat: int, types: tuple[TileType, ...] = tuple(TileType), *, gap: str) -> Text:
    """The tiles by sign: active, in the program or draft (on the player's colour), spent (a dot)."""
    text = Text()
    states = view_of(scene).seats[seat].tiles
    draft = draft_of(scene)
    if draft is not None and seat == scene.viewer:
        states = {tile: draft.state(tile) for tile in TILES}
    for number, tile in enumerate(tile for tile in TILES if tile.type in types):
        if number and number % 3 == 0:
            text.append(" " + gap * 2, INK_3)
        sign = signs.TILES[tile]
        if states[tile] is TileState.SPENT:
            text.append(("·" * len(sign)).ljust(2) if gap else "·" * len(sign), INK_3)
        elif states[tile] is TileState.ON_BOARD:
            text.append(sign, f"bold {INK} on {SEATS_DARK[seat]}")
            text.append(" " * (2 - len(sign)) if gap else "")
        else:
            text.append(sign.ljust(2) if gap else sign, f"bold {SEATS[seat]}")
        text.append(gap)
    return text


def _state(scene: Scene, seat: int) -> str:
    """What a player is doing: programming, committed, acting, next."""
    view = view_of(scene)
    if view.phase is Phase.PROGRAMMING:
        return scene.texts("metallum-state", state="committed" if view.seats[seat].committed else "programming")
    if view.phase is Phase.ACTIONS and view.player is not None:
        if seat == view.player:
            return scene.texts("metallum-state", state="acting")
        return scene.texts("metallum-state", state="second" if view.first != seat else "done")
    return ""


def summary(scene: Scene) -> Text:
    """What planets earn, and what the signs mean."""
    texts = scene.texts
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(texts("metallum-income-title") + "\n", f"bold {MONEY}")
    rows = (
        (" ", texts("metallum-income-normal"), "$3/$1"),
        (MARKERS[Marker.RICH], texts("marker-rich"), "$5/$2"),
        (MARKERS[Marker.POOR], texts("marker-poor"), "$1/$0"),
    )
    for sign, words, income in rows:
        text.append(f"{sign} ", MONEY)
        text.append(words[:18].ljust(19), INK_2)
        text.append(f"{income}\n", INK)
    text.append("△○□ ", LEGAL)
    text.append(texts("connector-socket").ljust(9), INK_2)
    text.append("▲●■ ", LEGAL)
    text.append(texts("connector-pin"), INK_2)
    return text
