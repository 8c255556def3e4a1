"""Makes the database of a release: `python -m tests.server.release.make`, with the code of that release.

It uses only what every release offers: the command that serves, and the client for bots. Run it when a release is made,
before anything is changed. Of each game there are a finished match with chat, one that is being played and a table that
waits for somebody. One match has a clock, several have an undone step, and one waits for a computer that was thinking
when the server stopped.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from metalworks import messages
from metalworks.client import Client, Table

MADE = Path(__file__).parent / "tables.sqlite3.gz"
GAMES = {"metallum": 2, "metal_adventures": 3, "metallurgie": 2}  # and for how many
BEGUN = 12  # moves of a match that goes on
MOST = 400  # moves of a finished one, after which it is given up
BANK = 86_400.0


async def fill(address: str) -> None:
    """All tables."""
    async with Client(address) as ann:
        await ann.rename("Ann")
        await ann.link()
        for game, seats in GAMES.items():
            for name, most in (("finished", MOST), ("running", BEGUN)):
                pace = messages.Pace(bank=BANK) if (game, name) == ("metallurgie", "running") else None
                table = await ann.create(game, ["me"] * seats, public=True, pace=pace)
                async with ann.play(table.id) as everybody:
                    await everybody.say(f"{name} {game}")
                    await play(everybody, random.Random(7), most)
                    while name == "finished" and not everybody.is_over:
                        left = [at for at, seat in enumerate(everybody.info.seats) if seat.yours and not seat.conceded]
                        await everybody.ask(messages.Concede(seat=left[0]))
            await ann.create(game, ["me", *["open"] * (seats - 1)], public=True)
        await ann.create("metallum", ["me", "engineer"])  # both write their programs: the server stops meanwhile


async def play(everybody: Table, rng: random.Random, most: int) -> None:
    """Moves at random for all seats; the first that can be undone is."""
    is_undone = False
    for _ in range(most):
        turn = await everybody.next_turn()
        if turn is None:
            return
        await everybody.act(turn, rng.choice(turn.legal))
        if not is_undone and everybody.seats[turn.seat].can_undo:
            await everybody.undo(turn.seat)
            is_undone = True


async def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        file = Path(folder, "tables.sqlite3")
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        command = [sys.executable, "-m", "metalworks.cli", "serve", "--port", port, "--database", str(file)]
        with subprocess.Popen(command) as server:
            try:
                await _until_up(int(port))
                await fill(f"http://127.0.0.1:{port}")
            finally:
                server.terminate()
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("DELETE FROM settings WHERE key = 'secret'")
        connection.commit()
        connection.execute("VACUUM")
        connection.close()
        target.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


async def _until_up(port: int) -> None:
    async with asyncio.timeout(120):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.2)
            else:
                writer.close()
                return


if __name__ == "__main__":
    asyncio.run(main(MADE))
