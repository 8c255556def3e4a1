"""Metal Adventures for people: three to six space pirates, their battles, alliances, betrayals and promises."""

from metalworks.games.metal_adventures.building import position
from metalworks.games.metal_adventures.game import GAME

__all__ = ["GAME", "position"]
