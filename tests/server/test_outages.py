"""When no server runs, nobody can move, and nobody's clock runs."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sa

from metalworks.client import Client
from metalworks.messages import Pace
from metalworks.server.storage.database import connect, entries, settings
from metalworks.server.storage.store import SILENCE, Store
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
