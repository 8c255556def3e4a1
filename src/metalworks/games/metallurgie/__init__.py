"""Metallurgie for people: alchemists stack iron, copper, silver and gold and score areas."""

from metalworks.games.metallurgie.actions import DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard
from metalworks.games.metallurgie.building import position
from metalworks.games.metallurgie.components import Cell, Metal
from metalworks.games.metallurgie.game import GAME, BonusFell, CardFell, FirstPlayerFell

__all__ = [
    "GAME",
    "BonusFell",
    "CardFell",
    "Cell",
    "DrawCard",
    "EndTurn",
    "FirstPlayerFell",
    "Metal",
    "PlaceCard",
    "ScoreArea",
    "TakeCard",
    "position",
]
