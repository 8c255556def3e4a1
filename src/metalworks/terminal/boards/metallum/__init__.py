"""Metallum in the terminal: a bridge among seven planets."""

from metalworks.terminal.boards.metallum.board import MetallumBoard

__all__ = ["MetallumBoard"]
