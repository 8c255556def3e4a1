"""Makes the database of a release: `python -m tests.server.release.make`, with the code of that release.

It uses only what every release offers: the command that serves, and the client for bots. Run it when a release is made,
before anything is changed: a finished match with chat, one that is being played, and a table that waits for somebody.
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

from metalworks.client import Client

MADE = Path(__file__).parent / "tables.sqlite3.gz"
GAME = "metallurgie"


async def fill(address: str) -> None:
    """The three tables."""
    rng = random.Random(7)
    async with Client(address) as ann:
        await ann.rename("Ann")
        for name, most in (("finished", 10_000), ("running", 12)):
            table = await ann.create(GAME, ["me", "me"], public=True)
            async with ann.play(table.id) as seats:
                await seats.say(name)
                moves = 0
                async for turn in seats.turns():
                    await seats.act(turn, rng.choice(turn.legal))
                    moves += 1
                    if moves == most:
                        break
        await ann.create(GAME, ["me", "open"], public=True)


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
