"""The pictures of the terminal in the documentation, into `docs/images/`: part of `make pictures`."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from metalworks import Match
from metalworks.players import choose
from metalworks.table.journal import Seat
from metalworks.table.save import SaveFile
from metalworks.terminal.app import TerminalApp
from metalworks.terminal.screens.table import TableScreen
from metalworks.terminal.sitting import Sitting

FOLDER = Path(__file__).parent.parent / "docs" / "images"
SIZE = (120, 40)
STEPS = {"metallurgie": 60, "metallum": 56}  # into the middle of a game


def sitting(game: str) -> Sitting:
    """A table where Ada has the next turn, some moves into the game."""
    match = Match.new(game, [Seat("Ada", ""), Seat("Greedy", "greedy")], "pictures")
    while match.steps < STEPS[game] or match.waiting[:1] != (0,):
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "greedy"))
    return Sitting(SaveFile.create(match))


async def draw(game: str) -> None:
    app = TerminalApp("en", lambda: TableScreen(sitting(game)), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        drawn = app.export_screenshot(title=f"metalworks play {game}")
    # No font of another site: who has the font sees it, everybody else their own monospaced one.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    (FOLDER / f"terminal-{game}.svg").write_text(drawn)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["METALWORKS_HOME"] = home
        for name in STEPS:
            asyncio.run(draw(name))
