"""Matches that begin at a position, to try on what people see and may do."""

from __future__ import annotations

from metalworks import Match
from metalworks.games.metallum import GAME
from metalworks.games.metallum.rules.game import Metallum
from metalworks.games.metallum.view import MetallumView

from .builder import Board


def match_at(board: Board, *, seed: int = 1) -> Match:
    """A match that begins where a board stands, through the notation of positions."""
    return Match.at("metallum", GAME.position(board.state), seats=["Red", "Blue"], seed=seed)


def see(match: Match, viewer: int | None = None) -> MetallumView:
    view = match.view(viewer)
    assert isinstance(view, MetallumView)
    return view


def state_of(match: Match) -> Metallum:
    """The real state, secrets included."""
    state = GAME.read_position(match.position, match.content)
    assert isinstance(state, Metallum)
    return state
