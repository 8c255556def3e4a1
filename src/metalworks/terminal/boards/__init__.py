"""The boards, by game. A new game adds its `Board` here; until then it is played by its list of moves."""

from __future__ import annotations

from metalworks.terminal.boards.bare import BareBoard
from metalworks.terminal.boards.board import Board
from metalworks.terminal.boards.metal_adventures import MetalAdventuresBoard
from metalworks.terminal.boards.metallum import MetallumBoard
from metalworks.terminal.boards.metallurgie import MetallurgieBoard

BOARDS: dict[str, type[Board]] = {
    "metallum": MetallumBoard,
    "metal_adventures": MetalAdventuresBoard,
    "metallurgie": MetallurgieBoard,
}

__all__ = ["Board", "board_of"]


def board_of(game: str) -> type[Board]:
    """The board of a game, or the bare one."""
    return BOARDS.get(game, BareBoard)
