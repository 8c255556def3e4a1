"""`metalworks serve` as a process: what whoever starts it sees, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from metalworks.client import Client
from tests.server.process import PATIENCE
from tests.server.proxies import Serving


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path)
    yield serving
    serving.process.kill()
    serving.process.wait()


async def until_ready(serving: Serving) -> None:
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=serving.address) as http:
        while True:
            assert serving.process.poll() is None, serving.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if (await http.get("/ready")).is_success:
                    return
            await asyncio.sleep(0.05)


async def test_a_second_server_on_one_file_ends_with_a_sentence(first: Serving, tmp_path: Path) -> None:
    """And with the exit status of a mistake, so that systemd and scripts notice; the first one is not disturbed."""
    await until_ready(first)
    second = Serving(tmp_path)
    assert await asyncio.to_thread(second.process.wait, 60) == 2
    said = second.log.read_text()
    assert f"Another server already uses {tmp_path / 'tables.sqlite3'}" in said
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    async with Client(first.address) as client:
        table = await client.create("metallurgie", ["me", "open"])
        async with client.play(table.id):
            begun = asyncio.get_running_loop().time()
            first.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(first.process.wait, PATIENCE) == 0
            assert asyncio.get_running_loop().time() - begun < PATIENCE
    assert "Traceback" not in first.log.read_text()
    third = Serving(tmp_path)  # the lock went with its holder
    try:
        await until_ready(third)
    finally:
        third.process.terminate()
        assert await asyncio.to_thread(third.process.wait, PATIENCE) == 0


async def test_of_two_servers_that_start_at_the_same_moment_one_serves(tmp_path: Path) -> None:
    """Whoever has looked at the file keeps it: the other ends with the sentence, and not later with a traceback."""
    for attempt in range(3):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        both = [Serving(folder) for _ in range(2)]
        try:
            async with asyncio.timeout(60):
                while all(serving.process.poll() is None for serving in both):
                    await asyncio.sleep(0.05)
            winner, loser = sorted(both, key=lambda serving: serving.process.poll() is not None)
            assert loser.process.poll() == 2, loser.log.read_text()
            assert "Another server already uses" in loser.log.read_text()
            assert "Traceback" not in loser.log.read_text()
            await until_ready(winner)
            winner.process.terminate()
            assert await asyncio.to_thread(winner.process.wait, PATIENCE) == 0
        finally:
            for serving in both:
                serving.process.kill()
                serving.process.wait()
