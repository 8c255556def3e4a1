"""The board of Metal Adventures."""

from metalworks.terminal.boards.metal_adventures.board import MetalAdventuresBoard

__all__ = ["MetalAdventuresBoard"]
