"""A program in the making: what still fits, what can be swapped in, and why not. Only this terminal knows it.

What is possible follows from the programs that the match offers, why something is not from the joins
of the sheet; there is no rule of the game here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import cast

from metalworks.contract.problems import Refused
from metalworks.games.metallum.actions import Program
from metalworks.games.metallum.components import TILES, Tile
from metalworks.games.metallum.sheet import MetallumSheet
from metalworks.games.metallum.view import MetallumView, Phase, TileState
from metalworks.terminal.boards.board import Desk, Piece
from metalworks.terminal.scene import Scene


@dataclass(frozen=True)
class Put(Piece):
    """Put a tile on the board, in place of the one of its type if there is one."""

    tile: Tile


@dataclass(frozen=True)
class Take(Piece):
    """Take a tile off the board."""

    tile: Tile


@dataclass(frozen=True)
class Draft:
    """The tiles that a player has put together, and what the match offers for them."""

    tiles: tuple[Tile, ...]
    programs: frozenset[frozenset[Tile]]  # all that can be committed, and the committed one
    spent: frozenset[Tile]
    committed: tuple[Tile, ...] | None
    sheet: MetallumSheet

    @property
    def is_valid(self) -> bool:
        """Whether it can be committed, or is."""
        return frozenset(self.tiles) in self.programs

    @property
    def is_committed(self) -> bool:
        return self.tiles == self.committed

    @property
    def complexity(self) -> int:
        return sum(tile.complexity for tile in self.sheet.tiles if tile.tile in self.tiles)

    def state(self, tile: Tile) -> TileState:
        if tile in self.tiles:
            return TileState.ON_BOARD
        return TileState.SPENT if tile in self.spent else TileState.ACTIVE

    def replaced(self, tile: Tile) -> Tile | None:
        """The tile whose place this one would take."""
        return next((other for other in self.tiles if other.type is tile.type and other is not tile), None)

    def with_tile(self, tile: Tile) -> tuple[Tile, ...]:
        return _in_order({*self.tiles, tile} - {self.replaced(tile)})

    def without(self, tile: Tile) -> tuple[Tile, ...]:
        return _in_order({*self.tiles} - {tile})

    def problem(self, tile: Tile) -> Refused | None:
        """Why a tile can be neither put on the board nor swapped in, None if it can or is there."""
        if tile in self.spent:
            return _refused("spent", "MET-3.5", tile)
        wanted = self.with_tile(tile)
        if tile in self.tiles or any(program.issuperset(wanted) for program in self.programs):
            return None
        for join in self.sheet.joins:
            if join.tile is tile and join.neighbour in wanted and join.key is not None:
                other = join.tile if join.pin is join.neighbour else join.neighbour
                colour = join.colour.value if join.colour else ""
                arguments = {"tile": join.pin.value, "neighbour": other.value, "colour": colour}
                return Refused(join.key, rule=join.rule or "", game="metallum", **arguments)
        return _refused("no-completion", "MET-3.3", tile)

    def offers(self, program: Program) -> bool:
        """Whether a program contains this draft."""
        return set(self.tiles) <= set(program.tiles)


def _refused(key: str, rule: str, tile: Tile) -> Refused:
    return Refused(f"refused-program-{key}", rule=rule, game="metallum", tile=tile.value)


def _in_order(tiles: Iterable[Tile | None]) -> tuple[Tile, ...]:
    found = set(tiles)
    return tuple(tile for tile in TILES if tile in found)


def draft_of(scene: Scene) -> Draft | None:
    """The draft of the viewer, None where there is nothing to program."""
    return scene.draft if isinstance(scene.draft, Draft) else None


@dataclass
class Work:
    """What one player has done on the desk in one round."""

    round: int
    tiles: tuple[Tile, ...]
    history: list[tuple[Tile, ...]] = field(default_factory=list)  # the tiles before each step
    committed: tuple[Tile, ...] | None = None  # as last seen
    settled: int = 0  # how many steps had been taken when it was committed


class ProgrammingDesk(Desk):
    """The drafts of the people at this terminal, each shown to its own player only."""

    def __init__(self) -> None:
        self._works: dict[int, Work] = {}

    def lay_out(self, scene: Scene) -> Scene:
        view = cast(MetallumView, scene.view)
        if view.phase is not Phase.PROGRAMMING:
            self._works.clear()
        offered = [frozenset(action.tiles) for action in scene.legal if isinstance(action, Program)]
        if scene.viewer is None or not offered:
            return replace(scene, draft=None)
        mine = view.seats[scene.viewer]
        work = self._work(scene.viewer, view.round, mine.program)
        committed = [] if mine.program is None else [frozenset(mine.program)]
        spent = frozenset(tile for tile, state in mine.tiles.items() if state is TileState.SPENT)
        sheet = cast(MetallumSheet, scene.sheet)
        return replace(scene, draft=Draft(work.tiles, frozenset(offered + committed), spent, mine.program, sheet))

    def _work(self, seat: int, round: int, committed: tuple[Tile, ...] | None) -> Work:
        work = self._works.get(seat)
        if work is None or work.round != round:
            work = self._works[seat] = Work(round, committed or ())
        if work.committed != committed:
            work.committed = committed
            if committed is not None and committed != work.tiles:  # chosen from the list
                work.history.append(work.tiles)
                work.tiles = committed
            work.settled = 0 if committed is None else len(work.history)
        return work

    def handle(self, scene: Scene, piece: Piece) -> None:
        draft = draft_of(scene)
        assert draft is not None
        assert scene.viewer is not None
        work = self._works[scene.viewer]
        match piece:
            case Put(tile=tile):
                problem = draft.problem(tile)
                if problem is not None:
                    raise problem
                tiles = draft.with_tile(tile)
            case Take(tile=tile):
                if tile not in draft.tiles:
                    raise _refused("not-on-board", "MET-3.2", tile)
                tiles = draft.without(tile)
            case _:
                raise AssertionError(piece)  # there are no others
        if tiles != work.tiles:
            work.history.append(work.tiles)
            work.tiles = tiles

    def undo(self, scene: Scene) -> bool:
        """The last step since the program was committed; before that, the match undoes the committing."""
        work = self._works.get(scene.viewer) if scene.viewer is not None else None
        if work is None or len(work.history) <= work.settled or draft_of(scene) is None:
            return False
        work.tiles = work.history.pop()
        return True
