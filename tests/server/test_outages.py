"""When no server runs, nobody's clock runs; when the database is gone, the server says so and goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from metalworks.client import Client
from metalworks.messages import Pace
from metalworks.server.storage.database import connect, entries, settings
from metalworks.server.storage.store import SILENCE, Store
from tests.server.postgres import NoPostgres, Postgres
from tests.server.process import ServerProcess


async def test_a_silence_is_an_outage(fresh: str) -> None:
    one, two = await Store.open(fresh), await Store.open(fresh)
    for at in (100.0, 105.0, 105.0 + SILENCE):
        await one.beat(at)
        await two.beat(at + 1)
    assert one.outages.spans == two.outages.spans == []
    end = 106.0 + SILENCE
    await one.beat(end + 1000)
    await two.beat(end + 1001)
    assert one.outages.spans == two.outages.spans == [(end, end + 1000)]
    await one.close()
    await two.close()
    later = await Store.open(fresh)
    await later.beat(end + 1001 + SILENCE)
    assert later.outages.spans == [(end, end + 1000)]
    await later.close()


async def test_clocks_stand_still_while_the_server_is_down(fresh: str, tmp_path: Path) -> None:
    server = ServerProcess(fresh, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        table = await ann.create("metallurgie", ["me", "me"], pace=Pace(bank=300))
        server.kill()
        engine = connect(fresh)
        with engine.begin() as connection:  # as if all of this had been an hour ago
            connection.execute(sa.update(entries).values(at=entries.c.at - 3600))
            connection.execute(
                sa.update(settings).where(settings.c.key == "alive").values(value=str(time.time() - 3600))
            )
        engine.dispose()
        server.start()
        await server.ready()
        async with ann.play(table.id) as both:
            assert both.clocks is not None
            assert all(200 < clock.remaining <= 300 for clock in both.clocks)
    server.stop()


async def test_a_damaged_file_is_said_to_be_damaged(sqlite_database: str, tmp_path: Path) -> None:
    """What lies elsewhere in it can still be read."""
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        table = await ann.create("metallurgie", ["me", "me"])
        assert server.stop() == 0
        connection = sqlite3.connect(tmp_path / "tables.sqlite3")
        where = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0] - 1
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.close()
        with (tmp_path / "tables.sqlite3").open("r+b") as file:
            file.seek(where * size)
            file.write(b"x" * size)
        server.start()
        await server.ready()
        answer = await ann.http.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert (await ann.http.get("/api/tables?shelf=mine")).json()["tables"][0]["id"] == table.id
    assert server.stop() == 0
    said = server.log.read_text()
    assert "the database is damaged" in said
    assert "Traceback" not in said


@pytest.mark.timeout(180)
async def test_the_database_crashes_and_comes_back(tmp_path: Path) -> None:
    """While it is away everything is refused in words; then computers go on by themselves, and SIGTERM ends it all."""
    try:
        postgres = await asyncio.to_thread(Postgres)
    except NoPostgres as reason:
        pytest.skip(str(reason))
    server = ServerProcess(postgres.database(), tmp_path / "log", thinkers=1)
    try:
        server.start()
        await server.ready()
        async with Client(server.address) as ann, httpx.AsyncClient(base_url=server.address) as http:
            table = await ann.create("metallum", ["me", "engineer"])
            async with ann.play(table.id) as mine:
                assert mine.waiting == [0, 1]
                await asyncio.to_thread(postgres.crash)  # what the computer decides cannot be kept
                async with asyncio.timeout(20):
                    while (await http.get("/ready")).status_code != 503:
                        await asyncio.sleep(0.05)
                assert (await http.get("/live")).status_code == 200
                for path in ("/api/me", "/api/tables"):
                    answer = await http.get(path)
                    assert (answer.status_code, answer.json()["code"]) == (503, "busy"), path
                page = await http.get(f"/table/{table.id}")  # for people: the application, which tries again
                assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(30):
                    while (await http.get("/ready")).status_code != 200:
                        await asyncio.sleep(0.05)
                await mine.until(lambda t: t.waiting == [0], timeout=20)  # the computer has gone on
        assert await asyncio.to_thread(server.stop) == 0  # after an outage
        server.start()
        await server.ready()
        await asyncio.to_thread(postgres.crash)
        assert await asyncio.to_thread(server.stop) == 0  # in one
        assert "Traceback" not in server.log.read_text()
    finally:
        await asyncio.to_thread(postgres.stop)


async def test_a_postgresql_that_may_only_be_read_is_away(postgres: Postgres, tmp_path: Path) -> None:
    """Its disk is nearly full, or another machine has taken over: everybody hears it, and it passes."""
    address = postgres.database()
    name = sa.make_url(address).database
    server = ServerProcess(address, tmp_path / "log")
    server.start()
    await server.ready()

    def let_write(may: bool) -> None:
        engine = connect(postgres.database())
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = {not may}"))
            connection.execute(
                sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            )
        engine.dispose()

    async with Client(server.address) as ann, httpx.AsyncClient(base_url=server.address) as http:
        await ann.rename("Ann")
        await asyncio.to_thread(let_write, False)
        async with asyncio.timeout(20):
            while (await http.get("/ready")).status_code != 503:
                await asyncio.sleep(0.05)
        answer = await ann.http.patch("/api/me", json={"name": "Ben"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        await asyncio.to_thread(let_write, True)
        async with asyncio.timeout(20):
            while (await http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)
        assert (await ann.rename("Eve")).name == "Eve"
    assert await asyncio.to_thread(server.stop) == 0
    assert "Traceback" not in server.log.read_text()
