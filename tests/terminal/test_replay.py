"""Stepping through a journal in the full-screen replay."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from metalworks import Match
from metalworks.games.metallurgie.view import MetallurgieView
from metalworks.players import choose
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.screens.replay import ALL, ReplayScreen

from .conftest import screen_text


@pytest.fixture
def match() -> Match:
    match = Match.new("metallurgie", ["Ann", "Ben"], "6", {"bonus": True})
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "greedy"))
    return match


def replay(app: TerminalApp) -> ReplayScreen:
    return cast(ReplayScreen, app.screen)


def hands(app: TerminalApp) -> list[bool]:
    scene = replay(app).scene
    assert scene is not None
    return [seat.hand is not None for seat in cast(MetallurgieView, scene.view).seats]


async def press(pilot: Pilot[Path | None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


async def test_steps_back_and_forth_and_viewers(match: Match) -> None:
    app = TerminalApp("en", lambda: ReplayScreen(match, ALL), pace=0)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        start = replay(app).at
        first = screen_text(app)
        await press(pilot, "right", "right", "right")
        assert replay(app).at == start + 3
        assert screen_text(app) != first
        await press(pilot, "left", "left", "left")
        assert screen_text(app) == first
        assert hands(app) == [True, True]
        await press(pilot, "v")
        assert hands(app) == [False, False]
        await press(pilot, "v")
        assert hands(app) == [True, False]
        await press(pilot, "v")
        assert hands(app) == [False, True]
        await press(pilot, "home")
        assert replay(app).at == 0
        await press(pilot, "end")
        result = match.result
        assert result is not None
        assert result.rule in screen_text(app)
        await press(pilot, "right")
        assert replay(app).at == len(match.journal.lines)


async def test_autoplay_runs_and_stops(match: Match) -> None:
    app = TerminalApp("de", lambda: ReplayScreen(match, ALL), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        start = replay(app).at
        await press(pilot, "space")
        await pilot.pause(0.5)
        await press(pilot, "space")
        stopped = replay(app).at
        assert stopped > start
        await pilot.pause(0.3)
        assert replay(app).at == stopped
