"""What the last release left stays readable: its schema, its tables, and its matches when the rules have changed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import AsyncTestClient

from metalworks import messages
from metalworks.cli.serve import _check_database
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts
from metalworks.contract.types import Viewer
from metalworks.games.metallurgie.game import MetallurgieGame
from metalworks.messages import Status
from metalworks.server import archive
from metalworks.server.hosted import commands, kept
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.backup import backup, restore
from metalworks.server.storage.database import connect, tables
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.server.transport.app import create_app
from metalworks.server.transport.connections import Connection
from tests.server.postgres import Postgres
from tests.server.release.make import MADE

VIEWERS: list[Viewer] = [0, 1, None]


@pytest.fixture(params=["sqlite", "postgresql"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the last release left it; PostgreSQL has it from a backup."""
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(gzip.decompress(MADE.read_bytes()))
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.database()
    backup(f"sqlite:///{file}", tmp_path / "backup")
    restore(address, tmp_path / "backup")
    return address


async def _ids(store: Store) -> dict[str, str]:
    """The tables by their status."""
    query = sa.select(tables.c.status, tables.c.id)
    return await store.read(lambda connection: {row.status: row.id for row in connection.execute(query)})


async def _replay(client: AsyncTestClient[Any], table: str, viewer: Viewer) -> list[dict[str, Any]]:
    """All frames of a replay, page after page."""
    frames: list[dict[str, Any]] = []
    while True:
        seat = {} if viewer is None else {"seat": viewer}
        answer = await client.get(f"/api/tables/{table}/replay", params={"first": len(frames), **seat})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        frames += page["frames"]
        if len(frames) > page["lines"]:
            return frames


async def test_a_new_release_goes_on_with_the_tables_of_the_last(released: str) -> None:
    store = await Store.open(released)
    here = Tables(store, Settings(database=released))
    found = await _ids(store)
    hosted = {status: (await here.open(table)).hosted for status, table in found.items()}
    finished, running, waiting = hosted["finished"], hosted["playing"], hosted["open"]
    assert finished is not None
    assert running is not None
    assert waiting is not None
    assert finished.outcome is not None
    assert finished.outcome.by == "rules"
    assert running.moves == 12

    def act(table: Any, _: float) -> commands.Entries:
        match, sequences = table.playing()
        seat = table.waiting[0]
        return commands.act(table, seat, sequences.now(seat), match.legal(seat)[0])

    await here.change(here.live[found["playing"]], act)
    assert running.moves == 13
    await here.change(
        here.live[found["open"]], lambda table, _: commands.join(table, "ben", "Ben", messages.JoinTable())
    )
    assert waiting.status is Status.PLAYING
    await here.close()
    await store.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_matches_outlive_their_rules(released: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(released)
    found = await _ids(store)
    here = Tables(store, Settings(database=released))
    for table in ("finished", "playing"):
        hosted = (await here.open(found[table])).hosted
        assert hosted is not None
        await store.keep_snapshot(hosted.id, hosted.game, hosted.rows, kept.code_of(hosted.game), kept.keep(hosted))
    archivist = archive.Archivist(store, pause=0.0)
    while await archivist.work():
        pass
    assert archivist.stored == 1
    await here.close()
    await store.close()
    app = create_app(Settings(database=released))
    table = found["finished"]
    async with AsyncTestClient(app, base_url="http://localhost") as client:
        before = {viewer: await _replay(client, table, viewer) for viewer in VIEWERS}
        journal = (await client.get(f"/api/tables/{table}/journal")).text
        info = (await client.get(f"/api/tables/{table}")).json()

    monkeypatch.setattr(MetallurgieGame, "rules_version", MetallurgieGame.rules_version + 1)
    app = create_app(Settings(database=released))
    async with AsyncTestClient(app, base_url="http://localhost") as client:
        assert {viewer: await _replay(client, table, viewer) for viewer in VIEWERS} == before
        assert (await client.get(f"/api/tables/{table}/journal")).text == journal
        assert (await client.get(f"/api/tables/{table}")).json() == info
        answer = await client.get(f"/api/tables/{table}/position?at=3")
        assert (answer.status_code, answer.json()["key"]) == (409, "rules-changed")

        running = (await client.get(f"/api/tables/{found['playing']}")).json()
        assert running["status"] == "finished"
        assert running["outcome"]["reason"] == "table-result-rules-changed"
        assert running["waiting"] == []
        answer = await client.get(f"/api/tables/{found['playing']}/replay")
        assert (answer.status_code, answer.json()["key"]) == (409, "rules-changed")
        waiting = (await client.get(f"/api/tables/{found['open']}")).json()
        assert waiting["status"] == "open"

    store = await Store.open(released)
    here = Tables(store, Settings(database=released))
    live = await here.open(table)
    assert isinstance(live.hosted, BygoneTable)
    link: Any = SimpleNamespace(host="", is_open=True, is_writable=False)
    eve = Connection(link, None, Limits())
    live.connections.append(eve)
    live.welcome(eve, messages.Hello())
    update = json.loads(eve._outbox.pop())
    assert [one["view"] for one in update["views"]] == [before[None][-1]["view"]]
    assert update["table"]["outcome"] == info["outcome"]
    rows = await store.log_of(found["playing"])
    assert '"entry":"closed"' in rows[-1][1]  # once, and for all processes
    assert '"entry":"closed"' not in rows[-2][1]
    await here.close()
    await store.close()


def test_a_newer_schema_is_a_sentence(released: str) -> None:
    _check_database(released)
    engine = connect(released)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Problem) as problem:
        _check_database(released)
    assert problem.value.key == "serve-database-newer"
    for language in ("en", "de", "pl"):
        said = Texts(language)(problem.value.key, **problem.value.arguments)
        assert "9999" in said
        assert "\n" not in said
