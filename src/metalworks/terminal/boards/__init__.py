"""The boards, by game. A new game adds its `Board` here."""

from __future__ import annotations

from metalworks.terminal.boards.board import Board
from metalworks.terminal.boards.metallurgie import MetallurgieBoard

BOARDS: dict[str, type[Board]] = {"metallurgie": MetallurgieBoard}

__all__ = ["BOARDS", "Board"]
