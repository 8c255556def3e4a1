"""Metallum for people: secret programs, factory ships on a line of seven planets, extractors, modules."""

from metalworks.games.metallum.game import GAME

__all__ = ["GAME"]
