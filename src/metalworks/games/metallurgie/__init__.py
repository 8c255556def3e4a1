"""Metallurgie for people: alchemists stack iron, copper, silver and gold and score areas."""

from metalworks.games.metallurgie.game import GAME

__all__ = ["GAME"]
