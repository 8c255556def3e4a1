"""Metallurgie in the terminal: an alchemist's table by candlelight."""

from metalworks.terminal.boards.metallurgie.board import MetallurgieBoard

__all__ = ["MetallurgieBoard"]
