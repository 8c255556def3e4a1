"""A board for games without one of their own: what the view says, and the list of moves."""

from metalworks.terminal.boards.bare.board import BareBoard

__all__ = ["BareBoard"]
