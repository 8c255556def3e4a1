"""The boards, by game. A new game adds its `Board` here."""

from __future__ import annotations

from metalworks.contract.problems import Problem
from metalworks.games import game as game_named
from metalworks.terminal.boards.board import Board
from metalworks.terminal.boards.metallum import MetallumBoard
from metalworks.terminal.boards.metallurgie import MetallurgieBoard

BOARDS: dict[str, type[Board]] = {"metallum": MetallumBoard, "metallurgie": MetallurgieBoard}

__all__ = ["BOARDS", "Board", "board_of"]


def board_of(game: str) -> type[Board]:
    """The board of a game; a problem to tell if it has none here."""
    if game not in BOARDS:
        raise Problem("terminal-no-board", title=game_named(game).title, known=", ".join(BOARDS))
    return BOARDS[game]
