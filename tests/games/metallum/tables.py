"""Matches that begin at a position, to try on what people see and may do."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Action
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


def assert_refused(match: Match, seat: int, action: Action, key: str, rule: str) -> Refused:
    """The action is refused like this, in every language in its own words, and changes nothing."""
    before, lines = match.position, len(match.journal.lines)
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert (caught.value.key, caught.value.rule) == (f"refused-{key}", rule)
    assert (match.position, len(match.journal.lines)) == (before, lines)
    texts = [caught.value.text(language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(rule in text and key not in text and "{" not in text for text in texts)
    return caught.value
